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
from lawspeaker.kernel.errors import ConfigError, LawspeakerError
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


KINDS = {"simulation", "tournament"}


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
    if not is_of_games(frame, metadata):
        raise TableError(f"{path} is not a table of games; such a table is made by: lawspeaker simulate --out")
    if unknown := set(frame["box"]) - set(shelf.names()):
        raise TableError(f"{path} has games that are not known here: {', '.join(sorted(unknown))}")
    return frame, metadata


def is_of_games(frame: pl.DataFrame, metadata: dict[str, str]) -> bool:
    """Whether a table is what `write` makes of games."""
    if COLUMNS - set(frame.columns) or frame.is_empty() or not isinstance(frame.schema["course"], pl.Struct):
        return False
    try:
        return metadata["kind"] in KINDS and isinstance(json.loads(metadata["games"]), list)
    except (KeyError, ValueError):
        return False


def begun(plan: Plan, path: Path) -> pl.DataFrame | None:
    """The games at `path`, if there are any: all of a plan, or the first of them. Others are left alone."""
    if not path.exists():
        return None
    frame, metadata = read(path)
    games = frame["game"].n_unique()
    if games > plan.total or metadata.get("plan") != digest(plan.shortened(games)):
        raise TableError(
            f"{path} holds {games:,} games that do not belong to these, from: {metadata.get('command')};"
            " name another file, or delete it"
        )
    return frame


def check_writable(path: Path, such_as: str) -> None:
    """Find out before a long wait whether a file could be written after it."""
    if path.is_dir():
        raise ConfigError(f"{path} is a directory; name a file such as {such_as}")
    if not path.parent.is_dir():
        raise ConfigError(f"there is no directory {path.parent} to write {path.name} in")
    if not os.access(path.parent, os.W_OK):
        raise ConfigError(f"{path.parent} cannot be written to")


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """A file to write to, which takes its place at `path` when all went well; otherwise nothing is changed there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    os.close(handle)
    unfinished = Path(name)
    try:
        yield unfinished
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())  # it may take the place of another only when it is on the disk
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
