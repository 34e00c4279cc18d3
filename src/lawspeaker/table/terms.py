"""Terms: what is agreed about a room besides its game, its seats and its rules.

A new term is a field of `Terms`, a line of `FORM`, and its words in the catalogues. Requests, storage, rematches, what
is told about a room, the form for a new table and the types of the browser app follow from that.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from lawspeaker.table.refusals import Refusal

MINUTE, HOUR, DAY = 60, 3_600, 86_400  # in seconds


class Clock(Struct, forbid_unknown_fields=True):
    """Seconds for each seat in all, and seconds won with each answer."""

    seconds: int
    gain: int = 0


class Terms(Struct, kw_only=True):
    """Stored with the room as they are. Those of a room that is older than one of them have its default."""

    clock: Clock | None = None  # none: as long as it takes
    absent: int | None = None  # seconds without an answer after which a bot stands in; none: never
    spectators: bool = True  # whether others who have the link may look on
    public: bool = False  # whether the lobby shows the game to anybody who wants to look on
    undo: bool = False  # whether answers can be taken back where several people play; against bots they always can
    listed: bool = False  # whether the lobby shows the room


Value = int | bool | None


class TermField(NamedTuple):
    """A term as the form for a new table asks for it, or a part of one: `clock.gain`.

    `offered` are the values to choose from, the usual one first. Other programs may wish for any number within
    `bounds`. It matters only where the field that it `needs` has a value.
    """

    name: str
    called: str  # in what is refused
    offered: tuple[Value, ...]
    bounds: tuple[int, int] | None = None
    needs: str = ""


FORM = (
    TermField(
        "clock.seconds",
        "the seconds of a clock",
        (None, 5 * MINUTE, 10 * MINUTE, 20 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR),
        bounds=(30, 7 * DAY),
    ),
    TermField("clock.gain", "the seconds won with an answer", (0, 5, 10, 30, 60), (0, HOUR), needs="clock.seconds"),
    TermField(
        "absent",
        "the seconds after which a bot stands in",
        (None, MINUTE, 5 * MINUTE, HOUR, DAY, 3 * DAY),
        bounds=(15, 30 * DAY),
    ),
    TermField("spectators", "whether others may look on", (True, False)),
    TermField("public", "whether the lobby shows the game", (False, True), needs="spectators"),
    TermField("undo", "whether people may take answers back", (False, True)),
)
BY_SEATS = "listed"  # is not asked for: a room with a seat for anybody is listed


def terms_of(wishes: Terms) -> Terms:
    """The terms of something that has more to it."""
    return Terms(**{name: getattr(wishes, name) for name in Terms.__struct_fields__})


def value_of(terms: Terms, name: str) -> Value:
    """The value of a field of the form."""
    found: object = terms
    for part in name.split("."):
        found = None if found is None else getattr(found, part)
    assert found is None or isinstance(found, int)
    return found


def check_terms(terms: Terms) -> None:
    """Refuse numbers that are out of bounds."""
    for field in FORM:
        value, bounds = value_of(terms, field.name), field.bounds
        if bounds is not None and value is not None and not bounds[0] <= value <= bounds[1]:
            raise Refusal("invalid", f"{field.called} can be {bounds[0]} to {bounds[1]}, not {value}")
