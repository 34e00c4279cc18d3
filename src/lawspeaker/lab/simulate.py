"""Simulations: many games played by bots, as a table with one row for each game and seat.

The same seed gives the same table, however many processes share the work: what a game is played with depends only on
the seed and the game's number.
"""

from __future__ import annotations

import hashlib
import json
import math
import os
import signal
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import NamedTuple

import polars as pl
from rich.table import Table

from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import ConfigError, LawspeakerError
from lawspeaker.kernel.game import Box
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.players.player import Turn, make
from lawspeaker.version import __version__

Row = dict[str, int | float | str | bool]
Progress = Callable[[int], None]  # told how many games are done

MOST_AT_ONCE = 32  # games that are handed to a process together
CONFIDENCE = 1.959964  # standard deviations either side of the mean that hold 95 of 100


class SimulationError(LawspeakerError):
    """A simulated game that broke off; names what is needed to play it again."""


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
    played: dict[int, list[Row]] = {}
    for number, rows in run(plan, games, jobs):
        played[number] = rows
        if progress is not None:
            progress(len(played))
    return pl.DataFrame([row for number in sorted(played) for row in played[number]], infer_schema_length=None)


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


def run(plan: Plan, games: int, jobs: int) -> Iterator[tuple[int, list[Row]]]:
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


def play_games(plan: Plan, numbers: range) -> list[tuple[int, list[Row]]]:
    """Some of the games; none any more once all are told to stop."""
    return [(number, play_game(plan, number)) for number in numbers if _stop is None or not _stop.is_set()]


def derived_seed(*parts: int) -> int:
    """A seed that follows from others, unlike that of any neighbour."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 2


def seating(plan: Plan, number: int) -> list[str]:
    """Which bot sits where in a game."""
    return [plan.bots[(number + seat) % len(plan.bots)] for seat in range(plan.seats)]


def play_game(plan: Plan, number: int) -> list[Row]:
    """Play one game, and give a row for each seat."""
    seed = derived_seed(plan.seed, number)
    sitting = seating(plan, number)
    try:
        rules = shelf.find(plan.game).varied(plan.seats, plan.rules, number // len(plan.bots))
        match = start(plan.game, plan.seats, seed, rules, plan.data, keep=keep_for(sitting), record=False)
        players = [make(name, derived_seed(seed, seat)) for seat, name in enumerate(sitting)]
        asked = [0] * plan.seats
        while match.ask is not None:
            seat = match.ask.seat
            asked[seat] += 1
            match.answer(players[seat].choose(Turn(match, seat)), seat)
        return rows_of(match, shelf.find(plan.game), number, seed, sitting, asked)
    except Exception as error:
        raise SimulationError(
            f"game {number} of {plan.game} broke off (seed {seed}, players {', '.join(sitting)}):"
            f" {type(error).__name__}: {error}"
        ) from error


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


# What came of it


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win share (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    square = CONFIDENCE * CONFIDENCE / games
    middle = (share + square / 2) / (1 + square)
    reach = CONFIDENCE / (1 + square) * math.sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def shares(frame: pl.DataFrame, by: list[str]) -> pl.DataFrame:
    """Games, win share with its interval, mean points and mean length, by player or by player and seat."""
    table = (
        frame.group_by(by)
        .agg(
            pl.len().alias("games"),
            pl.col("won").sum(),
            pl.col("points").mean(),
            pl.col("points").std().alias("spread"),
            pl.col("length").mean(),
        )
        .sort(by)
    )
    intervals = [wilson(won, games) for won, games in zip(table["won"], table["games"], strict=True)]
    return table.with_columns(
        share=pl.col("won") / pl.col("games"),
        low=pl.Series([low for low, _ in intervals], dtype=pl.Float64),
        high=pl.Series([high for _, high in intervals], dtype=pl.Float64),
    )


def summary(frame: pl.DataFrame) -> Table:
    """Who won how often, to be printed: every player, then every player seat by seat."""
    games = frame["game"].n_unique()
    table = Table(title=f"{games:,} games of {frame['seats'][0]} seats", title_justify="left")
    for heading in ("player", "seat"):
        table.add_column(heading)
    for heading in ("games", "won", "95 % interval", "points", "±", "answers a game"):
        table.add_column(heading, justify="right")
    for row in shares(frame, ["player"]).iter_rows(named=True):
        add_line(table, row, "all")
    table.add_section()
    for row in shares(frame, ["player", "seat"]).iter_rows(named=True):
        add_line(table, row, str(row["seat"]))
    return table


def add_line(table: Table, row: dict[str, float], seat: str) -> None:
    table.add_row(
        str(row["player"]),
        seat,
        f"{row['games']:,}",
        f"{row['share']:.1%}",
        f"{row['low']:.1%} to {row['high']:.1%}",
        f"{row['points']:.1f}",
        f"{row['spread'] or 0:.1f}",
        f"{row['length']:.0f}",
    )


def about(
    game: str,
    bots: list[str],
    seats: int,
    seed: int,
    rules: dict[str, str] | None = None,
    data: Path | None = None,
    command: str = "",
) -> dict[str, str]:
    """What a table of games is of, to be kept with it: enough to make it again."""
    box = shelf.find(game)
    return {
        "lawspeaker": __version__,
        "game": game,
        "rules version": str(box.version),
        "rules": json.dumps(box.configure(seats, rules).rules, sort_keys=True),
        "data": "" if data is None else data.read_text(encoding="utf-8"),
        "bots": json.dumps(bots),
        "seats": str(seats),
        "seed": str(seed),
        "command": command,
    }


def write(frame: pl.DataFrame, path: Path, metadata: dict[str, str] | None = None) -> None:
    """Write a table as a Parquet file, whole or not at all; `about` makes the metadata."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    os.close(handle)
    try:
        frame.write_parquet(temporary, metadata=metadata)
        Path(temporary).chmod(0o666 & ~_umask())
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def _umask() -> int:
    """What the user does not want files to be readable by; a temporary file is private until it is told."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
