"""Where cards lie on the Cult's board, and who may see them there."""

from __future__ import annotations

from typing import Final

from lawspeaker.kernel.zone import EVERYBODY_SEES, ZoneKind

LOST_SOULS: Final = ZoneKind("lost_souls", "card", EVERYBODY_SEES, "10.2.6", "the Lost Souls")
REVEALED: Final = ZoneKind("rituals", "card", EVERYBODY_SEES, "10.5", "cards revealed for rituals")

ZONES: Final = (LOST_SOULS, REVEALED)
