"""A first look ahead: at every option, and at a few asks in a row, answered as looks best at once."""

from __future__ import annotations

from statistics import median
from time import perf_counter
from typing import NamedTuple

from lawspeaker.kernel.match import Match
from lawspeaker.players.ahead import answered, settle
from lawspeaker.players.deals import talking
from lawspeaker.players.greedy import Choice
from lawspeaker.players.search.adviser import Adviser

ASKS = 12  # looked at, to learn how far options lie apart


class FirstLook(NamedTuple):
    """What a search starts from, the same on every core."""

    begun: float  # by the clock that all processes share
    gap: float
    points: list[float]  # what each option promises, by the game's evaluation
    scores: tuple[float, ...] = ()  # what an adviser says of each, less what it says of the best
    start: tuple[float, ...] = ()  # by what positions are measured, if not by the first guess


def first_look(match: Match, adviser: Adviser | None = None, gap: float = 0.0) -> FirstLook:
    """A look at the ask of a match. What an adviser rules out is not looked at: it promises no more than the rest.
    A gap that is known need not be found out.
    """
    assert match.ask is not None
    begun, seat, options = perf_counter(), match.ask.seat, match.ask.options
    gap = gap or usual_gap(match)
    choice = Choice(seat)
    if adviser is None:
        return FirstLook(begun, gap, [choice.worth(match, option) for option in options])
    scores, manner = adviser.scores(match), adviser.manner
    best = max(scores)
    scores = [score - best for score in scores]
    near = [place for place, score in enumerate(scores) if score >= -manner.near]
    points = [0.0] * len(options)
    if manner.first and len(near) > 1:
        looks = {place: choice.worth(match, options[place]) for place in near}
        points = [looks.get(place, min(looks.values())) for place in range(len(options))]
    return FirstLook(begun, gap, points, tuple(scores))


def usual_gap(match: Match) -> float:
    """How far other options usually fall behind the best."""
    gaps: list[float] = []
    for _ in range(ASKS):
        if match.ask is None:
            break
        seat, tries = match.ask.seat, [answered(match, option) for option in match.ask.options]
        looks = [settle(after, seat) for after in tries]
        best = max(looks)
        if not talking(match):  # what is said is not worth anything in itself
            gaps += [best - look for look in looks if look < best]
        match = tries[looks.index(best)]
    return median(gaps) if gaps else 1.0
