"""Which code is a rule, and which clauses it cites. What is listed here is never broken."""

from __future__ import annotations

import io
import tokenize
from pathlib import Path

from lawspeaker.law.citations import cited_in_text
from lawspeaker.law.lawbook import book

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "lawspeaker" / "games"

# Each package of rules, and the games whose law tests judge it.
PACKAGES: dict[str, tuple[str, ...]] = {
    "arctic": ("arctic",),
    "root": ("root",),
    "greenland": ("greenland",),
    "neanderthal": ("neanderthal",),
    "tribes": ("greenland", "neanderthal"),
}

# Files and folders of these packages that hold no rules.
NOT_RULES = {
    "__init__",
    # what people see
    "drawing",
    "face",
    "faces",
    "facts",
    "phrases",
    "reasons",
    # what players think
    "evaluation",
    "odds",
    "outlook",
    "plan",
    "standing",
    # data, and how it is read
    "box",
    "boxes",
    "kit",
    "loading",
    "fields",
    "options",
    "printed",
    "tables",
    # positions, which other tests hold against the rules
    "invariants",
    "moments",
    "positions",
    "unfinished",
}

# Functions and classes in the other files that are no rules either: names, shapes, copies and words of a state, and
# what must hold in every one (`missing`), which tests of positions and whole games look at; and what odds are about.
NOT_A_RULE = {
    "alias",
    "battlefield",
    "copied_ruin_items",
    "copy",
    "copy_to",
    "facts",
    "hopes",
    "missing",
    "shapes",
    "traits",
    "zones",
}

# Calls that only put something into words.
SAYING = {"tell", "tell_sent", "whisper"}


def rule_files(package: str) -> list[Path]:
    """The files of a package that hold rules."""
    folder = GAMES / package
    return [
        path
        for path in sorted(folder.rglob("*.py"))
        if not NOT_RULES & {path.stem, *path.relative_to(folder).parent.parts}
    ]


def package_of(file: str) -> str:
    """The package of a file that is named from the folder of the games: `root/rules/battle.py`."""
    return file.partition("/")[0]


def module_of(file: str) -> str:
    """The name a file is imported by."""
    return "lawspeaker.games." + file.removesuffix(".py").replace("/", ".")


def citations(source: str, package: str) -> dict[int, list[str]]:
    """The clauses cited in strings and comments, by line: `arctic:P6.2`. A long string cites on its first line."""
    found: dict[int, list[str]] = {}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in (tokenize.STRING, tokenize.COMMENT):
            for game in PACKAGES[package]:
                cited = [f"{game}:{clause}" for clause in cited_in_text(book(game), token.string)]
                found.setdefault(token.start[0], []).extend(cited)
    return found


def cited_by(file: str) -> set[str]:
    """The clauses that a file cites anywhere."""
    found = citations((GAMES / file).read_text(encoding="utf-8"), package_of(file))
    return {clause for clauses in found.values() for clause in clauses}
