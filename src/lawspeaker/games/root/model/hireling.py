"""E. What a hireling brings: its card, its pieces, and the moments at which it changes the common rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lawspeaker.games.root.model.party import Party
from lawspeaker.games.root.model.tables import CLEARINGS, FIRST_HIRELING, NONE
from lawspeaker.kernel.ask import Flow
from lawspeaker.kernel.schema import Flag, SeatNumber, Shape, Whole

if TYPE_CHECKING:
    from lawspeaker.games.root.model.state import Root, RootSetting


class Hireling(Party):
    """A hireling at the table, promoted or demoted: who controls it, and what lies on its card.

    A class is a card with both sides; `demoted` says which is up. Its pieces are never faction pieces of whoever
    controls it (E.3.3).
    """

    def __init__(self, number: int, warrior: int) -> None:
        super().__init__(FIRST_HIRELING + number, warrior)
        self.number = number  # among HIRELINGS
        self.demoted = False
        self.is_set_up = False  # A.6.3
        self.controller: int = NONE  # a seat; NONE while its card is in the supply (E.1.1)
        self.markers = 0  # of control, on its card (E.1.2)
        self.acted = False  # E.2.4 its action once in Daylight is done

    def copy(self) -> Hireling:
        raise NotImplementedError

    def copy_card(self, other: Hireling) -> None:
        """Take over what every card has."""
        self.demoted, self.is_set_up, self.controller = other.demoted, other.is_set_up, other.controller
        self.markers, self.acted = other.markers, other.acted

    def shapes(self, setting: RootSetting) -> dict[str, Shape]:
        """How its card is written in a position, attribute by attribute."""
        return {
            "demoted": Flag(),
            "is_set_up": Flag(),
            "controller": SeatNumber(setting.config.seats),
            "markers": Whole(0),
            "acted": Flag(),
        }

    def begin_turn(self, game: Root) -> None:
        self.acted = False

    def set_up(self, game: Root, seat: int) -> Flow[None] | None:
        """A.6.3 What its card says about the set-up, done by a seat."""
        return None

    def hired(self, game: Root) -> Flow[None] | None:
        """E.2.1 What must be done by whoever has just gained control."""
        return None

    def is_on_map(self, game: Root) -> bool:
        """Whether any of its pieces is on the map."""
        return any(game.has_pieces(self.party, clearing) for clearing in range(CLEARINGS))
