"""C Set-up, and B0 and B4 what there is to set up with."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.errors import ConfigError, PositionError, UndoError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.law.greenland.table import (
    ALL,
    answer,
    asked,
    disks,
    options,
    pieces,
    record,
    state,
    table,
)

DAUGHTERS = {
    "norse": {"birgitta", "sigrid"},
    "thule": {"peepeelee", "chidzigyaak", "kirima"},
    "tunit": {"meeka", "saila", "nelii"},
    "sami": {"sunnan_anni", "geala"},
}


def set_up(*tribes: str, seed: int = 1, **rules: str) -> Match:
    """A new game with these tribes on seats 0, 1 and so on."""
    agreed = {f"tribe_{seat + 1}": tribe for seat, tribe in enumerate(tribes)}
    return start("greenland", seats=len(tribes), seed=seed, rules={**agreed, **rules})


def tableau(match: Match, tribe: str) -> set[str]:
    return {card for card, held_by in state(match)["tableau"].items() if held_by == tribe}


# A0 and C0 What is laid out


@pytest.mark.law("greenland:A0.1", "greenland:C0.5.1")
def test_up_to_four_tribes_are_given_out_at_random_all_polytheist() -> None:
    seen = set()
    for seed in range(30):
        match = start("greenland", seats=4, seed=seed)
        seen.add(tuple(sorted(state(match)["seat_of"], key=state(match)["seat_of"].__getitem__)))
        assert set(state(match)["religion"].values()) == {"polytheist"}
    assert all(len(set(tribes)) == 4 for tribes in seen)
    assert {tribes[0] for tribes in seen} == set(ALL)
    assert "C0.5.1 plays 0 norse" in record(set_up(*ALL))


@pytest.mark.law("greenland:A0.1")
def test_no_tribe_is_played_twice_and_there_are_no_five_players() -> None:
    with pytest.raises(ConfigError, match="no tribe can be played twice"):
        set_up("norse", "norse")
    with pytest.raises(ConfigError, match="is for 1, 2, 3, 4 seats"):
        start("greenland", seats=5)


@pytest.mark.law("greenland:C0.1")
def test_ten_events_at_random_lie_face_down_and_the_others_are_out() -> None:
    first, other = (state(set_up(*ALL, seed=seed)) for seed in (1, 2))
    assert (len(first["events"]), len(first["set_aside"])) == (10, 7)
    assert set(first["events"]) != set(other["events"])
    match = set_up(*ALL)
    view: Any = match.view(0)
    assert set(view["state"]["events"]) == {None}


@pytest.mark.law("greenland:C0.2", "greenland:C0.3", "greenland:C0.4")
def test_each_row_has_its_new_world_card_and_6_biomes_all_on_the_warm_side() -> None:
    match = set_up(*ALL)
    now = state(match)
    assert (now["warm"]["north"][0], now["warm"]["south"][0]) == ("markland", "vinland")
    assert (len(now["warm"]["north"]), len(now["warm"]["south"])) == (7, 7)
    assert now["cold"] == {"north": [], "south": []}
    assert now["hostile"] == {}
    assert (len(now["decks"]["north"]), len(now["decks"]["south"])) == (15 - 6, 16 - 6)
    assert "walrus" in now["decks"]["north"] + now["warm"]["north"]
    assert "bog_iron" in now["decks"]["south"] + now["warm"]["south"]
    assert state(set_up(*ALL, seed=2))["warm"] != now["warm"]
    view: Any = match.view(0)
    assert set(view["state"]["decks"]["north"]) == {None}


@pytest.mark.law("greenland:C0.5.2")
def test_everybody_takes_the_daughters_of_his_colour() -> None:
    match = set_up(*ALL)
    assert {tribe: tableau(match, tribe) for tribe in ALL} == DAUGHTERS


@pytest.mark.law("greenland:C0.5.3", "greenland:C0.5.5", "greenland:B2.1")
def test_the_norse_choose_a_side_of_one_of_their_animal_cards_with_the_rows_in_sight() -> None:
    match = set_up("norse", "thule")
    assert asked(match) == (0, "take_animal", "C0.5.3")
    assert options(match, "take") == {"sheep", "pony", "goat", "cattle"}
    assert len(state(match)["warm"]["north"]) == 6
    answer(match, "take pony")
    assert tableau(match, "norse") == {"birgitta", "sigrid", "pony"}
    assert state(match)["aside"] in ("goat", "cattle")


@pytest.mark.law("greenland:C0.5.3")
def test_in_the_first_edition_cattle_and_sheep_share_a_card() -> None:
    match = answer(set_up("norse", "thule", edition="1"), "take cattle")
    assert state(match)["aside"] in ("pony", "goat")


@pytest.mark.law("greenland:C0.5.4")
def test_the_sea_sami_choose_a_side_of_their_animal_card() -> None:
    match = answer(set_up(*ALL), "take goat")
    assert asked(match) == (3, "take_animal", "C0.5.4")
    assert options(match, "take") == {"lapp_goat", "reindeer"}
    answer(match, "take reindeer")
    assert tableau(match, "sami") == {"sunnan_anni", "geala", "reindeer"}


def test_the_choice_of_an_animal_cannot_be_taken_back_once_the_first_event_is_revealed() -> None:
    match = answer(set_up("norse", "thule"), "take goat")
    assert state(match)["turn"] == 1
    with pytest.raises(UndoError):
        match.undo()


@pytest.mark.law("greenland:C0.6", "greenland:C0.7", "greenland:B0.1", "greenland:B0.2", "greenland:B0.3")
def test_the_alpha_and_5_are_unassigned_one_elder_is_on_each_rank_and_tunit_settle_markland() -> None:
    match = set_up(*ALL)
    for tribe in ALL:
        assert pieces(match, tribe) == 6
        assert state(match)["alpha"][tribe] == "unassigned"
        assert [pieces(match, tribe, f"{tribe}_{rank}") for rank in range(1, 7)] == [1] * 6
    assert {tribe: pieces(match, tribe, "valhalla") for tribe in ALL} == {"norse": 7, "thule": 7, "tunit": 2, "sami": 7}
    assert {tribe: pieces(match, tribe, "markland") for tribe in ALL} == {"norse": 0, "thule": 0, "tunit": 5, "sami": 0}


@pytest.mark.law("greenland:C0.8")
def test_everybody_begins_with_5_energy_1_ivory_and_1_iron() -> None:
    match = set_up(*ALL)
    assert [disks(match, tribe) for tribe in ALL] == [(5, 1, 1)] * 4


# C1 Two or three players


@pytest.mark.law("greenland:C1.1", "greenland:C1.3")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_fewer_tribes_at_random_the_others_are_left_out_and_rows_have_5_biomes(seats: int) -> None:
    left_out = set()
    for seed in range(20):
        now = state(start("greenland", seats=seats, seed=seed))
        assert len(now["seat_of"]) == seats
        left_out |= set(ALL) - set(now["seat_of"])
        assert (len(now["warm"]["north"]), len(now["warm"]["south"])) == (6, 6)
        absent = {daughter for tribe in ALL if tribe not in now["seat_of"] for daughter in DAUGHTERS[tribe]}
        assert not absent & set(now["tableau"])
        assert all(set(row) <= set(now["seat_of"]) for row in now["pieces"].values())
    assert left_out == set(ALL)


@pytest.mark.law("greenland:C1.e1", "greenland:KO.1", "greenland:B0.e1")
def test_the_first_edition_has_three_tribes_and_shorter_rows_only_for_two() -> None:
    three, two = set_up("norse", "thule", "tunit", edition="1"), set_up("norse", "thule", edition="1")
    assert len(state(three)["warm"]["north"]) == 7
    assert len(state(two)["warm"]["north"]) == 6
    assert len(state(three)["events"]) + len(state(three)["set_aside"]) == 16
    assert len(state(three)["decks"]["north"]) + len(state(three)["warm"]["north"]) == 14 + 1
    assert len(state(three)["decks"]["south"]) + len(state(three)["warm"]["south"]) == 15 + 1
    for seed in range(10):
        assert "sami" not in state(start("greenland", seats=2, seed=seed, rules={"edition": "1"}))["seat_of"]
    with pytest.raises(ConfigError, match="no Sea Sami"):
        set_up("norse", "sami", edition="1")
    with pytest.raises(ConfigError, match="is for 2, 3 seats"):
        start("greenland", seats=4, rules={"edition": "1"})


# C2 The beginners' game


@pytest.mark.law("greenland:C2.1", "greenland:C2.e1")
@pytest.mark.parametrize("edition", ["3", "1"])
def test_beginners_play_without_daughters_animals_inventions_and_the_new_world(edition: str) -> None:
    match = set_up("norse", "tunit", variant="beginner", edition=edition)
    now = state(match)
    assert now["tableau"] == {}
    assert now["aside"] == "none"
    assert now["turn"] == 1, "nobody chooses an animal"
    biomes = now["decks"]["north"] + now["warm"]["north"] + now["decks"]["south"] + now["warm"]["south"]
    assert not {"markland", "vinland", "musk_ox", "husky", "slit_goggles", "shieling_raid"} & set(biomes)
    assert {"walrus", "polar_bear", "greenland_shark", "bog_iron"} <= set(biomes)
    assert pieces(match, "tunit", "valhalla") == 7


# B4 Limits


@pytest.mark.law("greenland:B4.1")
def test_a_tribe_has_an_alpha_and_18_tribesmen_and_no_more() -> None:
    match = table("norse", "thule", pieces={"norse": {"unassigned": 19}})
    assert pieces(match, "norse", "valhalla") == 0
    with pytest.raises(PositionError, match="20 pieces, and there are 19"):
        table("norse", "thule", pieces={"norse": {"unassigned": 20}})


@pytest.mark.law("greenland:B4.3")
def test_nobody_owns_more_than_8_energy() -> None:
    with pytest.raises(PositionError, match="9 energy, more than 8"):
        table("norse", "thule", energy={"norse": 9})


@pytest.mark.law("greenland:B4.2")
def test_ivory_and_iron_are_unlimited() -> None:
    match = table("norse", "thule", ivory={"norse": 40, "thule": 40}, iron={"norse": 40, "thule": 40})
    assert disks(match, "norse") == (5, 40, 40)


@pytest.mark.law("greenland:B2.e1")
def test_the_first_edition_begins_with_the_same_pieces_disks_and_daughters() -> None:
    match = set_up("norse", "thule", "tunit", edition="1")
    assert [disks(match, tribe) for tribe in ALL[:3]] == [(5, 1, 1)] * 3
    assert (pieces(match, "tunit", "markland"), pieces(match, "tunit")) == (5, 6)
    assert {tribe: tableau(match, tribe) for tribe in ALL[:3]} == {tribe: DAUGHTERS[tribe] for tribe in ALL[:3]}
