"""Who advises a search: something that has an opinion of options and positions at once, such as a network.

A search needs no adviser. One is found by its entry point, so that a search knows no network: the text after its name
is for the adviser alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol, cast

from msgspec import Struct

from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.game import Setting
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import suggest


class Manner(Struct, frozen=True):
    """How far a search follows its adviser. `docs/learning.md` says what each number does."""

    trust: float = 0.015  # what it is worth at the ask itself to be e times as likely
    near: float = 6.0  # options that score so much less than the best are not tried
    looks: int = 0  # options of an ask on the way that are looked at as greedy does, those that score best
    first: float = 1.0  # how much such a look counts at the ask itself
    reward: float = 0.9  # what an expected reward of 1 is worth, beside the game's evaluation
    far: int = 100  # asks after which a simulation no longer waits for the end of the round


class Adviser(Protocol):
    """Advises searches at one table. It is only ever shown guesses, so it cannot tell a search anything hidden."""

    manner: Manner

    def scores(self, match: Match) -> list[float]:
        """How likely each option of the ask is to be chosen by a good player: the logarithm, but for what all have in
        common.
        """
        ...

    def expected(self, match: Match) -> list[float]:
        """The reward that each seat may expect of a match that is not over."""
        ...


Making = Callable[[str, Setting], Adviser | None]  # an adviser from an argument; None if it has no advice at this table


@cache
def points() -> dict[str, EntryPoint]:
    """Where to find the advisers there are, by name."""
    return {point.name: point for point in entry_points(group="lawspeaker.advisers")}


def names() -> list[str]:
    return sorted(points())


def find(name: str, setting: Setting) -> Adviser | None:
    """An adviser by name for one table: `learned`, or `learned:arctic.npz`. None if there is none for it."""
    if not name:
        return None
    kind, _, argument = name.partition(":")
    if kind not in points():
        raise ConfigError(f"there is no adviser {kind!r}{suggest(kind, names())}")
    try:
        made = cast(Making, points()[kind].load())
    except ImportError:  # what it needs is not installed
        return None
    return made(argument, setting)
