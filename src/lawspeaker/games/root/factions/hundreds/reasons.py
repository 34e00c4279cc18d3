"""Why something cannot be chosen in a turn of the Hundreds, each reason with its clause."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.factions.hundreds.board import board_of
from lawspeaker.games.root.model.reasons import named
from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.rules.craft import CraftingOver
from lawspeaker.kernel.ask import Ask, Phrase, Reason
from lawspeaker.kernel.option import Option


def suit_rolled(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], ask.args[0])


def item_of_mood(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], board_of(game, ask).kit.printed.mood_item[option.args[0]])


def command_value(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (board_of(game, ask).command(),)


def prowess_value(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (board_of(game, ask).prowess(),)


NOT_UNDER_RUIN: Final = Reason("14.4.1", Phrase("hundreds_not_under_ruin"), moot=True)
HAS_SUCH_ITEM: Final = Reason("9.7.3", Phrase("hundreds_has_such_item", "ruin_item"), named)
HAS_MOB: Final = Reason("14.4.1", Phrase("hundreds_has_mob", "clearing"), named)
NO_MOB_NEAR: Final = Reason("14.4.1", Phrase("hundreds_no_mob_near", "clearing"), named)
NOT_ROLLED: Final = Reason("14.4.1", Phrase("hundreds_not_rolled", "clearing", "suit"), suit_rolled)
NO_WARRIOR_DUE: Final = Reason("14.4.2", Phrase("hundreds_nothing_due", "clearing"), named)
NO_WARRIOR_TO_ANOINT: Final = Reason("14.4.3", Phrase("hundreds_no_warrior_there", "clearing"), named)
SAME_MOOD: Final = Reason("14.4.4", Phrase("hundreds_same_mood", "mood"), named)
SPOILED_MOOD: Final = Reason("14.4.4", Phrase("hundreds_spoiled_mood", "mood", "item"), item_of_mood)
NOT_IN_HOARD: Final = Reason("14.7.4", Phrase("hundreds_not_in_hoard", "item"), named)
CRAFTING_COMES_FIRST: Final = Reason("14.5", Phrase("hundreds_crafting_comes_first"))
NO_COMMANDS: Final = Reason("14.5.2", Phrase("hundreds_no_commands", "count"), command_value)
NOT_RULED: Final = Reason("14.5.2.III", Phrase("not_ruled", "clearing"), named)
NO_CARD_TO_BUILD: Final = Reason("14.5.2.III", Phrase("no_matching_card", "clearing"), named)
NO_ADVANCES: Final = Reason("14.5.3", Phrase("hundreds_no_advances", "count"), prowess_value)
WARLORD_ELSEWHERE: Final = Reason("14.5.3", Phrase("hundreds_warlord_elsewhere", "clearing"), named)
MOB_STANDS_THERE: Final = HAS_MOB.under("14.6.1")
NOBODY_TO_INCITE: Final = Reason("14.6.1", Phrase("hundreds_no_warrior_there", "clearing"), named)
NO_CARD_TO_INCITE: Final = Reason("14.6.1", Phrase("no_matching_card", "clearing"), named)

CRAFTING_OVER: Final = CraftingOver(CRAFTING_COMES_FIRST)
