"""One side of a comparison: a process that measures what it is asked for and answers in JSON, line by line.

It imports nothing but the standard library, because every side runs in an environment of its own. Time is processor
time of the process: what others do on the machine counts less.
"""

from __future__ import annotations

import gc
import json
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from time import process_time
from typing import NamedTuple

EVERY = 7  # a game is copied or looked at on every seventh decision: all over it, and no multiple of the seats
AT_ONCE = 4  # times it is done for one look at the clock


class Table(NamedTuple):
    """What is played: a game for so many, by these rules, with sides dealt or not. Other engines know one game only."""

    game: str
    seats: int
    rules: dict[str, str]
    dealt: bool = False


class PlayCount(NamedTuple):
    """A game played to its end: decisions among several options, and all that were asked for."""

    decisions: int
    asked: int


Figures = dict[str, float]
Measure = Callable[[Table, int, float], Figures]  # at a table, from this number of a game on, for so many seconds


def speed(play: Callable[[Table, int], PlayCount]) -> Measure:
    """Play whole games until the time is over."""

    def measure(table: Table, first: int, seconds: float) -> Figures:
        decisions = asked = games = 0
        gc.collect()
        begun = process_time()
        while (spent := process_time() - begun) < seconds:
            played = play(table, first + games)
            decisions += played.decisions
            asked += played.asked
            games += 1
        return {"decisions": decisions / spent, "asked": asked / spent, "games": games / spent}

    return measure


def on_the_way(stops: Callable[[Table, int], Iterator[Callable[[], object]]]) -> Measure:
    """Do something with games on their way; `stops` plays on and gives what to do. Only the doing is timed."""

    def measure(table: Table, first: int, seconds: float) -> Figures:
        spent = 0.0
        done = games = 0
        gc.collect()
        while spent < seconds / 4:  # playing on takes the rest
            for act in stops(table, first + games):
                begun = process_time()
                for _ in range(AT_ONCE):
                    act()
                spent += process_time() - begun
                done += AT_ONCE
            games += 1
        return {"microseconds": spent / done * 1e6}

    return measure


def memory(finished: Callable[[Table, int], object]) -> Measure:
    """What one finished game with its record holds in memory, beyond what all games share."""

    def measure(table: Table, first: int, seconds: float) -> Figures:
        finished(table, first)
        gc.collect()
        tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()
        game = finished(table, first)
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        del game
        return {"bytes": after - before}

    return measure


def stepping(steps: Callable[[Table, int], Iterator[None]]) -> Measure:
    """Step an environment until the time is over; making it and what comes before its first step is not timed."""

    def measure(table: Table, first: int, seconds: float) -> Figures:
        steps_of_one = steps(table, first)
        next(steps_of_one)
        done = 0
        gc.collect()
        begun = process_time()
        while (spent := process_time() - begun) < seconds:
            next(steps_of_one)
            done += 1
        return {"steps": done / spent}

    return measure


def serve(measures: dict[str, Measure]) -> None:
    """Answer until nothing more is asked."""
    for line in sys.stdin:
        asked = json.loads(line)
        figures = measures[asked["measure"]](Table(*asked["table"]), asked["first"], asked["seconds"])
        print(json.dumps(figures), flush=True)
