"""L1, L3 and L5 Europe as a map: how it lies, what the climate does to it, and how it is explored."""

from __future__ import annotations

from typing import Any

import pytest

import lawspeaker
from lawspeaker.kernel.match import Match
from tests.law.neanderthal.hunts import told
from tests.law.neanderthal.maps import EMPTY, UNEXPLORED, Land, alone, at, solitaire
from tests.law.neanderthal.table import (
    ASSIGN,
    GAP,
    ICE,
    NEGOTIATE,
    answer,
    asked,
    dice,
    options,
    pieces,
    record,
    seen,
    state,
    vocabulary,
)
from tests.law.neanderthal.turns import icon

HOME = "4_3"
NEXT_TO_HOME = ("3_3", "4_2", "4_4")


def begin(**rules: str) -> Match:
    return lawspeaker.start("neanderthal", seats=1, seed=1, rules={"variant": "alien", "tribe_1": "archaic", **rules})


# L1 The set-up


@pytest.mark.law("neanderthal:L.1", "neanderthal:L1.1", "neanderthal:L1.2")
def test_twenty_biomes_lie_unexplored_ten_of_the_north_above_ten_of_the_south() -> None:
    match = begin()
    found = state(match)
    assert [len(found["decks"][row]) for row in ("north", "south")] == [8, 8]
    assert len(found["slots"]) == 20
    assert {at(match, f"{row}_{column}") for row in (1, 2) for column in range(1, 6)} == {UNEXPLORED}
    assert all(slot[0] in "12" for slot in found["lies"]["north"])
    assert all(slot[0] in "34" for slot in found["lies"]["south"])


@pytest.mark.law("neanderthal:L1a", "neanderthal:L1b")
def test_home_and_what_shares_an_edge_with_it_are_known_and_all_six_begin_there() -> None:
    match = begin()
    open_slots = {slot for slot, card in state(match)["slots"].items() if card != "none"}
    assert open_slots == {HOME, *NEXT_TO_HOME}
    assert pieces(match, "archaic", at(match, HOME)) == 6
    assert pieces(match, "archaic") == 0


@pytest.mark.law("neanderthal:L1.1")
def test_nobody_sees_what_is_unexplored() -> None:
    match = begin()
    hidden = state(match)["down"]["north"] + state(match)["down"]["south"]
    assert len(hidden) == 16
    shown = seen(match)["down"]["north"] + seen(match)["down"]["south"]
    assert not set(hidden) & {str(card) for card in shown}


# L3 Events


def cooling(land: Land, hunters: dict[str, int], **given: Any) -> Match:
    """Global cooling comes."""
    return icon("swearing_woman", 1, "archaic", **alone(land, hunters, **given))


def warming(land: Land, hunters: dict[str, int], **given: Any) -> Match:
    """Global warming comes."""
    return icon("housewife", 1, "archaic", **alone(land, hunters, **given))


@pytest.mark.law("neanderthal:L3.1", "neanderthal:L3a", "neanderthal:L3b.1", "neanderthal:L3d")
def test_cold_pushes_a_whole_column_south_and_hunters_go_with_their_biomes() -> None:
    land = {"1_3": "saiga_antelope", "3_3": "rabbits", "4_3": "horse"}
    match = cooling(land, {"saiga_antelope": 2, "2_3": 3, "rabbits": 1})
    assert [at(match, f"{row}_3") for row in range(1, 5)] == [ICE, "saiga_antelope", UNEXPLORED, "rabbits"]
    assert told(match, "removed") == ["removed horse"]
    assert [pieces(match, "archaic", place) for place in ("saiga_antelope", "3_3", "rabbits")] == [2, 3, 1]
    assert state(match)["lies"]["south"].count("3_3") == 0  # a card of the north lies there now
    assert "3_3" in state(match)["lies"]["north"]


UNSEEN = {"cards": [], "hidden": 1}  # what everybody sees of a card that has left the map


