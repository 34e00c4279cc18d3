"""What one sees and can do at the table: news, changes, explanations, pages, pace."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from textual.pilot import Pilot

from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from lawspeaker.terminal.app import PACES, TableApp
from lawspeaker.terminal.board import CHANGED
from lawspeaker.terminal.screens import ClauseScreen, HelpScreen, WhyNotScreen
from lawspeaker.terminal.session import Session
from lawspeaker.text.words import languages
from tests.law.neanderthal.table import answer
from tests.law.neanderthal.turns import sale
from tests.terminal.pseudo import ENTER_SCREEN, LEAVE_SCREEN, Playing
from tests.terminal.tables import session, settled, shown, told

SMALL, MEDIUM, HUGE = (80, 24), (120, 40), (200, 60)


def at(match: Match, path: Path, lang: str = "en", pause: float = 0) -> TableApp:
    """Seat 0 at a table with bots."""
    others = ["random"] * (match.game.seats - 1)
    return TableApp(Session(match, ["person", *others], lang, path / "game.json", 1), pause)


def root(*sides: str, seed: int = 1) -> Match:
    rules = {f"faction_{seat}": side for seat, side in enumerate(sides, start=1)}
    return start("root", seats=len(sides), seed=seed, rules=rules)


def lines(app: TableApp) -> list[str]:
    return shown(app).split("\n")


def changed(app: TableApp) -> list[str]:
    """The cells of the board that are marked as changed."""
    strips = app.screen._compositor.render_strips()
    return [
        segment.text
        for strip in strips
        for segment in strip
        if segment.style is not None and segment.style.bgcolor == CHANGED.bgcolor
    ]


# What happened


async def test_news_stand_above_the_question_where_the_record_has_its_own_page(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path), pause=0)
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        await pilot.press("4")
        await settled(pilot)
        found = lines(app)
        question = next(number for number, line in enumerate(found) if "Where do you place" in line)
        assert found[question - 1].startswith(" ▌Black places a lobbyist")
        await pilot.resize_terminal(*MEDIUM)
        await settled(pilot)
        assert shown(app).count("Black places a lobbyist") == 1  # beside it lies the record


async def test_what_has_changed_is_marked_until_the_next_answer(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path), pause=0)
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        assert changed(app) == []
        await pilot.press("4")
        await settled(pilot)
        first = {cell.strip() for cell in changed(app)}
        assert {"Wh", "Bl"} <= first  # both lobbyists that were placed
        assert "RU" not in first
        await pilot.press("4")
        await settled(pilot)
        assert len([cell for cell in changed(app) if cell.strip() in ("Wh", "Bl", "Br")]) == 2


def test_a_person_who_comes_back_sees_what_happened_since_their_last_answer(tmp_path: Path) -> None:
    table = session(tmp_path, seats=3)
    table.match.choose(0)
    told_then = len(table.match.record)
    table.match.choose(0)
    table.match.choose(0)
    table.save()
    again = Session.resume(table.path)
    assert again.known() < told_then
    assert again.entry(again.known())[0].startswith("White places")


async def test_the_bids_so_far_stand_in_the_question(tmp_path: Path) -> None:
    """Cro-Magnons and Neanderthals have bid for the Singing Woman before the Archaic people are asked."""
    match = sale("singing_woman", 3, order=["cro_magnon", "neanderthal", "archaic"], sexuality={"archaic": "harem"})
    answer(match, "bid 1", "bid 2")
    assert match.ask is not None
    sitters = ["random"] * match.game.seats
    sitters[match.ask.seat] = "person"
    app = TableApp(Session(match, sitters, "en", tmp_path / "game.json", 1), pause=0)
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        assert "Bids so far: Cro-Magnons 1, Neanderthals 2" in app.table.question().plain
        assert "Bids so far" in shown(app)


# The board and the cursor


async def test_the_board_turns_and_scrolls_to_what_the_cursor_means(tmp_path: Path) -> None:
    app = at(root("marquise", "eyrie"), tmp_path)
    async with app.run_test(size=(80, 20)) as pilot:
        await settled(pilot)
        await pilot.press("right")
        await settled(pilot)
        assert "[Score and cards]" in shown(app)
        for _ in range(3):
            await pilot.press("down")
            await settled(pilot)
            cursor = app.table.options.highlighted
            assert cursor is not None
            clearing = app.table.options.items[cursor].plain.rpartition(" ")[2]
            assert f"▶{clearing} " in shown(app)


async def test_what_a_follow_up_question_is_about_stays_marked(tmp_path: Path) -> None:
    moving = {"phase": 6, "turn": 3, "acting": 0, "influence": {"RU": {"1": 0}}, "ships": {"RU_C1": {"RU": 1}}}
    match = Match.from_position({"game": "arctic", "seats": 2, "state": moving})
    match.answer("act move")
    match.answer("sail RU_C1")
    app = at(match, tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        assert "◆RU_C1" in shown(app)
        assert "▶" in shown(app)


async def test_the_question_takes_the_rows_it_needs_and_the_board_the_rest(tmp_path: Path) -> None:
    """Two options leave more to the board than fifteen, which stand side by side rather than out of sight."""
    few = Match.from_position({"game": "arctic", "seats": 2, "state": {"phase": 7, "facility": {"RU_C1": 0}}})
    app = at(few, tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        assert app.table.options.size.height == len(app.table.options.items)
    many = TableApp(session(tmp_path), pause=0)
    async with many.run_test(size=SMALL) as pilot:
        await settled(pilot)
        assert len(many.table.options.items) == 15
        for option in many.table.options.items:
            assert option.plain.strip() in shown(many)
        assert many.table.query_one("#board-pane").size.height >= 8


async def test_at_200x60_what_fits_stands_side_by_side(tmp_path: Path) -> None:
    app = at(root("marquise", "eyrie", "alliance", "vagabond"), tmp_path)
    async with app.run_test(size=HUGE) as pilot:
        await settled(pilot)
        assert app.table.has_class("whole")
        first = lines(app)[1]
        assert "1 Fox" in first  # the map,
        assert "Gently Used Knapsack" in first  # the hand, with the boards below it,
        assert "In which corner" in first  # and the question


# Words


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Pot: fewer die in decimations"),
        ("ja", "鍋: 大量死は端数切り捨て"),
        ("ko", "냄비: 몰살은 내림"),
    ],
)
def test_what_an_option_names_is_explained(tmp_path: Path, lang: str, said: str) -> None:
    """What does Pot do?"""
    match = start("greenland", seats=3, seed=1)
    table = Session(match, ["person", "random", "random"], lang, tmp_path / "game.json")
    found = table.face.explain(table.view(), table.words, ["card pot", "spot norse_4"])
    assert f"{table.called('card pot')}: {found['card pot']}".startswith(said)
    assert found["spot norse_4"]


EXPLAINED = {
    "arctic": {"action", "region", "yellow"},
    "root": {"plot", "card", "item", "leader", "minister", "character", "mood", "plot_type", "service", "column"},
    "greenland": {"card", "spot", "rank", "action", "disk", "religion"},
    "neanderthal": {"card", "spot", "rank", "disk", "portal", "sexuality"},
}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", EXPLAINED)
def test_everything_that_does_something_is_explained_in_every_language(tmp_path: Path, game: str, lang: str) -> None:
    match = start(game, seed=1)
    table = Session(match, ["random"] * match.game.seats, lang, tmp_path / "game.json")
    domains = match.game.setting.catalogue.domains
    things = [f"{name} {value}" for name in EXPLAINED[game] for value in domains[name].values]
    silent = set(things) - table.face.explain(table.view(), table.words, things).keys()
    plain = {thing for thing in silent if thing.startswith("card ")}  # game that is only hunted, and is not in a row
    assert silent == plain


async def test_the_explanation_follows_the_cursor(tmp_path: Path) -> None:
    match = Match.from_position({"game": "arctic", "seats": 2, "state": {"phase": 6, "influence": {"RU": {"1": 0}}}})
    app = at(match, tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        kinds = [option.text for option in match.ask.options] if match.ask is not None else []
        for _ in range(kinds.index("act tax")):
            await pilot.press("down")
        await settled(pilot)
        assert "Tax: money from the bank into the country's treasury" in shown(app)


@pytest.mark.parametrize("lang", languages())
async def test_no_key_is_cut_off(tmp_path: Path, lang: str) -> None:
    app = at(root("marquise", "eyrie"), tmp_path, lang)
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        last = lines(app)[-1]
        assert app.session.words.say("ui-key-help") in last
        assert app.session.words.say("ui-quit") in last
        assert "…" not in last


# Sheets


async def test_help_tells_the_keys_and_the_signs(tmp_path: Path) -> None:
    app = at(root("marquise", "eyrie"), tmp_path)
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        for key in ("question_mark", "f1"):
            await pilot.press(key)
            await settled(pilot)
            assert isinstance(app.screen, HelpScreen)
            assert "back to the shell" in shown(app)
            assert "has changed since your last answer" in shown(app)
            assert "S Sawmill" in shown(app)
            await pilot.press(key)
            assert len(app.screen_stack) == 1


async def test_the_board_stays_in_sight_behind_the_reasons(tmp_path: Path) -> None:
    app = at(root("marquise", "eyrie"), tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        await pilot.press("w")
        await settled(pilot)
        assert isinstance(app.screen, WhyNotScreen)
        assert "▶1 Fox" in shown(app)
        assert "is not a corner" in shown(app)


async def test_a_clause_is_shown_without_notes_for_developers(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path), pause=0)
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        await pilot.press("c")
        await settled(pilot)
        assert isinstance(app.screen, ClauseScreen)
        assert "arctic:SETUP.D.1" in shown(app)
        for note in ("State", "played", "Left open", "Why the default"):
            assert note not in shown(app)


# Bots


async def thinking(pilot: Pilot[str], app: TableApp) -> None:
    """Answer, and wait until a bot is to think."""
    await pilot.press("4")
    await pilot.pause()
    assert "is thinking" in shown(app)


async def test_space_hurries_the_bots(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path), pause=3600)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await thinking(pilot, app)
        await pilot.press("space")
        await settled(pilot)
        assert app.session.ask is not None
        assert app.table.pause == 3600
        assert app.table.options.has_focus
        await thinking(pilot, app)  # they take their time again
        await pilot.press("space")
        await settled(pilot)


async def test_plus_and_minus_set_the_pace(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path), pause=PACES[2])
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        await pilot.press("plus")
        assert app.table.pause == PACES[1]
        assert "0.2 s" in told(app)[-1]
        await pilot.press("minus", "minus", "minus")
        assert app.table.pause == PACES[4]
        assert len(told(app)) == 1  # the last message is enough


# Leaving


async def test_ctrl_c_says_how_to_leave_in_the_language_of_the_game(tmp_path: Path) -> None:
    app = at(root("marquise", "eyrie"), tmp_path, "ja")
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert "q を押してください" in told(app)[-1]
        await pilot.press("ctrl+q")
        await pilot.pause()
        assert not app.is_running


def test_ctrl_z_suspends_and_the_table_comes_back(tmp_path: Path) -> None:
    with Playing(tmp_path, "play", "arctic", "--seed", "3", "--save", "mine") as playing:
        playing.read_until("Where do you place")
        playing.type("\x1a")
        playing.read_until(LEAVE_SCREEN.decode())
        playing.stopped()
        playing.seen = b""
        playing.signal(signal.SIGCONT)
        playing.read_until(ENTER_SCREEN.decode())
        playing.read_until("Where do you place")  # whoever types before sees it lost
        playing.read_until("Council (")  # and not only the question is drawn again
        playing.type("q")
        assert playing.ended() == 0
