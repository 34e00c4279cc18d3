"""Lessons on the real boards: a learner tries what is lit, is told why not, and gets to the end, in each language."""

from __future__ import annotations

import pytest
from playwright.async_api import Response, expect

from tests.browser import looks
from tests.browser.people import LIT, PHONE, Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
SHORT = 50  # milliseconds


class Learner:
    """Somebody who takes a lesson by trying everything that is lit on its board, one thing after another."""

    def __init__(self, ada: Person) -> None:
        self.ada = ada
        self.heard: list[Response] = []  # what the server said to a try
        self.wrong = 0
        ada.page.on("response", self._heard)

    def _heard(self, response: Response) -> None:
        if response.request.method == "POST" and "/api/lessons/" in response.url:
            self.heard.append(response)

    async def take(self, game: str, lesson: str) -> None:
        page = self.ada.page
        await page.goto(f"/learn/{game}/{lesson}")
        await expect(page.locator("progress")).to_have_attribute("value", "0")
        await page.locator(".face > *").first.wait_for()
        await looks.check(page, self.ada.lang)
        while not await page.get_by_text(self.ada.words("learn-done")).count():
            on = self.ada.button("learn-on")
            if await on.count():
                self.heard.clear()
                await on.click()
                await self._answer()
            else:
                await self.step()

    async def step(self) -> None:
        """Try what is lit until the lesson goes on."""
        page, number = self.ada.page, await self._number()
        await page.locator(f"{LIT}:visible").first.wait_for()
        await self.ada.button("learn-show").click()
        for place in range(await page.locator(f"{LIT}:visible").count()):
            self.heard.clear()
            await page.locator(f"{LIT}:visible").nth(place).press("Enter")
            if await self._answer() != number:
                return
            self.wrong += 1
            await expect(page.locator(".wrong")).to_be_visible()
        raise AssertionError("nothing that is lit was right")

    async def _answer(self) -> int:
        """How many steps are done after what was tried; where it may mean several options, the one that is shown."""
        page = self.ada.page
        while not self.heard:
            menu = page.locator("dialog .option")
            if await menu.count():
                hinted = page.locator("dialog .option.hinted")
                await (hinted if await hinted.count() else menu.first).click()
            await page.wait_for_timeout(SHORT)
        number = int((await self.heard[-1].json())["number"])
        await expect(page.locator("progress")).to_have_attribute("value", str(number))
        return number

    async def _number(self) -> int:
        return int(await self.ada.page.locator("progress").get_attribute("value") or 0)


async def test_a_lesson_of_root_by_board_clicks(come: Come) -> None:
    ada = await come()
    await ada.arrive()
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


@pytest.mark.parametrize(("lang", "game", "lesson"), [("ja", "greenland", "hunt"), ("ko", "neanderthal", "hunt")])
async def test_a_lesson_in_another_language_on_a_phone(come: Come, lang: str, game: str, lesson: str) -> None:
    ada = await come(lang, PHONE)
    await ada.arrive()
    await Learner(ada).take(game, lesson)
