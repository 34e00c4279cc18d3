"""Lenses: what a seat may see, written as numbers into a buffer, and only where it has changed.

`Schema.observe` says what the numbers are. A lens writes the same numbers, but remembers what it has written: from one
ask to the next little changes, and comparing is many times faster than writing. It may look at any state of its schema,
and at the next one through other eyes; it is quickest where both change little.
"""

from __future__ import annotations

from contextlib import suppress
from enum import IntEnum
from struct import Struct, pack_into
from typing import Protocol, cast

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
    """An object with a schema of its own: the whole state, or a part of it."""

    def __init__(self, inner: Schema, start: int) -> None:
        self.fields: list[tuple[str, Lens]] = []
        place = start
        for name, shape in inner.fields.items():
            if shape.size() > 0:
                self.fields.append((name, lens_of(shape, place)))
            place += shape.size()
        super().__init__(start, place - start)

    def look(self, value: object, seat: int, view: memoryview) -> None:
        for name, lens in self.fields:
            lens.look(getattr(value, name), seat, view)

    def forget(self) -> None:
        for _, lens in self.fields:
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
        """Mark these options, and no others."""
        for number in self.marked:
            view[number] = 0
        self.marked = [option.number for option in options]
        for number in self.marked:
            view[number] = 1

    def list_in(self, view: memoryview, start: int) -> int:
        """List the numbers of the marked options in a buffer of numbers, from `start` on. Gives how many there are."""
        pack_into(f"{len(self.marked)}i", view, start * NUMBER, *self.marked)
        return len(self.marked)


# The same in C. What the numbers of a state are is described to it once, in tuples, and then shared by all lenses that
# look at states of that schema: only what they remember is their own.

Described = tuple[int, int, int, object]  # the kind, where it starts, how many numbers it has, and what is below it


class Kind(IntEnum):
    """As `_lens.c` numbers them."""

    NUMBER = 0
    NUMBERS = 1
    SOME = 2
    ZONE = 3
    PART = 4
    LIST = 5
    PRESENT = 6
    ENCODED = 7


KINDS = {NumberLens: Kind.NUMBER, NumbersLens: Kind.NUMBERS, SomeLens: Kind.SOME, ZoneLens: Kind.ZONE}


def described(lens: Lens) -> Described:
    """A lens as `_lens.c` wants to know it."""
    if isinstance(lens, EncodedLens):
        return Kind.ENCODED, lens.start, lens.size, lens.shape
    if isinstance(lens, PartLens):
        return Kind.PART, lens.start, lens.size, [(name, described(inner)) for name, inner in lens.fields]
    if isinstance(lens, ListLens | PresentLens):
        kind = Kind.LIST if isinstance(lens, ListLens) else Kind.PRESENT
        return kind, lens.start, lens.size, [described(inner) for inner in lens.lenses]
    return KINDS[type(lens)], lens.start, lens.size, []


class StateLens(Protocol):
    """What writes a state, or the numbers before it."""

    def look(self, value: object, seat: int, view: memoryview) -> None:
        """Write it as this seat may see it."""


class OfferLens(Protocol):
    """What writes what is offered: see `MaskLens`."""

    def look(self, options: list[Option], view: memoryview) -> None: ...

    def list_in(self, view: memoryview, start: int) -> int: ...


class Optician:
    """Makes lenses for states of a schema, which begin at a place of the buffer, and for the numbers before them. This
    one is the reference.
    """

    def __init__(self, states: Schema, start: int) -> None:
        self.states = states
        self.start = start

    def head_lens(self) -> StateLens:
        return NumbersLens(0, self.start)

    def lens(self) -> StateLens:
        return PartLens(self.states, self.start)

    def mask_lens(self) -> OfferLens:
        return MaskLens()

    def first_unoffered(self, masks: memoryview, actions: memoryview) -> int:
        """The first row with an action (a number of 64 bits) that its mask does not offer; -1 if there is none."""
        assert masks.shape is not None
        rows, width = masks.shape
        if len(actions) != rows:
            raise ValueError("a mask of bytes for each row is wanted, and a 64-bit number")
        for row in range(rows):
            action: int = actions[row]
            if not (0 <= action < width and masks[row, action]):
                return row
        return -1


OPTICIANS: list[type[Optician]] = [Optician]  # the quickest last

with suppress(ImportError):  # where it is compiled
    from lawspeaker.envs.stepping import _lens

    class QuickOptician(Optician):
        """Makes those in C."""

        def __init__(self, states: Schema, start: int) -> None:
            super().__init__(states, start)
            self.plan = _lens.Plan(described(PartLens(states, start)))
            self.head_plan = _lens.Plan(described(NumbersLens(0, start)))

        def head_lens(self) -> StateLens:
            return _lens.Lens(self.head_plan)

        def lens(self) -> StateLens:
            return _lens.Lens(self.plan)

        def mask_lens(self) -> OfferLens:
            return _lens.MaskLens()

        def first_unoffered(self, masks: memoryview, actions: memoryview) -> int:
            return _lens.first_unoffered(masks, actions)

    OPTICIANS.append(QuickOptician)


def optician(states: Schema, start: int) -> Optician:
    """The quickest optician there is."""
    return OPTICIANS[-1](states, start)
