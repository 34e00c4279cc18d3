"""How good a position of Root looks to one seat, in points: what it may expect, less what its rivals may.

What everybody has of the cards and of dominance is here; what a faction's board promises is its plan, and
`outlook` holds what both rest on.
"""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.bots.outlook import EXCESS_CARD, FactionPlan, Outlook
from lawspeaker.games.root.model.state import NEVER, OVER, SETUP, Root
from lawspeaker.games.root.model.tables import BIRD, CLEARINGS, NONE, PLACES
from lawspeaker.games.root.rules.concepts import free_tools
from lawspeaker.games.root.rules.craft import forbids_crafting

WON: Final = 1000.0
SCORE: Final = 1.15  # a point that is scored is worth more than one that may be
CLOSE: Final = 20  # near the goal points are worth more still: from so many on,
CLOSENESS: Final = 0.04  # by so much for each further

# Rivals: how much all of them together matter, and how much more the one who leads.
AVERAGE: Final = 0.45
LEADER: Final = 0.4
COALITION: Final = 0.3  # how much of what a partner's board promises counts for the one who has joined it,
JOINED: Final = 5.0  # less what it costs: a partner is no longer a rival, and yet no nearer to the goal

# The draft: the reach of a faction says more about it than what it has on the map by then.
REACH: Final = 1.0
BEGUN: Final = 0.1

# Cards.
AMBUSH: Final = 0.5  # an ambush card in the hand is worth more
DOMINANCE: Final = -0.1  # a dominance card a little less: there is no crafting it
KEPT: Final = 0.3  # but more for whoever cannot activate it: so nobody else can
CRAFTABLE: Final = 0.45  # how much counts of the points of an item that could be crafted
LASTING: Final = 0.5  # a lasting effect that could be crafted
CRAFTED: Final = 0.6  # a crafted card,
USUAL_EFFECT: Final = 0.3  # and what it does for its owner in a turn
EFFECT: Final[dict[str, float]] = {
    "armorers": 0.25,
    "sappers": 0.2,
    "brutal_tactics": 0.2,
    "royal_claim": 0.6,
    "stand_and_deliver": 0.5,
    "command_warren": 0.5,
    "better_burrow_bank": 0.4,
    "cobbler": 0.4,
    "codebreakers": 0.08,
    "saboteurs": 0.15,
    "charm_offensive": 0.15,
    "eyrie_emigre": 0.4,
    "informants": 0.15,
}

# Dominance: what it is worth to hold all that a card asks for, and to lack so much of it.
DOMINATES: Final = 26.0
FEAR: Final = 12.0  # how much more it counts when a rival does
LACKS: Final[list[float]] = [0.0, 7.0, 12.0, 16.0]
FEARED: Final[list[float]] = [0.0, 16.0, 19.0, 22.0]  # the same of a rival: who is not stopped in time has won
FIRM: Final = 1.2  # for each piece by which the weakest of the clearings needed is held,
HELD: Final = 0.4  # and by which any of them is


def evaluate(game: Root, seat: int, plans: dict[int, FactionPlan]) -> float:
    """What a seat may expect, less what its rivals may; the plans are those of all factions, by number."""
    if game.phase == OVER:
        return WON if seat in game.winners else -WON
    outlook = Outlook(game, seat, plans)
    leader = leading_rival(game, seat)
    value = prospects(outlook, seat)
    for other in range(game.seats):
        if other != seat and are_rivals(game, seat, other):
            weight = AVERAGE / (game.seats - 1) + (LEADER if other == leader else 0.0)
            value -= weight * prospects(outlook, other)
    return value


def leading_rival(game: Root, seat: int) -> int:
    """The rival with most points; those who have left the score track for dominance count as if near the goal."""
    leader = NONE
    most = -1
    for other in game.others(seat):
        if are_rivals(game, seat, other):
            points = int(DOMINATES) if game.dominance[other] != NEVER else game.score[other]
            if points > most:
                most, leader = points, other
    return leader


def are_rivals(game: Root, seat: int, other: int) -> bool:
    """9.2.8 Everybody is, but for those who would win together."""
    return game.partner[seat] != other and game.partner[other] != seat


