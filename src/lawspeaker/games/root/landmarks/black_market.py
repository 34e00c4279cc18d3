"""The Black Market."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.model.landmark import Landmark
from lawspeaker.games.root.model.options import Options
from lawspeaker.games.root.model.reasons import NOT_IN_HAND
from lawspeaker.games.root.model.state import Root, RootSetting
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.option import Catalogue, Family, Option, counting
from lawspeaker.kernel.schema import Cards, Flag, Row, Shape
from lawspeaker.kernel.zone import NOBODY_SEES, Zone, ZoneKind

MARKET: Final = ZoneKind("market", "card", NOBODY_SEES, "F.1.1", "the cards at the Black Market, face down")
ZONES: Final = (MARKET,)
EXTRAS: Final = ("trade_at_market",)
CARDS_THERE: Final = 3

GIVE_MARKET: Final = Topic("give_market")
TRADED: Final = Phrase("traded", "seat", "card", "given:card")
STOCKED: Final = Phrase("market_stocked", "count")

WRONG_SLOTS: Final = Reason("A.5.3", Phrase("market_needs_one_slot"))
NOT_AT_MARKET: Final = Reason("F.1.1", Phrase("not_at_market"))
HAS_TRADED: Final = Reason("F.1.1", Phrase("has_traded"))
NO_CARD_TO_TRADE: Final = Reason("F.1.1", Phrase("no_card_to_trade"))


class MarketKit:
    """The options of the Black Market."""

    def __init__(self, catalogue: Catalogue, options: Options) -> None:
        self.card_place = catalogue.domain(counting("market_card", CARDS_THERE - 1))
        self.trade: Family = catalogue.family(
            "trade_at_market",
            "swap this card of the Black Market; the next ask is for which",
            "0",
            market_card=self.card_place,
        )


class BlackMarket(Landmark):
    """Once in the own turn whoever has faction pieces there may swap one of its face-down cards for a hand card."""

    def __init__(self, number: int, kit: MarketKit) -> None:
        super().__init__(number)
        self.kit = kit
        self.cards: list[Zone] = [MARKET.make(place) for place in range(CARDS_THERE)]
        self.traded = False  # this turn

    def copy(self) -> BlackMarket:
        new = BlackMarket(self.number, self.kit)
        new.clearing, new.traded = self.clearing, self.traded
        new.cards = [zone.copy() for zone in self.cards]
        return new

    def shapes(self, setting: RootSetting) -> dict[str, Shape]:
        card = Cards(setting.options.card)
        return {**super().shapes(setting), "cards": Row(card, CARDS_THERE), "traded": Flag()}

    def zones(self) -> list[Zone]:
        return self.cards

    def broken(self, game: Root) -> str:
        if any(len(zone) > 1 for zone in self.cards):
            return "a place of the Black Market holds one card at most (F.1.1)"
        return ""

    def stands_well(self, game: Root) -> bool:
        return game.chart.slots[self.clearing] == 1 and not game.chart.ruin[self.clearing]

    def forbids_site(self, game: Root, clearing: int) -> Reason | None:
        """In a clearing with one slot and no ruin, not next to another landmark."""
        if game.chart.slots[clearing] != 1 or game.ruins[clearing]:
            return WRONG_SLOTS
        return super().forbids_site(game, clearing) or self.forbids_near(game, clearing)

    def set_up(self, game: Root, clearing: int) -> None:
        super().set_up(game, clearing)
        for zone in self.cards:
            game.draw(game.deck, zone)
        game.tell("A.5.3", STOCKED, CARDS_THERE)

    def begin_turn(self, game: Root) -> None:
        self.traded = False

    def might_offer(self, game: Root, seat: int) -> bool:
        return self.forbids_trade(game, seat) is None

    def forbids_trade(self, game: Root, seat: int) -> Reason | None:
        if self.traded:
            return HAS_TRADED
        if not game.has_pieces(seat, self.clearing):
            return NOT_AT_MARKET
        return None if game.hands[seat].cards else NO_CARD_TO_TRADE

    def offer_extras(self, ask: Ask, game: Root, seat: int) -> None:
        there = [place for place, zone in enumerate(self.cards) if zone.cards]
        ask.offer(self.kit.trade, there, TRADING)

    def take_up(self, game: Root, seat: int, option: Option) -> Flow[None] | None:
        return self.trade(game, seat, option.args[0]) if option.kind == self.kit.trade.kind else None

    def trade(self, game: Root, seat: int, place: int) -> Flow[None]:
        """A hand card goes face down where the other lay; only who sees the hand knows either."""
        self.traded = True
        zone, hand = self.cards[place], game.hands[seat]
        ask = Ask(game, seat, GIVE_MARKET, "F.1.1", secret=True)
        chosen = yield ask.among(game.options.give, hand.cards, NOT_IN_HAND)
        taken = game.transfer(zone, 0, hand)
        game.slip(hand, hand.cards.index(chosen.args[0]), zone)
        game.whisper(hand.sight, "F.1.1", TRADED, seat, taken, chosen.args[0])


class Trading(Judge[Root]):
    """Of the cards at the Black Market."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        market = next(landmark for landmark in game.landmarks if isinstance(landmark, BlackMarket))
        return market.forbids_trade(game, ask.seat)


TRADING: Final = Trading()
