"""The store: the one way to the database. Every method is one transaction, and whoever calls it waits for that."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterable
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from alembic.util import CommandError
from sqlalchemy import JSON, ColumnElement, CursorResult, delete, func, or_, select, text, type_coerce, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.orm import Session

from lawspeaker.kernel.errors import ConfigError, LawspeakerError
from lawspeaker.table.meters import Meters
from lawspeaker.table.storage import migrations
from lawspeaker.table.storage.commits import Commits, MemoryWriter, PostgresWriter, SqliteWriter, Writer
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
from lawspeaker.table.storage.transactions import (
    AnyTransactions,
    SqliteTransactions,
    Transactions,
    connect_sqlite,
    copy_sqlite,
    is_file,
    make_file,
)

MOST_LISTED = 100  # rooms in one list
LONGEST_LEASE = 60.0  # seconds; one that seems to last longer comes from a clock that was ahead, and does not hold

More = ParamSpec("More")
Found = TypeVar("Found")


class Conflict(LawspeakerError):
    """Somebody else was there first: nothing was changed, and what was known is out of date."""


def reads(
    method: Callable[Concatenate[Store, Session, More], Found],
) -> Callable[Concatenate[Store, More], Coroutine[Any, Any, Found]]:
    """For what reads: a session is given to it, and others need not wait for it."""

    @wraps(method)
    async def read(self: Store, /, *args: More.args, **more: More.kwargs) -> Found:
        return await self.transactions.read(lambda session: method(self, session, *args, **more))

    return read


def writes(
    method: Callable[Concatenate[Store, Session, More], Found],
) -> Callable[Concatenate[Store, More], Coroutine[Any, Any, Found]]:
    """The same for what writes: all of it is stored, or where an error is raised nothing."""

    @wraps(method)
    async def write(self: Store, /, *args: More.args, **more: More.kwargs) -> Found:
        return await self.transactions.write(lambda session: method(self, session, *args, **more))

    return write


def changes(
    method: Callable[Concatenate[Store, Session, More], Found],
) -> Callable[Concatenate[Store, More], Coroutine[Any, Any, Found]]:
    """The same for what writes with a single statement, which takes fewer ways to the database and back."""

    @wraps(method)
    async def change(self: Store, /, *args: More.args, **more: More.kwargs) -> Found:
        return await self.transactions.change(lambda session: method(self, session, *args, **more))

    return change


class Store:
    """People, rooms and games in a database. `open` it before use."""

    def __init__(self, url: str, meters: Meters | None = None) -> None:
        self.meters = meters or Meters()
        self.url = make_url(url)
        self.transactions: Transactions
        if self.url.get_backend_name() == "sqlite":
            self.transactions = SqliteTransactions(self.url)
        else:
            self.transactions = AnyTransactions(self.url)
        self.commits = Commits(self._writer(), self.meters)

    def _writer(self) -> Writer:
        """What steps are written with."""
        if not isinstance(self.transactions, SqliteTransactions):
            return PostgresWriter(self.transactions)
        if not self.is_file:
            return MemoryWriter(self.transactions)
        return SqliteWriter(lambda: connect_sqlite(str(self.url.database)), self.transactions.writer, self.meters)

    async def open(self) -> None:
        """Bring the tables up to date; of several processes that start at once one does it."""
        try:
            if self.url.get_backend_name() == "sqlite" and self.url.database:
                make_file(Path(self.url.database))
            await self.transactions.write(lambda session: migrations.upgrade(session.connection()))
        except (SQLAlchemyError, CommandError, OSError) as error:
            cause = getattr(error, "orig", None) or error
            raise ConfigError(f"the database {self.url!r} cannot be used: {cause}") from error

    async def close(self) -> None:
        await self.commits.close()
        await self.transactions.close()

    @property
    def is_file(self) -> bool:
        """Whether all games are in one file."""
        return is_file(self.url)

    async def copy_to(self, path: Path) -> None:
        """Copy everything that is stored now into a file; others read and write meanwhile."""
        assert self.url.database is not None
        await asyncio.to_thread(copy_sqlite, self.url.database, path)

    @reads
    def count_rooms(self, session: Session) -> list[tuple[str, int]]:
        """How many rooms there are, by state."""
        found = session.execute(select(Room.state, func.count()).group_by(Room.state).order_by(Room.state))
        return [(state, count) for state, count in found.all()]

    @reads
    def alive(self, session: Session) -> None:
        """Raise where the database does not answer."""
        session.execute(text("SELECT 1"))

    # People.

    @writes
    def new_person(self, session: Session, person: Person, token_hash: str) -> None:
        """Somebody who comes for the first time, with the visit that knows them."""
        session.add(person)
        session.flush()
        session.add(Visit(token_hash=token_hash, person=person.id, created=person.created, seen=person.created))

    @reads
    def person(self, session: Session, person: str) -> Person | None:
        return session.get(Person, person)

    @reads
    def people(self, session: Session, ids: Iterable[str]) -> dict[str, Person]:
        """Several people, by id."""
        found = session.scalars(select(Person).where(Person.id.in_(set(ids))))
        return {person.id: person for person in found}

    @reads
    def person_of_login(self, session: Session, login: str) -> Person | None:
        return session.scalar(select(Person).where(Person.login == login))

    @writes
    def change_person(
        self,
        session: Session,
        person: str,
        *,
        name: str | None = None,
        lang: str | None = None,
        email: str | None = None,
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
            session.execute(update(Person).where(Person.id == person).values(**changes))

    @writes
    def set_account(self, session: Session, person: str, login: str, password: str) -> None:
        """Give somebody a login and a password hash; Conflict where the login is taken or they have one already."""
        try:
            changed = session.execute(
                update(Person).where(Person.id == person, Person.login.is_(None)).values(login=login, password=password)
            )
            if not rows(changed):
                raise Conflict("this person has an account already")
        except IntegrityError as error:
            raise Conflict("that login is taken") from error

    @changes
    def set_password(self, session: Session, person: str, password: str) -> None:
        session.execute(update(Person).where(Person.id == person).values(password=password))

    @writes
    def merge_people(self, session: Session, visitor: str, account: str) -> None:
        """Whatever a visitor had is the account's from now on, except at tables where both sit."""
        shared = select(Seat.room).where(Seat.person == account)
        here = list(session.scalars(shared))
        session.execute(update(Seat).where(Seat.person == visitor, Seat.room.not_in(here)).values(person=account))
        session.execute(update(Room).where(Room.host == visitor).values(host=account))
        session.execute(
            update(StoredStep).where(StoredStep.by == visitor, StoredStep.room.not_in(here)).values(by=account)
        )
        session.execute(update(Chat).where(Chat.person == visitor, Chat.room.not_in(here)).values(person=account))

    # Visits.

    @reads
    def visitor(self, session: Session, token_hash: str, since: float) -> tuple[Person, Visit] | None:
        """The person a cookie belongs to, if it has been seen since then."""
        found = session.execute(
            select(Person, Visit)
            .join(Visit, Visit.person == Person.id)
            .where(Visit.token_hash == token_hash, Visit.seen >= since)
        )
        row = found.first()
        return None if row is None else (row[0], row[1])

    @writes
    def new_visit(self, session: Session, token_hash: str, person: str, replaced: str | None, now: float) -> None:
        """A new cookie for somebody, and the end of the one it replaces."""
        if replaced is not None:
            session.execute(delete(Visit).where(Visit.token_hash == replaced))
        session.add(Visit(token_hash=token_hash, person=person, created=now, seen=now))

    @changes
    def seen(self, session: Session, token_hash: str, now: float) -> None:
        session.execute(update(Visit).where(Visit.token_hash == token_hash).values(seen=now))

    @changes
    def end_visit(self, session: Session, token_hash: str) -> None:
        session.execute(delete(Visit).where(Visit.token_hash == token_hash))

    @changes
    def forget_visits(self, session: Session, before: float) -> None:
        """End the visits that have not been seen since."""
        session.execute(delete(Visit).where(Visit.seen < before))

    # Rooms and seats.

    @writes
    def new_room(
        self,
        session: Session,
        room: Room,
        seats: Iterable[Seat],
        steps: Iterable[StoredStep] = (),
        rematch_of: str | None = None,
    ) -> None:
        """A room with its seats, and for a game that was brought in with its steps. Conflict where it would be the
        rematch of a room that has one.
        """
        session.add(room)
        session.flush()
        session.add_all([*seats, *steps])
        if rematch_of is not None:
            changed = session.execute(
                update(Room)
                .where(Room.id == rematch_of, Room.next_room.is_(None))
                .values(next_room=room.id, changed=room.created)
            )
            if not rows(changed):
                raise Conflict("there is a rematch already")

    @reads
    def room(self, session: Session, room: str) -> Room | None:
        if "\0" in room:
            return None  # PostgreSQL would not even look
        return session.get(Room, room)

    @reads
    def seats(self, session: Session, room: str) -> list[Seat]:
        """The seats of a room in order."""
        return list(session.scalars(select(Seat).where(Seat.room == room).order_by(Seat.number)))

    @reads
    def seats_of(self, session: Session, rooms: Iterable[str]) -> dict[str, list[Seat]]:
        """The seats of several rooms in order."""
        found: dict[str, list[Seat]] = {room: [] for room in rooms}
        every = select(Seat).where(Seat.room.in_(list(found))).order_by(Seat.room, Seat.number)
        for seat in session.scalars(every):
            found[seat.room].append(seat)
        return found

    @reads
    def seat_of_invite(self, session: Session, invite_hash: str) -> Seat | None:
        return session.scalar(select(Seat).where(Seat.invite_hash == invite_hash))

    @writes
    def take_seat(
        self, session: Session, room: str, number: int, person: str, invite_hash: str | None, now: float
    ) -> None:
        """Sit down on an open seat of a waiting room that is not kept for somebody else. Conflict where
        somebody was quicker, or where the person sits there already.
        """
        waiting(session, room, now)
        sits = session.scalar(select(Seat.number).where(Seat.room == room, Seat.person == person, Seat.kind == PERSON))
        if sits is not None:
            raise Conflict(f"you already sit on seat {sits}")
        changed = session.execute(
            update(Seat)
            .where(Seat.room == room, Seat.number == number, Seat.kind == OPEN)
            .where(Seat.invite_hash.is_(None) if invite_hash is None else Seat.invite_hash == invite_hash)
            .where(or_(Seat.person.is_(None), Seat.person == person))
            .values(kind=PERSON, person=person)
        )
        if not rows(changed):
            raise Conflict("this seat is taken")
        session.execute(
            update(Seat)
            .where(Seat.room == room, Seat.person == person, Seat.kind == OPEN)
            .values(person=None)  # what was kept for who sits elsewhere now is free
        )

    @writes
    def leave_seat(self, session: Session, room: str, number: int, person: str, now: float) -> None:
        """Stand up while the room is waiting."""
        waiting(session, room, now)
        changed = session.execute(
            update(Seat)
            .where(Seat.room == room, Seat.number == number, Seat.person == person, Seat.kind == PERSON)
            .values(kind=OPEN, person=None)
        )
        if not rows(changed):
            raise Conflict("you do not sit on this seat")

    @writes
    def clear_seat(self, session: Session, room: str, number: int, invite_hash: str, now: float) -> None:
        """Free a seat of a waiting room from its person, or from who it was kept for. Only this invitation holds then:
        whoever was sent away has no way back.
        """
        waiting(session, room, now)
        changed = session.execute(
            update(Seat)
            .where(Seat.room == room, Seat.number == number, Seat.person.is_not(None))
            .values(kind=OPEN, person=None, invite_hash=invite_hash)
        )
        if not rows(changed):
            raise Conflict("nobody sits on this seat")

    @writes
    def seat_bot(self, session: Session, room: str, number: int, bot: str, now: float) -> None:
        """Put a bot on an open seat of a waiting room; invitations to it hold no longer."""
        waiting(session, room, now)
        changed = session.execute(
            update(Seat)
            .where(Seat.room == room, Seat.number == number, Seat.kind == OPEN)
            .values(kind=BOT, bot=bot, person=None, invite_hash=None)
        )
        if not rows(changed):
            raise Conflict("somebody sits on this seat")

    @writes
    def invite(self, session: Session, room: str, number: int, invite_hash: str, now: float) -> None:
        """Keep an open seat for who has this invitation; an older one holds no longer."""
        waiting(session, room, now)
        changed = session.execute(
            update(Seat)
            .where(Seat.room == room, Seat.number == number, Seat.kind == OPEN)
            .values(invite_hash=invite_hash, person=None)
        )
        if not rows(changed):
            raise Conflict("somebody sits on this seat")

    @writes
    def close_room(self, session: Session, room: str, now: float) -> None:
        """Forget a waiting room, and all that was said in it. Who played before it can ask for a rematch again."""
        waiting(session, room, now)
        for table in (Chat, StoredStep, Seat):
            session.execute(delete(table).where(table.room == room))
        session.execute(update(Room).where(Room.next_room == room).values(next_room=None, changed=now))
        session.execute(delete(Room).where(Room.id == room))

    @writes
    def begin(
        self,
        session: Session,
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
        try:
            waiting(session, room, now)
        except Conflict:
            return False
        if session.scalar(select(func.count()).where(Seat.room == room, Seat.kind == OPEN)):
            return False
        session.execute(
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

    @reads
    def lobby(self, session: Session, person: str) -> list[Room]:
        """The listed rooms that wait for somebody, the newest first, without those where the person sits."""
        has_open = select(Seat.number).where(
            Seat.room == Room.id, Seat.kind == OPEN, Seat.invite_hash.is_(None), Seat.person.is_(None)
        )
        sits = select(Seat.number).where(Seat.room == Room.id, Seat.person == person)
        is_listed = type_coerce(Room.terms, JSON)["listed"].as_boolean()
        found = session.scalars(
            select(Room)
            .where(Room.state == WAITING, is_listed, has_open.exists(), ~sits.exists())
            .order_by(Room.created.desc())
            .limit(MOST_LISTED)
        )
        return list(found)

    @reads
    def watchable(self, session: Session, person: str) -> list[Room]:
        """The games that are played for anybody to watch, the latest change first, without those of the person."""
        sits = select(Seat.number).where(Seat.room == Room.id, Seat.person == person)
        terms = type_coerce(Room.terms, JSON)
        is_public = terms["public"].as_boolean() & terms["spectators"].as_boolean()
        found = session.scalars(
            select(Room)
            .where(Room.state == PLAYING, is_public, Room.host != person, ~sits.exists())
            .order_by(Room.changed.desc())
            .limit(MOST_LISTED)
        )
        return list(found)

    @reads
    def games_of(self, session: Session, person: str) -> list[Room]:
        """The rooms where a person sits or is the host: those that go on first, then the latest change first."""
        sits = select(Seat.number).where(Seat.room == Room.id, Seat.person == person)
        found = session.scalars(
            select(Room)
            .where(or_(sits.exists(), Room.host == person))
            .order_by(Room.state == OVER, Room.changed.desc())
            .limit(MOST_LISTED)
        )
        return list(found)

    @reads
    def count_going(self, session: Session, host: str) -> int:
        """How many rooms of a host are not over."""
        found = session.scalar(select(func.count()).select_from(Room).where(Room.host == host, Room.state != OVER))
        return found or 0

    # Games.

    @reads
    def steps(self, session: Session, room: str, since: int = 0) -> list[StoredStep]:
        """The steps of a game from number `since` on, in order."""
        found = session.scalars(
            select(StoredStep).where(StoredStep.room == room, StoredStep.number >= since).order_by(StoredStep.number)
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

    @writes
    def stand_in(self, session: Session, room: str, number: int, standing_in: bool, due: float | None) -> None:
        """Let a bot stand in for the person on a seat, or no longer, and say when the room is due then."""
        session.execute(
            update(Seat)
            .where(Seat.room == room, Seat.number == number, Seat.kind == PERSON)
            .values(standing_in=standing_in)
        )
        session.execute(update(Room).where(Room.id == room, Room.state == PLAYING).values(due=due))

    @changes
    def set_due(self, session: Session, room: str, number: int, due: float | None) -> None:
        """Say when a room is due, if it still is at this number."""
        session.execute(
            update(Room).where(Room.id == room, Room.number == number, Room.state == PLAYING).values(due=due)
        )

    @reads
    def due_rooms(
        self,
        session: Session,
        now: float,
        patience: float = 0.0,
        *,
        watched: Iterable[str] = (),
        besides: Iterable[str] = (),
        limit: int = 20,
    ) -> list[Room]:
        """The rooms in which something must happen by now and nobody sees to it: first those where a bot is asked,
        and of these the one that has waited longest; without those that have changed within so many seconds.

        Where only bots play nothing must happen, unless it is one of the `watched`. `besides` are rooms that are seen
        to already.
        """
        plays = select(Seat.number).where(Seat.room == Room.id, Seat.kind == PERSON, ~Seat.standing_in)
        found = session.scalars(
            select(Room)
            .where(Room.state == PLAYING, Room.due <= now, has_no_lease(now))
            .where(or_(Room.changed <= now - patience, Room.changed > now))  # or by a clock that was ahead
            .where(or_(plays.exists(), Room.id.in_(list(watched))), Room.id.not_in(list(besides)))
            .order_by(Room.due, Room.changed)
            .limit(limit)
        )
        return list(found)

    @changes
    def lease(self, session: Session, room: str, who: str, now: float, until: float) -> bool:
        """Take, or hold on to, the right to see to what is due in a room; whether that went well."""
        changed = session.execute(
            update(Room)
            .where(Room.id == room, or_(has_no_lease(now), Room.lease == who))
            .values(lease=who, lease_until=until)
        )
        return rows(changed) == 1

    @changes
    def release(self, session: Session, room: str, who: str) -> None:
        """Give that right back."""
        session.execute(update(Room).where(Room.id == room, Room.lease == who).values(lease=None, lease_until=0.0))

    @changes
    def free_leases(self, session: Session) -> None:
        """Take all of those rights back, when the only process that serves a database starts: who had one is gone."""
        session.execute(update(Room).where(Room.lease.is_not(None)).values(lease=None, lease_until=0.0))

    # Chat.

    @writes
    def say(self, session: Session, room: str, person: str, seat: int, words: str, at: float) -> Chat:
        """Keep what somebody said, under the next number of the room."""
        session.execute(select(Room.id).where(Room.id == room).with_for_update())  # one after another
        last = session.scalar(select(func.max(Chat.number)).where(Chat.room == room))
        number = 0 if last is None else last + 1
        line = Chat(room=room, number=number, person=person, seat=seat, text=words, at=at)
        session.add(line)
        return line

    @reads
    def chat(self, session: Session, room: str, since: int = 0, last: int = 200) -> list[Chat]:
        """What was said from number `since` on, in order, and of that the last so many lines."""
        found = session.scalars(
            select(Chat).where(Chat.room == room, Chat.number >= since).order_by(Chat.number.desc()).limit(last)
        )
        return list(found)[::-1]


def has_no_lease(now: float) -> ColumnElement[bool]:
    """Whether a room may be seen to by anybody."""
    return or_(Room.lease_until <= now, Room.lease_until > now + LONGEST_LEASE)


def rows(result: Any) -> int:
    """How many rows a change has hit."""
    assert isinstance(result, CursorResult)
    return int(result.rowcount)


def waiting(session: Session, room: str, now: float) -> None:
    """Make sure that a room is waiting and stays so until this transaction ends."""
    changed = session.execute(update(Room).where(Room.id == room, Room.state == WAITING).values(changed=now))
    if not rows(changed):
        raise Conflict("the game has begun")
