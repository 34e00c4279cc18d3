"""7. The Eyrie Dynasties. Their set-up is in test_setup."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
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
    record,
    score,
    sites,
    state,
    supply,
    told,
    warriors,
    woodland,
)

LEADING: dict[str, Any] = {"eyrie": {"leader": "commander"}}
ROOST = {"roost": {"3": 1}, "eyrie_warrior": {"3": 2}}


def birdsong(step: int = 1, boards: dict[str, Any] | None = None, **given: Any) -> Match:
    """The Eyrie's Birdsong: step 1 is Emergency Orders, 2 the Decree, 3 a New Roost."""
    return woodland("birdsong", turn=1, step=step, boards=boards or LEADING, **given)


def decree(match: Match) -> list[set[str]]:
    """The cards of the four columns."""
    return [set(column) for column in board(match, "eyrie")["decree"]]


# 7.2 Abilities


@pytest.mark.law("root:7.2.1", "root:7.5.1", "root:7.5")
def test_roosts_craft_before_the_decree() -> None:
    match = woodland(
        turn=1,
        cards={1: ["anvil", "crossbow_mouse", "bake_sale"]},
        on_map={"roost": {"1": 1, "8": 1}, "eyrie_warrior": {"1": 1}},
        boards=LEADING,
    )
    assert asked(match) == (1, "linger", "7.5.1")
    assert options(match) == {"craft anvil", "craft crossbow_mouse", "done"}
    answer(match, "craft anvil", "craft crossbow_mouse")
    assert score(match, 1) == 2
    assert asked(match)[1] == "eyrie_decree"  # both roosts are used up
    assert options(match, "craft") == set()


@pytest.mark.law("root:7.2.2")
def test_the_eyrie_rules_where_it_ties_for_most() -> None:
    tied = {"eyrie_warrior": {"1": 2}, "marquise_warrior": {"1": 2, "5": 3, "9": 3, "10": 3}}
    match = eyrie_decree([], ["anvil"], on_map=tied)
    assert options(match, "to") == {"5", "9", "10"}
    fewer = {**tied, "marquise_warrior": {"1": 3, "5": 3, "9": 3, "10": 3}}
    assert asked(eyrie_decree([], ["anvil"], on_map=fewer))[1] == "eyrie_leader"


@pytest.mark.law("root:7.2.2", "root:2.5")
def test_where_the_eyrie_ties_the_other_does_not_rule() -> None:
    assert sites(marquise_acts(on_map={"marquise_warrior": {"5": 2}, "eyrie_warrior": {"5": 2}})) == set()


@pytest.mark.law("root:7.2.2")
def test_buildings_count_for_the_tie() -> None:
    on_map = {"roost": {"5": 1}, "eyrie_warrior": {"5": 1}, "marquise_warrior": {"5": 2, "1": 3, "2": 3}}
    assert asked(eyrie_decree([], ["bake_sale"], on_map=on_map))[1] == "move_to"


@pytest.mark.law("root:7.2.2")
def test_where_it_has_nothing_the_eyrie_rules_nothing() -> None:
    match = eyrie_decree([], [], [], ["bake_sale"], on_map={"eyrie_warrior": {"1": 1}})
    assert asked(match) == (1, "eyrie_leader", "7.7.3")  # no rabbit clearing is the Eyrie's: turmoil


@pytest.mark.law("root:7.2.2", "root:11.2.7.III", "root:G.1.33")
def test_mercenaries_are_its_own_where_they_tie_for_it() -> None:
    match = woodland(
        turn=1,
        table=["marquise", "eyrie", "riverfolk"],
        on_map={"riverfolk_warrior": {"5": 1}, "marquise_warrior": {"5": 1}},
        boards={"eyrie": {"leader": "commander"}, "riverfolk": {"mercenaries": True, "bought": 1}},
        cards={1: ["anvil"]},
        rules={"mercenaries_rule": "buyer"},
        available=["dominance_fox"],
    )
    assert match.facts["rules"]["5"] == "eyrie"


