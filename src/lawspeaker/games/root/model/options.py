"""The options of the common rules of Root. Each faction and each card effect adds its own beside them."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.tables import (
    CHARACTERS,
    CLEARINGS,
    FACTIONS,
    HIRELINGS,
    ITEMS,
    LANDMARKS,
    LEADERS,
    MOST_SEATS,
    SUITS,
    Tables,
)
from lawspeaker.kernel.option import Catalogue, Domain, Family, Option, counting

MOST_COUNTED: Final = 60
COLUMNS: Final[list[str]] = ["recruit", "move", "battle", "build"]


class Options:
    """Families are named for what is chosen; a chain of small asks makes up a big choice."""

    def __init__(self, catalogue: Catalogue, tables: Tables, cards: list[str]) -> None:
        seats = [str(seat) for seat in range(MOST_SEATS)]
        self.seat: Domain = catalogue.domain(Domain("seat", [*seats, *HIRELINGS]))  # every party that there may be
        self.count: Domain = catalogue.domain(counting("count", MOST_COUNTED))
        numbers = [str(clearing + 1) for clearing in range(CLEARINGS)]
        self.clearing: Domain = catalogue.domain(Domain("clearing", [*numbers, "burrow"]))
        self.land: Domain = Domain("land", numbers, called="clearing of the map")
        forests = max(len(each.forests) for each in tables.maps)
        self.forest: Domain = catalogue.domain(Domain("forest", [chr(ord("a") + n) for n in range(forests)]))
        self.suit: Domain = catalogue.domain(Domain("suit", SUITS))
        self.land_suit: Domain = catalogue.domain(Domain("land_suit", SUITS[:3], called="suit of a clearing"))
        self.item: Domain = catalogue.domain(Domain("item", ITEMS))
        self.faction: Domain = catalogue.domain(Domain("faction", FACTIONS))
        self.landmark: Domain = catalogue.domain(Domain("landmark", LANDMARKS))
        self.hireling: Domain = catalogue.domain(Domain("hireling", HIRELINGS))
        catalogue.domain(Domain("demoted", HIRELINGS))  # what their other sides are called
        self.kind: Domain = catalogue.domain(
            Domain("kind", [kind.name for kind in tables.kinds], called="kind of piece")
        )
        self.card: Domain = catalogue.domain(Domain("card", cards, secret=True))
        ruin_items = [f"{ITEMS[item]}_{copy}" for copy in (1, 2) for item in tables.ruin_items]
        self.ruin_item: Domain = catalogue.domain(Domain("ruin_item", ruin_items, secret=True))
        self.column: Domain = catalogue.domain(Domain("column", COLUMNS))
        self.leader: Domain = catalogue.domain(Domain("leader", LEADERS))
        self.character: Domain = catalogue.domain(Domain("character", CHARACTERS))

        # Ending, declining.
        self.done: Option = catalogue.family("done")()
        self.decline: Option = catalogue.family("decline")()

        # Places and numbers.
        self.at: Family = catalogue.family("at", clearing=self.clearing)
        self.start: Family = catalogue.family("from", clearing=self.clearing)
        self.to: Family = catalogue.family("to", clearing=self.clearing)
        self.number: Family = catalogue.family("number", count=self.count)

        # Cards.
        self.spend: Family = catalogue.family("spend", card=self.card)
        self.discard: Family = catalogue.family("discard", card=self.card)
        self.give: Family = catalogue.family("give", card=self.card)
        self.ambush: Family = catalogue.family("ambush", card=self.card)
        self.craft: Family = catalogue.family("craft", card=self.card)
        self.tool: Family = catalogue.family("tool", suit=self.land_suit)
        self.use: Family = catalogue.family("use", card=self.card)
        self.dominate: Family = catalogue.family("dominate", card=self.card)
        self.take_dominance: Family = catalogue.family("take_dominance", card=self.card)
        self.draw_cards: Option = catalogue.family("draw_cards")()
        self.return_card: Family = catalogue.family("return_card", card=self.card)

        # Battle.
        self.battle: Family = catalogue.family("battle", clearing=self.clearing)
        self.against: Family = catalogue.family("against", seat=self.seat)
        self.first: Family = catalogue.family("first", seat=self.seat)
        self.lose: Family = catalogue.family("lose", kind=self.kind)
        self.choose_seat: Family = catalogue.family("choose_seat", seat=self.seat)

        # The set-up and landmarks.
        self.draft: Family = catalogue.family("draft", faction=self.faction)
        self.set_up_landmark: Family = catalogue.family("set_up_landmark", landmark=self.landmark)
        self.set_up_hireling: Family = catalogue.family("set_up_hireling", hireling=self.hireling)
        self.hire: Family = catalogue.family("hire", hireling=self.hireling)
        self.gain_first: Option = catalogue.family("gain_first")()
        self.lose_first: Option = catalogue.family("lose_first")()
        self.from_supply: Option = catalogue.family("from_supply")()
        self.from_forge: Option = catalogue.family("from_forge")()

        # Maps.
        self.ferry: Family = catalogue.family("ferry", clearing=self.clearing)
        self.open_path: Family = catalogue.family("open_path", clearing=self.clearing, other=self.clearing)
