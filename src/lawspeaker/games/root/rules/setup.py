"""5.1 Standard set-up, and what A.7 to A.10 change about it."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.phrases import (
    LANDMARK_SET,
    LANDMARK_WHERE,
    RETURN_CARD,
    RETURNED,
    STARTS,
    WHICH_LANDMARK,
)
from lawspeaker.games.root.model.reasons import NOT_IN_HAND
from lawspeaker.games.root.model.state import Root, RootSetting
from lawspeaker.games.root.model.tables import AUTUMN, CARDS, CLEARINGS, LANDMARKS, MAPS, NONE
from lawspeaker.games.root.rules import cards, draft, hiring
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason
from lawspeaker.kernel.chance import Chance


def lay_out(setting: RootSetting, chance: Chance) -> Root:
    """5.1.1 to 5.1.6 Everything up to the factions' own set-up."""
    game = Root(setting)
    game.chance = chance
    game.clear()  # 5.1.2, A.9 nobody has a point
    tables, chart = setting.tables, setting.chart
    game.turn = chance.pick(game.seats)  # 5.1.1
    game.suit = chart.suit[:]
    suits = setting.config.rules["suits"]
    if suits == "random" or (suits == "variant_maps" and setting.config.rules["map"] != MAPS[AUTUMN]):  # A.1
        chance.shuffle(game.suit)
    game.supply = [kind.total for kind in tables.kinds]  # G.1.30
    game.ruins = [1 if ruin else 0 for ruin in chart.ruin]  # 5.1.4
    game.built = game.ruins[:]
    game.closed = [1] * len(chart.closed)  # C.3.1
    game.ferry = NONE if setting.uses_landmarks else chart.ferry  # C.2.1, A.5
    game.items = tables.item_supply[:]  # 5.1.5
    game.hands = [faction.hand_kind().make(faction.seat) for faction in game.factions]
    deck = setting.deck
    game.deck.fill([card for card in range(CARDS) if game.has_dominance() or not deck.dominance[card]])
    game.shuffle(game.deck)
    reveal_landmarks(game)
    hiring.deal_hirelings(game)
    return game


# A.5 Landmarks


def reveal_landmarks(game: Root) -> None:
    """A.5.1, A.5.2 Of the landmarks that are to be used one or two are revealed at random."""
    agreed, make = game.of.config.rules["landmarks"], game.of.make_landmark
    if make is None or agreed == "none":
        return
    pool = list(range(len(LANDMARKS)))
    game.chance.shuffle(pool)
    revealed = [LANDMARKS.index(agreed)] if agreed in LANDMARKS else sorted(pool[: 1 if agreed == "one" else 2])
    game.landmarks = [make(number) for number in revealed]


def set_up_landmarks(game: Root) -> Flow[None]:
    """A.5.3 The last player chooses a landmark and places it; the one before places the other."""
    placed = sum(landmark.where(game) != NONE for landmark in game.landmarks)
    while placed < len(game.landmarks):
        seat = (game.turn - 1 - placed) % game.seats
        waiting = [landmark for landmark in game.landmarks if landmark.where(game) == NONE]
        landmark = waiting[0]
        if len(waiting) > 1:
            ask = Ask(game, seat, WHICH_LANDMARK, "A.5.3", checkpoint=True)
            numbers = [each.number for each in waiting]
            chosen = yield ask.among(game.options.set_up_landmark, numbers, NOT_REVEALED)
            landmark = waiting[numbers.index(chosen.args[0])]
        ask = Ask(game, seat, LANDMARK_WHERE, "A.5.3", (landmark.number,), checkpoint=len(waiting) == 1)
        chosen = yield ask.offer(game.options.at, list(range(CLEARINGS)), SITING)
        landmark.set_up(game, chosen.args[0])
        game.tell("A.5.3", LANDMARK_SET, seat, landmark.number, chosen.args[0])
        placed += 1


class Siting(Judge[Root]):
    """Of where the landmark may be placed that the ask names."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        landmark = next(each for each in game.landmarks if each.number == ask.args[0])
        return landmark.forbids_site(game, a)


SITING: Final = Siting()
NOT_REVEALED: Final = Reason("A.5.2", Phrase("not_revealed"), moot=True)


def set_up(game: Root) -> Flow[None]:
    """5.1.3 Everybody draws three cards, A.7 or five; 5.1.7 then the factions in the order of their letters (A.8), or
    from the last seat backwards as they are chosen (A.8.2); A.10 and in the end those who drew five keep three.
    """
    if game.step == 0:
        yield from set_up_landmarks(game)
        yield from hiring.set_up_hirelings(game)
        draw_hands(game)
        if game.rules.set_up_is_drafted:
            draft.deal_pool(game)
        else:
            for faction in game.factions:
                faction.before_set_up(game)
        game.step = 1
    if game.rules.set_up_is_drafted:
        yield from draft.draft_factions(game)
    order = set_up_order(game)
    while game.step <= game.seats:
        yield from game.factions[order[game.step - 1]].set_up(game)
        game.step += 1
    if game.rules.set_up_is_advanced:
        yield from keep_hands(game)


def set_up_order(game: Root) -> list[int]:
    """5.1.7, A.8 The seats in the order of their factions' letters, A.8.2 or from the last backwards."""
    if game.rules.set_up_is_drafted:
        return draft.drafting_order(game)
    letters = [game.factions[seat].set_up_letter(game) for seat in range(game.seats)]
    return sorted(range(game.seats), key=letters.__getitem__)


def draw_hands(game: Root) -> None:
    """5.1.1, A.4 Chance has said who begins; 5.1.3, A.7 everybody draws."""
    number, clause = game.tables.start_hand, "5.1.3"
    if game.rules.set_up_is_advanced:
        number, clause = game.tables.advanced_draw, "A.7"
    game.tell("5.1.1", STARTS, game.turn)
    for seat in game.seats_in_order():
        cards.draw(game, seat, number, clause)


def keep_hands(game: Root) -> Flow[None]:
    """A.10 Everybody keeps three cards and puts the others back; once all have, the deck is shuffled."""
    for seat in game.seats_in_order():
        hand = game.hands[seat]
        while len(hand.cards) > game.tables.start_hand:
            over = len(hand.cards) - game.tables.start_hand
            ask = Ask(game, seat, RETURN_CARD, "A.10", (over,), checkpoint=True)
            chosen = yield ask.among(game.options.return_card, hand.cards, NOT_IN_HAND)
            card = game.slip(hand, hand.cards.index(chosen.args[0]), game.deck)
            game.whisper(hand.sight, "A.10", RETURNED, seat, card)
    game.shuffle(game.deck)
