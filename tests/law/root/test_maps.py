"""C. The other maps: winter, lake and mountain.

Winter: the river runs 5, 6, 7, 8. Lake: 6, 7, 10 and 12 are coastal. Mountain: closed paths are 2 to 3, 2 to 5, 3 to 4,
7 to 8, 7 to 10 and 11 to 12; the tower is in 6.
"""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.table import (
    answer,
    asked,
    eyrie_decree,
    hand,
    marquise_acts,
    options,
    pieces,
    score,
    state,
    told,
    warriors,
    woodland,
)
from tests.law.root.wanderer import wander

WINTER = {"map": "winter"}
LAKE = {"map": "lake"}
MOUNTAIN = {"map": "mountain"}


def forest(name: str, rules: dict[str, str]) -> Match:
    """A Vagabond in a forest may slip."""
    return wander(forest=name, phase="birdsong", step=3, rules=rules)


# C.1 Winter


@pytest.mark.law("root:C.1.1")
def test_the_winter_river_divides_forests() -> None:
    """Between 1, 5 and 9 on the one hand and 6 on the other there are two forests, with the river in between."""
    north = forest("a", WINTER)
    assert options(north, "slip") == {"1", "5", "6"}
    assert options(north, "slip_forest") == {"b", "d"}
    south = forest("d", WINTER)
    assert options(south, "slip") == {"5", "6", "9"}
    assert options(south, "slip_forest") == {"a", "e"}


@pytest.mark.law("root:C.1.1", "root:2.3")
def test_it_is_still_no_path() -> None:
    match = marquise_acts(rules=WINTER, on_map={"marquise_warrior": {"6": 1}})
    assert options(answer(match, "march"), "to") == {"1", "9", "10"}


# C.2 Lake


def at_the_lake(**given: Any) -> Match:
    return marquise_acts(rules=LAKE, **given)


@pytest.mark.law("root:C.2.1")
def test_the_ferry_begins_in_the_corner_on_the_lake() -> None:
    assert state(woodland(rules=LAKE))["ferry"] == "12"
    assert state(woodland())["ferry"] == "none"


@pytest.mark.law("root:C.2.2", "root:C.2.3")
@pytest.mark.parametrize("clearing", ["6", "7", "10", "12"])
def test_the_lake_joins_every_coastal_clearing_to_every_other_as_a_river(clearing: str) -> None:
    on_map = {"marquise_warrior": {clearing: 1}}
    ashore = {"6": {"1", "2", "5"}, "7": {"2", "3", "8"}, "10": {"9", "11"}, "12": {"8", "11"}}[clearing]
    match = at_the_lake(on_map=on_map, deck="exiles", ferry="none")
    assert options(answer(match, "march"), "to") == ashore
    boats = at_the_lake(on_map=on_map, deck="exiles", ferry="none", crafted={0: ["boat_builders"]})
    assert options(answer(boats, "march"), "to") == ashore | ({"6", "7", "10", "12"} - {clearing})


@pytest.mark.law("root:C.2.3")
def test_a_clearing_behind_a_forest_is_not_coastal() -> None:
    on_map = {"marquise_warrior": {"8": 1, "11": 1}}
    match = at_the_lake(on_map=on_map, deck="exiles", crafted={0: ["boat_builders"]})
    assert options(answer(match, "march", "from 8"), "to") == {"4", "7", "12"}


@pytest.mark.law("root:C.2.2", "root:C.2.4", "root:G.1.2")
@pytest.mark.parametrize(
    ("name", "forests"),
    [("c", {"b", "d", "i", "f"}), ("i", {"e", "c", "h"}), ("h", {"g", "i", "f"}), ("f", {"a", "g", "h", "c"})],
)
def test_the_lake_divides_forests_and_coastal_ones_lie_next_to_those_at_both_sides(
    name: str, forests: set[str]
) -> None:
    assert options(forest(name, LAKE), "slip_forest") == forests


