"""Minds: processes that think for the bots, so that nobody at any table waits for them to finish.

Bots that are quick have processes of their own, and never wait for one that thinks ahead. Who comes next is up to the
schedule.

A process that dies is replaced, and the question goes to the next one. A bot that fails or takes too long gives no
answer; the caller decides what then.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

import msgspec

from lawspeaker.players.player import is_quick
from lawspeaker.table.bots.mind import HEAD, Question, Thought, framed
from lawspeaker.table.bots.schedule import Schedule, Standing, unknown
from lawspeaker.table.limits import Limit, Limits

COMMAND = (sys.executable, "-m", "lawspeaker.table.bots.mind")
LIMIT = 30.0  # seconds to think about one answer
TRIES = 3  # processes that may die over one question
QUICK_NICENESS, NICENESS = 0, 10  # the server itself and quick bots come first
QUICK_GAMES, GAMES = 128, 32  # that a process remembers: who thinks ahead remembers much of each
SHARE = 4  # processes that think ahead for each process for quick bots

_log = logging.getLogger(__name__)


class Minds:
    """Processes for bots that think ahead, and some for the quick ones, each started when first needed.

    `standing` says where the table of a room stands, and `budget` counts the seconds that bots think, by host.
    """

    def __init__(
        self,
        number: int,
        standing: Callable[[str], Standing] = unknown,
        budget: Limit | None = None,
        limit: float = LIMIT,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self.standing = standing
        self.budget = budget or Limits().thinking
        self.limit = limit
        self.quick = self._lane(max(1, number // SHARE), (*command, str(QUICK_NICENESS), str(QUICK_GAMES)))
        self.ahead = self._lane(number, (*command, str(NICENESS), str(GAMES)))

    def _lane(self, number: int, command: Sequence[str]) -> Lane:
        workers = [MindProcess(command) for _ in range(number)]
        return Lane(workers, Schedule(self.standing, self.budget.has_left))

    async def think(self, question: Question) -> str | None:
        """The value of the option that a bot would choose, or None where it comes to no answer."""
        thought = await self.thought(question)
        return None if thought is None else thought.option

    async def thought(self, question: Question) -> Thought | None:
        """What comes of a question, or None where nothing does."""
        lane = self.quick if is_quick(question.bot) else self.ahead
        for _ in range(TRIES):
            try:
                thought = await self._think(lane, question)
            except TimeoutError:
                _log.error("%s took more than %s s in room %s", question.bot, self.limit, question.room)
                return None
            except (EOFError, OSError):
                _log.warning("a process died while it thought about room %s", question.room)
                continue
            if thought.problem:
                _log.error("%s could not answer in room %s: %s", question.bot, question.room, thought.problem)
                return None
            return thought
        return None

    async def _think(self, lane: Lane, question: Question) -> Thought:
        async with lane.worker_for(question.room) as worker:
            begun = time.monotonic()
            try:
                return await worker.think(question, self.limit)
            finally:
                self.budget.spend(self.standing(question.room).host, time.monotonic() - begun)

    async def close(self) -> None:
        """End all processes, and wait for those that are still ending."""
        for worker in self.quick.workers + self.ahead.workers:
            async with worker.lock:
                await worker.stop()


class Lane:
    """Some processes, and the questions that wait for one of them."""

    def __init__(self, workers: list[MindProcess], schedule: Schedule[asyncio.Future[MindProcess]]) -> None:
        self.workers = workers
        self.idle = workers[:]
        self.schedule = schedule

    @asynccontextmanager
    async def worker_for(self, room: str) -> AsyncIterator[MindProcess]:
        """Wait for this room's turn, then hold a process until the context ends."""
        turn: asyncio.Future[MindProcess] = asyncio.get_running_loop().create_future()
        self.schedule.add(room, turn)
        self._give_turns()
        try:
            yield await turn
        finally:
            if turn.done() and not turn.cancelled():
                self.idle.append(turn.result())
                self._give_turns()
            else:
                self.schedule.remove(turn)

    def _give_turns(self) -> None:
        while self.idle and self.schedule.waiting:
            room, turn = self.schedule.next()
            if turn.cancelled():
                continue
            worker = min(self.idle, key=lambda worker: worker.last != room)  # best one that knows the room
            self.idle.remove(worker)
            turn.set_result(worker)


class MindProcess:
    """One process."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: Process | None = None
        self.lock = asyncio.Lock()
        self.last = ""  # the room of the last question

    async def think(self, question: Question, limit: float) -> Thought:
        """Ask a question and wait for the thought. If anything goes wrong, the process is not used again: nobody could
        tell which question its next thought belongs to.
        """
        async with self.lock:
            try:
                self.last = question.room
                async with asyncio.timeout(limit):  # unlike `wait_for` it never loses that the server stops
                    return await self._ask(msgspec.json.encode(question))
            except BaseException:
                await self.stop()
                raise

    async def _ask(self, question: bytes) -> Thought:
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        heard, said = self.process.stdin, self.process.stdout
        assert heard is not None
        assert said is not None
        heard.write(framed(question))
        await heard.drain()
        length = int.from_bytes(await said.readexactly(HEAD), "big")
        return msgspec.json.decode(await said.readexactly(length), type=Thought)

    async def stop(self) -> None:
        """End the process; the next question starts another."""
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()
