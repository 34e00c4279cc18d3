"""12. The Underground Duchy: what it brings to the table."""

from __future__ import annotations

from typing import cast

from lawspeaker.games.root.factions.duchy.ministers import MINISTERS, RANKS
from lawspeaker.games.root.factions.duchy.plan import DuchyPlan
from lawspeaker.games.root.factions.duchy.printed import DuchyPrinted
from lawspeaker.games.root.factions.duchy.rules import Duchy
from lawspeaker.games.root.model.faction import Faction, Kit
from lawspeaker.games.root.model.options import Options
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import DUCHY, Tables
from lawspeaker.kernel.option import Catalogue, Domain, Family, Option


class DuchyKit(Kit):
    """The Duchy's own options and kinds of pieces."""

    drawing = "lawspeaker.games.root.factions.duchy.drawing"
    may_claim = True  # 12.2.2

    def __init__(self, catalogue: Catalogue, options: Options, tables: Tables) -> None:
        super().__init__(DUCHY, DuchyPlan())
        self.printed = cast(DuchyPrinted, tables.printed[DUCHY])
        numbers = tables.kind_number
        self.warrior = numbers["duchy_warrior"]
        self.citadel = numbers["citadel"]
        self.market = numbers["market"]
        self.tunnel = numbers["tunnel"]
        self.buildings: list[int] = [self.citadel, self.market]
        self.minister: Domain = catalogue.domain(Domain("minister", MINISTERS))
        self.rank: Domain = catalogue.domain(Domain("rank", RANKS))
        self.construct: Family = catalogue.family("construct", kind=options.kind, clearing=options.clearing)
        self.reveal: Family = catalogue.family("reveal", card=options.card)
        self.recruit: Option = catalogue.family("recruit_burrow")()
        self.dig: Option = catalogue.family("dig")()
        self.call: Family = catalogue.family("call", minister=self.minister)
        self.bank: Family = catalogue.family("bank", card=options.card)
        self.sway: Family = catalogue.family("sway", minister=self.minister)
        self.dismiss: Family = catalogue.family("dismiss", minister=self.minister)

    def make(self, seat: int, setting: RootSetting) -> Faction:
        return Duchy(self, seat)
