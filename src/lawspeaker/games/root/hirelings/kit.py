"""The options that hirelings share."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.options import Options
from lawspeaker.games.root.model.tables import Tables
from lawspeaker.kernel.option import Catalogue, Family

EXTRAS: Final = ("hireling_move", "hireling_battle", "hireling_place")


class HirelingKit:
    """E.2.4 What the controller of a hireling may do with it once in Daylight, each by the number of its card."""

    def __init__(self, catalogue: Catalogue, options: Options, tables: Tables) -> None:
        self.kinds = tables.kind_number
        self.move: Family = catalogue.family("hireling_move", hireling=options.hireling)
        self.battle: Family = catalogue.family("hireling_battle", hireling=options.hireling)
        self.place: Family = catalogue.family("hireling_place", hireling=options.hireling)
