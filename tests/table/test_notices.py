"""Notices between processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest
from redis.exceptions import ConnectionError as NoConnection

from lawspeaker.table.live.notices import LocalNotices, Notice, ValkeyNotices, notices_at


async def test_everybody_in_the_process_hears() -> None:
    notices = LocalNotices()
    heard: list[Notice] = []
    notices.listen(heard.append)
    notices.listen(heard.append)
    await notices.publish(Notice("room", "me", [1]))
    await notices.run()
    assert heard == [Notice("room", "me", [1])] * 2


def test_valkey_only_where_it_is_named() -> None:
    assert isinstance(notices_at(""), LocalNotices)
    assert isinstance(notices_at("redis://localhost:1"), ValkeyNotices)


class Pipeline:
    """A way to a Valkey server that is away at first."""

    def __init__(self, given: list[list[bytes]], breaks: int) -> None:
        self.given = given
        self.breaks = breaks

    def __call__(self, transaction: bool) -> Pipeline:
        assert not transaction
        self.together: list[bytes] = []
        return self

    async def __aenter__(self) -> Pipeline:
        return self

    async def __aexit__(self, *error: object) -> None:
        pass

    def publish(self, channel: str, message: bytes) -> None:
        room = msgspec.json.decode(message, type=Notice).room
        assert channel == (f"lawspeaker:{room}" if room else "lawspeaker")
        self.together.append(message)

    async def execute(self) -> None:
        if self.breaks:
            self.breaks -= 1
            raise NoConnection("nobody there")
        self.given.append(self.together)


async def test_a_notice_is_kept_until_valkey_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Publishing never fails and never waits, so games go on; and of one room only the last notice counts."""
    notices = ValkeyNotices("redis://localhost:1")
    given: list[list[bytes]] = []
    monkeypatch.setattr(notices.valkey, "pipeline", Pipeline(given, breaks=2))
    monkeypatch.setattr("lawspeaker.table.live.notices.AGAIN", 0.0)
    for number in range(1000):
        await notices.publish(Notice(f"room {number % 2}", "me", [number], asks=number == 3))
    await notices.publish(Notice("", "me", alive=True))
    giving = asyncio.create_task(notices._give_all())
    while not given:
        await asyncio.sleep(0)
    giving.cancel()
    (together,) = given
    said = [msgspec.json.decode(notice, type=Notice) for notice in together]
    assert said == [
        Notice("room 0", "me", [998]),
        Notice("room 1", "me", [999], asks=True),  # which nobody has answered yet
        Notice("", "me", alive=True),
    ]
    await notices.valkey.aclose()


async def test_after_a_break_everything_may_have_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    notices = ValkeyNotices("redis://localhost:1")
    heard: list[Notice] = []
    notices.listen(heard.append)

    class Channel:
        async def __aenter__(self) -> Channel:
            return self

        async def __aexit__(self, *error: object) -> None:
            pass

        async def subscribe(self, *channels: str) -> None:
            assert channels == ("lawspeaker:a", "lawspeaker")

        async def listen(self):  # type: ignore[no-untyped-def]
            yield {"type": "subscribe", "channel": b"lawspeaker:a", "data": 1}
            assert heard == []  # what happens until the server has heard of all would be missed
            yield {"type": "subscribe", "channel": b"lawspeaker", "data": 2}
            yield {"type": "message", "channel": b"lawspeaker:a", "data": b'{"room": "a", "who": "b", "here": [0]}'}

    notices.follow("a")
    monkeypatch.setattr(notices.hearing, "pubsub", lambda **more: Channel())
    await notices._hear()
    assert heard == [Notice("", ""), Notice("a", "b", [0])]
    await notices.valkey.aclose()


async def test_only_what_is_followed_is_heard(valkey: str) -> None:
    """A process that begins to follow a room is told when it hears of it, because it may have missed something."""
    here, there = ValkeyNotices(valkey), ValkeyNotices(valkey)
    heard: list[Notice] = []
    here.listen(heard.append)
    running = [asyncio.create_task(notices.run()) for notices in (here, there)]
    await until(lambda: heard == [Notice("", "")])
    here.follow("a")
    here.follow("b")
    await until(lambda: len(heard) == 3)
    assert {notice.room for notice in heard[1:]} == {"a", "b"}
    assert {notice.who for notice in heard[1:]} == {""}
    here.leave("b")
    here.follow("c")
    await until(lambda: heard[3:] == [Notice("c", "")])
    for room in ("b", "elsewhere", "a", "c"):
        await there.publish(Notice(room, "there", [1]))
    await there.publish(Notice("", "there", alive=True))
    await until(lambda: len(heard) == 7)
    assert heard[4:] == [Notice("a", "there", [1]), Notice("c", "there", [1]), Notice("", "there", alive=True)]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0.001)
