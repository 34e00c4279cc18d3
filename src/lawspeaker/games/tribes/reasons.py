"""Why something of the shared rules cannot be chosen, by the clause of the ask; every game has words of its own."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.tribes.pieces import TribalGame
from lawspeaker.kernel.ask import Ask, Phrase, Reason
from lawspeaker.kernel.option import Option


def named(game: TribalGame, ask: Ask, option: Option) -> tuple[int, ...]:
    """What the option names: a tribe, a card."""
    return (option.args[0],)


def least_bid(game: TribalGame, ask: Ask, option: Option) -> tuple[int, ...]:
    return (ask.args[1],)


# Pieces.
ONE_PIECE: Final = Reason("", Phrase("one_piece"), moot=True)
NOT_SO_MANY: Final = Reason("", Phrase("not_so_many"), moot=True)
ALPHA_ELSEWHERE: Final = Reason("", Phrase("alpha_elsewhere"), moot=True)
ALPHA_DIES_TOO: Final = Reason("", Phrase("alpha_dies_too"))

# Auctions.
BID_TOO_LOW: Final = Reason("", Phrase("bid_too_low", "count"), least_bid)
BID_TOO_HIGH: Final = Reason("", Phrase("bid_too_high"), moot=True)

# Deals.
NOT_PARTY: Final = Reason("", Phrase("not_party", "tribe"), named)
HAS_SPOKEN: Final = Reason("", Phrase("has_spoken", "tribe"), named)
NO_OFFERS_LEFT: Final = Reason("", Phrase("no_offers_left"))
SPEAKER_HAS_LEFT: Final = Reason("", Phrase("speaker_has_left"))
NOBODY_PLAYS_THEM: Final = Reason("", Phrase("nobody_plays_them", "tribe"), named, moot=True)
NO_DEAL_WITH_ONESELF: Final = Reason("", Phrase("no_deal_with_oneself"), moot=True)
NOTHING_OFFERED: Final = Reason("", Phrase("nothing_offered"))

# Attacks.
NOBODY_TO_HIT: Final = Reason("", Phrase("nobody_to_hit", "tribe"), named)

# Agreements.
TRIBE_TWICE: Final = Reason("", Phrase("tribe_twice", "tribe"))
VARIANT_SEATS: Final = Reason("", Phrase("variant_seats", "count"))
