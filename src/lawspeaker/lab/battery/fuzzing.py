"""Many games checked in worker processes: planned by a seed, stored where they fail, summed up at the end."""

from __future__ import annotations

import importlib
import multiprocessing
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lawspeaker.kernel import save, shelf
from lawspeaker.kernel.errors import ConfigError, LawspeakerError
from lawspeaker.kernel.files import whole
from lawspeaker.kernel.game import Config
from lawspeaker.lab.battery.playing import BatteryFailure, check_game
from lawspeaker.lab.battery.trial import Report
from lawspeaker.lab.plan import so_many

MUTATIONS = 2  # positions with one thing changed, at each ask that is looked at closely


class FuzzCase(msgspec.Struct, frozen=True):
    """One game to be checked, in full."""

    number: int
    name: str
    seats: int
    rules: dict[str, str]
    seed: int
    thorough: float


@dataclass
class Outcome:
    """What came of a case."""

    case: FuzzCase
    report: Report = field(default_factory=Report)
    failure: str = ""
    save: bytes = b""


def plan(games: int, seed: int, names: Sequence[str], thorough: float = 0.1) -> list[FuzzCase]:
    """The cases that a seed means: games in turn, seat counts and rulesets at random, the default one often."""
    cases = []
    for number in range(games):
        lots = random.Random(f"{seed}/{number}")
        name = names[number % len(names)]
        box = shelf.find(name)
        seats = lots.choice(box.seat_counts)
        rules = {} if lots.random() < 0.4 else box.sample(seats, lots)
        cases.append(FuzzCase(number, name, seats, rules, lots.getrandbits(32), thorough))
    return cases


def run(case: FuzzCase) -> Outcome:
    """Check one game. What is wrong with it is returned instead of raised."""
    try:
        report = check_game(case.name, case.seats, case.rules, case.seed, case.thorough, mutations=MUTATIONS)
    except BatteryFailure as failure:
        return Outcome(case, failure=failure.message, save=save.encode(failure.save))
    except Exception as error:  # a game that cannot even be laid out
        config = Config(case.name, case.seats, case.rules)
        return Outcome(case, failure=f"{config.game} cannot be started: {type(error).__name__}: {error}")
    return Outcome(case, report)


def prepare(modules: Sequence[str]) -> None:
    """Prepare a new process: import what registers games."""
    for module in modules:
        importlib.import_module(module)


def fuzz(
    games: int,
    seed: int = 0,
    names: Sequence[str] = (),
    jobs: int = 2,
    out_dir: Path | None = None,
    progress: bool = True,
    thorough: float = 0.1,
    modules: Sequence[str] = (),
) -> int:
    """Check many games in worker processes and store those that fail. Returns how many did.

    `modules` are imported first, in every process, for games that are not installed but register themselves.
    """
    if games < 1:
        raise ConfigError(f"at least 1 game must be played, not {games}")
    prepare(modules)
    console = Console()
    cases = plan(games, seed, names or shelf.names(), thorough)
    reports: dict[str, Report] = {}
    failed: list[Outcome] = []
    for outcome in watched(outcomes(cases, jobs, modules), len(cases), console, progress):
        reports.setdefault(outcome.case.name, Report(games=0)).add(outcome.report)
        if outcome.failure:
            failed.append(outcome)
    failed.sort(key=lambda outcome: outcome.case.number)
    for outcome in failed:
        console.print(f"[red]failed[/] {escape(outcome.failure)}", highlight=False, soft_wrap=True)
        if out_dir is not None:
            console.print(f"       {store(outcome, out_dir)}", highlight=False, soft_wrap=True)
    for name, report in sorted(reports.items()):
        fallen = sum(outcome.case.name == name for outcome in failed)
        console.print(summary(name, report, fallen), highlight=False, soft_wrap=True)
    return len(failed)


def outcomes(cases: list[FuzzCase], jobs: int, modules: Sequence[str]) -> Iterator[Outcome]:
    """What comes of the cases, in the order in which they end."""
    if jobs <= 1:
        yield from map(run, cases)
        return
    # Workers start from nothing wherever they run: what works here works on every system.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=prepare, initargs=(list(modules),)) as pool:
        try:
            for done in as_completed([pool.submit(run, case) for case in cases]):
                yield done.result()
        except BrokenProcessPool as error:
            raise LawspeakerError("a process that was checking games has died; is there too little memory?") from error
        finally:
            pool.shutdown(cancel_futures=True)


def watched(found: Iterator[Outcome], total: int, console: Console, show: bool) -> Iterator[Outcome]:
    """The same outcomes, with a bar that shows how far along they are."""
    bar = Progress(
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[failed]} failed"),
        TimeRemainingColumn(),
        console=console,
        disable=not show,
    )
    with bar:
        task = bar.add_task("games", total=total, failed=0)
        failed = 0
        for outcome in found:
            failed += bool(outcome.failure)
            bar.update(task, advance=1, failed=failed)
            yield outcome


def store(outcome: Outcome, out_dir: Path) -> Path:
    """Write a failed game so that it can be replayed, and beside it what is wrong and how to see it again."""
    case = outcome.case
    path = out_dir / f"{case.name}-{case.seats}-{case.seed}.json"
    if outcome.save:
        save.write(save.decode(outcome.save), path)
    call = f"check_game({case.name!r}, {case.seats}, {case.rules!r}, {case.seed}, {case.thorough}"
    call += f", mutations={MUTATIONS})"
    with whole(path.with_suffix(".txt")) as unfinished:
        unfinished.write_text(f"{outcome.failure}\n\n{call}\n", encoding="utf-8")
    return path


def summary(name: str, report: Report, failed: int) -> str:
    """What the games of one kind contained, in a few lines."""
    return (
        f"[bold]{name}[/]: {so_many(report.games)}, {failed} failed; {report.asks} answers, at most "
        f"{report.longest_tail} after a base\n  {report.copies} copies, {report.positions} positions "
        f"({report.between} between checkpoints), {report.undone} answers taken back\n  {report.imagined} guesses, "
        f"{report.hidden_moves} hidden moves, "
        f"{report.twins} twins ({report.twins_differing} with other things hidden, {report.twins_missing} not to be "
        f"found)\n  {report.mutated} positions with one thing changed ({report.refused} refused)\n"
        f"  {report.explained} of {report.unoffered} options that were not offered have a reason"
    )
