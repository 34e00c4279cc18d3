"""Optional libraries: if one is missing, the error says what to install."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class MissingLibrary(ImportError):
    """A library of an extra is not installed."""


@contextmanager
def needed(library: str, extra: str = "envs") -> Iterator[None]:
    """A context for the imports of a library that comes with an extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingLibrary(f"{library} is not installed: pip install 'lawspeaker[{extra}]'") from error
