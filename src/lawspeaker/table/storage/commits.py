"""Committing steps in groups. Waiting for the disk takes longer than anything else, and one wait can serve many: while
some steps are being committed, others gather for the next commit.

A group goes to PostgreSQL in one statement, which is a transaction by itself, and to SQLite through a connection of its
own, in four.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from typing import NamedTuple, Protocol, cast

import msgspec
from sqlalchemy import Table, make_url, text
from sqlalchemy.orm import Session

from lawspeaker.table.meters import COMMIT, Meters, work
from lawspeaker.table.storage.models import OVER, PLAYING, NewStep, StoredStep
from lawspeaker.table.storage.transactions import Transactions

STEP = cast(Table, StoredStep.__table__)
STEP_COLUMNS = [column.key for column in STEP.columns]

# Statements for a whole group, given as JSON. With SQLite the thread waits after each until the server lets it have the
# interpreter back, so there must not be more of them for fifty steps than for one.
GROUP = ", ".join(f"json_extract(value, '$.{name}') AS {name}" for name in ("asked", "due", *STEP_COLUMNS))
GO_ON_ALL = f"""
    UPDATE room SET number = new.number + 1, asked = new.asked, due = new.due, changed = new.at,
        state = CASE WHEN new.asked IS NULL THEN '{OVER}' ELSE '{PLAYING}' END
    FROM (SELECT {GROUP} FROM json_each(?)) AS new
    WHERE room.id = new.room AND room.number = new.number AND +room.state = '{PLAYING}'
"""  # with a plus, or SQLite would go through all rooms where somebody plays
ADD_ALL = f"""
    INSERT INTO step ({", ".join(STEP_COLUMNS)}) SELECT {", ".join(STEP_COLUMNS)}
    FROM (SELECT {GROUP} FROM json_each(?))
"""

# The same for PostgreSQL in one way there and back. Rooms are held in order, otherwise two processes could deadlock.
POSTGRES = make_url("postgresql+asyncpg://").get_dialect()()
TYPES = {
    "asked": "integer",
    "due": "double precision",
    **{column.key: column.type.compile(POSTGRES) for column in STEP.columns},
}
GO_ON_AND_ADD = text(f"""
    WITH new AS (
        SELECT * FROM json_to_recordset(CAST(:steps AS json)) AS given({", ".join(map(" ".join, TYPES.items()))})
    ), held AS (
        SELECT new.* FROM new JOIN room ON room.id = new.room AND room.number = new.number
        WHERE room.state = '{PLAYING}' ORDER BY room.id FOR UPDATE OF room
    ), gone_on AS (
        UPDATE room SET number = held.number + 1, asked = held.asked, due = held.due, changed = held.at,
            state = CASE WHEN held.asked IS NULL THEN '{OVER}' ELSE '{PLAYING}' END
        FROM held WHERE room.id = held.room RETURNING room.id
    )
    INSERT INTO step ({", ".join(STEP_COLUMNS)})
    SELECT {", ".join(f"held.{name}" for name in STEP_COLUMNS)} FROM held JOIN gone_on ON gone_on.id = held.room
    RETURNING step.room