@pytest.mark.law("neanderthal:L3b.1")
def test_an_unexplored_card_leaves_the_map_unseen() -> None:
    match = cooling({"1_3": "saiga_antelope"}, {"saiga_antelope": 1})
    assert told(match, "vanished") == ["vanished 4_3"]
    assert len(state(match)["gone"]["south"]) == 1
    assert seen(match)["gone"]["south"] == UNSEEN


@pytest.mark.law("neanderthal:L3b.1", "neanderthal:L6d")
def test_a_gap_ends_the_pushing() -> None:
    match = cooling({"1_3": "saiga_antelope", "2_3": GAP, "3_3": "rabbits"}, {"rabbits": 1})
    assert [at(match, f"{row}_3") for row in range(1, 4)] == [ICE, "saiga_antelope", "rabbits"]
    assert told(match, "removed", "vanished") == []


@pytest.mark.law("neanderthal:L3b.2", "neanderthal:L3b.1")
def test_warmth_pushes_north_until_a_card_melts_the_ice_and_is_lost() -> None:
    land = {"1_2": ICE, "3_2": "rabbits"}
    match = warming(land, {"rabbits": 2})
    assert [at(match, f"{row}_2") for row in (1, 2)] == [UNEXPLORED, "rabbits"]
    assert told(match, "came") == [f"came {at(match, '3_2')} 3_2"]
    assert told(match, "vanished", "thawed") == ["vanished 2_2", "thawed 1_2"]
    assert len(state(match)["gone"]["north"]) == 1
    assert seen(match)["gone"]["north"] == UNSEEN
    assert pieces(match, "archaic", "rabbits") == 2


@pytest.mark.law("neanderthal:D1b", "neanderthal:L3c.1")
def test_warmth_melts_all_ice_of_the_lower_half_and_no_other() -> None:
    match = warming({"3_2": "rabbits", "4_4": ICE, "3_5": ICE, "1_1": ICE}, {"rabbits": 2})
    assert told(match, "thawed") == ["thawed 3_5", "thawed 4_4"]
    assert [at(match, slot) for slot in ("3_5", "4_4", "1_1")] == [UNEXPLORED, UNEXPLORED, ICE]


@pytest.mark.law("neanderthal:L3b.2")
def test_ice_stays_under_what_comes_from_the_north_unless_it_is_agreed_otherwise() -> None:
    land = {"1_1": "saiga_antelope", "2_1": ICE, "4_3": "rabbits"}
    match = cooling(land, {"rabbits": 1})
    assert [at(match, slot) for slot in ("1_1", "2_1")] == [ICE, ICE]
    assert told(match, "removed") == ["removed saiga_antelope"]
    melted = cooling(land, {"rabbits": 1}, rules={"map_ice": "always"})
    assert [at(melted, slot) for slot in ("1_1", "2_1")] == [ICE, UNEXPLORED]


@pytest.mark.law("neanderthal:L3c.1")
def test_only_what_is_explored_can_have_the_lowest_climax_of_the_upper_or_lower_half() -> None:
    match = cooling({"2_4": "caribou", "4_3": "rabbits"}, {"rabbits": 1})
    assert at(match, "2_4") == ICE
    assert at(match, "3_4") == "caribou"
    nothing = cooling({"3_4": "carcass_15", "4_3": "rabbits"}, {"rabbits": 1})
    assert told(nothing, "ice_came", "moved", "pushed") == []
    still = warming({"1_1": "rabbits", "3_1": ICE}, {"rabbits": 1})
    assert told(still, "came", "thawed") == []


@pytest.mark.law("neanderthal:L3c.2")
def test_when_one_deck_is_empty_the_other_helps_out_whatever_is_agreed_of_rows() -> None:
    for empty_deck in ("other", "nothing"):
        land = {**EMPTY, "1_1": "saiga_antelope"}
        given = alone(land, {"saiga_antelope": 1}, rules={"empty_deck": empty_deck}, decks={"north": []})
        match = icon("swearing_woman", 1, "archaic", **given)
        assert at(match, "1_1") == ICE
        assert "1_1" in state(match)["lies"]["south"]


