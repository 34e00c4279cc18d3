"""Greenland on its own board: games by what is lit there, from the beginning and to the end, without the list of
options.
"""

from __future__ import annotations

import random

import pytest
from playwright.async_api import expect

from tests.browser.finished import check_end
from tests.browser.people import DESKTOP, PHONE, Come, Person, Size
from tests.browser.test_access import played

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def sit(come: Come, lang: str, size: Size, *seats: str, **rules: str) -> Person:
    """Somebody at a new table."""
    ada = await come(lang, size)
    await ada.arrive()
    await ada.open_room("greenland", *seats, **rules)
    await expect(ada.page.locator(".greenland")).to_be_visible()
    return ada


async def test_a_game_to_its_end_on_the_board(come: Come) -> None:
    ada = await come()
    await ada.arrive()
    await ada.bring_in(played("greenland", 60), "me", "random")
    await expect(ada.page.locator(".greenland")).to_be_visible()
    assert await ada.plays_on_board(random.Random(2), 4) > 5
    await check_end(ada, seat=0)


async def test_on_a_phone(come: Come) -> None:
    ada = await sit(come, "ja", PHONE, "me", "random", "random")
    assert await ada.plays_on_board(random.Random(3), 3, 30) > 0


@pytest.mark.parametrize(
    ("seats", "rules"),
    [
        (("me", "random"), {"edition": "1"}),
        (("me", "random"), {"variant": "coop"}),
        (("me",), {"variant": "saga"}),
        (("me",), {"edition": "1", "variant": "together"}),
    ],
)
async def test_other_editions_and_variants(seats: tuple[str, ...], rules: dict[str, str], come: Come) -> None:
    ada = await sit(come, "ko", DESKTOP, *seats, **rules)
    assert await ada.plays_on_board(random.Random(4), 3, 12) > 0
