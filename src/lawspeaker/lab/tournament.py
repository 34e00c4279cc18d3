"""Tournaments: players against each other, in one game or several, with equal chances for all.

In a round every line-up plays once from each rotation of the seats, while each seat keeps its side. So in every round
each player sits in each seat and plays each side as often as any other. From round to round the sides go on, and who
sits next to whom is drawn by lot.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, groupby
from random import Random

import polars as pl
from rich.table import Table

from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.lab.fixture import Agreement, Fixture, agree, check_players, derived_seed
from lawspeaker.lab.interval import CONFIDENCE
from lawspeaker.lab.plan import so_many
from lawspeaker.lab.ratings import ALL_GAMES, Finish, rated
from lawspeaker.lab.statistics import shares
from lawspeaker.text.words import Words


@dataclass(frozen=True)
class Tournament:
    """The rounds of a tournament; in each, all games are played, one after another."""

    agreements: list[Agreement]
    players: list[str]
    rounds: int
    seed: int

    @property
    def total(self) -> int:
        return self.rounds * self.in_round

    @property
    def in_round(self) -> int:
        """How many games a round has."""
        return sum(self.games_of(agreement) for agreement in self.agreements)

    def games_of(self, agreement: Agreement) -> int:
        """How many of them are of one kind."""
        return len(lineups(tuple(self.players), agreement.seats)) * agreement.seats

    def fixture(self, number: int) -> Fixture:
        before, place = divmod(number, self.in_round)
        for agreement in self.agreements:
            if place < self.games_of(agreement):
                sitting = self.seated(agreement, before, place)
                return Fixture(number, agreement, sitting, before, derived_seed(self.seed, number))
            place -= self.games_of(agreement)
        raise IndexError(number)

    def shortened(self, total: int) -> Tournament:
        return replace(self, rounds=total // self.in_round)

    def seated(self, agreement: Agreement, before: int, place: int) -> list[str]:
        """Who sits where in one of the games after so many rounds: a line-up in random order, rotated by seats."""
        lineup, shift = divmod(place, agreement.seats)
        order = lineups(tuple(self.players), agreement.seats)[lineup][:]
        Random(derived_seed(self.seed, before, lineup)).shuffle(order)
        return order[shift:] + order[:shift]


@cache
def lineups(players: tuple[str, ...], seats: int) -> list[list[str]]:
    """Who plays together. Everybody plays as often as the seats allow; each choice of players takes the remaining seats
    once.
    """
    everybody, left = divmod(seats, len(players))
    return [[*players * everybody, *others] for others in combinations(players, left)]


def plan_tournament(
    games: list[str], players: list[str], rounds: int, seats: int | None = None, seed: int = 0
) -> Tournament:
    """A checked tournament. Whatever cannot work is refused here."""
    if rounds < 1:
        raise ConfigError(f"at least 1 round must be played, not {rounds}")
    if len(set(players)) < max(2, len(players)):
        raise ConfigError("a tournament needs at least two players, each named once")
    if not games or len(set(games)) < len(games):
        raise ConfigError("a tournament needs at least one game, each named once")
    check_players(players)
    agreements = [agree(game, seats) for game in games]
    for agreement in agreements:
        if agreement.seats < 2:
            raise ConfigError(f"with {agreement.seats} seat of {agreement.game} nobody plays against anybody")
    return Tournament(agreements, players, rounds, seed)


# Ratings


def ratings(frame: pl.DataFrame) -> pl.DataFrame:
    """How strong the players are, the strongest first: a Plackett-Luce model of who finished ahead of whom, game by
    game. Players do not learn, so their strength is assumed constant. The intervals are the model's 95 % intervals.
    """
    rows = frame.sort("game", "seat").select("game", "player", "winner", "points").rows()
    games = groupby(rows, lambda row: row[0])
    found = rated([Finish(name, winner, points) for _, name, winner, points in game] for _, game in games)
    return pl.DataFrame(
        {
            "player": [rating.name for rating in found],
            "rating": [rating.mu for rating in found],
            "low": [rating.mu - CONFIDENCE * rating.sigma for rating in found],
            "high": [rating.mu + CONFIDENCE * rating.sigma for rating in found],
        }
    )


def standings(frame: pl.DataFrame) -> pl.DataFrame:
    """Ratings and win shares of all players, in all games and in each that was played: `of` says in which."""
    boxes = frame["box"].unique(maintain_order=True).to_list()
    tables = {box: frame.filter(box=box) for box in boxes}
    if len(boxes) > 1:
        tables = {ALL_GAMES: frame, **tables}
    found = []
    for name, table in tables.items():
        won = shares(table, ["player"]).rename({"low": "won_low", "high": "won_high"})
        found.append(ratings(table).join(won, on="player", maintain_order="left").with_columns(of=pl.lit(name)))
    return pl.concat(found)


def said_of(name: str) -> str:
    """The name of a part of the standings."""
    return name if name == ALL_GAMES else Words("en").title(shelf.find(name).name)


def standings_table(frame: pl.DataFrame) -> Table:
    """The standings, to be printed."""
    table = Table(title=so_many(frame["game"].n_unique()), title_justify="left")
    table.add_column("")
    for heading in ("rating", "±", "games", "won", "95 % interval"):
        table.add_column(heading, justify="right")
    for of, rows in groupby(standings(frame).iter_rows(named=True), lambda row: row["of"]):
        table.add_section()
        table.add_row(said_of(of), style="bold")
        for row in rows:
            table.add_row(
                row["player"],
                f"{row['rating']:.1f}",
                f"{row['high'] - row['rating']:.1f}",
                f"{row['games']:,}",
                f"{row['share']:.1%}",
                f"{row['won_low']:.1%} to {row['won_high']:.1%}",
            )
    return table
