"""Edges of Norway's accession that a broken rule once slipped through."""

from __future__ import annotations

import pytest

from tests.law.arctic.table import lobbyist, table


@pytest.mark.law("arctic:P8.1", "arctic:P8.2", "arctic:NORWAY.1")
@pytest.mark.parametrize("country", ["RU", "EU", "CA", "US"])
def test_after_the_accession_lobbyists_of_other_countries_still_return_to_the_influence_track(country: str) -> None:
    match = table(phase=8, joined=True, action={country: {"diplomacy": 1, "move": 2}})
    assert (lobbyist(match, country, 1), lobbyist(match, country, 3)) == (1, 2)
