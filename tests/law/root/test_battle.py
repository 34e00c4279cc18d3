"""4.3 Battle, step by step.

Unless a test says otherwise the Marquise attacks the Eyrie in clearing 1, a fox clearing.
"""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.table import (
    answer,
    asked,
    board,
    crafted,
    dice,
    eyrie_decree,
    hand,
    marquise_acts,
    options,
    pieces,
    rebels,
    record,
    score,
    state,
    supporters,
    told,
    warriors,
)
from tests.law.root.wanderer import wander


def meet(cats: int = 4, birds: int = 4, **more: dict[str, int]) -> dict[str, Any]:
    """So many warriors of both in clearing 1, and what else is on the map."""
    return {"marquise_warrior": {"1": cats}, "eyrie_warrior": {"1": birds}, **more}


def attack(*faces: int, cats: int = 4, birds: int = 4, on_map: dict[str, Any] | None = None, **given: Any) -> Match:
    """The Marquise has declared a battle against the Eyrie in clearing 1."""
    match = marquise_acts(on_map={**meet(cats, birds), **(on_map or {})}, chance=dice(*faces), **given)
    return answer(match, "battle 1")


# 4.3 Where and whom


@pytest.mark.law("root:4.3")
def test_a_battle_takes_own_warriors_and_pieces_of_another_in_one_clearing() -> None:
    match = marquise_acts(
        on_map={
            "marquise_warrior": {"1": 1, "5": 1, "9": 1, "2": 1},
            "eyrie_warrior": {"1": 1, "12": 1},  # only theirs in 12
            "roost": {"5": 1},
            "sympathy": {"9": 1},
        }
    )
    assert options(match, "battle") == {"1", "5", "9"}


@pytest.mark.law("root:4.3")
def test_buildings_and_tokens_do_not_attack() -> None:
    match = marquise_acts(on_map={"workshop": {"1": 1}, "wood": {"1": 2}, "eyrie_warrior": {"1": 1}})
    assert options(match, "battle") == set()


@pytest.mark.law("root:4.3")
def test_the_attacker_chooses_one_defender() -> None:
    match = marquise_acts(
        on_map=meet(3, 1, sympathy={"1": 1}, alliance_warrior={"1": 1}),
        chance=dice(0, 0),
    )
    answer(match, "battle 1")
    assert asked(match) == (0, "battle_whom", "6.5.1")
    assert options(match) == {"against 1", "against 2"}
    answer(match, "against 2")
    assert told(match, "4.3") == ["battles 0 2 1"]


@pytest.mark.law("root:4.3")
def test_a_pawn_attacks_and_is_attacked() -> None:
    on_map = {"marquise_warrior": {"1": 2}}
    assert options(wander("1", items={"ready": {"sword": 1}}, on_map=on_map), "battle") == {"1"}
    hunted = wander("1", on_map=on_map, boards={"marquise": {"actions": 3}}, turn=1, step=2)
    assert options(hunted, "battle") == {"1"}


@pytest.mark.law("root:4.3")
def test_only_pieces_of_the_two_are_hit() -> None:
    match = marquise_acts(on_map=meet(3, 3, alliance_warrior={"1": 3}), chance=dice(3, 2))
    answer(match, "battle 1", "against 1")
    assert warriors(match, "1") == (1, 0, 3)


# 4.3.1 Ambush


@pytest.mark.law("root:4.3.1", "root:4.3.1.II")
def test_the_defender_may_ambush_for_two_hits_at_once() -> None:
    match = attack(0, 0, cards={1: ["ambush_fox", "anvil"]})
    assert asked(match) == (1, "ambush", "4.3.1")
    assert options(match) == {"ambush ambush_fox", "decline"}
    answer(match, "ambush ambush_fox")
    assert warriors(match, "1") == (2, 4, 0)
    assert state(match)["discards"] == ["ambush_fox"]
    assert hand(match, 1) == {"anvil"}


@pytest.mark.law("root:4.3.1")
def test_the_defender_need_not_ambush() -> None:
    match = answer(attack(2, 1, cards={1: ["ambush_fox"]}), "decline")
    assert warriors(match, "1") == (3, 2, 0)
    assert hand(match, 1) == {"ambush_fox"}


@pytest.mark.law("root:4.3.1")
@pytest.mark.parametrize("held", ["ambush_rabbit", "ambush_mouse"])
def test_an_ambush_must_match_the_clearing(held: str) -> None:
    match = attack(0, 0, cards={1: [held]})
    assert options(match) == {"decline"}


