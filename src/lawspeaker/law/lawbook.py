"""The law, looked up.

>>> find("arctic:P1.1").state
'played'
>>> book("arctic").default_rules()["passing"]
'forfeit'
>>> [clause.id for clause in search("tied leaders")]
['SCORE.4']
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from lawspeaker.kernel.errors import UnknownGame
from lawspeaker.kernel.option import suggest
from lawspeaker.law.clauses import Chapter, Clause, Kind, Lawbook, Rulebook, Ruling, State, Value
from lawspeaker.law.errors import BookError, UnknownClause
from lawspeaker.law.reading import read_book
from lawspeaker.law.searching import Searched, Wanted
from lawspeaker.law.translating import Translation, read_translation, translated

__all__ = [
    "BookError",
    "Chapter",
    "Clause",
    "Kind",
    "Lawbook",
    "Rulebook",
    "Ruling",
    "State",
    "UnknownClause",
    "Value",
    "book",
    "find",
    "games_with_books",
    "search",
]

_BOOKS = files("lawspeaker.law") / "books"
_RULINGS = "-rulings.toml"
SOURCE = "en"


@cache
def games_with_books() -> tuple[str, ...]:
    """The games whose law is known, implemented or not."""
    names = [file.name for file in _BOOKS.iterdir()]
    return tuple(
        sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml") and not name.endswith(_RULINGS))
    )


@cache
def book(game: str, lang: str = SOURCE) -> Lawbook:
    """The lawbook of a game, in a language; what that lacks is in English."""
    if lang != SOURCE:
        return _translated(game, lang)
    if game not in games_with_books():
        raise UnknownGame(f"there is no lawbook for {game!r}{suggest(game, list(games_with_books()))}")
    rulings = _BOOKS / f"{game}{_RULINGS}"
    return read_book(
        (_BOOKS / f"{game}.toml").read_text(encoding="utf-8"),
        f"{game}.toml",
        rulings.read_text(encoding="utf-8") if rulings.is_file() else None,
        f"{game}{_RULINGS}",
    )


def _translated(game: str, lang: str) -> Lawbook:
    file = _BOOKS / lang / f"{game}.toml"
    name = f"{lang}/{game}.toml"
    words = read_translation(file.read_text(encoding="utf-8"), name) if file.is_file() else Translation()
    return translated(book(game), words, name)


def find(citation: str, lang: str = SOURCE) -> Clause:
    """The clause of a full citation such as `arctic:P6.2`."""
    game, colon, clause_id = citation.partition(":")
    if not colon:
        raise UnknownClause(f"{citation!r} does not name its game; write it as game:id, such as arctic:P6.2")
    return book(game, lang).clause(clause_id)


def cited(game: str, clause: str, lang: str = SOURCE) -> Clause:
    """The clause that a game cites: one of its own by its id, or one of another book by its full citation."""
    return find(clause, lang) if ":" in clause else book(game, lang).clause(clause)


def search(words: str, game: str | None = None, lang: str = SOURCE) -> list[Clause]:
    """The clauses with all the words in id, summary, gap or the titles of its chapter, the best first."""
    wanted = [Wanted(word) for word in words.split()]
    if not wanted:
        return []
    ranked = []
    for law in (book(name, lang) for name in (games_with_books() if game is None else (game,))):
        texts = _texts(law.game, lang)
        for clause in law.clauses:
            scores = [_score(word, clause, texts[clause.id]) for word in wanted]
            if all(scores):
                ranked.append((sum(scores), clause))
    ranked.sort(key=lambda pair: -pair[0])  # stable: equals stay in the order of the book
    return [clause for _, clause in ranked]


class _Texts(NamedTuple):
    """What is searched of a clause."""

    summary: Searched
    titles: Searched
    gap: Searched


@cache
def _texts(game: str, lang: str) -> dict[str, _Texts]:
    law = book(game, lang)
    return {
        clause.id: _Texts(
            Searched(clause.summary),
            Searched(" ".join(chapter.title for chapter in law.chapter_of(clause.id))),
            Searched(clause.for_players().gap),
        )
        for clause in law.clauses
    }


def _score(word: Wanted, clause: Clause, texts: _Texts) -> int:
    """How well a word fits a clause; 0 where it does not occur."""
    clause_id = clause.id.casefold()
    score = 0
    if word.plain in (clause_id, clause.citation.casefold()):
        score += 16
    elif word.plain in clause_id:
        score += 4
    if word.is_word_of(texts.summary):
        score += 8
    elif word.is_in(texts.summary):
        score += 3
    if word.is_in(texts.titles):
        score += 2
    if word.is_in(texts.gap):
        score += 1
    return score
