"""5.1 Standard set-up, and what A.7 and A.10 change about it."""

from __future__ import annotations

from lawspeaker.games.root.model.phrases import RETURN_CARD, RETURNED, STARTS
from lawspeaker.games.root.model.reasons import NOT_IN_HAND
from lawspeaker.games.root.model.state import Root, RootSetting
from lawspeaker.games.root.model.tables import AUTUMN, CARDS, CLEARINGS, MAPS, NONE, PLACES
from lawspeaker.games.root.model.zones import CRAFTED, RUIN
from lawspeaker.games.root.rules import cards
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.chance import Chance


def lay_out(setting: RootSetting, chance: Chance) -> Root:
    """5.1.1 to 5.1.6 Everything up to the factions' own set-up."""
    game = Root(setting)
    game.chance = chance
    tables, chart, seats = setting.tables, setting.chart, game.seats
    game.factions = [setting.kits[faction].make(seat, setting) for seat, faction in enumerate(setting.factions)]
    game.turn = chance.pick(seats)  # 5.1.1
    game.score = [0] * seats  # 5.1.2
    game.dominance = [NONE] * seats
    game.partner = [NONE] * seats

    game.suit = chart.suit[:]
    suits = setting.config.rules["suits"]
    if suits == "random" or (suits == "variant_maps" and setting.config.rules["map"] != MAPS[AUTUMN]):  # A.1
        chance.shuffle(game.suit)
    game.on_map = [0] * (len(tables.kinds) * PLACES)
    game.supply = [kind.total for kind in tables.kinds]
    game.strength = [0] * (seats * PLACES)
    game.ruins = [1 if ruin else 0 for ruin in chart.ruin]  # 5.1.4
    game.built = game.ruins[:]
    game.closed = [1] * len(chart.closed)  # C.3.1
    game.ferry = chart.ferry  # C.2.1
    game.items = tables.item_supply[:]  # 5.1.5
    game.crafted_items = [0] * (seats * 8)
    game.exhausted_items = [0] * (seats * 8)
    game.coffins = [0] * len(tables.kinds)
    game.activated = [0] * CLEARINGS

    game.hands = [faction.hand_kind().make(faction.seat) for faction in game.factions]
    game.crafted = [CRAFTED.make(seat) for seat in range(seats)]
    game.ruin_items = [RUIN.make(clearing) for clearing in range(CLEARINGS)]
    deck = setting.deck
    game.deck.fill([card for card in range(CARDS) if game.has_dominance() or not deck.dominance[card]])
    game.shuffle(game.deck)
    return game


def set_up(game: Root) -> Flow[None]:
    """5.1.3 Everybody draws three cards, A.7 or five; 5.1.7 then the factions in the order of their letters (A.8); A.10
    and in the end those who drew five keep three.
    """
    if game.step == 0:
        draw_hands(game)
        for faction in game.factions:
            faction.before_set_up(game)
        game.step = 1
    order = set_up_order(game)
    while game.step <= game.seats:
        yield from game.factions[order[game.step - 1]].set_up(game)
        game.step += 1
    if game.rules.set_up_is_advanced:
        yield from keep_hands(game)


def set_up_order(game: Root) -> list[int]:
    """5.1.7, A.8 The seats in the order of their factions' letters."""
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