@pytest.mark.law("root:4.3.1")
@pytest.mark.parametrize("clearing", ["1", "5", "9"])
def test_a_bird_ambush_matches_every_clearing(clearing: str) -> None:
    on_map = {"marquise_warrior": {clearing: 4}, "eyrie_warrior": {clearing: 1}}
    match = marquise_acts(on_map=on_map, cards={1: ["ambush_bird_1"]}, chance=dice(0, 0))
    answer(match, f"battle {clearing}", "ambush ambush_bird_1")
    assert warriors(match, clearing)[0] == 2


@pytest.mark.law("root:4.3.1")
def test_one_ambush_is_played_and_no_second() -> None:
    match = attack(0, 0, cards={1: ["ambush_fox", "ambush_bird_1"]})
    answer(match, "ambush ambush_fox")
    assert asked(match)[1] == "marquise_act"
    assert warriors(match, "1")[0] == 2
    assert hand(match, 1) == {"ambush_bird_1"}


@pytest.mark.law("root:4.3.1", "root:1.2.1")
def test_whether_somebody_holds_an_ambush_does_not_show_by_asking() -> None:
    for held in ("ambush_fox", "anvil"):
        assert asked(attack(0, 0, cards={1: [held]})) == (1, "ambush", "4.3.1")


@pytest.mark.law("root:4.3.1")
def test_only_the_defender_ambushes() -> None:
    match = attack(1, 1, cards={0: ["ambush_fox"]})
    assert asked(match)[1] == "marquise_act"  # the battle is over
    assert hand(match, 0) == {"ambush_fox"}


@pytest.mark.law("root:4.3.1.I")
def test_the_attacker_foils_an_ambush_with_another() -> None:
    match = attack(2, 1, cards={0: ["ambush_bird_1"], 1: ["ambush_fox"]})
    answer(match, "ambush ambush_fox")
    assert asked(match) == (0, "foil", "4.3.1.I")
    answer(match, "ambush ambush_bird_1")
    assert warriors(match, "1") == (3, 2, 0)  # the roll, and no ambush
    assert set(state(match)["discards"]) == {"ambush_fox", "ambush_bird_1"}


@pytest.mark.law("root:4.3.1.I")
def test_what_foils_must_match_the_clearing_too() -> None:
    match = attack(0, 0, cards={0: ["ambush_mouse"], 1: ["ambush_fox"]})
    answer(match, "ambush ambush_fox")
    assert options(match) == {"decline"}


@pytest.mark.law("root:4.3.1.I")
def test_the_attacker_need_not_foil() -> None:
    match = attack(0, 0, cards={0: ["ambush_bird_1"], 1: ["ambush_fox"]})
    answer(match, "ambush ambush_fox", "decline")
    assert warriors(match, "1") == (2, 4, 0)


@pytest.mark.law("root:4.3.1.II", "root:4.3.4")
def test_the_hits_of_an_ambush_fall_before_the_roll_and_lower_what_can_be_rolled() -> None:
    match = attack(3, 0, cats=3, cards={1: ["ambush_fox"]})
    answer(match, "ambush ambush_fox")
    assert warriors(match, "1") == (1, 3, 0)  # the one that is left deals one hit


@pytest.mark.law("root:4.3.1.II")
def test_an_ambush_that_leaves_no_attacker_ends_the_battle() -> None:
    match = attack(3, 3, cats=2, cards={1: ["ambush_fox"]})
    answer(match, "ambush ambush_fox")
    assert told(match, "4.3.2") == []  # the dice were not rolled
    assert warriors(match, "1") == (0, 4, 0)


@pytest.mark.law("root:4.3.1.II")
def test_buildings_and_tokens_that_are_left_do_not_go_on_with_the_battle() -> None:
    match = attack(3, 3, cats=1, on_map={"workshop": {"1": 1}, "wood": {"1": 2}}, cards={1: ["ambush_fox"]})
    answer(match, "ambush ambush_fox", "lose workshop")
    assert told(match, "4.3.2") == []
    assert pieces(match, "wood", "1") == 2
    assert score(match, 1) == 1


@pytest.mark.law("root:4.3.1.II", "root:6.2.3")
def test_warriors_healed_to_the_very_clearing_come_too_late_for_the_battle() -> None:
    match = attack(3, 3, cats=2, on_map={"keep": {"1": 1}}, cards={0: ["anvil"], 1: ["ambush_fox"]})
    answer(match, "ambush ambush_fox", "decline", "spend anvil")
    assert told(match, "4.3.2") == []
    assert warriors(match, "1") == (2, 4, 0)


