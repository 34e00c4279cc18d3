"""Tables of games as files: whole or not at all, and told apart from other files."""

from __future__ import annotations

import os
from pathlib import Path

import polars as pl
import pytest

from lawspeaker.kernel.errors import FileError
from lawspeaker.lab.simulate import plan_simulation, simulate
from lawspeaker.lab.stored import TableError, about, read, write


def test_a_table_is_written_with_what_it_is_of(tmp_path: Path) -> None:
    frame = simulate("arctic", 2, ["random"], 2, seed=1)
    path = tmp_path / "new" / "games.parquet"
    write(frame, path, about(plan_simulation("arctic", 2, ["random"], 2, 1), command="simulate arctic"))
    stored, metadata = read(path)
    assert stored.equals(frame)
    assert metadata["kind"] == "simulation"
    assert metadata["command"] == "simulate arctic"
    assert '"phase8"' in metadata["games"]
    assert [file.name for file in path.parent.iterdir()] == ["games.parquet"]


def test_a_table_that_cannot_be_written_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.parquet"
    path.write_bytes(b"old")

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write(pl.DataFrame({"game": [1]}), path)
    assert path.read_bytes() == b"old"
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]


def test_what_is_no_table_of_games_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "games[1].parquet"  # a name that could be taken for a pattern
    with pytest.raises(TableError, match="no file"):
        read(path)
    path.write_bytes(b"PAR1 and nothing else")
    with pytest.raises(TableError, match="not a Parquet file"):
        read(path)
    pl.DataFrame({"game": [1]}).write_parquet(path)
    with pytest.raises(TableError, match="not a table of games"):
        read(path)
    simulate("toy", 1, ["random"], 2).write_parquet(path)
    with pytest.raises(TableError, match="not a table of games"):
        read(path)


def test_a_damaged_table_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    frame, said = simulate("toy", 1, ["random"], 2), about(plan_simulation("toy", 1, ["random"], 2))
    damaged: list[tuple[pl.DataFrame, dict[str, str]]] = [
        (frame.clear(), said),
        (frame.with_columns(course=pl.lit(1)), said),
        (frame, {**said, "games": "{"}),
        (frame, {**said, "games": "{}"}),
        (frame, {**said, "kind": "duel"}),
    ]
    for table, metadata in damaged:
        write(table, path, metadata)
        with pytest.raises(TableError, match="not a table of games"):
            read(path)
    write(frame.with_columns(box=pl.lit("chess")), path, said)
    with pytest.raises(TableError, match="games that are not known here: chess"):
        read(path)
    write(frame, path, said)
    assert read(path)[0].equals(frame)


def test_a_full_disk_is_told_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Polars has a word of its own for it, and no errno."""
    write_parquet = pl.DataFrame.write_parquet
    monkeypatch.setattr(pl.DataFrame, "write_parquet", lambda frame, _, **more: write_parquet(frame, "/dev/full"))
    with pytest.raises(FileError, match=r"games\.parquet cannot be written: .*No space left on device"):
        write(pl.DataFrame({"game": range(100_000)}), tmp_path / "games.parquet")
    assert list(tmp_path.iterdir()) == []
