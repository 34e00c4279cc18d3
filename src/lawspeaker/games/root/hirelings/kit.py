"""The options that hirelings share."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.options import Options
from lawspeaker.games.root.model.tables import Tables
from lawspeaker.kernel.option import Catalogue, Family, Option

EXTRAS: Final = (
    "hireling_move",
    "hireling_battle",
    "hireling_place",
    "hireling_act",
    "give_to_exile",
    "brigand_take",
    "brigand_rob",
    "smuggle",
)


class HirelingKit:
    """E.2.3, E.2.4 What the controller of a hireling may do with it, each by the number of its card; and what single
    cards offer besides.
    """

    def __init__(self, catalogue: Catalogue, options: Options, tables: Tables) -> None:
        self.kinds = tables.kind_number
        self.move: Family = catalogue.family("hireling_move", hireling=options.hireling)
        self.battle: Family = catalogue.family("hireling_battle", hireling=options.hireling)
        self.place: Family = catalogue.family("hireling_place", hireling=options.hireling)
        self.dawn: Family = catalogue.family("hireling_dawn", hireling=options.hireling)
        self.act: Family = catalogue.family("hireling_act", hireling=options.hireling)

        self.rise: Family = catalogue.family("uprising_rise", clearing=options.clearing)
        self.forest: Family = catalogue.family("exile_forest", forest=options.forest)
        self.give: Family = catalogue.family("give_to_exile", item=options.item)
        self.take: Family = catalogue.family("brigand_take", clearing=options.clearing)
        self.rob: Family = catalogue.family("brigand_rob", seat=options.seat)
        self.exhaust: Family = catalogue.family("brigand_exhaust", item=options.item)
        self.force: Family = catalogue.family("prophets_force", seat=options.seat, clearing=options.clearing)
        self.recall: Family = catalogue.family("envoys_take", card=options.card)
        self.reveal: Option = catalogue.family("artisans_reveal")()
        self.steal: Family = catalogue.family("spies_steal", clearing=options.clearing)
        self.burn: Family = catalogue.family("bearers_burn", kind=options.kind)
        self.smuggle: Family = catalogue.family("smuggle", card=options.card)
