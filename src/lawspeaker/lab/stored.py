"""Tables of simulated games as Parquet files, and whatever else is written whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import polars as pl

from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.version import __version__

COLUMNS = {"game", "seats", "seat", "player", "points", "won", "course"}  # that every table of games has


class TableError(LawspeakerError):
    """A file that is no table of simulated games."""


def about(
    game: str,
    bots: list[str],
    seats: int,
    seed: int,
    rules: dict[str, str] | None = None,
    data: Path | None = None,
    command: str = "",
) -> dict[str, str]:
    """What a table of games is of, to be kept with it: enough to make it again."""
    box = shelf.find(game)
    return {
        "lawspeaker": __version__,
        "game": game,
        "rules version": str(box.version),
        "rules": json.dumps(box.configure(seats, rules).rules, sort_keys=True),
        "data": "" if data is None else data.read_text(encoding="utf-8"),
        "bots": json.dumps(bots),
        "seats": str(seats),
        "seed": str(seed),
        "command": command,
    }


def write(frame: pl.DataFrame, path: Path, metadata: dict[str, str] | None = None) -> None:
    """Write a table as a Parquet file; `about` makes the metadata."""
    with whole(path) as unfinished:
        frame.write_parquet(unfinished, metadata=metadata)


def read(path: Path) -> tuple[pl.DataFrame, dict[str, str]]:
    """A table of games, and what it is of."""
    if not path.is_file():
        raise TableError(f"there is no file {path}")
    try:
        frame, metadata = pl.read_parquet(path, glob=False), pl.read_parquet_metadata(path)
    except pl.exceptions.PolarsError as error:
        raise TableError(f"{path} is not a Parquet file") from error
    if COLUMNS - set(frame.columns) or "game" not in metadata:
        raise TableError(f"{path} is not a table of games; such a table is made by: lawspeaker simulate --out")
    return frame, metadata


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """A file to write to, which takes its place at `path` when all went well; otherwise nothing is changed there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    os.close(handle)
    unfinished = Path(name)
    try:
        yield unfinished
        unfinished.chmod(0o666 & ~_umask())
        os.replace(unfinished, path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


def _umask() -> int:
    """What the user does not want files to be readable by; a temporary file is private until it is told."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
