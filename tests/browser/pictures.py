"""Takes the pictures of docs/screens.md anew: `python -m tests.browser.pictures`, after `make web browser docs`.

`--only root-six` takes some of them; `--all FOLDER` puts every game on every screen in every language and theme there.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple

from playwright.async_api import Browser, FloatRect

from lawspeaker.kernel.chance import Keyed
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.players.player import Turn, make
from tests.browser.looks import DRAWN
from tests.browser.people import LAPTOP, LYING, UPRIGHT, Person, Size, newcomer
from tests.browser.served import Server
from tests.browser.stage import stage

IMAGES = Path(__file__).parents[2] / "docs/images"
SCREENS = {"": LAPTOP, "-phone": UPRIGHT, "-lying": LYING}
LANGUAGES = ("en", "ja", "ko")
LOOKS = [("en", False), ("ja", True), ("ko", False), ("en", True), ("ja", False), ("ko", True)]  # language, dark
SITE = Path(__file__).parents[2] / "build/site"
SEARCHED = "반란"  # in the documents
PAGES = {"lobby": "/", "new-table": "/new/root", "rules": "/rules/root/8.2.6", "learn": "/learn/neanderthal"}
FACTIONS = ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk", "duchy", "corvids", "hundreds", "keepers")
EDGE = 8  # pixels around a board
LAST, ALL = 12, 10_000  # answers


class Scene(NamedTuple):
    """A game of bots after so many answers."""

    game: str
    seats: int
    answers: int
    rules: dict[str, str]
    bot: str = "greedy"


def root_of(*factions: str, **rules: str) -> dict[str, str]:
    return {f"faction_{number + 1}": faction for number, faction in enumerate(factions)} | rules


SIX = root_of(*FACTIONS[:6], hirelings="three", landmarks="two", map="lake")
LATER = root_of(*FACTIONS[6:], "cult", "vagabond2", map="mountain")
SCENES = {
    "arctic": Scene("arctic", 3, 120, {}),
    "root": Scene("root", 3, 120, {}),
    "root-six": Scene("root", 6, 400, SIX, "random"),
    "greenland": Scene("greenland", 3, 75, {}),
    "neanderthal": Scene("neanderthal", 3, 120, {}),
}
BOARDS = [SCENES["root-six"], Scene("root", 6, 700, LATER, "random")]


def played(game: str, seats: int, answers: int, rules: dict[str, str], bot: str = "greedy") -> Match:
    """A game of bots after so many answers, or at its end; then the first seat is asked."""
    player = make(bot, 7)
    match = start(game, seats, chance=Keyed(bytes(32)), rules=rules)
    while match.ask is not None and (len(match.steps) < answers or match.ask.seat != 0):
        match.answer(player.choose(Turn(match, match.ask.seat)))
    return match


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and says nothing about it."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def site() -> Iterator[str]:
    """The documents at an address on this machine."""
    if not (SITE / "index.html").exists():
        raise SystemExit("the site is not built: make docs")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


class Studio:
    """A browser and a server for all pictures. Only those whose names contain one of `only` are taken."""

    def __init__(self, browser: Browser, server: Server, folder: Path, only: list[str]) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder
        self.only = only

    def wants(self, *names: str) -> bool:
        return not self.only or any(only in name for only in self.only for name in names)

    async def sit(self, match: Match, lang: str, size: Size, dark: bool = False) -> Person:
        """Somebody who plays on from here against bots."""
        ada = await newcomer(self.browser, self.server.address, lang, size)
        await ada.page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
        await ada.arrive()
        await ada.call("/api/me", {"name": "Ada"}, "PATCH")
        await ada.bring_in(match, "me", *["greedy"] * (match.game.setting.config.seats - 1))
        await ada.asked()
        await ada.page.locator(".face > .board .kit").wait_for()
        return ada

    async def take(self, ada: Person, name: str) -> None:
        await ada.page.wait_for_load_state("networkidle")
        await ada.page.evaluate(DRAWN)
        await ada.page.screenshot(path=self.folder / f"{name}.png")
        print(name, flush=True)

    async def take_scene(self, name: str, scene: Scene, looks: Iterator[tuple[str, str, Size, bool]]) -> None:
        """A game, as often as there are looks: what the picture is called more, language, screen, dark."""
        wanted = [(f"table-{name}{more}", lang, size, dark) for more, lang, size, dark in looks]
        match = played(*scene) if self.wants(*(picture for picture, *_ in wanted)) else None
        for picture, lang, size, dark in wanted:
            if match is not None and self.wants(picture):
                ada = await self.sit(match, lang, size, dark)
                await self.take(ada, picture)
                await ada.page.context.close()

    async def take_boards(self, lang: str, dark: bool, more: str = "") -> None:
        """The board of every faction of Root, each alone."""
        left = {faction for faction in FACTIONS if self.wants(f"table-board-{faction}{more}")}
        for scene in BOARDS:
            here = left & set(scene.rules.values())
            if not here:
                continue
            ada = await self.sit(played(*scene), lang, LAPTOP, dark)
            for faction in sorted(here):
                await ada.page.locator(f"[role=tab]:has(.faction-{faction})").click()
                await ada.page.evaluate(DRAWN)
                box = await ada.page.locator(f".seat-board.faction-{faction}").bounding_box()
                assert box is not None
                clip: FloatRect = {
                    "x": box["x"] - EDGE,
                    "y": box["y"] - EDGE,
                    "width": box["width"] + 2 * EDGE,
                    "height": box["height"] + 2 * EDGE,
                }
                await ada.page.screenshot(path=self.folder / f"table-board-{faction}{more}.png", clip=clip)
            left -= here
            await ada.page.context.close()

    async def take_end(self) -> None:
        whole = played("arctic", 3, ALL, {})
        end = played("arctic", 3, len(whole.steps) - LAST, {})
        for (screen, size), (lang, dark) in zip(SCREENS.items(), LOOKS, strict=False):
            if self.wants(name := f"table-over{screen}"):
                ada = await self.sit(end, lang, size, dark)
                await ada.answers(ALL, random.Random(1))
                await ada.page.locator(".over .curve").wait_for()
                await self.take(ada, name)
                await ada.page.context.close()

    async def take_all(self) -> None:
        """Those of docs/screens.md. Languages and themes take turns, so that each is seen on each screen."""
        for number, (name, scene) in enumerate(SCENES.items()):
            turned = LOOKS[number % len(LOOKS) :] + LOOKS[: number % len(LOOKS)]
            looks = zip(SCREENS.items(), turned, strict=False)
            await self.take_scene(name, scene, ((screen, lang, size, dark) for (screen, size), (lang, dark) in looks))
        await self.take_boards("en", dark=False)
        await self.take_end()
        await self.take_site()
        for name, path in PAGES.items():
            if self.wants(name):
                ada = await newcomer(self.browser, self.server.address, "en", LAPTOP)
                await ada.arrive()
                await ada.page.goto(path)
                await self.take(ada, name)
                await ada.page.context.close()

    async def take_site(self) -> None:
        """The documents as a site: a page, and a search on a phone."""
        for name, path, size in (("site", "start.ja.html", LAPTOP), ("site-phone", "index.ko.html", UPRIGHT)):
            if not self.wants(name):
                continue
            with site() as address:
                page = await self.browser.new_page(viewport={"width": size.width, "height": size.height})
                await page.goto(f"{address}/{path}")
                if size.touch:
                    await page.locator("label.md-header__button[for=__search]").click()
                    await page.locator("input[name=query]").fill(SEARCHED)
                    await page.locator(".md-search-result__link").first.wait_for()
                await page.wait_for_load_state("networkidle")
                await page.screenshot(path=self.folder / f"{name}.png")
                await page.close()
            print(name, flush=True)

    async def take_every(self) -> None:
        """Everything that a player could see of the same moments: every screen, language and theme."""
        for name, scene in SCENES.items():
            looks = (
                (f"{screen}-{lang}-{'dark' if dark else 'light'}", lang, size, dark)
                for screen, size in SCREENS.items()
                for lang in LANGUAGES
                for dark in (False, True)
            )
            await self.take_scene(name, scene, looks)
        for lang in LANGUAGES:
            for dark in (False, True):
                await self.take_boards(lang, dark, f"-{lang}-{'dark' if dark else 'light'}")


async def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--only", nargs="+", default=[], help="parts of the names of pictures")
    given.add_argument("--all", type=Path, help="where to put all pictures of all looks")
    asked = given.parse_args()
    async with stage() as (browser, server):
        studio = Studio(browser, server, asked.all or IMAGES, asked.only)
        await (studio.take_every() if asked.all else studio.take_all())


if __name__ == "__main__":
    asyncio.run(main())
