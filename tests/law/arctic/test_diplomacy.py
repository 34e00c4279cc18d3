"""Diplomacy: conflicts, the attitude in the Council, Norway's accession, slander."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.arctic.table import NO_SHIPS, answer, asked, lobbyist, options, record, ships, state, table


def negotiate(country: str, **situation: Any) -> Match:
    """Seat 0 takes Diplomacy in a country."""
    return answer(table(influence={country: {"1": 0}}, **situation), "act diplomacy")


def at_sea(country: str, **situation: Any) -> Match:
    """Seat 0 takes Move Ships in a country that has a ship among all others in one sea region."""
    crowd = {"RU": 1, "NO": 1, "EU": 1, "CA": 1, "US": 1, "CN": 1}
    match = table(influence={country: {"1": 0}}, ships={**NO_SHIPS, "CA_I": crowd}, **situation)
    return answer(match, "act move")


def targets(match: Match) -> set[str]:
    """The countries whose ships can be attacked."""
    return {text.split()[1] for text in options(match, "strike")}


@pytest.mark.law("arctic:DIP.0")
def test_diplomacy_offers_conflict_council_accession_and_slander() -> None:
    match = negotiate("NO", score=[5, 5, 0])
    assert asked(match) == (0, "negotiate", "DIP.0")
    assert options(match) == {
        *("declare RU", "declare EU", "declare CA", "declare US", "declare CN"),
        *("vote B", "vote C"),
        "support",
        "slander 1",
    }


@pytest.mark.law("arctic:DIP.0")
@pytest.mark.parametrize("text", ["declare RU", "vote B", "support", "slander 1"])
def test_one_of_them_is_done_and_no_more(text: str) -> None:
    match = table(influence={"NO": {"1": 0, "2": 1}}, score=[5, 5, 5])
    answer(match, "act diplomacy", text)
    assert asked(match) == (1, "act", "P6.2")
    done = [line for line in record(match) if line.startswith("DIP")]
    assert len(done) == 1
    assert lobbyist(match, "NO", "diplomacy") == 0


# 1. Conflict


@pytest.mark.law("arctic:DIP.1.START")
def test_canada_begins_a_conflict_with_the_united_states() -> None:
    match = answer(negotiate("CA"), "declare US")
    assert state(match)["conflict"] == {"CA": "US"}
    assert "DIP.1.START conflict_begins CA US" in record(match)


@pytest.mark.law("arctic:DIP.1.START")
@pytest.mark.parametrize("country", ["RU", "NO", "EU", "CA", "US"])
def test_any_other_country_may_be_chosen_but_not_ones_own(country: str) -> None:
    everybody = {"RU", "NO", "EU", "CA", "US", "CN"}
    assert options(negotiate(country), "declare") == everybody - {country}


@pytest.mark.law("arctic:DIP.1.END")
def test_without_a_conflict_of_its_own_a_country_has_none_to_end() -> None:
    assert "peace" not in options(negotiate("CA", conflict={"US": "CA"}))


@pytest.mark.law("arctic:DIP.1.END")
def test_a_country_ends_its_conflict() -> None:
    match = negotiate("CA", conflict={"CA": "US"})
    assert "peace" in options(match)
    answer(match, "peace")
    assert state(match)["conflict"] == {}
    assert "DIP.1.END conflict_ends CA US" in record(match)


@pytest.mark.law("arctic:DIP.1.END")
def test_once_the_conflict_has_ended_neither_can_attack_the_other() -> None:
    match = table(
        influence={"CA": {"1": 0}, "US": {"1": 1}},
        conflict={"CA": "US"},
        ships={**NO_SHIPS, "CA_I": {"CA": 1, "US": 1}},
    )
    answer(match, "act diplomacy", "peace", "act move")
    assert asked(match)[1] == "sail_to"  # sailing is all the ship of the United States can do


@pytest.mark.law("arctic:DIP.1.SWAP")
def test_ending_a_conflict_a_country_may_at_once_begin_another() -> None:
    match = negotiate("CA", conflict={"CA": "US"})
    answer(match, "declare RU")
    assert state(match)["conflict"] == {"CA": "RU"}
    told = [line for line in record(match) if line.startswith("DIP")]
    assert told == ["DIP.1.END conflict_ends CA US", "DIP.1.START conflict_begins CA RU"]


@pytest.mark.law("arctic:DIP.1.SWAP")
def test_the_new_conflict_must_be_with_a_different_country() -> None:
    assert options(negotiate("CA", conflict={"CA": "US"}), "declare") == {"RU", "NO", "EU", "CN"}


@pytest.mark.law("arctic:DIP.1.DEF")
def test_a_conflict_declared_by_one_lets_both_attack() -> None:
    assert targets(at_sea("CA", conflict={"CA": "US"})) == {"US", "CN"}
    assert targets(at_sea("US", conflict={"CA": "US"})) == {"CA", "CN"}
    assert targets(at_sea("EU", conflict={"CA": "US"})) == {"CN"}


@pytest.mark.law("arctic:DIP.1.DEF")
def test_a_conflict_declared_by_both_outlives_the_peace_of_one() -> None:
    match = table(
        influence={"CA": {"1": 0}, "US": {"1": 1}},
        conflict={"CA": "US", "US": "CA"},
        ships={**NO_SHIPS, "CA_I": {"CA": 1, "US": 1}},
    )
    answer(match, "act diplomacy", "peace", "act move")
    assert targets(match) == {"CA"}


@pytest.mark.law("arctic:DIP.1.MAX")
def test_a_country_can_be_the_target_of_several_and_declares_one_itself() -> None:
    assert targets(at_sea("EU", conflict={"RU": "EU", "NO": "EU", "CA": "EU", "EU": "US"})) == {
        *("RU", "NO", "CA", "US"),
        "CN",
    }


@pytest.mark.law("arctic:DIP.1.MAX")
def test_a_second_declaration_takes_the_place_of_the_first() -> None:
    match = table(
        influence={"CA": {"1": 0, "2": 0}},
        conflict={"CA": "US"},
        ships={**NO_SHIPS, "CA_I": {"CA": 1, "US": 1, "RU": 1}},
    )
    answer(match, "act diplomacy", "declare RU", "act move")
    assert targets(match) == {"RU"}


@pytest.mark.law("arctic:DIP.1.CHINA")
@pytest.mark.parametrize("country", ["RU", "NO", "EU", "CA", "US"])
def test_every_arctic_country_is_in_conflict_with_china_without_any_marker(country: str) -> None:
    assert targets(at_sea(country)) == {"CN"}


@pytest.mark.law("arctic:DIP.1.CHINA")
def test_there_is_no_peace_with_china() -> None:
    match = table(
        influence={"CA": {"1": 0, "2": 0}},
        conflict={"CA": "CN"},
        ships={**NO_SHIPS, "CA_I": {"CA": 1, "CN": 1}},
    )
    answer(match, "act diplomacy", "peace", "act move", "strike CA_I CN")
    assert ships(match, "CA_I") == {}


# 2. The Council


@pytest.mark.law("arctic:DIP.2")
def test_a_country_moves_its_marker_to_another_law() -> None:
    match = negotiate("RU")
    assert options(match, "vote") == {"A", "C"}  # Russia stands for law B
    answer(match, "vote C")
    assert match.state["council"] == {"RU": "C", "NO": "A", "EU": "A", "CA": "A", "US": "C"}
    assert "DIP.2 voted RU C" in record(match)


@pytest.mark.law("arctic:DIP.2")
def test_the_law_does_not_change_before_the_end_of_the_turn() -> None:
    match = table(influence={"CA": {"1": 0}, "US": {"1": 1}}, council={"RU": "B", "EU": "B"})
    answer(match, "act diplomacy", "vote B")  # the fourth marker for law B
    assert asked(match)[0] == 1
    assert match.state["law"] == "A"
    answer(match, "act unrest")
    assert match.state["law"] == "B"


@pytest.mark.law("arctic:DIP.2.EU")
def test_both_markers_of_the_eu_move_together() -> None:
    """The rulebook's example: the EU turns from law A to law C. With Canada and the United States that makes four."""
    match = answer(negotiate("EU", council={"CA": "C"}), "vote C")
    assert match.state["council"]["EU"] == "C"
    assert match.state["law"] == "C"


