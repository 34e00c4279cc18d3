"""L4, M2 The culture auction where nobody bids against anybody: a daughter has a price."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.phrases import BUY_DAUGHTER, NOBODY_BIDS, WON
from lawspeaker.games.neanderthal.model.reasons import ABOUT_ANOTHER_CARD
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import SAVES_ALONE
from lawspeaker.games.neanderthal.phases.disks import colours_of, pay_onto
from lawspeaker.games.neanderthal.phases.event.auction import may_bid
from lawspeaker.games.neanderthal.phases.powers import has_power, words_of
from lawspeaker.kernel.ask import Ask, Flow


def sell(game: Neanderthal, card: int) -> Flow[None]:
    """L4.1 Who likes brings up the daughter of the event; M2.1 the first who does so of those who can, in the order of
    play: they are free to leave her to others.
    """
    while game.acting < len(game.order):
        tribe = game.order[game.acting]
        number = price(game, tribe)
        if may_bid(game, tribe) and words_of(game, tribe, colours_of(game, tribe, card)) >= number:
            ask = Ask(game, game.seat_of[tribe], BUY_DAUGHTER, "L4.1", (card, number), checkpoint=True)
            chosen = yield ask.among(game.options.bring_up, [card], ABOUT_ANOTHER_CARD).add(game.shared.decline)
            if chosen is not game.shared.decline:
                game.lay(card, tribe)
                game.tell("L4.1", WON, tribe, card, number)
                yield from pay_onto(game, tribe, card, number, "L4.1")
                return
        game.acting += 1
    game.tell("D7.3", NOBODY_BIDS, card)


def price(game: Neanderthal, tribe: int) -> int:
    """L4.1 A disk more than the tribe has daughters; L4c one less with the Caring Woman, D7c but one at least."""
    number = len(game.daughters_of(tribe)) + 1
    return max(1, number - 1) if has_power(game, tribe, SAVES_ALONE) else number
