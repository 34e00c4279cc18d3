"""The gate: an implemented game plays all its law, proves it, and cites only what exists."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import lawspeaker
from lawspeaker.law.coverage import Coverage, cited_in_code, coverage
from lawspeaker.law.lawbook import book, games_with_books

TESTS = Path(__file__).parents[1]
GAMES = Path(lawspeaker.__file__).parent / "games"

implemented = pytest.mark.parametrize("game", [name for name in games_with_books() if book(name).implemented])


@cache
def whole_coverage() -> Coverage:
    """All games and all tests, read once."""
    return coverage(TESTS)


@cache
def cited(game: str) -> dict[str, list[str]]:
    """The clauses that a game's code cites, and where."""
    return cited_in_code(game, GAMES / game)


def test_arctic_is_held_to_the_law() -> None:
    assert book("arctic").implemented


def test_every_clause_that_a_test_cites_exists() -> None:
    wrong = [f"{proof.test} cites {proof.citation}" for proof in whole_coverage().unknown]
    assert wrong == []


@implemented
def test_no_clause_of_an_implemented_game_is_open(game: str) -> None:
    (result,) = coverage(None, game).games
    assert result.open_ids == []


@implemented
def test_every_played_clause_is_proven(game: str) -> None:
    (result,) = [each for each in whole_coverage().games if each.game == game]
    assert result.unproven_ids == []


@implemented
def test_every_clause_that_the_code_cites_exists(game: str) -> None:
    """Or it is the heading of clauses that do: 8.2, of 8.2.1 and others."""
    headings = {parent for clause in book(game).clauses for parent in parents(clause.id)}
    known = {clause.id for clause in book(game).clauses} | headings
    assert {clause_id: places for clause_id, places in cited(game).items() if clause_id not in known} == {}


def parents(clause_id: str) -> list[str]:
    parts = clause_id.split(".")
    return [".".join(parts[:length]) for length in range(2, len(parts))]


@implemented
def test_every_played_clause_is_cited_in_the_code(game: str) -> None:
    played = [clause.id for clause in book(game).clauses if clause.state == "played"]
    assert [clause_id for clause_id in played if clause_id not in cited(game)] == []
