"""The trial of a mutant: the law tests of its game, in a process of its own.

The process is forked from one that has imported pytest and everything below the games, but no game. It then imports
the rules with the broken file in the place of the sound one; no file is written. Tests that cite what the broken
function cites go first, then those that cite what its file cites, then all others of the files in which clauses of the
game are cited, and those of positions and of the reasons why something is forbidden; last come the playthroughs. The
first that fails ends the trial. That only the trace of a law test differs is noted and does not end it.
"""

from __future__ import annotations

import contextlib
import importlib
import multiprocessing
import os
import pkgutil
import resource
import signal
import sys
import time
from collections.abc import Generator, Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from types import CodeType, ModuleType

import pytest
from msgspec import Struct

from lawspeaker.law.proofs import Proof, proofs
from tests.mutate.mutants import Mutant
from tests.mutate.rules import GAMES, PACKAGES, ROOT, cited_by, module_of

CAUGHT = "caught"
TIMED_OUT = "timed out"
SURVIVED = "survived"
UNTRIED = "not tried"  # the trial itself went wrong

MEMORY = 4 << 30  # bytes: a mutant that fills it is caught
LEAST_SECONDS = 5.0  # of computing that one test may take; more where the slowest sound test needs it
TIMES_AS_LONG = 10.0

TESTS = ROOT / "tests"
# Tests of a game that cite no clause: a check gives the clause that forbids, the right one; and a position is filled up
# and refused as the law says.
BESIDES = ("test_why*.py", "test_position.py")
PLAYTHROUGHS = "playthroughs/"

# Everything the tests need below the games; it is imported once.
BELOW = ("lawspeaker.kernel", "lawspeaker.law", "lawspeaker.text")


class Verdict(Struct, frozen=True):
    """What came of a trial."""

    status: str
    test: str = ""
    """The test that noticed."""
    citing: bool = False
    """Whether that test cites what the broken function cites."""
    traced: bool = False
    """Whether it was only the trace of a law test that differed, of all law tests."""
    played: bool = False
    """Whether it was a playthrough, after all law tests had passed."""
    slowest: float = 0.0
    """How many seconds of computing the slowest test took."""

    @property
    def caught(self) -> bool:
        return self.status in (CAUGHT, TIMED_OUT)


class Case(Struct, frozen=True):
    """What is tried: a mutant, or the sound rules of a package."""

    package: str
    mutant: Mutant | None = None
    seconds: float = 600.0
    """How much computing one test may take."""


# Many trials at once


