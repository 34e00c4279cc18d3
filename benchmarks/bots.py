"""Measures how long people wait for a quick bot, alone and beside tables of bots that think ahead. Part of load.py.

At each quick table somebody plays against a Novice, and at each other table somebody watches Experts. Everybody comes
from an address of their own, and so nobody's limits are shared.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from itertools import count

import msgspec
from crowd import Opened, Person, TableTold, Told
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

GAMES = ["arctic", "root", "greenland", "neanderthal"]  # one quick table each
THOUGHT = 0.5  # seconds that people take for an answer
FIRST = 10  # answers of each Novice before anything is measured: a server that has just started reads all games first

_told = msgspec.json.Decoder(Told)


class Waits(msgspec.Struct):
    """How long a Novice took to answer, with so many tables of Experts beside it."""

    build: str
    tables: int
    answers: int
    middle: float  # seconds: half of the answers were quicker,
    slow: float  # and 99 of 100
    slowest: float
    expert: float  # answers a second of all Experts together
    errors: list[str]


class Visitors:
    """Everybody at the tables of one measurement."""

    def __init__(self, address: str) -> None:
        self.people: Iterator[Person] = (Person(address, number) for number in count(30_000))
        self.waits: list[float] = []
        self.answers: Counter[str] = Counter()  # of Novices, by game
        self.expert_answers = 0
        self.errors: list[str] = []
        self.measuring = False

    async def open(self, game: str, seats: list[str]) -> ClientConnection:
        """Somebody who opens a table and sits there, or looks on."""
        person = next(self.people)
        await person.arrive()
        opened = msgspec.convert(await person.post("/api/rooms", {"game": game, "seats": seats}), Opened)
        return await person.sit(opened.room.id)

    async def watch(self, game: str) -> None:
        """Watch Experts, game after game."""
        while True:
            async for _ in self.tables(await self.open(game, ["expert", "expert"])):
                self.expert_answers += self.measuring

    async def play(self, game: str) -> None:
        """Play against a Novice, game after game, and note how long each of its answers took."""
        while True:
            socket, since = await self.open(game, ["me", "novice"]), 0.0
            async for table in self.tables(socket):
                if since:
                    self.answers[game] += 1
                if since and self.measuring:
                    self.waits.append(time.perf_counter() - since)
                since = 0.0
                if table.ask is not None and table.ask.options:
                    await asyncio.sleep(THOUGHT)
                    option = random.randrange(len(table.ask.options))
                    answer = {"type": "answer", "id": 1, "ask": table.number, "option": option}
                    await socket.send(msgspec.json.encode(answer).decode())
                elif table.ask is not None:
                    since = time.perf_counter()

    async def tables(self, socket: ClientConnection) -> AsyncIterator[TableTold]:
        """What is told of a table until its game is over."""
        async with socket:
            async for raw in socket:
                told = _told.decode(raw)
                if told.type == "refused":
                    self.errors.append(f"refused: {told.code}")
                if told.table is None or told.type not in ("welcome", "update"):
                    continue
                yield told.table
                if told.table.ask is None:
                    return

    async def noting(self, game: str, plays: bool) -> None:
        try:
            await (self.play(game) if plays else self.watch(game))
        except (WebSocketException, OSError) as error:
            self.errors.append(f"{type(error).__name__}: {error}")


async def measure(address: str, build: str, tables: int, seconds: float) -> Waits:
    """With so many tables of Experts."""
    random.seed(1)
    visitors = Visitors(address)
    experts = [visitors.noting(GAMES[number % len(GAMES)], plays=False) for number in range(tables)]
    tasks = [asyncio.create_task(work) for work in [*experts, *(visitors.noting(game, plays=True) for game in GAMES)]]
    while min(visitors.answers[game] for game in GAMES) < FIRST and not visitors.errors:
        await asyncio.sleep(0.1)
    visitors.measuring = True
    await asyncio.sleep(seconds)
    visitors.measuring = False
    for task in tasks:
        task.cancel()
    with suppress(asyncio.CancelledError):
        await asyncio.gather(*tasks, return_exceptions=True)
    cuts = statistics.quantiles(visitors.waits, n=100)
    return Waits(
        build=build,
        tables=tables,
        answers=len(visitors.waits),
        middle=cuts[49],
        slow=cuts[98],
        slowest=max(visitors.waits),
        expert=visitors.expert_answers / seconds,
        errors=visitors.errors,
    )
