"""Builds the package; with LAWSPEAKER_FAST=1 the kernel, the games, what environments do at every step, and what the
table's server does for every answer are compiled.

What is not compiled is what runs once, before a match begins, and the one schema that msgspec has to see as Python.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

PACKAGE = Path("src/lawspeaker")
WRITTEN = Path("build/mypyc")  # where mypyc writes its C files and their headers

# By folder: which files and folders stay interpreted there.
INTERPRETED = {
    "envs/stepping": {"__init__.py", "lens.py"},
    "kernel": {"__init__.py", "document.py", "files.py", "garbage.py", "save.py", "sourced.py"},
    "games/arctic": {"__init__.py", "box.py", "loading.py", "faces"},
    "games/greenland": {"__init__.py", "box.py", "loading.py", "faces"},
    "games/neanderthal": {"__init__.py", "box.py", "loading.py", "faces"},
    "games/root": {"__init__.py", "box.py", "drawing.py", "loading.py", "faces"},
    "games/tribes": {"__init__.py", "boxes.py", "drawing.py", "loading.py"},
    "players": {"__init__.py", "deals.py", "levels.py", "search"},
}

# Of other folders: what the table's server does for every answer.
SINGLE = ["table/live/played.py", "table/live/seen.py", "text/pointing.py", "text/words.py"]


# Everything becomes one library, so that mypyc knows all classes: which have no others below them, and which of their
# attributes are always there. Its files are compiled one by one. What mypyc defines in each of them is there once, and
# they call each other directly, because nothing outside calls them by name.
LINKED_TOGETHER = ["-fcommon", "-fvisibility=hidden"] if os.name == "posix" else []


def compiled() -> list[str]:
    """The files that are compiled."""
    folders = [
        str(file)
        for folder, left_out in INTERPRETED.items()
        for file in sorted((PACKAGE / folder).rglob("*.py"))
        if not left_out & {file.name, file.parent.name}
    ]
    return folders + [str(PACKAGE / file) for file in SINGLE]


def extensions() -> list[Extension]:
    if os.environ.get("LAWSPEAKER_FAST") != "1":
        return []
    from mypyc.build import mypycify  # only here: a pure build needs no compiler and no mypy

    found: list[Extension] = mypycify(
        ["--strict", "--explicit-package-bases", *compiled()],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        group_name="lawspeaker",
        target_dir=str(WRITTEN),
    )
    found.append(Extension("lawspeaker.envs.stepping._lens", [str(PACKAGE / "envs/stepping/_lens.c")]))
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *LINKED_TOGETHER]  # all have mypyc's one list
    return found


class BuildOnAllCores(build_ext):  # type: ignore[misc]
    """Compiles the files of a library on all cores, those that have changed."""

    def build_extensions(self) -> None:
        compiler = self.compiler

        def compile_all(
            sources: list[str],
            output_dir: str,
            macros: object = None,
            include_dirs: object = None,
            debug: object = False,
            extra_postargs: object = None,
            depends: object = None,
        ) -> list[str]:
            macros, objects, extra, options, wanted = compiler._setup_compile(
                output_dir, macros, include_dirs, sources, depends, extra_postargs
            )
            given = compiler._get_cc_args(options, debug, None)
            shared = max(path.stat().st_mtime for path in [Path(__file__), *WRITTEN.glob("*.h")])

            def compile_one(target: str) -> None:
                """mypyc leaves a file alone whose code has not changed: what was made from it serves again."""
                source, kind = wanted[target]
                made = Path(target)
                if not made.exists() or made.stat().st_mtime <= max(shared, Path(source).stat().st_mtime):
                    compiler._compile(target, source, kind, given, extra, options)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                list(pool.map(compile_one, wanted))
            return list(objects)

        compiler.compile = compile_all
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOnAllCores})
