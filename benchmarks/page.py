"""How long people wait: how soon a table of Root is drawn, and how soon the new board is there after a click.

`make page` runs it on the compiled build, with an app that is built, in Chromium. Meanwhile people play Root against
bots at other tables of the same server, with the pauses that bots usually make.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import statistics
import sys

from crowd import CrowdPlan, Seating
from load import COMPILED, INTERPRETED, Crowd, serving
from playwright.async_api import Page, async_playwright

SEATS = ["me", "greedy", "greedy", "greedy"]
RATE = 0.25  # answers a second of each person at another table
LONG = 600.0  # seconds in which they do not stop by themselves
QUICK = "localStorage['lawspeaker-table'] = JSON.stringify({ pace: 'off', guard: false })"  # nothing is shown slowly
OPTION = ".ask .option:enabled"

PAINTED = "() => performance.getEntriesByType('paint').find(({ name }) => name === 'first-contentful-paint').startTime"
DRAWN = f"() => document.querySelector('{OPTION}') && document.querySelector('.face svg') && performance.now()"

# Notes the time of a click, and of the frame in which what came of it has been drawn.
WATCH = """() => {
    window.waits = [];
    let clicked = null;
    addEventListener('click', ({ target }) => { if (target.closest('.option')) clicked = performance.now(); }, true);
    new MutationObserver(() => {
        if (clicked === null || document.querySelector('.option[aria-busy=true]')) return;
        const since = clicked;
        clicked = null;
        requestAnimationFrame(() => setTimeout(() => window.waits.push(performance.now() - since)));
    }).observe(document.querySelector('.face'), { subtree: true, childList: true, attributes: true });
}"""

OPEN = """async (seats) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ game: 'root', seats, listed: false });
    return (await (await fetch('/api/rooms', { method: 'POST', headers, body })).json()).room.id;
}"""


async def openings(page: Page, count: int) -> tuple[list[float], list[float]]:
    """Milliseconds from asking for the page to its first paint, and to a board and options."""
    painted, drawn = [], []
    for _ in range(count):
        await page.reload()
        found = await page.wait_for_function(DRAWN, polling="raf")
        drawn.append(await found.json_value())
        painted.append(await page.evaluate(PAINTED))
    return painted, drawn


async def clicks(page: Page, count: int) -> list[float]:
    """Milliseconds from each click on an option to the new board."""
    await page.evaluate(WATCH)
    choice = random.Random(1)
    for _ in range(count):
        options = page.locator(OPTION)
        await options.first.wait_for()
        await options.nth(choice.randrange(await options.count())).click()
        await page.wait_for_timeout(50)
    found: list[float] = await page.evaluate("() => window.waits")
    return found


async def look(address: str, count: int) -> dict[str, list[float]]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = await browser.new_page(base_url=f"http://{address}", viewport={"width": 1280, "height": 800})
        await page.add_init_script(QUICK)
        await page.goto("/")
        await page.goto(f"/rooms/{await page.evaluate(OPEN, SEATS)}")
        await page.locator(OPTION).first.wait_for(timeout=60_000)
        painted, drawn = await openings(page, count)
        waits = await clicks(page, count)
        await browser.close()
    return {"first paint": painted, "board drawn": drawn, "click to new board": waits}


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--tables", type=int, default=20)
    given.add_argument("--count", type=int, default=100)
    given.add_argument("--build", choices=[COMPILED, INTERPRETED], default=COMPILED)
    asked = given.parse_args()
    with serving(asked.build) as server:
        tables = [Seating("root", SEATS, 0)] * asked.tables
        crowd = Crowd(CrowdPlan(server.address, 1000, tables, RATE * asked.tables, LONG))
        crowd.hear()
        crowd.say("play")
        try:
            found = asyncio.run(look(server.address, asked.count))
        finally:
            crowd.process.kill()
            crowd.process.wait()
    print(f"Root, {asked.tables} other tables, {asked.build}, Python {sys.version.split()[0]}")
    for what, values in found.items():
        slow = statistics.quantiles(values, n=20)[-1]
        print(
            f"{what}: half within {statistics.median(values):.0f} ms, 95 % within {slow:.0f} ms ({len(values)} times)"
        )


if __name__ == "__main__":
    main()
