"""What came of simulated games: shares of victory, how points spread, how long games last, how they go.

All of it is taken from a table with one row for each game and seat, as `lawspeaker.lab.simulate` makes it, and given
as tables again; `by` is the column that seats are told apart by, such as player, seat or faction.
"""

from __future__ import annotations

import math

import polars as pl
from rich.table import Table

CONFIDENCE = 1.959964  # standard deviations either side of the mean that hold 95 of 100
NEARLY_ALL = 0.95  # of the games are over where their course is no longer followed
MOST_BARS = 30  # of a distribution


# Victory


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win share (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    square = CONFIDENCE * CONFIDENCE / games
    middle = (share + square / 2) / (1 + square)
    reach = CONFIDENCE / (1 + square) * math.sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def shares(frame: pl.DataFrame, by: list[str]) -> pl.DataFrame:
    """Games, win share with its interval, mean points and mean length, by one or several columns."""
    table = (
        frame.group_by(by)
        .agg(
            pl.len().alias("games"),
            pl.col("won").sum(),
            pl.col("points").mean(),
            pl.col("points").std().alias("spread"),
            pl.col("length").mean(),
        )
        .sort(by)
    )
    intervals = [wilson(won, games) for won, games in zip(table["won"], table["games"], strict=True)]
    return table.with_columns(
        share=pl.col("won") / pl.col("games"),
        low=pl.Series([low for low, _ in intervals], dtype=pl.Float64),
        high=pl.Series([high for _, high in intervals], dtype=pl.Float64),
    )


# Distributions


def distribution(frame: pl.DataFrame, of: str, by: str = "") -> pl.DataFrame:
    """How often each value of a column comes up: as `start` and `end` of a bar, the number, and the share of all, or of
    all with the same `by`. Where there are many values, neighbours are put together.
    """
    low, high = frame.select(low=pl.col(of).min(), high=pl.col(of).max()).row(0)
    width = bar_width(low, high)
    within = [by] if by else []
    counted = frame.group_by(*within, start=pl.col(of) // width * width).agg(number=pl.len()).sort(*within, "start")
    total = pl.col("number").sum().over(by) if by else pl.col("number").sum()
    return counted.with_columns(end=pl.col("start") + width, share=pl.col("number") / total)


def bar_width(low: int, high: int) -> int:
    """1, 2, 5, 10, 20, 50 and so on: the first with which the bars are few enough."""
    width = 1
    while high // width - low // width >= MOST_BARS:
        width = width * 5 // 2 if str(width).startswith("2") else width * 2
    return width


# Length, and the course of play


def lengths(frame: pl.DataFrame) -> pl.DataFrame:
    """How long each game lasted, in rounds and in answers."""
    last = pl.col("course").struct.field("round").list.last()
    return frame.group_by("game").agg(rounds=last.first(), answers=pl.col("length").first()).sort("game")


def course(frame: pl.DataFrame) -> pl.DataFrame:
    """How the games went: one row for each game, seat and round, with the rest of the seat's row repeated. What the
    course follows, such as points, is as it stood after the round, and not as at the end.
    """
    followed = ["round", *course_names(frame)]
    return frame.drop(followed, strict=False).unnest("course").explode(followed)


def course_names(frame: pl.DataFrame) -> list[str]:
    """What is followed from round to round."""
    return [field.name for field in _fields(frame) if field.name != "round"]


def _fields(frame: pl.DataFrame) -> list[pl.Field]:
    kind = frame.schema["course"]
    return kind.fields if isinstance(kind, pl.Struct) else []


def development(frame: pl.DataFrame, of: str, by: str) -> pl.DataFrame:
    """The mean of what is followed, with its 95 % interval, round by round until nearly all games are over. Those that
    are over stay as they ended, so that every round counts the same games.
    """
    last = int(lengths(frame)["rounds"].quantile(NEARLY_ALL, "higher") or 1)
    value = pl.col("course").struct.field(of)
    missing = (last - value.list.len().cast(pl.Int64)).clip(lower_bound=0)
    lists = frame.select(by, value=value.list.concat(value.list.last().repeat_by(missing)).list.head(last))
    return (
        lists.with_columns(round=pl.lit(list(range(1, last + 1))))
        .explode("value", "round")
        .group_by(by, "round")
        .agg(mean=pl.col("value").mean(), error=pl.col("value").std().fill_null(0) / pl.len().sqrt())
        .with_columns(
            low=pl.col("mean") - CONFIDENCE * pl.col("error"), high=pl.col("mean") + CONFIDENCE * pl.col("error")
        )
        .sort(by, "round")
    )


# To be printed


def summary(frame: pl.DataFrame, sides: str = "") -> Table:
    """Who won how often: every player, then every side if there are such, then every player seat by seat."""
    games = frame["game"].n_unique()
    table = Table(title=f"{games:,} games of {frame['seats'][0]} seats", title_justify="left")
    table.add_column("")
    for heading in ("games", "won", "95 % interval", "points", "±", "answers"):
        table.add_column(heading, justify="right")
    for row in shares(frame, ["player"]).iter_rows(named=True):
        table.add_row(row["player"], *figures(row))
    table.add_section()
    if sides:
        for row in shares(frame, [sides]).iter_rows(named=True):
            table.add_row(row[sides], *figures(row))
        table.add_section()
    for row in shares(frame, ["player", "seat"]).iter_rows(named=True):
        table.add_row(f"{row['player']}, seat {row['seat']}", *figures(row))
    return table


def figures(row: dict[str, float]) -> list[str]:
    return [
        f"{row['games']:,}",
        f"{row['share']:.1%}",
        f"{row['low']:.1%} to {row['high']:.1%}",
        f"{row['points']:.1f}",
        f"{row['spread'] or 0:.1f}",
        f"{row['length']:.0f}",
    ]
