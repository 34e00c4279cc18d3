"""`python -m lawspeaker.learn GAME --out FILE`: train a network, which can then play as `learned:FILE`."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from lawspeaker.envs.__main__ import given_rules
from lawspeaker.envs.libraries import MissingLibrary
from lawspeaker.kernel.errors import ConfigError, LawspeakerError
from lawspeaker.kernel.files import check_apart, check_new, check_writable, held
from lawspeaker.lab.stopping import stopping

if TYPE_CHECKING:  # libraries take their time, and may be missing
    from lawspeaker.learn.training import Training

TOLD = 15.0  # seconds from one line about how it goes to the next


def parsed(arguments: Sequence[str] | None) -> tuple[argparse.ArgumentParser, argparse.Namespace]:
    parser = argparse.ArgumentParser(
        prog="python -m lawspeaker.learn", description="Train a network that plays as learned:FILE."
    )
    add = parser.add_argument
    add("game", metavar="GAME")
    add(
        "--out",
        type=Path,
        required=True,
        metavar="FILE",
        help="what has been learned: FILE.npz, with FILE.training beside it",
    )
    add(
        "--resume",
        type=Path,
        metavar="FILE",
        help="go on from FILE.training, or from FILE.npz without what made it",
    )
    add("--minutes", type=float, default=5, help="how long this piece takes")
    add("--laps", type=int, help="or so many laps")
    add("--until", type=float, default=1.0, metavar="SHARE", help="how much of the whole training is done after it")
    add("--seats", type=int, help="only tables with so many seats")
    add("--rule", action="append", default=[], metavar="OPTION=VALUE", help="a ruleset option that all tables have")
    add("--seed", type=int, default=0, help="what is drawn by lot follows from it")
    add("--workers", type=int, default=2, help="how many processes play")
    add("--device", default="cpu", help="where the network is computed: cpu, or cuda with PyTorch")
    add("--set", action="append", default=[], metavar="NAME=VALUE", help="one of the numbers in training.py: width=256")
    add("--replace", action="store_true", help="put it in the place of what is at --out already")
    add("--chart", type=Path, metavar="FILE", help="draw how it learned: FILE.html, .svg or .png")
    return parser, parser.parse_args(arguments)


def prepared(given: argparse.Namespace) -> Training:
    """The training that the arguments describe. Mistakes in them are found here, before the long wait."""
    from lawspeaker.learn import training

    if given.minutes <= 0 or (given.laps is not None and given.laps < 1):
        raise ConfigError("a piece takes more than 0 minutes, and at least 1 lap")
    if not 0 < given.until <= 1:
        raise ConfigError(f"after a piece, a share of the training from 0 to 1 is done, not {given.until}")
    if given.chart is not None:
        from lawspeaker.lab import charts

        charts.format_of(given.chart)
    check_writable(given.out, "learned.npz")
    if not given.replace:
        check_new(given.out)
    if given.chart is not None:
        check_writable(given.chart, "curve.svg")
    check_apart(given.out, given.out.with_suffix(".training"), given.chart)
    sizes = training.adjusted(training.usual(given.device), given.set)
    table = {"seats": given.seats, "rules": given_rules(given.rule)}
    if given.resume is None:
        return training.Training(
            given.game, **table, seed=given.seed, workers=given.workers, device=given.device, sizes=sizes
        )
    found = training.resumed(given.resume, given.workers, given.device, **table)
    if found.game != given.game:
        raise ConfigError(f"{given.resume} is a training of {found.game}, not of {given.game}")
    found.sizes = training.adjusted(found.sizes, given.set)
    return found


def train(training: Training, given: argparse.Namespace) -> bool:
    """Train, with a line now and then. Returns whether all went well. Ctrl-C or kill ends it early."""
    begun = told = time.monotonic()
    before = training.steps

    def tell() -> None:
        nonlocal told
        now = time.monotonic()
        if now - told >= TOLD:
            told = now
            print(told_of(training, (training.steps - before) / (now - begun)), file=sys.stderr, flush=True)

    with stopping(), training:
        try:
            training.piece(given.laps, given.minutes, given.until, tell)
        except KeyboardInterrupt:
            said = f"Stopped after {training.matches:,} matches; what has been learned so far is kept."
            print(said, file=sys.stderr)
        except LawspeakerError as error:
            said = f"Broke off after {training.matches:,} matches; what has been learned so far is kept. {error}"
            print(said, file=sys.stderr)
            return False
    print(told_of(training, (training.steps - before) / (time.monotonic() - begun)), file=sys.stderr)
    return True


def told_of(training: Training, speed: float) -> str:
    """How it goes, in a line."""
    said = f"{training.progress:4.0%}, {training.laps} laps, {training.matches:,} matches, {speed:,.0f} steps a second"
    if training.looks:
        look = training.looks[-1]
        said += f"; {look.won / look.of:.0%} of {look.of} against {look.against}, an even share is {look.even:.0%}"
    return said


def main(arguments: Sequence[str] | None = None) -> int:
    parser, given = parsed(arguments)
    try:
        training = prepared(given)
        with held(given.out):
            completed = train(training, given)
            learned = training.learned()
            learned.write(given.out)
            training.save(given.out.with_suffix(".training"))
        if given.chart is not None:
            from lawspeaker.lab import charts
            from lawspeaker.learn.curve import curve

            charts.write(curve(learned.about), given.chart)
    except (LawspeakerError, MissingLibrary, OSError) as error:
        parser.error(str(error))
    print(f"It plays as learned:{given.out}")
    return 0 if completed else 1


if __name__ == "__main__":
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy is there: the workers need the cores
    sys.exit(main())
