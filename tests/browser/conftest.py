"""A browser and a server for each worker, and people who come to it."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from lawspeaker.table.settings import STATIC
from tests.browser.people import DESKTOP, Come, Person, Size, newcomer
from tests.browser.served import Server

MISSING = "NOT TESTED: the table in a browser, because Chromium is missing (make browser)"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-lcd-text",
    "--num-raster-threads=1",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A popup of the address bar, which nobody sees here, would be a page of its own for everybody who comes. Chromium
    # heeds only the last of such lists, so that what Playwright has there is here too.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,PaintHolding,HttpsUpgrades,MediaRouter,"
    "OptimizationHints,LensOverlay,NetworkTimeServiceQuerying,PreconnectToSearch,DestroyProfileOnBrowserClose",
]


def program() -> str | None:
    """The Chromium of this machine: the browser, or the smaller one without windows."""
    return shutil.which("chromium") or shutil.which("chromium-headless-shell")


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    assert (STATIC / "index.html").exists(), "the browser app is not built: make web"
    made = Server(tmp_path_factory.mktemp("table"))
    await made.start()
    yield made
    await made.stop()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    if program() is None:
        pytest.skip(MISSING)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program(), args=FLAGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def come(server: Server, chromium: Browser) -> AsyncIterator[Come]:
    """Makes people, each with a browser that has not been here yet; gliding takes time, so that few watch it. In the
    end nothing must have gone wrong there.
    """
    people: list[Person] = []
    async with AsyncExitStack() as stack:

        async def person(lang: str = "en", size: Size = DESKTOP, moving: bool = False) -> Person:
            people.append(await newcomer(chromium, server.address, lang, size, moving))
            stack.push_async_callback(people[-1].page.context.close)
            return people[-1]

        yield person
        assert [trouble for each in people for trouble in each.troubles] == []
