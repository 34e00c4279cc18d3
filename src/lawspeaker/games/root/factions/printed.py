"""What is printed on the factions' boards: who reads it from the data, a module `printed` in the home of each.

A reader gives an object that only its faction's kit knows the type of.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from lawspeaker.games.root.factions.corvids import printed as corvids
from lawspeaker.games.root.factions.cult import printed as cult
from lawspeaker.games.root.factions.duchy import printed as duchy
from lawspeaker.games.root.factions.hundreds import printed as hundreds
from lawspeaker.games.root.factions.keepers import printed as keepers
from lawspeaker.games.root.factions.riverfolk import printed as riverfolk
from lawspeaker.games.root.model.tables import CORVIDS, CULT, DUCHY, FACTIONS, HUNDREDS, KEEPERS, RIVERFOLK, Tables
from lawspeaker.kernel.sourced import Sourced

FOLDER = Path(__file__).parent
READERS: dict[int, Callable[[Sourced, Tables], object]] = {
    CULT: cult.read,
    RIVERFOLK: riverfolk.read,
    DUCHY: duchy.read,
    CORVIDS: corvids.read,
    HUNDREDS: hundreds.read,
    KEEPERS: keepers.read,
}


def files() -> list[Path]:
    """The data files in the homes of the factions."""
    return [file for name in FACTIONS for file in FOLDER.glob(f"{name}/{name}.toml")]
