"""9.2 The Vagabond: crafting, the lone wanderer, items and hits."""

from __future__ import annotations

from typing import Any, cast

import pytest

from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.rules.concepts import ruler
from lawspeaker.kernel.errors import PositionError
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
    score,
    state,
    wander,
)

# 9.2.1 Crafting


@pytest.mark.law("root:9.2.1", "root:9.5.8")
def test_hammers_have_the_suit_of_the_pawns_clearing() -> None:
    cards = {"0": ["anvil", "travel_gear_fox", "root_tea_fox"]}  # fox, rabbit, mouse
    assert options(wander("1", items={"ready": {"hammer": 1}}, hands=cards), "craft") == {"anvil"}
    assert options(wander("5", items={"ready": {"hammer": 1}}, hands=cards), "craft") == {"travel_gear_fox"}
    assert options(wander("2", items={"ready": {"hammer": 1}}, hands=cards), "craft") == {"root_tea_fox"}


@pytest.mark.law("root:9.2.1", "root:9.5.8")
def test_a_forest_has_no_suit_and_nothing_is_crafted_there() -> None:
    match = wander(forest="a", items={"ready": {"hammer": 2}}, hands={"0": ["anvil", "travel_gear_fox"]})
    assert options(match, "craft") == set()


@pytest.mark.law("root:9.2.1", "root:9.5.8")
def test_each_symbol_of_a_card_exhausts_a_hammer() -> None:
    one = wander("1", items={"ready": {"hammer": 1}}, hands={"0": ["foxfolk_steel"]})
    assert options(one, "craft") == set()
    two = answer(wander("1", items={"ready": {"hammer": 2}}, hands={"0": ["foxfolk_steel"]}), "craft foxfolk_steel")
    assert items(two) == {"ready": {"sword": 1}, "exhausted": {"hammer": 2}}
    assert score(two) == 2
    assert state(two)["items"]["sword"] == 1
    assert "foxfolk_steel" in state(two)["discards"]


@pytest.mark.law("root:9.2.1")
@pytest.mark.parametrize("condition", ["exhausted", "damaged", "damaged_exhausted"])
def test_exhausted_and_damaged_hammers_do_not_craft(condition: str) -> None:
    assert options(wander("1", items={condition: {"hammer": 1}}, hands={"0": ["anvil"]}), "craft") == set()


@pytest.mark.law("root:9.2.1", "root:9.2.5.I")
def test_a_crafted_tea_comes_face_up_to_its_track() -> None:
    match = wander("2", items={"ready": {"hammer": 1}}, hands={"0": ["root_tea_fox"]})
    answer(match, "craft root_tea_fox")
    assert items(match) == {"track": {"tea": 1}, "exhausted": {"hammer": 1}}


# 9.2.2 Lone Wanderer


@pytest.mark.law("root:9.2.2", "root:2.5", "root:G.1.34")
def test_the_pawn_neither_rules_nor_stops_others_from_ruling() -> None:
    game = cast(Root, wander("1", on_map={"marquise_warrior": {"1": 1}}).game)
    assert ruler(game, 0) == 1
    assert ruler(cast(Root, wander("1").game), 0) == -1


FAVOR: dict[str, Any] = {
    "turn": 1,
    "hands": {"1": ["favor_of_the_rabbits"]},
    "on_map": {"workshop": {"10": 1, "3": 1, "4": 1}, "eyrie_warrior": {"5": 1}},
}


@pytest.mark.law("root:9.2.2", "root:9.2.2.I")
def test_where_all_enemy_pieces_go_the_pawn_stays_and_three_items_are_damaged() -> None:
    held = {"track": {"tea": 1}, "ready": {"boot": 1, "torch": 1}, "exhausted": {"sword": 1}}
    match = answer(wander("5", items=held, **FAVOR), "craft favor_of_the_rabbits")
    assert pieces(match, "eyrie_warrior", "5") == 0
    assert asked(match) == (0, "vagabond_damage", "9.2.2.I")
    answer(match, "damage tea ready", "damage sword exhausted", "damage boot ready")
    assert items(match) == {
        "ready": {"torch": 1},
        "damaged": {"boot": 1, "tea": 1},
        "damaged_exhausted": {"sword": 1},
    }
    assert board(match)["clearing"] == "5"


@pytest.mark.law("root:9.2.2.I")
def test_with_fewer_items_all_are_damaged() -> None:
    match = answer(wander("5", items={"ready": {"boot": 2}}, **FAVOR), "craft favor_of_the_rabbits")
    assert items(match) == {"damaged": {"boot": 2}}


@pytest.mark.law("root:9.2.2.I")
@pytest.mark.parametrize("where", [{"clearing": "1"}, {"forest": "a"}])
def test_elsewhere_nothing_happens_to_him(where: dict[str, str]) -> None:
    given = {**FAVOR, **where}
    match = answer(wander(items={"ready": {"boot": 2}}, **given), "craft favor_of_the_rabbits")
    assert items(match) == {"ready": {"boot": 2}}


# 9.2.3 Nimble


@pytest.mark.law("root:9.2.3")
def test_he_moves_whoever_rules() -> None:
    held: dict[str, Any] = {"on_map": {"eyrie_warrior": {"1": 3, "5": 3, "9": 3, "10": 3}}}
    assert options(wander("1", items={"ready": {"boot": 1}}, **held), "walk") == {"5", "9", "10"}


# 9.2.4 Defenseless, 9.2.6 rolled hits, 9.2.7 damage


