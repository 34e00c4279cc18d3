"""Every lesson, taken from its beginning to its end by the code that the server uses."""

from __future__ import annotations

import pytest

from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import AnswerError
from lawspeaker.lessons.checking import check
from lawspeaker.lessons.library import UnknownLesson, find, lessons
from lawspeaker.lessons.reading import Lesson
from lawspeaker.lessons.taught import READ, Taught
from lawspeaker.text.words import languages

GAMES = ["arctic", "greenland", "neanderthal", "root"]
ALL = [lesson for game in GAMES for lesson in lessons(game)]
FIRST_STEPS = (15, 27)  # of the first lesson of each game
LONGEST = {"en": 900, "ja": 450, "ko": 500}  # characters that somebody reads before the next click


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}/{lesson.name}")
def test_a_lesson_is_taken_to_its_end_and_every_wrong_try_gets_its_reason(lesson: Lesson) -> None:
    assert check(lesson) > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_of_a_game_is_a_guided_first_game(game: str) -> None:
    first = lessons(game)[0]
    assert FIRST_STEPS[0] <= len(first.steps) <= FIRST_STEPS[1]
    assert 10 <= first.sheet.minutes <= 15


@pytest.mark.parametrize(("game", "count"), [("greenland", 4), ("neanderthal", 3), ("root", 10)])
def test_every_side_of_a_game_has_a_lesson(game: str, count: int) -> None:
    """In The Arctic all seats play the same."""
    box = shelf.find(game)
    sides = set()
    for lesson in lessons(game):
        taught = Taught(lesson)
        setting = taught.match.game.setting
        sides.add(setting.config.rules[box.side_options(setting.config)[taught.seat]])
    assert len(sides) == count


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game}/{lesson.name}")
def test_words_are_short_and_cite_their_clauses(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps, start=1):
        for lang in languages():
            assert len(step.say[lang]) < LONGEST[lang], (number, lang)
        assert step.clauses or not step.answers, f"step {number} cites nothing"


def test_a_wrong_try_changes_nothing() -> None:
    taught = Taught(find("arctic", "first-game"), [READ])
    before = taught.match.hash()
    refused = taught.tried("place NO 1")
    assert refused is not None
    assert "Russia" in refused.words["en"]
    assert (taught.number, taught.match.hash()) == (1, before)
    assert taught.tried("place RU 1") is None
    assert taught.number == 2


def test_what_the_law_forbids_gets_its_reason() -> None:
    taught = Taught(find("arctic", "first-game"), [READ])
    refused = taught.tried("place RU 3")
    assert refused is not None
    assert refused.reason is not None
    assert refused.reason.clause == "SETUP.D.1"
    assert not refused.words


def test_answers_that_do_not_belong_to_a_lesson_are_refused() -> None:
    lesson = find("arctic", "first-game")
    with pytest.raises(AnswerError, match="not the answer to step 2"):
        Taught(lesson, [READ, "place NO 1"])
    with pytest.raises(AnswerError, match="only something to read"):
        Taught(lesson, ["place RU 1"])
    with pytest.raises(UnknownLesson, match="did you mean first-game"):
        find("arctic", "first-gam")
