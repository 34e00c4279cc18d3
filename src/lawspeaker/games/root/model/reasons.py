"""Why something cannot be chosen: the reasons that the common rules of Root give, each with its clause.

A faction and a card have reasons of their own, beside their rules.
"""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.rules.concepts import free_tools
from lawspeaker.kernel.ask import Ask, Phrase, Reason
from lawspeaker.kernel.option import Option

# What the reasons tell. Whatever an option is about besides, its last argument is the clearing, card, seat or item.


def named(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[-1],)


def asked_place(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    """The clearing that the question names first, or the one of the pawn."""
    domains = ask.topic.domains
    if "clearing" in domains:
        return (ask.args[domains.index("clearing")],)
    return (game.factions[ask.seat].pawn_clearing(game),)


def asked_seat(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (ask.args[ask.topic.domains.index("seat")],)


# 1 Pieces, 2 cards and clearings

NONE_LEFT: Final = Reason("1.5.1", Phrase("none_left"))
NO_OPEN_SLOT: Final = Reason("2.2.3", Phrase("no_open_slot"))
NO_EFFECT_WAITS: Final = Reason("1.1.3", Phrase("no_effect_waits"), moot=True)
NOTHING_LOST_THERE: Final = Reason("1.1.3", Phrase("nothing_lost_there", "seat"), asked_seat, moot=True)

NOT_IN_HAND: Final = Reason("2.1", Phrase("not_in_hand"), moot=True)
NO_FOX_CARD: Final = Reason("2.1.1", Phrase("no_fox_card"))
NO_RABBIT_CARD: Final = Reason("2.1.1", Phrase("no_rabbit_card"))
NO_MOUSE_CARD: Final = Reason("2.1.1", Phrase("no_mouse_card"))
NO_BIRD_CARD: Final = Reason("2.1.1.II", Phrase("no_bird_card"))
WRONG_SUIT: Final = [NO_FOX_CARD, NO_RABBIT_CARD, NO_MOUSE_CARD, NO_BIRD_CARD]  # by the suit asked for

# 3.3 Dominance


def points_needed(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.tables.dominance_needs, game.score[ask.seat])


def suit_to_pay(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.deck_of.suit[option.args[-1]],)


NOT_DOMINANCE: Final = Reason("3.3", Phrase("not_dominance"), moot=True)
ONLY_COALITIONS: Final = Reason("9.2.8", Phrase("only_coalitions"))
LEFT_TRACK: Final = Reason("3.3.2", Phrase("left_track"))
TOO_FEW_POINTS: Final = Reason("3.3.1", Phrase("too_few_points", "needed:count", "score:count"), points_needed)
DOMINANCE_BY_DAY: Final = Reason("3.3.1", Phrase("only_in_daylight"))
NOT_AVAILABLE: Final = Reason("3.3.4", Phrase("not_available"), moot=True)
TAKEN_BY_DAY: Final = DOMINANCE_BY_DAY.under("3.3.4")
CANNOT_PAY: Final = Reason("3.3.4", Phrase("cannot_pay", "suit"), suit_to_pay)

# 4.1 Crafting


def lacking_tools(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    cost, free = game.deck_of.cost[option.args[-1]], free_tools(game, ask.seat)
    suit = next(suit for suit, count in enumerate(free) if cost[suit] > count)
    return (suit, cost[suit], free[suit])


def tools_in_all(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (sum(game.deck_of.cost[option.args[-1]]), sum(free_tools(game, ask.seat)))


def item_of_card(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.deck_of.item[option.args[-1]],)


NO_CRAFT_EFFECT: Final = Reason("4.1", Phrase("no_craft_effect"))
TOO_FEW_TOOLS: Final = Reason(
    "4.1.1", Phrase("too_few_tools", "land_suit", "needed:count", "free:count"), lacking_tools
)
TOO_FEW_IN_ALL: Final = Reason("4.1.1", Phrase("too_few_in_all", "needed:count", "free:count"), tools_in_all)
ITEM_GONE: Final = Reason("4.1.2", Phrase("item_gone", "item"), item_of_card)
SAME_NAME: Final = Reason("4.1.4", Phrase("same_name"))
NO_FREE_TOOL: Final = Reason("4.1.1", Phrase("no_free_tool", "land_suit"), named)
NO_TOOL_THERE: Final = Reason("4.1.1", Phrase("no_tool_there"))

NOT_CRAFTED: Final = Reason("4.1.3", Phrase("not_crafted"), moot=True)
USED_THIS_TURN: Final = Reason("4.1.3", Phrase("used_this_turn"))
USED_IN_BIRDSONG: Final = Reason("4.1.3", Phrase("only_in_birdsong"))
USED_BY_DAY: Final = DOMINANCE_BY_DAY.under("4.1.3")
USED_AT_DAWN: Final = Reason("4.1.3", Phrase("at_start_of_birdsong"))
USED_AT_NOON: Final = Reason("4.1.3", Phrase("at_start_of_daylight"))
USED_AT_DUSK: Final = Reason("4.1.3", Phrase("at_start_of_evening"))
USE_IT_FIRST: Final = Reason("4.1.3", Phrase("use_it_first"))

# 4.2 Moving


def both_ends(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (*asked_place(game, ask, option), option.args[-1])


def warriors_there(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.warriors(ask.args[2], ask.args[0]),)


def ferry_place(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.ferry,)


NOTHING_TO_MOVE: Final = Reason("4.2", Phrase("nothing_to_move"))
HEMMED_IN: Final = Reason("4.2.1", Phrase("hemmed_in"))
NO_WAY_OUT: Final = Reason("2.2.1", Phrase("no_way_out"))
SAME_CLEARING: Final = Reason("4.2", Phrase("same_clearing"))
NO_PATH: Final = Reason("2.2.1", Phrase("no_path", "clearing"), asked_place)
ONLY_A_RIVER: Final = Reason("2.3", Phrase("only_a_river", "clearing"), asked_place)
CLOSED_PATH: Final = Reason("C.3.2", Phrase("closed_path", "clearing"), asked_place)
NO_TUNNEL: Final = Reason("12.2.2", Phrase("no_tunnel"))
RULES_NEITHER: Final = Reason("4.2.1", Phrase("rules_neither", "clearing", "to:clearing"), both_ends)
NOT_SO_MANY: Final = Reason("4.2", Phrase("not_so_many", "count"), warriors_there, moot=True)
NO_FERRY: Final = Reason("C.2.1", Phrase("no_ferry"), moot=True)
NOT_DOWNRIVER: Final = Reason("F.1.1", Phrase("not_downriver"))
NOT_COASTAL: Final = Reason("C.2.3", Phrase("not_coastal"), moot=True)
FERRY_IS_ELSEWHERE: Final = Reason("C.2.5", Phrase("ferry_is_elsewhere", "clearing"), ferry_place)
FERRY_WAS_TAKEN: Final = Reason("C.2.5", Phrase("ferry_was_taken"))

# 4.3 Battle

NO_FIGHTERS: Final = Reason("4.3", Phrase("no_fighters"))
NOBODY_TO_FIGHT: Final = Reason("4.3", Phrase("nobody_to_fight"))
ONLY_FRIENDS: Final = Reason("G.1.8", Phrase("only_friends"))
NOT_ONESELF: Final = Reason("4.3", Phrase("not_oneself"))
NO_PIECES_THERE: Final = Reason("4.3", Phrase("no_pieces_there", "seat"), named)
SHIELDED: Final = Reason("E.2.2", Phrase("shielded"))
NOT_AN_ENEMY: Final = Reason("G.1.8", Phrase("not_an_enemy", "seat"), named)
NO_AMBUSH: Final = Reason("4.3.1", Phrase("no_ambush"), moot=True)
AMBUSH_ELSEWHERE: Final = Reason("4.3.1", Phrase("ambush_elsewhere", "clearing"), asked_place)
NOT_IN_THE_BATTLE: Final = Reason("4.3.3", Phrase("not_in_the_battle"), moot=True)
NOT_IN_THIS_BATTLE: Final = Reason("4.3.3", Phrase("not_in_this_battle"))
OTHER_USE: Final = Reason("4.3.3", Phrase("not_in_this_battle"), moot=True)
NOTHING_TO_LOSE: Final = Reason("4.3.4", Phrase("nothing_to_lose"), moot=True)

# C.3 Closed paths

NO_CLOSED_PATH: Final = Reason("C.3.1", Phrase("no_closed_path"), moot=True)
OPENED_BY_DAY: Final = DOMINANCE_BY_DAY.under("C.3.3")
OPEN_ALREADY: Final = Reason("C.3.3", Phrase("open_already"))
ONE_PATH_A_TURN: Final = Reason("C.3.3", Phrase("one_path_a_turn"))
NO_CARD_TO_SPEND: Final = Reason("C.3.3", Phrase("no_card_to_spend"))
NO_PIECE_AT_ENDS: Final = Reason("C.3.3", Phrase("no_piece_at_ends"))
