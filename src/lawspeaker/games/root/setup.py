"""5.1 Standard set-up."""

from __future__ import annotations

from lawspeaker.games.root import cards
from lawspeaker.games.root.phrases import STARTS
from lawspeaker.games.root.state import Root, RootSetting
from lawspeaker.games.root.tables import AUTUMN, CLEARINGS, MAPS, NONE
from lawspeaker.kernel.ask import Flow
from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.zone import EVERYONE, NOBODY, Zone


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
    game.on_map = [0] * (len(tables.kinds) * CLEARINGS)
    game.supply = [kind.total for kind in tables.kinds]
    game.strength = [0] * (seats * CLEARINGS)
    game.ruins = [1 if ruin else 0 for ruin in chart.ruin]  # 5.1.4
    game.built = game.ruins[:]
    game.closed = [1] * len(chart.closed)  # C.3.1
    game.ferry = chart.ferry  # C.2.1
    game.items = tables.item_supply[:]  # 5.1.5
    game.crafted_items = [0] * (seats * 8)
    game.exhausted_items = [0] * (seats * 8)
    game.coffins = [0] * len(tables.kinds)
    game.activated = [0, 0, 0]

    game.hands = [Zone(f"hand {seat}", "card", 1 << seat) for seat in range(seats)]
    game.crafted = [Zone(f"crafted {seat}", "card", EVERYONE) for seat in range(seats)]
    game.ruin_items = [Zone(f"ruin {clearing}", "ruin_item", NOBODY) for clearing in range(CLEARINGS)]
    deck = setting.deck
    left_out = [card for card in range(len(deck.ids) - 2) if seats == 2 and deck.dominance[card]]  # 5.1.3
    game.deck.fill([card for card in range(len(deck.ids) - 2) if card not in left_out])
    game.shuffle(game.deck)
    return game


def set_up(game: Root) -> Flow[None]:
    """5.1.3 Everybody draws three cards; 5.1.7 then the factions in the order of their letters."""
    if game.step == 0:
        game.tell("5.1.1", STARTS, game.turn)
        for seat in game.seats_in_order():
            cards.draw(game, seat, game.tables.start_hand, "5.1.3")
        for faction in game.factions:
            faction.before_set_up(game)
        game.step = 1
    order = sorted(range(game.seats), key=lambda seat: game.factions[seat].set_up_letter(game))
    while game.step <= game.seats:
        yield from game.factions[order[game.step - 1]].set_up(game)
        game.step += 1
