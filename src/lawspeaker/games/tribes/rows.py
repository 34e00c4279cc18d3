"""The two rows of biome cards, each with a deck of its own, and the cards that lie there face down."""

from __future__ import annotations

from typing import Final

from lawspeaker.kernel.option import Domain
from lawspeaker.kernel.schema import Cards, Parts
from lawspeaker.kernel.zone import NOBODY_SEES, ZoneKind

NORTH: Final = 0
SOUTH: Final = 1
ROWS: Final[list[str]] = ["north", "south"]
BACKS: Final[list[str]] = [
    "north_card",
    "south_card",
]  # by row, the domain of its cards where only backs are seen


def face_down(suffix: str, clause: str, meaning: str) -> list[ZoneKind]:
    """By row, a kind of zone in which its cards lie face down; `{row}` in the meaning is its name."""
    return [
        ZoneKind(row + suffix, BACKS[number], NOBODY_SEES, clause, meaning.format(row=row))
        for number, row in enumerate(ROWS)
    ]


def piles(backs: list[Domain], kinds: list[ZoneKind], ordered: bool = False) -> Parts:
    """A zone for each row, as it is written in a position."""
    return Parts({row: Cards(backs[number], ordered, kinds[number]) for number, row in enumerate(ROWS)})
