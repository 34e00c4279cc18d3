"""What is printed on the Eyrie's board and its leaders."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.reading import total, track
from lawspeaker.games.root.model.tables import COLUMNS, VIZIERS, RootTables
from lawspeaker.kernel.sourced import Sourced

OF: Final = "faction.eyrie"

BUILDER: Final = 0
CHARISMATIC: Final = 1
COMMANDER: Final = 2
DESPOT: Final = 3
LEADERS: Final[list[str]] = ["builder", "charismatic", "commander", "despot"]


class EyriePrinted:
    """The track of the roosts, by roosts on the map, and the leaders."""

    def __init__(self) -> None:
        self.roost_vp: list[int] = []
        self.roost_draw: list[int] = []
        self.leader_columns: list[list[int]] = []  # of each leader, where the viziers go
        self.start_warriors: int = 0  # in the starting corner
        self.new_roost_warriors: int = 0


def read(data: Sourced, tables: RootTables) -> EyriePrinted:
    printed = EyriePrinted()
    spaces = total(tables, "roost") + 1
    printed.roost_vp = track(data, f"{OF}.track.roost_vp", "7.6.1", spaces, f"{OF}.building.roost")
    printed.roost_draw = track(data, f"{OF}.track.roost_draw", "7.6.2", spaces, f"{OF}.building.roost")
    for number, leader in enumerate(LEADERS, 1):
        path, clause = f"{OF}.leader.{leader}", f"7.8.{number}"
        columns = data.choices(path, clause, COLUMNS)
        if len(columns) != VIZIERS or columns[0] == columns[1]:
            raise data.error(f"{path} must name two columns, one for each loyal vizier", clause, path)
        printed.leader_columns.append([COLUMNS.index(column) for column in columns])
    printed.start_warriors = data.integer(f"{OF}.start_warriors", "7.3.2")
    printed.new_roost_warriors = data.integer(f"{OF}.new_roost_warriors", "7.4.3")
    if printed.start_warriors > total(tables, "eyrie_warrior"):
        raise data.error(
            f"the Eyrie begin with {printed.start_warriors} warriors, but have {total(tables, 'eyrie_warrior')}",
            "7.3.2",
            f"{OF}.start_warriors",
            f"{OF}.warrior.eyrie_warrior",
        )
    return printed
