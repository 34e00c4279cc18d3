"""The arena: many matches at many tables of one game, stepped by worker processes in arrays that all of them share.

It is a `Batch` whose rows may have different agreements: other numbers of seats, other sides, other rules. And its
matches come in two halves, so that one can be played on while the answers of the other are computed.
"""

from __future__ import annotations

import copy
import ctypes
import math
import random
import weakref
from collections.abc import Callable
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from lawspeaker.envs.batch import RESET, STEP, BatchError, BatchWorker, carry_out, room, seed_of, shut
from lawspeaker.envs.bots import SEEDS, Bots
from lawspeaker.envs.libraries import needed
from lawspeaker.envs.series import Series
from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.players.player import Player, Turn

with needed("numpy"):
    import numpy as np
    from numpy.typing import NDArray

HALVES = 2
JUDGED = b"judged"  # a step after which positions are judged, for who has answered and who is asked
ALL_SAMPLED = 5  # of so many tables, one has rules by lot; the others have the usual ones
FOR_ALL = 4  # of so many tables, one has any number of seats; the others have the usual one,
USUAL = 4  # which is this, or the most there are


class Deal(NamedTuple):
    """Who sits at a table, and what was agreed."""

    seats: int
    rules: dict[str, str]


class ArenaTerms(NamedTuple):
    """What is played. It is sent to the workers, and so is plain data."""

    game: str
    deals: list[Deal]
    matches: int  # in each half
    guests: int  # of them, at the end: where bots play the other seats
    bot: str
    numbers: int  # the most that an observation has
    actions: int  # the most that a catalogue has
    seats: int  # the most there are

    def deal_of(self, row: int) -> int:
        """The number of the deal that is played in a row: rows next to each other have the same."""
        return row * len(self.deals) // self.matches

    def series(self, row: int) -> Series:
        deal = self.deals[self.deal_of(row)]
        if self.is_guest(row):
            return Series(self.game, deal.seats, deal.rules, keep=1, record=True)
        return Series(self.game, deal.seats, deal.rules, keep=0)

    def is_guest(self, row: int) -> bool:
        return row >= self.matches - self.guests


class Half(NamedTuple):
    """The matches of one half in numbers, one row a match. They are shared: the next step writes over them."""

    observation: NDArray[np.int32]  # of the seat that is asked
    mask: NDArray[np.int8]  # what it is offered
    seat: NDArray[np.int32]  # which seat that is
    reward: NDArray[np.float32]  # a column for each seat; something only where a match has just ended
    ended: NDArray[np.bool_]  # in this step; the row is that of the next match
    judged: NDArray[np.float32]  # likewise: how good the position is for it as the game judges; NaN where it did not
    own: NDArray[np.bool_]  # whether the answer is wanted: where there are guests, bots answer for the other seats
    guested: NDArray[np.float32]  # what the seat among bots has got where its match has just ended, else NaN
    action: NDArray[np.int32]  # what the workers are to answer


def deals(game: str, count: int, lots: random.Random, seats: int | None, rules: dict[str, str] | None) -> list[Deal]:
    """Tables by lot: most with the usual seats and rules, some with others; sides are dealt. What is given stays."""
    box = shelf.find(game)
    usual = usual_seats(game)
    made: list[Deal] = []
    while len(made) < count:
        number = len(made)
        sitting = (usual if number % FOR_ALL else lots.choice(box.seat_counts)) if seats is None else seats
        given = dict(rules or {})
        try:
            if number % ALL_SAMPLED == 1:
                given = box.sample(sitting, lots) | given
            config = box.configure(sitting, given)
            dealt = {name: value for name, value in box.dealt(config, lots).items() if name not in given}
            made.append(Deal(sitting, box.configure(sitting, config.rules | dealt).rules))
        except ConfigError:
            if rules:  # they may leave no room for lots: whatever is wrong with them is told here
                made.append(Deal(sitting, box.configure(sitting, rules).rules))
    return made


def usual_seats(game: str) -> int:
    """How many sit at most tables."""
    return max(seats for seats in shelf.find(game).seat_counts if seats <= USUAL)


def shapes(terms: ArenaTerms) -> list[tuple[type[np.generic], tuple[int, ...]]]:
    """What the arrays of a half hold and how large they are, in their order."""
    rows = terms.matches
    return [
        (np.int32, (rows, terms.numbers)),
        (np.int8, (rows, terms.actions)),
        (np.int32, (rows,)),
        (np.float32, (rows, terms.seats)),
        (np.bool_, (rows,)),
        (np.float32, (rows, terms.seats)),
        (np.bool_, (rows,)),
        (np.float32, (rows,)),
        (np.int32, (rows,)),
    ]


def arrays(memory: Any, terms: ArenaTerms) -> list[Half]:
    """All arrays, one after another in the shared memory."""
    halves = []
    start = 0
    for _ in range(HALVES):
        made: list[NDArray[Any]] = []
        for kind, shape in shapes(terms):
            made.append(np.frombuffer(memory, kind, math.prod(shape), start).reshape(shape))
            start += room(kind, shape)
        halves.append(Half._make(made))
    return halves


