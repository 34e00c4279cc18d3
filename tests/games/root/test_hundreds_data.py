"""What is printed for the Hundreds: the known values hold, and a user's own file is checked against the rules."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from lawspeaker.games.root.factions.hundreds.printed import COMMAND, MOODS, PROWESS, HundredsPrinted
from lawspeaker.games.root.loading import load
from lawspeaker.games.root.model.tables import FOX, HUNDREDS, ITEMS, MOUSE, NONE, RABBIT
from lawspeaker.kernel.document import DataError, Document
from tests.law.root.horde import horde


def printed() -> HundredsPrinted:
    return cast(HundredsPrinted, load()[0].printed[HUNDREDS])


def test_the_board_and_the_moods() -> None:
    board = printed()
    tracks = {name: [ITEMS[item] for item, track in enumerate(board.track) if track == name] for name in (0, 1, NONE)}
    assert tracks == {
        COMMAND: ["boot", "bag", "coin"],
        PROWESS: ["crossbow", "hammer", "sword", "tea"],
        NONE: ["torch"],
    }
    assert (board.values, board.spaces()) == ([1, 2, 2, 3, 4], 4)
    assert (board.mob_die, board.oppress_vp) == ([FOX, RABBIT, MOUSE], [0, 1, 1, 2, 2, 3, 4])
    assert {mood: None if item == NONE else ITEMS[item] for mood, item in zip(MOODS, board.mood_item, strict=True)} == {
        **{"bitter": "hammer", "grandiose": "tea", "jubilant": "boot", "lavish": None},
        **{"relentless": "bag", "rowdy": "coin", "stubborn": "crossbow", "wrathful": "sword"},
    }


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[faction.hundreds]\nstart_warriors = 30", "14.3.1"),
        ("[faction.hundreds]\nmob_die = []", "14.4.1"),
        ("[faction.hundreds]\noppress_vp = []", "14.6.2"),
        ('[faction.hundreds.hoard]\ncommand = ["boot", "bag", "coin", "tea"]', "14.2.4"),
        ('[faction.hundreds.hoard]\ncommand = ["boot", "bag"]', "14.2.4"),
        ('[faction.hundreds.mood]\nlavish = "boot"', "14.7.4"),
        ('[faction.hundreds.mood]\nrowdy = "none"', "14.7.4"),
        ("[faction.hundreds.warrior]\nwarlord = 2", "14.2.2"),
    ],
)
def test_what_breaks_a_rule_is_refused(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as error:
        load(Document.read(path))
    assert told in str(error.value)


def test_the_board_is_drawn() -> None:
    on_map = {"warlord": {"1": 1}, "hundreds_warrior": {"1": 3}, "mob": {"5": 1}, "stronghold": {"1": 1}}
    drawn = horde("first", mood="jubilant", hoard={"tea": 2}, on_map=on_map).drawn(0)
    for part in (
        "[H] H3 H!",
        "! Warlord",
        "Mood Jubilant",
        "□□□□ Command 1  1 left",
        "■■□□ Prowess 2 Tea×2",
        "■□□□□ Mob",
    ):
        assert part in drawn
