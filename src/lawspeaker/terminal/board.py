"""A board on the screen: what has changed since the last answer is marked, where the cursor points is known, and what
does not fit on one page is shared out among several.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from lawspeaker.text.drawing import (
    CHOICE_SIGN,
    FOCUS_SIGN,
    NOW_SIGN,
    SUBJECT_SIGN,
    Block,
    Blocks,
    Column,
    below,
    lines_of,
)

CHANGED = Style(bgcolor="#5a4708")
ALONE = 72  # columns for a part that does not say how many it needs
SIGNS = CHOICE_SIGN + FOCUS_SIGN + SUBJECT_SIGN + NOW_SIGN

_CELL = re.compile(r"\S+")


class Cell(NamedTuple):
    """A run of characters without spaces: where it stands in its line, and what it says without signs."""

    start: int
    end: int
    said: str


class Board:
    """Something drawn, as lines for the width it is given. `before` is how it was at the last answer."""

    def __init__(self, now: RenderableType, before: RenderableType | None = None) -> None:
        self.now = now
        self.before = before
        self._plain: dict[int, list[list[Segment]]] = {}  # by width
        self._marked: dict[int, list[list[Segment]]] = {}

    def plain(self, console: Console, width: int) -> list[list[Segment]]:
        """The lines as they are now."""
        if width not in self._plain:
            self._plain[width] = lines_of(console, self.now, width)
        return self._plain[width]

    def lines(self, console: Console, width: int) -> list[list[Segment]]:
        """The lines, changed cells marked."""
        if self.before is None:
            return self.plain(console, width)
        if width not in self._marked:
            self._marked[width] = marked(self.plain(console, width), lines_of(console, self.before, width))
        return self._marked[width]

    def pointed_at(self, console: Console, width: int, sign: str = FOCUS_SIGN) -> list[int]:
        """The lines in which something has this sign."""
        lines = self.plain(console, width)
        return [number for number, line in enumerate(lines) if any(sign in segment.text for segment in line)]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines(console, options.max_width):
            yield from line
            yield Segment.line()


# Pages. Where things stand is kept until the screen has another size: nothing jumps when a hand grows by a card.


Parts = dict[str, dict[str, Block]]  # the blocks of each part, by its title


class Page(NamedTuple):
    """What is shown at once: one or more parts of the board."""

    title: str
    parts: range  # their numbers
    board: Board


class Paging:
    """How the board is shared out on a screen of one size: whole, or parts on as few pages as hold them."""

    def __init__(self, console: Console, width: int) -> None:
        self.console = console
        self.width = width
        self.too_high = False  # whether the whole board is
        self.firsts: set[str] = set()  # titles of the parts that begin a page
        self.columns: dict[tuple[str, ...], tuple[list[Column], int]] = {}  # by what stands there; how high they were

    def whole(self, blocks: dict[str, Block], room: int) -> list[Page]:
        """The whole board on one page; nothing if it is too high for that."""
        if not self.too_high:
            page = Page("", range(1), self.laid_out(blocks, room))
            if self.height(page.board) <= room:
                return [page]
            self.too_high = True
        return []

    def pages(self, parts: Parts, room: int) -> list[Page]:
        """Parts in their order, as many on a page as fit."""
        found: list[Page] = []
        together: dict[str, Block] = {}
        for number, (title, blocks) in enumerate(parts.items()):
            if found and title not in self.firsts:
                more = {**together, **below({name: blocks[name] for name in blocks if name not in together})}
                board = self.laid_out(more, room)
                if self.height(board) <= room:
                    last = found.pop()
                    found.append(Page(f"{last.title} · {title}", range(last.parts.start, number + 1), board))
                    together = more
                    continue
                self.firsts.add(title)
            found.append(Page(title, range(number, number + 1), self.laid_out(blocks, room)))
            together = blocks
        return found

    def laid_out(self, blocks: dict[str, Block], room: int) -> Board:
        """Blocks in the columns in which they stood before, unless these have become too high."""
        names = tuple(blocks)
        if names in self.columns:
            columns, high = self.columns[names]
            board = Board(Blocks(blocks, columns))
            if self.height(board) <= max(room, high):
                return board
        columns = Blocks(blocks).low_columns(self.console, self.width)
        board = Board(Blocks(blocks, columns))
        self.columns[names] = columns, self.height(board)
        return board

    def height(self, board: Board) -> int:
        return len(board.plain(self.console, self.width))


def blocks_of(title: str, part: RenderableType, before: RenderableType | None) -> dict[str, Block]:
    """The blocks of something drawn, each with what has changed in it since `before`."""
    now, then = named(title, part), {} if before is None else named(title, before)
    return {
        name: block._replace(sheet=Board(block.sheet, then[name].sheet if name in then else None))
        for name, block in now.items()
    }


def named(title: str, part: RenderableType) -> dict[str, Block]:
    return part.blocks if isinstance(part, Blocks) else {title: Block(part, ALONE)}


# What has changed. Lines are compared by their words, so that this holds for every game and every language.


def marked(now: list[list[Segment]], before: list[list[Segment]]) -> list[list[Segment]]:
    """The lines of now, with a ground of its own under every cell that was not so before."""
    new, old = [cells(plain(line)) for line in now], [cells(plain(line)) for line in before]
    found = list(now)
    for number, other in pairs(new, old):
        changes = changed(new[number], old[other] if other is not None else [])
        if changes:
            found[number] = grounded(now[number], changes)
    return found


def plain(line: list[Segment]) -> str:
    return "".join(segment.text for segment in line)


def cells(line: str) -> list[Cell]:
    """A sign stands where there is a space otherwise, so it parts cells like one."""
    return [Cell(match.start(), match.end(), match.group()) for match in _CELL.finditer(line.translate(_NO_SIGNS))]


_NO_SIGNS = {ord(sign): " " for sign in SIGNS}


def pairs(new: list[list[Cell]], old: list[list[Cell]]) -> Iterator[tuple[int, int | None]]:
    """Which line of before became which line of now: equal ones first, then the most alike between them."""
    now, before = [key(line) for line in new], [key(line) for line in old]
    for tag, start, end, first, last in SequenceMatcher(None, before, now, autojunk=False).get_opcodes():
        if tag not in ("replace", "insert"):
            continue
        left = list(range(start, end))
        for number in range(first, last):
            best = most_alike(new[number], old, left)
            if best is not None:
                left.remove(best)
            yield number, best


def key(line: list[Cell]) -> tuple[str, ...]:
    return tuple(cell.said for cell in line)


def most_alike(line: list[Cell], old: list[list[Cell]], among: Sequence[int]) -> int | None:
    """The line that shares most cells with this one, if any does."""
    said = set(key(line))
    scored = [(len(said & set(key(old[number]))), -number) for number in among]
    shared, number = max(scored, default=(0, 0))
    return -number if shared else None


def changed(new: list[Cell], old: list[Cell]) -> list[Cell]:
    """The cells of a line that were not there before."""
    matcher = SequenceMatcher(None, key(old), key(new), autojunk=False)
    return [
        cell
        for tag, _, _, start, end in matcher.get_opcodes()
        if tag in ("replace", "insert")
        for cell in new[start:end]
        if any(character.isalnum() or character in "□■●○▒" for character in cell.said)
    ]


def grounded(line: list[Segment], changes: list[Cell]) -> list[Segment]:
    """A line with a ground of its own under some cells."""
    text = Text()
    for segment in line:
        text.append(segment.text, segment.style)
    for cell in changes:
        text.stylize(CHANGED, cell.start, cell.end)
    return list(text.render(_CONSOLE, end=""))


_CONSOLE = Console(color_system="truecolor", force_terminal=True)
