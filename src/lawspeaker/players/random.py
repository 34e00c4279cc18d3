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
        self.bits: Callable[[int], int] = self.lots.getrandbits  # at hand, since that takes as long as to call it

    def __reduce__(self) -> tuple[Callable[[Random], RandomPlayer], tuple[Random]]:
        return with_lots, (self.lots,)

    def choose(self, turn: Turn) -> Option:
        """What `Random.choice` would choose, which takes several times as long."""
        options = turn.ask.options
        count = len(options)
        size = count.bit_length()
        place = self.bits(size)
        while place >= count:
            place = self.bits(size)
        return options[place]


def with_lots(lots: Random) -> RandomPlayer:
    """The player that was copied or pickled."""
    made = RandomPlayer("", 0)
    made.lots, made.bits = lots, lots.getrandbits
    return made
