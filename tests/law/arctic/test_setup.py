"""Preparing the game: the board, the start player, the companies, and the first lobbyists."""

from __future__ import annotations

import pytest

from lawspeaker.kernel.chance import Scripted
from lawspeaker.kernel.errors import AnswerError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.law.arctic.table import (
    NO_SHIPS,
    answer,
    asked,
    controller,
    facility,
    lobbyist,
    options,
    protected,
    record,
    state,
    table,
)

FIRST_SEAT = {"start_player": "first_seat"}
ADVANCED = {**FIRST_SEAT, "placement": "advanced"}

# Alfred (seat 0), Betty (1) and Charles (2) in the rulebook's example.
EXAMPLE = [
    *("place RU 1", "place EU 1", "place CA 1"),
    *("place NO 1", "place US 1", "place RU 2"),
    *("place EU 2", "place US 2", "place CA 2"),
    *("place RU 3", "place CA 3", "place EU 3"),
]


def placed_by(match: Match) -> str:
    """Who is asked to place, as letters from the start player on, while the lowest free spaces are taken."""
    seats = match.game.seats
    first = match.state["start"]
    letters = ""
    while asked(match)[1] == "place":
        assert match.ask is not None
        letters += "ABCD"[(match.ask.seat - first) % seats]
        match.choose(0)
    return letters


# A: the board


@pytest.mark.law("arctic:SETUP.A.1")
def test_the_turn_marker_starts_on_space_one() -> None:
    match = start("arctic", seats=3)
    assert match.state["turn"] == 1


@pytest.mark.law("arctic:SETUP.A.2")
def test_law_a_is_in_force_with_four_of_the_six_markers() -> None:
    match = start("arctic", seats=3)
    assert match.state["law"] == "A"
    assert match.state["council"] == {"RU": "B", "NO": "A", "EU": "A", "CA": "A", "US": "C"}


@pytest.mark.law("arctic:SETUP.A.2")
def test_the_eu_starts_with_two_markers_in_the_council() -> None:
    """Russia and the United States and two of the EU make four; three others would not."""
    with_the_eu = table(phase=9, council={"RU": "B", "US": "B", "EU": "B"})
    assert with_the_eu.state["law"] == "B"
    without = table(phase=9, council={"RU": "B", "US": "B", "CA": "B"})
    assert without.state["law"] == "A"


@pytest.mark.law("arctic:SETUP.A.3")
def test_treasuries_at_the_start() -> None:
    assert state(start("arctic", seats=3))["treasury"] == {"RU": 2, "NO": 1, "EU": 3, "CA": 2, "US": 4}


@pytest.mark.law("arctic:SETUP.A.4")
def test_a_licence_for_a_facility_in_a_chinese_sea_goes_to_the_bank() -> None:
    match = table(phase=5, law="C", yellow=[0, -1], ships={**NO_SHIPS, "RU_M6": {"CN": 1}})
    before = match.state["treasury"]
    answer(match, "china build")
    assert "BUILD.2 built_legal 0 CN RU_M6 3" in record(match)
    assert match.state["money"][0] == 7
    assert match.state["treasury"] == before


@pytest.mark.law("arctic:SETUP.A.4")
def test_the_two_dollars_for_a_facility_that_china_takes_over_go_to_the_bank() -> None:
    match = table(
        phase=5,
        law="C",
        ships={**NO_SHIPS, "RU_C3": {"CN": 1}},
        **protected("RU_M6", 1, "CA"),
    )
    before = match.state["treasury"]
    answer(match, "licence pay")
    assert (controller(match, "RU_M6"), facility(match, "RU_M6")) == ("CN", 1)
    assert match.state["money"] == [10, 8, 10]
    assert match.state["treasury"] == before


@pytest.mark.law("arctic:SETUP.A.5")
def test_one_ship_in_every_region_with_a_ship_symbol_and_two_in_alaska() -> None:
    assert state(start("arctic", seats=3))["ships"] == {
        "KAM": {"CN": 1},
        **{coast: {"RU": 1} for coast in ("RU_C1", "RU_C2", "RU_C3")},
        "NO_C2": {"NO": 1},
        **{coast: {"EU": 1} for coast in ("EU_C1", "EU_C2")},
        **{coast: {"CA": 1} for coast in ("CA_C1", "CA_C2")},
        **{"US_C1": {"US": 1}, "US_C2": {"US": 2}, "US_C3": {"US": 1}},
    }
    assert start("arctic", seats=3).game.setting.names["region US_C2"].startswith("Alaska")


# B: the start player


@pytest.mark.law("arctic:SETUP.B.1")
@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_the_start_player_is_drawn_and_is_first_to_place(drawn: int) -> None:
    match = start("arctic", seats=3, chance=Scripted(picks=[drawn]))
    assert asked(match)[0] == match.state["start"] == drawn
    assert f"SETUP.B.1 starts {drawn}" in record(match)


@pytest.mark.law("arctic:SETUP.B.1")
def test_the_others_follow_the_start_player_clockwise() -> None:
    match = start("arctic", seats=4, chance=Scripted(picks=[2]))
    order = []
    for text in ("place RU 1", "place RU 2", "place RU 3", "place EU 1"):
        order.append(asked(match)[0])
        answer(match, text)
    assert order == [2, 3, 0, 1]


# C: the companies