@pytest.mark.law("neanderthal:L3e")
def test_whose_biome_leaves_the_map_goes_next_door_and_finds_out_what_lies_there() -> None:
    land = {"1_3": "saiga_antelope", "2_3": "caribou", "3_3": "rabbits", "4_3": "horse", "4_4": ICE}
    match = cooling(land, {"horse": 3}, alpha={"archaic": "horse"})
    assert asked(match) == (0, "where_to_flee", "L3e")
    assert options(match) == {"into 4_2", "into 3_3"}
    answer(match, "into 4_2")
    assert at(match, "4_2") != UNEXPLORED
    assert pieces(match, "archaic", at(match, "4_2")) == 3
    assert state(match)["alpha"]["archaic"] == at(match, "4_2")


@pytest.mark.law("neanderthal:L3d", "neanderthal:L3e")
def test_or_stands_on_what_has_taken_its_place_if_so_agreed() -> None:
    land = {"1_3": "saiga_antelope", "2_3": "caribou", "3_3": "rabbits", "4_3": "horse"}
    match = cooling(land, {"horse": 3}, rules={"map_refugees": "stay"})
    assert pieces(match, "archaic", "rabbits") == 3


@pytest.mark.law("neanderthal:L3g")
def test_chaos_counts_all_hunters_of_the_map_and_takes_them_from_anywhere() -> None:
    given = alone({"4_3": "rabbits", "4_2": "horse"}, {"rabbits": 9, "horse": 6, "2_2": 1}, alpha={"archaic": "horse"})
    match = icon("swearing_woman", 2, "archaic", **given)
    assert asked(match) == (0, "who_is_lost", "D4.1")
    assert options(match) == {"at rabbits", "at horse", "at 2_2", "lose_alpha"}
    answer(match, "at 2_2", "lose_alpha", *["at rabbits"] * 6)
    assert "done" in options(match)
    assert [pieces(match, "archaic", place) for place in ("rabbits", "horse", "dead")] == [3, 5, 11]
    spared = icon("swearing_woman", 2, "archaic", **alone({"4_3": "rabbits"}, {"rabbits": 15}))
    assert told(spared, "chaos_spares") == ["chaos_spares archaic"]


def wanderlust(hunters: dict[str, int], **given: Any) -> Match:
    """Wanderlust of two icons comes."""
    return icon("laughing_woman", 2, "archaic", **alone({"4_3": "rabbits"}, hunters, **given))


@pytest.mark.law("neanderthal:L3h")
def test_wanderlust_kills_a_hunter_or_one_for_each_icon_if_so_agreed() -> None:
    one = wanderlust({"rabbits": 5, "2_2": 1}, alpha={"archaic": "dead"})
    assert asked(one) == (0, "who_is_lost", "L3h")
    answer(one, "at rabbits")
    assert told(one, "died") == ["died archaic 1 rabbits"]
    assert asked(one)[1] != "who_is_lost"
    two = wanderlust({"rabbits": 5}, alpha={"archaic": "dead"}, rules={"map_wanderlust": "icon"})
    assert told(two, "died") == ["died archaic 1 rabbits"] * 2


@pytest.mark.law("neanderthal:L3h", "neanderthal:L3g")
def test_where_only_the_alpha_stands_he_alone_is_named_and_nobody_where_nobody_is_left() -> None:
    match = wanderlust({"rabbits": 2, "2_2": 1}, alpha={"archaic": "2_2"})
    assert options(match) == {"at rabbits", "lose_alpha"}
    nobody = wanderlust({"archaic_6": 1}, alpha={"archaic": "dead"})
    assert told(nobody, "died") == []


