"""Players by how well they play, for people who want company: `novice`, `skilled`, `expert`."""

from __future__ import annotations

from random import Random

from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.option import Option
from lawspeaker.players.greedy import GreedyPlayer
from lawspeaker.players.player import Turn
from lawspeaker.players.search.player import SearchPlayer

BLUNDERS = 0.25  # the share of a novice's answers that are given blindly


class Novice(GreedyPlayer):
    """A greedy player that often answers blindly."""

    def __init__(self, argument: str, seed: int) -> None:
        refuse("novice", argument)
        super().__init__(argument, seed)
        self.mood = Random(seed)

    def choose(self, turn: Turn) -> Option:
        if self.mood.random() < BLUNDERS:
            return self.mood.choice(turn.ask.options)
        return super().choose(turn)


class Skilled(GreedyPlayer):
    """Takes what looks best at once."""

    def __init__(self, argument: str, seed: int) -> None:
        refuse("skilled", argument)
        super().__init__(argument, seed)


class Expert(SearchPlayer):
    """Thinks ahead for up to a second."""

    def __init__(self, argument: str, seed: int) -> None:
        refuse("expert", argument)
        super().__init__("1s", seed)


def refuse(level: str, argument: str) -> None:
    """Levels take no argument."""
    if argument:
        raise ConfigError(
            f"{level} takes nothing after a colon, not {argument!r}; search:2s can be told how long to think"
        )