@pytest.mark.law("root:7.2.3", "root:7.8.1")
@pytest.mark.parametrize(("leader", "points"), [("despot", 1), ("charismatic", 1), ("commander", 1), ("builder", 3)])
def test_an_item_is_one_point_whatever_the_card_says_but_for_the_builder(leader: str, points: int) -> None:
    match = woodland(
        turn=1,
        cards={1: ["bake_sale"]},
        on_map={"roost": {"5": 1, "3": 1}, "eyrie_warrior": {"5": 2}},
        boards={"eyrie": {"leader": leader}},
    )
    answer(match, "craft bake_sale")
    assert told(match, "3.2.2") == [f"scored 1 {points}"]


# 7.4 Birdsong


@pytest.mark.law("root:7.4", "root:7.4.1")
def test_with_an_empty_hand_a_card_is_drawn_first_and_must_go_to_the_decree() -> None:
    match = birdsong(on_map=ROOST, pile=["sword", "anvil"])
    assert hand(match, 1) == {"anvil"}
    assert asked(match) == (1, "eyrie_tuck", "7.4.2")
    assert "done" not in options(match)
    answer(match, "tuck anvil move")
    assert decree(match)[1] == {"anvil", "vizier_1"}


@pytest.mark.law("root:7.4.1")
def test_whoever_holds_a_card_draws_none() -> None:
    match = birdsong(on_map=ROOST, cards={1: ["sword"]})
    assert hand(match, 1) == {"sword"}


@pytest.mark.law("root:7.4.2")
def test_one_card_must_be_added_and_a_second_may() -> None:
    match = birdsong(step=2, on_map=ROOST, cards={1: ["anvil", "sword", "bake_sale"]})
    assert len(options(match)) == 12  # three cards and four columns
    answer(match, "tuck anvil build")
    assert len(options(match)) == 9
    assert "done" in options(match)
    second = answer(match.clone(), "tuck sword build")
    assert decree(second)[3] == {"anvil", "sword"}
    assert asked(second)[1] != "eyrie_tuck"
    answer(match, "done")
    assert decree(match)[3] == {"anvil"}
    assert hand(match, 1) == {"sword", "bake_sale"}


@pytest.mark.law("root:7.4.2")
@pytest.mark.parametrize("column", ["recruit", "move", "battle", "build"])
def test_a_card_goes_to_any_column_however_many_are_there(column: str) -> None:
    place = ["recruit", "move", "battle", "build"].index(column)
    columns: list[list[str]] = [[], [], [], []]
    columns[place] = ["sword", "bake_sale", "investments"]
    match = birdsong(step=2, cards={1: ["anvil"]}, boards={"eyrie": {"leader": "commander", "decree": columns}})
    answer(match, f"tuck anvil {column}")
    assert {"anvil", "sword", "bake_sale", "investments"} <= set(decree(match)[place])


@pytest.mark.law("root:7.4.2")
def test_only_one_of_the_two_may_be_a_bird() -> None:
    match = birdsong(step=2, on_map=ROOST, cards={1: ["birdy_bindle", "armorers_1", "sword"]})
    answer(match, "tuck birdy_bindle move")
    assert options(match) == {"tuck sword recruit", "tuck sword move", "tuck sword battle", "tuck sword build", "done"}
    other = birdsong(step=2, on_map=ROOST, cards={1: ["birdy_bindle", "armorers_1", "sword"]})
    answer(other, "tuck sword move")
    assert "tuck armorers_1 move" in options(other)


@pytest.mark.law("root:7.4.2", "root:1.2.1")
def test_a_card_in_the_decree_is_open_and_no_longer_in_the_hand() -> None:
    match = answer(birdsong(step=2, on_map=ROOST, cards={1: ["anvil", "sword"]}), "tuck anvil move")
    view = match.view(0)["state"]
    assert isinstance(view, dict)
    assert "anvil" in view["factions"]["eyrie"]["decree"][1]["cards"]
    assert hand(match, 1) == {"sword"}


@pytest.mark.law("root:7.4.3")
def test_without_a_roost_one_is_placed_with_three_warriors_where_the_fewest_are() -> None:
    crowd = {str(number): 2 for number in range(1, 13)}
    match = birdsong(step=3, on_map={"marquise_warrior": {**crowd, "5": 1, "9": 1}, "eyrie_warrior": {"9": 1}})
    assert pieces(match, "roost", "5") == 1  # 9 has two, if of different players
    assert warriors(match, "5") == (1, 3, 0)


