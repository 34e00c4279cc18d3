"""Several server processes on one PostgreSQL database, with Valkey between them, serve the same tables."""

from __future__ import annotations

import asyncio
import os
import signal
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from random import Random
from typing import Any, cast

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from lawspeaker.table.house import House
from lawspeaker.table.live.tables import ALIVE
from lawspeaker.table.live.watch import Watch
from lawspeaker.table.settings import Settings
from tests.table.company import HereMinds, Onlooker, answer, asked, at, begin_room
from tests.table.processes import Person, Place, stored
from tests.table.served import Caller, Connected
from tests.table.services import MADE, Postgres

KILLS = 2  # `make chaos` kills more
GAMES = 2
SEATS = ("me", "friend", "random")
OTHERS = """
    select count(*) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
"""


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database(like=MADE)


# Processes.


class Couple:
    """Two server processes, and who plays through each: Ada through the first, Bob through the second."""

    def __init__(self, database: str, valkey: str) -> None:
        self.database = database
        self.places = [Place(database, valkey) for _ in range(2)]
        self.processes: dict[int, Process] = {}
        self.stacks = [AsyncExitStack() for _ in self.places]

    async def start(self, number: int) -> None:
        place = self.places[number]
        self.processes[number] = await self.stacks[number].enter_async_context(place.server(*place.usual()))

    async def kill(self, number: int) -> None:
        os.kill(self.processes[number].pid, signal.SIGKILL)
        await self.stacks[number].aclose()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[tuple[Caller, Caller]]:
        try:
            await asyncio.gather(*(self.start(number) for number in range(2)))
            ada, bob = (Caller(place.address) for place in self.places)
            await ada.arrive("Ada")
            await bob.arrive("Bob")
            yield ada, bob
        finally:
            for stack in self.stacks:
                await stack.aclose()


async def sit_down(ada: Caller, bob: Caller) -> str:
    """A table with a bot on the last seat."""
    opened = await ada.open_room(*SEATS)
    await bob.join(opened["invites"]["1"])
    room: str = opened["room"]["id"]
    return room


async def test_what_happens_in_one_process_is_told_in_the_other(database: str, valkey: str) -> None:
    async with Couple(database, valkey).running() as (ada, bob):
        room = (await ada.open_room(*SEATS))["room"]["id"]
        async with ada.sit(room) as first, bob.sit(room) as second:
            assert (await first.hear("welcome"))["room"]["state"] == "waiting"
            assert (await second.hear("welcome"))["seat"] == -1
            link = (await ada.http.post(f"/api/rooms/{room}/seats/1/invite", json={})).json()["link"]
            await bob.join(link)
            for socket, seat in ((first, 0), (second, 1)):
                begun = await hear_of_the_beginning(socket)
                assert (begun["seat"], begun["table"]["number"]) == (seat, 0)
            assert (await first.ask("answer", ask=0, option=0))["number"] == 1
            heard = await second.hear("update")
            assert (heard["by"], heard["table"]["number"]) == (0, 1)
            assert (await second.ask("say", text="hello"))["type"] == "ack"
            assert (await first.hear("said"))["line"]["text"] == "hello"
        async with ada.sit(room) as again:
            await hear_of_bob(again, here=False)
            async with bob.sit(room):
                await hear_of_bob(again, here=True)


async def hear_of_the_beginning(socket: Connected) -> dict[str, Any]:
    """Wait for the table. A process may look when Bob has sat down already, and the game has not begun yet."""
    while (begun := await socket.hear("welcome"))["table"] is None:
        assert begun["room"]["state"] == "waiting"
    return begun


async def hear_of_bob(socket: Connected, here: bool) -> None:
    """Wait until the process of this socket knows whether Bob is connected to the other one."""
    while (heard := await socket.hear()).get("room", {"seats": [{}, {"here": None}]})["seats"][1]["here"] is not here:
        assert heard["type"] in ("welcome", "room", "update", "said")


