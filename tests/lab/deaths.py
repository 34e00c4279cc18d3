"""Parts whose workers die: played in other processes, which find this module by its name."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import polars as pl

from lawspeaker.lab.workers import Tables


def play_and_die(folder: str, number: int) -> pl.DataFrame:
    """Part 1 kills the first worker that plays it, as the kernel does when there is no memory left."""
    started = Path(folder) / f"{number}-{len(list(Path(folder).glob(f'{number}-*')))}"
    started.touch()
    if started.name == "1-0":
        os.kill(os.getpid(), signal.SIGKILL)
    return pl.DataFrame({"number": [number]})


def die(number: int) -> pl.DataFrame:
    """A part that nobody survives."""
    os.kill(os.getpid(), signal.SIGKILL)
    return pl.DataFrame({"number": [number]})


def stumble(number: int) -> pl.DataFrame:
    """A part that goes wrong."""
    raise ValueError(f"part {number} stumbled")


def check_deaths(folder: Path, played: Tables) -> None:
    """Parts 0 to 3, played by `play_and_die`: the one whose worker died was played again, and no other."""
    tables = {number: table["number"].to_list() for number, table in played}
    assert tables == {number: [number] for number in range(4)}
    assert sorted(path.name for path in folder.iterdir()) == ["0-0", "1-0", "1-1", "2-0", "3-0"]
