"""Batches: many matches stepped at once by worker processes, in arrays that all of them share.

    with Batch("arctic", matches=64, seats=3, seed=7, workers=2) as batch:
        table = batch.reset()
        table = batch.step(actions)

Each worker has a share of the matches, and can also be sent on alone: `send` has it answer in its own, and `receive`
waits for whichever is done first. So no worker waits for another, nor for the program to choose all actions.

A match that has ended restarts at once. What is played follows from the seed and the actions alone, however many
workers there are. The shared memory has no name that could be left behind: it goes with its last holder.
"""

from __future__ import annotations

import copy
import ctypes
import hashlib
import math
import random
import signal
import weakref
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from selectors import EVENT_READ, DefaultSelector
from typing import Any, NamedTuple

from lawspeaker.envs.bots import SEEDS, Bots, Named, are_blind, kept_for
from lawspeaker.envs.encodings import Numbers, Raw
from lawspeaker.envs.libraries import needed
from lawspeaker.envs.series import Series
from lawspeaker.envs.stepping.window import Rows
from lawspeaker.kernel.errors import AnswerError, ConfigError, LawspeakerError
from lawspeaker.kernel.garbage import look_seldom
from lawspeaker.players.player import Player

with needed("numpy"):
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

STEP, RESET, CLOSE = b"step", b"reset", b"close"  # what a worker is told; `reset` is followed by the seed
DONE = b""  # what it says then, or else what went wrong
PATIENCE = 30.0  # seconds that a worker has to end by itself; on a busy machine it may still be starting up
ALIGNED = 64  # bytes; so much lies in a line of a processor's cache


class BatchError(LawspeakerError):
    """A worker that died or broke off; the batch is closed."""


class BatchTerms(NamedTuple):
    """What is played. It is sent to the workers, and so is plain data."""

    game: str
    matches: int
    seats: int | None
    rules: dict[str, str] | None
    rewards: str
    longest: int | None
    encoding: str
    events: int
    seat: int | None
    bots: Named

    def series(self) -> Series:
        blind = self.seat is None or are_blind(self.bots)
        keep = 0 if blind else kept_for(self.bots)
        terms = (self.game, self.seats, self.rules, self.rewards, self.longest, self.encoding, self.events)
        return Series(*terms, keep, record=not blind)


class Arrays(NamedTuple):
    """The matches in numbers, one row a match. They are shared: the next step writes over them."""

    observation: Numbers  # of the seat that is asked
    mask: NDArray[np.int8]  # what it is offered
    seat: NDArray[np.int32]  # which seat that is
    reward: NDArray[np.float32]  # a column for each seat; something only where a match has just ended
    terminated: NDArray[np.bool_]  # played to its end in this step; the row is that of the next match
    truncated: NDArray[np.bool_]  # cut off in this step; likewise
    action: NDArray[np.int32]  # what the workers are to answer
    offered: NDArray[np.int32]  # how many options the seat has
    options: NDArray[np.int32]  # and their numbers: the first `offered` of each row, in the order of the ask
    last: Numbers  # where there is one seat with bots: what it saw at the end of a match; only where one has just ended


def shapes(series: Series, matches: int, alone: bool) -> list[tuple[type[np.generic], tuple[int, ...]]]:
    """What the arrays hold and how large they are, in their order; `alone` where only one seat is played."""
    return [
        (series.encoder.encoding.type, (matches, series.encoder.encoding.size)),
        (np.int8, (matches, series.encoder.actions)),
        (np.int32, (matches,)),
        (np.float32, (matches, series.seats)),
        (np.bool_, (matches,)),
        (np.bool_, (matches,)),
        (np.int32, (matches,)),
        (np.int32, (matches,)),
        (np.int32, (matches, series.encoder.actions)),
        (series.encoder.encoding.type, (matches if alone else 0, series.encoder.encoding.size)),
    ]


