"""Simulations: many games played by bots, as a table with one row for each game and seat.

The column `course` holds how the game went for the seat: for each of the names that `Box.course` gives, and for
`round`, a list with one number a round. `lawspeaker.lab.statistics.course` makes a table of it.

The same seed gives the same table, however many processes share the work: what a game is played with depends only on
the seed and the game's number.
"""

from __future__ import annotations

import hashlib
import signal
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import NamedTuple

import polars as pl

from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import ConfigError, LawspeakerError
from lawspeaker.kernel.game import Box, Game
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.players.player import Player, Turn, make

Course = dict[str, list[float]]  # by name: how a seat stood after each round
Row = dict[str, int | float | str | bool]
Progress = Callable[[int], None]  # told how many games are done

MOST_AT_ONCE = 32  # games that are handed to a process together


class SimulationError(LawspeakerError):
    """A simulated game that broke off; names what is needed to play it again."""


class Played(NamedTuple):
    """What came of one game, seat by seat."""

    rows: list[Row]
    courses: list[Course]


class Plan(NamedTuple):
    """What is simulated. It is sent to other processes, and so is plain data."""

    game: str
    bots: list[str]
    seats: int
    seed: int
    rules: dict[str, str] | None
    data: Path | None


def simulate(
    game: str,
    games: int,
    bots: list[str],
    seats: int,
    seed: int = 0,
    jobs: int = 1,
    rules: dict[str, str] | None = None,
    data: Path | None = None,
    progress: Progress | None = None,
) -> pl.DataFrame:
    """Play so many games. The bots, given by name, move on by one seat from game to game, so that each sits
    everywhere equally often when `games` is a multiple of their number. Sides that differ go round more slowly, so that
    each bot plays each of them from every seat.
    """
    plan = Plan(game, bots, seats, seed, rules, data)
    check(plan, games, jobs)
    played: dict[int, Played] = {}
    for number, one in run(plan, games, jobs):
        played[number] = one
        if progress is not None:
            progress(len(played))
    return table_of([played[number] for number in sorted(played)])


def table_of(played: list[Played]) -> pl.DataFrame:
    """One row for each game and seat. Polars reads columns fast, but many short lists slowly: so courses go through one
    long table.
    """
    rows = [row for game in played for row in game.rows]
    table = pl.DataFrame({name: [row[name] for row in rows] for name in rows[0]})
    courses = [course for game in played for course in game.courses]
    columns = {name: [value for course in courses for value in course[name]] for name in courses[0]}
    kinds = {name: pl.Int64 if name == "round" else pl.Float64 for name in columns}
    owners = pl.Series([place for place, course in enumerate(courses) for _ in course["round"]])
    lists = pl.DataFrame(columns, kinds).with_columns(row=owners).group_by("row", maintain_order=True).agg(pl.all())
    return table.with_columns(lists.drop("row").to_struct("course"))


def check(plan: Plan, games: int, jobs: int) -> None:
    """Find what cannot work before any game is played."""
    if games < 1:
        raise ConfigError(f"at least 1 game must be played, not {games}")
    if jobs < 1:
        raise ConfigError(f"at least 1 process must play, not {jobs}")
    if not plan.bots:
        raise ConfigError("name at least one bot to play")
    for name in plan.bots:
        make(name, 0)
    start(plan.game, plan.seats, 0, plan.rules, plan.data, keep=0, record=False)


def run(plan: Plan, games: int, jobs: int) -> Iterator[tuple[int, Played]]:
    """The games as they are finished, in no certain order."""
    if jobs == 1:
        for number in range(games):
            yield number, play_game(plan, number)
        return
    at_once = max(1, min(MOST_AT_ONCE, games // (4 * jobs)))
    context = get_context("spawn")  # the same everywhere, and safe beside the threads of Polars
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, initializer=prepare, initargs=(stop,)) as pool:
        try:
            chunks = [range(first, min(first + at_once, games)) for first in range(0, games, at_once)]
            for done in as_completed([pool.submit(play_games, plan, chunk) for chunk in chunks]):
                yield from done.result()
        finally:  # also when somebody presses Ctrl-C: no process begins another game
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)


# In the processes that play

_stop: Event | None = None


def prepare(stop: Event) -> None:
    """Make a process ready: Ctrl-C is for the one that started it."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_games(plan: Plan, numbers: range) -> list[tuple[int, Played]]:
    """Some of the games; none any more once all are told to stop."""
    return [(number, play_game(plan, number)) for number in numbers if _stop is None or not _stop.is_set()]


def derived_seed(*parts: int) -> int:
    """A seed that follows from others, unlike that of any neighbour."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 2


def seating(plan: Plan, number: int) -> list[str]:
    """Which bot sits where in a game."""
    return [plan.bots[(number + seat) % len(plan.bots)] for seat in range(plan.seats)]


def play_game(plan: Plan, number: int) -> Played:
    """Play one game to its end."""
    seed = derived_seed(plan.seed, number)
    sitting = seating(plan, number)
    try:
        box = shelf.find(plan.game)
        rules = box.varied(plan.seats, plan.rules, number // len(plan.bots))
        match = start(plan.game, plan.seats, seed, rules, plan.data, keep=keep_for(sitting), record=False)
        players = [make(name, derived_seed(seed, seat)) for seat, name in enumerate(sitting)]
        asked, courses = follow(match, box, players)
        return Played(rows_of(match, box, number, seed, sitting, asked), courses)
    except Exception as error:
        raise SimulationError(
            f"game {number} of {plan.game} broke off (seed {seed}, players {', '.join(sitting)}):"
            f" {type(error).__name__}: {error}"
        ) from error


def follow(match: Match, box: Box, players: list[Player]) -> tuple[list[int], list[Course]]:
    """Let players finish a match; by seat, how many asks were answered, and how it went."""
    asked = [0] * len(players)
    courses: list[Course] = [defaultdict(list) for _ in players]
    played = box.round(match.game)
    while match.ask is not None:
        seat = match.ask.seat
        asked[seat] += 1
        match.answer(players[seat].choose(Turn(match, seat)), seat)
        begun = box.round(match.game)
        while played != begun:  # several at once if in some of them nobody was asked anything
            note_round(courses, box, match.game, played)
            played += 1
    note_round(courses, box, match.game, played)
    return asked, courses


def note_round(courses: list[Course], box: Box, game: Game, number: int) -> None:
    """Note how the seats stand at the end of a round."""
    for seat, course in enumerate(courses):
        course["round"].append(number)
        for name, value in box.course(game, seat).items():
            course[name].append(value)


def keep_for(sitting: list[str]) -> int:
    """How often the match keeps a base to copy from: those who choose blindly need none."""
    return 0 if set(sitting) == {"random"} else 8


def rows_of(match: Match, box: Box, number: int, seed: int, sitting: list[str], asked: list[int]) -> list[Row]:
    result = match.result
    rows: list[Row] = []
    for seat, name in enumerate(sitting):
        winner = seat in result.winners
        row: Row = {
            "game": number,
            "seed": seed,
            "seats": len(sitting),
            "seat": seat,
            "player": name,
            "points": result.points[seat],
            "won": 1 / len(result.winners) if winner else 0.0,
            "winner": winner,
            "asked": asked[seat],
            "length": sum(asked),
        }
        row.update(box.outcome(match.game, seat))
        rows.append(row)
    return rows
