"""The Tower."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.landmark import Landmark
from lawspeaker.games.root.model.phrases import HOLDS_PASS
from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.rules.concepts import rules_clearing
from lawspeaker.games.root.rules.victory import score
from lawspeaker.kernel.ask import Flow, Phrase, Reason

NO_RUIN: Final = Reason("A.5.3", Phrase("tower_needs_a_ruin"))


class Tower(Landmark):
    """Whoever rules its clearing at the end of their own Evening scores a point."""

    def copy(self) -> Tower:
        new = Tower(self.number)
        new.clearing = self.clearing
        return new

    def stands_well(self, game: Root) -> bool:
        return game.chart.ruin[self.clearing]

    def forbids_site(self, game: Root, clearing: int) -> Reason | None:
        """In a clearing with a ruin. It may be next to another landmark."""
        return super().forbids_site(game, clearing) if game.ruins[clearing] else NO_RUIN

    def at_end_of_evening(self, game: Root, seat: int) -> Flow[None] | None:
        if rules_clearing(game, seat, self.clearing):
            game.tell("F.1.1", HOLDS_PASS, seat, self.clearing)
            score(game, seat, 1, "F.1.1")
        return None
