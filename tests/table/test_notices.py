"""Notices between processes."""

from __future__ import annotations

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


async def test_without_valkey_games_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A notice is a hint only: that it cannot be given must not keep anybody from playing."""
    notices = ValkeyNotices("redis://localhost:1")

    async def publish(channel: str, message: bytes) -> int:
        raise NoConnection("nobody there")

    monkeypatch.setattr(notices.valkey, "publish", publish)
    await notices.publish(Notice("room", "me"))
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
