"""Which lessons there are: the files in the folder `lessons` of each game's package."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.kernel.option import suggest
from lawspeaker.lessons.reading import Lesson, read_lesson


class UnknownLesson(LawspeakerError):
    """No lesson of the game has that name."""


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """All lessons of a game, the first one first."""
    folder = _folder(game)
    if not folder.is_dir():
        return ()
    found = [
        read_lesson(game, file.name, file.read_text(encoding="utf-8"))
        for file in folder.iterdir()
        if file.name.endswith(".toml")
    ]
    return tuple(sorted(found, key=lambda lesson: (lesson.sheet.order, lesson.name)))


def find(game: str, name: str) -> Lesson:
    """One lesson of a game."""
    for lesson in lessons(game):
        if lesson.name == name:
            return lesson
    names = [lesson.name for lesson in lessons(game)]
    raise UnknownLesson(f"{game} has no lesson {name!r}{suggest(name, names)}")


def _folder(game: str) -> Traversable:
    package = type(shelf.find(game)).__module__.rpartition(".")[0]
    return files(package) / "lessons" if package else files("lawspeaker.lessons") / "none"
