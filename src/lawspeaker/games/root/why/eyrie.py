"""Why not? What the Eyrie cannot do (7)."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.concepts import matches, rules_clearing
from lawspeaker.games.root.factions.eyrie import BATTLE, MOVE, RECRUIT, Eyrie
from lawspeaker.games.root.pieces import forbids_placing
from lawspeaker.games.root.state import Root
from lawspeaker.games.root.tables import BIRD
from lawspeaker.games.root.why.common import clause, forbids_battle_in, forbids_leaving, why_not_extra
from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.option import Option

COLUMN_KINDS: Final = ["decree_recruit", "decree_move", "decree_battle", "decree_build"]
COLUMN_CLAUSES: Final = ["7.5.2.I", "7.5.2.II", "7.5.2.III", "7.5.2.IV"]


def why_not_corner(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """7.3.2 The first roost."""
    if option.kind != "at":
        return ""
    return "" if option.args[0] in cast(Eyrie, game.factions[seat]).first_corners(game) else "7.3.2"


def why_not_lead(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """7.7.3 A leader that lies face up."""
    birds = cast(Eyrie, game.factions[seat])
    return "7.7.3" if option.kind == "lead" and not birds.leaders[option.args[0]] else ""


def why_not_tuck(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """7.4.2 One card at least must go to the Decree, and no second bird may."""
    birds = cast(Eyrie, game.factions[seat])
    if option is game.options.done:
        return "" if birds.tucked else "7.4.2"
    if option.kind == "tuck" and option.args[0] in game.hands[seat].cards:
        return "7.4.2" if birds.birds_tucked and game.deck_of.suit[option.args[0]] == BIRD else ""
    return why_not_extra(game, seat, option)


def why_not_new_roost(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """7.4.3 An open slot, where the fewest warriors are."""
    if option.kind != "at":
        return ""
    if game.open_slots(option.args[0]) == 0:
        return "2.2.3"
    return clause(forbids_placing(game, seat, option.args[0])) or ("" if option in ask.options else "7.4.3")


def why_not_decree(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """7.5.2 Column by column, card by card."""
    birds = cast(Eyrie, game.factions[seat])
    if option.kind == "craft":
        return "7.5" if option.args[0] in game.hands[seat].cards else ""
    if option.kind == "decree_defy":
        able = [each.args[0] for each in ask.options if each.kind in COLUMN_KINDS]
        return "7.5.2" if option.args[0] in able else ""
    if option.kind not in COLUMN_KINDS:
        return why_not_extra(game, seat, option)
    column, card = COLUMN_KINDS.index(option.kind), option.args[0]
    if card not in birds.decree[column].cards:
        return ""
    if column != birds.column or card in birds.resolved:
        return "7.5.2"
    return forbids_obeying(game, birds, column, card, option.args[1])


def forbids_obeying(game: Root, birds: Eyrie, column: int, card: int, clearing: int) -> str:
    """7.5.2.I to 7.5.2.IV The clearing must match the card, and be one where the action can be taken."""
    if not matches(game.deck_of.suit[card], game.suit[clearing]):
        return COLUMN_CLAUSES[column]
    if column == RECRUIT:
        return forbids_recruiting(game, birds, clearing)
    if column == MOVE:
        return forbids_leaving(game, birds.seat, clearing)
    if column == BATTLE:
        return forbids_battle_in(game, birds.seat, clearing)
    return forbids_roost(game, birds, clearing)


def forbids_recruiting(game: Root, birds: Eyrie, clearing: int) -> str:
    """7.5.2.I With a roost."""
    if game.count(birds.kit.roost, clearing) == 0:
        return "7.5.2.I"
    return clause(forbids_placing(game, birds.seat, clearing)) or ("" if game.supply[birds.warrior] > 0 else "1.5.1")


def forbids_roost(game: Root, birds: Eyrie, clearing: int) -> str:
    """7.5.2.IV Ruled and without a roost, 2.2.3 and with an open slot."""
    if game.count(birds.kit.roost, clearing) > 0 or not rules_clearing(game, birds.seat, clearing):
        return "7.5.2.IV"
    if game.open_slots(clearing) == 0:
        return "2.2.3"
    return clause(forbids_placing(game, birds.seat, clearing)) or ("" if game.supply[birds.kit.roost] > 0 else "1.5.1")
