"""Signals that end the program are handled like Ctrl-C: what is under way ends in order."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

ENDING = ["SIGTERM", "SIGHUP"]  # beside Ctrl-C; not every system has both


class Stopped(KeyboardInterrupt):
    """A signal that ends the program."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def exit_status(stop: KeyboardInterrupt) -> int:
    """The exit status that a shell expects of a stopped program."""
    return 128 + (stop.number if isinstance(stop, Stopped) else signal.SIGINT)


@contextmanager
def stopping() -> Iterator[None]:
    """Inside this context, signals that end the program raise exceptions, as Ctrl-C does."""
    before = {number: signal.signal(number, stop) for number in ending()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def ending() -> list[signal.Signals]:
    return [signal.Signals[name] for name in ENDING if name in signal.Signals.__members__]


def stop(number: int, _: FrameType | None) -> None:
    raise Stopped(number)
