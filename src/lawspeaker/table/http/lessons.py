"""Lessons over HTTP. Nothing is stored: the browser sends the answers given so far, and the lesson is taken again up to
there, with the same code that checks lessons.
"""

from __future__ import annotations

import asyncio
from datetime import date

from litestar.di import NamedDependency
from litestar.handlers import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from lawspeaker.coach.puzzles import PREFIX, lesson_named, of_the_day, puzzles
from lawspeaker.lessons.library import find, lessons
from lawspeaker.lessons.taught import Taught, WrongTry
from lawspeaker.table.live.seen import Sight
from lawspeaker.table.protocol.messages import Forbidden, TableSeen
from lawspeaker.table.rooms import library
from lawspeaker.table.rooms.library import GameWords
from lawspeaker.text.words import Words


class LessonCard(Struct):
    """A lesson in a list."""

    name: str
    title: str
    about: str
    minutes: int
    steps: int


class PuzzleCard(Struct):
    """A puzzle in a list. It is taken as the lesson of this name; `grade` goes from 1, easy, to 4."""

    name: str
    number: int
    grade: int
    today: bool


class Tries(Struct, forbid_unknown_fields=True):
    """The answers to the steps so far, empty where there was only something to read, and what is tried now, if
    anything.
    """

    answers: list[str] = []
    tried: str | None = None


class LessonSeen(Struct):
    """A moment of a lesson: how many of its steps are done, what is said, and the table as the learner sees it.

    `heard` is what came of the last answer, `wrong` why the last try was not right, with the clause where it is the law
    that forbids it. `right` are the places of the options that are asked for; none where there is only something to
    read.
    """

    number: int
    steps: int
    seat: int
    words: str
    clauses: list[str]
    heard: str
    wrong: str
    wrong_clause: str
    right: list[int]
    table: TableSeen


@get("/lessons/{game:str}", tags=["lessons"])
async def lessons_of(language: NamedDependency[str], game: FromPath[str]) -> list[LessonCard]:
    """The lessons of a game, the first one first."""
    return [
        LessonCard(
            lesson.name,
            lesson.sheet.title[language],
            lesson.sheet.about[language],
            lesson.sheet.minutes,
            len(lesson.steps),
        )
        for lesson in await asyncio.to_thread(lessons, game)
    ]


@get("/puzzles/{game:str}", tags=["lessons"])
async def puzzles_of(game: FromPath[str]) -> list[PuzzleCard]:
    """The puzzles of a game, one of them that of the day."""
    found = await asyncio.to_thread(puzzles, game)
    today = of_the_day(game, date.today())
    return [
        PuzzleCard(f"{PREFIX}{number}", number, puzzle.grade, number == today)
        for number, puzzle in enumerate(found, start=1)
    ]


@get("/lessons/{game:str}/{lesson:str}/words", tags=["lessons"])
async def lesson_words(language: NamedDependency[str], game: FromPath[str], lesson: FromPath[str]) -> GameWords:
    """What the board of a lesson needs."""
    taught = await asyncio.to_thread(taken, game, lesson, Tries())
    words = Words(language, taught.match.game.setting)
    return await asyncio.to_thread(library.game_words, words)


@post("/lessons/{game:str}/{lesson:str}", tags=["lessons"], status_code=200)
async def lesson_step(
    language: NamedDependency[str], game: FromPath[str], lesson: FromPath[str], data: JSONBody[Tries]
) -> LessonSeen:
    """Where a lesson is after some answers; a right try takes it on, a wrong one is told why."""
    taught = await asyncio.to_thread(taken, game, lesson, data)
    refused = None
    if data.tried is not None:
        refused = await asyncio.to_thread(taught.tried, data.tried)
    return await seen(taught, language, refused)


@post("/lessons/{game:str}/{lesson:str}/why", tags=["lessons"], status_code=200)
async def lesson_why(
    language: NamedDependency[str], game: FromPath[str], lesson: FromPath[str], data: JSONBody[Tries]
) -> list[Forbidden]:
    """What the learner cannot do now, and which clause forbids it."""
    taught = await asyncio.to_thread(taken, game, lesson, data)
    return await Sight(taught.match, taught.seat, language).forbidden()


def taken(game: str, lesson: str, tries: Tries) -> Taught:
    """A lesson after the answers given so far."""
    return Taught(lesson_named(game, lesson) or find(game, lesson), tries.answers)


async def seen(taught: Taught, lang: str, refused: WrongTry | None) -> LessonSeen:
    sight = Sight(taught.match, taught.seat, lang)
    lines = await sight.lines(taught.told)
    wrong, clause = "", ""
    if refused is not None:
        wrong = refused.words.get(lang, "")
        if refused.reason is not None:
            wrong, clause = sight.words.reason(refused.reason), refused.reason.clause
    return LessonSeen(
        number=taught.number,
        steps=len(taught.lesson.steps),
        seat=taught.seat,
        words=taught.words[lang],
        clauses=[] if taught.step is None else taught.step.clauses,
        heard=taught.heard.get(lang, ""),
        wrong=wrong,
        wrong_clause=clause,
        right=taught.right,
        table=sight.table(taught.number, lines, taught.told),
    )
