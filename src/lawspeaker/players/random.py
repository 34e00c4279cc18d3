"""The random player: any option, all equally likely."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import ClassVar, Final

from mypy_extensions import i64

from lawspeaker.players.player import Blind

WORD: Final = 32  # bits that `Random` makes at a time
WORD_BYTES: Final = WORD // 8
AT_ONCE: Final = 64  # words that are drawn together


class RandomPlayer(Blind):
    """Chooses blindly, and always the same from the same seed."""

    reads_record: ClassVar[bool] = False
    quick: ClassVar[bool] = True

    def __init__(self, argument: str, seed: int) -> None:
        self.lots = Random(seed)
        self.words: bytes = b""  # drawn together, the first last
        self.unused: i64 = 0  # how many of these bytes are still to be used

    def __reduce__(self) -> tuple[Callable[..., RandomPlayer], tuple[object, ...]]:
        return with_lots, (self.lots, self.words, int(self.unused))

    def place(self, count: int) -> int:
        """What `Random.choice` would choose, which takes several times as long: of each word the first bits."""
        rest: i64 = WORD - count.bit_length()
        most: i64 = count
        place = self.word() >> rest
        while place >= most:
            place = self.word() >> rest
        return int(place)

    def word(self) -> i64:
        """The next bits that `Random` makes: drawing many at a time takes hardly longer than drawing one."""
        if self.unused == 0:
            self.words = self.lots.getrandbits(AT_ONCE * WORD).to_bytes(AT_ONCE * WORD_BYTES, "big")
            self.unused = AT_ONCE * WORD_BYTES
        self.unused -= WORD_BYTES
        words = self.words
        bits: i64 = 0
        byte: i64
        for byte in range(self.unused, self.unused + WORD_BYTES):
            bits = bits << 8 | i64(words[byte])
        return bits


def with_lots(lots: Random, words: bytes, unused: int) -> RandomPlayer:
    """The player that was copied or pickled."""
    made = RandomPlayer("", 0)
    made.lots, made.words, made.unused = lots, words, unused
    return made
