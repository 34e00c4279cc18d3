"""Why not? What a Vagabond cannot do (9)."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.battle import cardboard
from lawspeaker.games.root.factions.characters import forbids_scorching
from lawspeaker.games.root.factions.satchel import DAMAGED, DAMAGED_EXHAUSTED, EXHAUSTED
from lawspeaker.games.root.factions.vagabond import Vagabond
from lawspeaker.games.root.factions.vagabond_actions import (
    forbids_aid,
    forbids_coalition,
    forbids_explore,
    forbids_quest,
    forbids_walk,
)
from lawspeaker.games.root.factions.vagabond_board import quest_keeper
from lawspeaker.games.root.move import forbids_entry
from lawspeaker.games.root.state import Root
from lawspeaker.games.root.tables import (
    CROSSBOW,
    HAMMER,
    HARRIER,
    NONE,
    RANGER,
    SCOUNDREL,
    SWORD,
    THIEF,
    TINKER,
    TORCH,
    VAGRANT,
)
from lawspeaker.games.root.why.common import (
    clause,
    forbids_battle_in,
    forbids_ferry,
    forbids_way,
    why_not_craft,
    why_not_extra,
)
from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.option import Option

SPECIALS: Final = {
    "steal": (THIEF, "D.1.2"),
    "day_labor": (TINKER, "D.2.2"),
    "hideout": (RANGER, "9.5.9"),  # a torch is all it takes
    "instigate": (VAGRANT, "D.4.2"),
    "scorch": (SCOUNDREL, "D.6.2"),
    "glide": (HARRIER, "D.9.2"),
}


def why_not_character(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """9.3.1 Characters that are agreed upon, and free."""
    free = cast(Vagabond, game.factions[seat]).free_characters(game)
    return "9.3.1" if option.kind == "character" and option.args[0] not in free else ""


# 9.4 Birdsong


def why_not_refresh(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """9.4.1 Items that lie face down; for tea it must be done."""
    board = cast(Vagabond, game.factions[seat])
    if option is game.options.done:
        return "9.4.1" if board.must_refresh > 0 else ""
    if option.kind != "refresh" or option.args[1] != EXHAUSTED or board.items.held(option.args[0]) == 0:
        return ""
    return "" if board.items.count(option.args[0], EXHAUSTED) > 0 else "9.4.1"


def why_not_slip(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """9.4.2 To what is adjacent, and not closed to everybody."""
    if option.kind == "slip_forest":
        return "9.4.2" if option.args[0] < len(game.chart.forests) and option not in ask.options else ""
    if option.kind != "slip":
        return ""
    return clause(forbids_entry(game, seat, option.args[0])) or ("" if option in ask.options else "9.4.2")


# 9.5 Daylight


def why_not_act(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """9.5 Everything that takes an item, and the coalition."""
    board = cast(Vagabond, game.factions[seat])
    kind, args = option.kind, option.args
    if kind in ("walk", "ferry", "slip_forest"):
        return forbids_moving(game, board, option)
    if kind == "battle":
        return forbids_attack(game, board, args[0])
    if kind == "explore":
        return forbids_explore(game, board)
    if kind == "aid":
        return forbids_aid(game, board, args[0]) if args[0] in game.others(seat) else ""
    if kind == "quest":
        shown = args[0] in quest_keeper(game).quests.cards
        return forbids_quest(game, board, board.played_character(), args[0]) if shown else ""
    if kind == "strike":
        return forbids_strike(game, board, args[0], args[1]) if args[0] in game.others(seat) else ""
    if kind == "repair":
        return forbids_repair(board, args[0], args[1])
    if kind in SPECIALS:
        return forbids_special(game, board, option)
    if kind == "coalition":
        able = args[0] in game.hands[seat].cards and game.deck_of.dominance[args[0]]
        return forbids_coalition(game, board) if able else ""
    return why_not_craft(game, seat, option) or why_not_extra(game, seat, option)


def forbids_moving(game: Root, board: Vagabond, option: Option) -> str:
    """9.5.1 To an adjacent clearing, never into a forest."""
    place = option.args[0]
    if option.kind == "slip_forest":
        return "9.5.1" if place < len(game.chart.forests) else ""
    if option.kind == "ferry":
        return forbids_ferry(game, board.seat, board.clearing, place) or forbids_boots(game, board, place)
    if board.clearing == NONE:
        return "9.5.1" if place not in game.chart.forests[board.forest] else forbids_walk(game, board, place)
    return forbids_way(game, board.seat, board.clearing, place) or forbids_walk(game, board, place)


def forbids_boots(game: Root, board: Vagabond, to: int) -> str:
    """C.2.5 By the ferry he needs his boots as well."""
    return forbids_walk(game, board, to) if board.clearing == game.ferry and game.chart.coastal[to] else ""


def forbids_attack(game: Root, board: Vagabond, clearing: int) -> str:
    """9.5.2 In the pawn's clearing, with a sword."""
    if clearing != board.clearing:
        return "4.3"
    return "9.5.2" if board.items.usable(SWORD) == 0 else forbids_battle_in(game, board.seat, clearing)


def forbids_strike(game: Root, board: Vagabond, other: int, kind: int) -> str:
    """9.5.6 A crossbow, and a warrior in the pawn's clearing, or what its owner leaves there without warriors."""
    warrior = game.factions[other].warrior
    if kind != warrior and kind not in cardboard(game, other):
        return ""
    if not game.rules.strikes_anybody and not game.are_enemies(board.seat, other):
        return "G.1.8"
    if board.items.usable(CROSSBOW) == 0 or board.clearing == NONE or game.count(kind, board.clearing) == 0:
        return "9.5.6"
    return "" if kind == warrior or game.warriors(other, board.clearing) == 0 else "9.5.6"


def forbids_repair(board: Vagabond, item: int, condition: int) -> str:
    """9.5.7 A hammer, and an item in the Damaged box."""
    if board.items.count(item, condition) > 0 and condition in (DAMAGED, DAMAGED_EXHAUSTED):
        return "" if board.items.usable(HAMMER) > 0 else "9.5.7"
    return "9.5.7" if board.items.held(item) > 0 and condition == DAMAGED else ""


def forbids_special(game: Root, board: Vagabond, option: Option) -> str:
    """9.5.9 A torch, and what the own character card demands; the cards of others are no matter of a clause."""
    character, clause = SPECIALS[option.kind]
    if board.character != character or not exists(game, board, option):
        return ""
    if board.items.usable(TORCH) == 0:
        return "9.5.9"
    if option.kind == "scorch":
        return forbids_scorching(game, board)
    return "" if option in board.played_character().options(game, board) else clause


def exists(game: Root, board: Vagabond, option: Option) -> bool:
    """Whether what a special action points at is on the table: other players, cards of the discard pile."""
    if option.kind == "steal":
        return option.args[0] in game.others(board.seat)
    if option.kind == "instigate":
        return option.args[0] < game.seats and option.args[1] in game.others(option.args[0])
    return option.kind != "day_labor" or option.args[0] in game.discards.cards


def why_not_exhaust(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """9.2.5 An item that lies face up and is not damaged."""
    board = cast(Vagabond, game.factions[seat])
    return "9.2.5" if option.kind == "exhaust" and board.items.usable(option.args[0]) == 0 else ""
