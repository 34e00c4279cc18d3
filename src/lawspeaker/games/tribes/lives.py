"""Dying and being born."""

from __future__ import annotations

from lawspeaker.games.tribes.phrases import ALPHA_BORN, ALPHA_DIED, BORN, DIED, WHO_DIES
from lawspeaker.games.tribes.pieces import DEAD, FREE, TribalGame
from lawspeaker.games.tribes.reasons import ALPHA_DIES_TOO
from lawspeaker.kernel.ask import Ask, Flow


def lose(game: TribalGame, tribe: int, number: int, place: int, clause: str) -> Flow[None]:
    """So many pieces of a tribe die in a place; their owner says whether the Alpha is among them."""
    present = game.count(tribe, place)
    number = min(number, present)
    if number == 0:
        return
    alpha = False
    if game.alpha[tribe] == place:
        ask = Ask(game, game.seat_of[tribe], WHO_DIES, clause, (number, place))
        ask.add(game.shared.spare_alpha, ALPHA_DIES_TOO if number == present else None)
        chosen = yield ask.add(game.shared.lose_alpha)
        alpha = chosen is game.shared.lose_alpha
    kill(game, tribe, number, place, alpha, clause)


def kill(game: TribalGame, tribe: int, number: int, place: int, alpha: bool, clause: str) -> None:
    """These pieces of a tribe die, the Alpha too if so said."""
    if number == 0:
        return
    game.move(tribe, number, place, DEAD, alpha)
    game.tell(clause, DIED, tribe, number, place)
    if alpha:
        game.tell(clause, ALPHA_DIED, tribe)


def bear(game: TribalGame, tribe: int, number: int, clause: str, place: int = FREE, without_alpha: bool = False) -> int:
    """Babies come out of the dead, as many as there are; a dead Alpha is the first of them, unless he is to wait: then
    others must be left. Gives how many came.
    """
    number = min(number, game.count(tribe, DEAD))
    if number == 0:
        return 0
    alpha = game.alpha[tribe] == DEAD and not without_alpha
    game.move(tribe, number, DEAD, place, alpha)
    game.tell(clause, BORN, tribe, number)
    if alpha:
        game.tell(clause, ALPHA_BORN, tribe)
    return number
