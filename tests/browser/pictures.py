"""Takes the pictures of docs/screens.md anew: `python -m tests.browser.pictures`, after `make web browser`."""

from __future__ import annotations

import asyncio
import random
import shutil
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, async_playwright

from lawspeaker.kernel.chance import Keyed
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.players.player import Turn, make
from tests.browser.conftest import FLAGS
from tests.browser.people import Person, Size, newcomer
from tests.browser.served import Server

IMAGES = Path(__file__).parents[2] / "docs/images"
BOTS = ("me", "greedy", "greedy")
LAPTOP, UPRIGHT, LYING = Size(1280, 720), Size(390, 844, touch=True), Size(844, 390, touch=True)
SCREENS = {"": LAPTOP, "-phone": UPRIGHT, "-lying": LYING}
ANSWERS = {"arctic": 120, "root": 120, "greenland": 75, "neanderthal": 120}  # after which a picture is taken
LOOKS = [(lang, dark) for dark in (False, True) for lang in ("en", "ja", "ko")]  # in turn
PAGES = {"lobby": "/", "new-table": "/new/root", "rules": "/rules/root/8.2.6", "learn": "/learn/neanderthal"}
LAST, ALL = 12, 10_000  # answers
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
        looks = cycle(LOOKS)
        for game, answers in ANSWERS.items():
            match = played(game, answers)
            for screen, size in SCREENS.items():
                lang, dark = next(looks)
                await self.take(await self.sit(match, lang, size, dark), f"table-{game}{screen}")
        end = played("arctic", len(played("arctic", ALL).steps) - LAST)
        for screen, size in SCREENS.items():
            lang, dark = next(looks)
            ada = await self.sit(end, lang, size, dark)
            await ada.answers(ALL, random.Random(1))
            await self.take(ada, f"table-over{screen}")
        for name, path in PAGES.items():
            ada = await newcomer(self.browser, self.server.address, "en", LAPTOP)
            await ada.arrive()
            await ada.page.goto(path)
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
