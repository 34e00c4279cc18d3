"""Keeping a game: nothing of what somebody else has written is lost, and nobody is told that a game is kept if not."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.kernel.chance import Keyed
from lawspeaker.kernel.errors import SaveError
from lawspeaker.kernel.save import load
from lawspeaker.kernel.start import start
from lawspeaker.terminal.app import TableApp
from lawspeaker.terminal.screens import end_of
from lawspeaker.terminal.session import Session
from lawspeaker.text.face import face_of
from tests.terminal.tables import session, settled, shown, told

MEDIUM = (120, 40)


def kept(folder: Path, answers: int) -> Path:
    """A game of so many answers."""
    table = session(folder, people=2)
    for _ in range(answers):
        table.match.choose(0)
    return table.save()


def in_the_way(path: Path) -> None:
    """From now on nothing can be written here: the folder has become a file."""
    path.unlink()
    path.parent.rmdir()
    path.parent.write_text("")


def out_of_the_way(path: Path) -> None:
    path.parent.unlink()


async def test_looking_at_a_game_writes_nothing(tmp_path: Path) -> None:
    path = kept(tmp_path, 3)
    before = path.stat()
    app = TableApp(Session.resume(path), pause=0)
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        await pilot.press("s", "q")
    assert (path.stat().st_ino, path.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


async def test_what_another_program_wrote_is_not_overwritten(tmp_path: Path) -> None:
    """Somebody changes the language in a game that has gone on elsewhere by three answers."""
    path = kept(tmp_path, 5)
    app = TableApp(Session.resume(path), pause=0)
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        elsewhere = Session.resume(path)
        for _ in range(3):
            elsewhere.match.choose(0)
        elsewhere.save()
        await pilot.press("l")
        await pilot.pause()
        assert "game-2" in told(app)[0]
        await pilot.press("4")
        await settled(pilot)
        await pilot.press("q")
    assert len(load(path).answers) == 8
    assert app.session.name == "game-2"
    assert len(load(tmp_path / "game-2.json").answers) == 6


def test_a_new_game_takes_nobodys_place(tmp_path: Path) -> None:
    """Two programs have found the same name free."""
    first, second = session(tmp_path, seed=1), session(tmp_path, seed=2)
    first.save()
    assert second.save() == tmp_path / "game-2.json"
    assert load(tmp_path / "game.json").seed == 1


async def test_a_game_that_is_not_kept_is_marked_until_it_is(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path / "games", people=2), pause=0)
    path = app.session.path
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        assert "NOT SAVED" not in shown(app)
        in_the_way(path)
        await pilot.press("4")
        await settled(pilot)
        assert "NOT SAVED" in shown(app)
        assert f"{path} cannot be written" in told(app)[-1]
        await pilot.press("l")
        await settled(pilot)
        assert "未保存" in shown(app)
        await pilot.press("4")
        await settled(pilot)
        assert "未保存" in shown(app)
        out_of_the_way(path)
        await pilot.press("s")
        await pilot.pause()
        assert "未保存" not in shown(app)
    assert len(load(path).answers) == 2


async def test_a_game_that_cannot_be_kept_is_left_only_after_a_warning(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path / "games", people=2), pause=0)
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        in_the_way(app.session.path)
        await pilot.press("4", "q")
        await settled(pilot)
        assert app.is_running
        assert "Quit again" in told(app)[-1]
        await pilot.press("q")
        await pilot.pause()
        assert not app.is_running
    assert "cannot be written" in app.session.unsaved


def test_the_end_of_a_game_that_is_not_kept_names_no_commands_for_it(tmp_path: Path) -> None:
    match = start("arctic", seats=2, chance=Keyed(bytes(32)))
    while not match.over:
        match.choose(0)
    table = Session(match, ["random", "random"], "en", tmp_path / "games" / "game.json")
    face = face_of(match.game.setting.box)
    table.save()
    assert any("lawspeaker audit game" in str(part) for part in end_of(table, face))
    in_the_way(table.path)
    with pytest.raises(SaveError, match="cannot be written"):
        table.save()
    assert not any("lawspeaker" in str(part) for part in end_of(table, face))
