"""What is done or used once in a turn is there again in the next one: each is played into the next turn."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.table import answer, asked, board, dice, marquise_acts, options, pieces, rebels, told, woodland
from tests.law.root.wanderer import board as his_board
from tests.law.root.wanderer import related, relation, state, wander


def to_next_turn(match: Match, seat: int, topic: str) -> Match:
    """Everybody does as little as they can until the seat is asked about this in its next turn."""
    turns = state(match)["turns"]
    while state(match)["turns"] == turns or asked(match)[:2] != (seat, topic):
        offered = options(match)
        if "done" in offered:
            answer(match, "done")
        elif "decline" in offered:
            answer(match, "decline")
        else:
            match.choose(0)
    return match


# 4. What all factions share


@pytest.mark.law("root:4.1.1")
def test_crafting_pieces_craft_again() -> None:
    match = woodland(
        cards={0: ["anvil", "crossbow_mouse"]}, on_map={"workshop": {"1": 1}, "marquise_warrior": {"1": 1}}
    )
    answer(match, "craft anvil")
    assert options(match, "craft") == set()
    assert options(to_next_turn(match, 0, "linger"), "craft") == {"crossbow_mouse"}


@pytest.mark.law("root:4.1.3")
def test_crafted_cards_are_used_again() -> None:
    match = marquise_acts(crafted={0: ["tax_collector_1"]}, on_map={"marquise_warrior": {"1": 3}})
    answer(match, "use tax_collector_1")
    assert options(match, "use") == set()
    assert options(to_next_turn(match, 0, "marquise_act"), "use") == {"tax_collector_1"}


@pytest.mark.law("root:4.3.3", "root:4.1.3")
def test_crafted_cards_are_used_once_a_battle_and_again_in_the_next_one() -> None:
    match = marquise_acts(
        crafted={0: ["brutal_tactics_1"]},
        on_map={"marquise_warrior": {"1": 4}, "eyrie_warrior": {"1": 8}},
        chance=dice(0, 0, 0, 0),
    )
    for left in (7, 6):
        answer(match, "battle 1")
        assert options(match, "use") == {"brutal_tactics_1"}
        answer(match, "use brutal_tactics_1")
        assert pieces(match, "eyrie_warrior", "1") == left


@pytest.mark.law("root:C.2.5")
def test_the_ferry_takes_another_move() -> None:
    match = marquise_acts(rules={"map": "lake"}, on_map={"marquise_warrior": {"12": 1}})
    answer(match, "march", "ferry 10")
    assert options(answer(match.clone(), "from 10"), "ferry") == set()
    to_next_turn(match, 0, "marquise_act")
    assert "6" in options(answer(match, "march"), "ferry")


@pytest.mark.law("root:C.3.3")
def test_another_path_is_opened() -> None:
    match = marquise_acts(
        rules={"map": "mountain"}, on_map={"marquise_warrior": {"3": 1}}, cards={0: ["anvil", "sword"]}
    )
    answer(match, "open_path 2 3", "spend sword")
    assert options(match, "open_path") == set()
    assert options(to_next_turn(match, 0, "marquise_act"), "open_path") == {"3 4"}


@pytest.mark.law("root:4.1.3")
@pytest.mark.parametrize(("agreed", "used"), [("never", set()), ("refreshed", {"league_of_adventurous_mice_1"})])
def test_items_that_the_league_exhausted_serve_again_if_agreed(agreed: str, used: set[str]) -> None:
    match = marquise_acts(
        deck="exiles",
        rules={"league_items": agreed},
        crafted={0: ["league_of_adventurous_mice_1"]},
        crafted_items={"0": {"boot": 1}},
        on_map={"marquise_warrior": {"1": 2}},
    )
    answer(match, "use league_of_adventurous_mice_1", "to 5", "number 1")
    assert options(match, "use") == set()
    assert options(to_next_turn(match, 0, "marquise_act"), "use") == used


# 6. The Marquise


@pytest.mark.law("root:6.5")
def test_the_marquise_has_three_actions_again() -> None:
    match = marquise_acts(1, on_map={"marquise_warrior": {"1": 1}, "recruiter": {"1": 1}})
    answer(match, "recruit_all")
    to_next_turn(match, 0, "marquise_act")
    assert board(match, "marquise")["actions"] == 3


@pytest.mark.law("root:6.5.3")
def test_the_marquise_recruits_again() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"1": 1}, "recruiter": {"1": 1}})
    answer(match, "recruit_all")
    assert "recruit_all" not in options(match)
    assert "recruit_all" in options(to_next_turn(match, 0, "marquise_act"))


# 7. The Eyrie


def growing(held: list[str], **given: Any) -> Match:
    """The Eyrie adds to its Decree, and is able to obey it: warriors are recruited at its roost in 1."""
    return woodland(
        "birdsong",
        turn=1,
        step=2,
        cards={1: held},
        boards={"eyrie": {"leader": "charismatic"}},
        on_map={"roost": {"1": 1}, "eyrie_warrior": {"1": 6}, "marquise_warrior": {"1": 9, "12": 5}},
        **given,
    )


@pytest.mark.law("root:7.4.2")
def test_the_eyrie_adds_two_cards_again() -> None:
    match = growing(["anvil", "sword", "foxfolk_steel", "arms_trader", "gently_used_knapsack"])
    answer(match, "tuck anvil recruit", "tuck sword recruit")
    to_next_turn(match, 1, "eyrie_tuck")
    answer(match, "tuck foxfolk_steel recruit")
    assert options(match, "tuck") != set()


@pytest.mark.law("root:7.4.2")
def test_the_eyrie_adds_a_bird_again() -> None:
    match = growing(["birdy_bindle", "armorers_1", "anvil", "sword"])
    answer(match, "tuck birdy_bindle recruit")
    assert "armorers_1 recruit" not in options(match, "tuck")
    assert "armorers_1 recruit" in options(to_next_turn(match, 1, "eyrie_tuck"), "tuck")


@pytest.mark.law("root:7.5.2")
def test_the_eyrie_obeys_the_whole_decree_again() -> None:
    match = growing(["anvil", "foxfolk_steel", "sword"])
    answer(match, "tuck anvil recruit", "done")
    to_next_turn(match, 1, "eyrie_tuck")
    assert told(match, "7.5.2").count("eyrie_obeyed 1 anvil recruit") == 1
    answer(match, "tuck foxfolk_steel recruit", "done")
    to_next_turn(match, 1, "eyrie_tuck")
    assert told(match, "7.5.2").count("eyrie_obeyed 1 anvil recruit") == 2
    assert told(match, "7.5.2").count("eyrie_obeyed 1 foxfolk_steel recruit") == 1


# 8. The Alliance


@pytest.mark.law("root:8.6.1")
def test_each_officer_takes_an_operation_again() -> None:
    match = rebels("evening", 1, officers=1, on_map={"base_fox": {"1": 1}, "alliance_warrior": {"1": 1}})
    answer(match, "recruit_at 1")
    assert state(match)["turn"] != 2  # one officer, one operation
    to_next_turn(match, 2, "alliance_operate")
    assert options(match, "recruit_at") == {"1"}


# 9. The Vagabond


@pytest.mark.law("root:9.2.9.I", "root:9.2.9.Ib")
def test_cards_of_different_turns_do_not_add_up_to_a_better_relationship() -> None:
    match = wander(
        "1",
        items={"ready": {"torch": 1, "boot": 1, "hammer": 1, "bag": 1}},
        board=related(1, "amiable"),
        on_map={"marquise_warrior": {"1": 1}},
        hands={"0": ["anvil", "protection_racket", "foxfolk_steel"]},
    )
    answer(match, "aid 1", "exhaust torch", "give anvil")
    assert (relation(match, 1), his_board(match)["aided"][1]) == ("amiable", 1)
    to_next_turn(match, 0, "vagabond_act")
    answer(match, "aid 1", "exhaust boot", "give protection_racket")
    assert relation(match, 1) == "amiable"
    answer(match, "aid 1", "exhaust hammer", "give foxfolk_steel")
    assert relation(match, 1) == "friendly"


@pytest.mark.law("root:D.7.2")
def test_the_adventurer_improvises_again() -> None:
    match = wander(
        "1",
        character="adventurer",
        items={"ready": {"torch": 1, "hammer": 1, "boot": 2}},
        board={"quests": ["fox_give_a_speech", "fox_errand"]},
        hands={"0": ["bake_sale"]},
    )
    answer(match, "quest fox_give_a_speech", "improvise hammer tea", "reward_points")
    assert options(match, "quest") == set()
    to_next_turn(match, 0, "vagabond_act")
    assert "fox_errand" in options(match, "quest")


@pytest.mark.law("root:9.4.1")
def test_the_vagabond_refreshes_three_items_again() -> None:
    match = wander(
        "1",
        items={"exhausted": {"torch": 1, "boot": 1, "hammer": 1, "sword": 1, "crossbow": 1}},
        phase="birdsong",
        step=2,
    )
    answer(match, "refresh torch exhausted", "refresh boot exhausted", "refresh hammer exhausted")
    assert asked(match)[1] == "vagabond_slip"
    to_next_turn(match, 0, "vagabond_refresh")
    assert options(match, "refresh") == {"sword exhausted", "crossbow exhausted"}
