"""E.1.1 The hireling markers on the score track."""

from __future__ import annotations

from lawspeaker.games.root.model.state import Root


def enter_spaces(game: Root, seat: int, before: int) -> None:
    """E.1.1 The score marker of a seat has moved: it takes the hireling markers that it has reached (R71)."""
    for space in game.track_markers[:]:
        reached = before < space <= game.score[seat]
        if reached and (not game.rules.markers_need_landing or game.score[seat] == space):
            game.track_markers.remove(space)
            game.owed[seat] += 1
