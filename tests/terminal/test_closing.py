"""A terminal that is closed under a game: the game is kept, and nothing goes on running."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import termios
from pathlib import Path

from lawspeaker.kernel.save import load

PROGRAM = [sys.executable, "-c", "from lawspeaker.cli import main; main()"]
PLAY = [*PROGRAM, "play", "arctic", "--seed", "3", "--save", "mine"]  # the person at the keyboard begins


def test_a_closed_terminal_ends_the_table_and_keeps_the_game(tmp_path: Path) -> None:
    """The program does not belong to the terminal, so that the operating system does not end it."""
    kept = tmp_path / "games" / "mine.json"
    ours, its = pty.openpty()
    termios.tcsetwinsize(ours, (40, 140))
    surroundings = {**os.environ, "LAWSPEAKER_HOME": str(tmp_path), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
    playing = subprocess.Popen(PLAY, stdin=its, stdout=its, stderr=its, env=surroundings, start_new_session=True)
    os.close(its)
    try:
        shown = b""
        while b"Where do you place" not in shown:
            shown += os.read(ours, 65536)
        os.write(ours, b"4")
        while not load(kept).answers:
            os.read(ours, 65536)
        os.close(ours)
        assert playing.wait(timeout=30) == 128 + signal.SIGHUP
    finally:
        playing.kill()
        playing.wait()
    assert load(kept).answers[0] == "place NO 1"
