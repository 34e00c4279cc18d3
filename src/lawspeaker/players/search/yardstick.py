"""What a position is worth to each seat, relative to where the search began."""

from __future__ import annotations

from collections.abc import Sequence

from lawspeaker.kernel.match import Match

GAPS = 20.0  # a position this many usual gaps better than the start is worth 1
MOST = 3.0  # the highest worth; its negative is the lowest
WON = 1.0  # what it is worth to have won


class Yardstick:
    """Measures a game's evaluation by where the search begins, and by the usual gap between options.

    So the same numbers serve every game, whatever its points are like.
    """

    def __init__(self, match: Match, gap: float, start: Sequence[float] = ()) -> None:
        """`start` is what each seat's evaluation is measured by, that of the match if it is not given."""
        game = match.game
        self.box = game.setting.box
        self.start = list(start) or [self.box.evaluate(game, seat) for seat in range(game.seats)]
        self.scale = GAPS * gap

    def worth(self, points: float, seat: int) -> float:
        """What an evaluation is worth to a seat."""
        return max(-MOST, min(MOST, (points - self.start[seat]) / self.scale))

    def worths(self, match: Match) -> list[float]:
        """What a position is worth to each seat."""
        game = match.game
        found = [self.worth(self.box.evaluate(game, seat), seat) for seat in range(game.seats)]
        if match.ask is None:
            for seat in match.result.winners:
                found[seat] += WON
        return found
