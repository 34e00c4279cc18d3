"""What is printed on the Duchy's board and on its ministers."""

from __future__ import annotations

from lawspeaker.games.root.factions.duchy.ministers import MINISTERS, RANK_OF, RANKS
from lawspeaker.games.root.model.reading import total, track
from lawspeaker.games.root.model.tables import RootTables
from lawspeaker.kernel.sourced import Sourced

CROWNS = 9
START = 2  # warriors in the starting corner, and in each clearing next to it


class DuchyPrinted:
    """The lists by rank have one entry a rank; those by building one for each number on the map, from 0."""

    def __init__(self) -> None:
        self.warriors: list[int] = []  # placed in Birdsong, by citadels
        self.draws: list[int] = []  # cards drawn, by markets
        self.crowns: list[int] = []  # by rank
        self.points: list[int] = []  # by rank: under a crown
        self.price: list[int] = []  # by rank: cards that a minister wants to see


def read(data: Sourced, tables: RootTables) -> DuchyPrinted:
    """Reads and checks what the data says of the Duchy."""
    of = "faction.duchy"
    printed = DuchyPrinted()
    citadels, markets = total(tables, "citadel") + 1, total(tables, "market") + 1
    printed.warriors = track(data, f"{of}.track.warriors", "12.4", citadels, f"{of}.building.citadel")
    printed.draws = track(data, f"{of}.track.cards", "12.6.3", markets, f"{of}.building.market")
    printed.crowns = _by_rank(data, f"{of}.rank.crowns", "12.3.6")
    printed.points = _by_rank(data, f"{of}.rank.points", "12.5.3.III")
    printed.price = _by_rank(data, f"{of}.rank.cards", "12.5.3.II")
    if sum(printed.crowns) != CROWNS:
        raise data.error(f"there are {CROWNS} crowns", "12.3.6", f"{of}.rank.crowns")
    for rank, crowns in enumerate(printed.crowns):
        if crowns < sum(1 for minister in range(len(MINISTERS)) if RANK_OF[minister] == rank):
            raise data.error(f"every {RANKS[rank]} needs a crown", "12.5.3.I", f"{of}.rank.crowns")
    paths = max(len(chart.paths[corner]) for chart in tables.maps for corner in chart.corners)
    least = START * (1 + paths)
    if total(tables, "duchy_warrior") < least:
        path = f"{of}.warrior.duchy_warrior"
        raise data.error(f"the Duchy begins with up to {least} warriors on the map", "12.3.3", path)
    return printed


def _by_rank(data: Sourced, path: str, clause: str) -> list[int]:
    found = data.integers(path, clause, low=1, high=9)
    if len(found) != len(RANKS):
        raise data.error(f"{path} must have {len(RANKS)} numbers: for {', '.join(RANKS)}", clause, path)
    return found
