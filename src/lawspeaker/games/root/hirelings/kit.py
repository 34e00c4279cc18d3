"""The options that hirelings share."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.options import Options
from lawspeaker.games.root.model.tables import RootTables
from lawspeaker.kernel.option import Catalogue, Family, Option

EXTRAS: Final = (
    "hireling_move",
    "hireling_battle",
    "hireling_place",
    "hireling_act",
    "hireling_recruit",
    "give_to_exile",
    "brigand_take",
    "brigand_rob",
    "smuggle",
)


class HirelingKit:
    """E.2.3, E.2.4 What the controller of a hireling may do with it, each by the number of its card; and what single
    cards offer besides.
    """

    def __init__(self, catalogue: Catalogue, options: Options, tables: RootTables) -> None:
        self.kinds = tables.kind_number
        self.move: Family = catalogue.family(
            "hireling_move",
            "act with this hireling: move, then what its card says",
            "patrol",
            hireling=options.hireling,
        )
        self.battle: Family = catalogue.family(
            "hireling_battle", "act with this hireling: battle", "patrol", hireling=options.hireling
        )
        self.place: Family = catalogue.family(
            "hireling_place", "act with this hireling: place pieces", "patrol", hireling=options.hireling
        )
        self.recruit: Family = catalogue.family(
            "hireling_recruit", "act with this hireling: place own warriors", "bandits", hireling=options.hireling
        )
        self.dawn: Family = catalogue.family(
            "hireling_dawn", "act with this hireling at the start of Birdsong", "uprising", hireling=options.hireling
        )
        self.act: Family = catalogue.family(
            "hireling_act",
            "act with this hireling: the first part of what its card says",
            "vaults",
            hireling=options.hireling,
        )

        self.rise: Family = catalogue.family(
            "uprising_rise",
            "remove a warrior of the Uprising and all enemy pieces here",
            "1",
            clearing=options.clearing,
        )
        self.forest: Family = catalogue.family(
            "exile_forest", "the Exile goes to this forest", "a", forest=options.forest
        )
        self.give: Family = catalogue.family(
            "give_to_exile", "give the Exile this item, for a card and a point", "boot", item=options.item
        )
        self.take: Family = catalogue.family(
            "brigand_take", "take an item from the ruin here", "10", clearing=options.clearing
        )
        self.rob: Family = catalogue.family(
            "brigand_rob", "take a random card of this player, for an item", "1", seat=options.seat
        )
        self.exhaust: Family = catalogue.family(
            "brigand_exhaust", "exhaust this item of the own box", "boot", item=options.item
        )
        self.force: Family = catalogue.family(
            "prophets_force", "force this player, here", "1 12", seat=options.seat, clearing=options.clearing
        )
        self.recall: Family = catalogue.family(
            "envoys_take", "take this card of the discard pile", "anvil", card=options.card
        )
        self.reveal: Option = catalogue.family(
            "artisans_reveal", "reveal the crafted card; it comes back at the end of Evening"
        )()
        self.steal: Family = catalogue.family(
            "spies_steal", "take a random card of each enemy with faction pieces here", "5", clearing=options.clearing
        )
        self.burn: Family = catalogue.family("bearers_burn", "this enemy piece is removed", "roost", kind=options.kind)
        self.smuggle: Family = catalogue.family(
            "smuggle", "discard this card with an item, to move or battle", "anvil", card=options.card
        )
        self.lure: Family = catalogue.family(
            "band_lure",
            "force a warrior of this player to come from here",
            "1 5",
            seat=options.seat,
            clearing=options.clearing,
        )
        self.road: Family = catalogue.family(
            "bandit_path",
            "the path between the two, the lower number first",
            "1 5",
            clearing=options.clearing,
            other=options.clearing,
        )