@pytest.mark.law("arctic:SETUP.C.1", "arctic:SETUP.C.2")
@pytest.mark.parametrize(("seats", "lobbyists", "tiles"), [(2, 7, 16), (3, 5, 12), (4, 4, 12)])
def test_lobbyists_and_tiles_by_the_number_of_players(seats: int, lobbyists: int, tiles: int) -> None:
    match = start("arctic", seats=seats)
    assert match.state["hand"] == [lobbyists - 1] * seats  # the other one lies on space 0 of the score track
    assert match.state["tiles"] == [tiles] * seats


@pytest.mark.law("arctic:SETUP.C.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ten_dollars_no_points_and_twelve_lobbyists_in_play(seats: int) -> None:
    match = start("arctic", seats=seats)
    assert match.state["money"] == [10] * seats
    assert match.state["score"] == [0] * seats
    assert sum(match.state["hand"]) == 12


# D: the first lobbyists


@pytest.mark.law("arctic:SETUP.D.1")
def test_the_three_player_example() -> None:
    match = start("arctic", seats=3, rules=FIRST_SEAT)
    for number, text in enumerate(EXAMPLE):
        assert asked(match) == (number % 3, "place", "SETUP.D.1")
        if text == "place RU 2":  # Charles wanted space 1, but Alfred is there already
            assert "place RU 1" not in options(match)
        answer(match, text)
    assert state(match)["influence"] == {
        "RU": {"1": 0, "2": 2, "3": 0},
        "NO": {"1": 0},
        "EU": {"1": 1, "2": 0, "3": 2},
        "CA": {"1": 2, "2": 2, "3": 1},
        "US": {"1": 1, "2": 1},
    }
    assert match.state["hand"] == [0, 0, 0]
    assert asked(match) == (0, "act", "P6.2")


@pytest.mark.law("arctic:SETUP.D.1")
def test_any_free_space_of_spaces_one_to_three_may_be_taken_not_only_the_lowest() -> None:
    match = start("arctic", seats=3, rules=FIRST_SEAT)
    everywhere = {f"{country} {space}" for country in ("RU", "NO", "EU", "CA", "US") for space in (1, 2, 3)}
    assert options(match, "place") == everywhere
    answer(match, "place US 3")
    assert options(match, "place") == everywhere - {"US 3"}
    assert lobbyist(match, "US", 3) == 0


@pytest.mark.law("arctic:SETUP.D.1")
def test_one_company_may_stand_several_times_in_one_country() -> None:
    match = start("arctic", seats=2, rules=FIRST_SEAT)
    answer(match, "place RU 1", "place EU 1", "place RU 2", "place EU 2", "place RU 3")
    assert state(match)["influence"]["RU"] == {"1": 0, "2": 0, "3": 0}


@pytest.mark.law("arctic:SETUP.D.1")
def test_a_taken_space_cannot_be_taken_again() -> None:
    match = answer(start("arctic", seats=3), "place RU 1")
    with pytest.raises(AnswerError, match=r"'place RU 1' is not offered: .* \(SETUP\.D\.1\)\. Offered: place RU 2"):
        match.answer("place RU 1")


@pytest.mark.law("arctic:SETUP.D.1")
@pytest.mark.parametrize(("seats", "order"), [(2, "AB" * 6), (3, "ABC" * 4), (4, "ABCD" * 3)])
def test_everybody_places_in_turn_until_all_lobbyists_are_out(seats: int, order: str) -> None:
    match = start("arctic", seats=seats, chance=Scripted(picks=[1]))
    assert placed_by(match) == order
    assert match.state["hand"] == [0] * seats


@pytest.mark.law("arctic:SETUP.D.2")
@pytest.mark.parametrize(
    ("seats", "first", "money"),
    [(2, 0, [9, 11]), (3, 0, [9, 10, 11]), (3, 1, [11, 9, 10]), (4, 0, [9, 10, 10, 11]), (4, 3, [10, 10, 11, 9])],
)
def test_the_start_player_pays_a_dollar_to_the_last(seats: int, first: int, money: list[int]) -> None:
    match = start("arctic", seats=seats, chance=Scripted(picks=[first]))
    placed_by(match)
    assert match.state["money"] == money
    assert f"SETUP.D.2 first_pays {first} {(first - 1) % seats} 1" in record(match)


@pytest.mark.law("arctic:SETUP.D.2")
def test_the_dollar_is_paid_only_after_the_last_lobbyist() -> None:
    match = answer(start("arctic", seats=3, rules=FIRST_SEAT), *EXAMPLE[:-1])
    assert match.state["money"] == [10, 10, 10]
    assert state(answer(match, EXAMPLE[-1]))["money"] == [9, 10, 11]


@pytest.mark.law("arctic:SETUP.D.ADV.1")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(
    ("seats", "order"),
    [(2, "AB AB BA BA BA AB"), (3, "ABC CBA CAB BAC"), (4, "ABCD CDAB BDAC")],
)
def test_the_advanced_order(seats: int, order: str, first: int) -> None:
    match = start("arctic", seats=seats, rules={"placement": "advanced"}, chance=Scripted(picks=[first]))
    assert asked(match)[2] == "SETUP.D.ADV.1"
    assert placed_by(match) == order.replace(" ", "")


@pytest.mark.law("arctic:SETUP.D.ADV.1")
def test_the_advanced_order_is_played_only_where_it_was_agreed() -> None:
    assert placed_by(start("arctic", seats=2)) == "AB" * 6


@pytest.mark.law("arctic:SETUP.D.ADV.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_the_advanced_order_everybody_starts_with_ten_dollars(seats: int) -> None:
    match = start("arctic", seats=seats, rules=ADVANCED)
    placed_by(match)
    assert match.state["money"] == [10] * seats
    assert not any("first_pays" in line for line in record(match))
