"""Where cards lie in Neanderthal, and who may see them there. Hands are open: everybody has seen what went there.

Cards of the north and of the south have different backs, so each pile is of one of them.
"""

from __future__ import annotations

from typing import Final

from lawspeaker.kernel.zone import NOBODY_SEES, ZoneKind

NORTH_DECK: Final = ZoneKind("north", "north_card", NOBODY_SEES, "C.2")
SOUTH_DECK: Final = ZoneKind("south", "south_card", NOBODY_SEES, "C.2")
NORTH_DOWN: Final = ZoneKind("north_down", "north_card", NOBODY_SEES, "D1.1")  # face down in Europe
SOUTH_DOWN: Final = ZoneKind("south_down", "south_card", NOBODY_SEES, "D1.1")
NORTH_GONE: Final = ZoneKind("north_gone", "north_card", NOBODY_SEES, "L3d")  # left the map unseen
SOUTH_GONE: Final = ZoneKind("south_gone", "south_card", NOBODY_SEES, "L3d")
EVENTS: Final = ZoneKind("events", "event", NOBODY_SEES, "C.1")
UNUSED: Final = ZoneKind("unused", "event", NOBODY_SEES, "C.1")  # daughters that are not in the deck

ZONES: Final = (NORTH_DECK, SOUTH_DECK, NORTH_DOWN, SOUTH_DOWN, NORTH_GONE, SOUTH_GONE, EVENTS, UNUSED)
