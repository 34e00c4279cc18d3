"""Pieces and where they stand."""

from __future__ import annotations

import pytest

from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.tribes.pieces import FREE
from lawspeaker.kernel.start import start


@pytest.mark.law("greenland:E5.4", "neanderthal:Gb")
@pytest.mark.parametrize("name", ["greenland", "neanderthal"])
def test_only_tribes_with_a_piece_there_stand_on_a_card(name: str) -> None:
    """One piece is enough to be there, and none is not; whoever is there is named in the order of play."""
    game = start(name, 3, seed=1).game
    assert isinstance(game, Greenland | Neanderthal)
    place = game.place_of(0)
    first, second, third = game.order
    assert game.tribes_on(place) == []
    game.pieces[FREE * game.tribes + third] += 1
    game.move(third, 1, FREE, place)
    assert game.tribes_on(place) == [third]
    game.pieces[FREE * game.tribes + first] += 2
    game.move(first, 2, FREE, place)
    assert game.tribes_on(place) == [first, third]
    assert second not in game.tribes_on(place)