@pytest.mark.law("root:7.4.3")
def test_on_ties_the_eyrie_chooses() -> None:
    crowd = {str(number): 2 for number in range(1, 13)}
    match = birdsong(step=3, on_map={"marquise_warrior": {**crowd, "5": 1, "8": 1}})
    assert asked(match) == (1, "eyrie_new_roost", "7.4.3")
    assert options(match) == {"at 5", "at 8"}


@pytest.mark.law("root:7.4.3")
def test_with_a_roost_on_the_map_there_is_no_new_one() -> None:
    assert state(birdsong(step=3, on_map={"roost": {"1": 1}}))["on_map"] == {"roost": {"1": 1}}


@pytest.mark.law("root:7.4.3", "root:6.2.2", "root:1.1.2")
def test_clearings_that_cannot_take_all_of_it_are_left_out() -> None:
    """1 is full, 2 has the keep; 5 has more warriors than they."""
    crowd = {str(number): 2 for number in range(1, 13)}
    on_map = {"marquise_warrior": {**crowd, "1": 0, "2": 0, "5": 1}, "workshop": {"1": 1}, "keep": {"2": 1}}
    match = birdsong(step=3, on_map=on_map)
    assert (pieces(match, "roost", "5"), warriors(match, "5")[1]) == (1, 3)
    strict = birdsong(step=3, on_map=on_map, rules={"new_roost": "among_all"})
    assert "roost" not in state(strict)["on_map"]


@pytest.mark.law("root:7.4.3")
def test_with_fewer_than_three_warriors_left_nothing_can_be_placed() -> None:
    match = birdsong(step=3, on_map={"eyrie_warrior": {"1": 18}, "marquise_warrior": {"1": 19}})
    assert told(match, "7.4.3") == []
    assert asked(match)[1] != "eyrie_new_roost"
    assert supply(match, "eyrie_warrior") == 2
    enough = birdsong(step=3, on_map={"eyrie_warrior": {"1": 17}, "marquise_warrior": {"1": 19}})
    assert asked(enough)[1] == "eyrie_new_roost"


@pytest.mark.law("root:7.4")
def test_orders_then_the_decree_then_a_new_roost() -> None:
    match = birdsong(pile=["sword", "anvil"])
    assert asked(match)[2] == "7.4.2"
    assert told(match, "7.4.1") == ["drew 1 anvil"]
    answer(match, "tuck anvil build")
    assert asked(match)[2] == "7.4.3"


# 7.5.2 The Decree


@pytest.mark.law("root:7.5", "root:7.5.2")
def test_columns_are_resolved_from_left_to_right() -> None:
    match = eyrie_decree(
        ["anvil"],
        ["foxfolk_steel"],
        ["protection_racket"],
        ["root_tea_fox"],
        leader="despot",
        on_map={"roost": {"1": 1}, "eyrie_warrior": {"1": 2}, "marquise_warrior": {"12": 1}},
        chance=dice(0, 0),
    )
    assert asked(match)[1] == "move_to"  # the warrior is recruited, and there is one clearing to move from
    assert warriors(match, "1")[1] == 3
    answer(match, "to 10", "number 3")
    assert asked(match) == (1, "eyrie_leader", "7.7.3")  # there is nobody to battle in a fox clearing
    obeyed = [line for line in record(match) if line.startswith("7.5.2 eyrie_obeyed")]
    assert [line.split()[-1] for line in obeyed] == ["recruit", "move"]


@pytest.mark.law("root:7.5.2")
def test_within_a_column_the_eyrie_chooses_the_order() -> None:
    match = eyrie_decree([], ["anvil", "sword"], on_map={"eyrie_warrior": {"1": 1, "9": 1}})
    assert options(match) == {"decree_move anvil 1", "decree_move sword 9"}
    answer(match, "decree_move sword 9", "to 12")
    assert asked(match)[1] == "eyrie_decree"
    assert options(match) == {"decree_move anvil 1", "decree_move anvil 12"}


