"""The watch: does what must happen without a person, so that no game stands still because a server did.

Bots answer, and a bot stands in for somebody whose time is up. What is due is in storage, so that after a crash another
process, or the same one started again, goes on. Where there are several a lease keeps two from seeing to the same room;
it is short, and renewed while a bot thinks. Whoever took a room to where it is due sees to it at once, and the others
leave that to them for a moment: else they would read tables that nobody needs there.

Where only bots play, they wait until somebody watches, and the process of a spectator looks after them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from lawspeaker.table.bots.mind import Question
from lawspeaker.table.bots.minds import Minds
from lawspeaker.table.live.played import BY_BOT, Logged
from lawspeaker.table.live.table import LiveTable
from lawspeaker.table.live.tables import LiveTables
from lawspeaker.table.refusals import Refusal
from lawspeaker.table.storage.models import ANSWER

EVERY = 1.0  # seconds between two looks at what is due
LEASE = 6.0  # seconds. What fails is tried again only after this
PATIENCE = 2.0  # seconds that a room which has just changed is left to the process that changed it
ANYHOW = "random"  # the bot that answers where another comes to no answer

_log = logging.getLogger(__name__)


class Watch:
    """Checks regularly what is due. `pause` is the number of seconds between two answers where only bots play; `alone`
    says that no other process watches. With others, `patience` is how long each room is left to them.
    """

    def __init__(
        self,
        tables: LiveTables,
        minds: Minds,
        pause: float,
        alone: bool = False,
        lease: float = LEASE,
        patience: float = 0.0,
    ) -> None:
        self.tables = tables
        self.minds = minds
        self.alone = alone
        self.pause = pause
        self.lease = lease
        self.patience = patience
        self.working: dict[str, asyncio.Task[None]] = {}  # by room
        self.again: set[str] = set()  # rooms in which something became due while they were seen to
        self.held_up: set[str] = set()  # rooms in which something is due here, and others had the lease
        tables.due = self.see_to

    async def run(self) -> None:
        try:
            while True:
                try:
                    await self.look()
                except Exception:  # the database may come back
                    _log.exception("what is due could not be found out")
                await asyncio.sleep(EVERY)
        finally:
            await self.stop()

    async def stop(self) -> None:
        tasks = list(self.working.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def look(self) -> None:
        """Handle everything that is due, and drop tables that nobody needs."""
        await self.tables.note_processes()
        store, watched, besides = self.tables.store, self.tables.watched(), list(self.working)
        for room in await store.due_rooms(self.tables.now(), self.patience, watched=watched, besides=besides):
            self.see_to(room.id)
        held_up, self.held_up = self.held_up, set()
        for name in held_up:
            self.see_to(name)
        self.tables.sweep(besides=self.working)

    async def settle(self) -> None:
        """Wait until everything that was due is seen to."""
        while self.working:
            await asyncio.gather(*self.working.values())

    def see_to(self, room: str) -> None:
        """See to a room in the background."""
        if room in self.working:
            self.again.add(room)
            return
        self.working[room] = asyncio.create_task(self._see_to(room))

    async def _see_to(self, room: str) -> None:
        try:
            if self.alone:
                await self._answer_all(room, lambda: True)
            elif await self._has_lease(room):
                holding = asyncio.create_task(self._hold(room))
                try:
                    await self._answer_all(room, lambda: not holding.done())
                finally:
                    holding.cancel()
                await self.tables.store.release(room, self.tables.who)
            else:  # who has it may have been about to give it back, and have seen nothing that was due
                self.held_up.add(room)
        except Exception:
            _log.exception("room %s could not be seen to", room)
            with suppress(SQLAlchemyError, OSError):
                await self._has_lease(room)  # nobody tries again for a while
        finally:
            del self.working[room]
        if room in self.again:  # something became due while the lease was given back
            self.again.discard(room)
            self.see_to(room)

    async def _has_lease(self, room: str) -> bool:
        """Take or renew the lease of a room. Returns whether it was available."""
        now = self.tables.now()
        return await self.tables.store.lease(room, self.tables.who, now, now + self.lease)

    async def _hold(self, room: str) -> None:
        """Keep renewing a lease until it is lost."""
        with suppress(SQLAlchemyError, OSError):
            await asyncio.sleep(self.lease / 3)
            while await self._has_lease(room):
                await asyncio.sleep(self.lease / 3)

    async def _answer_all(self, room: str, may_go_on: Callable[[], bool]) -> None:
        """Let bots answer until a person is asked and nothing became due meanwhile, or the lease is lost."""
        table = self.tables.table(room)
        self.again.add(room)
        while room in self.again:
            self.again.discard(room)
            while may_go_on() and (found := await table.next_question()) is not None:
                ask, question = found
                try:
                    await self._answer(table, ask, question)
                except Refusal as refusal:
                    _log.info("room %s went on without %s: %s", room, question.bot, refusal)

    async def _answer(self, table: LiveTable, ask: int, question: Question) -> None:
        if table.only_bots():
            value, _ = await asyncio.gather(self.minds.think(question), asyncio.sleep(self.pause))
        else:  # whoever plays follows at a pace of their own
            value = await self.minds.think(question)
        bot, place = question.bot, await table.place_of(ask, value)
        if place is None:
            bot, place = ANYHOW, await table.any_place(ask)
        await table.go_on(ask, Logged(ANSWER, question.seat, place), BY_BOT + bot)
