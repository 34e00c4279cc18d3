"""Breaks a sample of the rules, one place at a time, and runs the law tests on each.

    make mutate                                              300 places in the rules of all games
    make mutate ARGS="--game root --sample 50 --seed 7"      other ones, of one package
    make mutate ARGS="--only root/rules/battle.py --sample 1000"   every one of a file
    make mutate ARGS="--resume"                              go on with the last run; survivors are tried again

The survivors are shown, and written to build/mutate. It fails where fewer than --least of a hundred are caught.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.mutate import report
from tests.mutate.mutants import Mutant, mutants
from tests.mutate.report import Tried
from tests.mutate.rules import PACKAGES, package_of
from tests.mutate.trial import SURVIVED, Case, seconds_for, trials


def main() -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever stops it gets the report so far
    given = arguments()
    console = Console()
    packages = [given.game] if given.game else list(PACKAGES)
    found = sample(
        [mutant for package in packages for mutant in mutants(package)], given.only, given.sample, given.seed
    )
    if not found:
        console.print(f"There is nothing to break in {given.only or given.game}.")
        return 2
    if not given.resume:
        report.forget()
    before = report.caught_before()
    tried = [before[mutant.key] for mutant in found if mutant.key in before]
    left = [mutant for mutant in found if mutant.key not in before]
    head = f"A sample of {len(found)} of the rules of {', '.join(packages)}, seed {given.seed}."
    try:
        seconds = sound(sorted({package_of(mutant.file) for mutant in left}), given.jobs, console)
        if seconds is None:
            return 2
        cases = [Case(package_of(mutant.file), mutant, seconds[package_of(mutant.file)]) for mutant in left]
        with progress(console) as bar:
            task = bar.add_task("", total=len(found), completed=len(tried), survived=0)
            bar.refresh()
            for case, verdict in trials(cases, given.jobs):
                assert case.mutant is not None
                tried.append(Tried(case.mutant, verdict))
                report.keep(tried[-1])
                bar.update(task, advance=1, survived=len(report.survivors(tried)))
                bar.refresh()
    except KeyboardInterrupt:
        head += f" Stopped after {len(tried)}; --resume goes on."
    report.write(tried, head)
    if report.survivors(tried):
        console.print(report.table(tried))
    console.print(f"{head} {report.summary(tried)}. See {report.FOLDER / 'report.md'}", highlight=False, soft_wrap=True)
    return 0 if len(tried) == len(found) and report.share_caught(tried) >= given.least else 1


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutate", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=list(PACKAGES), help="only the rules of one package")
    parser.add_argument("--only", metavar="FILE", default="", help="only one file, such as root/rules/battle.py")
    parser.add_argument("--sample", type=int, metavar="N", default=300, help="how many places are broken (300)")
    parser.add_argument("--seed", type=int, metavar="S", default=1, help="which ones (1)")
    parser.add_argument("--resume", action="store_true", help="do not try again what was caught in the last run")
    parser.add_argument(
        "--jobs", type=int, metavar="N", default=os.cpu_count() or 1, help="how many at once (the cores)"
    )
    parser.add_argument("--least", type=float, metavar="PERCENT", default=97.0, help="how many must be caught (97)")
    return parser.parse_args()


def sample(found: list[Mutant], only: str, size: int, seed: int) -> list[Mutant]:
    """Some of the mutants, in the order of the draw; the first of a larger sample are those of a smaller one."""
    chosen = [mutant for mutant in found if mutant.file == only] if only else found[:]
    random.Random(seed).shuffle(chosen)
    return chosen[:size]


def sound(packages: list[str], jobs: int, console: Console) -> dict[str, float] | None:
    """How much computing a test may take, by package. The law tests must pass as long as nothing is broken."""
    seconds = {}
    console.print("First the law tests with nothing broken.")
    for case, verdict in trials([Case(package) for package in packages], jobs):
        if verdict.status != SURVIVED:
            console.print(f"With nothing broken, {case.package}: {verdict.status} {verdict.test}", highlight=False)
            return None
        seconds[case.package] = seconds_for(verdict.slowest)
    return seconds


def progress(console: Console) -> Progress:
    """A bar that draws itself without a thread, because processes are forked meanwhile."""
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[survived]} survived"), TimeRemainingColumn())
    return Progress(*columns, console=console, auto_refresh=False)


if __name__ == "__main__":
    sys.exit(main())
