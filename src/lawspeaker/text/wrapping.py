"""Breaking lines as readers of each language expect it.

English and Korean break between words. Japanese breaks between any two characters, except that no line begins with
closing punctuation or a small kana and none ends with an opening bracket (kinsoku).
"""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

NEVER_FIRST = frozenset(
    "、。，．・：；？！゛゜ヽヾゝゞ々ー～…‥’”）〕］｝〉》」』】"
    "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ%％°′″.,:;?!)]}»"
)
NEVER_LAST = frozenset("‘“（〔［｛〈《「『【([{«$＄¥￥")


def wrapped(text: Text, width: int, indent: int = 0) -> list[Text]:
    """The lines of a text for a width; all but the first of a paragraph are indented."""
    lines: list[Text] = []
    for paragraph in text.split("\n", allow_blank=True):
        pieces = paragraph.divide(line_starts(paragraph.plain, max(width, 4), indent))
        for number, piece in enumerate(pieces):
            piece.rstrip()
            if number:
                piece = Text(" " * indent).append_text(piece)
            piece.no_wrap = True
            lines.append(piece)
    return lines


def line_starts(plain: str, width: int, indent: int = 0) -> list[int]:
    """Where each line after the first begins."""
    starts: list[int] = []
    start, room = 0, width
    while (end := _end(plain, start, room)) < len(plain):
        starts.append(end)
        start, room = end, width - indent
    return starts


def _end(plain: str, start: int, room: int) -> int:
    """Where a line that starts here ends: at the last place where it may break and still fits."""
    taken, best = 0, start
    for at in range(start, len(plain)):
        character = plain[at]
        if character == " ":
            best = at + 1  # a space may hang over the edge: it is not shown there
            taken += 1
            continue
        if at > start and may_break(plain[at - 1], character):
            best = at
        taken += cell_len(character)
        if taken > room:
            return best if best > start else max(at, start + 1)
    return len(plain)


def may_break(before: str, after: str) -> bool:
    """Whether a line may end between two characters that no space parts."""
    if after in NEVER_FIRST or before in NEVER_LAST or before == " ":
        return False
    return _breaks_anywhere(before) or _breaks_anywhere(after)


def _breaks_anywhere(character: str) -> bool:
    """Whether a character belongs to a script without spaces; Korean is written with them."""
    return cell_len(character) == 2 and not "\uac00" <= character <= "\ud7a3"


class Flowing:
    """A text that is wrapped for the width it is given, up to a number of lines."""

    def __init__(self, text: Text, indent: int = 0, most: int | None = None) -> None:
        self.text = text
        self.indent = indent
        self.most = most

    def lines(self, width: int) -> list[Text]:
        lines = wrapped(self.text, width, self.indent)
        if self.most is not None and len(lines) > self.most:
            lines = lines[: self.most]
            lines[-1].truncate(width - 1)
            lines[-1].append("…")
        return lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines(options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(4, max((cell_len(line) for line in self.text.plain.split("\n")), default=4))
