"""The vocabulary: what a network reads and scores, by name, so that one network serves every table of a game.

An observation is numbered for one agreement, and its seats are absolute. Here every number has a name that means the
same at every table: seats are counted from the one that looks (`state.score[+1]` is that of the next), and a value of a
name has an input of its own (`topic=place`). What was agreed is an input too, because no observation says it. Options
are named by their parts: the family, each argument, and in small families the option itself.

Nothing here depends on what a match hides: only on the agreement, which all know.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import NamedTuple

import msgspec

from lawspeaker.envs.layout import CARD, COUNT, FLAG, NAME, NONE, OPTION_KIND, SEAT, Layout, Number
from lawspeaker.envs.libraries import needed
from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.game import Setting
from lawspeaker.kernel.option import Catalogue, Option

with needed("numpy"):
    import numpy as np
    from numpy.typing import NDArray

Places = NDArray[np.int64]

STEPS = (1, 2, 4)  # a count has an input for being at least so large, beside the one for its size
SIZE = 3.0  # the logarithm of a count is divided by this
LONG = 1000  # a list with more inputs than this is read without the order of its items
SMALL = 100  # a family with no more options than this has a part for each of them
IN_LIST = re.compile(r"([^\[]+?)(?:\[|\.(?=\d+(?:\.|$)))(\d+)\]?(.*)")  # state.hands[1].fox_1, state.items.1.boot
NOBODY = "nobody"


class Word(NamedTuple):
    """How one number is read: its name, and of a name which value each number stands for, beginning with `low`."""

    name: str
    kind: str
    low: int = 0
    values: tuple[str, ...] = ()

    def inputs(self) -> list[str]:
        """The inputs that the number has."""
        if self.kind == NAME:
            return [f"{self.name}={value}" for value in self.values]
        if self.kind == COUNT:
            return [self.name, *(f"{self.name}>={step}" for step in STEPS)]
        return [self.name]


class KnownNames(msgspec.Struct):
    """All names of a vocabulary, as a file holds them."""

    numbers: list[str]  # of observations, without values
    inputs: list[str]  # in the order of the network's rows
    parts: list[str]  # of options; likewise
    by_seat: list[str]  # lists with an item for each seat
    unordered: list[str]  # lists that are read without their order
    catalogues: list[str]  # digests of those that the parts are from


class Vocabulary:
    """Names and their rows."""

    def __init__(self, words: KnownNames) -> None:
        self.words = words
        self.numbers = set(words.numbers)
        self.inputs = {name: row for row, name in enumerate(words.inputs)}
        self.parts = {name: row for row, name in enumerate(words.parts)}
        self.by_seat = set(words.by_seat)
        self.unordered = set(words.unordered)
        self._rows: dict[Word, list[int]] = {}

    def rows(self, word: Word) -> list[int]:
        """The rows of a number's inputs; the one after the last for those that are not in here."""
        found = self._rows.get(word)
        if found is None:
            found = self._rows[word] = [self.inputs.get(name, len(self.inputs)) for name in word.inputs()]
        return found

    def check(self, setting: Setting) -> None:
        """Refuse a table whose options or observations have names that are not in here."""
        game = setting.config.game
        if digest(setting.catalogue) not in self.words.catalogues:
            raise ConfigError(f"this was learned for other options of {game}; train it anew")
        for word in self.spelled(Layout(setting), 0):
            if word.name not in self.numbers:
                raise ConfigError(f"this was learned for other observations of {game}, without {word.name}")

    def spelled(self, layout: Layout, seat: int) -> Iterator[Word]:
        """How each number is read by a seat, in the order of the layout."""
        known: dict[tuple[object, ...], tuple[str, ...]] = {}
        for number in layout.numbers:
            yield self._spell(number, layout, seat, known)

    def _spell(
        self, number: Number, layout: Layout, seat: int, known: dict[tuple[object, ...], tuple[str, ...]]
    ) -> Word:
        name = number.name
        if (found := IN_LIST.match(name)) is not None:
            stem, place, rest = found[1], int(found[2]), found[3]
            if stem in self.by_seat:
                name = f"{stem}[+{(place - seat) % layout.seats}]{rest}"
            elif stem in self.unordered:
                name = f"{stem}[]{rest}"
        if number.kind in (COUNT, FLAG, CARD):
            return Word(name, COUNT if number.kind == COUNT and number.high > 1 else FLAG)
        kind = number[1:]  # all but its name
        if kind not in known:  # many numbers have the same values
            known[kind] = tuple(value_of(number, layout, seat, at) for at in range(number.low, number.high + 1))
        return Word(name, NAME, number.low, known[kind])


