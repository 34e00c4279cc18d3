"""Simulations: many games played by bots, as a table with one row for each game and seat.

The column `course` holds how the game went for the seat: for each of the names that `Box.course` gives, and for
`round`, a list with one number a round. `lawspeaker.lab.statistics.course` makes a table of it. The column `chosen`
holds which kinds of options the seat has chosen, and how often; `statistics.choices` tells what came of them.

The same seed gives the same table, however many processes share the work: a game depends only on the seed and its
number.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import polars as pl

from lawspeaker.kernel.errors import ConfigError
from lawspeaker.lab.fixture import Agreement, Fixture, agree, check_players, derived_seed
from lawspeaker.lab.parts import Progress, play_all


@dataclass(frozen=True)
class Simulation:
    """One game, played often. The bots move on by one seat from game to game, so that each sits everywhere equally
    often when `total` is a multiple of their number. Sides that differ go round more slowly, so that each bot plays
    each of them from every seat.
    """

    agreements: list[Agreement]
    players: list[str]
    total: int
    seed: int

    def fixture(self, number: int) -> Fixture:
        (agreement,) = self.agreements
        bots = len(self.players)
        sitting = [self.players[(number + seat) % bots] for seat in range(agreement.seats)]
        return Fixture(number, agreement, sitting, number // bots, derived_seed(self.seed, number))

    def shortened(self, total: int) -> Simulation:
        return replace(self, total=total)


def plan_simulation(
    game: str,
    games: int,
    bots: list[str],
    seats: int | None = None,
    seed: int = 0,
    rules: dict[str, str] | None = None,
    data: Path | None = None,
    deal: bool = False,
) -> Simulation:
    """A checked simulation. Whatever cannot work is refused here. `deal`: every game's sides are dealt, from all that
    there are.
    """
    if games < 1:
        raise ConfigError(f"at least 1 game must be played, not {games}")
    check_players(bots)
    return Simulation([agree(game, seats, rules, data, deal)], bots, games, seed)


def simulate(
    game: str,
    games: int,
    bots: list[str],
    seats: int,
    seed: int = 0,
    jobs: int = 1,
    rules: dict[str, str] | None = None,
    data: Path | None = None,
    progress: Progress | None = None,
) -> pl.DataFrame:
    """Play so many games with bots, given by name."""
    return play_all(plan_simulation(game, games, bots, seats, seed, rules, data), jobs, progress=progress)
