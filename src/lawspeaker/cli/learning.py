"""Lessons in the terminal: the table as text, the lesson's words, and answers that are typed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lawspeaker.cli.options import GameArgument, LangOption, language
from lawspeaker.cli.printing import show

if TYPE_CHECKING:
    from lawspeaker.lessons.reading import Lesson, Said
    from lawspeaker.lessons.taught import Taught
    from lawspeaker.text.words import Words

SHOW = "?"


def learn(
    game: GameArgument,
    lesson: Annotated[
        str | None,
        typer.Argument(metavar="LESSON", help="A lesson, or a file of your own. Without it all lessons are listed."),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Only check that the lesson, or every lesson, can be taken to its end.")
    ] = False,
    lang: LangOption = None,
) -> None:
    """Learn a game by playing lessons."""
    from lawspeaker.lessons import library
    from lawspeaker.text.words import Words

    words = Words(language(lang))
    wanted = list(library.lessons(game)) if lesson is None else [chosen(game, lesson)]
    if check:
        for each in wanted:
            check_one(each, words)
    elif lesson is None:
        list_all(wanted, words)
    else:
        take(wanted[0], words.lang)


def chosen(game: str, lesson: str) -> Lesson:
    """A lesson by its name, or the one in a file."""
    from lawspeaker.kernel.document import Document
    from lawspeaker.lessons import library
    from lawspeaker.lessons.reading import Lesson

    if lesson.endswith(".toml"):
        return Lesson(game, Document.read(Path(lesson)))
    return library.find(game, lesson)


def check_one(lesson: Lesson, words: Words) -> None:
    from lawspeaker.lessons.checking import check

    tries = check(lesson)
    typer.echo(words.say("ui-learn-checked", lesson=lesson.name, steps=len(lesson.steps), tries=tries))


def list_all(lessons: list[Lesson], words: Words) -> None:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2), show_header=False)
    for lesson in lessons:
        title, about = lesson.sheet.title[words.lang], lesson.sheet.about[words.lang]
        table.add_row(lesson.name, title, words.say("ui-learn-minutes", minutes=lesson.sheet.minutes), about)
    show(table)


def take(lesson: Lesson, lang: str) -> None:
    """Take a lesson to its end, or until somebody leaves."""
    from lawspeaker.lessons.taught import READ, Taught
    from lawspeaker.text.words import Words

    taught = Taught(lesson)
    words = Words(lang, taught.match.game.setting)
    while not taught.over:
        typer.echo(f"\n{taught.match.drawn(taught.seat, lang)}\n")
        tell(taught.heard, lang)
        typer.secho(f"{taught.number + 1}/{len(lesson.steps)}", bold=True)
        tell(taught.words, lang)
        while True:
            answer = typed(taught, words)
            refused = taught.tried(answer if taught.right else READ)
            if refused is None:
                break
            tell(refused.words, lang)
    tell(taught.heard, lang)
    tell(taught.words, lang)


def typed(taught: Taught, words: Words) -> str:
    """What the learner answers, one of the options. `?` shows the right one; what the law forbids is told at once."""
    from lawspeaker.kernel.errors import AnswerError, LawspeakerError

    if not taught.right:
        typer.prompt(words.say("ui-learn-on"), default="", show_default=False)
        return ""
    while True:
        answer = str(typer.prompt(words.say("ui-learn-answer"))).strip()
        if answer == SHOW:
            step = taught.step
            assert step is not None
            typer.echo(step.answers[0])
            continue
        try:
            taught.match.offered(answer)
        except AnswerError as error:
            typer.echo(str(error) if error.reason is None else error.reason.said(words.lang))
        except LawspeakerError as error:
            typer.echo(str(error))
        else:
            return answer


def tell(said: Said, lang: str) -> None:
    if said:
        typer.echo(f"{said[lang].strip()}\n")
