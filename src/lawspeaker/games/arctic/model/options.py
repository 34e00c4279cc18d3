"""What can be chosen in The Arctic."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.arctic.model.tables import ACTIONS, ARCTIC, COUNTRIES, LAWS, RESOURCES, ArcticTables
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

    def __init__(self, catalogue: Catalogue, tables: ArcticTables) -> None:
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

        self.place: Family = catalogue.family(
            "place", "put the lobbyist on that influence space", "RU 1", country=self.arctic, influence=self.influence
        )
        self.invest: Family = catalogue.family(
            "invest", "take the third space of the track, counted from the dearest", "3", space=self.space
        )
        self.yellow: Family = catalogue.family(
            "yellow", "court China on the dearer (`high`) or cheaper (`low`) space", "high", yellow=self.yellow_space
        )
        self.pass_: Option = catalogue.family(
            "pass", "place no lobbyist now, and one fewer this turn (ruling `passing`)"
        )()
        self.china: Family = catalogue.family(
            "china", "`move` China's ships, `build` a facility, or `decline`", "move", china=china
        )
        self.act: Family = catalogue.family(
            "act",
            "take an action: `diplomacy`, `ships`, `facility`, `move`, `tax`, `unrest`",
            "tax",
            action=self.action,
        )
        self.keep: Option = catalogue.family("keep", "redeploy: stay on space 2, or on space 4 of the EU")()
        self.change: Option = catalogue.family("change", "redeploy: move from space 1 or 3 to space 2")()
        self.recall: Family = catalogue.family(
            "recall", "redeploy: go back to hand, with this subsidy or with none", "1", dollars=few
        )
        self.protect: Family = catalogue.family(
            "protect", "redeploy: protect the facility there", "RU_M1", region=self.region
        )
        self.declare: Family = catalogue.family(
            "declare",
            "declare conflict on a country, instead of the present one if there is one",
            "NO",
            country=self.country,
        )
        self.peace: Option = catalogue.family("peace", "end the conflict this country has declared")()
        self.vote: Family = catalogue.family("vote", "move this country's Council markers to a law", "C", law=self.law)
        self.support: Option = catalogue.family("support", "Norway: one marker for joining the EU")()
        self.slander: Family = catalogue.family("slander", "that company loses a point", "2", seat=self.seat)
        self.dock: Family = catalogue.family("dock", "put the new ship here", "RU_C1", region=self.region)
        self.build: Family = catalogue.family(
            "build", "build the facility here; legal where somebody controls the region", "RU_M1", region=self.region
        )
        self.sail: Family = catalogue.family(
            "sail", "one ship that has done nothing yet leaves this region", "RU_C1", region=self.region
        )
        self.sail_attacker: Family = catalogue.family(
            "sail_attacker",
            "one ship that has attacked a facility here, and not moved, leaves",
            "RU_M1",
            region=self.region,
        )
        self.to: Family = catalogue.family("to", "it goes there", "RU_M1", region=self.region)
        self.strike: Family = catalogue.family(
            "strike",
            "one ship attacks a ship of that country; both are removed",
            "RU_M1 CN",
            region=self.region,
            country=self.country,
        )
        self.raid: Family = catalogue.family(
            "raid",
            "destroy the facility; so many of the attackers have not moved yet",
            "RU_M1 2",
            region=self.region,
            unmoved=few,
        )
        self.done: Option = catalogue.family("done", "this Move Ships is over")()
        self.sell: Family = catalogue.family("sell", "this many units for money", "2", count=few)
        self.licence: Family = catalogue.family(
            "licence", "`pay` or `refuse`", "pay", licence=Domain("licence", ["pay", "refuse"])
        )
