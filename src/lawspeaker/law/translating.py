"""A lawbook in another language: the same clauses and rulings with other words.

A translation is a TOML file with a table for each clause and ruling:

    title = "..."

    [scope]
    base = "..."

    [chapter]
    P6 = "..."

    [clause."P6.2"]
    summary = "..."
    gap = "..."

    [ruling.R04]
    question = "..."
    reason = "..."
    values = { forfeit = "...", skip = "..." }
"""

from __future__ import annotations

from dataclasses import replace

import msgspec
from msgspec import Struct

from lawspeaker.law.clauses import Clause, Lawbook, Ruling, Value
from lawspeaker.law.errors import BookError
from lawspeaker.law.reading import convert, toml


class ClauseWords(Struct, frozen=True, forbid_unknown_fields=True):
    """What a clause says."""

    summary: str = ""
    gap: str = ""
    reason: str = ""


class RulingWords(Struct, frozen=True, forbid_unknown_fields=True):
    """What a ruling asks, what its values mean, and why the default is the default."""

    question: str = ""
    reason: str = ""
    values: dict[str, str] = {}


class Translation(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole file."""

    title: str = ""
    scope: dict[str, str] = {}
    chapter: dict[str, str] = {}
    clause: dict[str, ClauseWords] = {}
    ruling: dict[str, RulingWords] = {}


def read_translation(text: str, file: str) -> Translation:
    return convert(toml(text, file, {"title", "scope", "chapter", "clause", "ruling"}), Translation, file)


def translated(book: Lawbook, words: Translation, file: str) -> Lawbook:
    """The book in the words of a translation; what is missing there stays as it is, and is listed."""
    for known, given in (
        (set(book.scopes), set(words.scope)),
        ({chapter.id for chapter in book.chapters}, set(words.chapter)),
        ({clause.id for clause in book.clauses}, set(words.clause)),
        ({ruling.id for ruling in book.rulings}, set(words.ruling)),
    ):
        for stray in sorted(given - known):
            raise BookError(f"{file} translates {stray!r}, which the book does not have")
    missing: list[str] = [] if words.title else ["title"]
    missing += [f"scope {name}" for name in book.scopes if not words.scope.get(name)]
    missing += [f"chapter {chapter.id}" for chapter in book.chapters if not words.chapter.get(chapter.id)]
    clauses = [_clause(clause, words.clause.get(clause.id, ClauseWords()), missing) for clause in book.clauses]
    rulings = [_ruling(ruling, words.ruling.get(ruling.id, RulingWords()), missing, file) for ruling in book.rulings]
    return replace(
        book,
        title=words.title or book.title,
        scopes={name: words.scope.get(name) or title for name, title in book.scopes.items()},
        chapters=tuple(
            msgspec.structs.replace(chapter, title=words.chapter.get(chapter.id) or chapter.title)
            for chapter in book.chapters
        ),
        clauses=tuple(clauses),
        rulings=tuple(rulings),
        untranslated=tuple(missing),
    )


def _clause(clause: Clause, words: ClauseWords, missing: list[str]) -> Clause:
    said = {name: getattr(words, name) for name in ("summary", "gap", "reason")}
    missing += [f"{clause.id} {name}" for name, text in said.items() if getattr(clause, name) and not text]
    return msgspec.structs.replace(clause, **{name: text for name, text in said.items() if text})


def _ruling(ruling: Ruling, words: RulingWords, missing: list[str], file: str) -> Ruling:
    for stray in sorted(set(words.values) - set(ruling.value_names)):
        raise BookError(f"{file} translates the value {stray!r} of {ruling.id}, which it does not have")
    said = {"question": words.question, "reason": words.reason}
    missing += [f"{ruling.id} {name}" for name, text in said.items() if not text]
    missing += [f"{ruling.id} {name}" for name in ruling.value_names if not words.values.get(name)]
    values = tuple(Value(value.name, words.values.get(value.name) or value.meaning) for value in ruling.values)
    return msgspec.structs.replace(ruling, values=values, **{name: text for name, text in said.items() if text})
