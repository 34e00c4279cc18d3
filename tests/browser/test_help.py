"""What helps a player: first steps, hints, reasons, earlier moments, keys, languages, colours, a line that holds."""

from __future__ import annotations

import random
import re

import pytest
from playwright.async_api import expect

from tests.browser.people import LIT, OPTION, Come
from tests.browser.served import Server

pytestmark = pytest.mark.asyncio(loop_scope="session")
FIRST = {"start_player": "first_seat"}
LOST_LINE = re.compile(r"ERR_CONNECTION|WebSocket|ERR_SOCKET|ERR_EMPTY")


async def test_a_visitor_plays_with_three_clicks(come: Come) -> None:
    ada = await come()
    await ada.arrive(lobby=True, introduced=False)
    await ada.page.locator(".hero .main").click()
    dialog = ada.page.get_by_role("dialog")
    await expect(dialog.locator("li").first).to_be_visible()
    await ada.button("intro-done").click()
    await ada.asked()
    told = await ada.record.count()
    await ada.page.locator(OPTION).first.click()
    await expect(ada.record.nth(told)).to_contain_text("White")

    # Once for each game; how a table works, only once.
    await ada.open_room("arctic", "me", "random")
    await ada.asked()
    await expect(dialog).to_have_count(0)
    await ada.open_room("root", "me", "random")
    await expect(dialog).to_contain_text("You lead one of the factions")
    await expect(dialog.locator("li")).to_have_count(0)
    await ada.button("intro-done").click()
    await ada.asked()


async def test_hint_reasons_and_the_title(come: Come) -> None:
    ada = await come()
    await ada.arrive()
    await ada.open_room("arctic", "me", "random", **FIRST)
    await ada.asked()
    await expect(ada.page).to_have_title(re.compile("^● Your turn"))

    await ada.button("hint").click()
    await expect(ada.page.locator(".option.hinted")).to_have_count(1)
    await expect(ada.page.locator(".why p").nth(2)).to_contain_text("tries")
    await expect(ada.page.locator('.face [data-look="focus"]').first).to_be_visible()  # and where it is
    await ada.button("why-not").click()
    dialog = ada.page.get_by_role("dialog", name=ada.words("why-not"))
    await expect(dialog.locator("section, p").first).to_be_visible()
    await ada.page.keyboard.press("Escape")
    await expect(dialog).to_be_hidden()

    # A click on what is not lit says why, beside it.
    await ada.page.locator(".face [data-about^='region']").first.click()
    await expect(dialog).to_contain_text("This is not what you are asked now.")
    await expect(dialog.locator(".clause")).to_contain_text("SETUP.D.1")

    # A clause is read over the table, and from there in the rules.
    await dialog.locator(".clause").click()
    clause = ada.page.get_by_role("dialog", name="§SETUP.D.1")
    await expect(clause.locator("p").first).to_be_visible()
    await ada.button("clause-rules").click()
    await expect(ada.page.get_by_role("dialog")).to_have_count(0)
    await expect(ada.page.locator("article.opened")).to_contain_text("SETUP.D.1")


async def test_earlier_moments_while_the_game_goes_on(come: Come) -> None:
    ada = await come()
    await ada.arrive()
    await ada.open_room("arctic", "me", "random", **FIRST)
    await ada.answers(3, random.Random(3))
    await ada.asked()
    lit = await ada.page.locator(LIT).count()
    assert lit
    await ada.page.keyboard.press("[")
    await expect(ada.moment).to_contain_text("Moment")
    await expect(ada.page.locator(LIT)).to_have_count(0)
    slider = ada.page.get_by_role("slider")
    await slider.fill("1")
    await expect(ada.moment).to_contain_text("Moment 1 of")
    await ada.button("moment-last").click()
    await expect(ada.moment).to_be_hidden()
    await expect(ada.page.locator(LIT)).to_have_count(lit)


async def test_without_a_mouse(come: Come) -> None:
    ada = await come()
    await ada.arrive(lobby=True, introduced=False)
    keys = ada.page.keyboard
    while await ada.page.evaluate("!document.activeElement.closest('.hero')"):
        await keys.press("Tab")
    await keys.press("Enter")
    await expect(ada.page.get_by_role("dialog")).to_be_visible()
    await keys.press("Escape")

    await ada.asked()
    told = await ada.record.count()
    await keys.press("1")
    await expect(ada.record.nth(told)).to_be_attached()

    await ada.asked()
    told = await ada.record.count()
    await keys.press("/")
    await keys.press("ArrowDown")
    await keys.press("Enter")
    await expect(ada.record.nth(told)).to_be_attached()

    await ada.asked()
    told = await ada.record.count()
    await keys.press("b")
    while await ada.page.evaluate("document.activeElement.getAttribute('role') !== 'button'"):
        await keys.press("Tab")
    await keys.press("Enter")
    if await ada.page.get_by_role("dialog").count():
        await keys.press("Enter")
    await expect(ada.record.nth(told)).to_be_attached()


async def test_another_language_and_other_colours(come: Come) -> None:
    ada = await come(moving=True)
    await ada.arrive()
    await ada.open_room("arctic", "me", "random", **FIRST)
    await ada.answers(1, random.Random(4))
    await ada.asked()
    html = ada.page.locator("html")
    for lang, letters in (("ja", "[ぁ-ヶ]"), ("ko", "[가-힣]"), ("en", "[a-z]")):
        await ada.page.locator("header select").select_option(lang)
        await expect(html).to_have_attribute("lang", lang)
        for told in (ada.question, ada.record.last, ada.page.locator(OPTION).first):
            await expect(told).to_have_text(re.compile(letters))
        await expect(ada.page.locator(".map text").filter(has_text=re.compile(letters)).first).to_be_attached()

    ground = "getComputedStyle(document.documentElement).backgroundColor"
    light = await ada.page.evaluate(ground)
    await ada.button("theme-dark").click()
    await expect(html).to_have_attribute("data-theme", "dark")
    dark = await ada.page.evaluate(ground)
    assert dark != light
    await ada.page.reload()
    await ada.asked()
    assert await ada.page.evaluate(ground) == dark


async def test_the_line_is_found_again_when_the_server_was_killed(come: Come, server: Server) -> None:
    ada = await come()
    await ada.arrive()
    await ada.open_room("arctic", "me", "random", "random")
    await ada.answers(2, random.Random(5))
    await ada.asked()
    question, told = await ada.question.inner_text(), await ada.record.count()

    await server.kill()
    await expect(ada.page.locator(".connection")).to_be_visible()
    await expect(ada.page.locator(OPTION)).to_have_count(0)
    await server.start()
    await expect(ada.page.locator(".connection")).to_be_hidden()
    await ada.asked()
    await expect(ada.question).to_have_text(question, use_inner_text=True)
    await expect(ada.record).to_have_count(told)
    await ada.answers(2, random.Random(6))
    await expect(ada.record.nth(told)).to_be_attached()

    assert [trouble for trouble in ada.troubles if not LOST_LINE.search(trouble)] == []
    ada.troubles.clear()
