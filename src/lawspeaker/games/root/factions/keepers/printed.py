"""What is printed on the Keepers' board and pieces."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.reading import total
from lawspeaker.games.root.model.tables import RootTables
from lawspeaker.kernel.sourced import Sourced

TYPES: Final[list[str]] = ["figure", "tablet", "jewelry"]
"""The types of relics, which everybody sees (15.2.1)."""

COPIES: Final = 4
"""How many relics there are of each type."""

SIDES: Final[list[str]] = [
    "tablet_jewelry",
    "jewelry_tablet",
    "jewelry_figure",
    "figure_jewelry",
    "figure_tablet",
    "tablet_figure",
]
"""15.2.2 The sides of the waystations, two by two: the type that a side shows, then the one on its back."""


class KeepersPrinted:
    """The numbers of chapter 15."""

    def __init__(self) -> None:
        self.values: list[int] = []  # of the relics of a type
        self.column_points: int = 0
        self.start_warriors: int = 0
        self.recruits: int = 0
        self.crowd: int = 0
        self.retinue_limit: int = 0
        self.draw: list[int] = []  # by waystations on the map


def read(data: Sourced, tables: RootTables) -> KeepersPrinted:
    """Read and check it."""
    of = "faction.keepers"
    printed = KeepersPrinted()
    path = f"{of}.relic_values"
    printed.values = data.integers(path, "15.2.1", low=1, high=9)
    if len(printed.values) != COPIES:
        raise data.error(f"{path} must have {COPIES} numbers, not {len(printed.values)}", "15.2.1", path)
    for type in TYPES:
        token = f"{of}.token.relic_{type}"
        if total(tables, f"relic_{type}") != COPIES:
            raise data.error(f"there must be {COPIES} relics of a type", "15.2.1", token)
    for side in SIDES:
        tile = f"{of}.building.waystation_{side}"
        if total(tables, f"waystation_{side}") != 1:
            raise data.error("there must be one waystation of each kind", "15.2.2", tile)
    printed.column_points = data.integer(f"{of}.column_points", "15.5.2.IIIb")
    printed.start_warriors = data.integer(f"{of}.start_warriors", "15.3.2", low=1)
    warriors = total(tables, "keepers_warrior")
    if 2 * printed.start_warriors > warriors:
        raise data.error(
            f"the Keepers begin with {printed.start_warriors} warriors in each of two clearings, but have {warriors}",
            "15.3.2",
            f"{of}.start_warriors",
            f"{of}.warrior.keepers_warrior",
        )
    printed.recruits = data.integer(f"{of}.recruits", "15.4.3", low=1)
    printed.crowd = data.integer(f"{of}.crowd", "15.6.1", low=1)
    printed.retinue_limit = data.integer(f"{of}.retinue_limit", "15.6.2", low=3)
    path = f"{of}.waystation_draw"
    printed.draw = data.integers(path, "15.6.3")
    if len(printed.draw) != len(SIDES) // 2 + 1:
        raise data.error(f"{path} must have {len(SIDES) // 2 + 1} numbers, not {len(printed.draw)}", "15.6.3", path)
    return printed
