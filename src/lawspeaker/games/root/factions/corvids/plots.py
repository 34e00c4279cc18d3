"""13.2.2 The eight plots: four types, two of each. Nobody can tell the two of a type apart."""

from __future__ import annotations

from typing import Final

BOMB: Final = 0
SNARE: Final = 1
EXTORTION: Final = 2
RAID: Final = 3
PLOT_TYPES: Final[list[str]] = ["bomb", "snare", "extortion", "raid"]

OF_EACH: Final = 2
PLOTS: Final[list[str]] = [f"{type}_{copy}" for type in PLOT_TYPES for copy in range(1, OF_EACH + 1)]


def type_of(plot: int) -> int:
    """The type of a plot."""
    return plot // OF_EACH
