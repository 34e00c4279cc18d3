"""Where cards lie on the board, and who may see them there."""

from __future__ import annotations

from typing import Final

from lawspeaker.kernel.zone import EVERYBODY_SEES, ZoneKind

DECREE_COLUMN: Final = ZoneKind("decree", "card", EVERYBODY_SEES, "7.4.2", "a column of the Decree")
VIZIERS: Final = ZoneKind("viziers", "card", EVERYBODY_SEES, "7.3.4", "the viziers that are not in the Decree")

ZONES: Final = (DECREE_COLUMN, VIZIERS)
