"""The screen of the terminal table."""

from __future__ import annotations

import asyncio
import os
import select
import signal
from collections.abc import Sequence
from contextlib import suppress
from threading import Thread
from types import FrameType
from typing import ClassVar, NamedTuple, cast

from rich.style import Style
from rich.text import Text
from textual import events, on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Line

from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.zone import SPECTATOR
from lawspeaker.lab.stopping import ending
from lawspeaker.players.player import Player, Turn
from lawspeaker.terminal.screens import CLAUSE, ClauseScreen, EndScreen, PassScreen, WhyNotScreen
from lawspeaker.terminal.session import Session
from lawspeaker.text.drawing import QUIET
from lawspeaker.text.face import face_of
from lawspeaker.text.pointing import has_secrets
from lawspeaker.text.words import Words, languages

PAUSE = 0.7  # seconds in which a bot's answer can be followed
WIDE, HUGE = 116, 150  # columns from which the board and the record are side by side, and from which both are wide
STDIN = 0  # where the keyboard is read
TALL = 34  # rows from which the whole board is shown at once

UNSAVED = "bold white on dark_red"


class TableScreen(Screen[None]):
    """The board, what is asked, and the record."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "clause", show=False),
        Binding("w", "why_not", show=False),
        Binding("u", "undo", show=False),
        Binding("s", "save", show=False),
        Binding("l", "language", show=False),
        Binding("q", "leave", show=False),
        Binding("left", "page(-1)", show=False, priority=True),
        Binding("right", "page(1)", show=False, priority=True),
        Binding("escape,backspace", "forget_digits", show=False),
    ]

    def __init__(self, session: Session, pause: float = PAUSE) -> None:
        super().__init__()
        self.session = session
        self.face = face_of(session.match.game.setting.box)
        self.pause = pause
        self.digits = ""
        self.page = 0
        self.warned = False  # that what cannot be kept is lost
        self.known = 0  # how much of the record the person at the keyboard had seen at their last answer
        self.lines: list[Line] = []  # of the record, as they are on the screen,
        self.new_from = 0  # where those begin that are marked as new,
        self.written: tuple[str, int] | None = None  # and for whom they were written
        self.listed: tuple[int, str, int] | None = None  # what the options on the screen are of
        self.drawn: tuple[object, ...] = ()  # what the board on the screen is of

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        with Container(id="table"):
            with Vertical(id="board-pane"):
                yield Static(id="pages")
                with VerticalScroll(id="board-scroll"):
                    yield Static(id="board")
            with Vertical(id="ask"):
                yield Static(id="question")
                yield OptionList(id="options")
            with Vertical(id="record-pane"):
                yield Static(id="record-head")
                yield OptionList(id="record")
        yield Static(id="keys")

    @property
    def words(self) -> Words:
        return self.session.words

    @property
    def options(self) -> OptionList:
        return self.query_one("#options", OptionList)

    @property
    def record(self) -> OptionList:
        return self.query_one("#record", OptionList)

    def write(self, widget_id: str, text: Text) -> None:
        self.query_one(f"#{widget_id}", Static).update(text)

    # The course of the game.

    def on_mount(self) -> None:
        self.options.focus()
        self.known = len(self.session.match.record)
        self.save()
        if self.session.commitment and not self.session.match.steps:
            self.notify(self.words.say("ui-dice-bound", hash=self.session.commitment[:16]))
        if not self.session.alone and has_secrets(self.session.match):
            self.hide_until(self.session.viewer)
        else:
            self.advance()

    def advance(self) -> None:
        """Go on from where the match is: ask a person, let a bot think, or show the end."""
        session = self.session
        if session.must_pass() and session.match.ask is not None:
            self.hide_until(session.match.ask.seat)
            return
        session.hand_over()
        self.show()
        if session.match.over:
            self.app.push_screen(EndScreen(session, self.face))
        elif session.bot is not None:
            self.think()

    def hide_until(self, seat: int) -> None:
        """Another person is asked now: hide the table until the keyboard has been handed over."""

        def taken(_: None) -> None:
            self.session.viewer = seat
            self.known = 0
            self.advance()

        self.app.push_screen(PassScreen(self.session, seat), taken)

    @work(exclusive=True, group="bots")
    async def think(self) -> None:
        """Let bots answer, each in a thread of its own, until a person is asked."""
        session = self.session
        try:
            while (player := session.bot) is not None:
                turn = session.turn()
                chosen, _ = await asyncio.gather(choice(player, turn), asyncio.sleep(self.pause))
                session.match.answer(chosen, turn.seat)
                self.save()
                if self.pause:
                    self.show()
        except Exception as error:  # a bot may be anybody's; the game is kept, and can go on with another
            self.app.exit(result=f"{session.sitters[turn.seat]} could not answer: {error}", return_code=1)
            return
        self.advance()

    def answer(self, place: int) -> None:
        """The person at the keyboard answers."""
        ask = self.session.ask
        self.digits = ""
        if ask is None or place >= len(ask.options):
            return
        self.known = len(self.session.match.record)
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
        """Bring everything up to date."""
        self.show_status()
        self.show_question()
        self.show_options()
        self.show_board()
        self.show_record()
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
        if session.ask is not None:
            line.append(f"  {words.say('ui-your-turn', seat=words.seat(session.viewer))}", "bold")
        elif session.match.ask is not None:
            line.append(f"  {words.say('ui-waiting', seat=words.seat(session.match.ask.seat))}", "bold")
        if session.viewer == SPECTATOR:
            line.append(f"  {words.say('ui-watching')}")
        elif session.ask is None:
            line.append(f"  {words.say('ui-you-are', seat=words.seat(session.viewer))}")
        self.write("status", line)

    def show_question(self) -> None:
        session, words = self.session, self.words
        asked = session.match.ask
        if asked is None:
            winners = session.match.result.winners
            names = ", ".join(words.seat(seat) for seat in winners)
            self.write("question", Text(words.say("ui-winners", count=len(winners), names=names), "bold"))
            return
        if session.ask is None:
            player = session.sitters[asked.seat]
            line = Text(words.say("ui-thinking", seat=words.seat(asked.seat), player=player), QUIET)
        else:
            line = Text(session.question(), "bold")
        line.append(f"  {asked.clause}", f"not bold {CLAUSE}")
        if self.digits:
            line.append(f"\n{words.say('ui-typed', digits=self.digits)}", "not bold")
        self.write("question", line)

    def show_options(self) -> None:
        """List the options again, unless they are still the same."""
        session = self.session
        listed = (len(session.match.steps), self.words.lang, session.viewer)
        if listed == self.listed:
            return
        cursor = self.options.highlighted if self.listed is not None and self.listed[0] == listed[0] else 0
        self.listed = listed
        self.options.clear_options()
        lines = session.options()
        codes = session.option_codes()
        width = len(str(len(lines)))
        self.options.add_options(
            Line(numbered(number, width, line, code))
            for number, (line, code) in enumerate(zip(lines, codes, strict=True), start=1)
        )
        if lines:
            self.options.highlighted = cursor
            if not self.has_class("on-record"):
                self.page = self.face.page(session.targets())

    def show_board(self) -> None:
        """The board, whole or page by page, with what can be chosen."""
        session, words = self.session, self.words
        view, targets = session.view(), session.targets()
        focus: set[str] = set()
        ask, cursor = session.ask, self.options.highlighted
        if ask is not None and cursor is not None and cursor < len(ask.options):
            focus = session.targets(ask.options[cursor])
        drawn = (self.listed, cursor, self.page, self.size, self.has_class("whole"), self.has_class("narrow"))
        if drawn == self.drawn:
            return
        self.drawn = drawn
        board = self.query_one("#board", Static)
        if self.has_class("whole"):
            board.update(self.face.draw(view, words, targets, focus))
            return
        parts = self.face.parts(view, words, targets, focus)
        titles = [*parts, *([words.say("ui-record")] if self.has_class("narrow") else [])]
        self.page %= len(titles)
        self.set_class(self.page >= len(parts), "on-record")
        if self.page < len(parts):
            board.update(list(parts.values())[self.page])
        self.write("pages", pages(titles, self.page))

    def show_record(self) -> None:
        """What happened, new lines in bold, the newest in sight. Only what changed is rewritten."""
        record = self.record
        self.write("record-head", Text(self.words.say("ui-record")))
        following = not record.has_focus or record.highlighted is None
        cursor = record.highlighted
        told = len(self.session.match.record)
        written = (self.words.lang, self.session.viewer)
        if written != self.written or told < len(self.lines):
            self.lines = []
        same = len(self.lines)
        for number in range(self.new_from, min(self.known, same)):
            self.lines[number] = self.record_line(number)
        changed = self.new_from < min(self.known, same) or same == 0
        self.lines += [self.record_line(number) for number in range(same, told)]
        self.written, self.new_from = written, self.known
        if changed:
            record.clear_options()
        record.add_options(self.lines if changed else self.lines[same:])
        if self.lines and following:
            record.highlighted = len(self.lines) - 1
            record.call_after_refresh(record.scroll_end, animate=False)
        elif cursor is not None:
            record.highlighted = min(cursor, len(self.lines) - 1)

    def record_line(self, number: int) -> Line:
        line, clause, code = self.session.entry(number)
        return Line(entry_line(line, clause, code, new=number >= self.known))

    def show_keys(self) -> None:
        say = self.words.say
        pages = [] if self.has_class("whole") else [("←→", say("ui-key-pages"), "page(1)")]
        keys = [
            ("↑↓⏎1-9", say("ui-key-choose"), ""),
            ("?", say("ui-key-clause"), "clause()"),
            ("w", say("ui-key-why"), "why_not()"),
            ("u", say("ui-undo"), "undo()"),
            ("s", say("ui-save"), "save()"),
            ("l", say("ui-key-language"), "language()"),
            ("q", say("ui-quit"), "leave()"),
            *pages,
            ("Tab", say("ui-key-pane"), ""),
        ]
        line = Text(no_wrap=True, overflow="ellipsis")
        for key, name, action in keys:
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
        self.set_class(wide and event.size.height >= TALL, "whole")
        self.query_one("#pages").display = not self.has_class("whole")
        self.set_class(self.has_class("on-record") and not wide, "on-record")
        self.call_after_refresh(self.show)

    # Keys and clicks.

    @on(OptionList.OptionSelected, "#options")
    def chosen(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.answer(event.option_index)

    @on(OptionList.OptionHighlighted, "#options")
    def looked_at(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        self.show_board()

    @on(OptionList.OptionSelected, "#record")
    def record_chosen(self, event: OptionList.OptionSelected) -> None:
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
            self.answer(number - 1)
            return
        else:
            self.digits = typed
            self.options.focus()
            self.options.highlighted = number - 1
        self.show_question()

    def action_forget_digits(self) -> None:
        self.digits = ""
        self.show_question()

    def action_clause(self) -> None:
        """The clause of the record line under the cursor, or of what is asked."""
        clause = ""
        ask = self.session.match.ask
        if self.record.has_focus and self.record.highlighted is not None:
            clause = self.session.match.record[self.record.highlighted].clause
        elif ask is not None:
            clause = ask.clause
        if clause:
            self.app.push_screen(ClauseScreen(self.session, clause))

    def action_why_not(self) -> None:
        """What the person at the keyboard cannot choose now, and why."""
        if self.session.ask is not None:
            self.app.push_screen(WhyNotScreen(self.session))

    def action_undo(self) -> None:
        words = self.words
        problem = self.session.undo_problem()
        if problem:
            self.notify(words.say("ui-cannot-undo", reason=words.say(problem)), severity="warning")
            return
        self.workers.cancel_group(self, "bots")
        self.session.undo()
        self.known = min(self.known, len(self.session.match.record))
        self.save()
        self.notify(words.say("ui-undone"))
        self.advance()

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

    def __init__(self, session: Session, pause: float = PAUSE) -> None:
        super().__init__()
        self.session = session
        self.pause = pause
        self.ended_by = 0  # the signal that ended it
        self.running_in: asyncio.AbstractEventLoop | None = None

    def on_mount(self) -> None:
        self.running_in = asyncio.get_running_loop()
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

    def get_default_screen(self) -> Screen[None]:
        return TableScreen(self.session, self.pause)

    @property
    def table(self) -> TableScreen:
        return cast(TableScreen, self.screen_stack[0])


def numbered(number: int, width: int, line: str, code: str) -> Text:
    """No space before the words: in a language without spaces, the number would end up on a line of its own."""
    text = Text.assemble((f"{number:>{width}}│", "bold"), line)
    return text.append(f"  {code}", QUIET) if code else text


def entry_line(line: str, clause: str, code: str, new: bool) -> Text:
    text = Text.assemble(("▌" if new else " ", "bold"), (line, "bold" if new else ""))
    text.append(f"  {clause}", CLAUSE)
    return text.append(f"  {code}", QUIET) if code else text


def pages(titles: Sequence[str], current: int) -> Text:
    """The titles of pages, the one shown marked."""
    line = Text(no_wrap=True, overflow="ellipsis")
    for number, title in enumerate(titles):
        line.append(f"[{title}]" if number == current else f" {title} ", "bold reverse" if number == current else QUIET)
        line.append(" ")
    return line


async def choice(player: Player, turn: Turn) -> Option:
    """A bot's answer, from a thread of its own. Whoever leaves the table does not wait for it."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Option] = loop.create_future()

    def think() -> None:
        found: Option | Exception
        try:
            found = player.choose(turn)
        except Exception as error:  # a bot may be anybody's
            found = error
        with suppress(RuntimeError):  # the table was closed meanwhile
            loop.call_soon_threadsafe(give, answer, found)

    Thread(target=think, daemon=True).start()
    return await answer


def give(answer: asyncio.Future[Option], found: Option | Exception) -> None:
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
