"""The lesson of docs/add-a-lesson.md can be taken."""

from __future__ import annotations

from lawspeaker.lessons.checking import check
from lawspeaker.lessons.reading import read_lesson
from tests.docs.test_docs import FENCE, ROOT


def test_the_example_of_a_lesson_works() -> None:
    text = (ROOT / "docs/add-a-lesson.md").read_text(encoding="utf-8")
    (example,) = [block[2] for block in FENCE.finditer(text) if block[1] == "toml"]
    assert check(read_lesson("arctic", "my.toml", example)) > 0
