"""How a seat stands among its rivals, for the evaluations of the tribal games."""

from __future__ import annotations

from lawspeaker.games.tribes.pieces import TribalGame


def standing(game: TribalGame, seat: int, worths: list[float], together: bool, rivalry: float) -> float:
    """What the tribes of a seat are worth, less a share of the best rival's worth; of all tribes where they win
    together. `worths` runs along the order of play.
    """
    own = 0.0
    best = 0.0
    for place, tribe in enumerate(game.order):
        if together or game.seat_of[tribe] == seat:
            own += worths[place]
        else:
            best = max(best, worths[place])
    return own - rivalry * best
