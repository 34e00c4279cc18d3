"""What annoyed people who played whole games in the terminal."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from random import Random
from typing import cast

import pytest
from rich.console import Console
from rich.text import Text
from textual.widgets._toast import ToastRack

from lawspeaker import Match
from lawspeaker.games.greenland.faces.face import GreenlandFace
from lawspeaker.games.neanderthal.faces.face import NeanderthalFace
from lawspeaker.games.tribes.drawing import break_names
from lawspeaker.kernel.start import start
from lawspeaker.terminal.app import LEAST_BOARD, LEAST_NEWS, SPARE, TableApp, TableScreen, explanation
from lawspeaker.terminal.listing import ONE, Listing
from lawspeaker.terminal.session import Session, seating
from lawspeaker.text.drawing import FOCUS_SIGN, SUBJECT_SIGN, InLines, unbroken
from lawspeaker.text.words import Words
from tests.terminal.tables import settled, shown

FACTIONS = {"faction_1": "cult", "faction_2": "corvids", "faction_3": "duchy", "faction_4": "keepers"}


def sitting(match: Match, path: Path, lang: str = "en") -> Session:
    return Session(match, seating(match.game.seats, 0, 1, "random"), lang, path / "game.json", 1)


def asked_in_vain() -> Match:
    """A game of Root in which seat 0 is asked something that has one answer only."""
    match = start("root", seats=4, seed=1, rules=FACTIONS)
    choice = Random(1)
    while match.ask is not None and (match.ask.seat or len(match.ask.options) > 1):
        match.answer(choice.choice(match.ask.options))
    assert match.ask is not None
    return match


async def test_a_question_with_one_answer_is_not_put_to_whoever_plays_against_bots(tmp_path: Path) -> None:
    match = asked_in_vain()
    before = len(match.steps)
    app = TableApp(sitting(match, tmp_path), pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert len(match.steps) > before
        assert match.ask is None or match.ask.seat or len(match.ask.options) > 1


def test_where_people_play_each_other_it_is_put(tmp_path: Path) -> None:
    match = asked_in_vain()
    assert sitting(match, tmp_path).only_answer is not None
    assert Session(match, seating(4, 0, 2, "random"), "en", tmp_path / "game.json", 1).only_answer is None


def test_taking_back_goes_on_to_the_last_answer_that_was_chosen(tmp_path: Path) -> None:
    match = start("root", seats=2, seed=1, rules={"faction_1": "marquise", "faction_2": "eyrie"})
    session = sitting(match, tmp_path)
    asked: list[tuple[int, int]] = []
    choice = Random(2)
    while match.ask is not None and len(asked) < 40:
        asked.append((match.ask.seat, len(match.ask.options)))
        match.answer(choice.choice(match.ask.options))
        if asked[-1] == (0, 1) and not session.undo_problem():
            break
    else:
        pytest.fail("no such question came up")
    session.undo()
    assert session.only_answer is None or session.undo_problem()


def test_columns_of_options_have_widths_of_their_own() -> None:
    listing = Listing(id="options")
    listing.items = [Text(f"Space {number}") for number in range(12)] + [Text("Pass " + "x" * 40)]
    columns = listing.columns_for(7, 20, 78)
    assert (len(columns.widths), columns.rows) == (2, 7)
    assert listing.columns_for(7, 20, 40) == ONE


def test_long_options_are_broken_in_columns_rather_than_out_of_sight() -> None:
    listing = Listing(id="options", indent=2)
    listing.items = [Text(f"{number}│Not that short an option") for number in range(8)] + [
        Text("8│Protect the facility at " + "far " * 8)
    ]
    assert listing.columns_for(6, 9, 76) == ONE  # all of it is in sight
    columns = listing.columns_for(6, 8, 76)
    assert len(columns.widths) == 2
    assert [number for lines in columns.grid for number, _ in lines] == [*range(8), 8, 8]
    assert columns.rows == 5
    listing.columns = columns
    assert listing.place_of(8) == (3, 2)
    assert [listing.at(x, 4) for x in (0, 37, 40)] == [4, 4, 8]


def test_what_happened_several_times_in_a_row_is_one_line(tmp_path: Path) -> None:
    screen = TableScreen(sitting(start("root", seats=4, seed=1, rules=FACTIONS), tmp_path))
    news = [line.plain for line in screen.news(100, 200)]
    assert any(line.endswith("×3") for line in news)
    assert len(news) == len(set(news))


def test_the_record_leaves_out_that_there_was_one_answer_only(tmp_path: Path) -> None:
    match = asked_in_vain()
    screen = TableScreen(sitting(match, tmp_path))
    assert [number for number, entry in enumerate(match.record) if not entry.forced] == screen.told()


@pytest.mark.parametrize(("lang", "said"), [("en", "2 tribesmen"), ("ja", "2人"), ("ko", "2명")])
def test_how_many_are_people_and_not_a_bare_number(tmp_path: Path, lang: str, said: str) -> None:
    match = start("neanderthal", seats=3, seed=1)
    while match.ask is not None and match.ask.topic.name != "how_many":
        sending = [option for option in match.ask.options if option.kind.startswith("send")]
        match.answer((sending or match.ask.options)[0])
    assert match.ask is not None
    sitters = ["person" if seat == match.ask.seat else "random" for seat in range(3)]
    assert said in Session(match, sitters, lang, tmp_path / "game.json", 1).options()


def test_seats_are_called_by_what_they_play(tmp_path: Path) -> None:
    session = sitting(start("greenland", seats=2, seed=1, rules={"tribe_1": "norse", "tribe_2": "thule"}), tmp_path)
    assert session.player(0) == "Norse"


def test_long_names_are_broken_and_not_cut() -> None:
    rows = [[Text("1"), Text("Flint Mine (Hafted Point)"), Text("club")], [Text("2"), Text("Elk"), Text("big")]]
    below = break_names(rows, 1, 24)
    assert rows[0][1].plain == "Flint Mine"
    assert [line.plain for line in below[0]] == ["   (Hafted Point)"]
    assert below[1] == []


def test_a_board_is_broken_between_things_only() -> None:
    line = unbroken(Text("   Lords:  □ Duchess of Mud  □ Baron of Dirt  □ Earl of Stone"), 6)
    assert isinstance(line, InLines)
    assert [token.plain for token in line.tokens][1:] == ["□ Duchess of Mud", "□ Baron of Dirt", "□ Earl of Stone"]
    assert (line.first, line.indent) == (3, 6)


@pytest.mark.parametrize(("lang", "said"), [("en", "Overwork: spend a card"), ("ja", "労働"), ("ko", "초과 노동")])
def test_an_action_is_explained_by_its_term(tmp_path: Path, lang: str, said: str) -> None:
    match = start("root", seats=2, seed=1, rules={"faction_1": "marquise", "faction_2": "eyrie"})
    while match.ask is not None and not any(option.kind == "overwork" for option in match.ask.options):
        match.answer(match.ask.options[0])
    assert match.ask is not None
    kinds = [option.kind for option in match.ask.options]
    told = sitting(match, tmp_path, lang).explanations()
    assert told[kinds.index("overwork")][0].startswith(said)


def test_a_place_is_not_explained_as_a_term(tmp_path: Path) -> None:
    match = start("root", seats=2, seed=1, rules={"faction_1": "marquise", "faction_2": "eyrie"})
    session = sitting(match, tmp_path)
    assert session.options()[0] == "Clearing 1"
    assert session.explanations()[0] == []


def test_bids_are_made_in_sight_of_what_the_tribes_have() -> None:
    for face in (GreenlandFace(), NeanderthalFace()):
        assert face.page({"bid 1", "bid 2", "pass"}) == 1


def assigning() -> Match:
    """Seat 0 of Greenland sends people out: many options, and something has happened."""
    match = start("greenland", seats=2, seed=2, rules={"tribe_1": "thule", "tribe_2": "norse", "variant": "beginner"})
    choice = Random(1)
    while match.ask is not None and (match.ask.seat or match.ask.clause != "E0.1" or len(match.ask.options) < 16):
        match.answer(choice.choice(match.ask.options))
    assert match.ask is not None
    return match


async def test_all_options_are_in_sight_before_news_are(tmp_path: Path) -> None:
    app = TableApp(sitting(assigning(), tmp_path, "ja"), pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        for key in ("", "1"):  # typing a digit moves nothing
            if key:
                await pilot.press(key)
                await settled(pilot)
            assert all(item.plain.strip() in shown(app) for item in app.table.options.items)
        assert "1_" in shown(app)


async def test_messages_do_not_lie_over_the_question(tmp_path: Path) -> None:
    app = TableApp(sitting(assigning(), tmp_path), pause=0)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await settled(pilot)
        app.notify("あ" * 18 + "。" + "い" * 18 + "、" + "う" * 5)
        await settled(pilot)
        (message,) = app._notifications
        assert [line[0] for line in message.message.split("\n")] == ["あ", "あ", "い"]  # as Japanese wants it
        assert app.screen.query_one(ToastRack).region.bottom < app.table.query_one("#question").region.y


def test_what_there_is_no_room_for_is_left_out_and_not_cut() -> None:
    assert explanation(["Pot: fewer die", "a" * 60, "b" * 200], 78).plain == "Pot: fewer die · " + "a" * 60
    assert explanation(["a" * 200], 78).plain == "a" * 200  # the first is told anyway


async def test_a_long_list_is_in_sight_at_the_cost_of_the_board(tmp_path: Path) -> None:
    app = TableApp(sitting(assigning(), tmp_path), pause=0)
    async with app.run_test(size=(80, 21)) as pilot:
        await settled(pilot)
        assert all(item.plain.strip() in shown(app) for item in app.table.options.items)
        assert LEAST_BOARD - SPARE <= app.table.query_one("#board-scroll").size.height < LEAST_BOARD


def until_asked(topic: str, options: int = 2, first: str = "cult") -> Match:
    """A game of Root, played at random until seat 0 is asked this, with at least so many options."""
    others = [faction for faction in FACTIONS.values() if faction != first]
    match = start("root", seats=4, seed=1, rules=dict(zip(FACTIONS, [first, *others], strict=True)))
    choice = Random(1)
    while match.ask is not None:
        ask = match.ask
        if ask.seat == 0 and ask.topic.name == topic and len(ask.options) >= options:
            return match
        match.answer(choice.choice(ask.options))
    return pytest.fail(f"nobody asked {topic}")


async def test_whom_to_battle_is_asked_beside_the_clearing(tmp_path: Path) -> None:
    app = TableApp(sitting(until_asked("battle_whom", first="corvids"), tmp_path), pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "[Clearings]" in shown(app)
        assert SUBJECT_SIGN in shown(app)
        await pilot.press("down")
        await settled(pilot)
        assert "[Clearings]" in shown(app)


async def test_some_news_stays_where_options_have_to_scroll_anyway(tmp_path: Path) -> None:
    match = until_asked("cult_act", 14)
    app = TableApp(sitting(match, tmp_path), pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        screen = app.screen
        assert isinstance(screen, TableScreen)
        assert not screen.options.all_in_sight
        assert 1 <= screen.query_one("#news").size.height <= LEAST_NEWS


async def test_who_one_is_stands_whole_in_the_status_while_bots_think(tmp_path: Path) -> None:
    match = start("root", seats=4, seed=1, rules=FACTIONS)
    choice = Random(1)
    while match.ask is not None and (match.ask.seat != 2 or len(match.steps) < 40):
        match.answer(choice.choice(match.ask.options))
    app = TableApp(sitting(match, tmp_path), pause=60)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.pause()
        assert shown(app).splitlines()[0].rstrip().endswith("You are Lizard Cult")


async def test_page_keys_scroll_the_board_while_all_options_are_in_sight(tmp_path: Path) -> None:
    app = TableApp(sitting(start("root", seats=4, seed=1, rules=FACTIONS), tmp_path), pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        screen = app.screen
        assert isinstance(screen, TableScreen)
        await pilot.press("right", "right")
        await settled(pilot)
        before = screen.options.highlighted
        await pilot.press("pagedown")
        await settled(pilot)
        assert screen.query_one("#board-scroll").scroll_y > 0
        assert screen.options.highlighted == before


@pytest.mark.parametrize("lang", ["en", "ja", "ko"])
def test_that_one_answer_decides_over_all_hits_of_the_hundreds_is_said(lang: str) -> None:
    match = start("root", seats=4, seed=1, rules={**FACTIONS, "faction_2": "hundreds"})
    words = Words(lang, match.game.setting)
    lose = match.game.setting.catalogue.families["lose"].table
    said = {option.text: words.option(option) for option in lose}
    assert said["lose hundreds_warrior"] == {"en": "Warriors only", "ja": "兵士だけ", "ko": "병사만"}[lang]
    other = {"en": "The warlord, and warriors for the other hits", "ja": "武将（残りのヒットは兵士）"}
    assert said["lose warlord"] == other.get(lang, "군벌(나머지 타격은 병사)")


def test_a_dominance_card_is_shown_with_its_suit(tmp_path: Path) -> None:
    session = sitting(start("root", seats=4, seed=1, rules=FACTIONS), tmp_path)
    view = session.view()
    state = cast("dict[str, object]", view["state"])
    state["dominance"] = ["dominance_mouse", "none", "none", "none"]
    console = Console(width=80, record=True, file=StringIO())
    console.print(session.face.parts(view, session.words, set(), set())["Score and cards"])
    assert "Mouse Dominance" in console.export_text()


def test_what_the_numbers_of_a_sexuality_are_is_said(tmp_path: Path) -> None:
    session = sitting(start("neanderthal", seats=3, seed=1), tmp_path)
    told = session.face.explain(session.view(), session.words, ["sexuality promiscuous"])
    assert told["sexuality promiscuous"].startswith("points at the end for each: ")


def until(game: str, seed: int, topic: str) -> Match:
    """A game of two, played at random until seat 0 is asked this."""
    match = start(game, seats=2, seed=seed)
    choice = Random(1)
    while match.ask is not None and (match.ask.seat or match.ask.topic.name != topic):
        match.answer(choice.choice(match.ask.options))
    assert match.ask is not None
    return match


async def test_after_sending_hunters_the_cursor_and_the_board_stay_where_they_went(tmp_path: Path) -> None:
    match = assigning()
    assert match.ask is not None
    places = [place for place, option in enumerate(match.ask.options) if option.kind == "send"]
    app = TableApp(sitting(match, tmp_path), pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        for place in places:
            sent = match.ask.options[place].text
            app.table.options.highlighted = place
            app.table.answer(place)
            if match.ask.topic.name == "how_many":
                app.table.answer(0)
            await settled(pilot)
            if sent in [option.text for option in match.ask.options]:
                assert match.ask.options[app.table.options.highlighted or 0].text == sent
                assert FOCUS_SIGN in shown(app)
                return
    pytest.fail("nobody could be sent twice")


async def test_enter_right_after_a_number_belongs_to_it(tmp_path: Path) -> None:
    match = until("greenland", 7, "bid")
    assert match.ask is not None
    app = TableApp(sitting(match, tmp_path), pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        before = [step.seat for step in match.steps].count(0)
        await pilot.press(str(len(match.ask.options)), "enter")
        await settled(pilot)
        assert [step.seat for step in match.steps].count(0) == before + 1


def test_the_terms_of_an_offer_stand_in_its_question(tmp_path: Path) -> None:
    match = until("greenland", 3, "offer")
    session = sitting(match, tmp_path)
    assert session.standing() == ""
    assert match.ask is not None
    term = match.ask.options[0]
    said = session.words.option(term)
    match.answer(term, 0)
    assert session.standing() == f"Terms: {said}"


def test_a_rank_is_explained_as_on_the_placard_of_whoever_is_asked(tmp_path: Path) -> None:
    match = start("greenland", seats=2, seed=1, rules={"tribe_1": "norse", "tribe_2": "tunit"})
    session = sitting(match, tmp_path)
    told = session.face.explain(session.view(), session.words, ["rank 3", "rank 6", "spot tunit_3"])
    assert told["rank 3"].startswith("Blacksmith, ")
    assert "Mariner" not in told["rank 6"]  # "Rank 6 (mariner)" says it already
    assert "ivory" in told["spot tunit_3"]


async def test_the_title_of_the_record_counts_what_is_new_there_only(tmp_path: Path) -> None:
    app = TableApp(sitting(assigning(), tmp_path), pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        app.table.looks[0] = app.table.look._replace(known=0)
        app.table.listed = None
        app.table.show()
        await settled(pilot)
        new, in_sight = len(app.table.told()), app.table.query_one("#news").size.height
        assert f"Record +{new - in_sight}" in shown(app)
        await pilot.press("left")
        await settled(pilot)
        assert "[Record]" in shown(app)


async def test_what_to_bid_is_asked_beside_what_one_has(tmp_path: Path) -> None:
    app = TableApp(sitting(until("neanderthal", 3, "bid"), tmp_path), pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "[Species]" in shown(app)
