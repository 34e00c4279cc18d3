"""What a position of Root holds for everybody, as far as those who judge it need to know; and what a plan is.

A faction's plan, from its own home, says what its board and its pieces promise, in points. The weights here and
there are guesses, improved by letting versions with other weights play against each other; none of them is a rule.
"""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.state import BIRDSONG, DAYLIGHT, EVENING, SETUP, Root
from lawspeaker.games.root.model.tables import BUILDING, CLEARINGS, NONE, PLACES, TOKEN
from lawspeaker.games.root.rules.concepts import adjacent, ruler

# How long the game may last.
GAIN_A_TURN: Final = 3.0  # points that the leader makes
FEWEST_TURNS: Final = 0.8
MOST_TURNS: Final = 6.0

# Pieces.
WARRIOR: Final = 0.14
CROWD: Final = 4  # warriors beyond so many in a clearing
IN_CROWD: Final = 0.06  # do less
RULED: Final = 0.18  # a clearing ruled
NEAR: Final = 0.4  # how much of a warrior's threat reaches the next clearing
EXPOSED: Final = 0.55  # what a piece that could be attacked may cost, in points
GUARD: Final = 1.4  # how much of a threat a warrior that stands guard holds off

CARD: Final = 0.65
EXCESS_CARD: Final = 0.1  # one that the hand limit will take


class Outlook:
    """A position as one seat, the viewer, judges it."""

    def __init__(self, game: Root, viewer: int, plans: dict[int, FactionPlan]) -> None:
        self.game = game
        self.viewer = viewer
        self.plans = plans  # by faction
        self.rulers: list[int] = [ruler(game, clearing) for clearing in range(CLEARINGS)]
        self.turns: float = turns_left(game, viewer)
        self.near: list[list[int]] = [adjacent(game, clearing) for clearing in range(CLEARINGS)]
        self.presence: list[float] = presence(self)

    def plan_of(self, seat: int) -> FactionPlan:
        """What the board of a seat's faction promises."""
        return self.plans[self.game.factions[seat].number]

    def rules(self, seat: int, clearing: int) -> bool:
        return self.rulers[clearing] == seat

    def turn_of(self, seat: int) -> bool:
        """Whether the viewer's own turn is going on. What others' turns bring is not looked at: it comes whatever the
        viewer does, but only shows once it has ended its own.
        """
        return seat == self.viewer and self.game.turn == seat and self.game.phase != SETUP

    def is_before_daylight_ends(self, seat: int) -> bool:
        return self.turn_of(seat) and self.game.phase in (BIRDSONG, DAYLIGHT)

    def is_in_daylight(self, seat: int) -> bool:
        return self.turn_of(seat) and self.game.phase == DAYLIGHT

    def evening_to_come(self, seat: int) -> bool:
        """Whether the seat has its draw of this turn still before it; every faction draws before step 2 of Evening."""
        return self.turn_of(seat) and not (self.game.phase == EVENING and self.game.step >= 2)

    def threat(self, seat: int, clearing: int) -> float:
        """The strongest force that another could bring against a seat in a clearing, in warriors."""
        most = 0.0
        for other in range(self.game.seats):
            force = self.presence[other * CLEARINGS + clearing]
            if force > most and other != seat and self.game.are_enemies(seat, other):
                most = force
        return most


def turns_left(game: Root, viewer: int) -> float:
    """How many more turns everybody may have, by the points of the viewer's rivals. With its own it would shy away from
    scoring, since that makes the game shorter.
    """
    best = 0
    for seat in game.others(viewer):
        best = max(best, game.score[seat])
    return min(MOST_TURNS, max(FEWEST_TURNS, (game.tables.goal - best) / GAIN_A_TURN))


def presence(outlook: Outlook) -> list[float]:
    """By seat and clearing, the warriors there and, in part, those next to it."""
    game = outlook.game
    found = [0.0] * (game.seats * CLEARINGS)
    for seat in range(game.seats):
        kind = game.factions[seat].warrior
        if kind == NONE:
            pawn = game.factions[seat].pawn_clearing(game)
            if pawn != NONE:
                found[seat * CLEARINGS + pawn] += 1.0
            continue
        for clearing in range(CLEARINGS):
            count = game.on_map[kind * PLACES + clearing] + game.count(game.factions[seat].chief, clearing)
            if count > 0:
                found[seat * CLEARINGS + clearing] += count
                for near in outlook.near[clearing]:
                    found[seat * CLEARINGS + near] += NEAR * count
    return found


class FactionPlan:
    """What a faction's board and its pieces promise. Plans keep no state."""

    def worth(self, outlook: Outlook, seat: int) -> float:
        """The points that may come of what a seat has, besides those it has scored and the cards it holds."""
        return pieces_worth(outlook, seat)

    def draws(self, outlook: Outlook, seat: int) -> int:
        """How many cards it draws in an Evening."""
        return 1

    def card_worth(self, outlook: Outlook, seat: int) -> float:
        """What a hand card is worth to it."""
        return CARD


def pieces_worth(outlook: Outlook, seat: int) -> float:
    """Warriors, rule, and what stands to be lost."""
    game = outlook.game
    points = 0.0
    for clearing in range(CLEARINGS):
        warriors = game.warriors(seat, clearing)
        points += WARRIOR * min(warriors, CROWD) + IN_CROWD * max(0, warriors - CROWD)
        if outlook.rulers[clearing] == seat:
            points += RULED
        cardboard = game.pieces(seat, clearing, BUILDING) + game.pieces(seat, clearing, TOKEN)
        if cardboard > 0:
            threat = outlook.threat(seat, clearing)
            points -= EXPOSED * cardboard * threat / (threat + GUARD * warriors + 1.0)
    return points
