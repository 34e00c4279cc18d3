"""Where cards lie in Root, and who may see them there.

Of a hand everybody sees how many cards it has (1.2.1). Single cards are shown to single seats besides: a hand to the
Alliance (8.2.6) or by a card (4.1.3), the items under a ruin to whoever explores it (9.7.3). What is shown is seen by
those who are named (G.1.27), and what is revealed by all (G.1.23). Cards in a play area (G.1.20) serve only as told.
"""

from __future__ import annotations

from typing import Final

from lawspeaker.kernel.zone import EVERYBODY_SEES, NOBODY_SEES, OWNER_SEES, ZoneKind

DECK: Final = ZoneKind("deck", "card", NOBODY_SEES, "2.1", "the deck, face down")
DISCARDS: Final = ZoneKind("discards", "card", EVERYBODY_SEES, "1.2.2", "the discard pile")
AVAILABLE: Final = ZoneKind("available", "card", EVERYBODY_SEES, "3.3.3", "dominance cards beside the map")
PLAYED: Final = ZoneKind("played", "card", EVERYBODY_SEES, "2.1", "cards that are being played")
HAND: Final = ZoneKind("hand", "card", OWNER_SEES, "1.2.1", "the cards in a hand")
CRAFTED: Final = ZoneKind("crafted", "card", EVERYBODY_SEES, "4.1.3", "the lasting cards in front of a seat")
RUIN: Final = ZoneKind("ruin", "ruin_item", NOBODY_SEES, "9.3.4", "the items under a ruin")

ZONES: Final = (DECK, DISCARDS, AVAILABLE, PLAYED, HAND, CRAFTED, RUIN)  # those of a faction's board are with it