def trials(cases: Sequence[Case], jobs: int) -> Iterator[tuple[Case, Verdict]]:
    """The verdicts, in the order in which they are reached."""
    prepare()
    proven = proofs(TESTS)
    context = multiprocessing.get_context("fork")
    waiting = list(reversed(cases))
    running: dict[int, tuple[ForkProcess, Connection, Case]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                case = waiting.pop()
                answer, question = context.Pipe(duplex=False)
                process = context.Process(target=_hold, args=(case, proven, question), daemon=True)
                process.start()
                question.close()
                running[process.sentinel] = (process, answer, case)
            for sentinel in wait(list(running)):
                assert isinstance(sentinel, int)
                process, answer, case = running.pop(sentinel)
                process.join()
                yield case, _verdict(process, answer)
    finally:
        for process, _, _ in running.values():
            process.kill()


def prepare() -> None:
    """Import what all trials share. No game may be among it."""
    for name in BELOW:
        for module in pkgutil.walk_packages(importlib.import_module(name).__path__, name + "."):
            importlib.import_module(module.name)
    games = [name for name in sys.modules if name.startswith("lawspeaker.games.")]
    assert not games, f"imported too early: {games}"


def _verdict(process: ForkProcess, answer: Connection) -> Verdict:
    with answer:
        if process.exitcode == -signal.SIGVTALRM:
            return Verdict(TIMED_OUT)
        with contextlib.suppress(EOFError):
            verdict = answer.recv()
            assert isinstance(verdict, Verdict)
            return verdict
        return Verdict(UNTRIED, f"the process ended with {process.exitcode}")


# One trial, in its own process


def _hold(case: Case, proven: list[Proof], answer: Connection) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    answer.send(trial(case, proven))


def trial(case: Case, proven: list[Proof]) -> Verdict:
    """Try a case in this process, which must not have imported any game."""
    if case.mutant is not None:
        sys.meta_path.insert(0, Breaker(case.mutant))
    games = PACKAGES[case.package]
    files = {proof.test.partition("::")[0] for proof in proven if proof.citation.partition(":")[0] in games}
    besides = [path for game in games for name in BESIDES for path in TESTS.glob(f"games/{game}/{name}")]
    files |= {path.relative_to(TESTS).as_posix() for path in besides}
    files |= {f"{PLAYTHROUGHS}test_{game}.py" for game in games}
    jury = Jury(case)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    options = ["-x", "--assert=plain", "--capture=no", "-o", "addopts=", "-W", "ignore"]
    plugins = ["-p", "no:cacheprovider", "-p", "no:terminal"]
    jury.start_clock()
    code = pytest.main([*options, *plugins, *(f"{TESTS}/{file}" for file in sorted(files))], [jury])
    if code == pytest.ExitCode.OK:
        return Verdict(CAUGHT, jury.traced, traced=True) if jury.traced else Verdict(SURVIVED, slowest=jury.slowest)
    if code in (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED):
        return Verdict(CAUGHT, jury.failed, jury.failed in jury.citing, played=PLAYTHROUGHS in jury.failed)
    return Verdict(UNTRIED, f"pytest ended with {code!r}")


class Breaker(MetaPathFinder):
    """Finds one module, broken."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.module = module_of(mutant.file)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.module:
            return None
        loader = _BrokenLoader(fullname, str(GAMES / self.mutant.file), self.mutant)
        return spec_from_file_location(fullname, loader.path, loader=loader)


class _BrokenLoader(SourceFileLoader):
    def __init__(self, fullname: str, path: str, mutant: Mutant) -> None:
        super().__init__(fullname, path)
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        code = compile(self.mutant.source(), self.path, "exec")
        assert isinstance(code, CodeType)
        return code


class Jury:
    """Pytest's side: puts the tests in order, and keeps the time."""

    def __init__(self, case: Case) -> None:
        self.seconds = case.seconds
        self.function_cites = set() if case.mutant is None else set(case.mutant.clauses)
        self.file_cites = set() if case.mutant is None else cited_by(case.mutant.file)
        self.citing: set[str] = set()
        self.failed = ""
        self.traced = ""
        self.slowest = 0.0
        self.started = 0.0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        ranked: list[list[pytest.Item]] = [[], [], [], []]
        for item in items:
            cited = {citation for mark in item.iter_markers("law") for citation in mark.args}
            if cited & self.function_cites:
                self.citing.add(item.nodeid)
                ranked[0].append(item)
            elif PLAYTHROUGHS in item.nodeid:
                ranked[3].append(item)
            elif cited & self.file_cites:
                ranked[1].append(item)
            else:
                ranked[2].append(item)  # rulings, and what is proven elsewhere
        items[:] = [item for rank in ranked for item in rank]

    def pytest_runtest_logstart(self) -> None:
        self.start_clock()

    def pytest_runtest_logfinish(self) -> None:
        self.slowest = max(self.slowest, time.process_time() - self.started)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """A trace that differs does not end the trial: another test may look at what was broken."""
        report = yield
        if report.failed and report.when == "teardown":
            self.traced, report.outcome = self.traced or item.nodeid, "passed"
        return report

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        if self.traced and PLAYTHROUGHS in item.nodeid:
            pytest.skip("noticed already")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid

    def start_clock(self) -> None:
        """From now on so many seconds of computing; then the process ends."""
        self.started = time.process_time()
        signal.setitimer(signal.ITIMER_VIRTUAL, self.seconds)


def seconds_for(slowest: float) -> float:
    """How much computing a test of a mutant may take, after the slowest test of the sound rules."""
    return max(LEAST_SECONDS, TIMES_AS_LONG * slowest)
