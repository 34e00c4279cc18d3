"""A first look ahead: at every option, and at a few asks in a row, answered as looks best at once."""

from __future__ import annotations

from statistics import median
from time import perf_counter
from typing import NamedTuple

from lawspeaker.kernel.match import Match
from lawspeaker.players.ahead import answered, settle
from lawspeaker.players.greedy import look

ASKS = 12  # looked at, to learn how far options lie apart


class FirstLook(NamedTuple):
    """What a search starts from, the same on every core."""

    begun: float  # by the clock that all processes share
    gap: float
    points: list[float]  # what each option promises, by the game's evaluation


def first_look(match: Match) -> FirstLook:
    assert match.ask is not None
    begun, seat = perf_counter(), match.ask.seat
    gap = usual_gap(match)
    return FirstLook(begun, gap, [look(match, option, seat) for option in match.ask.options])


def usual_gap(match: Match) -> float:
    """How far other options usually fall behind the best."""
    gaps: list[float] = []
    for _ in range(ASKS):
        if match.ask is None:
            break
        seat, tries = match.ask.seat, [answered(match, option) for option in match.ask.options]
        looks = [settle(after, seat) for after in tries]
        best = max(looks)
        gaps += [best - look for look in looks if look < best]
        match = tries[looks.index(best)]
    return median(gaps) if gaps else 1.0
