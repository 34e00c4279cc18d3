"""F. What a landmark brings: where it stands, and the moments at which it changes the common rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lawspeaker.games.root.model.party import Joiner
from lawspeaker.games.root.model.tables import NONE
from lawspeaker.kernel.schema import Shape

if TYPE_CHECKING:
    from lawspeaker.games.root.model.state import RootSetting


class Landmark(Joiner):
    """A landmark on the map. Nobody owns it, and nobody removes or moves it (F.1.1, F.1.2)."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.clearing: int = NONE  # until it is set up

    def copy(self) -> Landmark:
        raise NotImplementedError

    def shapes(self, setting: RootSetting) -> dict[str, Shape]:
        """How its card is written in a position, attribute by attribute."""
        raise NotImplementedError
