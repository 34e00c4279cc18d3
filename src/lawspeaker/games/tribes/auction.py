"""An open auction: everybody may match or exceed the highest bid, and it ends when nobody does any more."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.tribes.options import MOST_COUNTED
from lawspeaker.games.tribes.phrases import BID, BIDS
from lawspeaker.games.tribes.pieces import TribalGame
from lawspeaker.games.tribes.reasons import BID_TOO_HIGH, BID_TOO_LOW
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason
from lawspeaker.kernel.option import Option

UNSOLD: Final = -1


class Lot:
    """A card for sale, and the bids for it. A game says who can bid how many disks, and what they count."""

    def __init__(self, card: int, bidders: list[int], clause: str) -> None:
        self.card = card
        self.bidders = bidders  # tribes, in the order of play
        self.clause = clause
        self.bids = [0] * len(bidders)  # in disks, by place among the bidders
        self.begun = False  # whether anybody has answered

    def disks(self, tribe: int) -> int:
        """How many disks a tribe has to bid with."""
        raise NotImplementedError

    def worth(self, tribe: int) -> int:
        """What each disk of a tribe counts."""
        return 1

    def forbids_bid(self, tribe: int, disks: int, least: int) -> Reason | None:
        """What keeps a tribe from a bid, where it needs so many disks at least to match the highest."""
        if disks < least:
            return BID_TOO_LOW
        return BID_TOO_HIGH if disks > self.disks(tribe) else None

    def wins_ties(self, tribe: int) -> bool:
        """Whether a tribe wins before the others whose bids are as high."""
        raise NotImplementedError

    def offer_sources(self, ask: Ask, tribe: int) -> None:
        """Offer what a tribe can do to have more disks."""

    def draw_on(self, source: Option) -> None:
        """Get the disks of a source."""
        raise NotImplementedError

    def raise_to(self, place: int, disks: int) -> None:
        """A bidder bids so many disks."""
        self.bids[place] = disks

    def value(self, place: int) -> int:
        """What the bid of a bidder counts."""
        return self.bids[place] * self.worth(self.bidders[place])

    def leader(self) -> int:
        """The place of the bidder who wins as it stands, or UNSOLD: of equal bids that of a winner of ties, or else the
        first in the order of play.
        """
        best = UNSOLD
        for place, tribe in enumerate(self.bidders):
            if self.bids[place] == 0:
                continue
            ahead = 1 if best == UNSOLD else self.value(place) - self.value(best)
            if ahead > 0 or (ahead == 0 and self.wins_ties(tribe) and not self.wins_ties(self.bidders[best])):
                best = place
        return best

    def least(self, place: int) -> int:
        """With how many disks a bidder matches the highest bid; always with more than he has bid so far."""
        best = self.leader()
        worth = self.worth(self.bidders[place])
        needed = 1 if best == UNSOLD else -(-self.value(best) // worth)
        return max(needed, self.bids[place] + 1)


class Bidding(Judge[TribalGame]):
    """Which bids a bidder of a lot can make."""

    def __init__(self, lot: Lot) -> None:
        self.lot = lot

    def holds_game(self) -> bool:
        return True

    def forbids(self, game: TribalGame, ask: Ask, a: int, b: int) -> Reason | None:
        _, least, tribe = ask.args
        return self.lot.forbids_bid(tribe, a, least)


def auction(game: TribalGame, lot: Lot) -> Flow[int]:
    """Bidding goes round in the order of play until everybody in turn has let it be. Gives the winner, or UNSOLD.

    Who would win as it stands is not asked. Nobody can bid less than before or more than he has, so there is an end.
    """
    place, silent = 0, 0
    while silent < len(lot.bidders):
        if place != lot.leader():
            raised = yield from bids(game, lot, place)
            if raised:
                silent = 0
        silent += 1
        place = (place + 1) % len(lot.bidders)
    winner = lot.leader()
    return UNSOLD if winner == UNSOLD else lot.bidders[winner]


def bids(game: TribalGame, lot: Lot, place: int) -> Flow[bool]:
    """Whether a bidder matches or exceeds the highest bid."""
    tribe = lot.bidders[place]
    while True:
        least, most = lot.least(place), min(lot.disks(tribe), MOST_COUNTED)
        args = (lot.card, least, tribe)
        ask = Ask(game, game.seat_of[tribe], BID, lot.clause, args, checkpoint=not lot.begun)
        ask.between(game.shared.bid, least, most, Bidding(lot))
        lot.offer_sources(ask, tribe)
        if not ask.options:
            return False
        chosen = yield ask.add(game.shared.decline)
        if chosen.kind not in ("bid", "decline"):
            lot.draw_on(chosen)
            continue
        lot.begun = True
        if chosen is game.shared.decline:
            return False
        lot.raise_to(place, chosen.args[0])
        game.tell(lot.clause, BIDS, tribe, chosen.args[0])
        return True