@pytest.mark.law("root:C.2.5")
def test_the_ferry_takes_a_move_to_any_other_coastal_clearing_and_its_user_draws_a_card() -> None:
    match = at_the_lake(on_map={"marquise_warrior": {"12": 3}}, pile=["sword", "anvil"])
    answer(match, "march")
    assert options(match) == {"to 8", "to 11", "ferry 6", "ferry 7", "ferry 10"}
    answer(match, "ferry 10", "number 2")
    assert (warriors(match, "12")[0], warriors(match, "10")[0], state(match)["ferry"]) == (1, 2, "10")
    assert hand(match) == {"anvil"}


@pytest.mark.law("root:C.2.5")
def test_only_once_a_turn_and_only_from_where_it_is() -> None:
    match = at_the_lake(on_map={"marquise_warrior": {"12": 1, "6": 1}})
    answer(match, "march", "from 12", "ferry 10")
    answer(match, "from 10")
    assert options(match, "ferry") == set()
    elsewhere = at_the_lake(on_map={"marquise_warrior": {"6": 1}})
    assert options(answer(elsewhere, "march"), "ferry") == set()


@pytest.mark.law("root:C.2.5")
def test_it_serves_again_in_the_next_turn() -> None:
    on_map = {"marquise_warrior": {"12": 1}, "eyrie_warrior": {"10": 1}}
    match = at_the_lake(on_map=on_map, boards={"eyrie": {"leader": "commander"}}, cards={1: ["sword"]})
    answer(match, "march", "ferry 6")
    assert state(match)["ferry_used"] is True
    while asked(match)[0] == 0:
        answer(match, "done")
    assert state(match)["ferry_used"] is False


@pytest.mark.law("root:C.2.5", "root:4.2.1")
def test_the_common_rules_of_moving_hold_for_the_ferry() -> None:
    """She rules neither 12 nor 6 and 7, but 10."""
    match = at_the_lake(on_map={"marquise_warrior": {"12": 1, "10": 1}, "eyrie_warrior": {"12": 2}})
    answer(match, "march", "from 12")
    assert state(match)["ferry"] == "10"  # there was no other way


def outrageous_ferry(sympathy: str = "10", ferry_card: str = "turn_player", **given: Any) -> Match:
    """The Marquise has moved by ferry to 10."""
    on_map = {"marquise_warrior": {"12": 1}, "sympathy": {sympathy: 1}}
    rules = {**LAKE, "ferry_card": ferry_card}
    return answer(marquise_acts(rules=rules, on_map=on_map, cards={0: ["bake_sale"]}, **given), "march", "ferry 10")


@pytest.mark.law("root:C.2.5", "root:8.2.6")
def test_outrage_awaits_the_ferry_too() -> None:
    match = outrageous_ferry()
    assert asked(match) == (0, "ferry_effects", "1.1.3")
    assert options(match) == {"first 0", "first 2"}
    assert state(match)["ferry"] == "10"  # it has come along already


@pytest.mark.law("root:C.2.5", "root:8.2.6", "root:1.1.3")
@pytest.mark.parametrize(("first", "given"), [("0", {"bake_sale", "cobbler_1"}), ("2", {"bake_sale"})])
def test_whoever_has_the_turn_says_whether_the_card_or_the_outrage_comes_first(first: str, given: set[str]) -> None:
    """She gives a card for the outrage; she may draw the one for the ferry before that."""
    match = answer(outrageous_ferry(pile=["sword", "cobbler_1"]), f"first {first}")
    assert options(match, "give") == given
    answer(match, "give bake_sale")
    assert hand(match) == {"cobbler_1"}


@pytest.mark.law("root:C.2.5", "root:8.2.6")
def test_or_the_outrage_always_comes_first() -> None:
    match = outrageous_ferry(ferry_card="outrage", pile=["sword", "cobbler_1"])
    assert asked(match) == (0, "alliance_outrage", "8.2.6")
    assert options(match, "give") == {"bake_sale"}
    answer(match, "give bake_sale")
    assert hand(match) == {"cobbler_1"}


