"""Words of the law in a question explain themselves to whoever points at them."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.people import Come

pytestmark = pytest.mark.asyncio(loop_scope="session")
STEPS = 4  # in which a mouse comes along
SETTLED = 500  # milliseconds after which an explanation would be there


async def test_a_word_is_explained_when_the_mouse_comes_to_it_and_not_when_it_comes_to_the_mouse(come: Come) -> None:
    ada = await come()
    await ada.arrive()
    await ada.open_room("arctic", "me", "random")
    await ada.asked()
    word, tip = ada.page.locator(".asked .term").first, ada.page.locator(".asked .tip:popover-open")
    box = await word.bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    await ada.page.mouse.move(*middle, steps=STEPS)
    await expect(tip).to_contain_text(await word.inner_text())

    await ada.page.reload()  # the mouse rests, and the word comes to lie under it
    await ada.asked()
    await expect(word).to_be_visible()
    await ada.page.wait_for_timeout(SETTLED)
    await expect(tip).to_have_count(0)
    await ada.page.mouse.move(middle[0] + STEPS, middle[1], steps=STEPS)
    await expect(tip).to_be_visible()
