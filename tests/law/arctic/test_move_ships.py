"""Move Ships: sailing, control under law C, and attacks on ships (MOVE, GLOSSARY.ADJ)."""

from __future__ import annotations

import pytest

from tests.law.arctic.fleet import admiral, chinese_admiral, guarded, sail
from tests.law.arctic.table import (
    NO_SHIPS,
    answer,
    asked,
    controller,
    facility,
    options,
    protector,
    record,
    ships,
    state,
    table,
)

# Sailing


@pytest.mark.law("arctic:MOVE.1")
def test_any_number_of_ships_may_move_but_each_only_once() -> None:
    match = admiral("RU", ships={**NO_SHIPS, "RU_C1": {"RU": 2}, "RU_C3": {"RU": 1}})
    sail(match, "RU_C1", "RU_M1", "RU_C2")
    sail(match, "RU_C3", "RU_M6")
    assert [ships(match, region) for region in ("RU_C1", "RU_M1", "RU_C2", "RU_M6")] == [
        {},
        {"RU": 1},
        {"RU": 1},
        {"RU": 1},
    ]
    assert asked(match) == (1, "act", "P6.2")  # no ship was left to move, and so the action was over


@pytest.mark.law("arctic:MOVE.1")
def test_a_ship_that_has_moved_is_not_offered_again() -> None:
    match = admiral("RU", ships={**NO_SHIPS, "RU_C1": {"RU": 1}, "RU_C3": {"RU": 1}})
    sail(match, "RU_C1", "RU_M1")
    assert options(match) == {"sail RU_C3", "done"}


@pytest.mark.law("arctic:MOVE.1")
def test_a_ship_that_arrives_beside_others_lends_them_no_second_move() -> None:
    match = admiral("RU", ships={**NO_SHIPS, "RU_C1": {"RU": 1}, "RU_M1": {"RU": 1}})
    sail(match, "RU_C1", "RU_M1")
    sail(match, "RU_M1", "RU_I")  # the one that was in RU_M1 before
    assert asked(match) == (1, "act", "P6.2")
    assert ships(match, "RU_M1") == {"RU": 1}
    assert ships(match, "RU_I") == {"RU": 1}


@pytest.mark.law("arctic:MOVE.1")
def test_only_ships_of_the_acting_country_move() -> None:
    match = admiral("RU", ships={**NO_SHIPS, "RU_C1": {"RU": 2, "NO": 3}, "CA_M1": {"RU": 1}, "KAM": {"CN": 2}})
    assert options(match) == {"sail RU_C1", "sail CA_M1"}


@pytest.mark.law("arctic:MOVE.1")
def test_in_the_next_turn_every_ship_can_move_again() -> None:
    match = table(influence={"RU": {"1": 0}}, ships={**NO_SHIPS, "RU_C1": {"RU": 1}})
    answer(match, "act move", "to RU_M1")
    while asked(match)[1] == "invest":  # turn 3; the lobbyist is back on Russia's space 3
        match.answer("pass")
    answer(match, "act move", "to RU_I")
    assert ships(match, "RU_I") == {"RU": 1}


@pytest.mark.law("arctic:MOVE.1")
def test_the_move_is_recorded_with_its_clause() -> None:
    match = admiral("NO", ships={**NO_SHIPS, "NO_C2": {"NO": 1}})
    assert asked(match) == (0, "sail_to", "MOVE.1")
    answer(match, "to NO_M1")
    assert "MOVE.1 sailed NO NO_C2 NO_M1" in record(match)


@pytest.mark.law("arctic:GLOSSARY.ADJ", "arctic:MOVE.1")
@pytest.mark.parametrize(
    ("region", "neighbours"),
    [
        ("RU_C1", {"RU_M1", "RU_M2", "RU_C2", "NO_C2", "RU_M3", "NO_M1"}),  # the last two by their corners
        ("RU_M1", {"RU_I", "RU_M2", "NO_M1", "RU_C1", "NO_I", "NO_C2"}),
        ("POLE", {"RU_I", "NO_I", "EU_I", "CA_I", "US_I"}),
        ("KAM", {"RU_C3", "US_C1"}),
    ],
)
def test_a_ship_sails_across_borders_and_corners_but_no_farther(region: str, neighbours: set[str]) -> None:
    match = admiral("RU", ships={**NO_SHIPS, region: {"RU": 1}})
    assert asked(match)[1] == "sail_to"
    assert options(match, "to") == neighbours


