"""What the Cult asks and tells, and why something cannot be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from lawspeaker.games.root.model.reasons import asked_place, named
from lawspeaker.games.root.model.state import Root
from lawspeaker.kernel.ask import Ask, Phrase, Reason, Topic
from lawspeaker.kernel.option import Option

if TYPE_CHECKING:
    from lawspeaker.games.root.factions.cult.rules import Cult

# Topics of asks.
CORNER_WHERE: Final = Topic("cult_corner_where")
WHICH_GARDEN: Final = Topic("cult_which_garden", "clearing")
OUTCAST: Final = Topic("cult_outcast")
CONSPIRE: Final = Topic("cult_conspire", "count", "suit")
CRUSADE_ON: Final = Topic("cult_crusade_on", "clearing")
CONVERT_WHOM: Final = Topic("cult_convert_whom", "clearing")
SANCTIFY_WHAT: Final = Topic("cult_sanctify_what", "clearing")
ACT: Final = Topic("cult_act")
BUILD_WHERE: Final = Topic("cult_build_where", "card")
RECRUIT_WHERE: Final = Topic("cult_recruit_where", "card")

# Lines of the record.
DRAWN: Final = Phrase("cult_drawn", "seat", "clearing")
OUTCAST_IS: Final = Phrase("cult_outcast_is", "seat", "suit")
HATED: Final = Phrase("cult_hated", "seat", "suit")
SOULS_GONE: Final = Phrase("cult_souls_gone", "seat", "count")
AVENGED: Final = Phrase("cult_avenged", "seat", "count")
FIRST_ACOLYTES: Final = Phrase("cult_first_acolytes", "seat", "count")
SPENT_ACOLYTES: Final = Phrase("cult_spent_acolytes", "seat", "count")
REVEALED_CARD: Final = Phrase("cult_revealed", "seat", "card")
TOOK_BACK: Final = Phrase("cult_took_back", "seat", "count")
SACRIFICED: Final = Phrase("cult_sacrificed", "seat", "count")


def cult_of(game: Root, ask: Ask) -> Cult:
    """The Cult that is asked."""
    return cast("Cult", game.factions[ask.seat])


def acolytes(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    """The price of a conspiracy, and what there is to pay it."""
    cult = cult_of(game, ask)
    return (cult.price(cult.printed_price(option.kind)), cult.acolytes)


def outcast_suit(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[-1], cult_of(game, ask).outcast)


def suit_of_card(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.deck_of.suit[option.args[-1]],)


def suit_of_outcast(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (cult_of(game, ask).outcast,)


def place_and_card(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    """The clearing that is not chosen, and the card that was revealed for it."""
    return (option.args[-1], ask.args[0])


NOT_A_CORNER: Final = Reason("10.3.2", Phrase("not_a_corner", "clearing"), named)
CORNER_TAKEN: Final = Reason("10.3.2", Phrase("cult_corner_taken", "clearing"), named)
NOT_OPPOSITE: Final = Reason("10.3.2", Phrase("cult_not_opposite", "clearing"), named)
NO_SUCH_GARDEN: Final = Reason("10.3.2", Phrase("cult_no_such_garden"), moot=True)

TOO_FEW_ACOLYTES: Final = Reason("10.4.3", Phrase("cult_too_few_acolytes", "cost:count", "count"), acolytes)
NOT_OUTCAST: Final = Reason("10.4.3", Phrase("cult_not_outcast", "clearing", "suit"), outcast_suit)
NOT_THE_DESTINATION: Final = Reason("10.4.3.I", Phrase("cult_not_the_destination", "clearing"), asked_place)
NO_ENEMY_WARRIOR: Final = Reason("10.4.3.II", Phrase("cult_no_enemy_warrior", "clearing"), named)
NO_ENEMY_BUILDING: Final = Reason("10.4.3.III", Phrase("cult_no_enemy_building", "clearing"), named)
NO_GARDEN_TO_SANCTIFY: Final = Reason("10.4.3.III", Phrase("cult_no_garden_left", "suit"), suit_of_outcast)
NOT_TO_REPLACE: Final = Reason("G.1.21", Phrase("cult_not_to_replace"), moot=True)

BIRDS_ARE_HATED: Final = Reason("10.2.2", Phrase("cult_birds_are_hated", "card"), named)
NO_GARDEN_LEFT: Final = Reason("10.5.1", Phrase("cult_no_garden_left", "suit"), suit_of_card)
NOWHERE_TO_BUILD: Final = Reason("10.5.1", Phrase("cult_nowhere_to_build", "suit"), suit_of_card)
NOT_MATCHING: Final = Reason("10.5", Phrase("cult_not_matching", "clearing", "card"), place_and_card)
NOT_RULED: Final = Reason("10.5.1", Phrase("not_ruled", "clearing"), named)
NOWHERE_TO_RECRUIT: Final = Reason("10.5.2", Phrase("cult_nowhere_to_recruit", "suit"), suit_of_card)
HAS_SCORED: Final = Reason("10.5.3", Phrase("cult_has_scored", "suit"), suit_of_card)
NO_GARDEN_ON_MAP: Final = Reason("10.5.3", Phrase("cult_no_garden_on_map", "suit"), suit_of_card)
SCORES_NOTHING: Final = Reason("10.5.3", Phrase("cult_scores_nothing", "suit"), suit_of_card)  # R43
NOT_A_BIRD: Final = Reason("10.5.4", Phrase("not_a_bird", "card"), named)
CRAFTED_AT_DUSK: Final = Reason("10.2.1", Phrase("cult_crafts_in_evening"))
