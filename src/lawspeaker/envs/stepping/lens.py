"""Lenses: what a seat may see, written as numbers into a buffer, and only where it has changed.

`Schema.observe` says what the numbers are. A lens writes the same numbers, but remembers what it has written: from one
ask to the next little changes, and comparing is many times faster than writing. It may look at any state of its schema,
and at the next one through other eyes; it is quickest where both change little.
"""

from __future__ import annotations

from struct import Struct
from typing import cast

from lawspeaker.envs.stepping.plain import NUMBER, SINGLE, plain
from lawspeaker.kernel import schema
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.schema import Schema, Shape
from lawspeaker.kernel.zone import EVERYONE, Zone


class Lens:
    """Writes one value of a state into its place of the buffer, which begins at `start` and has `size` numbers."""

    def __init__(self, start: int, size: int) -> None:
        self.start = start
        self.size = size

    def look(self, value: object, seat: int, view: memoryview) -> None:
        """Write the value as this seat may see it."""
        raise NotImplementedError

    def forget(self) -> None:
        """Write everything at the next look: the buffer holds something else."""
        raise NotImplementedError


class NumberLens(Lens):
    """A single number, or a flag."""

    def __init__(self, start: int) -> None:
        super().__init__(start, 1)
        self.written = False
        self.last = 0

    def look(self, value: object, seat: int, view: memoryview) -> None:
        number = cast(int, value)
        if number != self.last or not self.written:
            self.last = number
            self.written = True
            view[self.start] = number

    def forget(self) -> None:
        self.written = False


class NumbersLens(Lens):
    """A list of numbers, always of the same length."""

    def __init__(self, start: int, size: int) -> None:
        super().__init__(start, size)
        self.packed = Struct(f"{size}i")
        self.last: list[int] | None = None

    def look(self, value: object, seat: int, view: memoryview) -> None:
        numbers = cast("list[int]", value)
        if numbers != self.last:
            self.last = numbers[:]
            self.packed.pack_into(view, self.start * NUMBER, *numbers)

    def forget(self) -> None:
        self.last = None


class SomeLens(NumbersLens):
    """A list of numbers of varying length: its length, the numbers, and -1 up to the longest."""

    def look(self, value: object, seat: int, view: memoryview) -> None:
        numbers = cast("list[int]", value)
        if numbers != self.last:
            self.last = numbers[:]
            padding = [-1] * (self.size - 1 - len(numbers))
            self.packed.pack_into(view, self.start * NUMBER, len(numbers), *numbers, *padding)


class EncodedLens(NumbersLens):
    """Anything else, as its shape encodes it."""

    def __init__(self, shape: Shape, start: int) -> None:
        super().__init__(start, shape.size())
        self.shape = shape

    def look(self, value: object, seat: int, view: memoryview) -> None:
        numbers: list[int] = []
        self.shape.encode(value, seat, numbers)
        if numbers != self.last:
            self.last = numbers
            self.packed.pack_into(view, self.start * NUMBER, *numbers)


class ZoneLens(Lens):
    """A zone: how many cards lie there, then for each card of its domain whether the seat knows that it does."""

    def __init__(self, start: int, size: int) -> None:
        super().__init__(start, size)
        self.nothing = bytes(size * NUMBER)
        self.zone: Zone | None = None  # what was written,
        self.changes = 0  # after so many changes,
        self.seat = 0  # for whom,
        self.shown: list[int] = []  # and which of its cards

    def look(self, value: object, seat: int, view: memoryview) -> None:
        zone = cast(Zone, value)
        known = self.zone
        if known is zone and self.changes == zone.changes and (seat == self.seat or zone.sight == EVERYONE):
            return
        if known is None:
            write_bytes(view, self.start, self.nothing)
            self.shown = []
        shown = zone.shown_to(seat)
        if shown != self.shown:
            first = self.start + 1
            for card in self.shown:
                view[first + card] = 0
            for card in shown:
                view[first + card] = 1
        view[self.start] = len(zone.cards)
        self.zone, self.changes, self.seat, self.shown = zone, zone.changes, seat, shown

    def forget(self) -> None:
        self.zone = None


def write_bytes(view: memoryview, start: int, given: bytes) -> None:
    """Write bytes over the numbers from `start` on."""
    Struct(f"{len(given)}s").pack_into(view, start * NUMBER, given)


