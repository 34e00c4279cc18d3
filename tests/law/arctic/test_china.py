"""Phase 5: China's action, or its automatic movement."""

from __future__ import annotations

import pytest

from tests.law.arctic.table import (
    NO_SHIPS,
    answer,
    asked,
    controller,
    facility,
    options,
    record,
    ships,
    state,
    table,
)


@pytest.mark.law("arctic:P5.1")
def test_who_controls_china_may_move_its_ships_or_build_or_do_neither() -> None:
    match = table(phase=5, yellow=[1, -1], ships={"RU_M6": {"CN": 1}})
    assert asked(match) == (1, "china", "P5.1")
    assert options(match) == {"china move", "china build", "china decline"}


@pytest.mark.law("arctic:P5.1")
def test_china_builds_or_moves_but_not_both() -> None:
    match = table(phase=5, yellow=[1, -1], ships={"RU_M6": {"CN": 1}}, influence={"RU": {"1": 0}})
    answer(match, "china build")
    assert facility(match, "RU_M6") == 1
    assert asked(match) == (0, "act", "P6.2")


@pytest.mark.law("arctic:P5.1")
def test_china_moves_or_builds_but_not_both() -> None:
    match = table(phase=5, yellow=[1, -1], ships={"RU_M6": {"CN": 1}}, influence={"RU": {"1": 0}})
    answer(match, "china move", "sail RU_M6", "to RU_I", "done")
    assert asked(match) == (0, "act", "P6.2")
    assert state(match)["facility"] == {}


@pytest.mark.law("arctic:P5.1")
def test_without_a_place_to_build_only_moving_is_offered() -> None:
    assert options(table(phase=5, yellow=[1, -1])) == {"china move", "china decline"}


@pytest.mark.law("arctic:P5.1")
def test_without_a_ship_there_is_nothing_china_can_do() -> None:
    match = table(phase=5, yellow=[1, -1], ships={"KAM": {}}, influence={"RU": {"1": 0}})
    assert asked(match) == (0, "act", "P6.2")
    assert "P5.1 china_heeds 1 decline" in record(match)


@pytest.mark.law("arctic:P5.1")
def test_a_controlled_china_does_not_move_by_itself() -> None:
    match = table(phase=5, yellow=[1, -1], influence={"RU": {"1": 0}})
    answer(match, "china decline")
    assert ships(match, "KAM") == {"CN": 1}


# Moving


@pytest.mark.law("arctic:P5.2")
def test_any_number_of_chinese_ships_move_one_region_each() -> None:
    match = table(phase=5, yellow=[1, -1], ships={**NO_SHIPS, "KAM": {"CN": 2}, "RU_I": {"CN": 1}, "RU_C1": {"RU": 1}})
    answer(match, "china move")
    assert asked(match) == (1, "move_ships", "P5.2")
    assert options(match) == {"sail KAM", "sail RU_I"}  # China's ships only, and at least one must go
    answer(match, "sail KAM")
    assert options(match, "to") == {"RU_C3", "US_C1"}
    answer(match, "to US_C1", "sail KAM", "to RU_C3")
    assert options(match) == {"sail RU_I", "done"}  # the two that have moved cannot move again
    answer(match, "sail RU_I", "to RU_M6")
    assert asked(match)[1] != "move_ships"  # no ship is left that could do anything
    assert ships(match, "US_C1") == ships(match, "RU_M6") == {"CN": 1}


@pytest.mark.law("arctic:P5.2")
def test_chinese_ships_attack_any_arctic_ship_without_a_declared_conflict() -> None:
    match = table(phase=5, yellow=[1, -1], ships={**NO_SHIPS, "US_M1": {"CN": 1, "US": 1, "CA": 1}})
    answer(match, "china move")
    assert options(match, "strike") == {"US_M1 US", "US_M1 CA"}
    answer(match, "strike US_M1 CA")
    assert ships(match, "US_M1") == {"US": 1}


