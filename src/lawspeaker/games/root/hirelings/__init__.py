"""E. The hirelings, a module a card with both its sides. One joins by its line here."""

from __future__ import annotations

from lawspeaker.games.root.hirelings.kit import EXTRAS, HirelingKit
from lawspeaker.games.root.hirelings.patrol import Patrol
from lawspeaker.games.root.model.hireling import Hireling
from lawspeaker.games.root.model.options import Options
from lawspeaker.games.root.model.tables import HIRELINGS, Tables
from lawspeaker.kernel.option import Catalogue

__all__ = ["EXTRAS", "Hirelings"]


class Hirelings:
    """All hirelings that there are, and how one is made."""

    def __init__(self, catalogue: Catalogue, options: Options, tables: Tables) -> None:
        self.kit = HirelingKit(catalogue, options, tables)

    def make(self, number: int) -> Hireling:
        if HIRELINGS[number] == "patrol":
            return Patrol(number, self.kit)
        raise NotImplementedError(HIRELINGS[number])
