"""What the Marquise's board promises: wood, places to spend it, and buildings that go on working."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.bots.outlook import CARD, FactionPlan, Outlook, pieces_worth
from lawspeaker.games.root.factions.marquise.rules import Marquise
from lawspeaker.games.root.model.tables import CLEARINGS, NONE
from lawspeaker.games.root.rules.concepts import paths

WOOD: Final = 0.55  # a token that can reach a building site, as far as so many are needed,
NEEDED_WOOD: Final = 5
STRANDED_WOOD: Final = 0.15  # and any other
SAWMILL: Final = 0.38  # a turn
RECRUITER: Final = 0.2
WORKSHOP: Final = 0.12
NEW_SUIT: Final = 0.1  # for a workshop where there was none of the suit
SITE: Final = 0.3  # an open slot in a ruled clearing,
SITES: Final = 5  # as far as so many
KEEP: Final = 1.5
READY: Final = 0.9  # how much of the points of a building counts that there are wood and an action for


class MarquisePlan(FactionPlan):
    """What the board of the Marquise promises."""

    def worth(self, outlook: Outlook, seat: int) -> float:
        marquise = cast(Marquise, outlook.game.factions[seat])
        points = pieces_worth(outlook, seat)
        points += buildings_worth(outlook, marquise)
        points += wood_worth(outlook, marquise)
        if outlook.is_in_daylight(seat) and marquise.actions > 0:
            points += READY * best_building(outlook, marquise)
        if marquise.keep_clearing(outlook.game) != NONE:
            points += KEEP
        return points

    def draws(self, outlook: Outlook, seat: int) -> int:
        marquise = cast(Marquise, outlook.game.factions[seat])
        return 1 + marquise.kit.printed.draw[built(outlook, marquise.kit.recruiter)]


def built(outlook: Outlook, kind: int) -> int:
    """How many buildings of a kind are on the map."""
    return outlook.game.tables.kinds[kind].total - outlook.game.supply[kind]


def buildings_worth(outlook: Outlook, marquise: Marquise) -> float:
    """What buildings bring, turn after turn."""
    game, kit = outlook.game, marquise.kit
    a_turn = SAWMILL * built(outlook, kit.sawmill) + RECRUITER * built(outlook, kit.recruiter)
    a_turn += WORKSHOP * built(outlook, kit.workshop)
    a_turn += CARD * kit.printed.draw[built(outlook, kit.recruiter)]
    suits = {game.suit[clearing] for clearing in range(CLEARINGS) if game.count(kit.workshop, clearing) > 0}
    a_turn += NEW_SUIT * len(suits)
    return a_turn * outlook.turns


def wood_worth(outlook: Outlook, marquise: Marquise) -> float:
    """6.5.4.II Wood is good for something where ruled clearings lead to an open slot."""
    game, kit, seat = outlook.game, marquise.kit, marquise.seat
    points = 0.0
    useful = 0
    sites = 0
    seen: list[int] = []
    for clearing in range(CLEARINGS):
        if outlook.rulers[clearing] != seat:
            points += STRANDED_WOOD * game.count(kit.wood, clearing)
        elif clearing not in seen:
            land = joined(outlook, seat, clearing)
            seen += land
            wood = 0
            slots = 0
            for each in land:
                wood += game.count(kit.wood, each)
                slots += game.open_slots(each)
            if slots == 0:
                points += STRANDED_WOOD * wood
            else:
                useful += wood
            sites += slots
    if seat != outlook.viewer and game.turn == seat:
        useful = max(0, useful - built(outlook, kit.sawmill))  # what this turn's Birdsong has brought
    points += WOOD * min(useful, NEEDED_WOOD) + STRANDED_WOOD * max(0, useful - NEEDED_WOOD)
    return points + SITE * min(sites, SITES)


def joined(outlook: Outlook, seat: int, clearing: int) -> list[int]:
    """The ruled clearings that are joined to a ruled one through ruled ones, itself included."""
    found = [clearing]
    for near in found:
        for further in paths(outlook.game, seat, near):
            if outlook.rulers[further] == seat and further not in found:
                found.append(further)
    return found


def best_building(outlook: Outlook, marquise: Marquise) -> float:
    """The points of the best building that could be built now."""
    game, kit = outlook.game, marquise.kit
    best = 0
    for number, kind in enumerate(kit.buildings):
        if game.supply[kind] > 0:
            points = kit.printed.points[number][built(outlook, kind)]
            if points > best and marquise.building_sites(game, kind):
                best = points
    return float(best)