@pytest.mark.law("root:6.2.3", "root:4.3.1.II")
def test_field_hospitals_after_an_ambush_and_then_the_battle_goes_on() -> None:
    match = attack(1, 1, cats=3, on_map={"keep": {"9": 1}}, cards={0: ["anvil"], 1: ["ambush_fox"]})
    answer(match, "ambush ambush_fox", "decline")
    assert asked(match) == (0, "marquise_hospitals", "6.2.3")
    answer(match, "spend anvil")
    assert warriors(match, "9")[0] == 2
    assert warriors(match, "1") == (0, 3, 0)  # the dice were rolled: one hit each


@pytest.mark.law("root:4.3.1", "root:7.5.2.III")
def test_an_ambush_inside_a_battle_of_the_decree() -> None:
    match = eyrie_decree(
        [],
        [],
        ["anvil"],
        ["birdy_bindle"],
        leader="despot",
        on_map={"eyrie_warrior": {"1": 2, "9": 1}, "marquise_warrior": {"1": 1}},
        cards={0: ["ambush_bird_1"]},
    )
    assert asked(match) == (0, "ambush", "4.3.1")  # there is one battle to fight, and it is declared
    answer(match, "ambush ambush_bird_1")
    assert warriors(match, "1") == (1, 0, 0)
    # The battle was fought, if it was lost: the Decree goes on with the next column.
    assert pieces(match, "roost", "9") == 1
    assert board(match, "eyrie")["leader"] == "despot"


@pytest.mark.law("root:4.3.1.II", "root:7.5.2")
def test_an_ambush_can_bring_the_turmoil_of_a_later_card() -> None:
    """The warriors that were to fight a second battle are gone."""
    match = eyrie_decree(
        [],
        [],
        ["anvil", "foxfolk_steel"],
        on_map={"eyrie_warrior": {"1": 2}, "marquise_warrior": {"1": 1}},
        cards={0: ["ambush_fox"]},
    )
    answer(match, "decree_battle anvil 1", "ambush ambush_fox")
    assert asked(match) == (1, "eyrie_leader", "7.7.3")


# 4.3.2 The roll


@pytest.mark.law("root:4.3.2")
@pytest.mark.parametrize(("faces", "left"), [((3, 1), (3, 1)), ((1, 3), (3, 1)), ((2, 2), (2, 2)), ((0, 0), (4, 4))])
def test_the_attacker_deals_the_higher_roll_and_the_defender_the_lower(
    faces: tuple[int, int], left: tuple[int, int]
) -> None:
    assert warriors(attack(*faces), "1")[:2] == left


@pytest.mark.law("root:4.3.2")
def test_whoever_attacks_has_the_higher_roll() -> None:
    match = eyrie_decree([], [], ["anvil"], leader="despot", on_map=meet(), chance=dice(3, 1))
    assert warriors(match, "1")[:2] == (1, 3)


@pytest.mark.law("root:4.3.2", "root:4.3.3")
def test_rolled_hits_are_not_applied_before_the_effects() -> None:
    match = attack(3, 2, crafted={1: ["sappers_1"]})
    assert asked(match)[1] == "use_in_battle"
    assert warriors(match, "1") == (4, 4, 0)


@pytest.mark.law("root:4.3.2.I")
@pytest.mark.parametrize(("cats", "birds", "left"), [(1, 4, (0, 3)), (2, 4, (0, 2)), (4, 1, (3, 0)), (4, 2, (2, 0))])
def test_nobody_rolls_more_hits_than_they_have_warriors(cats: int, birds: int, left: tuple[int, int]) -> None:
    assert warriors(attack(3, 3, cats=cats, birds=birds), "1")[:2] == left


@pytest.mark.law("root:4.3.2.I")
def test_the_cap_goes_by_warriors_and_not_by_buildings() -> None:
    match = marquise_acts(
        on_map={"marquise_warrior": {"5": 1}, "workshop": {"5": 1}, "eyrie_warrior": {"5": 3}},
        chance=dice(3, 0),
    )
    answer(match, "battle 5")
    assert warriors(match, "5") == (1, 2, 0)


@pytest.mark.law("root:4.3.2.I")
def test_warriors_elsewhere_do_not_raise_the_cap() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"1": 1, "5": 5}, "eyrie_warrior": {"1": 3}}, chance=dice(3, 0))
    answer(match, "battle 1")
    assert warriors(match, "1") == (1, 2, 0)


