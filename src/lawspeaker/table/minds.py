"""Minds: processes that think for the bots, so that nobody at any table waits for them to finish.

A process that dies is replaced, and the question is put to the next one. A bot that fails or takes too long gives no
answer; whoever asked decides what then.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

import msgspec

from lawspeaker.table.mind import HEAD, Question, Thought, framed

COMMAND = (sys.executable, "-m", "lawspeaker.table.mind")
LIMIT = 30.0  # seconds to think about one answer
TRIES = 3  # processes that may die over one question

_log = logging.getLogger(__name__)


class Minds:
    """So many processes, each started when it is first needed."""

    def __init__(self, number: int, limit: float = LIMIT, command: Sequence[str] = COMMAND) -> None:
        self.limit = limit
        self.workers = [Worker(command) for _ in range(number)]

    async def think(self, question: Question) -> str | None:
        """The value of the option that a bot would choose, or None where it comes to no answer."""
        for _ in range(TRIES):
            try:
                thought = await self._best_for(question.room).think(question, self.limit)
            except TimeoutError:
                _log.error("%s took more than %s s in room %s", question.bot, self.limit, question.room)
                return None
            except (EOFError, OSError):
                _log.warning("a process died while it thought about room %s", question.room)
                continue
            if thought.problem:
                _log.error("%s could not answer in room %s: %s", question.bot, question.room, thought.problem)
                return None
            return thought.option
        return None

    def _best_for(self, room: str) -> Worker:
        """The one with the fewest questions before it; among equals the one that knows the room."""
        return min(self.workers, key=lambda worker: (worker.waiting, worker.last != room))

    async def close(self) -> None:
        """End all processes. Whoever gave up a question may still be ending one, and is waited for."""
        for worker in self.workers:
            async with worker.lock:
                await worker.stop()


class Worker:
    """One process, and the questions that wait for it."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: Process | None = None
        self.lock = asyncio.Lock()
        self.waiting = 0
        self.last = ""  # the room of the last question

    async def think(self, question: Question, limit: float) -> Thought:
        """Put a question and wait for the thought. Whatever goes wrong on the way, the process is not used again:
        nobody could tell which question its next thought belongs to.
        """
        self.waiting += 1
        try:
            async with self.lock:
                try:
                    self.last = question.room
                    return await asyncio.wait_for(self._ask(msgspec.json.encode(question)), limit)
                except BaseException:
                    await self.stop()
                    raise
        finally:
            self.waiting -= 1

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
