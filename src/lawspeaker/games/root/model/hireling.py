"""E. What a hireling brings: its card, its pieces, and the moments at which it changes the common rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lawspeaker.games.root.model.party import Party
from lawspeaker.games.root.model.tables import FIRST_HIRELING, NONE
from lawspeaker.kernel.schema import Shape

if TYPE_CHECKING:
    from lawspeaker.games.root.model.state import RootSetting


class Hireling(Party):
    """A hireling at the table, promoted or demoted: who controls it, and what lies on its card."""

    def __init__(self, number: int, warrior: int) -> None:
        super().__init__(FIRST_HIRELING + number, warrior)
        self.number = number  # among HIRELINGS
        self.demoted = False
        self.controller: int = NONE  # a seat; NONE while its card is in the supply (E.1.1)
        self.markers = 0  # of control, on its card (E.1.2)

    def copy(self) -> Hireling:
        raise NotImplementedError

    def shapes(self, setting: RootSetting) -> dict[str, Shape]:
        """How its card is written in a position, attribute by attribute."""
        raise NotImplementedError
