"""The store: the one way to the database. Every method is one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, closing, nullcontext
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from alembic.util import CommandError
from sqlalchemy import (
    JSON,
    ColumnElement,
    Connection,
    CursorResult,
    delete,
    event,
    func,
    or_,
    select,
    text,
    type_coerce,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from lawspeaker.kernel.errors import ConfigError, LawspeakerError
from lawspeaker.table.meters import Meters
from lawspeaker.table.storage import migrations
from lawspeaker.table.storage.commits import AnyWriter, Commits, SqliteWriter, Writer
from lawspeaker.table.storage.models import (
    AT_ONCE,
    BOT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    Chat,
    NewStep,
    Person,
    Room,
    Seat,
    StoredStep,
    Visit,
)

MOST_LISTED = 100  # rooms in one list
LONGEST_LEASE = 60.0  # seconds; one that seems to last longer comes from a clock that was ahead, and does not hold
SQLITE_PATIENCE = 10_000  # milliseconds to wait for another process that writes
MOST_SHARED = 20_000  # characters of a JSON column that is kept for other rooms
WAL_TRIES = 200  # in that time, on a new database


class Conflict(LawspeakerError):
    """Somebody else was there first: nothing was changed, and what was known is out of date."""


class Store:
    """People, rooms and games in a database. `open` it before use."""

    def __init__(self, url: str, meters: Meters | None = None) -> None:
        self.meters = meters or Meters()
        self.url = make_url(url)
        # Errors go to the log, secrets do not.
        self.engine = create_async_engine(self.url, hide_parameters=True, json_deserializer=read_json)
        if self.url.get_backend_name() == "sqlite":
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", begin_sqlite)
        self.reading = async_sessionmaker(self.engine, expire_on_commit=False)
        self.writer = self.engine.execution_options(writing=True)
        self.writing = async_sessionmaker(self.writer, expire_on_commit=False)
        self.turn = asyncio.Lock() if self.url.get_backend_name() == "sqlite" else nullcontext()
        self.commits = Commits(self._writer(), self.meters)

    def _writer(self) -> Writer:
        """What steps are written with."""
        if not self.is_file:
            return AnyWriter(self._write_connection)
        return SqliteWriter(lambda: connect_sqlite(str(self.url.database)), self.turn, self.meters)

    async def open(self) -> None:
        """Bring the tables up to date; of several processes that start at once one does it."""
        try:
            if self.url.get_backend_name() == "sqlite" and self.url.database:
                make_file(Path(self.url.database))
            async with self._write_connection() as connection:
                await connection.run_sync(migrations.upgrade)
        except (SQLAlchemyError, CommandError, OSError) as error:
            cause = getattr(error, "orig", None) or error
            raise ConfigError(f"the database {self.url!r} cannot be used: {cause}") from error

    async def close(self) -> None:
        await self.commits.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """A transaction that writes. SQLite allows one at a time, and the others would keep retrying; so they queue up
        here.
        """
        async with self.turn, self.writing.begin() as session:
            yield session

    @asynccontextmanager
    async def _write_connection(self) -> AsyncIterator[AsyncConnection]:
        """The same without a session."""
        async with self.turn, self.writer.begin() as connection:
            yield connection

    @property
    def is_file(self) -> bool:
        """Whether all games are in one file."""
        return self.url.get_backend_name() == "sqlite" and self.url.database not in (None, "", ":memory:")

    async def copy_to(self, path: Path) -> None:
        """Copy everything that is stored now into a file; others read and write meanwhile."""
        assert self.url.database is not None
        await asyncio.to_thread(copy_sqlite, self.url.database, path)

    async def count_rooms(self) -> list[tuple[str, int]]:
        """How many rooms there are, by state."""
        async with self.reading() as session:
            found = await session.execute(select(Room.state, func.count()).group_by(Room.state).order_by(Room.state))
            return [(state, count) for state, count in found.all()]

    async def alive(self) -> None:
        """Raise where the database does not answer."""
        async with self.reading() as session:
            await session.execute(text("SELECT 1"))

    # People.

    async def new_person(self, person: Person, token_hash: str) -> None:
        """Somebody who comes for the first time, with the visit that knows them."""
        async with self.write() as session:
            session.add(person)
            await session.flush()
            session.add(Visit(token_hash=token_hash, person=person.id, created=person.created, seen=person.created))

    async def person(self, person: str) -> Person | None:
        async with self.reading() as session:
            return await session.get(Person, person)

    async def people(self, ids: Iterable[str]) -> dict[str, Person]:
        """Several people, by id."""
        async with self.reading() as session:
            found = await session.scalars(select(Person).where(Person.id.in_(set(ids))))
            return {person.id: person for person in found}

    async def person_of_login(self, login: str) -> Person | None:
        async with self.reading() as session:
            return await session.scalar(select(Person).where(Person.login == login))

    async def change_person(
        self, person: str, *, name: str | None = None, lang: str | None = None, email: str | None = None
    ) -> None:
        """Change what is given and leave the rest; an empty `email` takes the address out."""
        changes: dict[str, str | None] = {}
        if name is not None:
            changes["name"] = name
        if lang is not None:
            changes["lang"] = lang
        if email is not None:
            changes["email"] = email or None
        if changes:
            async with self.write() as session:
                await session.execute(update(Person).where(Person.id == person).values(**changes))

    async def set_account(self, person: str, login: str, password: str) -> None:
        """Give somebody a login and a password hash; Conflict where the login is taken or they have one already."""
        try:
            async with self.write() as session:
                changed = await session.execute(
                    update(Person)
                    .where(Person.id == person, Person.login.is_(None))
                    .values(login=login, password=password)
                )
                if not rows(changed):
                    raise Conflict("this person has an account already")
        except IntegrityError as error:
            raise Conflict("that login is taken") from error

    async def set_password(self, person: str, password: str) -> None:
        async with self.write() as session:
            await session.execute(update(Person).where(Person.id == person).values(password=password))

    async def merge_people(self, visitor: str, account: str) -> None:
        """Whatever a visitor had is the account's from now on, except at tables where both sit."""
        shared = select(Seat.room).where(Seat.person == account)
        async with self.write() as session:
            here = list(await session.scalars(shared))
            await session.execute(
                update(Seat).where(Seat.person == visitor, Seat.room.not_in(here)).values(person=account)
            )
            await session.execute(update(Room).where(Room.host == visitor).values(host=account))
            await session.execute(
                update(StoredStep).where(StoredStep.by == visitor, StoredStep.room.not_in(here)).values(by=account)
            )
            await session.execute(
                update(Chat).where(Chat.person == visitor, Chat.room.not_in(here)).values(person=account)
            )

    # Visits.

    async def visitor(self, token_hash: str, since: float) -> tuple[Person, Visit] | None:
        """The person a cookie belongs to, if it has been seen since then."""
        async with self.reading() as session:
            found = await session.execute(
                select(Person, Visit)
                .join(Visit, Visit.person == Person.id)
                .where(Visit.token_hash == token_hash, Visit.seen >= since)
            )
            row = found.first()
            return None if row is None else (row[0], row[1])

    async def new_visit(self, token_hash: str, person: str, replaced: str | None, now: float) -> None:
        """A new cookie for somebody, and the end of the one it replaces."""
        async with self.write() as session:
            if replaced is not None:
                await session.execute(delete(Visit).where(Visit.token_hash == replaced))
            session.add(Visit(token_hash=token_hash, person=person, created=now, seen=now))

    async def seen(self, token_hash: str, now: float) -> None:
        async with self.write() as session:
            await session.execute(update(Visit).where(Visit.token_hash == token_hash).values(seen=now))

    async def end_visit(self, token_hash: str) -> None:
        async with self.write() as session:
            await session.execute(delete(Visit).where(Visit.token_hash == token_hash))

    async def forget_visits(self, before: float) -> None:
        """End the visits that have not been seen since."""
        async with self.write() as session:
            await session.execute(delete(Visit).where(Visit.seen < before))

    # Rooms and seats.

    async def new_room(
        self, room: Room, seats: Iterable[Seat], steps: Iterable[StoredStep] = (), rematch_of: str | None = None
    ) -> None:
        """A room with its seats, and for a game that was brought in with its steps. Conflict where it would be the
        rematch of a room that has one.
        """
        async with self.write() as session:
            session.add(room)
            await session.flush()
            session.add_all([*seats, *steps])
            if rematch_of is not None:
                changed = await session.execute(
                    update(Room)
                    .where(Room.id == rematch_of, Room.next_room.is_(None))
                    .values(next_room=room.id, changed=room.created)
                )
                if not rows(changed):
                    raise Conflict("there is a rematch already")

    async def room(self, room: str) -> Room | None:
        if "\0" in room:
            return None  # PostgreSQL would not even look
        async with self.reading() as session:
            return await session.get(Room, room)

    async def seats(self, room: str) -> list[Seat]:
        """The seats of a room in order."""
        async with self.reading() as session:
            return list(await session.scalars(select(Seat).where(Seat.room == room).order_by(Seat.number)))

    async def seats_of(self, rooms: Iterable[str]) -> dict[str, list[Seat]]:
        """The seats of several rooms in order."""
        found: dict[str, list[Seat]] = {room: [] for room in rooms}
        async with self.reading() as session:
            every = select(Seat).where(Seat.room.in_(list(found))).order_by(Seat.room, Seat.number)
            for seat in await session.scalars(every):
                found[seat.room].append(seat)
        return found

    async def seat_of_invite(self, invite_hash: str) -> Seat | None:
        async with self.reading() as session:
            return await session.scalar(select(Seat).where(Seat.invite_hash == invite_hash))

    async def take_seat(self, room: str, number: int, person: str, invite_hash: str | None, now: float) -> None:
        """Sit down on an open seat of a waiting room that is not kept for somebody else. Conflict where
        somebody was quicker, or where the person sits there already.
        """
        async with self.write() as session:
            await waiting(session, room, now)
            sits = await session.scalar(
                select(Seat.number).where(Seat.room == room, Seat.person == person, Seat.kind == PERSON)
            )
            if sits is not None:
                raise Conflict(f"you already sit on seat {sits}")
            changed = await session.execute(
                update(Seat)
                .where(Seat.room == room, Seat.number == number, Seat.kind == OPEN)
                .where(Seat.invite_hash.is_(None) if invite_hash is None else Seat.invite_hash == invite_hash)
                .where(or_(Seat.person.is_(None), Seat.person == person))
                .values(kind=PERSON, person=person)
            )
            if not rows(changed):
                raise Conflict("this seat is taken")
            await session.execute(
                update(Seat)
                .where(Seat.room == room, Seat.person == person, Seat.kind == OPEN)
                .values(person=None)  # what was kept for who sits elsewhere now is free
            )

    async def leave_seat(self, room: str, number: int, person: str, now: float) -> None:
        """Stand up while the room is waiting."""
        async with self.write() as session:
            await waiting(session, room, now)
            changed = await session.execute(
                update(Seat)
                .where(Seat.room == room, Seat.number == number, Seat.person == person, Seat.kind == PERSON)
                .values(kind=OPEN, person=None)
            )
            if not rows(changed):
                raise Conflict("you do not sit on this seat")

    async def clear_seat(self, room: str, number: int, invite_hash: str, now: float) -> None:
        """Free a seat of a waiting room from its person, or from who it was kept for. Only this invitation holds then:
        whoever was sent away has no way back.
        """
        async with self.write() as session:
            await waiting(session, room, now)
            changed = await session.execute(
                update(Seat)
                .where(Seat.room == room, Seat.number == number, Seat.person.is_not(None))
                .values(kind=OPEN, person=None, invite_hash=invite_hash)
            )
            if not rows(changed):
                raise Conflict("nobody sits on this seat")

    async def seat_bot(self, room: str, number: int, bot: str, now: float) -> None:
        """Put a bot on an open seat of a waiting room; invitations to it hold no longer."""
        async with self.write() as session:
            await waiting(session, room, now)
            changed = await session.execute(
                update(Seat)
                .where(Seat.room == room, Seat.number == number, Seat.kind == OPEN)
                .values(kind=BOT, bot=bot, person=None, invite_hash=None)
            )
            if not rows(changed):
                raise Conflict("somebody sits on this seat")

    async def invite(self, room: str, number: int, invite_hash: str, now: float) -> None:
        """Keep an open seat for who has this invitation; an older one holds no longer."""
        async with self.write() as session:
            await waiting(session, room, now)
            changed = await session.execute(
                update(Seat)
                .where(Seat.room == room, Seat.number == number, Seat.kind == OPEN)
                .values(invite_hash=invite_hash, person=None)
            )
            if not rows(changed):
                raise Conflict("somebody sits on this seat")

    async def close_room(self, room: str, now: float) -> None:
        """Forget a waiting room, and all that was said in it. Who played before it can ask for a rematch again."""
        async with self.write() as session:
            await waiting(session, room, now)
            for table in (Chat, StoredStep, Seat):
                await session.execute(delete(table).where(table.room == room))
            await session.execute(update(Room).where(Room.next_room == room).values(next_room=None, changed=now))
            await session.execute(delete(Room).where(Room.id == room))

    async def begin(
        self,
        room: str,
        *,
        start: dict[str, object],
        opening: list[int],
        version: int,
        key: str,
        commitment: str,
        asked: int | None,
        now: float,
    ) -> bool:
        """Begin the game of a waiting room with every seat taken; whether it was this call that did. The room is due at
        once: whoever watches finds out whether a bot is asked first.
        """
        async with self.write() as session:
            try:
                await waiting(session, room, now)
            except Conflict:
                return False
            if await session.scalar(select(func.count()).where(Seat.room == room, Seat.kind == OPEN)):
                return False
            await session.execute(
                update(Room)
                .where(Room.id == room)
                .values(
                    state=PLAYING,
                    asked=asked,
                    start=start,
                    opening=opening,
                    version=version,
                    key=key,
                    commitment=commitment,
                    began=now,
                    due=AT_ONCE,
                )
            )
            return True

    async def lobby(self, person: str) -> list[Room]:
        """The listed rooms that wait for somebody, the newest first, without those where the person sits."""
        has_open = select(Seat.number).where(
            Seat.room == Room.id, Seat.kind == OPEN, Seat.invite_hash.is_(None), Seat.person.is_(None)
        )
        sits = select(Seat.number).where(Seat.room == Room.id, Seat.person == person)
        is_listed = type_coerce(Room.terms, JSON)["listed"].as_boolean()
        async with self.reading() as session:
            found = await session.scalars(
                select(Room)
                .where(Room.state == WAITING, is_listed, has_open.exists(), ~sits.exists())
                .order_by(Room.created.desc())
                .limit(MOST_LISTED)
            )
            return list(found)

    async def watchable(self, person: str) -> list[Room]:
        """The games that are played for anybody to watch, the latest change first, without those of the person."""
        sits = select(Seat.number).where(Seat.room == Room.id, Seat.person == person)
        terms = type_coerce(Room.terms, JSON)
        is_public = terms["public"].as_boolean() & terms["spectators"].as_boolean()
        async with self.reading() as session:
            found = await session.scalars(
                select(Room)
                .where(Room.state == PLAYING, is_public, Room.host != person, ~sits.exists())
                .order_by(Room.changed.desc())
                .limit(MOST_LISTED)
            )
            return list(found)

    async def games_of(self, person: str) -> list[Room]:
        """The rooms where a person sits or is the host: those that go on first, then the latest change first."""
        sits = select(Seat.number).where(Seat.room == Room.id, Seat.person == person)
        async with self.reading() as session:
            found = await session.scalars(
                select(Room)
                .where(or_(sits.exists(), Room.host == person))
                .order_by(Room.state == OVER, Room.changed.desc())
                .limit(MOST_LISTED)
            )
            return list(found)

    async def count_going(self, host: str) -> int:
        """How many rooms of a host are not over."""
        async with self.reading() as session:
            found = await session.scalar(
                select(func.count()).select_from(Room).where(Room.host == host, Room.state != OVER)
            )
            return found or 0

    # Games.

    async def steps(self, room: str, since: int = 0) -> list[StoredStep]:
        """The steps of a game from number `since` on, in order."""
        async with self.reading() as session:
            found = await session.scalars(
                select(StoredStep)
                .where(StoredStep.room == room, StoredStep.number >= since)
                .order_by(StoredStep.number)
            )
            return list(found)

    async def commit_step(self, step: NewStep, *, asked: int | None, due: float | None) -> None:
        """Add a step, and with it the room's number, the seat that is asked now, or none once the game is over, and
        when the room is due next; all or nothing.

        Conflict where the room is not at this number any more, or does not play.
        """
        try:
            went_well = await self.commits.commit(step, asked, due)
        except (IntegrityError, sqlite3.IntegrityError) as error:
            raise Conflict(f"step {step.number} is there already") from error
        if not went_well:
            raise Conflict(f"the table is not at number {step.number} any more")

    async def stand_in(self, room: str, number: int, standing_in: bool, due: float | None) -> None:
        """Let a bot stand in for the person on a seat, or no longer, and say when the room is due then."""
        async with self.write() as session:
            await session.execute(
                update(Seat)
                .where(Seat.room == room, Seat.number == number, Seat.kind == PERSON)
                .values(standing_in=standing_in)
            )
            await session.execute(update(Room).where(Room.id == room, Room.state == PLAYING).values(due=due))

    async def set_due(self, room: str, number: int, due: float | None) -> None:
        """Say when a room is due, if it still is at this number."""
        async with self.write() as session:
            await session.execute(
                update(Room).where(Room.id == room, Room.number == number, Room.state == PLAYING).values(due=due)
            )

    async def due_rooms(
        self, now: float, *, watched: Iterable[str] = (), besides: Iterable[str] = (), limit: int = 20
    ) -> list[Room]:
        """The rooms in which something must happen by now and nobody sees to it: first those where a bot is asked,
        and of these the one that has waited longest.

        Where only bots play nothing must happen, unless it is one of the `watched`. `besides` are rooms that are seen
        to already.
        """
        plays = select(Seat.number).where(Seat.room == Room.id, Seat.kind == PERSON, ~Seat.standing_in)
        async with self.reading() as session:
            found = await session.scalars(
                select(Room)
                .where(Room.state == PLAYING, Room.due <= now, has_no_lease(now))
                .where(or_(plays.exists(), Room.id.in_(list(watched))), Room.id.not_in(list(besides)))
                .order_by(Room.due, Room.changed)
                .limit(limit)
            )
            return list(found)

    async def lease(self, room: str, who: str, now: float, until: float) -> bool:
        """Take, or hold on to, the right to see to what is due in a room; whether that went well."""
        async with self.write() as session:
            changed = await session.execute(
                update(Room)
                .where(Room.id == room, or_(has_no_lease(now), Room.lease == who))
                .values(lease=who, lease_until=until)
            )
            return rows(changed) == 1

    async def release(self, room: str, who: str) -> None:
        """Give that right back."""
        async with self.write() as session:
            await session.execute(
                update(Room).where(Room.id == room, Room.lease == who).values(lease=None, lease_until=0.0)
            )

    async def free_leases(self) -> None:
        """Take all of those rights back, when the only process that serves a database starts: who had one is gone."""
        async with self.write() as session:
            await session.execute(update(Room).where(Room.lease.is_not(None)).values(lease=None, lease_until=0.0))

    # Chat.

    async def say(self, room: str, person: str, seat: int, words: str, at: float) -> Chat:
        """Keep what somebody said, under the next number of the room."""
        async with self.write() as session:
            await session.execute(select(Room.id).where(Room.id == room).with_for_update())  # one after another
            last = await session.scalar(select(func.max(Chat.number)).where(Chat.room == room))
            number = 0 if last is None else last + 1
            line = Chat(room=room, number=number, person=person, seat=seat, text=words, at=at)
            session.add(line)
        return line

    async def chat(self, room: str, since: int = 0, last: int = 200) -> list[Chat]:
        """What was said from number `since` on, in order, and of that the last so many lines."""
        async with self.reading() as session:
            found = await session.scalars(
                select(Chat).where(Chat.room == room, Chat.number >= since).order_by(Chat.number.desc()).limit(last)
            )
            return list(found)[::-1]


