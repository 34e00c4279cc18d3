"""Where cards lie in Greenland, and who may see them there. Hands are open: everybody has seen what went there."""

from __future__ import annotations

from typing import Final

from lawspeaker.kernel.zone import NOBODY_SEES, ZoneKind

NORTH_DECK: Final = ZoneKind("north", "north_card", NOBODY_SEES, "C0.2")
SOUTH_DECK: Final = ZoneKind("south", "south_card", NOBODY_SEES, "C0.2")
EVENTS: Final = ZoneKind("events", "event", NOBODY_SEES, "C0.1")
SET_ASIDE: Final = ZoneKind("set_aside", "event", NOBODY_SEES, "C0.1")  # not used in this game

ZONES: Final = (NORTH_DECK, SOUTH_DECK, EVENTS, SET_ASIDE)
