"""Measures Lawspeaker, interpreted and compiled, beside Catanatron, all in one run.

    make bench                       the whole run, about three minutes
    python benchmarks/bench.py --help

Every contender is a process of its own. In each round they take turns at every measure, so that whatever else the
machine does hits all of them alike; what counts is the median of the rounds, in processor time. A decision is an
answer of a random player that had several options. Catanatron also calls its players where there is only one; for the
targets even those calls are counted for it, and nothing but real decisions for Lawspeaker.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
ROOT = HERE.parent
COMPILED = ROOT / "build" / "fast"
RESULTS = HERE / "results"
DOCUMENT = ROOT / "docs" / "benchmarks.md"

SEATS = (2, 3, 4)
CATANATRON, INTERPRETED, FAST = "Catanatron", "Lawspeaker, interpreted", "Lawspeaker, compiled"


class Measure(NamedTuple):
    """One line of the results: what is asked of which contender, and which figure of its answer counts."""

    title: str
    measure: str
    contender: str
    figure: str


PLAY = [
    Measure("every call of a player", "play", CATANATRON, "asked"),
    Measure("real decisions only", "play", CATANATRON, "decisions"),
    Measure("real decisions", "play", INTERPRETED, "decisions"),
    Measure("real decisions", "play", FAST, "decisions"),
    Measure("real decisions, recording", "recording", INTERPRETED, "decisions"),
    Measure("real decisions, recording", "recording", FAST, "decisions"),
]
COPY = [Measure("a copy at any decision", "copy", name, "microseconds") for name in (CATANATRON, INTERPRETED, FAST)]
MEMORY = [Measure("a finished game", "memory", name, "bytes") for name in (CATANATRON, INTERPRETED, FAST)]

TARGETS = [
    "interpreted, decisions a second: at least 2 times Catanatron's calls",
    "compiled, decisions a second: at least 10 times Catanatron's calls",
    "compiled, a copy: at most half of Catanatron's time",
    "a finished match with its record: less than 1 MB",
]


class Contender:
    """A side in its own process."""

    def __init__(self, python: Path, script: str, path: Path | None) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if path is not None:
            environment["PYTHONPATH"] = str(path)
        self.process = subprocess.Popen(
            [python, HERE / script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def ask(self, measure: str, seats: int, first: int, seconds: float) -> dict[str, float]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        request = {"measure": measure, "seats": seats, "first": first, "seconds": seconds}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            sys.exit(f"{self.process.args!r} has stopped: see its message above")
        figures: dict[str, float] = json.loads(answer)
        return figures

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


Rounds = dict[Measure, dict[int, list[float]]]


def measure(rounds: int, seconds: float, bench_python: Path, console: Console) -> Rounds:
    """All figures of all rounds."""
    own = Path(sys.executable)
    contenders = {
        CATANATRON: Contender(bench_python, "catanatron_side.py", None),
        INTERPRETED: Contender(own, "lawspeaker_side.py", ROOT / "src"),
        FAST: Contender(own, "lawspeaker_side.py", COMPILED),
    }
    found: Rounds = {each: {seats: [] for seats in SEATS} for each in [*PLAY, *COPY, *MEMORY]}
    with console.status("") as status:
        for number in range(rounds):
            status.update(f"round {number + 1} of {rounds}")
            for seats in SEATS:
                for asked in ("play", "recording", "copy"):
                    for name, contender in contenders.items():
                        lines = [each for each in found if (each.measure, each.contender) == (asked, name)]
                        if lines:
                            figures = contender.ask(asked, seats, number * 1000, seconds)
                            for line in lines:
                                found[line][seats].append(figures[line.figure])
        status.update("memory")
        for line in MEMORY:
            for seats in SEATS:
                for number in range(5):
                    found[line][seats].append(contenders[line.contender].ask("memory", seats, number, 0)["bytes"])
    for contender in contenders.values():
        contender.close()
    return found


def cell(values: list[float], baseline: list[float]) -> str:
    """The median, how far the middle half of the rounds spreads, and the ratio to the baseline."""
    middle = median(values)
    low, _, high = quantiles(values, n=4) if len(values) > 1 else (middle, middle, middle)
    spread = (high - low) / 2 / middle
    ratio = "" if values is baseline else f"  {middle / median(baseline):.2f}x"
    return f"{middle:,.0f} ±{spread:.0%}{ratio}"


def tables(found: Rounds) -> list[Table]:
    shown = []
    for title, lines in (
        ("Decisions a second", PLAY),
        ("Microseconds for a copy", COPY),
        ("Bytes in memory", MEMORY),
    ):
        table = Table(title=title, title_justify="left")
        table.add_column("contender")
        table.add_column("counted")
        for seats in SEATS:
            table.add_column(f"{seats} seats", justify="right")
        for line in lines:
            cells = [cell(found[line][seats], found[lines[0]][seats]) for seats in SEATS]
            table.add_row(line.contender, line.title, *cells)
        shown.append(table)
    return shown


def verdicts(found: Rounds) -> list[tuple[str, float, bool]]:
    """For each target the figure of the seat count that comes out worst, and whether it is met."""

    def ratios(line: Measure, baseline: Measure) -> list[float]:
        return [median(found[line][seats]) / median(found[baseline][seats]) for seats in SEATS]

    interpreted = min(ratios(PLAY[2], PLAY[0]))
    compiled = min(ratios(PLAY[3], PLAY[0]))
    copied = max(ratios(COPY[2], COPY[0]))
    megabytes = max(median(found[line][seats]) for line in MEMORY[1:] for seats in SEATS) / 1e6
    met = [interpreted >= 2, compiled >= 10, copied <= 0.5, megabytes < 1]
    return list(zip(TARGETS, [interpreted, compiled, copied, megabytes], met, strict=True))


def machine() -> str:
    model = platform.processor() or platform.machine()
    information = Path("/proc/cpuinfo")
    if information.exists():
        for line in information.read_text().splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    return f"{model}, {os.cpu_count()} cores; {platform.system()}, Python {platform.python_version()}"


def versions(bench_python: Path) -> str:
    question = "import importlib.metadata as m; print(m.version('catanatron'))"
    return subprocess.run([bench_python, "-c", question], capture_output=True, text=True, check=True).stdout.strip()


def write_results(found: Rounds, rounds: int, catanatron: str) -> Path:
    """Every figure of every round, for later comparisons."""
    RESULTS.mkdir(exist_ok=True)
    now = datetime.now(UTC)
    plain = {
        "when": now.isoformat(timespec="seconds"),
        "machine": machine(),
        "catanatron": catanatron,
        "rounds": rounds,
        "figures": [
            {**line._asdict(), "seats": seats, "values": values}
            for line, by_seats in found.items()
            for seats, values in by_seats.items()
        ],
    }
    path = RESULTS / f"{now:%Y-%m-%d-%H%M%S}.json"
    path.write_text(json.dumps(plain, indent=1), encoding="utf-8")
    return path


def write_document(found: Rounds, rounds: int, catanatron: str) -> None:
    """The page of the documentation with these results."""
    lines = [
        "# Benchmarks",
        "",
        "`make bench` measures this anew and rewrites this page; nothing here is checked by a test.",
        "",
        f"{machine()}. Catanatron {catanatron}. {datetime.now(UTC):%d %B %Y}, {rounds} rounds. Each figure is the",
        "median in processor time, ± half of the range that holds the middle half of the rounds, and its ratio to the",
        "first line.",
        "",
        "Catan and The Arctic are different games: the comparison says how fast two Python engines get through",
        "decisions of random players, not which game is the bigger. Both sides use their own random players. A real",
        "decision is one with several options. Catanatron calls its players also where there is one option, and the",
        "targets count all those calls for it; Lawspeaker's kernel answers such asks itself, and they are not counted.",
        "The recording lines are matches as people play them, with their record, ready to be copied and taken back at",
        "every ask; the others are matches as simulations play them. Copies are made of such recording matches at",
        "every seventh decision of whole games.",
        "",
    ]
    for table in tables(found):
        columns = [list(column.cells) for column in table.columns]
        lines.append(
            "| " + " | ".join([str(table.title), *(str(column.header) for column in table.columns[1:])]) + " |"
        )
        lines.append("|---|---|" + "--:|" * len(SEATS))
        lines += ["| " + " | ".join(str(text) for text in row) + " |" for row in zip(*columns, strict=True)]
        lines.append("")
    lines += ["| target, for the seat count that does worst | measured | met |", "|---|--:|---|"]
    lines += [f"| {name} | {figure:.2f} | {'yes' if met else 'no'} |" for name, figure, met in verdicts(found)]
    DOCUMENT.parent.mkdir(exist_ok=True)
    DOCUMENT.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure Lawspeaker beside Catanatron.")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.6, help="for each measure of each round")
    parser.add_argument("--python", type=Path, default=ROOT / "build" / "bench-venv" / "bin" / "python")
    parser.add_argument("--keep-document", action="store_true", help="do not rewrite docs/benchmarks.md")
    options = parser.parse_args()
    if not options.python.exists() or not COMPILED.exists():
        sys.exit("run `make bench`: it installs Catanatron and compiles Lawspeaker first")
    console = Console(width=None if sys.stdout.isatty() else 130)
    catanatron = versions(options.python)
    found = measure(options.rounds, options.seconds, options.python, console)
    for table in tables(found):
        console.print(table)
    for name, figure, met in verdicts(found):
        console.print(f"{'[green]met' if met else '[red]MISSED'}[/] {figure:.2f}  {name}")
    console.print(f"\n{write_results(found, options.rounds, catanatron)}")
    if not options.keep_document:
        write_document(found, options.rounds, catanatron)


if __name__ == "__main__":
    main()
