"""Takes every lesson in Chromium, in each language, by board clicks: `make lessons`.

`python -m tests.browser.lessons GAME ...` takes only those of some games.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, async_playwright

from lawspeaker.kernel import shelf
from lawspeaker.lessons.library import lessons
from lawspeaker.text.words import languages
from tests.browser.conftest import FLAGS, MISSING
from tests.browser.learner import Learner
from tests.browser.people import DESKTOP, newcomer
from tests.browser.served import Server


async def take(browser: Browser, server: Server, game: str, lang: str) -> None:
    """All lessons of a game, by somebody who comes for the first time."""
    ada = await newcomer(browser, server.address, lang, DESKTOP)
    await ada.arrive()
    for lesson in lessons(game):
        learner = Learner(ada)
        await learner.take(game, lesson.name)
        assert not ada.troubles, ada.troubles
        print(f"{lang}  {game}/{lesson.name}: {learner.steps} steps, {learner.wrong} wrong tries", flush=True)
    await ada.page.context.close()


async def main(games: list[str]) -> None:
    program = shutil.which("chromium")
    if program is None:
        sys.exit(MISSING)
    with TemporaryDirectory() as folder:
        server = Server(Path(folder))
        await server.start()
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=program, args=FLAGS)
            for game in games or shelf.names():
                for lang in languages():
                    await take(browser, server, game, lang)
            await browser.close()
        await server.stop()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
