"""6. The Marquise de Cat. Her set-up is in test_setup."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law.root.table import (
    answer,
    asked,
    board,
    dice,
    eyrie_decree,
    hand,
    marquise_acts,
    options,
    pieces,
    rebels,
    score,
    sites,
    state,
    supply,
    told,
    warriors,
    woodland,
)
from tests.law.root.wanderer import related, wander

# 6.2.1 Crafting


@pytest.mark.law("root:6.2.1", "root:6.5")
def test_she_crafts_with_workshops_before_she_acts() -> None:
    match = woodland(
        cards={0: ["anvil", "crossbow_mouse"]},
        on_map={"workshop": {"1": 1, "8": 1}},
        boards={"marquise": {"actions": 3}},
    )
    assert asked(match) == (0, "linger", "6.5")
    assert options(match) == {"craft anvil", "craft crossbow_mouse", "done"}
    answer(match, "craft anvil")
    assert score(match) == 2
    answer(match, "craft crossbow_mouse")
    assert score(match) == 3
    assert asked(match) == (0, "marquise_act", "6.5")


@pytest.mark.law("root:6.2.1")
def test_workshops_craft_with_the_suit_of_their_clearing_and_other_buildings_do_not() -> None:
    on_map = {"workshop": {"5": 1}, "sawmill": {"1": 1}, "recruiter": {"8": 1}}
    match = woodland(cards={0: ["anvil", "a_visit_to_friends"]}, on_map=on_map)
    assert options(match, "craft") == {"a_visit_to_friends"}  # a rabbit; the anvil wants a fox


@pytest.mark.law("root:6.2.1", "root:6.5")
def test_after_the_first_action_there_is_no_more_crafting() -> None:
    match = marquise_acts(cards={0: ["anvil"]}, on_map={"workshop": {"1": 1}, "marquise_warrior": {"5": 1}})
    assert options(match, "craft") == set()


# 6.2.2 The keep


@pytest.mark.law("root:6.2.2", "root:Intro.Q4")
def test_others_move_to_the_keep_but_place_nothing_there() -> None:
    on_map = {"keep": {"1": 1}, "eyrie_warrior": {"1": 2, "5": 2}}
    move = eyrie_decree([], ["bake_sale"], on_map=on_map)
    assert "to 1" in options(move)
    build = eyrie_decree([], [], [], ["birdy_bindle"], on_map=on_map)
    assert (pieces(build, "roost", "1"), pieces(build, "roost", "5")) == (0, 1)  # there was nothing to choose
    recruit = eyrie_decree(["anvil"], on_map={"keep": {"1": 1}, "roost": {"1": 1}, "eyrie_warrior": {"1": 1}})
    assert asked(recruit) == (1, "eyrie_leader", "7.7.3")  # it cannot recruit there, and that is turmoil


@pytest.mark.law("root:6.2.2")
def test_no_sympathy_is_placed_at_the_keep() -> None:
    given: dict[str, Any] = {"supporters": ["anvil", "bake_sale", "sword"]}
    match = rebels("birdsong", 3, on_map={"keep": {"1": 1}, "sympathy": {"5": 1}}, **given)
    assert options(match, "spread") == {"2"}
    free = rebels("birdsong", 3, on_map={"keep": {"3": 1}, "sympathy": {"5": 1}}, **given)
    assert options(free, "spread") == {"1", "2"}


@pytest.mark.law("root:6.2.2")
def test_nobody_organizes_or_recruits_at_the_keep() -> None:
    on_map = {"keep": {"1": 1}, "alliance_warrior": {"1": 1, "5": 1}, "base_fox": {"1": 1}}
    match = rebels("evening", 1, officers=3, on_map=on_map)
    assert options(match, "organize") == {"5"}
    assert options(match, "recruit_at") == set()


@pytest.mark.law("root:6.2.2")
def test_the_marquise_herself_places_at_the_keep() -> None:
    match = marquise_acts(on_map={"keep": {"5": 1}, "recruiter": {"5": 1}})
    answer(match, "recruit_all")
    assert warriors(match, "5")[0] == 1
    assert "5" in sites(match)


@pytest.mark.law("root:6.2.2", "root:8.4.1.III")
def test_a_revolt_at_the_keep_removes_it_and_then_places_the_base() -> None:
    match = rebels(
        "birdsong",
        2,
        ["anvil", "foxfolk_steel"],
        on_map={"keep": {"1": 1}, "marquise_warrior": {"1": 2}, "sympathy": {"1": 1}},
        cards={0: ["protection_racket"]},
    )
    answer(match, "revolt 1", "supporter anvil", "supporter foxfolk_steel")
    assert (pieces(match, "base_fox", "1"), pieces(match, "alliance_warrior", "1")) == (1, 1)
    assert told(match, "6.2.3") == []  # with the keep gone there is no hospital
    assert score(match, 2) == 1


@pytest.mark.law("root:6.2.2", "root:G.1.22")
def test_a_removed_keep_never_comes_back() -> None:
    match = eyrie_decree([], [], ["anvil"], on_map={"keep": {"1": 1}, "eyrie_warrior": {"1": 2}}, chance=dice(1, 0))
    assert pieces(match, "keep", "1") == 0
    assert supply(match, "keep") == 0
    assert score(match, 1) == 1


@pytest.mark.law("root:6.2.2", "root:6.2.3")
def test_without_the_keep_there_are_no_field_hospitals() -> None:
    match = marquise_acts(
        on_map={"marquise_warrior": {"1": 2}, "eyrie_warrior": {"1": 2}},
        cards={0: ["anvil"]},
        chance=dice(1, 1),
    )
    answer(match, "battle 1")
    assert asked(match)[1] == "marquise_act"
    assert warriors(match, "1") == (1, 1, 0)


# 6.2.3 Field hospitals


def battle_lost(**given: Any) -> Any:
    """The Eyrie has removed two of her three warriors in clearing 1; her keep is in 4."""
    return eyrie_decree(
        [],
        [],
        ["anvil"],
        leader="despot",
        on_map={"marquise_warrior": {"1": 3}, "eyrie_warrior": {"1": 3}, "keep": {"4": 1}},
        chance=dice(2, 0),
        **given,
    )


@pytest.mark.law("root:6.2.3")
def test_one_matching_card_brings_all_warriors_lost_in_a_clearing_to_the_keep() -> None:
    match = battle_lost(cards={0: ["foxfolk_steel", "bake_sale", "birdy_bindle"]})
    answer(match, "decline")  # no ambush
    assert asked(match) == (0, "marquise_hospitals", "6.2.3")
    assert options(match) == {"spend foxfolk_steel", "spend birdy_bindle", "decline"}
    answer(match, "spend foxfolk_steel")
    assert (warriors(match, "1")[0], warriors(match, "4")[0], supply(match, "marquise_warrior")) == (1, 2, 22)
    assert "foxfolk_steel" in state(match)["discards"]


@pytest.mark.law("root:6.2.3")
def test_she_need_not_heal_and_then_they_go_to_the_supply() -> None:
    match = answer(battle_lost(cards={0: ["foxfolk_steel"]}), "decline", "decline")
    assert (warriors(match, "4")[0], supply(match, "marquise_warrior")) == (0, 24)


@pytest.mark.law("root:6.2.3")
def test_a_card_of_another_suit_does_not_heal() -> None:
    match = answer(battle_lost(cards={0: ["bake_sale", "sword"]}), "decline")
    assert options(match) == {"decline"}


@pytest.mark.law("root:6.2.3", "root:4.1.2")
def test_after_a_favor_each_clearing_is_healed_on_its_own() -> None:
    match = woodland(
        turn=1,
        cards={0: ["anvil", "foxfolk_steel"], 1: ["favor_of_the_foxes"]},
        on_map={"roost": {"1": 1, "6": 1, "8": 1}, "marquise_warrior": {"6": 2, "12": 3, "5": 1}, "keep": {"4": 1}},
        boards={"eyrie": {"leader": "builder"}},
    )
    answer(match, "craft favor_of_the_foxes")
    assert asked(match) == (0, "marquise_hospitals", "6.2.3")
    answer(match, "decline")
    assert asked(match) == (0, "marquise_hospitals", "6.2.3")
    answer(match, "spend anvil")
    assert warriors(match, "4")[0] == 3
    assert hand(match) == {"foxfolk_steel"}
    assert warriors(match, "5")[0] == 1


@pytest.mark.law("root:6.2.3")
def test_it_does_not_matter_why_a_warrior_was_removed() -> None:
    """The Tax Collector takes one of her own."""
    match = marquise_acts(
        on_map={"marquise_warrior": {"1": 1}, "keep": {"4": 1}},
        cards={0: ["anvil"]},
        crafted={0: ["tax_collector_1"]},
    )
    answer(match, "use tax_collector_1")
    assert asked(match) == (0, "marquise_hospitals", "6.2.3")
    answer(match, "spend anvil")
    assert warriors(match, "4")[0] == 1


@pytest.mark.law("root:6.2.3", "root:1.5.3")
def test_her_warriors_are_hers_also_where_a_vagabond_treats_them_as_his() -> None:
    match = wander(
        "1",
        items={"ready": {"sword": 1, "boot": 1}},
        board=related(1, "allied"),
        on_map={"marquise_warrior": {"1": 2}, "eyrie_warrior": {"1": 2}, "keep": {"4": 1}},
        hands={1: ["anvil"]},
        chance=dice(2, 2),
    )
    answer(match, "battle 1", "against 2", "with_ally 1", "lose marquise_warrior", "damage boot ready")
    assert asked(match) == (1, "marquise_hospitals", "6.2.3")
    answer(match, "spend anvil")
    assert (pieces(match, "marquise_warrior", "1"), pieces(match, "marquise_warrior", "4")) == (1, 1)


# 6.4 Birdsong


@pytest.mark.law("root:6.4", "root:1.4.1")
def test_a_card_for_birdsong_can_be_used_before_the_wood_comes_and_after_it() -> None:
    on_map = {"marquise_warrior": {"1": 1}, "sawmill": {"1": 1}}
    before = woodland("birdsong", step=1, crafted={0: ["royal_claim"]}, on_map=on_map)
    assert options(before) == {"use royal_claim", "done"}
    assert pieces(before, "wood", "1") == 0
    answer(before, "done")
    assert options(before) == {"use royal_claim", "done"}
    assert pieces(before, "wood", "1") == 1


@pytest.mark.law("root:6.4")
def test_a_wood_token_is_placed_at_each_sawmill() -> None:
    match = woodland("birdsong", on_map={"sawmill": {"1": 1, "5": 2}, "workshop": {"9": 1}})
    assert state(match)["on_map"]["wood"] == {"1": 1, "5": 2}
    assert supply(match, "wood") == 5


@pytest.mark.law("root:6.4", "root:1.5.4", "root:1.5.1")
def test_where_wood_is_short_she_says_where_it_goes() -> None:
    match = woodland("birdsong", on_map={"sawmill": {"1": 1, "5": 2}, "wood": {"9": 6}})
    assert asked(match) == (0, "marquise_wood_where", "6.4")
    answer(match, "at 5")
    assert options(match) == {"at 1", "at 5"}
    answer(match, "at 5")
    assert state(match)["on_map"]["wood"] == {"5": 2, "9": 6}
    assert supply(match, "wood") == 0


@pytest.mark.law("root:6.4", "root:1.5.1")
def test_without_wood_in_the_supply_none_is_placed() -> None:
    match = woodland("birdsong", on_map={"sawmill": {"1": 1}, "wood": {"9": 8}})
    assert state(match)["on_map"]["wood"] == {"9": 8}


# 6.5 Daylight


@pytest.mark.law("root:6.5")
def test_three_actions_in_any_order_and_mix() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"5": 3}, "recruiter": {"1": 1}}, cards={0: ["sword"]})
    answer(match, "recruit_all", "march", "from 5", "to 2", "number 1", "done", "build_kind sawmill", "at 5")
    assert (warriors(match, "1")[0], warriors(match, "2")[0], pieces(match, "sawmill", "5")) == (1, 1, 1)
    assert options(match) == {"done"}


@pytest.mark.law("root:6.5")
def test_the_same_action_three_times_and_no_fourth() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"5": 1}}, cards={0: ["sword"]})
    for to in ("1", "9", "4"):
        answer(match, "march", f"to {to}", "done")
    assert warriors(match, "4")[0] == 1
    assert options(match) == {"done"}


@pytest.mark.law("root:6.5")
def test_she_may_stop_before_the_third_action() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"5": 1}})
    answer(match, "done")
    assert asked(match)[0] != 0


@pytest.mark.law("root:6.5")
def test_after_three_actions_each_bird_card_buys_one_more() -> None:
    match = marquise_acts(0, on_map={"marquise_warrior": {"5": 1}}, cards={0: ["birdy_bindle", "armorers_1", "sword"]})
    assert options(match) == {"bird_for_action birdy_bindle", "bird_for_action armorers_1", "done"}
    answer(match, "bird_for_action birdy_bindle")
    assert board(match, "marquise")["actions"] == 1
    assert options(match, "bird_for_action") == set()
    answer(match, "march", "to 1", "done", "bird_for_action armorers_1", "march", "to 9", "done")
    assert options(match) == {"done"}
    assert set(state(match)["discards"]) == {"birdy_bindle", "armorers_1"}


@pytest.mark.law("root:6.5")
def test_not_before_they_are_done_unless_that_is_agreed() -> None:
    given: dict[str, Any] = {"on_map": {"marquise_warrior": {"5": 1}}, "cards": {0: ["birdy_bindle"]}}
    assert options(marquise_acts(1, **given), "bird_for_action") == set()
    match = marquise_acts(1, rules={"bird_actions": "added"}, **given)
    answer(match, "bird_for_action birdy_bindle")
    assert board(match, "marquise")["actions"] == 2


@pytest.mark.law("root:6.5", "root:2.1.1.II")
def test_only_birds_buy_actions() -> None:
    match = marquise_acts(0, on_map={"marquise_warrior": {"5": 1}}, cards={0: ["anvil", "bake_sale", "sword"]})
    assert options(match) == {"done"}


@pytest.mark.law("root:6.5.1")
def test_an_action_is_one_battle() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"1": 3}, "eyrie_warrior": {"1": 3}}, chance=dice(1, 0))
    answer(match, "battle 1")
    assert told(match, "4.3") == ["battles 0 1 1"]
    assert board(match, "marquise")["actions"] == 2


@pytest.mark.law("root:6.5.2")
def test_a_march_is_two_moves_for_one_action() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"1": 2}})
    answer(match, "march", "to 5", "number 2")
    assert asked(match)[1] == "marquise_second_move"
    answer(match, "from 5", "to 2", "number 1")
    assert (warriors(match, "5")[0], warriors(match, "2")[0]) == (1, 1)
    assert asked(match)[1] == "marquise_act"
    assert board(match, "marquise")["actions"] == 2


@pytest.mark.law("root:6.5.2")
def test_the_second_move_may_be_left_out() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"1": 2}})
    answer(match, "march", "to 5", "number 2", "done")
    assert (asked(match)[1], board(match, "marquise")["actions"]) == ("marquise_act", 2)


@pytest.mark.law("root:6.5.2", "root:4.2.1")
def test_the_second_move_needs_rule_of_its_own() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"1": 1}, "eyrie_warrior": {"5": 3}})
    answer(match, "march", "to 5")
    assert asked(match)[1] == "marquise_act"  # outnumbered in 5, and ruling nothing next to it
    assert board(match, "marquise")["actions"] == 2


@pytest.mark.law("root:6.5.2", "root:8.2.6")
def test_both_moves_of_a_march_can_be_an_outrage() -> None:
    match = marquise_acts(
        on_map={"marquise_warrior": {"1": 1}, "sympathy": {"5": 1, "2": 1}},
        cards={0: ["bake_sale", "sword", "anvil"]},
    )
    answer(match, "march", "to 5")
    assert asked(match) == (0, "alliance_outrage", "8.2.6")
    assert options(match) == {"give bake_sale"}
    answer(match, "give bake_sale")
    assert asked(match)[1] == "marquise_second_move"
    answer(match, "from 5", "to 2", "give sword")
    assert hand(match) == {"anvil"}


@pytest.mark.law("root:6.5.3")
def test_recruiting_places_a_warrior_at_each_recruiter() -> None:
    match = marquise_acts(on_map={"recruiter": {"1": 1, "5": 2}, "workshop": {"9": 1}})
    answer(match, "recruit_all")
    assert (warriors(match, "1")[0], warriors(match, "5")[0], warriors(match, "9")[0]) == (1, 2, 0)


@pytest.mark.law("root:6.5.3")
def test_only_once_a_turn() -> None:
    match = marquise_acts(on_map={"recruiter": {"1": 1}})
    answer(match, "recruit_all")
    assert "recruit_all" not in options(match)
    next_turn = woodland("birdsong", on_map={"recruiter": {"1": 1}}, boards={"marquise": {"recruited": True}})
    assert "recruit_all" in options(next_turn)


@pytest.mark.law("root:6.5.3", "root:1.5.4", "root:1.5.1")
def test_where_warriors_are_short_she_says_where_they_go() -> None:
    match = marquise_acts(on_map={"recruiter": {"1": 1, "5": 2}, "marquise_warrior": {"9": 23}})
    answer(match, "recruit_all")
    assert asked(match)[2] == "6.5.3"
    answer(match, "at 5", "at 1")
    assert (warriors(match, "1")[0], warriors(match, "5")[0], supply(match, "marquise_warrior")) == (1, 1, 0)


# 6.5.4 Building


@pytest.mark.law("root:6.5.4", "root:6.5.4.III")
def test_building_pays_wood_places_the_building_and_scores_what_its_space_shows() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"5": 3}, "sawmill": {"1": 1}, "wood": {"5": 2}})
    answer(match, "build_kind sawmill")  # there is one place for it
    assert (pieces(match, "sawmill", "5"), pieces(match, "wood", "5"), supply(match, "wood")) == (1, 1, 7)
    assert score(match) == 1
    assert board(match, "marquise")["actions"] == 2


COSTS = [0, 1, 2, 3, 3, 4]
POINTS = {"sawmill": [0, 1, 2, 3, 4, 5], "workshop": [0, 2, 2, 3, 4, 5], "recruiter": [0, 1, 2, 3, 3, 4]}
PLACES = ["1", "5", "5", "9", "9"]  # where those that stand already stand


@pytest.mark.law("root:6.5.4.I", "root:6.5.4.III", "root:G.1.19")
@pytest.mark.parametrize("kind", list(POINTS))
@pytest.mark.parametrize("standing", range(6))
def test_each_further_building_of_a_kind_costs_and_scores_what_the_track_says(kind: str, standing: int) -> None:
    built: dict[str, int] = {}
    for place in PLACES[:standing]:
        built[place] = built.get(place, 0) + 1
    match = marquise_acts(on_map={kind: built, "marquise_warrior": {"2": 1}, "wood": {"2": 4}})
    answer(match, f"build_kind {kind}")
    if asked(match)[1] == "marquise_build_where":
        answer(match, "at 2")
    while asked(match)[1] == "marquise_wood_from":
        answer(match, "at 2")
    assert pieces(match, kind, "2") == 1
    assert 4 - pieces(match, "wood", "2") == COSTS[standing]
    assert score(match) == POINTS[kind][standing]


@pytest.mark.law("root:6.5.4.I")
def test_there_is_no_seventh_building_of_a_kind() -> None:
    six = {"1": 1, "5": 2, "9": 2, "8": 1}
    match = marquise_acts(on_map={"sawmill": six, "marquise_warrior": {"2": 3}, "wood": {"2": 8}})
    assert "build_kind sawmill" not in options(match)
    assert "build_kind workshop" in options(match)


@pytest.mark.law("root:6.5.4.I")
def test_she_builds_only_where_she_rules_and_there_is_room() -> None:
    match = marquise_acts(
        on_map={
            "marquise_warrior": {"1": 1, "2": 1, "5": 1, "9": 3},
            "eyrie_warrior": {"2": 1},
            "workshop": {"1": 1},
            "roost": {"9": 1},
            "base_mouse": {"9": 1},
        }
    )
    assert sites(match) == {"5"}


@pytest.mark.law("root:6.5.4.I", "root:1.5.4")
def test_a_cost_that_cannot_be_paid_in_full_is_not_paid_in_part() -> None:
    on_map = {"marquise_warrior": {"5": 3}, "sawmill": {"1": 1, "8": 1}, "wood": {"5": 1}}
    match = marquise_acts(on_map=on_map)
    assert "build_kind sawmill" not in options(match)  # the third costs two
    assert "build_kind workshop" in options(match)  # the first is free


@pytest.mark.law("root:6.5.4.II")
def test_wood_comes_through_an_unbroken_chain_of_ruled_clearings() -> None:
    given = {"sawmill": {"8": 1}, "wood": {"2": 1}}
    chained = marquise_acts(on_map={"marquise_warrior": {"1": 1, "5": 1, "2": 1}, **given})
    assert "1" in sites(chained)
    assert pieces(answer(chained, "build_kind sawmill", "at 1"), "wood", "2") == 0
    broken = marquise_acts(on_map={"marquise_warrior": {"1": 1, "2": 1}, **given})
    assert sites(broken) == {"2"}
    tied = marquise_acts(on_map={"marquise_warrior": {"1": 1, "5": 1, "2": 1}, "alliance_warrior": {"5": 1}, **given})
    assert sites(tied) == {"2"}


@pytest.mark.law("root:6.5.4.II")
def test_wood_in_a_clearing_of_others_cannot_be_paid_with() -> None:
    on_map = {"marquise_warrior": {"5": 1}, "eyrie_warrior": {"1": 1}, "sawmill": {"8": 1}, "wood": {"1": 1}}
    assert sites(marquise_acts(on_map=on_map)) == set()


@pytest.mark.law("root:6.5.4.II")
def test_she_chooses_the_wood_token_by_token() -> None:
    on_map = {
        "marquise_warrior": {"1": 1, "5": 1, "2": 1},
        "sawmill": {"8": 1, "4": 1},
        "wood": {"1": 1, "5": 1, "2": 1},
    }
    match = marquise_acts(on_map=on_map)
    answer(match, "build_kind sawmill", "at 5")
    assert asked(match) == (0, "marquise_wood_from", "6.5.4.II")
    assert options(match) == {"at 1", "at 2", "at 5"}
    answer(match, "at 2", "at 1")
    assert state(match)["on_map"]["wood"] == {"5": 1}


@pytest.mark.law("root:6.5.4.III")
def test_the_building_stands_even_if_the_points_are_none() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"5": 3}})
    answer(match, "build_kind recruiter")
    assert (pieces(match, "recruiter", "5"), score(match)) == (1, 0)


# 6.5.5 Overwork


@pytest.mark.law("root:6.5.5")
def test_a_card_that_matches_a_sawmill_is_a_wood_there() -> None:
    match = marquise_acts(on_map={"sawmill": {"1": 1, "5": 1}}, cards={0: ["anvil", "birdy_bindle", "sword"]})
    assert options(match, "overwork") == {"1", "5"}  # the bird for either
    answer(match, "overwork 1")
    assert options(match, "spend") == {"anvil", "birdy_bindle"}
    answer(match, "spend anvil")
    assert (pieces(match, "wood", "1"), board(match, "marquise")["actions"]) == (1, 2)
    assert state(match)["discards"] == ["anvil"]


@pytest.mark.law("root:6.5.5")
def test_no_overwork_without_a_matching_card_or_without_a_sawmill() -> None:
    match = marquise_acts(on_map={"sawmill": {"5": 1}, "workshop": {"1": 1}}, cards={0: ["anvil", "sword"]})
    assert options(match, "overwork") == set()


@pytest.mark.law("root:6.5.5", "root:1.5.1")
def test_no_overwork_without_wood_in_the_supply() -> None:
    match = marquise_acts(on_map={"sawmill": {"1": 1}, "wood": {"9": 8}}, cards={0: ["anvil"]})
    assert options(match, "overwork") == set()


# 6.6 Evening


@pytest.mark.law("root:6.6")
@pytest.mark.parametrize(("recruiters", "drawn"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_she_draws_a_card_and_one_for_each_icon_uncovered(recruiters: int, drawn: int) -> None:
    places = ["1", "5", "5", "9", "9", "2"][:recruiters]
    built = {place: places.count(place) for place in set(places)}
    match = woodland("evening", on_map={"recruiter": built})
    assert len(hand(match)) == drawn


@pytest.mark.law("root:6.6")
def test_then_she_discards_down_to_five_of_her_choice() -> None:
    held = ["anvil", "bake_sale", "sword", "birdy_bindle", "investments"]
    match = woodland("evening", cards={0: held}, pile=["foxfolk_steel"])
    assert asked(match) == (0, "discard_down", "6.6")
    assert options(match, "discard") == {*held, "foxfolk_steel"}
    answer(match, "discard sword")
    assert hand(match) == {*held, "foxfolk_steel"} - {"sword"}
    assert asked(match)[0] != 0


@pytest.mark.law("root:6.6")
def test_with_five_she_keeps_them_all() -> None:
    held = ["anvil", "bake_sale", "sword", "birdy_bindle"]
    match = woodland("evening", cards={0: held}, pile=["foxfolk_steel", "armorers_1"])
    assert hand(match) == {*held, "armorers_1"}
    assert asked(match)[0] != 0


# 6.5.4.II Where wood comes from, with crafted cards


def carpenter(card: str, on_map: dict[str, Any]) -> set[str]:
    """Where the Marquise can build a third workshop, which costs two wood, with a card of the other deck crafted."""
    return sites(marquise_acts(rules={"deck": "exiles"}, crafted={0: [card]}, on_map=on_map), "workshop")


@pytest.mark.law("root:6.5.4.II", "root:2.2.1")
def test_tunnels_bring_wood_from_a_clearing_they_make_adjacent_and_no_further() -> None:
    """Workshops in 5 and 8. From 8 wood reaches 5 as from an adjacent clearing; 7 is joined to 8 by a path, but to 5 by
    no unbroken chain of paths.
    """
    ruled: dict[str, Any] = {"workshop": {"5": 1, "8": 1}, "marquise_warrior": {"5": 1, "7": 1, "8": 1}}
    assert carpenter("tunnels_1", {**ruled, "wood": {"8": 2}}) == {"5", "7", "8"}
    assert carpenter("tunnels_1", {**ruled, "wood": {"7": 2}}) == {"7", "8"}
    assert carpenter("master_engravers", {**ruled, "wood": {"8": 2}}) == {"7", "8"}


@pytest.mark.law("root:6.5.4.II", "root:2.3")
def test_for_boat_builders_rivers_are_links_of_the_chain() -> None:
    """5, 10, 11 lie along the river, and no path joins 5 to 10 or 10 to 11."""
    ruled: dict[str, Any] = {"workshop": {"5": 1, "8": 1}, "marquise_warrior": {"5": 1, "10": 1, "11": 1}}
    assert carpenter("boat_builders", {**ruled, "wood": {"11": 2}}) == {"5", "10", "11"}
    assert carpenter("master_engravers", {**ruled, "wood": {"11": 2}}) == {"11"}


@pytest.mark.law("root:6.5.4.II")
def test_wood_is_chosen_before_any_is_removed() -> None:
    """With Soup Kitchens wood counts for rule: her one wood in 1 outweighs a warrior there and connects 5 to 9. It is
    paid first, and the wood in 9 still counts.
    """
    match = marquise_acts(
        rules={"deck": "exiles"},
        crafted={0: ["soup_kitchens"]},
        on_map={
            "workshop": {"5": 1, "8": 1},
            "marquise_warrior": {"5": 1, "9": 1},
            "eyrie_warrior": {"1": 1},
            "wood": {"1": 1, "9": 1},
        },
    )
    answer(match, "build_kind workshop", "at 5", "at 1")
    assert (pieces(match, "workshop", "5"), pieces(match, "wood", "9")) == (2, 0)


@pytest.mark.law("root:6.2.3", "root:D.6.2")
def test_no_hospital_in_a_keep_where_nothing_can_be_placed() -> None:
    """Her partner has scorched the earth round the keep, and left her pieces there."""
    match = wander(
        "12",
        character="scoundrel",
        board={"scorched": {"3": 1}},
        table=["vagabond", "marquise", "eyrie", "alliance"],
        partner=[1, -1, -1, -1],
        dominance=["dominance_fox", "none", "none", "none"],
        rules={"characters": "all"},
        turn=1,
        step=2,
        boards={"marquise": {"actions": 3}},
        on_map={"keep": {"3": 1}, "marquise_warrior": {"1": 2}, "eyrie_warrior": {"1": 2}},
        hands={"1": ["anvil"]},
        chance=dice(1, 1),
    )
    answer(match, "battle 1")
    assert asked(match)[1] == "marquise_act"
    assert pieces(match, "marquise_warrior", "1") == 1
