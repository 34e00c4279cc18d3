"""Which clauses a game's own code cites, in strings, docstrings and comments."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from lawspeaker.law.lawbook import Lawbook, book, games_with_books

_WORD = re.compile(r"(?<![\w.])[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*(?:[-–]\d+\b)?")

_FOREIGN = re.compile(rf"\b({'|'.join(games_with_books())}):[\w.]+")


def cited_in_code(game: str, package_dir: Path) -> dict[str, list[str]]:
    """The clause ids cited in a game's source, known or not, each with its places as `file:line`.

    A word counts as a clause id when it is one, or when it is dotted and starts as the ids of the game's book
    do: `P6.2`, `DIP.1.START`. A range such as `COUNCIL.CHANGE.2-5` cites every clause from first to last.
    """
    law = book(game)
    found: dict[str, list[str]] = {}
    for path in sorted(package_dir.rglob("*.py")):
        name = path.relative_to(package_dir).as_posix()
        for line, text in _texts(path.read_text(encoding="utf-8")):
            for clause_id in cited_in_text(law, text):
                place = f"{name}:{line}"
                places = found.setdefault(clause_id, [])
                if place not in places:
                    places.append(place)
    return found


def cited_in_text(law: Lawbook, text: str) -> list[str]:
    """The clause ids in a text, in order, without citations of another game's book."""
    starts = {clause.id.partition(".")[0] for clause in law.clauses}
    text = _FOREIGN.sub(lambda found: found[0] if found[1] == law.game else " ", text)
    return [
        clause_id
        for word in _WORD.findall(text)
        for clause_id in _expand(word)
        if clause_id in law or (_is_dotted_id(clause_id) and clause_id.partition(".")[0] in starts)
    ]


def _is_dotted_id(word: str) -> bool:
    """Whether every part after a dot is a number or upper case, so that `TURN.name` is prose."""
    head, *parts = word.split(".")
    return bool(parts) and all(part[0].isdigit() or part[0].isupper() for part in [head, *parts])


def _expand(word: str) -> list[str]:
    """`P3.2-4` is P3.2, P3.3 and P3.4."""
    stem, dash, last = word.replace("–", "-").partition("-")
    prefix, dot, first = stem.rpartition(".")
    if not (dash and dot and first.isdigit() and int(first) < int(last) < int(first) + 20):
        return [stem]
    return [f"{prefix}.{number}" for number in range(int(first), int(last) + 1)]


def _texts(source: str) -> Iterator[tuple[int, str]]:
    """Every string constant and comment, with its line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
