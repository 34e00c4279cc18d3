"""The past: tables as they were after any step, for looking at a game again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from lawspeaker.table.live import drawn
from lawspeaker.table.live.course import GameCourse, Told, told
from lawspeaker.table.live.played import PlayedLog, replay
from lawspeaker.table.live.seen import Sight
from lawspeaker.table.protocol.messages import DrawnPart, TableSeen
from lawspeaker.table.storage.models import Room
from lawspeaker.table.storage.store import Store

MOST_KEPT = 8  # games that are being looked at


class Looked:
    """A game at the number it was last looked at. Going forward from there is quick; going back starts afresh."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.played: PlayedLog | None = None


class Past:
    """Tables as they were."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: OrderedDict[str, Looked] = OrderedDict()
        self.courses: OrderedDict[str, Told] = OrderedDict()

    async def table(self, room: Room, number: int, seat: int, lang: str) -> TableSeen:
        """What a seat saw after so many steps."""
        async with self._at(room, number) as played:
            sight = Sight(played.match, seat, lang, played.told_at)
            return sight.table(number, await sight.lines())

    async def drawing(self, room: Room, number: int, seat: int, lang: str, width: int) -> list[DrawnPart]:
        """That as text, so many columns wide."""
        async with self._at(room, number) as played:
            sight = Sight(played.match, seat, lang)
            view = played.match.view(seat)
        return await asyncio.to_thread(drawn.parts, sight.face, view, sight.words, set(), set(), width)

    async def course(self, room: Room, lang: str) -> GameCourse:
        """The course of a finished game."""
        found = self.courses.pop(room.id, None) or await told(room, await self.store.steps(room.id))
        self.courses[room.id] = found
        if len(self.courses) > MOST_KEPT:
            self.courses.popitem(last=False)
        return await asyncio.to_thread(found.course, lang)

    @asynccontextmanager
    async def _at(self, room: Room, number: int) -> AsyncIterator[PlayedLog]:
        """The game after so many steps, for the caller alone."""
        looked = self.kept.pop(room.id, None) or Looked()
        self.kept[room.id] = looked
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        async with looked.lock:
            yield await self._played(looked, room, number)

    async def _played(self, looked: Looked, room: Room, number: int) -> PlayedLog:
        played = looked.played
        looked.played = None  # if this fails half-way nobody goes on from there
        since = played.number if played is not None and played.number <= number else 0
        steps = (await self.store.steps(room.id, since))[: number - since]
        if played is None or played.number > number:
            played = await replay(room, steps)
        else:
            for step in steps:
                played.take(step)
        looked.played = played
        return played
