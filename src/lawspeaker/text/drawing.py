"""What the faces of all games draw with: a seat's view, what can be chosen in it, and columns."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations, pairwise, zip_longest
from typing import NamedTuple, cast

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text

from lawspeaker.text.words import Words
from lawspeaker.text.wrapping import wrapped

View = Mapping[str, object]

QUIET = "#98a4b0"
CHOICE, FOCUS, SUBJECT = "bold underline", "bold reverse", "bold italic"  # with a sign each, for who sees no styles:
CHOICE_SIGN, FOCUS_SIGN, SUBJECT_SIGN = "›", "▶", "◆"  # can be chosen; is under the cursor; is asked about
NOW_SIGN = "▸"  # has the turn, or is being settled
SUBJECTS = "subjects"  # in a view: what the question names, `domain value` for each


class TableDrawing:
    """A seat's view of the table, the words about it, and what can be chosen there."""

    def __init__(self, view: View, words: Words, targets: set[str], focus: set[str]) -> None:
        self.view = view
        self.words = words
        self.targets = targets
        self.focus = focus
        self.state = cast("dict[str, object]", view["state"])
        self.facts = cast("dict[str, object]", view["facts"])  # what follows from the state
        self.subjects = set(cast("list[str]", view.get(SUBJECTS, [])))

    # Fields of the state, by their shapes.

    def number(self, name: str) -> int:
        return cast(int, self.state[name])

    def row(self, name: str) -> list[int]:
        return cast("list[int]", self.state[name])

    def each(self, name: str) -> dict[str, int]:
        return cast("dict[str, int]", self.state[name])

    def grid(self, name: str) -> dict[str, dict[str, int]]:
        return cast("dict[str, dict[str, int]]", self.state[name])

    def sign(self, *targets: str) -> tuple[str, str]:
        """The sign and the style of something that any of these options chooses."""
        if not self.focus.isdisjoint(targets):
            return FOCUS_SIGN, FOCUS
        if not self.targets.isdisjoint(targets):
            return CHOICE_SIGN, CHOICE
        if not self.subjects.isdisjoint(targets):
            return SUBJECT_SIGN, SUBJECT
        return " ", ""


# Columns. A library's tables would measure and wrap again whenever the cursor moves; nothing here wraps.


def fill(line: Text, width: int) -> None:
    """Spaces up to a width."""
    line.append(" " * max(0, width - line.cell_len))


def in_columns(rows: list[list[Text]], right: Collection[int] = (), gap: int = 1) -> Group:
    """Rows of cells, each column as wide as its widest cell; those in `right` are right-aligned."""
    return Group(*aligned(rows, right, gap))


