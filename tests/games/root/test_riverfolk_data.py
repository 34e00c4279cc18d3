"""What is printed for the Riverfolk: the known values hold, and a user's own file is checked against the rules."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from lawspeaker.games.root.factions.riverfolk.printed import RiverfolkPrinted
from lawspeaker.games.root.loading import load
from lawspeaker.games.root.model.tables import RIVERFOLK
from lawspeaker.kernel.document import DataError, Document


def test_the_board() -> None:
    board = cast(RiverfolkPrinted, load()[0].printed[RIVERFOLK])
    assert (board.prices, board.trade_post_vp) == ([1, 2, 3, 4], [2, 2, 2])
    assert (board.start_warriors, board.start_payments, board.protectionism) == (4, 3, 2)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[faction.riverfolk]\nprices = []", "11.2.6.I"),
        ("[faction.riverfolk]\nprices = [2, 1]", "11.2.6.I"),
        ("[faction.riverfolk]\nprices = [0, 1]", "11.2.6.I"),
        ("[faction.riverfolk]\ntrade_post_vp = [2, 2]", "11.5.6.III"),
        ("[faction.riverfolk.token]\ntrade_post_fox = 4", "11.3.3"),
        ("[faction.riverfolk]\nstart_warriors = 13", "11.3.2"),
        ("[faction.riverfolk]\nprotectionism = 0", "11.4.1"),
    ],
)
def test_what_breaks_a_rule_is_refused(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match=told.replace(".", r"\.")):
        load(Document.read(path))
