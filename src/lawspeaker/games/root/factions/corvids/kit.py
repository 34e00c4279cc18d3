"""13. The Corvid Conspiracy: what it brings to the table."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.factions.corvids.plots import PLOT_TYPES, PLOTS
from lawspeaker.games.root.factions.corvids.printed import CorvidPrinted
from lawspeaker.games.root.factions.corvids.rules import Corvids
from lawspeaker.games.root.factions.corvids.zones import FACE_DOWN, FACE_UP, SUPPLY
from lawspeaker.games.root.model.faction import Faction, FactionLook, Kit
from lawspeaker.games.root.model.options import MOST_COUNTED, Options
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import CORVIDS, RootTables
from lawspeaker.kernel.field import Field, clear
from lawspeaker.kernel.option import Catalogue, Domain, Family
from lawspeaker.kernel.schema import Cards, Each, Flag, Whole

LETTERS: Final = {"bomb": "b", "snare": "n", "extortion": "e", "raid": "r"}
LOOK: Final = FactionLook(
    "X",
    "#c297e8",
    {"plot": "p", **{f"plot_type {type}": letter for type, letter in LETTERS.items()}},
    {"p": "plot-face-down"},
)


class CorvidKit(Kit):
    """The Corvids' own options and kinds of pieces."""

    drawing = "lawspeaker.games.root.factions.corvids.drawing"
    may_bar_moving = True  # 13.7.2
    may_bar_placing = True  # 13.7.2
    extras: tuple[str, ...] = ("expose",)

    def __init__(self, catalogue: Catalogue, options: Options, tables: RootTables) -> None:
        super().__init__(CORVIDS, LOOK)
        self.printed = cast(CorvidPrinted, tables.printed[CORVIDS])
        self.warrior = tables.kind_number["corvid_warrior"]
        self.plot = tables.kind_number["plot"]
        self.crafting: list[int] = [self.plot]  # what crafts
        self.plots: Domain = catalogue.domain(Domain("plot", PLOTS, secret=True))
        self.types: Domain = catalogue.domain(Domain("plot_type", PLOT_TYPES, called="type of plot"))
        self.flip: Family = catalogue.family(
            "flip_plot", "the Corvids: flip the plot here", "5", clearing=options.clearing
        )
        self.recruit: Family = catalogue.family(
            "recruit_suit",
            "a warrior in every clearing of the suit, for this card",
            "anvil fox",
            card=options.card,
            suit=options.land_suit,
        )
        self.place: Family = catalogue.family(
            "plot", "place a plot here; the next ask is which", "5", clearing=options.clearing
        )
        self.lay: Family = catalogue.family(
            "lay_plot", "`bomb_1`, `bomb_2`, and so on with `snare`, `extortion`, `raid`", "bomb_1", plot=self.plots
        )
        self.trick: Family = catalogue.family(
            "trick", "swap the two plots", "1 5", clearing=options.clearing, other=options.clearing
        )
        self.expose: Family = catalogue.family(
            "expose", "at any time of another's turn: expose the plot here", "5", clearing=options.clearing
        )
        self.show: Family = catalogue.family("show_card", "show it to the Corvids", "anvil", card=options.card)
        self.name: Family = catalogue.family(
            "name_plot", "`bomb`, `snare`, `extortion`, `raid`", "bomb", plot_type=self.types
        )

    def fields(self, seat: int, setting: RootSetting) -> list[Field]:
        land = setting.options.land
        return [
            Field(
                "plots",
                Cards(self.plots, kind=SUPPLY, number=seat),
                "the plots in the supply; those that are not on the map if left out",
            ),
            Field(  # `lay_out` gives each the kind of zone of its clearing
                "face_down",
                Each(land, Cards(self.plots, kind=FACE_DOWN[0])),
                "each clearing: the face-down plot that lies there; `on_map` follows from it",
            ),
            Field("face_up", Each(land, Cards(self.plots, kind=FACE_UP)), "each clearing: the face-up plot"),
            Field("tried", Each(land, Whole(0, 1), 0), "each clearing: 1 where an exposure has been tried this turn"),
            Field("actions", Whole(0, most=MOST_COUNTED), "actions left in this Daylight; three if left out"),
            Field("plotted", Whole(0, most=MOST_COUNTED), "plots placed this turn"),
            Field("exerted", Flag(), "whether they have exerted this turn"),
        ]

    def make(self, seat: int, setting: RootSetting) -> Faction:
        corvids = Corvids(self, seat)
        clear(corvids, self.fields(seat, setting))
        corvids.lay_out()
        return corvids
