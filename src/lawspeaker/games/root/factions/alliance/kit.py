"""8. The Woodland Alliance: what it brings to the table."""

from __future__ import annotations

from typing import cast

from lawspeaker.games.root.factions.alliance.printed import AlliancePrinted
from lawspeaker.games.root.factions.alliance.rules import Alliance
from lawspeaker.games.root.factions.alliance.zones import SUPPORTERS
from lawspeaker.games.root.model.faction import Faction, FactionLook, Kit
from lawspeaker.games.root.model.options import MOST_COUNTED, Options
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import ALLIANCE, RootTables
from lawspeaker.kernel.field import Field, clear
from lawspeaker.kernel.option import Catalogue, Family, Option
from lawspeaker.kernel.schema import Cards, Whole


class AllianceKit(Kit):
    """The Alliance's own options and kinds of pieces."""

    drawing = "lawspeaker.games.root.factions.alliance.drawing"

    def __init__(self, catalogue: Catalogue, options: Options, tables: RootTables) -> None:
        super().__init__(
            ALLIANCE,
            FactionLook(
                "A",
                "#7ee787",
                {"sympathy": "s", "base_fox": "B", "base_rabbit": "B", "base_mouse": "B"},
                {"B": "bases"},
            ),
        )
        self.printed: AlliancePrinted = cast(AlliancePrinted, tables.printed[ALLIANCE])
        numbers = tables.kind_number
        self.warrior = numbers["alliance_warrior"]
        self.sympathy = numbers["sympathy"]
        self.crafting: list[int] = [self.sympathy]  # what crafts
        self.bases: list[int] = [numbers["base_fox"], numbers["base_rabbit"], numbers["base_mouse"]]  # by suit
        self.revolt: Family = catalogue.family("revolt", "revolt here", "9", clearing=options.clearing)
        self.spread: Family = catalogue.family("spread", "spread sympathy here", "9", clearing=options.clearing)
        self.supporter: Family = catalogue.family("supporter", "this supporter", "anvil", card=options.card)
        self.mobilize: Family = catalogue.family("mobilize", "it becomes a supporter", "anvil", card=options.card)
        self.train: Family = catalogue.family("train", "an officer for it", "anvil", card=options.card)
        self.recruit: Family = catalogue.family(
            "recruit_at", "a warrior at the base here", "9", clearing=options.clearing
        )
        self.organize: Family = catalogue.family(
            "organize", "a warrior gives way to sympathy", "9", clearing=options.clearing
        )
        self.show_hand: Option = catalogue.family("show_hand", "nothing to give: show the hand")()
        self.base: Family = catalogue.family("base", "the base of this suit rises", "fox", land_suit=options.land_suit)
        self.base_first: Option = catalogue.family("base_first", "the loss of the base comes first")()
        self.outrage_first: Option = catalogue.family("outrage_first", "the outrage comes first")()

    def fields(self, seat: int, setting: RootSetting) -> list[Field]:
        return [
            Field(
                "supporters", Cards(setting.options.card, kind=SUPPORTERS, number=seat), "cards: the Supporters stack"
            ),
            Field("officers", Whole(0, most=MOST_COUNTED), "how many"),
            Field("operations", Whole(0, most=MOST_COUNTED), "military operations taken in this Evening"),
        ]

    def make(self, seat: int, setting: RootSetting) -> Faction:
        alliance = Alliance(self, seat)
        clear(alliance, self.fields(seat, setting))
        return alliance
