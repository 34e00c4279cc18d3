"""Libraries that only some people need: what to install is said where one is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class MissingLibrary(ImportError):
    """A library of an extra is not installed."""


@contextmanager
def needed(library: str, extra: str = "envs") -> Iterator[None]:
    """Around the imports of a library that comes with an extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingLibrary(f"{library} is not installed: pip install 'lawspeaker[{extra}]'") from error
