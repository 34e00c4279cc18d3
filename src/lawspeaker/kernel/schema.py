"""Schemas: how a state is written down.

A game declares each field of its state once, with its shape. Positions, views, state hashes and observations follow
from that declaration, and so does how a partial position is filled in from the set-up. In a table of named things
(`Each`, `Grid`) the name `*` stands for all that are not named.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from mypy_extensions import mypyc_attr

from lawspeaker.kernel.errors import LawspeakerError, PositionError
from lawspeaker.kernel.option import Domain, suggest
from lawspeaker.kernel.zone import EVERYONE, NOBODY, OMNISCIENT, SINGLE, SPECTATOR, Zone, ZoneKind

REST = "*"
MOST_SEATS = 62  # as many as a mask has bits for when it is a machine word


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """How one value is written, read, filled up and observed."""

    def dump(self, value: object, seat: int) -> object:
        """The value in plain words and numbers, as far as a seat may see it."""
        raise NotImplementedError

    def full(self, value: object, seat: int) -> object:
        """The same with nothing left out. A zone is a list, with None for cards not seen."""
        return self.dump(value, seat)

    def load(self, plain: object, where: str) -> object:
        """Read a dumped value; `where` names the place for errors."""
        raise NotImplementedError

    def put(self, present: object, value: object) -> object:
        """What a state keeps after `value` was read: usually just that value."""
        return value

    def merge(self, base: object, given: object, where: str) -> object:
        """What a partial position means: usually, the given value replaces the base."""
        return given

    def encode(self, value: object, seat: int, out: list[int]) -> None:
        """Append the value as numbers, always the same count."""
        raise NotImplementedError

    def size(self) -> int:
        """How many numbers `encode` appends."""
        return 1

    def is_open(self) -> bool:
        """Whether every seat sees all of the value, so that it can be dumped once for all."""
        return False

    def is_number(self) -> bool:
        """Whether the value is kept as the one number that `encode` appends, so that many can be appended at once."""
        return False

    def kept(self) -> str:
        """The Python type of the value in a state."""
        return "int"

    def blank(self, number: int = SINGLE) -> object:
        """The value on an empty table; of several in a list, the one with this number."""
        return 0


class Whole(Shape):
    """A whole number within limits.

    `most` is the most that comes up in a game, such as the pieces there are. A position may say more: what is too much
    is for the rules to tell.
    """

    def __init__(self, low: int = 0, high: int | None = None, most: int | None = None) -> None:
        self.low = low
        self.high = high
        self.most = high if most is None else most

    def is_open(self) -> bool:
        return True

    def dump(self, value: object, seat: int) -> object:
        return value

    def load(self, plain: object, where: str) -> object:
        if not isinstance(plain, int) or isinstance(plain, bool):
            raise PositionError(f"{where} is {plain!r}, not a whole number")
        if plain < self.low or (self.high is not None and plain > self.high):
            limits = f"at least {self.low}" if self.high is None else f"from {self.low} to {self.high}"
            raise PositionError(f"{where} is {plain}, but must be {limits}")
        return plain

    def encode(self, value: object, seat: int, out: list[int]) -> None:
        out.append(cast(int, value))

    def is_number(self) -> bool:
        return True

    def blank(self, number: int = SINGLE) -> object:
        return max(0, self.low)


class Stage(Whole):
    """Where in the game, the turn or a phase we are, by its number. How large it is means nothing."""


class OptionNumber(Whole):
    """An option by its number in the catalogue."""


class Flag(Shape):
    """Yes or no."""

    def is_open(self) -> bool:
        return True

    def dump(self, value: object, seat: int) -> object:
        return value

    def load(self, plain: object, where: str) -> object:
        if not isinstance(plain, bool):
            raise PositionError(f"{where} is {plain!r}, not true or false")
        return plain

    def encode(self, value: object, seat: int, out: list[int]) -> None:
        out.append(1 if value else 0)

    def kept(self) -> str:
        return "bool"

    def blank(self, number: int = SINGLE) -> object:
        return False


class Name(Shape):
    """One of the names of a domain, kept as its number. -1 is written as `none`, if there is such a word."""

    def __init__(self, domain: Domain, none: str = "") -> None:
        self.domain = domain
        self.none = none

    def is_open(self) -> bool:
        return True

    def dump(self, value: object, seat: int) -> object:
        number = cast(int, value)
        return self.none if number < 0 else self.domain.values[number]

    def load(self, plain: object, where: str) -> object:
        if self.none and plain == self.none:
            return -1
        name = str(plain) if isinstance(plain, int) else plain  # a name such as 12, of a clearing
        if not isinstance(name, str) or name not in self.domain.numbers:
            known = [*self.domain.values, self.none] if self.none else self.domain.values
            raise PositionError(f"{where} is {plain!r}, which is no {self.domain.called}{suggest(str(plain), known)}")
        return self.domain.numbers[name]

    def encode(self, value: object, seat: int, out: list[int]) -> None:
        out.append(cast(int, value))

    def is_number(self) -> bool:
        return True

    def blank(self, number: int = SINGLE) -> object:
        return -1 if self.none else 0


class SeatNumber(Shape):
    """A seat by its number, and -1 for nobody."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def is_open(self) -> bool:
        return True

    def dump(self, value: object, seat: int) -> object:
        return value

    def load(self, plain: object, where: str) -> object:
        if not isinstance(plain, int) or isinstance(plain, bool) or not -1 <= plain < self.seats:
            raise PositionError(f"{where} is {plain!r}, but the seats are 0 to {self.seats - 1}, and -1 is nobody")
        return plain

    def encode(self, value: object, seat: int, out: list[int]) -> None:
        out.append(cast(int, value))

    def is_number(self) -> bool:
        return True

    def blank(self, number: int = SINGLE) -> object:
        return -1


