"""The end of the game and the final scoring (END, SCORE); with the worked examples."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.arctic.fleet import guarded
from tests.law.arctic.table import NO_SHIPS, answer, asked, record, table

GAS = ("RU_C2", "RU_C3", "US_C1", "US_C3", "CA_C2", "EU_C2")
OIL = ("RU_C1", "US_C2", "CA_C1", "EU_C1", "NO_C2")
POLY = ("CA_C3", "NO_C1", "RU_M5")
DEPOSITS = {"gas": GAS, "oil": OIL, "poly": POLY}


def last_moment(turn: int = 9, **given: Any) -> Match:
    """The end of a turn; nobody has anything but what is given."""
    return table(phase=9, turn=turn, **{"money": [0, 0, 0], "treasury": {"*": 0}, **given})


# The end


@pytest.mark.law("arctic:END.1")
def test_the_game_ends_after_turn_9_and_not_before() -> None:
    assert not last_moment(8).over
    match = last_moment(9)
    assert match.over
    assert "END.1 game_ends 9" in record(match)


@pytest.mark.law("arctic:END.1")
def test_turn_9_is_played_to_its_end() -> None:
    match = table(turn=9, influence={"US": {"3": 1}}, facility={"RU_C1": 0})
    answer(match, "act tax")
    assert asked(match) == (0, "sell", "P7.2")
    answer(match, "sell 0")
    assert match.over


@pytest.mark.law("arctic:END.2")
def test_the_game_ends_with_a_turn_in_which_china_controls_the_pole() -> None:
    match = last_moment(4, ships={**NO_SHIPS, "POLE": {"CN": 1}})
    assert match.over
    assert "END.2 china_ends" in record(match)
    assert "END.2 game_ends 4" in record(match)


@pytest.mark.law("arctic:END.2")
def test_chinese_control_ends_the_game_even_without_a_ship_at_the_pole() -> None:
    assert last_moment(4, control={"POLE": "CN"}).over


@pytest.mark.law("arctic:END.2")
def test_a_chinese_ship_at_a_pole_that_others_control_does_not_end_the_game() -> None:
    given = {**NO_SHIPS, "POLE": {"CN": 2, "RU": 1}}
    assert not last_moment(4, ships=given, control={"POLE": "RU"}).over


@pytest.mark.law("arctic:END.2")
@pytest.mark.parametrize("country", ["RU", "NO", "EU", "CA", "US"])
def test_no_arctic_country_ends_the_game_at_the_pole(country: str) -> None:
    assert not last_moment(4, ships={**NO_SHIPS, "POLE": {country: 1}}).over


@pytest.mark.law("arctic:END.2")
def test_the_turn_in_which_china_takes_the_pole_is_played_to_its_end() -> None:
    given = {**NO_SHIPS, "RU_I": {"CN": 1}}
    match = table(phase=5, influence={"US": {"3": 1}}, ships=given, facility={"RU_C1": 0})
    assert asked(match) == (1, "act", "P6.2")  # China drifted to the pole, and the game goes on
    answer(match, "act tax", "sell 1")
    assert match.over


@pytest.mark.law("arctic:END.3")
def test_lobbyists_on_the_influence_tracks_are_paid_3_2_and_1_dollars() -> None:
    match = last_moment(influence={"CA": {"1": 0, "2": 1, "3": 2}}, treasury={"*": 0, "CA": 9})
    assert match.state["money"] == [3, 2, 1]
    assert match.state["treasury"]["CA"] == 3
    assert "END.3 end_payment 1 CA 2 2" in record(match)


@pytest.mark.law("arctic:END.3")
@pytest.mark.parametrize(
    ("dollars", "paid"),
    [(6, [3, 2, 1]), (5, [3, 2, 0]), (4, [3, 1, 0]), (3, [3, 0, 0]), (2, [2, 0, 0]), (0, [0, 0, 0])],
)
def test_a_short_treasury_pays_in_order_what_is_left(dollars: int, paid: list[int]) -> None:
    match = last_moment(influence={"RU": {"1": 0, "2": 1, "3": 2}}, treasury={"*": 0, "RU": dollars})
    assert match.state["money"] == paid
    assert match.state["treasury"]["RU"] == dollars - sum(paid)
    told = [line for line in record(match) if line.startswith("END.3")]
    assert len(told) == len([each for each in paid if each > 0])  # nobody is told of nothing


@pytest.mark.law("arctic:END.3")
def test_an_empty_space_leaves_its_money_to_the_next() -> None:
    match = last_moment(influence={"RU": {"2": 1, "3": 2}}, treasury={"*": 0, "RU": 3})
    assert match.state["money"] == [0, 2, 1]


@pytest.mark.law("arctic:END.3")
def test_each_treasury_pays_for_its_own_country_only() -> None:
    match = last_moment(influence={"RU": {"1": 0}, "US": {"1": 1}}, treasury={"*": 0, "US": 9})
    assert match.state["money"] == [0, 3, 0]


@pytest.mark.law("arctic:END.3")
def test_lobbyists_elsewhere_are_not_paid() -> None:
    guard = guarded("RU_C1", 1, "RU", since=9)
    match = last_moment(facility={"RU_C1": 2}, yellow=[0, -1], treasury={"*": 9}, **guard)
    assert match.state["money"] == [0, 0, 0]


@pytest.mark.law("arctic:END.3")
def test_nobody_is_paid_while_the_game_goes_on() -> None:
    match = last_moment(8, influence={"RU": {"2": 1}}, treasury={"*": 0, "RU": 9})
    assert match.state["treasury"]["RU"] == 9


@pytest.mark.law("arctic:END.3", "arctic:P8.1")
def test_a_lobbyist_back_on_space_1_from_diplomacy_is_paid() -> None:
    match = table(phase=8, turn=9, action={"RU": {"diplomacy": 0, "ships": 1}}, money=[0, 0, 0], treasury={"RU": 9})
    assert match.state["money"] == [3, 0, 0]


# Scoring


@pytest.mark.law("arctic:SCORE.1")
def test_points_from_the_game_count_and_every_dollar_is_a_point() -> None:
    match = last_moment(score=[20, 7, 0], money=[0, 5, 12])
    assert match.result.points == [20, 12, 12]
    assert "SCORE.1 scored_money 1 5" in record(match)


@pytest.mark.law("arctic:SCORE.1")
def test_money_in_the_treasuries_scores_for_nobody() -> None:
    match = last_moment(treasury={"*": 9})
    assert match.result.points == [0, 0, 0]


@pytest.mark.law("arctic:SCORE.2", "arctic:POLE.7")
def test_every_lobbyist_in_the_country_at_the_pole_brings_10_points() -> None:
    influence = {"US": {"1": 0, "2": 0, "3": 2}, "RU": {"1": 1}}
    match = last_moment(influence=influence, control={"POLE": "US"})
    assert match.result.points == [20, 0, 10]
    assert "SCORE.2 scored_pole 0 US 20" in record(match)


@pytest.mark.law("arctic:SCORE.2")
def test_while_nobody_controls_the_pole_nobody_gets_the_bonus() -> None:
    match = last_moment(influence={"US": {"1": 0}, "RU": {"1": 1}}, yellow=[2, -1])
    assert match.result.points == [0, 0, 0]


@pytest.mark.law("arctic:SCORE.2")
def test_lobbyists_with_china_count_only_if_china_controls_the_pole() -> None:
    match = last_moment(influence={"US": {"1": 0}}, yellow=[2, 2], control={"POLE": "US"})
    assert match.result.points == [10, 0, 0]
    match = last_moment(influence={"US": {"1": 0}}, yellow=[2, 1], control={"POLE": "CN"})
    assert match.result.points == [0, 10, 10]  # the cheaper yellow space too, and no Arctic country


@pytest.mark.law("arctic:SCORE.2", "arctic:NORWAY.5")
def test_a_lobbyist_on_the_eus_fourth_space_counts_at_the_pole() -> None:
    match = last_moment(influence={"EU": {"4": 1}}, joined=True, control={"POLE": "EU"})
    assert match.result.points == [0, 10, 0]


@pytest.mark.law("arctic:SCORE.3")
@pytest.mark.parametrize(
    ("seats", "resource", "number", "each"),
    [
        # as the rulebook reads its table,
        (2, "poly", 3, 5),
        (3, "oil", 5, 8 + 2),
        (4, "gas", 5, 5 + 1 + 1),
        # as its example of a final scoring does,
        (3, "gas", 6, 7),
        (3, "oil", 1, 2),
        (3, "poly", 2, 5),
        # and as the sums of the first three say for fewer players
        (2, "oil", 5, 8),
        (2, "gas", 5, 5),
        (3, "gas", 5, 5 + 1),
    ],
)
def test_the_scoring_table_as_the_rulebook_reads_it(seats: int, resource: str, number: int, each: int) -> None:
    owned = dict.fromkeys(DEPOSITS[resource][:number], 1)
    match = table(phase=9, turn=9, seats=seats, money=[0] * seats, facility=owned)
    assert match.result.points == [0, number * each, *[0] * (seats - 2)]
    assert f"SCORE.3 scored_facilities 1 {resource} {number} {number * each}" in record(match)


@pytest.mark.law("arctic:SCORE.3")
def test_resources_are_counted_apart_and_so_are_companies() -> None:
    owned = {**dict.fromkeys(GAS[:3], 0), **dict.fromkeys(GAS[3:6], 1), "RU_C1": 0}
    match = last_moment(facility=owned)
    gas_3 = 3 * 4
    assert match.result.points == [gas_3 + 2, gas_3, 0]


@pytest.mark.law("arctic:SCORE.3")
def test_illegal_protected_and_idle_facilities_count_alike() -> None:
    guard = guarded("US_I", 1, "RU", since=9)
    match = last_moment(facility=dict.fromkeys(("RU_C2", "US_I", "RU_M1"), 0), **guard)
    assert match.result.points == [3 * 4, 0, 0]


@pytest.mark.law("arctic:SCORE.1", "arctic:SCORE.2", "arctic:SCORE.3")
def test_the_worked_example_alfred_ends_with_149_points() -> None:
    alfred = dict.fromkeys((*GAS[:6], OIL[0], *POLY[:2]), 0)
    given = {**NO_SHIPS, "POLE": {"CN": 1}}
    match = last_moment(5, score=[67, 0, 0], money=[8, 0, 0], yellow=[0, 0], ships=given, facility=alfred)
    assert match.result.points[0] == 67 + 8 + 20 + 42 + 2 + 10 == 149
    assert "SCORE.4 final_score 0 149" in record(match)


@pytest.mark.law("arctic:SCORE.4")
def test_most_points_win() -> None:
    match = last_moment(score=[20, 31, 30])
    assert match.result.winners == [1]


@pytest.mark.law("arctic:SCORE.4")
def test_tied_leaders_share_the_victory() -> None:
    match = last_moment(score=[20, 10, 15], money=[0, 3, 5])
    assert match.result.points == [20, 13, 20]
    assert match.result.winners == [0, 2]