@pytest.mark.law("root:7.5.2")
def test_every_card_demands_one_action() -> None:
    match = eyrie_decree(["anvil", "foxfolk_steel", "birdy_bindle"], on_map={"roost": {"1": 1}})
    answer(match, "decree_recruit anvil 1", "decree_recruit birdy_bindle 1")
    assert warriors(match, "1")[1] == 3


@pytest.mark.law("root:7.5.2")
def test_a_bird_in_the_decree_matches_any_clearing() -> None:
    match = eyrie_decree(["birdy_bindle"], on_map={"roost": {"1": 1, "5": 1, "9": 1}})
    assert options(match, "decree_recruit") == {"birdy_bindle 1", "birdy_bindle 5", "birdy_bindle 9"}
    plain = eyrie_decree(["bake_sale"], on_map={"roost": {"1": 1, "5": 1, "9": 1}})
    assert warriors(plain, "5")[1] == 1


@pytest.mark.law("root:7.5.2", "root:7.7")
def test_an_action_that_cannot_be_done_is_turmoil_in_the_middle_of_a_column() -> None:
    """Two battles in fox clearings are demanded; after the first nobody is left to battle."""
    match = eyrie_decree(
        [],
        [],
        ["anvil", "foxfolk_steel"],
        ["birdy_bindle"],
        on_map={"eyrie_warrior": {"1": 3}, "marquise_warrior": {"1": 1}},
        score=[0, 9, 0],
        chance=dice(1, 0),
    )
    answer(match, "decree_battle anvil 1")
    assert asked(match) == (1, "eyrie_leader", "7.7.3")
    assert warriors(match, "1") == (0, 3, 0)
    assert pieces(match, "roost", "1") == 0  # the column of building is not reached
    assert score(match, 1) == 6  # a bird and two viziers


@pytest.mark.law("root:7.5.2", "root:7.7")
def test_the_eyrie_may_begin_with_a_card_that_cannot_be_obeyed() -> None:
    """The order within a column is free, and the first action that cannot be done brings turmoil at once."""
    match = eyrie_decree(
        [], [], ["anvil", "sword"], on_map={"eyrie_warrior": {"1": 2}, "marquise_warrior": {"1": 5}}, chance=dice(0, 0)
    )
    assert options(match) == {"decree_battle anvil 1", "decree_defy sword"}
    answer(match, "decree_defy sword")
    assert asked(match) == (1, "eyrie_leader", "7.7.3")
    assert told(match, "4.3") == []


@pytest.mark.law("root:7.5.2", "root:4.1.3")
def test_before_turmoil_a_crafted_card_may_make_the_action_possible() -> None:
    """The last warrior is recruited, and the Decree demands another: the Tax Collector brings one back."""
    match = eyrie_decree(
        ["anvil", "sappers_1"],
        leader="despot",
        on_map={"roost": {"1": 1}, "eyrie_warrior": {"1": 10, "2": 9}},
        crafted={1: ["tax_collector_1"]},
    )
    answer(match, "decree_recruit anvil 1")
    assert options(match) == {"use tax_collector_1", "decree_defy sappers_1"}
    answer(match, "use tax_collector_1", "at 2", "decree_recruit sappers_1 1")
    assert told(match, "7.5.2.I") == ["placed 1 eyrie_warrior 1 1", "placed 1 eyrie_warrior 1 1"]
    assert told(match, "7.7") == []


@pytest.mark.law("root:7.5.2", "root:4.1.3")
def test_before_turmoil_a_crafted_card_may_bring_warriors_to_a_battle() -> None:
    match = eyrie_decree(
        ["anvil"],
        [],
        ["bake_sale"],
        leader="despot",
        deck="exiles",
        on_map={"roost": {"1": 1}, "marquise_warrior": {"5": 1}},
        crafted={1: ["league_of_adventurous_mice_1"]},
        crafted_items={"1": {"boot": 1}},
        chance=dice(0, 0),
    )
    assert options(match) == {"use league_of_adventurous_mice_1", "decree_defy bake_sale"}
    answer(match, "use league_of_adventurous_mice_1", "to 5")
    assert told(match, "4.3") == ["battles 1 0 5"]


