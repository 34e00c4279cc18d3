"""Notices: telling the other processes of a server that something in a room has changed.

A notice is only a hint. Whoever gets one reads from storage what has changed, so one that is lost or comes twice does
no harm: the next reader finds everything there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import msgspec

CHANNEL = "lawspeaker"
AGAIN = 1.0  # seconds to wait before connecting again

_log = logging.getLogger(__name__)


class Notice(msgspec.Struct):
    """Something in a room has changed; without a room, perhaps in any. `here` are the seats of the room whose person is
    connected to the process `who`. With `alive` nothing has changed, and that process is still there.
    """

    room: str
    who: str
    here: list[int] = []
    alive: bool = False


Listener = Callable[[Notice], None]


class Notices(Protocol):
    """Where notices are published and heard. `run` until cancelled."""

    def listen(self, listener: Listener) -> None: ...

    def reach_others(self) -> bool:
        """Whether anybody hears them besides who publishes them."""
        ...

    async def publish(self, notice: Notice) -> None: ...

    async def run(self) -> None: ...


class LocalNotices:
    """Notices within one process: enough if it serves all tables."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        self.listeners.append(listener)

    def reach_others(self) -> bool:
        return len(self.listeners) > 1

    async def publish(self, notice: Notice) -> None:
        for listener in self.listeners:
            listener(notice)

    async def run(self) -> None:
        """There is nothing to wait for."""


class ValkeyNotices:
    """Notices through a Valkey server, for several processes that share one database. Others need not import what
    speaks to it.

    Notices that come while others are being given gather: one way there and back can serve many, as with commits.
    """

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
        from redis.exceptions import RedisError

        self.valkey = Redis.from_url(url)
        # Who hears must know of every break, because notices were missed in it; so this one does not try again.
        self.hearing = Redis.from_url(url, retry=Retry(NoBackoff(), 0))
        self.errors = (RedisError, OSError)
        self.listeners: list[Listener] = []
        self.waiting: dict[tuple[str, bool], Notice] = {}  # to be given; of those of a room only the last
        self.some_wait = asyncio.Event()

    def listen(self, listener: Listener) -> None:
        self.listeners.append(listener)

    def reach_others(self) -> bool:
        return True

    async def publish(self, notice: Notice) -> None:
        self.waiting[notice.room, notice.alive] = notice
        self.some_wait.set()

    async def run(self) -> None:
        try:
            await asyncio.gather(self._hear_all(), self._give_all())
        finally:
            with suppress(*self.errors, TimeoutError):
                await asyncio.wait_for(self._give(), AGAIN)
            await self.valkey.aclose()
            await self.hearing.aclose()

    async def _give_all(self) -> None:
        """Give what waits, all of it at once, and keep it until it is given."""
        while True:
            await self.some_wait.wait()
            try:
                await self._give()
            except self.errors as error:
                _log.warning("notices cannot be given: %s", error)
                await asyncio.sleep(AGAIN)

    async def _give(self) -> None:
        together, self.waiting = self.waiting, {}
        self.some_wait.clear()
        try:
            async with self.valkey.pipeline(transaction=False) as pipeline:
                for notice in together.values():
                    pipeline.publish(CHANNEL, msgspec.json.encode(notice))
                await pipeline.execute()
        except BaseException:
            self.waiting = together | self.waiting
            self.some_wait.set()
            raise

    async def _hear_all(self) -> None:
        while True:
            try:
                await self._hear()
            except (*self.errors, msgspec.MsgspecError) as error:
                _log.warning("notices cannot be heard: %s", error)
                await asyncio.sleep(AGAIN)

    async def _hear(self) -> None:
        async with self.hearing.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            async for message in channel.listen():
                if message["type"] == "message":
                    self._tell(msgspec.json.decode(message["data"], type=Notice))
                else:  # from now on everything is heard, and nobody knows what was missed before
                    self._tell(Notice(room="", who=""))

    def _tell(self, notice: Notice) -> None:
        for listener in self.listeners:
            listener(notice)


def notices_at(valkey: str) -> Notices:
    """Notices through this Valkey server; without one, within this process."""
    return ValkeyNotices(valkey) if valkey else LocalNotices()
