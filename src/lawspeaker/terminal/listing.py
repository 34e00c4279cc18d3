"""A list with a cursor: options, side by side where they are short, or the record.

Textual's own list has one column, and breaks Japanese lines anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import ClassVar, NamedTuple

from rich.style import Style
from rich.text import Text
from textual import events
from textual.actions import SkipAction
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip

from lawspeaker.text.wrapping import wrapped

GAP = 2  # between columns
NARROWEST = 30  # columns in which items are broken

Grid = list[list[tuple[int, Text]]]  # the lines of each column, and the items they belong to


class Columns(NamedTuple):
    """How wide columns are, and what stands in them. Without any, items stand one below another in the whole width."""

    widths: list[int]
    grid: Grid

    @property
    def rows(self) -> int:
        return max((len(lines) for lines in self.grid), default=0)


ONE = Columns([], [])


class Listing(ScrollView, can_focus=True):
    """Texts one below another, or in columns; the cursor goes through them in order."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"listing--cursor"}
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(-1)", show=False),
        Binding("down", "go(1)", show=False),
        Binding("pageup", "go_pages(-1)", show=False),
        Binding("pagedown", "go_pages(1)", show=False),
        Binding("home", "go_to(0)", show=False),
        Binding("end", "go_to(-1)", show=False),
        Binding("enter", "select", show=False),
    ]

    highlighted: reactive[int | None] = reactive(None)

    class Highlighted(Message):
        """The cursor has moved."""

        def __init__(self, listing: Listing) -> None:
            super().__init__()
            self.listing = listing

        @property
        def control(self) -> Listing:
            return self.listing

    class Selected(Message):
        """An item is chosen."""

        def __init__(self, listing: Listing, number: int) -> None:
            super().__init__()
            self.listing = listing
            self.number = number

        @property
        def control(self) -> Listing:
            return self.listing

    def __init__(self, id: str, indent: int = 0) -> None:
        super().__init__(id=id)
        self.items: list[Text] = []
        self.indent = indent  # of the lines of an item after its first
        self.columns = ONE
        self._wrapped: list[list[Text]] = []  # the lines of each item, for
        self._for = 0  # this width
        self._starts: list[int] = []  # the first line of each item, where there is one column

    # What is listed.

    def show(self, items: Sequence[Text], cursor: int | None = None, same: int = 0) -> None:
        """List these; the first `same` of them are as they were."""
        self.items = list(items)
        del self._wrapped[same:]
        self.lay_out(ONE if same == 0 else None)
        self.highlighted = None if not items else min(cursor or 0, len(items) - 1)
        self.to_cursor()

    @property
    def room(self) -> int:
        """The width for items. It does not change when a scrollbar appears: the style keeps a place for it."""
        return max(8, self.scrollable_content_region.width)

    def columns_for(self, wanted: int, most: int, room: int) -> Columns:
        """The fewest columns of at most so many wanted rows, or as many as fit. Where everything would take more than
        `most` rows, items are broken in columns.
        """
        if any("\n" in item.plain for item in self.items):
            return ONE
        for count in range(-(-len(self.items) // max(1, wanted)), 1, -1):
            widths = self.widths(count)
            over = room - sum(widths) - GAP * (len(widths) - 1)
            if over >= 0:
                down = -(-len(self.items) // count)
                items = list(enumerate(self.items))
                grid = [items[first : first + down] for first in range(0, len(items), down)]
                return Columns([width + over // len(widths) for width in widths], grid)
        if self.rows_for(ONE, room) > most:
            for count in range(2, (room + GAP) // (NARROWEST + GAP) + 1):
                width = (room + GAP) // count - GAP
                grid = filled([wrapped(item, width, self.indent) for item in self.items], count)
                if max(map(len, grid)) <= most:
                    return Columns([width] * len(grid), grid)
        return ONE

    def widths(self, count: int) -> list[int]:
        """How wide each of so many columns is if no item is broken."""
        down = -(-len(self.items) // count)
        wide = [item.cell_len for item in self.items]
        return [max(wide[first : first + down]) for first in range(0, len(wide), down)]

    def rows_for(self, columns: Columns, room: int) -> int:
        """How many rows everything takes in these columns."""
        return columns.rows or sum(len(wrapped(item, room, self.indent)) for item in self.items)

    def lay_out(self, columns: Columns | None = None) -> None:
        """Break lines for the width there is."""
        if columns is not None:
            self.columns = columns
        room = self.room
        if room != self._for:
            self._for, self._wrapped = room, []
        height = self.columns.rows
        if not height:
            self._wrapped += [wrapped(item, room, self.indent) for item in self.items[len(self._wrapped) :]]
            self._starts = []
            for lines in self._wrapped:
                self._starts.append(height)
                height += len(lines)
        self.virtual_size = Size(room, height)
        self.refresh()

    def on_resize(self, _: events.Resize) -> None:
        self.lay_out()

    def place_of(self, number: int) -> tuple[int, int]:
        """The first line and the height of an item."""
        for lines in self.columns.grid:
            rows = [row for row, (item, _) in enumerate(lines) if item == number]
            if rows:
                return rows[0], len(rows)
        if number >= len(self._starts):
            return 0, 1
        return self._starts[number], len(self._wrapped[number])

    def at(self, x: int, y: int) -> int | None:
        """Which item is there."""
        if self.columns.grid:
            edges = accumulate(width + GAP for width in self.columns.widths[:-1])
            lines = self.columns.grid[sum(x >= edge for edge in edges)]
            return lines[y][0] if y < len(lines) else None
        found = [number for number, start in enumerate(self._starts) if start <= y]
        return found[-1] if found and y < self.virtual_size.height else None

    # The cursor.

    def watch_highlighted(self) -> None:
        self.refresh()
        if self.highlighted is not None:
            self.to_cursor()
            self.post_message(self.Highlighted(self))

    def to_cursor(self) -> None:
        """Bring the cursor into sight."""
        if self.highlighted is not None and self.items:
            line, height = self.place_of(self.highlighted)
            self.scroll_to_region(Region(0, line, 1, height), animate=False, force=True)

    def action_go(self, step: int) -> None:
        if self.items:
            self.highlighted = ((self.highlighted or 0) + step) % len(self.items)

    @property
    def all_in_sight(self) -> bool:
        return self.virtual_size.height <= self.size.height

    def action_go_pages(self, step: int) -> None:
        """Go on by as many items as are in sight. Where all are, the key is for what lies around the list."""
        if self.all_in_sight:
            raise SkipAction
        if self.items:
            wanted = (self.highlighted or 0) + step * max(1, self.size.height - 1)
            self.highlighted = min(max(wanted, 0), len(self.items) - 1)

    def action_go_to(self, number: int) -> None:
        if self.items:
            self.highlighted = number % len(self.items)

    def action_select(self) -> None:
        if self.highlighted is not None:
            self.post_message(self.Selected(self, self.highlighted))

    def on_click(self, event: events.Click) -> None:
        event.stop()
        number = self.at(event.x + self.scroll_offset.x - self.gutter.left, event.y + self.scroll_offset.y)
        if number is not None:
            self.highlighted = number
            self.action_select()

    # Drawing.

    def render_line(self, y: int) -> Strip:
        y += self.scroll_offset.y
        room = self.size.width
        style = self.rich_style
        cursor = self.get_component_rich_style("listing--cursor")
        if not self.columns.grid:
            number = self.at(0, y)
            if number is None:
                return Strip.blank(room, style)
            line = self._wrapped[number][y - self._starts[number]]
            return self.strip(line, room, style + cursor if number == self.highlighted else style)
        strips = []
        for lines, width in zip(self.columns.grid, self.columns.widths, strict=True):
            if y < len(lines):
                number, line = lines[y]
                strips.append(self.strip(line, width, style + cursor if number == self.highlighted else style))
            else:
                strips.append(Strip.blank(width, style))
            strips.append(Strip.blank(GAP, style))
        return Strip.join(strips).adjust_cell_length(room, style)

    def strip(self, line: Text, width: int, style: Style) -> Strip:
        segments = line.render(self.app.console, end="")
        return Strip(segments).apply_style(style).adjust_cell_length(width, style)


def filled(items: list[list[Text]], count: int) -> Grid:
    """The lines of items in so many columns, one filled after another, as low as can be; an item keeps together."""
    high = max(max(len(lines) for lines in items), -(-sum(len(lines) for lines in items) // count))
    while True:
        grid: Grid = [[]]
        for number, lines in enumerate(items):
            if len(grid[-1]) + len(lines) > high:
                grid.append([])
            grid[-1] += [(number, line) for line in lines]
        if len(grid) <= count:
            return grid
        high += 1
