"""Kept games: where they lie, what they are called, and who sat where."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from lawspeaker.home import home
from lawspeaker.kernel import save as saves
from lawspeaker.kernel.errors import LawspeakerError, SaveError
from lawspeaker.kernel.option import suggest
from lawspeaker.kernel.save import Save

LANGUAGE = "language"  # the one name in a save's `people` that is no seat
_NAME = re.compile(r"[\w][\w.-]{0,59}")


@dataclass(frozen=True)
class Kept:
    """A file in the folder of kept games; `save` is missing where it cannot be read, and `problem` says why."""

    name: str
    path: Path
    when: float
    save: Save | None
    problem: str = ""


def folder() -> Path:
    return home() / "games"


def path_of(name: str) -> Path:
    """Where a game of this name is kept."""
    if not _NAME.fullmatch(name):
        raise SaveError(f"{name!r} cannot be the name of a game: letters, digits, - and _ make one")
    return folder() / f"{name}.json"


def new_path(game: str, name: str | None = None) -> Path:
    """Where a new game will be kept: under its own name, or under the first free number of its kind."""
    if name is not None:
        path = path_of(name)
        if path.exists():
            raise SaveError(f"there is a game {name!r} already: resume it, or save this one under another name")
        return path
    number = 1
    while path_of(f"{game}-{number}").exists():
        number += 1
    return path_of(f"{game}-{number}")


def path_beside(path: Path) -> Path:
    """Where to keep a game that can no longer be kept here: under the first free number after this name."""
    number = 2
    while (beside := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
        number += 1
    return beside


def all_kept() -> list[Kept]:
    """All kept games, the latest first."""
    found = []
    for path in folder().glob("*.json"):
        try:
            when = path.stat().st_mtime
            found.append(Kept(path.stem, path, when, saves.load(path)))
        except LawspeakerError as error:
            found.append(Kept(path.stem, path, when, None, str(error)))
        except OSError:
            continue  # gone since it was listed
    return sorted(found, key=lambda kept: (-kept.when, kept.name))


def find(wanted: str) -> Path:
    """The file of a game given by its name or as a file."""
    path = Path(wanted)
    if path.is_file():
        return path
    if path.suffix or len(path.parts) != 1 or not _NAME.fullmatch(wanted):
        raise SaveError(f"there is no file {wanted}")
    named = path_of(wanted)
    if named.is_file():
        return named
    known = sorted(file.stem for file in folder().glob("*.json"))
    raise SaveError(f"there is no kept game {wanted!r}{suggest(wanted, known)}")


def language_of(path: Path) -> str:
    """The language in which a stored game was last played; none where that is not known."""
    try:
        return saves.load(path).people.get(LANGUAGE, "")
    except LawspeakerError:
        return ""


def latest() -> Path:
    """The unfinished game that was played last."""
    for kept in all_kept():
        if kept.save is not None and not kept.save.over:
            return kept.path
    raise SaveError("there is no unfinished game to go on with; start one with: lawspeaker play")
