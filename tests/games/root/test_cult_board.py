"""What is printed on the Cult's board, and a user's own data for it."""

from __future__ import annotations

from typing import cast

import pytest

from lawspeaker.games.root.factions.cult.printed import CultPrinted
from lawspeaker.games.root.loading import load
from lawspeaker.games.root.model.tables import CULT
from lawspeaker.kernel.document import DataError, Document


def board(text: str = "") -> CultPrinted:
    tables, _ = load(Document("my.toml", text) if text else None)
    return cast(CultPrinted, tables.printed[CULT])


def test_the_board_as_it_is_printed() -> None:
    printed = board()
    assert printed.start_warriors == 4
    assert (printed.crusade, printed.convert, printed.sanctify) == (2, 2, 3)
    assert printed.garden_vp == [0, 2, 2, 3, 4]
    assert printed.garden_draw == [0, 0, 1, 1, 1, 1]


def test_a_users_file_changes_it() -> None:
    printed = board("[faction.cult.track]\ngarden_vp = [1, 2, 3, 4, 5]\n[faction.cult.conspiracy]\ncrusade = 1\n")
    assert (printed.garden_vp, printed.crusade) == ([1, 2, 3, 4, 5], 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[faction.cult.building]\ngarden_fox = 4\n", "line 2: there are as many gardens of each suit (10.3.4)"),
        (
            "[faction.cult.track]\ngarden_vp = [0]\n",
            "line 2: faction.cult.track.garden_vp must have 5 numbers, not 1 (10.5.3)",
        ),
        (
            "[faction.cult.track]\ngarden_draw = [0, 1]\n",
            "line 2: faction.cult.track.garden_draw must have 6 numbers, not 2 (10.6.3)",
        ),
        (
            "[faction.cult.warrior]\ncult_warrior = 3\n",
            "line 2: the Cult begins with 4 warriors in its corner, and has fewer (10.3.2)",
        ),
        (
            "[faction.cult.conspiracy]\nsanctify = 0\n",
            "line 2: faction.cult.conspiracy.sanctify must be a whole number from 1 to",
        ),
    ],
)
def test_data_that_does_not_fit_is_refused_with_line_and_clause(text: str, message: str) -> None:
    with pytest.raises(DataError) as caught:
        board(text)
    assert str(caught.value).startswith(f"my.toml, {message}")
