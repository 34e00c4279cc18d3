"""The random player: any option, all equally likely."""

from __future__ import annotations

from random import Random

from lawspeaker.kernel.option import Option
from lawspeaker.players.player import Turn


class RandomPlayer:
    """Chooses blindly, and always the same from the same seed."""

    reads_record = False
    quick = True

    def __init__(self, argument: str, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, turn: Turn) -> Option:
        return self.random.choice(turn.ask.options)
