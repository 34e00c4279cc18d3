"""Checking a lesson by taking it, with the code that teaches it."""

from __future__ import annotations

from lawspeaker.lessons.reading import Lesson
from lawspeaker.lessons.taught import READ, Taught


def check(lesson: Lesson) -> int:
    """Take a lesson to its end, and try everything wrong on the way. How many wrong tries were told a reason.

    Where several answers are right, the lesson must go on to its end after each.
    """
    taught = Taught(lesson)
    given: list[str] = []
    tries = 0
    while not taught.over:
        tries += check_step(taught)
        answers = taught.lesson.steps[taught.number].answers or [READ]
        for other in answers[1:]:
            take(Taught(lesson, [*given, other]))
        taught.tried(answers[0])
        given.append(answers[0])
    return tries


def take(taught: Taught) -> None:
    """Go on to the end with the first answer of each step."""
    while not taught.over:
        check_step(taught)
        taught.tried((taught.lesson.steps[taught.number].answers or [READ])[0])


def check_step(taught: Taught) -> int:
    """Check what the learner can do at a step. How many wrong tries there are."""
    lesson, step, ask = taught.lesson, taught.step, taught.match.ask
    assert step is not None
    here = ("step", str(taught.number))
    if not step.answers:
        return 0
    if ask is None:
        raise lesson.wrong(here, "the game is over here, so nobody can answer")
    if ask.seat != taught.seat:
        options = ", ".join(option.text for option in ask.options[:8])
        raise lesson.wrong(here, f"seat {ask.seat} is asked here ({ask.topic.name}: {options}), not the learner")
    offered = [option.text for option in ask.options]
    for place, answer in enumerate(step.answers):
        if answer not in offered:
            raise lesson.wrong((*here, "answers", str(place)), f"{answer!r} is not offered: {', '.join(offered)}")
    untold = [text for text in offered if text not in step.answers and not taught.refused(text).words]
    if untold:
        raise lesson.wrong(here, f"nothing is said to the wrong tries {', '.join(untold)}; add `wrong` or `otherwise`")
    return len(offered) - len(step.answers)
