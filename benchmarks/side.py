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

Figures = dict[str, float]

EVERY = 7  # a game is copied at every seventh decision: evenly over whole games, and no multiple of the seats
AT_ONCE = 4  # copies for one look at the clock


class Played(NamedTuple):
    """A game played to its end: decisions among several options, and all that were asked for."""

    decisions: int
    asked: int


class Side(NamedTuple):
    """What a contender can do. Each takes the number of seats and the number of the game."""

    play: Callable[[int, int], Played]
    play_recording: Callable[[int, int], Played]
    copies: Callable[[int, int], Iterator[Callable[[], object]]]  # plays on, and stops wherever a copy is to be made
    finished: Callable[[int, int], object]  # a finished game with its record


def speed(play: Callable[[int, int], Played], seats: int, first: int, seconds: float) -> Figures:
    """Play whole games until the time is over."""
    decisions = asked = games = 0
    gc.collect()
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        played = play(seats, first + games)
        decisions += played.decisions
        asked += played.asked
        games += 1
    return {"decisions": decisions / spent, "asked": asked / spent, "games": games / spent}


def copying(side: Side, seats: int, first: int, seconds: float) -> Figures:
    """Copy games on their way; only the copying is timed."""
    spent = 0.0
    copies = games = 0
    gc.collect()
    while spent < seconds / 4:  # playing on takes the rest
        for copy in side.copies(seats, first + games):
            begun = process_time()
            for _ in range(AT_ONCE):
                copy()
            spent += process_time() - begun
            copies += AT_ONCE
        games += 1
    return {"microseconds": spent / copies * 1e6}


def memory(side: Side, seats: int, first: int) -> Figures:
    """What one finished game holds in memory, beyond what all games share."""
    side.finished(seats, first)
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    game = side.finished(seats, first)
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del game
    return {"bytes": after - before}


def serve(side: Side) -> None:
    """Answer until nothing more is asked."""
    for line in sys.stdin:
        ask = json.loads(line)
        seats, first, seconds = ask["seats"], ask["first"], ask["seconds"]
        if ask["measure"] == "play":
            figures = speed(side.play, seats, first, seconds)
        elif ask["measure"] == "recording":
            figures = speed(side.play_recording, seats, first, seconds)
        elif ask["measure"] == "copy":
            figures = copying(side, seats, first, seconds)
        else:
            figures = memory(side, seats, first)
        print(json.dumps(figures), flush=True)
