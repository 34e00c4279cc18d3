"""The catalogues as data, and what the program says: read here once for the tests."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import lawspeaker
from lawspeaker.kernel import shelf
from lawspeaker.kernel.ask import Phrase, Reason
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.game import Setting
from lawspeaker.text.words import languages

SOURCE = Path(lawspeaker.__file__).parent
TEXT = SOURCE / "text"
WEB = Path(__file__).parents[2] / "web" / "src"  # the browser app
BOARDS = WEB / "boards"  # what draws games in it
LANGUAGES = languages()
OWN = ("kernel", "ui")  # catalogues that belong to no game
APP = "web"  # the one that the browser app says itself
GAMES = f"{lawspeaker.__name__}.games."


def catalogue_names(lang: str = "en") -> list[str]:
    return sorted(file.stem for file in (TEXT / lang).glob("*.ftl"))


def games_with_words() -> list[str]:
    return [name for name in catalogue_names() if name not in (*OWN, APP)]


# Catalogues


@cache
def resource(lang: str, name: str) -> ftl.Resource:
    files = [TEXT / lang / f"{name}.ftl", *sorted((TEXT / lang / name).glob("*.ftl"))]
    return FluentParser().parse("\n".join(file.read_text(encoding="utf-8") for file in files))


@cache
def messages(lang: str, name: str) -> dict[str, ftl.Message]:
    return {item.id.name: item for item in resource(lang, name).body if isinstance(item, ftl.Message)}


@cache
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
    tree = _tree(file)
    prefixes = _prefixes(_package(file))
    wrapped = {inner for own in _own_says(tree) for inner in ast.walk(own)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_say(node) and node not in wrapped:
            said = [] if isinstance(node.args[0], ast.Call) else list(ast.walk(node.args[0]))  # worked out: not known
            names = [_pattern(part) for part in said if isinstance(part, ast.JoinedStr)] or [
                re.escape(part.value) for part in said if isinstance(part, ast.Constant) and isinstance(part.value, str)
            ]
            yield Saying(
                f"{file.name}:{node.lineno}",
                [prefix + name for prefix in prefixes for name in names],
                {keyword.arg for keyword in node.keywords if keyword.arg},
                any(keyword.arg is None for keyword in node.keywords),
            )


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _own_says(tree: ast.Module) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "say"]


def _package(file: Path) -> Path:
    """The folder of the game that a module belongs to, or else the module itself."""
    parts = file.relative_to(SOURCE).parts
    return SOURCE.joinpath(*parts[:2]) if parts[0] == "games" and len(parts) > 2 else file


@cache
def _prefixes(package: Path) -> list[str]:
    """What a `say` of a module's own puts before the names; all modules of a game share theirs, and what several games
    share is said as each of them says it.
    """
    found = {""}
    for file in _sharing(package) if package.is_dir() else [package]:
        for own in _own_says(_tree(file)):
            found |= {_pattern(part).removesuffix(".+") for part in ast.walk(own) if isinstance(part, ast.JoinedStr)}
    return sorted(found)


def _sharing(package: Path) -> list[Path]:
    """The modules of a game; for what belongs to no game, those of all games that import it."""
    if (package / "box.py").is_file():
        return sorted(package.rglob("*.py"))
    games = {box.parent for box in package.parent.glob("*/box.py")}
    users = [
        game for game in sorted(games) if f"{GAMES}{package.name}" in (game / "box.py").read_text(encoding="utf-8")
    ]
    return [file for user in users for file in sorted(user.rglob("*.py"))]


def _is_say(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Attribute) and node.func.attr == "say" and bool(node.args)


def _pattern(node: ast.JoinedStr) -> str:
    """An f-string as a pattern: whatever is put in may be anything."""
    return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values)


def meant(patterns: Collection[str], keys: Iterable[str]) -> list[str]:
    """The keys that any of the patterns fits."""
    open_ones = [pattern for pattern in patterns if ".+" in pattern]
    whole = {re.sub(r"\\(.)", r"\1", pattern) for pattern in patterns if ".+" not in pattern}
    fits = re.compile("|".join(open_ones)).fullmatch if open_ones else None
    return [key for key in keys if key in whole or (fits and fits(key))]


@cache
def spoken() -> set[str]:
    """Patterns of every message the program may say: whole names, and names that a module's own `say` completes."""
    found: set[str] = {pattern for saying in sayings() for pattern in saying.patterns}
    for file in sorted(SOURCE.rglob("*.py")):
        prefixes = _prefixes(_package(file))
        for node in ast.walk(_tree(file)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"[\w-]+", node.value):
                found |= {prefix + re.escape(node.value) for prefix in prefixes}
    return found


# What the browser app says, and what a game's board in it


@cache
def app_source() -> str:
    """All of the app."""
    return "\n".join(
        file.read_text(encoding="utf-8") for file in sorted(WEB.rglob("*")) if file.suffix in (".ts", ".svelte")
    )


def app_spoken() -> set[str]:
    """Patterns of every message the app may say; what is put into a name may be anything."""
    names = re.findall(r"['`](web-(?:[\w-]|\$\{[^}]*\})+)['`]", app_source())
    return {".+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", name)) for name in names}


def app_told() -> list[tuple[str, set[str]]]:
    """Messages that the app says outright, with the names of what it tells them."""
    calls = re.findall(r"\bsay\('(web-[\w-]+)'(?:,\s*\{([^}]*)\})?", app_source())
    return [(name, {arg.partition(":")[0].strip() for arg in args.split(",")}) for name, args in calls]


