"""From positions to everybody's chance of winning.

A game's evaluation says how good a position looks to a seat, in points. How much a point is worth was measured: greedy
players have played many games, and `chances.toml` holds, for each game, the spread that explains best who won. So a
chance says how often greedy players win from such a position. `python -m lawspeaker.coach.fitting` measures it again.
"""

from __future__ import annotations

import math
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from lawspeaker.kernel.game import Setting
from lawspeaker.kernel.match import Match


class Spread(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How many points make a difference in a game: in its first round, and from the round in which it usually ends.

    `rules` are the ruleset options under which it was measured, in so many `games`. Of what was foreseen, `error` is
    the mean squared error (Brier's), and `blind` that of giving all seats the same chance.
    """

    early: float
    late: float
    rounds: int
    games: int
    error: float
    blind: float
    rules: dict[str, list[str]] = {}

    def at(self, round: int) -> float:
        """The spread in a round."""
        gone = min(1.0, (round - 1) / max(1, self.rounds - 1))
        return self.early + gone * (self.late - self.early)


@cache
def spreads() -> dict[str, Spread]:
    """The spreads that were measured, by game."""
    text = (files("lawspeaker.coach") / "chances.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, Spread])


def spread_of(setting: Setting) -> Spread | None:
    """The spread of a game; None where nothing was measured, as where all win or lose together."""
    found = spreads().get(setting.config.game)
    if found is None or setting.config.seats == 1:
        return None
    rules = setting.config.rules
    measured = all(rules.get(option) in values for option, values in found.rules.items())
    return found if measured else None


def chances(match: Match) -> list[float] | None:
    """Each seat's chance of winning, seen by somebody who sees this match; None where nothing is known of it."""
    game = match.game
    if match.over:
        winners = match.result.winners
        return [1.0 if seat in winners else 0.0 for seat in range(game.seats)]
    spread = spread_of(game.setting)
    if spread is None:
        return None
    box = game.setting.box
    worths = [float(box.evaluate(game, seat)) for seat in range(game.seats)]
    return shared(worths, spread.at(box.round(game)))


def shared(worths: list[float], spread: float) -> list[float]:
    """One victory, shared out by how good the position looks to each seat."""
    best = max(worths)
    weights = [math.exp((worth - best) / spread) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]
