"""People with a browser."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from playwright.async_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect

from lawspeaker.kernel import save as saves
from lawspeaker.kernel import shelf
from lawspeaker.kernel.match import Match
from lawspeaker.text.words import bundle
from tests.browser import looks

PATIENCE = 120_000  # milliseconds; much more than a busy machine needs
expect.set_options(timeout=PATIENCE)

TO_THE_END = 10_000  # answers, which no game here takes
OFTEN = 30  # milliseconds between two looks; a look at every frame makes the browser draw all of them
MOMENTS = 250  # that a click may take to be an answer, each of them a fiftieth of a second at least
DOOR = "/icon.svg"  # the page of the server that shows the least
FAVICON = "/favicon.ico"  # which a browser looks for at the door
KNOCK = "async () => (await fetch('/api/me')).ok"  # a browser gets to be known
QUICK: dict[str, str | bool] = {"pace": "off", "guard": False}  # as lib/settings.svelte.ts keeps it
OPTION = ".ask .option:enabled"
LIT = ".face [role=button]:not([inert] *)"  # what is on its way from the board can be chosen no more
ASKED_OR_OVER = f"() => document.querySelector('{OPTION}, .over.card') !== null"
READ = """() => [document.querySelector('.question .asked').innerText.trim(),
    [...document.querySelectorAll('.ask .option .words')].map((words) => words.textContent)]"""


@dataclass(frozen=True)
class Size:
    """A screen in pixels."""

    width: int
    height: int
    touch: bool = False


DESKTOP = Size(1280, 800)
PHONE = Size(360, 740, touch=True)  # a small one
LAPTOP = Size(1280, 720)
UPRIGHT = Size(390, 844, touch=True)
LYING = Size(844, 390, touch=True)


class Asked(NamedTuple):
    """A question in words, and its options in any order."""

    question: str
    options: list[str]


class Person:
    """Somebody at a page. `troubles` are what the browser complained about, `sent` which messages went to the server,
    and `asks` what was read before each careful answer.
    """

    def __init__(self, page: Page, lang: str, touch: bool) -> None:
        self.page = page
        self.lang = lang
        self.touch = touch
        self.troubles: list[str] = []
        self.sent: list[str] = []
        self.asks: list[Asked] = []
        page.set_default_timeout(PATIENCE)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("websocket", self._connected)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.location["url"].endswith(FAVICON):
            self.troubles.append(message.text)

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)

    def _sent(self, frame: str | bytes) -> None:
        self.sent.append(json.loads(frame)["type"])

    # Coming to a table.

    async def arrive(self, lobby: bool = False, introduced: bool = True, **settings: str | bool) -> None:
        """Come as far as the door, or into the lobby; with `introduced` as somebody who has played before. Nobody here
        has time to watch, or is afraid of slips, unless the settings of the table say so.
        """
        wished = json.dumps(QUICK | settings)
        await self.page.add_init_script(f"localStorage['lawspeaker-table'] ??= JSON.stringify({wished});")
        if introduced:
            met = json.dumps({"met": list(shelf.names())})  # as lib/kept.svelte.ts keeps it
            await self.page.add_init_script(f"localStorage.lawspeaker ??= JSON.stringify({met});")
        await self.page.goto("/" if lobby else DOOR)
        if lobby:
            await expect(self.page.locator(".games")).to_be_visible()
        else:
            assert await self.page.evaluate(KNOCK)

    async def call(self, path: str, body: object, method: str = "POST") -> Any:
        """What the server answers to a request from this page."""
        return await self.page.evaluate(
            """async ([path, body, method]) => {
                const headers = { 'content-type': 'application/json' };
                const answer = await fetch(path, { method, headers, body: JSON.stringify(body) });
                return await answer.json();
            }""",
            [path, body, method],
        )

    async def open_room(self, game: str, *seats: str, **rules: str) -> dict[str, str]:
        """Open a table and go there; the links for friends, by the numbers of their seats."""
        wish = {"game": game, "seats": seats, "rules": rules, "spectators": True, "listed": False}
        return await self._come_in(await self.call("/api/rooms", wish))

    async def join(self, link: str) -> None:
        """Come to a table as a friend."""
        await self.page.goto(link)
        await self.button("join-do").click()

    async def bring_in(self, match: Match, *seats: str) -> dict[str, str]:
        """The same for a game that was begun elsewhere."""
        save = json.loads(saves.encode(saves.to_save(match)))
        return await self._come_in(await self.call(f"/api/rooms/import?seats={','.join(seats)}", save))

    async def _come_in(self, opened: dict[str, Any]) -> dict[str, str]:
        await self.enter(opened["room"]["id"])
        invites: dict[str, str] = opened["invites"]
        return invites

    async def enter(self, room: str) -> None:
        await self.page.goto(f"/rooms/{room}")

    # Playing.

    async def asked(self) -> bool:
        """Wait until I am asked, or the game is over; whether I am asked."""
        await self.page.wait_for_function(ASKED_OR_OVER, polling=OFTEN)
        return not await self.over.is_visible()

    async def read(self) -> Asked:
        """What I am asked."""
        question, options = await self.page.evaluate(READ)
        return Asked(question, sorted(options))

    async def answer(self, choice: random.Random) -> None:
        """Choose any option by its button."""
        options = self.page.locator(OPTION)
        await options.nth(choice.randrange(await options.count())).click()

    async def answer_on_board(self, choice: random.Random) -> None:
        """Choose anything that is lit on the board; where that can mean several options, any of them."""
        lit = self.page.locator(f"{LIT}:visible")
        thing = lit.nth(choice.randrange(await lit.count()))
        await thing.press("Enter")
        menu = self.page.locator("dialog .option")
        if await menu.count():
            await menu.nth(choice.randrange(await menu.count())).click()

    async def answers(self, count: int, choice: random.Random, careful: bool = False, every: int = 3) -> int:
        """Answer so often, or to the end of the game; how often it was. Where something is lit on the board, `every`
        third answer is given there. One who is `careful` reads what is asked, and looks at everything then.
        """
        given = 0
        while given < count and await self.asked():
            on_board = given % every == every - 1 and await self.page.locator(f"{LIT}:visible").count() > 0
            if careful:
                self.asks.append(await self.read())
            if careful and (on_board or given < every):
                await looks.check(self.page, self.lang)
            if careful and on_board:
                await looks.check_board(self.page)
            await (self.answer_on_board(choice) if on_board else self.answer(choice))
            given += 1
        return given

    async def answer_by_hand(self, choice: random.Random) -> None:
        """The same by a click, or on a phone by a tap, at a place where nothing covers what is lit."""
        lit = await self.page.locator(LIT).all()
        point = await lit[choice.randrange(len(lit))].evaluate(looks.POINT) if lit else None
        assert point is not None, "what is lit on the board cannot be got at"
        given = self.sent.count("answer")
        await (self.page.touchscreen.tap(*point) if self.touch else self.page.mouse.click(*point))
        menu = self.page.locator("dialog .option")
        for _ in range(MOMENTS):
            if count := await menu.count():
                await menu.nth(choice.randrange(count)).click()
            if self.sent.count("answer") > given:
                return
            await asyncio.sleep(0.02)
        raise AssertionError("a click on what is lit on the board was no answer")

    async def plays_on_board(
        self, choice: random.Random, looking: int, count: int = TO_THE_END, by_hand: bool = False
    ) -> int:
        """Read and answer so often, or to the end of the game, on the board alone; how often it was. Every so many
        answers look at everything.
        """
        given = 0
        while given < count and await self.asked():
            self.asks.append(await self.read())
            await self.page.locator(f"{LIT}:visible").first.wait_for()
            if given % looking == 0:
                await looks.check(self.page, self.lang)
                await looks.check_board(self.page)
            await (self.answer_by_hand(choice) if by_hand else self.answer_on_board(choice))
            given += 1
        return given

    # What is seen.

    @property
    def over(self) -> Locator:
        return self.page.locator(".over.card")

    @property
    def question(self) -> Locator:
        return self.page.locator(".question")

    @property
    def record(self) -> Locator:
        return self.page.locator(".record li")

    @property
    def moment(self) -> Locator:
        """What tells that an earlier moment is looked at."""
        return self.page.locator("p.past")

    def button(self, message: str) -> Locator:
        """The button with the words of a message of web.ftl, such as `undo`."""
        return self.page.get_by_role("button", name=self.words(message), exact=True)

    def words(self, message: str, **args: str | int) -> str:
        return said(self.lang, f"web-{message}", **args)


Come = Callable[..., Awaitable[Person]]


async def newcomer(browser: Browser, address: str, lang: str, size: Size, moving: bool = True) -> Person:
    """Somebody with a browser that has not been here yet, in which things glide or stand where they go at once."""
    context = await browser.new_context(
        base_url=address,
        locale=lang,
        viewport={"width": size.width, "height": size.height},
        has_touch=size.touch,
        is_mobile=size.touch,
        reduced_motion="no-preference" if moving else "reduce",
    )
    return Person(await context.new_page(), lang, size.touch)


def said(lang: str, message: str, **args: str | int) -> str:
    """A message of the app in words."""
    words = bundle(lang, "web")
    pattern = words.get_message(message).value
    assert pattern is not None
    text, wrong = words.format_pattern(pattern, args)
    assert not wrong, wrong
    return str(text)


async def whose_turn(*people: Person) -> Person:
    """Who of them is asked, as soon as somebody is."""
    waiting = {asyncio.ensure_future(each.page.locator(OPTION).first.wait_for()): each for each in people}
    done, others = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for other in others:
        other.cancel()
    return waiting[done.pop()]