@pytest.mark.law("arctic:GLOSSARY.ADJ")
def test_regions_are_adjacent_both_ways() -> None:
    ways: dict[str, set[str]] = {}
    for region in sorted(state(table())["control"].keys() | {"POLE", "RU_I", "US_I", "CA_I", "EU_I", "NO_I"}):
        ways[region] = options(admiral("US", ships={**NO_SHIPS, region: {"US": 1}}), "to")
    for region, neighbours in ways.items():
        assert region not in neighbours
        for neighbour in neighbours & ways.keys():
            assert region in ways[neighbour]


@pytest.mark.law("arctic:MOVE.2")
def test_the_action_is_not_over_before_a_ship_has_done_something() -> None:
    match = admiral("RU")
    assert asked(match) == (0, "move_ships", "MOVE.1")
    assert options(match) == {"sail RU_C1", "sail RU_C2", "sail RU_C3"}
    sail(match, "RU_C2", "RU_M3")
    assert "done" in options(match)


@pytest.mark.law("arctic:MOVE.2")
def test_an_attack_on_a_ship_without_any_movement_is_enough() -> None:
    match = admiral("RU", ships={**NO_SHIPS, "RU_C1": {"RU": 2, "CN": 1}})
    answer(match, "strike RU_C1 CN", "done")
    assert asked(match) == (1, "act", "P6.2")
    assert ships(match, "RU_C1") == {"RU": 1}


@pytest.mark.law("arctic:MOVE.2")
def test_an_attack_on_a_facility_without_any_movement_is_enough() -> None:
    match = admiral("RU", ships={**NO_SHIPS, "RU_M1": {"RU": 1}}, facility={"RU_M1": 1})
    answer(match, "raid RU_M1 1", "done")
    assert asked(match) == (1, "act", "P6.2")
    assert ships(match, "RU_M1") == {"RU": 1}


@pytest.mark.law("arctic:MOVE.2")
def test_a_country_without_ships_cannot_move_ships() -> None:
    influence = {"RU": {"1": 0}}
    assert "move" not in options(table(influence=influence, ships={**NO_SHIPS, "RU_C1": {"US": 2}}), "act")
    assert "move" in options(table(influence=influence, ships={**NO_SHIPS, "CA_I": {"RU": 1}}), "act")


@pytest.mark.law("arctic:MOVE.3")
def test_no_region_is_closed_foreign_coast_foreign_sea_or_pole() -> None:
    match = admiral("RU", "B", ships={**NO_SHIPS, "NO_I": {"RU": 1, "NO": 3}, "NO_M1": {"NO": 2}, "POLE": {"EU": 2}})
    assert options(match, "to") == {"POLE", "RU_I", "EU_I", "RU_M1", "EU_M2", "NO_M1"}
    match = admiral("RU", "B", ships={**NO_SHIPS, "NO_M1": {"RU": 1}}, conflict={"RU": "NO"})
    assert {"NO_C1", "NO_C2", "EU_C3"} <= options(match, "to")


# Control under law C


@pytest.mark.law("arctic:MOVE.LAWC")
def test_under_law_c_ships_alone_in_a_sea_control_it_at_once() -> None:
    match = admiral("RU", "C", ships={**NO_SHIPS, "RU_C1": {"RU": 2}})
    sail(match, "RU_C1", "RU_M1")
    assert controller(match, "RU_M1") == "RU"
    assert "done" in options(match)  # and the action is not over yet
    assert "COUNCIL.C.2 controls RU RU_M1" in record(match)


@pytest.mark.law("arctic:MOVE.LAWC")
@pytest.mark.parametrize(("law", "owner"), [("A", None), ("B", "US")])
def test_under_the_other_laws_ships_control_no_sea(law: str, owner: str | None) -> None:
    match = admiral("RU", law, ships={**NO_SHIPS, "RU_C3": {"RU": 2}})
    sail(match, "RU_C3", "US_M1")
    assert controller(match, "US_M1") == owner


