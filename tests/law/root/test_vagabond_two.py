"""9.7 Two Vagabonds at a table."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.law.root.wanderer import (
    TWO,
    answer,
    asked,
    board,
    hand,
    items,
    options,
    pieces,
    record,
    score,
    state,
    wander,
)

RULES = {f"faction_{seat + 1}": name for seat, name in enumerate(TWO)}


def before_setting_up(seed: int) -> Match:
    match = start("root", 4, seed=seed, rules=RULES)
    while asked(match)[1] != "vagabond_who":
        match.choose(0)
    return match


# 9.7.1 Set-up


@pytest.mark.law("root:9.7.1")
def test_chance_decides_which_of_them_sets_up_first() -> None:
    firsts = [asked(before_setting_up(seed))[0] for seed in range(12)]
    assert set(firsts) == {0, 1}


@pytest.mark.law("root:9.7.1", "root:9.7.2", "root:9.3.1")
def test_they_choose_different_characters_and_share_three_quests_and_eight_ruin_items() -> None:
    match = before_setting_up(0)
    first = asked(match)[0]
    answer(match, "character thief", "forest a")
    assert asked(match)[:2] == (1 - first, "vagabond_who")
    assert options(match, "character") == {"tinker", "ranger"}
    quests = board(match)["quests"]
    answer(match, "character ranger", "forest b")
    assert board(match)["quests"] == quests
    assert len(quests) == 3
    assert board(match, "vagabond2")["quests"] == []
    under = state(match)["ruin_items"]
    assert sorted(len(found) for found in under if found) == [2, 2, 2, 2]
    kinds = ["bag", "boot", "hammer", "sword"]
    assert sorted(item for found in under for item in found) == sorted(f"{kind}_{n}" for kind in kinds for n in (1, 2))


@pytest.mark.law("root:9.2.9", "root:9.3.6")
def test_they_have_no_relationship_with_each_other() -> None:
    match = before_setting_up(0)
    assert board(match)["relation"] == ["none", "none", "indifferent", "indifferent"]


# 9.7.2 Quests


@pytest.mark.law("root:9.7.2")
def test_either_completes_the_shared_quests() -> None:
    shared = {"quests": ["fox_give_a_speech"], "completed": ["fox_errand"]}
    match = wander(
        "5",
        table=TWO,
        board=shared,
        boards={
            "vagabond2": {
                "character": "ranger",
                "clearing": "1",
                "items": {"ready": {"torch": 1}, "track": {"tea": 1}},
            }
        },
        turn=1,
    )
    answer(match, "quest fox_give_a_speech", "reward_points")
    assert score(match, 1) == 1  # the other's completed quests do not count
    assert board(match, "vagabond2")["completed"] == ["fox_give_a_speech"]
    assert len(board(match)["quests"]) == 1  # and a new one is there for both


# 9.7.3 Ruins


def at_the_ruin(*under: str, **given: Any) -> Match:
    state: dict[str, Any] = {"items": {"ready": {"torch": 2}}, "ruin_items": {"9": list(under)}, "table": TWO, **given}
    return wander("10", **state)


@pytest.mark.law("root:9.7.3")
def test_of_two_items_he_sees_both_and_takes_one() -> None:
    match = answer(at_the_ruin("boot_1", "sword_2"), "explore")
    assert asked(match) == (0, "vagabond_take_ruin", "9.7.3")
    assert options(match) == {"take_ruin boot_1", "take_ruin sword_2"}
    answer(match, "take_ruin sword_2")
    assert items(match)["ready"] == {"torch": 1, "sword": 1}
    assert score(match) == 1
    assert "10" in state(match)["ruins"]
    assert state(match)["ruin_items"][9] == ["boot_1@0"]  # he alone knows what is left


@pytest.mark.law("root:9.7.3")
def test_a_second_exploration_takes_the_other() -> None:
    match = answer(at_the_ruin("boot_1", "sword_2"), "explore", "take_ruin sword_2", "explore")
    assert items(match)["ready"] == {"boot": 1, "sword": 1}
    assert score(match) == 2
    assert "10" not in state(match)["ruins"]


@pytest.mark.law("root:9.7.3")
def test_nobody_takes_an_r_item_of_a_kind_of_which_he_has_one() -> None:
    booted = {"items": {"ready": {"torch": 2}, "exhausted": {"boot": 1}}, "board": {"ruin_kinds": {"boot": 1}}}
    match = answer(at_the_ruin("boot_1", "sword_2", **booted), "explore")
    assert options(match) == {"take_ruin sword_2"}
    in_vain = answer(at_the_ruin("boot_1", "boot_2", **booted), "explore")
    assert items(in_vain) == {"ready": {"torch": 1}, "exhausted": {"torch": 1, "boot": 1}}
    assert score(in_vain) == 0
    assert "9.7.3 vagabond_explored_in_vain 0 10" in record(in_vain)


@pytest.mark.law("root:9.7.3")
def test_boots_that_are_no_r_items_do_not_matter() -> None:
    match = answer(at_the_ruin("boot_1", items={"ready": {"torch": 1, "boot": 2}}), "explore")
    assert items(match)["ready"] == {"boot": 3}


@pytest.mark.law("root:9.7.3")
def test_an_r_item_that_left_the_game_is_on_no_board() -> None:
    match = wander("1", table=TWO, phase="evening", items={"ready": {"boot": 7}}, board={"ruin_kinds": {"boot": 1}})
    assert board(match)["ruin_kinds"] == {}


# What one does to the other


@pytest.mark.law("root:9.5.4")
def test_one_may_aid_the_other_without_any_relationship() -> None:
    match = wander(
        "1",
        table=TWO,
        items={"ready": {"torch": 1}},
        hands={"0": ["anvil"]},
        boards={"vagabond2": {"character": "ranger", "clearing": "1"}},
    )
    answer(match, "aid 1", "give anvil")
    assert hand(match, 1) == {"anvil"}
    assert score(match) == 0


@pytest.mark.law("root:9.2.7", "root:9.2.9.III")
def test_they_battle_each_other_with_items_alone() -> None:
    from tests.law.root.wanderer import dice

    match = wander(
        "1",
        table=TWO,
        items={"ready": {"sword": 2}},
        boards={"vagabond2": {"character": "ranger", "clearing": "1", "items": {"ready": {"boot": 4}}}},
        chance=dice(2, 2),
    )
    answer(match, "battle 1")
    assert items(match, "vagabond2") == {"ready": {"boot": 1}, "damaged": {"boot": 3}}  # two, and one as defenseless
    assert score(match) == 0
    assert pieces(match, "marquise_warrior", "1") == 0
