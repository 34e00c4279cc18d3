"""F3 Gathering."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.phrases import GATHERED
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import FORAGES, NONE
from lawspeaker.games.neanderthal.phases.any_time import give_birth
from lawspeaker.games.neanderthal.phases.powers import gathers, has_power
from lawspeaker.games.tribes.pieces import DEAD
from lawspeaker.kernel.ask import Flow


def gather(game: Neanderthal) -> Flow[None]:
    """F3.1 Every gathering species has a baby from each basket where it has hunters (GL.gatherer); F3.2 for good."""
    for host in game.order:
        if not gathers(game, host):
            continue
        for card in baskets(game, host):
            if game.count(host, DEAD) > 0:
                game.tell("F3.1", GATHERED, host, card)
                yield from give_birth(game, host, 1, "F3.1", game.variant.cradle(game, card))


def baskets(game: Neanderthal, host: int) -> list[int]:
    """Where a host's hunters can gather: at baskets, CARD.49 and perhaps at trophies."""
    forages = has_power(game, host, FORAGES)
    cards = []
    for card in game.biomes_in_play():
        printed = game.card(card).hunt
        if (printed.basket or (forages and printed.trophy != NONE)) and game.party(host, card) > 0:
            cards.append(card)
    return cards
