"""Where cards lie in Greenland, and who may see them there. Hands are open: everybody has seen what went there."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.tribes.rows import face_down
from lawspeaker.kernel.zone import NOBODY_SEES, ZoneKind

DECKS: Final = face_down("", "C0.2", "the deck of the {row}, face down")  # by row
EVENTS: Final = ZoneKind("events", "event", NOBODY_SEES, "C0.1", "the events to come, face down")
SET_ASIDE: Final = ZoneKind("set_aside", "event", NOBODY_SEES, "C0.1", "the events that are not used in this game")

ZONES: Final = (*DECKS, EVENTS, SET_ASIDE)