@pytest.mark.law("neanderthal:L3h")
def test_wanderlust_befalls_only_the_stricken_if_so_agreed() -> None:
    rules = {"map_wanderers": "stricken"}
    spared = wanderlust({"rabbits": 5}, alpha={"archaic": "dead"}, rules=rules)
    assert told(spared, "died") == []
    struck = wanderlust({"rabbits": 5}, alpha={"archaic": "dead"}, rules=rules, lost={"archaic": 2})
    assert told(struck, "died") == ["died archaic 1 rabbits"]


@pytest.mark.law("neanderthal:L4a")
def test_with_the_fashion_woman_nobody_is_lost_to_wanderlust() -> None:
    match = wanderlust(
        {"rabbits": 5}, tableau={"fashion_woman": "archaic"}, sexuality={"archaic": "harem"}, alpha={"archaic": "dead"}
    )
    assert told(match, "died") == []


# L5 Movement and discovery

AROUND: Land = {"4_3": "rabbits", "4_2": "horse", "3_3": "red_deer", "4_4": ICE, "4_1": "ibex", "1_1": "caribou"}


def moving(hunters: dict[str, int], land: Land | None = None, **given: Any) -> Match:
    return solitaire(land or AROUND, hunters, phase=ASSIGN, **given)


@pytest.mark.law("neanderthal:L5.1", "neanderthal:L5a")
def test_a_hunter_moves_next_door_migrates_to_others_is_assigned_or_remains() -> None:
    match = moving({"rabbits": 3, "caribou": 1}, tableau={"piper": "archaic"})
    assert asked(match) == (0, "move_hunters", "L5a")
    assert options(match) == {"at rabbits", "at caribou", "done"}
    answer(match, "at rabbits", "number 1")
    assert options(match) == {"into 4_2", "into 3_3", "into 1_1", "send piper", "promote 6", "remain"}
    answer(match, "into 4_2")
    assert pieces(match, "archaic", "horse") == 1
    answer(match, "at rabbits")
    assert "number 2" not in options(match)  # one of the two left is the Alpha
    answer(match, "alpha_among 2")
    assert options(match) == {"into 4_2", "into 3_3", "into 1_1", "remain"}


@pytest.mark.law("neanderthal:L5a")
def test_others_can_follow_at_once_to_where_one_has_just_moved() -> None:
    match = moving({"rabbits": 1, "caribou": 1}, alpha={"archaic": "dead"})
    answer(match, "at rabbits", "into 4_2", "at caribou", "into 4_2")
    assert pieces(match, "archaic", "horse") == 2


@pytest.mark.law("neanderthal:L5a")
def test_nobody_moves_twice() -> None:
    match = moving({"rabbits": 2, "horse": 1}, alpha={"archaic": "dead"})
    answer(match, "at rabbits", "number 2", "into 4_2", "at horse")
    assert asked(match)[1] == "where_to_move"  # only the one who was there before
    answer(match, "into 4_1")
    assert (pieces(match, "archaic", "horse"), pieces(match, "archaic", "ibex")) == (2, 1)
    assert told(match, "walked") == ["walked archaic 2 4_2", "walked archaic 1 4_1"]
    remained = moving({"rabbits": 1}, alpha={"archaic": "dead"})
    answer(remained, "at rabbits", "remain")
    assert state(remained)["phase"] != ASSIGN


@pytest.mark.law("neanderthal:L5a")
def test_nor_does_the_alpha() -> None:
    match = moving({"rabbits": 1, "horse": 1}, alpha={"archaic": "rabbits"})
    answer(match, "at rabbits", "into 4_2", "at horse")
    assert asked(match)[1] == "where_to_move"  # the one who was there before
    answer(match, "into 4_1")
    assert state(match)["alpha"]["archaic"] == "horse"
    assert pieces(match, "archaic", "ibex") == 1


