"""What is measured: the contenders, the figures, and for each game its tables and the targets it is held to.

A new game is one more entry of GAMES.
"""

from __future__ import annotations

from typing import NamedTuple

CATANATRON, INTERPRETED, FAST = "Catanatron", "Lawspeaker, interpreted", "Lawspeaker, compiled"


class Line(NamedTuple):
    """One line of the results: whom it is of, what is asked of it, and which figure of its answer counts."""

    contender: str
    counted: str
    measure: str
    figure: str


CALLS = Line(CATANATRON, "every call of a player", "play", "asked")
CALLED_TO_DECIDE = Line(CATANATRON, "real decisions only", "play", "decisions")
DECISIONS = Line(INTERPRETED, "real decisions", "play", "decisions")
FAST_DECISIONS = Line(FAST, "real decisions", "play", "decisions")
RECORDED = Line(INTERPRETED, "real decisions, recording", "recording", "decisions")
FAST_RECORDED = Line(FAST, "real decisions, recording", "recording", "decisions")
CATAN_GAMES = Line(CATANATRON, "complete games", "play", "games")
WHOLE_GAMES = Line(INTERPRETED, "complete games", "play", "games")
FAST_WHOLE_GAMES = Line(FAST, "complete games", "play", "games")
CATAN_COPY = Line(CATANATRON, "a copy at any decision", "copy", "microseconds")
COPY = Line(INTERPRETED, "a copy at any decision", "copy", "microseconds")
FAST_COPY = Line(FAST, "a copy at any decision", "copy", "microseconds")
VIEW = Line(INTERPRETED, "all that a seat sees", "view", "microseconds")
FAST_VIEW = Line(FAST, "all that a seat sees", "view", "microseconds")
CATAN_MEMORY = Line(CATANATRON, "a finished game", "memory", "bytes")
MEMORY = Line(INTERPRETED, "a finished game", "memory", "bytes")
FAST_MEMORY = Line(FAST, "a finished game", "memory", "bytes")

TABLES: dict[str, list[Line]] = {  # the others are compared with the first line
    "Decisions a second": [CALLS, CALLED_TO_DECIDE, DECISIONS, FAST_DECISIONS, RECORDED, FAST_RECORDED],
    "Games a second": [CATAN_GAMES, WHOLE_GAMES, FAST_WHOLE_GAMES],
    "Microseconds for a copy": [CATAN_COPY, COPY, FAST_COPY],
    "Microseconds for a view": [VIEW, FAST_VIEW],
    "Bytes in memory": [CATAN_MEMORY, MEMORY, FAST_MEMORY],
}


class Target(NamedTuple):
    """What a figure must keep to, or its ratio to one of Catanatron's in the same run. The worst seat count counts."""

    said: str
    line: Line
    beside: Line | None = None
    least: float = 0
    most: float = float("inf")


class Measured(NamedTuple):
    """A game that is measured: for how many, by which rules, and what it is held to."""

    name: str
    title: str
    seats: tuple[int, ...]
    rules: dict[str, str]
    targets: list[Target]


FIVE_TIMES = Target("compiled, decisions: at least 5 times Catanatron's calls", FAST_DECISIONS, CALLS, least=5)
COPIED = Target("compiled, a copy: at most half of Catanatron's time", FAST_COPY, CATAN_COPY, most=0.5)

GAMES = [
    Measured(
        "arctic",
        "The Arctic",
        (2, 3, 4),
        {},
        [
            Target("interpreted, decisions: at least 2 times Catanatron's calls", DECISIONS, CALLS, least=2),
            Target("compiled, decisions: at least 10 times Catanatron's calls", FAST_DECISIONS, CALLS, least=10),
            COPIED,
            Target("interpreted, a finished match with its record: less than 1 MB", MEMORY, most=1e6),
            Target("compiled, a finished match with its record: less than 1 MB", FAST_MEMORY, most=1e6),
        ],
    ),
    Measured(
        "root",
        "Root",
        (4,),
        {
            "map": "autumn",
            "faction_1": "marquise",
            "faction_2": "eyrie",
            "faction_3": "alliance",
            "faction_4": "vagabond",
        },
        [
            FIVE_TIMES,
            Target("compiled, games: at least 5 times Catanatron's", FAST_WHOLE_GAMES, CATAN_GAMES, least=5),
            COPIED,
            Target("compiled, all that a seat sees: less than 1 millisecond", FAST_VIEW, most=1000),
        ],
    ),
    Measured(
        "greenland",
        "Greenland",
        (4,),
        {},
        [FIVE_TIMES],
    ),
    Measured(
        "neanderthal",
        "Neanderthal",
        (3,),
        {},
        [FIVE_TIMES],
    ),
]
