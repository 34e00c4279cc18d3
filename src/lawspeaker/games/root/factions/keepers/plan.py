"""What the Keepers' board promises: relics on their way, waystations for them, and the Retinue that does it."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.bots.outlook import FactionPlan, Outlook, pieces_worth
from lawspeaker.games.root.factions.keepers.printed import COPIES, TYPES
from lawspeaker.games.root.factions.keepers.rules import Keepers
from lawspeaker.games.root.model.tables import CLEARINGS, NONE

WARRIOR: Final = 0.16  # more than what any faction's is worth,
FED: Final = 3  # as far as so many in a clearing
FOUND: Final = 0.4  # of the value of a relic in a clearing with a warrior,
ABANDONED: Final = 0.12  # or without one
NEAR_STATION: Final = 0.12  # more, with a waystation of its type next to it,
AT_STATION: Final = 0.35  # or where it lies
IN_REACH: Final = 0.12  # of the value of a relic in a forest next to warriors who rule
COLUMN: Final = [0.0, 0.3, 1.2, 0.0]  # by how many relics of a column are there
WAYSTATION: Final = 0.9
TYPE_SHOWN: Final = 0.4  # more, for each type that some waystation shows
WAYSTATION_A_TURN: Final = 0.35  # a card, and warriors
RETAINER: Final = 0.55
RETAINER_A_TURN: Final = 0.18
CROWDED: Final = 3  # cards in a slot beyond so many
IN_CROWD: Final = 0.4  # are worth less
HAND_CARD: Final = 0.6


class KeepersPlan(FactionPlan):
    """What the board of the Keepers promises."""

    def worth(self, outlook: Outlook, seat: int) -> float:
        keepers = cast(Keepers, outlook.game.factions[seat])
        points = pieces_worth(outlook, seat)
        points += relics_worth(outlook, keepers)
        points += retinue_worth(outlook, keepers)
        points += (WAYSTATION + WAYSTATION_A_TURN * outlook.turns) * keepers.waystations(outlook.game)
        for clearing in range(CLEARINGS):
            points += WARRIOR * min(outlook.game.warriors(seat, clearing), FED)
        return points

    def draws(self, outlook: Outlook, seat: int) -> int:
        keepers = cast(Keepers, outlook.game.factions[seat])
        return 1 + keepers.printed.draw[keepers.waystations(outlook.game)]

    def card_worth(self, outlook: Outlook, seat: int) -> float:
        return HAND_CARD


def relics_worth(outlook: Outlook, keepers: Keepers) -> float:
    """Relics that are found, those in reach, and columns that are begun."""
    game, points = outlook.game, 0.0
    stations = [[keepers.kit.shown[side] for side in keepers.waystations_in(game, place)] for place in range(CLEARINGS)]
    for relic, place in enumerate(keepers.relics):
        if place == NONE:  # until they are laid out
            continue
        value = expected_value(outlook, keepers, relic)
        if 0 <= place < CLEARINGS:
            points += value * relic_share(outlook, keepers, relic // COPIES, place, stations)
        elif keepers.forest_of(relic) != NONE:
            around = game.chart.forests[keepers.forest_of(relic)]
            ruled = [near for near in around if outlook.rules(keepers.seat, near)]
            if any(game.warriors(keepers.seat, near) > 0 for near in ruled):
                points += value * IN_REACH * min(1.0, 0.5 + 0.25 * len(ruled))
    points += TYPE_SHOWN * len({type for shown in stations for type in shown})
    done = [keepers.recovered(type) for type in range(len(TYPES))]
    for column in range(1, COPIES + 1):
        points += COLUMN[sum(1 for count in done if count >= column)]
    return points


def relic_share(outlook: Outlook, keepers: Keepers, type: int, place: int, stations: list[list[int]]) -> float:
    """How much of its value a relic in a clearing promises."""
    if type in stations[place]:
        share = AT_STATION
    else:
        share = NEAR_STATION if any(type in stations[near] for near in outlook.near[place]) else 0.0
    return share + (FOUND if outlook.game.warriors(keepers.seat, place) > 0 else ABANDONED)


def expected_value(outlook: Outlook, keepers: Keepers, relic: int) -> float:
    """The value of a relic if the viewer sees it; else what those unseen of its type are worth on average."""
    if keepers.value_zone(relic).shows(0, outlook.viewer):
        return keepers.value(relic)
    unseen = [
        keepers.value(other)
        for other in range(relic // COPIES * COPIES, (relic // COPIES + 1) * COPIES)
        if not keepers.value_zone(other).shows(0, outlook.viewer)
    ]
    return sum(unseen) / len(unseen)


def retinue_worth(outlook: Outlook, keepers: Keepers) -> float:
    """Cards that act every turn; some of each slot."""
    each = RETAINER + RETAINER_A_TURN * outlook.turns
    points = 0.0
    for zone in keepers.retinue:
        points += each * (min(len(zone), CROWDED) + IN_CROWD * max(0, len(zone) - CROWDED))
    return points