def room(kind: type[np.generic], shape: tuple[int, ...]) -> int:
    """The bytes for one array, padded to where the next can start."""
    return -(-math.prod(shape) * np.dtype(kind).itemsize // ALIGNED) * ALIGNED


def arrays(memory: Any, series: Series, matches: int, alone: bool) -> Arrays:
    """All arrays, one after another in the shared memory."""
    made: list[NDArray[Any]] = []
    start = 0
    for kind, shape in shapes(series, matches, alone):
        made.append(np.frombuffer(memory, kind, math.prod(shape), start).reshape(shape))
        start += room(kind, shape)
    return Arrays._make(made)


class Batch:
    """Many matches of one game. Close it after use, or use it with `with`."""

    def __init__(
        self,
        game: str,
        matches: int,
        seats: int | None = None,
        *,
        rules: dict[str, str] | None = None,
        seed: int = 0,
        workers: int = 1,
        rewards: str = "win",
        longest: int | None = None,
        encoding: str = "raw",
        events: int = 0,
        seat: int | None = None,
        bots: Named = "random",
    ) -> None:
        """With a `seat` only that one is played, and `bots` play the others."""
        if not 1 <= workers <= matches:
            raise ConfigError(f"{matches} matches are for 1 to {matches} workers, not {workers}")
        terms = BatchTerms(game, matches, seats, rules, rewards, longest, encoding, events, seat, bots)
        self.series = terms.series()  # never begun: it knows layout and catalogue
        if seat is not None:
            Bots(self.series.seats, seat, bots)  # what is wrong with them is told here
        self.seed = seed
        alone = seat is not None
        context = get_context("spawn")  # the same everywhere, and safe beside threads
        memory = context.RawArray(ctypes.c_byte, sum(room(*each) for each in shapes(self.series, matches, alone)))
        self._arrays = arrays(memory, self.series, matches, alone)
        starts = [number * matches // workers for number in range(workers + 1)]
        self.shares = [slice(*ends) for ends in pairwise(starts)]
        self._workers: list[BatchWorker] = []
        self._away: list[int] = []  # the shares that are being stepped
        self._said = DefaultSelector()  # which workers have said something
        self._close = weakref.finalize(self, shut, self._workers)
        try:
            for ends in pairwise(starts):
                share = range(*ends)
                ours, theirs = context.Pipe()
                process = context.Process(target=work, args=(terms, memory, share, theirs), daemon=True)
                self._workers.append(BatchWorker(process, ours, share))
                process.start()
                theirs.close()
                self._said.register(ours, EVENT_READ, len(self._workers) - 1)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __len__(self) -> int:
        return len(self._arrays.action)

    @property
    def mask(self) -> NDArray[np.int8]:
        """What is offered now."""
        return self._arrays.mask

    def reset(self, seed: int | None = None) -> Arrays:
        """Restart all matches, from this seed or from that of the batch."""
        if seed is not None:
            self.seed = seed
        while self._away:
            self.receive()
        return self._tell(RESET + str(self.seed).encode())

    def step(self, actions: ArrayLike) -> Arrays:
        """Answer in every match by the number of an option. One that is not offered is an error, and no match moves."""
        if self._away:
            raise BatchError(f"{self._matches(self._away[0])} are still being stepped: receive them first")
        self._answer(slice(0, len(self)), actions)
        return self._tell(STEP)

    def send(self, share: int, actions: ArrayLike) -> None:
        """Have one worker answer in its matches, and do not wait for it. An action that is not offered is an error, and
        no match moves.
        """
        if not 0 <= share < len(self.shares):
            raise ConfigError(f"there are shares 0 to {len(self.shares) - 1}, and no {share}")
        if share in self._away:
            raise BatchError(f"{self._matches(share)} are still being stepped: receive them first")
        self._answer(self.shares[share], actions)
        self._order([share], STEP)

    def receive(self) -> int:
        """Wait until a worker has stepped its matches. Gives the number of its share, which shows what is asked now."""
        if not self._away:
            raise BatchError("no matches are being stepped: send actions first")
        try:
            ready = {key.data for key, _ in self._said.select()}
            done: int = next((share for share in self._away if share in ready), min(ready))
            self._workers[done].wait()  # one that was told nothing, and says something, has died
            self._away.remove(done)
        except BaseException:  # also after Ctrl-C: half-stepped matches are useless
            self.close()
            raise
        return done

    def _answer(self, rows: slice, actions: ArrayLike) -> None:
        """Write what the workers are to answer in these rows, if all of it is offered."""
        given, mask = np.asarray(actions), self._arrays.mask[rows]
        if given.shape != mask.shape[:1] or given.dtype.kind not in "iu":
            raise AnswerError(f"{len(mask)} whole numbers are needed, not {given.dtype} in the shape {given.shape}")
        wide = np.ascontiguousarray(given, np.int64)
        wrong = self.series.encoder.layout.optician.first_unoffered(mask.data, wide.data)
        if wrong >= 0:
            raise AnswerError(self._complaint(rows.start + wrong, int(given[wrong])))
        self._arrays.action[rows] = wide

    def _complaint(self, row: int, action: int) -> str:
        options = self.series.encoder.catalogue.options
        offered = ", ".join(f"{number} ({options[number]})" for number in np.flatnonzero(self._arrays.mask[row]))
        return f"match {row}: {action} is not among what is offered: {offered or 'nothing before reset()'}"

    def _matches(self, share: int) -> str:
        return self._workers[share].matches

    def _tell(self, order: bytes) -> Arrays:
        """Give an order to all workers, and wait until each has carried it out."""
        self._order(range(len(self._workers)), order)
        while self._away:
            self.receive()
        return self._arrays

    def _order(self, shares: Iterable[int], order: bytes) -> None:
        """Give an order to the workers of these shares."""
        if not self._close.alive:
            raise BatchError("the batch is closed")
        try:
            for share in shares:
                self._workers[share].send(order)
                self._away.append(share)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """End the workers. The arrays can still be read."""
        self._away.clear()
        self._close()


class BatchWorker:
    """A worker process, as the batch sees it."""

    def __init__(self, process: SpawnProcess, orders: Connection, share: range) -> None:
        self.process = process
        self.orders = orders
        self.matches = f"matches {share[0]} to {share[-1]}"

    def send(self, order: bytes) -> None:
        try:
            self.orders.send_bytes(order)
        except OSError as error:
            raise self._died() from error

    def wait(self) -> None:
        try:
            said = self.orders.recv_bytes()
        except (EOFError, OSError) as error:
            raise self._died() from error
        if said != DONE:
            raise BatchError(f"{self.matches} broke off: {said.decode()}")

    def _died(self) -> BatchError:
        self.process.join(PATIENCE)
        return BatchError(f"the worker of {self.matches} has died, with exit code {self.process.exitcode}")


def shut(workers: list[BatchWorker]) -> None:
    """End worker processes and wait for them, so that none is left behind."""
    for worker in workers:
        with suppress(OSError):
            worker.orders.send_bytes(CLOSE)
        worker.orders.close()
    for worker in workers:
        if worker.process.pid is None:  # it was never started
            continue
        worker.process.join(PATIENCE)
        if worker.process.exitcode is None:
            worker.process.kill()
            worker.process.join()


# In the worker.


def work(terms: BatchTerms, memory: Any, share: range, orders: Connection) -> None:
    """What a worker does."""
    carry_out(orders, lambda: Share(terms, memory, share).do)


def carry_out(orders: Connection, sit_down: Callable[[], Callable[[bytes], None]]) -> None:
    """Carry out orders with what `sit_down` returns until told to close, or until whoever gives them is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever gives orders
    try:
        do = sit_down()
        look_seldom()
        while (order := orders.recv_bytes()) != CLOSE:
            do(order)
            orders.send_bytes(DONE)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
    except Exception as error:
        with suppress(OSError):
            orders.send_bytes(f"{type(error).__name__}: {error}".encode())


class Share:
    """The matches of one worker, and the rows of the arrays that are theirs."""

    def __init__(self, terms: BatchTerms, memory: Any, share: range) -> None:
        first = terms.series()
        alone = terms.seat is not None
        everything = arrays(memory, first, terms.matches, alone)
        self.bots = None if terms.seat is None else Bots(first.seats, terms.seat, terms.bots)
        self.players: list[dict[int, Player]] = [{} for _ in share]
        self.arrays = Arrays._make(whole[share.start : share.stop] for whole in everything)  # of an empty one nothing
        self.share = share
        self.series = [copy.copy(first) for _ in share]
        self.encoding = first.encoder.encoding
        shown = self.arrays.observation
        raw = type(self.encoding) is Raw  # these are written where they belong at once, others all together
        self.numbers = shown if raw else np.zeros((len(share), len(first.encoder.layout)), np.int32)
        for row, series in enumerate(self.series):
            series.encoder.writes_to(self.numbers[row], self.arrays.mask[row])
        windows = [series.encoder.window for series in self.series]
        beside = (self.arrays.seat, self.arrays.offered, self.arrays.options.reshape(-1))
        seats, offered, options = (memoryview(each) for each in beside)  # type: ignore[arg-type]
        self.rows = Rows(windows, seats, offered, options, first.encoder.actions, first.longest)
        self.begun = [0] * len(share)
        self.seed = 0

    def do(self, order: bytes) -> None:
        if order == STEP:
            self.step()
        else:
            self.reset(int(order.removeprefix(RESET)))

    def reset(self, seed: int) -> None:
        self.seed = seed
        self.begun = [0] * len(self.share)
        self._clear()
        for row in range(len(self.share)):
            self._begin(row)
        self._encode()

    def step(self) -> None:
        self._clear()
        others = None if self.bots is None else self._play
        for row in self.rows.step(self.arrays.action.tolist(), others):
            self._end(row)
            self._begin(row)
        self._encode()

    def _play(self, row: int) -> None:
        """Let the bots answer in a row."""
        assert self.bots is not None
        self.bots.play(self.series[row], self.players[row])

    def _end(self, row: int) -> None:
        series = self.series[row]
        self.arrays.reward[row] = series.rewards()
        self.arrays.terminated[row] = series.match.over
        self.arrays.truncated[row] = series.truncated
        if self.bots is not None:
            self.arrays.last[row] = series.observe(self.bots.seat)

    def _clear(self) -> None:
        self.arrays.reward[:] = 0
        self.arrays.terminated[:] = False
        self.arrays.truncated[:] = False

    def _begin(self, row: int) -> None:
        """Begin the next match; with bots, the next in which the seat is asked at all."""
        series = self.series[row]
        while True:
            seed = seed_of(self.seed, self.share[row], self.begun[row])
            series.begin(seed)
            self.begun[row] += 1
            if self.bots is None:
                break
            self.players[row] = self.bots.sit_down(partial(random.Random(seed).randrange, SEEDS))
            self.bots.play(series, self.players[row])
            if not series.ended:
                break
        self.rows.enter(row, series.match)

    def _encode(self) -> None:
        if self.numbers is not self.arrays.observation:
            self.arrays.observation[:] = self.encoding(self.numbers)


def seed_of(seed: int, row: int, number: int) -> int:
    """The seed of a match: number `number` in this row of the batch."""
    digest = hashlib.blake2b(f"{seed}/{row}/{number}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")
