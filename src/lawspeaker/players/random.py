"""The random player: any option, all equally likely."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import ClassVar

from lawspeaker.kernel.option import Option
from lawspeaker.players.player import Turn


class RandomPlayer:
    """Chooses blindly, and always the same from the same seed."""

    reads_record: ClassVar[bool] = False
    quick: ClassVar[bool] = True

    def __init__(self, argument: str, seed: int) -> None:
        self.lots = Random(seed)

    def __reduce__(self) -> tuple[Callable[[Random], RandomPlayer], tuple[Random]]:
        return with_lots, (self.lots,)

    def choose(self, turn: Turn) -> Option:
        """What `Random.choice` would choose, which takes several times as long."""
        options = turn.ask.options
        count = len(options)
        size = count.bit_length()
        place = self.lots.getrandbits(size)
        while place >= count:
            place = self.lots.getrandbits(size)
        return options[place]


def with_lots(lots: Random) -> RandomPlayer:
    """The player that was copied or pickled."""
    made = RandomPlayer("", 0)
    made.lots = lots
    return made
