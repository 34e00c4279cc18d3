"""2.1 Cards: drawing, discarding, spending, giving."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.effect import Effect
from lawspeaker.games.root.model.phrases import (
    DISCARD_DOWN,
    DISCARDED,
    DRAW_OR,
    DREW,
    GAVE_CARD,
    RESHUFFLED,
    SPENT,
    TOOK_CARD,
)
from lawspeaker.games.root.model.reasons import NOT_IN_HAND, WRONG_SUIT
from lawspeaker.games.root.model.state import EVENING, Root
from lawspeaker.games.root.model.tables import BIRD, CLEARINGS, SUITS
from lawspeaker.games.root.rules.concepts import any_fits, fits, matches
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason, Topic
from lawspeaker.kernel.zone import Zone


def suit_of(game: Root, card: int) -> int:
    return game.deck_of.suit[card]


# Drawing


def draw(game: Root, seat: int, number: int, clause: str) -> None:
    """G.1.6 Draw cards from the top of the deck, as many as there are."""
    for _ in range(number):
        if not draw_to(game, game.hands[seat]):
            return
        game.whisper(game.hands[seat].sight, clause, DREW, seat, game.hands[seat].cards[-1])


def evening_draw(game: Root, seat: int, number: int, clause: str) -> Flow[None]:
    """Draw cards in the own turn: in the Evening a crafted card may give something else instead."""
    if game.phase == EVENING and seat == game.turn and game.crafted[seat].cards:
        ask = Ask(game, seat, DRAW_OR, clause, (number,)).add(game.options.draw_cards)
        givers: list[Effect] = []  # of each option after the first
        for card in game.crafted[seat].cards:
            effect = game.of.effects[card]
            if effect is not None:
                effect.offer_instead_of_drawing(ask, game, seat)
                givers += [effect] * (len(ask.options) - 1 - len(givers))
        if givers:
            chosen = yield ask
            if chosen is not game.options.draw_cards:
                givers[ask.options.index(chosen) - 1].take_instead(game, seat, chosen)
                return
    draw(game, seat, number, clause)


def draw_to(game: Root, target: Zone) -> bool:
    """The top card of the deck goes to a zone; 2.1 an exhausted deck is made anew from the discard pile at once."""
    if not game.deck.cards:
        return False
    game.draw(game.deck, target)
    if not game.deck.cards:
        renew_deck(game)
    return True


def renew_deck(game: Root) -> None:
    """2.1 Shuffle the whole discard pile into a new deck."""
    if not game.discards.cards:
        return
    game.deck.fill(game.discards.cards)
    game.discards.fill([])
    game.shuffle(game.deck)
    game.tell("2.1", RESHUFFLED)


# Discarding and spending


def put_away(game: Root, zone: Zone, card: int, spent: bool = False, from_hand: bool = False) -> None:
    """G.1.5 A card goes to the discard pile, 3.3.3 a dominance card beside the map instead (R32), unless somebody takes
    it elsewhere.
    """
    place = zone.cards.index(card)
    for faction in game.factions:
        taken = faction.takes_discard(game, card, from_hand)
        if taken is not None:
            game.transfer(zone, place, taken)
            return
    if game.deck_of.dominance[card] and (spent or not game.rules.only_spent_dominance):
        game.transfer(zone, place, game.available)
    else:
        game.transfer(zone, place, game.discards)
    if not game.deck.cards:
        renew_deck(game)


def play(game: Root, seat: int, card: int) -> None:
    """2.1 A hand card is shown to all and used; whoever plays it then discards it or lays it somewhere."""
    hand = game.hands[seat]
    game.transfer(hand, hand.cards.index(card), game.played)


def spend(game: Root, seat: int, card: int, clause: str) -> None:
    """G.1.29 Discard a hand card to pay for something."""
    put_away(game, game.hands[seat], card, spent=True, from_hand=True)
    game.tell(clause, SPENT, seat, card)


def discard(game: Root, seat: int, card: int, clause: str) -> None:
    put_away(game, game.hands[seat], card, from_hand=True)
    game.tell(clause, DISCARDED, seat, card)


def discard_at_random(game: Root, seat: int, clause: str) -> None:
    """A random card of the hand is discarded."""
    hand = game.hands[seat]
    if hand.cards:
        discard(game, seat, hand.cards[game.chance.pick(len(hand.cards))], clause)


def discard_crafted(game: Root, seat: int, card: int, clause: str) -> None:
    """A crafted card leaves play, and whatever lies on it goes back."""
    put_away(game, game.crafted[seat], card)
    game.tell(clause, DISCARDED, seat, card)
    effect = game.of.effects[card]
    if effect is not None:
        effect.leaves_play(game, seat)


def matching(game: Root, zone: Zone, suit: int) -> list[int]:
    """2.1.1 The cards of a zone that can stand for a suit, 2.1.1.I birds too, where one must be given up."""
    return [card for card in zone.cards if matches(game.deck_of.suit[card], suit)]


def fitting(game: Root, zone: Zone, clearing: int) -> list[int]:
    """2.1 The cards of a zone that match a clearing."""
    return [card for card in zone.cards if fits(game, card, clearing)]


def count_fitting(game: Root, zone: Zone, clearing: int) -> int:
    """2.1 How many cards of a zone match a clearing."""
    if clearing == game.lost_city:  # 2.2.2
        return len(zone.cards)
    suits, wanted = game.deck_of.suit, game.suit[clearing]
    found = 0
    for card in zone.cards:
        if suits[card] == wanted or suits[card] == BIRD:  # as `matches`, and quicker
            found += 1
    return found


def payable_in(game: Root, seat: int, clearing: int) -> bool:
    """Whether a seat holds a card that matches a clearing."""
    return any_fits(game, game.hands[seat].cards, clearing)


def payable(game: Root, seat: int, suit: int) -> bool:
    """Whether a seat holds a card that matches a suit."""
    for card in game.hands[seat].cards:
        if matches(game.deck_of.suit[card], suit):
            return True
    return False


class Matching(Judge[Root]):
    """Of hand cards that are to match a suit."""

    def __init__(self, suit: int) -> None:
        self.suit = suit

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        if a not in game.hands[ask.seat].cards:
            return NOT_IN_HAND
        return None if matches(game.deck_of.suit[a], self.suit) else WRONG_SUIT[self.suit]


MATCHING: Final = [Matching(suit) for suit in range(len(SUITS))]  # by suit


def spend_matching(
    game: Root, seat: int, suit: int, topic: Topic, clause: str, args: tuple[int, ...] = ()
) -> Flow[int]:
    """Choose a hand card that matches a suit, and spend it. Gives the card."""
    ask = Ask(game, seat, topic, clause, args, secret=True)
    chosen = yield ask.among(game.options.spend, matching(game, game.hands[seat], suit), MATCHING[suit])
    spend(game, seat, chosen.args[0], clause)
    return chosen.args[0]


class Fitting(Judge[Root]):
    """Of hand cards that are to match a clearing."""

    def __init__(self, clearing: int) -> None:
        self.clearing = clearing

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        if a not in game.hands[ask.seat].cards:
            return NOT_IN_HAND
        return None if fits(game, a, self.clearing) else WRONG_SUIT[game.suit[self.clearing]]


FITTING: Final = [Fitting(clearing) for clearing in range(CLEARINGS)]  # by clearing


def spend_in(game: Root, seat: int, clearing: int, topic: Topic, clause: str, args: tuple[int, ...] = ()) -> Flow[int]:
    """Choose a hand card that matches a clearing, and spend it. Gives the card."""
    ask = Ask(game, seat, topic, clause, args, secret=True)
    chosen = yield ask.among(game.options.spend, fitting(game, game.hands[seat], clearing), FITTING[clearing])
    spend(game, seat, chosen.args[0], clause)
    return chosen.args[0]


def may_spend_in(
    game: Root, seat: int, clearing: int, topic: Topic, clause: str, args: tuple[int, ...] = ()
) -> Flow[bool]:
    """Spend a hand card that matches a clearing, or decline. Whoever holds any card is asked, so that nothing is told
    by it.
    """
    if not game.hands[seat].cards:
        return False
    ask = Ask(game, seat, topic, clause, args, secret=True)
    ask.among(game.options.spend, fitting(game, game.hands[seat], clearing), FITTING[clearing])
    chosen = yield ask.add(game.options.decline)
    if chosen is game.options.decline:
        return False
    spend(game, seat, chosen.args[0], clause)
    return True


def discard_down(game: Root, seat: int, clause: str) -> Flow[None]:
    """The hand limit, kept at the end of one's own Evening."""
    hand = game.hands[seat]
    while len(hand.cards) > game.tables.hand_limit:
        over = len(hand.cards) - game.tables.hand_limit
        ask = Ask(game, seat, DISCARD_DOWN, clause, (over,), checkpoint=True)
        chosen = yield ask.among(game.options.discard, hand.cards, NOT_IN_HAND)
        discard(game, seat, chosen.args[0], clause)


# Between hands


def take_at_random(game: Root, seat: int, target: int, clause: str) -> None:
    """A random card of another hand: only those who see one of the two hands know which. 11.2.3 Of an open hand too it
    is random, and then everybody sees what is left.
    """
    hand = game.hands[target]
    if not hand.cards:
        return
    card = game.slip(hand, game.chance.pick(len(hand.cards)), game.hands[seat])
    game.whisper(hand.sight | game.hands[seat].sight, clause, TOOK_CARD, seat, target, card)


def give(game: Root, seat: int, target: int, card: int, clause: str) -> None:
    """A chosen hand card goes to another hand: only those who see one of the two hands know which."""
    hand = game.hands[seat]
    game.slip(hand, hand.cards.index(card), game.hands[target])
    game.whisper(hand.sight | game.hands[target].sight, clause, GAVE_CARD, seat, target, card)
