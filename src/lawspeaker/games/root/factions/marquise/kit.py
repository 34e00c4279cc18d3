"""6. The Marquise de Cat: what she brings to the table."""

from __future__ import annotations

from typing import cast

from lawspeaker.games.root.factions.marquise.printed import MarquisePrinted
from lawspeaker.games.root.factions.marquise.rules import ACTIONS, Marquise
from lawspeaker.games.root.model.faction import Faction, FactionLook, Kit
from lawspeaker.games.root.model.options import MOST_COUNTED, Options
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import MARQUISE, RootTables
from lawspeaker.kernel.field import Field, clear
from lawspeaker.kernel.option import Catalogue, Family, Option
from lawspeaker.kernel.schema import Flag, Whole


class MarquiseKit(Kit):
    """The Marquise's own options and kinds of pieces."""

    drawing = "lawspeaker.games.root.factions.marquise.drawing"
    may_bar_placing = True  # 6.2.2

    def __init__(self, catalogue: Catalogue, options: Options, tables: RootTables) -> None:
        super().__init__(
            MARQUISE,
            FactionLook("M", "#ffa657", {"sawmill": "S", "workshop": "W", "recruiter": "R", "wood": "w", "keep": "k"}),
        )
        self.printed: MarquisePrinted = cast(MarquisePrinted, tables.printed[MARQUISE])
        numbers = tables.kind_number
        self.warrior = numbers["marquise_warrior"]
        self.sawmill = numbers["sawmill"]
        self.workshop = numbers["workshop"]
        self.crafting: list[int] = [self.workshop]  # what crafts
        self.recruiter = numbers["recruiter"]
        self.wood = numbers["wood"]
        self.keep = numbers["keep"]
        self.buildings: list[int] = [self.sawmill, self.workshop, self.recruiter]
        self.march: Option = catalogue.family("march", "the Marquise: up to two moves")()
        self.recruit: Option = catalogue.family("recruit_all", "a warrior at every recruiter")()
        self.build: Family = catalogue.family(
            "build_kind", "build one; the next ask is where", "sawmill", kind=options.kind
        )
        self.overwork: Family = catalogue.family(
            "overwork", "a wood at the sawmill here, for a card", "1", clearing=options.clearing
        )
        self.bird: Family = catalogue.family(
            "bird_for_action", "spend a bird card for one more action", "birdy_bindle", card=options.card
        )

    def fields(self, seat: int, setting: RootSetting) -> list[Field]:
        return [
            Field("actions", Whole(0, most=MOST_COUNTED), "actions left in this Daylight; three if left out"),
            Field("recruited", Flag(), "whether she has recruited in it"),
            Field("marching", Flag(), "whether one move of a March is made"),
        ]

    def make(self, seat: int, setting: RootSetting) -> Faction:
        cats = Marquise(self, seat)
        clear(cats, self.fields(seat, setting))
        cats.actions = ACTIONS
        return cats
