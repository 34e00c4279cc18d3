"""What is made of the figures of a run: tables, verdicts, the page of the documentation, and a file to compare with."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from plan import CATANATRON, TABLES, Line, Measured, Target
from rich.console import Console
from rich.table import Table

CATAN = "catan"


class Key(NamedTuple):
    """What a figure is of."""

    contender: str
    measure: str
    figure: str
    game: str
    seats: int


Found = dict[Key, list[float]]  # of all rounds


class Run(NamedTuple):
    """A run of all measures, and what it was run with."""

    games: list[Measured]
    found: Found
    rounds: int
    catanatron: str

    def values(self, line: Line, game: Measured, seats: int) -> list[float]:
        """The figures of a line; Catanatron's are the same whatever is compared with them."""
        played = CATAN if line.contender == CATANATRON else game.name
        return self.found[Key(line.contender, line.measure, line.figure, played, seats)]


def cell(values: list[float], first: list[float]) -> str:
    """The median, how far the middle half of the rounds spreads, and the ratio to the first line."""
    middle = median(values)
    low, _, high = quantiles(values, n=4) if len(values) > 1 else (middle, middle, middle)
    spread = (high - low) / 2 / middle
    ratio = "" if values is first else f"  {middle / median(first):.2f}x"
    return f"{middle:,.{0 if middle >= 100 else 1}f} ±{spread:.0%}{ratio}"


def tables(run: Run, game: Measured) -> list[Table]:
    """The figures of a game, those of the same kind together."""
    shown = []
    for title, lines in TABLES.items():
        table = Table(title=title, title_justify="left")
        table.add_column("contender")
        table.add_column("counted")
        for seats in game.seats:
            table.add_column(f"{seats} seats", justify="right")
        for line in lines:
            cells = [cell(run.values(line, game, seats), run.values(lines[0], game, seats)) for seats in game.seats]
            table.add_row(line.contender, line.counted, *cells)
        shown.append(table)
    return shown


def verdict(run: Run, game: Measured, target: Target) -> tuple[str, bool]:
    """The figure of the seat count that comes out worst, and whether it is good enough."""
    figures = [median(run.values(target.line, game, seats)) for seats in game.seats]
    if target.beside is not None:
        beside = [median(run.values(target.beside, game, seats)) for seats in game.seats]
        figures = [figure / other for figure, other in zip(figures, beside, strict=True)]
    worst = min(figures) if target.least else max(figures)
    said = f"{worst:,.0f} {target.line.figure}" if target.beside is None else f"{worst:.2f} times"
    return said, target.least <= worst <= target.most


def show(run: Run, console: Console) -> None:
    for game in run.games:
        console.rule(game.title, align="left")
        for table in tables(run, game):
            console.print(table)
        for target in game.targets:
            said, met = verdict(run, game, target)
            console.print(f"{'[green]met' if met else '[red]MISSED'}[/] {said}  {target.said}")


# What it was run with


def machine() -> str:
    model = platform.processor() or platform.machine()
    information = Path("/proc/cpuinfo")
    if information.exists():
        for line in information.read_text().splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    return f"{model}, {os.cpu_count()} cores; {platform.system()}, Python {platform.python_version()}"


def version(bench_python: Path) -> str:
    """Of Catanatron."""
    question = "import importlib.metadata as m; print(m.version('catanatron'))"
    return subprocess.run([bench_python, "-c", question], capture_output=True, text=True, check=True).stdout.strip()


# Files


def write_results(run: Run, folder: Path) -> Path:
    """Every figure of every round, for later comparisons."""
    folder.mkdir(exist_ok=True)
    now = datetime.now(UTC)
    plain = {
        "when": now.isoformat(timespec="seconds"),
        "machine": machine(),
        "catanatron": run.catanatron,
        "rounds": run.rounds,
        "figures": [{**key._asdict(), "values": values} for key, values in run.found.items()],
    }
    path = folder / f"{now:%Y-%m-%d-%H%M%S}.json"
    path.write_text(json.dumps(plain, indent=1), encoding="utf-8")
    return path


HEAD = """\
# Benchmarks

`make bench` measures this anew and rewrites this page; nothing here is checked by a test.

{machine}. Catanatron {catanatron}. {date}, {rounds} rounds.
Each figure is the median in processor time, ± half of the range that holds the middle half of the rounds, and its
ratio to the first line.

Catan is another game than {games}: the comparison says how fast two Python engines get
through decisions of random players, not which game is the bigger. Both sides use their own random players. A real
decision is one with several options. Catanatron calls its players also where there is one option, and the targets
count all those calls for it; Lawspeaker's kernel answers such asks itself, and they are not counted. The recording
lines are matches as people play them, with their record, ready to be copied and taken back at every ask; the others
are matches as simulations play them. Copies and views are made of such recording matches at every seventh decision of
whole games. A finished game is kept with its record.
"""


def write_document(run: Run, path: Path) -> None:
    """The page of the documentation with these results."""
    parts = [
        HEAD.format(
            machine=machine(),
            catanatron=run.catanatron,
            date=f"{datetime.now(UTC):%d %B %Y}",
            rounds=run.rounds,
            games=" or ".join(game.title for game in run.games),
        )
    ]
    parts += [section(run, game) for game in run.games]
    path.write_text("\n".join(parts), encoding="utf-8")


def section(run: Run, game: Measured) -> str:
    """The tables and targets of a game."""
    lines = [f"## {game.title}", ""]
    for table in tables(run, game):
        lines += [*markdown(table), ""]
    lines += ["| target, for the seat count that does worst | measured | met |", "|---|--:|---|"]
    for target in game.targets:
        said, met = verdict(run, game, target)
        lines.append(f"| {target.said} | {said} | {'yes' if met else 'no'} |")
    return "\n".join(lines) + "\n"


def markdown(table: Table) -> list[str]:
    """A table as the page shows it: its title heads the first column."""
    columns = [list(column.cells) for column in table.columns]
    headings = [str(table.title), *(str(column.header) for column in table.columns[1:])]
    rows = ["| " + " | ".join(str(text) for text in row) + " |" for row in zip(*columns, strict=True)]
    return ["| " + " | ".join(headings) + " |", "|---|---|" + "--:|" * (len(columns) - 2), *rows]
