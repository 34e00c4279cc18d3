"""The factions, a package each: its rules, its plan, the drawing of its board, and the kit that brings them.

One joins by adding its kit here; the common rules know none by name.
"""

from __future__ import annotations

from lawspeaker.games.root.factions.alliance import zones as alliance
from lawspeaker.games.root.factions.alliance.kit import AllianceKit
from lawspeaker.games.root.factions.corvids import zones as corvids
from lawspeaker.games.root.factions.corvids.kit import CorvidKit
from lawspeaker.games.root.factions.cult import zones as cult
from lawspeaker.games.root.factions.cult.kit import CultKit
from lawspeaker.games.root.factions.duchy import zones as duchy
from lawspeaker.games.root.factions.duchy.kit import DuchyKit
from lawspeaker.games.root.factions.eyrie import zones as eyrie
from lawspeaker.games.root.factions.eyrie.kit import EyrieKit
from lawspeaker.games.root.factions.hundreds.kit import HundredsKit
from lawspeaker.games.root.factions.keepers import zones as keepers
from lawspeaker.games.root.factions.keepers.kit import KeepersKit
from lawspeaker.games.root.factions.marquise.kit import MarquiseKit
from lawspeaker.games.root.factions.riverfolk import zones as riverfolk
from lawspeaker.games.root.factions.riverfolk.kit import RiverfolkKit
from lawspeaker.games.root.factions.vagabond import zones as vagabond
from lawspeaker.games.root.factions.vagabond.board import VagabondOptions
from lawspeaker.games.root.factions.vagabond.kit import VagabondKit
from lawspeaker.games.root.model.faction import Kit
from lawspeaker.games.root.model.options import Options
from lawspeaker.games.root.model.tables import (
    CULT,
    DUCHY,
    EYRIE,
    HUNDREDS,
    KEEPERS,
    MARQUISE,
    VAGABOND,
    VAGABOND2,
    Tables,
)
from lawspeaker.kernel.option import Catalogue

ZONES = (
    *eyrie.ZONES,
    *alliance.ZONES,
    *vagabond.ZONES,
    *cult.ZONES,
    *riverfolk.ZONES,
    *duchy.ZONES,
    *corvids.ZONES,
    *keepers.ZONES,
)
"""The zones of all boards."""

STARTS_IN_CORNER = (MARQUISE, EYRIE, CULT, DUCHY, HUNDREDS, KEEPERS)
"""Who starts in a corner that is nobody else's (6.3.2, 7.3.2, 10.3.2, 12.3.3, 14.3.1, 15.3.2)."""


def kits(catalogue: Catalogue, options: Options, tables: Tables) -> dict[int, Kit]:
    """All factions by their number, always in the same order, so that every option keeps its number."""
    vagabond = VagabondOptions(catalogue, options, tables)
    made: list[Kit] = [
        MarquiseKit(catalogue, options, tables),
        EyrieKit(catalogue, options, tables),
        AllianceKit(catalogue, options, tables),
        VagabondKit(VAGABOND, vagabond),
        VagabondKit(VAGABOND2, vagabond),
        CultKit(catalogue, options, tables),
        CorvidKit(catalogue, options, tables),
        RiverfolkKit(catalogue, options, tables),
        DuchyKit(catalogue, options, tables),
        HundredsKit(catalogue, options, tables),
        KeepersKit(catalogue, options, tables),
    ]
    return {kit.number: kit for kit in made}