@pytest.mark.law("root:C.2.5", "root:1.1.3")
def test_where_nobody_minds_there_is_nothing_to_order() -> None:
    match = outrageous_ferry(sympathy="6", pile=["sword", "cobbler_1"])
    assert hand(match) == {"bake_sale", "cobbler_1"}


@pytest.mark.law("root:C.2.5")
def test_nothing_removes_the_ferry() -> None:
    match = woodland(
        rules=LAKE,
        cards={0: ["favor_of_the_foxes"]},
        on_map={"workshop": {"1": 1, "3": 2}, "eyrie_warrior": {"12": 1}},
    )
    answer(match, "craft favor_of_the_foxes")
    assert (warriors(match, "12")[1], state(match)["ferry"]) == (0, "12")


# C.3 Mountain


def on_the_mountain(**given: Any) -> Match:
    return marquise_acts(rules=MOUNTAIN, **given)


@pytest.mark.law("root:C.3.1")
def test_six_paths_begin_closed_and_the_tower_stands_in_the_middle() -> None:
    assert state(woodland(rules=MOUNTAIN))["closed"] == [1] * 6
    assert state(woodland())["closed"] == []
    assert score(woodland("evening", rules=MOUNTAIN, on_map={"marquise_warrior": {"6": 1}})) == 1


@pytest.mark.law("root:C.3.2")
def test_a_closed_path_joins_nothing() -> None:
    match = on_the_mountain(on_map={"marquise_warrior": {"3": 1}})
    assert options(answer(match, "march"), "to") == {"6", "7"}
    opened = on_the_mountain(on_map={"marquise_warrior": {"3": 1}}, closed=[0, 1, 0, 1, 1, 1])
    assert options(answer(opened, "march"), "to") == {"2", "4", "6", "7"}


@pytest.mark.law("root:C.3.2")
def test_sympathy_does_not_spread_and_wood_does_not_travel_along_a_closed_path() -> None:
    match = woodland(
        "birdsong",
        turn=2,
        step=3,
        rules=MOUNTAIN,
        on_map={"sympathy": {"3": 1}},
        boards={"alliance": {"supporters": ["birdy_bindle"]}},
    )
    assert options(match, "spread") == {"6", "7"}
    on_map = {"marquise_warrior": {"2": 1, "3": 1}, "sawmill": {"9": 1}, "wood": {"3": 1}}
    closed = on_the_mountain(on_map=on_map)
    answer(closed, "build_kind sawmill")
    assert (pieces(closed, "sawmill", "3"), pieces(closed, "sawmill", "2")) == (1, 0)  # 2 was no choice


@pytest.mark.law("root:C.3.2", "root:9.4.2")
def test_a_vagabond_slips_across_a_closed_path() -> None:
    """The closed path from 2 to 5 lies between the forest of 1, 2 and 5 and that of 2, 5, 9 and 10."""
    match = forest("a", MOUNTAIN)
    assert options(match, "slip") == {"1", "2", "5"}
    assert "i" in options(match, "slip_forest")
    assert options(forest("i", MOUNTAIN), "slip") == {"2", "5", "9", "10"}


@pytest.mark.law("root:C.3.3")
def test_any_card_opens_a_closed_path_for_good_and_a_point() -> None:
    match = on_the_mountain(on_map={"marquise_warrior": {"3": 1}}, cards={0: ["anvil", "sword"]})
    assert options(match, "open_path") == {"2 3", "3 4"}
    answer(match, "open_path 2 3")
    assert options(match, "spend") == {"anvil", "sword"}
    answer(match, "spend sword")
    assert (score(match), state(match)["closed"][0], state(match)["discards"]) == (1, 0, ["sword"])
    assert "to 2" in options(answer(match, "march"))


@pytest.mark.law("root:C.3.3")
def test_only_once_in_a_turn() -> None:
    match = on_the_mountain(on_map={"marquise_warrior": {"3": 1}}, cards={0: ["anvil", "sword"]})
    answer(match, "open_path 2 3", "spend sword")
    assert options(match, "open_path") == set()


