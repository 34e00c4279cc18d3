"""Where cards lie on the board, and the values of the relics, and who may see them there.

Each relic has a zone of its own with its value, wherever the relic lies: nobody sees it until it is turned for all.
"""

from __future__ import annotations

from typing import Final

from lawspeaker.kernel.zone import EVERYBODY_SEES, NOBODY_SEES, ZoneKind

RETINUE: Final = ZoneKind("retinue", "card", EVERYBODY_SEES, "15.3.4", "a slot of the Retinue")
FIGURE: Final = ZoneKind("figure", "figure", NOBODY_SEES, "15.2.1", "the value of a figure")
TABLET: Final = ZoneKind("tablet", "tablet", NOBODY_SEES, "15.2.1", "the value of a tablet")
JEWELRY: Final = ZoneKind("jewelry", "jewelry", NOBODY_SEES, "15.2.1", "the value of a jewelry")

VALUES: Final = (FIGURE, TABLET, JEWELRY)  # by type
ZONES: Final = (RETINUE, *VALUES)
