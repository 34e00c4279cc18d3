"""Printing for people, page by page where that helps."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


def at_terminal() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def console(stderr: bool = False) -> Console:
    from rich.console import Console

    return Console(stderr=stderr, highlight=False)


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
    for part in parts:
        target.print(part)
