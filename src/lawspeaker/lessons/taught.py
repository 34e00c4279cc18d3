"""A lesson while somebody takes it: the match, how far the learner has come, and what to say to a try."""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import NamedTuple

from lawspeaker.kernel.ask import Reason
from lawspeaker.kernel.chance import Fast, Scripted
from lawspeaker.kernel.errors import AnswerError, LawspeakerError
from lawspeaker.kernel.match import Match
from lawspeaker.lessons.reading import Lesson, Said, Step

READ = ""  # the answer to a step at which there is only something to read


class Refused(NamedTuple):
    """What is said to a wrong try: the lesson's words, or the law's reason where the law forbids it."""

    words: Said
    reason: Reason | None = None


class Taught:
    """A lesson after some of its steps."""

    def __init__(self, lesson: Lesson, answers: Iterable[str] = ()) -> None:
        self.lesson = lesson
        self.seat = lesson.sheet.seat
        self.number = 0  # steps that are done
        self.told = 0  # lines of the record that were there before the last step
        self.match = self._began()
        self._go_on(lesson.sheet.opening, ("opening",))
        self.told = len(self.match.record)
        for answer in answers:
            if self.over or self.tried(answer) is not None:
                raise AnswerError(f"{answer!r} is not the answer to step {self.number + 1} of {lesson.name!r}")

    @property
    def over(self) -> bool:
        """Whether all steps are done."""
        return self.number == len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """What is to be done now, or nothing at the end."""
        return None if self.over else self.lesson.steps[self.number]

    @property
    def words(self) -> Said:
        """What is said now."""
        step = self.step
        return self.lesson.sheet.end if step is None else step.say

    @property
    def heard(self) -> Said:
        """What came of the last answer; empty where nothing is said about it."""
        return self.lesson.steps[self.number - 1].then if self.number else {}

    @property
    def right(self) -> list[int]:
        """The places of the options that are asked for."""
        ask, step = self.match.ask, self.step
        if ask is None or step is None:
            return []
        return [place for place, option in enumerate(ask.options) if option.text in step.answers]

    def tried(self, answer: str) -> Refused | None:
        """Go on with a right answer. A wrong one changes nothing, and is told why."""
        step = self.step
        if step is None:
            raise AnswerError("the lesson is over")
        if step.answers and answer not in step.answers:
            return self.refused(answer)
        self.told = len(self.match.record)
        here = ("step", str(self.number))
        if step.answers:
            self._answer(answer, (*here, "answers"))
        elif answer != READ:
            raise AnswerError(f"at step {self.number + 1} there is only something to read")
        self._go_on(step.meanwhile, (*here, "meanwhile"))
        self.number += 1
        return None

    def refused(self, answer: str) -> Refused:
        """Why an answer is not right here."""
        step, ask = self.step, self.match.ask
        assert step is not None
        offered = [] if ask is None else [option.text for option in ask.options]
        if answer not in offered:
            reason = self.match.why_not(answer)
            if reason is None:
                raise AnswerError(f"{answer!r} is not offered here")
            return Refused({}, reason)
        for wrong in step.wrong:
            if any(fnmatchcase(answer, pattern) for pattern in wrong.options):
                return Refused(wrong.say)
        return Refused(step.otherwise)

    # The match.

    def _began(self) -> Match:
        sheet = self.lesson.sheet
        script = sheet.chance
        chance = Scripted(script.dice, script.picks, script.shuffles, Fast(script.seed))
        try:
            return Match.from_position({"game": self.lesson.game, **sheet.position}, chance)
        except LawspeakerError as error:
            raise self.lesson.wrong(("position",), str(error)) from error

    def _go_on(self, answers: list[str], keys: tuple[str, ...]) -> None:
        for place, answer in enumerate(answers):
            self._answer(answer, (*keys, str(place)))

    def _answer(self, answer: str, keys: tuple[str, ...]) -> None:
        try:
            self.match.answer(answer)
        except LawspeakerError as error:
            raise self.lesson.wrong(keys, f"{answer!r} does not fit: {error}") from error
