"""Clauses in play: a position for each, the answers that are given there, and what chance decides.

They are recorded from the tests that prove the clauses, by `make generate`; see `tools/situations.py`.

>>> situations("arctic")["TAX.1"].answers
('act tax',)
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

_PLAY = files("lawspeaker.law") / "books" / "play"


class Situation(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and how it goes on."""

    position: dict[str, object]
    outcomes: tuple[int, ...]
    answers: tuple[str, ...]


@cache
def situations(game: str) -> dict[str, Situation]:
    """The situations of a game, by clause."""
    file = _PLAY / f"{game}.json"
    if not file.is_file():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Situation])
