"""The screen of the terminal table."""

from __future__ import annotations

import asyncio
import os
import secrets
import select
import signal
from bisect import bisect_left
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import groupby
from threading import Thread
from time import monotonic
from types import FrameType
from typing import Any, ClassVar, NamedTuple, TypeVar, cast

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text
from textual import events, on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.geometry import Region
from textual.screen import Screen
from textual.widgets import Static

from lawspeaker.coach.weighing import HINT_BUDGET, Weighed, weigh
from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.record import FORCED
from lawspeaker.kernel.zone import SPECTATOR
from lawspeaker.lab.stopping import ending
from lawspeaker.players.player import Player, Turn
from lawspeaker.players.search.budget import read_budget
from lawspeaker.terminal.board import Page, Paging, blocks_of
from lawspeaker.terminal.listing import Listing
from lawspeaker.terminal.screens import (
    CLAUSE,
    ClauseScreen,
    EndScreen,
    HelpScreen,
    HintScreen,
    PassScreen,
    WhyNotScreen,
)
from lawspeaker.terminal.session import Session
from lawspeaker.text.drawing import FOCUS_SIGN, QUIET, SUBJECT_SIGN
from lawspeaker.text.pointing import has_secrets
from lawspeaker.text.words import SEAT, Words, languages
from lawspeaker.text.wrapping import Flowing, wrapped

PACES = (0.0, 0.2, 0.4, 0.7, 1.2, 2.0, 4.0)  # seconds in which a bot's answer can be followed
PAUSE = 0.7
WIDE, HUGE = 116, 150  # columns from which the board and the record are side by side, and from which both are wide
SIDE, HUGE_SIDE = 44, 54  # columns of the question and the record then
STDIN = 0  # where the keyboard is read
BARS = 2  # rows of the status and of the keys
LEAST_BOARD = 8  # rows that the board keeps, however many options there are
SPARE = 3  # of these, which it gives where all options are in sight then
LEAST_RECORD = 10
WANTED_ROWS = 6  # more options than this stand side by side where they can
MOST_NEWS = 4  # rows of news above the question, where the record has a page of its own and the board has no more left
LEAST_NEWS = 2  # rows of news that give way only where all options are in sight then
MOST_EXPLAINED = 2  # rows of explanation
SCROLL_TRIES = 3
EDGES = 2  # columns left and right of texts
WIDEST_MESSAGE, MESSAGE_EDGES = 60, 4  # columns of a short message, which takes up to half of the screen

HABIT = 0.6  # seconds after a number in which Enter belongs to it, and not to the next question

UNSAVED = "bold white on dark_red"

T = TypeVar("T")


class LastLook(NamedTuple):
    """What the person at a seat saw when they answered last: the board, the words of it, and how much of the record."""

    view: dict[str, object] | None
    words: Words
    known: int


class BoardPane(VerticalScroll):
    """Where the board is seen. When it gets another height, what the cursor means is brought into sight again."""

    def on_resize(self) -> None:
        cast(TableScreen, self.screen).scroll_board()