@pytest.mark.law("arctic:P5.2")
def test_chinese_ships_destroy_facilities() -> None:
    match = table(
        phase=5,
        yellow=[1, -1],
        ships={**NO_SHIPS, "US_M1": {"CN": 1}, "US_C1": {"CN": 2}},
        facility={"US_M1": 0, "US_C1": 2},
    )
    answer(match, "china move", "raid US_M1 1", "raid US_C1 2")
    assert facility(match, "US_M1") is None
    assert facility(match, "US_C1") is None


# Building


@pytest.mark.law("arctic:P5.3")
def test_china_builds_illegally_where_it_has_a_ship_in_an_uncontrolled_sea() -> None:
    match = table(phase=5, yellow=[1, -1], ships={"RU_M6": {"CN": 1}, "RU_I": {"CN": 1}, "US_M1": {"RU": 1}})
    answer(match, "china build")
    assert asked(match) == (1, "build", "P5.3")
    assert options(match, "build") == {"RU_M6", "RU_I"}
    answer(match, "build RU_I")
    assert "BUILD.4 built_illegal 1 CN RU_I 3" in record(match)  # the inner ring, and no licence
    assert match.state["money"] == [10, 7, 10]


@pytest.mark.law("arctic:P5.3")
def test_china_builds_legally_in_the_seas_it_controls_even_without_a_ship_there() -> None:
    match = table(
        phase=5,
        yellow=[1, -1],
        law="C",
        control={"US_I": "CN", "CA_I": "US"},
        ships={**NO_SHIPS, "CA_I": {"US": 1, "CN": 1}, "RU_M6": {"CN": 1, "RU": 1}},
    )
    answer(match, "china build")
    # Not in CA_I, where it has a ship but the United States control; illegally in RU_M6, which nobody controls.
    assert options(match, "build") == {"US_I", "RU_M6"}
    answer(match, "build US_I")
    assert "BUILD.2 built_legal 1 CN US_I 4" in record(match)
    assert match.state["money"] == [10, 6, 10]


@pytest.mark.law("arctic:P5.3")
def test_china_cannot_build_on_a_foreign_coast_nor_at_the_pole_nor_under_law_b() -> None:
    fleet = {**NO_SHIPS, "RU_C3": {"CN": 1}, "POLE": {"CN": 1}, "RU_M6": {"CN": 1}, "KAM": {"CN": 1}}
    match = table(phase=5, yellow=[1, -1], law="B", ships=fleet)
    assert "china build" not in options(match)


@pytest.mark.law("arctic:P5.3")
def test_china_builds_one_facility_only() -> None:
    match = table(phase=5, yellow=[1, -1], ships={"RU_M6": {"CN": 1}, "RU_I": {"CN": 1}})
    answer(match, "china build", "build RU_M6")
    assert asked(match)[1] != "build"
    assert match.state["tiles"] == [12, 11, 12]


@pytest.mark.law("arctic:P5.3")
def test_the_builder_needs_the_money_for_the_ring() -> None:
    fleet = {"RU_M6": {"CN": 1}, "RU_I": {"CN": 1}}
    match = table(phase=5, yellow=[1, -1], ships=fleet, money=[9, 2, 9])
    answer(match, "china build")
    assert facility(match, "RU_M6") == 1  # the only one that $2 pays for
    broke = table(phase=5, yellow=[1, -1], ships=fleet, money=[9, 1, 9])
    assert "china build" not in options(broke)


# Moving by itself


@pytest.mark.law("arctic:P5.4")
def test_with_nobody_in_control_every_chinese_ship_moves_north() -> None:
    match = table(phase=5, ships={"KAM": {"CN": 2}, "US_M1": {"CN": 1}, "US_I": {"CN": 1}})
    assert ships(match, "RU_C3") == {"RU": 1, "CN": 2}
    assert ships(match, "US_I") == {"CN": 1}
    assert ships(match, "POLE") == {"CN": 1}
    assert ships(match, "US_M1") == {}
    assert [line for line in record(match) if line.startswith("P5.4")] == [
        "P5.4 china_drifts US_I POLE",
        "P5.4 china_drifts US_M1 US_I",
        "P5.4 china_drifts KAM RU_C3",
        "P5.4 china_drifts KAM RU_C3",
    ]


