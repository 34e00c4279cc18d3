"""Printing: for people with colours and columns, page by page where that helps; for programs plainly, or as JSON."""

from __future__ import annotations

import os
import sys
from itertools import zip_longest
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.table import Table

JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
WIDE = 100_000  # columns where no terminal has any


def at_terminal() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def console(stderr: bool = False) -> Console:
    from rich.console import Console

    return Console(stderr=stderr, highlight=False)


def show(*parts: RenderableType) -> None:
    """Print. Where nobody looks on, nothing is wrapped, cut or padded: a row of a table is a line with tabs."""
    if sys.stdout.isatty():
        for part in parts:
            console().print(part)
    else:
        for part in parts:
            for line in plain(part):
                print(line)  # as a terminal or a pipe can write it


def paged(parts: list[RenderableType]) -> None:
    """Print, page by page where a person reads it and it is longer than the screen."""
    target = console()
    if at_terminal():
        lines = sum(len(target.render_lines(part)) for part in parts)
        if lines > target.height:
            os.environ.setdefault("LESS", "-R")  # shows colours instead of their codes
            with target.pager(styles=os.environ.get("PAGER", "less").startswith("less")):
                for part in parts:
                    target.print(part)
            return
    show(*parts)


def as_json(value: Any) -> None:
    """Print a value as JSON."""
    import msgspec

    typer.echo(msgspec.json.format(msgspec.json.encode(value)).decode())


def plain(part: RenderableType) -> list[str]:
    """What is printed, as lines of text alone."""
    from rich.console import Group
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    if isinstance(part, Table):
        return rows_of(part)
    if isinstance(part, Group):
        return [line for each in part.renderables for line in plain(each)]
    if isinstance(part, Padding):
        return plain(part.renderable)
    if isinstance(part, Text):
        return part.plain.split("\n")
    if isinstance(part, str):
        return Text.from_markup(part).plain.split("\n")
    return drawn(part)


def rows_of(table: Table) -> list[str]:
    """A table: its title, its headings and its rows, with tabs between the cells."""
    rows = [] if table.title is None else ["\n".join(plain(table.title))]
    headed = table.show_header and any(plain(column.header) != [""] for column in table.columns)
    if headed:
        rows.append("\t".join(" ".join(plain(column.header)) for column in table.columns))
    for cells in zip_longest(*(column.cells for column in table.columns), fillvalue=""):
        rows.append("\t".join(" ".join(plain(cell)) for cell in cells).rstrip("\t"))
    return rows


def drawn(part: RenderableType) -> list[str]:
    """Anything else, drawn as wide as it likes."""
    from rich.console import Console

    target = Console(width=WIDE, no_color=True, highlight=False)
    with target.capture() as captured:
        target.print(part)
    return [line.rstrip() for line in captured.get().rstrip("\n").split("\n")]
