"""A database for each test, and a server on it. Its tables are made once and copied, because making them takes long."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from lawspeaker.table.house import House
from lawspeaker.table.http.app import build
from lawspeaker.table.settings import Settings
from lawspeaker.table.storage.store import Store
from tests.table.guests import Guest
from tests.table.services import MADE, Postgres, a_postgres, a_valkey


async def make_tables(database: str) -> None:
    store = Store(database)
    await store.open()
    await store.close()


@pytest.fixture(scope="session")
def made_tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a database with nothing in its tables."""
    path = tmp_path_factory.mktemp("made") / "table.db"
    asyncio.run(make_tables(f"sqlite:///{path}"))
    return path


@pytest.fixture
def database(tmp_path: Path, made_tables: Path) -> str:
    """Where a database is with nothing in its tables."""
    shutil.copy(made_tables, tmp_path / "table.db")
    return f"sqlite:///{tmp_path / 'table.db'}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests of this process."""
    with a_postgres() as running:
        asyncio.run(make_tables(running.new_database(MADE)))
        yield running


@pytest.fixture(scope="session")
def valkey() -> Iterator[str]:
    """Where a Valkey server is, for all tests of this process."""
    with a_valkey() as url:
        yield url


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = Store(database)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A built app of a few files, and something beside it that is nobody's business."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>The app</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "app-1a2b3c.js").write_text("let app")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@pytest.fixture
async def house(database: str, static: Path) -> AsyncIterator[House]:
    """A house in which no bot answers, so that a table stays as it is."""
    made = House(Settings(database, static=static))
    made.tables.due = None
    await made.store.open()
    yield made
    await made.tables.close()
    await made.store.close()


@pytest.fixture
async def guest(house: House) -> AsyncIterator[Callable[[], Guest]]:
    """Makes guests: browsers that have not been here yet."""
    app = build(house)
    async with AsyncExitStack() as stack:
        browsers: list[Guest] = []

        def come() -> Guest:
            browsers.append(Guest(app))
            stack.push_async_callback(browsers[-1].client.aclose)
            return browsers[-1]

        yield come
