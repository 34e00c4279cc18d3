"""9. The Vagabond: what one brings to the table."""

from __future__ import annotations

from lawspeaker.games.root.factions.vagabond.board import VagabondOptions
from lawspeaker.games.root.factions.vagabond.plan import VagabondPlan
from lawspeaker.games.root.factions.vagabond.rules import Vagabond
from lawspeaker.games.root.model.faction import Faction, Kit
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import VAGABOND, VAGABOND2


class VagabondKit(Kit):
    """A Vagabond, the first or the second; both have the same options."""

    drawing = "lawspeaker.games.root.factions.vagabond.drawing"

    def __init__(self, number: int, options: VagabondOptions) -> None:
        super().__init__(number, VagabondPlan())
        self.options = options

    def make(self, seat: int, setting: RootSetting) -> Faction:
        made = Vagabond(self.number, seat, self.options, setting)
        wanderers = [place for place, faction in enumerate(setting.factions) if faction in (VAGABOND, VAGABOND2)]
        if seat in wanderers[:1]:
            made.quest_deck.fill(list(range(len(setting.tables.quests.ids))))
        return made