def encode_all(shape: Shape, values: object, seat: int, out: list[int]) -> None:
    """Append a list of values of one shape as numbers."""
    if shape.is_number():
        out.extend(cast("list[int]", values))
        return
    for value in cast("list[object]", values):
        shape.encode(value, seat, out)


class Row(Shape):
    """A list of fixed length: one value for each seat, or each space of a track."""

    def __init__(self, shape: Shape, length: int) -> None:
        self.shape = shape
        self.length = length

    def is_open(self) -> bool:
        return self.shape.is_open()

    def dump(self, value: object, seat: int) -> object:
        return [self.shape.dump(item, seat) for item in cast("list[object]", value)]

    def full(self, value: object, seat: int) -> object:
        return [self.shape.full(item, seat) for item in cast("list[object]", value)]

    def load(self, plain: object, where: str) -> object:
        if not isinstance(plain, list) or len(plain) != self.length:
            raise PositionError(f"{where} is {plain!r}, not a list of {self.length}")
        return [self.shape.load(item, f"{where}[{number}]") for number, item in enumerate(plain)]

    def put(self, present: object, value: object) -> object:
        before = cast("list[object]", present)
        items = cast("list[object]", value)
        return [self.shape.put(before[number], item) for number, item in enumerate(items)] if before else items

    def merge(self, base: object, given: object, where: str) -> object:
        """A table of numbers and values changes only those entries of the base."""
        if not isinstance(given, dict):
            return given
        merged = list(cast("list[object]", base))
        for key, item in given.items():
            if not str(key).isdigit() or int(key) >= self.length:
                raise PositionError(f"{where} has the places 0 to {self.length - 1}, not {key!r}")
            merged[int(key)] = self.shape.merge(merged[int(key)], item, f"{where}[{key}]")
        return merged

    def encode(self, value: object, seat: int, out: list[int]) -> None:
        encode_all(self.shape, value, seat, out)

    def size(self) -> int:
        return self.length * self.shape.size()

    def kept(self) -> str:
        return f"list[{self.shape.kept()}]"

    def blank(self, number: int = SINGLE) -> object:
        return [self.shape.blank(place) for place in range(self.length)]


