"""Phase 3, investing in influence; phase 4, from the investment track to the countries."""

from __future__ import annotations

import pytest

from lawspeaker.games.arctic.model.loading import load
from lawspeaker.kernel.match import Match
from tests.law.arctic.table import answer, asked, lobbyist, options, record, state, table

EMPTY = [-1] * 12  # nobody on the twelve ordinary spaces


def investors(match: Match, *texts: str) -> list[int]:
    """Who gives each of these answers."""
    order = []
    for text in texts:
        order.append(asked(match)[0])
        answer(match, text)
    return order


def busy(*seats: int) -> dict[str, dict[str, int]]:
    """All lobbyists of these seats in a three-player game stand in the countries."""
    countries = ["RU", "NO", "EU", "CA"]
    return {country: {str(number + 1): seat for number, seat in enumerate(seats)} for country in countries}


# Phase 3


@pytest.mark.law("arctic:P3.1")
def test_one_lobbyist_at_a_time_clockwise_from_the_start_player() -> None:
    match = table(phase=3, start=1)
    assert asked(match) == (1, "invest", "P3.1")
    assert investors(match, "invest 5", "invest 6", "invest 7", "invest 8", "invest 9") == [1, 2, 0, 1, 2]


@pytest.mark.law("arctic:P3.1")
def test_a_space_takes_one_lobbyist() -> None:
    match = table(phase=3)
    assert "invest 4" in options(match)
    answer(match, "invest 4")
    assert "invest 4" not in options(match)


