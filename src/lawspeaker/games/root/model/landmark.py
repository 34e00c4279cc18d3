"""F. What a landmark brings: where it stands, and the moments at which it changes the common rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawspeaker.games.root.model.party import Joiner
from lawspeaker.games.root.model.tables import NONE
from lawspeaker.kernel.ask import Phrase, Reason
from lawspeaker.kernel.schema import Name, Shape

if TYPE_CHECKING:
    from lawspeaker.games.root.model.state import Root, RootSetting

OTHER_LANDMARK_THERE: Final = Reason("A.5.3", Phrase("other_landmark_there"))
OTHER_LANDMARK_NEAR: Final = Reason("A.5.3", Phrase("other_landmark_near"))


class Landmark(Joiner):
    """A landmark on the map. Nobody owns it, and nobody removes or moves it (F.1.1, F.1.2)."""

    def __init__(self, number: int) -> None:
        self.number = number  # among LANDMARKS
        self.clearing: int = NONE  # until it is set up

    def copy(self) -> Landmark:
        raise NotImplementedError

    def shapes(self, setting: RootSetting) -> dict[str, Shape]:
        """How its card is written in a position, attribute by attribute."""
        return {"clearing": Name(setting.options.land, none="none")}

    def where(self, game: Root) -> int:
        """The clearing where it stands, or NONE."""
        return self.clearing

    def forbids_site(self, game: Root, clearing: int) -> Reason | None:
        """A.5.3 What its card says against a clearing; never with another landmark, and next to one the Tower only."""
        for other in game.landmarks:
            if other.number != self.number and other.where(game) == clearing:
                return OTHER_LANDMARK_THERE
        return None

    def forbids_near(self, game: Root, clearing: int) -> Reason | None:
        """A.5.3 Whether another landmark is in an adjacent clearing."""
        for other in game.landmarks:
            if other.number != self.number and other.where(game) in game.chart.paths[clearing]:
                return OTHER_LANDMARK_NEAR
        return None

    def stands_well(self, game: Root) -> bool:
        """A.5.3 Whether it is where its card can have had it placed; the ferry moves."""
        return True

    def set_up(self, game: Root, clearing: int) -> None:
        """A.5.3 It is placed."""
        self.clearing = clearing

    def built(self, game: Root, kind: int, clearing: int) -> None:
        """A building has been placed in a clearing."""

    def unbuilt(self, game: Root, kind: int, clearing: int) -> int:
        """A building has been removed from a clearing, the last of its kind there, or one picked by somebody else than
        its owner: the extra points for that.
        """
        return 0

    def rebuilt(self, kind: int, clearing: int) -> None:
        """A building has taken the very place of one that `unbuilt` gave points for."""
