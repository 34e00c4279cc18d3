"""Clauses in play: what the rules page shows is what the law tests play."""

from __future__ import annotations

import pytest
from tools.situations import chosen, file_of, made

from lawspeaker.law.lawbook import book, games_with_books
from lawspeaker.law.proofs import proofs
from lawspeaker.law.situations import situations
from tests.law.test_coverage import TESTS


@pytest.mark.parametrize("game", games_with_books())
def test_situations_are_as_the_tests_play_them_now(game: str) -> None:
    assert file_of(game).read_text(encoding="utf-8") == made(game), "make generate writes it"


def test_every_game_shows_many_clauses_and_each_by_a_test_that_proves_it() -> None:
    proven = {(proof.citation, proof.test.rpartition("/")[2].replace(".py", "")) for proof in proofs(TESTS)}
    for game in games_with_books():
        assert list(situations(game)) == list(chosen()[game])
        assert len(situations(game)) > 30
        for clause, test in chosen()[game].items():
            assert clause in book(game)
            assert (f"{game}:{clause}", test) in proven
