"""14. The Lord of the Hundreds: what it brings to the table."""

from __future__ import annotations

from typing import cast

from lawspeaker.games.root.factions.hundreds.printed import MOODS, HundredsPrinted
from lawspeaker.games.root.factions.hundreds.rules import Hundreds
from lawspeaker.games.root.model.faction import Faction, FactionLook, Kit
from lawspeaker.games.root.model.options import MOST_COUNTED, Options
from lawspeaker.games.root.model.state import RootSetting, Rules
from lawspeaker.games.root.model.tables import HUNDREDS, RootTables
from lawspeaker.kernel.field import Field, clear
from lawspeaker.kernel.option import Catalogue, Domain, Family, Option
from lawspeaker.kernel.schema import Each, Flag, Name, Whole


class HundredsKit(Kit):
    """The Hundreds' own options and kinds of pieces."""

    drawing = "lawspeaker.games.root.factions.hundreds.drawing"

    def __init__(self, catalogue: Catalogue, options: Options, tables: RootTables) -> None:
        super().__init__(HUNDREDS, FactionLook("H", "#ff7b72", {"stronghold": "H", "mob": "m"}))
        numbers = tables.kind_number
        self.printed = cast(HundredsPrinted, tables.printed[HUNDREDS])
        self.warrior = numbers["hundreds_warrior"]
        self.warlord = numbers["warlord"]
        self.stronghold = numbers["stronghold"]
        self.crafting: list[int] = [self.stronghold]  # what crafts
        self.mob = numbers["mob"]
        self.mood_card: Domain = catalogue.domain(Domain("mood", MOODS))
        self.mood: Family = catalogue.family(
            "mood",
            "`bitter`, `grandiose`, `jubilant`, `lavish`, `relentless`, `rowdy`, `stubborn`, `wrathful`",
            "rowdy",
            mood=self.mood_card,
        )
        self.with_warlord: Family = catalogue.family(
            "with_warlord", "the warlord and this many warriors", "2", count=options.count
        )
        self.build: Family = catalogue.family(
            "stronghold", "build one here, for a card", "5", clearing=options.clearing
        )
        self.incite: Family = catalogue.family("incite", "a mob here, for a card", "5", clearing=options.clearing)
        self.roll_mob: Option = catalogue.family("roll_mob", "roll the mob die")()
        self.disband: Family = catalogue.family(
            "disband", "the mob here becomes a warrior", "5", clearing=options.clearing
        )
        self.raze_item: Family = catalogue.family(
            "raze_item", "take this item from under the ruin", "boot_1", ruin_item=options.ruin_item
        )
        self.hoard_item: Option = catalogue.family("hoard_item", "the crafted item goes to the hoard")()
        self.break_item: Option = catalogue.family("break_item", "it leaves the game, for its points")()
        self.scrap: Family = catalogue.family(
            "scrap", "this item of the hoard leaves the game", "boot", item=options.item
        )
        self.loot: Option = catalogue.family("loot", "loot the defender")()
        self.loot_item: Family = catalogue.family("loot_item", "take this crafted item", "boot", item=options.item)
        self.loot_used_item: Family = catalogue.family(
            "loot_used_item", "take this one, which lies exhausted", "boot", item=options.item
        )

    def lends(self, rules: Rules) -> bool:
        """R60 What the warlord adds to rule has to be taken back."""
        return not rules.warlord_rules

    def fields(self, seat: int, setting: RootSetting) -> list[Field]:
        items = Each(setting.options.item, Whole(0, most=MOST_COUNTED), 0)
        return [
            Field("mood", Name(self.mood_card, none="none"), "the mood; `stubborn` if left out"),
            Field("hoard", items, "each item: how many are in the hoard, on the track of their kind"),
            Field("ruin_kinds", items, "each item: how many of them are from ruins"),
            Field("gone", items, "each item: how many of the map they have taken out of the game"),
            Field("commands", Whole(0, most=MOST_COUNTED), "actions taken by Command the Hundreds in this Daylight"),
            Field("advances", Whole(0, most=MOST_COUNTED), "and by Advance the Warlord"),
            Field("advancing", Flag(), "whether the warlord has moved in an Advance, and may still battle"),
            Field("strode", Flag(), "whether he has moved in this step, or Advance (`R62`)"),
            Field("fought", Flag(), "and whether he has battled"),
            Field("spurred", Flag(), "whether he may move or battle once more now (14.7.5)"),
            Field("relented", Flag(), "and whether he has done so in this step"),
        ]

    def make(self, seat: int, setting: RootSetting) -> Faction:
        hundreds = Hundreds(self, seat)
        clear(hundreds, self.fields(seat, setting))
        return hundreds
