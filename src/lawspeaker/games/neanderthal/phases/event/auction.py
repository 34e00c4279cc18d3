"""D7 The culture auction: who brings up the daughter of the event."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.phrases import NOBODY_BIDS, WON
from lawspeaker.games.neanderthal.model.reasons import BID_IS_NOTHING, BID_IS_TOO_SMALL, BID_TAKES_HER_COLOURS
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import BIDS_AS_VOCAL, NONE, TRIBE_COUNT, WINS_TIES
from lawspeaker.games.neanderthal.phases.disks import pay_onto
from lawspeaker.games.neanderthal.phases.powers import has_power, words_of
from lawspeaker.games.tribes.auction import UNSOLD, Lot, auction
from lawspeaker.games.tribes.reasons import BID_TOO_HIGH
from lawspeaker.kernel.ask import Flow, Reason

FULL: Final = 2  # what a disk counts (D7.2), in halves
HALF: Final = 1


class DaughterLot(Lot):
    """D7.1 A daughter, for whom disks of her colours are bid (D7a), as in the examples D7.ex."""

    def __init__(self, game: Neanderthal, card: int) -> None:
        super().__init__(card, [tribe for tribe in game.order if may_bid(game, tribe)], "D7b.1")
        self.game = game
        self.bids = [game.bids[tribe] for tribe in self.bidders]

    def disks(self, tribe: int) -> int:
        """D7a Free disks of her colours, which are all worth the same."""
        return words_of(self.game, tribe, self.game.card(self.card).media)

    def worth(self, tribe: int) -> int:
        return HALF if bids_as_tribal(self.game, tribe) else FULL

    def forbids_bid(self, tribe: int, disks: int, least: int) -> Reason | None:
        if disks == 0:
            return BID_IS_NOTHING
        if disks < fewest(self.game, tribe):
            return BID_IS_TOO_SMALL
        forbidden = super().forbids_bid(tribe, disks, least)
        return BID_TAKES_HER_COLOURS if forbidden is BID_TOO_HIGH else forbidden

    def wins_ties(self, tribe: int) -> bool:
        """D7d.2 Who has the Caring Woman as daughter or wife; D7d.1 otherwise the order of play tells."""
        return has_power(self.game, tribe, WINS_TIES)

    def raise_to(self, place: int, disks: int) -> None:
        super().raise_to(place, disks)
        self.game.bids[self.bidders[place]] = disks

    def least(self, place: int) -> int:
        return max(fewest(self.game, self.bidders[place]), super().least(place))


def fewest(game: Neanderthal, tribe: int) -> int:
    """D7c One disk is bid at least; R15 perhaps two where a disk counts a half."""
    return 2 if game.rules.half_bids_make_a_whole and bids_as_tribal(game, tribe) else 1


def may_bid(game: Neanderthal, tribe: int) -> bool:
    """D7.1 Vocal species may, D7.2 and tribal ones that hold harems."""
    return not bids_as_tribal(game, tribe) or game.ways(tribe).bids_when_tribal


def bids_as_tribal(game: Neanderthal, tribe: int) -> bool:
    """CARD.56, R16 Whether a tribe is tribal in the auction, for which the Generous Woman makes a difference."""
    generous = has_power(game, tribe, BIDS_AS_VOCAL)
    if game.rules.generosity_is_vocal:
        return game.tribal[tribe] and not generous
    return game.tribal[tribe] or generous


def highest_bidder(game: Neanderthal) -> int:
    """Who would win the auction as it stands, or NONE."""
    lot = DaughterLot(game, game.tables.daughters[game.event])
    place = lot.leader()
    return NONE if place == UNSOLD else lot.bidders[place]


def hold_auction(game: Neanderthal, card: int) -> Flow[None]:
    """D7.1 The highest bidder has the daughter, D7e immature under the disks he bid; D7.3 without a bid she goes."""
    lot = DaughterLot(game, card)
    winner = yield from auction(game, lot)
    game.bids = [0] * TRIBE_COUNT
    if winner == UNSOLD:
        game.tell("D7.3", NOBODY_BIDS, card)
        return
    price = lot.bids[lot.leader()]
    game.lay(card, winner)
    game.tell("D7e", WON, winner, card, price)
    yield from pay_onto(game, winner, card, price, "D7e")
