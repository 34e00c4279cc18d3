"""How a seat stands among its rivals."""

from __future__ import annotations

import pytest

from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.tribes.standing import standing
from lawspeaker.kernel.start import start


@pytest.mark.parametrize("name", ["greenland", "neanderthal"])
def test_a_single_rival_counts_in_full_and_the_best_of_several_in_part(name: str) -> None:
    def stands(seats: int, together: bool) -> float:
        game = start(name, seats, seed=1).game
        assert isinstance(game, Greenland | Neanderthal)
        seat = game.seat_of[game.order[0]]
        return standing(game, seat, [10.0, 4.0, 2.0][:seats], together)

    assert stands(2, together=False) == 6.0
    assert stands(3, together=False) == 10.0 - 0.3 * 4.0
    assert stands(3, together=True) == 16.0
