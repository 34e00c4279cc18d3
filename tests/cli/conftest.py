"""The command line, with games kept in a directory of the test's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from lawspeaker.cli import main, playing
from lawspeaker.terminal import app
from lawspeaker.terminal.app import Left
from lawspeaker.terminal.session import Session

Run = Callable[..., Result]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept; also where we are, and English is spoken there."""
    monkeypatch.setenv("LAWSPEAKER_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


@pytest.fixture
def run(home: Path) -> Run:
    """`run("games")` as typed at a prompt; `typed` is what is answered to its questions."""
    del home

    def run_it(*words: str, typed: str | None = None) -> Result:
        return CliRunner().invoke(main, list(words), input=typed)

    return run_it


@pytest.fixture
def sessions(monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """Instead of the screen: whoever sits down gives three first answers and leaves. The sessions there were."""
    seen: list[Session] = []

    def sit(session: Session, pause: float) -> Left:
        del pause
        seen.append(session)
        session.save()
        for _ in range(3):
            session.match.choose(0)
            session.save()
        return Left()

    monkeypatch.setattr(playing, "at_terminal", lambda: True)
    monkeypatch.setattr(app, "run", sit)
    return seen
