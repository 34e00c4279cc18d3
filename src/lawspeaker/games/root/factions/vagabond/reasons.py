"""Why a Vagabond cannot choose something: the reasons of 9 and D, each with its clause."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.factions.vagabond.printed import printed_on
from lawspeaker.games.root.model.reasons import NOT_AN_ENEMY, NOT_SO_MANY, named
from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import BOOT, CROSSBOW, HAMMER, SWORD, TORCH
from lawspeaker.kernel.ask import Ask, Phrase, Reason
from lawspeaker.kernel.option import Option

# What the reasons tell.


def pawn_place(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.factions[ask.seat].pawn_clearing(game),)


def named_and_pawn_place(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[-1], game.factions[ask.seat].pawn_clearing(game))


def both_named(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], option.args[1])


def first_named(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0],)


# 9.3 Set-up

CHARACTER_TAKEN: Final = Reason("9.3.1", Phrase("vagabond_character_taken", "character"), named)
CHARACTER_LEFT_OUT: Final = Reason("9.3.1", Phrase("vagabond_character_left_out", "character"), named)
NO_SUCH_FOREST: Final = Reason("9.3.2", Phrase("vagabond_no_such_forest"), moot=True)

# 9.2.5 Items


def boot(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (BOOT,)


def sword(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (SWORD,)


def torch(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (TORCH,)


def crossbow(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (CROSSBOW,)


def hammer(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (HAMMER,)


NONE_SO: Final = Reason("9.2.5", Phrase("vagabond_none_so", "item", "condition"), both_named, moot=True)
NONE_READY: Final = Reason("9.2.5", Phrase("vagabond_none_ready", "item"), first_named)
NO_BOOT: Final = Reason("9.5.1", Phrase("vagabond_none_ready", "item"), boot)
NO_SWORD: Final = Reason("9.5.2", Phrase("vagabond_none_ready", "item"), sword)
NO_TORCH: Final = Reason("9.5.3", Phrase("vagabond_none_ready", "item"), torch)
NO_TORCH_FOR_SPECIAL: Final = NO_TORCH.under("9.5.9")
NO_CROSSBOW: Final = Reason("9.5.6", Phrase("vagabond_none_ready", "item"), crossbow)
NO_HAMMER: Final = Reason("9.5.7", Phrase("vagabond_none_ready", "item"), hammer)
NOTHING_READY: Final = Reason("9.5.4", Phrase("vagabond_nothing_ready"))
NONE_EXHAUSTED: Final = Reason("9.4.1", Phrase("vagabond_none_exhausted", "item"), first_named)
NONE_DAMAGED: Final = Reason("9.5.7", Phrase("vagabond_none_damaged", "item"), first_named)
ON_ITS_TRACK: Final = Reason("9.6.4", Phrase("vagabond_on_its_track", "item"), first_named)

# 9.4 Birdsong


def tea_left(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (ask.args[1],)


TEA_FIRST: Final = Reason("9.4.1", Phrase("vagabond_tea_first", "count"), tea_left)
NOT_NEAR: Final = Reason("9.4.2", Phrase("vagabond_not_near"))

# 9.5.1 Moving, 9.2.9.IIb with an ally


def asked_target(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], ask.args[1])


def allied_warriors(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.warriors(ask.args[0], ask.args[1]),)


NOT_NEAR_FOREST: Final = NOT_NEAR.under("9.5.1")
NOT_INTO_FORESTS: Final = Reason("9.5.1", Phrase("vagabond_not_into_forests"))
HOSTILE_WARRIORS: Final = Reason("9.2.9.IIIb", Phrase("hostile_there"))
SCORCHED_EARTH: Final = Reason("D.6.2", Phrase("scorched_earth"))
NOT_ALLIED: Final = Reason("9.2.9.IIb", Phrase("vagabond_not_allied", "seat"), named)
NO_ALLIES_HERE: Final = Reason("9.2.9.IIb", Phrase("vagabond_no_allies_here", "seat", "clearing"), named_and_pawn_place)
ALLY_CANNOT_COME: Final = Reason("9.2.9.IIb", Phrase("vagabond_ally_cannot_come", "seat", "clearing"), asked_target)
NOT_SO_MANY_ALLIES: Final = Reason("9.2.9.IIb", NOT_SO_MANY.phrase, allied_warriors, moot=True)

# 9.5.2 Battle, with 9.2.9.IIc an ally

PAWN_IS_ELSEWHERE: Final = Reason("4.3", Phrase("vagabond_pawn_is_elsewhere", "clearing"), named)
NOT_ALLIED_IN_BATTLE: Final = NOT_ALLIED.under("9.2.9.IIc")
NO_ALLIES_IN_BATTLE: Final = NO_ALLIES_HERE.under("9.2.9.IIc")
ALLY_DEFENDS: Final = Reason("9.2.9.IIc", Phrase("vagabond_ally_defends", "seat"), named)
NO_ALLY_TO_LOSE: Final = Reason("9.2.9.IId", Phrase("vagabond_no_ally_to_lose"), moot=True)
ITEMS_TAKE_HITS: Final = Reason("9.2.9.IId", Phrase("vagabond_items_take_hits"))

# 9.5.3 Explore

IN_FOREST: Final = Reason("9.5.3", Phrase("vagabond_in_forest"))
NO_RUIN: Final = Reason("9.5.3", Phrase("vagabond_no_ruin", "clearing"), pawn_place)
NOT_UNDER_RUIN: Final = Reason("9.7.3", Phrase("vagabond_not_under_ruin"), moot=True)
HAS_SUCH_ITEM: Final = Reason("9.7.3", Phrase("vagabond_has_such_item", "ruin_item"), named)

# 9.5.4 Aid


def box_and_item(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (ask.args[0], option.args[0])


NOT_ONESELF: Final = Reason("9.5.4", Phrase("vagabond_not_oneself"), moot=True)
NOT_A_PLAYER: Final = Reason("9.5.4", Phrase("hireling_no_player"))
NO_AID_IN_FOREST: Final = IN_FOREST.under("9.5.4")
NO_PIECES_HERE: Final = Reason("9.5.4", Phrase("vagabond_no_pieces_here", "seat", "clearing"), named_and_pawn_place)
NO_CARD_TO_AID: Final = Reason("9.5.4", Phrase("no_matching_card", "clearing"), pawn_place)
NOT_IN_BOX: Final = Reason("9.5.4", Phrase("vagabond_not_in_box", "seat", "item"), box_and_item, moot=True)
MUST_TAKE: Final = Reason("9.5.4", Phrase("vagabond_must_take"))

# 9.5.5 Quest


def suit_of_quest(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], printed_on(game.tables).quests.suit[option.args[0]])


def items_of_quest(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    items = printed_on(game.tables).quests.items[option.args[0]]
    return (option.args[0], items[0], items[1])


NOT_SHOWN: Final = Reason("9.5.5", Phrase("vagabond_not_shown"), moot=True)
QUEST_ELSEWHERE: Final = Reason("9.5.5", Phrase("vagabond_quest_elsewhere", "quest", "suit"), suit_of_quest)
QUEST_UNPAID: Final = Reason("9.5.5", Phrase("vagabond_quest_unpaid", "quest", "item", "other:item"), items_of_quest)
NOT_WANTED: Final = Reason("D.7.2", Phrase("vagabond_not_wanted", "item"), named, moot=True)
SAME_ITEM: Final = Reason("D.7.2", Phrase("vagabond_same_item"), moot=True)
NOT_ENOUGH: Final = Reason("D.7.2", Phrase("vagabond_not_enough"))
MUST_IMPROVISE: Final = Reason("D.7.2", Phrase("vagabond_must_improvise"))

# 9.5.6 Strike


def kind_and_pawn_place(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[1], game.factions[ask.seat].pawn_clearing(game))


NOT_THEIR_PIECE: Final = Reason("9.5.6", Phrase("vagabond_not_their_piece"), moot=True)
NEVER_STRUCK: Final = Reason("14.2.2", Phrase("never_struck"))
NOT_ONESELF_EITHER: Final = NOT_ONESELF.under("9.5.6")
NO_ENEMY: Final = Reason("G.1.8", NOT_AN_ENEMY.phrase, first_named)
NO_STRIKE_FROM_FOREST: Final = IN_FOREST.under("9.5.6")
NOTHING_TO_STRIKE: Final = Reason(
    "9.5.6", Phrase("vagabond_nothing_to_strike", "kind", "clearing"), kind_and_pawn_place
)
GUARDED: Final = Reason("9.5.6", Phrase("vagabond_guarded", "seat"), first_named)

# 9.2.8 Coalition


def points_of(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], game.score[option.args[0]])


TOO_FEW_PLAYERS: Final = Reason("9.2.8", Phrase("vagabond_too_few_players"))
NO_PARTNER: Final = Reason("9.2.8", Phrase("vagabond_no_partner"))
NOT_WITH_ONESELF: Final = NOT_ONESELF.under("9.2.8")
IS_BOUND: Final = Reason("9.2.8", Phrase("vagabond_is_bound", "seat"), named)
NOT_THE_LAST: Final = Reason("9.2.8", Phrase("vagabond_not_the_last", "seat", "count"), points_of)

# D Characters


def both_and_pawn_place(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], option.args[1], game.factions[ask.seat].pawn_clearing(game))


NOT_FROM_ONESELF: Final = NOT_ONESELF.under("D.1.2")
NO_PLAYER_TO_ROB: Final = NOT_A_PLAYER.under("D.1.2")
NO_THEFT_IN_FOREST: Final = IN_FOREST.under("D.1.2")
NO_CARDS_TO_STEAL: Final = Reason("D.1.2", Phrase("vagabond_no_cards_to_steal", "seat"), named)
NOBODY_TO_ROB: Final = Reason("D.1.2", Phrase("vagabond_nobody_to_rob", "seat", "clearing"), named_and_pawn_place)
NO_LABOR_IN_FOREST: Final = IN_FOREST.under("D.2.2")
NOT_DISCARDED: Final = Reason("D.2.2", Phrase("vagabond_not_discarded"), moot=True)
NO_LABOR_THERE: Final = Reason("D.2.2", Phrase("no_match", "card", "clearing"), named_and_pawn_place)
ALONE_WITH_HIMSELF: Final = NOT_ONESELF.under("D.4.2")
HIRELINGS_DEFEND: Final = Reason("E.3.4", Phrase("hirelings_only_defend"))
NO_BRAWL_IN_FOREST: Final = IN_FOREST.under("D.4.2")
CANNOT_FIGHT: Final = Reason(
    "D.4.2", Phrase("vagabond_cannot_fight", "seat", "target:seat", "clearing"), both_and_pawn_place
)
NO_FIRE_IN_FOREST: Final = IN_FOREST.under("D.6.2")
ALREADY_THERE: Final = Reason("D.9.2", Phrase("vagabond_already_there", "clearing"), named)
