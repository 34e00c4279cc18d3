"""Why not? For an option that is not offered, the clause that forbids it.

The same functions decide what is offered, so the two cannot disagree.
"""

from __future__ import annotations

from lawspeaker.games.arctic.actions import (
    forbids_action,
    forbids_change,
    forbids_conflict,
    forbids_keep,
    forbids_peace,
    forbids_protection,
    forbids_recall,
    forbids_slander,
    forbids_support,
    forbids_vote,
    harbours,
    next_space,
)
from lawspeaker.games.arctic.facilities import defence, forbids_building, forbids_raid
from lawspeaker.games.arctic.phrases import SAIL_TO, SELL
from lawspeaker.games.arctic.setup import forbids_space
from lawspeaker.games.arctic.ships import forbids_strike
from lawspeaker.games.arctic.state import SETUP, SPACE_4, Arctic
from lawspeaker.games.arctic.tables import ARCTIC, CN, EU, MOVE, NONE, SHIPS
from lawspeaker.games.arctic.turn import forbids_china, forbids_investment, forbids_yellow
from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.option import Option


def why_not(game: Arctic, seat: int, option: Option, ask: Ask | None) -> str:
    """The clause that keeps a seat from an option in the present phase; nothing where it is not a matter of one."""
    if game.phase in (SETUP, 4):
        return why_not_place(game, option.args[0], option.args[1]) if option.kind == "place" else ""
    if game.phase == 3:
        return why_not_invest(game, seat, option)
    if game.phase == 5:
        return why_not_act(game, seat, CN, option, ask)
    if game.phase == 6 and game.acting < ARCTIC:
        return why_not_act(game, seat, game.acting, option, ask)
    if game.phase == 7 and option.kind == "sell" and ask is not None and ask.topic is SELL:
        return "P7.1" if option.args[0] > ask.args[1] else ""
    return ""


def why_not_place(game: Arctic, country: int, space: int) -> str:
    """Set-up and phase 4. Only the EU has a space 4 to ask about, and not before the game has begun."""
    if space == SPACE_4 and (country != EU or game.phase == SETUP):
        return ""
    return forbids_space(game, country, space)


def why_not_invest(game: Arctic, seat: int, option: Option) -> str:
    """Phase 3."""
    if game.hand[seat] - game.forfeit[seat] <= 0 and option.kind in ("invest", "yellow"):
        return "P3.7" if game.hand[seat] else "P3.6"
    if option.kind == "invest" and option.args[0] < len(game.invest):
        space = option.args[0]
        return forbids_investment(game, seat, game.invest[space], game.of.track[space])
    if option.kind == "yellow":
        return forbids_yellow(game, seat, option.args[0], game.of.yellow_prices[option.args[0]])
    return ""


def why_not_act(game: Arctic, seat: int, country: int, option: Option, ask: Ask | None) -> str:
    """Phases 5 and 6: what a country can and cannot do."""
    kind, args = option.kind, option.args
    if kind == "build":
        return forbids_building(game, seat, country, args[0])
    if kind in ("sail", "sail_attacker", "strike", "raid"):
        return why_not_ships(game, country, option)
    if kind == "done":
        return "MOVE.2" if game.pending == MOVE and not game.busy else ""
    if kind == "to" and ask is not None and ask.topic is SAIL_TO:
        return "" if args[0] in game.tables.neighbours[ask.args[1]] else "GLOSSARY.ADJ"
    if country == CN:
        return forbids_china(game, seat, args[0]) if kind == "china" else ""
    if kind == "dock" and game.pending == SHIPS:
        return "" if args[0] in harbours(game, country) else "SHIP.4"
    if kind in ("declare", "peace", "vote", "support", "slander"):
        return why_not_diplomacy(game, seat, country, option)
    return why_not_lobbyist(game, seat, country, option)


def why_not_lobbyist(game: Arctic, seat: int, country: int, option: Option) -> str:
    """P6.2 An action, REDEPLOY.0 or a redeployment instead."""
    kind, args = option.kind, option.args
    if kind == "act":
        return forbids_action(game, seat, country, args[0])
    if kind == "protect":
        return forbids_protection(game, args[0])
    space = next_space(game, country)
    if space == NONE:
        return ""
    if kind == "keep":
        return forbids_keep(space)
    if kind == "change":
        return forbids_change(game, country, space)
    return forbids_recall(game, seat, country, args[0]) if kind == "recall" else ""


def why_not_diplomacy(game: Arctic, seat: int, country: int, option: Option) -> str:
    """DIP.0 Its four uses."""
    kind, args = option.kind, option.args
    if kind == "declare":
        return forbids_conflict(game, country, args[0])
    if kind == "peace":
        return forbids_peace(game, country)
    if kind == "vote":
        return forbids_vote(game, country, args[0])
    if kind == "support":
        return forbids_support(game, country)
    return forbids_slander(game, seat, args[0]) if args[0] < game.seats else ""


def why_not_ships(game: Arctic, country: int, option: Option) -> str:
    """Moving a country's ships."""
    region = option.args[0]
    there = game.ships[region * 6 + country]
    if there == 0:
        return "MOVE.2"
    tired = game.struck[region] + game.spent[region]
    if option.kind == "sail":
        return "MOVE.1" if there - game.moved[region] - tired <= 0 else ""
    if option.kind == "sail_attacker":
        return "" if game.struck[region] else "DESTROY.6"
    if there - tired <= 0:
        return "MOVE.ATTACK.4"
    if option.kind == "strike":
        return forbids_strike(game, country, option.args[1], region)
    clause = forbids_raid(game, country, region)
    if clause:
        return clause
    return "DESTROY.4" if there - tired <= defence(game, country, region) else ""