def aligned(rows: list[list[Text]], right: Collection[int] = (), gap: int = 1) -> list[Text]:
    """The same, line by line."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        line = Text(no_wrap=True, overflow="ellipsis")
        edge = 0
        for number, (cell, width) in enumerate(zip(row, widths, strict=True)):
            if number in right:
                fill(line, edge + width - cell.cell_len)
            line.append_text(cell)
            edge += width + gap
            if number < len(row) - 1:
                fill(line, edge)
        lines.append(line)
    return lines


def in_lines(tokens: list[Text], width: int, indent: int = 0, first: int = 0) -> list[Text]:
    """Tokens two spaces apart, as many on a line as fit; `first` is the indent of the first line."""
    lines: list[Text] = []
    for token in tokens:
        if lines and lines[-1].cell_len + 2 + token.cell_len <= width:
            lines[-1].append("  ").append_text(token)
        else:
            lines.append(Text(" " * (indent if lines else first)).append_text(token))
    return lines


class InLines:
    """Tokens, as many on a line as fit whole; only those that are wider than a line are broken."""

    def __init__(self, tokens: list[Text], indent: int = 0, first: int | None = None) -> None:
        self.tokens = tokens
        self.indent = indent
        self.first = indent if first is None else first

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in in_lines(self.tokens, options.max_width, self.indent, self.first):
            yield from wrapped(line, options.max_width, self.indent)


def unbroken(line: Text, indent: int) -> InLines:
    """A line, broken only where there are two spaces or more."""
    first = len(line.plain) - len(line.plain.lstrip(" "))
    parts = [part for part in line[first:].split("  ") if part.plain.strip()]
    return InLines(parts, indent, first)


def explained(rows: list[list[Text]], gap: int = 2) -> Group:
    """Things and what is said of each, in two columns; what does not fit goes on below, in the second one."""
    edge = max((thing.cell_len for thing, _ in rows), default=0) + gap
    return Group(*(InLines([line], edge, 0) for line in aligned(rows, gap=gap)))


BETWEEN = 3  # columns between blocks
NO_LINE: list[Segment] = []


UNBROKEN = 10_000  # columns that a block needs whose lines cannot be broken: as many as its longest has


class Block(NamedTuple):
    """A part of a board that keeps together. `least` is how many columns it needs where it is not alone; without it, it
    takes the whole width. `apart`: a free line parts it from what is above.
    """

    sheet: RenderableType
    least: int | None = None
    apart: bool = True


class Column(NamedTuple):
    """The place of its first block, and its width."""

    first: int
    width: int


class Blocks:
    """Blocks by name, in the order in which they are read: down a column, then down the next. Those without `least`
    that come first stand above all columns.

    Unless `columns` are given, they are chosen so that the board is as low as can be: what fits side by side is not
    stacked.
    """

    def __init__(self, blocks: Mapping[str, Block], columns: Sequence[Column] | None = None) -> None:
        self.blocks = dict(blocks)
        self.columns = columns

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        above, flowing = self.split()
        yield Group(*stacked(above))
        if above and flowing and flowing[0].apart:
            yield Text()
        columns = self.low_columns(console, options.max_width) if self.columns is None else self.columns
        ends = [*(column.first for column in columns[1:]), len(flowing)]
        drawn = [
            lines_of(console, Group(*stacked(flowing[column.first : end])), column.width)
            for column, end in zip(columns, ends, strict=True)
        ]
        for line in zip_longest(*drawn, fillvalue=NO_LINE):
            edge = at = 0
            for cell, column in zip(line, columns, strict=True):
                if cell:
                    yield Segment(" " * (edge - at))
                    yield from cell
                    at = edge + Segment.get_line_length(cell)
                edge += column.width + BETWEEN
            yield Segment.line()

    def split(self) -> tuple[list[Block], list[Block]]:
        """The blocks above all columns, and those in columns."""
        blocks = list(self.blocks.values())
        first = next((number for number, block in enumerate(blocks) if block.least is not None), 0)
        return blocks[:first], blocks[first:]

    def low_columns(self, console: Console, room: int) -> list[Column]:
        """The columns whose highest is as low as can be; the fewest that do it. What is left over is shared out."""
        _, flowing = self.split()
        if not flowing:
            return []
        needs = [need(console, block, room) for block in flowing]
        heights = [len(lines_of(console, block.sheet, needed)) for block, needed in zip(flowing, needs, strict=True)]
        best, lowest = [(0, len(flowing))], 0
        for bounds in partitions(len(flowing)):
            if len(bounds) > 1 and sum(max(needs[slice(*bound)]) + BETWEEN for bound in bounds) - BETWEEN > room:
                continue
            high = max(
                sum(heights[first:last]) + sum(block.apart for block in flowing[first + 1 : last])
                for first, last in bounds
            )
            if high < lowest or not lowest:
                best, lowest = bounds, high
        widths = [max(needs[slice(*bound)]) for bound in best]
        over = max(0, room - sum(widths) - BETWEEN * (len(best) - 1))
        more = [over // len(best)] * (len(best) - 1)
        return [
            Column(first, width + share)
            for (first, _), width, share in zip(best, widths, [*more, over - sum(more)], strict=True)
        ]


def partitions(count: int) -> Iterator[list[tuple[int, int]]]:
    """All ways to cut a row of things into pieces, those with the fewest pieces first."""
    for pieces in range(1, count + 1):
        for cuts in combinations(range(1, count), pieces - 1):
            yield list(pairwise((0, *cuts, count)))


def stacked(blocks: Sequence[Block]) -> list[RenderableType]:
    """Blocks one below another."""
    found: list[RenderableType] = []
    for block in blocks:
        found += [Text(), block.sheet] if found and block.apart else [block.sheet]
    return found


def below(blocks: Mapping[str, Block]) -> dict[str, Block]:
    """Blocks that go on below others: a free line parts the first of them from these."""
    return {
        name: block._replace(apart=block.apart or number == 0) for number, (name, block) in enumerate(blocks.items())
    }


def need(console: Console, block: Block, room: int) -> int:
    """How many columns a block needs: fewer than it says if even its longest line is shorter."""
    if block.least is None:
        return room
    longest = max((Segment.get_line_length(line) for line in lines_of(console, block.sheet, room)), default=1)
    return min(block.least, longest, room)


def lines_of(console: Console, sheet: RenderableType, width: int) -> list[list[Segment]]:
    """Something drawn for a width, without the spaces at the ends of its lines."""
    lines = console.render_lines(sheet, console.options.update(width=width, height=None), pad=False)
    return [trimmed(line) for line in lines]


def trimmed(line: list[Segment]) -> list[Segment]:
    """A line without spaces at its end, unless they can be seen."""
    found = list(line)
    while found and not found[-1].text.strip(" ") and not (found[-1].style and found[-1].style.bgcolor):
        found.pop()
    return found
