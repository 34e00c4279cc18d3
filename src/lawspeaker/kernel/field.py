"""Fields: what a state is made of. Each is declared once, and the rest follows.

A game lists its fields in its module `fields`. From that list come the schema of its positions and the empty table with
which its set-up begins. `make generate` also writes what must be plain code or text: the attributes of the state, its
`copy` and its `zones`, and the table of fields in the documentation.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from lawspeaker.kernel.schema import Schema, Shape

T = TypeVar("T")

NOTHING: Final[list[Any]] = []  # what a field that is a list holds until the set-up or a copy gives it one of its own


class Field:
    """One field of a state: its name, how it is written in a position, what it means, and an example in TOML.

    Where it is not `written`, it follows from other fields and is no part of a position. `copied` is the code of a copy
    where not everything need be copied: `self.paths` shares what never changes, or is `changed` by replacing it.
    """

    def __init__(
        self, name: str, shape: Shape, meaning: str, example: str = "", *, written: bool = True, copied: str = ""
    ) -> None:
        self.name = name
        self.shape = shape
        self.meaning = meaning
        self.example = example
        self.written = written
        self.copied = copied


def changed(values: list[T], place: int, value: T) -> list[T]:
    """A list with another value in a place, where copies of the state share the list as it was."""
    values = values[:]
    values[place] = value
    return values


def schema_of(fields: list[Field]) -> Schema:
    """How a position with these fields is written."""
    return Schema({field.name: field.shape for field in fields if field.written})


def clear(state: object, fields: list[Field]) -> None:
    """Give these fields of a state the values of an empty table."""
    for field in fields:
        setattr(state, field.name, field.shape.blank())
