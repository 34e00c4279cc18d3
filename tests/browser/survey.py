"""Looks at every page and board closely: `make survey`, after `make web browser`; many minutes.

Every game of docs/screens.md, the board of each faction of Root, the end of a game and its replay, lobby, new table,
rules and lessons. In both themes axe finds nothing, contrast included. On every screen, on every page of the board and
through some answers: no text is too small to be read, nothing is wider than the screen, and nothing jumps when the
question changes. On a laptop, what decides the game is in sight; at 200 %, the board and the question are.

    make survey ARGS="--only root"     some of them
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
from typing import Any

from playwright.async_api import Page

from tests.browser.looks import DRAWN
from tests.browser.people import LAPTOP, LYING, UPRIGHT, Person, Size, newcomer
from tests.browser.pictures import ALL, BOARDS, FACTIONS, LAST, SCENES, Scene, Studio, played
from tests.browser.stage import stage
from tests.browser.test_access import AXE, COLOURS, QUICK

SCREENS = {"laptop": LAPTOP, "upright": UPRIGHT, "lying": LYING}
TWICE = Size(640, 360)  # a laptop's screen at 200 %
LEAST = 11  # pixels of text
ANSWERS = 10  # that are given while somebody watches what moves
PAGES = (
    "/",
    "/new/arctic",
    "/new/root",
    "/rules/root/8.2.6",
    "/rules/greenland",
    "/learn/neanderthal",
    "/learn/root/first-game",
    "/account",
)
# What decides each game: who leads, and what that depends on.
DECISIVE = {
    "arctic": [".council .laws", ".companies", ".track"],
    "greenland": [".strip", ".tribes .placard"],
    "neanderthal": [".turn", ".leaf"],
    "root": [".scores", ".map svg"],
}

FOUND = """async (rules) => (await axe.run(rules)).violations.map(({ id, impact, nodes }) => `${id} (${impact}): ` +
    nodes.slice(0, 3).map((node) => `${node.html.slice(0, 150)} ${node.any[0]?.message ?? ''}`).join(' | '))"""

# Text that is drawn smaller than so many pixels, by its element.
SMALL = """(least) => {
    const found = new Map();
    const walker = document.createTreeWalker(document.querySelector('.play'), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode.textContent.trim();
        const parent = walker.currentNode.parentElement;
        if (!text || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const { width, height } = range.getBoundingClientRect();
        if (width < 2 || height < 2 || parent.closest('.unseen, [inert]')) continue;
        const map = parent.closest('.zoom');  // on a small screen it is larger once something is asked there
        if (map && innerWidth < 1000 && !map.querySelector('[data-look]')) continue;
        let scale = 1;
        const drawing = parent.closest('svg');
        if (drawing && parent.getScreenCTM) {
            const { a, b } = parent.getScreenCTM();
            scale = Math.hypot(a, b);
        } else {
            const box = parent.closest('div, li, section, p') ?? parent;
            const ratio = box.offsetWidth ? box.getBoundingClientRect().width / box.offsetWidth : 1;
            if (Math.abs(ratio - 1) > 0.05) scale = ratio;  // measures in whole pixels
        }
        const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
        if (size < least - 0.05) {
            const name = `${parent.tagName}.${parent.getAttribute('class') ?? ''} in ` +
                (parent.closest('[class]:not(text, tspan, textPath)')?.getAttribute('class') ?? '');
            const before = found.get(name);
            if (!before || before[0] > size) found.set(name, [size, text.slice(0, 30)]);
        }
    }
    return [...found].map(([name, [size, text]]) => `${size.toFixed(1)} px: ${name}: ${text}`);
}"""

IN_SIGHT = """(names) => names.filter((name) => {
    const found = [...document.querySelectorAll(`.face ${name}`)];
    return !found.length || found.some((each) => {
        let { left, top, right, bottom } = each.getBoundingClientRect();
        for (let box = each.parentElement; box; box = box.parentElement) {
            if (getComputedStyle(box).overflowY === 'visible') continue;
            const frame = box.getBoundingClientRect();
            if (bottom > frame.bottom + 2 || top < frame.top - 2) return true;
        }
        return bottom > innerHeight + 1 || top < 0 || right > innerWidth + 1 || left < 0;
    });
})"""

# Where the frames of the table are.
FRAMES = """() => Object.fromEntries(['.seats', '.face > .board', '.asking', '.question', '.tabs', '.kit .zoom',
    '.kit .map', '.arctic .side', '[data-part=boards]', '.greenland .rows', '.greenland .tribes', '.leaf',
    '.kit nav button', '.kit .scores', '.root .cards'].flatMap((name) => {
        const each = document.querySelector(`.play ${name}`);
        if (!each?.checkVisibility() || name === '.leaf' && document.querySelector('.auction, .offer')) return [];
        const { x, y, width, height } = each.getBoundingClientRect();
        return [[name, [x, y, name === '.question' ? 0 : width, name === '.question' ? 0 : height].map(Math.round)]];
    }))"""

BOTH = """() => {
    const share = (each) => {
        if (!each?.checkVisibility()) return [0, 0];
        const { left, top, right, bottom } = each.getBoundingClientRect();
        const wide = Math.min(right, innerWidth) - Math.max(left, 0);
        const high = Math.min(bottom, innerHeight) - Math.max(top, 0);
        return [wide, high];
    };
    const [board, question] = ['.face > .board', '.question'].map((name) => share(document.querySelector(name)));
    return { board: Math.min(board[0] / 300, board[1] / 200), question: Math.min(question[0] / 120, question[1] / 18),
        fits: document.documentElement.scrollWidth <= innerWidth };
}"""


class Survey:
    """What was found, as one line each."""

    def __init__(self, studio: Studio) -> None:
        self.studio = studio
        self.found: list[str] = []
        self.looks = 0

    def note(self, where: str, wrong: list[str]) -> None:
        self.looks += 1
        for each in wrong:
            self.found.append(f"{where}: {each}")
            print(self.found[-1], flush=True)

    async def axe(self, page: Page, where: str) -> None:
        """Everything in the light theme, and colours in the dark one."""
        await page.evaluate(AXE.read_text(encoding="utf-8"))
        for theme, rules in (("light", QUICK), ("dark", COLOURS)):
            await page.evaluate(DRAWN)
            self.note(f"{where}, {theme}", await page.evaluate(FOUND, rules))
            await page.locator("header .square").click()

    async def texts(self, page: Page, where: str) -> None:
        """On each page of a narrow board."""
        tabs = page.locator(".kit nav button:visible")
        for number in range(await tabs.count() or 1):
            if await tabs.count():
                await tabs.nth(number).click()
            await page.evaluate(DRAWN)
            self.note(f"{where}, page {number + 1}", await page.evaluate(SMALL, LEAST))
        fits = await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        self.note(where, [] if fits else ["wider than the screen"])

    async def scene(self, name: str, scene: Scene) -> None:
        match = played(*scene)
        for number, (screen, size) in enumerate(SCREENS.items()):
            lang = ("en", "ja", "ko")[number]
            where = f"{name}, {screen}"
            ada = await self.studio.sit(match, lang, size)
            await ada.page.evaluate(DRAWN)
            await self.axe(ada.page, where)
            await self.walk(ada, where, scene.game)
            await self.leave(ada, where)

    async def walk(self, ada: Person, where: str, game: str) -> None:
        """Through some answers."""
        choice, before = random.Random(where), None
        for given in range(ANSWERS):
            if not await ada.asked():
                break
            await ada.page.evaluate(DRAWN)
            frames = await ada.page.evaluate(FRAMES)
            if before is not None:
                moved = [
                    f"{each} jumps: {before[each]}, {frames[each]}"
                    for each in frames
                    if before.get(each, frames[each]) != frames[each]
                ]
                self.note(where, moved)
            before = frames
            if "laptop" in where:
                self.note(
                    where, [f"not in sight: {each}" for each in await ada.page.evaluate(IN_SIGHT, DECISIVE[game])]
                )
                if given in (0, 3):
                    await self.twice(ada.page, where)
            if given % 3 == 0:
                await self.texts(ada.page, where)
            await ada.answer(choice)

    async def twice(self, page: Page, where: str) -> None:
        """At 200 %."""
        await page.set_viewport_size({"width": TWICE.width, "height": TWICE.height})
        await page.evaluate(DRAWN)
        both: dict[str, Any] = await page.evaluate(BOTH)
        self.note(
            f"{where} at 200 %", [f"{name} is not in sight ({share})" for name, share in both.items() if share < 1]
        )
        await page.set_viewport_size({"width": LAPTOP.width, "height": LAPTOP.height})
        await page.evaluate(DRAWN)

    async def boards(self) -> None:
        """Each faction's."""
        left = set(FACTIONS)
        for scene in BOARDS:
            here = sorted(left & set(scene.rules.values()))
            ada = await self.studio.sit(played(*scene), "en", LAPTOP)
            for faction in here:
                await ada.page.locator(f"[role=tab]:has(.faction-{faction})").click()
                await self.axe(ada.page, f"board of {faction}")
                self.note(f"board of {faction}", await ada.page.evaluate(SMALL, LEAST))
            left -= set(here)
            await self.leave(ada, "boards")

    async def end(self) -> None:
        whole = played("arctic", 3, ALL, {})
        for screen, size in SCREENS.items():
            ada = await self.studio.sit(played("arctic", 3, len(whole.steps) - LAST, {}), "en", size)
            await ada.answers(ALL, random.Random(1))
            await ada.page.locator(".over .curve").wait_for()
            await self.axe(ada.page, f"end, {screen}")
            await self.texts(ada.page, f"end, {screen}")
            await ada.button("moment-back").click()
            await ada.moment.wait_for()
            await self.axe(ada.page, f"replay, {screen}")
            await self.leave(ada, f"end, {screen}")

    async def pages(self) -> None:
        for screen, size in SCREENS.items():
            ada = await newcomer(self.studio.browser, self.studio.server.address, "en", size, moving=False)
            await ada.arrive()
            for path in PAGES:
                await ada.page.goto(path)
                await ada.page.locator("h1").wait_for()
                await ada.page.wait_for_load_state("networkidle")
                await self.axe(ada.page, f"{path}, {screen}")
            await self.leave(ada, screen)

    async def leave(self, ada: Person, where: str) -> None:
        self.note(where, ada.troubles)
        await ada.page.context.close()

    async def take(self) -> None:
        for name, scene in SCENES.items():
            if self.studio.wants(name):
                await self.scene(name, scene)
        for part in (self.boards, self.end, self.pages):
            if self.studio.wants(part.__name__):
                await part()


async def main() -> None:
    given = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    given.add_argument("--only", nargs="+", default=[], help="parts of the names of games, or boards, end, pages")
    asked = given.parse_args()
    async with stage() as (browser, server):
        survey = Survey(Studio(browser, server, AXE.parent, asked.only))
        await survey.take()
    print(f"{survey.looks} looks, {len(survey.found)} findings")
    sys.exit(bool(survey.found))


if __name__ == "__main__":
    asyncio.run(main())
