"""What a socket at a table says and hears, as JSON with a `type`.

A table counts what is committed to storage: every answer, every taking back of one, and every seat that is given up.
That count is the `number` of the table, and also the number of the ask that is open then. An answer names the number of
the ask it is for, so one that comes twice or too late is recognised and changes nothing.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Literal, TypedDict

from msgspec import Struct

from lawspeaker.table.refusals import Code
from lawspeaker.table.terms import Terms


class CloseCode(IntEnum):
    """Why the server closes a socket."""

    UNKNOWN_PERSON = 4401  # the cookie is missing or no longer known
    NOT_ALLOWED = 4403  # does not come from our own pages
    NO_ROOM = 4404  # no such room, or none for this person
    TOO_SLOW = 4408  # too much waits to be read
    TOO_OFTEN = 4429  # too many messages, or too many new sockets from one address
    TOO_MANY = 4430  # this person has too many sockets open
    TOO_MANY_FROM_HERE = 4431  # too many sockets are open from this address
    FAILED = 1011  # the server could not go on
    ELSEWHERE = 1012  # this process stops; another one, or the same started again, goes on


# To the server. `id` is the client's own number for a request; `ack` and `refused` give it back.


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Answer the ask of this number with the option at this place of its list."""

    id: int
    ask: int
    option: int


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take my last answer back; `ask` is the number of the table as the client knows it."""

    id: int
    ask: int


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say something to everybody at the table."""

    id: int
    text: str


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """Ask what search would do in my place, and why."""

    id: int
    ask: int


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Ask what I cannot do now, and which clause keeps me from it; `about` one of these things on the board, if any."""

    id: int
    ask: int
    about: list[str] = []


class Ahead(Struct, tag="ahead", forbid_unknown_fields=True):
    """Ask what would come of the option at this place; -1 for the odds of all that have any."""

    id: int
    ask: int
    option: int = -1


class Draw(Struct, tag="draw", forbid_unknown_fields=True):
    """Ask for the board as text, so many columns wide; `option` is the place of the option to point at, or -1."""

    id: int
    width: int
    option: int = -1


class TakeBack(Struct, tag="take_back", forbid_unknown_fields=True):
    """Take my seat back from the bot that stands in for me."""

    id: int


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Give my seat up for good: a bot plays on there. When everybody has, the game ends and nobody has won."""

    id: int


class HandOver(Struct, tag="hand_over", forbid_unknown_fields=True):
    """Let a bot stand in on a seat whose person is asked, is not connected, and has kept the others waiting."""

    id: int
    seat: int


class Speak(Struct, tag="speak", forbid_unknown_fields=True):
    """Go on in another language; the server answers with `welcome`."""

    id: int
    lang: str


ToServer = Answer | Undo | Say | Hint | Why | Ahead | Draw | TakeBack | Resign | HandOver | Speak


# To the client.

RoomState = Literal["waiting", "playing", "over"]
SeatKind = Literal["person", "bot", "open"]


class SeatSeen(Struct):
    """A seat: who sits there. `bot` names the bot, or the one that stands in.

    `side` is what the game calls the seat, as the record does too; `here` is whether its person is connected.
    """

    number: int
    name: str
    kind: SeatKind
    side: str = ""
    bot: str = ""
    here: bool = False
    standing_in: bool = False
    resigned: bool = False  # the person has given the seat up for good; a bot stands in
    left: float | None = None  # seconds on this seat's clock, as of the message; none without a clock


class RoomSeen(Terms, kw_only=True):
    """A room as everybody sees it, with its terms."""

    id: str
    game: str
    title: str
    state: RoomState
    rules: dict[str, str]
    seats: list[SeatSeen]
    host: bool  # whether this is my room
    opener: str = ""  # the name of whose room it is
    commitment: str = ""
    key: str = ""  # of the dice, once the game is over
    next: str = ""  # the room of the rematch, once there is one


class OptionSeen(Struct):
    """An option in words; `targets` are the things on the board it names, as `domain value`, and its own value.

    `does` says in a line what it does, or what the things do that it names, where there is something to say.
    """

    text: str
    value: str
    targets: list[str]
    does: str = ""


class AskSeen(Struct):
    """The open ask. The question in words, the options and what follows are there for the seat that is asked only.

    `declines` says that it asks for a hidden card, and would ask a seat without one just as well. `left` is how many
    asks like it come one after another, itself included: they are one choice of several things.
    """

    seat: int
    clause: str
    question: str = ""
    topic: str = ""
    options: list[OptionSeen] = []
    declines: bool = False
    left: int = 1


class Line(Struct):
    """A line of the record in words; `targets` are the things on the board it names.

    For programs: `phrase` is which line it is, and `args` what it is about, as `domain value` in the order of the
    phrase; what the seat may not know is empty. `number` is the table's number since which it is told.
    """

    text: str
    clause: str
    targets: list[str]
    phrase: str = ""
    args: list[str] = []
    number: int = 0


