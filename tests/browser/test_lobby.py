"""Around the games: the lobby, invitations, leaving, looking on, what is in sight, and a finished game again."""

from __future__ import annotations

import random

import pytest
from playwright.async_api import expect

from tests.browser.people import LIT, OPTION, Come, Size
from tests.browser.test_access import played

pytestmark = pytest.mark.asyncio(loop_scope="session")
LAPTOP = Size(1280, 720)
WHOLE = "transform: translate(0px, 0px) scale(1);"
TWICE = Size(640, 360)  # a laptop at twice its size


async def test_from_the_invitation_to_the_end_of_a_table(come: Come) -> None:
    """Ada opens a public table; Bob reads what he is invited to; a stranger looks on; then both resign."""
    ada, bob, eve = await come(), await come(), await come("ja")
    for person, name in ((ada, "Ada"), (bob, "Bob"), (eve, "Eve")):
        await person.arrive(lobby=True)
        await person.call("/api/me", {"name": name}, "PATCH")
    cards = ada.page.locator(".games > li")
    await expect(cards.locator("svg")).to_have_count(await cards.count())
    wish = {"game": "arctic", "seats": ["me", "friend"], "clock": {"seconds": 600, "gain": 5}, "public": True}
    opened = await ada.call("/api/rooms", wish)
    await ada.enter(opened["room"]["id"])

    await bob.page.goto(opened["invites"]["1"])
    told = bob.page.locator("form.page")
    for fact in (
        "Ada invites you",
        "2019: The Arctic",
        "Black",
        "White (Ada)",
        "1 seat is free",
        "10 minutes, and 5 s",
    ):
        await expect(told).to_contain_text(fact)
    await expect(ada.page.get_by_role("status")).to_contain_text("1 seat is free")  # nobody sat down by looking
    await bob.button("join-do").click()

    await eve.page.reload()
    await eve.page.locator("section", has_text=eve.words("watch")).get_by_role("link").click()
    await expect(eve.page.locator(".watching")).to_be_visible()
    await expect(eve.page.locator(".ask .option, .face [role=button]")).to_have_count(0)

    await bob.button("leave").click()
    await expect(bob.page.get_by_role("dialog")).to_contain_text("A bot will play on")
    await bob.button("resign").click()
    await expect(ada.page.locator("ul.seats li").nth(1)).to_contain_text(ada.words("resigned"))
    await expect(bob.page.locator(".ask")).to_contain_text(bob.words("resigned-you"))
    await ada.button("leave").click()
    await expect(ada.page.get_by_role("dialog")).to_contain_text("the game ends")
    await ada.button("resign").click()
    for person in (ada, bob, eve):
        await expect(person.over).to_contain_text(person.words("abandoned"))


async def test_what_decides_the_game_is_in_sight_and_stays_where_it_is(come: Come) -> None:
    """On a laptop, also at twice the size; and every key does what the help says."""
    ada = await come(size=LAPTOP)
    await ada.page.emulate_media(color_scheme="dark")
    await ada.arrive(lobby=True)
    html = ada.page.locator("html")
    await expect(html).to_have_attribute("data-theme", "dark")
    await ada.page.emulate_media(color_scheme="light")  # nobody has chosen: the system is followed
    await expect(html).to_have_attribute("data-theme", "light")

    await ada.bring_in(played("arctic", 60), "me", "random")
    await ada.asked()
    council, countries = ada.page.locator(".arctic .council"), ada.page.locator(".arctic .countries > section")
    for part in (council, countries.first, countries.last, ada.page.locator(".arctic .track")):
        box = await part.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= LAPTOP.height
    parts = [ada.page.locator(where) for where in (".tabs", ".beside", ".board > .map", ".arctic .council", ".helps")]
    before = [await part.bounding_box() for part in parts]
    for _ in range(3):
        await ada.answer(random.Random(1))
        await ada.asked()
        assert [await part.bounding_box() for part in parts] == before

    keys, focused = ada.page.keyboard, "document.activeElement.className"
    await ada.page.evaluate("document.activeElement.blur()")
    await keys.press("ArrowDown")
    await expect(ada.page.locator(OPTION).first).to_be_focused()
    await ada.page.evaluate("document.activeElement.blur()")
    await keys.press("ArrowUp")
    await expect(ada.page.locator(OPTION).last).to_be_focused()
    await keys.press("B")  # with Shift as well
    assert "frame" in await ada.page.evaluate(focused)
    picture = ada.page.locator(".face .picture")
    await keys.press("+")
    await expect(picture).not_to_have_attribute("style", WHOLE)
    zoomed = await picture.get_attribute("style")
    await keys.press("ArrowLeft")
    await expect(picture).not_to_have_attribute("style", zoomed or "")
    await keys.press("0")
    await expect(picture).to_have_attribute("style", WHOLE)
    for key, beside in (("c", "chat"), ("l", "law"), ("r", "record")):
        await keys.press(key)
        await expect(ada.page.get_by_role("region", name=ada.words(f"tab-{beside}"), exact=True)).to_be_visible()
    await keys.press("?")
    await expect(ada.page.get_by_role("dialog").locator("dt")).to_have_count(16)
    await keys.press("Escape")

    await ada.page.set_viewport_size({"width": TWICE.width, "height": TWICE.height})
    await ada.page.evaluate("document.activeElement.blur()")
    await keys.press("ArrowDown")
    for part in (ada.question, ada.page.locator(OPTION).first, ada.page.locator(".arctic")):
        await expect(part).to_be_in_viewport(ratio=0.5)


async def test_a_finished_game_plays_again_by_itself(come: Come) -> None:
    ada = await come(size=LAPTOP)
    await ada.arrive()
    await ada.bring_in(played("arctic", 10_000))
    await expect(ada.over.locator(".curve svg .line")).to_have_count(2)
    table = ada.over.locator("details table")
    totals = await table.locator("tfoot td").all_inner_texts()
    for column, total in enumerate(totals, start=2):
        cells = await table.locator(f"tbody td:nth-child({column})").all_inner_texts()
        assert sum(map(int, cells)) == int(total)
    await ada.button("mark-back").click()
    marked = await ada.moment.inner_text()
    await ada.page.get_by_label(ada.words("speed")).select_option("8")
    await ada.button("play").click()
    await expect(ada.moment).not_to_have_text(marked, use_inner_text=True)
    await expect(ada.button("play")).to_be_visible()  # again: it has come to the end
    await expect(ada.moment).to_be_hidden()
    await ada.over.locator(".curve svg").click(position={"x": 5, "y": 30})
    await expect(ada.moment).to_contain_text("Moment")
    await expect(ada.page.locator(LIT)).to_have_count(0)
