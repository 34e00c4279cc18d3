"""Parts whose workers die: played in other processes, which find this module by its name."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import polars as pl


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
