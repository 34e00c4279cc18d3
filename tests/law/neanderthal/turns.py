"""Phase 1 at a table of Neanderthal: the last turn of a game, so that nothing comes after it but its other phases."""

from __future__ import annotations

from typing import Any

from lawspeaker.kernel.match import Match
from tests.law.neanderthal.hunts import EVENTS
from tests.law.neanderthal.table import EVENT, table

FIRST_ICON = 2  # the step of the first icon of an event


def piles(*kept: str, **given: Any) -> dict[str, Any]:
    """All events have happened but these and those that are given in piles."""
    piled = {*kept, *given.get("events", []), *given.get("unused", [])}
    return {"events": [], "unused": [], "past": [each for each in EVENTS if each not in piled], **given}


def turn(begun_by: str, *tribes: str, **given: Any) -> Match:
    """A turn that begins with this event."""
    return table(*tribes, phase=EVENT, **piles(**{"events": [begun_by], **given}))


def icon(event: str, number: int, *tribes: str, **given: Any) -> Match:
    """An event whose icon of this number, counted from 1, is about to be applied."""
    return table(*tribes, phase=EVENT, event=event, step=FIRST_ICON + number - 1, **piles(event, **given))


def sale(daughter: str, icons: int, *tribes: str, **given: Any) -> Match:
    """An event whose icons, so many, have been applied: the daughter is for sale."""
    return icon(daughter, icons + 1, *tribes, **given)
