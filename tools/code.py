"""The code that follows from the fields of a game: plain typed lines, as fast as if somebody had written them."""

from __future__ import annotations

import re
import textwrap
from typing import cast

from lawspeaker.games.greenland.model.fields import EXAMPLES
from lawspeaker.games.greenland.model.state import GreenlandSetting
from lawspeaker.games.root.model.state import RootSetting
from lawspeaker.games.root.model.tables import FACTIONS
from lawspeaker.games.tribes.fields import tribal_fields
from lawspeaker.kernel import shelf
from lawspeaker.kernel.field import Field
from lawspeaker.kernel.game import Setting

WIDEST = 112  # of a line before it is indented
TRIBAL = ("greenland", "neanderthal")
LINK = re.compile(r"\[([^]]+)\]\([^)]*\)")
PLAIN = ("int", "bool", "str")
EMPTY = {"int": "0", "bool": "False", "str": '""', "Zone": "NOWHERE"}


def setting_of(game: str) -> Setting:
    """The setting of a table as most play it."""
    box = shelf.find(game)
    setting: Setting = box.setting(box.configure(box.seat_counts[0]))
    return setting


def fields_of(whose: str) -> list[Field]:
    """The fields of a game, or of the board of a faction of Root."""
    if whose in FACTIONS:
        setting = cast(RootSetting, setting_of("root"))
        return setting.kits[FACTIONS.index(whose)].fields(0, setting)
    return setting_of(whose).fields


def tribal() -> list[Field]:
    """The fields that the tribal games share."""
    setting = cast(GreenlandSetting, setting_of("greenland"))
    return tribal_fields(setting.options, setting.config.seats, EXAMPLES)


def kept_by(package: str) -> list[Field]:
    """The fields whose attributes are those of a package's own class. The tribal games share one."""
    if package == "tribes":
        return tribal()
    inherited = {field.name for field in tribal()} if package in TRIBAL else set()
    return [field for field in fields_of(package) if field.name not in inherited]


def attributes(package: str) -> list[str]:
    """The attributes of a state, for `__init__`: the set-up or a copy gives them their values."""
    return [line for field in kept_by(package) for line in attribute(field)]


def attribute(field: Field) -> list[str]:
    """Its line. What follows a semicolon in its meaning is about positions, and links are for the documentation."""
    kept, meaning = field.shape.kept(), LINK.sub(r"\1", field.meaning.partition(";")[0])
    empty = "NOTHING" if kept.startswith("list[") else EMPTY.get(kept)
    line = f"self.{field.name}: {kept}" + (f" = {empty}" if empty else "")
    if len(line) + len(meaning) + len("  # ") <= WIDEST:
        return [f"{line}  # {meaning}"]
    return [*(f"# {part}" for part in textwrap.wrap(meaning, WIDEST - len("# "))), line]


def copies(game: str) -> list[str]:
    """What `copy` does for each field."""
    return [f"new.{field.name} = {copied(f'self.{field.name}', field)}" for field in fields_of(game)]


def copied(value: str, field: Field) -> str:
    """An independent copy of a value, or what the field says instead."""
    return field.copied or copy_of(value, field.shape.kept())


def copy_of(value: str, kept: str) -> str:
    if kept in PLAIN:
        return value
    if not kept.startswith("list["):
        return f"{value}.copy()"
    item = kept.removeprefix("list[").removesuffix("]")
    each = copy_of("each", item)
    return f"{value}[:]" if each == "each" else f"[{each} for each in {value}]"


def zones(game: str) -> list[str]:
    """The zones among the fields, as the `zones` of a state gives them."""
    found = [field for field in fields_of(game) if "Zone" in field.shape.kept()]
    listed = [f"self.{field.name}" if field.shape.kept() == "Zone" else f"*self.{field.name}" for field in found]
    line = f"return [{', '.join(listed)}]"
    return [line] if len(line) <= WIDEST else ["return [", *(f"    {each}," for each in listed), "]"]
