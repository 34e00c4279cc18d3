"""Storage: steps are committed once and whole, seats are taken once, and the tables are those of the models."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.orm import Session

from lawspeaker.kernel.errors import ConfigError
from lawspeaker.table.storage import migrations
from lawspeaker.table.storage.commits import Pending
from lawspeaker.table.storage.models import (
    ANSWER,
    AT_ONCE,
    BOT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    Model,
    NewStep,
    Person,
    Room,
    Seat,
    StoredStep,
)
from lawspeaker.table.storage.store import Conflict, Store
from lawspeaker.table.terms import Clock, Terms
from tests.table.services import MADE, Postgres

KINDS = ["sqlite", "postgresql"]


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a database is with nothing in its tables, of either kind."""
    if request.param == "sqlite":
        shutil.copy(request.getfixturevalue("made_tables"), tmp_path / "table.db")
        return f"sqlite:///{tmp_path / 'table.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database(like=MADE)


@pytest.fixture(params=KINDS)
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a database is without any tables, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'empty.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


async def person(store: Store, name: str) -> None:
    await store.new_person(Person(id=name, name=name.title(), lang="en", created=1.0), f"hash of {name}")


async def room(store: Store, *seats: Seat, name: str = "room", **more: object) -> None:
    """A waiting room of ada's."""
    if await store.person("ada") is None:
        await person(store, "ada")
        await person(store, "bob")
    made = Room(id=name, game="toy", host="ada", rules={"tithe": "one"}, created=1.0, changed=1.0, **more)  # type: ignore[arg-type]
    await store.new_room(made, seats or [Seat(room=name, number=0, kind=PERSON, person="ada"), bot(name, 1)])


def bot(room: str, number: int) -> Seat:
    return Seat(room=room, number=number, kind=BOT, bot="random")


def open_seat(number: int, invite_hash: str | None = None) -> Seat:
    return Seat(room="room", number=number, kind=OPEN, invite_hash=invite_hash)


async def begin(store: Store, name: str = "room") -> bool:
    return await store.begin(
        name, start={"game": "toy"}, opening=[3, 1], version=1, key="key", commitment="hash", asked=0, now=5.0
    )


def step(number: int, option: str = "rest") -> NewStep:
    return NewStep(
        room="room", number=number, kind=ANSWER, seat=0, by="ada", at=10.0 + number, option=option, outcomes=[2]
    )


async def found(store: Store, name: str = "room") -> Room:
    known = await store.room(name)
    assert known is not None
    return known


# The tables themselves.


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), Model.metadata))


async def test_migrations_make_the_tables_of_the_models(store: Store) -> None:
    assert await store.transactions.read(lambda session: differences(session.connection())) == []


async def test_indexes_and_keys_are_those_of_the_models(store: Store) -> None:
    def indexes(connection: Connection) -> set[tuple[str, str]]:
        known = inspect(connection)
        return {(table, str(index["name"])) for table in Model.metadata.tables for index in known.get_indexes(table)}

    made = await store.transactions.read(lambda session: indexes(session.connection()))
    wanted = {(table.name, str(index.name)) for table in Model.metadata.tables.values() for index in table.indexes}
    assert wanted <= made


# A room as version 0001 stored it.
OLD_ROOM = """
    INSERT INTO room (id, game, host, rules, created, changed, state, spectators, listed, clock_seconds, clock_gain,
        absent, start, opening, version, key, commitment, number, lease_until)
    VALUES (:id, 'toy', 'ada', '{}', 1, 1, 'waiting', :spectators, :listed, :seconds, :gain,
        :absent, '{}', '[]', 0, '', '', 0, 0)
"""


