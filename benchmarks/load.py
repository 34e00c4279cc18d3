"""Measures the table's server under load.

    make load                        the whole run, some minutes
    python benchmarks/load.py --help

There are five parts. `people`: many tables and sockets, and people who answer all the time (crowd.py), more and more
often until they have to wait. `processes`: the same for one server on SQLite, and one and two on PostgreSQL and Valkey,
each with as many tables. `start`: a server with many stored games. `bots`: people who wait for a quick bot while many
others think ahead (bots.py). `soak`: people who play for an hour, only if it is named (`make load ARGS="--parts
soak"`).

The real server, on a SQLite file, and those who play are processes of their own on this machine, so they share its
cores: on a machine of its own the server would do better. What is wanted and what was measured is in docs/load.md, one
section for each part; a part that is not measured keeps its section.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import textwrap
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from itertools import cycle, islice
from pathlib import Path
from urllib.request import urlopen

import bots
import msgspec
from bots import Waits
from crowd import MOST_PEOPLE, CrowdPlan, Pace, Report, Seating
from machine import machine

HERE = Path(__file__).parent
ROOT = HERE.parent
sys.path.append(str(ROOT))

from tests.table.services import a_postgres, a_valkey  # noqa: E402

SERVE = ("-c", "from lawspeaker.cli import main; main()", "serve", "--no-browser")
INTERPRETED, COMPILED = "interpreted", "compiled"
SQLITE, POSTGRES = "SQLite", "PostgreSQL"
CROWDS = 2
WANTED = 0.100  # seconds, for 99 of 100 answers of people,
WANTED_OF_BOTS = 2.0  # and for 99 of 100 answers of quick bots
PEOPLE, PROCESSES, START, BOTS, SOAK = "people", "processes", "start", "bots", "soak"
MEMORY = Path("/dev/shm")  # a folder whose files are in memory
FIRST = 20  # times the weight that other work has, for a server that may use a share only
PERIOD = 20  # milliseconds; a server that has used up its share of them waits for the next
PARTS = ("check", "play", "commit", "view", "words", "encode", "compress", "send")
LADDER = (200.0, 400.0, 600.0, 800.0, 1000.0, 1200.0, 1500.0)  # answers a second
FINE = tuple(400.0 * 1.08**rung for rung in range(19))  # likewise, for each process that may use all of a core
STEP = 10.0  # seconds on each rung
MISSES = 3  # rungs that several processes may miss and try once more
STORED = 10_000  # games
OFTEN = 300.0  # seconds between two looks at a server that runs for long
PAGE = ROOT / "docs" / "load.md"

# Of ten tables: two people alone or with somebody who looks on, and one person with a bot and lookers-on.
MIX = [
    Seating("arctic", ["me", "friend"], 0),
    Seating("root", ["me", "friend"], 1),
    Seating("greenland", ["me", "friend"], 1),
    Seating("arctic", ["me", "greedy"], 1),
    Seating("root", ["me", "friend"], 0),
    Seating("arctic", ["me", "friend"], 1),
    Seating("greenland", ["me", "friend"], 0),
    Seating("arctic", ["me", "random"], 1),
    Seating("root", ["me", "friend"], 1),
    Seating("arctic", ["me", "friend"], 1),
]


class Figures(msgspec.Struct):
    """What a run has shown."""

    build: str
    answers: float  # a second
    middle: float  # seconds from an answer to its update: half of them were quicker,
    slow: float  # and 99 of 100
    updates: float  # a second, sent to all sockets
    kilobytes: float  # a second
    processor: float  # of one core, the server alone
    memory: float  # MB of the server without a table,
    each: float  # and kB more for each
    errors: int
    parts: dict[str, float]  # processor seconds of an answer, by part
    rungs: list[Rung]  # of the ladder, up to the first that was missed

    @property
    def most(self) -> float:
        """The most answers a second at which 99 of 100 were still in time; 0 where none of the ladder was."""
        return max((rung.answers for rung in self.rungs if rung.in_time), default=0.0)


class Rung(msgspec.Struct):
    """What a rung of the ladder has shown."""

    wanted: float  # answers a second
    answers: float  # that came
    middle: float  # seconds from an answer to its update: half of them were quicker,
    slow: float  # and 99 of 100
    server: float  # cores in use: of the server,
    crowd: float  # and of those who play
    errors: int

    @property
    def in_time(self) -> bool:
        return self.slow < WANTED and not self.errors


HEAD = """# Load