class ChatLine(Struct):
    number: int
    name: str
    seat: int  # -1 for somebody without a seat
    text: str
    at: float  # seconds since 1970


class View(TypedDict):
    """What a seat may see, as plain data; `state` has the fields of the game."""

    game: str
    seats: int
    rules: dict[str, str]
    state: dict[str, object]
    ask: object


class TableSeen(Struct):
    """Where the game is, for one seat. `lines` are those of the record from line `told` on: the client drops what it
    has beyond `told` first, because answers can be taken back.
    """

    number: int
    view: View
    ask: AskSeen | None
    told: int
    lines: list[Line]
    status: str  # where in the turn the game is, in words
    undo: bool  # whether I can take my last answer back
    result: list[ResultSeen] | None = None


class ViewNews(TypedDict):
    """What is different in a view: the fields of `state` and `facts` that have changed, and the ask. Where all is told,
    what never changes is there too.
    """

    state: dict[str, object]
    facts: dict[str, object]
    ask: object


class TableNews(Struct):
    """A table that went on. `view` is what has changed since the table's number `since`, or all of it where that is -1;
    everything else is as in `TableSeen`.
    """

    number: int
    since: int
    view: ViewNews
    ask: AskSeen | None
    told: int
    lines: list[Line]
    status: str
    undo: bool
    result: list[ResultSeen] | None = None


class ResultSeen(Struct):
    seat: int
    points: int
    won: bool


class Welcome(Struct, tag="welcome"):
    """All there is to know, after connecting, after a change of language, and whenever the server thinks best."""

    seat: int  # mine, or -1 for one who looks on
    lang: str
    room: RoomSeen
    table: TableSeen | None  # none before the game begins
    chat: list[ChatLine]
    answered: int = -1  # the table's number when I answered last; -1 where I have not


class Update(Struct, tag="update"):
    """The table went on. `by` is the seat that answered, took back or resigned, and `bot` whether a bot answered there.

    `left` are the seconds on the clocks by seat, where there are clocks; that of the seat that is asked runs from now.
    """

    table: TableNews
    by: int
    bot: bool
    left: dict[int, float] = {}


class RoomChanged(Struct, tag="room"):
    """Somebody came, went, sat down, resigned, was stood in for, or the game began or ended."""

    room: RoomSeen


class Said(Struct, tag="said"):
    line: ChatLine


class Ack(Struct, tag="ack"):
    """What was asked for is done and committed; `number` is the table's number since."""

    id: int
    number: int


class Refused(Struct, tag="refused"):
    """What was asked for changed nothing. `code` is for programs, `reason` one sentence for people.

    `id` is -1 where the message could not be read. Where the code is `failed` it can be asked for again: what was done
    is not done twice.
    """

    id: int
    code: Code
    reason: str


class Hinted(Struct, tag="hinted"):
    """The places of the best answer and of the next best (-1 where there is none), and why, line by line.
    `meaning` says what the numbers mean.

    `sure` is `clearly`, `slightly`, `alike`, `only` or `unknown`.
    """

    id: int
    ask: int
    option: int
    next: int
    sure: str
    why: list[str]
    meaning: str


class WhyNot(Struct, tag="why_not"):
    id: int
    groups: list[Forbidden]


class Forbidden(Struct):
    """Options that a clause forbids now, and why; `also` is what the same reason says of others among them."""

    clause: str
    reason: str
    options: list[str]
    also: list[str] = []


class Foreseen(Struct, tag="foreseen"):
    """What would come of options."""

    id: int
    ask: int
    options: list[OptionAhead]


class OptionAhead(Struct):
    """What would come of the option at a `place`: the `odds` of what the dice decide, and what it `changes` at once, in
    words. Only an answer that could be taken back says what it changes.
    """

    place: int
    odds: list[OddsSeen] = []
    changes: list[str] = []


class OddsSeen(Struct):
    """How likely each outcome is of one thing, such as how many hits somebody takes. `mean` is the number to expect;
    `about`, for programs, says which thing it is.

    With `happens` it is how likely something happens at all. Without shares it is a note about the other odds.
    """

    text: str
    about: str
    shares: list[ShareSeen] = []
    mean: float = 0.0
    happens: bool = False


class ShareSeen(Struct):
    """A number comes up in so many `ways` out of `total`."""

    number: int
    ways: int
    total: int


class Drawing(Struct, tag="drawing"):
    """A board as text: for each part a title and lines, a line being pieces of text with a style.

    A style is words out of: bold, dim, italic, underline, reverse, a colour such as `red`, `bright_red` or `#rrggbb`,
    and `on` with a colour for the background.
    """

    id: int
    number: int
    parts: list[DrawnPart]


class DrawnPart(Struct):
    title: str
    lines: list[list[tuple[str, str]]]


ToClient = Welcome | Update | RoomChanged | Said | Ack | Refused | Hinted | WhyNot | Foreseen | Drawing