async def test_rooms_of_an_older_server_keep_their_terms(empty_database: str) -> None:
    store = Store(empty_database)
    rooms = [
        {"id": "timed", "spectators": False, "listed": True, "seconds": 600, "gain": 5, "absent": 60},
        {"id": "usual", "spectators": True, "listed": False, "seconds": None, "gain": 0, "absent": None},
    ]

    def make_old(session: Session) -> None:
        migrations.upgrade(session.connection(), "0001")
        session.execute(text("INSERT INTO person (id, name, lang, created) VALUES ('ada', 'Ada', 'en', 1)"))
        session.execute(text(OLD_ROOM), rooms)
        session.execute(
            text("INSERT INTO seat (room, number, kind, standing_in) VALUES ('timed', 0, 'open', :no)"), {"no": False}
        )

    await store.transactions.write(make_old)
    await store.open()
    timed = Terms(clock=Clock(600, gain=5), absent=60, spectators=False, listed=True)
    assert [(await found(store, name)).terms for name in ("timed", "usual")] == [timed, Terms()]
    assert [known.id for known in await store.lobby("bob")] == ["timed"]
    await store.close()


async def test_a_room_that_is_older_than_a_term_has_its_default(store: Store) -> None:
    await room(store, terms=Terms(absent=60))
    await store.transactions.write(lambda session: session.execute(text("UPDATE room SET terms = '{\"absent\": 60}'")))
    assert (await found(store)).terms == Terms(absent=60)


async def test_opening_again_changes_nothing(store: Store, database: str) -> None:
    await room(store)
    other = Store(database)
    await other.open()
    assert (await found(other)).rules == {"tithe": "one"}
    await other.close()


