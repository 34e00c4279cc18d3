"""What is printed on the Cult's board."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.reading import total, track
from lawspeaker.games.root.model.tables import BIRD, SUITS, RootTables
from lawspeaker.kernel.sourced import Sourced

OF: Final = "faction.cult"


class CultPrinted:
    """The prices of the conspiracies, and the tracks of the gardens, which all three suits have alike."""

    def __init__(self) -> None:
        self.start_warriors: int = 0  # in the starting corner
        self.card_acolytes: int = 0  # in the set-up by a card
        self.crusade: int = 0  # in acolytes, while the marker shows its Outcast side
        self.convert: int = 0
        self.sanctify: int = 0
        self.garden_vp: list[int] = []  # with n gardens of a suit on the map at place n - 1
        self.garden_draw: list[int] = []  # at place n


def read(data: Sourced, tables: RootTables) -> CultPrinted:
    board = CultPrinted()
    gardens = [f"{OF}.building.garden_{suit}" for suit in SUITS[:BIRD]]
    totals = [total(tables, f"garden_{suit}") for suit in SUITS[:BIRD]]
    if min(totals) != max(totals):
        raise data.error("there are as many gardens of each suit", "10.3.4", *gardens)
    board.start_warriors = data.integer(f"{OF}.start_warriors", "10.3.2")
    board.card_acolytes = data.integer(f"{OF}.card.acolytes", "A.8.2")
    if board.start_warriors > total(tables, "cult_warrior"):
        raise data.error(
            f"the Cult begins with {board.start_warriors} warriors in its corner, and has fewer",
            "10.3.2",
            f"{OF}.start_warriors",
            f"{OF}.warrior.cult_warrior",
        )
    board.crusade = data.integer(f"{OF}.conspiracy.crusade", "10.4.3.I", low=1)
    board.convert = data.integer(f"{OF}.conspiracy.convert", "10.4.3.II", low=1)
    board.sanctify = data.integer(f"{OF}.conspiracy.sanctify", "10.4.3.III", low=1)
    board.garden_vp = track(data, f"{OF}.track.garden_vp", "10.5.3", totals[0], *gardens)
    board.garden_draw = track(data, f"{OF}.track.garden_draw", "10.6.3", totals[0] + 1, *gardens)
    return board
