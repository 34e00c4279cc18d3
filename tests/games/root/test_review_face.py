"""The board as whoever sees everything sees it: a position from a file, a game that is over."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from lawspeaker.kernel.match import Match
from lawspeaker.kernel.zone import OMNISCIENT
from lawspeaker.text.face import face_of
from lawspeaker.text.words import Words


def test_who_sees_everything_sees_the_cards_of_all() -> None:
    state = {
        "phase": "birdsong",
        "turn": 1,
        "available": ["dominance_fox"],
        "hands": {"0": ["sword@1"], "1": ["anvil"]},
        "crafted": {"0": ["armorers_1"]},
        "factions": {"alliance": {"supporters": ["cobbler_1@0"]}},
    }
    match = Match.from_position({"game": "root", "seats": 4, "state": state})
    setting = match.game.setting
    console = Console(width=140, file=StringIO())
    with console.capture() as captured:
        console.print(face_of(setting.box).draw(match.view(OMNISCIENT), Words("en", setting), set(), set()))
    drawn = captured.get()
    for card in ("Anvil", "Sword", "Armorers"):
        assert card in drawn
