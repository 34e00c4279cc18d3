"""Which sides can sit where, for games in which seats play different ones."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations


def seatings(sides: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """All of them; as many one after another as there are seats are the same, each a seat further."""
    return [
        circle[seats - shift :] + circle[: seats - shift]
        for first, *others in combinations(sides, seats)
        for circle in [(first, *order) for order in permutations(others)]
        for shift in range(seats)
    ]
