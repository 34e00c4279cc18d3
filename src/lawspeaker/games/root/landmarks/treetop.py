"""The Elder Treetop."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.landmark import Landmark
from lawspeaker.games.root.model.reasons import named
from lawspeaker.games.root.model.state import Root, RootSetting
from lawspeaker.games.root.model.tables import NONE
from lawspeaker.kernel.ask import Phrase, Reason
from lawspeaker.kernel.schema import Name, Shape

NOT_A_CORNER: Final = Reason("A.5.3", Phrase("treetop_needs_a_corner", "clearing"), named)


class Treetop(Landmark):
    """It adds a slot to its clearing, and removing an enemy building from that slot scores one more point.

    The printed slots are filled first, and of several buildings of one kind the one in the treetop goes last: no
    owner would have it otherwise. Whoever picks an enemy building to remove (9.5.6, 10.4.3.III, D.4.2) takes that one
    first.
    """

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.building: int = NONE  # the kind of the building in its slot

    def copy(self) -> Treetop:
        new = Treetop(self.number)
        new.clearing, new.building = self.clearing, self.building
        return new

    def shapes(self, setting: RootSetting) -> dict[str, Shape]:
        return {**super().shapes(setting), "building": Name(setting.options.kind, none="none")}

    def stands_well(self, game: Root) -> bool:
        return self.clearing in game.chart.corners

    def forbids_site(self, game: Root, clearing: int) -> Reason | None:
        """In a corner, not next to another landmark."""
        if clearing not in game.chart.corners:
            return NOT_A_CORNER
        return super().forbids_site(game, clearing) or self.forbids_near(game, clearing)

    def adds_slots(self, clearing: int) -> int:
        return 1 if clearing == self.clearing else 0

    def built(self, game: Root, kind: int, clearing: int) -> None:
        if clearing == self.clearing and self.building == NONE and game.built[clearing] > game.chart.slots[clearing]:
            self.building = kind

    def unbuilt(self, game: Root, kind: int, clearing: int) -> int:
        if clearing != self.clearing or kind != self.building:
            return 0
        self.building = NONE
        return 1

    def rebuilt(self, kind: int, clearing: int) -> None:
        if clearing == self.clearing:
            self.building = kind

    def broken(self, game: Root) -> str:
        if self.clearing == NONE or self.building == NONE:
            return ""
        if game.count(self.building, self.clearing) == 0:
            return f"the treetop holds {game.tables.kinds[self.building].name}, and none is in its clearing (F.1.1)"
        return ""
