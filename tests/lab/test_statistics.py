"""Statistics: shares with their intervals, distributions, lengths, and the course of play."""

from __future__ import annotations

import io
import math

import polars as pl
import pytest
from rich.console import Console

from lawspeaker.lab.interval import wilson
from lawspeaker.lab.simulate import simulate
from lawspeaker.lab.statistics import (
    bar_width,
    choices,
    choices_table,
    course,
    course_names,
    development,
    distribution,
    lengths,
    meetings,
    shares,
    summary,
)
from tests.lab.tables import two_games


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (850, 1000, 0.8265, 0.8708)],
)
def test_the_interval_is_wilsons(won: float, games: int, low: float, high: float) -> None:
    assert list(wilson(won, games)) == pytest.approx([low, high], abs=1e-4)


def test_shares_are_those_of_each_side() -> None:
    table = shares(two_games(), ["faction"])
    assert table.select("faction", "games", "share", "points").rows() == [
        ("eyrie", 2, 0.5, 25.0),
        ("marquise", 2, 0.5, 21.0),
    ]
    assert table.select("low", "high").row(0) == pytest.approx(wilson(1, 2))


def test_a_game_counts_once_however_many_of_its_seats_a_player_has() -> None:
    table = shares(two_games().with_columns(player=pl.lit("greedy")), ["player"])
    assert table.select("games", "share", "points").row(0) == (2, 0.5, 23.0)
    assert table.select("low", "high").row(0) == pytest.approx(wilson(1, 2))


def said_by(frame: pl.DataFrame, sides: str = "") -> list[list[str]]:
    """The lines of a summary, in words."""
    console = Console(width=80, file=io.StringIO(), record=True)
    console.print(summary(frame, sides))
    return [[word for word in line.split() if word != "│"] for line in console.export_text().splitlines()]


def test_the_summary_shows_shares_by_player_and_by_seat() -> None:
    said = said_by(two_games())
    assert ["greedy", "2", "100.0%", "34.2%", "to", "100.0%", "35.0", "7.1", "60"] in said
    assert ["random,", "seat", "0", "1", "0.0%", "0.0%", "to", "79.3%", "12.0", "0.0", "70"] in said


def test_the_summary_shows_shares_by_side_where_there_are_sides() -> None:
    said = said_by(two_games(), "faction")
    assert ["eyrie", "2", "50.0%", "9.5%", "to", "90.5%", "25.0", "21.2", "60"] in said
    assert ["greedy", "2", "100.0%", "34.2%", "to", "100.0%", "35.0", "7.1", "60"] in said


def test_meetings_count_who_won_at_a_table_with_whom() -> None:
    table = meetings(two_games(), "faction")
    found = table.select("faction", "other", "games", "share").rows()
    assert found == [("eyrie", "marquise", 2, 0.5), ("marquise", "eyrie", 2, 0.5)]
    three = pl.concat(
        [two_games(), two_games().with_columns(faction=pl.lit("alliance"), seat=pl.lit(2, pl.Int64)).unique("game")]
    )
    met = meetings(three, "faction").filter(faction="eyrie", other="alliance")
    assert met.select("games", "share").rows() == [(2, 0.5)]


def test_a_distribution_counts_every_value_once() -> None:
    frame = pl.DataFrame({"who": ["a", "a", "a", "b"], "points": [3, 3, 5, -1]})
    table = distribution(frame, "points", "who")
    assert table.select("who", "start", "end", "number").rows() == [("a", 3, 4, 2), ("a", 5, 6, 1), ("b", -1, 0, 1)]
    assert table["share"].to_list() == pytest.approx([2 / 3, 1 / 3, 1])
    assert distribution(frame, "points")["share"].to_list() == pytest.approx([1 / 4, 2 / 4, 1 / 4])


def test_many_values_are_put_together_in_bars() -> None:
    frame = pl.DataFrame({"points": list(range(100))})
    table = distribution(frame, "points")
    assert table.select("start", "end", "number").rows() == [(start, start + 5, 5) for start in range(0, 100, 5)]


@pytest.mark.parametrize(("high", "width"), [(0, 1), (29, 1), (30, 2), (60, 5), (149, 5), (150, 10), (1000, 50)])
def test_bars_are_few_and_of_a_round_width(high: int, width: int) -> None:
    assert bar_width(0, high) == width


def test_lengths_are_in_rounds_and_in_answers() -> None:
    assert lengths(two_games()).rows() == [(0, 3, 50), (1, 2, 70)]


def test_the_course_has_a_row_for_each_game_seat_and_round() -> None:
    table = course(two_games())
    assert course_names(two_games()) == ["points"]
    assert table.select("game", "seat", "round").rows() == [
        *((0, seat, number) for seat in (0, 1) for number in (1, 2, 3)),
        *((1, seat, number) for seat in (0, 1) for number in (1, 2)),
    ]
    assert table.filter(game=0, seat=1)["points"].to_list() == [0, 4, 10]
    assert table.filter(game=0, seat=1)["faction"].to_list() == ["eyrie"] * 3