def value_of(number: Number, layout: Layout, seat: int, value: int) -> str:
    """What a value of a name is called by a seat."""
    if value == NONE:
        return NOBODY
    if number.kind == SEAT:
        return relative(value, seat, layout.seats) if value < layout.seats else f"{value}"
    if number.kind == OPTION_KIND:
        return layout.catalogue.options[value].text
    return layout.domains[number.domain][value] if number.kind == NAME else f"{value}"


def relative(other: int, seat: int, seats: int) -> str:
    """A seat, counted from the one that looks."""
    return f"+{(other - seat) % seats}"


# What was agreed.


def facts(setting: Setting, seat: int) -> list[str]:
    """What was agreed, as inputs: how many play, which side each of them has, and all options of the ruleset."""
    config, box = setting.config, setting.box
    sides = {name: place for place, name in enumerate(box.side_options(config))}
    said = [f"seats={config.seats}"]
    for name, value in config.rules.items():
        if name in sides:
            said.append(f"side[{relative(sides[name], seat, config.seats)}]={value}")
        elif not (box.sides and name.startswith(f"{box.sides}_")):  # those of seats where nobody sits
            said.append(f"rule.{name}={value}")
    return said


# Options.


def parts(catalogue: Catalogue, option: Option, seat: int, seats: int) -> list[str]:
    """The parts of an option, as a seat calls them."""
    family = catalogue.families[option.kind]
    said = [option.kind]
    values = []
    for name, domain, arg in zip(family.names, family.domains, option.args, strict=True):
        value = relative(arg, seat, seats) if domain.name == "seat" and arg < seats else domain.values[arg]
        values.append(value)
        said += [f"{option.kind}.{name}={value}", f"{domain.name}={value}"]
    if len(values) > 1 and len(family.table) <= SMALL:
        said.append(" ".join([option.kind, *values]))
    return said


def digest(catalogue: Catalogue) -> str:
    """A digest of all options, equal only for equal catalogues."""
    said = "\n".join(option.text for option in catalogue.options)
    return hashlib.blake2b(said.encode(), digest_size=8).hexdigest()


# Making one.


def tables(game: str) -> Iterator[Setting]:
    """Tables at which everything comes up that observations of a game can say."""
    box = shelf.find(game)
    usual = {}
    for seats in box.seat_counts:
        usual[seats] = box.configure(seats).rules
        yield box.setting(box.configure(seats))
    most = max(box.seat_counts)
    for name, values in box.ruleset().items():
        for value in values:
            if usual[most].get(name) == value:
                continue
            rules = {name: value}
            sides = {side: other for side, other in usual[most].items() if name in usual[most] and side != name}
            for side, other in sides.items():
                if box.sides and other == value and side.startswith(f"{box.sides}_"):
                    rules[side] = usual[most][name]  # no side sits twice
            try:
                yield box.setting(box.configure(most, rules))
            except ConfigError:
                continue


def make(game: str, settings: Iterable[Setting] | None = None) -> Vocabulary:
    """The vocabulary of a game, or of some of its tables."""
    layouts: list[Layout] = []
    catalogues: dict[str, tuple[Catalogue, int]] = {}
    said: dict[str, None] = {}
    for setting in tables(game) if settings is None else settings:
        layouts.append(Layout(setting))
        catalogue, seats = setting.catalogue, setting.config.seats
        key = digest(catalogue)
        if key not in catalogues or catalogues[key][1] < seats:
            catalogues[key] = (catalogue, seats)
        said.update(dict.fromkeys(name for seat in range(seats) for name in facts(setting, seat)))
    words = KnownNames([], [], [], sorted(by_seat(layouts)), sorted(unordered(layouts)), sorted(catalogues))
    vocabulary = Vocabulary(words)
    numbers: dict[str, None] = {}
    for layout in layouts:
        for word in vocabulary.spelled(layout, 0):
            numbers[word.name] = None
            said.update(dict.fromkeys(word.inputs()))
    known: dict[str, None] = {}
    for catalogue, seats in catalogues.values():
        for option in catalogue.options:
            known.update(dict.fromkeys(parts(catalogue, option, 0, seats)))
    words.numbers, words.inputs, words.parts = list(numbers), list(said), list(known)
    return Vocabulary(words)


def lists(layout: Layout) -> dict[str, list[Number]]:
    """The numbers of every list and row, by its name."""
    found: dict[str, list[Number]] = {}
    for number in layout.numbers:
        if (split := IN_LIST.match(number.name)) is not None:
            found.setdefault(split[1], []).append(number)
    return found


