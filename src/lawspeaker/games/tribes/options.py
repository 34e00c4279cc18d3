"""The options of what is shared: losses, bids, offers."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.tribes.rows import BACKS, ROWS
from lawspeaker.kernel.option import Catalogue, Domain, Family, Option, counting

MOST_COUNTED: Final = 99


class TribalOptions:
    """Families are named for what is chosen; a chain of small asks makes up a big choice."""

    def __init__(
        self,
        catalogue: Catalogue,
        seats: int,
        tribes: list[str],
        cards: list[str],
        events: list[str],
        places: list[str],
    ) -> None:
        self.seat: Domain = catalogue.domain(counting("seat", max(1, seats - 1)))
        self.tribe: Domain = catalogue.domain(Domain("tribe", tribes))
        self.card: Domain = catalogue.domain(Domain("card", cards))
        self.event: Domain = catalogue.domain(Domain("event", events, secret=True))
        self.row: Domain = catalogue.domain(Domain("row", ROWS))
        self.backs: list[Domain] = [catalogue.domain(Domain(back, cards, secret=True)) for back in BACKS]  # by row
        self.place: Domain = catalogue.domain(Domain("place", places))  # of pieces
        self.count: Domain = catalogue.domain(counting("count", MOST_COUNTED))

        # Ending, declining, numbers.
        self.done: Option = catalogue.family("done", "no more of this")()
        self.decline: Option = catalogue.family("decline", "no")()
        self.number: Family = catalogue.family(
            "number", "so many: pieces without the Alpha, dice, or turns", "3", count=self.count
        )
        self.alpha_among: Family = catalogue.family(
            "alpha_among", "so many pieces, the Alpha one of them", "3", count=self.count
        )

        # Who dies.
        self.lose_alpha: Option = catalogue.family("lose_alpha", "the Alpha dies")()
        self.spare_alpha: Option = catalogue.family("spare_alpha", "he does not")()

        # Auctions.
        self.bid: Family = catalogue.family("bid", "so many disks", "2", count=self.count)

        # Deals.
        self.let_speak: Family = catalogue.family(
            "let_speak", "this tribe makes offers next", tribes[0], tribe=self.tribe
        )
        self.deal_with: Family = catalogue.family("deal_with", "make this tribe an offer", tribes[0], tribe=self.tribe)
        self.propose: Option = catalogue.family("propose", "the offer is complete")()
        self.drop: Option = catalogue.family("drop", "it is off")()
        self.agree: Option = catalogue.family("agree", "agree to the offer")()
        self.refuse: Option = catalogue.family("refuse", "refuse it")()

        # Attacks.
        self.hit: Family = catalogue.family("hit", "the hit strikes this tribe", tribes[0], tribe=self.tribe)
