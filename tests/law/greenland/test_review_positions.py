"""Positions that cannot be, in words that tell what is wrong with them."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match


def position(**given: Any) -> Match:
    """The second phase of a game of the Norse and the Thule."""
    rules = {"tribe_1": "norse", "tribe_2": "thule"}
    state = {"phase": 2, **given}
    return Match.from_position({"game": "greenland", "seats": 2, "rules": rules, "state": state})


@pytest.mark.law("greenland:C0.3")
def test_a_card_of_the_north_that_is_laid_in_the_south_is_no_card_of_the_south() -> None:
    with pytest.raises(PositionError, match=r"walrus is no card of the south row \(C0.3\)"):
        position(warm={"south": ["vinland", "walrus"]})
