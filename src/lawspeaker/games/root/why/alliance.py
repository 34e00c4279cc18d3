"""Why not? What the Alliance cannot do (8)."""

from __future__ import annotations

from typing import cast

from lawspeaker.games.root.factions.alliance import Alliance
from lawspeaker.games.root.pieces import forbids_placing
from lawspeaker.games.root.state import Root
from lawspeaker.games.root.why.common import clause, forbids_battle_in, forbids_leaving, why_not_craft, why_not_extra
from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.option import Option


def why_not_revolt(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """8.4.1 Revolts."""
    if option.kind == "revolt":
        return cast(Alliance, game.factions[seat]).forbids_revolt(game, option.args[0])
    return why_not_extra(game, seat, option)


def why_not_spread(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """8.4.2 Sympathy; 8.4.2.IIa where only martial law makes it too dear, that is the reason."""
    if option.kind != "spread":
        return why_not_extra(game, seat, option)
    rebels, clearing = cast(Alliance, game.factions[seat]), option.args[0]
    clause = rebels.forbids_spread(game, clearing)
    if clause == "8.4.2.II" and rebels.supporters_for(game, game.suit[clearing]) >= printed_cost(game, rebels):
        return "8.4.2.IIa"
    return clause


def printed_cost(game: Root, rebels: Alliance) -> int:
    """8.4.2.II The number above the next token."""
    sympathy = rebels.kit.sympathy
    return game.tables.sympathy_cost[game.tables.kinds[sympathy].total - game.supply[sympathy]]


def why_not_act(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """8.5 Crafting and training; anything can be mobilized."""
    if option.kind == "train" and option.args[0] in game.hands[seat].cards:
        rebels = cast(Alliance, game.factions[seat])
        if not rebels.can_train(game, option.args[0]):
            return "8.5.3"
        return "" if game.supply[rebels.warrior] > 0 else "1.5.1"
    return why_not_craft(game, seat, option) or why_not_extra(game, seat, option)


def why_not_operate(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """8.6.1 The four operations; without an officer left nothing is asked."""
    rebels = cast(Alliance, game.factions[seat])
    if option.kind == "from":
        return forbids_leaving(game, seat, option.args[0])
    if option.kind == "battle":
        return forbids_battle_in(game, seat, option.args[0])
    if option.kind == "recruit_at":
        return forbids_recruiting(game, rebels, option.args[0])
    return forbids_organizing(game, rebels, option.args[0]) if option.kind == "organize" else ""


def forbids_recruiting(game: Root, rebels: Alliance, clearing: int) -> str:
    """8.6.1.III Where a base is."""
    if not any(game.count(base, clearing) > 0 for base in rebels.kit.bases):
        return "8.6.1.III"
    return clause(forbids_placing(game, rebels.seat, clearing)) or ("" if game.supply[rebels.warrior] > 0 else "1.5.1")


def forbids_organizing(game: Root, rebels: Alliance, clearing: int) -> str:
    """8.6.1.IV A warrior to give, 8.2.5.I and no sympathy yet, 8.2.5 of which some must be left."""
    if game.warriors(rebels.seat, clearing) == 0:
        return "8.6.1.IV"
    if rebels.is_sympathetic(game, clearing):
        return "8.2.5.I"
    return clause(forbids_placing(game, rebels.seat, clearing)) or (
        "" if game.supply[rebels.kit.sympathy] > 0 else "8.2.5"
    )
