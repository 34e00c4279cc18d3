"""The house: everything that one process of the server holds, for the request handlers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from lawspeaker.table.bots.minds import Minds
from lawspeaker.table.limits import Limits
from lawspeaker.table.live.notices import notices_at
from lawspeaker.table.live.past import Past
from lawspeaker.table.live.reviewed import Reviews
from lawspeaker.table.live.tables import LiveTables
from lawspeaker.table.live.watch import PATIENCE, Watch
from lawspeaker.table.meters import CountedLog, Meters
from lawspeaker.table.rooms.mail import Mail
from lawspeaker.table.rooms.people import DAY, KEPT_DAYS, People
from lawspeaker.table.rooms.rooms import Rooms
from lawspeaker.table.settings import Settings
from lawspeaker.table.storage.store import Store


class House:
    """`tables` are those of this process, and `minds` think for the bots. Nothing works until it is `opened`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits()
        self.meters = Meters()
        self.logged = CountedLog()
        self.store = Store(settings.database, self.meters)
        self.people = People(self.store, self.limits)
        self.notices = notices_at(settings.valkey)
        self.tables = LiveTables(self.store, self.notices)
        self.tables.asked = Mail(settings, self.limits).tell_turn
        self.rooms = Rooms(self.store, self.tables.changed)
        self.past = Past(self.store)
        self.minds = Minds(settings.workers, self.tables.standing, self.limits.thinking)
        self.reviews = Reviews(self.store, self.minds)
        alone = not settings.valkey
        patience = 0.0 if alone else PATIENCE
        self.watch = Watch(self.tables, self.minds, settings.pause / 1000, alone, patience=patience)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Open the database and run the watch until the context ends."""
        logging.getLogger().addHandler(self.logged)
        await self.store.open()
        await self.store.forget_visits(before=time.time() - KEPT_DAYS * DAY)
        if not self.settings.valkey:
            await self.store.free_leases()
        telling, watching = asyncio.create_task(self.notices.run()), asyncio.create_task(self.watch.run())
        try:
            yield
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
            await self.tables.close()
            telling.cancel()  # when there is nothing more to tell
            await asyncio.gather(telling, return_exceptions=True)
            await self.minds.close()
            await self.store.close()
            logging.getLogger().removeHandler(self.logged)