class Some(Shape):
    """A list of up to `longest` values."""

    def __init__(self, shape: Shape, longest: int) -> None:
        self.shape = shape
        self.longest = longest

    def is_open(self) -> bool:
        return self.shape.is_open()

    def dump(self, value: object, seat: int) -> object:
        return [self.shape.dump(item, seat) for item in cast("list[object]", value)]

    def full(self, value: object, seat: int) -> object:
        return [self.shape.full(item, seat) for item in cast("list[object]", value)]

    def load(self, plain: object, where: str) -> object:
        if not isinstance(plain, list) or len(plain) > self.longest:
            raise PositionError(f"{where} is {plain!r}, not a list of at most {self.longest}")
        return [self.shape.load(item, f"{where}[{number}]") for number, item in enumerate(plain)]

    def encode(self, value: object, seat: int, out: list[int]) -> None:
        """The count, then each value, padded with -1."""
        items = cast("list[object]", value)
        before = len(out)
        out.append(len(items))
        encode_all(self.shape, items, seat, out)
        out.extend([-1] * (before + self.size() - len(out)))

    def size(self) -> int:
        return 1 + self.longest * self.shape.size()

    def kept(self) -> str:
        return f"list[{self.shape.kept()}]"

    def blank(self, number: int = SINGLE) -> object:
        return []


class Each(Shape):
    """One value for each name of a domain, kept as a list. Values equal to `usual` are not written.

    `most` has the most that comes up of each in a game, where they differ.
    """

    def __init__(self, domain: Domain, shape: Shape, usual: object = None, most: list[int] | None = None) -> None:
        self.domain = domain
        self.shape = shape
        self.usual = usual
        self.most = most

    def is_open(self) -> bool:
        return self.shape.is_open()

    def dump(self, value: object, seat: int) -> object:
        items = cast("list[object]", value)
        return {
            name: self.shape.dump(item, seat)
            for name, item in zip(self.domain.values, items, strict=True)
            if self.usual is None or item != self.usual
        }

    def full(self, value: object, seat: int) -> object:
        items = cast("list[object]", value)
        return {name: self.shape.full(item, seat) for name, item in zip(self.domain.values, items, strict=True)}

    def load(self, plain: object, where: str) -> object:
        table = named(plain, self.domain, where)
        items: list[object] = []
        for name in self.domain.values:
            if name in table:
                items.append(self.shape.load(table[name], f"{where}.{name}"))
            elif REST in table:
                items.append(self.shape.load(table[REST], f"{where}.{name}"))
            elif self.usual is not None:
                # read again, because two entries must never share a list
                items.append(self.shape.load(self.shape.dump(self.usual, OMNISCIENT), f"{where}.{name}"))
            else:
                raise PositionError(f"{where} does not say what {name} is")
        return items

    def put(self, present: object, value: object) -> object:
        before = cast("list[object]", present)
        items = cast("list[object]", value)
        return [self.shape.put(before[number], item) for number, item in enumerate(items)] if before else items

    def merge(self, base: object, given: object, where: str) -> object:
        table = named(given, self.domain, where)
        before = cast("dict[str, object]", base)
        merged: dict[str, object] = {}
        for name in self.domain.values:
            part = table.get(name, table.get(REST))
            if part is None:
                if name in before:
                    merged[name] = before[name]
            elif name in before:
                merged[name] = self.shape.merge(before[name], part, f"{where}.{name}")
            else:
                merged[name] = part
        return merged

    def encode(self, value: object, seat: int, out: list[int]) -> None:
        encode_all(self.shape, value, seat, out)

    def size(self) -> int:
        return len(self.domain) * self.shape.size()

    def kept(self) -> str:
        return f"list[{self.shape.kept()}]"

    def blank(self, number: int = SINGLE) -> object:
        if self.usual is None or isinstance(self.usual, list):  # two entries must never share one list
            return [self.shape.blank(place) for place in range(len(self.domain))]
        return [self.usual] * len(self.domain)


