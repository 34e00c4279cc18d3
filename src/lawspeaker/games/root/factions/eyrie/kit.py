"""7. The Eyrie Dynasties: what they bring to the table."""

from __future__ import annotations

from typing import cast

from lawspeaker.games.root.factions.eyrie.printed import LEADERS, EyriePrinted
from lawspeaker.games.root.factions.eyrie.rules import Eyrie
from lawspeaker.games.root.factions.eyrie.zones import DECREE_COLUMN, VIZIERS
from lawspeaker.games.root.model.faction import Faction, FactionLook, Kit
from lawspeaker.games.root.model.options import Options
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import CARDS, COLUMNS, EYRIE, RootTables
from lawspeaker.kernel.field import Field, clear
from lawspeaker.kernel.option import Catalogue, Domain, Family
from lawspeaker.kernel.schema import Cards, Each, Name, Row, Some, Whole


class EyrieKit(Kit):
    """The Eyrie's own options and kinds of pieces."""

    drawing = "lawspeaker.games.root.factions.eyrie.drawing"

    def __init__(self, catalogue: Catalogue, options: Options, tables: RootTables) -> None:
        super().__init__(EYRIE, FactionLook("E", "#79b8ff", {"roost": "N"}))
        self.printed: EyriePrinted = cast(EyriePrinted, tables.printed[EYRIE])
        self.leader: Domain = catalogue.domain(Domain("leader", LEADERS))
        self.warrior = tables.kind_number["eyrie_warrior"]
        self.roost = tables.kind_number["roost"]
        self.crafting: list[int] = [self.roost]  # what crafts
        self.lead: Family = catalogue.family(
            "lead", "`builder`, `charismatic`, `commander` or `despot`", "despot", leader=self.leader
        )
        self.tuck: Family = catalogue.family(
            "tuck",
            "add it to a column: `recruit`, `move`, `battle`, `build`",
            "anvil move",
            card=options.card,
            column=options.column,
        )
        self.recruit: Family = catalogue.family(
            "decree_recruit",
            "obey this card of the Decree: recruit here",
            "anvil 1",
            card=options.card,
            clearing=options.clearing,
        )
        self.move: Family = catalogue.family(
            "decree_move", "move from here", "anvil 1", card=options.card, clearing=options.clearing
        )
        self.battle: Family = catalogue.family(
            "decree_battle", "battle here", "anvil 1", card=options.card, clearing=options.clearing
        )
        self.build: Family = catalogue.family(
            "decree_build", "build a roost here", "anvil 1", card=options.card, clearing=options.clearing
        )
        self.defy: Family = catalogue.family(
            "decree_defy", "begin with a card that cannot be obeyed: turmoil", "anvil", card=options.card
        )
        self.deeds: list[Family] = [self.recruit, self.move, self.battle, self.build]  # by column

    def fields(self, seat: int, setting: RootSetting) -> list[Field]:
        leader, card = self.leader, setting.options.card
        return [
            Field(
                "leader",
                Name(leader, none="none"),
                "the leader; its viziers are in the Decree then."
                " Must be named in the Eyrie's Daylight; else the first that is left",
            ),
            Field(
                "leaders",
                Each(leader, Whole(0, 1)),
                "each leader: 1 while it can still be chosen",
                copied="self.leaders",
            ),
            Field("decree", Row(Cards(card, kind=DECREE_COLUMN), len(COLUMNS)), "row: the cards of each column"),
            Field("viziers", Cards(card, kind=VIZIERS), "the viziers that are not in the Decree"),
            Field("tucked", Whole(0, 2), "cards added in this Birdsong"),
            Field("birds_tucked", Whole(0, 1), "birds among them"),
            Field("column", Whole(0, len(COLUMNS)), "the column being resolved, from 0"),
            Field(
                "resolved",
                Some(Name(card), len(card)),
                "some: the cards that are done",
                copied="self.resolved",
            ),
        ]

    def make(self, seat: int, setting: RootSetting) -> Faction:
        eyrie = Eyrie(self, seat)
        clear(eyrie, self.fields(seat, setting))
        eyrie.leaders = [1] * len(LEADERS)
        eyrie.viziers.fill([CARDS, CARDS + 1])
        return eyrie