@pytest.mark.law("root:7.5.2", "root:3.3.1")
def test_before_turmoil_dominance_may_be_activated() -> None:
    """The first battle brings the tenth point, and there is nobody left for the second."""
    match = eyrie_decree(
        [],
        [],
        ["anvil", "foxfolk_steel"],
        leader="builder",
        on_map={"eyrie_warrior": {"1": 3}, "wood": {"1": 1}},
        score=[0, 9, 0],
        cards={1: ["dominance_fox"]},
        chance=dice(0, 0),
    )
    answer(match, "decree_battle anvil 1")
    assert options(match) == {"dominate dominance_fox", "decree_defy foxfolk_steel"}
    answer(match, "dominate dominance_fox")
    assert asked(match) == (1, "eyrie_leader", "7.7.3")
    assert state(match)["dominance"][1] == "dominance_fox"


@pytest.mark.law("root:7.5.2", "root:1.2.1")
def test_being_asked_before_turmoil_tells_nothing_of_the_hand() -> None:
    match = turmoil(14, cards={1: ["bake_sale"]})
    assert options(match) == {"decree_defy anvil", "decree_defy birdy_bindle"}
    assert asked(turmoil(9, cards={1: ["dominance_mouse"]})) == (1, "eyrie_leader", "7.7.3")


@pytest.mark.law("root:7.5.2.I")
def test_recruiting_places_a_warrior_at_a_matching_roost() -> None:
    match = eyrie_decree(["bake_sale"], on_map={"roost": {"3": 1, "5": 1, "1": 1}, "eyrie_warrior": {"10": 1}})
    assert options(match) == {"decree_recruit bake_sale 3", "decree_recruit bake_sale 5"}
    answer(match, "decree_recruit bake_sale 5")
    assert warriors(match, "5")[1] == 1


@pytest.mark.law("root:7.5.2.I", "root:7.7")
def test_without_a_matching_roost_recruiting_is_turmoil() -> None:
    match = eyrie_decree(["sword"], on_map={"roost": {"3": 1, "1": 1}, "eyrie_warrior": {"9": 1}})
    assert asked(match) == (1, "eyrie_leader", "7.7.3")


@pytest.mark.law("root:7.5.2.I", "root:7.7", "root:1.5.1")
def test_without_a_warrior_in_the_supply_recruiting_is_turmoil() -> None:
    match = eyrie_decree(["bake_sale"], on_map={"roost": {"3": 1}, "eyrie_warrior": {"1": 20}})
    assert asked(match) == (1, "eyrie_leader", "7.7.3")


@pytest.mark.law("root:7.5.2.II")
def test_moving_starts_in_a_clearing_that_matches() -> None:
    match = eyrie_decree([], ["anvil"], on_map={"eyrie_warrior": {"1": 2, "5": 2, "12": 1}})
    assert options(match) == {"decree_move anvil 1", "decree_move anvil 12"}
    answer(match, "decree_move anvil 1", "to 5")
    assert options(match) == {"number 1", "number 2"}
    answer(match, "number 1")
    assert (warriors(match, "1")[1], warriors(match, "5")[1]) == (1, 3)


@pytest.mark.law("root:7.5.2.III")
def test_battling_happens_in_a_clearing_that_matches() -> None:
    match = eyrie_decree(
        [],
        [],
        ["anvil"],
        on_map={"eyrie_warrior": {"1": 2, "5": 2, "12": 2}, "marquise_warrior": {"1": 1, "5": 1, "12": 1}},
        chance=dice(0, 0),
    )
    assert options(match) == {"decree_battle anvil 1", "decree_battle anvil 12"}
    answer(match, "decree_battle anvil 12")
    assert told(match, "4.3") == ["battles 1 0 12"]


@pytest.mark.law("root:7.5.2.IV")
def test_building_takes_a_ruled_matching_clearing_with_room_and_without_a_roost() -> None:
    match = eyrie_decree(
        [],
        [],
        [],
        ["birdy_bindle"],
        on_map={
            "eyrie_warrior": {"1": 1, "2": 1, "5": 1, "8": 2, "9": 1, "7": 2},
            "marquise_warrior": {"9": 2},  # does not rule 9
            "workshop": {"1": 1},  # 1 is full; ties there would do
            "roost": {"5": 1},  # and 5 has a roost
        },
    )
    assert options(match) == {
        "decree_build birdy_bindle 2",
        "decree_build birdy_bindle 7",
        "decree_build birdy_bindle 8",
    }
    answer(match, "decree_build birdy_bindle 8")
    assert pieces(match, "roost", "8") == 1
    plain = eyrie_decree([], [], [], ["anvil"], on_map={"eyrie_warrior": {"2": 1, "8": 2, "6": 1}})
    assert options(plain) == {"decree_build anvil 6", "decree_build anvil 8"}


