"""D6.3 Whom a tribe loses where its own pieces, its Alpha and Wanderlusters stand together."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.phrases import WHO_IS_LOST
from lawspeaker.games.neanderthal.model.reasons import ALPHA_NOT_AMONG_THEM, NO_VICTIM
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.tribes.lives import kill
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.option import Option

Band = list[tuple[int, int]]  # the colour and the place of pieces that work for one tribe


def choose_loss(game: Neanderthal, host: int, band: Band, clause: str) -> Flow[None]:
    """One of a band dies, as their host likes; Wanderlusters go to the common dead pile."""
    ask = Ask(game, game.seat_of[host], WHO_IS_LOST, clause, (1,))
    offer_victims(game, ask, band)
    chosen = yield ask
    lose_one(game, host, band, chosen, clause)


def offer_victims(game: Neanderthal, ask: Ask, band: Band) -> None:
    """Who of a band can die: a piece of each colour, and the Alpha."""
    ask.among(game.options.lose, [colour for colour, place in band if commoners(game, colour, place) > 0], NO_VICTIM)
    alpha = any(game.alpha[colour] == place for colour, place in band)
    ask.add(game.shared.lose_alpha, None if alpha else ALPHA_NOT_AMONG_THEM)


def commoners(game: Neanderthal, colour: int, place: int) -> int:
    """How many pieces of a colour are in a place, the Alpha not counted."""
    return game.count(colour, place) - (game.alpha[colour] == place)


def lose_one(game: Neanderthal, host: int, band: Band, chosen: Option, clause: str) -> None:
    """Who was chosen of a band dies."""
    if chosen is game.shared.lose_alpha:
        kill(game, host, 1, game.alpha[host], True, clause)
        return
    colour = chosen.args[0]
    kill(game, colour, 1, next(place for who, place in band if who == colour), False, clause)
