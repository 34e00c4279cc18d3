"""D6.3 Whom a tribe loses where its own pieces, its Alpha and Wanderlusters stand together."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.phrases import WHO_IS_LOST
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.tribes.lives import kill
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.option import Option

Band = list[tuple[int, int]]  # the colour and the place of pieces that work for one tribe


def choose_losses(game: Neanderthal, host: int, band: Band, number: int, clause: str) -> Flow[None]:
    """So many of a band die, one after another as their host likes; Wanderlusters go to the common dead pile."""
    for left in range(number, 0, -1):
        if not (yield from lose_one(game, host, band, left, [], clause)):
            return


def lose_one(
    game: Neanderthal, host: int, band: Band, left: int, further: list[Option], clause: str, checkpoint: bool = False
) -> Flow[bool]:
    """One of a band dies, or the host answers with a further option. Gives whether anybody died."""
    options = [*victims(game, band), *further]
    if not options:
        return False
    chosen = yield Ask(game, game.seat_of[host], WHO_IS_LOST, clause, (left,), checkpoint=checkpoint).listed(options)
    if chosen in further:
        return False
    if chosen is game.shared.lose_alpha:
        kill(game, host, 1, game.alpha[host], True, clause)
        return True
    colour = chosen.args[0]
    place = next(where for who, where in band if who == colour)
    kill(game, colour, 1, place, False, clause)
    return True


def victims(game: Neanderthal, band: Band) -> list[Option]:
    """Who of a band can die: a piece of each colour, and the Alpha."""
    options: list[Option] = []
    for colour, place in band:
        alpha = game.alpha[colour] == place
        if game.count(colour, place) > alpha:
            options.append(game.options.lose(colour))
        if alpha:
            options.append(game.shared.lose_alpha)
    return options
