"""11. The Riverfolk Company: what it brings to the table."""

from __future__ import annotations

from typing import cast

from lawspeaker.games.root.factions.riverfolk.board import SERVICES
from lawspeaker.games.root.factions.riverfolk.plan import RiverfolkPlan
from lawspeaker.games.root.factions.riverfolk.printed import POSTS, RiverfolkPrinted
from lawspeaker.games.root.factions.riverfolk.rules import Riverfolk
from lawspeaker.games.root.model.faction import Faction, Kit
from lawspeaker.games.root.model.options import Options
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import RIVERFOLK, Tables
from lawspeaker.kernel.option import Catalogue, Domain, Family, Option


class RiverfolkKit(Kit):
    """The Riverfolk's own options and kinds of pieces."""

    drawing = "lawspeaker.games.root.factions.riverfolk.drawing"
    may_lend = True

    def __init__(self, catalogue: Catalogue, options: Options, tables: Tables) -> None:
        super().__init__(RIVERFOLK, RiverfolkPlan())
        self.printed: RiverfolkPrinted = cast(RiverfolkPrinted, tables.printed[RIVERFOLK])
        self.warrior: int = tables.kind_number["riverfolk_warrior"]
        self.posts: list[int] = [tables.kind_number[post] for post in POSTS]  # by suit
        self.spaces: int = tables.kinds[self.posts[0]].total  # for trade posts of each suit
        self.service: Domain = catalogue.domain(Domain("service", SERVICES))
        self.price_space: Domain = catalogue.domain(Domain("price", [str(price) for price in self.printed.prices]))
        self.set_price: Family = catalogue.family("set_price", service=self.service, price=self.price_space)

        # Services.
        self.buy_card: Family = catalogue.family("buy_card", card=options.card)
        self.buy_riverboats: Option = catalogue.family("buy_riverboats")()
        self.buy_mercenaries: Option = catalogue.family("buy_mercenaries")()
        self.mercenaries_fight: Option = catalogue.family("mercenaries_fight")()

        # Daylight.
        self.fund: Family = catalogue.family("fund", seat=options.seat)
        self.export: Option = catalogue.family("export")()
        self.keep_effect: Option = catalogue.family("keep_effect")()
        self.draw: Option = catalogue.family("riverfolk_draw")()
        self.recruit: Family = catalogue.family("riverfolk_recruit", clearing=options.clearing)
        self.trade_post: Family = catalogue.family("trade_post", clearing=options.clearing)
        self.post_suit: Family = catalogue.family("post_suit", suit=options.land_suit)

    def make(self, seat: int, setting: RootSetting) -> Faction:
        return Riverfolk(self, seat, setting)
