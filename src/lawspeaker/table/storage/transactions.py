"""Transactions: a function that is given a session, and what it does is stored whole or not at all.

With PostgreSQL the server does something else whenever the database has to answer. SQLite has no such pauses: there the
whole function goes to a thread in one call. Statement by statement it would change threads a dozen times, and wait for
the busy server each time, while everybody else who has something to store waits for it.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec
from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import async_sessionmaker, create_async_engine
from sqlalchemy.orm import Session, sessionmaker
from sqlalchemy.pool import ConnectionPoolEntry

SQLITE_PATIENCE = 10_000  # milliseconds to wait for another process that writes
MOST_SHARED = 20_000  # characters of a JSON column that is kept for other rooms
SQLITE_CACHE = 500  # kB that a connection keeps of the file; the system keeps what is needed besides
READERS = 2  # threads; each has a connection, and that its memory
CONNECTIONS = 10  # to PostgreSQL; a new one takes it a process, so none is closed while the server runs
WAL_TRIES = 200  # in SQLite's patience, on a new database

Done = TypeVar("Done")


class Transactions(Protocol):
    """Does something in a transaction of a database, and gives what comes of it."""

    async def read(self, work: Callable[[Session], Done]) -> Done: ...

    async def change(self, work: Callable[[Session], Done]) -> Done:
        """The same as `write`, for a single statement."""
        ...

    async def write(self, work: Callable[[Session], Done]) -> Done: ...

    async def close(self) -> None: ...


class AnyTransactions:
    """Those of a database that answers over the network.

    Every way there and back costs this process some tenths of a millisecond. So where each statement can be a
    transaction by itself, nobody says where one begins and ends; reading sees the same as it would otherwise, because
    PostgreSQL lets each statement see what is committed by then.
    """

    def __init__(self, url: URL) -> None:
        # Errors go to the log, secrets do not.
        self.engine = create_async_engine(
            url, hide_parameters=True, json_deserializer=read_json, pool_size=CONNECTIONS, max_overflow=0
        )
        self.sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        each_alone = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.statements = async_sessionmaker(each_alone, expire_on_commit=False)

    async def read(self, work: Callable[[Session], Done]) -> Done:
        async with self.statements() as session:
            return await session.run_sync(work)

    async def change(self, work: Callable[[Session], Done]) -> Done:
        return await self.read(work)

    async def write(self, work: Callable[[Session], Done]) -> Done:
        async with self.sessions.begin() as session:
            return await session.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


class SqliteTransactions:
    """Those of SQLite. It allows one writer at a time, and the others would keep retrying; so all that is written here
    is written by one thread. A database in memory belongs to that thread, which reads it too.
    """

    def __init__(self, url: URL) -> None:
        self.engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True, json_deserializer=read_json)
        event.listen(self.engine, "connect", prepare_sqlite)
        event.listen(self.engine, "begin", begin_sqlite)
        self.reading = sessionmaker(self.engine, expire_on_commit=False)
        self.writing = sessionmaker(self.engine.execution_options(writing=True), expire_on_commit=False)
        self.writer = ThreadPoolExecutor(1, "writer")
        self.readers: Executor = ThreadPoolExecutor(READERS, "reader") if is_file(url) else self.writer

    async def read(self, work: Callable[[Session], Done]) -> Done:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, work)

    def _read(self, work: Callable[[Session], Done]) -> Done:
        with self.reading() as session:
            return work(session)

    async def change(self, work: Callable[[Session], Done]) -> Done:
        return await self.write(work)

    async def write(self, work: Callable[[Session], Done]) -> Done:
        return await asyncio.get_running_loop().run_in_executor(self.writer, self._write, work)

    def _write(self, work: Callable[[Session], Done]) -> Done:
        with self.writing.begin() as session:
            return work(session)

    async def close(self) -> None:
        self.readers.shutdown()
        self.writer.submit(self.engine.dispose)
        self.writer.shutdown()


def is_file(url: URL) -> bool:
    """Whether everything is in one file."""
    return url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")


def read_json(text: str) -> object:
    """A JSON column. What rooms have agreed is mostly the same and kept once, so nobody who reads it may change it."""
    return agreed(text) if text.startswith("{") and len(text) < MOST_SHARED else msgspec.json.decode(text)


@lru_cache(maxsize=256)
def agreed(text: str) -> object:
    return msgspec.json.decode(text)


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
    cursor.execute(f"PRAGMA cache_size = -{SQLITE_CACHE}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """Writers wait for their turn at the start of the transaction: half-way through they could only fail."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
