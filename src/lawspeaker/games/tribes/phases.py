"""The phases of a turn, as far as all tribal games have them. The fifth and the sixth are each game's own."""

from __future__ import annotations

from typing import Final

SETUP: Final = 0  # phases 1 to 6 are the rulebook's (A1)
EVENT: Final = 1
ASSIGN: Final = 2
NEGOTIATE: Final = 3
HUNT: Final = 4
OVER: Final = 7
