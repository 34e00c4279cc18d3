"""Screens above the table: a clause, the hand-over of the keyboard, the end."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from lawspeaker.coach.saying import why
from lawspeaker.coach.weighing import Weighed
from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.law.lawbook import book, cited
from lawspeaker.law.show import clause_text
from lawspeaker.terminal.board import CHANGED
from lawspeaker.terminal.session import Session
from lawspeaker.text.drawing import (
    CHOICE,
    CHOICE_SIGN,
    FOCUS,
    FOCUS_SIGN,
    NOW_SIGN,
    QUIET,
    SUBJECT,
    SUBJECT_SIGN,
    in_lines,
)
from lawspeaker.text.face import Face
from lawspeaker.text.wrapping import Flowing

KEYS = (
    ("↑ ↓ Enter 1-9", "choose"),
    ("← →", "pages"),
    ("Tab", "pane"),
    ("PgUp PgDn", "scroll"),
    ("c", "clause"),
    ("w", "why"),
    ("h", "hint"),
    ("u", "undo"),
    ("Space", "hurry"),
    ("+ -", "pace"),
    ("l", "language"),
    ("s", "save"),
    ("Ctrl-Z", "suspend"),
    ("q", "leave"),
)
GUIDE = (
    (FOCUS_SIGN, FOCUS, "focus"),
    (CHOICE_SIGN, CHOICE, "choice"),
    (SUBJECT_SIGN, SUBJECT, "subject"),
    (NOW_SIGN, "bold", "now"),
    ("12", CHANGED, "changed"),
    ("▌", "bold", "new"),
    ("+6", QUIET, "untold"),
    ("4.2.1", "#8fc7ff", "clause"),
)
HINT = "#98a4b0"
CLAUSE = "#8fc7ff"


class Sheet(ModalScreen[None]):
    """Something to read, closed with Escape, Enter or the key that opened it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,question_mark,f1,c,w,h,q,space", "dismiss", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def content(self) -> RenderableType:
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        close = Text(f"Esc  {self.session.words.say('ui-key-close')}", HINT)
        with VerticalScroll(classes="sheet"):
            yield Static(flowing(Group(self.content(), Text(), close)), id="sheet-text")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()


class ClauseScreen(Sheet):
    """A clause with the rulings on it, and what was agreed about them at this table."""

    def __init__(self, session: Session, clause: str) -> None:
        super().__init__(session)
        self.clause = clause

    def content(self) -> RenderableType:
        config = self.session.match.game.setting.config
        words = self.session.words
        try:
            clause = cited(config.game, self.clause, words.lang)
            law = book(clause.game, words.lang)
            shown = clause_text(law, clause.for_players(), words)
        except LawspeakerError:
            return Text(words.say("ui-no-clause", clause=self.clause))
        parts: list[RenderableType] = [shown]
        for ruling in law.rulings_on(clause.id) if law.game == config.game else []:
            value = words.rule(config.game, ruling.option, config.rules[ruling.option])
            option = words.rule(config.game, ruling.option)
            agreed = words.say("ui-said-of", name=option, said=value)
            parts.append(Text(words.say("ui-agreed", value=agreed), "bold"))
        return Group(*parts)


class WhyNotScreen(Sheet):
    """What cannot be chosen now, and by which clause."""

    def content(self) -> RenderableType:
        words = self.session.words
        refused = self.session.refused()
        if not refused:
            return Text(words.say("ui-why-nothing"))
        parts: list[RenderableType] = [Text(words.say("ui-why-not"), "bold")]
        for (reason, clause), options in refused.items():
            parts += [Text(), Text.assemble((reason, "bold"), (f"  {clause}", CLAUSE)), Text(" · ".join(options))]
        return Group(*parts)


class HintScreen(Sheet):
    """What search would answer, and why."""

    def __init__(self, session: Session, weighed: Weighed) -> None:
        super().__init__(session)
        self.weighed = weighed

    def content(self) -> RenderableType:
        words = self.session.words
        lines = [Text(line) for line in why(self.weighed, self.session.match, words)]
        return Group(Text(words.say("ui-coach-title"), "bold"), *lines, Text(words.say("ui-coach-meaning"), HINT))


class HelpScreen(Sheet):
    """The keys, how to read the screen, and what the signs on this board mean."""

    def content(self) -> RenderableType:
        words, face = self.session.words, self.session.face
        keys = Table.grid(padding=(0, 2))
        for key, name in KEYS:
            keys.add_row(Text(key, "bold", no_wrap=True), Flowing(Text(words.say(f"ui-help-{name}"))))
        guide = Table.grid(padding=(0, 2))
        for sign, style, name in GUIDE:
            guide.add_row(Text(sign, style, no_wrap=True), Flowing(Text(words.say(f"ui-guide-{name}"))))
        parts: list[RenderableType] = [
            Text(words.say("ui-help-keys"), "bold"),
            keys,
            Text(),
            Text(words.say("ui-help-signs"), "bold"),
        ]
        said = {sign for sign, _, _ in GUIDE}  # the guide says it already
        signs = face.legend(self.session.view(), words)
        legend = [Text(sign) for sign in signs if sign.partition(" ")[0] not in said]
        return Group(*parts, guide, Tokens(legend))


class Tokens:
    """Short texts, as many on a line as fit."""

    def __init__(self, tokens: list[Text]) -> None:
        self.tokens = tokens

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from in_lines(self.tokens, options.max_width)


class EndScreen(Sheet):
    """Who won, and where the points came from."""

    def content(self) -> RenderableType:
        return Group(*end_of(self.session, self.session.face))


def flowing(part: RenderableType) -> RenderableType:
    """The same with all its texts broken as their language wants it."""
    if isinstance(part, Group):
        return Group(*(flowing(inner) for inner in part.renderables))
    if isinstance(part, Padding):
        return Padding(flowing(part.renderable), (part.top, part.right, part.bottom, part.left))
    return Flowing(part) if isinstance(part, Text) and not part.no_wrap else part


def end_of(session: Session, face: Face) -> list[RenderableType]:
    """The end of a game in words and numbers, here and after the table has been left."""
    words, match = session.words, session.match
    view = session.view()
    winners = match.result.winners
    names = words.listed(session.player(seat) for seat in winners)
    parts: list[RenderableType] = [
        Text(words.say("ui-game-over"), "bold"),
        Text(words.say("ui-winners", count=len(winners), names=names), "bold"),
        Text(),
        face.breakdown(view, match.record_for(session.viewer), words),
    ]
    if session.unsaved:
        return parts  # nothing that a command could be told about
    following = match.game.setting.box.sequel(match.game)  # commands have lines of their own, to be copied whole
    if following is not None:
        said = words.say("ui-sequel", game=words.title(following.game), command=f"\nlawspeaker sequel {session.name}")
        parts += [Text(), Text(said, HINT)]
    if session.commitment:
        parts += [Text(), Text(words.say("ui-audit", command=f"\nlawspeaker audit {session.name}"), HINT)]
    return parts


class PassScreen(Screen[None]):
    """Hides the table until the right person sits at the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]

    def __init__(self, session: Session, seat: int) -> None:
        super().__init__()
        self.session = session
        self.seat = seat

    def compose(self) -> ComposeResult:
        words = self.session.words
        name = self.session.player(self.seat)
        yield Static(
            Group(
                Text(words.say("ui-pass-keyboard", seat=name), "bold", justify="center"),
                Text(),
                Text(words.say("ui-press-enter", seat=name), justify="center"),
            )
        )
