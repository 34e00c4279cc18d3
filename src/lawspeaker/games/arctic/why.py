"""Why not? For an option that is not offered, the clause that forbids it.

The same functions decide what is offered, so the two cannot disagree.
"""

from __future__ import annotations

from lawspeaker.games.arctic.actions import (
    forbids_action,
    forbids_change,
    forbids_conflict,
    forbids_keep,
    forbids_protection,
    forbids_slander,
    forbids_support,
    next_space,
)
from lawspeaker.games.arctic.facilities import defence, forbids_building, forbids_raid
from lawspeaker.games.arctic.ships import forbids_strike
from lawspeaker.games.arctic.state import Arctic
from lawspeaker.games.arctic.tables import ARCTIC, CN, NONE
from lawspeaker.games.arctic.turn import forbids_investment, forbids_yellow
from lawspeaker.kernel.option import Option


def why_not(game: Arctic, seat: int, option: Option) -> str:
    """The clause that keeps a seat from an option in the present phase; nothing where it is not a matter of one."""
    if game.phase == 3:
        return why_not_invest(game, seat, option)
    if game.phase == 5:
        return why_not_act(game, seat, CN, option)
    if game.phase == 6 and game.acting < ARCTIC:
        return why_not_act(game, seat, game.acting, option)
    return ""


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


def why_not_act(game: Arctic, seat: int, country: int, option: Option) -> str:
    """Phases 5 and 6: what a country's lobbyists can and cannot do."""
    kind, args = option.kind, option.args
    if kind == "build":
        return forbids_building(game, seat, country, args[0])
    if kind in ("sail", "strike", "raid"):
        return why_not_ships(game, country, option)
    if country == CN:
        return ""
    if kind == "act":
        return forbids_action(game, seat, country, args[0])
    if kind in ("keep", "change"):
        space = next_space(game, country)
        if space == NONE:
            return ""
        return forbids_keep(space) if kind == "keep" else forbids_change(game, country, space)
    if kind == "protect":
        return forbids_protection(game, args[0])
    if kind == "declare":
        return forbids_conflict(game, country, args[0])
    if kind == "support":
        return forbids_support(game, country)
    if kind == "slander" and args[0] < game.seats:
        return forbids_slander(game, seat, args[0])
    return ""


def why_not_ships(game: Arctic, country: int, option: Option) -> str:
    """Moving a country's ships."""
    region = option.args[0]
    there = game.ships[region * 6 + country]
    if there == 0:
        return "MOVE.2"
    tired = game.struck[region] + game.spent[region]
    if option.kind == "sail":
        return "MOVE.1" if there - game.moved[region] - tired <= 0 else ""
    if there - tired <= 0:
        return "MOVE.ATTACK.4"
    if option.kind == "strike":
        return forbids_strike(game, country, option.args[1], region)
    clause = forbids_raid(game, country, region)
    if clause:
        return clause
    return "DESTROY.4" if there - tired <= defence(game, country, region) else ""
