"""Phases 8 and 9: lobbyists leave the action spaces, and the turn ends (P8, P9)."""

from __future__ import annotations

import pytest

from tests.law.arctic.fleet import guarded
from tests.law.arctic.table import (
    NO_SHIPS,
    answer,
    asked,
    controller,
    facility,
    lobbyist,
    record,
    ships,
    state,
    table,
)

ARCTIC = ("RU", "NO", "EU", "CA", "US")


# Phase 8


@pytest.mark.law("arctic:P8.1")
@pytest.mark.parametrize("country", ARCTIC)
def test_the_lobbyist_on_diplomacy_goes_to_influence_space_1(country: str) -> None:
    match = table(phase=8, action={country: {"diplomacy": 1}})
    assert lobbyist(match, country, 1) == 1
    assert lobbyist(match, country, "diplomacy") is None
    assert match.state["hand"] == [4, 3, 4]
    assert f"P8.1 returned 1 {country} 1" in record(match)


@pytest.mark.law("arctic:P8.2")
@pytest.mark.parametrize("country", ARCTIC)
def test_the_lobbyist_on_move_ships_goes_to_influence_space_3(country: str) -> None:
    match = table(phase=8, action={country: {"move": 2}})
    assert lobbyist(match, country, 3) == 2
    assert lobbyist(match, country, "move") is None
    assert f"P8.2 returned 2 {country} 3" in record(match)


@pytest.mark.law("arctic:P8.3")
@pytest.mark.parametrize("action", ["facility", "ships", "unrest", "tax"])
def test_lobbyists_on_the_other_spaces_go_home(action: str) -> None:
    match = table(phase=8, action={"EU": {action: 0}})
    assert state(match)["action"] == {}
    assert state(match)["influence"] == {}
    assert match.state["hand"] == [4, 4, 4]


@pytest.mark.law("arctic:P8.3")
def test_a_lobbyist_that_went_home_can_invest_at_once_in_the_next_turn() -> None:
    match = table(phase=8, action={"EU": {"tax": 1}}, start=0, hand=[4, 3, 4])
    assert asked(match) == (1, "invest", "P3.1")
    assert match.state["hand"][1] == 4


@pytest.mark.law("arctic:P8.1", "arctic:P8.2", "arctic:P8.3")
def test_a_full_display_is_cleared_country_by_country() -> None:
    full = {"facility": 0, "ships": 1, "diplomacy": 2}
    match = table(phase=8, action={"RU": full, "US": {"unrest": 2, "tax": 1, "move": 0}})
    assert state(match)["influence"] == {"RU": {"1": 2}, "US": {"3": 0}}
    assert state(match)["action"] == {}
    assert match.state["hand"] == [3, 4, 3]


@pytest.mark.law("arctic:P8.1", "arctic:P8.2")
def test_a_lobbyist_that_stayed_on_space_2_is_not_touched() -> None:
    match = table(phase=8, influence={"RU": {"2": 0}}, action={"RU": {"diplomacy": 1, "move": 2}})
    assert state(match)["influence"] == {"RU": {"1": 1, "2": 0, "3": 2}}


# Phase 9


@pytest.mark.law("arctic:P9.1")
def test_norway_joins_before_the_votes_are_counted() -> None:
    three_of_six = {"RU": "B", "NO": "A", "EU": "B", "CA": "A", "US": "C"}
    match = table(phase=9, law="A", council=three_of_six, support=2)
    assert match.state["joined"] is True
    assert match.state["law"] == "B"  # with Norway's marker there are four for it
    assert controller(match, "NO_M1") == "EU"
    lines = [line.split()[1] for line in record(match)]
    assert lines.index("norway_joins") < lines.index("new_law")


@pytest.mark.law("arctic:P9.1")
def test_with_one_support_marker_norway_stays_out() -> None:
    match = table(phase=9, support=1)
    assert match.state["joined"] is False
    assert ships(match, "NO_C2") == {"NO": 1}


@pytest.mark.law("arctic:P9.2")
def test_a_law_with_a_majority_comes_into_force_at_the_end_of_the_turn() -> None:
    match = table(phase=9, law="A", council={"RU": "C", "NO": "A", "EU": "C", "CA": "A", "US": "C"})
    assert match.state["law"] == "C"
    assert "P9.2 new_law C" in record(match)


