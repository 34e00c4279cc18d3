"""The parts of a plan, being played.

If the table of all games is written to a file, finished parts lie beside it, in a folder of that name ending in
`.parts`, so that a run that was stopped can go on from there.
"""

from __future__ import annotations

import json
import shutil
from collections import defaultdict
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import polars as pl

from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.kernel.files import whole
from lawspeaker.lab.fixture import FinishedGame, play, table_of
from lawspeaker.lab.plan import Plan, described, games_in_part, numbers_of
from lawspeaker.lab.stored import write
from lawspeaker.lab.workers import run

Progress = Callable[[int], None]  # told how many games are done


class PartsError(LawspeakerError):
    """Parts on the disk that do not fit what is to be played."""


def play_part(plan: Plan, number: int) -> pl.DataFrame:
    """Play the games of a part."""
    played: dict[str, list[FinishedGame]] = defaultdict(list)
    for game in games_in_part(plan, number):
        fixture = plan.fixture(game)
        played[fixture.agreement.game].append(play(fixture))
    return joined([table_of(games) for games in played.values()])


def joined(tables: list[pl.DataFrame]) -> pl.DataFrame:
    """Several tables as one. Columns that a game does not have are empty in its rows."""
    return pl.concat(tables, how="diagonal_relaxed").sort("game", "seat")


class FinishedParts:
    """The finished parts of a plan: tables by part number, also kept as files if a folder is named."""

    def __init__(self, plan: Plan, folder: Path | None = None) -> None:
        self.plan = plan
        self.folder = folder
        self.tables: dict[int, pl.DataFrame] = {}

    @property
    def games(self) -> int:
        """How many games are done."""
        return sum(len(games_in_part(self.plan, number)) for number in self.tables)

    def path(self, number: int) -> Path:
        assert self.folder is not None
        return self.folder / f"{number:05}.parquet"

    @property
    def about(self) -> Path:
        """What the parts in the folder are of."""
        assert self.folder is not None
        return self.folder / "plan.json"

    def look(self, resume: bool) -> None:
        """See what is done already. It is an error if there is something and nobody asked to resume."""
        if self.folder is None or not self.folder.exists():
            return
        if not self.folder.is_dir():
            raise PartsError(f"{self.folder} is in the way: it should be a folder, for what is done so far")
        if not self.about.exists():
            return
        if not resume:
            raise PartsError(f"{self.folder} holds a run that was stopped: go on with --resume, or delete it")
        try:
            theirs = json.loads(self.about.read_text(encoding="utf-8"))
        except ValueError as error:
            raise PartsError(f"{self.about} is damaged: delete {self.folder}, and begin anew") from error
        self.compare(theirs, json.loads(self.described()))
        self.read()

    def take(self, games: pl.DataFrame) -> None:
        """Count these games as done, which are the first of the plan."""
        number_of_games = games["game"].n_unique()
        for number in numbers_of(self.plan):
            part = games_in_part(self.plan, number)
            if part.stop <= number_of_games:
                self.tables[number] = games.filter(pl.col("game").is_in(part))

    def described(self) -> str:
        return json.dumps(described(self.plan), indent=2)

    def compare(self, theirs: dict[str, Any], ours: dict[str, Any]) -> None:
        """Refuse to resume a different plan."""
        for name in [*theirs, *ours]:
            if theirs.get(name) != ours.get(name):
                raise PartsError(
                    f"{self.folder} was begun with other {name}: {json.dumps(theirs.get(name))},"
                    f" not {json.dumps(ours.get(name))}; go on with the same command, or delete it"
                )

    def read(self) -> None:
        for number in numbers_of(self.plan):
            if self.path(number).exists():
                try:
                    self.tables[number] = pl.read_parquet(self.path(number), glob=False)
                except pl.exceptions.PolarsError:
                    self.path(number).unlink()  # the machine has stopped while it was written: it is played again

    def add(self, number: int, table: pl.DataFrame) -> None:
        if self.folder is not None:
            if not self.about.exists():
                with whole(self.about) as unfinished:
                    unfinished.write_text(self.described(), encoding="utf-8")
            write(table, self.path(number))
        self.tables[number] = table

    def clear(self) -> None:
        """Delete the folder, once everything is in one table elsewhere."""
        if self.folder is not None and self.folder.exists():
            shutil.rmtree(self.folder)


def parts_beside(out: Path | None) -> Path | None:
    """The folder for the parts of a table that is to be written here."""
    return None if out is None else out.with_name(f"{out.name}.parts")


def play_all(
    plan: Plan, jobs: int = 1, ray: str = "", progress: Progress | None = None, parts: FinishedParts | None = None
) -> pl.DataFrame:
    """Play what is left. The table is the same whoever plays, and however often the run was stopped."""
    done = FinishedParts(plan) if parts is None else parts
    missing = [number for number in numbers_of(plan) if number not in done.tables]
    with closing(run(partial(play_part, plan), missing, jobs, ray)) as tables:
        for number, table in tables:
            done.add(number, table)
            if progress is not None:
                progress(done.games)
    return joined([done.tables[number] for number in numbers_of(plan)])
