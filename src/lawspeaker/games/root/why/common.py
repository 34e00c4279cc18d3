"""What the common rules forbid, by clause alone, for the factions whose asks have no judges yet."""

from __future__ import annotations

from lawspeaker.games.root import battle, move
from lawspeaker.games.root.any_time import forbids_using
from lawspeaker.games.root.concepts import free_tools
from lawspeaker.games.root.craft import forbids_crafting
from lawspeaker.games.root.paths import forbids_opening
from lawspeaker.games.root.state import Root
from lawspeaker.games.root.victory import forbids_dominance, forbids_taking
from lawspeaker.kernel.ask import Ask, Reason
from lawspeaker.kernel.option import Option


def clause(reason: Reason | None) -> str:
    """The clause of a reason; nothing where there is none, or the thing is not there at all."""
    return "" if reason is None or reason.moot else reason.clause


def why_not_from(game: Root, seat: int, option: Option, ask: Ask) -> str:
    return forbids_leaving(game, seat, option.args[0]) if option.kind == "from" else ""


def forbids_leaving(game: Root, seat: int, start: int) -> str:
    return clause(move.forbids_leaving(game, seat, start))


def forbids_way(game: Root, seat: int, start: int, to: int) -> str:
    return clause(move.forbids_way(game, seat, start, to))


def forbids_ferry(game: Root, seat: int, start: int, to: int) -> str:
    return clause(move.forbids_ferry(game, seat, start, to))


def forbids_battle_in(game: Root, seat: int, clearing: int) -> str:
    return clause(battle.forbids_battle_in(game, seat, clearing))


def why_not_craft(game: Root, seat: int, option: Option) -> str:
    if option.kind != "craft" or option.args[0] not in game.hands[seat].cards:
        return ""
    return clause(forbids_crafting(game, seat, option.args[0], free_tools(game, seat)))


def why_not_extra(game: Root, seat: int, option: Option) -> str:
    if option.kind == "use":
        return clause(forbids_using(game, seat, option.args[0]))
    if option.kind == "dominate":
        return clause(forbids_dominance(game, seat, option.args[0]))
    if option.kind == "take_dominance":
        return clause(forbids_taking(game, seat, option.args[0]))
    return clause(forbids_opening(game, seat, *option.args)) if option.kind == "open_path" else ""