async def test_of_several_who_open_an_empty_database_one_makes_the_tables(empty_database: str) -> None:
    stores = [Store(empty_database) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await person(stores[0], "ada")
    assert await stores[3].person("ada") is not None
    for store in stores:
        await store.close()


async def test_what_is_acknowledged_is_on_the_disk(tmp_path: Path) -> None:
    """Of SQLite it must be asked for; PostgreSQL does so by itself."""
    store = Store(f"sqlite:///{tmp_path / 'table.db'}")
    names = ("journal_mode", "synchronous", "foreign_keys")
    pragmas = {
        name: await store.transactions.read(lambda session, name=name: session.scalar(text(f"PRAGMA {name}")))  # type: ignore[misc]
        for name in names
    }
    await store.close()
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_a_file_that_is_no_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "no.db"
    path.write_text("A shopping list: bread, cheese, olives. " * 200)
    store = Store(f"sqlite:///{path}")
    with pytest.raises(ConfigError, match=r"no\.db cannot be used: file is not a database"):
        await store.open()
    await store.close()


async def test_the_database_is_for_nobody_else_on_this_machine(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'new' / 'table.db'}")
    await store.open()
    await store.close()
    assert (tmp_path / "new" / "table.db").stat().st_mode & 0o077 == 0


# Steps.


async def test_a_step_and_its_room_are_committed_together(store: Store) -> None:
    await room(store)
    assert await begin(store)
    await store.commit_step(step(0), asked=1, due=11.0)
    known = await found(store)
    assert (known.number, known.asked, known.due, known.state, known.changed) == (1, 1, 11.0, PLAYING, 10.0)
    assert [(old.option, old.outcomes, old.by) for old in await store.steps("room")] == [("rest", [2], "ada")]


async def test_with_the_last_step_the_game_is_over(store: Store) -> None:
    await room(store)
    await begin(store)
    await store.commit_step(step(0), asked=None, due=None)
    assert (await found(store)).state == OVER
    with pytest.raises(Conflict):
        await store.commit_step(step(1), asked=0, due=None)
    assert len(await store.steps("room")) == 1


async def test_a_number_that_is_taken_changes_nothing(store: Store) -> None:
    await room(store)
    await begin(store)
    await store.commit_step(step(0), asked=1, due=None)
    for number in (0, 2):
        with pytest.raises(Conflict):
            await store.commit_step(step(number, "sell"), asked=0, due=99.0)
    known = await found(store)
    assert (known.number, known.asked, known.due) == (1, 1, None)
    assert [old.option for old in await store.steps("room")] == ["rest"]


async def test_steps_that_come_together_are_committed_together(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first goes alone; while it is being committed the others gather, and wait for the disk once."""
    names = [f"room{number}" for number in range(6)]
    for name in names:
        await room(store, Seat(room=name, number=0, kind=PERSON, person="ada"), bot(name, 1), name=name)
        assert await begin(store, name)
    sizes: list[int] = []
    commit = store.commits._commit

    async def counted(together: Sequence[Pending]) -> None:
        sizes.append(len(together))
        await commit(together)

    monkeypatch.setattr(store.commits, "_commit", counted)
    steps = [NewStep(room=name, number=0, kind=ANSWER, seat=0, by="ada", at=9.0, option="rest") for name in names]
    first = asyncio.create_task(store.commit_step(steps[0], asked=1, due=None))
    while not sizes:
        await asyncio.sleep(0)
    await asyncio.gather(first, *(store.commit_step(each, asked=1, due=None) for each in steps[1:]))
    assert sizes == [1, 5]
    for name in names:
        assert (await found(store, name)).number == len(await store.steps(name)) == 1


async def test_a_step_that_cannot_be_committed_takes_no_other_down(store: Store) -> None:
    """Among steps that go together one is too late, and one is there already, which must not be."""
    for name in ("early", "late", "room"):
        await room(store, Seat(room=name, number=0, kind=PERSON, person="ada"), bot(name, 1), name=name)
        assert await begin(store, name)
    await store.transactions.write(lambda session: session.add(StoredStep(**msgspec.structs.asdict(step(0, "draw")))))
    early = NewStep(room="early", number=0, kind=ANSWER, seat=0, by="ada", at=9.0, option="rest")
    late = NewStep(room="late", number=3, kind=ANSWER, seat=0, by="ada", at=9.0, option="rest")
    outcomes = await asyncio.gather(
        *(store.commit_step(each, asked=1, due=None) for each in (late, step(0), early)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [Conflict, Conflict, type(None)]
    assert [each.option for each in await store.steps("early")] == ["rest"]
    assert [each.option for each in await store.steps("room")] == ["draw"]
    assert (await found(store, "room")).number == 0


async def test_of_two_processes_one_commits_a_number(store: Store, database: str) -> None:
    await room(store)
    await begin(store)
    other = Store(database)
    for number in range(10):
        tries = [one.commit_step(step(number, name), asked=0, due=None) for one, name in ((store, "a"), (other, "b"))]
        ends = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(end).__name__ for end in ends) == ["Conflict", "NoneType"]
    assert [old.number for old in await store.steps("room")] == list(range(10))
    assert [old.number for old in await store.steps("room", since=7)] == [7, 8, 9]
    await other.close()


async def test_a_step_and_a_lease_that_come_at_once_are_both_stored(store: Store, database: str) -> None:
    """The statement of the one finds the room as it was before the other, and must take the room as it is."""
    names = [f"room{number}" for number in range(5)]
    for name in names:
        await room(store, Seat(room=name, number=0, kind=PERSON, person="ada"), bot(name, 1), name=name)
        assert await begin(store, name)
    other = Store(database)
    for number in range(10):
        steps = [
            NewStep(room=name, number=number, kind=ANSWER, seat=0, by="ada", at=9.0, option="rest") for name in names
        ]
        until = 20.0 + number
        leases = [other.lease(name, "other", now=10.0, until=until) for name in reversed(names)]
        went_well = await asyncio.gather(*leases, *(store.commit_step(each, asked=1, due=None) for each in steps))
        assert went_well == [True] * len(names) + [None] * len(names)
        for name in names:
            known = await found(store, name)
            assert (known.number, known.lease_until) == (number + 1, until)
    await other.close()


async def test_a_room_that_waits_takes_no_step(store: Store) -> None:
    await room(store)
    with pytest.raises(Conflict):
        await store.commit_step(step(0), asked=0, due=None)


# Seats.


async def test_a_seat_is_taken_once(store: Store, database: str) -> None:
    await room(store, open_seat(0), open_seat(1))
    other = Store(database)
    tries = [store.take_seat("room", 0, "ada", None, 2.0), other.take_seat("room", 0, "bob", None, 2.0)]
    ends = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(end).__name__ for end in ends) == ["Conflict", "NoneType"]
    assert [seat.kind for seat in await store.seats("room")] == [PERSON, OPEN]
    await other.close()


async def test_nobody_sits_on_two_seats(store: Store) -> None:
    await room(store, open_seat(0), open_seat(1))
    await store.take_seat("room", 0, "ada", None, 2.0)
    with pytest.raises(Conflict, match="already sit on seat 0"):
        await store.take_seat("room", 1, "ada", None, 2.0)


async def test_a_seat_with_an_invitation_is_for_who_has_it(store: Store) -> None:
    await room(store, open_seat(0, invite_hash="right"), open_seat(1))
    for wrong in (None, "wrong"):
        with pytest.raises(Conflict):
            await store.take_seat("room", 0, "ada", wrong, 2.0)
    await store.take_seat("room", 0, "ada", "right", 2.0)
    known = await store.seat_of_invite("right")
    assert known is not None
    assert (known.number, known.person) == (0, "ada")


async def test_a_seat_that_is_kept_is_for_that_person(store: Store) -> None:
    await room(store)
    await room(store, Seat(room="next", number=0, kind=OPEN, person="bob"), bot("next", 1), name="next")
    with pytest.raises(Conflict):
        await store.take_seat("next", 0, "ada", None, 2.0)
    await store.take_seat("next", 0, "bob", None, 2.0)
    assert [seat.kind for seat in await store.seats("next")] == [PERSON, BOT]


async def test_a_game_begins_once_and_only_with_all_seats_taken(store: Store) -> None:
    await room(store, open_seat(0), bot("room", 1))
    assert not await begin(store)
    assert (await found(store)).state == WAITING
    await store.take_seat("room", 0, "bob", None, 2.0)
    assert await begin(store)
    assert not await begin(store)
    known = await found(store)
    assert (known.state, known.opening, known.key, known.asked, known.due) == (PLAYING, [3, 1], "key", 0, AT_ONCE)


async def test_nobody_comes_or_goes_once_the_game_has_begun(store: Store) -> None:
    await room(store)
    await begin(store)
    with pytest.raises(Conflict, match="has begun"):
        await store.leave_seat("room", 0, "ada", 6.0)
    with pytest.raises(Conflict, match="has begun"):
        await store.take_seat("room", 1, "bob", None, 6.0)


async def test_one_room_has_one_rematch(store: Store) -> None:
    await room(store)
    again = [Room(id=name, game="toy", host="ada", rules={}, created=2.0, changed=2.0) for name in ("next", "other")]
    await store.new_room(again[0], [], rematch_of="room")
    with pytest.raises(Conflict):
        await store.new_room(again[1], [], rematch_of="room")
    assert (await found(store)).next_room == "next"
    assert await store.room("other") is None


# Lists.


async def test_the_lobby_has_listed_rooms_with_a_seat_for_me(store: Store) -> None:
    listed = Terms(listed=True)
    mine = Seat(room="mine", number=0, kind=PERSON, person="bob")
    await room(store, open_seat(0), name="room", terms=listed)
    await room(store, mine, open_in("mine"), name="mine", terms=listed)
    await room(store, open_in("hidden"), name="hidden")
    await room(store, Seat(room="asked", number=0, kind=OPEN, invite_hash="x"), name="asked", terms=listed)
    assert [known.id for known in await store.lobby("bob")] == ["room"]
    assert {known.id for known in await store.games_of("bob")} == {"mine"}
    assert {known.id for known in await store.games_of("ada")} == {"room", "mine", "hidden", "asked"}


def open_in(name: str) -> Seat:
    return Seat(room=name, number=5, kind=OPEN)


async def test_games_that_go_on_come_first(store: Store) -> None:
    await room(store)
    await begin(store)
    await store.commit_step(step(0), asked=None, due=None)
    await room(store, name="new")
    assert [known.id for known in await store.games_of("ada")] == ["new", "room"]
    assert await store.count_going("ada") == 1


# What is due.


async def test_one_process_at_a_time_sees_to_a_room(store: Store) -> None:
    await room(store)
    await begin(store)
    assert [known.id for known in await store.due_rooms(now=0.0)] == ["room"]  # whatever the clock says
    await store.set_due("room", 0, 5.0)
    assert [known.id for known in await store.due_rooms(now=5.0)] == ["room"]
    assert await store.due_rooms(now=4.9) == []
    assert await store.lease("room", "one", now=5.0, until=35.0)
    assert not await store.lease("room", "two", now=6.0, until=36.0)
    assert await store.due_rooms(now=6.0) == []
    assert await store.lease("room", "one", now=30.0, until=60.0)
    assert await store.lease("room", "two", now=60.0, until=90.0)  # the first is gone, it seems
    await store.release("room", "one")
    assert await store.due_rooms(now=61.0) == []
    await store.release("room", "two")
    assert [known.id for known in await store.due_rooms(now=61.0)] == ["room"]


async def test_a_room_that_has_just_changed_is_left_to_who_changed_it(store: Store) -> None:
    await room(store)
    await begin(store)
    await store.commit_step(step(0), asked=1, due=AT_ONCE)  # at 10
    assert await store.due_rooms(10.0, patience=2.0) == []
    assert await store.due_rooms(11.9, patience=2.0) == []
    assert [known.id for known in await store.due_rooms(12.0, patience=2.0)] == ["room"]
    assert [known.id for known in await store.due_rooms(9.0, patience=2.0)] == ["room"]  # by a clock that was ahead


async def test_when_a_room_is_due_can_change_at_its_number_only(store: Store) -> None:
    await room(store)
    await begin(store)
    await store.set_due("room", 1, 77.0)
    assert (await found(store)).due == AT_ONCE
    await store.set_due("room", 0, 77.0)
    assert (await found(store)).due == 77.0


# People and what they say.


async def test_what_is_said_is_numbered(store: Store, database: str) -> None:
    await room(store)
    other = Store(database)
    await asyncio.gather(*(one.say("room", "ada", 0, f"line {n}", 7.0) for n in range(5) for one in (store, other)))
    assert [line.number for line in await store.chat("room")] == list(range(10))
    assert [line.number for line in await store.chat("room", since=4, last=3)] == [7, 8, 9]
    await other.close()


async def test_a_visitor_s_things_go_to_the_account_except_where_both_sit(store: Store) -> None:
    await room(store, Seat(room="room", number=0, kind=PERSON, person="bob"))
    both = [
        Seat(room="both", number=0, kind=PERSON, person="ada"),
        Seat(room="both", number=1, kind=PERSON, person="bob"),
    ]
    await room(store, *both, name="both")
    await store.merge_people("bob", "ada")
    assert [seat.person for seat in await store.seats("room")] == ["ada"]
    assert [seat.person for seat in await store.seats("both")] == ["ada", "bob"]


async def test_a_login_is_taken_once(store: Store) -> None:
    await room(store)
    await store.set_account("ada", "countess", "hash")
    with pytest.raises(Conflict, match="taken"):
        await store.set_account("bob", "countess", "hash")
    with pytest.raises(Conflict, match="already"):
        await store.set_account("ada", "another", "hash")


async def test_visits_that_are_too_old_are_forgotten(store: Store) -> None:
    await person(store, "ada")
    assert await store.visitor("hash of ada", since=1.0) is not None
    assert await store.visitor("hash of ada", since=1.5) is None
    await store.forget_visits(before=1.5)
    assert await store.visitor("hash of ada", since=0.0) is None