class Grid(Shape):
    """A whole number for each pair of names, kept as one flat list. Values equal to `usual` are not written.

    In a partial position a row that is named stands whole: `ships = { RU_C1 = {} }` clears that region. `most` has the
    most that comes up in each cell, where they differ.
    """

    def __init__(
        self, rows: Domain, columns: Domain, shape: Shape, usual: int = 0, most: list[int] | None = None
    ) -> None:
        self.rows = rows
        self.columns = columns
        self.shape = shape
        self.usual = usual
        self.most = most

    def is_open(self) -> bool:
        return self.shape.is_open()

    def dump(self, value: object, seat: int) -> object:
        items = cast("list[int]", value)
        width = len(self.columns)
        plain: dict[str, object] = {}
        for row, name in enumerate(self.rows.values):
            cells = {
                self.columns.values[column]: self.shape.dump(items[row * width + column], seat)
                for column in range(width)
                if items[row * width + column] != self.usual
            }
            if cells:
                plain[name] = cells
        return plain

    def full(self, value: object, seat: int) -> object:
        items = cast("list[int]", value)
        width = len(self.columns)
        return {
            name: {
                other: self.shape.full(items[row * width + column], seat)
                for column, other in enumerate(self.columns.values)
            }
            for row, name in enumerate(self.rows.values)
        }

    def load(self, plain: object, where: str) -> object:
        table = named(plain, self.rows, where)
        items: list[object] = []
        for row in self.rows.values:
            cells = named(table.get(row, {}), self.columns, f"{where}.{row}")
            for column in self.columns.values:
                cell = cells.get(column, cells.get(REST))
                if cell is not None:
                    items.append(self.shape.load(cell, f"{where}.{row}.{column}"))
                else:
                    items.append(self.usual)
        return items

    def merge(self, base: object, given: object, where: str) -> object:
        table = named(given, self.rows, where)
        before = cast("dict[str, object]", base)
        rest = table.get(REST)
        return {name: table.get(name, before.get(name, {}) if rest is None else rest) for name in self.rows.values}

    def encode(self, value: object, seat: int, out: list[int]) -> None:
        encode_all(self.shape, value, seat, out)

    def size(self) -> int:
        return len(self.rows) * len(self.columns) * self.shape.size()

    def kept(self) -> str:
        return f"list[{self.shape.kept()}]"

    def blank(self, number: int = SINGLE) -> object:
        return [self.usual] * (len(self.rows) * len(self.columns))


class Cards(Shape):
    """A zone: the cards that a seat may see by name, and how many others there are.

    A full position lists all cards, from the bottom of a pile to its top; where a seat knows a card that the zone
    itself does not show it, the card is written `name@seats`: `name@0,2`, or `name@*` where everybody does, or
    `name@!1` where everybody but seat 1 does.
    """

    def __init__(
        self, domain: Domain, ordered: bool = False, kind: ZoneKind | None = None, number: int = SINGLE
    ) -> None:
        self.domain = domain
        self.ordered = ordered
        self.kind = kind  # which the zone is of, so that an empty one can be made,
        self.number = number  # and its number, unless a list gives it one

    def dump(self, value: object, seat: int) -> object:
        zone = cast(Zone, value)
        names = self.domain.values
        if seat == OMNISCIENT:
            return [names[card] + seen_seats(zone.seen[place], zone.sight) for place, card in enumerate(zone.cards)]
        if self.ordered:
            return [names[card] if zone.shows(place, seat) else None for place, card in enumerate(zone.cards)]
        known = sorted(card for place, card in enumerate(zone.cards) if zone.shows(place, seat))
        return {"cards": [names[card] for card in known], "hidden": len(zone.cards) - len(known)}

    def full(self, value: object, seat: int) -> object:
        """All cards by name, None for those a seat does not know; these come last where order means nothing."""
        zone = cast(Zone, value)
        names = self.domain.values
        found = [names[card] if zone.shows(place, seat) else None for place, card in enumerate(zone.cards)]
        if self.ordered or seat <= OMNISCIENT:
            return found
        return [*sorted(name for name in found if name is not None), *(None for name in found if name is None)]

    def load(self, plain: object, where: str) -> object:
        """Cards and who has seen them."""
        if not isinstance(plain, list):
            raise PositionError(f"{where} is {plain!r}, not a list of {self.domain.called} names")
        read: list[tuple[int, int]] = []
        for item in plain:
            name, _, seats = str(item).partition("@")
            if name not in self.domain.numbers:
                raise PositionError(f"{where}: {name!r} is no {self.domain.called}{suggest(name, self.domain.values)}")
            read.append((self.domain.numbers[name], seen_mask(seats, f"{where}: {item!r}", name)))
        return read

    def put(self, present: object, value: object) -> object:
        """The zone stays, since it knows who sees it; its cards are replaced."""
        zone = cast(Zone, present)
        cards = cast("list[tuple[int, int]]", value)
        zone.fill([card for card, _ in cards])
        zone.seen = [seen for _, seen in cards]
        return zone

    def encode(self, value: object, seat: int, out: list[int]) -> None:
        """How many cards there are, then for each card of the domain whether the seat knows that it lies here."""
        zone = cast(Zone, value)
        out.append(len(zone.cards))
        first = len(out)
        out.extend([0] * len(self.domain))
        for place, card in enumerate(zone.cards):
            if zone.shows(place, seat):
                out[first + card] = 1

    def size(self) -> int:
        return 1 + len(self.domain)

    def kept(self) -> str:
        return "Zone"

    def blank(self, number: int = SINGLE) -> object:
        if self.kind is None:
            raise LawspeakerError("a zone can be made only where its shape says of which kind it is")
        return self.kind.make(self.number if number == SINGLE else number)


