"""The Ferry."""

from __future__ import annotations

from lawspeaker.games.root.landmarks.river import forbids_shore
from lawspeaker.games.root.model.landmark import Landmark
from lawspeaker.games.root.model.state import Root, RootSetting
from lawspeaker.kernel.ask import Reason
from lawspeaker.kernel.schema import Shape


class Ferry(Landmark):
    """Once a turn a move from its clearing may go along the river, and takes it along (`move.forbids_ferry`)."""

    def copy(self) -> Ferry:
        return Ferry(self.number)

    def shapes(self, setting: RootSetting) -> dict[str, Shape]:
        """The table itself says where it is: `ferry`."""
        return {}

    def where(self, game: Root) -> int:
        return game.ferry

    def forbids_site(self, game: Root, clearing: int) -> Reason | None:
        """On the river, or at the lake; not next to another landmark."""
        return (
            forbids_shore(game, clearing) or super().forbids_site(game, clearing) or self.forbids_near(game, clearing)
        )

    def set_up(self, game: Root, clearing: int) -> None:
        game.ferry = clearing
