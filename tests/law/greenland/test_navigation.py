"""E6 Sun stone and skis: some pieces are sent elsewhere when all tribes have assigned."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.greenland.assigning import assign
from tests.law.greenland.table import answer, asked, disks, options, pieces, record, state

NAVIGATION = 3  # the step of the phase in which sun stones are used, all having assigned
ROWS = {"north": ["markland", "walrus", "polar_bear"], "south": ["vinland", "beluga", "arctic_char"]}


def navigate(tableau: dict[str, str], sent: dict[str, dict[str, int]], **given: Any) -> Match:
    """All have assigned: whose the cards are, and where each tribe has sent pieces; its Alpha stayed unassigned."""
    placed = {tribe: {"unassigned": 1, **places} for tribe, places in sent.items()}
    return assign(step=NAVIGATION, pieces=placed, tableau=tableau, warm=ROWS, **given)


@pytest.mark.law("greenland:E6.1", "greenland:AP.16")
def test_after_everybody_has_assigned_the_sun_stone_moves_three() -> None:
    match = assign(
        "norse",
        "thule",
        pieces={"norse": {"unassigned": 5}},
        tableau={"sun_stone": "norse"},
        warm=ROWS,
    )
    answer(match, "send beluga", "number 4", "send arctic_char")
    assert asked(match) == (1, "assign_hunters", "E0.1")
    answer(match, "done")
    for _ in range(3):
        assert asked(match) == (0, "reassign", "E6.1")
        answer(match, "reassign beluga")  # to the only other card
    assert state(match)["phase"] > 2
    assert record(match).count("E6.1 reassigned norse beluga arctic_char") == 3


@pytest.mark.law("greenland:E6.1", "greenland:A0.3")
def test_fewer_than_three_may_be_moved_and_none_at_all() -> None:
    match = navigate({"sun_stone": "norse"}, {"norse": {"beluga": 3, "arctic_char": 1}})
    answer(match, "reassign beluga")
    assert "done" in options(match)
    answer(match, "done")
    assert (pieces(match, "norse", "beluga"), pieces(match, "norse", "arctic_char")) == (2, 2)


@pytest.mark.law("greenland:E6.1")
def test_no_sun_stone_no_second_thoughts() -> None:
    match = navigate({}, {"norse": {"beluga": 3, "arctic_char": 1}})
    assert state(match)["phase"] > 2


@pytest.mark.law("greenland:E6.1")
def test_mariner_limits_are_ignored() -> None:
    match = navigate({"sun_stone": "norse"}, {"norse": {"beluga": 3, "walrus": 4, "norse_6": 1}})
    answer(match, "reassign beluga", "reassign beluga")
    assert pieces(match, "norse", "walrus") == 6


@pytest.mark.law("greenland:E6.1")
def test_only_where_own_pieces_have_been_assigned() -> None:
    sent = {"norse": {"beluga": 1, "arctic_char": 1, "polar_bear": 1}, "thule": {"walrus": 1}}
    match = navigate({"sun_stone": "norse"}, sent)
    answer(match, "reassign beluga")
    assert options(match) == {"send arctic_char", "send polar_bear"}


@pytest.mark.law("greenland:E6.1")
def test_raiders_become_guards_and_guards_raiders() -> None:
    sent = {"norse": {"reindeer": 1, "sigrid": 1, "norse_4": 1}}
    match = navigate({"sun_stone": "norse", "reindeer": "sami", "sigrid": "norse"}, sent)
    assert options(match, "reassign") == {"reindeer", "sigrid"}
    answer(match, "reassign sigrid")
    assert pieces(match, "norse", "reindeer") == 2


@pytest.mark.law("greenland:E6.1", "greenland:E2.3", "greenland:E4.1")
def test_pieces_follow_colonists_of_this_turn_but_colonists_stay() -> None:
    sent = {"norse": {"beluga": 2, "vinland": 3, "markland": 1}}
    match = navigate({"sun_stone": "norse"}, sent, landed={"south": {"norse": 1}})
    assert options(match, "reassign") == {"beluga"}
    answer(match, "reassign beluga")
    assert (pieces(match, "norse", "vinland"), pieces(match, "norse", "markland")) == (4, 1)
    assert state(match)["landed"] == {"south": {"norse": 2}}


@pytest.mark.law("greenland:E6.1", "greenland:AP.17")
def test_an_alpha_moved_to_the_new_world_is_in_fashion_too() -> None:
    sent = {"norse": {"beluga": 2, "vinland": 1}}
    match = navigate(
        {"sun_stone": "norse"}, sent, alpha={"norse": "beluga"}, landed={"south": {"norse": 1}}, event="overgrazing"
    )
    answer(match, "reassign beluga")
    assert asked(match) == (0, "who_switches", "E6.1")
    answer(match, "alpha_among 1")
    assert disks(match, "norse") == (0, 1, 0)


@pytest.mark.parametrize(("navigation", "guards"), [("guards", {"send sigrid"}), ("assigned", set())])
@pytest.mark.law("greenland:E6.1")
def test_whether_guards_are_posted_where_none_was(navigation: str, guards: set[str]) -> None:
    """R23"""
    sent = {"norse": {"beluga": 2, "arctic_char": 2, "walrus": 1}}
    tableau = {"sun_stone": "norse", "sigrid": "norse", "geala": "sami", "cold_forging": "norse"}
    match = navigate(tableau, sent, rules={"navigation": navigation})
    answer(match, "reassign beluga")
    assert options(match) == {"send arctic_char", "send walrus"} | guards


@pytest.mark.parametrize("edition", [3, 1])
@pytest.mark.law("greenland:E6.1", "greenland:E6.e1")
def test_the_example_of_the_raided_musk_ox(edition: int) -> None:
    match = assign(
        "thule",
        "norse",
        edition=edition,
        pieces={"thule": {"unassigned": 2, "thule_1": 1}, "norse": {"unassigned": 1, "norse_4": 1, "norse_6": 1}},
        alpha={"thule": "thule_1"},
        tableau={"musk_ox": "thule", "sun_stone": "thule"},
        warm=ROWS,
    )
    answer(match, "send walrus", "number 1", "send polar_bear")  # the Thule
    answer(match, "send musk_ox")  # the Norse, last
    answer(match, "reassign walrus", "send musk_ox", "reassign polar_bear")
    assert pieces(match, "thule", "musk_ox") == 2
    assert pieces(match, "norse", "musk_ox") == 1


@pytest.mark.law("greenland:E6.e1")
def test_in_the_first_edition_the_new_world_is_no_target_and_guards_always_are() -> None:
    sent = {"norse": {"beluga": 2, "vinland": 1}}
    match = navigate(
        {"sun_stone": "norse", "sigrid": "norse", "cattle": "norse"},
        sent,
        edition=1,
        rules={"navigation": "assigned"},
        landed={"south": {"norse": 1}},
    )
    answer(match, "reassign beluga")
    assert options(match) == {"send sigrid", "send cattle"}


@pytest.mark.law("greenland:E6.2", "greenland:AP.21")
def test_skiers_move_last_and_owner_and_husband_both_ski() -> None:
    sent = {
        "norse": {"beluga": 1, "arctic_char": 1},
        "thule": {"beluga": 1, "arctic_char": 1, "wed_geala": 1},
        "sami": {"beluga": 1, "arctic_char": 1},
    }
    match = navigate({"geala": "sami", "sun_stone": "norse"}, sent, order=["sami", "thule", "norse", "tunit"])
    assert asked(match) == (0, "reassign", "E6.1")
    answer(match, "done")
    assert asked(match) == (3, "reassign", "E6.2")
    answer(match, "reassign beluga", "send arctic_char", "done")
    assert pieces(match, "sami", "arctic_char") == 2
    assert asked(match) == (1, "reassign", "E6.2")


@pytest.mark.law("greenland:E6.2")
def test_with_both_powers_a_tribe_uses_both() -> None:
    match = navigate({"geala": "sami", "sun_stone": "sami"}, {"sami": {"beluga": 2, "arctic_char": 1}})
    assert asked(match) == (3, "reassign", "E6.1")
    answer(match, "done")
    assert asked(match) == (3, "reassign", "E6.2")


def test_a_copy_made_while_pieces_are_moved_goes_on_alike() -> None:
    sent = {"norse": {"beluga": 3, "arctic_char": 1, "walrus": 1}}
    match = navigate({"sun_stone": "norse"}, sent)
    answer(match, "reassign beluga", "send walrus", "reassign beluga")
    copy = match.clone()
    for each in (match, copy):
        answer(each, "send arctic_char", "done")
    assert copy.hash() == match.hash()
