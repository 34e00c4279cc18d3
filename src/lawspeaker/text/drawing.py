"""What the faces of all games draw with: a seat's view, what can be chosen in it, and columns."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import cast

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


BETWEEN = 3  # columns between sheets


class SideBySide:
    """Two sheets beside each other where both have room, else one below the other with a free line between.

    `least` is the width that each needs; what is left over is shared. From `whole` on each is better off with all of
    the width.
    """

    def __init__(
        self, left: RenderableType, right: RenderableType, least: tuple[int, int], whole: int | None = None
    ) -> None:
        self.sheets = (left, right)
        self.least = least
        self.whole = whole

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        over = options.max_width - sum(self.least) - BETWEEN
        if over < 0 or (self.whole is not None and options.max_width >= self.whole):
            yield Group(self.sheets[0], Text(), self.sheets[1])
            return
        widths = (self.least[0] + over // 2, self.least[1] + over - over // 2)
        left, right = (
            console.render_lines(sheet, options.update(width=width, height=None), pad=False)
            for sheet, width in zip(self.sheets, widths, strict=True)
        )
        for number in range(max(len(left), len(right))):
            line = left[number] if number < len(left) else []
            yield from line
            if number < len(right):
                yield Segment(" " * (widths[0] + BETWEEN - Segment.get_line_length(line)))
                yield from right[number]
            yield Segment.line()
