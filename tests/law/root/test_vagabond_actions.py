"""9.5 What the Vagabond does in Daylight."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.wanderer import (
    answer,
    asked,
    board,
    dice,
    hand,
    items,
    options,
    pieces,
    record,
    related,
    relation,
    score,
    state,
    wander,
)


@pytest.mark.law("root:9.5")
def test_actions_come_in_any_order_and_number_until_he_is_done() -> None:
    match = wander("1", items={"ready": {"boot": 2, "hammer": 1}, "damaged": {"sword": 1}}, hands={"0": ["anvil"]})
    answer(match, "walk 5", "repair sword damaged", "walk 1")
    assert asked(match) == (0, "vagabond_act", "9.5")
    assert items(match) == {"ready": {"sword": 1}, "exhausted": {"boot": 2, "hammer": 1}}
    answer(match, "done")
    assert state(match)["turn"] != 0


@pytest.mark.law("root:9.5", "root:9.2.5")
@pytest.mark.parametrize("condition", ["exhausted", "damaged", "damaged_exhausted"])
def test_exhausted_and_damaged_items_serve_nothing(condition: str) -> None:
    everything = {"boot": 1, "sword": 1, "torch": 1, "crossbow": 1, "hammer": 1, "tea": 1}
    match = wander(
        "10",
        items={condition: everything},
        hands={"0": ["a_visit_to_friends"], "1": ["anvil"]},
        on_map={"marquise_warrior": {"10": 1}},
        ruin_items={"9": ["boot_1"]},
        board={"quests": ["rabbit_errand"]},
    )
    assert options(match) == {"done"}


# 9.5.1 Move


@pytest.mark.law("root:9.5.1")
def test_a_boot_moves_the_pawn_to_an_adjacent_clearing_never_into_a_forest() -> None:
    match = wander("1", items={"ready": {"boot": 1}})
    assert options(match) - {"done"} == {"walk 5", "walk 9", "walk 10"}
    answer(match, "walk 9")
    assert board(match)["clearing"] == "9"
    assert items(match) == {"exhausted": {"boot": 1}}


@pytest.mark.law("root:9.5.1")
def test_out_of_a_forest_he_moves_to_an_adjacent_clearing() -> None:
    match = wander(forest="a", items={"ready": {"boot": 1}})
    assert options(match, "walk") == {"1", "2", "5", "10"}
    answer(match, "walk 2")
    assert (board(match)["clearing"], board(match)["forest"]) == ("2", "none")


@pytest.mark.law("root:9.5.1", "root:8.2.6")
def test_a_pawn_alone_causes_no_outrage() -> None:
    match = wander(
        "1",
        table=["vagabond", "alliance", "eyrie"],
        items={"ready": {"boot": 1}},
        hands={"0": ["a_visit_to_friends"]},
        on_map={"sympathy": {"5": 1}},
    )
    answer(match, "walk 5")
    assert hand(match) == {"a_visit_to_friends"}


@pytest.mark.law("root:9.5.1", "root:C.2.5")
def test_the_ferry_takes_the_pawn_for_a_boot() -> None:
    match = wander("7", items={"ready": {"boot": 2}}, rules={"map": "lake"}, ferry="7")
    over = sorted(options(match, "ferry"))
    assert over
    answer(match, f"ferry {over[0]}")
    assert board(match)["clearing"] == over[0]
    assert items(match) == {"ready": {"boot": 1}, "exhausted": {"boot": 1}}
    assert state(match)["ferry"] == over[0]
    assert len(hand(match)) == 1


@pytest.mark.law("root:9.2.9.IIb", "root:C.2.5")
@pytest.mark.parametrize(("crafted", "asks"), [([], False), (["boat_builders"], True)])
def test_allies_come_along_to_adjacent_clearings_and_not_by_the_ferry(crafted: list[str], asks: bool) -> None:
    match = wander(
        "7",
        table=["vagabond", "riverfolk", "marquise"],
        items={"ready": {"boot": 1}},
        board=related(1, "allied"),
        on_map={"riverfolk_warrior": {"7": 2}},
        crafted={"0": crafted},
        rules={"map": "lake", "deck": "exiles"},
        ferry="7",
    )
    answer(match, "ferry 6")
    assert (asked(match)[1] == "vagabond_along") == asks


@pytest.mark.law("root:F.1.1", "root:C.2.5", "root:9.2.9.IIb")
@pytest.mark.parametrize(("landmark", "drawn"), [(True, [1, 1]), (False, [1, 0])])
def test_by_the_landmark_an_ally_who_comes_along_draws_too(landmark: bool, drawn: list[int]) -> None:
    """The lake's own ferry draws a card for its user only."""
    to = "ferry 11" if landmark else "ferry 6"
    table: dict[str, Any] = {"rules": {"map": "lake", "deck": "exiles"}}
    if landmark:
        table = {"rules": {"landmarks": "ferry", "deck": "exiles"}, "landmarks": {"ferry": {}}}

    def ferried(*along: str) -> list[int]:
        match = wander(
            "7",
            table=["vagabond", "riverfolk", "marquise"],
            items={"ready": {"boot": 1}},
            board=related(1, "allied"),
            on_map={"riverfolk_warrior": {"7": 2}},
            crafted={"0": ["boat_builders"]},
            ferry="7",
            **table,
        )
        answer(match, to, *along)
        return [len(hand(match, seat)) for seat in (0, 1)]

    assert ferried("along 1", "number 2") == drawn
    assert ferried("decline") == [1, 0]


