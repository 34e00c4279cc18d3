"""Where things stand: side by side where they fit, on as few pages as hold them, and where they stood before."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from lawspeaker.kernel.start import start
from lawspeaker.terminal.app import TableApp
from lawspeaker.terminal.board import Board, Paging, blocks_of
from lawspeaker.terminal.session import Session, seating
from lawspeaker.text.drawing import Block, Blocks, lines_of
from lawspeaker.text.face import face_of
from lawspeaker.text.words import Words
from tests.terminal.sweep import Sweep, problems
from tests.terminal.tables import settled, shown

CONSOLE = Console(width=200, file=io.StringIO(), color_system=None)
FACTIONS = {"faction_1": "keepers", "faction_2": "eyrie", "faction_3": "cult", "faction_4": "vagabond"}


def block(name: str, rows: int, width: int = 10, least: int | None = 10) -> Block:
    return Block(Text("\n".join(f"{name}{row}".ljust(width, ".") for row in range(rows))), least, apart=False)


def lines(blocks: Blocks, width: int) -> list[str]:
    return ["".join(segment.text for segment in line) for line in lines_of(CONSOLE, blocks, width)]


def test_blocks_stand_side_by_side_where_they_fit() -> None:
    blocks = Blocks({"a": block("a", 3), "b": block("b", 2), "c": block("c", 1)})
    assert [line.split() for line in lines(blocks, 23)] == [
        ["a0........", "b0........"],
        ["a1........", "b1........"],
        ["a2........", "c0........"],
    ]
    assert len(lines(blocks, 22)) == 6


def test_the_fewest_columns_that_make_a_board_as_low_as_can_be() -> None:
    blocks = Blocks({"a": block("a", 4), "b": block("b", 2), "c": block("c", 2)})
    assert len(blocks.low_columns(CONSOLE, 100)) == 2
    assert len(blocks.low_columns(CONSOLE, 22)) == 1


def test_a_block_takes_no_more_columns_than_its_longest_line_has() -> None:
    blocks = Blocks({"a": block("a", 2, width=10, least=60), "b": block("b", 2, width=10, least=60)})
    assert len(lines(blocks, 23)) == 2


def test_what_needs_the_whole_width_stands_above_the_columns() -> None:
    blocks = Blocks({"head": block("head", 1, least=None), "a": block("a", 2), "b": block("b", 2)})
    assert [len(line.split()) for line in lines(blocks, 40)] == [1, 2, 2]


def test_nothing_jumps_when_a_block_grows() -> None:
    paging = Paging(CONSOLE, 40)
    small = paging.laid_out({"a": block("a", 3), "b": block("b", 2), "c": block("c", 1)}, 10)
    assert isinstance(small.now, Blocks)
    grown = {"a": block("a", 3), "b": block("b", 5), "c": block("c", 1)}
    large = paging.laid_out(grown, 10)
    assert isinstance(large.now, Blocks)
    assert large.now.columns == small.now.columns
    assert large.now.columns != Blocks(grown).low_columns(CONSOLE, 40)
    low = paging.laid_out({"a": block("a", 3), "b": block("b", 5), "c": block("c", 5)}, 8)
    assert isinstance(low.now, Blocks)
    assert low.now.columns != small.now.columns  # unless it would not fit any more


def test_parts_share_a_page_where_they_fit() -> None:
    head = block("head", 1, least=None)
    parts = {
        "one": {"head": head, "a": block("a", 3)},
        "two": {"head": head, "b": block("b", 3)},
        "three": {"c": block("c", 3)},
    }
    paging = Paging(CONSOLE, 12)
    first, second = paging.pages(parts, 9)
    assert (first.title, first.parts) == ("one · two", range(2))
    assert lines_text(paging, first.board.now).count("head0") == 1  # what both have stands there once
    assert (second.title, second.parts) == ("three", range(2, 3))
    assert [page.title for page in paging.pages({**parts, "three": {"c": block("c", 1)}}, 9)] == ["one · two", "three"]


def lines_text(paging: Paging, what: object) -> str:
    assert isinstance(what, Blocks)
    return "\n".join(lines(what, paging.width))


def test_changes_are_marked_within_each_block() -> None:
    now, before = Blocks({"a": block("a", 2), "b": block("b", 1)}), Blocks({"a": block("a", 1), "b": block("b", 1)})
    marked = blocks_of("", now, before)
    grounds = [
        sum(segment.style is not None and segment.style.bgcolor is not None for segment in line)
        for name in marked
        for line in lines_of(CONSOLE, marked[name].sheet, 20)
    ]
    assert grounds == [0, 1, 0]


@pytest.mark.parametrize(("game", "seats"), [("arctic", 4), ("root", 4), ("greenland", 4), ("neanderthal", 3)])
def test_on_a_huge_screen_the_board_is_whole_and_in_two_columns(game: str, seats: int) -> None:
    match = start(game, seats=seats, seed=4, rules=FACTIONS if game == "root" else None)
    face, words = face_of(match.game.setting.box), Words("en", match.game.setting)
    board = face.draw(match.view(0), words, set(), set())
    (page,) = Paging(CONSOLE, 144).whole(blocks_of("", board, None), 58)
    assert isinstance(page.board.now, Blocks)
    assert page.board.now.columns is not None
    assert len(page.board.now.columns) == 2


async def test_pages_of_root_that_fit_are_one(tmp_path: Path) -> None:
    session = Session(
        start("root", seats=4, seed=4, rules=FACTIONS), seating(4, 0, 1, "random"), "en", tmp_path / "game.json", 1
    )
    app = TableApp(session, pause=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        assert [page.title for page in app.table.pages()] == ["Clearings · Score and cards", "Faction boards · Map"]
        await pilot.press("right")
        await pilot.pause()
        assert "Faction boards · Map]" in shown(app)


def test_a_sign_that_appears_is_no_change() -> None:
    before, now = Text(" $1│ RU_C1 O RU1"), Text(" $1│▶RU_C1 O RU2")
    (line,) = Board(now, before).lines(CONSOLE, 40)
    assert [segment.text for segment in line if segment.style is not None and segment.style.bgcolor] == ["RU2"]


@pytest.mark.parametrize(
    ("table", "lang", "size"),
    [
        (Sweep("arctic", 3, 0), "ja", (200, 60)),
        (Sweep("greenland", 4, 0), "ja", (120, 40)),
        (Sweep("neanderthal", 3, 0), "ko", (80, 24)),
        (Sweep("root", 5, 2), "ja", (200, 60)),
        (Sweep("root", 6, 0), "en", (120, 40)),
    ],
)
def test_nothing_is_cut_and_no_page_is_needless(table: Sweep, lang: str, size: tuple[int, int]) -> None:
    assert problems(table, lang, size) == []
