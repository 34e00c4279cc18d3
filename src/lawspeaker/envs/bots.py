"""Bots in the other seats, for environments that have one seat of a match."""

from __future__ import annotations

from collections.abc import Callable

from lawspeaker.envs.series import COPIED, Series
from lawspeaker.envs.stepping.others import play_others
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.players.player import Player, make

SEEDS = 1 << 62
BLIND = {"random"}  # bots that look at nothing but the ask, and so need neither copies nor a record

Named = str | list[str]  # one player for all other seats, or one for each


def are_blind(bots: Named) -> bool:
    """Whether none of these looks at the match."""
    return ({bots} if isinstance(bots, str) else set(bots)) <= BLIND


def kept_for(bots: Named) -> int:
    """After how many answers a match with these bots keeps its state: those that look ahead copy it all the time."""
    return COPIED if are_blind(bots) else 1


class Bots:
    """Who plays the seats beside one."""

    def __init__(self, seats: int, seat: int, bots: Named) -> None:
        if not 0 <= seat < seats:
            raise ConfigError(f"the seats are 0 to {seats - 1}, not {seat}")
        others = [other for other in range(seats) if other != seat]
        named = [bots] * len(others) if isinstance(bots, str) else bots
        if len(named) != len(others):
            raise ConfigError(f"there are {len(others)} seats for bots, and {len(named)} bots")
        for name in named:
            make(name, 0)  # an unknown one is told at once
        self.seat = seat
        self.names = dict(zip(others, named, strict=True))

    def sit_down(self, lot: Callable[[], int]) -> dict[int, Player]:
        """New players, each with a seed by lot."""
        return {other: make(name, lot()) for other, name in self.names.items()}

    def play(self, series: Series, players: dict[int, Player]) -> None:
        """Let them answer until the one seat is asked, or the match ends."""
        play_others(series.match, self.seat, players, series.longest)
