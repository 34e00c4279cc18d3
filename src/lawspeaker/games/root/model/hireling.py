"""E. What a hireling brings: its card, its pieces, and the moments at which it changes the common rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawspeaker.games.root.model.options import MOST_COUNTED
from lawspeaker.games.root.model.party import Party
from lawspeaker.games.root.model.tables import CLEARINGS, FIRST_HIRELING, HIRELINGS, NONE
from lawspeaker.kernel.ask import Flow, Phrase, Reason
from lawspeaker.kernel.schema import Flag, SeatNumber, Shape, Whole, says

if TYPE_CHECKING:
    from lawspeaker.games.root.model.state import Root, RootSetting
    from lawspeaker.games.root.rules.battle import Battle
    from lawspeaker.games.root.rules.pieces import Removal

NOT_ITS_DEED: Final = Reason("E.2", Phrase("hireling_not_its_deed"))


class Hireling(Party):
    """A hireling at the table, promoted or demoted: who controls it, and what lies on its card.

    A class is a card with both sides; `demoted` says which is up. Its pieces are never faction pieces of whoever
    controls it (E.3.3).
    """

    serves_demoted = False  # whether its pieces are used with the demoted side up too

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
            "markers": Whole(0, most=MOST_COUNTED),
            "acted": Flag(),
        }

    def begin_turn(self, game: Root) -> None:
        self.acted = False

    def set_up(self, game: Root, seat: int) -> Flow[None] | None:
        """A.6.3 What its card says about the set-up, done by a seat."""
        return None

    def ruin_sets(self, game: Root) -> int:
        """A.6.3 How many R items its set-up lays under each ruin, unless somebody has done so before."""
        return 0

    def lifts_rule(self, game: Root, start: int, to: int) -> bool:
        """E.2.2 Whether its controller's own pieces move between two clearings whoever rules them."""
        return False

    def forbids_sequel(self, game: Root, deed: str) -> Reason | None:
        """E.2.4 Why it cannot do something as the second part of its action, called by the kind of the option."""
        return NOT_ITS_DEED

    def hits_for_controller(self, game: Root, battle: Battle) -> int:
        """E.2.2 Hits that it adds for its controller, who is a side of a battle."""
        return 0

    def shields_controller(self, game: Root, battle: Battle) -> str:
        """E.2.2 The clause by which its controller ignores the first hit taken in a battle, or nothing."""
        return ""

    def shields(self, game: Root, owner: int, clearing: int, enemy: int) -> bool:
        """E.2.2 Whether it keeps an enemy from battling and removing the pieces of a party in a clearing."""
        return False

    def waylays(self, game: Root, party: int, start: int, to: int) -> bool:
        """E.2.2 Whether a party that moves along the path between two clearings loses a piece on the way."""
        return False

    def joins_move(self, game: Root, party: int, start: int, to: int) -> Flow[None] | None:
        """E.2.2 Pieces of a party have come along the path between two clearings."""
        return None

    def keeps_crafted(self, game: Root, seat: int, card: int) -> Flow[bool] | None:
        """E.2.2 Take a card that a seat has crafted and is to discard; whether it did."""
        return None

    def others_lost(self, game: Root, removal: Removal) -> Flow[None] | None:
        """Pieces of another party have been removed."""
        return None

    def can_help(self, game: Root, removal: Removal) -> bool:
        """Whether, for all that everybody can see, what `others_lost` does can be done now."""
        return False

    def forbids_deed(self, game: Root, seat: int, deed: str) -> Reason | None:
        """E.2.3, E.2.4 Why a seat cannot have it do something now, called by the kind of the option."""
        return NOT_ITS_DEED

    def fill_up(self, game: Root, given: dict[str, object]) -> None:
        """A.6.2 One that is named is promoted unless the position says otherwise. A.6.3 Once the players have hands it
        is set up. E.1.2 Whoever controls it has a marker on it.
        """
        name = HIRELINGS[self.number]
        if says(given, "hirelings", name) and not says(given, "hirelings", name, "demoted"):
            self.demoted = False
        if not says(given, "hirelings", name, "is_set_up"):
            self.is_set_up = game.has_dealt()
        if not says(given, "hirelings", name, "markers"):
            self.markers = 0 if self.controller == NONE else max(1, self.markers)

    def broken(self, game: Root) -> str:
        name = HIRELINGS[self.number]
        if not game.of.may_hire(self.number):
            return f"the faction of {name} plays, and so the hireling does not (A.6.5)"
        if self.controller == NONE and self.markers > 0:
            return f"nobody controls {name}, and there are control markers on it (E.1.2)"
        if self.demoted and not self.serves_demoted and self.is_on_map(game):
            return f"{name} is demoted, and so has no pieces on the map (A.6.2)"
        if not self.is_set_up and game.has_dealt():
            return f"{name} is not set up, and the set-up is past that (A.6.3)"
        return ""

    def unfinished(self, game: Root) -> str:
        if self.controller != NONE and self.markers == 0 and not game.winners:
            return f"{HIRELINGS[self.number]} has no control marker left, and stays (E.1.3)"
        return ""

    def hired(self, game: Root) -> Flow[None] | None:
        """E.2.1 What must be done by whoever has just gained control."""
        return None

    def has_to_come(self, game: Root) -> bool:
        """E.2.1 Whether warriors are to be placed, as none of its pieces are on the map; 1.5.4 if there are any."""
        return not self.is_on_map(game) and game.supply[self.warrior] > 0

    def is_on_map(self, game: Root) -> bool:
        """Whether any of its pieces is on the map."""
        return any(game.has_pieces(self.party, clearing) for clearing in range(CLEARINGS))
