"""A table that is ended from outside: the game is kept, the terminal is as it was, and nothing goes on running."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from lawspeaker.kernel.save import load
from tests.terminal.pseudo import ENTER_SCREEN, SHOW_CURSOR, Playing

NEW = ["play", "arctic", "--seed", "3", "--save", "mine"]  # the person at the keyboard begins


def test_a_closed_terminal_ends_the_table_and_keeps_the_game(tmp_path: Path) -> None:
    kept = tmp_path / "games" / "mine.json"
    with Playing(tmp_path, *NEW) as playing:
        playing.read_until("Where do you place")
        playing.type("4")
        while not load(kept).answers:
            os.read(playing.terminal, 65536)
        playing.close()
        assert playing.process.wait() == 128 + signal.SIGHUP
    assert load(kept).answers[0] == "place NO 1"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_ends_the_table_in_order(tmp_path: Path, number: signal.Signals) -> None:
    """Also while a bot is thinking, for whom nobody waits: here it takes its time for hours."""
    with Playing(tmp_path, *NEW, "--bots", "search:1000000") as playing:
        playing.read_until("Where do you place")
        assert ENTER_SCREEN in playing.seen
        assert not playing.as_before
        playing.type("4")
        playing.read_until("is thinking")
        playing.signal(number)
        assert playing.ended() == 128 + number
        assert playing.as_before
        assert SHOW_CURSOR.decode() in playing.after
        assert "The game is kept as mine. To go on with it: lawspeaker resume mine" in playing.after
        assert "Traceback" not in playing.after
    assert load(tmp_path / "games" / "mine.json").answers == ["place NO 1"]
    assert [file.name for file in (tmp_path / "games").iterdir()] == ["mine.json"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The game mine is being played in another program."),
        ("ja", "ゲーム mine は別のプログラムで進行中です。"),
        ("ko", "mine 게임을 다른 프로그램에서 하고 있습니다."),
    ],
)
def test_a_game_is_played_by_one_program_at_a_time(tmp_path: Path, lang: str, said: str) -> None:
    """The second is told so in the language of the game, and can go on once the first has left, or is dead."""
    with Playing(tmp_path, *NEW, "--lang", lang) as first:
        first.read_until("SETUP.D.1")
        with Playing(tmp_path, "resume") as second:
            assert second.ended() == 2
            assert said in second.seen.decode()
            assert ENTER_SCREEN not in second.seen
        first.process.kill()
        first.process.wait()
    with Playing(tmp_path, "resume", "mine") as third:
        third.read_until("SETUP.D.1")
        third.type("q")
        assert third.ended() == 0
