"""What a position is worth to each seat, from 0 to 1."""

from __future__ import annotations

import math

from lawspeaker.kernel.match import Match

GAPS = 5.0  # what is so many usual gaps better than the start is worth 0.73, and what is as much worse 0.27
SURE = 30.0  # beyond so many of these all is won or lost
ENDED = 0.5  # how much of the worth of a game that has ended is who has won it


class Judge:
    """Measures a game's evaluation by where the search begins, and by the usual gap between options.

    So the same numbers serve every game, whatever its points are like, and a game that is won does not drown all other
    differences.
    """

    def __init__(self, match: Match, gap: float) -> None:
        game = match.game
        self.box = game.setting.box
        self.start = [self.box.evaluate(game, seat) for seat in range(game.seats)]
        self.scale = GAPS * gap

    def worth(self, points: float, seat: int) -> float:
        """What an evaluation is worth to a seat."""
        better = (points - self.start[seat]) / self.scale
        return 1.0 / (1.0 + math.exp(-max(-SURE, min(SURE, better))))

    def worths(self, match: Match) -> list[float]:
        """What a position is worth to each seat."""
        game = match.game
        found = [self.worth(self.box.evaluate(game, seat), seat) for seat in range(game.seats)]
        if match.ask is not None:
            return found
        winners = match.result.winners
        return [(1.0 - ENDED) * worth + ENDED * (seat in winners) for seat, worth in enumerate(found)]
