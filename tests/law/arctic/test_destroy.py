"""Destroying facilities with ships (DESTROY); with the two worked examples of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.arctic.fleet import admiral, chinese_admiral, guarded, sail
from tests.law.arctic.table import NO_SHIPS, answer, asked, facility, options, record, ships, state, table

ALFRED, BETTY, CHARLES = 0, 1, 2


def raider(country: str, law: str = "A", **given: Any) -> Match:
    """Betty moves the ships of a country; afterwards Charles acts in the US."""
    return admiral(country, law, BETTY, **given)


# The worked examples


@pytest.mark.law("arctic:DESTROY.1", "arctic:DESTROY.4", "arctic:DESTROY.6", "arctic:DESTROY.7")
def test_example_1_one_russian_ship_destroys_an_illegal_facility_and_may_then_stay_or_sail() -> None:
    match = raider("RU", ships={**NO_SHIPS, "RU_M1": {"RU": 1}}, facility={"RU_M1": ALFRED})
    assert options(match) == {"sail RU_M1", "raid RU_M1 1"}
    answer(match, "raid RU_M1 1")
    assert facility(match, "RU_M1") is None
    assert options(match) == {"sail_attacker RU_M1", "done"}
    stays = answer(match.clone(), "done")
    assert ships(stays, "RU_M1") == {"RU": 1}
    sails = answer(match, "sail_attacker RU_M1", "to NO_I")
    assert ships(sails, "NO_I") == {"RU": 1}


@pytest.mark.law("arctic:DESTROY.3", "arctic:DESTROY.4", "arctic:DESTROY.5")
def test_example_2_two_of_three_american_ships_are_left_and_do_not_exceed_the_defence() -> None:
    given = {**NO_SHIPS, "CA_M1": {"CA": 1, "EU": 1, "CN": 1}, "US_M2": {"US": 3}}
    match = raider("US", "B", ships=given, conflict={"US": "CA"}, facility={"CA_M1": ALFRED})
    for _ in range(3):
        sail(match, "US_M2", "CA_M1")
    assert options(match) == {"strike CA_M1 CA", "strike CA_M1 CN", "done"}  # first the Canadian ship
    answer(match, "strike CA_M1 CA")
    assert ships(match, "CA_M1") == {"US": 2, "EU": 1, "CN": 1}
    assert options(match) == {"strike CA_M1 CN", "done"}  # 2 do not exceed 1 for the facility and 1 for the EU
    assert facility(match, "CA_M1") == ALFRED


@pytest.mark.law("arctic:DESTROY.4", "arctic:DESTROY.5")
def test_example_2_with_a_fourth_american_ship_the_facility_falls() -> None:
    given = {**NO_SHIPS, "CA_M1": {"CA": 1, "EU": 1, "CN": 1}, "US_M2": {"US": 4}}
    match = raider("US", "B", ships=given, conflict={"US": "CA"}, facility={"CA_M1": ALFRED})
    for _ in range(4):
        sail(match, "US_M2", "CA_M1")
    answer(match, "strike CA_M1 CA", "raid CA_M1 0")
    assert facility(match, "CA_M1") is None
    assert ships(match, "CA_M1") == {"US": 3, "EU": 1, "CN": 1}
    assert "DESTROY.4 raided US CA_M1 3" in record(match)


# Which facilities


@pytest.mark.law("arctic:DESTROY.1")
@pytest.mark.parametrize("owner", [ALFRED, BETTY])
def test_an_illegal_facility_can_be_destroyed_whoever_owns_it_and_without_any_conflict(owner: int) -> None:
    match = raider("RU", ships={**NO_SHIPS, "EU_I": {"RU": 1, "EU": 2}}, facility={"EU_I": owner})
    assert "raid EU_I 1" in options(match)


@pytest.mark.law("arctic:DESTROY.1")
def test_a_legal_facility_can_be_destroyed_only_in_conflict_with_its_country() -> None:
    given = {**NO_SHIPS, "US_M1": {"RU": 2}, "RU_C1": {"RU": 1}}
    for conflict, possible in [({}, False), ({"RU": "US"}, True), ({"US": "RU"}, True), ({"RU": "CA"}, False)]:
        match = raider("RU", "B", ships=given, conflict=conflict, facility={"US_M1": ALFRED})
        assert ("raid US_M1 2" in options(match)) is possible


@pytest.mark.law("arctic:DESTROY.1")
def test_a_facility_on_a_foreign_coast_is_legal_and_can_be_destroyed_in_conflict() -> None:
    given = {**NO_SHIPS, "NO_C2": {"RU": 2}}
    match = raider("RU", ships=given, conflict={"RU": "NO"}, facility={"NO_C2": ALFRED})
    answer(match, "raid NO_C2 2")
    assert facility(match, "NO_C2") is None
    match = raider("RU", ships={**given, "RU_C1": {"RU": 1}}, facility={"NO_C2": ALFRED})
    assert options(match, "raid") == set()


@pytest.mark.law("arctic:DESTROY.1")
def test_ships_attack_the_facility_after_their_move() -> None:
    given = {**NO_SHIPS, "RU_C1": {"RU": 1}, "RU_C3": {"RU": 1}}
    match = raider("RU", ships=given, facility={"RU_M1": ALFRED})
    sail(match, "RU_C1", "RU_M1")
    answer(match, "raid RU_M1 0")
    assert facility(match, "RU_M1") is None
    assert options(match) == {"sail RU_C3", "done"}  # it has moved, and sails no farther


@pytest.mark.law("arctic:DESTROY.1", "arctic:DESTROY.6")
def test_a_ship_destroys_one_facility_before_or_after_its_move_but_not_two() -> None:
    match = raider("RU", ships={**NO_SHIPS, "RU_M1": {"RU": 1}}, facility={"RU_M1": ALFRED, "RU_I": CHARLES})
    answer(match, "raid RU_M1 1", "sail_attacker RU_M1", "to RU_I")
    assert facility(match, "RU_I") == CHARLES
    assert asked(match) == (CHARLES, "act", "P6.2")  # nothing was left to do


@pytest.mark.law("arctic:DESTROY.1")
def test_a_ship_reaches_only_the_facility_in_its_own_region() -> None:
    match = raider("RU", ships={**NO_SHIPS, "RU_M1": {"RU": 3}, "RU_C3": {"RU": 1}}, facility={"RU_I": ALFRED})
    assert options(match, "raid") == set()


@pytest.mark.law("arctic:DESTROY.1", "arctic:P5.2")
def test_chinese_ships_moved_by_a_player_destroy_legal_facilities_of_any_country() -> None:
    given = {**NO_SHIPS, "RU_M6": {"CN": 2}, "KAM": {"CN": 1}}
    match = chinese_admiral("B", BETTY, ships=given, facility={"RU_M6": ALFRED})
    answer(match, "raid RU_M6 2")
    assert facility(match, "RU_M6") is None
    assert ships(match, "RU_M6") == {"CN": 2}


@pytest.mark.law("arctic:DESTROY.1", "arctic:DESTROY.5")
def test_a_legal_facility_under_china_can_be_destroyed_by_anybody_and_nobody_is_neutral() -> None:
    given = {**NO_SHIPS, "RU_M5": {"RU": 2, "US": 2}, "RU_C1": {"RU": 1}}
    match = raider("RU", "C", ships=given, control={"RU_M5": "CN"}, facility={"RU_M5": ALFRED})
    assert options(match, "raid") == {"RU_M5 2"}
    answer(match, "raid RU_M5 2")
    assert facility(match, "RU_M5") is None


@pytest.mark.law("arctic:DESTROY.2")
def test_ships_do_not_destroy_a_legal_facility_of_their_own_country() -> None:
    given = {**NO_SHIPS, "RU_C1": {"RU": 3}, "RU_M1": {"RU": 3}}
    match = raider("RU", "B", ships=given, conflict={"RU": "US"}, facility={"RU_C1": ALFRED, "RU_M1": CHARLES})
    assert options(match) == {"sail RU_C1", "sail RU_M1"}


@pytest.mark.law("arctic:REDEPLOY.III.3")
@pytest.mark.parametrize("law", ["A", "B"])
def test_a_protected_facility_is_attacked_by_nobody(law: str) -> None:
    given = {**NO_SHIPS, "US_M1": {"RU": 4}, "RU_C1": {"RU": 1}}
    guard = guarded("US_M1", ALFRED, "EU", since=2)
    match = raider("RU", law, ships=given, conflict={"RU": "US"}, facility={"US_M1": CHARLES}, **guard)
    assert options(match) == {"sail US_M1", "sail RU_C1"}


@pytest.mark.law("arctic:REDEPLOY.III.3")
def test_a_protected_facility_is_safe_from_china_too() -> None:
    given = {**NO_SHIPS, "RU_M6": {"CN": 3}, "KAM": {"CN": 1}}
    guard = guarded("RU_M6", ALFRED, "EU", since=2)
    match = chinese_admiral("A", BETTY, ships=given, facility={"RU_M6": CHARLES}, **guard)
    assert options(match) == {"sail RU_M6", "sail KAM"}


# Defenders


@pytest.mark.law("arctic:DESTROY.3")
def test_every_ship_of_the_controller_must_be_removed_first() -> None:
    given = {**NO_SHIPS, "US_M1": {"RU": 5, "US": 2}}
    match = raider("RU", "B", ships=given, conflict={"RU": "US"}, facility={"US_M1": ALFRED})
    assert options(match, "raid") == set()
    answer(match, "strike US_M1 US")
    assert options(match, "raid") == set()
    answer(match, "strike US_M1 US")
    assert options(match, "raid") == {"US_M1 2"}
    assert ships(match, "US_M1") == {"RU": 3}


@pytest.mark.law("arctic:DESTROY.3")
def test_ships_do_not_defend_an_illegal_facility_even_of_the_nearest_coast() -> None:
    given = {**NO_SHIPS, "US_M1": {"RU": 1, "US": 4}}
    match = raider("RU", ships=given, facility={"US_M1": ALFRED})
    assert "raid US_M1 1" in options(match)


@pytest.mark.law("arctic:DESTROY.3")
def test_under_law_c_the_marker_without_ships_defends_nothing() -> None:
    given = {**NO_SHIPS, "US_I": {"RU": 2, "EU": 1}, "RU_C1": {"RU": 1}}
    match = raider(
        "RU", "C", ships=given, control={"US_I": "US"}, conflict={"US": "RU", "EU": "US"}, facility={"US_I": ALFRED}
    )
    answer(match, "raid US_I 2")
    assert facility(match, "US_I") is None


# Numbers


@pytest.mark.law("arctic:DESTROY.4", "arctic:DESTROY.5")
def test_one_ship_is_not_enough_for_a_legal_facility_and_two_are() -> None:
    for number, possible in [(1, False), (2, True)]:
        given = {**NO_SHIPS, "US_M1": {"RU": number}, "RU_C1": {"RU": 1}}
        match = raider("RU", "B", ships=given, conflict={"RU": "US"}, facility={"US_M1": ALFRED})
        assert bool(options(match, "raid")) is possible
        reason = match.why_not("raid US_M1 1")
        assert reason is not None
        assert reason.phrase.name == ("other_share" if possible else "too_few_raiders")


@pytest.mark.law("arctic:DESTROY.5")
@pytest.mark.parametrize(
    ("bystanders", "needed"),
    [
        ({}, 2),
        ({"EU": 1}, 3),
        ({"EU": 2, "NO": 1}, 5),
        ({"CA": 3}, 2),  # in conflict with the US, and so not neutral
        ({"CN": 3}, 2),  # China never is
        ({"CA": 1, "CN": 1, "NO": 1}, 3),
    ],
)
def test_every_neutral_ship_adds_one_to_the_defence(bystanders: dict[str, int], needed: int) -> None:
    given = {**NO_SHIPS, "US_M1": {"RU": 5, **bystanders}}
    match = raider("RU", "B", ships=given, conflict={"RU": "US", "CA": "US"}, facility={"US_M1": ALFRED})
    assert options(match, "raid") == {f"US_M1 {needed}"}


@pytest.mark.law("arctic:DESTROY.5")
def test_neutral_is_meant_towards_the_defender_and_not_the_attacker() -> None:
    given = {**NO_SHIPS, "US_M1": {"RU": 4, "EU": 1}}
    friend_of_none = {"RU": "US", "EU": "RU"}  # the EU quarrels with the attacker, and not with the US
    match = raider("RU", "B", ships=given, conflict=friend_of_none, facility={"US_M1": ALFRED})
    assert options(match, "raid") == {"US_M1 3"}


@pytest.mark.law("arctic:DESTROY.5", "arctic:P5.2")
def test_arctic_ships_are_neutral_when_china_attacks_a_third_country() -> None:
    given = {**NO_SHIPS, "US_M1": {"CN": 3, "RU": 1, "CA": 1}, "KAM": {"CN": 1}}
    match = chinese_admiral("B", BETTY, ships=given, conflict={"CA": "US"}, facility={"US_M1": ALFRED})
    assert options(match, "raid") == {"US_M1 3"}  # 1 for the facility, 1 for Russia, and 1 more


@pytest.mark.law("arctic:DESTROY.4", "arctic:DESTROY.5")
def test_neutral_ships_do_not_strengthen_an_illegal_facility() -> None:
    given = {**NO_SHIPS, "US_M1": {"RU": 3, "EU": 2, "NO": 1}}
    match = raider("RU", ships=given, facility={"US_M1": ALFRED})
    assert options(match, "raid") == {"US_M1 1"}


# What becomes of the ships


@pytest.mark.law("arctic:DESTROY.6")
def test_ships_that_attacked_before_their_move_may_still_sail_each_its_own_way() -> None:
    given = {**NO_SHIPS, "US_M1": {"RU": 2}}
    match = raider("RU", "B", ships=given, conflict={"RU": "US"}, facility={"US_M1": ALFRED})
    answer(match, "raid US_M1 2")
    assert ships(match, "US_M1") == {"RU": 2}
    answer(match, "sail_attacker US_M1", "to US_I", "sail_attacker US_M1", "to RU_I")
    assert ships(match, "US_I") == {"RU": 1}
    assert ships(match, "RU_I") == {"RU": 1}
    assert asked(match) == (CHARLES, "act", "P6.2")


@pytest.mark.law("arctic:DESTROY.1", "arctic:DESTROY.6")
def test_moved_and_unmoved_ships_attack_together() -> None:
    given = {**NO_SHIPS, "RU_C3": {"RU": 1}, "US_M1": {"RU": 1}}
    match = raider("RU", "B", ships=given, conflict={"RU": "US"}, facility={"US_M1": ALFRED})
    sail(match, "RU_C3", "US_M1")
    assert options(match, "raid") == {"US_M1 1"}
    answer(match, "raid US_M1 1")
    assert options(match) == {"sail_attacker US_M1", "done"}  # one of the two: the other has moved
    answer(match, "sail_attacker US_M1", "to US_I")
    assert asked(match) == (CHARLES, "act", "P6.2")


@pytest.mark.law("arctic:DESTROY.6")
def test_the_admiral_says_how_many_of_the_attackers_have_not_moved_yet() -> None:
    given = {**NO_SHIPS, "RU_C3": {"RU": 1}, "US_M1": {"RU": 2, "CN": 1}}
    match = raider("RU", "B", ships=given, conflict={"RU": "US"}, facility={"US_M1": ALFRED})
    sail(match, "RU_C3", "US_M1")
    assert options(match, "raid") == {"US_M1 1", "US_M1 2"}
    mixed = answer(match.clone(), "raid US_M1 1")
    assert options(mixed) == {"sail US_M1", "sail_attacker US_M1", "strike US_M1 CN", "done"}
    sail(mixed, "US_M1", "US_I")
    assert options(mixed) == {"sail_attacker US_M1", "done"}  # the fresh one has sailed and can attack no Chinese
    fresh = answer(match, "raid US_M1 2")
    assert options(fresh) == {"sail_attacker US_M1", "strike US_M1 CN", "done"}  # the moved one can still attack
    answer(fresh, "strike US_M1 CN")
    assert options(fresh) == {"sail_attacker US_M1", "done"}


@pytest.mark.law("arctic:DESTROY.6")
def test_ships_that_sank_in_the_fight_do_not_count_against_the_facility() -> None:
    given = {**NO_SHIPS, "US_M1": {"RU": 2, "US": 1}, "RU_C3": {"RU": 1}}
    match = raider("RU", "B", ships=given, conflict={"RU": "US"}, facility={"US_M1": ALFRED})
    answer(match, "strike US_M1 US")
    assert options(match, "raid") == set()
    sail(match, "RU_C3", "US_M1")
    assert options(match, "raid") == {"US_M1 1"}


@pytest.mark.law("arctic:DESTROY.7")
def test_the_tile_of_a_destroyed_facility_leaves_the_board() -> None:
    match = raider("RU", ships={**NO_SHIPS, "RU_M1": {"RU": 1}}, facility={"RU_M1": ALFRED, "RU_M2": ALFRED})
    answer(match, "raid RU_M1 1")
    assert state(match)["facility"] == {"RU_M2": ALFRED}
    assert "DESTROY.7 destroyed 0 RU_M1" in record(match)


@pytest.mark.law("arctic:DESTROY.7", "arctic:BUILD.1")
def test_after_the_destruction_the_deposit_is_free_again() -> None:
    match = table(
        influence={"RU": {"1": BETTY, "2": CHARLES}, "US": {"3": CHARLES}},
        ships={**NO_SHIPS, "RU_M1": {"RU": 1}},
        facility={"RU_M1": ALFRED},
    )
    answer(match, "act move", "raid RU_M1 1", "done", "act facility")
    assert "RU_M1" in options(match, "build")
