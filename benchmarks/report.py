"""What is made of the figures of a run: tables, verdicts, the page of the documentation, and a file to compare with."""

from __future__ import annotations

import json
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

import plan
from machine import machine
from plan import Line, Measured, Part, Target
from rich.console import Console
from rich.table import Table


class Key(NamedTuple):
    """What a figure is of."""

    contender: str
    measure: str
    figure: str
    game: str
    seats: int
    dealt: bool


Found = dict[Key, list[float]]  # of all rounds


class Run(NamedTuple):
    """A run of some parts for some games, and what it was run with."""

    parts: list[Part]
    games: list[Measured]
    found: Found
    rounds: int
    versions: str

    def values(self, line: Line, game: Measured, seats: int) -> list[float]:
        """The figures of a line; another engine's are the same whatever is compared with them."""
        played = plan.table(line.contender, game, seats)
        return self.found[Key(line.contender, line.measure, line.figure, played.game, played.seats, played.dealt)]


def cell(values: list[float], first: list[float]) -> str:
    """The median, how far the middle half of the rounds spreads, and the ratio to the first line."""
    middle = median(values)
    low, _, high = quantiles(values, n=4) if len(values) > 1 else (middle, middle, middle)
    spread = (high - low) / 2 / middle
    ratio = "" if values is first else f"  {middle / median(first):.2f}x"
    return f"{middle:,.{0 if middle >= 100 else 1}f} ±{spread:.0%}{ratio}"


def tables(run: Run, part: Part, games: list[Measured]) -> list[Table]:
    """The figures of a part for some games, those of the same kind together."""
    columns = [(game, seats) for game in games for seats in game.seats]
    shown = []
    for title, lines in part.tables.items():
        table = Table(title=title, title_justify="left")
        table.add_column("contender")
        table.add_column("counted")
        for game, seats in columns:
            table.add_column(f"{seats} seats" if len(games) == 1 else f"{game.title}, {seats} seats", justify="right")
        for line in lines:
            cells = [cell(run.values(line, game, seats), run.values(lines[0], game, seats)) for game, seats in columns]
            table.add_row(line.contender, line.counted, *cells)
        shown.append(table)
    return shown


def verdict(run: Run, game: Measured, target: Target) -> tuple[str, bool]:
    """The figure of the seat count that comes out worst, and whether it is good enough."""
    figures = [figure(run, game, target, seats) for seats in game.seats]
    worst = min(figures) if target.least else max(figures)
    said = f"{worst:,.0f} {target.line.figure}" if target.beside is None else f"{worst:.2f} times"
    return said, target.least <= worst <= target.most


def figure(run: Run, game: Measured, target: Target, seats: int) -> float:
    """What a target asks for: a median, or how it compares. Two figures of one measure are taken in turns, so each
    round compares them, and the median of that is surer than the ratio of two medians.
    """
    values = run.values(target.line, game, seats)
    if target.beside is None:
        return median(values)
    beside = run.values(target.beside, game, seats)
    if (target.line.contender, target.line.measure) != (target.beside.contender, target.beside.measure):
        return median(values) / median(beside)
    return median(one / other for one, other in zip(values, beside, strict=True))


def show(run: Run, console: Console) -> None:
    for part in run.parts:
        console.rule(part.title, align="left")
        for games in groups(run, part):
            if part.each_game:
                console.rule(games[0].title, align="left", style="dim")
            for table in tables(run, part, games):
                console.print(table)
            for said, measured, met in verdicts(run, part, games):
                console.print(f"{'[green]met' if met else '[red]MISSED'}[/] {measured}  {said}")


def groups(run: Run, part: Part) -> list[list[Measured]]:
    """The games of a run, those together that are shown together."""
    return [[game] for game in run.games] if part.each_game else [run.games]


def verdicts(run: Run, part: Part, games: list[Measured]) -> list[tuple[str, str, bool]]:
    """The targets of games for what a part measures, what was measured, and whether that is good enough."""
    lines = [line for table in part.tables.values() for line in table]
    return [
        (target.said if part.each_game else f"{game.title}, {target.said}", *verdict(run, game, target))
        for game in games
        for target in game.targets
        if target.line in lines
    ]


# What it was run with


def version(python: Path, package: str) -> str:
    """Of a package that another Python has installed."""
    question = f"import importlib.metadata as m; print(m.version({package!r}))"
    return subprocess.run([python, "-c", question], capture_output=True, text=True, check=True).stdout.strip()


# Files


def write_results(run: Run, folder: Path) -> Path:
    """Every figure of every round, for later comparisons."""
    folder.mkdir(exist_ok=True)
    now = datetime.now(UTC)
    plain = {
        "when": now.isoformat(timespec="seconds"),
        "machine": machine(),
        "beside": run.versions,
        "rounds": run.rounds,
        "figures": [{**key._asdict(), "values": values} for key, values in run.found.items()],
    }
    path = folder / f"{now:%Y-%m-%d-%H%M%S}.json"
    path.write_text(json.dumps(plain, indent=1), encoding="utf-8")
    return path


HEAD = """\
# Benchmarks

`make bench` measures this anew and rewrites this page, `make bench ARGS="--only envs,search"` some of its sections;
nothing here is checked by a test. Each figure is the median in processor time, ± half of the range that holds the
middle half of the rounds, and its ratio to the first line of its table.
"""


def write_document(run: Run, path: Path) -> None:
    """The page of the documentation with these results. Parts that were not measured stay as they are."""
    known = sections(path.read_text(encoding="utf-8")) if path.exists() else {}
    known |= {part.title: section(run, part) for part in run.parts}
    parts = [known[part.title] for part in plan.PARTS.values() if part.title in known]
    path.write_text("\n".join([HEAD, *parts]), encoding="utf-8")


def sections(page: str) -> dict[str, str]:
    """The sections of a page by their titles."""
    _, *parts = page.split("\n## ")
    return {part.partition("\n")[0]: f"## {part.rstrip()}\n" for part in parts}


def section(run: Run, part: Part) -> str:
    """What is said of a part: how it was measured, tables and targets."""
    date = f"{datetime.now(UTC):%d %B %Y}"
    lines = [f"## {part.title}", "", f"{machine()}. {run.versions}. {date}, {run.rounds} rounds.", "", part.about, ""]
    for games in groups(run, part):
        if part.each_game:
            lines += [f"### {games[0].title}", ""]
        for table in tables(run, part, games):
            lines += [*markdown(table), ""]
        if judged := verdicts(run, part, games):
            lines += ["| target, for the seat count that does worst | measured | met |", "|---|--:|---|"]
            lines += [f"| {said} | {measured} | {'yes' if met else 'no'} |" for said, measured, met in judged]
            lines.append("")
    return "\n".join(lines)


def markdown(table: Table) -> list[str]:
    """A table as the page shows it: its title heads the first column."""
    columns = [list(column.cells) for column in table.columns]
    headings = [str(table.title), *(str(column.header) for column in table.columns[1:])]
    rows = ["| " + " | ".join(str(text) for text in row) + " |" for row in zip(*columns, strict=True)]
    return ["| " + " | ".join(headings) + " |", "|---|---|" + "--:|" * (len(columns) - 2), *rows]
