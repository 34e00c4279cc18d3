"""How long people wait: how soon a table of Root is drawn, how soon the new board is there after a click, and how much
is loaded for it. It tells too how long the page itself has worked for that: the rest is the server, and whatever else
the machine does.

`make page` runs it on the compiled build, with an app that is built, in Chromium, and puts what it finds into
docs/browser.md. Meanwhile people play Root against bots at other tables of the same server, with the pauses that bots
usually make.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import shutil
import statistics
from pathlib import Path

import msgspec
from crowd import CrowdPlan, Pace, Seating
from load import COMPILED, INTERPRETED, Crowd, drawn, serving
from machine import machine
from playwright.async_api import CDPSession, Page, async_playwright

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs/browser.md"
BLOCK = re.compile(r"(<!-- measured: make page -->\n).*?(<!-- end measured -->)", re.DOTALL)
STATIC = "lawspeaker/table/static"
SEATS = ["me", "greedy", "greedy", "greedy"]
RATE = 0.25  # answers a second of each person at another table
LONG = 3600.0  # seconds in which they do not stop by themselves
BREATH = 600  # milliseconds between two openings: the server refuses whoever asks for much in a short time
PATIENCE = 120_000  # milliseconds until bots have had their turns
# Nothing is shown slowly, and nobody is introduced to the game first.
QUICK = """localStorage['lawspeaker-table'] = JSON.stringify({ pace: 'off', guard: false });
    localStorage.lawspeaker = JSON.stringify({ met: ['root'] });"""
OPTION = ".ask .option:enabled"

PAINTED = "() => performance.getEntriesByType('paint').find(({ name }) => name === 'first-contentful-paint').startTime"
DRAWN = f"() => document.querySelector('{OPTION}') && document.querySelector('.face svg') && performance.now()"

# What the browser has loaded of the app for this page, in bytes as they came over the line.
LOADED = """() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
    .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0)"""

# Notes the time of a click, and of the frame in which what came of it has been drawn: the option is on its way, and
# then the table has moved on.
WATCH = """() => {
    window.waits = [];
    let [clicked, sent] = [null, false];
    addEventListener('click', ({ target }) => { if (target.closest('.option')) clicked = performance.now(); }, true);
    new MutationObserver(() => {
        const isBusy = document.querySelector('.option[aria-busy=true]') !== null;
        if (clicked !== null && isBusy) sent = true;
        if (!sent || isBusy) return;
        const since = clicked;
        [clicked, sent] = [null, false];
        requestAnimationFrame(() => setTimeout(() => window.waits.push(performance.now() - since)));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""

OPEN = """async (seats) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ game: 'root', seats, listed: false });
    const answer = await fetch('/api/rooms', { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()).room.id;
}"""


class Work:
    """The processor time of the page's own thread."""

    def __init__(self, line: CDPSession) -> None:
        self.line = line

    async def begin(self) -> None:
        """Count processor time, and not time that passes."""
        await self.line.send("Performance.enable", {"timeDomain": "threadTicks"})

    async def done(self) -> float:
        """Milliseconds since the page was asked for."""
        found = await self.line.send("Performance.getMetrics")
        return 1000 * float(next(each["value"] for each in found["metrics"] if each["name"] == "TaskDuration"))


async def openings(page: Page, work: Work, count: int) -> tuple[list[float], list[float], list[float]]:
    """Milliseconds from asking for the page to its first paint, and to a board and options; and of work for it."""
    painted, complete, worked = [], [], []
    for _ in range(count):
        await page.wait_for_timeout(BREATH)
        await page.reload()
        found = await page.wait_for_function(DRAWN, polling="raf")
        complete.append(await found.json_value())
        worked.append(await work.done())
        painted.append(await page.evaluate(PAINTED))
    return painted, complete, worked


async def sit(page: Page) -> None:
    """Open a table of Root, and go there."""
    await page.goto(f"/rooms/{await page.evaluate(OPEN, SEATS)}")
    await page.locator(OPTION).first.wait_for()


async def clicks(page: Page, work: Work, count: int) -> tuple[list[float], list[float]]:
    """Milliseconds from each click on an option to the new board, and of work until one can choose again; at another
    table once a game is over.
    """
    choice = random.Random(1)
    found: list[float] = []
    worked: list[float] = []
    while len(found) < count:
        await sit(page)
        await page.evaluate(WATCH)
        for _ in range(count - len(found)):
            await page.locator(f"{OPTION}, .over.card").first.wait_for()
            options = page.locator(OPTION)
            if not await options.count():
                break
            before = await work.done()
            await options.nth(choice.randrange(await options.count())).click()
            await page.wait_for_timeout(50)
            await page.locator(f"{OPTION}, .over.card").first.wait_for()
            worked.append(await work.done() - before)
        found += await page.evaluate("() => window.waits")
    return found, worked


async def look(address: str, count: int) -> tuple[dict[str, list[float]], int]:
    """All times, by what they are of, and the bytes of the app that were loaded."""
    async with async_playwright() as playwright:
        program = shutil.which("chromium") or shutil.which("chromium-headless-shell")
        browser = await playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = await browser.new_page(base_url=f"http://{address}", viewport={"width": 1280, "height": 720})
        page.set_default_timeout(PATIENCE)
        await page.add_init_script(QUICK)
        await page.goto("/")
        await page.locator(".games > li").first.wait_for()  # by then the server knows who this is
        await page.wait_for_load_state("networkidle")
        await sit(page)
        loaded = await page.evaluate(LOADED)
        work = Work(await page.context.new_cdp_session(page))
        await work.begin()
        painted, complete, opening = await openings(page, work, count)
        waits, choosing = await clicks(page, work, count)
        await browser.close()
    return {
        "first paint": painted,
        "board and options": complete,
        "work of the page for that": opening,
        "from a click to the new board": waits,
        "work of the page until one is asked again": choosing,
    }, loaded


def serve_the_built_app(build: str) -> None:
    """The compiled build keeps the app as it was when that was compiled: give it the one that is built now."""
    if build == COMPILED:
        shutil.copytree(ROOT / "src" / STATIC, ROOT / "build/fast" / STATIC, dirs_exist_ok=True)


def measure(build: str, tables: int, count: int) -> tuple[dict[str, list[float]], int]:
    serve_the_built_app(build)
    with serving(build) as server:
        crowd = Crowd(CrowdPlan(server.address, 1000, [Seating("root", SEATS, 0)] * tables))
        crowd.hear()
        crowd.say(msgspec.json.encode(Pace(RATE * tables, LONG)).decode())
        try:
            return asyncio.run(look(server.address, count))
        finally:
            crowd.process.kill()
            crowd.process.wait()


def told(found: dict[str, list[float]], loaded: int, build: str, tables: int) -> str:
    rows = [
        (
            f"milliseconds, {what}",
            [f"{statistics.median(values):.0f}", f"{statistics.quantiles(values, n=20)[-1]:.0f}", str(len(values))],
        )
        for what, values in found.items()
    ]
    return (
        f"{machine()}; {build}, with {tables} other tables at which somebody plays Root against three bots.\n\n"
        f"{drawn(['p50', 'p95', 'times'], rows)}\n"
        f"The app that is loaded for a table of Root comes to {loaded / 1000:.0f} kB, compressed.\n"
    )


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--tables", type=int, default=20)
    given.add_argument("--count", type=int, default=100)
    given.add_argument("--build", choices=[COMPILED, INTERPRETED], default=COMPILED)
    given.add_argument("--keep-document", action="store_true", help="do not rewrite docs/browser.md")
    asked = given.parse_args()
    found, loaded = measure(asked.build, asked.tables, asked.count)
    said = told(found, loaded, asked.build, asked.tables)
    print(said)
    if not asked.keep_document:
        text = DOCUMENT.read_text(encoding="utf-8")
        DOCUMENT.write_text(BLOCK.sub(lambda block: f"{block[1]}{said}{block[2]}", text), encoding="utf-8")


if __name__ == "__main__":
    main()
