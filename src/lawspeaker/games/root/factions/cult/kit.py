"""10. The Lizard Cult: what it brings to the table."""

from __future__ import annotations

from typing import cast

from lawspeaker.games.root.factions.cult.plan import CultPlan
from lawspeaker.games.root.factions.cult.printed import CultBoard
from lawspeaker.games.root.factions.cult.rules import Cult
from lawspeaker.games.root.model.faction import Faction, Kit
from lawspeaker.games.root.model.options import Options
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import BIRD, CULT, SUITS, Tables
from lawspeaker.kernel.option import Catalogue, Family


class CultKit(Kit):
    """The Cult's own options and kinds of pieces."""

    drawing = "lawspeaker.games.root.factions.cult.drawing"
    may_claim = True  # 10.2.4

    def __init__(self, catalogue: Catalogue, options: Options, tables: Tables) -> None:
        super().__init__(CULT, CultPlan())
        self.board = cast(CultBoard, tables.printed[CULT])
        self.warrior = tables.kind_number["cult_warrior"]
        self.gardens: list[int] = [tables.kind_number[f"garden_{suit}"] for suit in SUITS[:BIRD]]  # by suit
        self.outcast: Family = catalogue.family("outcast", suit=options.land_suit)
        self.convert: Family = catalogue.family("convert", clearing=options.clearing)
        self.sanctify: Family = catalogue.family("sanctify", clearing=options.clearing)
        self.replace: Family = catalogue.family("replace", kind=options.kind)
        self.build: Family = catalogue.family("ritual_build", card=options.card)
        self.recruit: Family = catalogue.family("ritual_recruit", card=options.card)
        self.score: Family = catalogue.family("ritual_score", card=options.card)
        self.sacrifice: Family = catalogue.family("ritual_sacrifice", card=options.card)

    def make(self, seat: int, setting: RootSetting) -> Faction:
        return Cult(self, seat)
