"""Build Facility (BUILD)."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.arctic.table import NO_SHIPS, answer, asked, facility, options, record, state, table

RUSSIAN_COASTS = {"RU_C1", "RU_C2", "RU_C3"}
RUSSIAN_SEAS = {"RU_I", "RU_M1", "RU_M2", "RU_M3", "RU_M4", "RU_M5", "RU_M6"}
RUSSIA_AND_THE_US: dict[str, dict[str, int]] = {"RU": {"1": 0}, "US": {"3": 1}}

NO_DEPOSIT_IN_MURMANSK = """
[region.RU_C1]
source = "public"
replace = true
name = "Murmansk - Pechora Coast"
kind = "coast"
owner = "RU"
ring = "outer"
harbour = "RU"
start_ships = 1
neighbours = ["RU_M1", "RU_M2", "RU_M3", "NO_M1", "RU_C2", "NO_C2"]
north = ["RU_M1", "RU_M2"]
"""


def builder(law: str = "A", **given: Any) -> Match:
    """Seat 0 builds a facility with Russia; seat 1 is next, in the US."""
    return answer(table(influence=RUSSIA_AND_THE_US, law=law, **given), "act facility")


@pytest.mark.law("arctic:BUILD.1")
def test_a_region_takes_one_facility_whoever_owns_it() -> None:
    match = builder("B", facility={"RU_C1": 0, "RU_C2": 1, "RU_M4": 2})
    assert options(match, "build") == {"RU_C3"} | RUSSIAN_SEAS - {"RU_M4"}


@pytest.mark.law("arctic:BUILD.1")
def test_nothing_is_built_where_there_is_no_deposit() -> None:
    given: dict[str, object] = {
        "game": "arctic",
        "seats": 3,
        "data": NO_DEPOSIT_IN_MURMANSK,
        "state": {"turn": 2, "phase": 6, "influence": RUSSIA_AND_THE_US},
    }
    match = answer(Match.from_position(given), "act facility")
    assert options(match, "build") == {"RU_C2", "RU_C3"}


@pytest.mark.law("arctic:BUILD.1")
@pytest.mark.parametrize(("region", "resource"), [("RU_C1", "oil"), ("RU_C2", "gas"), ("RU_M5", "poly")])
def test_a_facility_extracts_what_lies_in_its_region(region: str, resource: str) -> None:
    match = builder("B")
    answer(match, f"build {region}", "recall 0")  # and seat 1 in the US
    assert asked(match) == (0, "sell", "P7.2")
    assert match.ask is not None
    assert match.ask.named["resource"] == resource


@pytest.mark.law("arctic:BUILD.2")
def test_a_legal_facility_costs_a_licence_for_the_treasury_and_the_building_for_the_bank() -> None:
    match = answer(builder("A", money=[10, 10, 10], treasury={"RU": 0}), "build RU_C2")
    assert match.state["money"] == [8, 10, 10]
    assert match.state["treasury"]["RU"] == 1
    assert facility(match, "RU_C2") == 0
    assert match.state["tiles"] == [11, 12, 12]
    assert "BUILD.2 built_legal 0 RU RU_C2 2" in record(match)


@pytest.mark.law("arctic:BUILD.2")
def test_legal_facilities_go_wherever_the_acting_country_controls_and_need_no_ship() -> None:
    match = builder("B", ships=NO_SHIPS)
    assert options(match, "build") == RUSSIAN_COASTS | RUSSIAN_SEAS


@pytest.mark.law("arctic:BUILD.2")
def test_under_law_c_the_controlled_seas_are_open_for_legal_facilities() -> None:
    away = {**NO_SHIPS, "RU_M1": {"RU": 1}}
    match = builder("C", ships=away, control={"RU_M1": "RU", "EU_I": "RU"})  # it sailed on, and still controls EU_I
    assert options(match, "build") == RUSSIAN_COASTS | {"RU_M1", "EU_I"}
    answer(match, "build EU_I")
    assert "BUILD.2 built_legal 0 RU EU_I 4" in record(match)


@pytest.mark.law("arctic:BUILD.3", "arctic:BUILD.2")
@pytest.mark.parametrize(("region", "price"), [("RU_I", 4), ("RU_M1", 3), ("RU_C1", 2)])
def test_a_legal_facility_costs_more_nearer_the_pole(region: str, price: int) -> None:
    match = answer(builder("B", money=[10, 10, 10]), f"build {region}")
    assert match.state["money"][0] == 10 - price
    assert match.state["treasury"]["RU"] == 2 + 1  # the rest is the bank's


@pytest.mark.law("arctic:BUILD.3", "arctic:BUILD.4")
@pytest.mark.parametrize(("region", "price"), [("RU_I", 3), ("RU_M1", 2)])
def test_an_illegal_facility_costs_the_building_and_no_licence(region: str, price: int) -> None:
    match = answer(builder("A", ships={**NO_SHIPS, region: {"RU": 1}}), f"build {region}")
    assert match.state["money"][0] == 10 - price
    assert match.state["treasury"]["RU"] == 2
    assert f"BUILD.4 built_illegal 0 RU {region} {price}" in record(match)


@pytest.mark.law("arctic:BUILD.3")
@pytest.mark.parametrize(
    ("dollars", "regions"),
    [
        (2, RUSSIAN_COASTS),
        (3, RUSSIAN_COASTS | RUSSIAN_SEAS - {"RU_I"}),
        (4, RUSSIAN_COASTS | RUSSIAN_SEAS),
    ],
)
def test_only_what_the_company_can_pay_is_offered(dollars: int, regions: set[str]) -> None:
    assert options(builder("B", money=[dollars, 10, 10]), "build") == regions


@pytest.mark.law("arctic:BUILD.3")
def test_three_dollars_build_in_the_innermost_sea_where_no_licence_is_due() -> None:
    match = builder("A", ships={**NO_SHIPS, "RU_I": {"RU": 1}}, money=[3, 10, 10])
    assert "RU_I" in options(match, "build")
    match = builder("A", ships={**NO_SHIPS, "RU_I": {"RU": 1}}, money=[2, 10, 10])
    assert "RU_I" not in options(match, "build")


@pytest.mark.law("arctic:BUILD.4")
def test_an_illegal_facility_needs_a_ship_of_the_acting_country() -> None:
    spread = {**NO_SHIPS, "RU_M1": {"RU": 1}, "NO_I": {"RU": 2}, "RU_M2": {"US": 1}, "RU_M3": {"CN": 1}}
    match = builder("A", ships=spread)
    assert options(match, "build") == RUSSIAN_COASTS | {"RU_M1", "NO_I"}


@pytest.mark.law("arctic:BUILD.4")
def test_under_law_c_a_contested_sea_takes_an_illegal_facility() -> None:
    match = builder("C", ships={**NO_SHIPS, "RU_M1": {"RU": 1, "NO": 1}})
    answer(match, "build RU_M1")
    assert "BUILD.4 built_illegal 0 RU RU_M1 2" in record(match)


@pytest.mark.law("arctic:BUILD.5")
def test_foreign_ships_do_not_prevent_an_illegal_facility_even_in_conflict() -> None:
    crowd = {**NO_SHIPS, "RU_I": {"RU": 1, "US": 3, "CN": 1, "NO": 2}}
    match = answer(builder("A", ships=crowd, conflict={"RU": "US"}), "build RU_I")
    assert facility(match, "RU_I") == 0


@pytest.mark.law("arctic:BUILD.6")
def test_nothing_is_built_in_a_foreign_sea_whatever_ships_lie_there() -> None:
    match = builder("B", ships={**NO_SHIPS, "US_M1": {"RU": 3}, "NO_I": {"RU": 1}})
    assert options(match, "build") == RUSSIAN_COASTS | RUSSIAN_SEAS


@pytest.mark.law("arctic:BUILD.6")
def test_nothing_is_built_on_a_foreign_coast_whatever_ships_lie_there() -> None:
    match = builder("A", ships={**NO_SHIPS, "US_C1": {"RU": 3}, "NO_C2": {"RU": 1}})
    assert options(match, "build") == RUSSIAN_COASTS


@pytest.mark.law("arctic:BUILD.6")
def test_under_law_c_a_sea_that_another_country_controls_is_closed_though_its_ships_are_gone() -> None:
    away = {**NO_SHIPS, "EU_I": {"RU": 1, "NO": 1}}
    match = builder("C", ships=away, control={"EU_I": "US"})
    assert options(match, "build") == RUSSIAN_COASTS


@pytest.mark.law("arctic:BUILD.6")
def test_a_sea_under_chinese_control_is_closed_to_arctic_countries() -> None:
    match = builder("C", ships={**NO_SHIPS, "RU_M6": {"RU": 1, "CN": 1}}, control={"RU_M6": "CN"})
    assert options(match, "build") == RUSSIAN_COASTS


@pytest.mark.law("arctic:BUILD.7")
def test_one_action_builds_exactly_one_facility() -> None:
    match = builder("B", money=[99, 10, 10])
    assert asked(match) == (0, "build", "BUILD.7")
    assert {text.split()[0] for text in options(match)} == {"build"}  # there is no way to build none
    answer(match, "build RU_C1")
    assert state(match)["facility"] == {"RU_C1": 0}
    assert asked(match) == (1, "act", "P6.2")


@pytest.mark.law("arctic:BUILD.7")
def test_the_facility_belongs_to_whoever_acts() -> None:
    match = table(influence={"RU": {"1": 2}, "US": {"3": 1}})
    answer(match, "act facility", "build RU_C3")
    assert facility(match, "RU_C3") == 2
    assert match.state["money"] == [10, 10, 8]


# The same for China


def china_builds(law: str = "A", **given: Any) -> Match:
    """Seat 0 builds with China; seat 1 is next, in the US."""
    return table(phase=5, yellow=[0, -1], influence={"US": {"3": 1}}, law=law, **given)


@pytest.mark.law("arctic:BUILD.4", "arctic:P5.3")
def test_china_builds_illegally_where_it_has_a_ship() -> None:
    match = china_builds("A", ships={**NO_SHIPS, "RU_I": {"CN": 1}, "RU_M6": {"CN": 1, "RU": 2}})
    answer(match, "china build")
    assert asked(match) == (0, "build", "P5.3")
    assert options(match, "build") == {"RU_I", "RU_M6"}
    answer(match, "build RU_M6")
    assert match.state["money"] == [8, 10, 10]


@pytest.mark.law("arctic:P5.3", "arctic:SETUP.A.4")
def test_a_licence_for_china_goes_to_the_bank() -> None:
    match = china_builds("C", ships={**NO_SHIPS, "RU_I": {"CN": 1}})
    treasuries = match.state["treasury"]
    answer(match, "china build")  # only RU_I is possible, and so it is built there
    assert facility(match, "RU_I") == 0
    assert match.state["money"] == [6, 10, 10]
    assert match.state["treasury"] == treasuries


@pytest.mark.law("arctic:BUILD.6", "arctic:P5.3")
def test_china_builds_neither_on_coasts_nor_in_seas_of_others() -> None:
    match = china_builds("B", ships={**NO_SHIPS, "RU_I": {"CN": 2}, "RU_C3": {"CN": 1}, "KAM": {"CN": 1}})
    assert options(match) == {"china move", "china decline"}
