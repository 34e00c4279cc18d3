"""What a position is worth to each seat, from 0 to 1."""

from __future__ import annotations

import math
from statistics import median

from lawspeaker.kernel.match import Match
from lawspeaker.players.greedy import settle

PROBED = 12  # asks in a row whose options tell how far evaluations usually lie apart
GAPS = 1.25  # what is so many usual gaps better than the start is worth 0.73, and what is as much worse 0.27
MOST = 30.0  # beyond so many of these all is won or lost
ENDED = 0.5  # how much of the worth of a game that has ended is who has won it


class Judge:
    """Measures a game's evaluation by where the search begins, and by how far options usually lie apart.

    So the same numbers serve every game, whatever its points are like, and a game that is won does not drown all other
    differences.
    """

    def __init__(self, match: Match) -> None:
        game = match.game
        self.box = game.setting.box
        self.start = [self.box.evaluate(game, seat) for seat in range(game.seats)]
        self.scale = GAPS * usual_gap(match)

    def worth(self, points: float, seat: int) -> float:
        """What an evaluation is worth to a seat."""
        better = (points - self.start[seat]) / self.scale
        return 1.0 / (1.0 + math.exp(-max(-MOST, min(MOST, better))))

    def worths(self, match: Match) -> list[float]:
        """What a position is worth to each seat."""
        game = match.game
        found = [self.worth(self.box.evaluate(game, seat), seat) for seat in range(game.seats)]
        if match.ask is not None:
            return found
        winners = match.result.winners
        return [(1.0 - ENDED) * worth + ENDED * (seat in winners) for seat, worth in enumerate(found)]


def usual_gap(match: Match) -> float:
    """How much less than the best option others promise, as a rule, at some asks that are answered greedily."""
    gaps: list[float] = []
    for _ in range(PROBED):
        if match.ask is None:
            break
        looks = [tried(match, place) for place in range(len(match.ask.options))]
        best = max(points for points, _ in looks)
        gaps += [best - points for points, _ in looks if points < best]
        match = next(after for points, after in looks if points == best)
    return median(gaps) if gaps else 1.0


def tried(match: Match, place: int) -> tuple[float, Match]:
    """A copy in which this option was answered and what comes of it is settled, and how good that looks to the seat."""
    assert match.ask is not None
    after = match.clone(record=False)
    after.choose(place)
    return settle(after, match.ask.seat), after
