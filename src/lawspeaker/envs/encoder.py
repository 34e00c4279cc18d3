"""The encoder: what a seat may see of a match, and what it may answer, as arrays."""

from __future__ import annotations

import copy

from lawspeaker.envs import encodings
from lawspeaker.envs.encodings import Numbers, Whole
from lawspeaker.envs.layout import Layout
from lawspeaker.envs.libraries import needed
from lawspeaker.envs.stepping.head import Recorded
from lawspeaker.envs.stepping.window import NOTHING, Window
from lawspeaker.kernel.game import Setting
from lawspeaker.kernel.match import Match

with needed("numpy"):
    import numpy as np
    from numpy.typing import NDArray

Observation = Numbers
Mask = NDArray[np.int8]


class Encoder:
    """Turns matches of one agreement into arrays. `events` is how many of the last ones an observation has."""

    def __init__(self, setting: Setting, encoding: str = "raw", events: int = 0) -> None:
        self.setting = setting
        self.layout = Layout(setting, events)
        self.encoding = encodings.find(encoding)(self.layout)
        self.catalogue = setting.catalogue
        self.actions = len(setting.catalogue.options)
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
        self.offered = mask
        mask[:] = 0
        layout = self.layout
        views = memoryview(numbers), memoryview(mask)  # type: ignore[arg-type]
        self.window = Window(layout.head, layout.optician, layout.tail, *views)

    def write(self, match: Match, seat: int) -> None:
        """Write the whole numbers of an observation, and the mask; only what has changed."""
        self.window.look(match, seat)
        self.window.offer(match, seat)

    def seen(self, match: Match, seat: int) -> tuple[Observation, Mask]:
        """What the seat may see, and what it may answer: what most environments give at every step."""
        self.write(match, seat)
        return self._encoded(), self.offered.copy()

    def observe(self, match: Match, seat: int, recorded: Recorded = NOTHING) -> Observation:
        """What the seat may see, as zones and asks declare it; the layout explains the numbers."""
        self.window.look(match, seat, recorded)
        return self._encoded()

    def _encoded(self) -> Observation:
        encoded = self.encoding(self.numbers)
        return encoded.copy() if encoded is self.numbers else encoded

    def mask(self, match: Match, seat: int) -> Mask:
        """1 at the number of every option the seat has now; all 0 for a seat that is not asked."""
        self.window.offer(match, seat)
        return self.offered.copy()