def seen_seats(seen: int, sight: int) -> str:
    """Who knows a card that its zone does not show to them, as it is written behind the card's name."""
    if not seen & ~sight:
        return ""
    if seen | sight == EVERYONE:
        return "@*"
    if seen < 0:
        return f"@!{numbers(~(seen | sight))}"
    return f"@{numbers(seen & ~sight)}"


def numbers(mask: int) -> str:
    return ",".join(str(seat) for seat in range(mask.bit_length()) if (mask >> seat) & 1)


def seen_mask(written: str, where: str, name: str) -> int:
    """The inverse of `seen_seats`."""
    if not written:
        return NOBODY
    if written == "*":
        return EVERYONE
    mask = 0
    for seat in written.removeprefix("!").split(","):
        if not seat.isdecimal() or int(seat) > MOST_SEATS:
            raise PositionError(f"{where} should end in seat numbers, as in {name}@0,2")
        mask |= 1 << int(seat)
    return ~mask if written.startswith("!") else mask


def says(given: dict[str, object], *path: str) -> bool:
    """Whether a partial position says something, such as `says(given, "treasury", "RU")`: by name, or with `*`."""
    found: object = given
    for key in path:
        if not isinstance(found, dict) or (key not in found and REST not in found):
            return False
        found = found.get(key, found.get(REST))
    return True


def named(plain: object, domain: Domain, where: str) -> dict[str, object]:
    """A table whose keys are names of the domain, or `*`."""
    if not isinstance(plain, dict):
        raise PositionError(f"{where} is {plain!r}, not a table by {domain.called}")
    for key in plain:
        if key != REST and key not in domain.numbers:
            raise PositionError(f"{where}: {key!r} is no {domain.called}{suggest(str(key), domain.values)}")
    return plain


