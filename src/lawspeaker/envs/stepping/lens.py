"""Lenses: what a seat may see, written as numbers into a buffer, and only where it has changed.

`Schema.observe` says what the numbers are. A lens writes the same numbers, but remembers what it has written: from one
ask to the next little changes, and comparing is many times faster than writing. It may look at any state of its schema,
and at the next one through other eyes; it is quickest where both change little.
"""

from __future__ import annotations

from struct import Struct
from typing import cast

from lawspeaker.kernel import schema
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.schema import Schema, Shape
from lawspeaker.kernel.zone import EVERYONE, Zone

NUMBER = 4  # bytes: the buffer holds 32-bit numbers


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
        self.written = False
        self.seat = 0
        self.sight = 0
        self.cards: list[int] = []
        self.seen: list[int] = []
        self.shown: list[int] = []

    def look(self, value: object, seat: int, view: memoryview) -> None:
        zone = cast(Zone, value)
        sight = zone.sight
        if (
            self.written
            and zone.cards == self.cards
            and sight == self.sight
            and (sight == EVERYONE or (seat == self.seat and zone.seen == self.seen))
        ):
            return
        shown = shown_to(zone, seat)
        if not self.written:
            write_bytes(view, self.start, self.nothing)
            self.shown = []
        if shown != self.shown:
            first = self.start + 1
            for card in self.shown:
                view[first + card] = 0
            for card in shown:
                view[first + card] = 1
        view[self.start] = len(zone.cards)
        self.written, self.seat, self.sight, self.shown = True, seat, sight, shown
        self.cards, self.seen = zone.cards[:], zone.seen[:]

    def forget(self) -> None:
        self.written = False


def shown_to(zone: Zone, seat: int) -> list[int]:
    """The cards of a zone that a seat knows. Most zones show all of theirs or none."""
    if zone.sight == EVERYONE:
        return zone.cards[:]
    return [card for place, card in enumerate(zone.cards) if zone.shows(place, seat)]


def write_bytes(view: memoryview, start: int, given: bytes) -> None:
    """Write bytes over the numbers from `start` on."""
    Struct(f"{len(given)}s").pack_into(view, start * NUMBER, given)


class PartLens(Lens):
    """A part of the state that is an object with a schema of its own."""

    def __init__(self, inner: Schema, start: int) -> None:
        self.names: list[str] = []
        self.lenses: list[Lens] = []
        place = start
        for name, shape in inner.fields.items():
            self.names.append(name)
            self.lenses.append(lens_of(shape, place))
            place += shape.size()
        super().__init__(start, place - start)

    def look(self, value: object, seat: int, view: memoryview) -> None:
        for number in range(len(self.names)):
            self.lenses[number].look(getattr(value, self.names[number]), seat, view)

    def forget(self) -> None:
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


def lens_of(shape: Shape, start: int) -> Lens:
    """The lens for values of a shape, with its place in the buffer."""
    if shape.is_number() or isinstance(shape, schema.Flag):
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
    """The lens for so many values of one shape. Flags are numbers to whoever packs them."""
    if shape.is_number() or isinstance(shape, schema.Flag):
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
