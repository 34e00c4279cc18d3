"""Reading lawbook files, in several threads at once."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from lawspeaker.law.reading import read_book

BOOK = """
[book]
game = "toy"
title = "Toy"
documents = []
"""


def test_types_are_learned_by_one_thread_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """msgspec crashes where two threads use a type for the first time at once."""
    converting: list[object] = []
    most: list[int] = []
    convert = msgspec.convert

    def slowly(value: object, type_: Any) -> Any:
        converting.append(value)
        most.append(len(converting))
        time.sleep(0.001)  # lets the other threads go on
        converting.pop()
        return convert(value, type_)

    monkeypatch.setattr(msgspec, "convert", slowly)
    with ThreadPoolExecutor(4) as threads:
        books = list(threads.map(lambda _: read_book(BOOK, "toy.toml"), range(8)))
    assert {book.title for book in books} == {"Toy"}
    assert max(most) == 1
