"""C.3 The closed paths of the mountain map."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.phrases import OPEN_WITH, OPENED_PATH
from lawspeaker.games.root.model.reasons import (
    NO_CARD_TO_SPEND,
    NO_CLOSED_PATH,
    NO_PIECE_AT_ENDS,
    NOT_IN_HAND,
    ONE_PATH_A_TURN,
    OPEN_ALREADY,
    OPENED_BY_DAY,
)
from lawspeaker.games.root.model.state import DAYLIGHT, Root
from lawspeaker.games.root.model.tables import altered
from lawspeaker.games.root.rules.cards import spend
from lawspeaker.games.root.rules.victory import score
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason


def forbids_opening(game: Root, seat: int, one: int, other: int) -> Reason | None:
    """C.3.3 Once in Daylight a player with a faction piece at either end may spend any card to open a closed path."""
    if (one, other) not in game.chart.closed:
        return NO_CLOSED_PATH
    if not game.closed[game.chart.closed.index((one, other))]:
        return OPEN_ALREADY
    if game.phase != DAYLIGHT:
        return OPENED_BY_DAY
    if game.path_opened:
        return ONE_PATH_A_TURN
    if not game.hands[seat].cards:
        return NO_CARD_TO_SPEND
    return None if game.has_pieces(seat, one) or game.has_pieces(seat, other) else NO_PIECE_AT_ENDS


class Opening(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_opening(game, ask.seat, a, b)


OPENING: Final = Opening()


def closed_paths(game: Root, seat: int) -> list[tuple[int, int]]:
    """C.3.3 The closed paths that a seat can open now."""
    return [(one, other) for one, other in game.chart.closed if forbids_opening(game, seat, one, other) is None]


def offer_paths(ask: Ask, game: Root, seat: int) -> None:
    """C.3.3 Offer to open a closed path."""
    if game.chart.closed:
        ask.among_pairs(game.options.open_path, closed_paths(game, seat), OPENING)
    else:
        ask.judged(game.options.open_path.kind, OPENING)


def open_path(game: Root, seat: int, one: int, other: int) -> Flow[None]:
    """C.3.3 Remove the marker for good, and score a point."""
    ask = Ask(game, seat, OPEN_WITH, "C.3.3", (one, other), secret=True)
    chosen = yield ask.among(game.options.spend, game.hands[seat].cards, NOT_IN_HAND)
    spend(game, seat, chosen.args[0], "C.3.3")
    game.path_opened = True
    game.closed = altered(game.closed, game.chart.closed.index((one, other)), 0)
    game.tell("C.3.3", OPENED_PATH, seat, one, other)
    score(game, seat, 1, "C.3.3")