""")


class Pending(NamedTuple):
    """A step to be committed, who is asked after it, when the room is due, and whether it went well."""

    step: NewStep
    asked: int | None
    due: float | None
    done: asyncio.Future[bool]


class Misfits(Exception):
    """Some of a group cannot be committed, and nothing was: each has to go alone."""


class Writer(Protocol):
    """Commits steps in one transaction, and gives those whose room plays and was at their number."""

    async def write(self, together: Sequence[Pending]) -> list[Pending]: ...

    def close(self) -> None: ...


class Commits:
    """Gathers steps while the writer is at work."""

    def __init__(self, writer: Writer, meters: Meters) -> None:
        self.writer = writer
        self.meters = meters
        self.pending: list[Pending] = []
        self.working: asyncio.Task[None] | None = None

    async def commit(self, step: NewStep, asked: int | None, due: float | None) -> bool:
        """Commit a step; whether its room plays and was at its number."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.pending.append(Pending(step, asked, due, done))
        if self.working is None:
            self.working = asyncio.create_task(self._work())
        return await done

    async def close(self) -> None:
        """Wait until nothing is being committed."""
        if self.working is not None:
            await self.working
        self.writer.close()

    async def _work(self) -> None:
        while self.pending:
            together, self.pending = self.pending, []
            await self._commit(together)
        self.working = None

    async def _commit(self, together: Sequence[Pending]) -> None:
        begun = time.perf_counter()
        try:
            fitting = await self.writer.write(together)
        except Exception as error:
            if len(together) == 1:
                tell(together[0], error)
            else:
                for each in together:  # so that one does not take the others down
                    await self._commit([each])
            return
        self.meters.commits += 1
        self.meters.disk.add(time.perf_counter() - begun)
        went_well = {id(each) for each in fitting}  # comparing steps field by field would take longer than writing them
        for each in together:
            tell(each, id(each) in went_well)


class PostgresWriter:
    """Writes to PostgreSQL."""

    def __init__(self, transactions: Transactions) -> None:
        self.transactions = transactions

    async def write(self, together: Sequence[Pending]) -> list[Pending]:
        def work(session: Session) -> set[str]:
            return set(session.scalars(GO_ON_AND_ADD, {"steps": in_json(together)}))

        gone_on = await self.transactions.change(work)
        return [each for each in together if each.step.room in gone_on]

    def close(self) -> None:
        """It holds nothing of its own."""


class MemoryWriter:
    """Writes to a SQLite database in memory, which is there for one connection only."""

    def __init__(self, transactions: Transactions) -> None:
        self.transactions = transactions

    async def write(self, together: Sequence[Pending]) -> list[Pending]:
        def work(session: Session) -> list[Pending]:
            return write_all(session.connection().exec_driver_sql, together)

        return await self.transactions.write(work)

    def close(self) -> None:
        """It holds nothing of its own."""


class SqliteWriter:
    """Writes to a SQLite file with a connection of its own, in the thread that writes everything."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], thread: Executor, meters: Meters) -> None:
        self.connect = connect
        self.thread = thread
        self.meters = meters
        self.connection: sqlite3.Connection | None = None

    async def write(self, together: Sequence[Pending]) -> list[Pending]:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._write, together)

    def close(self) -> None:
        self.thread.submit(self._drop)

    def _write(self, together: Sequence[Pending]) -> list[Pending]:
        begun = work()
        if self.connection is None:
            self.connection = self.connect()
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            fitting = write_all(self.connection.execute, together)
            self.connection.execute("COMMIT")
        except BaseException:
            self._drop()  # which rolls back; after some errors a connection is of no more use
            raise
        self.meters.spend(COMMIT, work() - begun, len(together))
        return fitting

    def _drop(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()


class Executed(Protocol):
    """What comes of a statement."""

    @property
    def rowcount(self) -> int: ...


def write_all(execute: Callable[[str, tuple[str]], Executed], together: Sequence[Pending]) -> list[Pending]:
    """Write steps to SQLite in a transaction that has begun, and give those that were written."""
    group = (in_json(together),)
    fitting = execute(GO_ON_ALL, group).rowcount
    if fitting == len(together):
        execute(ADD_ALL, group)
    elif len(together) > 1:
        raise Misfits("some of these rooms are not at the numbers of the steps")
    return list(together) if fitting else []


def in_columns(step: NewStep) -> dict[str, object]:
    return {name: getattr(step, name) for name in STEP_COLUMNS}


def in_json(together: Sequence[Pending]) -> str:
    """A group as a database is given it."""
    return msgspec.json.encode(
        [{"asked": each.asked, "due": each.due, **in_columns(each.step)} for each in together]
    ).decode()


def tell(pending: Pending, outcome: bool | Exception) -> None:
    if pending.done.done():
        return  # nobody waits for it any more
    if isinstance(outcome, Exception):
        pending.done.set_exception(outcome)
    else:
        pending.done.set_result(outcome)