# 9.5.2 Battle


@pytest.mark.law("root:9.5.2")
def test_a_sword_starts_a_battle_in_his_clearing() -> None:
    there: dict[str, Any] = {"on_map": {"marquise_warrior": {"1": 2, "5": 2}}, "hands": {"0": ["anvil"]}}
    match = wander("1", items={"ready": {"sword": 1}}, chance=dice(0, 0), **there)
    assert options(match, "battle") == {"1"}
    answer(match, "battle 1")
    assert items(match) == {"exhausted": {"sword": 1}}
    assert "4.3 battles 0 1 1" in record(match)
    assert options(wander("1", items={"exhausted": {"sword": 1}}, **there), "battle") == set()
    assert options(wander(forest="a", items={"ready": {"sword": 1}}, **there), "battle") == set()


@pytest.mark.law("root:9.2.2", "root:4.3.1.II")
def test_an_ambush_damages_his_items_and_his_battle_goes_on() -> None:
    match = wander(
        "1",
        items={"ready": {"sword": 2, "boot": 2}},
        on_map={"marquise_warrior": {"1": 1}},
        hands={"1": ["ambush_fox"]},
        chance=dice(1, 0),
    )
    answer(match, "battle 1", "ambush ambush_fox", "damage boot ready", "damage boot ready")
    assert items(match) == {"ready": {"sword": 1}, "exhausted": {"sword": 1}, "damaged": {"boot": 2}}
    assert pieces(match, "marquise_warrior", "1") == 0


# 9.5.3 Explore


def at_the_ruin(**given: Any) -> Match:
    state: dict[str, Any] = {"items": {"ready": {"torch": 1}}, "ruin_items": {"9": ["bag_1"]}, **given}
    return wander("10", **state)


@pytest.mark.law("root:9.5.3", "root:9.2.5.I", "root:2.2.4")
def test_a_torch_finds_the_item_under_the_ruin_scores_and_removes_the_ruin() -> None:
    match = answer(at_the_ruin(), "explore")
    assert items(match) == {"track": {"bag": 1}, "exhausted": {"torch": 1}}
    assert score(match) == 1
    assert "10" not in state(match)["ruins"]
    assert "9.5.3 vagabond_explored 0 bag_1 10" in record(match)
    assert {item: count for item, count in board(match)["ruin_kinds"].items() if count} == {"bag": 1}


@pytest.mark.law("root:9.5.3", "root:2.2.3")
def test_the_slot_of_a_ruin_that_is_gone_is_open() -> None:
    match = at_the_ruin(on_map={"sawmill": {"10": 1}})
    before = match.game.open_slots(9)  # type: ignore[attr-defined]
    answer(match, "explore")
    assert (before, match.game.open_slots(9)) == (0, 1)  # type: ignore[attr-defined]


