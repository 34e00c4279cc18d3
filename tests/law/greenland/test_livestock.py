"""H Livestock: hay, slaughter, milk and wool."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.greenland.table import (
    LIVESTOCK,
    answer,
    asked,
    disks,
    first_edition,
    forbidden,
    options,
    owner,
    pieces,
    record,
    table,
)


def farm(animals: dict[str, str], **given: Any) -> Match:
    """Phase 5 of Norse and Thule, each with some people."""
    people = {"norse": {"unassigned": 4, "norse_2": 1}, "thule": {"unassigned": 4}}
    return table("norse", "thule", pieces=given.pop("pieces", people), tableau=animals, phase=LIVESTOCK, **given)


@pytest.mark.law("greenland:H1.1", "greenland:A1.5")
def test_hay_is_paid_in_energy_for_each_icon() -> None:
    match = farm({"cattle": "norse"})
    assert asked(match) == (0, "feed", "H1.1")
    answer(match, "feed cattle", "pay_energy", "pay_energy")
    assert disks(match, "norse")[0] == 3
    assert pieces(match, "norse") == 4 + 2


@pytest.mark.law("greenland:H1.1", "greenland:D3.2")
def test_hay_can_be_paid_with_an_elder() -> None:
    match = answer(farm({"cattle": "norse"}), "feed cattle", "pay_energy", "give_elder norse_2")
    assert disks(match, "norse")[0] == 4
    assert pieces(match, "norse", "norse_2") == 0


@pytest.mark.law("greenland:H1.2")
def test_who_cannot_pay_must_slaughter() -> None:
    match = farm({"cattle": "norse"}, energy={"norse": 1}, pieces={"norse": {"unassigned": 4}})
    assert owner(match, "cattle") == "none"
    assert "H1.2 slaughtered norse cattle" in record(match)


@pytest.mark.law("greenland:H1.2", "greenland:B3.1")
def test_the_energy_of_a_slaughtered_animal_comes_only_after_the_phase() -> None:
    match = farm({"cattle": "norse", "sheep": "norse"}, energy={"norse": 0}, pieces={"norse": {"unassigned": 4}})
    answer(match, "slaughter cattle")
    assert owner(match, "sheep") == "none", "the 2 energy of the cattle cannot buy hay"
    assert "H1.2 slaughtered norse sheep" in record(match), "nothing else is left to do"
    assert "H1.2 withheld norse 3" in record(match)
    assert disks(match, "norse")[0] == 3


@pytest.mark.law("greenland:H0.e1")
def test_in_the_first_edition_it_comes_at_once() -> None:
    people = {"norse": {"unassigned": 4}, "thule": {"unassigned": 4}}
    match = first_edition(
        "norse",
        "thule",
        pieces=people,
        tableau={"cattle": "norse", "pony": "norse"},
        energy={"norse": 0},
        phase=LIVESTOCK,
    )
    answer(match, "slaughter cattle")
    assert "feed pony" in options(match)


@pytest.mark.law("greenland:H2.1")
def test_an_animal_that_eats_nothing_gives_its_babies_without_a_roll() -> None:
    match = farm({"goat": "norse"})
    assert pieces(match, "norse") == 5
    assert "H2.1 born norse 1" in record(match)


@pytest.mark.law("greenland:H2.1", "greenland:H1.1", "greenland:G1.2")
def test_a_robbed_animal_gives_nothing_but_must_be_fed() -> None:
    match = farm({"cattle": "norse"}, raided={"cattle": True})
    answer(match, "feed cattle", "pay_energy", "pay_energy")
    assert pieces(match, "norse") == 4
    assert disks(match, "norse")[0] == 3


@pytest.mark.law("greenland:H2.2")
@pytest.mark.parametrize(("choice", "babies", "ivory"), [("baby", 1, 0), ("wool", 0, 1)])
def test_sheep_give_a_baby_or_ivory(choice: str, babies: int, ivory: int) -> None:
    match = answer(farm({"sheep": "norse"}), "feed sheep", "pay_energy", "pay_energy", choice)
    assert pieces(match, "norse") == 4 + babies
    assert disks(match, "norse")[1] == 1 + ivory


@pytest.mark.law("greenland:H2.1")
def test_no_more_babies_come_than_there_are_dead() -> None:
    people = {"norse": {"unassigned": 17, "norse_2": 1}, "thule": {"unassigned": 1}}
    match = answer(farm({"cattle": "norse"}, pieces=people), "feed cattle", "pay_energy", "pay_energy")
    assert pieces(match, "norse") == 18
    assert pieces(match, "norse", "valhalla") == 0


@pytest.mark.law("greenland:H0.1", "greenland:A2.2")
def test_tribes_tend_their_animals_in_the_order_of_play() -> None:
    match = farm({"cattle": "norse", "shieling_raid": "thule"})
    assert asked(match)[0] == 0
    answer(match, "slaughter cattle")
    assert asked(match)[:2] == (1, "feed")


@pytest.mark.law("greenland:B3.1", "greenland:H1.2")
@pytest.mark.parametrize("edition", [table, first_edition])
def test_livestock_that_is_not_hungry_can_be_exchanged_to_pay_the_hay_of_others(edition: Any) -> None:
    animals = {"cattle": "norse", "husky": "norse"}
    people = {"norse": {"unassigned": 4}, "thule": {"unassigned": 4}}
    given = {"pieces": people, "tableau": animals, "phase": LIVESTOCK, "energy": {"norse": 1}}
    match = edition("norse", "thule", **given)
    assert options(match) == {"slaughter cattle", "exchange husky"}
    assert forbidden(match, "exchange cattle") == "H1.2"
    answer(match, "exchange husky", "feed cattle")
    assert disks(match, "norse") == (0, 1, 1)
    assert pieces(match, "norse") == 4 + 2


@pytest.mark.law("greenland:B3.1", "greenland:H2.1")
def test_so_can_an_animal_that_has_been_fed_and_milked() -> None:
    people = {"norse": {"unassigned": 4}, "thule": {"unassigned": 4}}
    match = farm({"cattle": "norse", "musk_ox": "norse"}, pieces=people, energy={"norse": 2})
    answer(match, "feed cattle")
    assert options(match) == {"slaughter musk_ox", "exchange cattle"}
    answer(match, "exchange cattle", "feed musk_ox")
    assert disks(match, "norse")[0] == 1
    assert pieces(match, "norse") == 4 + 2 + 2


@pytest.mark.law("greenland:B3.1")
def test_what_is_no_animal_can_be_exchanged_to_pay_hay() -> None:
    people = {"norse": {"unassigned": 4, "norse_2": 1}, "thule": {"unassigned": 4}}
    match = farm({"cattle": "norse", "thrall": "norse"}, energy={"norse": 0}, pieces=people)
    assert options(match) == {"slaughter cattle", "exchange thrall"}, "one elder is not enough for two units"
    answer(match, "exchange thrall", "feed cattle", "pay_energy", "pay_energy")
    assert disks(match, "norse")[0] == 1
