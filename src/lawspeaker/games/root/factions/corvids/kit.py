"""13. The Corvid Conspiracy: what it brings to the table."""

from __future__ import annotations

from typing import cast

from lawspeaker.games.root.factions.corvids.plan import CorvidPlan
from lawspeaker.games.root.factions.corvids.plots import PLOT_TYPES, PLOTS
from lawspeaker.games.root.factions.corvids.printed import CorvidPrint
from lawspeaker.games.root.factions.corvids.rules import Corvids
from lawspeaker.games.root.model.faction import Faction, Kit
from lawspeaker.games.root.model.options import Options
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import CORVIDS, Tables
from lawspeaker.kernel.option import Catalogue, Domain, Family


class CorvidKit(Kit):
    """The Corvids' own options and kinds of pieces."""

    drawing = "lawspeaker.games.root.factions.corvids.drawing"
    extras: tuple[str, ...] = ("expose",)

    def __init__(self, catalogue: Catalogue, options: Options, tables: Tables) -> None:
        super().__init__(CORVIDS, CorvidPlan())
        self.printed = cast(CorvidPrint, tables.printed[CORVIDS])
        self.warrior = tables.kind_number["corvid_warrior"]
        self.plot = tables.kind_number["plot"]
        self.plots: Domain = catalogue.domain(Domain("plot", PLOTS, secret=True))
        self.types: Domain = catalogue.domain(Domain("plot_type", PLOT_TYPES, called="type of plot"))
        self.flip: Family = catalogue.family("flip_plot", clearing=options.clearing)
        self.recruit: Family = catalogue.family("recruit_suit", card=options.card, suit=options.land_suit)
        self.place: Family = catalogue.family("plot", clearing=options.clearing)
        self.lay: Family = catalogue.family("lay_plot", plot=self.plots)
        self.trick: Family = catalogue.family("trick", clearing=options.clearing, other=options.clearing)
        self.expose: Family = catalogue.family("expose", clearing=options.clearing)
        self.show: Family = catalogue.family("show_card", card=options.card)
        self.name: Family = catalogue.family("name_plot", plot_type=self.types)

    def make(self, seat: int, setting: RootSetting) -> Faction:
        corvids = Corvids(self, seat)
        corvids.lay_out()
        return corvids