@pytest.mark.law("arctic:MOVE.LAWC")
def test_under_law_c_a_sea_with_ships_of_two_countries_gets_no_controller() -> None:
    match = admiral("RU", "C", ships={**NO_SHIPS, "RU_C1": {"RU": 2}, "RU_M1": {"CN": 1}}, control={"RU_M1": "CN"})
    sail(match, "RU_C1", "RU_M1", "RU_M1")
    assert controller(match, "RU_M1") == "CN"  # it has a controller, and keeps it


@pytest.mark.law("arctic:MOVE.LAWC")
def test_whoever_stays_behind_alone_takes_control_when_the_last_other_ship_leaves() -> None:
    match = admiral("RU", "C", ships={**NO_SHIPS, "RU_M1": {"RU": 1, "NO": 1}, "RU_C3": {"RU": 1}})
    assert controller(match, "RU_M1") is None
    sail(match, "RU_M1", "RU_C1")
    assert controller(match, "RU_M1") == "NO"


@pytest.mark.law("arctic:MOVE.LAWC")
def test_a_won_fight_gives_control_at_once() -> None:
    match = admiral("RU", "C", ships={**NO_SHIPS, "US_I": {"RU": 2, "US": 1}}, conflict={"US": "RU"})
    answer(match, "strike US_I US")
    assert controller(match, "US_I") == "RU"


@pytest.mark.law("arctic:MOVE.LAWC", "arctic:MOVE.ATTACK.2")
def test_a_fight_may_leave_the_sea_to_a_third_country() -> None:
    given = {**NO_SHIPS, "US_I": {"RU": 1, "US": 1, "CA": 1}, "RU_C1": {"RU": 1}}
    match = admiral("RU", "C", ships=given, conflict={"RU": "US"})
    answer(match, "strike US_I US")
    assert controller(match, "US_I") == "CA"


@pytest.mark.law("arctic:MOVE.LAWC", "arctic:COUNCIL.C.3")
def test_a_sea_stays_under_its_controller_when_the_ships_sail_on() -> None:
    match = admiral("RU", "C", ships={**NO_SHIPS, "RU_M1": {"RU": 1}, "RU_C3": {"RU": 1}})
    sail(match, "RU_M1", "NO_I")
    assert controller(match, "RU_M1") == "RU"
    assert controller(match, "NO_I") == "RU"


@pytest.mark.law("arctic:MOVE.LAWC", "arctic:COUNCIL.C.3")
def test_a_sea_stays_under_its_controller_while_two_others_share_it() -> None:
    contested = {**NO_SHIPS, "RU_M1": {"NO": 1}, "RU_C1": {"RU": 1}, "RU_C3": {"RU": 1}}
    match = admiral("RU", "C", ships=contested, control={"RU_M1": "NO"})
    sail(match, "RU_C1", "RU_M1")
    assert controller(match, "RU_M1") == "NO"
    assert ships(match, "RU_M1") == {"NO": 1, "RU": 1}


@pytest.mark.law("arctic:MOVE.LAWC", "arctic:COUNCIL.COAST.2")
def test_a_coast_is_never_taken_under_law_c() -> None:
    match = admiral("RU", "C", ships={**NO_SHIPS, "RU_C1": {"RU": 2}})
    sail(match, "RU_C1", "NO_C2")
    assert controller(match, "NO_C2") == "NO"


@pytest.mark.law("arctic:MOVE.LAWC", "arctic:COUNCIL.CHANGE.2")
def test_a_facility_falls_in_the_middle_of_the_action_when_its_sea_changes_hands() -> None:
    given = {**NO_SHIPS, "RU_C1": {"RU": 2}}
    match = admiral("RU", "C", ships=given, control={"RU_M1": "NO"}, facility={"RU_M1": 1, "RU_M2": 2})
    sail(match, "RU_C1", "RU_M1")
    assert facility(match, "RU_M1") is None
    assert "COUNCIL.CHANGE.2 destroyed 1 RU_M1" in record(match)
    sail(match, "RU_C1", "RU_M2")
    assert facility(match, "RU_M2") is None  # illegal until now, and under no country