@pytest.mark.law("root:7.5.2.IV", "root:7.7")
def test_without_a_roost_on_the_track_building_is_turmoil() -> None:
    seven = {str(number): 1 for number in (1, 2, 3, 4, 5, 6, 7)}
    match = eyrie_decree([], [], [], ["birdy_bindle"], on_map={"roost": seven, "eyrie_warrior": {"8": 2}})
    assert asked(match) == (1, "eyrie_leader", "7.7.3")


# 7.6 Evening


def roost_map(count: int) -> dict[str, dict[str, int]]:
    return {"roost": {str(number): 1 for number in (1, 2, 3, 4, 5, 7, 8)[:count]}}


@pytest.mark.law("root:7.6.1")
@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 0, 1, 2, 3, 4, 4, 5])))
def test_points_go_by_the_roosts_on_the_map(count: int, points: int) -> None:
    match = woodland("evening", turn=1, on_map=roost_map(count), boards=LEADING)
    assert score(match, 1) == points
    assert told(match, "7.6.1") == ([f"scored 1 {points}"] if points else [])


@pytest.mark.law("root:7.6.2")
@pytest.mark.parametrize(("count", "drawn"), [(0, 1), (2, 1), (3, 2), (5, 2), (6, 3), (7, 3)])
def test_a_card_is_drawn_and_one_for_each_icon_uncovered(count: int, drawn: int) -> None:
    match = woodland("evening", turn=1, on_map=roost_map(count), boards=LEADING)
    assert len(hand(match, 1)) == drawn


@pytest.mark.law("root:7.6", "root:7.6.2")
def test_first_points_then_cards_then_discarding_down_to_five() -> None:
    held = ["anvil", "bake_sale", "sword", "birdy_bindle", "investments"]
    match = woodland("evening", turn=1, on_map=roost_map(2), boards=LEADING, cards={1: held}, pile=["armorers_1"])
    assert asked(match) == (1, "discard_down", "7.6.2")
    lines = record(match)
    assert lines.index("7.6.1 scored 1 1") < lines.index("7.6.2 drew 1 armorers_1")
    answer(match, "discard anvil")
    assert hand(match, 1) == {*held, "armorers_1"} - {"anvil"}


# 7.7 Turmoil


def turmoil(points: int = 10, leader: str = "despot", **given: Any) -> Match:
    """Nothing can be recruited; a bird and two other cards are in the Decree, and the two viziers."""
    return eyrie_decree(["anvil", "birdy_bindle"], [], ["sword"], leader=leader, score=[0, points, 0], **given)


@pytest.mark.law("root:7.7", "root:7.7.1")
@pytest.mark.parametrize(("points", "left"), [(10, 7), (3, 0), (1, 0)])
def test_humiliation_costs_a_point_for_each_bird_in_the_decree_and_the_viziers(points: int, left: int) -> None:
    assert score(turmoil(points), 1) == left


@pytest.mark.law("root:3.2", "root:7.7.1")
def test_who_has_no_points_loses_none() -> None:
    assert told(turmoil(0), "7.7.1") == []


@pytest.mark.law("root:3.2", "root:7.7.1")
@pytest.mark.parametrize(("points", "left"), [(10, 7), (3, 0), (1, -2), (0, -3)])
def test_it_is_agreed_whether_humiliation_stops_at_0(points: int, left: int) -> None:
    match = turmoil(points, rules={"points_floor": "below_zero"})
    assert score(match, 1) == left
    assert "7.7.1 points_lost 1 3" in record(match)


@pytest.mark.law("root:3.3.2", "root:7.7.1")
def test_who_has_activated_dominance_has_no_points_to_lose() -> None:
    match = turmoil(0, dominance={1: "dominance_mouse"}, rules={"points_floor": "below_zero"})
    assert score(match, 1) == 0
    assert told(match, "7.7.1") == []


