"""Measures Lawspeaker, interpreted and compiled, beside Catanatron, all in one run.

    make bench                       the whole run, some minutes
    python benchmarks/bench.py --help

Every contender is a process of its own. In each round they take turns at every measure, so that whatever else the
machine does hits all of them alike; what counts is the median of the rounds, in processor time. A decision is an
answer of a random player that had several options. Catanatron also calls its players where there is only one; for the
targets even those calls are counted for it, and nothing but real decisions for Lawspeaker.

What is measured and what for is in plan.py; what is made of it in report.py.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import report
from plan import CATANATRON, FAST, GAMES, INTERPRETED, TABLES, Measured
from report import CATAN, Found, Key
from rich.console import Console
from side import Table

HERE = Path(__file__).parent
ROOT = HERE.parent
MEMORY_ROUNDS = 5  # it hardly varies, and takes no time to speak of


class Contender:
    """A side in its own process."""

    def __init__(self, python: Path, script: str, path: Path | None) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if path is not None:
            environment["PYTHONPATH"] = str(path)
        self.process = subprocess.Popen(
            [python, HERE / script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def ask(self, measure: str, table: Table, first: int, seconds: float) -> dict[str, float]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        request = {"measure": measure, "table": table, "first": first, "seconds": seconds}
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


def bouts(games: list[Measured]) -> Iterator[tuple[str, str, Table]]:
    """Who is asked for what, in turn. Catanatron plays once for each number of seats, and all games compare with it."""
    lines = [line for each in TABLES.values() for line in each]
    for measure in dict.fromkeys(line.measure for line in lines):
        contenders = dict.fromkeys(line.contender for line in lines if line.measure == measure)
        played: set[int] = set()
        for game, seats in [(each, seats) for each in games for seats in each.seats]:
            for contender in contenders:
                if contender != CATANATRON:
                    yield contender, measure, Table(game.name, seats, game.rules)
                elif seats not in played:
                    played.add(seats)
                    yield contender, measure, Table(CATAN, seats, {})


def measure(games: list[Measured], rounds: int, seconds: float, sides: dict[str, Contender], console: Console) -> Found:
    """All figures of all rounds."""
    found: Found = defaultdict(list)
    with console.status("") as status:
        for number in range(rounds):
            status.update(f"round {number + 1} of {rounds}")
            for contender, measure, table in bouts(games):
                if measure == "memory" and number >= MEMORY_ROUNDS:
                    continue
                figures = sides[contender].ask(measure, table, number * 1000, seconds)
                for name, figure in figures.items():
                    found[Key(contender, measure, name, table.game, table.seats)].append(figure)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure Lawspeaker beside Catanatron.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.6, help="for each measure of each round")
    parser.add_argument("--only", choices=[game.name for game in GAMES], help="measure this game, rewrite no document")
    parser.add_argument("--python", type=Path, default=ROOT / "build" / "bench-venv" / "bin" / "python")
    parser.add_argument("--compiled", type=Path, default=ROOT / "build" / "fast")
    parser.add_argument("--keep-document", action="store_true", help="do not rewrite docs/benchmarks.md")
    options = parser.parse_args()
    if not options.python.exists() or not options.compiled.exists():
        sys.exit("run `make bench`: it installs Catanatron and compiles Lawspeaker first")
    games = [game for game in GAMES if options.only in (None, game.name)]
    own = Path(sys.executable)
    sides = {
        CATANATRON: Contender(options.python, "catanatron_side.py", None),
        INTERPRETED: Contender(own, "lawspeaker_side.py", None),
        FAST: Contender(own, "lawspeaker_side.py", options.compiled),
    }
    console = Console(width=None if sys.stdout.isatty() else 130)
    found = measure(games, options.rounds, options.seconds, sides, console)
    for side in sides.values():
        side.close()
    run = report.Run(games, found, options.rounds, report.version(options.python))
    report.show(run, console)
    console.print(f"\n{report.write_results(run, HERE / 'results')}")
    if not options.keep_document and not options.only:
        report.write_document(run, ROOT / "docs" / "benchmarks.md")


if __name__ == "__main__":
    main()
