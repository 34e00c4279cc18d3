"""7. The Eyrie Dynasties: what they bring to the table."""

from __future__ import annotations

from lawspeaker.games.root.factions.eyrie.plan import EyriePlan
from lawspeaker.games.root.factions.eyrie.rules import Eyrie
from lawspeaker.games.root.factions.eyrie.zones import DECREE_COLUMN
from lawspeaker.games.root.model.faction import Faction, Kit
from lawspeaker.games.root.model.options import COLUMNS, Options
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import CARDS, EYRIE, LEADERS, Tables
from lawspeaker.kernel.option import Catalogue, Family


class EyrieKit(Kit):
    """The Eyrie's own options and kinds of pieces."""

    drawing = "lawspeaker.games.root.factions.eyrie.drawing"

    def __init__(self, catalogue: Catalogue, options: Options, tables: Tables) -> None:
        super().__init__(EYRIE, EyriePlan())
        self.warrior = tables.kind_number["eyrie_warrior"]
        self.roost = tables.kind_number["roost"]
        self.lead: Family = catalogue.family("lead", leader=options.leader)
        self.tuck: Family = catalogue.family("tuck", card=options.card, column=options.column)
        self.recruit: Family = catalogue.family("decree_recruit", card=options.card, clearing=options.clearing)
        self.move: Family = catalogue.family("decree_move", card=options.card, clearing=options.clearing)
        self.battle: Family = catalogue.family("decree_battle", card=options.card, clearing=options.clearing)
        self.build: Family = catalogue.family("decree_build", card=options.card, clearing=options.clearing)
        self.defy: Family = catalogue.family("decree_defy", card=options.card)
        self.deeds: list[Family] = [self.recruit, self.move, self.battle, self.build]  # by column

    def make(self, seat: int, setting: RootSetting) -> Faction:
        eyrie = Eyrie(self, seat, len(setting.deck.ids))
        eyrie.decree = [DECREE_COLUMN.make(column) for column in range(len(COLUMNS))]
        eyrie.leaders = [1] * len(LEADERS)
        eyrie.viziers.fill([CARDS, CARDS + 1])
        return eyrie
