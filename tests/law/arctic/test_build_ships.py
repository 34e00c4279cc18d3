"""Build Ships (SHIP)."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.arctic.table import NO_SHIPS, answer, asked, options, record, ships, state, table

HARBOURS = {
    "RU": {"RU_C1", "RU_C2", "RU_C3"},
    "NO": {"NO_C2"},
    "EU": {"EU_C1", "EU_C2"},
    "CA": {"CA_C1", "CA_C2"},
    "US": {"US_C1", "US_C2", "US_C3"},
}


def at_the_yards(country: str, dollars: int, rules: dict[str, str] | None = None, **given: Any) -> Match:
    """Seat 0 acts in a country with so much in its treasury; seat 1 is next, in the US."""
    influence: dict[str, dict[str, int]] = {country: {"1": 0}}
    influence.setdefault("US", {})["3"] = 1
    return table(influence=influence, treasury={country: dollars}, rules=rules, **given)


def build_all(match: Match) -> int:
    """Take Build Ships and put every ship into the first harbour; gives how many there were to place."""
    before = len(record(match))
    match.answer("act ships")
    while asked(match)[1] == "dock":
        match.choose(0)
    return sum("ship_built" in line for line in record(match)[before:])


@pytest.mark.law("arctic:SHIP.1")
@pytest.mark.parametrize(("country", "limit"), [("RU", 2), ("NO", 1), ("EU", 2), ("CA", 1), ("US", 4)])
def test_a_rich_country_builds_up_to_its_limit(country: str, limit: int) -> None:
    assert build_all(at_the_yards(country, 9)) == limit


@pytest.mark.law("arctic:SHIP.1")
def test_the_eu_builds_three_once_norway_has_joined() -> None:
    assert build_all(at_the_yards("EU", 9, joined=True)) == 3


@pytest.mark.law("arctic:SHIP.2")
@pytest.mark.parametrize("dollars", [1, 2, 3])
def test_with_too_little_money_as_many_ships_as_can_be_paid_are_built(dollars: int) -> None:
    match = at_the_yards("US", dollars)
    assert build_all(match) == dollars
    assert match.state["treasury"]["US"] == 0


@pytest.mark.law("arctic:SHIP.2")
def test_nobody_may_stop_building_early() -> None:
    match = answer(at_the_yards("US", 4), "act ships")
    for _ in range(4):
        assert options(match) == {"dock US_C1", "dock US_C2", "dock US_C3"}
        match.answer("dock US_C2")
    assert asked(match)[1] == "act"


@pytest.mark.law("arctic:SHIP.2")
def test_without_money_build_ships_cannot_be_chosen() -> None:
    assert "ships" not in options(at_the_yards("RU", 0), "act")
    assert "ships" in options(at_the_yards("RU", 1), "act")


@pytest.mark.law("arctic:SHIP.3")
def test_the_treasury_pays_a_dollar_a_ship_and_the_company_nothing() -> None:
    match = answer(at_the_yards("RU", 5, money=[0, 7, 7]), "act ships", "dock RU_C1")
    assert match.state["treasury"]["RU"] == 4
    match.answer("dock RU_C1")
    assert match.state["treasury"]["RU"] == 3
    assert match.state["money"] == [0, 7, 7]
    assert match.state["treasury"]["US"] == 4  # the bank has it, and no other country


@pytest.mark.law("arctic:SHIP.4")
@pytest.mark.parametrize("country", ["RU", "EU", "CA", "US"])
def test_ships_may_go_to_any_coast_with_the_ship_symbol_and_no_other(country: str) -> None:
    match = answer(at_the_yards(country, 9), "act ships")
    assert asked(match) == (0, "dock", "SHIP.4")
    assert options(match, "dock") == HARBOURS[country]  # not to Baffin or Iceland, which show no symbol


@pytest.mark.law("arctic:SHIP.4")
def test_norway_has_one_harbour_and_so_nothing_to_ask() -> None:
    match = answer(at_the_yards("NO", 9), "act ships")
    assert ships(match, "NO_C2") == {"NO": 2}
    assert "SHIP.4 ship_built NO NO_C2" in record(match)
    assert asked(match) == (1, "act", "P6.2")


@pytest.mark.law("arctic:SHIP.4")
def test_each_ship_may_go_to_another_harbour() -> None:
    match = answer(at_the_yards("RU", 2, ships=NO_SHIPS), "act ships", "dock RU_C3", "dock RU_C1")
    assert (ships(match, "RU_C1"), ships(match, "RU_C2"), ships(match, "RU_C3")) == ({"RU": 1}, {}, {"RU": 1})


@pytest.mark.law("arctic:SHIP.4")
def test_a_harbour_takes_any_number_of_ships_even_beside_foreign_ones() -> None:
    crowded = {**NO_SHIPS, "RU_C1": {"RU": 12, "US": 3, "CN": 2}}
    match = answer(at_the_yards("RU", 2, ships=crowded), "act ships", "dock RU_C1", "dock RU_C1")
    assert ships(match, "RU_C1") == {"RU": 14, "US": 3, "CN": 2}


@pytest.mark.law("arctic:SHIP.4")
def test_ships_come_from_the_supply() -> None:
    last_one = {**NO_SHIPS, "CA_I": {"CA": 3}, "CA_M1": {"CA": 2}}
    assert build_all(at_the_yards("CA", 9, ships=last_one)) == 1
    all_out = {**NO_SHIPS, "CA_I": {"CA": 3}, "CA_M1": {"CA": 3}}
    assert "ships" not in options(at_the_yards("CA", 9, ships=all_out), "act")


@pytest.mark.law("arctic:SHIP.4")
def test_the_last_pieces_cut_a_bigger_order_short() -> None:
    match = at_the_yards("US", 9, ships={**NO_SHIPS, "US_I": {"US": 7}})
    assert build_all(match) == 3
    assert match.state["treasury"]["US"] == 6


@pytest.mark.law("arctic:SHIP.4")
def test_sunk_ships_are_in_the_supply_again() -> None:
    match = at_the_yards("CA", 1, ships={**NO_SHIPS, "CA_I": {"CA": 5}, "KAM": {"CN": 1}})
    assert build_all(match) == 1  # one of the six was sunk before
    assert sum(region.get("CA", 0) for region in state(match)["ships"].values()) == 6
