"""The order of a turn; phase 1, the start-player marker; phase 2, a Chinese ship arrives."""

from __future__ import annotations

import pytest

from lawspeaker.kernel.start import start
from tests.law.arctic.table import NO_SHIPS, answer, asked, options, record, ships, table
from tests.law.arctic.test_setup import EXAMPLE, FIRST_SEAT


@pytest.mark.law("arctic:TURN.1")
def test_the_phases_of_a_turn_follow_one_another() -> None:
    match = table(phase=1, turn=2, start=2, facility={"RU_C1": 0}, money=[10, 0, 0])
    assert match.state["start"] == 0
    answer(match, "invest 1", "pass", "pass", "pass")
    assert asked(match) == (0, "settle_in", "P4.1")
    answer(match, "place RU 1", "act diplomacy", "vote A", "sell 0")
    steps = [line.split()[0] for line in record(match)]
    assert steps[:3] == ["P1.1", "P2.1", "P3.2"]
    assert steps[3:6] == ["P3.6"] * 3
    assert steps[6:] == ["P4.1", "P5.4", "P5.4", "P6.2", "DIP.2", "P7.2", "P8.1", "P9.4", "P1.1", "P2.1"]


@pytest.mark.law("arctic:TURN.1")
def test_after_the_eighth_turn_there_is_a_ninth_and_after_the_ninth_none() -> None:
    eighth = table(phase=9, turn=8)
    assert (eighth.over, eighth.state["turn"]) == (False, 9)
    assert "P9.4 turn_begins 9" in record(eighth)
    assert table(phase=9, turn=9).over


@pytest.mark.law("arctic:TURN.2")
def test_the_first_turn_begins_with_phase_five() -> None:
    match = answer(start("arctic", seats=3, rules=FIRST_SEAT), *EXAMPLE)
    after_setup = [line.split()[0] for line in record(match)][-2:]
    assert after_setup == ["TURN.1", "P5.4"]  # no marker passes, no ship arrives, nobody invests: China moves
    assert asked(match) == (0, "act", "P6.2")
    assert (match.state["turn"], match.state["start"]) == (1, 0)
    assert ships(match, "RU_C3") == {"RU": 1, "CN": 1}
    assert ships(match, "KAM") == {}


@pytest.mark.law("arctic:TURN.2")
def test_the_second_turn_begins_with_phase_one() -> None:
    match = table(phase=9, turn=1)
    lines = [line for line in record(match) if line[:2] in ("P1", "P2")]
    assert lines == ["P1.1 marker_passes 1", "P2.1 china_arrives KAM"]
    assert asked(match) == (1, "invest", "P3.1")


@pytest.mark.law("arctic:P1.1")
@pytest.mark.parametrize(("seats", "before", "after"), [(3, 0, 1), (3, 2, 0), (2, 1, 0), (4, 2, 3)])
def test_the_marker_goes_to_the_left_hand_neighbour(seats: int, before: int, after: int) -> None:
    match = table(phase=1, seats=seats, start=before)
    assert match.state["start"] == after
    assert f"P1.1 marker_passes {after}" in record(match)


@pytest.mark.law("arctic:P1.1")
def test_the_new_start_player_is_the_first_to_invest() -> None:
    assert asked(table(phase=1, start=1)) == (2, "invest", "P3.1")


@pytest.mark.law("arctic:P2.1")
@pytest.mark.parametrize("there", [0, 1, 2, 3])
def test_one_chinese_ship_arrives_however_many_are_there(there: int) -> None:
    match = table(phase=2, ships={"KAM": {"CN": there}})
    assert ships(match, "KAM") == {"CN": there + 1}
    assert "P2.1 china_arrives KAM" in record(match)


@pytest.mark.law("arctic:P2.1")
def test_a_sunk_chinese_ship_can_arrive_again() -> None:
    match = table(phase=2, ships={**NO_SHIPS, "RU_I": {"CN": 3}})
    assert ships(match, "KAM") == {"CN": 1}
    assert ships(match, "RU_I") == {"CN": 3}


@pytest.mark.law("arctic:P2.2")
def test_no_ship_arrives_when_all_four_are_on_the_board() -> None:
    match = table(phase=2, ships={**NO_SHIPS, "RU_I": {"CN": 3}, "US_C1": {"CN": 1}})
    assert ships(match, "KAM") == {}
    assert not any("china_arrives" in line for line in record(match))
    assert "pass" in options(match)  # the turn simply goes on