class Schema:
    """All fields of a state, in order. The state keeps each as an attribute of the same name."""

    def __init__(self, fields: dict[str, Shape]) -> None:
        self.fields = fields
        self.open = [name for name, shape in fields.items() if shape.is_open()]
        self.closed = [name for name, shape in fields.items() if not shape.is_open()]

    def is_open(self) -> bool:
        """Whether every seat sees all of it."""
        return len(self.open) == len(self.fields)

    def dump(self, state: object, seat: int) -> dict[str, object]:
        """The state in plain words and numbers, as far as a seat may see it."""
        return {name: shape.dump(getattr(state, name), seat) for name, shape in self.fields.items()}

    def dump_open(self, state: object) -> dict[str, object]:
        """The fields that every seat sees, as `dump` would give them to any."""
        return {name: self.fields[name].dump(getattr(state, name), SPECTATOR) for name in self.open}

    def dump_closed(self, state: object, seat: int) -> dict[str, object]:
        """The other fields, as far as a seat may see them."""
        return {name: self.fields[name].dump(getattr(state, name), seat) for name in self.closed}

    def full(self, state: object, seat: int) -> dict[str, object]:
        """The same for reading, with nothing left out."""
        return {name: shape.full(getattr(state, name), seat) for name, shape in self.fields.items()}

    def load(self, state: object, plain: dict[str, object]) -> None:
        """Read a whole state into `state`; nothing changes unless all of it can be read."""
        self.put(state, self.read(plain))

    def read(self, plain: dict[str, object], where: str = "") -> dict[str, object]:
        """The values of all fields."""
        self.check_names(plain, where)
        read: dict[str, object] = {}
        for name, shape in self.fields.items():
            if name not in plain:
                raise PositionError(f"a whole state must say what {where}{name} is")
            read[name] = shape.load(plain[name], where + name)
        return read

    def put(self, state: object, read: dict[str, object]) -> None:
        """Set all fields of a state."""
        for name, shape in self.fields.items():
            setattr(state, name, shape.put(getattr(state, name), read[name]))

    def merge(self, base: dict[str, object], given: dict[str, object], where: str = "") -> dict[str, object]:
        """A partial state filled up from another."""
        self.check_names(given, where)
        return {
            name: shape.merge(base[name], given[name], where + name) if name in given else base[name]
            for name, shape in self.fields.items()
        }

    def check_names(self, given: dict[str, object], where: str) -> None:
        for name in given:
            if name not in self.fields:
                raise PositionError(f"a state has no field {where + name!r}{suggest(name, list(self.fields))}")

    def observe(self, state: object, seat: int) -> list[int]:
        """The state as numbers, as far as a seat may see it; `layout` says which is which."""
        out: list[int] = []
        for name, shape in self.fields.items():
            shape.encode(getattr(state, name), seat, out)
        return out

    def layout(self) -> list[tuple[str, int]]:
        """The fields of an observation and how many numbers each has."""
        return [(name, shape.size()) for name, shape in self.fields.items()]


class Part(Shape):
    """A part of the state that is an object of its own, such as a faction's board, with a schema of its own.

    `type` is what it is in Python, and `make` makes one for an empty table.
    """

    def __init__(self, schema: Schema, type: str = "object", make: Callable[[], object] | None = None) -> None:
        self.schema = schema
        self.type = type
        self.make = make

    def is_open(self) -> bool:
        return self.schema.is_open()

    def dump(self, value: object, seat: int) -> object:
        return self.schema.dump(value, seat)

    def full(self, value: object, seat: int) -> object:
        return self.schema.full(value, seat)

    def load(self, plain: object, where: str) -> object:
        if not isinstance(plain, dict):
            raise PositionError(f"{where} is {plain!r}, not a table")
        return self.schema.read(plain, f"{where}.")

    def put(self, present: object, value: object) -> object:
        """The object stays; its fields are set."""
        self.schema.put(present, cast("dict[str, object]", value))
        return present

    def merge(self, base: object, given: object, where: str) -> object:
        if not isinstance(given, dict):
            raise PositionError(f"{where} is {given!r}, not a table")
        return self.schema.merge(cast("dict[str, object]", base), given, f"{where}.")

    def encode(self, value: object, seat: int, out: list[int]) -> None:
        out.extend(self.schema.observe(value, seat))

    def size(self) -> int:
        return sum(size for _, size in self.schema.layout())

    def kept(self) -> str:
        return self.type

    def blank(self, number: int = SINGLE) -> object:
        if self.make is None:
            raise LawspeakerError("a part can be made only where its shape says how")
        return self.make()


