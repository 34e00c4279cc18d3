"""Plain fields: single numbers and lists of numbers, which are most of a state.

`Plain` is the reference. The compiled build has the same in C (`_plain.c`): from one ask to the next little changes,
and comparing takes a few instructions a number there.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from struct import pack_into
from typing import Protocol

NUMBER = 4  # bytes: the buffer holds 32-bit numbers
SINGLE = 0  # instead of the length of a list: a number, or a flag


class PlainLens(Protocol):
    """What writes plain fields."""

    def look(self, value: object, view: memoryview) -> None:
        """Write what is there now."""

    def forget(self) -> None:
        """Write everything at the next look: the buffer holds something else."""


class Plain:
    """Writes fields of an object into a buffer, each from its start on, and only where something has changed.

    Each field has a length: SINGLE for a number, so many for a list that always has as many, and a negative one for a
    list of at most so many, written as its length, its numbers, and -1 for the rest.
    """

    def __init__(self, names: list[str], starts: list[int], lengths: list[int]) -> None:
        self.fields = list(zip(names, starts, lengths, strict=True))
        self.last: list[object] = [None] * len(names)

    def look(self, value: object, view: memoryview) -> None:
        for number, (name, start, length) in enumerate(self.fields):
            field = getattr(value, name)
            if field == self.last[number] and self.last[number] is not None:
                continue
            if length == SINGLE:
                view[start] = field
                self.last[number] = field
                continue
            numbers = field if length > 0 else [len(field), *field, *[-1] * (-length - len(field))]
            pack_into(f"{len(numbers)}i", view, start * NUMBER, *numbers)
            self.last[number] = field[:]

    def forget(self) -> None:
        self.last = [None] * len(self.fields)


Kind = Callable[[list[str], list[int], list[int]], PlainLens]  # by the names, starts and lengths of fields

KINDS: list[Kind] = [Plain]  # the quickest last

with suppress(ImportError):  # where it is compiled
    from lawspeaker.envs.stepping import _plain

    KINDS.append(_plain.Plain)


def plain(names: list[str], starts: list[int], lengths: list[int]) -> PlainLens:
    """What writes these fields."""
    return KINDS[-1](names, starts, lengths)
