"""Game data in which every value says where it comes from, and which a user's own file can replace.

A data file is TOML. Any table may have a `source` key: one word for everything in it, or an inline table
with a word a key (`"*"` for the rest). Sub-tables inherit it.

    [country]
    source = "stated"

    [country.EU]
    source = { name = "reconstructed" }
    name = "The Union"
    ships = 12

A user's file has the same layout and needs only what it changes. Its arrays replace ours whole, its tables
are merged key by key, or replace ours whole where they say `replace = true`.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from lawspeaker.kernel.document import BARE, DataError, Document, Keys

SOURCES = ("stated", "example", "public", "inferred", "reconstructed")
OVERRIDE = "override"
RESERVED = ("source", "replace")


# --- Paths -------------------------------------------------------------------------------------------------


def keys_of(path: str | Sequence[str]) -> Keys:
    """`region.RU_C1.neighbours.3` as keys; a key with a dot in it is quoted, as in TOML."""
    if not isinstance(path, str):
        return tuple(path)
    parts = re.findall(r'"([^"]*)"|([^."]+)', path)
    return tuple(quoted or bare for quoted, bare in parts)


def show(keys: Keys) -> str:
    """Keys as one dotted path."""
    return ".".join(key if BARE.fullmatch(key) else _brief(key) for key in keys)


def _tables(value: object) -> bool:
    """Whether a value is an array of tables."""
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


# --- The data ----------------------------------------------------------------------------------------------


class Sourced:
    """Values as plain nested dicts, and beside them where each one comes from.

    data = Sourced.load(Path("board.toml"), open_tables=["region"])  # or several files
    data.values["country"]["RU"]["ships"]   # 14
    data.source("country.RU.ships")         # "stated"
    data.where("country.RU.ships")          # "board.toml, line 23"
    """

    def __init__(self, shipped: list[Document], open_tables: Iterable[str] = ()) -> None:
        self.values: dict[str, Any] = {}
        self._shipped = shipped
        self._theirs = ""  # the name of the user's file, if there is one
        self._open = {keys_of(table) for table in open_tables}
        self._leaves: dict[Keys, tuple[str, Document]] = {}
        self._tables: dict[Keys, Document] = {(): shipped[0]}

    @classmethod
    def load(cls, *paths: Path, open_tables: Iterable[str] = ()) -> Sourced:
        """Reads data files, no two with the same table at the top.

        In the open tables a user's file may add keys and tables of its own.
        """
        data = cls([Document.read(path) for path in paths], open_tables)
        for document in data._shipped:
            data._add((), data.values, document.values, None, document)
        return data

    def override(self, document: Document) -> Sourced:
        """This data with a user's values in place of ours; this object itself does not change."""
        changed = Sourced(self._shipped)
        changed._theirs = document.name
        changed.values = copy.deepcopy(self.values)
        changed._open = self._open
        changed._leaves = dict(self._leaves)
        changed._tables = dict(self._tables)
        self._merge(changed, (), changed.values, document.values, document)
        return changed

    def source(self, path: str | Sequence[str]) -> str:
        """Where a value comes from: one of SOURCES, or "override"."""
        nearest = self._nearest(keys_of(path))
        if nearest not in self._leaves:
            raise KeyError(f"{show(keys_of(path))} is no value")
        return self._leaves[nearest][0]

    def where(self, path: str | Sequence[str]) -> str:
        """`board.toml, line 12`; for something missing, the table that should have it."""
        keys = keys_of(path)
        return self._document(keys).where(keys)

    def listing(self, source: str | None = None) -> list[tuple[str, Any, str]]:
        """Every value, or those of one source, as (path, value, source) in the order of the files."""
        if source is not None and source not in (*SOURCES, OVERRIDE):
            raise DataError(f"There is no source {source}: a value is {', '.join(SOURCES)} or {OVERRIDE}.")
        return [
            (show(keys), value, found)
            for keys, value in self._walk((), self.values)
            if (found := self._leaves[keys][0]) == source or source is None
        ]

    # Typed reading, for the games

    def error(self, message: str, clause: str, *paths: str | Sequence[str]) -> DataError:
        """An error in the data. If several values disagree, it points at the one the user gave; if none is the user's,
        ours no longer fits something else in the user's file.
        """
        theirs = [path for path in paths if self._document(keys_of(path)) not in self._shipped]
        where = self.where((theirs or paths)[0])
        if self._theirs and not theirs:
            return DataError(f"{self._theirs}: with these changes {where}, no longer fits: {message} ({clause})")
        return DataError(f"{where}: {message} ({clause})")

    def has(self, path: str | Sequence[str]) -> bool:
        """Whether there is such a value or table."""
        keys = keys_of(path)
        return self._nearest(keys) == keys

    def keys(self, path: str | Sequence[str], clause: str) -> list[str]:
        """The keys of a table, in the order of the file."""
        found = self.value(path, clause)
        if not isinstance(found, dict):
            raise self._not_so(path, "a table", found, clause)
        return list(found)

    def value(self, path: str | Sequence[str], clause: str) -> Any:
        found: Any = self.values
        for key in keys_of(path):
            if isinstance(found, list) and key.isdecimal() and int(key) < len(found):
                found = found[int(key)]
            elif isinstance(found, dict) and key in found:
                found = found[key]
            else:
                raise self.error(f"{show(keys_of(path))} is missing", clause, path)
        return found

    def boolean(self, path: str | Sequence[str], clause: str) -> bool:
        found = self.value(path, clause)
        if not isinstance(found, bool):
            raise self._not_so(path, "true or false", found, clause)
        return found

    def integer(self, path: str | Sequence[str], clause: str, low: int = 0, high: int = 99) -> int:
        return self._number(path, self.value(path, clause), clause, low, high)

    def integers(self, path: str | Sequence[str], clause: str, low: int = 0, high: int = 99) -> list[int]:
        keys = keys_of(path)
        found = self._array(keys, clause)
        return [self._number((*keys, str(n)), value, clause, low, high) for n, value in enumerate(found)]

    def text(self, path: str | Sequence[str], clause: str, longest: int = 60) -> str:
        found = self.value(path, clause)
        if not isinstance(found, str) or not found.strip() or not found.isprintable() or len(found) > longest:
            raise self.error(
                f"{show(keys_of(path))} must be one line of text of 1 to {longest} characters, not {_brief(found)}",
                clause,
                path,
            )
        return found

    def choice(self, path: str | Sequence[str], clause: str, known: Sequence[str]) -> str:
        return self._known(path, self.value(path, clause), clause, known)

    def choices(self, path: str | Sequence[str], clause: str, known: Sequence[str]) -> list[str]:
        keys = keys_of(path)
        found = self._array(keys, clause)
        return [self._known((*keys, str(n)), value, clause, known) for n, value in enumerate(found)]

    def texts(self, path: str | Sequence[str], clause: str) -> list[str]:
        keys = keys_of(path)
        found = self._array(keys, clause)
        for number, value in enumerate(found):
            if not isinstance(value, str):
                raise self._not_so((*keys, str(number)), "text", value, clause)
        return found

    def _array(self, keys: Keys, clause: str) -> list[Any]:
        found = self.value(keys, clause)
        if not isinstance(found, list):
            raise self._not_so(keys, "an array", found, clause)
        return found

    def _number(self, path: str | Sequence[str], value: Any, clause: str, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise self._not_so(path, f"a whole number from {low} to {high}", value, clause)
        return value

    def _known(self, path: str | Sequence[str], value: Any, clause: str, known: Sequence[str]) -> str:
        if not isinstance(value, str) or value not in known:
            raise self._not_so(path, f"one of {', '.join(known)}", value, clause)
        return value

    def _not_so(self, path: str | Sequence[str], right: str, value: Any, clause: str) -> DataError:
        return self.error(f"{show(keys_of(path))} must be {right}, not {_brief(value)}", clause, path)

    # Building

    def _add(
        self, path: Keys, into: dict[str, Any], table: dict[str, Any], inherited: str | None, document: Document
    ) -> None:
        """Takes over a table of a shipped file, with its sources. Files may share tables of the first level."""
        sources = _sources(path, table, inherited, document)
        for key, value in table.items():
            if key == "source":
                continue
            here = (*path, key)
            if key in RESERVED:
                raise DataError(f"{document.where(here)}: {key} belongs in a user's file only.")
            shared = not path and isinstance(value, dict) and isinstance(into.get(key), dict)
            if key in into and not shared:
                raise DataError(f"{document.where(here)}: {self.where(here)} has {show(here)} already.")
            source = sources.get(key, sources["*"])
            if isinstance(value, dict):
                into.setdefault(key, {})
                self._tables.setdefault(here, document)
                self._add(here, into[key], value, source, document)
            elif _tables(value):
                into[key] = [{} for _ in value]
                for number, item in enumerate(value):
                    self._tables[(*here, str(number))] = document
                    self._add((*here, str(number)), into[key][number], item, source, document)
            elif source is None:
                words = ", ".join(SOURCES)
                raise DataError(f"{document.where(here)}: {show(here)} has no source; give its table one of {words}.")
            else:
                into[key] = value
                self._leaves[here] = (source, document)

    def _merge(
        self,
        new: Sourced,
        path: Keys,
        into: dict[str, Any],
        theirs: dict[str, Any],
        document: Document,
        free: bool = False,
    ) -> None:
        """Writes a user's table into `new`. Unless the table is free, it may name only what we have."""
        free = free or path in self._open
        replace = theirs.get("replace", False)
        if not isinstance(replace, bool):
            raise DataError(f"{document.where((*path, 'replace'))}: replace must be true or false.")
        if replace:
            new._drop(path)
            new._tables[path] = document
            into.clear()
        for key, value in theirs.items():
            if key in RESERVED:
                continue
            here = (*path, key)
            self._check_known(here, value, document, free)
            if isinstance(value, dict):
                if here not in new._tables:
                    new._tables[here] = document
                    into[key] = {}
                self._merge(new, here, into[key], value, document, free)
                continue
            if (*here, "0") in new._tables:
                new._drop(here)
            if _tables(value):
                new._leaves.pop(here, None)
                into[key] = [{} for _ in value]
                for number, item in enumerate(value):
                    new._tables[(*here, str(number))] = document
                    self._merge(new, (*here, str(number)), into[key][number], item, document, free=True)
            else:
                into[key] = value
                new._leaves[here] = (OVERRIDE, document)

    def _check_known(self, here: Keys, value: Any, document: Document, free: bool) -> None:
        if here in self._tables and not isinstance(value, dict):
            raise DataError(
                f"{document.where(here)}: {show(here)} is a table; write [{show(here)}] and its keys below."
            )
        array = (*here, "0") in self._tables
        if (here in self._leaves or array) and isinstance(value, dict):
            kind = "an array" if array else "a value"
            raise DataError(f"{document.where(here)}: {show(here)} is {kind}, not a table.")
        if free or self.has(here):
            return
        known = list(self.value(here[:-1], ""))
        close = get_close_matches(here[-1], known, 1)
        hint = f"did you mean {close[0]}?" if close else f"known here: {', '.join(known)}."
        raise DataError(f"{document.where(here)}: there is no {show(here)}; {hint}")

    def _drop(self, path: Keys) -> None:
        """Forgets the sources of everything in a table or array."""
        size = len(path)
        self._leaves = {keys: leaf for keys, leaf in self._leaves.items() if keys[:size] != path}
        self._tables = {keys: table for keys, table in self._tables.items() if keys[:size] != path}

    def _nearest(self, keys: Keys) -> Keys:
        """The value, table or array of tables that these keys name, or the nearest one around it."""
        while keys not in self._leaves and keys not in self._tables and (*keys, "0") not in self._tables:
            keys = keys[:-1]
        return keys

    def _document(self, keys: Keys) -> Document:
        nearest = self._nearest(keys)
        if nearest in self._leaves:
            return self._leaves[nearest][1]
        return self._tables[nearest if nearest in self._tables else (*nearest, "0")]

    def _walk(self, path: Keys, table: dict[str, Any]) -> Iterator[tuple[Keys, Any]]:
        for key, value in table.items():
            here = (*path, key)
            if isinstance(value, dict):
                yield from self._walk(here, value)
            elif _tables(value):
                for number, item in enumerate(value):
                    yield from self._walk((*here, str(number)), item)
            else:
                yield here, value


def _sources(path: Keys, table: dict[str, Any], inherited: str | None, document: Document) -> dict[str, str | None]:
    """What a table says of the source of its values: a word a key, and one for the rest."""
    said = table.get("source", {})
    words = {"*": said} if isinstance(said, str) else said
    if not isinstance(words, dict):
        raise DataError(f"{document.where((*path, 'source'))}: source must be a word or an inline table of words.")
    for key, word in words.items():
        here = (*path, "source", key)
        if word not in SOURCES:
            known = ", ".join(SOURCES)
            raise DataError(f"{document.where(here)}: {_brief(word)} is no source; known: {known}.")
        if key != "*" and key not in table:
            raise DataError(f"{document.where(here)}: source names {key}, which is not in this table.")
    return {"*": inherited, **words}


def _brief(value: object) -> str:
    """A value as TOML would write it, short enough for a message."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, bool):
        return str(value).lower()
    try:
        shown = f'"{value}"' if isinstance(value, str) and value.isprintable() else ascii(value)
    except (ValueError, RecursionError):  # TOML allows hexadecimal numbers too long to be written out
        return "a value too large to show"
    return shown if len(shown) <= 40 else shown[:37] + "..."
