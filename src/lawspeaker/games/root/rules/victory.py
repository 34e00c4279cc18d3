"""3. Winning: points, dominance, and the end."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.phrases import (
    DOMINATES,
    PAY_DOMINANCE,
    POINTS_LOST,
    ROUNDS_OVER,
    SCORED,
    TOOK_DOMINANCE,
    WIN_TOGETHER,
    WINS,
    WINS_BY_DOMINANCE,
    WINS_WITH,
)
from lawspeaker.games.root.model.reasons import (
    CANNOT_PAY,
    DOMINANCE_BY_DAY,
    LEFT_TRACK,
    NOT_AVAILABLE,
    NOT_DOMINANCE,
    NOT_IN_HAND,
    ONLY_COALITIONS,
    TAKEN_BY_DAY,
    TOO_FEW_POINTS,
)
from lawspeaker.games.root.model.state import DAYLIGHT, NEVER, OVER, Root
from lawspeaker.games.root.model.tables import BIRD, CLEARINGS, altered
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.concepts import rules_clearing
from lawspeaker.games.root.rules.track import enter_spaces
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason


class Won(Exception):
    """Somebody has won: the flow of the game ends here (3.1)."""


def score(game: Root, seat: int, points: int, clause: str) -> None:
    """3.2 Gain points at once; 3.1 whoever reaches 30 wins at that instant."""
    add_points(game, seat, points, clause)
    check_points(game)


def add_points(game: Root, seat: int, points: int, clause: str) -> None:
    """Gain points together with others: `check_points` must follow. 3.3.1 Not after activating dominance."""
    if points <= 0 or has_left_track(game, seat):
        return
    before = game.score[seat]
    game.score = altered(game.score, seat, before + points)
    game.tell(clause, SCORED, seat, points)
    if game.track_markers:
        enter_spaces(game, seat, before)


def check_points(game: Root) -> None:
    """3.1 Of several at 30 the one whose turn it is wins; else the first clockwise from it, or all (R30)."""
    if not any(score >= game.tables.goal for score in game.score):
        return
    first = [seat for seat in game.seats_in_order() if game.score[seat] >= game.tables.goal]
    game.tell("3.1", WINS, first[0])
    if game.rules.tied_goal_shared and first[0] != game.turn:
        for seat in first[1:]:
            game.tell("3.1", WIN_TOGETHER, seat, first[0])
        win(game, first)
    win(game, first[:1])


def lose_points(game: Root, seat: int, points: int, clause: str) -> None:
    """3.2 Lose points at once; R38: the score may not go below 0."""
    if has_left_track(game, seat):
        return
    lost = points if game.rules.points_go_below_zero else min(points, game.score[seat])
    if lost > 0:
        before = game.score[seat]
        game.score = altered(game.score, seat, before - lost)
        game.tell(clause, POINTS_LOST, seat, lost)
        if game.track_markers:
            enter_spaces(game, seat, before)


def win(game: Root, seats: list[int]) -> None:
    """The game is over; 9.2.8 whoever is in a coalition with a winner wins too."""
    winners = seats[:]
    for seat in winners:  # also of those who win by a coalition of their own
        for other in game.others(seat):
            if game.partner[other] == seat and other not in winners:
                winners.append(other)
                game.tell("9.2.8", WINS_WITH, other, seat)
    game.winners = winners
    game.phase = OVER
    raise Won


def end_of_rounds(game: Root) -> None:
    """R01 A game that goes on for too long ends: most points win, and tied leaders share it; those who have left the
    score track have none, unless all have left it.
    """
    game.tell("3.1", ROUNDS_OVER, game.turns)
    counted = [seat for seat in range(game.seats) if not has_left_track(game, seat)] or list(range(game.seats))
    best = max(game.score[seat] for seat in counted)
    win(game, [seat for seat in counted if game.score[seat] == best])


# 3.3 Dominance


def check_dominance(game: Root, seat: int) -> None:
    """3.3.1.I, 3.3.1.II At the start of its Birdsong a seat with activated dominance may win."""
    card = game.dominance[seat]
    if card == NEVER or not game.factions[seat].may_dominate(game):
        return  # 9.2.8 a card that made a coalition has no condition of its own
    if fulfils_dominance(game, seat, game.deck_of.suit[card]):
        game.tell("3.3.1.II" if game.deck_of.suit[card] == BIRD else "3.3.1.I", WINS_BY_DOMINANCE, seat, card)
        win(game, [seat])


def fulfils_dominance(game: Root, seat: int, suit: int) -> bool:
    """3.3.1.I Three ruled clearings of the suit; 3.3.1.II for bird two opposite corners."""
    if suit == BIRD:
        for corner in game.chart.corners:
            if rules_clearing(game, seat, corner) and rules_clearing(game, seat, game.chart.opposite[corner]):
                return True
        return False
    ruled = 0
    for clearing in range(CLEARINGS):
        if game.is_suit(clearing, suit) and rules_clearing(game, seat, clearing):
            ruled += 1
    return ruled >= game.tables.dominance_clearings


def forbids_dominance(game: Root, seat: int, card: int) -> Reason | None:
    """3.3.1 A dominance card of the hand is activated in Daylight, with 10 points; 3.3.2 an activated one is never
    replaced. 9.2.8 A Vagabond cannot.
    """
    if card not in game.hands[seat].cards:
        return NOT_IN_HAND
    if not game.deck_of.dominance[card]:
        return NOT_DOMINANCE
    if not game.factions[seat].may_dominate(game):
        return ONLY_COALITIONS
    if has_left_track(game, seat):
        return LEFT_TRACK
    if game.score[seat] < game.tables.dominance_needs:
        return TOO_FEW_POINTS
    return None if game.phase == DAYLIGHT else DOMINANCE_BY_DAY


def forbids_taking(game: Root, seat: int, card: int) -> Reason | None:
    """3.3.4 An available card is taken in Daylight, for a card of its suit."""
    if card not in game.available.cards:
        return NOT_AVAILABLE
    if game.phase != DAYLIGHT:
        return TAKEN_BY_DAY
    return None if cards.payable(game, seat, game.deck_of.suit[card]) else CANNOT_PAY


class Dominating(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_dominance(game, ask.seat, a)


class TakingDominance(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_taking(game, ask.seat, a)


DOMINATING: Final = Dominating()
TAKING_DOMINANCE: Final = TakingDominance()


def might_dominate(game: Root, seat: int) -> bool:
    """Whether, for all that everybody can see, a seat that holds cards could activate or take dominance."""
    if game.available.cards:
        return True
    if not game.has_dominance() or has_left_track(game, seat) or not game.factions[seat].may_dominate(game):
        return False
    return game.score[seat] >= game.tables.dominance_needs


def has_left_track(game: Root, seat: int) -> bool:
    """3.3.1 Whether a seat has taken its marker off the score track, for dominance or (9.2.8) a coalition."""
    return game.dominance[seat] != NEVER or game.partner[seat] != NEVER


def offer_dominance(ask: Ask, game: Root, seat: int) -> None:
    """3.3.1 and 3.3.4 Offer what a seat may do with dominance cards now."""
    o, dominance = game.options, game.deck_of.dominance
    ask.judged(o.dominate.kind, DOMINATING).judged(o.take_dominance.kind, TAKING_DOMINANCE)
    if game.phase != DAYLIGHT:
        return
    if game.score[seat] >= game.tables.dominance_needs:
        for card in game.hands[seat].cards:
            if dominance[card] and forbids_dominance(game, seat, card) is None:
                ask.allow(o.dominate, card)
    for card in game.available.cards:
        if forbids_taking(game, seat, card) is None:
            ask.allow(o.take_dominance, card)


def activate_dominance(game: Root, seat: int, card: int) -> None:
    """3.3.1 The card is laid open; its owner scores no more."""
    hand = game.hands[seat]
    hand.take(hand.cards.index(card))
    game.learned = True
    game.dominance = altered(game.dominance, seat, card)
    game.tell("3.3.1", DOMINATES, seat, card)


def take_dominance(game: Root, seat: int, card: int) -> Flow[None]:
    """3.3.4 Spend a card of its suit and take an available dominance card; for the bird one it must be a bird."""
    yield from cards.spend_matching(game, seat, game.deck_of.suit[card], PAY_DOMINANCE, "3.3.4", (card,))
    game.transfer(game.available, game.available.cards.index(card), game.hands[seat])
    game.tell("3.3.4", TOOK_DOMINANCE, seat, card)
