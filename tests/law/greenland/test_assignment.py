"""E0, E1, E2 and E5 Who can be sent where, and as what."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law.greenland.assigning import assign, forbids
from tests.law.greenland.table import answer, asked, disks, options, pieces, record, state

WAR_CHIEF = {"norse": {"unassigned": 1, "norse_4": 1}}
MARINER = {"norse": {"unassigned": 1, "norse_6": 1}}


# E0 In the order of play


@pytest.mark.law("greenland:A1.2", "greenland:E0.1")
def test_tribes_assign_one_after_another_in_the_order_of_play() -> None:
    match = assign(order=["tunit", "norse", "thule", "sami"], warm={"north": ["walrus"], "south": ["beluga"]})
    assert asked(match) == (2, "assign_hunters", "E0.1")
    answer(match, "send walrus")
    assert asked(match)[0] == 0


@pytest.mark.law("greenland:E0.1")
def test_pieces_are_spread_over_several_cards_and_share_a_card() -> None:
    match = assign(pieces={"norse": {"unassigned": 5}}, warm={"south": ["beluga", "arctic_char"]})
    answer(match, "send beluga", "number 2", "send arctic_char", "alpha_among 2", "send beluga")
    assert pieces(match, "norse", "beluga") == 3
    assert pieces(match, "norse", "arctic_char") == 2
    assert state(match)["alpha"]["norse"] == "arctic_char"


@pytest.mark.law("greenland:E0.1")
def test_the_alpha_goes_only_where_he_is_told_to() -> None:
    match = assign(pieces={"norse": {"unassigned": 3}}, warm={"south": ["beluga"]})
    answer(match, "send beluga")
    assert options(match) == {"number 1", "number 2", "alpha_among 1", "alpha_among 2", "alpha_among 3"}
    answer(match, "number 2")
    assert state(match)["alpha"]["norse"] == "unassigned"


@pytest.mark.law("greenland:E0.1")
def test_of_a_lone_hunter_nobody_asks_how_many_he_is() -> None:
    lone = {"norse": {"unassigned": 1, "norse_5": 1}}
    match = assign(pieces=lone, alpha={"norse": "norse_5"}, warm={"south": ["beluga"]})
    answer(match, "send beluga")
    assert pieces(match, "norse", "beluga") == 1
    assert not any(" forced 0 number " in line for line in record(match))


@pytest.mark.law("greenland:E0.2")
def test_pieces_may_stay_unassigned() -> None:
    match = assign(pieces={"norse": {"unassigned": 6}}, warm={"south": ["beluga"], "north": ["walrus"]})
    answer(match, "send beluga", "number 1", "done")
    assert pieces(match, "norse", "unassigned") == 5
    assert asked(match)[0] == 1


@pytest.mark.law("greenland:A0.2", "greenland:A1.2")
def test_nobody_negotiates_before_all_have_assigned() -> None:
    match = assign(warm={"north": ["walrus"], "south": ["beluga"]})
    for seat, card in enumerate(["beluga", "walrus", "walrus", "beluga"]):
        assert asked(match) == (seat, "assign_hunters", "E0.1")
        answer(match, f"send {card}")
    assert state(match)["phase"] == 3


@pytest.mark.law("greenland:J1.1")
def test_an_extinct_tribe_is_passed_over() -> None:
    match = assign(extinct={"norse": True}, pieces={"norse": {}}, warm={"north": ["walrus"]})
    assert asked(match)[0] == 1


def test_a_copy_made_in_the_middle_of_a_part_goes_on_alike() -> None:
    match = assign(pieces={"norse": {"unassigned": 5}}, warm={"south": ["beluga", "arctic_char"]})
    answer(match, "send beluga", "number 2")
    copy = match.clone()
    for each in (match, copy):
        answer(each, "send arctic_char", "alpha_among 1")
    assert copy.hash() == match.hash()


# E1 Hunting biomes


@pytest.mark.law("greenland:E1.1")
def test_all_biomes_of_the_row_can_be_hunted_warm_or_cold_but_none_of_a_deck() -> None:
    match = assign(warm={"south": ["beluga", "elkhound"]}, cold={"south": ["cold_forging"]})
    assert options(match, "send") == {"beluga", "elkhound", "cold_forging"}
    assert forbids(match, "norse", "orca") == "E1.1"


@pytest.mark.law("greenland:E1.1")
def test_several_tribes_may_hunt_the_same_biome() -> None:
    match = assign("norse", "sami", warm={"south": ["beluga"]})
    answer(match, "send beluga", "send beluga")
    assert (pieces(match, "norse", "beluga"), pieces(match, "sami", "beluga")) == (1, 1)


@pytest.mark.law("greenland:D8.1")
def test_no_maritime_hunting_this_turn() -> None:
    match = assign(event="sea_ice", warm={"south": ["beluga", "arctic_char"]})
    assert options(match, "send") == {"arctic_char"}
    assert forbids(match, "norse", "beluga") == "D8.1"


# E2 The New World


@pytest.mark.law("greenland:E2.3", "greenland:GL.4")
def test_who_is_sent_to_the_new_world_is_a_colonist() -> None:
    match = assign(pieces={"norse": {"unassigned": 3, "norse_6": 1}}, warm={"south": ["vinland"]})
    answer(match, "send vinland", "number 2")
    assert pieces(match, "norse", "vinland") == 2
    assert state(match)["landed"] == {"south": {"norse": 2}}
    assert "E2.3 sent_to_settle norse 2 vinland" in record(match)


@pytest.mark.law("greenland:E2.2")
def test_any_number_of_tribes_and_tribesmen_may_be_on_a_new_world_card() -> None:
    match = assign(
        "norse",
        "sami",
        pieces={"norse": {"unassigned": 9, "norse_6": 2}, "sami": {"unassigned": 2, "sami_6": 1}},
        warm={"south": ["vinland", "beluga"]},
    )
    answer(match, "send vinland", "number 8", "done", "send vinland", "number 1")
    assert (pieces(match, "norse", "vinland"), pieces(match, "sami", "vinland")) == (8, 1)


@pytest.mark.law("greenland:D9.1")
def test_nobody_enters_markland_this_turn() -> None:
    match = assign(event="west_greenland_current", pieces=MARINER, warm={"north": ["markland"], "south": ["vinland"]})
    assert options(match, "send") == {"vinland"}
    assert forbids(match, "norse", "markland") == "D9.1"


@pytest.mark.law("greenland:D9.e1")
def test_in_the_first_edition_too_nobody_enters_markland() -> None:
    match = assign(
        edition=1,
        event="west_greenland_current",
        pieces=MARINER,
        warm={"north": ["markland"], "south": ["vinland"]},
    )
    assert options(match, "send") == {"vinland"}
    assert forbids(match, "norse", "markland") == "D9.e1"


@pytest.mark.law("greenland:AP.17")
def test_an_alpha_sent_to_the_new_world_is_paid_for_beavers() -> None:
    match = assign(event="overgrazing", pieces=MARINER, warm={"south": ["vinland", "beluga"]})
    answer(match, "send vinland")
    assert disks(match, "norse") == (0, 1, 0)


@pytest.mark.law("greenland:AP.17")
def test_no_ivory_without_the_alpha_or_in_another_year() -> None:
    match = assign(event="overgrazing", pieces={"norse": {"unassigned": 2, "norse_6": 1}}, warm={"south": ["vinland"]})
    answer(match, "send vinland", "number 1")
    assert disks(match, "norse") == (0, 0, 0)
    match = assign(event="sea_ice", pieces=MARINER, warm={"south": ["vinland", "beluga"]})
    answer(match, "send vinland")
    assert disks(match, "norse") == (0, 0, 0)


@pytest.mark.law("greenland:AP.17")
def test_hunters_who_follow_their_alpha_are_not_paid_for_beavers() -> None:
    people = {"norse": {"vinland": 1, "unassigned": 2, "norse_6": 1}}
    given: dict[str, Any] = {"alpha": {"norse": "vinland"}, "warm": {"south": ["vinland"]}}
    match = assign(event="overgrazing", pieces=people, **given)
    answer(match, "send vinland", "number 1")
    assert "AP.17 fashionable norse" not in record(match)


@pytest.mark.parametrize(("fashion", "ivory"), [("sent", 0), ("settled", 1)])
@pytest.mark.law("greenland:AP.17")
def test_an_alpha_who_has_been_a_colonist_for_long(fashion: str, ivory: int) -> None:
    """R22"""
    match = assign(
        "norse",
        "thule",
        rules={"beaver_fashion": fashion},
        event="overgrazing",
        pieces={"norse": {"vinland": 1}},
        warm={"south": ["vinland"], "north": ["walrus"]},
    )
    assert asked(match)[0] == 1
    assert record(match).count("AP.17 fashionable norse") == 0
    answer(match, "send walrus")
    assert record(match).count("AP.17 fashionable norse") == ivory
    assert record(match).count("AP.17 fashionable thule") == 0


# E5 Raids and guards


@pytest.mark.law("greenland:E5.1")
def test_livestock_and_daughters_of_others_are_raided() -> None:
    match = assign(pieces=WAR_CHIEF, tableau={"reindeer": "sami", "geala": "sami"})
    assert options(match, "send") == {"reindeer", "geala"}
    answer(match, "send geala")
    assert pieces(match, "norse", "geala") == 1
    assert "E5.1 sent_to_raid norse 1 geala" in record(match)


@pytest.mark.law("greenland:E5.2", "greenland:GL.11")
def test_a_raid_takes_a_war_chief_of_ones_own() -> None:
    match = assign(tableau={"reindeer": "sami"}, warm={"south": ["beluga"]})
    assert options(match, "send") == {"beluga"}
    assert forbids(match, "norse", "reindeer") == "E5.2"


@pytest.mark.law("greenland:E5.2", "greenland:E3.1")
def test_a_war_chief_promoted_in_this_phase_leads_a_raid_at_once() -> None:
    match = assign(pieces={"norse": {"unassigned": 2}}, energy={"norse": 1}, tableau={"reindeer": "sami"})
    assert options(match, "send") == set()
    answer(match, "promote 4", "number 1")
    assert options(match, "send") == {"reindeer"}


@pytest.mark.law("greenland:E5.4")
def test_some_animals_and_all_inventions_are_safe_from_raids() -> None:
    match = assign(pieces=WAR_CHIEF, tableau={"lapp_goat": "sami", "cold_forging": "sami", "pot": "sami"})
    for card in ("lapp_goat", "cold_forging", "pot"):
        assert forbids(match, "norse", card) == "E5.4"


@pytest.mark.law("greenland:E5.5", "greenland:GL.5")
def test_own_daughters_and_livestock_are_guarded_without_a_war_chief() -> None:
    match = assign(tableau={"sigrid": "norse", "cattle": "norse", "cold_forging": "norse"})
    assert options(match, "send") == {"sigrid", "cattle"}
    assert forbids(match, "norse", "cold_forging") == "E5.5"
    answer(match, "send cattle")
    assert "E5.5 sent_to_guard norse 1 cattle" in record(match)


@pytest.mark.law("greenland:E5.5", "greenland:GL.5")
def test_a_wife_abroad_is_guarded_too() -> None:
    match = assign(
        pieces={"norse": {"unassigned": 1, "wed_geala": 1}}, tableau={"geala": "sami", "sunnan_anni": "sami"}
    )
    assert options(match, "send") == {"geala"}
    answer(match, "send geala")
    assert "E5.5 sent_to_guard norse 1 geala" in record(match)


@pytest.mark.law("greenland:E5.e1")
def test_in_the_first_edition_nobody_guards_a_wife_abroad() -> None:
    match = assign(
        "thule",
        "tunit",
        edition=1,
        pieces={"thule": {"unassigned": 1, "wed_nelii": 1, "thule_4": 1}},
        tableau={"nelii": "tunit", "kirima": "thule"},
    )
    assert options(match, "send") == {"kirima"}
    assert forbids(match, "thule", "nelii") == "E5.e1"


@pytest.mark.law("greenland:E5.6")
def test_neither_husbands_nor_elders_can_be_attacked() -> None:
    match = assign(
        pieces={**WAR_CHIEF, "thule": {"norse_1": 1}, "sami": {"wed_sigrid": 1, "sami_2": 1}},
        tableau={"sigrid": "norse"},
    )
    assert options(match, "send") == {"sigrid"}
    answer(match, "send sigrid")
    assert "E5.5 sent_to_guard norse 1 sigrid" in record(match)


@pytest.mark.law("greenland:C2.2")
def test_beginners_neither_raid_nor_guard() -> None:
    match = assign(rules={"variant": "beginner"}, pieces=WAR_CHIEF, tableau={"cattle": "norse", "reindeer": "sami"})
    assert options(match, "send") == set()
    assert forbids(match, "norse", "cattle") == forbids(match, "norse", "reindeer") == "C2.2"


@pytest.mark.law("greenland:B3.2", "greenland:B3.1")
def test_livestock_under_raid_cannot_be_exchanged_for_a_promotion() -> None:
    pieces_of = {**WAR_CHIEF, "sami": {"unassigned": 2}}
    match = assign("norse", "sami", pieces=pieces_of, tableau={"reindeer": "sami", "goat": "sami"})
    answer(match, "send reindeer")
    assert options(match, "exchange") == {"goat"}
    answer(match, "exchange goat")
    assert disks(match, "sami") == (1, 0, 0)
    assert options(match, "exchange") == set()
