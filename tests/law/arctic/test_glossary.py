"""What the glossary says of coasts, seas, regions and money (GLOSSARY)."""

from __future__ import annotations

import pytest

from tests.law.arctic.fleet import admiral, sail
from tests.law.arctic.table import NO_SHIPS, answer, controller, options, ships, state, table

COASTS = {
    "RU": ("RU_C1", "RU_C2", "RU_C3"),
    "NO": ("NO_C1", "NO_C2"),
    "EU": ("EU_C1", "EU_C2", "EU_C3"),
    "CA": ("CA_C1", "CA_C2", "CA_C3"),
    "US": ("US_C1", "US_C2", "US_C3"),
}
SEAS = (
    *("RU_I", "RU_M1", "RU_M2", "RU_M3", "RU_M4", "RU_M5", "RU_M6"),
    *("NO_I", "NO_M1", "EU_I", "EU_M1", "EU_M2", "CA_I", "CA_M1", "CA_M2", "US_I", "US_M1", "US_M2"),
)


@pytest.mark.law("arctic:GLOSSARY.COASTAL")
@pytest.mark.parametrize("law", ["A", "B", "C"])
def test_every_coast_is_controlled_by_its_owner_under_every_law(law: str) -> None:
    match = table(influence={"US": {"3": 1}}, law=law)
    for country, coasts in COASTS.items():
        assert [controller(match, coast) for coast in coasts] == [country] * len(coasts)


@pytest.mark.law("arctic:GLOSSARY.COASTAL", "arctic:COUNCIL.COAST.2")
@pytest.mark.parametrize("law", ["A", "B", "C"])
def test_a_foreign_fleet_alone_on_a_coast_takes_nothing(law: str) -> None:
    match = admiral("RU", law, ships={**NO_SHIPS, "RU_C3": {"RU": 3}})
    sail(match, "RU_C3", "US_C1", "US_C1", "US_C1")
    assert ships(match, "US_C1") == {"RU": 3}
    assert controller(match, "US_C1") == "US"


@pytest.mark.law("arctic:GLOSSARY.COASTAL")
@pytest.mark.parametrize("new", ["A", "B", "C"])
def test_no_change_of_law_takes_a_coast_from_its_owner(new: str) -> None:
    given = {**NO_SHIPS, "NO_C2": {"RU": 2}, "RU_C1": {"CN": 1}}
    old = "B" if new == "A" else "A"
    match = table(phase=9, law=old, council={"*": new}, ships=given)
    assert match.state["law"] == new
    assert controller(match, "NO_C2") == "NO"
    assert controller(match, "RU_C1") == "RU"


@pytest.mark.law("arctic:GLOSSARY.OWN")
@pytest.mark.parametrize("country", ["RU", "NO", "EU", "CA", "US"])
def test_a_country_always_may_build_on_the_coasts_it_owns_and_only_there_without_ships(country: str) -> None:
    influence: dict[str, dict[str, int]] = {country: {"1": 0}}
    influence.setdefault("US", {})["3"] = 1
    given = {**NO_SHIPS, **{coast: {"CN": 1} for coast in COASTS[country]}}
    match = table(influence=influence, law="A", ships=given)
    answer(match, "act facility")
    assert options(match, "build") == set(COASTS[country])


@pytest.mark.law("arctic:GLOSSARY.SEA", "arctic:COUNCIL.A.1")
def test_a_sea_belongs_to_nobody_under_law_a_whatever_ships_lie_there() -> None:
    given = {**NO_SHIPS, "RU_I": {"RU": 3}, "US_M1": {"US": 1}}
    match = table(influence={"US": {"3": 1}}, law="A", ships=given)
    assert [controller(match, sea) for sea in SEAS] == [None] * 18


