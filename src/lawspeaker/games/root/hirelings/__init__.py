"""E. The hirelings, a module a card with both its sides. One joins by its line here."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.hirelings.band import Band
from lawspeaker.games.root.hirelings.bandits import Bandits
from lawspeaker.games.root.hirelings.bearers import Bearers
from lawspeaker.games.root.hirelings.dynasty import Dynasty
from lawspeaker.games.root.hirelings.exile import Exile
from lawspeaker.games.root.hirelings.expedition import ARTISANS, Expedition
from lawspeaker.games.root.hirelings.flotilla import Flotilla
from lawspeaker.games.root.hirelings.kit import EXTRAS, HirelingKit
from lawspeaker.games.root.hirelings.patrol import Patrol
from lawspeaker.games.root.hirelings.prophets import Prophets
from lawspeaker.games.root.hirelings.protector import Protector
from lawspeaker.games.root.hirelings.spies import Spies
from lawspeaker.games.root.hirelings.uprising import Uprising
from lawspeaker.games.root.hirelings.vaults import Vaults
from lawspeaker.games.root.model.hireling import Hireling
from lawspeaker.games.root.model.options import Options
from lawspeaker.games.root.model.tables import HIRELINGS, NONE, RootTables
from lawspeaker.kernel.option import Catalogue

__all__ = ["BUILT", "EXTRAS", "ZONES", "Hirelings"]

NAMES: Final = (
    "patrol",
    "dynasty",
    "uprising",
    "exile",
    "prophets",
    "flotilla",
    "expedition",
    "spies",
    "bearers",
    "vaults",
    "band",
    "bandits",
    "protector",
)
BUILT: Final = [HIRELINGS.index(name) for name in NAMES]
"""Those that can be dealt."""

ZONES: Final = (ARTISANS,)


class Hirelings:
    """All hirelings that there are, and how one is made."""

    def __init__(self, catalogue: Catalogue, options: Options, tables: RootTables) -> None:
        self.kit = HirelingKit(catalogue, options, tables)

    def make(self, number: int) -> Hireling:
        name = HIRELINGS[number]
        if name == "patrol":
            return Patrol(number, self.kit)
        if name == "dynasty":
            return Dynasty(number, self.kit)
        if name == "uprising":
            return Uprising(number, self.kit)
        if name == "exile":
            return Exile(number, self.kit)
        if name == "prophets":
            return Prophets(number, self.kit)
        if name == "flotilla":
            return Flotilla(number, self.kit)
        if name == "expedition":
            return Expedition(number, self.kit)
        if name == "spies":
            return Spies(number, self.kit)
        if name == "bearers":
            return Bearers(number, self.kit)
        if name == "vaults":
            return Vaults(number, self.kit)
        if name == "band":
            return Band(number, self.kit)
        if name == "bandits":
            return Bandits(number, self.kit)
        if name == "protector":
            return Protector(number, self.kit)
        return Hireling(number, NONE)
