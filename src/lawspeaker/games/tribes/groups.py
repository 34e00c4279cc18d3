"""Some of the pieces in a place: how many, and whether the Alpha is one of them."""

from __future__ import annotations

from lawspeaker.games.tribes.pieces import TribalGame
from lawspeaker.games.tribes.reasons import ALPHA_ELSEWHERE, NOT_SO_MANY, ONE_PIECE
from lawspeaker.kernel.ask import Ask, Flow, Topic


def choose_group(
    game: TribalGame, tribe: int, place: int, most: int, topic: Topic, clause: str, args: tuple[int, ...] = ()
) -> Flow[tuple[int, bool]]:
    """The owner says how many of the pieces in a place it shall be, at least one, with or without the Alpha.

    Nothing is asked where it can only be one piece, and only one kind of piece.
    """
    present = game.count(tribe, place)
    alpha = game.alpha[tribe] == place
    others = present - 1 if alpha else present
    ask = Ask(game, game.seat_of[tribe], topic, clause, args)
    if not ask.is_known():
        too_many = ONE_PIECE if most == 1 else NOT_SO_MANY
        ask.between(game.shared.number, 1, min(most, others), too_many)
        if alpha:
            ask.between(game.shared.alpha_among, 1, min(most, present), too_many)
        else:
            ask.judged("alpha_among", ALPHA_ELSEWHERE)
    chosen = ask.options[0]
    if len(ask.options) > 1:
        chosen = yield ask
    return chosen.args[0], chosen.kind == "alpha_among"
