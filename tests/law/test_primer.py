"""The first five minutes, and one word for one thing in every language."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import lawspeaker
from lawspeaker.kernel import shelf
from lawspeaker.law import primer as primers
from lawspeaker.law import searching, situations
from lawspeaker.law.lawbook import book, games_with_books
from lawspeaker.law.primer import Told, glossary, learned, primer
from lawspeaker.law.searching import folded
from lawspeaker.text.words import languages

TEXTS = Path(lawspeaker.__file__).parent / "text"
GAMES = games_with_books()


def told(game: str) -> list[Told]:
    found = learned(game)
    assert found is not None
    lines = [found.first, *found.side.values()]
    return [text for each in lines for text in each.in_order()] + list(found.term.values())


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_told_in_every_language(game: str) -> None:
    for text in told(game):
        assert sorted(text) == languages()
        assert all(text.values()), text


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_in_three_lines_and_so_is_every_side(game: str) -> None:
    box = shelf.find(game)
    seats = box.side_options(box.configure(max(box.seat_counts)))
    sides = {value for option in seats for value in box.ruleset()[option]} - {"random"}
    first = primer(game, "ja")
    assert len(first.lines) == 3
    assert set(first.sides) == sides


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_term_is_the_word_of_its_clause_and_of_the_catalogue(game: str, lang: str) -> None:
    """So prompt, record, board and law call a thing the same."""
    files = [TEXTS / lang / f"{game}.ftl", *(TEXTS / lang / game).glob("*.ftl")]
    catalogue = folded("".join(file.read_text(encoding="utf-8") for file in files))
    for clause, words in glossary(game).items():
        assert folded(words[lang]) in folded(book(game, lang).clause(clause).summary), (clause, words[lang])
        assert folded(words[lang]) in catalogue, (clause, words[lang])


@pytest.mark.parametrize("module", [primers, searching, situations])
def test_what_a_module_promises_is_so(module: object) -> None:
    results = doctest.testmod(module)  # type: ignore[arg-type]
    assert results.attempted
    assert not results.failed
