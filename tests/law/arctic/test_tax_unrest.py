"""Tax and Unrest (TAX, UNREST)."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.arctic.table import NO_SHIPS, answer, asked, options, record, table


def lobby(country: str, **given: Any) -> Match:
    """Seat 0 acts in a country; afterwards seat 1 acts in the US, from space 3."""
    influence: dict[str, dict[str, int]] = {country: {"1": 0}}
    influence.setdefault("US", {})["3"] = 1
    return table(influence=influence, **given)


# Tax


@pytest.mark.law("arctic:TAX.1")
@pytest.mark.parametrize(("country", "income"), [("RU", 2), ("NO", 1), ("EU", 3), ("CA", 2), ("US", 4)])
def test_tax_brings_the_country_its_income(country: str, income: int) -> None:
    match = lobby(country, treasury={"*": 1}, money=[3, 3, 3])
    answer(match, "act tax")
    assert match.state["treasury"] == {**dict.fromkeys(("RU", "NO", "EU", "CA", "US"), 1), country: 1 + income}
    assert match.state["money"] == [3, 3, 3]  # the companies neither pay nor gain
    assert f"TAX.1 taxed {country} {income}" in record(match)


@pytest.mark.law("arctic:TAX.1")
def test_the_eu_taxes_four_dollars_once_norway_has_joined() -> None:
    match = answer(lobby("EU", joined=True, treasury={"EU": 0}), "act tax")
    assert match.state["treasury"]["EU"] == 4


@pytest.mark.law("arctic:TAX.1")
def test_a_full_treasury_can_be_taxed_into_as_well() -> None:
    match = answer(lobby("CA", treasury={"CA": 40}), "act tax")
    assert match.state["treasury"]["CA"] == 42


# Unrest


def units(match: Match) -> dict[str, int]:
    """What the seat that is asked has to sell, by resource; all of it is sold for money."""
    seat = asked(match)[0]
    found: dict[str, int] = {}
    while match.ask is not None and asked(match)[:2] == (seat, "sell"):
        sold = match.ask.named
        found[str(sold["resource"])] = match.ask.args[1]
        match.answer(f"sell {sold['count']}")
    return found


@pytest.mark.law("arctic:UNREST.1")
def test_facilities_under_a_country_with_unrest_produce_nothing() -> None:
    seat_1 = {"RU_C1": 1, "RU_I": 1, "RU_M1": 1, "US_C2": 1}
    match = lobby("RU", law="B", facility=seat_1)
    answer(match, "act unrest", "recall 0")
    assert units(match) == {"oil": 1}  # only in Alaska
    assert match.state["money"][1] == 11


@pytest.mark.law("arctic:UNREST.1")
def test_without_unrest_the_same_facilities_produce() -> None:
    match = lobby("RU", law="B", facility={"RU_C1": 1, "RU_I": 1, "RU_M1": 1, "US_C2": 1})
    answer(match, "act tax", "recall 0")
    assert units(match) == {"oil": 2, "poly": 1, "gas": 1}


@pytest.mark.law("arctic:UNREST.1")
def test_illegal_facilities_know_no_unrest_even_beside_the_ships_of_the_country() -> None:
    given = {**NO_SHIPS, "RU_I": {"RU": 3}}
    match = lobby("RU", law="A", ships=given, facility={"RU_C1": 1, "RU_I": 1, "RU_M1": 1})
    answer(match, "act unrest", "recall 0")
    assert units(match) == {"poly": 1, "gas": 1}


@pytest.mark.law("arctic:UNREST.1")
def test_under_law_c_unrest_reaches_the_seas_that_ships_control() -> None:
    given = {**NO_SHIPS, "EU_M2": {"RU": 1}}
    match = lobby("RU", law="C", ships=given, control={"EU_I": "RU"}, facility={"EU_M2": 1, "EU_I": 1, "RU_M1": 1})
    answer(match, "act unrest", "recall 0")
    assert units(match) == {"gas": 1}  # RU_M1 is nobody's


@pytest.mark.law("arctic:UNREST.1")
def test_unrest_strikes_every_company_alike() -> None:
    match = lobby("RU", facility={"RU_C1": 0, "RU_C2": 1, "RU_C3": 2, "US_C1": 2})
    answer(match, "act unrest", "recall 0")
    assert asked(match)[0] == 2  # nobody else has anything to sell
    assert units(match) == {"gas": 1}


@pytest.mark.law("arctic:UNREST.1")
def test_unrest_lasts_for_this_turn_only() -> None:
    match = lobby("RU", facility={"RU_C1": 1}, start=0)
    answer(match, "act unrest", "recall 0")
    assert match.state["turn"] == 3  # nothing was sold
    while asked(match)[1] == "invest":
        match.answer("pass")
    assert asked(match)[1] == "sell"
    assert units(match) == {"oil": 1}


@pytest.mark.law("arctic:UNREST.1")
def test_unrest_may_be_stirred_where_nobody_has_a_facility() -> None:
    match = lobby("CA")
    assert "unrest" in options(match, "act")
    answer(match, "act unrest")
    assert "UNREST.1 unrest_begins CA" in record(match)