class PartLens(Lens):
    """A part of the state that is an object with a schema of its own."""

    def __init__(self, inner: Schema, start: int) -> None:
        self.names: list[str] = []  # of the fields that are not plain,
        self.lenses: list[Lens] = []  # and the lens for each
        fields: list[tuple[str, int, int]] = []
        place = start
        for name, shape in inner.fields.items():
            if shape.size() == 0:
                continue
            length = plain_length(shape)
            if length is None:
                self.names.append(name)
                self.lenses.append(lens_of(shape, place))
            else:
                fields.append((name, place, length))
            place += shape.size()
        names, starts = [name for name, _, _ in fields], [at for _, at, _ in fields]
        self.plain = plain(names, starts, [length for _, _, length in fields])
        super().__init__(start, place - start)

    def look(self, value: object, seat: int, view: memoryview) -> None:
        self.plain.look(value, view)
        for number in range(len(self.names)):
            self.lenses[number].look(getattr(value, self.names[number]), seat, view)

    def forget(self) -> None:
        self.plain.forget()
        for lens in self.lenses:
            lens.forget()


class ListLens(Lens):
    """A list of values, each with a lens of its own."""

    def __init__(self, shapes: list[Shape], start: int) -> None:
        self.lenses: list[Lens] = []
        place = start
        for shape in shapes:
            self.lenses.append(lens_of(shape, place))
            place += shape.size()
        super().__init__(start, place - start)

    def look(self, value: object, seat: int, view: memoryview) -> None:
        values = cast("list[object]", value)
        for number in range(len(self.lenses)):
            self.lenses[number].look(values[number], seat, view)

    def forget(self) -> None:
        for lens in self.lenses:
            lens.forget()


class PresentLens(Lens):
    """Parts of which only some are there: for each whether it is, and its numbers, or zeros."""

    def __init__(self, shape: schema.Present, start: int) -> None:
        super().__init__(start, shape.size())
        self.shape = shape
        self.lenses: list[PartLens] = []
        place = start
        for part in shape.parts:
            self.lenses.append(PartLens(part.schema, place + 1))
            place += 1 + part.size()
        self.present: list[int] | None = None

    def look(self, value: object, seat: int, view: memoryview) -> None:
        there = self.shape.there(value)
        numbers = [number for number, _ in there]
        if numbers != self.present:
            self.forget()
            self.present = numbers
            write_bytes(view, self.start, bytes(self.size * NUMBER))
            for number in numbers:
                view[self.lenses[number].start - 1] = 1
        for number, item in there:
            self.lenses[number].look(item, seat, view)

    def forget(self) -> None:
        self.present = None
        for lens in self.lenses:
            lens.forget()


def plain_length(shape: Shape) -> int | None:
    """How `Plain` counts the numbers of a shape; None for one that is not plain."""
    if is_plain(shape):
        return SINGLE
    if isinstance(shape, schema.Some) and shape.shape.is_number() and shape.longest > 0:
        return -shape.longest
    if isinstance(shape, schema.Row | schema.Each | schema.Grid) and is_plain(shape.shape):
        return shape.size()
    return None


def is_plain(shape: Shape) -> bool:
    """Whether a shape is that of a single number. Flags are numbers to whoever writes them."""
    return shape.is_number() or isinstance(shape, schema.Flag)


def lens_of(shape: Shape, start: int) -> Lens:
    """The lens for values of a shape, with its place in the buffer."""
    if is_plain(shape):
        return NumberLens(start)
    if isinstance(shape, schema.Cards):
        return ZoneLens(start, shape.size())
    if isinstance(shape, schema.Part):
        return PartLens(shape.schema, start)
    if isinstance(shape, schema.Parts):
        return ListLens(list(shape.parts.values()), start)
    if isinstance(shape, schema.Present):
        return PresentLens(shape, start)
    if isinstance(shape, schema.Some):
        return SomeLens(start, shape.size()) if shape.shape.is_number() else EncodedLens(shape, start)
    if isinstance(shape, schema.Row):
        return list_lens(shape.shape, shape.length, start)
    if isinstance(shape, schema.Each):
        return list_lens(shape.shape, len(shape.domain), start)
    if isinstance(shape, schema.Grid):
        return list_lens(shape.shape, len(shape.rows) * len(shape.columns), start)
    return EncodedLens(shape, start)


def list_lens(shape: Shape, length: int, start: int) -> Lens:
    """The lens for so many values of one shape."""
    if is_plain(shape):
        return NumbersLens(start, length)
    return ListLens([shape] * length, start)


class MaskLens:
    """Writes what is offered into a buffer of bytes: 1 at the number of each option, else 0."""

    def __init__(self) -> None:
        self.marked: list[int] = []

    def look(self, options: list[Option], view: memoryview) -> None:
        for number in self.marked:
            view[number] = 0
        self.marked = [option.number for option in options]
        for number in self.marked:
            view[number] = 1
