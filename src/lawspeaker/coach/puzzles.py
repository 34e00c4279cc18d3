"""Puzzles: positions from played games in which one answer, or a short line of answers, is clearly best.

A game's puzzles are in `puzzles.jsonl` of its package, one a line, as `finding` writes them. Somebody who solves one
takes it as a lesson: on the real table, with a reason for every wrong try.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from lawspeaker.coach.saying import expected, in_words
from lawspeaker.coach.weighing import Expected
from lawspeaker.kernel import shelf
from lawspeaker.kernel.document import Document
from lawspeaker.kernel.match import Match
from lawspeaker.lessons.library import UnknownLesson
from lawspeaker.lessons.reading import Lesson, Said
from lawspeaker.text.words import Words, languages

PREFIX = "puzzle-"  # before the number of a puzzle, where lessons are meant by name
MINUTES = 2


class UnknownPuzzle(UnknownLesson):
    """The game has no puzzle of that number."""


class PuzzleStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One answer of the line: what was expected of it and of the others that were weighed, the best first.

    It was `ahead` of the next by so many points, give or take `doubt`, in so many `tries` on fresh guesses and dice,
    and in the share `held` of them it came out no worse.
    """

    answers: list[Expected]
    ahead: float
    doubt: float
    tries: int
    held: float

    @property
    def best(self) -> str:
        return self.answers[0].option


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, the line that is best there, and how hard it is to see.

    `seen` tells how often each player finds the first answer, from 0 to 1; `grade` goes from 1, which players who look
    one answer ahead find, to 4, which takes a long search.
    """

    position: dict[str, object]
    line: list[PuzzleStep]
    grade: int
    seen: dict[str, float]


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game."""
    package = type(shelf.find(game)).__module__.rpartition(".")[0]
    file = files(package or "lawspeaker.coach") / "puzzles.jsonl"
    return tuple(read(file.read_text(encoding="utf-8"))) if file.is_file() else ()


def read(text: str) -> list[Puzzle]:
    return [msgspec.json.decode(line, type=Puzzle) for line in text.splitlines() if line.strip()]


def written(puzzle: Puzzle) -> str:
    """A puzzle as its line of the file."""
    return msgspec.json.encode(puzzle).decode()


def of_the_day(game: str, day: date) -> int | None:
    """The number of the puzzle of a day, from 1; all of a game take turns."""
    count = len(puzzles(game))
    return day.toordinal() % count + 1 if count else None


def find(game: str, number: int) -> Puzzle:
    """A puzzle by its number, from 1."""
    found = puzzles(game)
    if not 1 <= number <= len(found):
        raise UnknownPuzzle(f"{game} has {len(found)} puzzles, and none has the number {number}")
    return found[number - 1]


def lesson_named(game: str, name: str) -> Lesson | None:
    """The puzzle that a lesson's name means, as a lesson; None where it means no puzzle."""
    number = name.removeprefix(PREFIX)
    if not name.startswith(PREFIX) or not number.isdecimal():
        return None
    return as_lesson(game, int(number))


@cache
def as_lesson(game: str, number: int) -> Lesson:
    """A puzzle as a lesson."""
    puzzle = find(game, number)
    return made_lesson(game, f"{PREFIX}{number}", puzzle, number)


def made_lesson(game: str, name: str, puzzle: Puzzle, number: int) -> Lesson:
    match = Match.from_position({"game": game, **puzzle.position})
    assert match.ask is not None
    seat = match.ask.seat
    steps: list[dict[str, object]] = []
    for place, step in enumerate(puzzle.line):
        assert match.ask is not None
        steps.append(step_of(match, step, first=place == 0))
        match.answer(step.best)
    sheet = {
        "title": said("ui-puzzle-title", number=number, stars="★" * puzzle.grade),
        "about": said("ui-puzzle-about"),
        "end": said("ui-puzzle-end"),
        "order": number,
        "minutes": MINUTES,
        "seat": seat,
        "position": puzzle.position,
        "step": steps,
    }
    return Lesson(game, Document(f"{name}.toml", msgspec.toml.encode(sheet).decode()))


def step_of(match: Match, step: PuzzleStep, first: bool) -> dict[str, object]:
    """A step of the line as that of a lesson: with a reason for every wrong try."""
    assert match.ask is not None
    best, others = step.answers[0], step.answers[1:]
    return {
        "say": said("ui-puzzle-find" if first else "ui-puzzle-on"),
        "clauses": [match.ask.clause],
        "answers": [best.option],
        "wrong": [{"options": [escaped(other.option)], "say": compared(match, best, other)} for other in others],
        "otherwise": said("ui-puzzle-worse"),
        "then": explained(match, step),
    }


def escaped(option: str) -> str:
    """An option as a pattern that means it alone."""
    return option.replace("[", "[[]").replace("*", "[*]").replace("?", "[?]")


def explained(match: Match, step: PuzzleStep) -> Said:
    """Why the best answer is the best."""
    found = {}
    best, following = step.answers[:2]
    for lang in languages():
        words = Words(lang, match.game.setting)
        found[lang] = words.say(
            "ui-puzzle-right",
            answer=in_words(best.option, match, words),
            expected=expected(best, words),
            next=in_words(following.option, match, words),
            other=expected(following, words),
            ahead=f"{step.ahead:.1f}",
            doubt=f"{step.doubt:.1f}",
            tries=step.tries,
            held=round(100 * step.held),
        )
    return found


def compared(match: Match, best: Expected, other: Expected) -> Said:
    """Why another answer is worse, without naming the best."""
    found = {}
    for lang in languages():
        words = Words(lang, match.game.setting)
        found[lang] = words.say("ui-puzzle-wrong", other=expected(other, words), best=expected(best, words))
    return found


def said(message: str, **args: str | int) -> Said:
    return {lang: Words(lang).say(message, **args) for lang in languages()}