def attacked(held: dict[str, dict[str, int]], *faces: int) -> Match:
    """The Marquise attacks him with three warriors in clearing 1, and this is rolled."""
    match = wander(
        "1",
        items=held,
        chance=dice(*faces),
        turn=1,
        step=2,
        on_map={"marquise_warrior": {"1": 3}},
        boards={"marquise": {"actions": 3}},
    )
    return answer(match, "battle 1")


@pytest.mark.law("root:9.2.4")
@pytest.mark.parametrize("condition", ["damaged", "damaged_exhausted"])
def test_without_an_undamaged_sword_he_is_defenseless(condition: str) -> None:
    match = attacked({"ready": {"boot": 2}, condition: {"sword": 1}}, 0, 0)
    assert "4.3.3.II defenseless 0" in record(match)
    assert items(match)["damaged"].get("boot") == 1


@pytest.mark.law("root:9.2.4")
@pytest.mark.parametrize("condition", ["ready", "exhausted"])
def test_with_an_undamaged_sword_he_is_not(condition: str) -> None:
    match = attacked({condition: {"sword": 1, "boot": 1}}, 0, 0)
    assert "4.3.3.II defenseless 0" not in record(match)
    assert items(match) == {condition: {"sword": 1, "boot": 1}}


@pytest.mark.law("root:9.2.6")
def test_his_swords_face_up_or_down_limit_the_hits_he_rolls() -> None:
    held = {"ready": {"sword": 1}, "exhausted": {"sword": 1}, "damaged": {"sword": 1}}
    assert pieces(attacked(held, 3, 3), "marquise_warrior", "1") == 1


@pytest.mark.law("root:9.2.6")
def test_without_swords_he_rolls_no_hits() -> None:
    match = attacked({"ready": {"boot": 1}}, 3, 3)
    assert pieces(match, "marquise_warrior", "1") == 3


@pytest.mark.law("root:9.2.7", "root:9.2.5")
def test_each_hit_damages_an_item_of_his_choice() -> None:
    match = attacked({"ready": {"sword": 1, "boot": 2}, "exhausted": {"torch": 1}, "track": {"coin": 1}}, 2, 0)
    assert asked(match) == (0, "vagabond_damage", "9.2.7")
    assert options(match, "damage") == {"sword ready", "boot ready", "torch exhausted", "coin ready"}
    answer(match, "damage torch exhausted", "damage coin ready")
    assert items(match) == {
        "ready": {"sword": 1, "boot": 2},
        "damaged": {"coin": 1},
        "damaged_exhausted": {"torch": 1},
    }


@pytest.mark.law("root:9.2.7")
def test_hits_beyond_his_undamaged_items_are_ignored() -> None:
    match = attacked({"ready": {"sword": 1}, "damaged": {"boot": 2}}, 3, 0)
    assert items(match) == {"damaged": {"sword": 1, "boot": 2}}
    assert asked(match)[:2] == (1, "marquise_act")


# 9.2.5 Items


@pytest.mark.law("root:9.2.5.I", "root:9.5")
def test_a_track_holds_three_and_an_item_exhausted_there_moves_to_the_satchel() -> None:
    crafted: dict[str, Any] = {
        "character": "tinker",
        "crafted_items": {"1": {"bag": 1}},
        "hands": {"0": ["anvil"]},
        "on_map": {"sawmill": {"1": 1}},
    }
    match = wander("1", items={"track": {"bag": 3}}, **crafted)
    answer(match, "aid 1", "give anvil")  # only a bag can be exhausted and taken
    assert items(match) == {"track": {"bag": 3}, "exhausted": {"bag": 1}}
    again = wander("1", items={"track": {"bag": 3}, "ready": {"boot": 1}}, **crafted)
    answer(again, "aid 1", "exhaust boot", "give anvil")
    assert items(again) == {"track": {"bag": 3}, "ready": {"bag": 1}, "exhausted": {"boot": 1}}


@pytest.mark.law("root:9.2.5.I")
def test_no_position_has_four_items_on_a_track() -> None:
    with pytest.raises(PositionError, match=r"9\.2\.5\.I"):
        wander("1", items={"track": {"coin": 4}})


@pytest.mark.law("root:9.2.5.II")
@pytest.mark.parametrize("item", ["boot", "sword", "crossbow", "hammer"])
def test_other_items_come_face_up_to_the_satchel(item: str) -> None:
    match = wander(
        "1",
        items={"ready": {"torch": 1}},
        crafted_items={"1": {item: 1}},
        hands={"0": ["anvil"]},
        on_map={"sawmill": {"1": 1}},
    )
    answer(match, "aid 1", "give anvil")
    assert items(match) == {"ready": {item: 1}, "exhausted": {"torch": 1}}
    assert hand(match, 1) == {"anvil"}


@pytest.mark.law("root:9.2.7")
@pytest.mark.parametrize(("boots", "is_asked"), [(1, False), (2, True)])
def test_who_loses_all_of_his_items_is_not_asked_which(boots: int, is_asked: bool) -> None:
    """Two hits, on a sword and on boots."""
    match = wander(
        "1",
        items={"ready": {"sword": 1, "boot": boots}},
        on_map={"marquise_warrior": {"1": 3}},
        boards={"marquise": {"actions": 3}},
        turn=1,
        step=2,
        chance=dice(2, 0),
    )
    answer(match, "battle 1")
    assert (asked(match)[1] == "vagabond_damage") == is_asked
    if not is_asked:
        assert items(match) == {"damaged": {"sword": 1, "boot": 1}}
