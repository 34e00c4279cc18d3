"""Agreeing on a table before it is opened."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from tests.browser.people import Come, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")


def side(person: Person, seat: int) -> Locator:
    """Where a seat's side is chosen."""
    return person.page.locator(".seat").nth(seat).locator("select").nth(1)


async def test_sides_are_chosen_at_the_seats_and_the_law_is_heard(come: Come) -> None:
    ada = await come()
    await ada.arrive(lobby=True)
    await ada.page.locator("a[href='/new/root']").click()
    await ada.page.get_by_role("button", name=ada.words("new-seats", count=5)).click()
    heard, opens = ada.page.locator("[aria-live]", has_text="reach"), ada.button("new-open")

    await side(ada, 0).select_option("eyrie")
    await expect(side(ada, 1)).to_have_value("marquise")  # exchanged
    await side(ada, 4).select_option("cult")
    await expect(heard).to_contain_text("reach 27; at least 25")
    await side(ada, 0).select_option("corvids")
    await expect(heard).to_contain_text("reach only 23; at least 25")
    await expect(opens).to_be_enabled()

    for seat, faction in enumerate(["marquise", "eyrie", "duchy", "hundreds", "keepers"]):
        await side(ada, seat).select_option(faction)
    await expect(ada.page.locator(".trouble")).to_contain_text("there are 4 corners")
    await expect(opens).to_be_disabled()

    await ada.button("new-deal").click()
    await expect(ada.page.locator(".trouble")).to_have_count(0)
    await expect(heard).not_to_contain_text("only")
    await opens.click()
    await ada.asked()
