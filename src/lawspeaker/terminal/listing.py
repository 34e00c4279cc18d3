"""A list with a cursor: options, side by side where they are short, or the record.

Textual's own list has one column, and breaks Japanese lines anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip

from lawspeaker.text.wrapping import wrapped

GAP = 2  # between columns


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
        self.columns = 1
        self._wrapped: list[list[Text]] = []  # the lines of each item, for
        self._for = 0  # this width
        self._starts: list[int] = []  # the first line of each item, where there is one column

    # What is listed.

    def show(self, items: Sequence[Text], cursor: int | None = None, same: int = 0) -> None:
        """List these; the first `same` of them are as they were."""
        self.items = list(items)
        del self._wrapped[same:]
        self.lay_out(1 if same == 0 else None)
        self.highlighted = None if not items else min(cursor or 0, len(items) - 1)
        self.to_cursor()

    @property
    def room(self) -> int:
        """The width for items. It does not change when a scrollbar appears: the style keeps a place for it."""
        return max(8, self.scrollable_content_region.width)

    def columns_for(self, most: int, room: int) -> int:
        """The fewest columns of at most so many items, or as many as fit."""
        if not self.items or any("\n" in item.plain for item in self.items):
            return 1
        wanted = -(-len(self.items) // max(1, most))
        fitting = (count for count in range(wanted, 1, -1) if sum(self.widths(count)) - GAP <= room)
        return next(fitting, 1)

    def widths(self, columns: int) -> list[int]:
        """How wide each of so many columns is, with the gap after it."""
        down = -(-len(self.items) // columns)
        wide = [item.cell_len + GAP for item in self.items]
        return [max(wide[first : first + down]) for first in range(0, len(wide), down)]

    def rows_for(self, most: int, room: int) -> int:
        """How many rows everything takes in these columns."""
        columns = self.columns_for(most, room)
        if columns > 1:
            return -(-len(self.items) // columns)
        return sum(len(wrapped(item, room, self.indent)) for item in self.items)

    def lay_out(self, columns: int | None = None) -> None:
        """Break lines for the width there is."""
        if columns is not None:
            self.columns = columns
        room = self.room
        if room != self._for:
            self._for, self._wrapped = room, []
        if self.columns == 1:
            self._wrapped += [wrapped(item, room, self.indent) for item in self.items[len(self._wrapped) :]]
            self._starts, line = [], 0
            for lines in self._wrapped:
                self._starts.append(line)
                line += len(lines)
            height = line
        else:
            height = self.down
        self.virtual_size = Size(room, height)
        self.refresh()

    @property
    def down(self) -> int:
        """How many items stand in a column."""
        return -(-len(self.items) // self.columns)

    @property
    def across(self) -> list[int]:
        """How wide each column is, with the gap after it: what is left over is shared out."""
        widths = self.widths(self.columns)
        more = max(0, self._for + GAP - sum(widths)) // len(widths)
        return [width + more for width in widths]

    def on_resize(self, _: events.Resize) -> None:
        self.lay_out()

    def place_of(self, number: int) -> tuple[int, int]:
        """The first line and the height of an item."""
        if self.columns > 1:
            return number % self.down, 1
        if number >= len(self._starts):
            return 0, 1
        return self._starts[number], len(self._wrapped[number])

    def at(self, x: int, y: int) -> int | None:
        """Which item is there."""
        if self.columns > 1:
            column = sum(x >= edge for edge in list(accumulate(self.across))[:-1])
            number = y + column * self.down
            return number if y < self.down and number < len(self.items) else None
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

    def action_go_pages(self, step: int) -> None:
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
        if self.columns == 1:
            number = self.at(0, y)
            if number is None:
                return Strip.blank(room, style)
            line = self._wrapped[number][y - self._starts[number]]
            return self.strip(line, room, style + cursor if number == self.highlighted else style)
        strips = []
        for column, width in enumerate(self.across):
            number = y + column * self.down
            if y >= self.down or number >= len(self.items):
                continue
            chosen = style + cursor if number == self.highlighted else style
            strips.append(self.strip(self.items[number], width - GAP, chosen))
            strips.append(Strip.blank(GAP, style))
        return Strip.join(strips).adjust_cell_length(room, style)

    def strip(self, line: Text, width: int, style: Style) -> Strip:
        segments = line.render(self.app.console, end="")
        return Strip(segments).apply_style(style).adjust_cell_length(width, style)
