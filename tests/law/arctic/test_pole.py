"""The North Pole (POLE)."""

from __future__ import annotations

import pytest

from tests.law.arctic.fleet import admiral, chinese_admiral, sail
from tests.law.arctic.table import NO_SHIPS, answer, asked, controller, options, record, ships, table

ARCTIC = ("RU", "NO", "EU", "CA", "US")


@pytest.mark.law("arctic:POLE.1", "arctic:POLE.5")
@pytest.mark.parametrize("law", ["A", "B", "C"])
def test_at_the_pole_even_friends_fight_under_any_law(law: str) -> None:
    match = admiral("NO", law, ships={**NO_SHIPS, "NO_I": {"NO": 2}, "POLE": {"EU": 2}})
    sail(match, "NO_I", "POLE")
    assert ships(match, "POLE") == {"EU": 1}
    assert ships(match, "NO_I") == {"NO": 1}


@pytest.mark.law("arctic:POLE.1")
def test_at_the_pole_any_ship_can_be_attacked_without_a_conflict() -> None:
    crowd = {**NO_SHIPS, "POLE": {"RU": 2, "US": 1, "EU": 1}, "RU_I": {"RU": 1, "US": 1}}
    match = admiral("RU", ships=crowd, control={"POLE": "RU"})
    assert options(match, "strike") == {"POLE US", "POLE EU"}  # and not the American ship in RU_I
    answer(match, "strike POLE EU")
    assert ships(match, "POLE") == {"RU": 1, "US": 1}


@pytest.mark.law("arctic:POLE.2")
@pytest.mark.parametrize("law", ["A", "B", "C"])
def test_whoever_is_alone_at_the_pole_controls_it_under_any_law(law: str) -> None:
    match = admiral("CA", law, ships={**NO_SHIPS, "CA_I": {"CA": 2}})
    assert controller(match, "POLE") is None
    sail(match, "CA_I", "POLE")
    assert controller(match, "POLE") == "CA"
    assert "POLE.2 controls CA POLE" in record(match)


@pytest.mark.law("arctic:POLE.2")
def test_the_last_country_left_after_a_fight_controls_the_pole() -> None:
    crowd = {**NO_SHIPS, "POLE": {"RU": 1, "CN": 2}, "RU_I": {"RU": 2}}
    match = admiral("RU", ships=crowd, control={"POLE": "CN"})
    answer(match, "strike POLE CN")
    assert controller(match, "POLE") == "CN"
    sail(match, "RU_I", "POLE")  # and meets the last Chinese ship there
    assert ships(match, "POLE") == {}
    assert controller(match, "POLE") == "CN"
    sail(match, "RU_I", "POLE")
    assert controller(match, "POLE") == "RU"


@pytest.mark.law("arctic:POLE.3")
def test_the_pole_stays_with_its_controller_after_the_ships_have_left() -> None:
    match = admiral("US", ships={**NO_SHIPS, "POLE": {"US": 1}, "US_C1": {"US": 1}})
    assert controller(match, "POLE") == "US"
    sail(match, "POLE", "EU_I")
    assert ships(match, "POLE") == {}
    assert controller(match, "POLE") == "US"


@pytest.mark.law("arctic:POLE.3")
def test_a_ship_that_enters_the_empty_pole_takes_it_from_its_controller() -> None:
    match = admiral("CA", ships={**NO_SHIPS, "CA_I": {"CA": 1}, "CA_M1": {"CA": 1}}, control={"POLE": "RU"})
    sail(match, "CA_I", "POLE")
    assert ships(match, "POLE") == {"CA": 1}  # nobody was there to fight
    assert controller(match, "POLE") == "CA"


@pytest.mark.law("arctic:POLE.3")
def test_a_ship_that_only_passes_by_changes_nothing() -> None:
    match = admiral("CA", ships={**NO_SHIPS, "CA_I": {"CA": 1}, "CA_M1": {"CA": 1}}, control={"POLE": "RU"})
    sail(match, "CA_I", "EU_I")
    assert controller(match, "POLE") == "RU"


@pytest.mark.law("arctic:POLE.4")
@pytest.mark.parametrize("new", ["A", "B", "C"])
@pytest.mark.parametrize("fleet", [{}, {"RU": 1}, {"RU": 1, "CN": 1}])
def test_a_new_law_leaves_the_pole_alone(new: str, fleet: dict[str, int]) -> None:
    old = "B" if new == "A" else "A"
    given = {**NO_SHIPS, "POLE": fleet}
    match = table(phase=9, law=old, council=dict.fromkeys(ARCTIC, new), ships=given, control={"POLE": "RU"})
    assert match.state["law"] == new
    assert controller(match, "POLE") == "RU"


@pytest.mark.law("arctic:POLE.4")
@pytest.mark.parametrize("new", ["A", "B", "C"])
def test_a_new_law_gives_nobody_an_empty_pole(new: str) -> None:
    old = "B" if new == "A" else "A"
    match = table(phase=9, law=old, council=dict.fromkeys(ARCTIC, new), ships=NO_SHIPS)
    assert match.state["law"] == new
    assert controller(match, "POLE") is None


@pytest.mark.law("arctic:POLE.5")
def test_a_ship_that_enters_a_defended_pole_must_attack_and_nobody_is_asked() -> None:
    match = admiral("CA", ships={**NO_SHIPS, "CA_I": {"CA": 2}, "POLE": {"RU": 3}})
    sail(match, "CA_I", "POLE")
    assert ships(match, "POLE") == {"RU": 2}
    assert "POLE.5 pole_fight CA RU" in record(match)
    assert asked(match) == (0, "move_ships", "MOVE.1")


