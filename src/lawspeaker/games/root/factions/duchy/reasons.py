"""Why something cannot be chosen: the reasons that the rules of the Duchy give, each with its clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from lawspeaker.games.root.factions.duchy.ministers import RANK_OF
from lawspeaker.games.root.model.reasons import named
from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import BURROW
from lawspeaker.kernel.ask import Ask, Phrase, Reason
from lawspeaker.kernel.option import Option

if TYPE_CHECKING:
    from lawspeaker.games.root.factions.duchy.board import DuchyBoard


def board_of(game: Root, ask: Ask) -> DuchyBoard:
    """The board of the Duchy that is asked."""
    return cast("DuchyBoard", game.factions[ask.seat])


# 12.2 Failure, 12.3 set-up


def rank_of(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (RANK_OF[option.args[0]],)


NOT_SWAYED: Final = Reason("12.5.2", Phrase("duchy_not_swayed", "minister"), named)
NOBODY_TO_DISMISS: Final = NOT_SWAYED.under("12.2.3")
NOT_THE_HIGHEST: Final = Reason("12.2.3", Phrase("duchy_not_the_highest", "minister"), named)

# 12.5.1 Assembly


def burrow_warriors(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.warriors(ask.seat, BURROW),)


CRAFTS_IN_EVENING: Final = Reason("12.2.1", Phrase("duchy_crafts_in_evening"))
NOT_ITS_BUILDING: Final = Reason("12.5.1.I", Phrase("duchy_not_its_building"), moot=True)
NOT_RULED: Final = Reason("12.5.1.I", Phrase("not_ruled", "clearing"), named)
NO_CARD_FOR_SITE: Final = Reason("12.5.1.I", Phrase("no_matching_card", "clearing"), named)
NO_TUNNEL_THERE: Final = Reason("12.2.4", Phrase("duchy_no_tunnel_there", "clearing"), named)
HAS_TUNNEL: Final = Reason("12.5.1.V", Phrase("duchy_has_tunnel", "clearing"), named)
JUST_TAKEN: Final = Reason("12.2.4", Phrase("duchy_just_taken", "clearing"), named)
NO_CARD_TO_DIG: Final = Reason("12.5.1.V", Phrase("no_matching_card", "clearing"), named)
NOWHERE_TO_DIG: Final = Reason("12.5.1.V", Phrase("duchy_nowhere_to_dig"))
NO_USE_TO_TAKE: Final = Reason("12.5.1.V", Phrase("duchy_no_use_to_take", "clearing"), named)
NOT_SO_MANY_FOLLOW: Final = Reason("12.5.1.V", Phrase("duchy_not_so_many_follow", "count"), burrow_warriors, moot=True)

# 12.5.2 Parliament


def banked_suit(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (ask.args[0],)


HAS_ACTED: Final = Reason("12.5.2", Phrase("duchy_has_acted", "minister"), named)
NOTHING_TO_REVEAL: Final = Reason("12.5.2.I", Phrase("duchy_no_hand_cards"))
NOWHERE_TO_BUILD: Final = Reason("12.5.2.I", Phrase("duchy_nowhere_to_build"))
FOREMOLE_NOT_RULED: Final = NOT_RULED.under("12.5.2.I")
CANNOT_BATTLE: Final = Reason("12.5.2.II", Phrase("nowhere_to_battle"))
CANNOT_MOVE: Final = Reason("12.5.2.III", Phrase("nothing_can_move"))
CANNOT_DO_EITHER: Final = Reason("12.5.2.IV", Phrase("duchy_neither_move_nor_battle"))
NOTHING_TO_BANK: Final = NOTHING_TO_REVEAL.under("12.5.2.V")
OTHER_SUIT: Final = Reason("12.5.2.V", Phrase("duchy_other_suit", "suit"), banked_suit)
BANK_ONE: Final = Reason("12.5.2.V", Phrase("duchy_bank_one"))
NOT_FOR_MAYOR: Final = Reason("12.5.2.VI", Phrase("duchy_not_for_mayor", "minister"), named)
NOBODY_FOR_MAYOR: Final = Reason("12.5.2.VI", Phrase("duchy_nobody_for_mayor"))
TUNNELS_IN_SUPPLY: Final = Reason("12.5.2.VII", Phrase("duchy_tunnels_in_supply"))
NO_MARKETS: Final = Reason("12.5.2.VIII", Phrase("duchy_no_markets"))
NO_CITADELS: Final = Reason("12.5.2.IX", Phrase("duchy_no_citadels"))

# 12.5.3 Sway


def price(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    board, minister = board_of(game, ask), option.args[0]
    return (minister, board.price_of(minister), board.most_supported(game, game.hands[ask.seat].cards))


IS_SWAYED: Final = Reason("12.5.3.I", Phrase("duchy_is_swayed", "minister"), named)
NO_CROWN: Final = Reason("12.5.3.I", Phrase("duchy_no_crown", "rank"), rank_of)
TOO_FEW_SUPPORTED: Final = Reason("12.5.3.II", Phrase("duchy_too_few", "minister", "cost:count", "count"), price)
NO_CLEARING_FOR_IT: Final = Reason("12.5.3.II", Phrase("duchy_no_clearing_for", "card"), named)
