"""The terminal table, played with a keyboard."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path

import pytest

from lawspeaker.kernel.match import Match
from lawspeaker.kernel.save import load
from lawspeaker.kernel.start import start
from lawspeaker.players.random import RandomPlayer
from lawspeaker.terminal.app import TableApp
from lawspeaker.terminal.screens import ClauseScreen, EndScreen, HintScreen, PassScreen, WhyNotScreen
from lawspeaker.terminal.session import Session
from tests.terminal.tables import session, settled, shown, told

SMALL, MEDIUM, LARGE = (80, 24), (120, 40), (160, 50)


async def test_answering_by_number(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path), pause=0)
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        assert "Where do you place your lobbyist?" in shown(app)
        assert "SETUP.D.1" in shown(app)
        await pilot.press("4")  # of 15 options: no other begins with 4
        await settled(pilot)
        assert str(app.session.match.steps[0].option) == "place NO 1"
        assert app.session.match.steps[1].seat == 1  # the bot has answered
        assert app.session.ask is not None


async def test_two_digits_and_a_digit_that_needs_enter(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path), pause=0)
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        await pilot.press("1")
        assert not app.session.match.steps  # 10 to 15 are possible still
        assert "Option 1_" in shown(app)
        await pilot.press("2")
        await settled(pilot)
        assert str(app.session.match.steps[0].option) == "place CA 3"
        await pilot.press("1", "enter")
        await settled(pilot)
        assert app.session.match.steps[2].option.kind == "place"
        assert app.session.match.steps[2].option.args[0] == 0


async def test_a_number_that_is_not_there(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path), pause=0)
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        await pilot.press("1", "9")
        await pilot.pause()
        assert "There is no option 19." in told(app)
        await pilot.press("1", "escape")
        assert "Option 1_" not in shown(app)
        assert not app.session.match.steps


async def test_answering_with_arrows_lights_up_the_board(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path), pause=0)
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        assert "RU ▶·  ›·  ›·" in shown(app)
        await pilot.press("down", "down")
        await pilot.pause()
        assert "RU ›·  ›·  ▶·" in shown(app)
        await pilot.press("enter")
        await settled(pilot)
        assert str(app.session.match.steps[0].option) == "place RU 3"


async def test_the_clause_of_what_is_asked_and_of_a_line_of_the_record(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path), pause=0)
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        await pilot.press("c")
        await pilot.pause()
        assert isinstance(app.screen, ClauseScreen)
        assert "arctic:SETUP.D.1" in shown(app)
        assert "At this table" in shown(app)
        await pilot.press("escape", "tab", "home", "enter")
        await pilot.pause()
        assert isinstance(app.screen, ClauseScreen)
        assert "arctic:SETUP.B.1" in shown(app)
        await pilot.press("escape")
        assert len(app.screen_stack) == 1


async def test_what_cannot_be_chosen_is_listed_with_its_reason(tmp_path: Path) -> None:
    match = start("root", seats=2, seed=1, rules={"faction_1": "marquise", "faction_2": "eyrie"})
    app = TableApp(Session(match, ["person", "random"], "en", tmp_path / "game.json"), pause=0)
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        await pilot.press("w")
        await pilot.pause()
        assert isinstance(app.screen, WhyNotScreen)
        assert "Clearing 5 is not a corner.  6.3.2" in shown(app)
        assert "Clearing 1 is not" not in shown(app)
        await pilot.press("w")
        assert len(app.screen_stack) == 1


async def test_a_reason_states_the_fact(tmp_path: Path) -> None:
    poor = {"phase": 3, "turn": 2, "money": [2, 10]}
    match = Match.from_position({"game": "arctic", "seats": 2, "state": poor})
    app = TableApp(Session(match, ["person", "random"], "en", tmp_path / "game.json"), pause=0)
    async with app.run_test(size=LARGE) as pilot:
        await settled(pilot)
        await pilot.press("w")
        await pilot.pause()
        assert "It costs $3, and you have $2.  P3.2" in shown(app)


async def test_nothing_may_be_forbidden(tmp_path: Path) -> None:
    selling = {"phase": 7, "facility": {"RU_C1": 0}}
    match = Match.from_position({"game": "arctic", "seats": 2, "state": selling})
    app = TableApp(Session(match, ["person", "random"], "en", tmp_path / "game.json"), pause=0)
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        await pilot.press("w")
        await pilot.pause()
        assert "Nothing that you could ask about" in shown(app)


async def test_undo_takes_back_what_nobody_has_built_on(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path, people=2), pause=0)
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        await pilot.press("u")
        await pilot.pause()
        assert "nothing has been answered yet" in told(app)[-1]
        before = app.session.match.hash()
        await pilot.press("4")
        await settled(pilot)
        assert app.session.match.hash() != before
        assert app.session.viewer == 1  # nothing is hidden in this game: no need to hand anything over
        await pilot.press("u")
        await settled(pilot)
        assert app.session.match.hash() == before
        assert app.session.viewer == 0
        assert "taken back" in told(app)[-1]
        assert load(app.session.path).answers == []


async def test_against_bots_alone_undo_goes_back_over_their_answers(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path), pause=0)
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        await pilot.press("4")
        await settled(pilot)
        assert len(app.session.match.steps) == 2  # the bot has answered
        await pilot.press("u")
        await settled(pilot)
        assert app.session.match.steps == []
        assert "taken back" in told(app)[-1]


def test_where_people_play_each_other_no_answer_of_another_seat_is_taken_back(tmp_path: Path) -> None:
    table = session(tmp_path, seats=3, people=2)
    assert table.undo_problem() == "ui-undo-nothing"
    for _ in range(3):  # the bot answers last
        table.match.choose(0)
    assert table.undo_problem() == "ui-undo-other"


def test_nothing_is_taken_back_once_dice_were_rolled(tmp_path: Path) -> None:
    table = session(tmp_path, game="root")
    while not table.undo_problem() or not table.match.steps:
        table.match.choose(0)
    assert table.undo_problem() == "ui-undo-learned"


async def test_undo_while_a_bot_is_still_waiting(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path), pause=30)
    async with app.run_test(size=MEDIUM) as pilot:
        await pilot.pause()
        await pilot.press("4")
        await pilot.pause()
        assert "Black is thinking (random)" in shown(app)
        await pilot.press("u")
        await pilot.pause()
        assert app.session.match.steps == []
        assert app.session.ask is not None
        await pilot.press("q")


async def test_saving_says_where(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path), pause=0)
    async with app.run_test(size=LARGE) as pilot:
        await settled(pilot)
        app.session.path.unlink()
        await pilot.press("s")
        await pilot.pause()
        assert app.session.path.is_file()
        assert told(app)[-1] == f"Saved as {app.session.path}"


async def test_a_full_disk_is_told_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = TableApp(session(tmp_path), pause=0)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    async with app.run_test(size=LARGE) as pilot:
        await settled(pilot)
        monkeypatch.setattr(os, "fsync", full)
        await pilot.press("4")
        await settled(pilot)
        assert "No space left" in told(app)[-1]
        assert len(app.session.match.steps) == 2


async def test_the_language_changes_at_once_and_is_remembered(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path), pause=0)
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        await pilot.press("down", "l")
        await pilot.pause()
        assert app.session.words.lang == "ja"
        assert "条項" in shown(app)
        assert "ロシア" in shown(app)
        assert app.table.options.highlighted == 1
        assert json.loads(app.session.path.read_text())["people"]["language"] == "ja"
        await pilot.press("l")
        await pilot.pause()
        assert "러시아" in shown(app)
        await pilot.press("l")
        await pilot.pause()
        assert "Russia" in shown(app)


async def test_leaving_and_going_on(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path), pause=0)
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        await pilot.press("4")
        await settled(pilot)
        await pilot.press("q")
    again = TableApp(Session.resume(tmp_path / "game.json"), pause=0)
    assert again.session.match.hash() == app.session.match.hash()
    assert again.session.sitters == ["person", "random"]
    async with again.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        assert "White places a lobbyist in Norway" in shown(again)
        await pilot.press("4")
        await settled(pilot)
        assert len(again.session.match.steps) == 4


async def test_a_whole_game_to_the_end(tmp_path: Path) -> None:
    """With Enter at first; then without painting the screen after every answer."""
    app = TableApp(session(tmp_path), pause=0)
    async with app.run_test(size=MEDIUM) as pilot:
        for _ in range(8):
            await settled(pilot)
            await pilot.press("enter")
        with app.batch_update():
            while not app.session.match.over:
                await app.workers.wait_for_complete()
                await asyncio.sleep(0)
                if app.session.ask is not None:
                    app.table.answer(len(app.session.ask.options) // 2)
        await settled(pilot)
        assert isinstance(app.screen, EndScreen)
        assert "Game over" in shown(app)
        assert "Sales" in shown(app)
        for points in app.session.match.result.points:
            assert str(points) in shown(app)
        await pilot.press("escape")
        assert "Winner" in app.table.question().plain
        assert load(app.session.path).over


async def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path, people=0), pause=0)
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        assert app.session.match.over
        assert isinstance(app.screen, EndScreen)


async def test_a_bot_that_breaks_ends_the_sitting_and_not_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("no idea")

    monkeypatch.setattr(RandomPlayer, "choose", broken)
    app = TableApp(session(tmp_path), pause=0)
    async with app.run_test(size=MEDIUM) as pilot:
        await pilot.pause()
        await pilot.press("4")
        await pilot.pause()
    assert app.return_value == "random could not answer: no idea"
    assert load(app.session.path).answers == ["place NO 1"]


# Sizes


async def test_a_small_screen_has_pages(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path), pause=0)
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        assert "Map  [Countries and companies]  Record" in shown(app)  # here the first choice is made
        assert "Where do you place your lobbyist?" in shown(app)
        assert "Quit" in shown(app)
        await pilot.press("left")
        await pilot.pause()
        assert "[Map]" in shown(app)
        for region in ("RU_C1", "POLE", "US_C1", "KAM"):
            assert region in shown(app)
        await pilot.press("left")
        await pilot.pause()
        assert "[Record]" in shown(app)
        assert "White is the start player." in shown(app)
        assert "Where do you place your lobbyist?" in shown(app)
        await pilot.press("4")
        await settled(pilot)
        assert "White places a lobbyist in Norway" in shown(app)


async def test_a_large_screen_shows_everything_at_once(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path, seats=4), pause=0)
    async with app.run_test(size=LARGE) as pilot:
        await settled(pilot)
        screen = shown(app)
        for part in ("Murmansk", "POLE", "Council", "Invest", "Dark Brown", "Record", "start player"):
            assert part in screen


async def test_the_screen_can_change_its_size(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path), pause=0)
    async with app.run_test(size=LARGE) as pilot:
        await settled(pilot)
        for size in (SMALL, (120, 24), MEDIUM, (60, 20), LARGE):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert "Where do you place" in shown(app)
        assert len(app.table.record.items) == 1


# Hidden things


async def test_the_keyboard_is_handed_over_where_something_is_hidden(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path, game="toy", people=2), pause=0)
    match = app.session.match
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        assert isinstance(app.screen, PassScreen)
        await pilot.press("enter")
        await settled(pilot)
        while match.ask is not None and match.ask.seat == 0:
            app.table.answer(len(match.ask.options) - 1)
            await settled(pilot)
        assert isinstance(app.screen, PassScreen)
        assert "Seat 2" in shown(app)
        hidden = [match.game.setting.catalogue.domains["card"].values[card] for card in match.game.zones()[2].cards]
        assert not any(card in shown(app) for card in hidden)
        await pilot.press("enter")
        await settled(pilot)
        assert app.session.viewer == 1
        assert len(app.screen_stack) == 1


async def test_no_clause_of_the_record_is_cut_off(tmp_path: Path) -> None:
    """Also when the record has become longer than the screen, and a scrollbar stands beside it."""
    app = TableApp(session(tmp_path, seats=4, people=0), pause=0)
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        await pilot.press("escape")
        record = app.table.record
        record.focus()
        for _ in range(6):
            await settled(pilot)
            assert record.highlighted is not None
            number = app.table.told()[record.highlighted]
            text = " ".join(
                "".join(segment.text for segment in record.render_line(y)) for y in range(record.size.height)
            )
            assert app.session.match.record[number].clause in text
            assert str(app.session.entry(number)[0].split()[-1]) in text
            await pilot.press("up", "up", "up")


async def test_a_signal_that_comes_while_somebody_is_leaving(tmp_path: Path) -> None:
    app = TableApp(session(tmp_path), pause=0)
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        await pilot.press("q")
    app.end()
    assert load(app.session.path).answers == []


async def test_a_hint_says_why_and_the_cursor_goes_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lawspeaker.terminal.app.HINT_BUDGET", "20")
    app = TableApp(session(tmp_path), pause=0)
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        await pilot.press("h")
        while not isinstance(app.screen, HintScreen):
            await pilot.pause(0.01)
        best = app.screen.weighed.best
        assert app.session.ask is not None
        assert app.table.options.highlighted == [option.text for option in app.session.ask.options].index(best)
        await pilot.pause()
        assert "Best:" in shown(app)
        assert not app.session.match.steps
