"""No page keeps anybody out: axe finds nothing serious, in both themes, on large and small screens."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from lawspeaker.kernel.chance import Keyed
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.browser.looks import DRAWN
from tests.browser.people import DESKTOP, OPTION, PHONE, Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
QUICK = {"resultTypes": ["violations"], "preload": False, "iframes": False}  # nothing but what is wrong
COLOURS = QUICK | {"runOnly": ["color-contrast", "link-in-text-block"]}  # all that the other theme could change
FOUND = """async (rules) => (await axe.run(rules)).violations
    .filter((violation) => ['serious', 'critical'].includes(violation.impact))
    .map((violation) => [violation.id, violation.nodes.map((node) => node.html)])"""


async def check(person: Person, themed: bool = True) -> None:
    """Look at a page on both screens; on the large one in both themes, where one can get at that button. `make survey`
    looks at more boards.
    """
    page = person.page
    await page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = []
    for size in (DESKTOP, PHONE):
        await page.set_viewport_size({"width": size.width, "height": size.height})
        for rules in (QUICK, COLOURS) if themed and size is DESKTOP else (QUICK,):
            if rules is COLOURS:
                await page.locator("header .square").click()
            theme = await page.locator("html").get_attribute("data-theme")
            await page.evaluate(DRAWN)  # colours fade into those of the other theme
            found += [(theme, size.width, violation) for violation in await page.evaluate(FOUND, rules)]
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "wider than the screen"
    assert found == []


def played(game: str, answers: int, seats: int = 2) -> Match:
    """A game after so many answers, or at its end; then the first seat is asked."""
    choice = random.Random(7)
    match = start(game, seats, chance=Keyed(bytes(32)))
    while match.ask is not None and (answers > 0 or match.ask.seat != 0):
        match.choose(choice.randrange(len(match.ask.options)))
        answers -= 1
    return match


@pytest.mark.parametrize(
    "path", ["/", "/new/arctic", "/rules/arctic", "/learn/arctic", "/learn/arctic/first-game", "/account", "/nowhere"]
)
async def test_pages(path: str, come: Come) -> None:
    ada = await come()
    await ada.arrive(lobby=path in ("/", "/nowhere"))
    if path not in ("/", "/nowhere"):
        await ada.page.goto(path)
    elif path == "/nowhere":
        await ada.page.evaluate("history.pushState(null, '', '/no/where/at/all'); dispatchEvent(new Event('popstate'))")
    await expect(ada.page.locator("h1")).to_be_visible()
    await check(ada)


async def test_a_room_that_waits(come: Come) -> None:
    ada = await come()
    await ada.arrive()
    await ada.open_room("arctic", "me", "friend", "open")
    await expect(ada.page.locator("li.card")).to_have_count(3)
    await check(ada)


@pytest.mark.parametrize("game", ["arctic", "greenland", "neanderthal", "root"])
async def test_a_game_that_is_played(game: str, come: Come) -> None:
    ada = await come()
    await ada.arrive()
    await ada.bring_in(played(game, 60), "me", "random")
    await expect(ada.page.locator(OPTION).first).to_be_visible()
    await expect(ada.page.locator(".face svg, .face h3").first).to_be_visible()
    await check(ada)


async def test_a_game_that_is_over_and_its_replay(come: Come) -> None:
    ada = await come()
    await ada.arrive()
    await ada.bring_in(played("arctic", 10_000))
    await expect(ada.over).to_be_visible()
    await check(ada)
    await ada.button("moment-back").click()
    await expect(ada.moment).to_be_visible()
    await check(ada)
