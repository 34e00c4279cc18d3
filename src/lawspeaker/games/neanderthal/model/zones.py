"""Where cards lie in Neanderthal, and who may see them there. Hands are open: everybody has seen what went there.

Cards of the north and of the south have different backs, so each pile is of one of them.
"""

from __future__ import annotations

from typing import Final

from lawspeaker.games.tribes.rows import face_down
from lawspeaker.kernel.zone import NOBODY_SEES, ZoneKind

DECKS: Final = face_down("", "C.2", "the deck of the {row}, face down")  # by row
DOWN: Final = face_down(
    "_down", "D1.1", "cards of the {row} that lie face down in Europe: ice-sheets, unexplored biomes"
)
GONE: Final = face_down("_gone", "L3d", "cards of the {row} that left the map unseen")
EVENTS: Final = ZoneKind("events", "event", NOBODY_SEES, "C.1", "the events to come, face down")
UNUSED: Final = ZoneKind("unused", "event", NOBODY_SEES, "C.1", "the daughters that are not among the events")

ZONES: Final = (*DECKS, *DOWN, *GONE, EVENTS, UNUSED)
