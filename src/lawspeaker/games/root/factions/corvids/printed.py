"""What is printed on the Corvids' board."""

from __future__ import annotations

from lawspeaker.games.root.factions.corvids.plots import PLOTS
from lawspeaker.games.root.model.reading import total
from lawspeaker.games.root.model.tables import BIRD, RootTables
from lawspeaker.kernel.sourced import Sourced

OF = "faction.corvids"


class CorvidPrinted:
    """The numbers on the board."""

    def __init__(self) -> None:
        self.actions = 0  # in a Daylight (13.5)


def read(data: Sourced, tables: RootTables) -> CorvidPrinted:
    """Reads and checks what belongs to the Corvids."""
    found = CorvidPrinted()
    found.actions = data.integer(f"{OF}.actions", "13.5", low=1)
    if total(tables, "plot") != len(PLOTS):
        raise data.error(f"there are {len(PLOTS)} plots, two of each type", "13.2.2", f"{OF}.token.plot")
    if total(tables, "corvid_warrior") < BIRD:
        raise data.error(f"the Corvids begin with {BIRD} warriors on the map", "13.3.2", f"{OF}.warrior.corvid_warrior")
    return found
