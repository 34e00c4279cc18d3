"""What a game can ask about and what it can tell: the phrases in the modules of the game, by name."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from types import ModuleType

from lawspeaker.kernel import shelf
from lawspeaker.kernel.ask import Phrase, Topic
from lawspeaker.kernel.record import FORCED

DRAWING = {"faces", "drawing"}  # what draws a game asks and tells nothing, and need not be loaded


def topics(game: str) -> dict[str, Topic]:
    """What can be asked about, in the order of the names."""
    return {name: phrase for name, phrase in phrases(game).items() if isinstance(phrase, Topic)}


def events(game: str) -> dict[str, Phrase]:
    """What the record can tell, in the order of the names; first the answers that the kernel gives itself."""
    told = {name: phrase for name, phrase in phrases(game).items() if not isinstance(phrase, Topic)}
    return {FORCED.name: FORCED, **told}


@cache
def phrases(game: str) -> dict[str, Phrase]:
    """All phrases of a game by name, in the order of the names."""
    found = {
        value.name: value
        for module in modules(home(game))
        for value in vars(module).values()
        if isinstance(value, Phrase)
    }
    return dict(sorted(found.items()))


def home(game: str) -> str:
    """The package that a game's entry point leads to, or the module of a box that was put on the shelf by hand."""
    for point in entry_points(group="lawspeaker.games", name=game):
        return point.module
    return type(shelf.find(game)).__module__


def modules(package: str) -> Iterator[ModuleType]:
    """All modules of a game, and of the packages beside it with which it shares rules."""
    beside = package.rpartition(".")[0] + "."
    packages = [package]
    for name in packages:
        for module in walk(name):
            yield module
            for value in vars(module).values():
                owner = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None)
                if isinstance(owner, str) and owner.startswith(beside):
                    shared = beside + owner.removeprefix(beside).partition(".")[0]
                    if shared not in packages:
                        packages.append(shared)


def walk(name: str) -> Iterator[ModuleType]:
    """A module and, where it is a package, all modules in it but those that draw."""
    module = importlib.import_module(name)
    yield module
    for found in pkgutil.iter_modules(getattr(module, "__path__", ()), f"{name}."):
        if found.name.rpartition(".")[2] not in DRAWING:
            yield from walk(found.name)
