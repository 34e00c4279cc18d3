"""What is stored: people and their visits, rooms and their seats, the steps of each game, and what was said.

The store gives these out as they were when it read them; changing one changes nothing that is stored. Moments are
seconds since 1970. The migrations in `migrations/` make the same tables, and a test compares the two.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import msgspec
from sqlalchemy import JSON, Dialect, Double, ForeignKey, Index, MetaData, Text, TypeDecorator
from sqlalchemy.orm import DeclarativeBase, Mapped, MappedAsDataclass, mapped_column

from lawspeaker.table.protocol.messages import RoomState, SeatKind
from lawspeaker.table.terms import Terms

# The states of a room.
WAITING: Final = "waiting"  # for somebody on every seat
PLAYING: Final = "playing"
OVER: Final = "over"

# The kinds of seats.
PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"

# The kinds of steps.
ANSWER: Final = "answer"
UNDO: Final = "undo"
RESIGN: Final = "resign"

AT_ONCE: Final = 0.0  # when a bot is due: a moment that has come whatever the clock says, or said for a while


class TermsColumn(TypeDecorator[Terms]):
    """Terms as JSON."""

    impl = JSON
    cache_ok = True

    def process_bind_param(self, value: Terms | None, dialect: Dialect) -> object:
        return msgspec.to_builtins(value)

    def process_result_value(self, value: object, dialect: Dialect) -> Terms:
        return msgspec.convert(value, Terms)


class Model(MappedAsDataclass, DeclarativeBase, kw_only=True):
    type_annotation_map: ClassVar[dict[Any, Any]] = {
        str: Text,
        float: Double,
        dict[str, str]: JSON,
        dict[str, object]: JSON,
        list[int]: JSON,
        Terms: TermsColumn,
    }
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class Person(Model):
    """Somebody who came by. With `login` and `password` (an argon2 hash) they can come back from anywhere; with
    `email` they are told by mail when it is their turn.
    """

    __tablename__ = "person"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    lang: Mapped[str]
    created: Mapped[float]
    email: Mapped[str | None] = mapped_column(default=None)
    login: Mapped[str | None] = mapped_column(default=None, unique=True)
    password: Mapped[str | None] = mapped_column(default=None)


class Visit(Model):
    """A browser that is known by its cookie, of which only the hash is stored; `seen` is when it was last here."""

    __tablename__ = "visit"

    token_hash: Mapped[str] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    created: Mapped[float]
    seen: Mapped[float]


class Room(Model):
    """A table for one game.

    `start`, `opening`, `version`, `key` and `commitment` are there once the game has begun: the kernel's `Save.start`,
    the chance outcomes of the set-up, the version of the rules, and the key of the dice and its hash. The key goes on
    after the outcomes that are stored, and leaves the server only when the game is over. A game that was brought in
    from a file has no commitment, because its first outcomes are not those of the key.

    `number` counts the steps. `due` is when something must happen without a person: a bot answers, or stands in for
    somebody; the process that sees to it holds the `lease` until `lease_until`.
    """

    __tablename__ = "room"
    __table_args__ = (Index("ix_room_state_due", "state", "due"),)

    id: Mapped[str] = mapped_column(primary_key=True)  # cannot be guessed
    game: Mapped[str]
    host: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    rules: Mapped[dict[str, str]]  # all ruleset options, also those at their defaults
    created: Mapped[float]
    changed: Mapped[float]
    state: Mapped[RoomState] = mapped_column(Text, default=WAITING)
    terms: Mapped[Terms] = mapped_column(default_factory=Terms)
    start: Mapped[dict[str, object]] = mapped_column(default_factory=dict)
    opening: Mapped[list[int]] = mapped_column(default_factory=list)
    version: Mapped[int] = mapped_column(default=0)
    key: Mapped[str] = mapped_column(default="")  # in hexadecimal
    commitment: Mapped[str] = mapped_column(default="")
    number: Mapped[int] = mapped_column(default=0)
    asked: Mapped[int | None] = mapped_column(default=None)  # the seat that is asked now, while the game goes on
    began: Mapped[float | None] = mapped_column(default=None)  # when it did: the first seat's clock runs from here
    due: Mapped[float | None] = mapped_column(default=None)
    lease: Mapped[str | None] = mapped_column(default=None)
    lease_until: Mapped[float] = mapped_column(default=0.0)
    next_room: Mapped[str | None] = mapped_column(default=None)  # of the rematch


class Seat(Model):
    """A seat of a room, counted from 0.

    An open one with an `invite_hash` is for whoever comes first with that link, and one with a `person` is kept for
    that person, who has not sat down yet. With neither it is for anybody, if the room is listed.
    """

    __tablename__ = "seat"

    room: Mapped[str] = mapped_column(ForeignKey("room.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[SeatKind] = mapped_column(Text)
    person: Mapped[str | None] = mapped_column(ForeignKey("person.id"), default=None, index=True)
    bot: Mapped[str | None] = mapped_column(default=None)
    invite_hash: Mapped[str | None] = mapped_column(default=None, unique=True)
    standing_in: Mapped[bool] = mapped_column(default=False)  # whether a bot answers for the person


class StoredStep(Model):
    """An answer, the taking back of the last one that stands, or the giving up of a seat. `by` is the id of a person,
    or `bot:` and a name.

    Those of a game that was brought in from a file have `by` empty and are older than the room's beginning.

    The key of room and number is what keeps two processes from both going on from the same place.
    """

    __tablename__ = "step"

    room: Mapped[str] = mapped_column(ForeignKey("room.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    seat: Mapped[int]
    by: Mapped[str]
    at: Mapped[float]
    option: Mapped[str] = mapped_column(default="")  # the value of the answer; nothing for other kinds
    outcomes: Mapped[list[int]] = mapped_column(default_factory=list)  # of chance, that the answer brought


class NewStep(msgspec.Struct):
    """A step that is about to be committed: the same fields, without what keeps track of a stored one."""

    room: str
    number: int
    kind: str
    seat: int
    by: str
    at: float
    option: str = ""
    outcomes: list[int] = []


class Chat(Model):
    """What somebody said at the table; `seat` is -1 for one who looks on."""

    __tablename__ = "chat"

    room: Mapped[str] = mapped_column(ForeignKey("room.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("person.id"))
    seat: Mapped[int]
    text: Mapped[str]
    at: Mapped[float]
