"""A whole game against bots, and what can be done with it afterwards; and the end of one in other languages."""

from __future__ import annotations

import random

import pytest
from playwright.async_api import expect

from tests.browser.finished import check_end, check_key
from tests.browser.people import DESKTOP, PHONE, Come, Size
from tests.browser.test_access import played

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize(("lang", "size"), [("ja", PHONE), ("ko", DESKTOP)])
async def test_the_end_of_a_game_against_two_bots(lang: str, size: Size, come: Come) -> None:
    ada = await come(lang, size)
    await ada.arrive()
    await ada.bring_in(played("arctic", 90, seats=3), "me", "random", "random")
    assert await ada.answers(10_000, random.Random(lang), careful=True) >= 3
    await check_end(ada, seat=0)


async def test_a_game_to_its_end_and_again_with_other_eyes(come: Come) -> None:
    ada = await come()
    await ada.arrive()
    await ada.open_room("arctic", "me", "random", "random")
    assert await ada.answers(10_000, random.Random(1), careful=True, every=6) >= 20
    save = await check_end(ada, seat=0)
    await check_key(ada, save)
    for lang in ("ja", "ko"):
        guest = await come(lang)
        await guest.page.goto(ada.page.url)
        await check_key(guest, save)
    told = await ada.record.count()

    await ada.button("moment-first").click()
    await expect(ada.moment).to_contain_text("Moment 0 of")
    assert await ada.record.count() < told
    await expect(ada.page.locator(".arctic [role=button]")).to_have_count(0)
    for eyes in ("all", "2"):
        await ada.page.locator(".eyes select").select_option(eyes)
        await expect(ada.moment).to_contain_text("Moment 0 of")
    await ada.button("moment-forth").click()
    await expect(ada.moment).to_contain_text("Moment 1 of")
    await ada.button("moment-now").click()
    await expect(ada.moment).to_be_hidden()

    await ada.button("rematch").click()
    await expect(ada.question).to_be_visible()
    await expect(ada.over).to_be_hidden()
