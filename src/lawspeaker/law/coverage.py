"""How much of the law is played, and how much of that is proven by a test."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from lawspeaker.law.citations import cited_in_code
from lawspeaker.law.lawbook import Lawbook, book, games_with_books
from lawspeaker.law.proofs import Proof, proofs

__all__ = ["Coverage", "GameCoverage", "cited_in_code", "coverage"]


class GameCoverage(Struct, frozen=True):
    """The state of one game's law."""

    game: str
    title: str
    implemented: bool
    clauses: int
    played: int
    proven: int | None
    """Played clauses that a test proves; None where no tests were read."""
    shown: int
    waived: int
    open: int
    unproven_ids: list[str]
    open_ids: list[str]


class Coverage(Struct, frozen=True):
    """The state of the law, game by game."""

    games: list[GameCoverage]
    unknown: list[Proof]
    """Marks on tests that cite a clause which does not exist."""


def coverage(tests_dir: Path | None, game: str | None = None) -> Coverage:
    """The coverage of one game or all, with the tests in a directory as proofs."""
    books = [book(name) for name in (games_with_books() if game is None else (game,))]
    found = None if tests_dir is None else proofs(tests_dir)
    return Coverage(
        games=[_game_coverage(law, found) for law in books],
        unknown=[proof for proof in found or [] if not _exists(proof.citation, game)],
    )


def _game_coverage(law: Lawbook, found: list[Proof] | None) -> GameCoverage:
    cited = {proof.citation for proof in found or []}
    by_state = {
        state: [clause for clause in law.clauses if clause.state == state]
        for state in ("played", "shown", "waived", "open")
    }
    unproven = [clause.id for clause in by_state["played"] if clause.citation not in cited]
    played = len(by_state["played"])
    return GameCoverage(
        game=law.game,
        title=law.title,
        implemented=law.implemented,
        clauses=len(law.clauses),
        played=played,
        proven=None if found is None else played - len(unproven),
        shown=len(by_state["shown"]),
        waived=len(by_state["waived"]),
        open=len(by_state["open"]),
        unproven_ids=[] if found is None else unproven,
        open_ids=[clause.id for clause in by_state["open"]],
    )


def _exists(citation: str, only_game: str | None) -> bool:
    """Whether the clause exists; with one game asked for, other games' marks are not looked at."""
    game, _, clause_id = citation.partition(":")
    if only_game is not None and game != only_game and game in games_with_books():
        return True
    return game in games_with_books() and clause_id in book(game)
