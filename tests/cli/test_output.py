"""What commands print where characters cannot be written, or nobody reads on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from lawspeaker.kernel import save as saves
from lawspeaker.kernel.start import start

PROGRAM = [sys.executable, "-c", "from lawspeaker.cli import main; main()"]


def outcome(*words: str, encoding: str) -> subprocess.CompletedProcess[bytes]:
    surroundings = {**os.environ, "PYTHONIOENCODING": encoding, "COLUMNS": "100"}
    return subprocess.run([*PROGRAM, *words], capture_output=True, env=surroundings, check=False)


@pytest.fixture
def game(home: Path) -> str:
    del home
    match = start("arctic", seats=2, seed=1)
    match.choose(0)
    saves.write(saves.to_save(match), Path("game.json"))
    return "game.json"


@pytest.mark.parametrize(
    ("line", "encoding"),
    [("replay {} --lang ja", "latin-1"), ("replay {} --lang ko", "cp932"), ("position {} --lang ja", "ascii")],
)
def test_what_cannot_be_encoded_is_written_as_numbers(game: str, line: str, encoding: str) -> None:
    done = outcome(*line.format(game).split(), encoding=encoding)
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr
    assert done.stdout.decode(encoding)


def test_nothing_is_lost_by_that(game: str) -> None:
    done = outcome("replay", game, "--lang", "ja", encoding="ascii")
    whole = outcome("replay", game, "--lang", "ja", encoding="utf-8")
    assert "2019：北極圏" in whole.stdout.decode()
    assert "2019：北極圏" in done.stdout.decode("unicode_escape")


def test_nobody_reads_on(game: str) -> None:
    """As with `lawspeaker replay game.json | head -1`."""
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([*PROGRAM, "position", game], stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert done.returncode == 1
    assert done.stderr == b""
