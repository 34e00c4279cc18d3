"""Every table there can be, drawn at every size in every language: `python -m tests.terminal.sweep` looks at all of
them, and the suite at a sample.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random
from typing import NamedTuple

from rich.console import Console

from lawspeaker import Match
from lawspeaker.kernel import shelf
from lawspeaker.kernel.start import start
from lawspeaker.terminal.app import BARS, EDGES, HUGE, HUGE_SIDE, SIDE, WIDE
from lawspeaker.terminal.board import Page, Paging, blocks_of
from lawspeaker.text.drawing import below
from lawspeaker.text.face import face_of
from lawspeaker.text.words import Words, languages

SIZES = ((80, 24), (120, 40), (200, 60))
ANSWERS = 120  # after so many there is something on every board
SETS_OF_SIDES = 3  # for each number of seats, where seats play different sides

CONSOLE = Console(width=200, file=io.StringIO(), color_system=None)


class Sweep(NamedTuple):
    """One table: a game with so many seats, and which of several sets of sides."""

    game: str
    seats: int
    sides: int

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.sides}"


def tables() -> Iterator[Sweep]:
    for game in sorted({"arctic", "greenland", "neanderthal", "root"} & set(shelf.names())):
        for seats in shelf.find(game).seat_counts:
            for sides in range(SETS_OF_SIDES if game == "root" else 1):
                yield Sweep(game, seats, sides)


@cache
def played(table: Sweep) -> Match:
    """The table after some answers at random; its sides are dealt."""
    box, choice = shelf.find(table.game), Random(table.sides)
    rules = box.dealt(box.configure(table.seats), choice)
    match = start(table.game, seats=table.seats, seed=table.sides, rules=rules)
    while match.ask is not None and len(match.steps) < ANSWERS:
        match.answer(choice.choice(match.ask.options))
    return match


def problems(table: Sweep, lang: str, size: tuple[int, int]) -> list[str]:
    """What is wrong with the board of this table: lines that are too long, pages that would be one, a whole board on
    pages.
    """
    width, height = size
    wide = width >= WIDE
    room = width - EDGES - (HUGE_SIDE if width >= HUGE else SIDE if wide else 0)
    match = played(table)
    face, words = face_of(match.game.setting.box), Words(lang, match.game.setting)
    view = match.view(0)
    paging = Paging(CONSOLE, room)
    found: list[str] = []
    pages: list[Page] = []
    rows = height - BARS
    if wide:
        pages = paging.whole(blocks_of("", face.draw(view, words, set(), set()), None), rows)
    if not pages:
        if width >= HUGE:
            found.append("the board is not whole")
        parts = {title: blocks_of(title, part, None) for title, part in face.parts(view, words, set(), set()).items()}
        rows = rows - 1 if wide else (rows - 1) // 2
        pages = paging.pages(parts, rows)
        shown = list(parts.values())
        for one, other in pairwise(pages):
            together = {name: block for number in one.parts for name, block in shown[number].items()}
            together |= below({name: block for name, block in shown[other.parts[0]].items() if name not in together})
            if paging.height(Paging(CONSOLE, room).laid_out(together, rows)) <= rows:
                found.append(f"{one.title!r} and {other.title!r} would fit on one page")
    for page in pages:
        for line in page.board.plain(CONSOLE, room):
            if sum(segment.cell_length for segment in line) > room:
                found.append(f"too long for {room} columns: {''.join(segment.text for segment in line)!r}")
            if any("…" in segment.text for segment in line):
                found.append(f"cut: {''.join(segment.text for segment in line)!r}")
    return found


def main() -> int:
    seen = bad = 0
    for table in tables():
        for lang in languages():
            for size in SIZES:
                seen += 1
                for problem in problems(table, lang, size):
                    bad += 1
                    print(f"{table.name} {lang} {size[0]}x{size[1]}: {problem}", flush=True)
    print(f"{seen} tables, {bad} problems")
    return 1 if bad else 0


if __name__ == "__main__":
    raise SystemExit(main())
