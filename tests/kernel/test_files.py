"""Files: written whole or not at all, and by one program at a time."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lawspeaker.kernel.errors import ConfigError, FileError, FileInUse
from lawspeaker.kernel.files import check_apart, held, whole

HOLD = """
import sys, time
from pathlib import Path
from lawspeaker.kernel.files import held
with held(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(600)
"""


def test_one_program_at_a_time_holds_a_file_until_it_ends(tmp_path: Path) -> None:
    """However it ends: here it is killed, and can put nothing in order."""
    path = tmp_path / "new" / "game.json"
    other = subprocess.Popen([sys.executable, "-c", HOLD, str(path)], stdout=subprocess.PIPE, text=True)
    try:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(FileInUse, match="another program is writing it"), held(path):
            raise AssertionError("two hold it")
    finally:
        other.send_signal(signal.SIGKILL)
        other.communicate()
    with held(path), pytest.raises(FileInUse), held(path):
        raise AssertionError("two hold it")
    assert list(path.parent.iterdir()) == []


def test_a_file_is_the_same_under_another_name(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("")
    (tmp_path / "link.json").symlink_to("game.json")
    with held(tmp_path / "game.json"), pytest.raises(FileInUse), held(tmp_path / "link.json"):
        raise AssertionError("two hold it")
    with pytest.raises(ConfigError, match=r"link\.json cannot be two things at once"):
        check_apart(tmp_path / "game.json", None, tmp_path / "link.json")


def test_what_cannot_be_written_is_named_and_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "folder").write_text("a file where a directory should be")
    with pytest.raises(FileError, match=r"game\.json cannot be written: "), held(tmp_path / "folder" / "game.json"):
        raise AssertionError("held nowhere")
    with pytest.raises(FileError, match=r"game\.json cannot be written: "), whole(tmp_path / "folder" / "game.json"):
        raise AssertionError("written nowhere")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    (tmp_path / "game.json").write_text("old")
    with pytest.raises(FileError) as told, whole(tmp_path / "game.json") as unfinished:
        unfinished.write_text("new")
    assert str(told.value) == f"{tmp_path / 'game.json'} cannot be written: No space left on device"
    assert (tmp_path / "game.json").read_text() == "old"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["folder", "game.json"]
