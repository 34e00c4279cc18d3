"""Takes every lesson in Chromium, in each language, by board clicks: `make lessons`.

`python -m tests.browser.lessons GAME ...` takes only those of some games.
"""

from __future__ import annotations

import asyncio
import sys

from playwright.async_api import Browser

from lawspeaker.kernel import shelf
from lawspeaker.lessons.library import lessons
from lawspeaker.text.words import languages
from tests.browser.learner import Learner
from tests.browser.people import DESKTOP, newcomer
from tests.browser.served import Server
from tests.browser.stage import stage


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
    async with stage() as (browser, server):
        for game in games or shelf.names():
            for lang in languages():
                await take(browser, server, game, lang)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
