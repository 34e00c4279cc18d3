"""Plays whole games in Chromium by clicks and taps on the board alone: `make games-in-browser`; an hour or more.

Every game on a laptop, a phone upright and a phone lying, in every language: one person against a bot, and two people
in two browsers. In the end, what they were asked and told is held against the game's file. Each game that was played so
is a line of `--kept`: those that are there are not played again. In the end docs/screens.md gets a table of all.

    make games-in-browser ARGS="--game root --screen upright --lang ja"     only some of them
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import sys
import time
import traceback
from itertools import product
from pathlib import Path

from playwright.async_api import Browser

from lawspeaker.kernel import shelf
from lawspeaker.text.words import languages
from tests.browser.finished import check_end
from tests.browser.people import LAPTOP, LYING, UPRIGHT, Person, Size, newcomer
from tests.browser.served import Server
from tests.browser.stage import stage

SCREENS: dict[str, Size] = {"laptop": LAPTOP, "upright": UPRIGHT, "lying": LYING}
LOOKING = 12  # answers between two close looks at the page and the board
BOTS = {"root": "greedy"}  # who plays on to the end, where people without a plan would take hundreds of turns
NAME = "AB"  # which is no word in any language
KEPT = Path("build/games-in-browser.tsv")
DOCUMENT = Path(__file__).parents[2] / "docs/screens.md"
Plan = tuple[str, str, str, str]  # game, screen, language, alone or together
BLOCK = re.compile(r"(<!-- played: make games-in-browser -->\n).*?(<!-- end played -->)", re.DOTALL)


async def alone(browser: Browser, server: Server, plan: Plan, people: list[Person]) -> int:
    """One person against a bot; how many answers they gave."""
    game, screen, lang, _ = plan
    ada = await come(browser, server, screen, lang, people)
    await ada.open_room(game, "me", BOTS.get(game, "random"))
    given = await ada.plays_on_board(random.Random(" ".join(plan)), LOOKING, by_hand=True)
    await check(ada, 0)
    return given


async def together(browser: Browser, server: Server, plan: Plan, people: list[Person]) -> int:
    """Two people, the second with the next language and the next screen; how many answers they gave."""
    game, screen, lang, _ = plan
    ada = await come(browser, server, screen, lang, people)
    bob = await come(browser, server, following(list(SCREENS), screen), following(languages(), lang), people)
    others = [BOTS[game]] if game in BOTS else []
    await bob.join((await ada.open_room(game, "me", "friend", *others))["1"])
    choice = random.Random(" ".join(plan))
    given = await asyncio.gather(*(each.plays_on_board(choice, LOOKING, by_hand=True) for each in (ada, bob)))
    await check(ada, 0)
    await check(bob, 1)
    return sum(given)


async def come(browser: Browser, server: Server, screen: str, lang: str, people: list[Person]) -> Person:
    """Somebody at the lobby, for whom nothing moves longer than it must; one more of the people."""
    person = await newcomer(browser, server.address, lang, SCREENS[screen], moving=False)
    people.append(person)
    await person.arrive()
    await person.call("/api/me", {"name": NAME}, "PATCH")
    return person


async def check(person: Person, seat: int) -> None:
    await check_end(person, seat)
    assert not person.troubles, person.troubles


def following(every: list[str], one: str) -> str:
    return every[(every.index(one) + 1) % len(every)]


WAYS = {"alone": alone, "together": together}


def plans() -> list[Plan]:
    """All games. The first have every game on every screen, so that faults show early."""
    every = [
        (game, screen, languages()[(number + turn) % len(languages())], list(WAYS)[(number + way) % len(WAYS)])
        for turn, way in product(range(len(languages())), range(len(WAYS)))
        for number, (screen, game) in enumerate(product(SCREENS, shelf.names()))
    ]
    assert len(set(every)) == len(every)
    return every


def played(kept: Path) -> dict[Plan, tuple[int, float]]:
    """What is kept of games played to their end: answers and seconds."""
    lines = kept.read_text(encoding="utf-8").splitlines() if kept.exists() else []
    rows = (line.split("\t") for line in lines)
    return {(game, screen, lang, way): (int(answers), float(took)) for game, screen, lang, way, answers, took in rows}


async def play(browser: Browser, server: Server, plan: Plan, kept: Path) -> bool:
    """A whole game; whether nothing went wrong. What did, is told and pictured."""
    people: list[Person] = []
    began = time.monotonic()
    try:
        answers = await WAYS[plan[-1]](browser, server, plan, people)
    except Exception:
        print(f"{' '.join(plan)}: failed\n{traceback.format_exc()}", flush=True)
        for number, person in enumerate(people):
            await person.page.screenshot(path=kept.parent / f"{'-'.join(plan)}-{number}.png")
        return False
    finally:
        for person in people:
            await person.page.context.close()
    took = time.monotonic() - began
    with kept.open("a", encoding="utf-8") as file:
        file.write("\t".join([*plan, str(answers), f"{took:.0f}"]) + "\n")
    print(f"{' '.join(plan)}: {answers} answers, {took:.0f} s", flush=True)
    return True


def table(found: dict[Plan, tuple[int, float]]) -> str:
    """Answers and seconds of all games, a row for each game, screen and company; a dash for what was not played."""

    def cell(*plan: str) -> str:
        game, screen, lang, way = plan
        return "{}, {:.0f} s".format(*found[game, screen, lang, way]) if (game, screen, lang, way) in found else "–"

    head = [f"{len(found)} of {len(plans())}", *languages()]
    rows = [
        [f"{game}, {screen}, {way}", *(cell(game, screen, lang, way) for lang in languages())]
        for game, screen, way in product(shelf.names(), SCREENS, WAYS)
    ]
    return "".join(f"| {' | '.join(row)} |\n" for row in [head, ["---"] * len(head), *rows])


async def main() -> None:
    parser = argparse.ArgumentParser(prog="make games-in-browser", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=shelf.names(), help="only one game")
    parser.add_argument("--screen", choices=list(SCREENS), help="only one screen")
    parser.add_argument("--lang", choices=languages(), help="only one language")
    parser.add_argument("--people", choices=list(WAYS), help="only one person, or only two")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where the games that were played are kept")
    parser.add_argument("--at-once", type=int, default=1, help="how many games are played at the same time")
    given = parser.parse_args()
    wished = [given.game, given.screen, given.lang, given.people]
    given.kept.parent.mkdir(parents=True, exist_ok=True)
    done = played(given.kept)
    left = [
        plan
        for plan in plans()
        if plan not in done and all(wish in (None, each) for wish, each in zip(wished, plan, strict=True))
    ]
    failed: list[Plan] = []

    async def play_on() -> None:
        while left:
            plan = left.pop(0)
            if not await play(browser, server, plan, given.kept):
                failed.append(plan)

    async with stage() as (browser, server):
        await asyncio.gather(*(play_on() for _ in range(given.at_once)))
    done = played(given.kept)
    print(f"{len(done)} of {len(plans())}")
    text = DOCUMENT.read_text(encoding="utf-8")
    DOCUMENT.write_text(BLOCK.sub(lambda block: f"{block[1]}{table(done)}{block[2]}", text), encoding="utf-8")
    sys.exit(bool(failed))


if __name__ == "__main__":
    asyncio.run(main())