@pytest.mark.law("arctic:P5.4")
def test_a_chinese_ship_at_the_pole_stays() -> None:
    match = table(phase=5, turn=3, ships={**NO_SHIPS, "POLE": {"CN": 1, "RU": 1}}, control={"POLE": "RU"})
    assert ships(match, "POLE") == {"CN": 1, "RU": 1}


@pytest.mark.law("arctic:P5.4")
def test_a_chinese_ship_reaches_the_pole_after_four_automatic_moves() -> None:
    way = ["KAM"]
    for _ in range(4):
        match = table(phase=5, ships={**NO_SHIPS, way[-1]: {"CN": 1}}, influence={"RU": {"1": 0}})
        [here] = state(match)["ships"]
        way.append(here)
    assert way == ["KAM", "RU_C3", "RU_M6", "RU_I", "POLE"]


@pytest.mark.law("arctic:POLE.2")
def test_a_ship_that_drifts_to_an_empty_pole_takes_it() -> None:
    match = table(phase=5, ships={**NO_SHIPS, "RU_I": {"CN": 1}}, influence={"RU": {"1": 0}})
    assert controller(match, "POLE") == "CN"


@pytest.mark.law("arctic:P5.5")
@pytest.mark.parametrize(
    ("coast", "north_west", "north_east"),
    [("RU_C1", "RU_M1", "RU_M2"), ("RU_C2", "RU_M3", "RU_M4"), ("RU_C3", "RU_M5", "RU_M6")],
)
def test_from_a_russian_coast_the_ship_goes_north_east(coast: str, north_west: str, north_east: str) -> None:
    match = table(phase=5, ships={**NO_SHIPS, coast: {"CN": 1}}, influence={"RU": {"1": 0}})
    assert ships(match, north_east) == {"CN": 1}
    assert ships(match, north_west) == {}


@pytest.mark.law("arctic:P5.6")
def test_ships_that_move_by_themselves_attack_nobody() -> None:
    match = table(
        phase=5,
        ships={**NO_SHIPS, "RU_C3": {"CN": 2}, "RU_M6": {"RU": 1}},
        facility={"RU_M6": 0},
        influence={"RU": {"1": 0}},
    )
    assert ships(match, "RU_M6") == {"CN": 2, "RU": 1}
    assert facility(match, "RU_M6") == 0


@pytest.mark.law("arctic:P5.6")
def test_but_ships_of_others_may_attack_them_afterwards() -> None:
    match = table(
        phase=5,
        ships={**NO_SHIPS, "RU_C3": {"CN": 1}, "US_C1": {"US": 1}},
        influence={"US": {"1": 0}},
    )
    answer(match, "act move", "to RU_M6", "strike RU_M6 CN")
    assert ships(match, "RU_M6") == {}


# The option for beginners


@pytest.mark.law("arctic:P5.OPT")
def test_beginners_leave_china_out_of_the_first_turn() -> None:
    rules = {"beginner": "yes"}
    match = table(phase=5, turn=1, rules=rules, influence={"RU": {"1": 0}})
    assert asked(match) == (0, "act", "P6.2")
    assert ships(match, "KAM") == {"CN": 1}


@pytest.mark.law("arctic:P5.OPT")
def test_beginners_get_no_new_chinese_ship_in_the_second_turn() -> None:
    rules = {"beginner": "yes"}
    assert ships(table(phase=2, turn=2, rules=rules), "KAM") == {"CN": 1}
    assert ships(table(phase=2, turn=3, rules=rules), "KAM") == {"CN": 2}


@pytest.mark.law("arctic:P5.OPT")
def test_china_acts_for_beginners_from_the_second_turn_on() -> None:
    match = table(phase=5, turn=2, rules={"beginner": "yes"}, influence={"RU": {"1": 0}})
    assert ships(match, "RU_C3") == {"RU": 1, "CN": 1}


@pytest.mark.law("arctic:P5.OPT")
def test_without_the_option_china_moves_in_the_first_turn_and_grows_in_the_second() -> None:
    assert ships(table(phase=5, turn=1, influence={"RU": {"1": 0}}), "RU_C3") == {"RU": 1, "CN": 1}
    assert ships(table(phase=2, turn=2), "KAM") == {"CN": 2}
