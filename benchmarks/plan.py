"""What is measured: the contenders, the figures in parts, and each game with the targets it is held to.

A new game is one more entry of GAMES.
"""

from __future__ import annotations

from typing import NamedTuple

from side import Table

CATANATRON, OPEN_SPIEL = "Catanatron", "OpenSpiel"
INTERPRETED, FAST = "Lawspeaker, interpreted", "Lawspeaker, compiled"


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

# Of environments: through which library, and what of a match is the learning program's.
GYMNASIUM = "Gymnasium, one seat"
PETTINGZOO = "PettingZoo, all seats"
THROUGH_OPEN_SPIEL = "OpenSpiel, all seats"
BATCH = "batch, all seats"
FAST_GYMNASIUM = Line(FAST, GYMNASIUM, "gymnasium", "steps")
FAST_PETTINGZOO = Line(FAST, PETTINGZOO, "pettingzoo", "steps")
FAST_BATCH = Line(FAST, BATCH, "batches", "steps")
FAST_BATCH_ALONE = Line(FAST, "batch of one worker, all seats", "batches", "alone")


class Part(NamedTuple):
    """Measures that go together: a section of the page, and what `--only` can choose."""

    title: str
    about: str
    tables: dict[str, list[Line]]  # by what they show; the others are compared with the first line
    each_game: bool = False  # whether each game has tables of its own, and is held to its targets


