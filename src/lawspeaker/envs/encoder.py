"""The encoder: what a seat may see of a match, and what it may answer, as arrays."""

from __future__ import annotations

import copy
from struct import Struct

from lawspeaker.envs import encodings
from lawspeaker.envs.encodings import Numbers, Whole
from lawspeaker.envs.layout import Layout
from lawspeaker.envs.libraries import needed
from lawspeaker.kernel.game import Setting
from lawspeaker.kernel.lens import NUMBER, MaskLens, PartLens
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import Option

with needed("numpy"):
    import numpy as np
    from numpy.typing import NDArray

Observation = Numbers
Mask = NDArray[np.int8]

Recorded = list[dict[str, object]]  # entries of a record, as a seat knows them

NO_OPTIONS: list[Option] = []
NOTHING: Recorded = []


class Encoder:
    """Turns matches of one agreement into arrays. `events` is how many of the last ones an observation has."""

    def __init__(self, setting: Setting, encoding: str = "raw", events: int = 0) -> None:
        self.setting = setting
        self.layout = Layout(setting, events)
        self.encoding = encodings.find(encoding)(self.layout)
        self.catalogue = setting.catalogue
        self.actions = len(setting.catalogue.options)
        self._head = Struct(f"{self.layout.state}i")
        self._tail = Struct(f"{self.layout.remembered * self.layout.event_size}i")
        self.writes_to(np.zeros(len(self.layout), np.int32), np.zeros(self.actions, np.int8))

    def __copy__(self) -> Encoder:
        """Another encoder for the same agreement, with arrays of its own."""
        new = Encoder.__new__(Encoder)
        vars(new).update(vars(self))
        new.writes_to(np.zeros(len(self.layout), np.int32), np.zeros(self.actions, np.int8))
        return new

    def __deepcopy__(self, memo: dict[int, object]) -> Encoder:
        return copy.copy(self)

    def writes_to(self, numbers: Whole, mask: Mask) -> None:
        """Write into these arrays from now on."""
        self.numbers = numbers
        mask[:] = 0
        self._view, self._mask_view = memoryview(numbers), memoryview(mask)  # type: ignore[arg-type]
        self._lens = PartLens(self.setting.schema, self.layout.state)
        self._mask_lens = MaskLens()

    def write(self, match: Match, seat: int) -> None:
        """Write the whole numbers of an observation, and the mask."""
        self.write_numbers(match, seat)
        ask = match.ask
        self._mask_lens.look(NO_OPTIONS if ask is None or ask.seat != seat else ask.options, self._mask_view)

    def write_numbers(self, match: Match, seat: int, recorded: Recorded = NOTHING) -> None:
        """Write the whole numbers of an observation; only those that have changed. What was `recorded` comes before the
        record of the match.
        """
        layout = self.layout
        self._head.pack_into(self._view, 0, *layout.head(match.ask, seat))
        self._lens.look(match.game, seat, self._view)
        if layout.remembered:
            told = layout.tail([*recorded, *match.record_for(seat, max(0, len(match.record) - layout.remembered))])
            self._tail.pack_into(self._view, (len(layout) - len(told)) * NUMBER, *told)

    def observe(self, match: Match, seat: int, recorded: Recorded = NOTHING) -> Observation:
        """What the seat may see, as zones and asks declare it; the layout explains the numbers."""
        self.write_numbers(match, seat, recorded)
        encoded = self.encoded()
        return encoded.copy() if encoded is self.numbers else encoded

    def encoded(self) -> Observation:
        """The numbers that were written last, encoded."""
        return self.encoding(self.numbers)

    def mask(self, match: Match, seat: int) -> Mask:
        """1 at the number of every option the seat has now; all 0 for a seat that is not asked."""
        ask = match.ask
        offered = bytearray(self.actions)
        if ask is not None and ask.seat == seat:
            for option in ask.options:
                offered[option.number] = 1
        return np.frombuffer(offered, np.int8)
