"""The random player: any option, all equally likely."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from struct import Struct
from typing import ClassVar, Final

from lawspeaker.kernel.option import Option
from lawspeaker.players.player import Blind

WORD: Final = 32  # bits that `Random` makes at a time
AT_ONCE: Final = 64  # words that are drawn together
WORDS: Final = Struct(f"<{AT_ONCE}I")


class RandomPlayer(Blind):
    """Chooses blindly, and always the same from the same seed."""

    reads_record: ClassVar[bool] = False
    quick: ClassVar[bool] = True

    def __init__(self, argument: str, seed: int) -> None:
        self.lots = Random(seed)
        self.words: list[int] = []  # drawn and not yet used, the next one last

    def __reduce__(self) -> tuple[Callable[..., RandomPlayer], tuple[object, ...]]:
        return with_lots, (self.lots, self.words)

    def pick(self, options: list[Option]) -> Option:
        """What `Random.choice` would choose, which takes several times as long: of each word the first bits."""
        count = len(options)
        rest = WORD - count.bit_length()
        place = self.word() >> rest
        while place >= count:
            place = self.word() >> rest
        return options[place]

    def word(self) -> int:
        """The next bits that `Random` makes: drawing many at a time takes hardly longer than drawing one."""
        if not self.words:
            bits = self.lots.getrandbits(AT_ONCE * WORD)
            self.words = list(WORDS.unpack(bits.to_bytes(WORDS.size, "little")))
            self.words.reverse()
        return self.words.pop()


def with_lots(lots: Random, words: list[int]) -> RandomPlayer:
    """The player that was copied or pickled."""
    made = RandomPlayer("", 0)
    made.lots, made.words = lots, words[:]
    return made
