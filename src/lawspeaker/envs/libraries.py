"""Libraries that only some people need: what to install is said where one is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class MissingLibrary(ImportError):
    """A library of the extra `envs` is not installed."""


@contextmanager
def needed(library: str) -> Iterator[None]:
    """Around the imports of a library."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingLibrary(f"{library} is not installed: pip install 'lawspeaker[envs]'") from error
