"""Neanderthal is played on its board: all that can be chosen has its place there, on large screens and phones."""

from __future__ import annotations

import random

import pytest

from tests.browser.people import DESKTOP, PHONE, Come
from tests.browser.test_access import played

pytestmark = pytest.mark.asyncio(loop_scope="session")
NOW_AND_THEN = 7  # answers between two looks at all of the board


async def test_a_game_to_its_end_by_clicks_on_the_board(come: Come) -> None:
    ada = await come("ja", DESKTOP)
    await ada.arrive()
    await ada.bring_in(played("neanderthal", 150), "me", "random")
    assert await ada.plays_on_board(random.Random(3), NOW_AND_THEN) > 10
    assert await ada.over.is_visible()


@pytest.mark.parametrize(("variant", "seats"), [("standard", 3), ("alien", 1), ("brink", 3)])
async def test_a_part_of_a_game_on_a_phone(variant: str, seats: int, come: Come) -> None:
    ada = await come("ko", PHONE)
    await ada.arrive()
    await ada.open_room("neanderthal", "me", *["random"] * (seats - 1), variant=variant)
    given = await ada.plays_on_board(random.Random(variant), NOW_AND_THEN, 25)
    assert given == 25 or (given > 0 and await ada.over.is_visible())  # a tribe may die out sooner