`make load` measures people, several processes, start and bots anew and rewrites their sections; with
`ARGS="--parts soak"` it does the same for *Over time*. The rest is written by hand, and nothing is checked by a test.
"""
"""The beginning of the page."""

PEOPLE_SECTION = """## People

{machine}.

{tables} tables and {sockets} sockets for {seconds:.0f} seconds: half of the tables play The Arctic, the others Root and
Greenland, and at one in five a bot plays too. People answer {rate:.0f} times a second in all, each time at any table
where somebody is asked. The server is one process on a SQLite file, with others that think for the bots. Those who
play are two more processes on the same machine.

The time of an answer is from when it is sent until it is read, as an update, from the socket of somebody else at the
table. In between it is checked, played, stored on the disk, put into words for each onlooker, and sent. Then people
answer more and more often, for {step:.0f} seconds each: {ladder} times a second.

"""

PROFILE = """
Where the processor time of an answer goes, in milliseconds, as the server itself measures it for every tenth answer at
{rate:.0f} a second (`/metrics`). What is not named is the event loop, reading from sockets, and what does not
belong to an answer.

"""

RUNGS = """
How the ladder was climbed. Cores are those in use, by the server and by those who play: they share the machine.

"""

PROCESSES_SECTION = """The same people at {tables} tables for each server: one server on a SQLite file, and one and two
on PostgreSQL and Valkey. Everybody at a table connects to the same server. {rationed} No database waits for the disk
here. Other work disturbs, so three times a rung that is missed is tried again."""

SHARED = """Servers, databases and those who play share the machine, so this shows what a second process costs,
and not what it would bring on cores of its own."""

RATIONED = """Each server may use {share:.0%} of a core and no more (a cgroup of its own, {period} ms at a time),
so that there is enough of the machine left for a second one, the databases and those who play."""

START_SECTION = """## Start

{machine}.

A SQLite file with {stored} games that are being played and that nobody looks at.

"""

SOAK_SECTION = """## Over time

{machine}.

The same people at {tables} tables answer {rate:.0f} times a second for {minutes:.0f} minutes. Where a game is over,
others begin a new one. {build} build.

"""

BOTS_SECTION = """## Bots

{machine}.

At four tables, one of each game, somebody plays against a Novice for {seconds:.0f} seconds and takes half a second for
each answer. The time of a Novice's answer is from when it is read that the Novice is asked until its answer is read, as
an update. It is measured without other tables, and beside {tables} tables at which somebody watches two Experts, who
think for up to a second each time. The bots make no pause between their answers (`LAWSPEAKER_PAUSE=0`). As many
processes think ahead as there are cores, and another one is kept for the Novices. Measuring begins with each Novice's
tenth answer: a server that has just started reads all games first.

{note}"""


class Server:
    """The server in its own process."""

    def __init__(self, build: str, folder: Path, **more: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.address = f"127.0.0.1:{free.getsockname()[1]}"
        environment = {**os.environ, "LAWSPEAKER_HOME": str(folder), **more}
        if build == COMPILED:
            environment["PYTHONPATH"] = str(ROOT / "build" / "fast")
        command = [sys.executable, *SERVE, "--port", self.address.rpartition(":")[2]]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        if "table is at" not in self.process.stdout.readline():
            sys.exit("the server does not start: see its message above")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()

    def memory(self) -> float:
        """MB in use."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1000

    def spent(self) -> dict[str, tuple[float, float]]:
        """By part: processor seconds of what was measured, and how much was; and `answers`, `messages` and `writes`."""
        with urlopen(f"http://{self.address}/metrics") as told:
            lines = [line.rpartition(" ") for line in told.read().decode().splitlines() if not line.startswith("#")]
        numbers = {name: float(number) for name, _, number in lines}
        found = {
            part: (
                numbers[f'lawspeaker_part_seconds_total{{part="{part}"}}'],
                numbers[f'lawspeaker_part_measured_total{{part="{part}"}}'],
            )
            for part in PARTS
        }
        answers = sum(numbers[f'lawspeaker_answers_total{{by="{by}"}}'] for by in ("person", "bot"))
        counted = {"answers": answers, **{of: numbers[f"lawspeaker_{of}_total"] for of in ("messages", "writes")}}
        return {**found, **{name: (0.0, number) for name, number in counted.items()}}

    def processor(self) -> float:
        return processor_of(self.process.pid)


