"""Positions of the set-up that say only which sexualities were chosen."""

from __future__ import annotations

import pytest

from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match

AGREED = {"tribe_1": "archaic", "tribe_2": "neanderthal", "tribe_3": "cro_magnon"}


def position(**sexuality: str) -> Match:
    return Match.from_position({"game": "neanderthal", "seats": 3, "rules": AGREED, "state": {"sexuality": sexuality}})


@pytest.mark.law("neanderthal:C.5")
def test_who_is_said_to_have_a_sexuality_has_chosen_it() -> None:
    match = position(archaic="promiscuous")
    assert match.ask is not None
    assert (match.ask.seat, match.ask.topic.name) == (1, "choose_sexuality")


@pytest.mark.law("neanderthal:C.5")
def test_when_all_have_a_sexuality_the_first_turn_begins() -> None:
    state = position(archaic="promiscuous", neanderthal="pair_bonding", cro_magnon="harem").position()["state"]
    assert isinstance(state, dict)
    assert (state["turn"], state["phase"]) == (1, 1)


@pytest.mark.law("neanderthal:C.5")
def test_nobody_chooses_before_his_turn() -> None:
    with pytest.raises(PositionError, match=r"cro_magnon has a sexuality before it has chosen one \(C.5\)"):
        position(cro_magnon="harem")


@pytest.mark.law("neanderthal:C.3")
@pytest.mark.parametrize("row", ["north", "south"])
def test_no_daughter_lies_among_the_biomes_that_have_left_the_map(row: str) -> None:
    """She would be sold later and then be in two places."""
    state = {"gone": {row: ["scavenger_woman"]}}
    with pytest.raises(PositionError, match=rf"scavenger_woman is no card of {row}_gone \(C.3\)"):
        Match.from_position({"game": "neanderthal", "seats": 3, "rules": AGREED, "state": state})
