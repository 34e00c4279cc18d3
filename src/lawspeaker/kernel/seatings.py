"""Which sides can sit where, for games in which seats play different ones."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations


def seatings(sides: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Seat orders, rotated so that every side sits in every seat: each group of `seats` holds the rotations of one."""
    return [
        circle[seats - shift :] + circle[: seats - shift]
        for first, *others in combinations(sides, seats)
        for circle in [(first, *order) for order in permutations(others)]
        for shift in range(seats)
    ]
