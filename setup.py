"""Builds the package; with LAWSPEAKER_FAST=1 the kernel, the games and what environments do at every step are compiled.

What is not compiled is what runs once, before a match begins, and the one schema that msgspec has to see as Python.
"""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import Extension, setup  # type: ignore[import-untyped]

PACKAGE = Path("src/lawspeaker")

# By folder: which files and folders stay interpreted there. Each folder is compiled as one group, which keeps build
# time linear.
INTERPRETED = {
    "envs/stepping": {"__init__.py"},
    "kernel": {"__init__.py", "document.py", "files.py", "save.py", "sourced.py"},
    "games/arctic": {"__init__.py", "box.py", "loading.py", "faces"},
    "games/greenland": {"__init__.py", "box.py", "loading.py", "faces"},
    "games/neanderthal": {"__init__.py", "box.py", "loading.py", "faces"},
    "games/root": {"__init__.py", "box.py", "drawing.py", "loading.py", "faces"},
    "games/tribes": {"__init__.py", "boxes.py", "drawing.py", "loading.py"},
}


def groups() -> list[tuple[list[str], str | None]]:
    """The files that are compiled, group by group, and what each group is called."""
    return [
        (
            sorted(
                str(file) for file in (PACKAGE / folder).rglob("*.py") if not left_out & {file.name, file.parent.name}
            ),
            "lawspeaker_" + folder.replace("/", "_"),
        )
        for folder, left_out in INTERPRETED.items()
    ]


def extensions() -> list[Extension]:
    if os.environ.get("LAWSPEAKER_FAST") != "1":
        return []
    from mypyc.build import mypycify  # only here: a pure build needs no compiler and no mypy

    separate = groups()
    paths = ["--strict", "--explicit-package-bases", *(file for files, _ in separate for file in files)]
    return list(mypycify(paths, opt_level="1", separate=separate, target_dir="build/mypyc"))


setup(ext_modules=extensions())
