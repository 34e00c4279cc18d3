"""The code that follows from the fields of a game: plain typed lines, as fast as if somebody had written them."""

from __future__ import annotations

import textwrap

from lawspeaker.kernel import shelf
from lawspeaker.kernel.field import Field

WIDEST = 112  # of a line before it is indented
EMPTY = {"int": "0", "bool": "False", "str": '""', "Zone": "NOWHERE"}


def fields_of(game: str) -> list[Field]:
    """The fields of a game, at a table as most play it."""
    box = shelf.find(game)
    return box.setting(box.configure(box.seat_counts[0])).fields


def attributes(game: str) -> list[str]:
    """The attributes of a state, for `__init__`: the set-up or a copy gives them their values."""
    return [line for field in fields_of(game) for line in attribute(field)]


def attribute(field: Field) -> list[str]:
    """Its line. What follows a semicolon in its meaning is about positions."""
    kept, meaning = field.shape.kept(), field.meaning.partition(";")[0]
    line = f"self.{field.name}: {kept} = {EMPTY.get(kept, '[]')}"
    if len(line) + len(meaning) + len("  # ") <= WIDEST:
        return [f"{line}  # {meaning}"]
    return [*(f"# {part}" for part in textwrap.wrap(meaning, WIDEST - len("# "))), line]


def copies(game: str) -> list[str]:
    """What `copy` does for each field."""
    return [f"new.{field.name} = {copied(f'self.{field.name}', field)}" for field in fields_of(game)]


def copied(value: str, field: Field) -> str:
    """An independent copy of a value; of one that never changes, the value itself."""
    return value if field.fixed else copy_of(value, field.shape.kept())


def copy_of(value: str, kept: str) -> str:
    if kept == "Zone":
        return f"{value}.copy()"
    if not kept.startswith("list["):
        return value
    item = kept.removeprefix("list[").removesuffix("]")
    each = copy_of("each", item)
    return f"{value}[:]" if each == "each" else f"[{each} for each in {value}]"


def zones(game: str) -> list[str]:
    """The zones among the fields, as the `zones` of a state gives them."""
    found = [field for field in fields_of(game) if "Zone" in field.shape.kept()]
    listed = [f"self.{field.name}" if field.shape.kept() == "Zone" else f"*self.{field.name}" for field in found]
    return [f"return [{', '.join(listed)}]"]