@pytest.mark.law("arctic:MOVE.LAWC", "arctic:COUNCIL.CHANGE.4")
def test_the_owner_of_a_protected_facility_is_asked_in_the_middle_of_the_action() -> None:
    given = {**NO_SHIPS, "RU_C1": {"RU": 2}}
    guard = guarded("RU_M1", 1, "EU", since=2)
    match = admiral("RU", "C", ships=given, facility={"RU_M1": 2}, treasury={"RU": 0}, **guard)
    sail(match, "RU_C1", "RU_M1")
    assert asked(match) == (2, "licence", "COUNCIL.CHANGE.4")
    answer(match, "licence pay")
    assert match.state["money"] == [10, 10, 8]
    assert match.state["treasury"]["RU"] == 2
    assert facility(match, "RU_M1") == 2
    assert protector(match, "RU_M1") == 1
    assert asked(match) == (0, "move_ships", "MOVE.1")  # and the admiral goes on
    assert options(match) == {"sail RU_C1", "done"}


@pytest.mark.law("arctic:MOVE.LAWC", "arctic:COUNCIL.CHANGE.5")
def test_the_owner_may_let_the_protected_facility_go_in_the_middle_of_the_action() -> None:
    given = {**NO_SHIPS, "RU_C1": {"RU": 2}}
    guard = guarded("RU_M1", 1, "EU", since=2)
    match = admiral("RU", "C", ships=given, facility={"RU_M1": 2}, **guard)
    hand = match.state["hand"][1]
    sail(match, "RU_C1", "RU_M1")
    answer(match, "licence refuse")
    assert facility(match, "RU_M1") is None
    assert match.state["hand"][1] == hand + 1
    assert asked(match) == (0, "move_ships", "MOVE.1")


@pytest.mark.law("arctic:MOVE.LAWC", "arctic:COUNCIL.CHANGE.3")
def test_nobody_is_asked_where_the_protector_comes_from_the_new_controller() -> None:
    given = {**NO_SHIPS, "RU_C1": {"RU": 2}}
    guard = guarded("RU_M1", 1, "RU", since=2)
    match = admiral("RU", "C", ships=given, facility={"RU_M1": 2}, **guard)
    sail(match, "RU_C1", "RU_M1")
    assert asked(match) == (0, "move_ships", "MOVE.1")
    assert facility(match, "RU_M1") == 2
    assert match.state["money"] == [10, 10, 10]


@pytest.mark.law("arctic:MOVE.LAWC", "arctic:P5.2")
def test_chinese_ships_moved_by_a_player_take_seas_under_law_c_too() -> None:
    given = {**NO_SHIPS, "KAM": {"CN": 1}, "RU_C3": {"CN": 1}}
    match = chinese_admiral("C", ships=given, facility={"RU_M6": 1}, control={"RU_M6": "RU"})
    assert asked(match) == (0, "move_ships", "P5.2")
    sail(match, "RU_C3", "RU_M6")
    assert controller(match, "RU_M6") == "CN"
    assert facility(match, "RU_M6") is None


@pytest.mark.law("arctic:MOVE.LAWC", "arctic:SETUP.A.4")
def test_a_licence_for_a_sea_that_china_takes_goes_to_the_bank() -> None:
    given = {**NO_SHIPS, "KAM": {"CN": 1}, "RU_C3": {"CN": 1}}
    guard = guarded("RU_M6", 1, "RU", since=2)
    match = chinese_admiral("C", ships=given, facility={"RU_M6": 1}, control={"RU_M6": "RU"}, **guard)
    treasuries = match.state["treasury"]
    sail(match, "RU_C3", "RU_M6")
    answer(match, "licence pay")
    assert match.state["money"] == [10, 8, 10]
    assert match.state["treasury"] == treasuries


# Attacking ships


