"""What several cards choose alike."""

from __future__ import annotations

from lawspeaker.games.root.state import Root
from lawspeaker.kernel.ask import Ask, Flow, Phrase


def enemies(game: Root, seat: int) -> list[int]:
    """G.1.8 The enemies of a seat, clockwise."""
    return [other for other in game.others(seat) if game.are_enemies(seat, other)]


def with_cards(game: Root, seats: list[int]) -> list[int]:
    """Those of some seats who hold any card; how many everybody can see (1.2.1)."""
    return [seat for seat in seats if game.hands[seat].cards]


def choose_seat(game: Root, seat: int, topic: Phrase, seats: list[int]) -> Flow[int]:
    """A seat chooses one of others."""
    options = [game.options.choose_seat(other) for other in seats]
    chosen = yield Ask(game, seat, topic, "4.1.3").listed(options)
    return chosen.args[0]