@pytest.mark.law("root:9.5.3")
def test_he_explores_only_a_ruin_in_his_clearing() -> None:
    assert "explore" in options(at_the_ruin())
    assert "explore" not in options(at_the_ruin(items={"exhausted": {"torch": 1}}))
    assert "explore" not in options(at_the_ruin(ruins={"10": 0}, ruin_items={}))
    assert "explore" not in options(wander("1", items={"ready": {"torch": 1}}, ruin_items={"9": ["bag_1"]}))


# 9.5.4 Aid


@pytest.mark.law("root:9.5.4", "root:1.3.2")
def test_any_item_and_a_matching_card_get_a_crafted_item() -> None:
    match = wander(
        "1",
        items={"ready": {"torch": 1, "boot": 1}, "track": {"coin": 1}, "exhausted": {"sword": 1}},
        hands={"0": ["anvil", "investments", "armorers_1"]},  # fox, mouse, bird
        on_map={"sawmill": {"1": 1}},
        crafted_items={"1": {"tea": 1, "boot": 1}},
    )
    answer(match, "aid 1")
    assert options(match) == {"exhaust torch", "exhaust boot", "exhaust coin"}
    answer(match, "exhaust coin")
    assert options(match) == {"give anvil", "give armorers_1"}
    answer(match, "give anvil")
    assert hand(match, 1) == {"anvil"}
    assert options(match) == {"take_item tea", "take_item boot"}
    answer(match, "take_item tea")
    assert items(match) == {
        "track": {"tea": 1},
        "ready": {"torch": 1, "boot": 1},
        "exhausted": {"sword": 1, "coin": 1},
    }
    assert state(match)["crafted_items"] == {"1": {"boot": 1}}


@pytest.mark.law("root:9.5.4")
def test_taking_the_item_is_part_of_the_action_unless_agreed_otherwise() -> None:
    given: dict[str, Any] = {
        "items": {"ready": {"torch": 1}},
        "hands": {"0": ["anvil"]},
        "on_map": {"sawmill": {"1": 1}},
        "crafted_items": {"1": {"tea": 1}},
    }
    match = answer(wander("1", **given), "aid 1", "give anvil")
    assert items(match)["track"] == {"tea": 1}
    free = answer(wander("1", rules={"aid_item": "may"}, **given), "aid 1", "give anvil")
    assert options(free) == {"take_item tea", "decline"}
    assert state(answer(free, "decline"))["crafted_items"] == {"1": {"tea": 1}}


@pytest.mark.law("root:9.5.4")
def test_he_aids_only_whoever_has_pieces_there_with_a_card_that_matches() -> None:
    ready: dict[str, Any] = {"items": {"ready": {"torch": 1}}, "on_map": {"wood": {"1": 1}, "roost": {"5": 1}}}
    assert options(wander("1", hands={"0": ["anvil"]}, **ready), "aid") == {"1"}
    assert options(wander("1", hands={"0": ["investments"]}, **ready), "aid") == set()
    assert options(wander(forest="a", hands={"0": ["anvil"]}, **ready), "aid") == set()


@pytest.mark.law("root:9.5.4", "root:1.2.1")
def test_only_the_two_know_which_card_was_given() -> None:
    match = wander("1", items={"ready": {"torch": 1}}, hands={"0": ["anvil", "bake_sale"]}, on_map={"wood": {"1": 1}})
    answer(match, "aid 1", "give anvil")
    told = [next(line for line in match.record_for(seat) if line["phrase"] == "gave_card")["args"] for seat in range(3)]
    assert told[0] == told[1]
    assert told[2] == [0, 1, -1]


@pytest.mark.law("root:9.5.4", "root:G.1.13")
@pytest.mark.parametrize(("taken", "left"), [("take_item boot", {"1": {"boot": 1}}), ("take_used_item boot", {})])
def test_of_an_exhausted_item_and_a_ready_one_he_takes_which_he_likes(taken: str, left: dict[str, Any]) -> None:
    """It comes to him face up in any case; what is left to the other is the ready or the exhausted one."""
    match = wander(
        "1",
        items={"ready": {"torch": 1}},
        hands={"0": ["anvil"]},
        on_map={"sawmill": {"1": 1}},
        crafted_items={"1": {"boot": 2}},
        exhausted_items={"1": {"boot": 1}},
    )
    answer(match, "aid 1", "give anvil")
    assert options(match) == {"take_item boot", "take_used_item boot"}
    answer(match, taken)
    assert items(match) == {"ready": {"boot": 1}, "exhausted": {"torch": 1}}
    assert (state(match)["crafted_items"], state(match)["exhausted_items"]) == ({"1": {"boot": 1}}, left)