@cache
def board_source(game: str) -> str:
    """All of a game's board, and of the folders that it shares with others; or nothing where it has none."""
    folders, sources = [BOARDS / game], list[str]()
    for folder in folders:
        files = sorted(file for file in folder.rglob("*") if file.suffix in (".ts", ".svelte"))
        sources.append("\n".join(file.read_text(encoding="utf-8") for file in files))
        shared = {BOARDS / name for name in re.findall(r"from '\.\./(\w+)(?:/[\w.]+)?'", sources[-1])}
        folders += sorted(each for each in shared if each.is_dir() and each not in folders)
    return "\n".join(sources)


def board_sayings(game: str) -> set[str]:
    """The names of messages that a board says outright."""
    return set(re.findall(r"\b(?:say|about)\('([\w-]+)'", board_source(game)))


def board_messages(game: str) -> set[str]:
    """Every message of its own that a board may say: any of its strings can be a name."""
    return {f"{game}-face-{name}" for name in re.findall(r"'([\w-]+)'", board_source(game))}


# What a game asks and tells


@cache
def _modules(game: str) -> list[ModuleType]:
    """The modules of a game, and of the packages that it shares with other games."""
    package = type(shelf.find(game)).__module__.rpartition(".")[0]
    packages, found = [package], []
    for name in packages:
        for module in _modules_of(name):
            imported = [node for node in ast.walk(_tree(_source(module))) if isinstance(node, ast.ImportFrom)]
            shared = {".".join((node.module or "").split(".")[:3]) for node in imported}
            packages += sorted(each for each in shared if each.startswith(GAMES) and each not in packages)
            found.append(module)
    return found


def _modules_of(package: str) -> Iterator[ModuleType]:
    for found in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
        yield importlib.import_module(found.name)


def _source(module: ModuleType) -> Path:
    """The file of a module, which itself may be a compiled one."""
    source = SOURCE.joinpath(*module.__name__.split(".")[1:])
    return source / "__init__.py" if source.is_dir() else source.with_suffix(".py")


@cache
def phrases(game: str) -> dict[str, Phrase]:
    """All phrases of a game by their names."""
    found: dict[str, Phrase] = {}
    for module in _modules(game):
        for phrase in _phrases_of(module).values():
            assert found.setdefault(phrase.name, phrase) is phrase, f"{phrase.name} twice in {game}"
    return found


def _phrases_of(module: ModuleType) -> dict[str, Phrase]:
    return {name: value for name, value in vars(module).items() if isinstance(value, Phrase)}


def is_about_odds(module: ModuleType) -> bool:
    return module.__name__.endswith(".odds")


@cache
def odds_phrases(game: str) -> set[str]:
    """The names of the phrases that odds are about: those that the modules about odds make."""
    found: set[str] = set()
    for module in filter(is_about_odds, _modules(game)):
        named = [node for node in ast.walk(_tree(_source(module))) if isinstance(node, ast.Name)]
        made = {node.id for node in named if isinstance(node.ctx, ast.Store)}
        found |= {phrase.name for name, phrase in _phrases_of(module).items() if name in made}
    return found


@cache
def used_phrases(game: str) -> tuple[set[str], set[str]]:
    """The names of the phrases that are asked, and of those that are told; what is used and not told is asked, even
    where it reaches its ask as an argument of something else.
    """
    asked: set[str] = set()
    told: set[str] = set()
    for module in _modules(game):
        if is_about_odds(module):
            continue
        known = _phrases_of(module)
        tree = _tree(_source(module))
        tellings = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _tells(node)]
        named = {part for telling in tellings for part in ast.walk(telling)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in known:
                (told if node in named else asked).add(known[node.id].name)
    return asked - told, told


def _tells(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and call.func.attr in ("tell", "whisper")


@cache
def reasons(game: str) -> dict[str, Reason]:
    """All reasons that a game gives for what cannot be chosen, by the names of their phrases."""
    found: dict[str, Reason] = {}
    for module in _modules(game):
        for reason in [value for value in vars(module).values() if isinstance(value, Reason)]:
            known = found.setdefault(reason.phrase.name, reason).phrase
            assert (known.names, known.domains) == (reason.phrase.names, reason.phrase.domains), reason
    return found


@cache
def setting_of(game: str) -> Setting:
    box = shelf.find(game)
    setting: Setting = box.setting(box.configure(max(box.seat_counts)))
    return setting


@cache
def settings_of(game: str) -> list[Setting]:
    """A setting for every value of every ruleset option that a table can agree on alone: another deck, another map."""
    box = shelf.find(game)
    found = [setting_of(game)]
    for option, values in box.ruleset().items():
        for value in values[1:]:
            with suppress(ConfigError):
                found.append(box.setting(box.configure(max(box.seat_counts), {option: value})))
    return found


@cache
def domains_of(game: str) -> dict[str, list[str]]:
    """Every domain of a game with all values that it has in any setting."""
    found: dict[str, dict[str, None]] = {}
    for setting in settings_of(game):
        for domain in setting.catalogue.domains.values():
            found.setdefault(domain.name, {}).update(dict.fromkeys(domain.values))
    return {name: list(values) for name, values in found.items()}


def traits_of(game: str, domain: str) -> set[str]:
    """What the words about values of a domain are told besides their names."""
    setting = setting_of(game)
    known = setting.catalogue.domains.get(domain)
    return {trait for number in range(len(known) if known else 0) for trait in setting.traits(domain, number)}
