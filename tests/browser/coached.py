"""Takes the pictures of docs/coach.md anew: `python -m tests.browser.coached`, after `make web browser`.

One game of each is played by two skilled bots and a novice, and then the coach is asked about it.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from playwright.async_api import Browser

from lawspeaker.kernel import shelf
from lawspeaker.kernel.chance import Keyed
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.players.player import make, play
from tests.browser.people import Size, newcomer
from tests.browser.served import Server
from tests.browser.stage import stage

IMAGES = Path(__file__).parents[2] / "docs/images"
BOTS = ("skilled", "novice", "skilled")
KEY = bytes(31) + b"\x07"
TALL = Size(1280, 3000)  # so that all the coach says is in sight
PATIENCE = 300_000  # milliseconds


def played(game: str) -> Match:
    """A whole game."""
    match = start(game, len(BOTS), chance=Keyed(KEY))
    play(match, [make(bot, seed) for seed, bot in enumerate(BOTS)])
    return match


async def take(browser: Browser, server: Server, game: str) -> None:
    """A picture of what the coach says to a game."""
    ada = await newcomer(browser, server.address, "en", TALL)
    await ada.arrive()
    await ada.bring_in(played(game))
    await ada.button("coach-ask").click()
    coach = ada.page.locator(".coach")
    await coach.locator("h2").wait_for(timeout=PATIENCE)
    await coach.screenshot(path=IMAGES / f"coach-{game}.png")
    print(await coach.inner_text(), flush=True)
    await ada.page.context.close()


async def main(games: list[str]) -> None:
    async with stage() as (browser, server):
        for game in games or shelf.names():
            await take(browser, server, game)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
