"""The Lost City."""

from __future__ import annotations

from lawspeaker.games.root.landmarks.river import forbids_shore
from lawspeaker.games.root.model.landmark import Landmark
from lawspeaker.games.root.model.state import Root
from lawspeaker.kernel.ask import Reason


class LostCity(Landmark):
    """Its clearing is a fox, a rabbit and a mouse clearing (`Root.is_suit`)."""

    def copy(self) -> LostCity:
        new = LostCity(self.number)
        new.clearing = self.clearing
        return new

    def fill_up(self, game: Root, given: dict[str, object]) -> None:
        game.lost_city = self.clearing

    def stands_well(self, game: Root) -> bool:
        return forbids_shore(game, self.clearing) is None

    def forbids_site(self, game: Root, clearing: int) -> Reason | None:
        """On the river, or at the lake; not next to another landmark."""
        return (
            forbids_shore(game, clearing) or super().forbids_site(game, clearing) or self.forbids_near(game, clearing)
        )

    def set_up(self, game: Root, clearing: int) -> None:
        super().set_up(game, clearing)
        game.lost_city = clearing