@pytest.mark.law("arctic:MOVE.ATTACK.1")
@pytest.mark.parametrize("conflict", [{"RU": "US"}, {"US": "RU"}, {"RU": "US", "US": "RU"}])
def test_ships_of_a_country_in_conflict_can_be_attacked_whoever_declared_it(conflict: dict[str, str]) -> None:
    match = admiral("RU", ships={**NO_SHIPS, "US_I": {"RU": 1, "US": 1}}, conflict=conflict)
    assert "strike US_I US" in options(match)


@pytest.mark.law("arctic:MOVE.ATTACK.1")
def test_without_conflict_no_ship_can_be_attacked() -> None:
    given = {**NO_SHIPS, "US_I": {"RU": 2, "US": 1, "CA": 1, "NO": 1, "EU": 1}, "RU_C1": {"RU": 1}}
    match = admiral("RU", ships=given, conflict={"US": "CA", "NO": "EU"})
    assert options(match) == {"sail US_I", "sail RU_C1"}
    match = admiral("RU", ships=given, conflict={"RU": "US", "NO": "EU"})
    assert options(match, "strike") == {"US_I US"}


@pytest.mark.law("arctic:MOVE.ATTACK.1")
def test_a_ship_attacks_after_its_move() -> None:
    match = admiral("RU", ships={**NO_SHIPS, "RU_M1": {"RU": 1}, "NO_I": {"NO": 2}}, conflict={"NO": "RU"})
    answer(match, "to NO_I")
    assert options(match) == {"strike NO_I NO", "done"}
    answer(match, "strike NO_I NO")
    assert ships(match, "NO_I") == {"NO": 1}


@pytest.mark.law("arctic:MOVE.ATTACK.1")
def test_a_ship_attacks_only_where_it_is() -> None:
    given = {**NO_SHIPS, "RU_M1": {"RU": 2}, "NO_I": {"NO": 1}, "RU_C1": {"RU": 1}}
    match = admiral("RU", ships=given, conflict={"NO": "RU"})
    assert options(match) == {"sail RU_M1", "sail RU_C1"}


@pytest.mark.law("arctic:MOVE.ATTACK.1")
def test_attacks_are_possible_on_a_coast() -> None:
    match = admiral("RU", ships={**NO_SHIPS, "NO_C2": {"RU": 1, "NO": 1}}, conflict={"RU": "NO"})
    answer(match, "strike NO_C2 NO")
    assert ships(match, "NO_C2") == {}


@pytest.mark.law("arctic:MOVE.ATTACK.2")
def test_attacker_and_defender_are_removed_and_nobody_else() -> None:
    crowd = {"RU": 2, "US": 2, "CA": 1, "CN": 1, "NO": 1}
    match = admiral("RU", ships={**NO_SHIPS, "US_I": crowd}, conflict={"RU": "US"})
    answer(match, "strike US_I US")
    assert ships(match, "US_I") == {"RU": 1, "US": 1, "CA": 1, "CN": 1, "NO": 1}
    assert "MOVE.ATTACK.2 struck RU US US_I" in record(match)


@pytest.mark.law("arctic:MOVE.ATTACK.2")
def test_each_attack_costs_a_ship_on_both_sides() -> None:
    match = admiral("RU", ships={**NO_SHIPS, "US_I": {"RU": 3, "US": 2}}, conflict={"RU": "US"})
    answer(match, "strike US_I US", "strike US_I US")
    assert ships(match, "US_I") == {"RU": 1}
    assert options(match, "strike") == set()


@pytest.mark.law("arctic:MOVE.ATTACK.3")
def test_chinese_ships_can_always_be_attacked() -> None:
    match = admiral("NO", ships={**NO_SHIPS, "NO_I": {"NO": 1, "CN": 1, "US": 1}})
    assert options(match, "strike") == {"NO_I CN"}


@pytest.mark.law("arctic:MOVE.ATTACK.3", "arctic:P5.2")
def test_chinese_ships_moved_by_a_player_can_attack_everybody() -> None:
    crowd = {"CN": 2, "RU": 1, "NO": 1, "EU": 1, "CA": 1, "US": 1}
    match = chinese_admiral(ships={**NO_SHIPS, "RU_M6": crowd, "KAM": {"CN": 1}})
    assert options(match, "strike") == {f"RU_M6 {country}" for country in ("RU", "NO", "EU", "CA", "US")}
    answer(match, "strike RU_M6 US")
    assert ships(match, "RU_M6") == {"CN": 1, "RU": 1, "NO": 1, "EU": 1, "CA": 1}


