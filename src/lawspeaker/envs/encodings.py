"""Encodings: the whole numbers of an observation as a learning program wants them.

`raw` leaves them as they are. `scaled` gives each a place between 0 and 1, or -1 and 1 where it can be negative.
`onehot` does the same with counts, flags and cards, but a name or a seat has an input for each of its values, because
its size means nothing. The layout's kinds decide, and nothing else.
"""

from __future__ import annotations

from typing import Any

from lawspeaker.envs.layout import COUNT, NAME, SEAT, Layout
from lawspeaker.envs.libraries import needed
from lawspeaker.kernel.errors import ConfigError

with needed("numpy"):
    import numpy as np
    from numpy.typing import NDArray

Whole = NDArray[np.int32]
Numbers = NDArray[Any]  # whole numbers or float32, as the encoding says
Inputs = NDArray[np.float32]


class Raw:
    """The numbers as they are."""

    type: type[np.generic] = np.int32

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.size = len(layout)
        self.low: Numbers = np.array([number.low for number in layout.numbers], np.int32)
        self.high: Numbers = np.array([number.high for number in layout.numbers], np.int32)

    def __call__(self, observations: Whole) -> Numbers:
        """Observations encoded; the last axis is that of the numbers."""
        return observations


class Scaled(Raw):
    """One input for each number. A count is on a scale where the step from 0 to 1 is larger than that from 20 to 21;
    of everything else the lowest value is 0 and the highest 1.
    """

    type = np.float32

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        low: Inputs = self.low.astype(np.float32)
        high: Inputs = self.high.astype(np.float32)
        self.counts = np.flatnonzero([number.kind == COUNT for number in layout.numbers])
        self._low, self._span = low, np.maximum(high - low, 1)
        self._largest = np.log1p(np.maximum(np.maximum(np.abs(low), np.abs(high)), 1))[self.counts]
        self.low, self.high = np.zeros(self.size, np.float32), np.ones(self.size, np.float32)
        self.low[self.counts[low[self.counts] < 0]] = -1

    def __call__(self, observations: Whole) -> Inputs:
        numbers = observations.astype(np.float32)
        inputs: Inputs = (numbers - self._low) / self._span
        counted = numbers[..., self.counts]
        inputs[..., self.counts] = np.sign(counted) * np.log1p(np.abs(counted)) / self._largest
        return np.clip(inputs, -1, 1, out=inputs)


class OneHot(Raw):
    """An input for each value of a name or a seat, and one for each other number, as `scaled` has it. Those come first,
    in their order; then the names.
    """

    type = np.float32

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        named = np.array([number.kind in (NAME, SEAT) for number in layout.numbers], bool)
        self.scaled = Scaled(layout)
        self.names, self.others = np.flatnonzero(named), np.flatnonzero(~named)
        sizes = self.high[self.names] - self.low[self.names] + 1
        self._zero = len(self.others) + np.cumsum(sizes) - sizes - self.low[self.names]  # the input of the value 0
        self.size = len(self.others) + int(sizes.sum())
        self.low, self.high = np.zeros(self.size, np.float32), np.ones(self.size, np.float32)
        self.low[: len(self.others)] = self.scaled.low[self.others]

    def __call__(self, observations: Whole) -> Inputs:
        inputs = np.zeros((*observations.shape[:-1], self.size), np.float32)
        inputs[..., : len(self.others)] = self.scaled(observations)[..., self.others]
        np.put_along_axis(inputs, self._zero + observations[..., self.names], 1, axis=-1)
        return inputs


ENCODINGS: dict[str, type[Raw]] = {"raw": Raw, "scaled": Scaled, "onehot": OneHot}


def find(name: str) -> type[Raw]:
    """An encoding by name."""
    if name not in ENCODINGS:
        raise ConfigError(f"encoding can be {', '.join(ENCODINGS)}, not {name!r}")
    return ENCODINGS[name]
