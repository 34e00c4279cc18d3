"""E4 Permanent assignment: who may be called back, and how colonies are abandoned."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.greenland.assigning import assign
from tests.law.greenland.table import answer, asked, forbidden, options, pieces, record, state

ROWS = {"north": ["markland", "walrus"], "south": ["vinland", "beluga"]}


def norse(unassigned: int, placed: dict[str, int], **given: Any) -> Match:
    """The Norse assign first, with so many hunters besides the Alpha and these pieces elsewhere."""
    own = {"norse": {"unassigned": unassigned + 1, **placed}}
    return assign(pieces=own, warm=ROWS, **given)


# E4.2 Calling somebody back


@pytest.mark.law("greenland:E4.1", "greenland:E4.2")
def test_with_one_hunter_an_elder_may_be_called_back() -> None:
    match = norse(0, {"norse_2": 2, "norse_5": 1})
    assert options(match, "recall") == {"norse_2", "norse_5"}
    answer(match, "recall norse_2")
    assert (pieces(match, "norse", "norse_2"), pieces(match, "norse", "unassigned")) == (1, 2)
    assert "E4.2 recalled norse norse_2" in record(match)


@pytest.mark.law("greenland:E4.2")
def test_with_none_at_all_too() -> None:
    match = assign(alpha={"norse": "valhalla"}, pieces={"norse": {"norse_2": 1}}, warm=ROWS)
    assert options(match) == {"recall norse_2", "done"}
    answer(match, "recall norse_2")
    assert options(match, "send") == {"beluga"}


@pytest.mark.law("greenland:E4.1", "greenland:E4.2")
def test_with_two_hunters_nobody_is_called_back() -> None:
    match = norse(1, {"norse_2": 2, "vinland": 1, "norse_6": 1})
    assert options(match, "recall") == set()
    answer(match, "send beluga", "number 1")
    assert options(match, "recall") == set()  # what counts is how the phase began


@pytest.mark.law("greenland:E4.2")
def test_only_one_is_called_back() -> None:
    match = norse(0, {"norse_2": 2})
    answer(match, "recall norse_2")
    assert options(match, "recall") == set()
    assert forbidden(match, "recall norse_2") == "E4.2"


@pytest.mark.law("greenland:E4.2")
def test_nobody_is_called_back_once_hunters_have_left() -> None:
    match = norse(0, {"norse_2": 2}, energy={"norse": 1})
    answer(match, "send beluga")
    assert asked(match)[0] == 1


@pytest.mark.law("greenland:E4.2", "greenland:E2.1")
def test_a_colonist_comes_back_with_a_mariner_and_never_by_sled() -> None:
    match = norse(0, {"vinland": 2}, tableau={"pony": "norse"})
    assert options(match, "recall") == set()
    match = norse(0, {"vinland": 2, "norse_6": 1})
    assert options(match, "recall") == {"vinland", "norse_6"}
    answer(match, "recall vinland")
    assert (pieces(match, "norse", "vinland"), pieces(match, "norse", "unassigned")) == (1, 2)


@pytest.mark.law("greenland:E4.2", "greenland:E3.1")
def test_the_last_hunter_becomes_the_mariner_that_fetches_a_colonist() -> None:
    match = norse(0, {"vinland": 2}, energy={"norse": 1})
    assert options(match, "recall") == set()
    answer(match, "promote 6")
    assert options(match, "recall") == {"vinland", "norse_6"}


@pytest.mark.law("greenland:E4.2")
def test_a_husband_abroad_needs_a_mariner_or_a_sled() -> None:
    wed = {"wed_kirima": 1, "wed_geala": 1}
    wives = {"kirima": "thule", "geala": "sami"}
    assert options(norse(0, wed, tableau=wives), "recall") == {"wed_geala"}
    assert options(norse(0, wed, tableau={**wives, "pony": "norse"}), "recall") == {"wed_geala", "wed_kirima"}
    match = norse(0, {**wed, "norse_6": 1}, tableau=wives)
    assert options(match, "recall") == {"wed_geala", "wed_kirima", "norse_6"}
    answer(match, "recall wed_kirima")
    assert pieces(match, "norse", "wed_kirima") == 0


@pytest.mark.law("greenland:E4.2")
def test_an_elder_on_a_placard_abroad_needs_transport_too() -> None:
    match = norse(0, {"thule_1": 1, "sami_1": 1})
    assert options(match, "recall") == {"sami_1"}


@pytest.mark.law("greenland:E4.2", "greenland:B2.5")
def test_calling_the_artisan_back_empties_the_hand() -> None:
    match = norse(0, {"norse_3": 1}, hand={"cold_forging": "norse"})
    answer(match, "recall norse_3")
    assert state(match)["hand"].get("cold_forging", "none") == "none"


@pytest.mark.law("greenland:E4.2")
def test_whether_the_alpha_is_the_one_called_back() -> None:
    match = assign(pieces={"norse": {"norse_2": 2}}, warm=ROWS)
    answer(match, "recall norse_2")
    assert asked(match) == (0, "who_returns", "E4.2")
    answer(match, "alpha_among 1")
    assert state(match)["alpha"]["norse"] == "unassigned"


@pytest.mark.law("greenland:D9.e1")
def test_in_the_first_edition_nobody_is_called_back_from_a_shut_markland() -> None:
    colonists = {"markland": 1, "vinland": 1, "norse_6": 2}
    shut = norse(0, colonists, edition=1, event="west_greenland_current")
    assert options(shut, "recall") == {"vinland", "norse_6"}
    assert "abandon" not in options(shut)
    assert forbidden(shut, "abandon") == "D9.e1"
    third = norse(0, colonists, event="west_greenland_current")
    assert options(third, "recall") == {"markland", "vinland", "norse_6"}
    assert "abandon" in options(third)


@pytest.mark.law("greenland:D9.e1", "greenland:E4.3")
def test_a_shut_markland_keeps_nobody_in_vinland() -> None:
    match = norse(2, {"vinland": 2, "norse_6": 1}, edition=1, event="west_greenland_current")
    assert "abandon" in options(match)


# E4.3 Colony abandonment


@pytest.mark.law("greenland:E4.3")
def test_all_colonists_come_home_with_mariners_enough() -> None:
    match = norse(2, {"markland": 3, "vinland": 4, "norse_6": 2})
    answer(match, "abandon")
    assert pieces(match, "norse", "markland") == pieces(match, "norse", "vinland") == 0
    assert pieces(match, "norse", "unassigned") == 10
    assert "E4.3 abandoned norse" in record(match)


@pytest.mark.parametrize("colonists", [{"markland": 1, "vinland": 1}, {"vinland": 5}])
@pytest.mark.law("greenland:E4.3", "greenland:E4.4")
def test_a_mariner_too_few_and_none_comes_home(colonists: dict[str, int]) -> None:
    match = norse(2, {**colonists, "norse_6": 1})
    assert "abandon" not in options(match)
    assert forbidden(match, "abandon") == "E4.3"
    assert "abandon" in options(norse(2, {**colonists, "norse_6": 2}))


@pytest.mark.law("greenland:E4.3")
def test_who_abandons_the_new_world_sends_nobody_there_this_turn() -> None:
    match = norse(2, {"vinland": 2, "norse_6": 2})
    assert "vinland" in options(match, "send")
    answer(match, "abandon")
    assert options(match, "send") == {"beluga", "walrus"}


@pytest.mark.law("greenland:E4.3")
def test_who_has_sent_colonists_abandons_no_colony() -> None:
    match = norse(2, {"vinland": 2, "norse_6": 2})
    answer(match, "send vinland", "number 1")
    assert "abandon" not in options(match)


@pytest.mark.parametrize(("abandonment", "reach"), [("free", {"beluga", "walrus"}), ("spends", {"beluga"})])
@pytest.mark.law("greenland:E4.3", "greenland:E1.3")
def test_whether_the_mariners_that_came_home_sail_again(abandonment: str, reach: set[str]) -> None:
    """R21"""
    match = norse(2, {"vinland": 2, "norse_6": 1}, rules={"abandonment": abandonment})
    answer(match, "abandon")
    assert options(match, "send") == reach


@pytest.mark.parametrize(("abandonment", "offered"), [("free", True), ("spends", False)])
@pytest.mark.law("greenland:E4.3", "greenland:E1.3")
def test_whether_mariners_at_sea_fetch_the_colonists(abandonment: str, offered: bool) -> None:
    """R21"""
    match = norse(2, {"vinland": 2, "norse_6": 1}, rules={"abandonment": abandonment})
    answer(match, "send walrus", "number 1")
    assert ("abandon" in options(match)) is offered


@pytest.mark.law("greenland:E4.3")
def test_sleds_do_not_help_colonists_home() -> None:
    match = norse(2, {"vinland": 2}, tableau={"pony": "norse"})
    assert forbidden(match, "abandon") == "E4.3"
