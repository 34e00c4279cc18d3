"""Tournaments: equal chances for all, and ratings that tell the strong from the weak."""

from __future__ import annotations

import io
from collections import Counter
from random import Random

import polars as pl
import pytest
from rich.console import Console

from lawspeaker.kernel import shelf
from lawspeaker.lab.fixture import agree
from lawspeaker.lab.parts import play_all
from lawspeaker.lab.ratings import Finish, ranks
from lawspeaker.lab.tournament import (
    Tournament,
    lineups,
    plan_tournament,
    ratings,
    standings,
    standings_table,
)

NAMES = [f"random:{letter}" for letter in "abcdef"]


def sat(plan: Tournament, number: int) -> list[tuple[int, str, str]]:
    """Seat, player and side, for each seat of a game."""
    fixture = plan.fixture(number)
    rules, sides = fixture.agreement.config(fixture.sides).rules, fixture.agreement.box.sides
    return [(seat, name, rules[f"{sides}_{seat + 1}"]) for seat, name in enumerate(fixture.sitting)]


BOXES = [shelf.find(name) for name in shelf.names()]
SIDED = [(box.name, seats) for box in BOXES if box.sides for seats in box.seat_counts if seats > 1]


@pytest.mark.parametrize(
    ("players", "seats", "found"),
    [
        ("ab", 2, ["ab"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("ab", 3, ["aba", "abb"]),
        ("ab", 4, ["abab"]),
        ("abc", 4, ["abca", "abcb", "abcc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
    ],
)
def test_line_ups_leave_nobody_out(players: str, seats: int, found: list[str]) -> None:
    assert ["".join(lineup) for lineup in lineups(tuple(players), seats)] == found


@pytest.mark.parametrize(("game", "seats"), SIDED)
@pytest.mark.parametrize("number", [2, 3, 4, 6])
def test_in_every_round_each_player_has_each_seat_and_side_equally_often(number: int, game: str, seats: int) -> None:
    plan = plan_tournament([game], NAMES[:number], 3, seats, seed=7)
    for begin in range(0, plan.total, plan.in_round):
        places = [place for each in range(begin, begin + plan.in_round) for place in sat(plan, each)]
        by_seat = Counter((seat, name) for seat, name, _ in places)
        by_side = Counter((side, name) for _, name, side in places)
        assert len(set(by_seat.values())) == len(set(by_side.values())) == 1
        assert len(by_seat) == seats * number
        assert len(by_side) == seats * number


@pytest.mark.parametrize(("game", "seats"), SIDED)
def test_sides_go_on_from_round_to_round(game: str, seats: int) -> None:
    plan = plan_tournament([game], NAMES[:seats], 4 * seats, seats)  # whole rotations
    seated = {tuple(side for _, _, side in sat(plan, each)) for each in range(plan.total)}
    in_seat = [{sides[seat] for sides in seated} for seat in range(seats)]
    assert in_seat == [in_seat[0]] * seats
    assert len(seated) > seats or (game, seats) == ("root", 2)  # where only two factions reach far enough (5.2)


@pytest.mark.parametrize(("game", "seats"), SIDED)
def test_only_sides_that_the_agreed_rules_know_go_round(game: str, seats: int) -> None:
    box = shelf.find(game)
    sided = 0
    for seed in range(20):
        agreement = agree(game, seats, box.sample(seats, Random(seed)))
        for number in range(12):
            config = agreement.config(number)
            options = box.side_options(config)  # none where the sides are drafted
            assert len({config.rules[option] for option in options}) == len(options)
            sided += bool(options)
    assert sided


def test_neighbours_are_drawn_by_lot() -> None:
    plan = plan_tournament(["toy"], NAMES[:4], 10, 4)
    orders = {tuple(plan.fixture(turn * plan.in_round).sitting) for turn in range(10)}
    assert len(orders) > 3
    assert plan.fixture(0).sitting != plan.fixture(1).sitting
    shifted = plan.fixture(0).sitting[1:] + plan.fixture(0).sitting[:1]
    assert plan.fixture(1).sitting == shifted


def test_games_take_turns_within_a_round() -> None:
    plan = plan_tournament(["toy", "arctic"], NAMES[:2], 2)
    assert [plan.fixture(number).agreement.game for number in range(plan.total)] == [
        *["toy"] * 2,
        *["arctic"] * 2,
        *["toy"] * 2,
        *["arctic"] * 2,
    ]
    assert len({plan.fixture(number).seed for number in range(plan.total)}) == plan.total


def table(*games: list[tuple[str, int]]) -> pl.DataFrame:
    """Games as players and their points; who has most wins."""
    rows = [
        (number, "toy", seat, name, points, points == max(others for _, others in game))
        for number, game in enumerate(games)
        for seat, (name, points) in enumerate(game)
    ]
    return pl.DataFrame(rows, ["game", "box", "seat", "player", "points", "winner"], orient="row").with_columns(
        won=pl.col("winner").cast(pl.Float64), length=pl.lit(9), seats=pl.lit(2)
    )


def test_who_wins_more_is_rated_higher() -> None:
    found = ratings(table(*[[("a", 3), ("b", 1), ("c", 2)]] * 5, [("a", 1), ("b", 3), ("c", 2)]))
    assert found["player"].to_list() == ["a", "c", "b"]
    assert found["rating"].to_list() == sorted(found["rating"], reverse=True)
    for low, rating, high in found.select("low", "rating", "high").rows():
        assert rating - low == pytest.approx(high - rating)


def test_more_games_make_surer() -> None:
    game = [[("a", 3), ("b", 1)], [("b", 3), ("a", 1)]]
    few, many = ratings(table(*game * 2)), ratings(table(*game * 20))
    assert (many["high"] - many["low"]).max() < (few["high"] - few["low"]).min()  # type: ignore[operator]


def test_equals_stay_equal_whatever_seats_they_have() -> None:
    """Two seats against one win more games without being stronger: what one wins beside itself counts for nothing."""
    found = ratings(table([("a", 3), ("a", 3), ("b", 3)]))
    assert found["rating"].to_list() == pytest.approx([25.0, 25.0])
    beaten = ratings(table([("a", 3), ("a", 1), ("b", 2)]))
    assert beaten["rating"].to_list() == pytest.approx([25.0, 25.0], abs=1.5)


def test_winners_come_first_then_points_decide() -> None:
    came = [(False, 30), (True, 4), (False, 10), (False, 30)]
    assert ranks([Finish("", won, points) for won, points in came]) == [1.0, 0.0, 2.0, 1.0]


def test_standings_are_of_all_games_and_of_each() -> None:
    frame = pl.concat(
        [table([("a", 3), ("b", 1)]), table([("b", 3), ("a", 1)]).with_columns(game=pl.lit(1), box=pl.lit("arctic"))],
        how="vertical_relaxed",
    )
    found = standings(frame)
    assert found.select("of", "player", "share").rows()[2:] == [
        ("toy", "a", 1.0),
        ("toy", "b", 0.0),
        ("arctic", "b", 1.0),
        ("arctic", "a", 0.0),
    ]
    assert found.filter(of="all games")["share"].to_list() == [0.5, 0.5]
    assert standings(frame.filter(box="toy"))["of"].to_list() == ["toy", "toy"]


def test_standings_are_printed() -> None:
    console = Console(width=80, file=io.StringIO(), record=True)
    console.print(standings_table(table(*[[("a", 3), ("b", 1)]] * 4)))
    words = [[word for word in line.split() if word != "│"] for line in console.export_text().splitlines()]
    (row,) = [line for line in words if line[:1] == ["a"]]
    assert row[3:] == ["4", "100.0%", "51.0%", "to", "100.0%"]


def test_a_tournament_is_played() -> None:
    plan = plan_tournament(["toy", "arctic"], ["greedy", "random"], 1, seed=2)
    frame = play_all(plan)
    assert frame.select("game", "box", "seat").rows() == [
        (game, box, seat) for game, box in enumerate(["toy", "toy", "arctic", "arctic"]) for seat in (0, 1)
    ]
    assert frame.group_by("player", "seat", "box").len()["len"].to_list() == [1] * 8


@pytest.mark.parametrize(("seats", "rules", "tribes"), [(2, {}, 4), (3, {}, 4), (4, {}, 4), (3, {"edition": "1"}, 3)])
def test_the_tribes_of_greenland_go_round(seats: int, rules: dict[str, str], tribes: int) -> None:
    agreement = agree("greenland", seats, rules)
    found = [agreement.config(number).rules for number in range(72)]
    sat = Counter((seat, rules[f"tribe_{seat + 1}"]) for rules in found for seat in range(seats))
    assert len(sat) == seats * tribes
    assert set(sat.values()) == {72 // tribes}


def test_tribes_that_were_agreed_stay() -> None:
    agreement = agree("greenland", 2, {"tribe_1": "norse"})
    assert {agreement.config(number).rules["tribe_1"] for number in range(4)} == {"norse"}
    assert {agreement.config(number).rules["tribe_2"] for number in range(4)} == {"random"}
    early = agree("greenland", 2, {"variant": "early"})
    assert {early.config(number).rules["tribe_1"] for number in range(4)} == {"tunit", "sami"}