# 4.3.3 Effects


@pytest.mark.law("root:4.3.3")
def test_both_sides_may_use_effects_and_the_attacker_says_who_begins() -> None:
    given: dict[str, Any] = {"crafted": {0: ["brutal_tactics_1"], 1: ["sappers_1"]}}
    match = attack(0, 0, **given)
    assert asked(match) == (0, "who_first", "4.3.3")
    other = answer(match.clone(), "first 1")
    assert asked(other) == (1, "use_in_battle", "4.3.3")
    answer(match, "first 0")
    assert asked(match) == (0, "use_in_battle", "4.3.3")
    answer(match, "use brutal_tactics_1", "use sappers_1")
    assert warriors(match, "1") == (3, 3, 0)


@pytest.mark.law("root:4.3.3")
def test_effects_need_not_be_used() -> None:
    match = attack(1, 1, crafted={0: ["brutal_tactics_1"], 1: ["sappers_1"]})
    answer(match, "first 0", "done", "done")
    assert warriors(match, "1") == (3, 3, 0)
    assert crafted(match, 1) == {"sappers_1"}
    assert score(match, 1) == 0


@pytest.mark.law("root:4.3.3")
def test_who_is_not_in_the_battle_uses_nothing_in_it() -> None:
    match = attack(0, 0, crafted={2: ["sappers_1", "armorers_1", "brutal_tactics_1"]})
    assert asked(match)[1] == "marquise_act"


@pytest.mark.law("root:4.3.3.I")
def test_extra_hits_are_not_bound_by_the_number_of_warriors() -> None:
    match = attack(3, 0, cats=1, crafted={0: ["brutal_tactics_1"]})
    answer(match, "use brutal_tactics_1")
    assert warriors(match, "1") == (1, 2, 0)  # one rolled, one extra


@pytest.mark.law("root:4.3.3.I", "root:7.8.3")
def test_extra_hits_come_on_top_of_the_roll() -> None:
    match = eyrie_decree([], [], ["anvil"], on_map=meet(4, 1), chance=dice(3, 0))
    assert warriors(match, "1")[:2] == (2, 1)


@pytest.mark.law("root:4.3.3.II")
def test_a_defender_without_warriors_takes_one_more_hit() -> None:
    match = marquise_acts(
        on_map={"marquise_warrior": {"5": 2}, "roost": {"5": 1}, "eyrie_warrior": {"1": 5}},
        chance=dice(0, 0),
    )
    answer(match, "battle 5")
    assert pieces(match, "roost", "5") == 0
    assert "4.3.3.II defenseless 1" in record(match)


@pytest.mark.law("root:4.3.3.II")
def test_a_defender_with_one_warrior_is_not_defenseless() -> None:
    match = marquise_acts(
        on_map={"marquise_warrior": {"5": 2}, "roost": {"5": 1}, "eyrie_warrior": {"5": 1}}, chance=dice(0, 0)
    )
    answer(match, "battle 5")
    assert (warriors(match, "5")[1], pieces(match, "roost", "5")) == (1, 1)


@pytest.mark.law("root:4.3.3.II")
def test_the_hit_against_the_defenseless_comes_with_those_rolled() -> None:
    match = marquise_acts(
        on_map={"marquise_warrior": {"11": 3}, "base_mouse": {"11": 1}, "sympathy": {"11": 1}},
        chance=dice(2, 1),
    )
    answer(match, "battle 11")  # guerrilla war: the lower roll, and one for having nobody to defend
    assert (pieces(match, "base_mouse", "11"), pieces(match, "sympathy", "11")) == (0, 0)
    assert warriors(match, "11")[0] == 3


# 4.3.4 Hits


@pytest.mark.law("root:4.3.4")
def test_both_sides_lose_their_pieces_at_the_same_time() -> None:
    """Two against two, and two hits each: nobody is spared because the others fell first."""
    assert warriors(attack(2, 2, cats=2, birds=2), "1") == (0, 0, 0)


@pytest.mark.law("root:4.3.4")
def test_each_hit_removes_one_piece_and_what_is_over_is_lost() -> None:
    match = attack(3, 0, birds=1, crafted={0: ["brutal_tactics_1"]})
    answer(match, "use brutal_tactics_1")
    assert warriors(match, "1") == (4, 0, 0)


@pytest.mark.law("root:4.3.4", "root:G.1.22")
def test_removed_pieces_go_back_to_their_supply_and_track() -> None:
    match = attack(3, 1, birds=2, on_map={"roost": {"1": 1}})
    assert state(match)["supply"]["eyrie_warrior"] == 20
    assert state(match)["supply"]["roost"] == 7
    assert state(match)["supply"]["marquise_warrior"] == 22


