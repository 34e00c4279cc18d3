"""E.1.1 The hireling markers on the score track."""

from __future__ import annotations

from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import NONE, altered


def enter_spaces(game: Root, seat: int, before: int) -> None:
    """E.1.1 The score marker of a seat has moved, forward or back: it takes the hireling markers of the spaces that it
    has entered (R71). In a position with fewer hirelings than markers there may be none left to gain (1.5.4).
    """
    after = game.score[seat]
    free = sum(hireling.controller == NONE for hireling in game.hirelings)
    for space in game.track_markers[:]:
        entered = before < space <= after or after <= space < before
        if entered and (not game.rules.markers_need_landing or after == space):
            game.track_markers = [other for other in game.track_markers if other != space]
            if sum(game.owed) < free:
                game.owed = altered(game.owed, seat, game.owed[seat] + 1)