class Arena:
    """Many matches of one game at many tables. Close it after use."""

    def __init__(self, terms: ArenaTerms, seed: int, workers: int) -> None:
        if not 1 <= workers <= terms.matches:
            raise ConfigError(f"{terms.matches} matches are for 1 to {terms.matches} workers, not {workers}")
        self.terms = terms
        context = get_context("spawn")  # the same everywhere, and safe beside threads
        self.memory = context.RawArray(ctypes.c_byte, HALVES * sum(room(*each) for each in shapes(terms)))
        self.halves = arrays(self.memory, terms)
        self._workers: list[BatchWorker] = []
        self._close = weakref.finalize(self, shut, self._workers)
        try:
            for share in shares(terms, workers):
                ours, theirs = context.Pipe()
                process = context.Process(target=work, args=(terms, self.memory, share, theirs), daemon=True)
                self._workers.append(BatchWorker(process, ours, share))
                process.start()
                theirs.close()
        except BaseException:
            self.close()
            raise
        for half in range(HALVES):
            self._tell(half, RESET + str(seed).encode())

    def send(self, half: int, actions: NDArray[np.int32], judged: bool) -> None:
        """Answer in every match of a half by the number of an option, without waiting for what comes of it."""
        self.halves[half].action[:] = actions
        self._tell(half, JUDGED if judged else STEP)

    def _tell(self, half: int, order: bytes) -> None:
        if not self._close.alive:
            raise BatchError("the arena is closed")
        try:
            for worker in self._workers:
                worker.send(bytes([half]) + order)
        except BaseException:
            self.close()
            raise

    def wait(self) -> None:
        """Wait until the half that was sent first is there."""
        try:
            for worker in self._workers:
                worker.wait()
        except BaseException:  # also after Ctrl-C: half-stepped matches are useless
            self.close()
            raise

    def close(self) -> None:
        """End the workers. The arrays can still be read."""
        self._close()


def shares(terms: ArenaTerms, workers: int) -> list[range]:
    """The rows of each worker. Those with bots are slow: where there are many workers, one has nothing else."""
    if terms.guests and workers > 2:
        rest = terms.matches - terms.guests
        return [*split(rest, workers - 1), range(rest, terms.matches)]
    return split(terms.matches, workers)


def split(rows: int, workers: int) -> list[range]:
    return [range(number * rows // workers, (number + 1) * rows // workers) for number in range(workers)]


# In the worker.


def work(terms: ArenaTerms, memory: Any, share: range, orders: Connection) -> None:
    """What a worker does. The first byte of an order is the number of a half."""

    def sit_down() -> Callable[[bytes], None]:
        halves = [ArenaShare(terms, half, number, share) for number, half in enumerate(arrays(memory, terms))]
        return lambda order: halves[order[0]].do(order[1:])

    carry_out(orders, sit_down)


class ArenaShare:
    """The matches of one worker in one half, and the rows of the arrays that are theirs."""

    def __init__(self, terms: ArenaTerms, half: Half, number: int, share: range) -> None:
        self.terms = terms
        self.share = share
        self.number = number
        self.rows = Half._make(whole[share.start : share.stop] for whole in half)
        self.series: list[Series] = []
        made: dict[tuple[int, bool], Series] = {}
        for row in share:
            key = (terms.deal_of(row), terms.is_guest(row))
            if key not in made:
                made[key] = terms.series(row)
            self.series.append(copy.copy(made[key]))
        for row, series in enumerate(self.series):
            encoder = series.encoder
            encoder.writes_to(self.rows.observation[row, : len(encoder.layout)], self.rows.mask[row, : encoder.actions])
        self.begun = [0] * len(share)
        self.bots: dict[int, tuple[int, dict[int, Player]]] = {}  # the seat among them, and who plays the others
        self.seed = 0

    def do(self, order: bytes) -> None:
        if order in (STEP, JUDGED):
            self.step(order == JUDGED)
        else:
            self.reset(int(order.removeprefix(RESET)))

    def reset(self, seed: int) -> None:
        self.seed = seed
        for row in range(len(self.share)):
            self._begin(row)
            self._write(row)

    def step(self, judged: bool) -> None:
        self.rows.reward[:] = 0
        self.rows.ended[:] = False
        self.rows.judged[:] = np.nan
        self.rows.guested[:] = np.nan
        for row, action in enumerate(self.rows.action.tolist()):
            series = self.series[row]
            answered = series.asked
            if row in self.bots:
                self._with_bots(row, action)
            else:
                series.answer(action, answered)
            if series.ended:
                rewards = series.rewards()
                self.rows.reward[row, : series.seats] = rewards
                self.rows.ended[row] = True
                if row in self.bots:
                    self.rows.guested[row] = rewards[self.bots[row][0]]
                self._begin(row)
                answered = series.asked
            self._write(row)
            if judged:
                for seat in {answered, series.asked}:
                    self.rows.judged[row, seat] = series.box.evaluate(series.match.game, seat)

    def _with_bots(self, row: int, action: int) -> None:
        """One answer, of whoever is asked: nobody else has to wait for bots that think."""
        series = self.series[row]
        seat, players = self.bots[row]
        if series.asked == seat:
            series.answer(action, seat)
        else:
            turn = Turn(series.match, series.asked)
            series.match.answer(players[series.asked].choose(turn), series.asked)

    def _begin(self, row: int) -> None:
        """Begin the next match. Among bots, the network has one seat after another."""
        series = self.series[row]
        seed = seed_of(self.seed, self.share[row] * HALVES + self.number, self.begun[row])
        series.begin(seed)
        if self.terms.is_guest(self.share[row]) and series.seats > 1:
            seat = (self.begun[row] + row) % series.seats
            players = Bots(series.seats, seat, self.terms.bot).sit_down(partial(random.Random(seed).randrange, SEEDS))
            self.bots[row] = (seat, players)
        self.begun[row] += 1

    def _write(self, row: int) -> None:
        series = self.series[row]
        seat = series.asked
        self.rows.seat[row] = seat
        self.rows.own[row] = row not in self.bots or self.bots[row][0] == seat
        series.encoder.write(series.match, seat)