@pytest.mark.law("neanderthal:L5a", "neanderthal:E2.1")
def test_a_hunter_can_become_an_elder() -> None:
    match = moving({"rabbits": 2}, alpha={"archaic": "dead"})
    answer(match, "at rabbits", "number 1", "promote 6")
    assert pieces(match, "archaic", "archaic_6") == 1
    assert vocabulary(match, "archaic") == (5, 5, 4)


@pytest.mark.law("neanderthal:L5a", "neanderthal:E1a.1", "neanderthal:E1a.2")
def test_tools_are_needed_where_hunters_move_unless_it_is_agreed_otherwise() -> None:
    land = {**AROUND, "3_3": "irish_elk"}  # the elk and the ibex need a white disk each
    poor: dict[str, Any] = {"tableau": {"piper": "archaic"}, "disks": {"piper": {"white": 5}}}
    match = moving({"rabbits": 2}, land, alpha={"archaic": "dead"}, **poor)
    answer(match, "at rabbits", "number 2")
    assert options(match) == {"into 4_2", "remain"}
    agreed = moving({"rabbits": 2}, land, alpha={"archaic": "dead"}, rules={"map_tools": "ignored"}, **poor)
    answer(agreed, "at rabbits", "number 2")
    assert options(agreed) == {"into 4_2", "into 3_3", "remain"}


@pytest.mark.law("neanderthal:L5a", "neanderthal:E1a.2")
def test_who_leaves_a_biome_altogether_takes_its_tools_along() -> None:
    land = {"4_2": "ibex", "4_3": "giant_beaver"}
    one_white: dict[str, Any] = {"tableau": {"piper": "archaic"}, "disks": {"piper": {"white": 4}}}
    match = moving({"ibex": 2}, land, alpha={"archaic": "dead"}, **one_white)
    answer(match, "at ibex", "number 1")
    assert "into 4_3" not in options(match)
    both = moving({"ibex": 2}, land, alpha={"archaic": "dead"}, **one_white)
    answer(both, "at ibex", "number 2")
    assert "into 4_3" in options(both)


@pytest.mark.law("neanderthal:L5b", "neanderthal:L5.1", "neanderthal:L1a")
def test_after_all_movement_what_lies_next_to_hunters_is_turned_up() -> None:
    match = moving({"rabbits": 1}, {"4_3": "rabbits", "4_2": "horse"}, alpha={"archaic": "dead"})
    assert at(match, "4_1") == UNEXPLORED
    answer(match, "at rabbits", "into 4_2")
    lines = [line for line in record(match) if " revealed " in line]
    assert {line.split()[2] for line in lines} == {"4_1", "3_2"}
    assert all(line.startswith("L5b") for line in lines)
    assert at(match, "3_3") == UNEXPLORED  # next to where the hunter was, and diagonal to where he is


@pytest.mark.law("neanderthal:L3d", "neanderthal:L6.1")
def test_what_is_turned_up_under_hunters_is_not_hunted_in_the_same_turn() -> None:
    match = moving({"2_2": 2}, {"4_3": "rabbits"}, alpha={"archaic": "dead"}, chance=dice(3, 3, 3, 3))
    answer(match, "done")
    (card,) = [line.split()[3] for line in record(match) if line.startswith("L3d revealed 2_2")]
    assert pieces(match, "archaic", card) == 2
    assert told(match, "rolled") == []
    hunted = moving(
        {"2_2": 2}, {"4_3": "rabbits"}, alpha={"archaic": "dead"}, rules={"shifted_biomes": "hunted"}, chance=dice(3, 3)
    )
    answer(hunted, "done")
    assert len(told(hunted, "rolled")) == 1


# L6e Who waits