@pytest.mark.law("root:C.3.3")
def test_not_without_a_card_and_not_in_other_phases() -> None:
    on_map = {"marquise_warrior": {"3": 1}}
    assert options(on_the_mountain(on_map=on_map), "open_path") == set()
    birdsong = woodland("birdsong", rules=MOUNTAIN, on_map=on_map, cards={0: ["anvil"]})
    assert asked(birdsong)[2] == "6.5"  # the first thing she is asked is in Daylight
    rebels = woodland(
        "evening",
        turn=2,
        rules=MOUNTAIN,
        on_map={"alliance_warrior": {"3": 1}},
        cards={2: ["anvil"]},
        boards={"alliance": {"officers": 1}},
    )
    assert asked(rebels)[1] == "alliance_operate"
    assert options(rebels, "open_path") == set()


@pytest.mark.law("root:C.3.3", "root:G.1.10")
@pytest.mark.parametrize("piece", ["marquise_warrior", "sawmill", "wood"])
def test_any_faction_piece_at_either_end_will_do(piece: str) -> None:
    match = on_the_mountain(on_map={piece: {"5": 1}}, cards={0: ["anvil"]})
    assert options(match, "open_path") == {"2 5"}
    elsewhere = on_the_mountain(on_map={piece: {"6": 1}}, cards={0: ["anvil"]}, crafted_items={"0": {"tea": 1}})
    assert options(elsewhere, "open_path") == set()  # an item is no faction piece


@pytest.mark.law("root:C.3.4")
def test_who_rules_the_pass_at_the_end_of_the_own_evening_scores() -> None:
    def after(on_map: dict[str, Any]) -> list[str]:
        return told(woodland("evening", rules=MOUNTAIN, on_map=on_map, cards={1: ["sword"]}), "C.3.4")

    assert after({"marquise_warrior": {"6": 1}}) == ["holds_pass 0 6", "scored 0 1"]
    assert after({"marquise_warrior": {"6": 1}, "alliance_warrior": {"6": 1}}) == []
    assert after({"eyrie_warrior": {"6": 1}}) == []  # it is not the Eyrie's Evening


@pytest.mark.law("root:C.3.4", "root:7.2.2")
def test_the_eyrie_holds_the_pass_on_a_tie() -> None:
    match = woodland(
        "evening",
        turn=1,
        rules=MOUNTAIN,
        on_map={"eyrie_warrior": {"6": 1}, "marquise_warrior": {"6": 1}},
        boards={"eyrie": {"leader": "commander"}},
    )
    assert told(match, "C.3.4") == ["holds_pass 1 6", "scored 1 1"]


@pytest.mark.law("root:C.3.5")
def test_every_area_between_paths_and_clearings_is_a_forest() -> None:
    """There are ten, closed paths dividing them as others do."""
    around = [
        *({"1", "2", "5"}, {"2", "3", "6"}, {"2", "6", "10"}, {"6", "7", "10"}, {"3", "6", "7"}),
        *({"3", "4", "7"}, {"4", "7", "8"}, {"7", "8", "12"}, {"2", "5", "9", "10"}, {"7", "10", "11", "12"}),
    ]
    assert [options(forest(name, MOUNTAIN), "slip") for name in "abcdefghij"] == around


@pytest.mark.law("root:C.3.3", "root:7.5.2")
def test_a_path_is_opened_between_two_cards_of_the_decree() -> None:
    match = eyrie_decree(
        [],
        ["birdy_bindle", "armorers_1"],
        rules=MOUNTAIN,
        on_map={"eyrie_warrior": {"5": 2}, "marquise_warrior": {"1": 9}},
        cards={1: ["sword"]},
    )
    answer(match, "open_path 2 5", "spend sword", "decree_move birdy_bindle 5", "to 2", "number 2")
    assert warriors(match, "2")[1] == 2