class TableScreen(Screen[None]):
    """The board, what is asked, and the record."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", show=False),
        Binding("c", "clause", show=False),
        Binding("w", "why_not", show=False),
        Binding("h", "hint", show=False),
        Binding("u", "undo", show=False),
        Binding("s", "save", show=False),
        Binding("l", "language", show=False),
        Binding("q", "leave", show=False),
        Binding("space", "hurry", show=False),
        Binding("plus,equals_sign", "pace(-1)", show=False),
        Binding("minus", "pace(1)", show=False),
        Binding("left", "page(-1)", show=False, priority=True),
        Binding("right", "page(1)", show=False, priority=True),
        Binding("pageup", "scroll_page(-1)", show=False),
        Binding("pagedown", "scroll_page(1)", show=False),
        Binding("escape,backspace", "forget_digits", show=False),
    ]

    def __init__(self, session: Session, pause: float = PAUSE) -> None:
        super().__init__()
        self.session = session
        self.face = session.face
        self.pause = pause
        self.hurried = asyncio.Event()  # set until a person is asked again
        self.digits = ""
        self.numbered = -HABIT  # when an option was last chosen by its number alone
        self.page = 0
        self.warned = False  # that what cannot be kept is lost
        self.looks: dict[int, LastLook] = {}  # by seat
        self.new_from = 0  # from where on lines of the record are marked as new,
        self.written: tuple[str, int] | None = None  # and for whom they were written
        self.listed: tuple[int, str, int] | None = None  # what the options on the screen are of
        self.explained: list[list[str]] = []  # what can be told about each of them
        self.given: dict[str, tuple[int, str]] = {}  # the last answer to each topic: its step, and what it said
        self.untold = 0  # how many new lines of the record are not among the news above the question
        self.paging: Paging | None = None  # how the board is shared out among pages, at this size of the screen
        self.made: tuple[object, ...] = ()  # what the pages of the board were made from,
        self.made_pages: list[Page] = []
        self.drawn: tuple[object, ...] = ()  # and which of them is on the screen

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        with Container(id="table"):
            with Vertical(id="board-pane"):
                yield Static(id="pages")
                with BoardPane(id="board-scroll"):
                    yield Static(id="board")
            with Vertical(id="ask"):
                yield Static(id="news")
                yield Static(id="question")
                yield Listing(id="options")
                yield Static(id="explained")
            with Vertical(id="record-pane"):
                yield Static(id="record-head")
                yield Listing(id="record", indent=1)
        yield Static(id="keys")

    @property
    def words(self) -> Words:
        return self.session.words

    @property
    def options(self) -> Listing:
        return self.query_one("#options", Listing)

    @property
    def record(self) -> Listing:
        return self.query_one("#record", Listing)

    @property
    def known(self) -> int:
        """How much of the record the person at the keyboard had seen at their last answer."""
        return self.look.known

    @property
    def look(self) -> LastLook:
        return self.looks.get(self.session.viewer, LastLook(None, self.words, 0))

    def remember(self) -> None:
        """The person at the keyboard has seen everything that is on the table now."""
        view = self.session.view()
        self.looks[self.session.viewer] = LastLook(view, self.words, len(self.session.match.record))

    def write(self, widget_id: str, text: RenderableType) -> None:
        self.query_one(f"#{widget_id}", Static).update(text)

    # The course of the game.

    def on_mount(self) -> None:
        self.options.focus()
        self.looks[self.session.viewer] = LastLook(None, self.words, self.session.known())
        self.save()
        if self.session.commitment and not self.session.match.steps:
            self.notify(self.words.say("ui-dice-bound", hash=self.session.commitment[:16]))
        if not self.session.alone and has_secrets(self.session.match):
            self.hide_until(self.session.viewer)
        else:
            self.advance()

    def advance(self, again: bool = False) -> None:
        """Go on from where the match is: ask a person, let a bot think, or show the end. Whoever has taken something
        back is asked `again`, even where there is one answer only.
        """
        session = self.session
        while not again and (only := session.only_answer) is not None:
            session.match.answer(only, session.viewer)
            self.save()
        if session.must_pass() and session.match.ask is not None:
            self.hide_until(session.match.ask.seat)
            return
        session.hand_over()
        if session.bot is None:
            self.hurried.clear()
        self.show()
        if session.match.over:
            self.app.push_screen(EndScreen(session))
        elif session.bot is not None:
            self.think()

    def hide_until(self, seat: int) -> None:
        """Another person is asked now: hide the table until the keyboard has been handed over."""

        def taken(_: None) -> None:
            self.session.viewer = seat
            self.advance()

        self.app.push_screen(PassScreen(self.session, seat), taken)

    @work(exclusive=True, group="bots")
    async def think(self) -> None:
        """Let bots answer, each in a thread of its own, until a person is asked."""
        session = self.session
        try:
            while (player := session.bot) is not None:
                turn = session.turn()
                chosen, _ = await asyncio.gather(choice(player, turn), self.breathe())
                session.match.answer(chosen, turn.seat)
                self.save()
                if self.pause and not self.hurried.is_set():
                    self.show()
        except Exception as error:  # a bot may be anybody's; the game is kept, and can go on with another
            said = self.words.say("ui-unanswered", bot=session.sitters[turn.seat], reason=str(error))
            self.app.exit(result=said, return_code=1)
            return
        self.advance()

    async def breathe(self) -> None:
        """Time to see what a bot did, unless somebody is in a hurry."""
        if self.pause:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurried.wait(), self.pause)

    def answer(self, place: int) -> None:
        """The person at the keyboard answers."""
        ask = self.session.ask
        self.digits = ""
        if ask is None or place >= len(ask.options):
            return
        self.remember()
        self.given[ask.topic.name] = (len(self.session.match.steps), ask.options[place].text)
        self.session.match.answer(ask.options[place], ask.seat)
        self.save()
        self.advance()

    def save(self, asked: bool = False) -> bool:
        """Keep the game. A problem is told once, or whenever somebody asks, and marked until the game is kept."""
        session = self.session
        name, problem = session.name, session.unsaved
        try:
            session.save()
        except LawspeakerError as error:
            if asked or session.unsaved != problem:
                self.notify(str(error), severity="error", markup=False)
        else:
            self.warned = False
        if session.name != name:
            self.notify(self.words.say("ui-kept-apart", name=session.name), severity="warning", markup=False)
        if session.unsaved != problem:
            self.show_status()
        return not session.unsaved

    # What is shown.

    def show(self) -> None:
        """Bring everything up to date, once it is known how large the screen is."""
        if not (self.has_class("wide") or self.has_class("narrow")):
            return
        self.show_status()
        self.show_options()
        self.show_record()
        self.show_explanation()
        self.show_board()
        self.share_rows()
        self.show_keys()

    def show_status(self) -> None:
        session, words = self.session, self.words
        line = Text(no_wrap=True, overflow="ellipsis")
        if session.unsaved:
            line.append(f" {words.say('ui-not-saved')} ", UNSAVED)
            line.append(" ")
        said = self.face.status(session.view(), words)
        if self.has_class("wide") or not said:
            line.append(f"{words.title(words.game)}  ", "bold")
        line.append(said)
        who = ""
        if session.viewer == SPECTATOR:
            who = f"  {words.say('ui-watching')}"
        elif session.ask is None:
            who = f"  {words.say('ui-you-are', seat=session.player(session.viewer))}"
        asked = ""
        if session.ask is not None:
            asked = f"  {words.say('ui-your-turn', seat=session.player(session.viewer))}"
        elif session.match.ask is not None:
            asked = f"  {words.say('ui-waiting', seat=session.player(session.match.ask.seat))}"
        if cell_len(line.plain + asked + who) > self.size.width - EDGES and session.ask is None:
            asked = ""  # the question says that too
        line.append(asked, "bold")
        line.append(who)
        self.write("status", line)

    def question(self) -> Text:
        """What is asked, with what has to be known for it; or who is asked, or who has won."""
        session, words = self.session, self.words
        asked = session.match.ask
        if asked is None:
            winners = session.match.result.winners
            names = words.listed(session.player(seat) for seat in winners)
            return Text(words.say("ui-winners", count=len(winners), names=names), "bold")
        if session.ask is None:
            player = session.sitters[asked.seat]
            line = Text(words.say("ui-thinking", seat=session.player(asked.seat), player=player), QUIET)
        else:
            line = Text(session.question(), "bold")
        line.append(f"  {asked.clause}", f"not bold {CLAUSE}")
        standing = session.standing()
        if standing:
            line.append(f"\n{standing}", "not bold")
        return line

    def show_options(self) -> None:
        """List the options again, unless they are still the same."""
        session = self.session
        listed = (len(session.match.steps), self.words.lang, session.viewer)
        if listed == self.listed:
            return
        same = self.listed is not None and self.listed[0] == listed[0]
        cursor = self.options.highlighted if same else self.given_again()
        self.listed = listed
        lines = session.options()
        codes = session.option_codes()
        width = len(str(len(lines)))
        self.options.indent = width + 1
        self.explained = session.explanations()
        numbers = enumerate(zip(lines, codes, strict=True), start=1)
        self.options.show([numbered(number, width, line, code) for number, (line, code) in numbers], cursor)
        self.turn_to_cursor(new=True)

    def given_again(self) -> int:
        """Where the cursor begins: on the last answer if the same question comes again before anybody else is asked, as
        when hunters are sent to one card after another. So the board shows what it has changed.
        """
        ask = self.session.ask
        if ask is None or ask.topic.name not in self.given:
            return 0
        number, text = self.given[ask.topic.name]
        texts = [option.text for option in ask.options]
        own = {step.seat for step in self.session.match.steps[number:]} == {ask.seat}
        return texts.index(text) if own and text in texts else 0

    def show_explanation(self) -> None:
        """What the option under the cursor names, and what the question does; or the digits typed so far."""
        cursor = self.options.highlighted
        told = self.explained[cursor] if cursor is not None and cursor < len(self.explained) else []
        said = explanation(told, self.ask_width)
        if self.digits:
            said = Text(self.words.say("ui-typed", digits=self.digits))
        self.write("explained", Flowing(said, most=MOST_EXPLAINED))

    @property
    def ask_width(self) -> int:
        """How many columns there are for the question."""
        return self.side - EDGES - 1 if self.has_class("wide") else self.size.width - EDGES

    def share_rows(self) -> None:
        """Share the rows: the question takes what it needs, the board the rest."""
        height, room = self.size.height, self.ask_width
        wide = self.has_class("wide")
        question = self.question()
        asking = len(wrapped(question, room))
        about = max((len(wrapped(explanation(told, room), room)) for told in self.explained if told), default=0)
        about = max(min(about, MOST_EXPLAINED), bool(self.digits))
        total = height - BARS - (LEAST_RECORD if wide else LEAST_BOARD + 1) - asking - about
        told = not (wide or self.has_class("on-record"))
        for rows in range(LEAST_NEWS if self.options.items else max(total, 0), -1, -1):  # options come before news
            news = self.news(room, rows) if told else []
            most = max(3, total - len(news))
            high = min(most, WANTED_ROWS)
            columns = self.options.columns_for(high, most, room - 1)
            options = self.options.rows_for(columns, room - 1)
            if options <= most or not news:
                break
        if options > most and not wide:
            columns = self.options.columns_for(high, most + SPARE, room - 1)
            options = self.options.rows_for(columns, room - 1)
            most += SPARE if options <= most + SPARE else 0
        if options > most and told:  # no room for all of them: some news more hides little
            news = self.news(room, LEAST_NEWS)
            most = max(3, total - len(news))
            columns = self.options.columns_for(high, most, room - 1)
        options = min(most, options)
        if told and options < most:
            left = max(0, total - options)
            news = self.news(room, max(min(MOST_NEWS, left), left + LEAST_BOARD - self.board_height))
        for name, rows in (("news", len(news)), ("question", asking), ("options", options), ("explained", about)):
            self.query_one(f"#{name}").styles.height = rows  # none is hidden, for what is hidden loses the focus
        self.write("news", Group(*news))
        self.write("question", Flowing(question))
        taken = len(news) + asking + options + about
        self.query_one("#ask").styles.height = "1fr" if wide else taken
        if wide:
            self.query_one("#table").styles.grid_rows = f"{taken} 1fr"
        self.options.lay_out(columns)
        self.options.call_after_refresh(self.options.to_cursor)
        self.show_titles()

    def news(self, room: int, most: int) -> list[Text]:
        """What has happened since the last answer, the newest of it, in at most so many rows; what happened several
        times in a row in one line.
        """
        new = self.told(self.known)
        told = (self.record_line(number) for number in reversed(new))
        lines: list[Text] = []
        self.untold = len(new)
        for _, alike in groupby(told, key=lambda line: line.plain):
            first, *others = alike
            if others:
                first.append(f"  ×{len(others) + 1}", "bold")
            entry = wrapped(first, room, 1)
            if len(lines) + len(entry) > most:
                break
            lines = entry + lines
            self.untold -= 1 + len(others)
        return lines

    # The board.

    def turn_to_cursor(self, new: bool = False) -> None:
        """Turn to the page that shows what the cursor means; where none does, a new question has the page that shows
        what it is about, the one it needs where several do. Whom to battle in a clearing is decided by what stands
        there, and what to bid for a card by what one has.
        """
        if self.has_class("on-record") or self.session.ask is None:
            return
        found = self.pages()
        needed = self.face.page(self.session.targets())
        order = sorted(range(len(found)), key=lambda page: page != self.page)
        orders = {
            FOCUS_SIGN: order,
            SUBJECT_SIGN: sorted(order, key=lambda page: needed not in found[page].parts),
        }
        signs = [FOCUS_SIGN, SUBJECT_SIGN] if new else [FOCUS_SIGN]
        if self.means_seat:
            signs = [SUBJECT_SIGN, FOCUS_SIGN]
        for sign in signs:
            for page in orders[sign]:
                if found[page].board.pointed_at(self.app.console, self.board_width, sign):
                    self.page = page
                    return
        if new:
            self.page = next((number for number, page in enumerate(found) if needed in page.parts), len(found) - 1)

    @property
    def means_seat(self) -> bool:
        """Whether the option under the cursor names another player and nothing else."""
        ask, cursor = self.session.ask, self.options.highlighted
        if ask is None or cursor is None or cursor >= len(ask.options):
            return False
        families = self.session.match.game.setting.catalogue.families
        return [domain.name for domain in families[ask.options[cursor].kind].domains] == [SEAT]

    @property
    def board_height(self) -> int:
        """How many rows the page of the board that is shown would fill."""
        found = self.pages()
        return len(found[min(self.page, len(found) - 1)].board.plain(self.app.console, self.board_width))

    @property
    def board_width(self) -> int:
        return self.size.width - self.side - EDGES

    @property
    def side(self) -> int:
        """How many columns the question and the record take beside the board."""
        return 0 if self.has_class("narrow") else HUGE_SIDE if self.has_class("huge") else SIDE

    def focus_targets(self) -> set[str]:
        """What the option under the cursor points at."""
        ask, cursor = self.session.ask, self.options.highlighted
        if ask is None or cursor is None or cursor >= len(ask.options):
            return set()
        return self.session.targets(ask.options[cursor])

    def pages(self) -> list[Page]:
        """The board, whole where that fits, else on pages; what has changed since the last answer is marked."""
        made = (self.listed, self.options.highlighted, self.size, self.known, self.has_class("narrow"))
        if made != self.made:
            self.made, self.made_pages = made, self.make_pages()
        return self.made_pages

    def make_pages(self) -> list[Page]:
        session, look, height = self.session, self.look, self.size.height
        targets, focus = session.targets(), self.focus_targets()
        view, words = session.view(), self.words
        then = Words(words.lang, look.words.setting)
        if self.paging is None:
            self.paging = Paging(self.app.console, self.board_width)
        if self.has_class("wide") and not self.paging.too_high:
            before = None if look.view is None else self.face.draw(look.view, then, set(), set())
            whole = self.paging.whole(blocks_of("", self.face.draw(view, words, targets, focus), before), height - BARS)
            if whole:
                return whole
        earlier = {} if look.view is None else self.face.parts(look.view, then, set(), set())
        parts = {
            title: blocks_of(title, part, earlier.get(title))
            for title, part in self.face.parts(view, words, targets, focus).items()
        }
        room = height - BARS - 1
        return self.paging.pages(parts, room if self.has_class("wide") else room // 2)

    def show_board(self) -> None:
        """The board, whole or page by page, with what can be chosen."""
        found = self.pages()
        drawn = (self.made, self.page)
        if drawn == self.drawn:
            return
        self.drawn = drawn
        whole = not found[0].title
        self.set_class(whole, "whole")
        self.query_one("#pages").display = not whole
        self.page %= len(found) + self.has_class("narrow")
        on_record = self.page >= len(found)
        self.set_class(on_record, "on-record")
        self.share_rows()
        if not on_record:
            self.query_one("#board", Static).update(found[self.page].board)
            self.call_after_refresh(self.scroll_board)

    def show_titles(self) -> None:
        """The titles of pages, and how many new lines stand on that of the record only."""
        titles = [page.title for page in self.pages()]
        if self.has_class("narrow"):
            more = f" +{self.untold}" if self.untold and not self.has_class("on-record") else ""
            titles.append(self.words.say("ui-record") + more)
        self.write("pages", page_titles(titles, self.page))

    def scroll_board(self, tries: int = SCROLL_TRIES) -> None:
        """Bring what the cursor means into sight, or else what the question is about. The pane may learn only later how
        high the new board is: then it is tried again.
        """
        if self.has_class("on-record") or self.page >= len(self.made_pages):
            return
        pane, board = self.query_one(BoardPane), self.made_pages[self.page].board
        for sign in (FOCUS_SIGN, SUBJECT_SIGN):
            rows = board.pointed_at(self.app.console, self.board_width, sign)
            if rows:
                high = min(rows[-1] - rows[0] + 1, pane.size.height)
                pane.scroll_to_region(Region(0, rows[0], 1, high), animate=False, force=True)
                if tries and not pane.scroll_y <= rows[0] <= pane.scroll_y + pane.size.height - high:
                    self.call_after_refresh(self.scroll_board, tries - 1)
                return

    # The record and the keys.

    def show_record(self) -> None:
        """What happened, new lines in bold, the newest in sight. Only what changed is rewritten."""
        record = self.record
        self.write("record-head", Text(self.words.say("ui-record")))
        following = not record.has_focus or record.highlighted is None
        told = self.told()
        known = bisect_left(told, self.known)
        written = (self.words.lang, self.session.viewer)
        same = min(len(record.items), len(told), self.new_from, known) if written == self.written else 0
        lines = record.items[:same] + [self.record_line(number) for number in told[same:]]
        self.written, self.new_from = written, known
        record.show(lines, len(told) - 1 if following else record.highlighted, same)
        record.call_after_refresh(record.to_cursor)

    def told(self, since: int = 0) -> list[int]:
        """The lines of the record that are shown: all but those that only say that there was one answer."""
        record = self.session.match.record
        return [number for number in range(since, len(record)) if record[number].phrase is not FORCED]

    def record_line(self, number: int) -> Text:
        line, clause, code = self.session.entry(number)
        return entry_line(line, clause, code, new=number >= self.known)

    def show_keys(self) -> None:
        say = self.words.say
        pages = [] if self.has_class("whole") else [("←→", say("ui-key-pages"), "page(1)", 5)]
        hurry = [] if self.session.bot is None else [("Space", say("ui-key-hurry"), "hurry()", 6)]
        answering = [] if self.session.match.over else [("↑↓⏎1-9", say("ui-key-choose"), "", 0)]
        asking = [("w", say("ui-key-why"), "why_not()", 2), ("h", say("ui-coach-title"), "hint()", 4)]
        keys = [  # as they stand; the number says which are left out first where there is no room for all
            *answering,
            *pages,
            ("Tab", say("ui-key-pane"), "", 8),
            ("?", say("ui-key-help"), "help()", 0),
            ("c", say("ui-key-clause"), "clause()", 7),
            *([] if self.session.match.over else asking),
            ("u", say("ui-undo"), "undo()", 3),
            *hurry,
            ("l", say("ui-key-language"), "language()", 9),
            ("s", say("ui-save"), "save()", 10),
            ("q", say("ui-quit"), "leave()", 1),
        ]
        room = self.size.width - EDGES
        while sum(cell_len(f"{key} {name} ") for key, name, _, _ in keys) > room + 1:
            keys.remove(max(keys, key=lambda each: each[3]))
        line = Text(no_wrap=True, overflow="ellipsis")
        for key, name, action, _ in keys:
            style = Style.from_meta({"@click": f"screen.{action}"}) if action else Style()
            line.append(f"{key} ", style + Style(bold=True))
            line.append(f"{name} ", style)
        self.write("keys", line)

    # Sizes.

    def on_resize(self, event: events.Resize) -> None:
        wide = event.size.width >= WIDE
        self.set_class(wide, "wide")
        self.set_class(event.size.width >= HUGE, "huge")
        self.set_class(not wide, "narrow")
        self.set_class(self.has_class("on-record") and not wide, "on-record")
        self.paging = None
        self.call_after_refresh(self.show)

    # Keys and clicks.

    @on(Listing.Selected, "#options")
    def chosen(self, event: Listing.Selected) -> None:
        event.stop()
        if self.digits or monotonic() - self.numbered > HABIT:
            self.answer(event.number)

    @on(Listing.Highlighted, "#options")
    def looked_at(self, event: Listing.Highlighted) -> None:
        event.stop()
        self.show_explanation()
        self.turn_to_cursor()
        self.show_board()

    @on(Listing.Selected, "#record")
    def record_chosen(self, event: Listing.Selected) -> None:
        event.stop()
        self.action_clause()

    def on_key(self, event: events.Key) -> None:
        """Digits choose an option by its number; while more digits could follow, Enter ends the number."""
        ask = self.session.ask
        if ask is None or event.character is None or event.character not in "0123456789":
            return
        event.stop()
        typed = (self.digits + event.character).lstrip("0")
        if not typed:
            return
        number = int(typed)
        if number > len(ask.options):
            self.digits = ""
            self.notify(self.words.say("ui-no-option", number=number), severity="warning")
        elif number * 10 > len(ask.options):
            self.numbered = monotonic()
            self.answer(number - 1)
            return
        else:
            self.digits = typed
            self.options.focus()
            self.options.highlighted = number - 1
        self.show_explanation()
        self.share_rows()

    def action_forget_digits(self) -> None:
        if self.digits:
            self.digits = ""
            self.show_explanation()
            self.share_rows()

    def action_help(self) -> None:
        """The keys, how to read the screen, and what the signs of this board mean."""
        self.app.push_screen(HelpScreen(self.session))

    def action_clause(self) -> None:
        """The clause of the record line under the cursor, or of what is asked."""
        clause = ""
        ask = self.session.match.ask
        if self.record.has_focus and self.record.highlighted is not None:
            clause = self.session.match.record[self.told()[self.record.highlighted]].clause
        elif ask is not None:
            clause = ask.clause
        if clause:
            self.app.push_screen(ClauseScreen(self.session, clause))

    def action_why_not(self) -> None:
        """What the person at the keyboard cannot choose now, and why."""
        if self.session.ask is not None:
            self.app.push_screen(WhyNotScreen(self.session))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """What search would answer in the place of the person at the keyboard, and why. The cursor goes there."""
        session = self.session
        ask, steps = session.ask, len(session.match.steps)
        if ask is None:
            return
        self.notify(self.words.say("ui-coach-thinking"))
        weighed = await weighed_answers(session.turn())
        if session.ask is None or len(session.match.steps) != steps:
            return  # it was answered meanwhile
        self.options.highlighted = [option.text for option in ask.options].index(weighed.best)
        self.app.push_screen(HintScreen(session, weighed))

    def action_undo(self) -> None:
        words = self.words
        problem = self.session.undo_problem()
        if problem:
            self.notify(words.say("ui-cannot-undo", reason=words.say(problem)), severity="warning")
            return
        self.workers.cancel_group(self, "bots")
        self.session.undo()
        told = len(self.session.match.record)
        self.looks = {seat: look._replace(view=None, known=min(look.known, told)) for seat, look in self.looks.items()}
        self.save()
        self.notify(words.say("ui-undone"))
        self.advance(again=True)

    def action_save(self) -> None:
        if self.save(asked=True):
            self.notify(self.words.say("ui-saved", file=str(self.session.path)), markup=False)

    def action_language(self) -> None:
        known = languages()
        after = known[(known.index(self.words.lang) + 1) % len(known)]
        self.session.speak(after)
        self.save()
        self.notify(self.words.say("ui-language"))
        self.show()

    def action_page(self, step: int) -> None:
        if not self.has_class("whole"):
            self.page += step
            self.show_board()

    def action_scroll_page(self, step: int) -> None:
        """Scroll what is shown above the question: the board, or the page with the record."""
        if self.has_class("on-record"):
            self.record.scroll_relative(y=step * (self.record.size.height - 1), animate=False)
        else:
            pane = self.query_one(BoardPane)
            pane.scroll_relative(y=step * (pane.size.height - 1), animate=False)

    def action_hurry(self) -> None:
        """Bots answer without a pause until a person is asked."""
        if self.session.bot is not None:
            self.hurried.set()

    def action_pace(self, step: int) -> None:
        """Let bots answer faster or more slowly."""
        now = min(range(len(PACES)), key=lambda number: abs(PACES[number] - self.pause))
        self.pause = PACES[min(max(now + step, 0), len(PACES) - 1)]
        self.app.clear_notifications()  # whoever presses it three times wants to read the last message only
        self.notify(self.words.say("ui-pace", seconds=f"{self.pause:g}"))

    def action_leave(self) -> None:
        """Leave; a game that cannot be kept only after a warning."""
        if not self.save() and not self.warned:
            self.warned = True
            self.notify(self.words.say("ui-leave-unsaved"), severity="error")
            return
        self.workers.cancel_group(self, "bots")
        self.app.exit()


class TableApp(App[str]):
    """The application: one session at one screen. Its result is why it had to stop, if it had to."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    NOTIFICATION_TIMEOUT = 3
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+z", "suspend_process", show=False, priority=True)]

    def __init__(self, session: Session, pause: float = PAUSE) -> None:
        super().__init__()
        self.session = session
        self.pause = pause
        self.ended_by = 0  # the signal that ended it
        self.running_in: asyncio.AbstractEventLoop | None = None

    def on_mount(self) -> None:
        self.running_in = asyncio.get_running_loop()
        self.app_resume_signal.subscribe(self, self.came_back)
        if self.ended_by:
            self.exit()

    def told_to_end(self, number: int, _: FrameType | None) -> None:
        """The operating system tells this program to end."""
        self.ended_by = number
        if self.running_in is not None:
            self.running_in.call_soon_threadsafe(self.end)

    def end(self) -> None:
        """Keep the game, and leave the terminal as it was. Whoever is leaving anyway has kept it."""
        if self.screen_stack:
            self.table.save()
            self.exit()

    def came_back(self, _: App[object]) -> None:
        """After `fg` the terminal shows nothing of the table, so that everything has to be drawn again."""
        for screen in self.screen_stack:
            screen.refresh(layout=True)
            for widget in screen.walk_children():
                widget.refresh()

    def notify(self, message: str, **how: Any) -> None:
        """A short message. Lines of wide characters are broken here: Textual would let them begin with punctuation."""
        if cell_len(message) > len(message):
            room = max(8, min(WIDEST_MESSAGE, self.size.width // 2) - MESSAGE_EDGES)
            message = "\n".join(line.plain for line in wrapped(Text(message), room))
        super().notify(message, **how)

    def action_help_quit(self) -> None:
        """Ctrl-C, which many press to leave: say how to leave, in the language of the game."""
        self.notify(self.session.words.say("ui-how-to-leave"))

    async def action_quit(self) -> None:
        """Ctrl-Q leaves as `q` does."""
        self.table.action_leave()

    def get_default_screen(self) -> Screen[None]:
        return TableScreen(self.session, self.pause)

    @property
    def table(self) -> TableScreen:
        return cast(TableScreen, self.screen_stack[0])


def explanation(told: Sequence[str], room: int) -> Text:
    """What is told first, and as much of the rest as there are rows for."""
    said = ""
    for each in told:
        longer = f"{said} · {each}" if said else each
        if said and len(wrapped(Text(longer), room)) > MOST_EXPLAINED:
            break
        said = longer
    return Text(said, QUIET)


def numbered(number: int, width: int, line: str, code: str) -> Text:
    """No space before the words: in a language without spaces, the number would end up on a line of its own."""
    text = Text.assemble((f"{number:>{width}}│", "bold"), line)
    return text.append(f"  {code}", QUIET) if code else text


def entry_line(line: str, clause: str, code: str, new: bool) -> Text:
    text = Text.assemble(("▌" if new else " ", "bold"), (line, "bold" if new else ""))
    text.append(f"  {clause}", CLAUSE)
    return text.append(f"  {code}", QUIET) if code else text


def page_titles(titles: Sequence[str], current: int) -> Text:
    """The titles of pages, the one shown marked."""
    line = Text(no_wrap=True, overflow="ellipsis")
    for number, title in enumerate(titles):
        line.append(f"[{title}]" if number == current else f" {title} ", "bold reverse" if number == current else QUIET)
        line.append(" ")
    return line


async def choice(player: Player, turn: Turn) -> Option:
    """A bot's answer."""
    return await thought(lambda: player.choose(turn))


async def weighed_answers(turn: Turn) -> Weighed:
    """What search expects of the answers."""
    return await thought(lambda: weigh(turn, read_budget(HINT_BUDGET), secrets.randbits(60)))


async def thought(thinking: Callable[[], T]) -> T:
    """What comes of thinking in a thread of its own. Whoever leaves the table does not wait for it."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[T] = loop.create_future()

    def think() -> None:
        found: T | Exception
        try:
            found = thinking()
        except Exception as error:  # a bot may be anybody's
            found = error
        with suppress(RuntimeError):  # the table was closed meanwhile
            loop.call_soon_threadsafe(give, answer, found)

    Thread(target=think, daemon=True).start()
    return await answer


def give(answer: asyncio.Future[T], found: T | Exception) -> None:
    if answer.done():  # it is no longer wanted
        return
    if isinstance(found, Exception):
        answer.set_exception(found)
    else:
        answer.set_result(found)


class Left(NamedTuple):
    """How a table was left: why it had to stop, if it had to, and the signal that ended it, if one did."""

    problem: str = ""
    signal: int = 0


def run(session: Session, pause: float = PAUSE) -> Left:
    """Play at this terminal until somebody leaves, or the operating system ends it."""
    if hasattr(select, "poll"):
        Thread(target=end_when_closed, daemon=True).start()
    table = TableApp(session, pause)
    before = {number: signal.signal(number, table.told_to_end) for number in [signal.SIGINT, *ending()]}
    try:
        problem = table.run() or ""
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    return Left(problem, table.ended_by)


def end_when_closed() -> None:
    """End when the terminal is closed: nobody can answer any more, and the game has been kept after every answer. The
    operating system ends only what belongs to the terminal; anything else would go on drawing in vain.
    """
    terminal = select.poll()
    terminal.register(STDIN, 0)  # that it was closed is told to those who ask for nothing else
    terminal.poll()
    os._exit(128 + signal.SIGHUP)
