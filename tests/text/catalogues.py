"""The catalogues as data, and what the program says: read here once for the tests."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import lawspeaker
from lawspeaker.kernel import shelf
from lawspeaker.kernel.ask import Phrase
from lawspeaker.kernel.game import Setting
from lawspeaker.text.words import languages

SOURCE = Path(lawspeaker.__file__).parent
TEXT = SOURCE / "text"
LANGUAGES = languages()
OWN = ("kernel", "ui")  # catalogues that belong to no game


def catalogue_names(lang: str = "en") -> list[str]:
    return sorted(file.stem for file in (TEXT / lang).glob("*.ftl"))


def games_with_words() -> list[str]:
    return [name for name in catalogue_names() if name not in OWN]


# Catalogues


@cache
def resource(lang: str, name: str) -> ftl.Resource:
    return FluentParser().parse((TEXT / lang / f"{name}.ftl").read_text(encoding="utf-8"))


def messages(lang: str, name: str) -> dict[str, ftl.Message]:
    return {item.id.name: item for item in resource(lang, name).body if isinstance(item, ftl.Message)}


def all_messages(lang: str) -> dict[str, ftl.Message]:
    return {key: message for name in catalogue_names(lang) for key, message in messages(lang, name).items()}


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)


def variables(node: ftl.BaseNode | None) -> set[str]:
    """The variables that a message or a pattern of it uses itself."""
    found = _Variables()
    if node is not None:
        found.visit(node)
    return found.variables


def references(node: ftl.BaseNode) -> set[str]:
    """The other messages that a message says."""
    found = _Variables()
    found.visit(node)
    return found.references


# What the program says


class Saying(NamedTuple):
    """One call of `say`: where it stands, which messages it may mean (as patterns), and what it tells them."""

    where: str
    patterns: list[str]
    args: set[str]
    open: bool  # passes on arguments that cannot be seen here


@cache
def sayings() -> list[Saying]:
    return [saying for file in sorted(SOURCE.rglob("*.py")) for saying in _sayings(file)]


def _sayings(file: Path) -> Iterator[Saying]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    prefixes = [""]  # of a module's own `say`, which puts something before the name
    wrapped: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == "say":
            for inner in ast.walk(node):
                if isinstance(inner, ast.Call) and _is_say(inner):
                    wrapped.add(inner)
                    if isinstance(inner.args[0], ast.JoinedStr):
                        prefixes += [_pattern(inner.args[0]).removesuffix(".+")]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_say(node) and node not in wrapped:
            said = node.args[0]
            names = [_pattern(part) for part in ast.walk(said) if isinstance(part, ast.JoinedStr)] or [
                re.escape(part.value)
                for part in ast.walk(said)
                if isinstance(part, ast.Constant) and isinstance(part.value, str)
            ]
            yield Saying(
                f"{file.name}:{node.lineno}",
                [prefix + name for prefix in prefixes for name in names],
                {keyword.arg for keyword in node.keywords if keyword.arg},
                any(keyword.arg is None for keyword in node.keywords),
            )


def _is_say(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Attribute) and node.func.attr == "say" and bool(node.args)


def _pattern(node: ast.JoinedStr) -> str:
    """An f-string as a pattern: whatever is put in may be anything."""
    return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values)


@cache
def spoken() -> list[str]:
    """Patterns of every message the program may say: whole names, and names that a module's own `say` completes."""
    found: set[str] = {pattern for saying in sayings() for pattern in saying.patterns}
    for file in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        prefixes = {""}
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name == "say":
                parts = [part for part in ast.walk(node) if isinstance(part, ast.JoinedStr)]
                prefixes |= {_pattern(part).removesuffix(".+") for part in parts}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"[\w-]+", node.value):
                found |= {prefix + re.escape(node.value) for prefix in prefixes}
    return sorted(found)


# What a game asks and tells


def _modules(game: str) -> Iterator[ModuleType]:
    package = importlib.import_module(type(shelf.find(game)).__module__.rpartition(".")[0])
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        yield importlib.import_module(found.name)


def phrases(game: str) -> dict[str, Phrase]:
    """All phrases of a game by the names its modules give them."""
    return {
        name: value for module in _modules(game) for name, value in vars(module).items() if isinstance(value, Phrase)
    }


def used_phrases(game: str) -> tuple[set[str], set[str]]:
    """The names of the phrases that are asked, and of those that are told."""
    asked: set[str] = set()
    told: set[str] = set()
    for module in _modules(game):
        for node in ast.walk(ast.parse(Path(module.__file__ or "").with_suffix(".py").read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            names = {part.id for arg in node.args for part in ast.walk(arg) if isinstance(part, ast.Name)}
            if called == "Ask":
                asked |= names
            elif called in ("tell", "whisper"):
                told |= names
    return asked, told


def setting_of(game: str) -> Setting:
    box = shelf.find(game)
    return box.setting(box.configure(max(box.seat_counts)))
