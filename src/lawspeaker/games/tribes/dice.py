"""Dice as they lie: hits, dice alike, faces changed. A set of faces is a mask, bit n for face n."""

from __future__ import annotations

from typing import Final

FACES: Final = 6


def faces(*shown: int) -> int:
    """The mask of these faces."""
    mask = 0
    for face in shown:
        mask |= 1 << face
    return mask


def listed(mask: int) -> list[int]:
    """The faces of a mask."""
    return [face for face in range(1, FACES + 1) if (mask >> face) & 1]


ONE: Final = 0b10
ONE_OR_TWO: Final = 0b110


def number_of(dice: list[int], mask: int) -> int:
    """How many dice show one of the faces."""
    return sum(1 for die in dice if (mask >> die) & 1)


def most_alike(dice: list[int]) -> int:
    """How many dice show the face that most of them show."""
    return max(tally(dice))


def changed_to_one(dice: list[int], mask: int) -> list[int]:
    """The dice after every one of the faces has become a 1."""
    return [1 if (mask >> die) & 1 else die for die in dice]


def tally(dice: list[int]) -> list[int]:
    """How many dice show each face, from 1 to 6: what is told of a roll."""
    shown = [0] * FACES
    for die in dice:
        shown[die - 1] += 1
    return shown
