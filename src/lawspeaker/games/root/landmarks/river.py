"""What the landmarks by the river share."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.reasons import NOT_COASTAL
from lawspeaker.games.root.model.state import Root
from lawspeaker.kernel.ask import Phrase, Reason

NO_RIVER: Final = Reason("A.5.3", Phrase("landmark_needs_a_river"))


def forbids_shore(game: Root, clearing: int) -> Reason | None:
    """A clearing on the river, C.2.3 or where there is a lake at its coast."""
    if any(game.chart.coastal):
        return None if game.chart.coastal[clearing] else NOT_COASTAL.under("A.5.3")
    return None if game.chart.rivers[clearing] else NO_RIVER
