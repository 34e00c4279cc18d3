"""Arrays: the few operations of training that NumPy and PyTorch name differently.

Reading, network and training are written once, in these operations and in what the arrays of both libraries have in
common: arithmetic, comparing, indexing. On a CPU they are NumPy's, on a GPU PyTorch's (`tensors.py`); see decision 36.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Literal, Protocol

from lawspeaker.envs.libraries import needed

with needed("numpy"):
    import numpy as np
    from numpy.typing import NDArray

Array = NDArray[Any]  # or a tensor: types are checked as if all were NumPy's
Kind = Literal["bool", "int16", "int32", "int64", "bfloat16", "float32", "float64"]  # both libraries call them so


class ArrayLibrary(Protocol):
    """The operations, on one device."""

    kind: Kind  # of weights, and of whatever is no whole number
    coarse: Kind  # of what large products are made from
    aside: bool  # whether it can learn while it plays

    # Making

    def taken(self, array: Array, kind: Kind | None = None) -> Array:
        """A copy of an array of NumPy's on the device."""

    def back(self, array: Array) -> Array:
        """An array of NumPy's with what is on the device."""

    def cast(self, array: Array, kind: Kind) -> Array:
        """Numbers as numbers of another kind."""

    def zeros(self, shape: tuple[int, ...], kind: Kind | None = None) -> Array: ...

    def counted(self, size: int) -> Array:
        """0, 1, 2 ..."""

    def joined(self, arrays: Sequence[Array], axis: int = 0) -> Array: ...

    def stacked(self, arrays: Sequence[Array]) -> Array: ...

    # Lots

    def seed(self, seed: int) -> None: ...

    def lots(self, size: int) -> Array:
        """Numbers between 0 and 1 by lot."""

    def shuffled(self, size: int) -> Array:
        """0, 1, 2 ... in an order by lot."""

    # Each number by itself

    def exp(self, array: Array) -> Array: ...

    def log(self, array: Array) -> Array: ...

    def sign(self, array: Array) -> Array: ...

    def positive(self, array: Array) -> Array:
        """0 for what is below 0."""

    def where(self, condition: Array, one: Array | float, other: Array | float) -> Array: ...

    # Rows and places

    def gather(self, array: Array, places: Array) -> Array:
        """The numbers at places of the last axis: `array[..., places]`, with places of its own for each row."""

    def scatter(self, into: Array, places: Array, values: Array | float) -> None:
        """Put values there. What they are put into was just made."""

    def add_at(self, into: Array, rows: Array, values: Array) -> None:
        """Add each value, or row of values, to the row of `into` that is named for it, some perhaps to the same."""

    def highest(self, values: Array, row: Array, rows: int) -> Array:
        """The highest value of each row. Values are in the order of their rows, and each row has some."""

    def offered(self, mask: Array) -> tuple[Array, Array]:
        """The rows and columns where a mask is set, in their order."""

    # Products

    def product(self, one: Array, other: Array) -> Array:
        """The product of large matrices."""

    def dots(self, one: Array, other: Array) -> Array:
        """The product of each row of one with the same row of the other."""

    # What only a GPU needs

    def playing(self) -> AbstractContextManager[object]:
        """What is computed in here comes first."""

    def studying(self) -> AbstractContextManager[object]:
        """What is computed in here comes second, and is there afterwards."""

    def wait(self) -> None:
        """Until all is there."""

    def pin(self, memory: Any) -> None:
        """Lock memory in place, so that it is copied to the device quickly."""

    def unpin(self, memory: Any) -> None: ...


class NumPy:
    """The operations on a CPU."""

    aside = False

    def __init__(self, kind: Kind = "float32") -> None:
        self.kind = self.coarse = kind
        self.seed(0)

    def taken(self, array: Array, kind: Kind | None = None) -> Array:
        return np.array(array, kind)

    def back(self, array: Array) -> Array:
        return array.copy()

    def cast(self, array: Array, kind: Kind) -> Array:
        return array.astype(kind)

    def zeros(self, shape: tuple[int, ...], kind: Kind | None = None) -> Array:
        return np.zeros(shape, kind or self.kind)

    def counted(self, size: int) -> Array:
        return np.arange(size)

    def joined(self, arrays: Sequence[Array], axis: int = 0) -> Array:
        return np.concatenate(arrays, axis)

    def stacked(self, arrays: Sequence[Array]) -> Array:
        return np.stack(arrays)

    def seed(self, seed: int) -> None:
        self._random = np.random.default_rng(seed)

    def lots(self, size: int) -> Array:
        return self._random.random(size, np.float32)

    def shuffled(self, size: int) -> Array:
        return self._random.permutation(size)

    def exp(self, array: Array) -> Array:
        return np.exp(array)

    def log(self, array: Array) -> Array:
        return np.log(array)

    def sign(self, array: Array) -> Array:
        return np.sign(array)

    def positive(self, array: Array) -> Array:
        return np.maximum(array, 0)

    def where(self, condition: Array, one: Array | float, other: Array | float) -> Array:
        return np.where(condition, one, other)

    def gather(self, array: Array, places: Array) -> Array:
        return array.reshape(-1).take(starts(array) + places)

    def scatter(self, into: Array, places: Array, values: Array | float) -> None:
        into.reshape(-1)[starts(into) + places] = values

    def add_at(self, into: Array, rows: Array, values: Array) -> None:
        """Several times as fast as NumPy's own `np.add.at`, which it would be otherwise."""
        if values.ndim == 1:
            into += np.bincount(rows, values, len(into))
        elif len(rows):
            if (rows[1:] < rows[:-1]).any():
                order = rows.argsort(kind="stable")
                rows, values = rows[order], values[order]
            first = np.flatnonzero(np.diff(rows, prepend=-1))
            into[rows[first]] += np.add.reduceat(values, first)

    def highest(self, values: Array, row: Array, rows: int) -> Array:
        highest: Array = np.maximum.reduceat(values, np.searchsorted(row, np.arange(rows)))
        return highest

    def offered(self, mask: Array) -> tuple[Array, Array]:
        """Several times as fast as `mask.nonzero()`."""
        return np.divmod(np.flatnonzero(mask), mask.shape[1])

    def product(self, one: Array, other: Array) -> Array:
        found: Array = one @ other
        return found

    def dots(self, one: Array, other: Array) -> Array:
        found: Array = np.vecdot(one, other)
        return found

    def playing(self) -> AbstractContextManager[object]:
        return nullcontext()

    def studying(self) -> AbstractContextManager[object]:
        return nullcontext()

    def wait(self) -> None:
        pass

    def pin(self, memory: Any) -> None:
        pass

    def unpin(self, memory: Any) -> None:
        pass


def starts(array: Array) -> Array:
    """Where each row of the last axis begins, if all numbers are in one row."""
    return np.arange(0, array.size, array.shape[-1]).reshape(*array.shape[:-1], 1)


def on(device: str) -> ArrayLibrary:
    """The operations for a device: `cpu`, or `cuda` and whatever else PyTorch knows. `torch:cpu` is PyTorch's CPU."""
    if device == "cpu":
        return NumPy()
    from lawspeaker.learn.tensors import Tensors

    return Tensors(device.removeprefix("torch:"))
