"""11. The Riverfolk Company: what it brings to the table."""

from __future__ import annotations

from typing import cast

from lawspeaker.games.root.factions.riverfolk.board import SERVICES
from lawspeaker.games.root.factions.riverfolk.printed import POSTS, RiverfolkPrinted
from lawspeaker.games.root.factions.riverfolk.rules import Riverfolk
from lawspeaker.games.root.model.faction import Faction, FactionLook, Kit
from lawspeaker.games.root.model.options import MOST_COUNTED, Options
from lawspeaker.games.root.model.state import RootSetting, Rules
from lawspeaker.games.root.model.tables import RIVERFOLK, RootTables
from lawspeaker.kernel.field import Field, clear
from lawspeaker.kernel.option import Catalogue, Domain, Family, Option, counting
from lawspeaker.kernel.schema import Each, Flag, Grid, Name, Row, Whole


class RiverfolkKit(Kit):
    """The Riverfolk's own options and kinds of pieces."""

    drawing = "lawspeaker.games.root.factions.riverfolk.drawing"
    may_lead = True  # 11.2.2
    may_start = True  # 11.2.6

    def __init__(self, catalogue: Catalogue, options: Options, tables: RootTables) -> None:
        super().__init__(RIVERFOLK, FactionLook("R", "#56d4c8", dict.fromkeys(POSTS, "o"), {"o": "trade-posts"}))
        self.printed: RiverfolkPrinted = cast(RiverfolkPrinted, tables.printed[RIVERFOLK])
        self.warrior: int = tables.kind_number["riverfolk_warrior"]
        self.posts: list[int] = [tables.kind_number[post] for post in POSTS]  # by suit
        self.spaces: int = tables.kinds[self.posts[0]].total  # for trade posts of each suit
        self.service: Domain = catalogue.domain(Domain("service", SERVICES))
        self.price_space: Domain = catalogue.domain(Domain("price", [str(price) for price in self.printed.prices]))
        self.set_price: Family = catalogue.family(
            "set_price", "the service costs so much", "riverboats 2", service=self.service, price=self.price_space
        )

        # Services.
        self.buy_card: Family = catalogue.family("buy_card", "buy it from the Riverfolk", "anvil", card=options.card)
        self.buy_riverboats: Option = catalogue.family("buy_riverboats", "rivers are paths for this turn")()
        self.buy_mercenaries: Option = catalogue.family(
            "buy_mercenaries", "hire the Riverfolk's warriors for this turn"
        )()
        self.mercenaries_fight: Option = catalogue.family("mercenaries_fight", "they fight in this battle")()

        # Daylight.
        self.fund: Family = catalogue.family("fund", "a warrior of this seat, among the funds", "1", seat=options.seat)
        self.export: Option = catalogue.family("export", "discard the crafted card for a warrior in Payments")()
        self.keep_effect: Option = catalogue.family("keep_effect", "use its effect")()
        self.draw: Option = catalogue.family("riverfolk_draw", "commit a fund to draw a card")()
        self.recruit: Family = catalogue.family(
            "riverfolk_recruit", "spend a fund to recruit there", "10", clearing=options.clearing
        )
        self.trade_post: Family = catalogue.family(
            "trade_post", "spend two funds for a trade post there", "5", clearing=options.clearing
        )
        self.post_suit: Family = catalogue.family("post_suit", "this trade post", "fox", suit=options.land_suit)

    def lends(self, rules: Rules) -> bool:
        """11.2.7 Riverboats are paths, mercenaries strength and warriors."""
        return True

    def fields(self, seat: int, setting: RootSetting) -> list[Field]:
        suit, seats = setting.options.land_suit, setting.config.seats
        by_seat = Row(Whole(0, most=MOST_COUNTED), seats)
        return [
            Field("payments", by_seat, "row: how many warriors of each seat lie in the Payments box"),
            Field("funds", by_seat, "row: and in the Funds box"),
            Field("committed", by_seat, "row: and in the Committed box"),
            Field(
                "invested",
                Grid(suit, counting("seat", seats - 1), Whole(0, most=MOST_COUNTED)),
                "by suit and seat: warriors that have crafted on empty spaces for trade posts",
            ),
            Field(
                "posts_gone",
                Each(suit, Whole(0, most=MOST_COUNTED), 0),
                "each suit: trade posts that are out of the game",
            ),
            Field(
                "prices",
                Each(self.service, Name(self.price_space, none="none")),
                "by service (`hand_card`, `riverboats`, `mercenaries`): `1` to `4`; 1 if all are left out",
            ),
            Field("bought", Whole(0, most=MOST_COUNTED), "how many services the player whose turn it is has bought"),
            Field("riverboats", Flag(), "whether riverboats are among them"),
            Field("mercenaries", Flag(), "whether mercenaries are among them"),
        ]

    def make(self, seat: int, setting: RootSetting) -> Faction:
        riverfolk = Riverfolk(self, seat, setting)
        clear(riverfolk, self.fields(seat, setting))
        return riverfolk
