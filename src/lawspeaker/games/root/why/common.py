"""Why not? What the common rules forbid, whatever the faction: moving, battles, crafting, cards, dominance, paths."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root import cards
from lawspeaker.games.root.battle import forbids_battle, targets
from lawspeaker.games.root.concepts import ways
from lawspeaker.games.root.craft import forbids_crafting, free_tools
from lawspeaker.games.root.move import destinations, ferry_destinations, forbids_move
from lawspeaker.games.root.paths import path_options
from lawspeaker.games.root.state import DAYLIGHT, Root
from lawspeaker.games.root.tables import NONE
from lawspeaker.games.root.victory import forbids_dominance
from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.option import Option

CRAFTING: Final = 1  # the step of Daylight in which the Marquise and the Eyrie craft

# 4.2 Moving


def why_not_from(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """A move begins."""
    return forbids_leaving(game, seat, option.args[0]) if option.kind == "from" else ""


def forbids_leaving(game: Root, seat: int, start: int) -> str:
    """4.2 Pieces to move must be there, and somewhere they may go: if all ways are barred, what bars the first."""
    if not game.factions[seat].can_move_from(game, start):
        return "4.2"
    if destinations(game, seat, start) or ferry_destinations(game, seat, start):
        return ""
    barred = [forbids_move(game, seat, start, to) for to in ways(game, seat, start)]
    return barred[0] if barred else "2.2.1"


def why_not_to(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """A move that has begun in a clearing ends."""
    if option.kind == "to":
        return forbids_going(game, seat, ask.args[0], option.args[0])
    return forbids_ferry(game, seat, ask.args[0], option.args[0]) if option.kind == "ferry" else ""


def forbids_going(game: Root, seat: int, start: int, to: int) -> str:
    """4.2 To an adjacent clearing, under the rules of moving."""
    return forbids_way(game, seat, start, to) or forbids_move(game, seat, start, to)


def forbids_way(game: Root, seat: int, start: int, to: int) -> str:
    """2.2.1 Only a path joins clearings, 2.3 a river does not, C.3.2 nor does a closed path."""
    if start == to:
        return "4.2"
    if to in ways(game, seat, start):
        return ""
    if (start, to) in game.chart.closed or (to, start) in game.chart.closed:
        return "C.3.2"
    return "2.3" if to in game.chart.rivers[start] else "2.2.1"


def forbids_ferry(game: Root, seat: int, start: int, to: int) -> str:
    """C.2.5 From where the ferry is to another coastal clearing, once a turn; elsewhere it is not wondered about."""
    if game.ferry == NONE or not game.chart.coastal[to]:
        return ""
    if start != game.ferry or game.ferry_used or to == start:
        return "C.2.5"
    return forbids_move(game, seat, start, to)


# 4.3 Battle


def why_not_battle(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """Where to battle."""
    return forbids_battle_in(game, seat, option.args[0]) if option.kind == "battle" else ""


def forbids_battle_in(game: Root, seat: int, clearing: int) -> str:
    """4.3 Somebody must be there to battle, and to be battled."""
    if targets(game, seat, clearing):
        return ""
    reasons = [forbids_battle(game, seat, other, clearing) for other in game.others(seat)]
    return "G.1.8" if "G.1.8" in reasons else "4.3"


def why_not_against(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """Whom to battle in a clearing that is chosen."""
    if option.kind != "against" or option.args[0] >= game.seats:
        return ""
    return "4.3" if option.args[0] == seat else forbids_battle(game, seat, option.args[0], ask.args[0])


# 4.1 Crafting, and what may be done at any time of a phase


def why_not_craft(game: Root, seat: int, option: Option) -> str:
    """A card of one's own hand, now that one may craft."""
    if option.kind != "craft" or option.args[0] not in game.hands[seat].cards:
        return ""
    return forbids_crafting(game, seat, option.args[0], free_tools(game, seat))


def why_not_linger(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """Between the steps of a phase; at the start of Daylight also crafting."""
    if option.kind == "craft" and (game.phase != DAYLIGHT or game.step != CRAFTING):
        return ""
    return why_not_craft(game, seat, option) or why_not_extra(game, seat, option)


def why_not_extra(game: Root, seat: int, option: Option) -> str:
    """What anybody may do at any time of some phase."""
    if option.kind == "use":
        return forbids_using(game, seat, option.args[0])
    if (
        option.kind == "dominate"
        and option.args[0] in game.hands[seat].cards
        and game.deck_of.dominance[option.args[0]]
    ):
        if not game.factions[seat].may_dominate(game):
            return "9.2.8"
        return forbids_dominance(game, seat, option.args[0]) or ("" if game.phase == DAYLIGHT else "3.3.1")
    if option.kind == "take_dominance" and option.args[0] in game.available.cards:
        payable = cards.payable(game, seat, game.deck_of.suit[option.args[0]])
        return "" if payable and game.phase == DAYLIGHT else "3.3.4"
    if option.kind == "open_path" and (option.args[0], option.args[1]) in game.chart.closed:
        return "" if game.phase == DAYLIGHT and option in path_options(game, seat) else "C.3.3"
    return ""


def forbids_using(game: Root, seat: int, card: int) -> str:
    """4.1.3 An own crafted card, once a turn, and when its text says."""
    effect = game.of.effects[card]
    if card not in game.crafted[seat].cards or effect is None:
        return ""
    return "" if card not in game.used and effect.during(game, seat, card) else "4.1.3"


def forbids_activating(game: Root, seat: int, card: int) -> str:
    """3.3.1 A dominance card of the own hand, in Daylight; 9.2.8 a Vagabond never."""
    if card not in game.hands[seat].cards or not game.deck_of.dominance[card]:
        return ""
    if not game.factions[seat].may_dominate(game):
        return "9.2.8"
    return forbids_dominance(game, seat, card) or ("" if game.phase == DAYLIGHT else "3.3.1")