@pytest.mark.law("arctic:GLOSSARY.SEA", "arctic:COUNCIL.B.1")
def test_a_sea_is_controlled_from_the_south_under_law_b_whatever_ships_lie_there() -> None:
    given = {**NO_SHIPS, "RU_I": {"US": 3}, "US_M1": {"RU": 1}}
    match = table(phase=9, law="A", council={"*": "B"}, ships=given)
    assert [controller(match, sea) for sea in SEAS] == [sea[:2] for sea in SEAS]


@pytest.mark.law("arctic:GLOSSARY.SEA", "arctic:COUNCIL.C.1")
def test_a_sea_is_controlled_by_the_only_ships_there_under_law_c() -> None:
    given = {**NO_SHIPS, "RU_I": {"US": 3}, "US_M1": {"RU": 1, "US": 1}, "EU_I": {"CN": 1}}
    match = table(phase=9, law="A", council={"*": "C"}, ships=given)
    expected = {"RU_I": "US", "EU_I": "CN"}
    assert [controller(match, sea) for sea in SEAS] == [expected.get(sea) for sea in SEAS]


@pytest.mark.law("arctic:GLOSSARY.REGION")
@pytest.mark.parametrize(
    ("region", "near"), [("RU_I", "RU_M1"), ("RU_M1", "RU_M2"), ("NO_C2", "RU_C1"), ("POLE", "RU_I")]
)
def test_a_region_holds_any_number_of_ships(region: str, near: str) -> None:
    match = admiral("RU", ships={**NO_SHIPS, region: {"RU": 10}, near: {"RU": 4}})
    sail(match, near, region, region, region, region)
    assert ships(match, region) == {"RU": 14}


@pytest.mark.law("arctic:GLOSSARY.REGION", "arctic:BUILD.1")
def test_a_region_holds_one_facility_even_of_the_same_company() -> None:
    match = table(influence={"RU": {"1": 0}, "US": {"3": 1}}, facility={"RU_C1": 0})
    answer(match, "act facility")
    assert "RU_C1" not in options(match, "build")


@pytest.mark.law("arctic:GLOSSARY.REGION", "arctic:COUNCIL.C.3")
def test_a_region_has_one_controller_the_last_one_that_was_alone() -> None:
    match = admiral("RU", "C", ships={**NO_SHIPS, "RU_M1": {"RU": 2}, "NO_I": {"NO": 1}, "RU_C3": {"RU": 1}})
    sail(match, "RU_M1", "NO_I", "NO_I")
    assert controller(match, "NO_I") == "NO"
    assert controller(match, "RU_M1") == "RU"


@pytest.mark.law("arctic:GLOSSARY.MONEY")
def test_everybody_sees_everybodys_money_and_every_treasury() -> None:
    treasury = {"RU": 5, "NO": 0, "EU": 7, "CA": 1, "US": 2}
    match = table(influence={"US": {"3": 1}}, money=[4, 0, 17], treasury=treasury)
    for seat in (0, 1, 2, -1):  # -1 looks on
        seen = match.view(seat)["state"]
        assert isinstance(seen, dict)
        assert seen["money"] == [4, 0, 17]
        assert seen["treasury"] == treasury


@pytest.mark.law("arctic:GLOSSARY.MONEY")
def test_china_has_no_treasury() -> None:
    assert set(state(table())["treasury"]) == {"RU", "NO", "EU", "CA", "US"}


@pytest.mark.law("arctic:GLOSSARY.MONEY")
def test_ships_are_paid_by_treasuries_and_facilities_by_companies() -> None:
    match = table(influence={"RU": {"1": 0, "2": 0}, "US": {"3": 1}}, treasury={"RU": 2}, money=[5, 5, 5])
    answer(match, "act ships", "dock RU_C1", "dock RU_C1")
    assert (match.state["money"][0], match.state["treasury"]["RU"]) == (5, 0)
    answer(match, "act facility", "build RU_C1")
    assert (match.state["money"][0], match.state["treasury"]["RU"]) == (3, 1)  # with the licence
