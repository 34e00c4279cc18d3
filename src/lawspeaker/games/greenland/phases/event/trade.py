"""D10 Auction of imports: what a Norse ship brings."""

from __future__ import annotations

from lawspeaker.games.greenland.model.phrases import BOUGHT, BUY, PURCHASED, SHIP_BRINGS, UNSOLD_GOODS
from lawspeaker.games.greenland.model.reasons import NOT_SO_MUCH_IVORY, OTHER_PRICE
from lawspeaker.games.greenland.model.setup import is_animal_to_take
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import NONE, NORSE, WINS_TIES
from lawspeaker.games.greenland.phases.any_time import FOR_IVORY, FOR_IVORY_OR_IRON, FOR_NOTHING, exchange
from lawspeaker.games.greenland.phases.powers import has_power
from lawspeaker.games.tribes.auction import UNSOLD, Lot, auction
from lawspeaker.games.tribes.reasons import BID_TOO_HIGH
from lawspeaker.kernel.ask import Ask, Flow, Reason
from lawspeaker.kernel.option import Option


class Goods(Lot):
    """D10.1 Goods that are sold for ivory."""

    def __init__(self, game: Greenland, card: int) -> None:
        super().__init__(card, game.active(), "D10.2")
        self.game = game

    def disks(self, tribe: int) -> int:
        return self.game.ivory[tribe]

    def forbids_bid(self, tribe: int, disks: int, least: int) -> Reason | None:
        forbidden = super().forbids_bid(tribe, disks, least)
        return NOT_SO_MUCH_IVORY if forbidden is BID_TOO_HIGH else forbidden

    def wins_ties(self, tribe: int) -> bool:
        """D10.3 Peepeelee's family and her husband's."""
        return has_power(self.game, tribe, WINS_TIES)

    def offer_sources(self, ask: Ask, tribe: int) -> None:
        """B3.1 Cards that can be exchanged for ivory."""
        FOR_IVORY.offer(self.game, ask, tribe)

    def draw_on(self, source: Option) -> None:
        exchange(self.game, source.args[0])


def ship_arrives(game: Greenland) -> None:
    """D10.6 The Iceland Trade Ship brings the animal card that was set aside, or without the Norse either of theirs, on
    a side that is left to chance.
    """
    event = game.tables.events[game.event]
    if not event.ship:
        return
    if event.goods == NONE:
        sides = animals_at_sea(game)
        if not sides:  # C2.1
            return
        game.aside = sides[game.chance.pick(len(sides))]
    game.tell("D10.1", SHIP_BRINGS, on_offer(game))


def animals_at_sea(game: Greenland) -> list[int]:
    """The sides of the animal cards that the Iceland Trade Ship may bring."""
    if game.rules.beginner:
        return []
    if game.aside != NONE:
        return [game.aside, game.tables.cards[game.aside].other_side]
    return [card.number for card in game.tables.cards if card.home == NORSE and is_animal_to_take(game, card)]


def on_offer(game: Greenland) -> int:
    """What the ship that has arrived brings, or NONE."""
    event = game.tables.events[game.event]
    if not event.ship:
        return NONE
    return game.aside if event.goods == NONE else event.goods


def sell(game: Greenland) -> Flow[None]:
    """D10.1 What the ship brings is sold."""
    if on_offer(game) == NONE:
        ship_arrives(game)  # a position may begin here
    card = on_offer(game)
    if card != NONE:
        yield from game.variant.sell(game, card) or hold_auction(game, card)
        if card == game.aside:
            game.aside = NONE


def hold_auction(game: Greenland, card: int) -> Flow[None]:
    """D10.2 The highest bidder pays, D10.5 and lays the goods into the tableau (B2.3); D10.4 without a bid they go."""
    lot = Goods(game, card)
    winner = yield from auction(game, lot)
    if winner == UNSOLD:
        game.tell("D10.4", UNSOLD_GOODS, card)
    else:
        price = lot.bids[lot.leader()]
        game.ivory[winner] -= price
        game.lay(card, winner)
        game.tell("D10.5", BOUGHT, winner, card, price)


# K2.5, L3.c Fixed prices


def sell_at(game: Greenland, card: int, price: int, iron: bool, clause: str) -> Flow[None]:
    """Goods at a price in ivory, or in ivory and iron, for whoever first wants them in the order of play."""
    while game.acting < len(game.order):
        tribe = game.order[game.acting]
        ask = Ask(game, game.seat_of[tribe], BUY, clause, (card, price), checkpoint=True)
        if not game.is_idle(tribe):
            offer_purchase(game, ask, tribe, price, iron)
        if ask.options:
            chosen = yield ask.add(game.options.decline)
            if chosen.kind == "exchange":
                exchange(game, chosen.args[0])
                continue
            if chosen.kind == "buy":
                paid = chosen.args[0]
                game.ivory[tribe] -= paid
                game.iron[tribe] -= price - paid
                game.lay(card, tribe)
                game.tell(clause, PURCHASED, tribe, card, paid, price - paid)
                return
        game.acting += 1
    game.tell("D10.4", UNSOLD_GOODS, card)


def offer_purchase(game: Greenland, ask: Ask, tribe: int, price: int, iron: bool) -> None:
    """Offer the ways in which a tribe can pay a price; B3.1 or the cards it can exchange for the disks."""
    least = max(0, price - game.iron[tribe]) if iron else price
    ask.among(game.options.buy, list(range(least, min(price, game.ivory[tribe]) + 1)), OTHER_PRICE)
    if ask.options:
        ask.judged("exchange", FOR_NOTHING)
    else:
        (FOR_IVORY_OR_IRON if iron else FOR_IVORY).offer(game, ask, tribe)