# 9.5.5 Quest

SPEECH = "fox_give_a_speech"  # torch and tea
SHED = "fox_repair_a_shed"  # torch and hammer
ESCORT = "mouse_escort"  # two boots


def errand(quests: list[str], held: dict[str, dict[str, int]], **given: Any) -> Match:
    more = given.pop("board", {})
    return wander("1", items=held, board={"quests": quests, **more}, **given)


@pytest.mark.law("root:9.5.5")
def test_a_quest_takes_its_two_items_in_a_clearing_of_its_suit() -> None:
    held = {"ready": {"torch": 1, "boot": 2, "hammer": 1}, "track": {"tea": 1}}
    assert options(errand([SPEECH, SHED, ESCORT], held), "quest") == {SPEECH, SHED}
    assert options(errand([SPEECH], {"ready": {"torch": 1}, "exhausted": {"tea": 1}}), "quest") == set()
    match = answer(errand([SPEECH, SHED, ESCORT], held), f"quest {SPEECH}", "reward_points")
    assert items(match) == {"ready": {"boot": 2, "hammer": 1}, "exhausted": {"torch": 1, "tea": 1}}
    assert board(match)["completed"] == [SPEECH]
    assert score(match) == 1


@pytest.mark.law("root:9.5.5")
def test_two_of_a_kind_take_two_items() -> None:
    one = wander("2", items={"ready": {"boot": 1}}, board={"quests": [ESCORT]})
    assert options(one, "quest") == set()
    two = wander("2", items={"ready": {"boot": 2}}, board={"quests": [ESCORT]})
    assert options(two, "quest") == {ESCORT}


@pytest.mark.law("root:9.5.5")
def test_the_reward_is_a_point_for_every_completed_quest_of_the_suit_or_two_cards() -> None:
    held = {"ready": {"torch": 1}, "track": {"tea": 1}}
    done = {"completed": [SHED, "fox_errand", "mouse_guard_duty"]}
    match = answer(errand([SPEECH], held, board=done), f"quest {SPEECH}")
    assert options(match) == {"reward_points", "reward_cards"}
    answer(match, "reward_points")
    assert score(match) == 3
    other = answer(errand([SPEECH], held, board=done), f"quest {SPEECH}", "reward_cards")
    assert (score(other), len(hand(other))) == (0, 2)


@pytest.mark.law("root:9.5.5")
def test_a_completed_quest_is_replaced_unless_agreed_otherwise() -> None:
    held = {"ready": {"torch": 1}, "track": {"tea": 1}}
    match = answer(errand([SPEECH, SHED, ESCORT], held), f"quest {SPEECH}")
    quests = board(match)["quests"]
    assert len(quests) == 3
    assert SPEECH not in quests
    none = answer(errand([SPEECH, SHED, ESCORT], held, rules={"quest_replacement": "none"}), f"quest {SPEECH}")
    assert board(none)["quests"] == [SHED, ESCORT]


# 9.5.6 Strike


@pytest.mark.law("root:9.5.6", "root:9.2.9.III")
def test_a_crossbow_removes_a_warrior_and_makes_its_faction_hostile_without_infamy() -> None:
    match = wander("1", items={"ready": {"crossbow": 1}}, on_map={"marquise_warrior": {"1": 2}, "sawmill": {"1": 1}})
    assert options(match, "strike") == {"1 marquise_warrior"}
    answer(match, "strike 1 marquise_warrior")
    assert pieces(match, "marquise_warrior", "1") == 1
    assert (relation(match, 1), score(match)) == ("hostile", 0)
    assert items(match) == {"exhausted": {"crossbow": 1}}


