"""The board of Root: all that can be chosen is on it, on any screen, for every faction."""

from __future__ import annotations

import random

import pytest
from playwright.async_api import expect

from lawspeaker.kernel.chance import Keyed
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.players.player import Turn, make
from lawspeaker.text.words import Words
from tests.browser.people import DESKTOP, PHONE, Come, Size

pytestmark = pytest.mark.asyncio(loop_scope="session")

EVERY = 1  # answer on the board alone
NEAR = 25  # points, of 30
SPARE = ("marquise", "eyrie", "alliance", "vagabond", "vagabond2", "cult", "riverfolk", "duchy", "corvids")
MIXES = [
    pytest.param(("marquise", "alliance", "vagabond"), "autumn", "en", DESKTOP, id="marquise"),
    pytest.param(("eyrie", "corvids", "keepers"), "winter", "ja", PHONE, id="eyrie"),
    pytest.param(("riverfolk", "cult", "marquise"), "lake", "ko", DESKTOP, id="riverfolk"),
    pytest.param(("duchy", "hundreds", "vagabond"), "mountain", "en", PHONE, id="duchy"),
]


def begun(factions: tuple[str, ...], answers: int, **rules: str) -> Match:
    """A game of bots after so many answers, and the first seat is asked."""
    seats = [*factions, *(faction for faction in SPARE if faction not in factions)][:6]
    rules |= {f"faction_{number + 1}": faction for number, faction in enumerate(seats)}
    bot = make("random", 1)
    match = start("root", len(factions), chance=Keyed(bytes(32)), rules=rules)
    while match.ask is not None and (len(match.steps) < answers or match.ask.seat != 0):
        match.answer(bot.choose(Turn(match, match.ask.seat)))
    return match


def nearly_over(*factions: str) -> Match:
    """A game of bots in which somebody needs few points to win, and the first seat is asked."""
    bot = make("greedy", 7)
    match = begun(factions, 0)
    while match.ask is not None and (max(match.state["score"]) < NEAR or match.ask.seat != 0):
        match.answer(bot.choose(Turn(match, match.ask.seat)))
    return match


@pytest.mark.parametrize(("factions", "chart", "lang", "size"), MIXES)
async def test_the_board_is_enough(factions: tuple[str, ...], chart: str, lang: str, size: Size, come: Come) -> None:
    ada = await come(lang, size)
    await ada.arrive()
    await ada.bring_in(begun(factions, 60, map=chart), "me", *["random"] * (len(factions) - 1))
    assert await ada.answers(14, random.Random(lang), careful=True, every=EVERY) == 14


async def test_a_draft_on_the_board(come: Come) -> None:
    ada = await come("ko")
    await ada.arrive()
    await ada.open_room("root", "me", "random", "random", setup="draft", hirelings="three", landmarks="two")
    assert await ada.answers(8, random.Random(2), careful=True, every=EVERY) == 8


async def test_a_game_to_its_end_by_the_board_alone(come: Come) -> None:
    ada = await come()
    await ada.arrive()
    await ada.bring_in(nearly_over("vagabond", "marquise", "eyrie"), "me", "greedy", "greedy")
    await ada.answers(10_000, random.Random(1), every=EVERY)
    await expect(ada.over).to_be_visible()


async def test_the_odds_of_a_battle_are_told_before_it_is_chosen(come: Come) -> None:
    """A button shows them in short, and all of them beside it while it is pointed at."""
    match = begun(("marquise", "alliance", "vagabond"), 30)
    while match.ask is not None and not (match.ask.seat == 0 and any(o.kind == "battle" for o in match.ask.options)):
        match.answer(match.ask.options[-1] if match.ask.seat else match.ask.options[0])
    assert match.ask is not None
    option = next(option for option in match.ask.options if option.kind == "battle")
    ada = await come()
    await ada.arrive()
    await ada.bring_in(match, "me", "random", "random")
    await ada.asked()
    button = ada.page.locator(f"[data-option='{match.ask.options.index(option)}']")
    await expect(button.locator(".odds")).to_contain_text("⌀")
    await ada.page.mouse.move(0, 0)
    await button.hover()
    words = Words("en", match.game.setting)
    for odds in match.odds(option):
        await expect(ada.page.locator(".ahead")).to_contain_text(words.odds(odds))
