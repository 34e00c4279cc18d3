"""How a page looks at any moment: in whose words, how wide, and what of the board a finger can get at."""

from __future__ import annotations

import re
from typing import Any

from playwright.async_api import Page

# Latin letters are no sign of English where they are names of things: EU, RU C1, the laws A to C, oil as O.
ENGLISH = re.compile(r"[A-Za-z]*[a-z]{3,}")
FOREIGN = {"Lawspeaker", "English"}  # in every language
NOTHING_LOST: dict[str, Any] = {"lost": [], "unmeant": []}
LOOKS = 3  # at a board: on a busy machine something may just then be on its way
UNSAID = re.compile(
    r"\b(?:web|ui|arctic|neanderthal|kernel)-[a-z]|[{}_]"
)  # a message's name, an argument, a bare value

SEEN = """() => [
    [document.title, document.body.innerText,
        ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(
            ({ ariaLabel, title, placeholder }) => [ariaLabel, title, placeholder])].join('\\n'),
    document.documentElement.scrollWidth <= innerWidth,
    !document.querySelector('.play, .lesson') || document.documentElement.scrollHeight <= innerHeight]"""

# Until nothing moves or fades any more: what ends may let something else begin.
DRAWN = """async () => {
    await document.fonts.ready;
    for (let gliding; !gliding || gliding.length;) {
        await new Promise(requestAnimationFrame);
        gliding = document.getAnimations().filter(({ effect, playState }) =>
            playState === 'running' && effect.getComputedTiming().endTime < Infinity);
        await Promise.all(gliding.map(({ finished }) => finished.catch(() => null)));
    }
}"""

# Goes through the pages of a narrow board, once everything that glides has arrived. Something is reached where it is on
# top anywhere within its box; when it has the focus, the options that it means are marked.
REACHED = """async () => {
    const gliding = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity);
    await Promise.all(gliding.map(({ finished }) => finished.catch(() => null)));
    const inside = Array.from({ length: 12 }, (_, step) => (step + 0.5) / 12);
    const isOnTop = (thing) => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        return inside.some((right) => inside.some((down) =>
            thing.contains(document.elementFromPoint(x + right * width, y + down * height))));
    };
    const things = [...document.querySelectorAll('.face [role=button]:not([inert] *)')];
    const options = [...document.querySelectorAll('.ask .option')];
    const pages = [...document.querySelectorAll('.kit nav button')].filter((page) => page.checkVisibility());
    const open = pages.find((page) => page.ariaPressed === 'true');
    const [reached, meant] = [new Set(), new Set()];
    document.activeElement.blur();  // what has the focus already would not get it again
    for (const page of pages.length ? pages : [document.body]) {
        page.click();
        await Promise.resolve();
        for (const thing of things) {
            if (!thing.checkVisibility()) continue;
            thing.scrollIntoView({ block: 'nearest' });
            thing.focus();  // a map brings it into sight
            await Promise.resolve();
            if (!isOnTop(thing)) continue;
            reached.add(thing);
            for (const option of options) if (option.classList.contains('pointed')) meant.add(option);
        }
    }
    document.activeElement.blur();
    open?.click();
    return {
        lost: things.filter((thing) => !reached.has(thing)).map((thing) => thing.ariaLabel),
        unmeant: options.filter((option) => !meant.has(option)).map((option) => option.innerText),
    };
}"""

# Where a finger finds something: a point of it that nothing covers, on whichever page of a narrow board it lies, and
# wherever the arrows at the edges of a map lead.
POINT = """async (thing) => {
    const inside = Array.from({ length: 13 }, (_, step) => (step + 0.5) / 13)
        .sort((one, other) => Math.abs(one - 0.5) - Math.abs(other - 0.5));
    const settled = async () => {
        let now, before;
        do {
            before = JSON.stringify(thing.getBoundingClientRect());
            for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
            now = JSON.stringify(thing.getBoundingClientRect());
        } while (now !== before);
    };
    const found = async () => {
        if (!thing.checkVisibility()) return null;
        for (const side of ['', 'left', 'right', 'top', 'bottom']) {
            const arrow = side && document.querySelector(`.zoom .more.${side}`);
            if (side && !arrow?.checkVisibility()) continue;
            if (arrow) arrow.click();
            else thing.scrollIntoView({ block: 'center', inline: 'center' });
            await settled();
            const { x, y, width, height } = thing.getBoundingClientRect();
            for (const right of inside) for (const down of inside) {
                const point = [x + right * width, y + down * height];
                if (thing.contains(document.elementFromPoint(...point))) return point;
            }
        }
        return null;
    };
    const pages = [...document.querySelectorAll('.kit nav button')].filter((page) => page.checkVisibility());
    for (const page of [null, ...pages]) {
        page?.click();
        await new Promise(requestAnimationFrame);
        const point = await found();
        if (point) return point;
    }
    return null;
}"""


async def check(page: Page, lang: str) -> None:
    """Everything is said in this language, nothing is wider than the screen, and a table is no longer than it."""
    said, fits, stays = await page.evaluate(SEEN)
    assert UNSAID.findall(said) == []
    if lang != "en":
        assert (english := set(ENGLISH.findall(said)) - FOREIGN) == set(), english
    assert fits, "wider than the screen"
    assert stays, "a table that the page can be scrolled away from"


async def check_board(page: Page) -> None:
    """All that is lit on the board can be got at, and every option can be chosen there by keyboard."""
    await page.keyboard.press("Shift")
    found: dict[str, Any] = {}
    for _ in range(LOOKS):
        await page.evaluate(DRAWN)
        found = await page.evaluate(REACHED)
        if found == NOTHING_LOST:
            return
    raise AssertionError(found)
