"""E3 Promotion to elder."""

from __future__ import annotations

import pytest

from tests.law.greenland.assigning import assign
from tests.law.greenland.table import answer, asked, disks, forbidden, options, owner, pieces, record, state

ALL = {"1", "2", "3", "4", "5", "6"}
ONE_EACH = {f"norse_{rank}": 1 for rank in range(1, 7)}


@pytest.mark.law("greenland:E3.1", "greenland:AP.5")
def test_a_promotion_costs_1_energy_and_a_hunter() -> None:
    match = assign(pieces={"norse": {"unassigned": 3}}, energy={"norse": 3})
    assert options(match, "promote") == ALL
    answer(match, "promote 2", "number 1")
    assert disks(match, "norse") == (2, 0, 0)
    assert pieces(match, "norse", "norse_2") == 1
    assert pieces(match, "norse", "unassigned") == 2
    assert "E3.1 promoted norse norse_2" in record(match)


@pytest.mark.law("greenland:E3.1")
def test_no_energy_no_promotion() -> None:
    match = assign(pieces={"norse": {"unassigned": 3}}, warm={"south": ["beluga"]})
    assert options(match, "promote") == set()
    assert forbidden(match, "promote 1") == "E3.1"


@pytest.mark.law("greenland:B3.1", "greenland:E3.1")
def test_a_card_is_exchanged_for_the_energy() -> None:
    match = assign(tableau={"thrall": "norse", "pot": "norse"})
    answer(match, "exchange thrall", "promote 5")
    assert disks(match, "norse") == (2, 0, 0)


@pytest.mark.law("greenland:E3.1")
def test_the_alpha_may_be_promoted() -> None:
    match = assign(pieces={"norse": {"unassigned": 2}}, energy={"norse": 1})
    answer(match, "promote 1", "alpha_among 1")
    assert state(match)["alpha"]["norse"] == "norse_1"
    assert pieces(match, "norse", "norse_1") == 1


@pytest.mark.law("greenland:E3.3")
def test_some_ranks_hold_several_elders_and_some_one() -> None:
    match = assign(pieces={"norse": {"unassigned": 3, **ONE_EACH}}, energy={"norse": 3})
    assert options(match, "promote") == {"2", "3", "5", "6"}
    assert forbidden(match, "promote 1") == forbidden(match, "promote 4") == "E3.3"
    answer(match, "promote 6", "number 1")
    assert pieces(match, "norse", "norse_6") == 2


@pytest.mark.law("greenland:E3.3")
def test_a_guest_on_rank_1_leaves_room_for_a_chief() -> None:
    match = assign(pieces={"thule": {"norse_1": 2}}, energy={"norse": 1})
    assert "1" in options(match, "promote")


@pytest.mark.law("greenland:E3.e1")
def test_in_the_first_edition_every_rank_holds_several() -> None:
    match = assign(edition=1, pieces={"norse": {"unassigned": 3, **ONE_EACH}}, energy={"norse": 3})
    assert options(match, "promote") == ALL


@pytest.mark.law("greenland:E3.4")
def test_with_nelii_promotion_is_free_for_owner_and_husband() -> None:
    placed = {"tunit": {"unassigned": 2}, "norse": {"unassigned": 2, "wed_nelii": 1}}
    match = assign("tunit", "norse", tableau={"nelii": "tunit"}, pieces=placed)
    answer(match, "promote 2", "number 1", "done")
    assert (pieces(match, "tunit", "tunit_2"), disks(match, "tunit")) == (1, (0, 0, 0))
    answer(match, "promote 3", "number 1")
    assert (pieces(match, "norse", "norse_3"), disks(match, "norse")) == (1, (0, 0, 0))


@pytest.mark.law("greenland:E3.4", "greenland:B3.1")
def test_with_nelii_energy_is_kept_and_nothing_need_be_exchanged() -> None:
    match = assign("tunit", "norse", tableau={"nelii": "tunit", "thrall": "tunit"})
    assert options(match, "promote") == ALL
    answer(match, "promote 2")
    assert disks(match, "tunit")[0] == 0
    assert owner(match, "thrall") == "tunit"


@pytest.mark.law("greenland:E3.2", "greenland:E4.1")
def test_an_elder_is_not_assigned_again() -> None:
    placed = {"norse": {"unassigned": 2, "norse_2": 2}}
    match = assign(pieces=placed, energy={"norse": 5}, warm={"north": ["walrus"]})
    answer(match, "promote 3", "number 1", "promote 4")
    assert (pieces(match, "norse", "norse_2"), pieces(match, "norse", "norse_4")) == (2, 1)
    assert asked(match)[0] == 1  # nothing is left for the Norse to do


@pytest.mark.law("greenland:G8.1", "greenland:E1.4", "greenland:E3.1")
def test_the_example_of_the_walrus_hunt_two_mariners_for_six_hunters() -> None:
    match = assign(pieces={"norse": {"unassigned": 8}}, energy={"norse": 2}, cold={"north": ["walrus"]})
    assert options(match, "send") == set()
    answer(match, "promote 6", "number 1", "promote 6", "number 1", "send walrus", "alpha_among 6")
    assert disks(match, "norse") == (0, 0, 0)
    assert pieces(match, "norse", "norse_6") == 2
    assert pieces(match, "norse", "walrus") == 6
