"""What is printed on the Alliance's board."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.reading import total, track
from lawspeaker.games.root.model.tables import RootTables
from lawspeaker.kernel.sourced import Sourced

OF: Final = "faction.alliance"


class AlliancePrinted:
    """The track of the sympathy tokens, the n-th at place n - 1, and two numbers."""

    def __init__(self) -> None:
        self.sympathy_cost: list[int] = []
        self.sympathy_vp: list[int] = []
        self.martial_law: int = 0
        self.supporters_limit: int = 0  # without a base on the map


def read(data: Sourced, tables: RootTables) -> AlliancePrinted:
    printed = AlliancePrinted()
    spaces, tokens = total(tables, "sympathy"), f"{OF}.token.sympathy"
    printed.sympathy_cost = track(data, f"{OF}.track.sympathy_cost", "8.4.2.II", spaces, tokens)
    printed.sympathy_vp = track(data, f"{OF}.track.sympathy_vp", "8.4.2.III", spaces, tokens)
    printed.martial_law = data.integer(f"{OF}.martial_law", "8.4.2.IIa", low=1)
    printed.supporters_limit = data.integer(f"{OF}.supporters_limit", "8.2.3.I")
    return printed