@pytest.mark.law("arctic:POLE.5")
def test_every_ship_that_enters_fights_one_of_the_controllers() -> None:
    match = admiral("CA", ships={**NO_SHIPS, "CA_I": {"CA": 3}, "POLE": {"RU": 2}})
    sail(match, "CA_I", "POLE", "POLE")
    assert ships(match, "POLE") == {}
    sail(match, "CA_I", "POLE")
    assert ships(match, "POLE") == {"CA": 1}


@pytest.mark.law("arctic:POLE.5")
def test_ships_of_the_controller_enter_in_peace() -> None:
    match = admiral("RU", ships={**NO_SHIPS, "RU_I": {"RU": 2}, "POLE": {"RU": 1, "CN": 1}}, control={"POLE": "RU"})
    sail(match, "RU_I", "POLE")
    assert ships(match, "POLE") == {"RU": 2, "CN": 1}


@pytest.mark.law("arctic:POLE.5")
def test_of_two_fleets_at_the_pole_the_controllers_is_attacked() -> None:
    given = {**NO_SHIPS, "US_I": {"US": 2}, "POLE": {"RU": 2, "CN": 2}}
    match = admiral("US", ships=given, control={"POLE": "RU"})
    sail(match, "US_I", "POLE")
    assert ships(match, "POLE") == {"RU": 1, "CN": 2}


@pytest.mark.law("arctic:POLE.5")
def test_where_the_controller_has_no_ship_nobody_is_attacked() -> None:
    given = {**NO_SHIPS, "US_I": {"US": 2}, "POLE": {"EU": 1, "CN": 1}}
    match = admiral("US", ships=given, control={"POLE": "RU"})
    sail(match, "US_I", "POLE")
    assert ships(match, "POLE") == {"US": 1, "EU": 1, "CN": 1}


@pytest.mark.law("arctic:POLE.5", "arctic:P5.2")
def test_a_chinese_ship_sent_by_a_player_fights_at_the_pole_like_any_other() -> None:
    given = {**NO_SHIPS, "RU_I": {"CN": 2}, "POLE": {"RU": 1}}
    match = chinese_admiral(ships=given)
    sail(match, "RU_I", "POLE")
    assert ships(match, "POLE") == {}
    assert controller(match, "POLE") == "RU"
    sail(match, "RU_I", "POLE")
    assert controller(match, "POLE") == "CN"


@pytest.mark.law("arctic:POLE.5")
def test_a_ship_that_attacked_a_facility_before_still_fights_at_the_pole() -> None:
    given = {**NO_SHIPS, "RU_I": {"RU": 1}, "RU_C1": {"RU": 1}, "POLE": {"US": 1}}
    match = admiral("RU", ships=given, facility={"RU_I": 1})
    answer(match, "raid RU_I 1", "sail_attacker RU_I", "to POLE")
    assert ships(match, "POLE") == {}
    assert controller(match, "POLE") == "US"


@pytest.mark.law("arctic:POLE.6", "arctic:POLE.3")
def test_when_both_are_gone_the_old_controller_keeps_the_pole() -> None:
    match = admiral("CA", ships={**NO_SHIPS, "CA_I": {"CA": 1}, "CA_M1": {"CA": 1}, "POLE": {"RU": 1}})
    sail(match, "CA_I", "POLE")
    assert ships(match, "POLE") == {}
    assert controller(match, "POLE") == "RU"


@pytest.mark.law("arctic:POLE.6")
def test_the_second_ship_of_the_attackers_takes_the_pole() -> None:
    match = admiral("CA", ships={**NO_SHIPS, "CA_I": {"CA": 2}, "POLE": {"RU": 1}})
    sail(match, "CA_I", "POLE", "POLE")
    assert ships(match, "POLE") == {"CA": 1}
    assert controller(match, "POLE") == "CA"


@pytest.mark.law("arctic:POLE.6")
def test_a_third_country_left_alone_at_the_pole_takes_it() -> None:
    given = {**NO_SHIPS, "US_I": {"US": 2}, "POLE": {"RU": 1, "CN": 1}}
    match = admiral("US", ships=given, control={"POLE": "RU"})
    sail(match, "US_I", "POLE")
    assert ships(match, "POLE") == {"CN": 1}
    assert controller(match, "POLE") == "CN"


@pytest.mark.law("arctic:POLE.6")
def test_the_controller_stays_while_one_of_its_ships_is_left() -> None:
    match = admiral("US", ships={**NO_SHIPS, "US_I": {"US": 2}, "POLE": {"RU": 2}})
    sail(match, "US_I", "POLE")
    assert controller(match, "POLE") == "RU"


@pytest.mark.law("arctic:POLE.7")
def test_no_facility_is_built_at_the_pole_by_its_controller_or_anybody() -> None:
    match = table(influence={"RU": {"1": 0}, "US": {"3": 1}}, ships={**NO_SHIPS, "POLE": {"RU": 3}})
    answer(match, "act facility")
    assert options(match, "build") == {"RU_C1", "RU_C2", "RU_C3"}
    match = table(phase=5, yellow=[0, -1], influence={"US": {"3": 1}}, ships={**NO_SHIPS, "POLE": {"CN": 3}})
    assert options(match, "china") == {"move", "decline"}
