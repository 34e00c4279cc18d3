"""Takes the pictures of docs/browser.md anew: `python -m tests.browser.pictures`, after `make web browser`."""

from __future__ import annotations

import asyncio
import random
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, async_playwright

from lawspeaker.kernel.chance import Keyed
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.players.player import Turn, make
from tests.browser.conftest import FLAGS
from tests.browser.people import DESKTOP, PHONE, Person, Size, newcomer
from tests.browser.served import Server

IMAGES = Path(__file__).parents[2] / "docs/images"
BOTS = ("me", "greedy", "greedy")
EARLY, MIDDLE, LAST, ALL = 75, 120, 12, 10_000  # answers
SETTLED = 1000  # milliseconds in which a page has drawn everything


def played(game: str, answers: int) -> Match:
    """A game of three bots after so many answers, or at its end; then the first seat is asked."""
    bot = make("greedy", 7)
    match = start(game, 3, chance=Keyed(bytes(32)))
    while match.ask is not None and (len(match.steps) < answers or match.ask.seat != 0):
        match.answer(bot.choose(Turn(match, match.ask.seat)))
    return match


class Studio:
    """A browser and a server for all pictures."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server

    async def sit(self, match: Match, lang: str, size: Size, dark: bool = False) -> Person:
        """Somebody who plays on from here against two bots."""
        ada = await newcomer(self.browser, self.server.address, lang, size)
        await ada.page.emulate_media(color_scheme="dark" if dark else "light")
        await ada.arrive()
        await ada.call("/api/me", {"name": "Ada"}, "PATCH")
        await ada.bring_in(match, *BOTS)
        await ada.asked()
        return ada

    async def take(self, ada: Person, name: str) -> None:
        await ada.page.wait_for_timeout(SETTLED)
        await ada.page.screenshot(path=IMAGES / f"{name}.png")
        await ada.page.context.close()

    async def take_all(self) -> None:
        arctic = played("arctic", MIDDLE)
        await self.take(await self.sit(arctic, "en", DESKTOP), "table-arctic")
        await self.take(await self.sit(arctic, "ja", PHONE, dark=True), "table-arctic-phone")
        await self.take(await self.sit(played("root", MIDDLE), "ko", DESKTOP), "table-root")
        await self.take(await self.sit(played("greenland", EARLY), "en", DESKTOP), "table-greenland")
        await self.take(await self.sit(played("neanderthal", MIDDLE), "ja", DESKTOP, dark=True), "table-neanderthal")
        end = played("arctic", len(played("arctic", ALL).steps) - LAST)
        for name, lang, size in (("table-over", "en", DESKTOP), ("table-over-phone", "ko", PHONE)):
            ada = await self.sit(end, lang, size, dark=size is DESKTOP)
            await ada.answers(ALL, random.Random(1))
            await self.take(ada, name)


async def main() -> None:
    program = shutil.which("chromium")
    with TemporaryDirectory() as folder:
        server = Server(Path(folder))
        await server.start()
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=program, args=FLAGS)
            await Studio(browser, server).take_all()
            await browser.close()
        await server.stop()


if __name__ == "__main__":
    asyncio.run(main())
