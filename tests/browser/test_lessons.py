"""Lessons on the real boards: a learner tries what is lit, is told why not, and gets to the end.

Every game and every language is here once; `make lessons` takes all lessons in each language.
"""

from __future__ import annotations

import pytest
from playwright.async_api import Request, expect

from tests.browser.learner import Learner
from tests.browser.people import DESKTOP, PHONE, Come, Size

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_lesson_of_root_by_board_clicks(come: Come) -> None:
    ada = await come()
    await ada.arrive(lobby=True)
    await ada.page.locator(".games a[href='/learn/root']").click()
    await expect(ada.page.locator(".lessons li")).to_have_count(12)
    learner = Learner(ada)
    await learner.take("root", "crafting")
    assert learner.wrong
    await ada.page.goto("/learn/root")
    await expect(ada.page.locator(".lessons .done")).to_have_count(1)
    today = ada.page.locator("a.today")
    await learner.take("root", (await today.get_attribute("href") or "").rpartition("/")[2])
    await ada.page.goto("/learn/root")
    await expect(today.locator(".done")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "size", "game", "lesson"),
    [
        ("ja", PHONE, "greenland", "hunt"),
        ("ko", PHONE, "neanderthal", "hunt"),
        ("ja", DESKTOP, "arctic", "law-c-and-the-pole"),
    ],
)
async def test_a_lesson_in_another_language(come: Come, lang: str, size: Size, game: str, lesson: str) -> None:
    ada = await come(lang, size)
    await ada.arrive()
    learner = Learner(ada)
    await learner.take(game, lesson)
    assert learner.wrong


async def test_a_lesson_is_read_once_and_not_again_after_each_answer(come: Come) -> None:
    """What is read late would take the place of what was wrong with a try made meanwhile."""
    ada = await come()
    await ada.arrive()
    read: list[Request] = []
    ada.page.on("request", lambda request: read.append(request) if reads_lesson(request) else None)
    await Learner(ada).take("arctic", "law-c-and-the-pole")
    assert len(read) == 1


def reads_lesson(request: Request) -> bool:
    """Whether a request asks where a lesson is, without trying anything."""
    if request.method != "POST" or not request.url.partition("?")[0].endswith("/api/lessons/arctic/law-c-and-the-pole"):
        return False
    said = request.post_data_json
    return said is not None and said["tried"] is None


async def test_terms_explain_themselves_in_a_lesson(come: Come) -> None:
    ada = await come()
    await ada.arrive()
    await ada.page.goto("/learn/root/first-game")
    await ada.page.locator(".words .term", has_text="clearing").first.click()
    await expect(ada.page.locator(".words .tip:popover-open")).to_contain_text("clearing")


async def test_a_step_back_in_a_lesson(come: Come) -> None:
    ada = await come()
    await ada.arrive()
    await ada.page.goto("/learn/root/first-game")
    back, steps = ada.button("learn-back"), ada.page.locator("progress")
    await expect(back).to_be_disabled()
    await ada.button("learn-on").click()
    await expect(steps).to_have_attribute("value", "1")
    await back.click()
    await expect(steps).to_have_attribute("value", "0")
    await expect(back).to_be_disabled()