@pytest.mark.law("arctic:P3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_track_is_the_one_for_the_number_of_players(seats: int) -> None:
    printed = load()[0].track[seats]
    for number, price in enumerate(printed, 1):
        match = answer(table(phase=3, seats=seats), f"invest {number}")
        assert match.state["money"][0] == 10 - price


@pytest.mark.law("arctic:P3.1", "arctic:P3.6")
def test_only_companies_with_unused_lobbyists_are_asked() -> None:
    match = table(phase=3, influence=busy(0, 2))
    assert investors(match, "invest 6", "invest 7", "invest 8", "invest 9") == [1, 1, 1, 1]
    assert match.state["phase"] == 4


@pytest.mark.law("arctic:P3.2")
def test_the_printed_amount_is_paid_to_the_bank_or_received_from_it_at_once() -> None:
    match = table(phase=3)
    treasuries = match.state["treasury"]
    answer(match, "invest 1", "invest 12", "invest 8")  # $5 to pay, $2 to get, and nothing
    assert match.state["money"] == [5, 12, 10]
    assert match.state["treasury"] == treasuries
    assert record(match) == ["P3.2 invested 0 1 5", "P3.2 was_paid 1 12 2", "P3.2 invested 2 8 0"]


@pytest.mark.law("arctic:P3.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_leftmost_space_is_the_dearest_and_some_pay_the_company(seats: int) -> None:
    match = table(phase=3, seats=seats)
    assert match.ask is not None
    prices = [match.game.facts(option)["price"] for option in match.ask.options if option.kind == "invest"]
    assert prices == sorted(prices, reverse=True)
    assert prices[0] > 0 > prices[-1]


@pytest.mark.law("arctic:P3.2")
def test_what_was_just_received_can_be_spent_on_the_next_lobbyist() -> None:
    match = table(phase=3, money=[0, 0, 0], influence=busy(1, 2))
    assert "invest 5" not in options(match)
    answer(match, "invest 12")
    assert "invest 5" in options(match)  # $2


@pytest.mark.law("arctic:P3.3")
@pytest.mark.parametrize(("money", "offered"), [(1, set()), (2, {"low"}), (3, {"low"}), (4, {"low", "high"})])
def test_a_yellow_space_can_be_taken_with_exactly_its_price(money: int, offered: set[str]) -> None:
    match = table(phase=3, money=[money, 10, 10])  # $2 and $4
    assert options(match, "yellow") == offered


@pytest.mark.law("arctic:P3.3")
def test_a_yellow_space_costs_its_price_and_buys_chinas_action() -> None:
    match = table(phase=3, influence=busy(1, 2))
    assert {"high", "low"} <= options(match, "yellow")
    answer(match, "yellow low", "pass")
    assert "P3.3 courted_china 0 low 2" in record(match)
    assert match.state["money"][0] == 8
    assert asked(match) == (0, "china", "P5.1")


@pytest.mark.law("arctic:P3.3")
def test_a_yellow_space_takes_one_lobbyist() -> None:
    match = answer(table(phase=3), "yellow high")
    assert options(match, "yellow") == {"low"}


@pytest.mark.law("arctic:P3.3", "arctic:P3.5")
def test_a_lobbyist_on_china_is_not_placed_in_a_country() -> None:
    match = table(phase=4, invest=[1, *EMPTY[1:]], yellow=[0, -1])
    assert asked(match) == (1, "settle_in", "P4.1")
    answer(match, "place RU 1")
    assert asked(match) == (0, "china", "P5.1")
    assert match.state["yellow"] == [0, -1]


@pytest.mark.law("arctic:P3.4")
def test_with_both_yellow_spaces_taken_only_the_higher_payer_controls_china() -> None:
    for courtship in (["yellow high", "yellow low"], ["yellow low", "yellow high"]):
        match = table(phase=3, influence=busy(2))
        answer(match, *courtship)
        while asked(match)[1] == "invest":
            answer(match, "pass")
        higher = courtship.index("yellow high")
        assert asked(match) == (higher, "china", "P5.1")
        answer(match, "china decline")
        assert asked(match)[1] == "act"  # the other one is not asked about China at all


@pytest.mark.law("arctic:P3.4")
@pytest.mark.parametrize(("yellow", "controls"), [([1, -1], 1), ([-1, 2], 2), ([2, 1], 2)])
def test_who_controls_china(yellow: list[int], controls: int) -> None:
    assert asked(table(phase=5, yellow=yellow)) == (controls, "china", "P5.1")


@pytest.mark.law("arctic:P3.5")
def test_lobbyists_on_china_go_home_at_the_end_of_the_turn_and_not_before() -> None:
    match = table(phase=5, yellow=[0, 1], influence={"RU": {"1": 2}})
    answer(match, "china decline")
    assert (match.state["yellow"], match.state["hand"]) == ([0, 1], [3, 3, 3])
    answer(match, "act unrest")
    assert match.state["turn"] == 3
    assert (match.state["yellow"], match.state["hand"]) == ([-1, -1], [4, 4, 4])


@pytest.mark.law("arctic:P3.6")
def test_a_company_may_pass_even_with_money_and_lobbyists() -> None:
    match = table(phase=3)
    assert "pass" in options(match)
    answer(match, "pass")
    assert "P3.6 passed 0" in record(match)
    assert asked(match)[0] == 1
    assert match.state["money"][0] == 10


@pytest.mark.law("arctic:P3.6")
def test_without_a_lobbyist_one_passes_without_being_asked() -> None:
    match = table(phase=3, influence=busy(1))
    assert investors(match, "invest 9", "invest 8", "pass", "pass") == [0, 2, 0, 2]
    assert match.state["phase"] == 4


@pytest.mark.law("arctic:P3.7")
def test_a_pass_gives_up_one_lobbyist_and_the_others_may_still_be_placed() -> None:
    match = table(phase=3, influence=busy(2))
    # Seat 0 has four lobbyists: one is passed away, three can still be placed.
    texts = ["pass", "invest 1", "invest 5", "invest 6", "invest 7", "invest 8", "invest 9", "invest 2"]
    assert investors(match, *texts) == [0, 1, 0, 1, 0, 1, 0, 1]
    assert (match.state["phase"], match.state["hand"]) == (4, [1, 0, 0])


@pytest.mark.law("arctic:P3.7")
def test_who_passes_with_his_only_lobbyist_is_out_for_the_phase() -> None:
    crowd = {"RU": {"1": 0, "2": 0, "3": 0}, **{c: {"1": 2, "2": 2} for c in ("EU", "CA")}}
    match = table(phase=3, influence=crowd)
    assert investors(match, "pass", "invest 6", "invest 7", "invest 8", "invest 9") == [0, 1, 1, 1, 1]
    assert match.state["hand"] == [1, 0, 0]


@pytest.mark.law("arctic:P3.8")
def test_the_phase_ends_when_all_pass_one_after_another_whatever_they_hold() -> None:
    match = table(phase=3)
    answer(match, "invest 9", "pass", "pass")
    assert asked(match)[1] == "invest"
    answer(match, "pass")
    assert asked(match) == (0, "settle_in", "P4.1")
    assert match.state["hand"] == [3, 4, 4]


@pytest.mark.law("arctic:P3.8")
def test_a_lobbyist_placed_between_passes_keeps_the_phase_going() -> None:
    match = table(phase=3)
    answer(match, "pass", "pass", "invest 1", "pass", "pass")
    assert asked(match) == (2, "invest", "P3.1")


@pytest.mark.law("arctic:P3.8")
def test_the_phase_may_end_with_nobody_on_the_track() -> None:
    match = answer(table(phase=3, ships={"RU_I": {}}), "pass", "pass", "pass")
    assert match.state["turn"] == 3  # nobody placed, so nobody acts


# Phase 4


@pytest.mark.law("arctic:P4.1")
def test_lobbyists_choose_from_the_dearest_space_to_the_right() -> None:
    match = table(phase=3)
    answer(match, "invest 9", "invest 2", "invest 4", "invest 1", "pass", "pass", "pass")
    assert match.state["phase"] == 4
    assert investors(match, "place RU 1", "place RU 2", "place RU 3", "place EU 1") == [0, 1, 2, 0]
    assert state(match)["influence"] == {"RU": {"1": 0, "2": 1, "3": 2}, "EU": {"1": 0}}
    assert set(match.state["invest"]) == {-1}


@pytest.mark.law("arctic:P4.1")
def test_any_free_space_of_any_country_may_be_taken() -> None:
    match = table(phase=4, invest=[2, *EMPTY[1:]], influence={"RU": {"1": 0, "2": 1}, "CA": {"3": 2}})
    everywhere = {f"{country} {space}" for country in ("RU", "NO", "EU", "CA", "US") for space in (1, 2, 3)}
    assert options(match, "place") == everywhere - {"RU 1", "RU 2", "CA 3"}
    answer(match, "place US 3")
    assert lobbyist(match, "US", 3) == 2
    assert "P4.1 placed 2 US 3" in record(match)


@pytest.mark.law("arctic:P4.1")
def test_every_lobbyist_on_the_track_must_move_to_a_country() -> None:
    match = table(phase=4, invest=[0, 0, *EMPTY[2:]])
    assert options(match) == {f"place {text}" for text in options(match, "place")}
    answer(match, "place RU 1", "place RU 2")
    assert asked(match)[1] == "act"


@pytest.mark.law("arctic:P4.1")
def test_moving_to_a_country_costs_nothing_more() -> None:
    match = answer(table(phase=4, invest=[0, *EMPTY[1:]]), "place RU 1")
    assert match.state["money"] == [10, 10, 10]
