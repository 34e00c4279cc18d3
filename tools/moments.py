"""Who joins the common rules of Root, and at which moments: read from its classes.

A moment is a method of one of the classes below that somebody overrides. The classes are read as text: what is compiled
has no docstrings.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "lawspeaker" / "games" / "root"

MOMENTS_OF = ["Joiner", "Party", "Faction", "Hireling", "Landmark", "Effect"]
"""The classes whose methods are moments."""

KEPT = {
    *("copy", "shapes", "zones", "hand_kind", "last_step", "is_set_up", "facts", "where"),
    *("keeps", "lost_for_good", "holds_items", "holds_ruin_items", "fill_up", "broken", "unfinished", "missing"),
    "battlefield",
}
"""Methods that are none: they say how a board is written, kept and filled up, and what an option is about."""

CLAUSE = re.compile(r"((?:[A-G]|\d+)(?:\.\d+)+(?:\.[IVX]+[a-z]?)?|R\d+)\b")


class Declared:
    """A class as it is written."""

    def __init__(self, file: str, bases: list[str], methods: dict[str, str]) -> None:
        self.file = file  # within the package
        self.bases = bases
        self.methods = methods  # with their docstrings


@cache
def classes() -> dict[str, Declared]:
    """The classes that join, by name, and those they are made of."""
    found: dict[str, Declared] = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
                functions = [each for each in node.body if isinstance(each, ast.FunctionDef)]
                methods = {each.name: ast.get_docstring(each) or "" for each in functions}
                found[node.name] = Declared(file.relative_to(PACKAGE).as_posix(), bases, methods)
    return {name: found[name] for name in found if name in MOMENTS_OF or ancestors(name, found)}


def ancestors(name: str, among: dict[str, Declared]) -> set[str]:
    """The classes with moments that a class is made of."""
    found: set[str] = set()
    for base in among[name].bases:
        if base in among:
            found |= {base, *ancestors(base, among)}
    return found & set(MOMENTS_OF)


def joiner(name: str) -> str:
    """Who a class stands for: a faction by its folder, others by their name."""
    folder, _, rest = classes()[name].file.partition("/")
    return rest.split("/")[0].capitalize() if folder == "factions" else re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name)


def moments() -> dict[str, list[str]]:
    """Every moment, as `Party.lost`, with the names of the classes that join."""
    declared = classes()
    found: dict[str, list[str]] = {}
    for owner in MOMENTS_OF:
        for method in declared[owner].methods:
            if method.startswith("_") or method in KEPT or f"Joiner.{method}" in found:
                continue
            joining = [
                name
                for name, each in declared.items()
                if name not in MOMENTS_OF and owner in ancestors(name, declared) and method in each.methods
            ]
            if joining:
                found[f"{owner}.{method}"] = joining
    return found


def table_of(game: str) -> list[str]:
    """The table of who joins where."""
    assert game == "root"
    declared = classes()
    rows = ["| moment | what is asked, or has happened | who joins |", "|---|---|---|"]
    for moment, joining in moments().items():
        owner, method = moment.split(".")
        asked = re.split(r"(?<=\.) (?=[A-Z])", " ".join(declared[owner].methods[method].split()))[0]
        said: dict[str, list[str]] = {}
        for name in joining:
            clauses = said.setdefault(joiner(name), [])
            match = CLAUSE.match(declared[name].methods[method])
            if match and match[1] not in clauses:
                clauses.append(match[1])
        who = [name + (f" ({', '.join(clauses)})" if clauses else "") for name, clauses in said.items()]
        rows.append(f"| `{moment}` | {asked} | {', '.join(who)} |")
    return rows
