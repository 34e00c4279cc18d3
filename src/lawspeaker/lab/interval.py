"""The interval of a share: how sure one can be of it after so many games."""

from __future__ import annotations

import math

CONFIDENCE = 1.959964  # standard deviations either side of the mean that hold 95 of 100


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win share (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    square = CONFIDENCE * CONFIDENCE / games
    middle = (share + square / 2) / (1 + square)
    reach = CONFIDENCE / (1 + square) * math.sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)