@pytest.mark.law("root:4.3.4")
def test_warriors_go_before_buildings_and_tokens() -> None:
    match = attack(2, 0, birds=2, on_map={"roost": {"1": 1}})
    assert (warriors(match, "1")[1], pieces(match, "roost", "1")) == (0, 1)
    match = attack(3, 0, birds=2, on_map={"roost": {"1": 1}})
    assert (warriors(match, "1")[1], pieces(match, "roost", "1")) == (0, 0)


@pytest.mark.law("root:4.3.4")
def test_who_loses_them_chooses_among_buildings_and_tokens() -> None:
    match = eyrie_decree(
        [],
        [],
        ["bake_sale"],
        on_map={
            "eyrie_warrior": {"5": 3},
            "marquise_warrior": {"5": 1},
            "workshop": {"5": 1},
            "sawmill": {"5": 1},
            "wood": {"5": 2},
        },
        chance=dice(2, 0),
    )
    assert asked(match) == (0, "lose_piece", "4.3.4")  # two rolled and one of the Commander: the warrior, and two more
    assert options(match) == {"lose workshop", "lose sawmill", "lose wood"}
    answer(match, "lose wood")
    assert options(match) == {"lose workshop", "lose sawmill", "lose wood"}
    answer(match, "lose sawmill")
    assert (pieces(match, "workshop", "5"), pieces(match, "sawmill", "5"), pieces(match, "wood", "5")) == (1, 0, 1)
    assert score(match, 1) == 2


@pytest.mark.law("root:4.3.4", "root:3.2.1")
def test_a_point_for_each_building_and_token_removed_and_none_for_warriors() -> None:
    match = attack(3, 1, birds=2, on_map={"roost": {"1": 1}})
    assert (score(match, 0), score(match, 1)) == (1, 0)
    assert (score(attack(2, 1), 0), score(attack(2, 1), 1)) == (0, 0)


@pytest.mark.law("root:4.3.4", "root:3.2.1")
def test_the_defender_scores_too() -> None:
    match = attack(1, 1, cats=1, birds=2, on_map={"wood": {"1": 2}}, crafted={1: ["sappers_1"]})
    answer(match, "use sappers_1")
    assert (warriors(match, "1")[:2], pieces(match, "wood", "1")) == ((0, 1), 1)
    assert score(match, 1) == 1


@pytest.mark.law("root:4.3.4", "root:8.2.4", "root:8.2.6", "root:1.5.4")
def test_the_last_warrior_a_base_and_sympathy_fall_in_one_battle() -> None:
    """The Alliance says whether it first mourns the base or takes the card for the outrage: it keeps that card only if
    the base comes first.
    """
    match = marquise_acts(
        on_map={
            "marquise_warrior": {"11": 4},
            "alliance_warrior": {"11": 1},
            "base_mouse": {"11": 1},
            "sympathy": {"11": 1},
        },
        cards={0: ["sword", "anvil"]},
        boards={"alliance": {"supporters": ["investments", "bake_sale"], "officers": 3}},
        chance=dice(3, 3),
    )
    answer(match, "battle 11")
    assert asked(match) == (2, "alliance_which_first", "4.3.4")
    assert (warriors(match, "11"), pieces(match, "base_mouse", "11"), pieces(match, "sympathy", "11")) == (
        (3, 0, 0),
        0,
        0,
    )
    assert score(match, 0) == 2
    mourning = answer(match.clone(), "base_first")
    assert board(mourning, "alliance")["officers"] == 1
    assert asked(mourning) == (0, "alliance_outrage", "8.2.6")
    answer(mourning, "give sword")
    assert supporters(mourning) == {"bake_sale", "sword"}
    answer(match, "outrage_first", "give sword")
    assert supporters(match) == {"bake_sale"}
    assert board(match, "alliance")["officers"] == 1


@pytest.mark.law("root:4.3.4", "root:6.2.3")
def test_points_come_before_the_effects_of_the_removal() -> None:
    """She has no more warriors to lose: the ninth point of the Eyrie is there when she is asked about hospitals."""
    match = attack(2, 2, cats=1, on_map={"wood": {"1": 1}, "keep": {"9": 1}}, cards={0: ["anvil"]}, score=[0, 8, 0])
    assert asked(match)[1] == "marquise_hospitals"
    assert score(match, 1) == 9


