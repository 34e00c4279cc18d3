"""Some of the pieces in a place: how many, and whether the Alpha is one of them."""

from __future__ import annotations

from lawspeaker.games.tribes.pieces import TribalGame
from lawspeaker.kernel.ask import Ask, Flow, Phrase


def choose_group(
    game: TribalGame, tribe: int, place: int, most: int, topic: Phrase, clause: str, args: tuple[int, ...] = ()
) -> Flow[tuple[int, bool]]:
    """The owner says how many of the pieces in a place it shall be, at least one, with or without the Alpha.

    Nothing is asked where it can only be one piece, and only one kind of piece.
    """
    present = game.count(tribe, place)
    alpha = game.alpha[tribe] == place
    others = present - 1 if alpha else present
    options = game.shared.number.up_to(min(most, others))
    if alpha:
        options += game.shared.alpha_among.up_to(min(most, present))
    chosen = options[0]
    if len(options) > 1:
        chosen = yield Ask(game, game.seat_of[tribe], topic, clause, args).listed(options)
    return chosen.args[0], chosen.kind == "alpha_among"
