"""10. The Lizard Cult: what it brings to the table."""

from __future__ import annotations

from typing import cast

from lawspeaker.games.root.factions.cult.printed import CultPrinted
from lawspeaker.games.root.factions.cult.rules import Cult
from lawspeaker.games.root.factions.cult.zones import LOST_SOULS, REVEALED
from lawspeaker.games.root.model.faction import Faction, FactionLook, Kit
from lawspeaker.games.root.model.options import MOST_COUNTED, Options
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import BIRD, CULT, SUITS, RootTables
from lawspeaker.kernel.field import Field, clear
from lawspeaker.kernel.option import Catalogue, Family
from lawspeaker.kernel.schema import Cards, Each, Flag, Name, Whole


class CultKit(Kit):
    """The Cult's own options and kinds of pieces."""

    drawing = "lawspeaker.games.root.factions.cult.drawing"
    may_claim = True  # 10.2.4

    def __init__(self, catalogue: Catalogue, options: Options, tables: RootTables) -> None:
        super().__init__(
            CULT, FactionLook("C", "#f2a6c8", {f"garden_{suit}": "G" for suit in SUITS[:BIRD]}, {"G": "cult-gardens"})
        )
        self.board = cast(CultPrinted, tables.printed[CULT])
        self.warrior = tables.kind_number["cult_warrior"]
        self.gardens: list[int] = [tables.kind_number[f"garden_{suit}"] for suit in SUITS[:BIRD]]  # by suit
        self.crafting: list[list[int]] = [[garden] for garden in self.gardens]  # what crafts, by suit of the Outcast
        self.outcast: Family = catalogue.family(
            "outcast", "the Cult: this suit is the Outcast", "fox", suit=options.land_suit
        )
        self.convert: Family = catalogue.family(
            "convert", "an enemy warrior here gives way to one of the Cult's", "1", clearing=options.clearing
        )
        self.sanctify: Family = catalogue.family(
            "sanctify", "an enemy building here gives way to a garden", "1", clearing=options.clearing
        )
        self.replace: Family = catalogue.family(
            "replace", "this piece gives way; or this garden comes", "sawmill", kind=options.kind
        )
        self.build: Family = catalogue.family(
            "ritual_build", "reveal it to build a garden; the next ask is where", "anvil", card=options.card
        )
        self.recruit: Family = catalogue.family(
            "ritual_recruit", "reveal it to recruit; the next ask is where", "anvil", card=options.card
        )
        self.score: Family = catalogue.family(
            "ritual_score", "spend it to score for the gardens of its suit", "anvil", card=options.card
        )
        self.sacrifice: Family = catalogue.family(
            "ritual_sacrifice", "reveal a bird card for an acolyte", "birdy_bindle", card=options.card
        )

    def fields(self, seat: int, setting: RootSetting) -> list[Field]:
        o = setting.options
        return [
            Field(
                "outcast",
                Name(o.land_suit, none="none"),
                "the suit of the Outcast, or `none` in the set-up; `fox` if left out",
            ),
            Field("hated", Flag(), "whether the marker shows its Hated side"),
            Field("acolytes", Whole(0, most=MOST_COUNTED), "how many"),
            Field("lost_souls", Cards(o.card, kind=LOST_SOULS), "cards: the Lost Souls"),
            Field("revealed", Cards(o.card, kind=REVEALED), "cards: what has been revealed for rituals"),
            Field("scored", Each(o.land_suit, Whole(0, 1), 0), "each suit: 1 if it has scored this turn (10.5.3)"),
        ]

    def make(self, seat: int, setting: RootSetting) -> Faction:
        cult = Cult(self, seat)
        clear(cult, self.fields(seat, setting))
        return cult
