"""The tables of this process. A table is read when somebody needs it, and dropped when nobody has for a while."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Container, Coroutine

from lawspeaker.kernel.errors import LawspeakerError
from lawspeaker.table.bots.schedule import Standing
from lawspeaker.table.live.notices import Notice, Notices
from lawspeaker.table.live.table import LiveTable
from lawspeaker.table.storage.models import PERSON, PLAYING, Person, Room
from lawspeaker.table.storage.store import Store

AGAIN = 1.0  # seconds until the database is asked again after it did not answer
ALIVE = 5.0  # seconds between two signs of life of a process,
GONE = 20.0  # and after which one that gave none is taken for gone, with whoever was connected to it
IDLE = 300.0  # seconds after which a table that nobody looks at is dropped

_log = logging.getLogger(__name__)


class LiveTables:
    """All tables that somebody in this process looks at or plays at.

    `due` is called with a room in which something must happen without a person, and `asked` with a person who is asked
    and is not here to see it.
    """

    def __init__(
        self,
        store: Store,
        notices: Notices,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.notices = notices
        self.now = now
        self.steady = steady  # a clock that never jumps
        self.who = secrets.token_urlsafe(8)  # this process, among those that share the database
        self.tables: dict[str, LiveTable] = {}
        self.closing = False
        self.due: Callable[[str], None] | None = None
        self.asked: Callable[[Person, Room], None] | None = None
        self.busy: set[asyncio.Task[None]] = set()
        self.heard: dict[str, float] = {}  # by process: when something was heard of it last
        self.shown = steady() - ALIVE  # when this one gave its last sign of life
        notices.listen(self._hear)

    def table(self, room: str) -> LiveTable:
        """The table of a room. Whether the room exists shows when it is read."""
        if room not in self.tables:
            self.tables[room] = LiveTable(room, self.store, self.now, self._spread, self._read_again)
            self.notices.follow(room)
        return self.tables[room]

    async def changed(self, room: str) -> None:
        """Something was committed outside the tables: somebody sat down, or a game began."""
        table = self.tables.get(room)
        if table is not None and not await self._refreshed(table):
            self._read_again(table)
        await self._publish(room)
        stored = await self.store.room(room)
        if stored is not None:
            self._see_to(stored)

    def standing(self, room: str) -> Standing:
        """Where a table stands among those that wait for a bot to think."""
        table = self.tables.get(room)
        if table is None or table.room is None:
            return Standing()
        return Standing(table.room.host, table.is_attended())

    def watched(self) -> list[str]:
        """The rooms where only bots play and somebody watches them through this process."""
        return [room for room, table in self.tables.items() if table.viewers and table.only_bots()]

    def sweep(self, besides: Container[str] = ()) -> None:
        """Drop the tables that nobody has needed for a while, besides those of some rooms: where a bot thinks, its
        answer will be told by the table that asked for it, and so everybody who comes back must come to that one.
        """
        since = self.now() - IDLE
        idle = [room for room, table in self.tables.items() if room not in besides and table.is_idle(since)]
        for room in idle:
            del self.tables[room]
            self.notices.leave(room)

    async def note_processes(self) -> None:
        """Give a sign of life, and forget the processes that give none: one that is killed cannot say that nobody is
        connected to it any more. Called regularly.
        """
        if not self.notices.reach_others():
            return
        now = self.steady()
        if now >= self.shown + GONE:
            self._show_all()  # this one stood still, and was forgotten
        if now >= self.shown + ALIVE:
            self.shown = now
            self._start(self.notices.publish(Notice("", self.who, alive=True)))
        for who in [who for who, heard in self.heard.items() if now >= heard + GONE]:
            del self.heard[who]
            for table in list(self.tables.values()):
                await table.note_elsewhere(who, [])

    def _show_all(self) -> None:
        """Tell the other processes who is connected to this one."""
        for room, table in self.tables.items():
            if table.here():
                self._start(self._publish(room))

    async def send_away(self, patience: float) -> None:
        """Tell everybody to connect elsewhere, and wait so many seconds for them to go. Nobody is let in any more."""
        self.closing = True
        for table in self.tables.values():
            for viewer in table.viewers:
                viewer.send_away()
        until = time.monotonic() + patience
        while any(table.viewers for table in self.tables.values()) and time.monotonic() < until:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Wait for what is still being told."""
        self.closing = True
        await asyncio.gather(*self.busy, return_exceptions=True)

    # Other processes, bots, and people who are away.

    def _spread(self, table: LiveTable) -> None:
        if self.notices.reach_others():
            self._start(self._publish(table.id))
        if table.room is not None:
            self._see_to(table.room)
            self._call(table, table.room)

    async def _publish(self, room: str, asks: bool = False) -> None:
        here = sorted(self.tables[room].here()) if room in self.tables else []
        await self.notices.publish(Notice(room, self.who, here, asks))

    def _see_to(self, room: Room) -> None:
        if self.due is not None and room.state == PLAYING and room.due is not None and room.due <= self.now():
            self.due(room.id)

    def _call(self, table: LiveTable, room: Room) -> None:
        """Tell the person who is asked, unless they see it themselves."""
        if self.asked is None or table.played is None or table.is_over():
            return
        seat = table.seats[table.played.asked]
        person = table.people.get(seat.person or "")
        if seat.kind == PERSON and person is not None and seat.number not in table.here_anywhere():
            self.asked(person, room)

    def _hear(self, notice: Notice) -> None:
        if notice.who == self.who:
            return
        if notice.who:
            self.heard[notice.who] = self.steady()
        elif not notice.room:
            self._show_all()  # others may have missed it too
        if notice.alive:
            return
        here = [self.tables.get(notice.room)] if notice.room else self.tables.values()
        for table in here:
            if table is not None:
                self._start(self._catch_up(table, notice))

    async def _catch_up(self, table: LiveTable, notice: Notice) -> None:
        if notice.room and not notice.who:
            await self._publish(table.id, asks=True)
        elif notice.room:
            if (notice.asks or notice.who not in table.elsewhere) and table.here():
                await self._publish(table.id)  # it is new there, and does not know who is here
            await table.note_elsewhere(notice.who, notice.here)
        await self._get_to_know(table)

    def _read_again(self, table: LiveTable) -> None:
        self._start(self._get_to_know(table))

    async def _get_to_know(self, table: LiveTable) -> None:
        """Let a table read what is stored. Nobody says a second time that something has changed: if the database does
        not answer, it must be asked again.
        """
        while not await self._refreshed(table):
            await asyncio.sleep(AGAIN)

    async def _refreshed(self, table: LiveTable) -> bool:
        """Whether a table knows what is stored, or nobody needs to know."""
        try:
            await table.refresh()
        except LawspeakerError:
            raise
        except Exception as error:
            _log.warning("room %s cannot be read: %s", table.id, error)
            return self.closing or self.tables.get(table.id) is not table
        return True

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.busy.add(task)  # else nothing holds it until it is done
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.busy.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("a table could not be told of a change", exc_info=task.exception())
