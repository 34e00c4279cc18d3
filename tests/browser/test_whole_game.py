"""A whole game against bots, and what can be done with it afterwards."""

from __future__ import annotations

import random

import pytest
from playwright.async_api import expect

from tests.browser.people import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_game_to_its_end_and_again_with_other_eyes(come: Come) -> None:
    ada = await come()
    await ada.arrive()
    await ada.open_room("arctic", "me", "random", "random")
    assert await ada.answers(10_000, random.Random(1)) >= 20

    await expect(ada.over.locator("h2")).to_contain_text("won")
    await expect(ada.over.locator("tbody tr")).to_have_count(3)
    await expect(ada.record.last).to_be_in_viewport()
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

    async with ada.page.expect_download() as download:
        await ada.page.get_by_role("link", name="Game file").click()
    assert (await download.value).suggested_filename.endswith(".json")

    await ada.button("rematch").click()
    await expect(ada.question).to_be_visible()
    await expect(ada.over).to_be_hidden()
