"""Where cards lie on the board, and who may see them there."""

from __future__ import annotations

from typing import Final

from lawspeaker.kernel.zone import EVERYBODY_SEES, ZoneKind

OPEN_HAND: Final = ZoneKind("open_hand", "card", EVERYBODY_SEES, "11.2.3", "the open hand of the Riverfolk")

ZONES: Final = (OPEN_HAND,)
