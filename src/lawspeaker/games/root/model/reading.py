"""What those share who read the data: the cards and maps of all, and each faction its own board."""

from __future__ import annotations

import re
from typing import Final

from lawspeaker.games.root.model.tables import RootTables
from lawspeaker.kernel.sourced import Sourced

ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")


def check_id(data: Sourced, what: str, key: str, clause: str, group: str) -> None:
    """Cards and quests go by a word that can stand in an option."""
    if not ID.fullmatch(key):
        rule = "a small letter and up to 39 small letters, digits or _"
        raise data.error(f"a {what}'s id must be {rule}", clause, (*group.split("."), key))


def total(tables: RootTables, kind: str) -> int:
    """How many pieces of a kind there are."""
    return tables.kinds[tables.kind_number[kind]].total


def track(data: Sourced, path: str, clause: str, spaces: int, *pieces: str) -> list[int]:
    """What is printed on a track, which has to fit the pieces on it."""
    found = data.integers(path, clause)
    if len(found) != spaces:
        raise data.error(f"{path} must have {spaces} numbers, not {len(found)}", clause, path, *pieces)
    return found
