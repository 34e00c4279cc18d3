"""Tables of simulated games as Parquet files, and whatever else is written whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import polars as pl

from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.lab.plan import Plan, digest
from lawspeaker.version import __version__

COLUMNS = {
    "game",
    "box",
    "seed",
    "seats",
    "seat",
    "player",
    "points",
    "won",
    "winner",
    "asked",
    "length",
    "course",
    "chosen",
}  # that every table of games has


class TableError(LawspeakerError):
    """A file that is no table of simulated games."""


def about(plan: Plan, command: str = "") -> dict[str, str]:
    """What a table of games is of, to be kept with it: enough to make it again."""
    games = [
        {
            "game": agreement.game,
            "rules version": agreement.box.version,
            "rules": agreement.config().rules,
            "data": agreement.data,
            "seats": agreement.seats,
        }
        for agreement in plan.agreements
    ]
    return {
        "lawspeaker": __version__,
        "kind": type(plan).__name__.lower(),
        "games": json.dumps(games, sort_keys=True),
        "players": json.dumps(plan.players),
        "seed": str(plan.seed),
        "plan": digest(plan),
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
    if COLUMNS - set(frame.columns) or "games" not in metadata:
        raise TableError(f"{path} is not a table of games; such a table is made by: lawspeaker simulate --out")
    return frame, metadata


def finished(plan: Plan, path: Path) -> tuple[pl.DataFrame, dict[str, str]] | None:
    """The table at `path`, if it is there and holds exactly what is planned."""
    try:
        frame, metadata = read(path)
    except TableError:
        return None
    return (frame, metadata) if metadata.get("plan") == digest(plan) else None


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
