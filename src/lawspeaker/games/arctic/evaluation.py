"""How good a position of The Arctic looks to one company, in points it may expect at the end."""

from __future__ import annotations

from lawspeaker.games.arctic.state import Arctic


def evaluate(game: Arctic, seat: int) -> float:
    """The company's prospects, less those of its best rival."""
    own = prospects(game, seat)
    best_rival = max(prospects(game, rival) for rival in range(game.seats) if rival != seat)
    return own - best_rival


def prospects(game: Arctic, seat: int) -> float:
    return float(game.score[seat] + game.money[seat])