@pytest.mark.law("root:7.7.2")
def test_the_decree_is_discarded_but_not_the_viziers() -> None:
    match = turmoil()
    assert set(state(match)["discards"]) == {"anvil", "birdy_bindle", "sword"}
    assert board(match, "eyrie")["viziers"] == ["vizier_1", "vizier_2"]
    assert decree(match) == [set(), set(), set(), set()]


@pytest.mark.law("root:7.7.2", "root:G.1.5")
def test_a_dominance_card_of_the_decree_is_laid_beside_the_map() -> None:
    match = eyrie_decree(["dominance_fox", "anvil"])
    assert state(match)["available"] == ["dominance_fox"]
    assert state(match)["discards"] == ["anvil"]


@pytest.mark.law("root:7.7.3")
def test_the_leader_is_deposed_and_another_takes_over_with_the_viziers() -> None:
    match = turmoil()
    assert asked(match) == (1, "eyrie_leader", "7.7.3")
    assert options(match) == {"lead builder", "lead charismatic", "lead commander"}
    answer(match, "lead builder")
    assert board(match, "eyrie")["leader"] == "builder"
    assert board(match, "eyrie")["leaders"] == {"builder": 0, "charismatic": 1, "commander": 1, "despot": 0}
    assert [len(column) for column in decree(match)] == [1, 1, 0, 0]


@pytest.mark.law("root:7.7.3")
def test_who_was_deposed_before_stays_face_down() -> None:
    match = turmoil(boards={"eyrie": {"leaders": {"builder": 0, "commander": 0}}})
    assert board(match, "eyrie")["leader"] == "charismatic"  # the only one left


LAST = {"eyrie": {"leaders": {"*": 0}}}


@pytest.mark.law("root:7.7.3")
def test_when_the_last_leader_falls_all_are_turned_up() -> None:
    match = turmoil(boards=LAST)
    assert options(match) == {"lead builder", "lead charismatic", "lead commander", "lead despot"}
    answer(match, "lead despot")
    assert board(match, "eyrie")["leaders"] == {"builder": 1, "charismatic": 1, "commander": 1, "despot": 0}


@pytest.mark.law("root:7.7.3")
def test_or_the_eyrie_goes_on_without_a_leader_if_that_is_agreed() -> None:
    match = turmoil(boards=LAST, rules={"all_deposed": "leaderless"})
    assert board(match, "eyrie")["leader"] == "none"
    assert decree(match) == [set(), {"vizier_1"}, set(), {"vizier_2"}]
    assert len(told(match, "7.6.2")) == 1  # and it is Evening


@pytest.mark.law("root:7.7.4")
def test_daylight_is_over_and_evening_begins() -> None:
    """The move that stood after the card that failed is not made, and the roost scores."""
    match = eyrie_decree(
        ["sword"],
        ["anvil"],
        leader="despot",
        on_map={"roost": {"1": 1, "5": 1}, "eyrie_warrior": {"1": 3}},
        score=[0, 5, 0],
    )
    answer(match, "lead builder")
    assert warriors(match, "1")[1] == 3
    assert told(match, "7.6.1") == ["scored 1 1"]
    assert score(match, 1) == 5 - 2 + 1


@pytest.mark.law("root:7.7.4", "root:3.3.1")
def test_after_turmoil_nothing_of_daylight_can_be_done_any_more() -> None:
    match = turmoil(14, cards={1: ["dominance_mouse"]})
    answer(match, "decree_defy anvil")
    assert options(match) == {"lead builder", "lead charismatic", "lead commander"}


# 7.8 Leaders


@pytest.mark.law("root:7.8.2")
def test_the_charismatic_places_two_warriors() -> None:
    match = eyrie_decree(["anvil"], leader="charismatic", on_map={"roost": {"1": 1}, "eyrie_warrior": {"5": 1}})
    assert warriors(match, "1")[1] == 2


