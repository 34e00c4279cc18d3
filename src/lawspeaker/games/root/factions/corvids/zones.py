"""Where plots lie, and who may see which they are.

Face down only the Corvids may look, in the supply and on the map (13.2.2.I); face up everybody sees them. A plot that
everybody has seen and that goes back to the supply is known there, until another plot is placed from it: then nobody
else can tell which one has gone.
"""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.tables import CLEARINGS
from lawspeaker.kernel.zone import EVERYBODY_SEES, OWNER_SEES, ZoneKind

SUPPLY: Final = ZoneKind("plots", "plot", OWNER_SEES, "13.2.2.I", "the plots in the supply, face down")
FACE_DOWN: Final = tuple(  # by clearing
    ZoneKind(
        f"plot_down_{clearing + 1}", "plot", OWNER_SEES, "13.2.2.I", f"the face-down plot in clearing {clearing + 1}"
    )
    for clearing in range(CLEARINGS)
)
FACE_UP: Final = ZoneKind(
    "plot_up", "plot", EVERYBODY_SEES, "13.2.2.I", "the face-up plot of a clearing"
)  # numbered by clearing

ZONES: Final = (SUPPLY, *FACE_DOWN, FACE_UP)
