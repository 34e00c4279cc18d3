"""Where cards lie on the board, and who may see them there."""

from __future__ import annotations

from typing import Final

from lawspeaker.kernel.zone import OWNER_SEES, ZoneKind

SUPPORTERS: Final = ZoneKind("supporters", "card", OWNER_SEES, "8.2.3", "the supporters, face down")

ZONES: Final = (SUPPORTERS,)