PARTS = {
    "rules": Part(
        "The rules",
        """\
Catan is another game than any of these: the comparison says how fast two Python engines get through decisions of random
players, not which game is the bigger. Both sides use their own random players. A real decision is one with several
options. Catanatron calls its players also where there is one option, and the targets count all those calls for it;
Lawspeaker's kernel answers such asks itself, and they are not counted. The recording lines are matches as people play
them, with their record, ready to be copied and taken back at every ask; the others are matches as simulations play
them. Copies and views are made of such recording matches at every seventh decision of whole games. A finished game is
kept with its record.""",
        {
            "Decisions a second": [CALLS, CALLED_TO_DECIDE, DECISIONS, FAST_DECISIONS, RECORDED, FAST_RECORDED],
            "Games a second": [CATAN_GAMES, WHOLE_GAMES, FAST_WHOLE_GAMES],
            "Microseconds for a copy": [CATAN_COPY, COPY, FAST_COPY],
            "Microseconds for a view": [VIEW, FAST_VIEW],
            "Bytes in memory": [CATAN_MEMORY, MEMORY, FAST_MEMORY],
        },
        each_game=True,
    ),
    "envs": Part(
        "Environments",
        """\
Steps of [environments](environments.md) with random actions from among the legal ones. A step is one action of the
learning program, with all that it gets back: the observation as a vector, what is legal next, and the reward; new games
are part of it. Through Gymnasium the program has one seat, and what random bots answer in the others is part of a step;
everywhere else it has all seats. Catanatron's environment, `catanatron_gym` with its vector of features, wants a step
also where one action alone is legal, which is so in two of three, and gives the legal ones as a list; Lawspeaker's asks
where there is something to decide, and gives a mask. OpenSpiel steps its own backgammon, a game for two that is written
in C++, from Python: observation tensor, list of legal actions, and the dice as outcomes of chance, which do not count
as steps. Lawspeaker's games in OpenSpiel are stepped in the same way. A batch has 1,024 matches and 2 workers, unless
it says otherwise. Each of them goes on as soon as it is ready, and a step of each match counts. Since worker processes
play it, it is measured by the clock, and all else in processor time. Every batch plays the first 300 steps of each
match, which is about a game, or in Root a third of one. One worker and two play the same ones in turns, since a match
is slower at some times than at others, and the target is for the median of how they compare in each round.""",
        {
            "Steps a second": [
                Line(CATANATRON, GYMNASIUM, "gymnasium", "steps"),
                Line(OPEN_SPIEL, "backgammon in C++, all seats", "open_spiel", "steps"),
                Line(INTERPRETED, GYMNASIUM, "gymnasium", "steps"),
                FAST_GYMNASIUM,
                Line(INTERPRETED, PETTINGZOO, "pettingzoo", "steps"),
                FAST_PETTINGZOO,
                Line(INTERPRETED, THROUGH_OPEN_SPIEL, "open_spiel", "steps"),
                Line(FAST, THROUGH_OPEN_SPIEL, "open_spiel", "steps"),
                Line(INTERPRETED, BATCH, "batch", "steps"),
                FAST_BATCH_ALONE,
                FAST_BATCH,
            ]
        },
    ),
    "search": Part(
        "Search",
        """\
Simulations of the [search player](add-a-bot.md#how-search-thinks) on one core, at some decisions spread over a game of
random players; in each round it is another game, and both builds search the same. What a search does before its first
simulation is not counted. How far a simulation goes, and so how long it takes, differs much between decisions: hence
the wide spread.""",
        {
            "Simulations a second": [
                Line(INTERPRETED, "simulations", "search", "simulations"),
                Line(FAST, "simulations", "search", "simulations"),
            ]
        },
    ),
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
    dealt: bool = False  # whether every game has other sides, from all that there are


TEN_TIMES = Target("compiled, decisions: at least 10 times Catanatron's calls", FAST_DECISIONS, CALLS, least=10)
COPIED = Target("compiled, a copy: at most 10 microseconds", FAST_COPY, most=10)
BATCHED = Target("compiled, a batch: at least 60,000 steps a second", FAST_BATCH, least=60_000)
SHARED = Target("compiled, a batch: at least 1.9 times that of one worker", FAST_BATCH, FAST_BATCH_ALONE, least=1.9)


def doubled(through: Line, before: int) -> Target:
    """At least twice what an environment made on 15 November 2026, with the seats that did worst."""
    said = f"compiled, {through.counted}: at least {2 * before:,} steps a second, twice those of 15 November 2026"
    return Target(said, through, least=2 * before)


GAMES = [
    Measured(
        "arctic",
        "The Arctic",
        (2, 3, 4),
        {},
        [
            Target("interpreted, decisions: at least 2 times Catanatron's calls", DECISIONS, CALLS, least=2),
            TEN_TIMES,
            COPIED,
            Target("interpreted, a finished match with its record: less than 1 MB", MEMORY, most=1e6),
            Target("compiled, a finished match with its record: less than 1 MB", FAST_MEMORY, most=1e6),
            BATCHED,
            SHARED,
            doubled(FAST_GYMNASIUM, 25_011),
            doubled(FAST_PETTINGZOO, 26_077),
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
            TEN_TIMES,
            Target("compiled, games: at least 15 times Catanatron's", FAST_WHOLE_GAMES, CATAN_GAMES, least=15),
            COPIED,
            Target("compiled, all that a seat sees: less than 1 millisecond", FAST_VIEW, most=1000),
            BATCHED,
            SHARED,
            doubled(FAST_GYMNASIUM, 8_753),
            doubled(FAST_PETTINGZOO, 14_594),
        ],
    ),
    Measured("root", "Root, any of its factions", (4,), {}, [TEN_TIMES, COPIED], dealt=True),
    Measured(
        "greenland",
        "Greenland",
        (4,),
        {},
        [TEN_TIMES, COPIED, BATCHED, SHARED, doubled(FAST_GYMNASIUM, 14_313), doubled(FAST_PETTINGZOO, 19_513)],
    ),
    Measured(
        "neanderthal",
        "Neanderthal",
        (3,),
        {},
        [TEN_TIMES, COPIED, BATCHED, SHARED, doubled(FAST_GYMNASIUM, 10_817), doubled(FAST_PETTINGZOO, 10_973)],
    ),
]


def table(contender: str, game: Measured, seats: int) -> Table:
    """What a contender plays where a game is measured for so many: its own game, if it is another engine."""
    if contender == CATANATRON:
        return Table("catan", seats, {})
    if contender == OPEN_SPIEL:
        return Table("backgammon", 2, {})
    return Table(game.name, seats, game.rules, game.dealt)
