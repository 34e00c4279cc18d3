"""An open auction: everybody may match or exceed the highest bid, and it ends when nobody does any more."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.tribes.options import MOST_COUNTED
from lawspeaker.games.tribes.phrases import BID, BIDS
from lawspeaker.games.tribes.pieces import TribalGame
from lawspeaker.kernel.ask import Ask, Flow
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

    def wins_ties(self, tribe: int) -> bool:
        """Whether a tribe wins before the others whose bids are as high."""
        return False

    def sources(self, tribe: int) -> list[Option]:
        """What a tribe can do to have more disks."""
        return []

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
        least = lot.least(place)
        options = [game.shared.bid(disks) for disks in range(least, min(lot.disks(tribe), MOST_COUNTED) + 1)]
        options += lot.sources(tribe)
        if not options:
            return False
        options.append(game.shared.decline)
        args = (lot.card, least, tribe)
        chosen = yield Ask(game, game.seat_of[tribe], BID, lot.clause, args, checkpoint=not lot.begun).listed(options)
        if chosen.kind not in ("bid", "decline"):
            lot.draw_on(chosen)
            continue
        lot.begun = True
        if chosen is game.shared.decline:
            return False
        lot.raise_to(place, chosen.args[0])
        game.tell(lot.clause, BIDS, tribe, chosen.args[0])
        return True