class Parts(Shape):
    """Several values, each of its own shape, kept as a list and written by name."""

    def __init__(self, parts: Mapping[str, Shape]) -> None:
        self.parts = parts

    def is_open(self) -> bool:
        return all(part.is_open() for part in self.parts.values())

    def dump(self, value: object, seat: int) -> object:
        items = cast("list[object]", value)
        return {name: part.dump(items[number], seat) for number, (name, part) in enumerate(self.parts.items())}

    def full(self, value: object, seat: int) -> object:
        items = cast("list[object]", value)
        return {name: part.full(items[number], seat) for number, (name, part) in enumerate(self.parts.items())}

    def load(self, plain: object, where: str) -> object:
        table = self.table(plain, where)
        for name in self.parts:
            if name not in table:
                raise PositionError(f"{where} does not say what {name} is")
        return [part.load(table[name], f"{where}.{name}") for name, part in self.parts.items()]

    def put(self, present: object, value: object) -> object:
        before = cast("list[object]", present)
        items = cast("list[object]", value)
        return [part.put(before[number], items[number]) for number, part in enumerate(self.parts.values())]

    def merge(self, base: object, given: object, where: str) -> object:
        table = self.table(given, where)
        before = cast("dict[str, object]", base)
        return {
            name: part.merge(before[name], table[name], f"{where}.{name}") if name in table else before[name]
            for name, part in self.parts.items()
        }

    def table(self, plain: object, where: str) -> dict[str, object]:
        if not isinstance(plain, dict):
            raise PositionError(f"{where} is {plain!r}, not a table")
        for name in plain:
            if name not in self.parts:
                raise PositionError(f"{where} has no {name!r}{suggest(str(name), list(self.parts))}")
        return plain

    def encode(self, value: object, seat: int, out: list[int]) -> None:
        items = cast("list[object]", value)
        for number, part in enumerate(self.parts.values()):
            part.encode(items[number], seat, out)

    def size(self) -> int:
        return sum(part.size() for part in self.parts.values())

    def kept(self) -> str:
        return f"list[{next(iter(self.parts.values())).kept()}]"

    def blank(self, number: int = SINGLE) -> object:
        return [part.blank() for part in self.parts.values()]


class Present(Shape):
    """Parts of which only some are there, kept as a list in the order of their names, and written by name.

    Each object has a `number`, its place among the names; `make` makes one that was not there. In a partial position
    those that are named are there, and no others.
    """

    def __init__(self, parts: dict[str, Part], make: Callable[[int], object]) -> None:
        self.names = list(parts)
        self.parts = list(parts.values())
        self.make = make

    def is_open(self) -> bool:
        return all(part.is_open() for part in self.parts)

    def dump(self, value: object, seat: int) -> object:
        return {self.names[number]: self.parts[number].dump(item, seat) for number, item in self.there(value)}

    def full(self, value: object, seat: int) -> object:
        return {self.names[number]: self.parts[number].full(item, seat) for number, item in self.there(value)}

    def there(self, value: object) -> list[tuple[int, object]]:
        """Those that are there, with their numbers."""
        return [(cast(int, getattr(item, "number")), item) for item in cast("list[object]", value)]  # noqa: B009

    def load(self, plain: object, where: str) -> object:
        table = self.table(plain, where)
        return {
            number: self.parts[number].load(table[name], f"{where}.{name}")
            for number, name in enumerate(self.names)
            if name in table
        }

    def put(self, present: object, value: object) -> object:
        before = dict(self.there(present))
        read = cast("dict[int, object]", value)
        return [
            self.parts[number].put(before[number] if number in before else self.make(number), read[number])
            for number in sorted(read)
        ]

    def merge(self, base: object, given: object, where: str) -> object:
        table = self.table(given, where)
        before = cast("dict[str, object]", base)
        merged: dict[str, object] = {}
        for number, name in enumerate(self.names):
            if name in table:
                part = self.parts[number]
                usual = before[name] if name in before else part.dump(self.make(number), OMNISCIENT)
                merged[name] = part.merge(usual, table[name], f"{where}.{name}")
        return merged

    def table(self, plain: object, where: str) -> dict[str, object]:
        if not isinstance(plain, dict):
            raise PositionError(f"{where} is {plain!r}, not a table")
        for name in plain:
            if name not in self.names:
                raise PositionError(f"{where} has no {name!r}{suggest(str(name), self.names)}")
        return plain

    def encode(self, value: object, seat: int, out: list[int]) -> None:
        """For each that may be there whether it is, and its numbers; zeros for one that is not."""
        there = dict(self.there(value))
        for number, part in enumerate(self.parts):
            out.append(1 if number in there else 0)
            if number in there:
                part.encode(there[number], seat, out)
            else:
                out.extend([0] * part.size())

    def size(self) -> int:
        return sum(1 + part.size() for part in self.parts)

    def kept(self) -> str:
        return f"list[{self.parts[0].kept()}]"

    def blank(self, number: int = SINGLE) -> object:
        return []