@pytest.mark.law("arctic:DIP.2.EU")
def test_all_three_markers_of_the_eu_move_once_norway_has_joined() -> None:
    match = answer(negotiate("EU", joined=True), "vote C")
    assert (match.state["council"]["EU"], match.state["council"]["NO"]) == ("C", "C")
    assert match.state["law"] == "C"  # three of the EU and one of the United States


# 3. Norway's accession


@pytest.mark.law("arctic:DIP.3")
def test_norway_puts_one_marker_on_a_support_space() -> None:
    match = negotiate("NO")
    answer(match, "support")
    assert match.state["support"] == 1
    assert "DIP.3 supported 1" in record(match)


@pytest.mark.law("arctic:DIP.3")
@pytest.mark.parametrize("country", ["RU", "EU", "CA", "US"])
def test_no_other_country_can_support_it(country: str) -> None:
    assert "support" not in options(negotiate(country))


@pytest.mark.law("arctic:DIP.3")
def test_there_are_two_support_spaces() -> None:
    assert "support" in options(negotiate("NO", support=1))
    assert "support" not in options(negotiate("NO", support=2))


# 4. Slander


@pytest.mark.law("arctic:DIP.4")
def test_another_company_loses_a_point() -> None:
    match = negotiate("RU", score=[7, 7, 7])
    assert options(match, "slander") == {"1", "2"}  # not oneself
    answer(match, "slander 2")
    assert match.state["score"] == [7, 7, 6]
    assert "DIP.4 slandered 0 2" in record(match)
