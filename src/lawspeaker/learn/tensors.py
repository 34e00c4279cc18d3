"""The operations of training with PyTorch, for a GPU: what `arrays.NumPy` does, in PyTorch's words.

No gradients are recorded, because no tensor asks for them: those of the network are written out in `network.py`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

from lawspeaker.envs.libraries import needed
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.learn.arrays import Array, Kind

with needed("torch", extra="gpu"):
    import torch
    from torch import Tensor


class Tensors:
    """The operations on a device that PyTorch knows."""

    def __init__(self, device: str, kind: Kind = "float32") -> None:
        try:
            self.device = torch.device(device)
            torch.zeros(1, device=self.device)
        except (RuntimeError, AssertionError) as error:  # the latter where PyTorch was built without it
            said = str(error).partition("\n")[0]
            raise ConfigError(f"PyTorch cannot compute on {device!r} here: {said}") from error
        self.kind = kind
        self.aside = self.device.type == "cuda"
        self.coarse: Kind = "bfloat16" if self.aside else kind
        if self.aside:  # while it learns from a lap, the next one is played, and playing comes first
            self._playing, self._studying = torch.cuda.Stream(self.device, -1), torch.cuda.Stream(self.device)
        elif self.device.type == "cpu":
            torch.set_num_threads(1)  # workers need the cores
        self._random = torch.Generator(self.device)

    def taken(self, array: Array, kind: Kind | None = None) -> Tensor:
        given = torch.from_numpy(array)
        wanted = given.dtype if kind is None else getattr(torch, kind)
        if self.device.type == "cpu":
            return given.to(wanted, copy=True)
        return given.to(self.device, non_blocking=True).to(wanted)

    def back(self, array: Tensor) -> Array:
        found: Array = array.cpu().numpy().copy()
        return found

    def cast(self, array: Tensor, kind: Kind) -> Tensor:
        return array.to(getattr(torch, kind))

    def zeros(self, shape: tuple[int, ...], kind: Kind | None = None) -> Tensor:
        return torch.zeros(shape, dtype=getattr(torch, kind or self.kind), device=self.device)

    def counted(self, size: int) -> Tensor:
        return torch.arange(size, device=self.device)

    def joined(self, arrays: Sequence[Tensor], axis: int = 0) -> Tensor:
        return torch.cat(list(arrays), axis)

    def stacked(self, arrays: Sequence[Tensor]) -> Tensor:
        return torch.stack(list(arrays))

    def seed(self, seed: int) -> None:
        self._random.manual_seed(seed)

    def lots(self, size: int) -> Tensor:
        return torch.rand(size, generator=self._random, device=self.device)

    def shuffled(self, size: int) -> Tensor:
        return torch.randperm(size, generator=self._random, device=self.device)

    def exp(self, array: Tensor) -> Tensor:
        return torch.exp(array)

    def log(self, array: Tensor) -> Tensor:
        return torch.log(array)

    def sign(self, array: Tensor) -> Tensor:
        return torch.sign(array)

    def positive(self, array: Tensor) -> Tensor:
        return torch.relu(array)

    def where(self, condition: Tensor, one: Tensor | float, other: Tensor | float) -> Tensor:
        return torch.where(condition, one, other)

    def gather(self, array: Tensor, places: Tensor) -> Tensor:
        return torch.gather(array, -1, places)

    def scatter(self, into: Tensor, places: Tensor, values: Tensor | float) -> None:
        into.scatter_(-1, places, values if isinstance(values, float) else values.to(into.dtype))

    def add_at(self, into: Tensor, rows: Tensor, values: Tensor) -> None:
        into.index_add_(0, rows, values)

    def highest(self, values: Tensor, row: Tensor, rows: int) -> Tensor:
        none = torch.zeros(rows, dtype=values.dtype, device=self.device)
        return none.scatter_reduce(0, row, values, "amax", include_self=False)

    def offered(self, mask: Tensor) -> tuple[Tensor, Tensor]:
        row, column = mask.nonzero(as_tuple=True)
        return row, column

    def product(self, one: Tensor, other: Tensor) -> Tensor:
        return self.cast(self.cast(one, self.coarse) @ self.cast(other, self.coarse), self.kind)

    def dots(self, one: Tensor, other: Tensor) -> Tensor:
        return (one * other).sum(-1)

    def playing(self) -> AbstractContextManager[object]:
        return torch.cuda.stream(self._playing) if self.aside else nullcontext()

    def studying(self) -> AbstractContextManager[object]:
        return self._aside() if self.aside else nullcontext()

    @contextmanager
    def _aside(self) -> Iterator[None]:
        with torch.cuda.stream(self._studying):
            yield
        self._studying.synchronize()

    def wait(self) -> None:
        if self.aside:
            torch.cuda.synchronize(self.device)

    def pin(self, memory: Any) -> None:
        if self.aside:
            torch.cuda.cudart().cudaHostRegister(ctypes.addressof(memory), ctypes.sizeof(memory), 0)

    def unpin(self, memory: Any) -> None:
        if self.aside:
            torch.cuda.cudart().cudaHostUnregister(ctypes.addressof(memory))