@pytest.mark.law("arctic:MOVE.ATTACK.3")
def test_chinese_ships_attack_after_their_move() -> None:
    match = chinese_admiral(ships={**NO_SHIPS, "KAM": {"CN": 1}, "RU_C3": {"RU": 1}})
    answer(match, "to RU_C3", "strike RU_C3 RU")
    assert ships(match, "RU_C3") == {}


@pytest.mark.law("arctic:MOVE.ATTACK.4")
def test_a_ship_that_attacked_a_facility_attacks_no_ship_any_more() -> None:
    match = admiral("RU", ships={**NO_SHIPS, "RU_M1": {"RU": 1, "CN": 1}}, facility={"RU_M1": 1})
    assert {"strike RU_M1 CN", "raid RU_M1 1"} <= options(match)
    answer(match, "raid RU_M1 1")
    assert options(match) == {"sail_attacker RU_M1", "done"}


@pytest.mark.law("arctic:MOVE.ATTACK.4", "arctic:DESTROY.6")
def test_a_ship_that_attacked_before_its_move_attacks_nothing_after_it() -> None:
    given = {**NO_SHIPS, "RU_M1": {"RU": 1}, "RU_I": {"CN": 1}, "RU_C3": {"RU": 1}}
    match = admiral("RU", ships=given, facility={"RU_M1": 1, "RU_I": 2})
    answer(match, "raid RU_M1 1", "sail_attacker RU_M1", "to RU_I")
    assert options(match) == {"sail RU_C3", "done"}  # neither the Chinese ship nor the facility in RU_I


@pytest.mark.law("arctic:MOVE.ATTACK.4")
def test_a_ship_that_attacked_after_its_move_attacks_no_more() -> None:
    given = {**NO_SHIPS, "RU_C1": {"RU": 1}, "RU_M1": {"CN": 1}, "RU_C3": {"RU": 1}}
    match = admiral("RU", ships=given, facility={"RU_M1": 1})
    sail(match, "RU_C1", "RU_M1")
    answer(match, "raid RU_M1 0")
    assert options(match) == {"sail RU_C3", "done"}
    assert ships(match, "RU_M1") == {"RU": 1, "CN": 1}


@pytest.mark.law("arctic:MOVE.ATTACK.4")
def test_a_fresh_ship_beside_tired_ones_can_still_attack() -> None:
    given = {**NO_SHIPS, "RU_M1": {"RU": 2, "CN": 2}}
    match = admiral("RU", ships=given, facility={"RU_M1": 1})
    answer(match, "raid RU_M1 1", "strike RU_M1 CN")
    assert ships(match, "RU_M1") == {"RU": 1, "CN": 1}
    assert options(match) == {"sail_attacker RU_M1", "done"}  # the one that attacked the facility


@pytest.mark.law("arctic:MOVE.ATTACK.1", "arctic:MOVE.ATTACK.2")
def test_of_a_moved_and_an_unmoved_ship_the_moved_one_is_lost_in_a_fight() -> None:
    given = {**NO_SHIPS, "RU_C1": {"RU": 1}, "RU_M1": {"RU": 1, "CN": 1}}
    match = admiral("RU", ships=given)
    sail(match, "RU_C1", "RU_M1")
    answer(match, "strike RU_M1 CN")
    assert options(match) == {"sail RU_M1", "done"}  # the other one can still move


@pytest.mark.law("arctic:MOVE.ATTACK.1")
def test_two_moved_ships_can_attack_both_defenders() -> None:
    given = {**NO_SHIPS, "RU_C1": {"RU": 2}, "RU_M1": {"CN": 2}}
    match = admiral("RU", ships=given)
    sail(match, "RU_C1", "RU_M1", "RU_M1")
    answer(match, "strike RU_M1 CN", "strike RU_M1 CN")
    assert ships(match, "RU_M1") == {}
    assert asked(match) == (1, "act", "P6.2")
