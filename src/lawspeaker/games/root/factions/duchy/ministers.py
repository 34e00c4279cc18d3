"""12.5.2 The ministers of the Duchy, in the order of the law, and their ranks."""

from __future__ import annotations

from typing import Final

SQUIRE: Final = 0
NOBLE: Final = 1
LORD: Final = 2
RANKS: Final[list[str]] = ["squire", "noble", "lord"]

FOREMOLE: Final = 0
CAPTAIN: Final = 1
MARSHAL: Final = 2
BRIGADIER: Final = 3
BANKER: Final = 4
MAYOR: Final = 5
DUCHESS: Final = 6
BARON: Final = 7
EARL: Final = 8
MINISTERS: Final[list[str]] = [
    "foremole",
    "captain",
    "marshal",
    "brigadier",
    "banker",
    "mayor",
    "duchess_of_mud",
    "baron_of_dirt",
    "earl_of_stone",
]

RANK_OF: Final[list[int]] = [SQUIRE, SQUIRE, SQUIRE, NOBLE, NOBLE, NOBLE, LORD, LORD, LORD]
CLAUSES: Final[list[str]] = [
    "12.5.2.I",
    "12.5.2.II",
    "12.5.2.III",
    "12.5.2.IV",
    "12.5.2.V",
    "12.5.2.VI",
    "12.5.2.VII",
    "12.5.2.VIII",
    "12.5.2.IX",
]
"""Where the law says what each of them does."""
