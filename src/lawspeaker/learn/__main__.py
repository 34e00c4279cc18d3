"""`python -m lawspeaker.learn GAME --out FILE`: train a network, which can then play as `learned:FILE`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lawspeaker.envs.__main__ import agreed
from lawspeaker.envs.libraries import MissingLibrary
from lawspeaker.kernel.errors import ConfigError, LawspeakerError
from lawspeaker.kernel.files import check_apart, check_new, check_writable, held
from lawspeaker.lab import charts
from lawspeaker.lab.stopping import stopping
from lawspeaker.learn.curve import curve

if TYPE_CHECKING:  # PyTorch takes its time, and may be missing
    from lawspeaker.learn.training import Training


def parsed(arguments: Sequence[str] | None) -> tuple[argparse.ArgumentParser, argparse.Namespace]:
    parser = argparse.ArgumentParser(
        prog="python -m lawspeaker.learn", description="Train a network that plays as learned:FILE."
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="what has been learned: FILE.npz")
    parser.add_argument("--seats", type=int, help="how many play; the usual number if left out")
    parser.add_argument("--rule", action="append", default=[], metavar="OPTION=VALUE", help="a ruleset option")
    parser.add_argument("--matches", type=int, default=1500, help="how many it plays against itself")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same network")
    parser.add_argument("--workers", type=int, default=2, help="how many processes play")
    parser.add_argument("--replace", action="store_true", help="put it in the place of what is at --out already")
    parser.add_argument("--chart", type=Path, metavar="FILE", help="draw how it learned: FILE.html, .svg or .png")
    return parser, parser.parse_args(arguments)


def prepared(given: argparse.Namespace) -> Training:
    """The training that the arguments describe. Mistakes in them are found here, before the long wait."""
    from lawspeaker.learn.training import Training

    if given.matches < 1:
        raise ConfigError(f"at least 1 match must be played, not {given.matches}")
    if given.chart is not None:
        charts.format_of(given.chart)
    config = agreed(given).config
    check_writable(given.out, "learned.npz")
    if not given.replace:
        check_new(given.out)
    if given.chart is not None:
        check_writable(given.chart, "curve.svg")
        check_apart(given.out, given.chart)
    return Training(config.game, config.seats, rules=config.rules, seed=given.seed, workers=given.workers)


def train(training: Training, matches: int) -> bool:
    """Train with a progress bar. Returns whether all went well. Ctrl-C or kill ends it early."""
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    with stopping(), Progress(*columns, console=Console(stderr=True)) as bar, training:
        task = bar.add_task("", total=matches)

        def tell() -> None:
            look = training.looks[-1]
            bar.update(task, completed=training.matches, description=f"{look.won / look.of:.0%} against random")

        try:
            training.run(matches, tell)
        except KeyboardInterrupt:
            bar.console.print(f"Stopped after {training.matches:,} matches; what has been learned so far is kept.")
        except LawspeakerError as error:
            told = f"Broke off after {training.matches:,} matches; what has been learned so far is kept. {error}"
            bar.console.print(told, markup=False, soft_wrap=True)
            return False
    return True


def main(arguments: Sequence[str] | None = None) -> int:
    parser, given = parsed(arguments)
    try:
        training = prepared(given)
        with held(given.out):
            completed = train(training, given.matches)
            learned = training.learned()
            learned.write(given.out)
        if given.chart is not None:
            charts.write(curve(learned.about), given.chart)
    except (LawspeakerError, MissingLibrary, OSError) as error:
        parser.error(str(error))
    print(f"It plays as learned:{given.out}")
    return 0 if completed else 1


if __name__ == "__main__":
    sys.exit(main())
