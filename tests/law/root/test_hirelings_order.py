"""4.3.4, 1.1.3 What a loser must do about a loss, and what a hireling can do for it: in which order.

The Feline Physicians take a hand card, and so do the fear of the Cult and the failure of the Duchy; a Raid takes the
warriors that they could place.
"""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.hired import answer, asked, dice, hand, hire, options, pieces, state

MOLES = {"duchy_warrior": {"1": 1, "5": 1}, "market": {"1": 1}}


def raided(loser: str, on_map: dict[str, Any], held: list[str], roll: int = 2, **given: Any) -> Match:
    """The Alliance attacks the other in clearing 1, who controls the Feline Physicians, and deals so many hits."""
    match = hire(
        "patrol",
        demoted=True,
        by=1,
        phase="evening",
        table=["alliance", loser, "eyrie"],
        on_map={"alliance_warrior": {"1": 3}, **on_map},
        boards={"alliance": {"officers": 1}, **given.pop("boards", {})},
        cards={1: held},
        chance=dice(roll, 0, picks=[0, 0, 0]),
        **given,
    )
    answer(match, "battle 1")
    while asked(match)[1] == "ambush":
        answer(match, "decline")
    return match


@pytest.mark.law("root:4.3.4", "root:E.2.2", "root:12.2.3")
def test_a_loser_says_whether_the_physicians_come_before_the_price_of_failure() -> None:
    match = raided("duchy", MOLES, ["anvil"])
    assert asked(match) == (1, "whose_effects", "4.3.4")
    assert options(match) == {"first 1", "first patrol"}
    failed = answer(match.clone(), "first 1")  # the card that could have paid is gone
    assert asked(failed)[1] != "physicians_heal"
    assert pieces(failed, "duchy_warrior", "5") == 1
    assert hand(failed, 1) == set()
    answer(match, "first patrol", "spend anvil")
    assert pieces(match, "duchy_warrior", "5") == 2
    assert state(match)["discards"] == ["anvil"]


@pytest.mark.law("root:1.1.3", "root:4.3.4")
def test_nobody_is_asked_for_an_order_that_changes_nothing() -> None:
    assert asked(raided("duchy", MOLES, ["anvil"], roll=1))[1] == "physicians_heal"  # no building is lost
    without = raided("duchy", {**MOLES, "duchy_warrior": {"5": 1}}, ["anvil"])
    assert asked(without)[1] != "whose_effects"  # no warrior is
    empty = raided("duchy", MOLES, [])
    assert asked(empty)[1] != "whose_effects"
    assert pieces(empty, "duchy_warrior", "5") == 1


@pytest.mark.law("root:1.1.3", "root:10.2.5", "root:E.2.2")
def test_outside_battle_the_turn_player_says() -> None:
    match = hire(
        "patrol",
        demoted=True,
        by=1,
        table=["alliance", "cult", "eyrie"],
        phase="birdsong",
        step=2,
        on_map={"sympathy": {"1": 1}, "cult_warrior": {"1": 1, "5": 1}, "garden_fox": {"1": 1}},
        boards={"alliance": {"supporters": ["anvil", "foxfolk_steel"]}},
        cards={1: ["travel_gear_fox"]},
    )
    answer(match, "revolt 1")
    while asked(match)[1] == "alliance_supporter":
        answer(match, sorted(options(match))[0])
    assert asked(match) == (0, "whose_effects", "1.1.3")
    assert options(match) == {"first 1", "first patrol"}
    assert hand(answer(match.clone(), "first 1"), 1) == set()
    answer(match, "first patrol", "spend travel_gear_fox")
    assert pieces(match, "cult_warrior", "5") == 2


@pytest.mark.law("root:4.3.4", "root:13.7.4", "root:E.2.2")
@pytest.mark.parametrize(("left", "asked_for"), [(0, True), (3, False)])
def test_a_raid_that_leaves_too_few_warriors_is_a_matter_of_order(left: int, asked_for: bool) -> None:
    elsewhere = 15 - 2 - left
    match = raided(
        "corvids",
        {"corvid_warrior": {"1": 1, "5": 1, "3": elsewhere}, "plot": {"1": 1}},
        ["anvil"],
        boards={"corvids": {"face_down": {"1": ["raid_1"]}}},
    )
    if not asked_for:
        assert asked(match)[1] == "physicians_heal"
        return
    assert asked(match) == (1, "whose_effects", "4.3.4")
    answer(match, "first patrol", "spend anvil", "at 3")
    assert pieces(match, "corvid_warrior", "3") == elsewhere + 1  # none is left for the Raid
