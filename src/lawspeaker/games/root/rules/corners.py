"""7.3.2, 12.3.3, 14.3.1, 15.3.2 Starting in a corner: one rule for all factions that start so."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.reasons import named
from lawspeaker.games.root.model.state import Root
from lawspeaker.kernel.ask import Ask, Judge, Phrase, Reason
from lawspeaker.kernel.option import Option


def starts_in(game: Root, seat: int, clearing: int) -> bool:
    """Whether a player starts in a clearing, as its faction says."""
    return clearing in game.factions[seat].starting_clearings(game)


def is_taken(game: Root, seat: int, clearing: int) -> bool:
    """Whether somebody else starts in a clearing."""
    return any(starts_in(game, other, clearing) for other in game.others(seat))


def first_corners(game: Root, seat: int) -> list[int]:
    """Corners where nobody else starts, if possible opposite to somebody who does."""
    taken = [corner for corner in game.chart.corners if is_taken(game, seat, corner)]
    free = [corner for corner in game.chart.corners if corner not in taken]
    opposite = [corner for corner in free if game.chart.opposite[corner] in taken]
    return opposite or free


def who_starts_there(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    clearing = option.args[0]
    return (clearing, next(other for other in game.others(ask.seat) if starts_in(game, other, clearing)))


NOT_A_CORNER: Final = Reason("5.1.7", Phrase("not_a_corner", "clearing"), named)
CORNER_TAKEN: Final = Reason("5.1.7", Phrase("corner_taken", "clearing", "seat"), who_starts_there)
NOT_OPPOSITE: Final = Reason("5.1.7", Phrase("not_opposite", "clearing"), named)


class Cornering(Judge[Root]):
    """Of where to start, by the clause that the ask cites."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        if a in first_corners(game, ask.seat):
            return None
        if a not in game.chart.corners:
            return NOT_A_CORNER.under(ask.clause)
        return (CORNER_TAKEN if is_taken(game, ask.seat, a) else NOT_OPPOSITE).under(ask.clause)


CORNERING: Final = Cornering()