@pytest.mark.law("root:7.8.2", "root:7.5.2", "root:1.5.4")
@pytest.mark.parametrize(("agreed", "placed"), [("one_placed", 1), ("none_placed", 0)])
def test_the_charismatic_with_one_warrior_left_falls_into_turmoil(agreed: str, placed: int) -> None:
    match = eyrie_decree(
        ["anvil"],
        leader="charismatic",
        on_map={"roost": {"1": 1}, "eyrie_warrior": {"5": 19}},
        rules={"charismatic_short": agreed},
    )
    assert asked(match) == (1, "eyrie_leader", "7.7.3")
    assert warriors(match, "1")[1] == placed


@pytest.mark.law("root:7.5.2.I")
def test_other_leaders_place_one_and_the_last_one_will_do() -> None:
    match = eyrie_decree(["anvil"], leader="builder", on_map={"roost": {"1": 1}, "eyrie_warrior": {"5": 19}})
    assert warriors(match, "1")[1] == 1
    assert told(match, "7.7") == []


@pytest.mark.law("root:7.8.3")
def test_the_commander_deals_one_more_hit_as_attacker_only() -> None:
    on_map = {"eyrie_warrior": {"1": 4}, "marquise_warrior": {"1": 4}}
    match = eyrie_decree([], [], ["anvil"], leader="commander", on_map=on_map, chance=dice(1, 0))
    assert warriors(match, "1")[0] == 2
    other = eyrie_decree([], [], ["anvil"], leader="despot", on_map=on_map, chance=dice(1, 0))
    assert warriors(other, "1")[0] == 3
    defending = marquise_acts(on_map=on_map, boards=LEADING, chance=dice(1, 0))
    assert warriors(answer(defending, "battle 1"), "1")[:2] == (4, 3)


@pytest.mark.law("root:7.8.4", "root:3.2.1")
def test_the_despot_scores_one_more_for_a_battle_however_many_pieces_it_removes() -> None:
    on_map = {"eyrie_warrior": {"5": 4}, "workshop": {"5": 1}, "wood": {"5": 2}}
    match = eyrie_decree([], [], ["bake_sale"], leader="despot", on_map=on_map, chance=dice(2, 0))
    assert told(match, "7.8.4") == ["scored 1 1"]
    assert score(match, 1) == 4  # three pieces and the Despot's point
    other = eyrie_decree([], [], ["bake_sale"], leader="builder", on_map=on_map, chance=dice(2, 0))
    assert score(other, 1) == 3


@pytest.mark.law("root:7.8.4")
def test_the_despot_scores_in_defence_too_and_nothing_for_warriors() -> None:
    match = marquise_acts(
        on_map={"eyrie_warrior": {"1": 2}, "marquise_warrior": {"1": 1}, "wood": {"1": 1}},
        boards={"eyrie": {"leader": "despot"}},
        cards={1: ["ambush_fox"]},
    )
    answer(match, "battle 1", "ambush ambush_fox")
    assert score(match, 1) == 2
    on_map = {"eyrie_warrior": {"1": 4}, "marquise_warrior": {"1": 4}}
    warriors_only = eyrie_decree([], [], ["anvil"], leader="despot", on_map=on_map, chance=dice(3, 0))
    assert score(warriors_only, 1) == 0


@pytest.mark.law("root:7.8.4")
def test_the_despot_scores_in_battle_and_not_for_what_a_favor_removes() -> None:
    match = woodland(
        turn=1,
        cards={1: ["favor_of_the_foxes"]},
        on_map={"roost": {"1": 1, "6": 1, "8": 1}, "workshop": {"12": 1}, "eyrie_warrior": {"1": 1}},
        boards={"eyrie": {"leader": "despot"}},
    )
    answer(match, "craft favor_of_the_foxes")
    assert score(match, 1) == 1


@pytest.mark.law("root:8.2.6", "root:7.5.2.II")
def test_a_decree_that_moves_with_outrage_on_the_way() -> None:
    """The card for the outrage comes from the hand, not from the Decree."""
    match = eyrie_decree(
        [],
        ["anvil"],
        on_map={"eyrie_warrior": {"1": 2}, "sympathy": {"5": 1}},
        cards={1: ["bake_sale"]},
    )
    answer(match, "decree_move anvil 1", "to 5", "number 1")
    assert asked(match) == (1, "alliance_outrage", "8.2.6")
    assert options(match) == {"give bake_sale"}
