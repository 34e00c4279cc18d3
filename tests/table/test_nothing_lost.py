"""The server is killed at any moment: every answer that was acknowledged is there afterwards, once and in order."""

from __future__ import annotations

import asyncio
import signal
from random import Random

import pytest

from tests.table.processes import Person, Place, stored
from tests.table.served import Caller

KILLS = 50  # `make chaos` kills more


async def sit_down(place: Place, seed: int) -> Person:
    caller = Caller(place.address)
    await caller.arrive("Ada")
    opened = await caller.open_room("me", "random")
    return Person(caller, opened["room"]["id"], seed)


async def test_killed_at_any_moment(database: str) -> None:
    place, random = Place(database), Random(5)
    person: Person | None = None
    async with place.nursery() as nursery:
        for kill in range(KILLS):
            async with nursery.server():
                if person is None or person.over:
                    person = await sit_down(place, seed=kill)
                before = len(person.acknowledged)
                playing = asyncio.create_task(person.play_on())
                while len(person.acknowledged) < before + 1 + kill % 3 and not playing.done():
                    await asyncio.wait({playing}, timeout=0.01)
                assert person.over or not playing.done()
                await asyncio.sleep(random.random() * 0.02)
            await playing
            await stored(place.database, person)
    assert person is not None
    assert len(person.acknowledged) >= KILLS / 5


@pytest.mark.parametrize("when", ["before", "after"])
async def test_killed_around_a_commit(database: str, when: str) -> None:
    """Killed after the commit and before anybody heard of it, the answer is there, and is acknowledged when it is said
    again; killed before, it is not there, and is done then.
    """
    place = Place(database)
    async with place.nursery() as nursery:
        async with nursery.server(when) as server:
            person = await sit_down(place, seed=1)
            await person.play_on()
            assert await server.ended() == -signal.SIGKILL
        assert len(person.acknowledged) == 2
        assert person.unsure is not None
        ask, _, value = person.unsure
        steps = await stored(place.database, person)
        assert [step.option for step in steps if step.number == ask] == ([value] if when == "after" else [])
        async with nursery.server():
            await person.play(1)
    assert person.acknowledged[ask] == value
    assert len(await stored(place.database, person)) > ask