@pytest.mark.law("root:3.1", "root:4.3.4")
def test_both_reach_thirty_in_one_battle_and_the_turn_decides() -> None:
    """Two warriors each with a building behind them, and three hits each."""
    on_map = {"marquise_warrior": {"5": 2}, "sawmill": {"5": 1}, "eyrie_warrior": {"5": 2}, "roost": {"5": 1}}
    given: dict[str, Any] = {"on_map": on_map, "score": [29, 28, 0]}  # Brutal Tactics bring the Eyrie to 29
    cats = marquise_acts(crafted={0: ["brutal_tactics_1"], 1: ["sappers_1"]}, chance=dice(2, 2), **given)
    answer(cats, "battle 5", "first 1", "use sappers_1", "use brutal_tactics_1")
    assert (cats.result.points, cats.result.winners) == ([30, 30, 0], [0])
    given["score"] = [29, 29, 0]
    birds = eyrie_decree([], [], ["bake_sale"], crafted={0: ["sappers_1"]}, chance=dice(2, 2), **given)
    answer(birds, "use sappers_1")
    assert (birds.result.points, birds.result.winners) == ([30, 30, 0], [1])


@pytest.mark.law("root:3.1", "root:7.8.4")
def test_the_second_point_of_the_despot_counts_at_the_same_time() -> None:
    """The Eyrie has 28 and removes a sawmill; the Marquise, brought to 29 by Brutal Tactics, removes a roost."""
    match = eyrie_decree(
        [],
        [],
        ["bake_sale"],
        leader="despot",
        on_map={"marquise_warrior": {"5": 2}, "sawmill": {"5": 1}, "eyrie_warrior": {"5": 2}, "roost": {"5": 1}},
        score=[28, 28, 0],
        crafted={0: ["sappers_1"], 1: ["brutal_tactics_1"]},
        chance=dice(2, 2),
    )
    answer(match, "first 0", "use sappers_1", "use brutal_tactics_1")
    assert (match.result.points, match.result.winners) == ([30, 30, 0], [1])


@pytest.mark.law("root:1.4.1", "root:4.3")
def test_a_battle_of_the_alliance_in_its_evening() -> None:
    match = rebels(
        "evening",
        1,
        officers=1,
        on_map={"alliance_warrior": {"1": 2}, "marquise_warrior": {"1": 2}},
        chance=dice(2, 1),
    )
    answer(match, "battle 1")
    assert warriors(match, "1") == (0, 0, 1)  # attacking, the Alliance deals the higher roll like anybody


@pytest.mark.law("root:4.3.1")
def test_nobody_is_asked_to_ambush_without_a_card_in_hand() -> None:
    assert asked(attack(0, 0))[1] == "marquise_act"


@pytest.mark.law("root:4.3.1")
def test_an_ambush_that_lies_on_the_discard_pile_is_not_asked_for() -> None:
    """All that match a fox clearing are gone, as everybody can see."""
    gone = ["ambush_fox", "ambush_bird_1", "ambush_bird_2"]
    match = marquise_acts(on_map=meet(), cards={1: ["anvil"]}, discards=gone, chance=dice(0, 0))
    assert asked(answer(match, "battle 1"))[1] == "marquise_act"


@pytest.mark.law("root:8.2.2", "root:1.1.1", "root:4.3.2.I")
def test_guerrilla_war_turns_the_dice_and_leaves_the_cap() -> None:
    """The own rule of the Alliance goes before 4.3.2; with 4.3.2.I it does not collide, and so both are obeyed."""
    on_map = {"marquise_warrior": {"1": 4}, "alliance_warrior": {"1": 3}}
    match = marquise_acts(on_map=on_map, chance=dice(3, 1))
    assert warriors(answer(match, "battle 1"), "1") == (1, 0, 2)
    on_map = {"marquise_warrior": {"1": 4}, "alliance_warrior": {"1": 1}}
    match = marquise_acts(on_map=on_map, chance=dice(3, 0))
    assert warriors(answer(match, "battle 1"), "1") == (3, 0, 1)


@pytest.mark.law("root:4.3.4")
def test_a_side_that_takes_no_hits_is_not_told_of_any() -> None:
    on_map = {"marquise_warrior": {"1": 3}, "eyrie_warrior": {"1": 3}}
    match = answer(marquise_acts(on_map=on_map, chance=dice(1, 0)), "battle 1")
    assert [line for line in record(match) if line.startswith("4.3.4 hits")] == ["4.3.4 hits 1 1 1"]