def test_the_course_of_simulated_games_ends_with_their_points() -> None:
    frame = simulate("arctic", 3, ["random"], 2, seed=2)
    last = course(frame).group_by("game", "seat", maintain_order=True).last()
    assert last["points"].to_list() == frame["points"].to_list()


def test_games_that_are_over_stay_as_they_ended() -> None:
    table = development(two_games(), "points", "faction")
    assert table.select("faction", "round", "mean").rows() == [
        ("eyrie", 1, 4.0),
        ("eyrie", 2, 22.0),
        ("eyrie", 3, 25.0),  # 10, and 40 from the game that lasted two rounds
        ("marquise", 1, 3.0),
        ("marquise", 2, 11.5),
        ("marquise", 3, 21.0),
    ]


def test_means_have_a_normal_interval() -> None:
    row = development(two_games(), "points", "faction").row(3, named=True)
    error = 1.959964 * 1.0  # of 2 and 4: a standard deviation of the square root of 2, by that of two games
    assert (row["low"], row["high"]) == pytest.approx((3 - error, 3 + error))


def test_a_single_game_has_no_interval() -> None:
    table = development(two_games().filter(game=0), "points", "seat")
    assert table["low"].to_list() == table["mean"].to_list() == table["high"].to_list()


def test_the_few_longest_games_are_not_followed_to_their_end() -> None:
    lasting = [3] * 96 + [50] * 4
    frame = pl.DataFrame(
        {
            "game": range(100),
            "seat": [0] * 100,
            "length": [9] * 100,
            "course": [{"round": list(range(1, last + 1)), "points": [1.0] * last} for last in lasting],
        }
    )
    assert development(frame, "points", "seat")["round"].to_list() == [1, 2, 3]


def chosen_by(player: str, counts: list[int], won: list[float], kind: str = "raid") -> pl.DataFrame:
    """Games of one player, in which it has chosen something so often."""
    return pl.DataFrame(
        {
            "player": [player] * len(counts),
            "side": ["cats"] * len(counts),
            "won": won,
            "chosen": [
                [{"kind": kind, "times": times}] if times else [{"kind": "rest", "times": 1}] for times in counts
            ],
        }
    )


def test_choices_are_counted_for_winners_and_others() -> None:
    table = choices(chosen_by("a", [4, 2, 0, 0], [1.0, 1.0, 0.0, 0.0]), "player")
    assert table.select("kind", "times", "a_game", "winners", "others").rows() == [
        ("raid", 6, 1.5, 3.0, 0.0),
        ("rest", 2, 0.5, 0.0, 1.0),
    ]
    assert table["share"].to_list() == pytest.approx([0.75, 0.25])


def test_choices_are_correlated_with_winning() -> None:
    counts, won = [4, 3, 5, 2, 1, 2], [1.0, 1.0, 1.0, 0.0, 0.0, 1.0]
    row = choices(chosen_by("a", counts, won), "player").row(0, named=True)
    expected = pl.DataFrame({"x": counts, "y": won}).select(pl.corr("x", "y")).item()
    assert row["correlation"] == pytest.approx(expected)
    reach = 1.959964 / math.sqrt(6 - 1 - 2)
    assert row["low"] == pytest.approx(math.tanh(math.atanh(expected) - reach))
    assert row["high"] == pytest.approx(math.tanh(math.atanh(expected) + reach))


def test_a_habit_of_the_stronger_player_does_not_look_like_what_wins() -> None:
    """The strong one raids more than the weak one, but wins no more often when it raids more."""
    strong = chosen_by("strong", [9, 8, 9, 8], [1.0, 1.0, 0.0, 0.0])
    weak = chosen_by("weak", [2, 1, 2, 1], [0.0, 1.0, 1.0, 0.0])
    assert choices(pl.concat([strong, weak]), "side")["correlation"].to_list() == pytest.approx([0.0])


def test_where_nothing_varies_nothing_correlates() -> None:
    always = choices(chosen_by("a", [1, 2, 3, 4, 5], [1.0] * 5), "player").row(0, named=True)
    assert (always["correlation"], always["low"], always["others"]) == (None, None, None)
    same = choices(chosen_by("a", [2] * 5, [1.0, 0.0, 1.0, 0.0, 1.0]), "player").row(0, named=True)
    assert same["correlation"] is None
    few = choices(chosen_by("a", [2, 1, 3], [1.0, 0.0, 1.0]), "player").row(0, named=True)
    assert few["low"] is None


def test_choices_are_printed_for_each_side() -> None:
    console = Console(width=100, file=io.StringIO(), record=True)
    console.print(choices_table(two_games(), "faction"))
    words = [[word for word in line.split() if word != "│"] for line in console.export_text().splitlines()]
    assert ["battle", "3.00", "5.00", "1.00"] in words  # the birds, who have won once in two games
    assert ["eyrie"] in words
