"""Features: observations as a network can read them."""

from __future__ import annotations

from lawspeaker.envs.layout import Layout
from lawspeaker.envs.libraries import needed

with needed("numpy"):
    import numpy as np
    from numpy.typing import NDArray

Inputs = NDArray[np.float32]

FEW = 64  # values: a number with no more of them can be a name, and gets one input for each


class Features:
    """Turns observations of one layout into inputs.

    Where a number is a name (a topic, who owns a place), its size means nothing: each value becomes an input of its
    own, 1 or 0. A number without limits counts something (money, ships): it becomes one input, on a scale where the
    step from 0 to 1 is larger than that from 20 to 21.
    """

    def __init__(self, layout: Layout) -> None:
        low = np.array([number.low for number in layout.numbers])
        values = np.array([number.high for number in layout.numbers]) - low + 1
        self.counts = np.flatnonzero(values > FEW)
        self.names = np.flatnonzero(values <= FEW)
        sizes = values[self.names]
        self._zero = len(self.counts) + np.cumsum(sizes) - sizes - low[self.names]  # the input of the value 0
        self.size = len(self.counts) + int(sizes.sum())

    def __call__(self, observations: NDArray[np.int32]) -> Inputs:
        """The inputs of several observations, one a row."""
        inputs = np.zeros((len(observations), self.size), np.float32)
        counted = observations[:, self.counts]
        inputs[:, : len(self.counts)] = np.sign(counted) * np.log1p(np.abs(counted))
        np.put_along_axis(inputs, self._zero + observations[:, self.names], 1, axis=1)
        return inputs
