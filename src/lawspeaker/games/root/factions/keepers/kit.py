"""15. The Keepers in Iron: what they bring to the table."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.factions.keepers.printed import COPIES, SIDES, TYPES, KeepersPrinted
from lawspeaker.games.root.factions.keepers.rules import Keepers
from lawspeaker.games.root.factions.keepers.zones import FIGURE, JEWELRY, RETINUE, TABLET
from lawspeaker.games.root.model.faction import Faction, FactionLook, Kit
from lawspeaker.games.root.model.options import Options
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import KEEPERS, NONE, RootTables
from lawspeaker.kernel.field import Field, clear
from lawspeaker.kernel.option import Catalogue, Domain, Family
from lawspeaker.kernel.schema import Cards, Each, Name, Row, Some, Whole

SLOTS: Final[list[str]] = ["move", "delve", "recover"]
"""15.5.2 The slots of the Retinue, left to right."""


LOOK: Final = FactionLook(
    "K",
    "#b8c4ce",
    {
        **{f"waystation_{side}": side[0].upper() for side in SIDES},
        **{f"relic_{type}": type[0] for type in TYPES},
    },
    {"F": "waystation-figure", "T": "waystation-tablet", "J": "waystation-jewelry"},
)


class KeepersKit(Kit):
    """The Keepers' own options and kinds of pieces. Relics of a type are told apart by letters, not by their values."""

    drawing = "lawspeaker.games.root.factions.keepers.drawing"

    def __init__(self, catalogue: Catalogue, options: Options, tables: RootTables) -> None:
        super().__init__(KEEPERS, LOOK)
        self.printed: KeepersPrinted = cast(KeepersPrinted, tables.printed[KEEPERS])
        numbers = tables.kind_number
        self.warrior = numbers["keepers_warrior"]
        self.sides: list[int] = [numbers[f"waystation_{side}"] for side in SIDES]  # each next to its back
        self.shown: list[int] = [TYPES.index(side.split("_")[0]) for side in SIDES]  # by side: its type
        self.tokens: list[int] = [numbers[f"relic_{type}"] for type in TYPES]  # by type

        self.side: Domain = catalogue.domain(Domain("waystation", SIDES))
        letters = [chr(ord("a") + copy) for copy in range(COPIES)]
        relics = [f"{type}_{letter}" for type in TYPES for letter in letters]
        self.relic: Domain = catalogue.domain(Domain("relic", relics))
        self.slot: Domain = catalogue.domain(Domain("slot", SLOTS))
        lands = options.land.values
        self.relic_place: Domain = Domain("relic_place", [*lands, *options.forest.values, "board", "taken"])
        self.values: list[Domain] = [
            Domain(type, value_names(type, self.printed.values), secret=True) for type in TYPES
        ]

        clearing, card = options.clearing, options.card
        self.encamp: Family = catalogue.family(
            "encamp",
            "a waystation that shows figures, with tablets on its back, for a warrior",
            "5 figure_tablet",
            clearing=clearing,
            waystation=self.side,
        )
        self.decamp: Family = catalogue.family(
            "decamp", "a warrior for this waystation", "5 figure_tablet", clearing=clearing, waystation=self.side
        )
        self.recruit: Family = catalogue.family(
            "muster", "spend the card for two warriors here", "anvil 1", card=card, clearing=clearing
        )
        self.move: Family = catalogue.family(
            "retinue_move", "this card of the Retinue moves from here", "anvil 1", card=card, clearing=clearing
        )
        self.battle: Family = catalogue.family(
            "retinue_delve", "it battles, then delves here", "anvil 1", card=card, clearing=clearing
        )
        self.gain: Family = catalogue.family(
            "retinue_recover", "it recovers relics here", "anvil 1", card=card, clearing=clearing
        )
        self.carry: Family = catalogue.family("carry", "this relic comes along", "figure_a", relic=self.relic)
        self.delve: Family = catalogue.family("delve", "bring it from its forest", "figure_a", relic=self.relic)
        self.recover: Family = catalogue.family("recover", "gain it", "figure_a", relic=self.relic)
        self.lose_relic: Family = catalogue.family("lose_relic", "it is removed", "figure_a", relic=self.relic)
        self.hide: Family = catalogue.family("place_relic", "it goes to this forest", "c", forest=options.forest)
        self.gather: Family = catalogue.family(
            "gather", "add the card to a slot: `move`, `delve`, `recover`", "anvil move", card=card, slot=self.slot
        )
        self.shift: Family = catalogue.family(
            "shift", "move it from its slot to this one", "anvil delve", card=card, slot=self.slot
        )

    def fields(self, seat: int, setting: RootSetting) -> list[Field]:
        o = setting.options
        return [
            Field(
                "relics",
                Each(self.relic, Name(self.relic_place, none="none"), NONE),
                "each relic: its clearing or [forest](#paths-and-forests), `board`, or `none` before the set-up;"
                " `taken` while somebody places it. `figure_a` to `figure_d` and so on: letters, not values",
            ),
            Field(
                "figures",
                Row(Cards(self.values[0], kind=FIGURE), COPIES),
                "row: the value of each figure, `figure_1`, `figure_2`, `figure_3`, `figure_3_2`;"
                " `figure_3@*` once it is turned. In this order if left out",
            ),
            Field("tablets", Row(Cards(self.values[1], kind=TABLET), COPIES), "row: the same of the tablets"),
            Field("jewelry", Row(Cards(self.values[2], kind=JEWELRY), COPIES), "row: the same of the jewelry"),
            Field(
                "retinue",
                Row(Cards(o.card, kind=RETINUE), len(SLOTS)),
                "row: the cards of each slot; a retainer in each if left out",
            ),
            Field(
                "camped",
                Each(o.land, Whole(0, 1), 0),
                "each clearing: 1 if the Keepers have encamped there, or decamped, in this step",
            ),
            Field(
                "acted",
                Some(Name(o.card), self.printed.retinue_limit),
                "some: the cards of the present slot that have acted",
            ),
            Field("gathering", Whole(0, 2), "in the Evening: 1 after living off the land, 2 after gathering a card"),
        ]

    def make(self, seat: int, setting: RootSetting) -> Faction:
        keepers = Keepers(self, seat)
        clear(keepers, self.fields(seat, setting))
        return keepers


def value_names(type: str, values: list[int]) -> list[str]:
    """The values of a type by name, those that are alike with a number: `figure_3`, `figure_3_2`."""
    names: list[str] = []
    for place, value in enumerate(values):
        before = values[:place].count(value)
        names.append(f"{type}_{value}" if before == 0 else f"{type}_{value}_{before + 1}")
    return names
