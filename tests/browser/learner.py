"""Somebody who takes lessons on the real boards."""

from __future__ import annotations

from playwright.async_api import Locator, Response, expect

from tests.browser import looks
from tests.browser.people import LIT, Person

SHORT = 50  # milliseconds
SHOWN = f"{LIT}[data-look=focus]:visible"  # where the right answer is, once it is shown


class Learner:
    """Takes a lesson by what is lit on its board: at each step the first thing, and then what is shown to be right."""

    def __init__(self, ada: Person) -> None:
        self.ada = ada
        self.heard: list[Response] = []  # what the server said to a try
        self.steps = 0
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
            self.steps += 1

    async def step(self) -> None:
        """Try the first thing that is lit. If that is wrong, let the right one be shown, and try that."""
        page, number = self.ada.page, await self._number()
        lit = page.locator(f"{LIT}:visible").first
        await lit.wait_for()
        if await self._try(lit) > number:
            return
        self.wrong += 1
        await expect(page.locator(".wrong")).to_be_visible()
        await self.ada.button("learn-show").click()
        shown = page.locator(SHOWN)
        await shown.first.wait_for()
        for place in range(await shown.count()):
            if await self._try(shown.nth(place)) > number:
                return
            await self.ada.button("learn-show").click()
        raise AssertionError("nothing that is shown was right")

    async def _try(self, thing: Locator) -> int:
        self.heard.clear()
        await thing.press("Enter")
        return await self._answer()

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
