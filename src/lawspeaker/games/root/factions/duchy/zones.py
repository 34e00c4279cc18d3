"""Where cards lie on the board, and who may see them there."""

from __future__ import annotations

from typing import Final

from lawspeaker.kernel.zone import EVERYBODY_SEES, ZoneKind

REVEALED: Final = ZoneKind(
    "revealed", "card", EVERYBODY_SEES, "12.6.1", "the cards that the Duchy has revealed this turn"
)

ZONES: Final = (REVEALED,)