@pytest.mark.law("arctic:P9.2")
def test_three_markers_are_no_majority() -> None:
    match = table(phase=9, law="B", council={"RU": "C", "NO": "A", "EU": "C", "CA": "A", "US": "B"})
    assert match.state["law"] == "B"
    assert not any("new_law" in line for line in record(match))


@pytest.mark.law("arctic:P9.2", "arctic:DIP.2")
def test_a_vote_changes_nothing_before_the_turn_is_over() -> None:
    influence = {"EU": {"1": 0}, "US": {"3": 1}}
    match = table(influence=influence, law="A", council={"RU": "B", "NO": "B", "EU": "A", "CA": "A", "US": "C"})
    answer(match, "act diplomacy", "vote B")
    assert match.state["law"] == "A"
    assert controller(match, "RU_I") is None
    answer(match, "recall 0")
    assert match.state["law"] == "B"
    assert controller(match, "RU_I") == "RU"


@pytest.mark.law("arctic:P9.3")
def test_a_new_law_changes_control_as_ships_lie_now() -> None:
    given = {**NO_SHIPS, "RU_I": {"US": 1}, "EU_I": {"EU": 1, "NO": 1}, "US_C1": {"US": 1}}
    match = table(phase=9, law="B", council=dict.fromkeys(ARCTIC, "C"), ships=given)
    assert controller(match, "RU_I") == "US"
    assert controller(match, "EU_I") is None
    assert controller(match, "RU_M1") is None
    assert "P9.3 controls US RU_I" in record(match)
    assert "P9.3 control_lost RU_M1" in record(match)


@pytest.mark.law("arctic:P9.3")
def test_facilities_in_seas_that_lost_their_controller_turn_illegal_and_stay() -> None:
    match = table(phase=9, law="B", council=dict.fromkeys(ARCTIC, "A"), facility={"RU_I": 1})
    assert facility(match, "RU_I") == 1
    assert controller(match, "RU_I") is None
    assert "COUNCIL.CHANGE.1 now_illegal 1 RU_I" in record(match)


@pytest.mark.law("arctic:P9.3")
def test_facilities_in_seas_with_a_new_controller_are_removed_or_paid_for_last_of_all() -> None:
    guard = guarded("US_I", 1, "CA", since=2)
    match = table(phase=9, law="A", council=dict.fromkeys(ARCTIC, "B"), facility={"RU_I": 0, "US_I": 1}, **guard)
    assert asked(match) == (1, "licence", "COUNCIL.CHANGE.4")
    assert controller(match, "NO_M1") == "NO"  # control is settled everywhere before anybody is asked
    assert match.state["turn"] == 2
    answer(match, "licence pay")
    assert facility(match, "US_I") == 1
    assert facility(match, "RU_I") is None
    assert match.state["turn"] == 3


@pytest.mark.law("arctic:P9.3")
def test_where_the_controller_stays_the_same_under_the_new_law_the_facility_stays_legal() -> None:
    given = {**NO_SHIPS, "RU_I": {"RU": 1}}
    match = table(phase=9, law="B", council=dict.fromkeys(ARCTIC, "C"), ships=given, facility={"RU_I": 1})
    assert facility(match, "RU_I") == 1
    assert controller(match, "RU_I") == "RU"


@pytest.mark.law("arctic:P9.4")
def test_lobbyists_with_china_come_home_when_the_turn_is_over() -> None:
    match = table(phase=9, yellow=[2, 0])
    assert match.state["yellow"] == [-1, -1]
    assert match.state["hand"] == [4, 4, 4]


@pytest.mark.law("arctic:P9.4")
def test_the_next_turn_begins_with_phase_1() -> None:
    match = table(phase=9, turn=4, start=0, ships={**NO_SHIPS, "RU_I": {"CN": 1}})
    assert match.state["turn"] == 5
    assert match.state["start"] == 1  # phase 1
    assert ships(match, "KAM") == {"CN": 1}  # phase 2
    assert asked(match) == (1, "invest", "P3.1")  # phase 3
    assert "P9.4 turn_begins 5" in record(match)


@pytest.mark.law("arctic:P9.4")
def test_when_the_game_is_over_the_lobbyists_with_china_stay_for_the_scoring() -> None:
    match = table(phase=9, turn=9, yellow=[2, 0])
    assert match.over
    assert match.state["yellow"] == [2, 0]
    assert match.state["turn"] == 9
