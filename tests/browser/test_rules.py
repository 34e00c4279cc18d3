"""Learning a game: the rules page, a clause in play on the board, and the first five minutes."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.people import PHONE, Come

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_rule_is_found_read_and_seen_in_play(come: Come) -> None:
    ada = await come("ja", PHONE)
    await ada.arrive()
    page = ada.page
    await page.goto("/rules/root")
    await page.get_by_role("searchbox").fill("支持ﾄｰｸﾝを除去")  # half-width, with a particle
    found = page.locator("article").first
    await expect(found).to_contain_text("§8.2.6")
    await expect(found.locator(".agreed")).to_be_visible()  # the ruling on it

    await found.locator(".play").click()
    await expect(found.locator(".stage [data-part=map]")).to_be_visible()
    forth = found.get_by_role("button", name=ada.words("in-play-forth"))
    while await forth.is_enabled():
        await forth.click()
    await expect(found.locator(".stage li.shown").first).to_contain_text("8.2.6")

    await page.get_by_role("searchbox").fill("")
    await page.locator(".narrow > summary").click()
    await page.locator(".narrow nav").get_by_role("link", name="用語集").click()
    await expect(page.locator("article.opened")).to_contain_text("§G.1.1")
    assert page.url.endswith("/rules/root/G.1.1")


async def test_the_first_five_minutes(come: Come) -> None:
    ada = await come("ko")
    await ada.arrive(lobby=True)
    page = ada.page
    await page.locator(".games > li", has_text="루트").get_by_role("button", name=ada.words("first")).click()
    dialog = page.get_by_role("dialog")
    await expect(dialog.locator("dd").first).to_contain_text("공터")
    await dialog.get_by_role("button", name="공터", exact=True).first.click()
    await expect(dialog.locator(".tip:popover-open")).to_contain_text("§2.2")
    await expect(dialog.locator(".picture .root")).to_be_attached()
