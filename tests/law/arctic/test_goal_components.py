"""The aim of the game, and what is in the box."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.games.arctic.model.loading import load
from lawspeaker.games.arctic.model.tables import GAS, OIL, POLY
from lawspeaker.kernel.errors import ConfigError, PositionError
from lawspeaker.kernel.start import start
from tests.law.arctic.table import NO_SHIPS, answer, asked, options, record, ships, state, table

COASTS = {"RU": "RU_C1", "NO": "NO_C2", "EU": "EU_C1", "CA": "CA_C1", "US": "US_C1"}


@pytest.mark.law("arctic:GOAL.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_companies_play(seats: int) -> None:
    assert len(state(start("arctic", seats=seats))["money"]) == seats


@pytest.mark.law("arctic:GOAL.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_one_company_alone_or_five_do_not(seats: int) -> None:
    with pytest.raises(ConfigError, match=f"2, 3, 4 seats, not {seats}"):
        start("arctic", seats=seats)


@pytest.mark.law("arctic:GOAL.1")
def test_the_winner_has_most_points_from_sales_money_facilities_and_the_pole() -> None:
    match = table(
        phase=9,
        turn=9,
        score=[30, 4, 4],  # from sales
        money=[0, 31, 4],
        treasury={"*": 0},
        facility={"RU_C2": 0, "CA_C3": 2, "NO_C1": 2},  # one gas: 1 point; two ores: 5 each
        influence={"CA": {"1": 1, "2": 2, "3": 2}},
        control={"POLE": "CA"},
    )
    assert match.result.points == [30 + 0 + 1, 4 + 31 + 10, 4 + 4 + 10 + 20]
    assert match.result.winners == [1]


@pytest.mark.law("arctic:GOAL.2")
def test_five_arctic_countries_act_and_china_is_not_among_them() -> None:
    match = table(seats=2, influence={country: {"1": 0} for country in COASTS})
    while asked(match)[1] == "act":
        answer(match, "act tax")
    taxed = [line.split()[2] for line in record(match) if line.startswith("TAX.1")]
    assert taxed == ["RU", "NO", "EU", "CA", "US"]


@pytest.mark.law("arctic:GOAL.2")
def test_china_has_ships_but_no_treasury_and_no_influence_track() -> None:
    match = start("arctic", seats=3)
    assert {text.split()[0] for text in options(match, "place")} == set(COASTS)
    assert set(match.state["treasury"]) == set(COASTS)
    assert ships(match, "KAM") == {"CN": 1}
    with pytest.raises(PositionError, match="'CN' is no Arctic country"):
        table(treasury={"CN": 1})


@pytest.mark.law("arctic:COMP.2")
@pytest.mark.parametrize(("country", "pieces"), [("RU", 14), ("NO", 6), ("EU", 12), ("CA", 6), ("US", 10)])
def test_a_country_builds_no_more_ships_than_it_has_pieces(country: str, pieces: int) -> None:
    coast = COASTS[country]
    situation: dict[str, Any] = {"influence": {country: {"1": 0}}, "treasury": {"*": 9}}
    all_at_sea = table(**situation, ships={**NO_SHIPS, coast: {country: pieces}})
    assert "ships" not in options(all_at_sea, "act")

    one_left = table(**situation, ships={**NO_SHIPS, coast: {country: pieces - 1}})
    answer(one_left, "act ships")
    if asked(one_left)[1] == "dock":
        answer(one_left, f"dock {coast}")
    assert sum(line.startswith("SHIP.4 ship_built") for line in record(one_left)) == 1
    assert one_left.state["treasury"][country] == 8


@pytest.mark.law("arctic:COMP.2")
def test_china_has_four_ships() -> None:
    assert ships(table(phase=2, ships={"KAM": {"CN": 3}}), "KAM") == {"CN": 4}
    assert ships(table(phase=2, ships={"KAM": {"CN": 4}}), "KAM") == {"CN": 4}


@pytest.mark.law("arctic:COMP.3")
@pytest.mark.parametrize(("seats", "in_play"), [(2, 6), (3, 4), (4, 3)])
def test_one_lobbyist_marks_the_score_and_the_others_are_all_there_is(seats: int, in_play: int) -> None:
    spaces = [(country, space) for country in COASTS for space in "123"]
    crowd: dict[str, dict[str, int]] = {country: {} for country in COASTS}
    for country, space in spaces[: in_play + 1]:
        crowd[country][space] = 0
    with pytest.raises(PositionError, match=f"seat 0 has {in_play + 1} lobbyists, and there are {in_play}"):
        table(seats=seats, influence=crowd)


@pytest.mark.law("arctic:COMP.4")
def test_a_company_without_a_tile_left_cannot_build() -> None:
    influence = {"RU": {"1": 0}}
    assert "facility" in options(table(influence=influence, tiles=[1, 12, 12]), "act")
    assert "facility" not in options(table(influence=influence, tiles=[0, 12, 12]), "act")


@pytest.mark.law("arctic:COMP.4")
def test_a_tile_shows_its_legal_side_on_a_coast_and_its_illegal_side_in_an_uncontrolled_sea() -> None:
    influence = {"RU": {"1": 0}}
    ships_out = {"RU_M1": {"RU": 1}}
    legal = answer(table(influence=influence, ships=ships_out), "act facility", "build RU_C1")
    assert "BUILD.2 built_legal 0 RU RU_C1 2" in record(legal)
    illegal = answer(table(influence=influence, ships=ships_out), "act facility", "build RU_M1")
    assert "BUILD.4 built_illegal 0 RU RU_M1 2" in record(illegal)
    assert illegal.state["tiles"] == [11, 12, 12]


@pytest.mark.law("arctic:COMP.6")
def test_the_map_yields_sixteen_gas_ten_oil_and_six_ore() -> None:
    board = load()[0]
    built = {
        region: 0 if deposit == GAS else 1
        for region, deposit in zip(board.regions, board.deposit, strict=True)
        if deposit in (GAS, OIL, POLY)
    }
    match = table(phase=7, seats=2, facility=built)
    assert match.ask is not None
    assert (asked(match)[0], match.ask.args) == (0, (GAS, 16))
    answer(match, "sell 0")
    assert (asked(match)[0], match.ask.args) == (1, (OIL, 10))
    answer(match, "sell 0")
    assert (asked(match)[0], match.ask.args) == (1, (POLY, 6))