@pytest.mark.law("neanderthal:L6e")
def test_people_from_elsewhere_must_come_to_biomes_with_hunters() -> None:
    match = moving({"unassigned": 2, "rabbits": 1}, alpha={"archaic": "dead"})
    assert options(match) == {"at unassigned", "at rabbits"}
    answer(match, "at unassigned", "number 2")
    assert told(match, "walked") == ["walked archaic 2 4_3"]
    assert options(match) == {"at rabbits", "done"}
    stranded = moving({"unassigned": 2}, alpha={"archaic": "dead"})
    answer(stranded, "number 2")
    assert told(stranded, "walked") == ["walked archaic 2 4_3"]  # home
    away = moving({"unassigned": 2, "caribou": 1}, alpha={"archaic": "dead"})
    answer(away, "at unassigned", "number 2")
    assert pieces(away, "archaic", "caribou") == 3, "not at home, where nobody is"


@pytest.mark.law("neanderthal:L6e")
def test_where_home_is_gone_people_come_in_anywhere() -> None:
    match = moving({"unassigned": 2}, {**AROUND, "4_3": GAP}, alpha={"archaic": "dead"})
    assert options(answer(match, "number 2"), "into") == {"4_2", "3_3", "4_1", "1_1"}


@pytest.mark.law("neanderthal:L5a", "neanderthal:L3d")
@pytest.mark.parametrize("home", ["woolly_mammoth", "rabbits"])
def test_hunters_move_from_any_biome_seen_or_not(home: str) -> None:
    match = moving({home: 1, "1_1": 1}, {"4_3": home, "4_2": "horse", "1_2": "ibex"}, alpha={"archaic": "dead"})
    assert options(match, "at") == {home, "1_1"}
    answer(match, "at 1_1")
    assert "1_2" in options(match, "into")
    answer(match, "into 1_2", f"at {home}")
    assert {"4_2", "1_2"} <= options(match, "into")


@pytest.mark.law("neanderthal:L6e", "neanderthal:L5a", "neanderthal:Ea.2")
def test_people_who_cannot_come_onto_the_map_court_and_rise_one_by_one() -> None:
    no_white: dict[str, Any] = {"tableau": {"piper": "archaic"}, "disks": {"piper": {"white": 5}}}
    match = moving({"unassigned": 4}, {"4_3": "ibex"}, **no_white)  # their home needs a white disk
    assert asked(match) == (0, "who_moves", "L5a")
    assert options(match) == {"number 1", "alpha_among 1"}
    answer(match, "number 1")
    assert options(match) == {"send piper", "promote 6"}
    answer(match, "send piper", "alpha_among 1")
    assert pieces(match, "archaic", "piper") == 1
    assert state(match)["alpha"]["archaic"] == "archaic_6"
    assert pieces(match, "archaic") == 2  # for whom there is nothing to do


@pytest.mark.law("neanderthal:L2.1", "neanderthal:L6e", "neanderthal:F3.1")
def test_gathering_goes_on_unless_it_is_agreed_otherwise_and_babies_stay_there() -> None:
    given: dict[str, Any] = {"sexuality": {"archaic": "promiscuous"}, "alpha": {"archaic": "dead"}}
    given |= {"phase": NEGOTIATE, "chance": dice(5, 5, 5, 5)}
    match = solitaire({"4_3": "pond_turtle"}, {"pond_turtle": 2}, **given)
    assert told(match, "gathered") == ["gathered archaic pond_turtle"]
    assert pieces(match, "archaic", "pond_turtle") == 3
    none = solitaire({"4_3": "pond_turtle"}, {"pond_turtle": 2}, **given, rules={"map_gathering": "dropped"})
    assert told(none, "gathered") == []


@pytest.mark.law("neanderthal:B4a", "neanderthal:L3g")
def test_the_alpha_changes_places_with_a_hunter_anywhere() -> None:
    match = moving({"rabbits": 2, "caribou": 1, "archaic_3": 1}, alpha={"archaic": "dead"})
    answer(match, "swap_alpha")
    assert asked(match) == (0, "where_is_alpha", "B4a")
    assert options(match) == {"at rabbits", "at caribou"}
    answer(match, "at caribou")
    assert state(match)["alpha"]["archaic"] == "caribou"
    assert pieces(match, "archaic", "caribou") == 1
