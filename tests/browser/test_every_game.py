"""Every game that is installed can be played in the browser."""

from __future__ import annotations

import random
from importlib.metadata import entry_points

import pytest
from playwright.async_api import expect

from tests.browser.people import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")
CHANGED = "before => document.querySelector('.face > .board').innerHTML !== before"
SETTLED = 500  # milliseconds after which a page that does nothing would have done it


@pytest.mark.parametrize("game", sorted(point.name for point in entry_points(group="lawspeaker.games")))
async def test_a_dozen_answers_in(game: str, come: Come) -> None:
    ada = await come(moving=game == "root")
    await ada.arrive(lobby=True)
    await ada.page.locator(f"a[href='/new/{game}']").click()
    await expect(ada.page.locator(".seat").last).to_be_visible()
    for seat in await ada.page.locator(".seat select:first-of-type").all():
        if await seat.input_value() != "me":
            await seat.select_option("random")
    await ada.button("new-open").click()

    assert await ada.answers(12, random.Random(game)) == 12
    await ada.asked()
    assert await ada.record.count() > 12
    await expect(ada.page.locator(".face svg, .face section pre").last).to_be_visible()

    drawn = ada.sent.count("draw")
    await ada.page.wait_for_timeout(SETTLED)
    assert ada.sent.count("draw") <= drawn + 1, "a board that does not change is drawn again and again"

    board = ada.page.locator(".face > .board")
    now = await board.inner_html()
    await ada.button("moment-first").click()
    await expect(ada.moment).to_contain_text("Moment 0 of")
    await ada.page.wait_for_function(CHANGED, arg=now)
    await ada.page.wait_for_timeout(SETTLED)  # marks may go before the board changes
    before = await board.inner_html()
    await ada.button("moment-now").click()
    await ada.page.wait_for_function(CHANGED, arg=before)

    await ada.record.first.locator(".line").click()
    await expect(ada.moment).to_be_visible()
