"""What came of simulated games: shares of victory, how points spread, how long games last, how they go.

Everything is computed from a table with one row for each game and seat, as `lawspeaker.lab.simulate` makes it, and
returned as tables; `by` is the column that seats are grouped by, such as player, seat or faction.
"""

from __future__ import annotations

import polars as pl
from rich.table import Table

from lawspeaker.lab.interval import CONFIDENCE, wilson
from lawspeaker.lab.plan import so_many

NEARLY_ALL = 0.95  # share of games that are over when a course ends
MOST_BARS = 30  # of a distribution
MOST_CHOSEN = 12  # kinds of options in a table to be printed
CERTAIN = 0.999999  # a correlation of 1 has no finite place on Fisher's scale


# Victory


def shares(frame: pl.DataFrame, by: list[str], of: str = "won") -> pl.DataFrame:
    """Games, win share with its interval, mean points and mean length, by one or several columns. Instead of the wins
    another column of 0 and 1 can be counted, such as who died out.

    Seats of one game depend on each other, so several make the interval no narrower than one would.
    """
    table = (
        frame.group_by(by)
        .agg(
            pl.col("game").n_unique().alias("games"),
            pl.col(of).mean().alias("share"),
            pl.col("points").mean(),
            pl.col("points").std().alias("spread"),
            pl.col("length").mean(),
        )
        .sort(by)
    )
    intervals = [wilson(share * games, games) for share, games in zip(table["share"], table["games"], strict=True)]
    return table.with_columns(
        low=pl.Series([low for low, _ in intervals], dtype=pl.Float64),
        high=pl.Series([high for _, high in intervals], dtype=pl.Float64),
    )


def meetings(frame: pl.DataFrame, by: str) -> pl.DataFrame:
    """Win share with its interval, by what a seat is and by what one of the others at its table is (`other`)."""
    others = frame.select("game", pl.col("seat").alias("other_seat"), pl.col(by).alias("other"))
    pairs = frame.join(others, on="game").filter(pl.col("seat") != pl.col("other_seat"))
    return shares(pairs, [by, "other"])


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
    """The first of 1, 2, 5, 10, 20, 50 and so on that gives few enough bars."""
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
    """The mean of what is followed, with its 95 % interval, round by round until nearly all games are over. Games that
    are over count as they ended, so that every round counts the same games.
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


# Choices


def choices(frame: pl.DataFrame, by: str) -> pl.DataFrame:
    """Which kinds of options are chosen, most often first: how often in a game, by winners and by others, and the
    correlation of choosing it more often with winning, with its 95 % interval.

    Games are compared only with those of the same player on the same side. Otherwise the habits of a strong player
    would look like the reason it wins.
    """
    alike = ["player"] if by == "player" else [by, "player"]
    cells = frame.group_by(alike).agg(rows=pl.len(), won=pl.col("won").sum(), squares=(pl.col("won") ** 2).sum())
    chosen = frame.select(*alike, "won", "chosen").explode("chosen").unnest("chosen").drop_nulls("kind")
    counted = (
        chosen.group_by(*alike, "kind")
        .agg(
            times=pl.col("times").sum(),
            times_squared=(pl.col("times") ** 2).sum(),
            times_won=(pl.col("times") * pl.col("won")).sum(),
        )
        .join(cells, on=alike)
    )
    kinds = counted.group_by(by, "kind").agg(
        pl.col("times", "times_won").sum(),
        varied=(pl.col("times_squared") - pl.col("times") ** 2 / pl.col("rows")).sum(),
        together=(pl.col("times_won") - pl.col("times") * pl.col("won") / pl.col("rows")).sum(),
    )
    sums = cells.group_by(by).agg(
        pl.col("rows", "won").sum(),
        cells=pl.len(),
        won_varied=(pl.col("squares") - pl.col("won") ** 2 / pl.col("rows")).sum(),
    )
    table = kinds.join(sums, on=by).with_columns(
        a_game=pl.col("times") / pl.col("rows"),
        share=pl.col("times") / pl.col("times").sum().over(by),
        winners=(pl.col("times_won") / pl.col("won")).fill_nan(None),
        others=((pl.col("times") - pl.col("times_won")) / (pl.col("rows") - pl.col("won"))).fill_nan(None),
        correlation=pl.col("together") / (pl.col("varied") * pl.col("won_varied")).sqrt(),
    )
    return _with_interval(table).sort([by, "times", "kind"], descending=[False, True, False])


def _with_interval(table: pl.DataFrame) -> pl.DataFrame:
    """Fisher's interval of a correlation. There is none for what is always done equally often, or for too few games."""
    free = pl.col("rows") - pl.col("cells") - 2
    known = (free > 0) & pl.col("correlation").is_finite() & (pl.col("varied") > 1e-9) & (pl.col("won_varied") > 1e-9)
    correlation = pl.when(known).then(pl.col("correlation").clip(-1, 1))
    turned, reach = correlation.clip(-CERTAIN, CERTAIN).arctanh(), CONFIDENCE / free.cast(pl.Float64).sqrt()
    return table.with_columns(
        correlation=correlation, low=(turned - reach).tanh(), high=(turned + reach).tanh()
    ).select(*table.columns[:2], "rows", "times", "a_game", "share", "winners", "others", "correlation", "low", "high")


def summed_up(frame: pl.DataFrame, sides: str = "") -> dict[str, list[dict[str, object]]]:
    """Who won how often and what was chosen, for programs: rows by player, by side, by player and seat, and choices."""
    groups = {"player": ["player"], **({sides: [sides]} if sides else {}), "player_seat": ["player", "seat"]}
    found = {name: shares(frame, by).to_dicts() for name, by in groups.items()}
    return {**found, "choices": choices(frame, sides or "player").to_dicts()}


# To be printed


def summary(frame: pl.DataFrame, sides: str = "") -> Table:
    """Who won how often: every player, then every side if there are such, then every player seat by seat."""
    games = frame["game"].n_unique()
    table = Table(title=f"{so_many(games)} of {frame['seats'][0]} seats", title_justify="left")
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


def choices_table(frame: pl.DataFrame, by: str) -> Table:
    """The kinds of options that each side or player chooses most, and what goes along with winning."""
    table = Table(title="What is chosen", title_justify="left")
    table.add_column("")
    for heading in ("a game", "winners", "others", "correlation with winning", "95 % interval"):
        table.add_column(heading, justify="right")
    found = choices(frame, by)
    for value in found[by].unique(maintain_order=True):
        table.add_section()
        table.add_row(str(value), style="bold")
        for row in found.filter(pl.col(by) == value).head(MOST_CHOSEN).iter_rows(named=True):
            interval = "" if row["low"] is None else f"{row['low']:.2f} to {row['high']:.2f}"
            numbers = [row["a_game"], row["winners"], row["others"], row["correlation"]]
            table.add_row(row["kind"], *("" if number is None else f"{number:.2f}" for number in numbers), interval)
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
