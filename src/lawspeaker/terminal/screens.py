"""Screens above the table: a clause, the hand-over of the keyboard, the end."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.law.lawbook import book, cited
from lawspeaker.law.show import clause_view
from lawspeaker.terminal.session import Session
from lawspeaker.text.face import Face

HINT = "#98a4b0"
CLAUSE = "#8fc7ff"


class Sheet(ModalScreen[None]):
    """Something to read, closed with Escape, Enter or the key that opened it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,question_mark,q,space", "dismiss", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def content(self) -> RenderableType:
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        close = Text(f"Esc  {self.session.words.say('ui-key-close')}", HINT)
        with VerticalScroll(classes="sheet"):
            yield Static(Group(self.content(), Text(), close), id="sheet-text")


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
            shown = clause_view(law, clause.for_players(), None, words)
        except LawspeakerError:
            return Text(words.say("ui-no-clause", clause=self.clause))
        parts: list[RenderableType] = [shown]
        for ruling in law.rulings_on(clause.id) if law.game == config.game else []:
            value = words.rule(config.game, ruling.option, config.rules[ruling.option])
            option = words.rule(config.game, ruling.option)
            parts.append(Text(words.say("ui-agreed", value=f"{option}: {value}"), "bold"))
        return Group(*parts)


class WhyNotScreen(Sheet):
    """What cannot be chosen now, and by which clause."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("w", "dismiss", show=False)]

    def content(self) -> RenderableType:
        words = self.session.words
        refused = self.session.refused()
        if not refused:
            return Text(words.say("ui-why-nothing"))
        parts: list[RenderableType] = [Text(words.say("ui-why-not"), "bold")]
        for (reason, clause), options in refused.items():
            parts += [Text(), Text.assemble((reason, "bold"), (f"  {clause}", CLAUSE)), Text(" · ".join(options))]
        return Group(*parts)


class EndScreen(Sheet):
    """Who won, and where the points came from."""

    def __init__(self, session: Session, face: Face) -> None:
        super().__init__(session)
        self.face = face

    def content(self) -> RenderableType:
        session = self.session
        return Group(*end_of(session, self.face))


def end_of(session: Session, face: Face) -> list[RenderableType]:
    """The end of a game in words and numbers, here and after the table has been left."""
    words, match = session.words, session.match
    view = session.view()
    winners = match.result.winners
    names = ", ".join(words.seat(seat) for seat in winners)
    parts: list[RenderableType] = [
        Text(words.say("ui-game-over"), "bold"),
        Text(words.say("ui-winners", count=len(winners), names=names), "bold"),
        Text(),
        face.breakdown(view, match.record_for(session.viewer), words),
    ]
    if session.unsaved:
        return parts  # nothing that a command could be told about
    following = match.game.setting.box.sequel(match.game)
    if following is not None:
        said = words.say("ui-sequel", game=words.title(following.game), command=f"lawspeaker sequel {session.name}")
        parts += [Text(), Text(said, HINT)]
    if session.commitment:
        parts += [Text(), Text(words.say("ui-audit", command=f"lawspeaker audit {session.name}"), HINT)]
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
        name = words.seat(self.seat)
        yield Static(
            Group(
                Text(words.say("ui-pass-keyboard", seat=name), "bold", justify="center"),
                Text(),
                Text(words.say("ui-press-enter", seat=name), justify="center"),
            )
        )
