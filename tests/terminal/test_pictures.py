"""Pictures of the table: each game at three sizes in three languages, and each sheet above it.

Sheets are taken in every language at the smallest size, and in English at all of them.

The pictures lie in `__snapshots__`. After a change that is meant, look at the report that a failing run writes
(snapshot_report.html), then take new ones: `pytest tests/terminal/test_pictures.py --snapshot-update`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from lawspeaker.kernel import save as saves
from lawspeaker.kernel.start import start
from lawspeaker.players.player import Turn, make
from lawspeaker.terminal.app import TableApp
from lawspeaker.terminal.session import Session
from lawspeaker.text.words import languages

SIZES = [(80, 24), (120, 40), (200, 60)]
GAMES = {  # seats, and after how many answers something happens
    "arctic": (3, 62),
    "root": (4, 150),
    "greenland": (3, 64),
    "neanderthal": (3, 90),
}
SIDES = {f"faction_{seat}": side for seat, side in enumerate(("keepers", "eyrie", "cult", "vagabond"), start=1)}
SHEETS = {"help": ["f1"], "clause": ["c"], "why_not": ["w"], "record": ["right", "right"], "end": []}

Compare = Callable[..., bool]


@cache
def played(game: str, over: bool = False) -> saves.Save:
    """A game that has been begun, until seat 0 is asked, or it is over."""
    seats, answers = GAMES[game]
    match = start(game, seats=seats, seed=4, rules=SIDES if game == "root" else None)
    players = [make("random", seat) for seat in range(seats)]
    while match.ask is not None and (over or len(match.steps) < answers or match.ask.seat != 0):
        seat = match.ask.seat
        match.answer(players[seat].choose(Turn(match, seat)))
    return saves.to_save(match)


def table(game: str, lang: str, path: Path, over: bool = False) -> TableApp:
    """The table of seat 0, and what has happened since its last answer."""
    match = saves.to_match(played(game, over))
    session = Session(match, ["person", *["greedy"] * (match.game.seats - 1)], lang, path / "game.json", 1)
    return TableApp(session, pause=0)


PICTURES = [
    pytest.param(game, lang, size, id=f"{game}-{lang}-{size[0]}x{size[1]}")
    for game in GAMES
    for lang in languages()
    for size in SIZES
]


@pytest.mark.parametrize(("game", "lang", "size"), PICTURES)
def test_the_table(snap_compare: Compare, tmp_path: Path, game: str, lang: str, size: tuple[int, int]) -> None:
    assert snap_compare(table(game, lang, tmp_path), terminal_size=size)


SHEETS_TAKEN = [
    pytest.param(sheet, lang, size, id=f"{sheet}-{lang}-{size[0]}x{size[1]}")
    for sheet in SHEETS
    for lang in languages()
    for size in SIZES
    if size == SIZES[0] or lang == "en"
]


@pytest.mark.parametrize(("sheet", "lang", "size"), SHEETS_TAKEN)
def test_a_sheet(snap_compare: Compare, tmp_path: Path, sheet: str, lang: str, size: tuple[int, int]) -> None:
    over = sheet == "end"
    app = table("arctic" if over else "root", lang, tmp_path, over)
    assert snap_compare(app, press=SHEETS[sheet], terminal_size=size)
