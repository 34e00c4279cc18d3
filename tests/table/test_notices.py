"""Notices between processes."""

from __future__ import annotations

import asyncio

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
        assert channel == "lawspeaker"
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
        await notices.publish(Notice(f"room {number % 2}", "me", [number]))
    giving = asyncio.create_task(notices._give_all())
    while not given:
        await asyncio.sleep(0)
    giving.cancel()
    (together,) = given
    said = [msgspec.json.decode(notice, type=Notice) for notice in together]
    assert said == [Notice("room 0", "me", [998]), Notice("room 1", "me", [999])]
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

        async def subscribe(self, channel: str) -> None:
            assert channel == "lawspeaker"

        async def listen(self):  # type: ignore[no-untyped-def]
            assert heard == []  # what happens until the server has heard of it would be missed
            yield {"type": "subscribe", "data": 1}
            yield {"type": "message", "data": b'{"room": "a", "who": "b", "here": [0]}'}

    monkeypatch.setattr(notices.hearing, "pubsub", lambda **more: Channel())
    await notices._hear()
    assert heard == [Notice("", ""), Notice("a", "b", [0])]
    await notices.valkey.aclose()
