"""TOML files as users write them, with the line of every value at hand for errors.

The standard library's reader says nothing about lines, so a small scanner finds them once they are needed.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from lawspeaker.kernel.errors import LawspeakerError

Keys = tuple[str, ...]
"""The way to a value: its keys from the top; a place in an array is its number from 0, as text."""


class DataError(LawspeakerError):
    """A data file that cannot be used; says which file, which line and why."""


_BLANK = re.compile(r"[ \t]*")
_GAP = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
BARE = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR = re.compile(r"[^,\]}\r\n#]+")
_STRING = re.compile(
    r'"""(?:\\.|[^\\])*?"""(?:"{0,2})'
    r"|'''.*?'''(?:'{0,2})"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'",
    re.DOTALL,
)


class _Locator:
    """Finds the line of every table, key and array element of a TOML text that tomllib has accepted."""

    def __init__(self, text: str) -> None:
        self.lines: dict[Keys, int] = {}
        self._text = text
        self._at = 0
        self._ends = [match.start() for match in re.finditer("\n", text)]
        self._elements: dict[Keys, int] = {}  # how many elements each array of tables has so far
        self._document()

    def _document(self) -> None:
        table: Keys = ()
        while True:
            self._skip(_GAP)
            if self._at >= len(self._text):
                return
            if self._text[self._at] == "[":
                table = self._header()
            else:
                self._pair(table)

    def _header(self) -> Keys:
        """`[a.b]`, or `[[a.b]]`, which opens the next element of an array of tables."""
        start = self._at
        array = self._text.startswith("[[", start)
        self._at += 2 if array else 1
        names = self._key()
        self._at += 2 if array else 1
        path: Keys = ()
        for number, name in enumerate(names, 1):
            path += (name,)
            self.lines.setdefault(path, self._line(start))
            if array and number == len(names):
                self._elements[path] = self._elements.get(path, 0) + 1
            if path in self._elements:
                path += (str(self._elements[path] - 1),)
        self._mark(path, start)
        return path

    def _pair(self, table: Keys) -> None:
        """`key = value`, in a table or an inline table."""
        start = self._at
        path = table
        for name in self._key():
            path += (name,)
            self.lines.setdefault(path, self._line(start))
        self._at += 1  # the equals sign
        self._skip(_BLANK)
        self._value(path)

    def _key(self) -> list[str]:
        names = []
        while True:
            self._skip(_BLANK)
            if self._text[self._at] in "\"'":
                names.append(str(tomllib.loads("key = " + self._take(_STRING))["key"]))
            else:
                names.append(self._take(BARE))
            self._skip(_BLANK)
            if self._text[self._at] != ".":
                return names
            self._at += 1

    def _value(self, path: Keys) -> None:
        opening = self._text[self._at]
        if opening == "[":
            for number in self._members("]"):
                self._mark((*path, str(number)), self._at)
                self._value((*path, str(number)))
        elif opening == "{":
            for _ in self._members("}"):
                self._pair(path)
        else:
            self._take(_STRING if opening in "\"'" else _SCALAR)

    def _members(self, closing: str) -> Iterator[int]:
        """Stops at the start of each member of an array or inline table, then passes its end."""
        number = 0
        self._at += 1
        while True:
            self._skip(_GAP)
            if self._text[self._at] == closing:
                self._at += 1
                return
            yield number
            number += 1
            self._skip(_GAP)
            if self._text[self._at] == ",":
                self._at += 1

    def _skip(self, pattern: re.Pattern[str]) -> None:
        match = pattern.match(self._text, self._at)
        if match:
            self._at = match.end()

    def _take(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self._text, self._at)
        if match is None:
            raise AssertionError(f"not TOML at character {self._at}")
        self._at = match.end()
        return match.group()

    def _line(self, position: int) -> int:
        return bisect_left(self._ends, position) + 1

    def _mark(self, path: Keys, position: int) -> None:
        self.lines[path] = self._line(position)


def locate(text: str) -> dict[Keys, int]:
    """The line of every table, key and array element of a valid TOML text."""
    return _Locator(text).lines


class Document:
    """One TOML file as it was read; its lines are looked up only when somebody has to be told."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.values = _parse(name, text)

    @classmethod
    def read(cls, path: Path) -> Document:
        """A file, with a clear error where it cannot be read."""
        return cls(path.name, _read(path))

    @cached_property
    def _lines(self) -> dict[Keys, int]:
        return locate(self.text)

    def where(self, keys: Keys) -> str:
        """The file and line of a value, or of the nearest table around it: `board.toml, line 12`."""
        while keys and keys not in self._lines:
            keys = keys[:-1]
        return f"{self.name}, line {self._lines.get(keys, 1)}"


def _read(path: Path) -> str:
    name = path.name or str(path)
    if path.is_dir():
        raise DataError(f"{name} is a directory, not a data file.")
    if not path.is_file():
        raise DataError(f"There is no data file {path}.")
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise DataError(f"{name} cannot be read: {error.strerror}.") from error
    try:
        return raw.decode("utf-8-sig")  # some editors write a byte order mark
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise DataError(f"{name}, line {line}: this is not UTF-8 text; save the file as UTF-8.") from error


def _parse(name: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.fullmatch(r"(.*) \(at line (\d+), column (\d+)\)", str(error), re.DOTALL)
        if found:
            what, line, column = found.groups()
            raise DataError(f"{name}, line {line}, column {column}: {what}.") from error
        what = str(error).removesuffix(" (at end of document)")
        raise DataError(f"{name}, line {len(text.splitlines()) or 1}: {what}, at the end.") from error
    except (ValueError, RecursionError) as error:  # numbers of thousands of digits, endless nesting
        raise DataError(f"{name} cannot be read as TOML: {error}.") from error
