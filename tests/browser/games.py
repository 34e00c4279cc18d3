"""Plays whole games in Chromium by clicks and taps on the board alone: `make games-in-browser`; an hour or more.

Every game on a laptop, a phone upright and a phone lying, in every language: one person against a bot, and two people
in two browsers. In the end, what they were asked and told is held against the game's file.

    make games-in-browser ARGS="--game root --screen upright --lang ja"     only some of them
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from itertools import product

from playwright.async_api import Browser

from lawspeaker.kernel import shelf
from lawspeaker.text.words import languages
from tests.browser.finished import check_end
from tests.browser.people import LAPTOP, LYING, UPRIGHT, Person, Size, newcomer
from tests.browser.served import Server
from tests.browser.stage import stage

SCREENS: dict[str, Size] = {"laptop": LAPTOP, "upright": UPRIGHT, "lying": LYING}
LOOKING = 12  # answers between two close looks at the page and the board


async def alone(browser: Browser, server: Server, game: str, screen: str, lang: str) -> int:
    """One person against a bot; how many answers they gave."""
    ada = await come(browser, server, screen, lang)
    await ada.open_room(game, "me", "random")
    given = await ada.plays_on_board(random.Random(f"{game} {screen} {lang}"), LOOKING, by_hand=True)
    await leave(ada, 0)
    return given


async def together(browser: Browser, server: Server, game: str, screen: str, lang: str) -> int:
    """Two people, the second with the next language and the next screen; how many answers they gave."""
    ada = await come(browser, server, screen, lang)
    bob = await come(browser, server, following(list(SCREENS), screen), following(languages(), lang))
    await bob.join((await ada.open_room(game, "me", "friend"))["1"])
    choice = random.Random(f"{game} {screen} {lang} together")
    given = await asyncio.gather(*(each.plays_on_board(choice, LOOKING, by_hand=True) for each in (ada, bob)))
    await leave(ada, 0)
    await leave(bob, 1)
    return sum(given)


async def come(browser: Browser, server: Server, screen: str, lang: str) -> Person:
    """Somebody at the lobby, for whom nothing moves longer than it must."""
    person = await newcomer(browser, server.address, lang, SCREENS[screen], moving=False)
    await person.arrive()
    return person


async def leave(person: Person, seat: int) -> None:
    await check_end(person, seat)
    assert not person.troubles, person.troubles
    await person.page.context.close()


def following(every: list[str], one: str) -> str:
    return every[(every.index(one) + 1) % len(every)]


async def main() -> None:
    parser = argparse.ArgumentParser(prog="make games-in-browser", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=shelf.names(), help="only one game")
    parser.add_argument("--screen", choices=list(SCREENS), help="only one screen")
    parser.add_argument("--lang", choices=languages(), help="only one language")
    parser.add_argument("--people", choices=["alone", "together"], help="only one person, or only two")
    given = parser.parse_args()
    games = [given.game] if given.game else shelf.names()
    screens = [given.screen] if given.screen else list(SCREENS)
    langs = [given.lang] if given.lang else languages()
    ways = [way for way in (alone, together) if given.people in (None, way.__name__)]
    async with stage() as (browser, server):
        for game, screen, lang, way in product(games, screens, langs, ways):
            began = time.monotonic()
            answers = await way(browser, server, game, screen, lang)
            took = time.monotonic() - began
            print(f"{game:12}{screen:9}{lang:4}{way.__name__:9}{answers:5} answers, {took:4.0f} s", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
