"""14. The Lord of the Hundreds: what it brings to the table."""

from __future__ import annotations

from typing import cast

from lawspeaker.games.root.factions.hundreds.plan import HundredsPlan
from lawspeaker.games.root.factions.hundreds.printed import MOODS, HundredsPrinted
from lawspeaker.games.root.factions.hundreds.rules import Hundreds
from lawspeaker.games.root.model.faction import Faction, Kit
from lawspeaker.games.root.model.options import Options
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import HUNDREDS, Tables
from lawspeaker.kernel.option import Catalogue, Domain, Family, Option


class HundredsKit(Kit):
    """The Hundreds' own options and kinds of pieces."""

    drawing = "lawspeaker.games.root.factions.hundreds.drawing"

    def __init__(self, catalogue: Catalogue, options: Options, tables: Tables) -> None:
        super().__init__(HUNDREDS, HundredsPlan())
        numbers = tables.kind_number
        self.printed = cast(HundredsPrinted, tables.printed[HUNDREDS])
        self.warrior = numbers["hundreds_warrior"]
        self.warlord = numbers["warlord"]
        self.stronghold = numbers["stronghold"]
        self.mob = numbers["mob"]
        self.mood_card: Domain = catalogue.domain(Domain("mood", MOODS))
        self.mood: Family = catalogue.family("mood", mood=self.mood_card)
        self.with_warlord: Family = catalogue.family("with_warlord", count=options.count)
        self.build: Family = catalogue.family("stronghold", clearing=options.clearing)
        self.incite: Family = catalogue.family("incite", clearing=options.clearing)
        self.roll_mob: Option = catalogue.family("roll_mob")()
        self.disband: Family = catalogue.family("disband", clearing=options.clearing)
        self.raze_item: Family = catalogue.family("raze_item", ruin_item=options.ruin_item)
        self.hoard_item: Option = catalogue.family("hoard_item")()
        self.break_item: Option = catalogue.family("break_item")()
        self.scrap: Family = catalogue.family("scrap", item=options.item)
        self.loot: Option = catalogue.family("loot")()
        self.loot_item: Family = catalogue.family("loot_item", item=options.item)
        self.loot_used_item: Family = catalogue.family("loot_used_item", item=options.item)

    def lends(self, setting: RootSetting) -> bool:
        """R60 What a warlord who is no warrior adds to rule has to be taken back."""
        return not setting.rules.warlord_rules

    def make(self, seat: int, setting: RootSetting) -> Faction:
        return Hundreds(self, seat)
