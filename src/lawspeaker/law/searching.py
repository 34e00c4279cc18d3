"""Finding words in texts of three languages.

Width and case do not matter, nor whether kana are hiragana or katakana. Japanese is written without spaces and Korean
with varying ones, so in both a word may stand anywhere. The particles of a Korean word do not matter, and neither
does what stands in hiragana between the words of a Japanese query.

>>> Wanted("ﾛﾋﾞｲｽﾄ").is_in(Searched("ロビイストを置く。"))
True
>>> Wanted("병사를").is_in(Searched("병사는 이동한다."))
True
>>> Wanted("兵士を移動させる").is_in(Searched("兵士1個を、隣の広場に移動してよい。"))
True
"""

from __future__ import annotations

import re
from unicodedata import normalize

_KATAKANA = {code: code - 0x60 for code in range(0x30A1, 0x30F7)}
_EAST = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]")
_HIRAGANA = re.compile(r"[\u3041-\u309f、。・]+")
_PARTICLES = (
    *("에게서", "으로부터", "에서는", "까지", "부터", "에서", "에게", "으로", "이나", "처럼", "보다", "마다"),
    *("은", "는", "이", "가", "을", "를", "의", "에", "로", "와", "과", "도", "만", "나"),
)


def folded(text: str) -> str:
    """A text as it is compared: one width, one case, one kind of kana."""
    return normalize("NFKC", text).casefold().translate(_KATAKANA)


class Searched:
    """A text that is searched."""

    def __init__(self, text: str) -> None:
        self.plain = folded(text)
        self.close = re.sub(r"\s", "", self.plain)


class Wanted:
    """A word that is looked for."""

    def __init__(self, word: str) -> None:
        self.plain = folded(word)
        self.east = bool(_EAST.search(self.plain))
        self.pieces = _pieces(word)
        self.whole = re.compile(rf"(?<!\w){re.escape(self.plain)}(?!\w)")

    def is_word_of(self, text: Searched) -> bool:
        """Whether the text has exactly this word."""
        return self.plain in text.close if self.east else bool(self.whole.search(text.plain))

    def is_in(self, text: Searched) -> bool:
        """Whether the text has the word, or all that matters of it, anywhere."""
        if not self.east:
            return self.plain in text.plain
        return self.plain in text.close or (bool(self.pieces) and all(piece in text.close for piece in self.pieces))


def _pieces(word: str) -> list[str]:
    """What matters of a word: without a Korean particle, or without hiragana between other signs."""
    word = normalize("NFKC", word)
    particle = next((each for each in _PARTICLES if word.endswith(each) and len(word) - len(each) >= 2), "")
    return [folded(piece) for piece in _HIRAGANA.split(word.removesuffix(particle)) if piece]
