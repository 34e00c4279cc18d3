"""`lawspeaker learn`: lessons at a prompt."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run


def test_lessons_are_listed(run: Run) -> None:
    assert "처음 두 턴" in run("learn", "arctic", "--lang", "ko").stdout


def test_a_lesson_is_taken_by_typing(run: Run) -> None:
    said = run("learn", "arctic", "first-game", typed="\nplace NO 1\nplace RU 3\n?\nplace RU 1\n").stdout
    assert "this lesson begins in Russia" in said
    assert "Black holds influence space 3 of Russia (SETUP.D.1)." in said
    assert "\nplace RU 1\n" in said
    assert "Good. Black answered" in said


def test_a_lesson_of_ones_own_is_checked(run: Run, tmp_path: Path) -> None:
    assert "first-game: 25 steps" in run("learn", "arctic", "first-game", "--check").stdout
    bad = tmp_path / "bad.toml"
    bad.write_text("order = 1\nminuts = 2\n", encoding="utf-8")
    told = run("learn", "arctic", str(bad), "--check")
    assert told.exit_code == 2
    assert told.stderr.startswith("bad.toml, line 1")
