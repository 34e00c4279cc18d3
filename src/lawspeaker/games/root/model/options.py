"""The options of the common rules of Root. Each faction and each card effect adds its own beside them."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.tables import (
    CHARACTERS,
    CLEARINGS,
    COLUMNS,
    FACTIONS,
    HIRELINGS,
    ITEMS,
    LANDMARKS,
    MOST_SEATS,
    SUITS,
    RootTables,
)
from lawspeaker.kernel.option import Catalogue, Domain, Family, Option, counting

MOST_COUNTED: Final = 60


class Options:
    """Families are named for what is chosen; a chain of small asks makes up a big choice."""

    def __init__(self, catalogue: Catalogue, tables: RootTables, cards: list[str]) -> None:
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
        self.character: Domain = catalogue.domain(Domain("character", CHARACTERS))

        # Ending, declining.
        self.done: Option = catalogue.family("done", "this step is over; no more of this")()
        self.decline: Option = catalogue.family("decline", "no")()

        # Places and numbers.
        self.at: Family = catalogue.family("at", "this clearing", "5", clearing=self.clearing)
        self.start: Family = catalogue.family(
            "from", "move from here; the next ask is where to", "5", clearing=self.clearing
        )
        self.to: Family = catalogue.family("to", "move there", "1", clearing=self.clearing)
        self.number: Family = catalogue.family("number", "this many warriors", "2", count=self.count)

        # Cards.
        self.spend: Family = catalogue.family("spend", "pay with this hand card", "anvil", card=self.card)
        self.discard: Family = catalogue.family("discard", "discard it", "anvil", card=self.card)
        self.give: Family = catalogue.family("give", "it goes to the other player", "anvil", card=self.card)
        self.ambush: Family = catalogue.family("ambush", "play it in battle", "ambush_fox", card=self.card)
        self.craft: Family = catalogue.family("craft", "craft it", "sword", card=self.card)
        self.tool: Family = catalogue.family(
            "tool", "pay a question mark of the cost with a crafting piece of this suit", "fox", suit=self.land_suit
        )
        self.use: Family = catalogue.family("use", "use the crafted card", "cobbler_1", card=self.card)
        self.dominate: Family = catalogue.family("dominate", "activate it", "dominance_fox", card=self.card)
        self.take_dominance: Family = catalogue.family(
            "take_dominance", "take it from beside the map, for a card of its suit", "dominance_fox", card=self.card
        )
        self.draw_cards: Option = catalogue.family("draw_cards", "draw as usual")()
        self.return_card: Family = catalogue.family("return_card", "put it back into the deck", "anvil", card=self.card)

        # Battle.
        self.battle: Family = catalogue.family(
            "battle", "battle here; the next ask is whom", "5", clearing=self.clearing
        )
        self.against: Family = catalogue.family("against", "attack this seat", "1", seat=self.seat)
        self.first: Family = catalogue.family("first", "this seat goes first", "1", seat=self.seat)
        self.lose: Family = catalogue.family("lose", "this piece is removed", "sawmill", kind=self.kind)
        self.choose_seat: Family = catalogue.family("choose_seat", "this player", "1", seat=self.seat)

        # The set-up and landmarks.
        self.draft: Family = catalogue.family(
            "draft", "choose the set-up card of this faction", "eyrie", faction=self.faction
        )
        self.set_up_landmark: Family = catalogue.family(
            "set_up_landmark", "place this landmark; the next ask is where", "tower", landmark=self.landmark
        )
        self.set_up_hireling: Family = catalogue.family(
            "set_up_hireling", "set up this hireling", "patrol", hireling=self.hireling
        )
        self.hire: Family = catalogue.family(
            "hire", "take this hireling from the supply", "patrol", hireling=self.hireling
        )
        self.gain_first: Option = catalogue.family(
            "gain_first", "gain the hireling before control markers are removed"
        )()
        self.lose_first: Option = catalogue.family(
            "lose_first", "remove control markers before the hireling is gained"
        )()
        self.from_supply: Option = catalogue.family("from_supply", "take the item from the supply on the map")()
        self.from_forge: Option = catalogue.family(
            "from_forge", "take it from the Legendary Forge, with a card and a point"
        )()

        # Maps.
        self.ferry: Family = catalogue.family("ferry", "move there by the ferry", "7", clearing=self.clearing)
        self.open_path: Family = catalogue.family(
            "open_path", "open the closed path between the two", "2 3", clearing=self.clearing, other=self.clearing
        )
