"""The factions, a package each: its rules, its plan, the drawing of its board, and the kit that brings them.

One joins by its lines here; the common rules know none by name.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from lawspeaker.games.root.bots.outlook import FactionPlan
from lawspeaker.games.root.factions.alliance import printed as alliance_printed
from lawspeaker.games.root.factions.alliance import zones as alliance_zones
from lawspeaker.games.root.factions.alliance.kit import AllianceKit
from lawspeaker.games.root.factions.alliance.plan import AlliancePlan
from lawspeaker.games.root.factions.corvids import printed as corvids_printed
from lawspeaker.games.root.factions.corvids import zones as corvids_zones
from lawspeaker.games.root.factions.corvids.kit import CorvidKit
from lawspeaker.games.root.factions.corvids.plan import CorvidPlan
from lawspeaker.games.root.factions.cult import printed as cult_printed
from lawspeaker.games.root.factions.cult import zones as cult_zones
from lawspeaker.games.root.factions.cult.kit import CultKit
from lawspeaker.games.root.factions.cult.plan import CultPlan
from lawspeaker.games.root.factions.duchy import printed as duchy_printed
from lawspeaker.games.root.factions.duchy import zones as duchy_zones
from lawspeaker.games.root.factions.duchy.kit import DuchyKit
from lawspeaker.games.root.factions.duchy.plan import DuchyPlan
from lawspeaker.games.root.factions.eyrie import printed as eyrie_printed
from lawspeaker.games.root.factions.eyrie import zones as eyrie_zones
from lawspeaker.games.root.factions.eyrie.kit import EyrieKit
from lawspeaker.games.root.factions.eyrie.plan import EyriePlan
from lawspeaker.games.root.factions.hundreds import printed as hundreds_printed
from lawspeaker.games.root.factions.hundreds.kit import HundredsKit
from lawspeaker.games.root.factions.hundreds.plan import HundredsPlan
from lawspeaker.games.root.factions.keepers import printed as keepers_printed
from lawspeaker.games.root.factions.keepers import zones as keepers_zones
from lawspeaker.games.root.factions.keepers.kit import KeepersKit
from lawspeaker.games.root.factions.keepers.plan import KeepersPlan
from lawspeaker.games.root.factions.marquise import printed as marquise_printed
from lawspeaker.games.root.factions.marquise.kit import MarquiseKit
from lawspeaker.games.root.factions.marquise.plan import MarquisePlan
from lawspeaker.games.root.factions.riverfolk import printed as riverfolk_printed
from lawspeaker.games.root.factions.riverfolk import zones as riverfolk_zones
from lawspeaker.games.root.factions.riverfolk.kit import RiverfolkKit
from lawspeaker.games.root.factions.riverfolk.plan import RiverfolkPlan
from lawspeaker.games.root.factions.vagabond import printed as vagabond_printed
from lawspeaker.games.root.factions.vagabond import zones as vagabond_zones
from lawspeaker.games.root.factions.vagabond.board import VagabondOptions
from lawspeaker.games.root.factions.vagabond.kit import VagabondKit
from lawspeaker.games.root.factions.vagabond.plan import VagabondPlan
from lawspeaker.games.root.model.faction import Kit
from lawspeaker.games.root.model.options import Options
from lawspeaker.games.root.model.tables import (
    ALLIANCE,
    CORVIDS,
    CULT,
    DUCHY,
    EYRIE,
    FACTIONS,
    HUNDREDS,
    KEEPERS,
    MARQUISE,
    RIVERFOLK,
    VAGABOND,
    VAGABOND2,
    RootTables,
)
from lawspeaker.kernel.option import Catalogue
from lawspeaker.kernel.sourced import Sourced

ZONES = (
    *eyrie_zones.ZONES,
    *alliance_zones.ZONES,
    *vagabond_zones.ZONES,
    *cult_zones.ZONES,
    *riverfolk_zones.ZONES,
    *duchy_zones.ZONES,
    *corvids_zones.ZONES,
    *keepers_zones.ZONES,
)
"""The zones of all boards."""

STARTS_IN_CORNER = (MARQUISE, EYRIE, CULT, DUCHY, HUNDREDS, KEEPERS)
"""Who starts in a corner that is nobody else's (6.3.2, 7.3.2, 10.3.2, 12.3.3, 14.3.1, 15.3.2)."""


FILES: list[Path] = [Path(__file__).parent / name / f"{name}.toml" for name in FACTIONS if name != FACTIONS[VAGABOND2]]
"""What is printed on their boards and pieces, as data,"""

READERS: dict[int, Callable[[Sourced, RootTables], object]] = {
    MARQUISE: marquise_printed.read,
    EYRIE: eyrie_printed.read,
    ALLIANCE: alliance_printed.read,
    VAGABOND: vagabond_printed.read,
    CULT: cult_printed.read,
    RIVERFOLK: riverfolk_printed.read,
    DUCHY: duchy_printed.read,
    CORVIDS: corvids_printed.read,
    HUNDREDS: hundreds_printed.read,
    KEEPERS: keepers_printed.read,
}
"""and who reads it. A reader gives an object that only its faction's kit knows the type of."""

PLANS: dict[int, FactionPlan] = {
    MARQUISE: MarquisePlan(),
    EYRIE: EyriePlan(),
    ALLIANCE: AlliancePlan(),
    VAGABOND: VagabondPlan(),
    VAGABOND2: VagabondPlan(),
    CULT: CultPlan(),
    CORVIDS: CorvidPlan(),
    RIVERFOLK: RiverfolkPlan(),
    DUCHY: DuchyPlan(),
    HUNDREDS: HundredsPlan(),
    KEEPERS: KeepersPlan(),
}
"""What their boards promise, for bots."""


def kits(catalogue: Catalogue, options: Options, tables: RootTables) -> dict[int, Kit]:
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
