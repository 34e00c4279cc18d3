"""Where lines break, in each language."""

from __future__ import annotations

import pytest
from rich.text import Text

from lawspeaker.text.wrapping import NEVER_FIRST, NEVER_LAST, wrapped

JAPANESE = "ハートランドの住人（あなた）は、「斧」を 2 つ置きます。よろしいですか？ちょっと待って！"


def lines(said: str, width: int, indent: int = 0) -> list[str]:
    return [line.plain for line in wrapped(Text(said), width, indent)]


@pytest.mark.parametrize("width", range(8, 40))
def test_no_japanese_line_begins_or_ends_with_the_wrong_sign(width: int) -> None:
    found = lines(JAPANESE, width)
    assert "".join(found).replace(" ", "") == JAPANESE.replace(" ", "")
    assert not any(line[0] in NEVER_FIRST for line in found)
    assert not any(line[-1] in NEVER_LAST for line in found)
    assert all(Text(line).cell_len <= width for line in found)


def test_english_and_korean_break_between_words() -> None:
    assert lines("a bird in the hand", 9) == ["a bird in", "the hand"]
    assert lines("수피리어 호수에 갑니다", 10) == ["수피리어", "호수에", "갑니다"]


def test_a_word_that_is_too_long_is_broken_all_the_same() -> None:
    assert lines("abcdefghijkl", 5) == ["abcde", "fghij", "kl"]


def test_later_lines_are_indented_and_paragraphs_stay() -> None:
    assert lines("one two\nthree four", 7, indent=2) == ["one two", "three", "  four"]


def test_styles_stay_with_their_words() -> None:
    text = Text.assemble("one ", ("two", "bold"))
    assert [span.style for span in wrapped(text, 4)[1].spans] == ["bold"]
