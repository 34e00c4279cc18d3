"""A server and a browser for the programs that take pictures and lessons."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, async_playwright

from tests.browser.conftest import FLAGS, MISSING, program
from tests.browser.served import Server


@asynccontextmanager
async def stage() -> AsyncIterator[tuple[Browser, Server]]:
    """Both, until the work is done."""
    if program() is None:
        sys.exit(MISSING)
    with TemporaryDirectory() as folder:
        server = Server(Path(folder))
        await server.start()
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=program(), args=FLAGS)
                yield browser, server
                await browser.close()
        finally:
            await server.stop()
