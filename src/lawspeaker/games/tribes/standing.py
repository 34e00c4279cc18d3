"""How a seat stands among its rivals, for the evaluations of the tribal games."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.tribes.pieces import TribalGame

RIVALS: Final = 0.3  # how much the best of several rivals matters; a single one matters as much as oneself


def standing(game: TribalGame, seat: int, worths: list[float], together: bool) -> float:
    """What the tribes of a seat are worth, less a share of the best rival's worth; of all tribes where they win
    together. `worths` runs along the order of play.
    """
    rivalry = 1.0 if game.seats == 2 else RIVALS
    own = 0.0
    best = 0.0
    for number, tribe in enumerate(game.order):
        if together or game.seat_of[tribe] == seat:
            own += worths[number]
        else:
            best = max(best, worths[number])
    return own - rivalry * best


def at(weight: list[float], time: float) -> float:
    """A weight that changes over the game: the first with no time left, the second with all of it to come."""
    return weight[0] + time * (weight[1] - weight[0])
