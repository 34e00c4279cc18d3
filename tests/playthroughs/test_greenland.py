"""Games of Greenland go as they were written down."""

from __future__ import annotations

import pytest

from tests.playthroughs.playing import GAMES, goes_as_written


@pytest.mark.parametrize("number", range(GAMES["greenland"]))
def test_a_game_goes_as_it_went(number: int) -> None:
    goes_as_written("greenland", number)
