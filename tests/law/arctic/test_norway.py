"""Norway's accession to the European Union."""

from __future__ import annotations

import pytest

from tests.law.arctic.table import (
    NO_SHIPS,
    answer,
    asked,
    controller,
    facility,
    options,
    protected,
    protector,
    record,
    ships,
    state,
    table,
)

EMPTY = [-1] * 12


@pytest.mark.law("arctic:NORWAY.1")
@pytest.mark.parametrize(("support", "joins"), [(0, False), (1, False), (2, True)])
def test_norway_joins_at_the_end_of_a_turn_with_both_support_markers(support: int, joins: bool) -> None:
    match = table(phase=9, support=support)
    assert match.state["joined"] == joins
    assert ("NORWAY.1 norway_joins" in record(match)) == joins


@pytest.mark.law("arctic:NORWAY.1")
def test_the_second_marker_alone_changes_nothing_before_the_end_of_the_turn() -> None:
    match = table(support=1, influence={"NO": {"1": 0}, "EU": {"1": 1}})
    answer(match, "act diplomacy", "support")
    assert asked(match) == (1, "act", "P6.2")
    assert (match.state["support"], match.state["joined"]) == (2, False)
    answer(match, "act tax")
    assert "TAX.1 taxed EU 3" in record(match)
    assert match.state["joined"]


@pytest.mark.law("arctic:NORWAY.1", "arctic:NORWAY.7")
def test_it_joins_before_the_council_is_counted() -> None:
    """Two markers of the EU and one of the United States lie on law C; Norway's, moved to them, makes it four."""
    match = table(phase=9, support=2, council={"EU": "C", "NO": "A", "US": "C"})
    assert match.state["law"] == "C"
    apart = table(phase=9, support=1, council={"EU": "C", "NO": "A", "US": "C"})
    assert apart.state["law"] == "A"


@pytest.mark.law("arctic:NORWAY.2")
def test_its_ships_become_ships_of_the_eu_where_they_are() -> None:
    match = table(phase=9, support=2, ships={"NO_C2": {"NO": 2}, "RU_I": {"NO": 1, "EU": 1, "RU": 1}})
    assert ships(match, "NO_C2") == {"EU": 2}
    assert ships(match, "RU_I") == {"RU": 1, "EU": 2}


@pytest.mark.law("arctic:NORWAY.2")
def test_the_eu_may_then_have_more_ships_than_its_own_twelve_pieces() -> None:
    match = table(phase=9, support=2, ships={"NO_C2": {"NO": 6}, "EU_C1": {"EU": 11}, "EU_C2": {"EU": 1}})
    assert ships(match, "NO_C2") == {"EU": 6}
    assert ships(match, "EU_C1") == {"EU": 11}


@pytest.mark.law("arctic:NORWAY.3")
def test_under_law_b_its_seas_become_the_eus_and_facilities_there_stay() -> None:
    match = table(phase=9, support=2, law="B", facility={"NO_I": 0, "NO_M1": 1})
    assert [controller(match, region) for region in ("NO_I", "NO_M1", "EU_I")] == ["EU", "EU", "EU"]
    assert [facility(match, region) for region in ("NO_I", "NO_M1")] == [0, 1]


@pytest.mark.law("arctic:NORWAY.3")
def test_under_law_c_its_markers_become_the_eus_wherever_they_lie() -> None:
    match = table(phase=9, support=2, law="C", control={"RU_M1": "NO", "CA_I": "CA"}, facility={"RU_M1": 0})
    assert (controller(match, "RU_M1"), controller(match, "CA_I")) == ("EU", "CA")
    assert facility(match, "RU_M1") == 0


@pytest.mark.law("arctic:NORWAY.3")
def test_a_law_b_passed_later_gives_its_seas_to_the_eu() -> None:
    match = table(phase=9, joined=True, council={"*": "B"})
    assert {controller(match, region) for region in ("NO_I", "NO_M1", "EU_I", "EU_M1", "EU_M2")} == {"EU"}


@pytest.mark.law("arctic:NORWAY.4")
def test_its_treasury_goes_to_the_bank_and_not_to_the_eu() -> None:
    match = table(phase=9, support=2, treasury={"NO": 5, "EU": 3})
    assert (match.state["treasury"]["NO"], match.state["treasury"]["EU"]) == (0, 3)


