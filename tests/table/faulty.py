"""Faults of a server: its clock, its database and its disk.

They are in a file of JSON that can change at any time: `clock` is by how many seconds the clock is wrong, `slow` how
many seconds a commit takes longer, and with `full` there is no room on the disk for anything new.
"""

from __future__ import annotations

import json
import resource
import time
from collections.abc import Sequence
from pathlib import Path
from threading import Thread
from typing import Any

from lawspeaker.table.live.tables import LiveTables
from lawspeaker.table.storage.commits import Pending, PostgresWriter, SqliteWriter

ANY = resource.RLIM_INFINITY
OFTEN = 0.05  # seconds between two looks at how full the disk is


def suffer(faults: Path) -> None:
    """Let what the file says happen to this process."""

    def fault(name: str) -> float:
        try:
            return float(json.loads(faults.read_text()).get(name, 0))
        except (OSError, ValueError):
            return 0.0

    write_to_file = SqliteWriter._write
    write_to_postgres = PostgresWriter.write
    begin = LiveTables.__init__

    def write(self: SqliteWriter, together: Sequence[Pending]) -> list[Pending]:
        time.sleep(fault("slow"))
        return write_to_file(self, together)

    async def write_slowly(self: PostgresWriter, together: Sequence[Pending]) -> list[Pending]:
        time.sleep(fault("slow"))
        return await write_to_postgres(self, together)

    def begin_with_wrong_clock(self: LiveTables, *args: Any, **more: Any) -> None:
        begin(self, *args, **more)
        self.now = lambda: time.time() + fault("clock")

    def fill() -> None:
        while True:
            resource.setrlimit(resource.RLIMIT_FSIZE, (0 if fault("full") else ANY, ANY))  # no file can grow
            time.sleep(OFTEN)

    Thread(target=fill, daemon=True).start()
    SqliteWriter._write = write  # type: ignore[method-assign]
    PostgresWriter.write = write_slowly  # type: ignore[method-assign]
    LiveTables.__init__ = begin_with_wrong_clock  # type: ignore[method-assign]
