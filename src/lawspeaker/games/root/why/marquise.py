"""Why not? What the Marquise cannot do (6)."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.concepts import adjacent, rules_clearing
from lawspeaker.games.root.factions.marquise import Marquise
from lawspeaker.games.root.move import move_options
from lawspeaker.games.root.pieces import forbids_placing
from lawspeaker.games.root.state import Root
from lawspeaker.games.root.tables import CLEARINGS
from lawspeaker.games.root.why.common import clause, forbids_battle_in, why_not_extra
from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.option import Option

ACTIONS: Final = ("battle", "march", "recruit_all", "build_kind", "overwork")


def why_not_keep(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """6.3.2 The keep stands in a corner."""
    return "6.3.2" if option.kind == "at" and option.args[0] not in game.chart.corners else ""


def why_not_first_building(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """6.3.4 With the keep or next to it, in an open slot."""
    if option.kind != "at":
        return ""
    keep = cast(Marquise, game.factions[seat]).keep_clearing(game)
    near = [keep, *adjacent(game, keep)]
    if option.args[0] not in near:
        return "6.3.4"
    return "" if game.open_slots(option.args[0]) > 0 else "2.2.3"


def why_not_act(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """6.5 Actions, once crafting is over."""
    cats = cast(Marquise, game.factions[seat])
    hand = game.hands[seat].cards
    if option.kind == "craft":
        return "6.5" if option.args[0] in hand else ""
    if option.kind == "bird_for_action":
        return "6.5" if option.args[0] in hand and option not in cats.bird_options(game) else ""
    if option.kind not in ACTIONS:
        return why_not_extra(game, seat, option)
    return forbids_action(game, cats, option) if cats.actions > 0 else "6.5"


def forbids_action(game: Root, cats: Marquise, option: Option) -> str:
    """6.5.1 to 6.5.5 One of the five actions."""
    if option.kind == "battle":
        return forbids_battle_in(game, cats.seat, option.args[0])
    if option.kind == "march":
        return "" if move_options(game, cats.seat) else "4.2.1"
    if option.kind == "recruit_all":
        return forbids_recruiting(game, cats)
    if option.kind == "overwork":
        return cats.forbids_overwork(game, option.args[0])
    return forbids_building(game, cats, option.args[0])


def forbids_recruiting(game: Root, cats: Marquise) -> str:
    """6.5.3 Once a turn, at recruiters, with warriors of the supply."""
    if cats.recruited or not cats.recruiters(game):
        return "6.5.3"
    return "" if game.supply[cats.warrior] > 0 else "1.5.1"


def forbids_building(game: Root, cats: Marquise, kind: int) -> str:
    """6.5.4 A building of her own that is left, and a site; without one, what the best clearing lacks."""
    if kind not in cats.kit.buildings:
        return ""
    if game.supply[kind] == 0:
        return "1.5.1"
    reasons = [forbids_site(game, cats, kind, clearing) for clearing in range(CLEARINGS)]
    for worst in ("", "6.5.4.II", "2.2.3"):
        if worst in reasons:
            return worst
    return "6.5.4.I"


def forbids_site(game: Root, cats: Marquise, kind: int, clearing: int) -> str:
    """6.5.4.I A clearing that she rules, 2.2.3 with an open slot, 6.5.4.II and wood enough within reach."""
    if not rules_clearing(game, cats.seat, clearing):
        return "6.5.4.I"
    if game.open_slots(clearing) == 0:
        return "2.2.3"
    barred = clause(forbids_placing(game, cats.seat, clearing))
    wood = cats.wood_for(game, clearing, cats.ruled(game))
    return barred or ("" if wood >= cats.cost(game, kind) else "6.5.4.II")


def why_not_build(game: Root, seat: int, option: Option, ask: Ask) -> str:
    """6.5.4.I Where a building of a chosen kind can go."""
    if option.kind != "at":
        return ""
    return forbids_site(game, cast(Marquise, game.factions[seat]), ask.args[0], option.args[0])