def processor_of(process: int) -> float:
    """Seconds of processor time that a process has used up."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def rationed(process: int, share: float) -> Iterator[None]:
    """Allow a process no more than this share of a core, and that before other work, by a cgroup of its own, for which
    one has to be root; 0 is all that it can get.
    """
    if not share:
        yield
        return
    first = Path("/sys/fs/cgroup/cpu")  # where the machine has the first version of cgroups
    group = (first if first.is_dir() else first.parent) / f"lawspeaker-{process}"
    quota, period = f"{1000 * PERIOD * share:.0f}", f"{1000 * PERIOD}"
    limits = {"cpu.max": f"{quota} {period}", "cpu.weight": f"{100 * FIRST}"}
    if first.is_dir():
        limits = {"cpu.cfs_period_us": period, "cpu.cfs_quota_us": quota, "cpu.shares": f"{1024 * FIRST}"}
    group.mkdir()
    try:
        for name, limit in limits.items():
            (group / name).write_text(limit)
        (group / "cgroup.procs").write_text(str(process))
        yield
        (group.parent / "cgroup.procs").write_text(str(process))
    finally:
        group.rmdir()


@contextmanager
def several(build: str, database: str, processes: int) -> Iterator[list[Server]]:
    """Servers on a PostgreSQL and a Valkey of their own; or one on a SQLite file."""
    with ExitStack() as stack:
        if database == SQLITE:
            yield [stack.enter_context(serving(build, where=MEMORY))]
            return
        postgres, valkey = stack.enter_context(a_postgres()), stack.enter_context(a_valkey())
        shared = {"LAWSPEAKER_DATABASE": postgres.new_database(), "LAWSPEAKER_VALKEY": valkey}
        yield [stack.enter_context(serving(build, where=None, **shared)) for _ in range(processes)]


@contextmanager
def serving(build: str, *, where: Path | None = None, **more: str) -> Iterator[Server]:
    """The server, with its files in this folder for a while, and more in its environment."""
    with tempfile.TemporaryDirectory(dir=where) as folder:
        server = Server(build, Path(folder), **more)
        try:
            yield server
        finally:
            server.stop()


class Crowd:
    """Some of those who play, in their own process."""

    def __init__(self, plan: CrowdPlan) -> None:
        self.process = subprocess.Popen(
            [sys.executable, HERE / "crowd.py"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.say(msgspec.json.encode(plan).decode())

    def say(self, words: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(words + "\n")
        self.process.stdin.flush()

    def hear(self) -> str:
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if not said:
            sys.exit("a crowd has stopped: see its message above")
        return said

    def processor(self) -> float:
        return processor_of(self.process.pid)

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def plans(addresses: Sequence[str], tables: int) -> list[CrowdPlan]:
    """The tables, dealt out to the crowds, and these to the servers."""
    seatings = list(islice(cycle(MIX), tables))
    return [
        CrowdPlan(addresses[number % len(addresses)], 1000 + MOST_PEOPLE * number, seatings[number::CROWDS])
        for number in range(CROWDS)
    ]


def warm(address: str) -> None:
    """One table of each kind, so that what all tables share is there before anything is measured."""
    crowd = Crowd(CrowdPlan(address, 0, MIX[:4]))
    crowd.hear()
    play([crowd], 20.0, 2.0)
    crowd.close()


def play(crowds: list[Crowd], rate: float, seconds: float) -> Report:
    """Let the crowds play at a pace, and what they saw together."""
    for crowd in crowds:
        crowd.say(msgspec.json.encode(Pace(rate / len(crowds), seconds)).decode())
    reports = [msgspec.json.decode(crowd.hear(), type=Report) for crowd in crowds]
    return Report(
        [latency for report in reports for latency in report.latencies],
        sum(report.updates for report in reports),
        sum(report.kilobytes for report in reports),
        [error for report in reports for error in report.errors],
    )


def slow_of(report: Report) -> float:
    return statistics.quantiles(report.latencies, n=100)[98] if len(report.latencies) > 100 else float("inf")


def used_by(processes: Sequence[Server | Crowd]) -> float:
    return sum(each.processor() for each in processes)


def climb(servers: list[Server], crowds: list[Crowd], ladder: Sequence[float], misses: int = 0) -> list[Rung]:
    """People answer more and more often. So many times in all a rung that is missed is tried again; after that nobody
    climbs on.
    """
    rungs: list[Rung] = []
    left = list(ladder)[::-1]
    while left:
        rate = left.pop()
        before, theirs = used_by(servers), used_by(crowds)
        report = play(crowds, rate, STEP)
        used, crowded = used_by(servers) - before, used_by(crowds) - theirs
        rung = Rung(
            wanted=rate,
            answers=len(report.latencies) / STEP,
            middle=statistics.median(report.latencies or [0.0]),
            slow=slow_of(report),
            server=used / STEP,
            crowd=crowded / STEP,
            errors=len(report.errors),
        )
        rungs.append(rung)
        print(rung, file=sys.stderr, flush=True)
        if not rung.in_time or rung.answers < 0.95 * rate:
            if not misses:
                break
            misses -= 1
            left.append(rate)
    return rungs


def measure(build: str, tables: int, rate: float, seconds: float, ladder: Sequence[float]) -> Figures:
    with serving(build) as server:
        warm(server.address)
        memory = server.memory()
        crowds = [Crowd(plan) for plan in plans([server.address], tables)]
        for crowd in crowds:
            crowd.hear()
        before, spent = server.processor(), server.spent()
        report = play(crowds, rate, seconds)
        used, grown = server.processor() - before, server.memory() - memory
        parts = parts_between(spent, server.spent())
        rungs = climb([server], crowds, ladder)
        for crowd in crowds:
            crowd.close()
    for error, count in Counter(report.errors).most_common():
        print(f"{count} times {error}", file=sys.stderr)
    answers = len(report.latencies)
    return Figures(
        build=build,
        answers=answers / seconds,
        middle=statistics.median(report.latencies),
        slow=slow_of(report),
        updates=report.updates / seconds,
        kilobytes=report.kilobytes / seconds,
        processor=used / seconds,
        memory=memory,
        each=grown / tables * 1000,
        errors=len(report.errors),
        parts={**parts, "all": used / answers},
        rungs=rungs,
    )


def parts_between(before: dict[str, tuple[float, float]], after: dict[str, tuple[float, float]]) -> dict[str, float]:
    """Processor seconds of an answer, by part. A message or a write is counted as often as an answer has some."""

    def grown(name: str) -> tuple[float, float]:
        return after[name][0] - before[name][0], after[name][1] - before[name][1]

    often = {"compress": "messages", "send": "writes"}
    answers = grown("answers")[1]
    found = {}
    for part in PARTS:
        seconds, measured = grown(part)
        found[part] = seconds / max(1.0, measured) * (grown(often[part])[1] / answers if part in often else 1.0)
    return found


class Started(msgspec.Struct):
    """How a server starts: seconds until it listens, of those on the processor, and MB of memory then."""

    build: str
    stored: int
    seconds: float
    processor: float
    memory: float


def start_with(build: str, stored: int) -> Started:
    """Start a server on a file with so many games; it must have made the file itself before."""
    with tempfile.TemporaryDirectory() as folder:
        first = Server(build, Path(folder))
        crowd = Crowd(CrowdPlan(first.address, 0, MIX[:1]))
        crowd.hear()
        crowd.close()
        first.stop()
        multiply(Path(folder) / "table.db", stored)
        begun = time.perf_counter()
        again = Server(build, Path(folder))
        seconds = time.perf_counter() - begun
        try:
            return Started(build, stored, seconds, again.processor(), again.memory())
        finally:
            again.stop()


def multiply(path: Path, times: int) -> None:
    """Copy the only game of a database so many times."""
    with closing(sqlite3.connect(path)) as database, database:
        for table, own in (("room", "id"), ("seat", "room"), ("step", "room")):
            columns = [column[1] for column in database.execute(f"PRAGMA table_info({table})")]
            said = {own: f"{own} || '-' || copies.number", "invite_hash": "NULL"}
            values = ", ".join(said.get(column, f"{table}.{column}") for column in columns)
            database.execute(
                f"WITH RECURSIVE copies(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM copies WHERE number < ?)"
                f" INSERT INTO {table} ({', '.join(columns)}) SELECT {values} FROM {table}, copies",
                (times - 1,),
            )


class Look(msgspec.Struct):
    """A look at a server that runs for long: how long it has, and how it did since the last look."""

    minutes: float
    answers: int
    slow: float  # seconds from an answer to its update: 99 of 100 were quicker
    processor: float  # milliseconds for an answer
    memory: float  # MB
    errors: list[str]


def soak(build: str, tables: int, rate: float, minutes: float) -> list[Look]:
    """Let people play for long."""
    looks = []
    with serving(build) as server:
        warm(server.address)
        crowds = [Crowd(plan) for plan in plans([server.address], tables)]
        for crowd in crowds:
            crowd.hear()
        begun = time.perf_counter()
        while (past := time.perf_counter() - begun) < 60 * minutes:
            before = server.processor()
            report = play(crowds, rate, min(OFTEN, max(1.0, 60 * minutes - past)))
            answers = len(report.latencies)
            looks.append(
                Look(
                    minutes=(time.perf_counter() - begun) / 60,
                    answers=answers,
                    slow=slow_of(report),
                    processor=(server.processor() - before) / max(1, answers) * 1000,
                    memory=server.memory(),
                    errors=report.errors,
                )
            )
            print(looks[-1], file=sys.stderr, flush=True)
        for crowd in crowds:
            crowd.close()
    return looks


def wait_for_bots(build: str, tables: int, seconds: float) -> Waits:
    with serving(build, LAWSPEAKER_PAUSE="0") as server:
        waits = asyncio.run(bots.measure(server.address, build, tables, seconds))
    for error in waits.errors:
        print(error, file=sys.stderr)
    return waits


def table(runs: list[Figures]) -> str:
    rows = [
        ("answers a second", [f"{run.answers:.0f}" for run in runs]),
        ("milliseconds from an answer to its update, p50", [f"{run.middle * 1000:.0f}" for run in runs]),
        ("milliseconds from an answer to its update, p99", [f"{run.slow * 1000:.0f}" for run in runs]),
        ("updates a second, to all sockets", [f"{run.updates:.0f}" for run in runs]),
        ("kB a second, to all sockets, before compression", [f"{run.kilobytes:.0f}" for run in runs]),
        ("of one core, the server", [f"{run.processor:.0%}" for run in runs]),
        ("MB of memory, the server without a table", [f"{run.memory:.0f}" for run in runs]),
        ("kB of memory for each table, with its sockets", [f"{run.each:.0f}" for run in runs]),
        ("errors", [f"{run.errors}" for run in runs]),
        ("p99 under 100 ms and no error", ["yes" if run.slow < WANTED and not run.errors else "no" for run in runs]),
        ("most answers a second of the ladder with p99 under 100 ms and no error", [f"{run.most:.0f}" for run in runs]),
    ]
    return drawn([run.build for run in runs], rows)


def rungs_of(runs: list[tuple[str, list[Rung]]]) -> str:
    """The rungs of several ladders, one below the other."""
    heads = ["wanted", "answers a second", "p50 in ms", "p99 in ms", "cores, server", "cores, people", "errors"]
    rows = [
        (
            name,
            [
                f"{rung.wanted:.0f}",
                f"{rung.answers:.0f}",
                f"{rung.middle * 1000:.0f}",
                f"{rung.slow * 1000:.0f}",
                f"{rung.server:.2f}",
                f"{rung.crowd:.2f}",
                f"{rung.errors}",
            ],
        )
        for name, rungs in runs
        for rung in rungs
    ]
    return drawn(heads, rows)


def profile(runs: list[Figures]) -> str:
    def cell(run: Figures, part: str) -> str:
        return f"{run.parts[part] * 1000:.2f}"

    rows = [(part, [cell(run, part) for run in runs]) for part in PARTS]
    rows.append(("all processor time of the server, for each answer of a person", [cell(run, "all") for run in runs]))
    return drawn([run.build for run in runs], rows)


def table_of_bots(runs: list[Waits]) -> str:
    rows = [
        ("answers of Novices", [f"{run.answers}" for run in runs]),
        ("milliseconds of such an answer, p50", [f"{run.middle * 1000:.0f}" for run in runs]),
        ("milliseconds of such an answer, p99", [f"{run.slow * 1000:.0f}" for run in runs]),
        ("milliseconds of the slowest", [f"{run.slowest * 1000:.0f}" for run in runs]),
        ("answers of Experts a second, all together", [f"{run.expert:.1f}" for run in runs]),
        ("errors", [f"{len(run.errors)}" for run in runs]),
        (
            f"p99 under {WANTED_OF_BOTS:.0f} s and no error",
            ["yes" if run.slow < WANTED_OF_BOTS and not run.errors else "no" for run in runs],
        ),
    ]
    heads = [f"{run.build}, {f'{run.tables} tables of Experts' if run.tables else 'alone'}" for run in runs]
    return drawn(heads, rows)


def drawn(heads: list[str], rows: list[tuple[str, list[str]]]) -> str:
    lines = ["| | " + " | ".join(heads) + " |", "|---|" + "--:|" * len(heads)]
    return "\n".join([*lines, *(f"| {name} | {' | '.join(cells)} |" for name, cells in rows)]) + "\n"


def rewrite(measured: list[str]) -> None:
    """Replace the sections that were measured, and keep the others."""
    old = [f"## {section}" for section in PAGE.read_text(encoding="utf-8").split("\n## ")[1:]]
    sections = {section.splitlines()[0]: section.strip() + "\n" for section in [*old, *measured]}
    PAGE.write_text("\n".join([HEAD, *sections.values()]), encoding="utf-8")


def people_section(options: argparse.Namespace, builds: list[str]) -> str:
    ladder = [rung for rung in LADDER if rung <= options.most]
    runs = [measure(build, options.tables, options.rate, options.seconds, ladder) for build in builds]
    seated = [len([name for name in each.seats if name in ("me", "friend")]) + each.lookers for each in MIX]
    sockets = sum(islice(cycle(seated), options.tables))
    head = PEOPLE_SECTION.format(
        machine=machine(),
        tables=options.tables,
        sockets=sockets,
        seconds=options.seconds,
        rate=options.rate,
        step=STEP,
        ladder=", ".join(f"{rung:.0f}" for rung in ladder),
    )
    climbed = RUNGS + rungs_of([(run.build, run.rungs) for run in runs])
    return head + table(runs) + climbed + PROFILE.format(rate=options.rate) + profile(runs)


def processes_section(options: argparse.Namespace, builds: list[str]) -> str:
    runs = []
    for build in builds:
        for database, processes in ((SQLITE, 1), (POSTGRES, 1), (POSTGRES, 2)):
            with several(build, database, processes) as servers, ExitStack() as stack:
                for server in servers:
                    warm(server.address)
                addresses = [server.address for server in servers]
                crowds = [Crowd(plan) for plan in plans(addresses, options.tables * processes)]
                for crowd in crowds:
                    crowd.hear()
                for server in servers:
                    stack.enter_context(rationed(server.process.pid, options.share))
                ladder = [rung * processes * options.share for rung in FINE] if options.share else LADDER
                runs.append((f"{build}, {processes} on {database}", climb(servers, crowds, ladder, misses=MISSES)))
                for crowd in crowds:
                    crowd.close()
    rationed_to = RATIONED.format(share=options.share, period=PERIOD) if options.share else SHARED
    said = textwrap.fill(PROCESSES_SECTION.format(tables=options.tables, rationed=rationed_to), 120)
    most = [f"{max((rung.answers for rung in rungs if rung.in_time), default=0.0):.0f}" for _, rungs in runs]
    held = drawn([name for name, _ in runs], [("most answers a second with p99 under 100 ms and no error", most)])
    return f"## Several processes\n\n{machine()}.\n\n{said}\n\n{held}\n" + rungs_of(runs)


def start_section(options: argparse.Namespace, builds: list[str]) -> str:
    runs = [start_with(build, stored) for build in builds for stored in (1, STORED)]
    rows = [
        ("seconds until the server listens", [f"{run.seconds:.1f}" for run in runs]),
        ("of those on the processor", [f"{run.processor:.1f}" for run in runs]),
        ("MB of memory then", [f"{run.memory:.0f}" for run in runs]),
    ]
    heads = [f"{run.build}, {run.stored} stored" for run in runs]
    return START_SECTION.format(machine=machine(), stored=f"{STORED:,}") + drawn(heads, rows)


def soak_section(options: argparse.Namespace, builds: list[str]) -> str:
    build = builds[-1]
    looks = soak(build, options.tables, options.rate, options.minutes)
    rows = [
        (
            f"{look.minutes:.0f}",
            [
                f"{look.answers}",
                f"{look.slow * 1000:.0f}",
                f"{look.processor:.2f}",
                f"{look.memory:.0f}",
                f"{len(look.errors)}",
            ],
        )
        for look in looks
    ]
    head = SOAK_SECTION.format(
        machine=machine(),
        tables=options.tables,
        rate=options.rate,
        minutes=looks[-1].minutes,
        build=build.capitalize(),
    )
    heads = ["answers since", "p99 in ms", "ms of processor time for an answer", "MB of memory", "errors"]
    return head + drawn(heads, rows).replace("| | ", "| minutes | ", 1)


def bots_section(options: argparse.Namespace, builds: list[str]) -> str:
    runs = [wait_for_bots(build, tables, options.seconds) for build in builds for tables in (0, options.experts)]
    note = f"{textwrap.fill(options.note, 120)}\n\n" if options.note else ""
    head = BOTS_SECTION.format(machine=machine(), note=note, seconds=options.seconds, tables=options.experts)
    return head + table_of_bots(runs)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the table's server under load.")
    parser.add_argument("--parts", default=f"{PEOPLE},{PROCESSES},{START},{BOTS}", help="what to measure")
    parser.add_argument("--tables", type=int, default=200, help="of people; of several processes, for each")
    parser.add_argument("--rate", type=float, default=100.0, help="answers a second, of all people together")
    parser.add_argument("--experts", type=int, default=20, help="tables of Experts")
    parser.add_argument("--most", type=float, default=LADDER[-1], help="the highest rung of the ladder")
    parser.add_argument("--share", type=float, default=0.0, help="of a core, for each of several processes; else any")
    parser.add_argument("--seconds", type=float, default=30.0, help="of people, and of bots")
    parser.add_argument(
        "--minutes", type=float, default=60.0, help="of the part `soak`, which is measured only if named"
    )
    parser.add_argument("--builds", default=f"{INTERPRETED},{COMPILED}", help="which to measure")
    parser.add_argument("--note", default="", help="what else is to be said of the bots' part on the page")
    parser.add_argument("--keep-document", action="store_true", help="do not rewrite docs/load.md")
    options = parser.parse_args()
    builds = options.builds.split(",")
    if COMPILED in builds and not (ROOT / "build" / "fast").exists():
        sys.exit("run `make load`: it compiles Lawspeaker first")
    parts = {
        PEOPLE: people_section,
        PROCESSES: processes_section,
        START: start_section,
        BOTS: bots_section,
        SOAK: soak_section,
    }
    sections = [parts[part](options, builds) for part in options.parts.split(",")]
    print("\n".join(sections))
    if not options.keep_document:
        rewrite(sections)


if __name__ == "__main__":
    main()
