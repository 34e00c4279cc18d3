"""Reading lawbook files: strict, with errors that name the file and the entry."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from threading import Lock
from typing import Any, TypeVar

import msgspec

from lawspeaker.law.clauses import STATES, Chapter, Clause, Lawbook, Rulebook, Ruling
from lawspeaker.law.errors import BookError

T = TypeVar("T")

# msgspec learns what a type is when it is first used. Two threads that do so with one type at once crash the process,
# and a server reads its books in several.
_converting = Lock()


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The `[book]` table."""

    game: str
    title: str
    documents: tuple[Rulebook, ...]
    implemented: bool = False
    scopes: dict[str, str] = {}


def read_book(text: str, file: str, rulings: str | None = None, rulings_file: str = "") -> Lawbook:
    """The lawbook in the text of a clause file and, where there is one, of its rulings file."""
    table = toml(text, file, {"book", "chapter", "clause"})
    header = convert(table.get("book"), Header, f"{file}, [book]")
    clauses = [_clause(entry, header.game, file) for entry in _entries(table, "clause", file)]
    _unique((clause.id for clause in clauses), file, "clause")
    return Lawbook(
        game=header.game,
        title=header.title,
        documents=header.documents,
        clauses=tuple(clauses),
        rulings=() if rulings is None else _rulings(rulings, rulings_file, clauses),
        chapters=_chapters(table, file, clauses),
        scopes=header.scopes,
        implemented=header.implemented,
    )


def _clause(entry: dict[str, Any], game: str, file: str) -> Clause:
    where = _where(entry, file, "clause")
    state = entry.get("state")
    if state not in STATES:
        raise BookError(f"{where}: the state is {state!r}, but must be one of {', '.join(STATES)}")
    clause = convert(entry | {"game": game}, Clause, where)
    if clause.state == "waived" and not clause.reason:
        raise BookError(f"{where}: a waived clause needs a reason")
    if not clause.summary:
        raise BookError(f"{where}: the summary is empty")
    return clause


def _chapters(table: dict[str, Any], file: str, clauses: list[Clause]) -> tuple[Chapter, ...]:
    chapters = [convert(entry, Chapter, _where(entry, file, "chapter")) for entry in _entries(table, "chapter", file)]
    _unique((chapter.id for chapter in chapters), file, "chapter")
    places = {clause.id: place for place, clause in enumerate(clauses)}
    before, top = 0, ""
    for chapter in chapters:
        where = f"{file}, chapter {chapter.id}"
        if places.get(chapter.first, -1) < before:
            raise BookError(f"{where}: it opens with {chapter.first!r}, which is no clause after the chapter before it")
        if chapter.under and chapter.under != top:
            raise BookError(f"{where}: it is a section of {chapter.under!r}, but stands under {top or 'no chapter'!r}")
        before, top = places[chapter.first], chapter.under or chapter.id
    return tuple(chapters)


def _rulings(text: str, file: str, clauses: list[Clause]) -> tuple[Ruling, ...]:
    known = {clause.id for clause in clauses}
    rulings = []
    for entry in _entries(toml(text, file, {"ruling"}), "ruling", file):
        where = _where(entry, file, "ruling")
        ruling = convert(entry, Ruling, where)
        for missing in sorted(set(ruling.clauses) - known):
            raise BookError(f"{where}: it cites clause {missing!r}, which the book does not have")
        _unique(ruling.value_names, where, "value")
        if ruling.default not in ruling.value_names:
            names = ", ".join(ruling.value_names)
            raise BookError(f"{where}: the default {ruling.default!r} is not among its values {names}")
        rulings.append(ruling)
    _unique((ruling.id for ruling in rulings), file, "ruling")
    _unique((ruling.option for ruling in rulings), file, "option")
    return tuple(rulings)


def toml(text: str, file: str, known: set[str]) -> dict[str, Any]:
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BookError(f"{file} is not TOML: {error}") from error
    for key in sorted(set(table) - known):
        raise BookError(f"{file}: there is no table {key!r} in such a file, only {', '.join(sorted(known))}")
    return table


def _entries(table: dict[str, Any], key: str, file: str) -> list[dict[str, Any]]:
    return convert(table.get(key, []), list[dict[str, Any]], f"{file}, [[{key}]]")


def _where(entry: dict[str, Any], file: str, what: str) -> str:
    return f"{file}, {what} {entry.get('id', 'without id')}"


def convert(value: object, type_: type[T], where: str) -> T:
    try:
        with _converting:
            return msgspec.convert(value, type_)
    except msgspec.ValidationError as error:
        raise BookError(f"{where}: {error}") from error


def _unique(names: Iterable[str], where: str, what: str) -> None:
    # Names that differ only in case are the same: a lookup may be typed in either.
    seen: set[str] = set()
    for name in names:
        if name.casefold() in seen:
            raise BookError(f"{where}: {what} {name!r} is there twice")
        seen.add(name.casefold())
