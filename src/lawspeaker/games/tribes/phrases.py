"""What the shared rules ask and tell, by message name; every game has words of its own for them."""

from __future__ import annotations

from typing import Final

from lawspeaker.kernel.ask import Phrase, Topic

FACES_SHOWN: Final = ("ones:count", "twos:count", "threes:count", "fours:count", "fives:count", "sixes:count")

# Topics of asks.
WHO_DIES: Final = Topic("who_dies", "count", "place")
BID: Final = Topic("bid", "card", "count", "tribe")
WHO_SPEAKS: Final = Topic("who_speaks")
DEAL_WITH: Final = Topic("deal_with", "count")
OFFER: Final = Topic("offer", "tribe", "count")
AGREE: Final = Topic("agree", "tribe", "partner:tribe", "count")
WHO_IS_HIT: Final = Topic("who_is_hit", "count")

# Lines of the record. Dice are told as how many show each face.
ROLLED: Final = Phrase("rolled", "tribe", "place", *FACES_SHOWN)
DICE_CHANGED: Final = Phrase("dice_changed", "tribe", *FACES_SHOWN)
ALPHA_COUNTS: Final = Phrase("alpha_counts", "tribe", "face:count")
RETURNED: Final = Phrase("returned", "tribe", "count", "place")
DIED: Final = Phrase("died", "tribe", "count", "place")
ALPHA_DIED: Final = Phrase("alpha_died", "tribe")
BORN: Final = Phrase("born", "tribe", "count")
ALPHA_BORN: Final = Phrase("alpha_born", "tribe")
BIDS: Final = Phrase("bids", "tribe", "count")
OFFERED: Final = Phrase("offered", "tribe", "partner:tribe", "option")
AGREED: Final = Phrase("agreed", "tribe")
REFUSED: Final = Phrase("refused", "tribe")
DEAL_MADE: Final = Phrase("deal_made", "tribe", "partner:tribe")
ATTACKED: Final = Phrase("attacked", "tribe", "hits:count")
