"""Ratings: how strong players are, from who finished ahead of whom.

It needs no data frames, so that it serves wherever the rules run.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import prod, sqrt
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

BEGIN = 25.0  # the rating of a player of whom nothing is known
ALL_GAMES = "all games"  # where a table of ratings has a part for each game


class Finish(NamedTuple):
    """How one seat of a game did."""

    player: str
    won: bool
    points: float


def rated(games: Iterable[list[Finish]]) -> list[PlackettLuceRating]:
    """The rating of every player, the strongest first: a Plackett-Luce model of who finished ahead of whom, game by
    game. Players do not learn, so their strength is assumed constant.
    """
    model = PlackettLuce(mu=BEGIN, sigma=BEGIN / 3, tau=0.0)
    strength: dict[str, PlackettLuceRating] = {}
    for seats in games:
        for name in sorted({seat.player for seat in seats} - set(strength)):
            strength[name] = model.rating(name=name)
        sitting = [seat.player for seat in seats]
        after = model.rate([[strength[name]] for name in sitting], ranks=ranks(seats))
        for name in set(sitting):
            changed = [team[0] for team, of in zip(after, sitting, strict=True) if of == name]
            strength[name] = combined(model, strength[name], changed)
    return sorted(strength.values(), key=lambda rating: -rating.mu)


def ranks(seats: list[Finish]) -> list[float]:
    """The winners first, then by points; equals share a rank."""
    came = [(not seat.won, -seat.points) for seat in seats]
    order = sorted(set(came))
    return [float(order.index(one)) for one in came]


def combined(model: PlackettLuce, before: PlackettLuceRating, changed: list[PlackettLuceRating]) -> PlackettLuceRating:
    """What a game says about a player who may have had several seats: each of them counts."""
    mu = before.mu + sum(after.mu - before.mu for after in changed)
    ratio = prod((after.sigma / before.sigma) ** 2 for after in changed)
    return model.rating(mu, before.sigma * sqrt(ratio), before.name)