def prospects(outlook: Outlook, seat: int) -> float:
    """What a seat may expect, on the scale of the score track."""
    game = outlook.game
    if game.phase == SETUP and game.rules.set_up_is_drafted:
        faction = game.factions[seat].number
        return 0.0 if faction == NONE else REACH * game.tables.reach[faction] + BEGUN * track(outlook, seat)
    if game.partner[seat] != NEVER:
        partner = game.partner[seat]
        promises = outlook.plan_of(partner).worth(outlook, partner)
        return SCORE * game.score[partner] + COALITION * promises - JOINED
    if game.dominance[seat] != NEVER:
        fear = 0.0 if seat == outlook.viewer else FEAR
        return fear + dominance_worth(outlook, seat, game.deck_of.suit[game.dominance[seat]])
    return track(outlook, seat)


def track(outlook: Outlook, seat: int) -> float:
    """The points of a seat, and what its cards and its board promise."""
    game = outlook.game
    points = SCORE * game.score[seat]
    over = game.score[seat] - CLOSE
    if over > 0:
        points += CLOSENESS * over * over
    plan = outlook.plan_of(seat)
    return points + plan.worth(outlook, seat) + hand_worth(outlook, seat, plan) + effects_worth(outlook, seat)


# Cards


def hand_worth(outlook: Outlook, seat: int, plan: FactionPlan) -> float:
    """2.1 Cards in the hand and those of this turn's draw, up to the hand limit; of its own the viewer knows more."""
    game = outlook.game
    held = game.hands[seat].cards
    number = len(held)
    if outlook.evening_to_come(seat):
        number += plan.draws(outlook, seat)
    limit = game.tables.hand_limit
    points = plan.card_worth(outlook, seat) * min(number, limit) + EXCESS_CARD * max(0, number - limit)
    if seat == outlook.viewer:
        free = free_tools(game, seat)
        for card in held:
            points += extra_worth(outlook, seat, card, free)
    return points


def extra_worth(outlook: Outlook, seat: int, card: int, free: list[int]) -> float:
    """What a card is worth beyond any card: to ambush, to craft."""
    game, deck = outlook.game, outlook.game.deck_of
    if deck.ambush[card]:
        return AMBUSH
    if deck.dominance[card]:
        return DOMINANCE if game.factions[seat].may_dominate(game) else KEPT
    if not deck.cost[card] or forbids_crafting(game, seat, card, free):
        return 0.0
    if deck.item[card] != NONE:
        return CRAFTABLE * game.factions[seat].item_points(game, deck.vp[card])
    return LASTING if deck.persistent[card] else 0.0


def effects_worth(outlook: Outlook, seat: int) -> float:
    """4.1.3 Crafted cards, for the turns to come."""
    game = outlook.game
    points = 0.0
    for card in game.crafted[seat].cards:
        points += CRAFTED + EFFECT.get(game.deck_of.effect[card], USUAL_EFFECT) * outlook.turns
    return points


# 3.3 Dominance


def dominance_worth(outlook: Outlook, seat: int, suit: int) -> float:
    """How near a seat is to winning by a dominance card: what it lacks, and how firmly it holds the rest."""
    game = outlook.game
    if suit == BIRD:
        best = 0.0
        for corner in game.chart.corners:
            best = max(best, held(outlook, seat, [corner, game.chart.opposite[corner]], 2))
        return best
    return held(outlook, seat, [c for c in range(CLEARINGS) if game.is_suit(c, suit)], game.tables.dominance_clearings)


def held(outlook: Outlook, seat: int, clearings: list[int], needed: int) -> float:
    """What it is worth to rule so many of these clearings: as firm as the weakest of those needed."""
    margins = sorted([margin(outlook, seat, clearing) for clearing in clearings], reverse=True)[:needed]
    points = DOMINATES + FIRM * margins[-1]
    lacking = 0
    for each in margins:
        points += HELD * each
        if each <= 0:
            lacking += 1
    return points - (LACKS if seat == outlook.viewer else FEARED)[lacking]


def margin(outlook: Outlook, seat: int, clearing: int) -> int:
    """2.5 By how many warriors and buildings a seat rules a clearing, at least 1, or what it lacks to; up to 3."""
    game = outlook.game
    most = 0
    for other in game.others(seat):
        most = max(most, game.strength[other * PLACES + clearing])
    lead = game.strength[seat * PLACES + clearing] - most
    if outlook.rules(seat, clearing):
        return max(1, min(3, lead))
    return max(-3, min(0, lead))
