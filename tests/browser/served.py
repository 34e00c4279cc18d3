"""The server as a process of its own, with a database that outlives it."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from tests.table.services import free_port

RUN = [sys.executable, "-c", "from lawspeaker.cli import main; main()"]


class Server:
    """`lawspeaker serve` on a port of this machine."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: Process | None = None

    async def start(self) -> None:
        """Serve, and come back when somebody can connect."""
        database = f"sqlite:///{self.folder / 'table.db'}"
        command = [*RUN, "serve", "--no-browser", "--port", str(self.port), "--database", database]
        known = {name: value for name, value in os.environ.items() if not name.startswith("LAWSPEAKER_")}
        self.process = await asyncio.create_subprocess_exec(
            *command, stdout=PIPE, env=known | {"LAWSPEAKER_HOME": str(self.folder), "LAWSPEAKER_PAUSE": "0"}
        )
        assert self.process.stdout is not None
        told = await self.process.stdout.readline()
        assert self.address.encode() in told, told

    async def kill(self) -> None:
        """End it without a warning."""
        assert self.process is not None
        self.process.kill()
        await self.process.wait()

    async def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        await self.process.wait()
