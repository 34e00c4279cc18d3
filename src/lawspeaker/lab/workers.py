"""Workers: who plays the parts of a plan. This process alone, processes of this machine, or a Ray cluster.

All give the same tables, as a part depends on nothing but the plan and its number. A worker that dies takes nothing
along but the part it was playing, and that is played again by another.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
from collections import Counter, deque
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import TYPE_CHECKING

import polars as pl

from lawspeaker.kernel.errors import ConfigError, LawspeakerError
from lawspeaker.kernel.garbage import look_seldom

if TYPE_CHECKING:
    from ray import ObjectRef

PlayPart = Callable[[int], pl.DataFrame]  # plays the part of this number; is sent to other processes
Tables = Generator[tuple[int, pl.DataFrame]]  # parts as they are finished, in any order

MOST_DEATHS = 3  # workers that may die at one part before it is given up
LOCAL = "local"  # instead of an address: a Ray that is started here, for as long as it is needed
RAY_MEMORY = 128 * 1024 * 1024  # bytes that such a Ray sets aside; a part takes some ten thousand
PATIENCE = 5.0  # seconds in which a cluster must answer
ALONE = {  # of such a Ray: it listens to this machine only, and reports no usage
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
}
AHEAD = 2  # parts that are handed to a Ray cluster for each of its cores


class WorkerError(LawspeakerError):
    """A part that no worker survives."""

    def __init__(self, number: int) -> None:
        super().__init__(f"{MOST_DEATHS} workers have died playing part {number}; is there too little memory?")


def check(jobs: int, ray: str) -> None:
    """Check before anything is played that these workers are possible."""
    if jobs < 1:
        raise ConfigError(f"at least 1 process must play, not {jobs}")
    if ray != LOCAL:
        reach(ray)
    if ray and find_spec("ray") is None:
        raise ConfigError("Ray is not installed here: pip install 'lawspeaker[ray]'")


def run(play: PlayPart, numbers: list[int], jobs: int = 1, ray: str = "") -> Tables:
    """Have the parts of these numbers played, by so many processes or by a Ray cluster at an address."""
    check(jobs, ray)
    if ray:
        return on_ray(play, numbers, ray, jobs)
    if jobs == 1:
        return ((number, play(number)) for number in numbers)
    return in_processes(play, numbers, jobs)


# Processes of this machine


def in_processes(play: PlayPart, numbers: list[int], jobs: int) -> Tables:
    """Play in processes, each with a pool of its own, so that one that dies breaks no other."""
    waiting = deque(numbers)
    deaths: Counter[int] = Counter()
    leash, held = get_context("spawn").Pipe(duplex=False)
    idle = [hire(leash) for _ in range(min(jobs, len(numbers)))]
    busy: dict[Future[pl.DataFrame], tuple[ProcessPoolExecutor, int]] = {}
    try:
        while waiting or busy:
            while waiting and idle:
                worker, number = idle.pop(), waiting.popleft()
                try:
                    busy[worker.submit(play, number)] = worker, number
                except BrokenProcessPool:  # it has died since it was last busy
                    worker.shutdown()
                    waiting.appendleft(number)
                    idle.append(hire(leash))
            for done in wait(busy, return_when=FIRST_COMPLETED).done:
                worker, number = busy.pop(done)
                try:
                    table = done.result()
                except BrokenProcessPool:
                    worker.shutdown()
                    deaths[number] += 1
                    if deaths[number] == MOST_DEATHS:
                        raise WorkerError(number) from None
                    waiting.appendleft(number)
                    idle.append(hire(leash))
                else:
                    idle.append(worker)
                    yield number, table
    finally:  # also after Ctrl-C: no worker plays on
        held.close()
        for worker in [*idle, *(worker for worker, _ in busy.values())]:
            worker.shutdown(cancel_futures=True)
        leash.close()


def hire(leash: Connection) -> ProcessPoolExecutor:
    """A worker: a pool of one process."""
    context = get_context("spawn")  # the same everywhere, and safe beside the threads of Polars
    return ProcessPoolExecutor(1, context, initializer=prepare, initargs=(leash,))


def prepare(leash: Connection) -> None:
    """Prepare a process: it ignores Ctrl-C, which is for its parent, and ends when that one lets go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    look_seldom()
    Thread(target=end_when_let_go, args=(leash,), daemon=True).start()


def end_when_let_go(leash: Connection) -> None:
    leash.poll(None)  # nothing is ever sent: it only becomes ready when the other end is closed, or its process gone
    os._exit(1)


# A Ray cluster


def on_ray(play: PlayPart, numbers: list[int], address: str, jobs: int) -> Tables:
    """Ray plays a part again by itself if its worker dies."""
    joined = join(address, jobs)
    import ray

    waiting = deque(numbers)
    busy: dict[ObjectRef[pl.DataFrame], int] = {}
    try:
        playing = ray.remote(num_cpus=1, max_retries=MOST_DEATHS - 1)(play_there)
        while waiting or busy:
            at_once = AHEAD * cores()
            while waiting and len(busy) < at_once:
                number = waiting.popleft()
                busy[playing.remote(play, number)] = number
            done, _ = ray.wait(list(busy))
            number = busy.pop(done[0])
            try:
                table = ray.get(done[0])
            except ray.exceptions.RayTaskError as error:
                raise error.cause from error  # the error there, without Ray's own traceback
            except ray.exceptions.RayError as error:  # workers or machines have died, or lost their results
                raise WorkerError(number) from error
            yield number, table
    finally:
        for left in busy:
            ray.cancel(left, force=True)
        if joined:
            ray.shutdown()


def play_there(play: PlayPart, number: int) -> pl.DataFrame:
    """What a worker of Ray does."""
    return play(number)


def cores() -> int:
    """How many the cluster has now; it may grow."""
    import ray

    found: dict[str, float] = ray.cluster_resources()
    return max(1, int(found.get("CPU", 1)))


def join(address: str, jobs: int) -> bool:
    """Join a Ray cluster, or start one on this machine. Returns whether that was necessary."""
    if address == LOCAL:
        os.environ.update(ALONE)  # Ray reads it when it is imported
    import ray

    if ray.is_initialized():
        return False
    start = partial(ray.init, address, log_to_driver=False, logging_level=logging.ERROR)
    try:
        if address == LOCAL:
            start(num_cpus=jobs, include_dashboard=False, object_store_memory=RAY_MEMORY)
        else:
            start()
    except (OSError, RuntimeError, ValueError) as error:
        raise no_cluster(address, error) from error
    return True


def reach(address: str) -> None:
    """Check that something answers at HOST:PORT; Ray itself would keep trying for many minutes."""
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        raise no_cluster(address, error) from error


def no_cluster(address: str, error: Exception) -> ConfigError:
    return ConfigError(f"there is no Ray cluster to join at {address}: {error}")
