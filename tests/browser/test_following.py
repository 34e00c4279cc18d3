"""Following the game: others' answers step by step, played back, marked; and no slips."""

from __future__ import annotations

import random

import pytest
from playwright.async_api import expect

from tests.browser.people import LIT, OPTION, Come
from tests.browser.test_access import check

pytestmark = pytest.mark.asyncio(loop_scope="session")
FIRST = {"start_player": "first_seat"}
GUARD = 350  # milliseconds; as in lib/room.svelte.ts
AT_ONCE = f"""() => new Promise((done) => {{
    document.querySelector('.follow .skip').click();
    const look = () => {{
        const option = document.querySelector('{OPTION}');
        if (option) done(option.click());
        else requestAnimationFrame(look);
    }};
    look();
}})"""


async def test_step_by_step_and_back_again(come: Come) -> None:
    ada = await come(moving=True)
    await ada.arrive(pace="slow", guard=True)
    await ada.open_room("arctic", "me", "random", "random", **FIRST)
    follow = ada.page.locator(".follow")
    choice = random.Random(1)
    given = 0
    while not await follow.is_visible():  # until there is more than one step of others to show
        await ada.asked()
        await ada.page.wait_for_timeout(GUARD)
        await ada.answer(choice)
        given += 1
        await ada.page.locator(f".follow, {OPTION}").first.wait_for()
    await expect(ada.page.locator(OPTION)).to_have_count(0)

    await ada.button("follow-pause").click()
    await expect(ada.button("follow-resume")).to_be_visible()
    shown = await ada.record.count()
    await ada.button("follow-step").click()
    await expect(ada.record.nth(shown)).to_be_attached()

    await ada.page.evaluate(AT_ONCE)  # a click in the first moment of a question was not meant for it
    await expect(follow).to_be_hidden()
    await ada.page.wait_for_timeout(GUARD)
    assert ada.sent.count("answer") == given
    lit = await ada.page.locator(LIT).count()

    await ada.page.keyboard.press("p")
    await expect(follow).to_be_visible()
    await expect(ada.page.locator(LIT)).to_have_count(0)
    await ada.page.keyboard.press("s")
    await expect(follow).to_be_hidden()
    await expect(ada.page.locator(LIT)).to_have_count(lit)
    await expect(ada.page.locator(".arctic [data-new]").first).to_be_attached()

    await ada.page.reload()
    await ada.asked()
    await expect(ada.page.locator(".arctic [data-new]").first).to_be_attached()
    await expect(ada.page.locator(".record li.new").first).to_be_attached()


async def test_the_settings_of_the_table(come: Come) -> None:
    ada = await come("ko")
    await ada.arrive()
    await ada.open_room("arctic", "me", "random", **FIRST)
    await ada.asked()
    await ada.button("settings").click()
    dialog = ada.page.get_by_role("dialog", name=ada.words("settings"))
    await dialog.get_by_label(ada.words("setting-pace-fast")).first.check()
    await dialog.get_by_label(ada.words("setting-sounds")).check()
    await dialog.get_by_label(ada.words("setting-motion-off")).check()
    await expect(ada.page.locator("html")).to_have_attribute("data-motion", "off")
    await check(ada, themed=False)
    await ada.page.reload()
    await ada.asked()
    await ada.button("settings").click()
    for kept in ("setting-sounds", "setting-motion-off"):
        await expect(dialog.get_by_label(ada.words(kept))).to_be_checked()
