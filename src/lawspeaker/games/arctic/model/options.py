"""What can be chosen in The Arctic."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.arctic.model.tables import ACTIONS, ARCTIC, COUNTRIES, LAWS, RESOURCES, Tables
from lawspeaker.kernel.option import Catalogue, Domain, Family, Option, counting

MOST_COUNTED: Final = 999  # no count in the record or in an option is higher

CHINA_MOVES: Final = 0
CHINA_BUILDS: Final = 1
CHINA_DECLINES: Final = 2
CHINA_CHOICES: Final[list[str]] = ["move", "build", "decline"]

PAY: Final = 0
REFUSE: Final = 1


class Options:
    """Every option of the game, family by family."""

    def __init__(self, catalogue: Catalogue, tables: Tables) -> None:
        self.seat: Domain = counting("seat", 3)
        self.country: Domain = Domain("country", COUNTRIES)
        self.arctic: Domain = Domain("arctic", COUNTRIES[:ARCTIC], called="Arctic country")
        self.region: Domain = Domain("region", tables.regions)
        self.law: Domain = Domain("law", LAWS)
        self.action: Domain = Domain("action", ACTIONS)
        self.resource: Domain = Domain("resource", RESOURCES)
        self.influence: Domain = Domain("influence", ["1", "2", "3", "4"], called="influence space")
        self.yellow_space: Domain = Domain("yellow", ["high", "low"], called="yellow space")
        longest = max(len(track) for track in tables.track.values())
        self.space: Domain = Domain("space", [str(number + 1) for number in range(longest)])
        self.count: Domain = counting("count", MOST_COUNTED)
        few = Domain("few", [str(number) for number in range(33)])
        china = Domain("china", CHINA_CHOICES)
        for domain in (self.arctic, self.resource, self.count, counting("turn", tables.turns)):
            catalogue.domain(domain)

        self.place: Family = catalogue.family("place", country=self.arctic, influence=self.influence)
        self.invest: Family = catalogue.family("invest", space=self.space)
        self.yellow: Family = catalogue.family("yellow", yellow=self.yellow_space)
        self.pass_: Option = catalogue.family("pass")()
        self.china: Family = catalogue.family("china", china=china)
        self.act: Family = catalogue.family("act", action=self.action)
        self.keep: Option = catalogue.family("keep")()
        self.change: Option = catalogue.family("change")()
        self.recall: Family = catalogue.family("recall", dollars=few)
        self.protect: Family = catalogue.family("protect", region=self.region)
        self.declare: Family = catalogue.family("declare", country=self.country)
        self.peace: Option = catalogue.family("peace")()
        self.vote: Family = catalogue.family("vote", law=self.law)
        self.support: Option = catalogue.family("support")()
        self.slander: Family = catalogue.family("slander", seat=self.seat)
        self.dock: Family = catalogue.family("dock", region=self.region)
        self.build: Family = catalogue.family("build", region=self.region)
        self.sail: Family = catalogue.family("sail", region=self.region)
        self.sail_attacker: Family = catalogue.family("sail_attacker", region=self.region)
        self.to: Family = catalogue.family("to", region=self.region)
        self.strike: Family = catalogue.family("strike", region=self.region, country=self.country)
        self.raid: Family = catalogue.family("raid", region=self.region, unmoved=few)
        self.done: Option = catalogue.family("done")()
        self.sell: Family = catalogue.family("sell", count=few)
        self.licence: Family = catalogue.family("licence", licence=Domain("licence", ["pay", "refuse"]))
