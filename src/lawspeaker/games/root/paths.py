"""C.3 The closed paths of the mountain map."""

from __future__ import annotations

from lawspeaker.games.root.cards import spend
from lawspeaker.games.root.phrases import OPEN_WITH, OPENED_PATH
from lawspeaker.games.root.state import Root
from lawspeaker.games.root.victory import score
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.option import Option


def path_options(game: Root, seat: int) -> list[Option]:
    """C.3.3 Once in Daylight a player with a faction piece at either end may spend any card to open a closed path."""
    if not game.closed or game.path_opened or not game.hands[seat].cards:
        return []
    return [
        game.options.open_path(one, other)
        for number, (one, other) in enumerate(game.chart.closed)
        if game.closed[number] and (game.has_pieces(seat, one) or game.has_pieces(seat, other))
    ]


def open_path(game: Root, seat: int, one: int, other: int) -> Flow[None]:
    """C.3.3 Remove the marker for good, and score a point."""
    options = [game.options.spend(card) for card in game.hands[seat].cards]
    chosen = yield Ask(game, seat, OPEN_WITH, "C.3.3", (one, other), secret=True).listed(options)
    spend(game, seat, chosen.args[0], "C.3.3")
    game.path_opened = True
    game.closed[game.chart.closed.index((one, other))] = 0
    game.tell("C.3.3", OPENED_PATH, seat, one, other)
    score(game, seat, 1, "C.3.3")
