"""Rewards: what a result is worth to each seat. They come once, at the end, and add up to 0."""

from __future__ import annotations

from collections.abc import Callable

from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.game import Result

Reward = Callable[[Result], list[float]]

ILLEGAL = -1.0  # for an action that is not offered, where that ends the match


def win(result: Result) -> list[float]:
    """The share of the victory: 1 for a sole winner. What the winners gain, the others lose in equal parts.

    A single seat gets 1 or -1. If nobody has won, nobody gets anything.
    """
    seats = len(result.points)
    winners = set(result.winners)
    if seats == 1:
        return [1.0 if winners else -1.0]
    if not winners:
        return [0.0] * seats
    share = 1 / len(winners)
    return [(seats * (share if seat in winners else 0) - 1) / (seats - 1) for seat in range(seats)]


def rank(result: Result) -> list[float]:
    """The rank: from 1 for the first to -1 for the last in equal steps; winners first, then by points.

    Seats that share ranks share what these are worth.
    """
    seats = len(result.points)
    if seats == 1:
        return win(result)
    standing = [(seat in result.winners, result.points[seat]) for seat in range(seats)]
    return [
        (sum(other < mine for other in standing) - sum(other > mine for other in standing)) / (seats - 1)
        for mine in standing
    ]


REWARDS: dict[str, Reward] = {"win": win, "rank": rank}


def find(name: str) -> Reward:
    """A way to reward, by name."""
    if name not in REWARDS:
        raise ConfigError(f"rewards can be {' or '.join(REWARDS)}, not {name!r}")
    return REWARDS[name]
