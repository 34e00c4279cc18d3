"""What the Duchy's board promises: ministers, buildings, tunnels, and the clearings that back the next minister."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.bots.outlook import CARD, EXCESS_CARD, FactionPlan, Outlook, pieces_worth
from lawspeaker.games.root.factions.duchy.board import SPEAKING
from lawspeaker.games.root.factions.duchy.ministers import BARON, DUCHESS, EARL, LORD, MINISTERS, RANK_OF
from lawspeaker.games.root.factions.duchy.rules import SWAYING, Duchy
from lawspeaker.games.root.model.state import DAYLIGHT
from lawspeaker.games.root.model.tables import BIRD, BURROW, CLEARINGS

BELOW: Final = 0.13  # a warrior in the Burrow,
CROWD: Final = 6  # as far as so many
TUNNEL: Final = 0.5
SECOND_TUNNEL: Final = 0.25  # each further one
CITADEL: Final = 0.3  # a turn
MARKET: Final = 0.45
HOME: Final = 0.22  # a clearing with a piece in it,
HOMES: Final = 7  # as far as so many
SITE: Final = 0.3  # an open slot in a ruled clearing,
SITES: Final = 3  # as far as so many
WORKS: Final[list[float]] = [0.5, 0.55, 0.4, 0.9, 1.1, 0.9, 0.0, 0.0, 0.0]  # what a minister does in a turn, in points
LORDS: Final = 0.75  # how much of the points of a lord counts for each turn to come,
MUD: Final = 1.0  # and those for tunnels, with all of them on the map; each that is missing
MUD_LACKS: Final = 0.3  # takes so much
ACTS: Final = 0.9  # how much counts of what a minister can still do this turn
READY: Final = 0.75  # how much of the gain of a minister counts who can be swayed this turn


class DuchyPlan(FactionPlan):
    """What the board of the Duchy promises."""

    def worth(self, outlook: Outlook, seat: int) -> float:
        duchy = cast(Duchy, outlook.game.factions[seat])
        points = pieces_worth(outlook, seat)
        points += lands_worth(outlook, duchy)
        for minister in duchy.swayed:
            points += minister_worth(outlook, duchy, minister)
        if outlook.is_before_daylight_ends(seat):
            points += turn_worth(outlook, duchy)
        return points + revealed_worth(outlook, duchy)

    def draws(self, outlook: Outlook, seat: int) -> int:
        duchy = cast(Duchy, outlook.game.factions[seat])
        return duchy.kit.printed.draws[duchy.on_map(outlook.game, duchy.kit.market)]


def lands_worth(outlook: Outlook, duchy: Duchy) -> float:
    """The Burrow, the tunnels, the buildings, and where more could stand."""
    game, kit, seat = outlook.game, duchy.kit, duchy.seat
    points = BELOW * min(CROWD, game.warriors(seat, BURROW))
    tunnels = duchy.on_map(game, kit.tunnel)
    if tunnels > 0:
        points += TUNNEL + SECOND_TUNNEL * (tunnels - 1)
    citadels, markets = duchy.on_map(game, kit.citadel), duchy.on_map(game, kit.market)
    points += (CITADEL * citadels + MARKET * markets) * outlook.turns
    points += HOME * min(HOMES, sum(duchy.homes(game)))
    if citadels + markets < game.tables.kinds[kit.citadel].total + game.tables.kinds[kit.market].total:
        sites = 0
        for clearing in range(CLEARINGS):
            if outlook.rulers[clearing] == seat:
                sites += game.open_slots(clearing)
        points += SITE * min(SITES, sites)
    return points


def minister_worth(outlook: Outlook, duchy: Duchy, minister: int) -> float:
    """What a minister brings in the turns to come."""
    if RANK_OF[minister] != LORD:
        return WORKS[minister] * outlook.turns
    game, kit = outlook.game, duchy.kit
    if minister == DUCHESS:
        return (MUD - MUD_LACKS * game.supply[kit.tunnel]) * 2 * LORDS * outlook.turns
    built = duchy.on_map(game, kit.market if minister == BARON else kit.citadel)
    return LORDS * (built + 0.5) * outlook.turns


def turn_worth(outlook: Outlook, duchy: Duchy) -> float:
    """What this turn may still bring: lords who have not acted, and the best minister who could be swayed."""
    game = outlook.game
    step = game.step if game.phase == DAYLIGHT else 0
    points = 0.0
    if step <= SPEAKING:
        for minister in (DUCHESS, BARON, EARL):
            if minister in duchy.swayed and minister not in duchy.acted:
                points += ACTS * duchy.lord_points(game, minister)
    if step <= SWAYING:
        best = 0.0
        for minister in range(len(MINISTERS)):
            if duchy.forbids_sway(game, minister) is None:
                gain = duchy.kit.printed.points[RANK_OF[minister]] + minister_worth(outlook, duchy, minister)
                best = max(best, gain)
        points += READY * best
    return points


def revealed_worth(outlook: Outlook, duchy: Duchy) -> float:
    """12.6.1 Revealed cards return to the hand, but for the birds."""
    game = outlook.game
    returning = 0
    for card in duchy.revealed.cards:
        if game.deck_of.suit[card] != BIRD:
            returning += 1
    held = len(game.hands[duchy.seat].cards) + duchy.kit.printed.draws[duchy.on_map(game, duchy.kit.market)]
    room = max(0, game.tables.hand_limit - held)
    return CARD * min(room, returning) + EXCESS_CARD * max(0, returning - room)
