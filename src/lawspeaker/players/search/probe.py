"""A first look at what lies ahead: some asks in a row, answered as looks best at once."""

from __future__ import annotations

from statistics import median

from lawspeaker.kernel.match import Match
from lawspeaker.players.greedy import settle

FEWEST = 12  # asks looked at, to learn how far options lie apart
MOST = 24  # and to see whether the round ends


class Probe:
    """What can be learned of a game before it is searched.

    `gap` is how much less than the best option others promise, as a rule; `round_ends` whether the round is over soon.
    """

    def __init__(self, match: Match) -> None:
        box = match.game.setting.box
        begun = box.round(match.game)
        gaps: list[float] = []
        asks = 0
        while match.ask is not None and asks < (FEWEST if box.round(match.game) > begun else MOST):
            looks = [tried(match, place) for place in range(len(match.ask.options))]
            best = max(points for points, _ in looks)
            gaps += [best - points for points, _ in looks if points < best]
            match = next(after for points, after in looks if points == best)
            asks += 1
        self.gap = median(gaps) if gaps else 1.0
        self.round_ends = match.ask is None or box.round(match.game) > begun


def tried(match: Match, place: int) -> tuple[float, Match]:
    """A copy in which this option was answered and what comes of it is settled, and how good that looks to the seat."""
    assert match.ask is not None
    after = match.clone(record=False)
    after.choose(place)
    return settle(after, match.ask.seat), after
