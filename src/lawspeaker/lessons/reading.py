"""Reading a lesson: strict, with errors that name the file and the line."""

from __future__ import annotations

import re
from threading import Lock

import msgspec
from msgspec import Struct

from lawspeaker.kernel.document import DataError, Document, Keys
from lawspeaker.kernel.errors import UnknownGame
from lawspeaker.law.errors import UnknownClause
from lawspeaker.law.lawbook import cited
from lawspeaker.text.words import languages

Said = dict[str, str]
"""The same words in every language, by its code."""

# msgspec learns what a type is when it is first used, and two threads must not do so with one type at once.
_converting = Lock()
_PLACE = re.compile(r"(?P<what>.*?) - at `(?P<path>\$[^`]*)`", re.DOTALL)
_PART = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")


class LessonError(DataError):
    """A lesson that cannot be taken; says which file, which line and why."""


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """What chance brings: faces of dice, places that are picked, cards as shuffled, and after those a seed."""

    dice: list[int] = []
    picks: list[int] = []
    shuffles: list[list[int]] = []
    seed: int = 1


class Wrong(Struct, frozen=True, forbid_unknown_fields=True):
    """Why options are not what is asked for here. In `options` a `*` stands for anything."""

    options: list[str]
    say: Said


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One moment of a lesson: some words, and an answer of the learner's, unless there is only something to read.

    Each of `answers` is right. `then` tells what came of it, and `meanwhile` are the answers that follow by themselves:
    those of the other seats, and those of the learner's that are nothing to learn from.
    """

    say: Said
    clauses: list[str] = []
    answers: list[str] = []
    wrong: list[Wrong] = []
    otherwise: Said = {}
    then: Said = {}
    meanwhile: list[str] = []


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson's file. `opening` are answers before the first step; `order` is its place among the game's lessons."""

    title: Said
    about: Said
    end: Said
    step: list[Step]
    order: int
    minutes: int
    seat: int = 0
    position: dict[str, object] = {}
    chance: Script = Script()
    opening: list[str] = []


class Lesson:
    """A lesson as it was read."""

    def __init__(self, game: str, document: Document) -> None:
        self.game = game
        self.name = document.name.removesuffix(".toml")
        self.document = document
        self.sheet = self._converted()
        self._check_words()
        self._check_clauses()

    @property
    def steps(self) -> list[Step]:
        return self.sheet.step

    def wrong(self, keys: Keys, what: str) -> LessonError:
        """An error about what stands at a place of the file."""
        return LessonError(f"{self.document.where(keys)}: {what}")

    def _converted(self) -> Sheet:
        try:
            with _converting:
                return msgspec.convert(self.document.values, Sheet)
        except msgspec.ValidationError as error:
            found = _PLACE.fullmatch(str(error))
            what, path = (found["what"], found["path"]) if found else (str(error), "")
            raise self.wrong(keys_of(path), what) from error

    def _check_words(self) -> None:
        """Whatever is said is said in every language."""
        if not self.steps:
            raise self.wrong((), "a lesson has at least one step")
        said: list[tuple[Keys, Said]] = [
            (("title",), self.sheet.title),
            (("about",), self.sheet.about),
            (("end",), self.sheet.end),
        ]
        for number, step in enumerate(self.steps):
            here: Keys = ("step", str(number))
            said.append(((*here, "say"), step.say))
            said += [((*here, name), words) for name, words in self._more_words(step) if words]
            for place, wrong in enumerate(step.wrong):
                said.append(((*here, "wrong", str(place), "say"), wrong.say))
            if not step.answers and (step.wrong or step.otherwise or step.then):
                raise self.wrong(here, "without answers a step has neither `wrong`, `otherwise` nor `then`")
        for keys, words in said:
            for lang in languages():
                if not words.get(lang, "").strip():
                    raise self.wrong(keys, f"`{keys[-1]}` is missing in {lang!r}")
            for lang in sorted(set(words) - set(languages())):
                raise self.wrong((*keys, lang), f"{lang!r} is none of the languages {', '.join(languages())}")

    @staticmethod
    def _more_words(step: Step) -> list[tuple[str, Said]]:
        return [("otherwise", step.otherwise), ("then", step.then)]

    def _check_clauses(self) -> None:
        for number, step in enumerate(self.steps):
            for place, clause in enumerate(step.clauses):
                try:
                    cited(self.game, clause)
                except (UnknownClause, UnknownGame) as error:
                    raise self.wrong(("step", str(number), "clauses", str(place)), str(error)) from error


def keys_of(path: str) -> Keys:
    """`$.step[3].say` as the way to a value of the file."""
    return tuple(name or place for name, place in _PART.findall(path))


def read_lesson(game: str, name: str, text: str) -> Lesson:
    """The lesson in the text of a file."""
    return Lesson(game, Document(name, text))
