"""The first five minutes with a game, and its glossary: `books/learn/<game>.toml`.

What you are, how you win and what a turn is, in a line each, for the game and for each side; and the terms of prompt,
record, board and law in every language, each with the clause that explains it.

>>> glossary("root")["8.2.6"]
{'en': 'Outrage', 'ja': '蜂起', 'ko': '분노'}
>>> primer("arctic", "en").terms[0].word
'lobbyist'
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from msgspec import Struct

from lawspeaker.law.lawbook import book
from lawspeaker.law.reading import convert, toml

_LEARN = files("lawspeaker.law") / "books" / "learn"

Told = dict[str, str]
"""A text by language."""


class Lines(Struct, frozen=True, forbid_unknown_fields=True):
    """What you are, how you win, what a turn is; a side may leave out what is as for everybody."""

    you: Told
    win: Told = {}
    turn: Told = {}

    def in_order(self) -> list[Told]:
        return [told for told in (self.you, self.win, self.turn) if told]


class Learned(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole file."""

    first: Lines
    side: dict[str, Lines] = {}
    term: dict[str, Told] = {}


class Term(Struct, frozen=True):
    """A word, the clause that explains it, and what that says."""

    word: str
    clause: str
    meaning: str


class Primer(Struct, frozen=True):
    """The first five minutes in one language."""

    lines: list[str]
    sides: dict[str, list[str]]
    terms: list[Term]


@cache
def learned(game: str) -> Learned | None:
    """What there is to learn about a game, in every language."""
    file = _LEARN / f"{game}.toml"
    if not file.is_file():
        return None
    name = f"learn/{game}.toml"
    return convert(toml(file.read_text(encoding="utf-8"), name, {"first", "side", "term"}), Learned, name)


def glossary(game: str) -> dict[str, Told]:
    """The terms of a game by the clause that explains them."""
    found = learned(game)
    return {} if found is None else found.term


def primer(game: str, lang: str) -> Primer:
    """The first five minutes with a game; empty where nothing is written about it."""
    found = learned(game)
    if found is None:
        return Primer([], {}, [])
    law = book(game, lang)
    return Primer(
        lines=[told[lang] for told in found.first.in_order()],
        sides={side: [told[lang] for told in lines.in_order()] for side, lines in found.side.items()},
        terms=[Term(told[lang], clause, law.clause(clause).summary) for clause, told in found.term.items()],
    )
