"""Meters: what this process has done since it started, and what an answer costs part by part.

Counting must cost nothing worth mentioning, so processor time is measured for every tenth answer only. `/metrics` shows
all of it, and the load test reads it there.
"""

from __future__ import annotations

import logging
import time
from bisect import bisect_left
from collections import Counter
from typing import Final

SAMPLE = 10  # one of so many answers is measured part by part
WAITS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds: the bounds between which waits are counted

# The parts of an answer, in order. What is done several times, once for each seat and language, is added up.
CHECK: Final = "check"  # is it a message, and is it offered?
PLAY: Final = "play"  # the rules
COMMIT: Final = "commit"  # putting it on the disk, without waiting for the disk
VIEW: Final = "view"  # what each seat may see
WORDS: Final = "words"  # questions, options and lines of the record
ENCODE: Final = "encode"
COMPRESS: Final = "compress"  # and making frames
SEND: Final = "send"  # the system call
PARTS = (CHECK, PLAY, COMMIT, VIEW, WORDS, ENCODE, COMPRESS, SEND)

work = time.thread_time  # processor seconds of this thread: whoever else uses the machine does not count


class Waits:
    """How long something took, counted between bounds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(WAITS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(WAITS, seconds)] += 1
        self.seconds += seconds


class Meters:
    """The meters of one process."""

    def __init__(self) -> None:
        self.since = time.time()
        self.answers: Counter[str] = Counter()  # committed here: by a `person` or a `bot`
        self.refused: Counter[str] = Counter()  # messages by socket, by code
        self.messages = 0  # sent to sockets,
        self.bytes = 0  # how long they were before compression,
        self.writes = 0  # and how often something was written
        self.commits = 0  # transactions; each holds one step or more
        self.told = Waits()  # from when an answer is read until all who look are sent what came of it
        self.disk = Waits()  # for a commit
        self.spent = dict.fromkeys(PARTS, 0.0)  # processor seconds
        self.sampled: Counter[str] = Counter()  # by part: the answers, commits or messages that were measured
        self.answered = 0

    def lap(self) -> Lap | None:
        """For every tenth answer, something that measures its parts."""
        self.answered += 1
        return None if self.answered % SAMPLE else Lap(self)

    def spend(self, part: str, seconds: float, of: int = 1) -> None:
        """Count processor time for a part of so many answers."""
        self.spent[part] += seconds
        self.sampled[part] += of


class Lap:
    """Measures one answer, part after part: each call ends a part. After anything was waited for, `begin` again."""

    def __init__(self, meters: Meters) -> None:
        self.meters = meters
        self.last = work()

    def begin(self) -> None:
        self.last = work()

    def __call__(self, part: str) -> None:
        now = work()
        self.meters.spent[part] += now - self.last
        self.last = now

    def end(self) -> None:
        """The answer is told: count it."""
        for part in (CHECK, PLAY, VIEW, WORDS, ENCODE):
            self.meters.sampled[part] += 1


class CountedLog(logging.Handler):
    """Counts what is logged as a warning or worse."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.counts: Counter[str] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        self.counts[record.levelname.lower()] += 1
