"""Reading for training: raw observations of many tables become what the network reads, without leaving a GPU.

It does what `ReadingSheet` does for one observation, for thousands at once; a test holds the two together.
"""

from __future__ import annotations

from lawspeaker.envs.layout import Layout
from lawspeaker.envs.libraries import needed
from lawspeaker.kernel.game import Setting
from lawspeaker.learn.arrays import Array, ArrayLibrary
from lawspeaker.learn.vocabulary import SIZE, STEPS, Places, ReadingSheet, Vocabulary, digest, parts

with needed("numpy"):
    import numpy as np

ALIGNED = 64  # matrices of such a width are multiplied fastest


def aligned(size: int) -> int:
    """A width with room for one more, which is for whatever has no place."""
    return (size // ALIGNED + 1) * ALIGNED


class Reading:
    """How every seat at every table of an arena reads. A table and a seat together are a *chair*."""

    def __init__(self, vocabulary: Vocabulary, settings: list[Setting], on: ArrayLibrary) -> None:
        self.inputs = len(vocabulary.inputs)
        self.on = on
        chairs: list[ReadingSheet] = []
        first: list[int] = []
        options = Options(vocabulary)
        catalogues: list[int] = []
        for setting in settings:
            layout = Layout(setting)
            first.append(len(chairs))
            key = digest(setting.catalogue)
            for seat in range(setting.config.seats):
                chairs.append(ReadingSheet(vocabulary, setting, seat, layout))
                catalogues.append(options.known_by(setting, seat, key))
        self.first = on.taken(np.array(first))
        self.seats = on.taken(np.array([setting.config.seats for setting in settings]))
        none = self.inputs
        self.plain = self._table([chair.plain for chair in chairs], [0, none])
        self.counts = self._table([chair.counts for chair in chairs], [0, *[none] * (1 + len(STEPS))])
        starts = np.cumsum([1, *(len(chair.lookup) for chair in chairs)])
        named = [
            chair.named + np.array([[0], [0], [0], [start]]) for chair, start in zip(chairs, starts[:-1], strict=True)
        ]
        self.named = self._table(named, [0, 0, 0, 0])
        self.lookup = on.taken(np.concatenate([np.array([none]), *(chair.lookup for chair in chairs)]))
        self.facts = self._table([chair.facts[None] for chair in chairs], [none])[0]
        self.catalogue = on.taken(np.array(catalogues))
        self.universal = self._table([each[None] for each in options.universal], [len(options.names)])[0]
        self.parts = on.taken(options.parts())
        self.actions = len(options.names)
        local = np.zeros((len(options.universal), aligned(self.actions)), np.int64)
        for number, known in enumerate(options.universal):
            local[number, known] = np.arange(len(known))
        self.local = on.taken(local)

    def _table(self, columns: list[Places], padding: list[int]) -> list[Array]:
        """Columns of every chair, padded to the same length: an array for each column, with a row for each chair."""
        longest = max((each.shape[1] for each in columns), default=0)
        table = np.empty((len(padding), len(columns), longest), np.int64)
        table[:] = np.array(padding)[:, None, None]
        for chair, each in enumerate(columns):
            table[:, chair, : each.shape[1]] = each
        return [self.on.taken(column) for column in table]

    def read(self, numbers: Array, chair: Array) -> Array:
        """What the network reads of observations, one row for each."""
        on = self.on
        inputs = on.zeros((len(numbers), aligned(self.inputs)), on.coarse)
        place, row = self.plain
        on.scatter(inputs, row[chair], on.cast(on.gather(numbers, place[chair]), on.coarse))
        counted = on.cast(on.gather(numbers, self.counts[0][chair]), on.kind)
        size = on.sign(counted) * on.log(1 + abs(counted)) / SIZE
        on.scatter(inputs, self.counts[1][chair], on.cast(size, on.coarse))
        for step, rows in zip(STEPS, self.counts[2:], strict=True):
            on.scatter(inputs, on.where(counted >= step, rows[chair], self.inputs), 1.0)
        place, low, high, start = self.named
        low, high = low[chair], high[chair]
        value = on.cast(on.gather(numbers, place[chair]), "int64").clip(low, high) - low
        on.scatter(inputs, self.lookup[start[chair] + value], 1.0)
        on.scatter(inputs, self.facts[chair], 1.0)
        inputs[:, self.inputs] = 0
        return inputs

    def offered(self, mask: Array, chair: Array) -> Array:
        """Masks over the options as seats call them, from masks over those of a catalogue."""
        known = self.universal[self.catalogue[chair]]
        found = self.on.zeros((len(mask), aligned(self.actions)), "bool")
        self.on.scatter(found, known, mask[:, : known.shape[1]])
        found[:, self.actions] = False
        return found

    def numbered(self, option: Array, chair: Array) -> Array:
        """The numbers in the catalogue of options as seats call them."""
        return self.local[self.catalogue[chair], option]


class Options:
    """All options of several catalogues, as seats call them."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.names: dict[str, int] = {}  # what they are called, and their numbers here
        self.universal: list[Places] = []
        self._known: dict[tuple[str, int, int], int] = {}
        self._parts: list[list[int]] = []

    def known_by(self, setting: Setting, seat: int, key: str) -> int:
        """Which of the lists in `universal` has the options of a catalogue, as a seat calls them, in their order."""
        catalogue, seats = setting.catalogue, setting.config.seats
        if (key, seats, seat) in self._known:
            return self._known[key, seats, seat]
        rows = self.vocabulary.parts
        none = len(rows)
        found = []
        for option in catalogue.options:
            said = parts(catalogue, option, seat, seats)
            number = self.names.setdefault(" ".join(said), len(self.names))
            if number == len(self._parts):
                self._parts.append([rows.get(name, none) for name in said])
            found.append(number)
        self.universal.append(np.array(found, np.int64))
        self._known[key, seats, seat] = len(self.universal) - 1
        return len(self.universal) - 1

    def parts(self) -> Places:
        """The rows of every option's parts, padded with the row after the last."""
        shape = aligned(len(self._parts)), max(map(len, self._parts))
        table = np.full(shape, len(self.vocabulary.parts), np.int64)
        for number, rows in enumerate(self._parts):
            table[number, : len(rows)] = rows
        return table