async def test_either_process_is_killed_at_any_moment(database: str, valkey: str) -> None:
    """Whoever plays through the other one goes on, with the bots too; and nothing that was acknowledged is lost."""
    couple, random = Couple(database, valkey), Random(3)
    async with couple.running() as callers:
        rooms = [await sit_down(*callers) for _ in range(GAMES)]
        sides = [
            [Person(caller, room, seed, seat) for seed, room in enumerate(rooms)] for seat, caller in enumerate(callers)
        ]
        everybody = [person for side in sides for person in side]
        playing = [play_on(side) for side in sides]
        for _ in range(KILLS):
            known = [len(person.acknowledged) for person in everybody]
            while any(
                len(person.acknowledged) == before and not person.over
                for person, before in zip(everybody, known, strict=True)
            ):
                await asyncio.wait(playing, timeout=0.01)
                for task, side in zip(playing, sides, strict=True):
                    assert not task.done() or all(person.over for person in side)
            await asyncio.sleep(random.random() * 0.1)
            victim = random.randrange(2)
            await couple.kill(victim)
            await playing[victim]
            await couple.start(victim)
            playing[victim] = play_on(sides[victim])
        for number in range(2):
            await couple.kill(number)
        await asyncio.gather(*playing)
    await all_done(database)
    for person in everybody:
        steps = await stored(database, person)
        assert len(person.acknowledged) >= KILLS
        assert {step.by for step in steps if step.seat == 2} == {"bot:random"}


async def all_done(database: str) -> None:
    """Wait until PostgreSQL has done what those who were killed had asked of it: a commit may still be on its way."""
    engine = create_async_engine(database, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        while await connection.scalar(text(OTHERS)):
            await asyncio.sleep(0.01)
    await engine.dispose()


def play_on(people: list[Person]) -> asyncio.Future[list[None]]:
    return asyncio.ensure_future(asyncio.gather(*(person.play_on() for person in people)))


async def test_who_comes_to_another_process_sees_who_is_here(database: str, valkey: str) -> None:
    """Also somebody who only looks on, and is not told to the others."""
    houses = [House(Settings(database, valkey)) for _ in range(2)]
    await houses[0].store.open()
    room = await begin_room(houses[0].store, ("ada", "bob"))
    hearing = [asyncio.create_task(house.notices.run()) for house in houses]
    await houses[0].tables.table(room).attend(Onlooker("ada"))
    while not all(
        house.tables.heard for house in houses
    ):  # each hears the other, and has told it what there was to tell
        for house in houses:
            house.tables.shown -= ALIVE
            await house.tables.note_processes()
        await asyncio.sleep(0.01)
    eve = Onlooker("eve")
    await houses[1].tables.table(room).attend(eve)
    async with asyncio.timeout(10):
        while not eve.heard[-1]["room"]["seats"][0]["here"]:
            await asyncio.sleep(0.01)
    for house, task in zip(houses, hearing, strict=True):
        await house.tables.close()
        task.cancel()
        await house.store.close()


# Bots.


async def test_one_process_lets_a_bot_answer(database: str, valkey: str) -> None:
    """Whichever process sees that a bot is asked, it thinks once about each ask; all processes tell what came of it."""
    houses = [House(Settings(database, valkey)) for _ in range(2)]
    watches = [Watch(house.tables, HereMinds(), pause=0.0) for house in houses]
    await houses[0].store.open()
    room = await begin_room(houses[0].store, ("bot:random", "ada", "bot:random"))
    hearing = [asyncio.create_task(house.notices.run()) for house in houses]
    tables, lookers = [house.tables.table(room) for house in houses], [Onlooker("eve"), Onlooker("eve")]
    for table, looker in zip(tables, lookers, strict=True):
        await table.attend(looker)
    for turn in count():
        await asyncio.gather(*(watch.look() for watch in watches))
        await asyncio.gather(*(watch.settle() for watch in watches))
        number = len(await houses[0].store.steps(room))
        while min(at(table) for table in tables) < number:
            await asyncio.sleep(0)
        if asked(tables[0]) < 0:
            break
        if asked(tables[0]) == 1:
            await tables[turn % 2].go_on(number, answer(1, 0), "ada")
    by_bots = [step for step in await houses[0].store.steps(room) if step.by == "bot:random"]
    assert sum(len(cast(HereMinds, watch.minds).asked) for watch in watches) == len(by_bots)
    for looker in lookers:
        assert [update["table"]["number"] for update in looker.heard_of("update")] == list(range(1, number + 1))
    for house, task in zip(houses, hearing, strict=True):
        await house.tables.close()
        task.cancel()
        await house.store.close()
