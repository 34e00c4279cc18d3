"""People who play with each other, each in their own language and on their own screen."""

from __future__ import annotations

import asyncio
import random

import pytest
from playwright.async_api import expect

from tests.browser.finished import check_end
from tests.browser.people import DESKTOP, OPTION, PHONE, Come, whose_turn
from tests.browser.test_access import played

pytestmark = pytest.mark.asyncio(loop_scope="session")
NASTY = '<img src=x onerror="document.title=1"><b>안녕</b>'


async def test_a_friend_comes_by_link_and_both_play(come: Come) -> None:
    yui, min_ = await come("ja", moving=True), await come("ko", PHONE, moving=True)
    await yui.arrive()
    await yui.page.goto("/new/arctic")
    await yui.page.get_by_role("button", name=yui.words("new-seats", count=2)).click()
    await yui.page.locator(".seat select").nth(1).select_option("friend")
    await yui.page.get_by_label(yui.words("term-undo")).check()
    await yui.button("new-open").click()
    link = await yui.page.locator("input.link").input_value()

    await min_.arrive()
    await min_.page.goto(link)
    await min_.page.get_by_label(min_.words("your-name")).fill("민")
    await min_.button("join-do").click()
    await expect(yui.page.locator("ul.seats")).to_contain_text("민")

    choice = random.Random(2)
    first = await whose_turn(yui, min_)
    other = min_ if first is yui else yui
    question = await first.question.inner_text()
    title = await first.page.locator("h1").text_content() or ""
    await expect(first.page).to_have_title(first.words("title-yours", title=title))
    await first.answer(choice)
    assert await whose_turn(yui, min_) is other

    await first.button("undo").click()
    await expect(first.question).to_have_text(question, use_inner_text=True)
    await expect(other.page.locator(OPTION)).to_have_count(0)

    for _ in range(6):
        await (await whose_turn(yui, min_)).answer(choice)
    await whose_turn(yui, min_)
    for person in (yui, min_):
        await expect(person.page.locator(".arctic [data-new]").first).to_be_attached()

    await yui.page.get_by_role("button", name=yui.words("tab-chat")).click()
    await yui.page.get_by_label(yui.words("chat-say")).fill(NASTY)
    await yui.page.keyboard.press("Enter")
    await min_.page.get_by_role("button", name=min_.words("tab-chat")).click()
    await expect(min_.page.locator(".chat .lines")).to_contain_text(NASTY)
    await expect(min_.page.locator(".chat .lines :is(img, b)")).to_have_count(0)


async def test_two_people_play_to_the_end(come: Come) -> None:
    yui, min_ = await come("ja", DESKTOP), await come("ko", PHONE)
    for person in (yui, min_):
        await person.arrive()
    await min_.join((await yui.bring_in(played("arctic", 100), "me", "friend"))["1"])
    given = await asyncio.gather(
        yui.answers(10_000, random.Random(8), careful=True), min_.answers(10_000, random.Random(9), careful=True)
    )
    assert min(given) >= 3
    await check_end(yui, seat=0)
    await check_end(min_, seat=1)


async def test_a_host_closes_a_table_and_who_waits_there_is_told(come: Come) -> None:
    ada, bob = await come(), await come()
    for person in (ada, bob):
        await person.arrive()
    await ada.open_room("root", "me", "friend")
    await expect(ada.button("close-room")).to_be_visible()
    await bob.page.goto(ada.page.url)
    await expect(bob.page.locator("h1")).to_have_text("Root")
    await expect(bob.button("close-room")).to_have_count(0)

    await ada.button("close-room").click()
    await expect(ada.page.locator(".games")).to_be_visible()
    await expect(bob.page.get_by_role("alert")).to_have_text(bob.words("room-refused"))
