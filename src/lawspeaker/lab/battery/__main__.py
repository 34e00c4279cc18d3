"""The command `python -m lawspeaker.lab.battery`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.lab.battery.fuzzing import fuzz


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m lawspeaker.lab.battery", description="Check many random games.")
    parser.add_argument("--games", type=int, default=200, help="how many games to play")
    parser.add_argument("--seed", type=int, default=0, help="which games: the same seed means the same games")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes to use")
    parser.add_argument("--only", action="append", default=[], metavar="GAME", help="this game only; can be repeated")
    parser.add_argument("--out", type=Path, default=Path("fuzz-failures"), help="where failing games are stored")
    parser.add_argument("--thorough", type=float, default=0.1, help="the share of asks at which everything is checked")
    parser.add_argument(
        "--load", action="append", default=[], metavar="MODULE", help="import this first; it registers games"
    )
    parser.add_argument("--quiet", action="store_true", help="show no progress bar")
    given = parser.parse_args(arguments)
    try:
        failures = fuzz(
            given.games, given.seed, given.only, given.jobs, given.out, not given.quiet, given.thorough, given.load
        )
    except LawspeakerError as error:
        parser.error(str(error))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
