"""What the Alliance's board promises: supporters, sympathy to spread, bases and officers."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.bots.outlook import FactionPlan, Outlook, pieces_worth
from lawspeaker.games.root.factions.alliance.rules import REVOLT_COST, Alliance
from lawspeaker.games.root.model.state import EVENING
from lawspeaker.games.root.model.tables import BIRD, CLEARINGS
from lawspeaker.games.root.rules.concepts import matches

SUPPORTER: Final = 0.3
WANTED_SUPPORTER: Final = 0.25  # more for one that matches a place to spread to,
ENOUGH: Final = 6  # as far as so many
SYMPATHY: Final = 0.4  # a token on the map: outrage, crafting, places to spread to
TOKENS_A_TURN: Final = 1.3  # how many more may be placed in each turn to come,
TRACK: Final = 0.25  # and how much of their points counts
REACH: Final = 0.08  # a clearing that sympathy could spread to next
REVOLT: Final = 0.5  # for each of the first supporters that match a sympathetic clearing without its base
BASE: Final = 1.6
BASE_A_TURN: Final = 0.75  # a card, and warriors
OFFICER: Final = 0.5  # a turn,
OFFICERS: Final = 4  # as far as so many
WARRIOR: Final = 0.35  # more than any faction's: one can become sympathy
ORGANIZER: Final = 0.6  # how much of the points of the next token counts for a warrior that could organize now
HAND_CARD: Final = 0.45


class AlliancePlan(FactionPlan):
    """What the board of the Alliance promises."""

    def worth(self, outlook: Outlook, seat: int) -> float:
        game = outlook.game
        alliance = cast(Alliance, game.factions[seat])
        points = pieces_worth(outlook, seat)
        points += sympathy_worth(outlook, alliance)
        points += force_worth(outlook, alliance)
        return points

    def draws(self, outlook: Outlook, seat: int) -> int:
        return 1 + cast(Alliance, outlook.game.factions[seat]).bases_on_map(outlook.game)

    def card_worth(self, outlook: Outlook, seat: int) -> float:
        return HAND_CARD


def sympathy_worth(outlook: Outlook, alliance: Alliance) -> float:
    """Tokens on the map, where they could spread, and the supporters that would pay for it."""
    game = outlook.game
    placed = 0
    wanted = [0] * BIRD
    for clearing in range(CLEARINGS):
        if alliance.is_sympathetic(game, clearing):
            placed += 1
            continue
        for near in outlook.near[clearing]:
            if alliance.is_sympathetic(game, near):
                wanted[game.suit[clearing]] += 1
                break
    if placed == 0:
        wanted = [1] * BIRD
    points = SYMPATHY * placed + REACH * sum(wanted)
    if game.supply[alliance.kit.sympathy] == 0:
        return points
    printed = alliance.kit.printed
    points += TRACK * next_points(printed.sympathy_vp, placed, TOKENS_A_TURN * outlook.turns)
    # How many points a supporter makes when the next token is placed.
    rate = WANTED_SUPPORTER * max(1.0, printed.sympathy_vp[placed] / printed.sympathy_cost[placed])
    useful = 0.0
    for card in alliance.supporters.cards:
        useful += SUPPORTER
        if alliance.seat == outlook.viewer:
            for suit in range(BIRD):
                if wanted[suit] > 0 and matches(game.deck_of.suit[card], suit):
                    useful += rate
                    break
        else:
            useful += rate * 0.6
    if alliance.seat == outlook.viewer:
        useful += REVOLT * revolt_supporters(outlook, alliance)
    return points + min(useful, (SUPPORTER + rate) * ENOUGH)


def revolt_supporters(outlook: Outlook, alliance: Alliance) -> int:
    """8.4.1 Of the two supporters that a revolt costs, how many there are for the best place."""
    game = outlook.game
    best = 0
    for clearing in range(CLEARINGS):
        suit = game.suit[clearing]
        if alliance.is_sympathetic(game, clearing) and game.supply[alliance.kit.bases[suit]] > 0:
            best = max(best, min(REVOLT_COST, alliance.supporters_for(game, clearing)))
    return best


def next_points(track: list[int], placed: int, number: float) -> float:
    """The points of so many tokens after those placed."""
    points = 0.0
    left = number
    for place in range(placed, len(track)):
        points += track[place] * min(1.0, left)
        left -= 1.0
        if left <= 0.0:
            break
    return points


def force_worth(outlook: Outlook, alliance: Alliance) -> float:
    """Bases, officers, and warriors to organize with."""
    game = outlook.game
    points = (BASE + BASE_A_TURN * outlook.turns) * alliance.bases_on_map(game)
    officers = alliance.officers
    points += OFFICER * min(officers, OFFICERS) * min(outlook.turns, 4.0)
    placed = game.tables.kinds[alliance.kit.sympathy].total - game.supply[alliance.kit.sympathy]
    organizers = 0
    for clearing in range(CLEARINGS):
        warriors = game.warriors(alliance.seat, clearing)
        points += WARRIOR * warriors
        if warriors > 0 and alliance.forbids_organize(game, clearing) is None:
            organizers += 1
    if placed < len(alliance.kit.printed.sympathy_vp) and outlook.turn_of(alliance.seat):
        left = officers - (alliance.operations if game.phase == EVENING else 0)
        points += ORGANIZER * alliance.kit.printed.sympathy_vp[placed] * min(organizers, max(0, left), 1)
    return points
