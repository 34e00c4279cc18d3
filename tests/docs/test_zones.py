"""Each game's page has the game's table of zones: who may see what, and by which clause."""

from __future__ import annotations

import pytest

from lawspeaker.kernel import shelf
from lawspeaker.law.lawbook import find, games_with_books
from tests.docs.test_root import table


@pytest.mark.parametrize("name", games_with_books())
def test_the_page_says_who_may_see_what(name: str) -> None:
    rows = [(row[0].strip("`"), row[2], row[3].rstrip(" |")) for row in table("Who may see what", f"docs/{name}.md")]
    assert rows == [(kind.name, kind.seen_by, kind.clause) for kind in shelf.find(name).zones]


@pytest.mark.parametrize("name", games_with_books())
def test_every_clause_that_a_table_of_zones_cites_exists(name: str) -> None:
    for kind in shelf.find(name).zones:
        assert find(f"{name}:{kind.clause}")