def length(numbers: list[Number]) -> int:
    return len({split[2] for number in numbers if (split := IN_LIST.match(number.name)) is not None})


def varying(layout: Layout) -> set[str]:
    """Lists whose length varies in a match: they begin with it."""
    return {number.name.removesuffix(".count") for number in layout.numbers if number.name.endswith(".count")}


def by_seat(layouts: list[Layout]) -> set[str]:
    """The rows with an item for each seat: as long as there are seats, however many these are."""
    lengths: dict[str, set[tuple[int, int]]] = {}
    for layout in layouts:
        counted = varying(layout)
        for name, numbers in lists(layout).items():
            if name not in counted:
                lengths.setdefault(name, set()).add((length(numbers), layout.seats))
    return {name for name, met in lengths.items() if len(met) > 1 and all(items == seats for items, seats in met)}


def unordered(layouts: list[Layout]) -> set[str]:
    """The lists of names that would have too many inputs if every place of theirs had its own."""
    found: set[str] = set()
    for layout in layouts:
        counted = varying(layout)
        for name, numbers in lists(layout).items():
            if name in counted and sum(each.high - each.low for each in numbers if each.kind != COUNT) > LONG:
                found.add(name)
    return found


# Reading.


class ReadingSheet:
    """How one seat at one table reads numbers and options: which of them goes to which row.

    Numbers that have no row go to the row after the last one, which is never used.
    """

    def __init__(self, vocabulary: Vocabulary, setting: Setting, seat: int, layout: Layout | None = None) -> None:
        self.vocabulary = vocabulary
        self.catalogue = setting.catalogue
        self.seat, self.seats = seat, setting.config.seats
        rows = vocabulary.inputs
        none = len(rows)
        plain: list[tuple[int, int]] = []
        counts: list[tuple[int, ...]] = []
        named: list[tuple[int, int, int, int]] = []
        lookup: list[int] = []
        for place, word in enumerate(vocabulary.spelled(layout or Layout(setting), seat)):
            inputs = vocabulary.rows(word)
            if all(row == none for row in inputs):
                continue
            if word.kind == NAME:
                named.append((place, word.low, word.low + len(inputs) - 1, len(lookup)))
                lookup += inputs
            elif word.kind == COUNT:
                counts.append((place, *inputs))
            else:
                plain.append((place, inputs[0]))
        self.plain = columns(plain, 2)  # place, row
        self.counts = columns(counts, 2 + len(STEPS))  # place, row of the size, rows of the steps
        self.named = columns(named, 4)  # place, lowest and highest value, where in the lookup the lowest is
        self.lookup: Places = np.array(lookup, np.int64)
        self.facts: Places = np.array([rows[name] for name in facts(setting, seat) if name in rows], np.int64)

    def read(self, numbers: NDArray[np.int32]) -> tuple[Places, NDArray[np.float32]]:
        """The rows that an observation uses, and how much of each."""
        place, row = self.plain
        values = numbers[place]
        counted = numbers[self.counts[0]]
        size = (np.sign(counted) * np.log1p(np.abs(counted)) / SIZE).astype(np.float32)
        place, low, high, start = self.named
        chosen = self.lookup[start + np.clip(numbers[place], low, high) - low]
        steps = [rows[counted >= step] for step, rows in zip(STEPS, self.counts[2:], strict=True)]
        whole = np.sort(np.concatenate([chosen, self.facts, *steps]))
        first = np.append(True, whole[1:] != whole[:-1])[: len(whole)]
        whole = whole[first]  # in a list without order a row may come twice
        all_rows = np.concatenate([row, self.counts[1], whole])
        amounts = np.concatenate([values.astype(np.float32), size, np.ones(len(whole), np.float32)])
        used = (amounts != 0) & (all_rows < len(self.vocabulary.inputs))
        return all_rows[used], amounts[used]

    @cached_property
    def _parts(self) -> dict[int, list[int]]:
        return {}

    def parts(self, option: Option) -> list[int]:
        """The rows of an option's parts."""
        known = self._parts.get(option.number)
        if known is None:
            rows = self.vocabulary.parts
            known = [rows[name] for name in parts(self.catalogue, option, self.seat, self.seats) if name in rows]
            self._parts[option.number] = known
        return known


def columns(rows: list[tuple[int, ...]] | list[tuple[int, int]] | list[tuple[int, int, int, int]], wide: int) -> Places:
    """A table by columns."""
    return np.array(rows, np.int64).reshape(-1, wide).T
