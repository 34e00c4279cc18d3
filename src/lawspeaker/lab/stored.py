"""Tables of simulated games as Parquet files."""

from __future__ import annotations

import json
from pathlib import Path

import polars as pl

from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import FileError, LawspeakerError
from lawspeaker.kernel.files import whole
from lawspeaker.lab.plan import Plan, digest, so_many
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
    """Metadata for a table of games: enough to make it again."""
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
    try:
        with whole(path) as unfinished:
            frame.write_parquet(unfinished, metadata=metadata)
    except pl.exceptions.PolarsError as error:  # so it calls a full disk
        raise FileError(path, str(error)) from error


def read(path: Path) -> tuple[pl.DataFrame, dict[str, str]]:
    """A table of games, and its metadata."""
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
    """The games of a plan at `path`, if any: all of them, or the first few. Other tables are left alone."""
    if not path.exists():
        return None
    frame, metadata = read(path)
    games = frame["game"].n_unique()
    if games > plan.total or metadata.get("plan") != digest(plan.shortened(games)):
        raise TableError(
            f"{path} holds {so_many(games)} that do not belong to these, from: {metadata.get('command')};"
            " name another file, or delete it"
        )
    return frame