@pytest.mark.law("root:9.5.6", "root:3.2.1")
def test_it_removes_a_building_or_token_only_of_whoever_has_no_warriors_there() -> None:
    match = wander(
        "9",
        character="ranger",
        items={"ready": {"crossbow": 2}},
        on_map={"sawmill": {"9": 1}, "wood": {"9": 1}, "eyrie_warrior": {"9": 1}, "roost": {"9": 1}},
    )
    assert options(match, "strike") == {"1 sawmill", "1 wood", "2 eyrie_warrior"}
    answer(match, "strike 1 sawmill")
    assert (relation(match, 1), score(match)) == ("indifferent", 1)
    hostile = wander("1", items={"ready": {"crossbow": 1}}, board=related(1, "hostile"), on_map={"sawmill": {"1": 1}})
    assert score(answer(hostile, "strike 1 sawmill")) == 1  # no Infamy outside battle


@pytest.mark.law("root:9.5.6", "root:G.1.8")
def test_he_strikes_anybody_unless_only_enemies_are_agreed() -> None:
    given: dict[str, Any] = {
        "table": ["vagabond", "marquise", "eyrie", "alliance"],
        "items": {"ready": {"crossbow": 1}},
        "on_map": {"marquise_warrior": {"1": 1}, "eyrie_warrior": {"1": 1}},
        "partner": [1, -1, -1, -1],
        "dominance": ["dominance_fox", "none", "none", "none"],
    }
    assert options(wander("1", **given), "strike") == {"1 marquise_warrior", "2 eyrie_warrior"}
    rules = {"strike_target": "enemies", "enemies": "coalition"}
    assert options(wander("1", rules=rules, **given), "strike") == {"2 eyrie_warrior"}


# 9.5.7 Repair


@pytest.mark.law("root:9.5.7", "root:9.2.5.I")
def test_a_hammer_repairs_an_item_as_it_lies() -> None:
    held = {"ready": {"hammer": 3}, "damaged": {"tea": 1, "boot": 1}, "damaged_exhausted": {"tea": 1}}
    match = wander("1", character="tinker", items=held)
    assert options(match, "repair") == {"tea damaged", "boot damaged", "tea damaged_exhausted"}
    answer(match, "repair tea damaged", "repair tea damaged_exhausted", "repair boot damaged")
    assert items(match) == {"track": {"tea": 1}, "ready": {"boot": 1}, "exhausted": {"tea": 1, "hammer": 3}}


@pytest.mark.law("root:9.5.7")
def test_repairing_works_in_a_forest_too() -> None:
    match = wander(forest="a", items={"ready": {"hammer": 1}, "damaged": {"boot": 1}})
    assert options(match, "repair") == {"boot damaged"}


# 9.5.8 Craft


@pytest.mark.law("root:9.5.8")
def test_he_crafts_as_often_as_his_hammers_allow() -> None:
    match = wander("1", items={"ready": {"hammer": 2}}, hands={"0": ["crossbow_bird", "armorers_1", "armorers_2"]})
    answer(match, "craft crossbow_bird", "craft armorers_1")
    assert items(match) == {"ready": {"crossbow": 1}, "exhausted": {"hammer": 2}}
    assert state(match)["crafted"][0] == ["armorers_1"]
    assert options(match, "craft") == set()


# Moves that crafted cards give


@pytest.mark.law("root:9.2.3", "root:9.2.9.IIIb")
def test_a_move_by_a_card_takes_no_boot_but_the_one_to_hostile_warriors() -> None:
    given: dict[str, Any] = {
        "phase": "evening",
        "step": 0,
        "crafted": {"0": ["cobbler_1"]},
        "board": related(1, "hostile"),
        "on_map": {"marquise_warrior": {"5": 1}, "eyrie_warrior": {"1": 3}},
    }
    match = answer(wander("1", **given), "use cobbler_1")
    assert options(match, "to") == {"9", "10"}
    answer(match, "to 9")
    assert board(match)["clearing"] == "9"
    shod = answer(wander("1", items={"ready": {"boot": 2}}, **given), "use cobbler_1", "to 5")
    assert items(shod) == {"ready": {"boot": 1}, "exhausted": {"boot": 1}}
