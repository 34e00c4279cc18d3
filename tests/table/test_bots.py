"""Bots at the real server: quick ones do not wait for others, and bots alone wait for somebody to watch."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from lawspeaker.table.house import House
from lawspeaker.table.settings import Settings
from tests.table.served import Caller, serving


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(Settings(f"sqlite:///{tmp_path / 'table.db'}", pause=0))


@pytest.fixture
async def ada(tmp_path: Path, house: House) -> AsyncIterator[Caller]:
    async with serving(tmp_path, house) as address:
        guest = Caller(address)
        await guest.arrive("Ada")
        yield guest
        await guest.http.aclose()


async def test_a_novice_answers_while_nobody_is_free_to_think_ahead(house: House, ada: Caller) -> None:
    """Experts wait at three tables, and the only process that thinks ahead is taken."""
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(house.minds.ahead.worker_for("somebody's"))
        for _ in range(3):
            room = (await ada.open_room("expert", "expert", game="toy"))["room"]["id"]
            await (await stack.enter_async_context(ada.sit(room))).hear("welcome")
        opened = await ada.open_room("me", "novice", game="toy")
        playing = await stack.enter_async_context(ada.sit(opened["room"]["id"]))
        table = (await playing.hear("welcome"))["table"]
        while table["ask"] is not None:
            if table["ask"]["options"]:
                await playing.say("answer", ask=table["number"], option=0)
            table = (await playing.hear("update"))["table"]
        assert len(house.minds.ahead.schedule.waiting) == 3
        assert all(house.tables.standing(room).attended for room, _ in house.minds.ahead.schedule.waiting)


async def test_what_experts_think_is_the_host_s_to_answer_for(house: House, ada: Caller) -> None:
    opened = await ada.open_room("me", "skilled", game="toy")
    me = (await ada.http.get("/api/me")).json()["person"]["id"]
    async with ada.sit(opened["room"]["id"]) as playing:
        table = (await playing.hear("welcome"))["table"]
        while table["ask"]["seat"] == 0:
            await playing.say("answer", ask=table["number"], option=0)
            table = (await playing.hear("update"))["table"]
        await playing.hear("update")
    assert list(house.limits.thinking.buckets) == [me]


async def test_bots_play_only_while_somebody_watches(house: House, ada: Caller) -> None:
    rooms = [(await ada.open_room("random", "random", game="toy"))["room"]["id"] for _ in range(20)]
    await house.watch.look()
    await house.watch.settle()
    assert not any([await house.store.steps(room) for room in rooms])
    async with ada.sit(rooms[7]) as watching:
        while (heard := await watching.hear())["type"] != "room" or heard["room"]["state"] != "over":
            pass
    assert [room for room in rooms if await house.store.steps(room)] == [rooms[7]]


async def test_a_private_table_is_closed_to_a_stranger_like_one_that_is_not_there(house: House, ada: Caller) -> None:
    room = (await ada.open_room("me", "random", game="toy", spectators=False))["room"]["id"]
    eve = Caller(ada.address)
    await eve.arrive("Eve")
    told = []
    for where in (room, "nowhere"):
        async with eve.sit(where) as socket:
            await socket.socket.wait_closed()
            told.append((socket.socket.close_code, socket.socket.close_reason))
    assert told[0] == told[1] == (4404, "There is no such table.")
    await eve.http.aclose()
    async with ada.sit(room) as socket:
        assert (await socket.hear("welcome"))["seat"] == 0