def has_no_lease(now: float) -> ColumnElement[bool]:
    """Whether a room may be seen to by anybody."""
    return or_(Room.lease_until <= now, Room.lease_until > now + LONGEST_LEASE)


def read_json(text: str) -> object:
    """A JSON column. What rooms have agreed is mostly the same and kept once, so nobody who reads it may change it."""
    return agreed(text) if text.startswith("{") and len(text) < MOST_SHARED else msgspec.json.decode(text)


@lru_cache(maxsize=256)
def agreed(text: str) -> object:
    return msgspec.json.decode(text)


def rows(result: Any) -> int:
    """How many rows a change has hit."""
    assert isinstance(result, CursorResult)
    return int(result.rowcount)


async def waiting(session: AsyncSession, room: str, now: float) -> None:
    """Make sure that a room is waiting and stays so until this transaction ends."""
    changed = await session.execute(update(Room).where(Room.id == room, Room.state == WAITING).values(changed=now))
    if not rows(changed):
        raise Conflict("the game has begun")


def make_file(path: Path) -> None:
    """Make a database file that only this user can read: it holds the keys of the dice."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)


def connect_sqlite(path: str) -> sqlite3.Connection:
    """A connection beside those of SQLAlchemy."""
    connection = sqlite3.connect(path, check_same_thread=False)
    prepare_sqlite(connection, None)
    return connection


def copy_sqlite(path: str, to: Path) -> None:
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(to)) as copy:
        source.backup(copy)


def prepare_sqlite(connection: DBAPIConnection | sqlite3.Connection, record: ConnectionPoolEntry | None) -> None:
    """Set up SQLite: readers do not block the writer, and what is acknowledged is on the disk."""
    connection.isolation_level = None  # SQLAlchemy says when a transaction begins: see `begin_sqlite`
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {SQLITE_PATIENCE}")
    for left in reversed(range(WAL_TRIES)):  # for this SQLite does not wait: another process may be doing it
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            break
        except sqlite3.OperationalError:
            if not left:
                raise
            time.sleep(SQLITE_PATIENCE / 1000 / WAL_TRIES)
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """Writers wait for their turn at the start of the transaction: half-way through they could only fail."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
