"""Measures Lawspeaker, interpreted and compiled, beside Catanatron and OpenSpiel, all in one run.

    make bench                               the whole run, some minutes
    make bench ARGS="--only envs,search"     these parts of it, and rewrite their sections of the page
    make bench ARGS="--only rules,root"      one part of one game, and rewrite nothing
    python benchmarks/bench.py --help

Every contender is a process of its own. In each round they take turns at every measure, so that whatever else the
machine does hits all of them alike; what counts is the median of the rounds, in processor time.

What is measured, how it is counted and what for is in plan.py; what is made of it in report.py.
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

import plan
import report
from plan import CATANATRON, FAST, GAMES, INTERPRETED, OPEN_SPIEL, PARTS, Measured, Part
from report import Key
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


def bouts(parts: list[Part], games: list[Measured]) -> Iterator[tuple[str, str, Table]]:
    """Who is asked for what, in turn. What another engine plays it plays once, and all games compare with it."""
    lines = [line for part in parts for each in part.tables.values() for line in each]
    seen: set[tuple[str, str, str, int, bool]] = set()
    for measure in dict.fromkeys(line.measure for line in lines):
        contenders = dict.fromkeys(line.contender for line in lines if line.measure == measure)
        for game, seats in [(each, seats) for each in games for seats in each.seats]:
            for contender in contenders:
                table = plan.table(contender, game, seats)
                bout = (contender, measure, table.game, table.seats, table.dealt)
                if bout not in seen:
                    seen.add(bout)
                    yield contender, measure, table


def measure(run: report.Run, seconds: float, sides: dict[str, Contender], console: Console) -> None:
    """All figures of all rounds."""
    with console.status("") as status:
        for number in range(run.rounds):
            for contender, measure, table in bouts(run.parts, run.games):
                status.update(f"round {number + 1} of {run.rounds}: {measure}, {table.game}")
                if measure == "memory" and number >= MEMORY_ROUNDS:
                    continue
                figures = sides[contender].ask(measure, table, number * 1000, seconds)
                for name, figure in figures.items():
                    run.found[Key(contender, measure, name, table.game, table.seats, table.dealt)].append(figure)


def chosen(text: str) -> list[str]:
    """Names of parts and games."""
    names = text.split(",")
    known = [*PARTS, *(game.name for game in GAMES)]
    for name in names:
        if name not in known:
            raise argparse.ArgumentTypeError(f"{name!r} is none of {', '.join(known)}")
    return names


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure Lawspeaker beside Catanatron and OpenSpiel.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.6, help="for each measure of each round")
    parser.add_argument(
        "--only",
        type=chosen,
        default=[],
        metavar="NAMES",
        help=f"measure these parts ({', '.join(PARTS)}) and games, with commas in between;"
        " a part is rewritten in the document if all games were measured",
    )
    parser.add_argument("--python", type=Path, default=ROOT / "build" / "bench-venv" / "bin" / "python")
    parser.add_argument("--compiled", type=Path, default=ROOT / "build" / "fast")
    parser.add_argument("--keep-document", action="store_true", help="do not rewrite docs/benchmarks.md")
    options = parser.parse_args()
    if not options.python.exists() or not options.compiled.exists():
        sys.exit("run `make bench`: it installs Catanatron and compiles Lawspeaker first")
    games = [game for game in GAMES if game.name in options.only] or GAMES
    parts = [part for name, part in PARTS.items() if name in options.only] or list(PARTS.values())
    own = Path(sys.executable)
    sides = {
        CATANATRON: Contender(options.python, "catanatron_side.py", None),
        OPEN_SPIEL: Contender(own, "open_spiel_side.py", None),
        INTERPRETED: Contender(own, "lawspeaker_side.py", ROOT / "src"),
        FAST: Contender(own, "lawspeaker_side.py", options.compiled),
    }
    console = Console(width=None if sys.stdout.isatty() else 130)
    versions = (
        f"Catanatron {report.version(options.python, 'catanatron')}, OpenSpiel {report.version(own, 'open_spiel')}"
    )
    run = report.Run(parts, games, defaultdict(list), options.rounds, versions)
    measure(run, options.seconds, sides, console)
    for side in sides.values():
        side.close()
    report.show(run, console)
    console.print(f"\n{report.write_results(run, HERE / 'results')}")
    if not options.keep_document and games == GAMES:
        report.write_document(run, ROOT / "docs" / "benchmarks.md")


if __name__ == "__main__":
    main()
