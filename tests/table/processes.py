"""Server processes that can be killed, and people who remember what they were told before that."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException

import lawspeaker
from lawspeaker.table.live.notices import LocalNotices
from lawspeaker.table.live.tables import LiveTables
from lawspeaker.table.storage.models import StoredStep
from lawspeaker.table.storage.store import Store
from tests.table.served import Caller, Connected
from tests.table.services import free_port

ROOT = Path(__file__).parents[2]
PACKAGE = Path(lawspeaker.__file__).parents[1]  # servers run the very package that is tested
SERVE = ("-c", "from lawspeaker.cli import main; main()", "serve", "--no-browser")


class Place:
    """Where a server listens and keeps its games; with Valkey it may be one of several."""

    def __init__(self, database: str, valkey: str = "") -> None:
        self.port = str(free_port())
        self.address = f"127.0.0.1:{self.port}"
        self.database = database
        self.environment = {**os.environ, "PYTHONPATH": f"{PACKAGE}{os.pathsep}{ROOT}", "LAWSPEAKER_VALKEY": valkey}

    @asynccontextmanager
    async def server(self, *command: str) -> AsyncIterator[Process]:
        """A server process, from when it can be reached until it is killed, by others or at last here."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, *command, cwd=ROOT, stdout=PIPE, stderr=DEVNULL, env=self.environment
        )
        assert process.stdout is not None
        assert b"table is at" in await process.stdout.readline()
        try:
            yield process
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()

    @asynccontextmanager
    async def nursery(self) -> AsyncIterator[Nursery]:
        """Starts servers one after another, each at once."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.table.forking", self.port, self.database),
            cwd=ROOT,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            env=self.environment,
        )
        try:
            yield Nursery(process)
        finally:
            process.kill()
            await process.wait()

    def usual(self) -> tuple[str, ...]:
        return (*SERVE, "--port", self.port, "--database", self.database)


class Nursery:
    """A process that has read everything, and from which servers are forked."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @asynccontextmanager
    async def server(self, what: str = "") -> AsyncIterator[Forked]:
        """A server process, from when it can be reached until it is killed, by itself or at last here. `forking` says
        what can happen to it until then.
        """
        heard, said = self.process.stdin, self.process.stdout
        assert heard is not None
        assert said is not None
        heard.write(f"{what}\n".encode())
        lines = sorted([await said.readline(), await said.readline()])  # both write, and either may be first
        assert b"table is at" in lines[0]
        forked = Forked(int(lines[1].split()[1]), said)
        try:
            yield forked
        finally:
            if forked.code is None:
                with suppress(ProcessLookupError):
                    forked.send_signal(signal.SIGKILL)
            await forked.ended()


class Forked:
    """A server process, and with which code it has ended."""

    def __init__(self, number: int, said: asyncio.StreamReader) -> None:
        self.number = number
        self.said = said
        self.code: int | None = None

    def send_signal(self, number: int) -> None:
        os.kill(self.number, number)

    async def ended(self) -> int:
        while self.code is None:
            line = await self.said.readline()
            if line.startswith(b"ended"):
                self.code = int(line.split()[1])
        return self.code


class Person:
    """Plays at random, and remembers what was acknowledged and what was not."""

    def __init__(self, caller: Caller, room: str, seed: int, seat: int = 0) -> None:
        self.caller = caller
        self.room = room
        self.random = Random(seed)
        self.seat = seat
        self.acknowledged: dict[int, str] = {}  # the value of each answer, by the number of its ask
        self.unsure: tuple[int, int, str] | None = None
        self.number = 0  # of the table, and
        self.over = False  # whether the game is over, as far as they know

    async def play_on(self) -> None:
        """Play until the server is gone."""
        with suppress(WebSocketException, OSError):
            await self.play(10_000)

    async def play(self, answers: int) -> None:
        """Play so many answers; what was not acknowledged is said again first."""
        async with self.caller.sit(self.room) as socket:
            table = (await socket.hear("welcome"))["table"]
            self.number = table["number"]
            assert self.number >= max(self.acknowledged, default=-1) + 1
            if self.unsure is not None:
                await self.answer(socket, *self.unsure)
                table = (await self.reread(socket))["table"]
            while table["ask"] is not None and answers:
                if table["ask"]["options"]:
                    await self.answer(socket, *self.choose(table))
                    answers -= 1
                table = await self.next_table(socket)
            self.over = table["ask"] is None

    async def next_table(self, socket: Connected) -> dict[str, Any]:
        while (heard := await socket.hear())["type"] not in ("update", "welcome"):
            pass
        table: dict[str, Any] = heard["table"]
        self.number = table["number"]
        return table

    async def reread(self, socket: Connected) -> dict[str, Any]:
        await socket.say("speak", lang="en")
        return await socket.hear("welcome")

    def choose(self, table: dict[str, Any]) -> tuple[int, int, str]:
        options = table["ask"]["options"]
        place = self.random.randrange(len(options))
        return table["number"], place, options[place]["value"]

    async def answer(self, socket: Connected, ask: int, place: int, value: str) -> None:
        self.unsure = (ask, place, value)
        reply = await socket.ask("answer", ask=ask, option=place)
        assert reply["type"] == "ack", reply
        self.acknowledged[ask] = value
        self.unsure = None


async def stored(database: str, person: Person) -> list[StoredStep]:
    """What is stored, which must replay, and hold every acknowledged answer of a person once, where it was given."""
    store = Store(database)
    steps = await store.steps(person.room)
    table = LiveTables(store, LocalNotices()).table(person.room)
    async with table.held() as room:
        assert table.played is not None
        assert table.played.number == room.number == len(steps)
    await store.close()
    assert [step.number for step in steps] == list(range(len(steps)))
    mine = {step.number: step.option for step in steps if step.seat == person.seat}
    known = dict(person.acknowledged)
    if person.unsure is not None and person.unsure[0] in mine:
        known[person.unsure[0]] = person.unsure[2]
    assert mine == known
    return steps
