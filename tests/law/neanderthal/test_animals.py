"""H Domestic animals."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.neanderthal.hunts import EVENTS
from tests.law.neanderthal.table import ANIMALS, answer, asked, options, pieces, record, state, table, vocabulary

LAST_TURN: dict[str, Any] = {"event": "none", "events": [], "unused": [], "past": EVENTS}
TRIBAL: dict[str, Any] = {"phase": ANIMALS, "tribal": ["archaic"], **LAST_TURN}


def milking(*animals: str, **given: Any) -> Match:
    """Phase 5 of the last turn: animals of the Archaic, who are tribal and have a tribesman besides the Alpha."""
    people = {"archaic": {"unassigned": 2}}
    return table(**{**TRIBAL, "pieces": people, "tableau": dict.fromkeys(animals, "archaic"), **given})


@pytest.mark.law("neanderthal:H1.1", "neanderthal:A1.5")
def test_a_mature_animal_gives_babies_and_frees_disks() -> None:
    match = milking("caribou", pieces={"archaic": {"unassigned": 2, "archaic_5": 1}}, immature=["archaic_5"])
    assert asked(match) == (0, "milk", "H1.1")
    assert options(match) == {"milk caribou", "decline"}
    answer(match, "milk caribou")
    assert pieces(match, "archaic") == 4
    assert asked(match) == (0, "free_disk", "H1.1")
    assert options(match) == {"free archaic_5", "decline"}
    answer(match, "free archaic_5")
    assert vocabulary(match, "archaic") == (5, 5, 5)


@pytest.mark.law("neanderthal:H1.1")
def test_babies_and_disks_can_be_declined() -> None:
    people = {"archaic": {"unassigned": 2, "archaic_5": 1}}
    match = answer(milking("caribou", pieces=people, immature=["archaic_5"]), "decline", "decline")
    assert pieces(match, "archaic") == 2
    assert vocabulary(match, "archaic") == (5, 4, 5)


@pytest.mark.law("neanderthal:H1.1", "neanderthal:GL.baby")
@pytest.mark.parametrize("babies", ["may", "must"])
def test_an_animal_gives_no_babies_where_nobody_is_dead(babies: str) -> None:
    match = milking("caribou", pieces={"archaic": {"unassigned": 19}}, rules={"animal_babies": babies})
    assert not any(" milked " in line or " born " in line for line in record(match))


@pytest.mark.law("neanderthal:H1.1")
def test_babies_must_be_taken_if_so_agreed() -> None:
    match = milking("caribou", rules={"animal_babies": "must"})
    assert pieces(match, "archaic") == 4
    assert "H1.1 born archaic 2" in record(match)


@pytest.mark.law("neanderthal:H1.1")
def test_neither_immature_animals_nor_those_of_the_vocal_give_anything() -> None:
    immature = milking("caribou", disks={"caribou": {"white": 1}})
    assert "H1.1 born archaic 2" not in record(immature)
    assert pieces(immature, "archaic") == 2
    vocal = milking("caribou", tribal=[])
    assert pieces(vocal, "archaic") == 2


@pytest.mark.law("neanderthal:H1.1", "neanderthal:B3d")
def test_an_animal_that_another_makes_mature_gives_as_well() -> None:
    match = milking("caribou", "musk_ox", disks={"musk_ox": {"white": 1}})
    answer(match, "milk caribou", "free musk_ox_white")
    assert options(match) == {"milk musk_ox", "decline"}
    answer(match, "milk musk_ox")
    assert pieces(match, "archaic") == 6


@pytest.mark.law("neanderthal:H1.1")
def test_each_animal_gives_once_and_only_the_dead_are_born() -> None:
    match = milking("caribou", "musk_ox", pieces={"archaic": {"unassigned": 16}})
    answer(match, "milk caribou", "milk musk_ox")
    assert pieces(match, "archaic") == 19
    assert sum(line.startswith("H1.1 milked") for line in record(match)) == 2


@pytest.mark.law("neanderthal:J1.1")
def test_an_animal_brings_a_lazarus_species_back_its_alpha_first() -> None:
    match = milking("caribou", pieces={"archaic": {}}, alpha={"archaic": "dead"})
    answer(match, "milk caribou")
    assert pieces(match, "archaic") == 2
    assert state(match)["alpha"]["archaic"] == "unassigned"
