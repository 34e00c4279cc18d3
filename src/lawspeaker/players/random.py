"""The random player: any option, all equally likely."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import ClassVar

from lawspeaker.players.player import Blind


class RandomPlayer(Blind):
    """Chooses blindly, and always the same from the same seed."""

    reads_record: ClassVar[bool] = False
    quick: ClassVar[bool] = True

    def __init__(self, argument: str, seed: int) -> None:
        self.lots = Random(seed)
        self.draw: Callable[[int], int] = self.lots.getrandbits  # kept: to look it up takes longer than to call it

    def __reduce__(self) -> tuple[Callable[..., RandomPlayer], tuple[object, ...]]:
        return with_lots, (self.lots,)

    def place(self, count: int) -> int:
        """What `Random.choice` would choose, which takes several times as long."""
        bits = count.bit_length()
        place = self.draw(bits)
        while place >= count:
            place = self.draw(bits)
        return place


def with_lots(lots: Random) -> RandomPlayer:
    """The player that was copied or pickled."""
    made = RandomPlayer("", 0)
    made.lots, made.draw = lots, lots.getrandbits
    return made
