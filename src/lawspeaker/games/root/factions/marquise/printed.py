"""What is printed on the Marquise's board."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.reading import total, track
from lawspeaker.games.root.model.tables import CLEARINGS, RootTables
from lawspeaker.kernel.sourced import Sourced

OF: Final = "faction.marquise"
BUILDINGS: Final[list[str]] = ["sawmill", "workshop", "recruiter"]


class MarquisePrinted:
    """The tracks of the buildings: the n-th of a kind is at place n - 1."""

    def __init__(self) -> None:
        self.cost: list[int] = []
        self.points: list[list[int]] = []  # by kind of building
        self.draw: list[int] = []  # by recruiters on the map


def read(data: Sourced, tables: RootTables) -> MarquisePrinted:
    printed = MarquisePrinted()
    paths = [f"{OF}.building.{kind}" for kind in BUILDINGS]
    many = total(tables, BUILDINGS[-1])
    for path, kind in zip(paths, BUILDINGS, strict=True):
        if total(tables, kind) != many:
            raise data.error("the three kinds of building must be equally many", "6.3.5", path, *paths)
    printed.cost = track(data, f"{OF}.track.cost", "6.5.4.I", many, paths[-1])
    printed.points = [
        track(data, f"{OF}.track.{kind}_vp", "6.5.4.III", many, path)
        for path, kind in zip(paths, BUILDINGS, strict=True)
    ]
    printed.draw = track(data, f"{OF}.track.recruiter_draw", "6.6", many + 1, paths[-1])
    if total(tables, "marquise_warrior") < CLEARINGS - 1:
        raise data.error(
            f"the Marquise begins with {CLEARINGS - 1} warriors on the map", "6.3.3", f"{OF}.warrior.marquise_warrior"
        )
    return printed
