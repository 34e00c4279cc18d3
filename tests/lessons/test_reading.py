"""Lessons that somebody got wrong: the error names the file and the line."""

from __future__ import annotations

import pytest

from lawspeaker.lessons.checking import check
from lawspeaker.lessons.reading import LessonError, read_lesson

GOOD = """\
order = 1
minutes = 2
title = { en = "Tax", ja = "徴税", ko = "징세" }
about = { en = "Tax.", ja = "徴税。", ko = "징세." }
end = { en = "Done.", ja = "終わり。", ko = "끝." }

[position.state]
phase = 6
influence = { RU = { 1 = 0, 3 = 1 } }

[[step]]
say = { en = "Tax.", ja = "徴税を。", ko = "징세하세요." }
clauses = ["TAX.1"]
answers = ["act tax"]
otherwise = { en = "No.", ja = "いいえ。", ko = "아니요." }
"""


def test_a_good_lesson_can_be_taken() -> None:
    assert check(read_lesson("arctic", "tax.toml", GOOD)) > 3


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("order = 1", "order = one", r"tax.toml, line 1"),
        ("order = 1", "ordre = 1", r"tax.toml, line 1: .*ordre"),
        ("minutes = 2", "", r"tax.toml, line 1: .*minutes"),
        ("minutes = 2", 'minutes = "2"', r"tax.toml, line 2: Expected `int`"),
        (', ko = "징세" }', " }", r"tax.toml, line 3: `title` is missing in 'ko'"),
        ('say = { en = "Tax."', 'say = { en = ""', r"tax.toml, line 12: `say` is missing in 'en'"),
        ('say = { en = "Tax."', 'say = { fr = "Impôt", en = "Tax."', r"tax.toml, line 12: 'fr' is none of"),
        ('clauses = ["TAX.1"]', 'clauses = ["TAX.9"]', r"tax.toml, line 13: .*TAX.9"),
        ('answers = ["act tax"]', 'anwers = ["act tax"]', r"tax.toml, line 11: .*anwers"),
        ('answers = ["act tax"]', 'answers = ["act tea"]', r"tax.toml, line 14: 'act tea' is not offered"),
        ('answers = ["act tax"]\n', "", r"tax.toml, line 11: without answers a step has neither"),
        ("otherwise", "then", r"tax.toml, line 11: nothing is said to the wrong tries act diplomacy"),
        ("phase = 6", "phase = 60", r"tax.toml, line 7: .*phase"),
        ("phase = 6", "phase = 6\nmony = 3", r"tax.toml, line 7: .*mony"),
        ("{ 1 = 0, 3 = 1 }", "{ 1 = 1, 3 = 0 }", r"tax.toml, line 11: seat 1 is asked here"),
    ],
)
def test_an_error_names_the_file_and_the_line(right: str, wrong: str, told: str) -> None:
    assert right in GOOD
    with pytest.raises(Exception, match=told):
        check(read_lesson("arctic", "tax.toml", GOOD.replace(right, wrong, 1)))


def test_what_others_answer_must_fit_too() -> None:
    text = GOOD + 'meanwhile = ["act tax"]\n'
    with pytest.raises(LessonError, match=r"tax.toml, line 16: 'act tax' does not fit: .*not offered"):
        check(read_lesson("arctic", "tax.toml", text))
