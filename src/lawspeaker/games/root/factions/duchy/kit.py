"""12. The Underground Duchy: what it brings to the table."""

from __future__ import annotations

from typing import cast

from lawspeaker.games.root.factions.duchy.board import ACTIONS
from lawspeaker.games.root.factions.duchy.ministers import MINISTERS, RANKS
from lawspeaker.games.root.factions.duchy.printed import DuchyPrinted
from lawspeaker.games.root.factions.duchy.rules import Duchy
from lawspeaker.games.root.factions.duchy.zones import REVEALED
from lawspeaker.games.root.model.faction import Faction, FactionLook, Kit
from lawspeaker.games.root.model.options import MOST_COUNTED, Options
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import DUCHY, RootTables
from lawspeaker.kernel.field import Field, clear
from lawspeaker.kernel.option import Catalogue, Domain, Family, Option
from lawspeaker.kernel.schema import Cards, Each, Name, Some, Whole


class DuchyKit(Kit):
    """The Duchy's own options and kinds of pieces."""

    drawing = "lawspeaker.games.root.factions.duchy.drawing"
    may_claim = True  # 12.2.2
    may_lead = True  # 12.2.2
    may_bar_moving = True  # 12.2.2
    may_bar_placing = True  # 12.2.2

    def __init__(self, catalogue: Catalogue, options: Options, tables: RootTables) -> None:
        super().__init__(DUCHY, FactionLook("D", "#e8c39e", {"citadel": "C", "market": "M", "tunnel": "u"}))
        self.printed = cast(DuchyPrinted, tables.printed[DUCHY])
        numbers = tables.kind_number
        self.warrior = numbers["duchy_warrior"]
        self.citadel = numbers["citadel"]
        self.market = numbers["market"]
        self.tunnel = numbers["tunnel"]
        self.buildings: list[int] = [self.citadel, self.market]
        self.minister: Domain = catalogue.domain(Domain("minister", MINISTERS))
        self.rank: Domain = catalogue.domain(Domain("rank", RANKS))
        self.construct: Family = catalogue.family(
            "construct",
            "the Duchy: build it there; the next ask is which card is revealed",
            "citadel 1",
            kind=options.kind,
            clearing=options.clearing,
        )
        self.reveal: Family = catalogue.family(
            "reveal", "lay this hand card open until the Evening", "anvil", card=options.card
        )
        self.recruit: Option = catalogue.family("recruit_burrow", "a warrior in the Burrow")()
        self.dig: Option = catalogue.family("dig", "dig a tunnel; the next ask is where")()
        self.call: Family = catalogue.family(
            "call",
            "this minister acts: `foremole`, `captain`, `marshal`, `brigadier`, `banker`, `mayor`,"
            " `duchess_of_mud`, `baron_of_dirt`, `earl_of_stone`",
            "captain",
            minister=self.minister,
        )
        self.bank: Family = catalogue.family("bank", "the Banker takes this card", "anvil", card=options.card)
        self.sway: Family = catalogue.family(
            "sway", "sway this minister; the next asks are which cards are revealed", "captain", minister=self.minister
        )
        self.dismiss: Family = catalogue.family("dismiss", "this minister leaves", "captain", minister=self.minister)

    def fields(self, seat: int, setting: RootSetting) -> list[Field]:
        minister = Name(self.minister)
        return [
            Field(
                "revealed",
                Cards(setting.options.card, kind=REVEALED, number=seat),
                "cards: those that lie revealed this turn, the last ones at the end",
            ),
            Field("swayed", Some(minister, len(MINISTERS)), "some: the swayed ministers"),
            Field("acted", Some(minister, len(MINISTERS)), "some: those of them who have acted this turn"),
            Field(
                "crowns",
                Each(self.rank, Whole(0, most=MOST_COUNTED)),
                "each rank (`squire`, `noble`, `lord`): the crowns left on the board;"
                " a rank that is left out is worked out",
            ),
            Field(
                "assembly",
                Whole(0, most=MOST_COUNTED),
                "actions of the assembly left in this Daylight; two if left out",
            ),
            Field(
                "brigade",
                Name(setting.options.column, none="none"),
                "`move` or `battle`, which the Brigadier has done once and may do again now, or `none`",
            ),
        ]

    def make(self, seat: int, setting: RootSetting) -> Faction:
        duchy = Duchy(self, seat)
        clear(duchy, self.fields(seat, setting))
        duchy.crowns = self.printed.crowns[:]  # 12.3.6
        duchy.assembly = ACTIONS
        return duchy
