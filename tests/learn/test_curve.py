"""The learning curve of a file, as a chart."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from lawspeaker.learn.curve import main

TRAINED = files("lawspeaker.learn") / "trained"


def test_a_file_that_was_trained_with_guests_has_a_curve(tmp_path: Path) -> None:
    assert main([str(TRAINED / "greenland.npz"), str(tmp_path / "curve.svg")]) == 0
    assert "share of games won" in (tmp_path / "curve.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["one.npz"], "usage"),
        ([str(TRAINED / "root.npz"), "curve.svg"], "has no curve: it was trained without guests"),
        (["missing.npz", "curve.svg"], "missing.npz cannot be read"),
        ([str(TRAINED / "greenland.npz"), "curve.gif"], "ends with .html, .svg or .png"),
    ],
)
def test_what_has_none_says_so(
    arguments: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit, match=said):
        main(arguments)
