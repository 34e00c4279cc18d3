"""A.8.2 A seat that has not chosen its faction yet: no pieces, no board, nothing that changes the common rules."""

from __future__ import annotations

from lawspeaker.games.root.model.faction import Faction, FactionLook, Kit
from lawspeaker.games.root.model.state import Root, RootSetting
from lawspeaker.games.root.model.tables import NONE
from lawspeaker.kernel.field import Field


class Undecided(Faction):
    """Nothing but a seat."""

    def __init__(self, seat: int) -> None:
        super().__init__(NONE, seat, NONE)

    def copy(self) -> Undecided:
        return self

    def last_step(self, phase: int) -> int:
        return 0

    def is_set_up(self, game: Root) -> bool:
        return False


class UndecidedKit(Kit):
    """What a seat without a faction brings: nothing."""

    def __init__(self) -> None:
        super().__init__(NONE, FactionLook("?", "#e8edf2"))

    def fields(self, seat: int, setting: RootSetting) -> list[Field]:
        return []

    def make(self, seat: int, setting: RootSetting) -> Faction:
        return Undecided(seat)
