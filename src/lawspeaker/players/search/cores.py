"""Searching on several cores: other processes search the same guesses on their own, and the results are added up.

A match cannot be sent to another process, but its position can; and the position of a guess holds nothing that the
seat does not know. All begin with the same first look, so that what they find is measured alike.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread

from lawspeaker.kernel import position
from lawspeaker.kernel.match import Match
from lawspeaker.players.search.adviser import find
from lawspeaker.players.search.budget import Budget
from lawspeaker.players.search.contest import Contest
from lawspeaker.players.search.probe import FirstLook
from lawspeaker.players.search.search import Search

GUESSES = 16  # that each of the other processes is given


def search_elsewhere(guesses: list[Match], first_look: FirstLook, budget: Budget, seed: int) -> list[Future[Contest]]:
    """Have the other cores search these guesses."""
    texts = [position.to_json(guess.position()) for guess in guesses]
    try:
        return [
            processes(budget.cores - 1).submit(search_positions, texts, first_look, budget.share(part), seed + part)
            for part in range(1, budget.cores)
        ]
    except BrokenProcessPool:
        processes.cache_clear()
        return []


def found_elsewhere(searches: list[Future[Contest]]) -> Iterator[Contest]:
    """What the other cores have found. If one of them has died, the next search starts new ones."""
    try:
        for search in searches:
            yield search.result()
    except BrokenProcessPool:
        processes.cache_clear()


@cache  # one pool serves all players, whatever game they are in
def processes(number: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(number, get_context("spawn"), initializer=prepare)


def prepare() -> None:
    """Prepare a process: it ignores Ctrl-C, which is for the player's process, and ends when that one does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_player, daemon=True).start()


def end_with_player() -> None:
    playing = parent_process()
    assert playing is not None
    playing.join()
    os._exit(1)


def search_positions(texts: list[str], first_look: FirstLook, budget: Budget, seed: int) -> Contest:
    """What one of the other processes does."""
    guesses = (Match.from_position(text, record=False) for text in texts)
    first = next(guesses)
    adviser = find(budget.adviser, first.game.setting)
    return Search(first, guesses, first_look, Random(seed), budget.playout, adviser).run(budget)
