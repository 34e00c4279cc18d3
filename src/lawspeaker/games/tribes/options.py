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
        self.done: Option = catalogue.family("done")()
        self.decline: Option = catalogue.family("decline")()
        self.number: Family = catalogue.family("number", count=self.count)
        self.alpha_among: Family = catalogue.family("alpha_among", count=self.count)  # the Alpha one of so many

        # Who dies.
        self.lose_alpha: Option = catalogue.family("lose_alpha")()
        self.spare_alpha: Option = catalogue.family("spare_alpha")()

        # Auctions.
        self.bid: Family = catalogue.family("bid", count=self.count)

        # Deals.
        self.let_speak: Family = catalogue.family("let_speak", tribe=self.tribe)
        self.deal_with: Family = catalogue.family("deal_with", tribe=self.tribe)
        self.propose: Option = catalogue.family("propose")()
        self.drop: Option = catalogue.family("drop")()
        self.agree: Option = catalogue.family("agree")()
        self.refuse: Option = catalogue.family("refuse")()

        # Attacks.
        self.hit: Family = catalogue.family("hit", tribe=self.tribe)
