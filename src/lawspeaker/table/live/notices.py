"""Notices: telling the other processes of a server that something in a room has changed.

A notice is only a hint. Whoever gets one reads from storage what has changed, so one that is lost or comes twice does
no harm: the next reader finds everything there.

Each room has a channel of its own, so that a process hears only of the tables it has in memory, however many others
there are.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

import msgspec

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub

CHANNEL = "lawspeaker"  # for signs of life; those of the rooms begin like this
AGAIN = 1.0  # seconds to wait before connecting again

_log = logging.getLogger(__name__)


class Notice(msgspec.Struct):
    """Something in a room has changed; without a room, perhaps in any. `here` are the seats of the room whose person is
    connected to the process `who`. If that `asks`, it wants to know the same of the others. With `alive` nothing has
    changed, and that process is still there. Without `who` nobody gave it: what came until now may have been missed.
    """

    room: str
    who: str
    here: list[int] = []
    asks: bool = False
    alive: bool = False


Listener = Callable[[Notice], None]


class Notices(Protocol):
    """Where notices are published and heard. `run` until cancelled."""

    def listen(self, listener: Listener) -> None: ...

    def follow(self, room: str) -> None:
        """Hear what is published about a room. From when it is heard, a notice without `who` says."""
        ...

    def leave(self, room: str) -> None:
        """Hear that no longer."""
        ...

    def reach_others(self) -> bool:
        """Whether anybody hears them besides who publishes them."""
        ...

    async def publish(self, notice: Notice) -> None: ...

    async def run(self) -> None: ...


class LocalNotices:
    """Notices within one process: enough if it serves all tables. Everybody hears all of them."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        self.listeners.append(listener)

    def follow(self, room: str) -> None:
        """It is heard in any case."""

    def leave(self, room: str) -> None:
        """The same."""

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
        self.waiting: dict[str, Notice] = {}  # to be given, by room; of those of a room only the last
        self.some_wait = asyncio.Event()
        self.rooms: set[str] = set()  # that are followed
        self.others_followed = asyncio.Event()  # than before

    def listen(self, listener: Listener) -> None:
        self.listeners.append(listener)

    def follow(self, room: str) -> None:
        self.rooms.add(room)
        self.others_followed.set()

    def leave(self, room: str) -> None:
        self.rooms.discard(room)
        self.others_followed.set()

    def reach_others(self) -> bool:
        return True

    async def publish(self, notice: Notice) -> None:
        before = self.waiting.get(notice.room)
        notice.asks = notice.asks or (before is not None and before.asks)
        self.waiting[notice.room] = notice
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
                    pipeline.publish(channel_of(notice.room), msgspec.json.encode(notice))
                await pipeline.execute()
        except BaseException:
            since, self.waiting = self.waiting, together
            for notice in since.values():
                await self.publish(notice)
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
        """Until the connection breaks."""
        async with self.hearing.pubsub() as channel:
            rooms = set(self.rooms)
            await channel.subscribe(*map(channel_of, rooms), CHANNEL)  # Valkey confirms them in this order
            work = [asyncio.create_task(self._follow(channel, rooms)), asyncio.create_task(self._listen(channel))]
            try:
                ended, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in work:
                    task.cancel()
                await asyncio.gather(*work, return_exceptions=True)
            ended.pop().result()

    async def _follow(self, channel: PubSub, heard: set[str]) -> None:
        """Hear of other rooms than before whenever others are followed."""
        while True:
            await self.others_followed.wait()
            self.others_followed.clear()
            new, old = self.rooms - heard, heard - self.rooms
            heard = set(self.rooms)
            if new:
                await channel.subscribe(*map(channel_of, new))
            if old:
                await channel.unsubscribe(*map(channel_of, old))

    async def _listen(self, channel: PubSub) -> None:
        is_first = True
        async for message in channel.listen():
            room = message["channel"].decode().removeprefix(CHANNEL)[1:]
            if message["type"] == "message":
                self._tell(msgspec.json.decode(message["data"], type=Notice))
            elif message["type"] == "subscribe" and not (room and is_first):
                # From now on it is heard, all that is followed at first; nobody knows what was missed before.
                self._tell(Notice(room, who=""))
                is_first = False

    def _tell(self, notice: Notice) -> None:
        for listener in self.listeners:
            listener(notice)


def channel_of(room: str) -> str:
    """Where notices of a room are given; without one those of none."""
    return f"{CHANNEL}:{room}" if room else CHANNEL


def notices_at(valkey: str) -> Notices:
    """Notices through this Valkey server; without one, within this process."""
    return ValkeyNotices(valkey) if valkey else LocalNotices()