@pytest.mark.law("arctic:NORWAY.5")
def test_space_four_of_the_eu_opens_with_the_next_turn() -> None:
    match = table(phase=9, support=2)
    answer(match, "invest 9", "pass", "pass", "pass")
    assert "EU 4" in options(match, "place")
    answer(match, "place EU 4")
    assert state(match)["influence"] == {"EU": {"4": 1}}


@pytest.mark.law("arctic:NORWAY.5")
def test_before_the_accession_it_is_closed() -> None:
    assert "EU 4" not in options(table(phase=4, invest=[0, *EMPTY[1:]]), "place")


@pytest.mark.law("arctic:NORWAY.5")
def test_the_eu_then_acts_up_to_four_times_with_space_four_last() -> None:
    match = table(joined=True, influence={"EU": {"1": 0, "2": 1, "3": 2, "4": 1}})
    seats = []
    for text in ("act tax", "act unrest", "recall 0", "act facility"):
        seats.append(asked(match)[0])
        answer(match, text)
    assert seats == [0, 1, 2, 1]
    assert asked(match) == (1, "build", "BUILD.7")


@pytest.mark.law("arctic:NORWAY.6")
def test_the_eu_then_taxes_four_dollars() -> None:
    joined = answer(table(joined=True, influence={"EU": {"1": 0}}), "act tax")
    assert "TAX.1 taxed EU 4" in record(joined)
    apart = answer(table(influence={"EU": {"1": 0}}), "act tax")
    assert "TAX.1 taxed EU 3" in record(apart)


@pytest.mark.law("arctic:NORWAY.6")
@pytest.mark.parametrize(("joined", "limit"), [(True, 3), (False, 2)])
def test_the_eu_then_builds_up_to_three_ships(joined: bool, limit: int) -> None:
    match = answer(table(joined=joined, treasury={"EU": 9}, influence={"EU": {"1": 0}}), "act ships")
    built = 0
    while asked(match)[1] == "dock":
        answer(match, "dock EU_C1")
        built += 1
    assert built == limit
    assert match.state["treasury"]["EU"] == 9 - limit


@pytest.mark.law("arctic:NORWAY.7")
@pytest.mark.parametrize("law", ["A", "B", "C"])
def test_its_council_marker_joins_the_eus(law: str) -> None:
    match = table(phase=9, support=2, council={"EU": law, "NO": "B", "RU": "A", "CA": "B", "US": "C"})
    assert match.state["council"]["NO"] == law


@pytest.mark.law("arctic:NORWAY.8")
def test_its_protecting_lobbyists_go_home_and_the_facility_stays() -> None:
    match = table(phase=9, support=2, **protected("RU_M1", 2, "NO", since=2))
    assert protector(match, "RU_M1") is None
    assert match.state["hand"] == [4, 4, 4]
    assert facility(match, "RU_M1") == 2


@pytest.mark.law("arctic:NORWAY.8")
def test_protectors_from_other_countries_stay() -> None:
    match = table(phase=9, support=2, **protected("NO_C2", 2, "EU", since=2))
    assert protector(match, "NO_C2") == 2


@pytest.mark.law("arctic:NORWAY.8")
def test_without_its_protector_a_facility_falls_with_the_next_law() -> None:
    """Accession comes before the law: the new law finds the facility unprotected."""
    match = table(phase=9, support=2, council={"*": "B"}, **protected("RU_M1", 2, "NO", since=2))
    assert facility(match, "RU_M1") is None
    assert match.state["law"] == "B"


@pytest.mark.law("arctic:NORWAY.2")
def test_its_ships_fight_the_eus_conflicts_from_the_next_turn_on() -> None:
    match = table(
        phase=9,
        support=2,
        conflict={"EU": "RU"},
        influence={"EU": {"2": 0}},
        ships={**NO_SHIPS, "NO_I": {"NO": 1, "RU": 1}},
    )
    answer(match, "pass", "pass", "pass", "act move", "strike NO_I RU")
    assert ships(match, "NO_I") == {}
