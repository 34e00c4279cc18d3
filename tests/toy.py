"""The Ferry: a small game for the tests of the kernel, with something of everything a big game has.

1 Up to four merchants trade goods and guards (the cards) and lucky charms. 2 In a turn a merchant does two things.
3 After every round all pay a tithe. 4 After three rounds the richest wins.
"""

from __future__ import annotations

from typing import ClassVar

from lawspeaker.kernel import shelf
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.chance import Chance
from lawspeaker.kernel.game import AnyBox, Box, Config, Game, Result, Setting
from lawspeaker.kernel.option import Catalogue, Domain, Option, counting
from lawspeaker.kernel.schema import Cards, Each, Flag, Grid, Row, Schema, SeatNumber, Whole
from lawspeaker.kernel.zone import EVERYBODY_SEES, EVERYONE, NOBODY_SEES, OWNER_SEES, Zone, ZoneKind

SUITS = ["grain", "cloth", "salt", "silver"]
GUARDS = ["guard1", "guard2"]
CARDS = [f"{suit}{value}" for suit in SUITS for value in range(1, 5)] + GUARDS
VALUES = [number % 4 + 1 for number in range(16)] + [0, 0]
CHARMS = ["acorn", "bell", "coin", "dove", "eye", "feather"]  # worth 1 to 6
FIRST_GUARD = 16

DECK_ZONE = ZoneKind("deck", "card", NOBODY_SEES, "2.2")
DISCARD_ZONE = ZoneKind("discard", "card", EVERYBODY_SEES, "2.2")
HAND_ZONE = ZoneKind("hand", "card", OWNER_SEES, "1")
STASH_ZONE = ZoneKind("stash", "card", OWNER_SEES, "2.7")
CHARM_ZONE = ZoneKind("charms", "charm", NOBODY_SEES, "2.6")
WALLET_ZONE = ZoneKind("wallet", "charm", OWNER_SEES, "2.6.3")

ACTIONS = 2
HAND = 3  # cards dealt
LIMIT = 4  # cards kept at the end of a turn
STASH = 3  # cards that fit into a stash
ROUNDS = 3
PURSE = 12  # coins that fit into a purse

ACT, LIMITING, TITHE, OVER = range(4)  # phases

# Topics.
WHAT_TO_DO = Topic("what_to_do")
SEND_GUARD = Topic("send_guard", "raider:seat")
LOSE_CARD = Topic("lose_card")
SHOW_WHICH = Topic("show_which", "spy:seat")
BID = Topic("bid", "coins")
KEEP_TO_LIMIT = Topic("keep_to_limit")
PAY_TITHE = Topic("pay_tithe")

# Reasons.
NOTHING_TO_DRAW = Reason("2.2", Phrase("nothing_to_draw"))
NOT_IN_HAND = Reason("2.3", Phrase("not_in_hand"), moot=True)
GUARDS_ARE_NOT_SOLD = Reason("2.3", Phrase("guards_are_not_sold"))
STASH_IS_FULL = Reason("2.7", Phrase("stash_is_full"))
NOBODY_THERE = Reason("2.4", Phrase("nobody_there"), moot=True)
ONESELF = Reason("2.4", Phrase("oneself"))
EMPTY_HAND = Reason("2.4", Phrase("empty_hand", "seat"), lambda game, ask, option: (option.args[0],))
AUCTIONED_ALREADY = Reason("2.6", Phrase("auctioned_already"))
NO_CHARMS = Reason("2.6", Phrase("no_charms"))

# Lines of the record.
DREW = Phrase("drew", "seat", "card")
RESHUFFLED = Phrase("reshuffled")
SOLD = Phrase("sold", "seat", "card", "coins")
STASHED = Phrase("stashed", "seat", "card")
RAIDS = Phrase("raids", "seat", "victim:seat")
GUARDED = Phrase("guarded", "seat", "card")
ROLLED = Phrase("rolled", "seat", "coins")
STOLE = Phrase("stole", "seat", "victim:seat", "card")
LOST = Phrase("lost", "seat", "card")
SHOWED = Phrase("showed", "seat", "spy:seat", "card")
PUT_UP = Phrase("put_up", "seat", "charm")
WON_CHARM = Phrase("won_charm", "seat", "charm", "coins")
NOBODY_BIDS = Phrase("nobody_bids", "charm")
TITHED = Phrase("tithed", "seat", "coins")
BLESSED = Phrase("blessed", "seat")
ENDED = Phrase("ended")


class Options:
    """Every option of the game."""

    def __init__(self, catalogue: Catalogue, seats: int) -> None:
        self.seat = catalogue.domain(counting("seat", 3))
        self.merchant = catalogue.domain(counting("merchant", seats - 1))
        self.suit = catalogue.domain(Domain("suit", SUITS))
        self.card = catalogue.domain(Domain("card", CARDS, secret=True))
        self.charm = catalogue.domain(Domain("charm", CHARMS, secret=True))
        self.coins = catalogue.domain(counting("coins", PURSE))
        self.draw: Option = catalogue.family("draw")()
        self.sell = catalogue.family("sell", card=self.card)
        self.stash = catalogue.family("stash", card=self.card)
        self.raid = catalogue.family("raid", victim=self.seat)
        self.spy = catalogue.family("spy", victim=self.seat)
        self.auction: Option = catalogue.family("auction")()
        self.rest: Option = catalogue.family("rest")()
        self.guard = catalogue.family("guard", card=self.card)
        self.endure: Option = catalogue.family("endure")()
        self.lose = catalogue.family("lose", card=self.card)
        self.show = catalogue.family("show", card=self.card)
        self.bid = catalogue.family("bid", coins=self.coins)
        self.stop: Option = catalogue.family("stop")()
        self.tithe = catalogue.family("tithe", coins=self.coins)


class ToySetting(Setting):
    """What all copies of a toy match share."""

    def __init__(self, box: AnyBox, config: Config) -> None:
        catalogue = Catalogue()
        super().__init__(box, config, catalogue)
        self.options = Options(catalogue, config.seats)
        self.dice = 2 if config.rules["raid"] == "two_dice" else 1
        self.tithe_is_paid = config.rules["tithe"] == "paid"
        self.schema = schema(self.options, config.seats)


def schema(options: Options, seats: int) -> Schema:
    """How a position of the toy is written."""
    return Schema(
        {
            "round": Whole(1, ROUNDS),
            "phase": Whole(ACT, OVER),
            "active": SeatNumber(seats),
            "actions": Whole(0, ACTIONS),
            "coins": Row(Whole(0, PURSE), seats),
            "auctioned": Flag(),
            "wanted": Each(options.card, Whole(0, 1), 0),
            "licences": Grid(options.merchant, options.suit, Whole(0, 1)),
            "deck": Cards(options.card, ordered=True),
            "discard": Cards(options.card),
            "hands": Row(Cards(options.card), seats),
            "stashes": Row(Cards(options.card), seats),
            "charms": Cards(options.charm, ordered=True),
            "wallets": Row(Cards(options.charm), seats),
        }
    )


class Toy(Game):
    """A table of the Ferry."""

    def __init__(self, setting: ToySetting) -> None:
        super().__init__(setting)
        self.of = setting
        self.options = setting.options
        self.round = 1
        self.phase = ACT
        self.active = 0
        self.actions = ACTIONS
        self.coins = [0] * self.seats
        self.auctioned = False  # an auction has been held in this turn
        self.wanted = [0] * len(CARDS)  # whether a good sells at a better price
        self.licences = [0] * (
            self.seats * len(SUITS)
        )  # seat * 4 + suit: whether the seat may still trade it free of duty
        self.deck = DECK_ZONE.make()
        self.discard = DISCARD_ZONE.make()
        self.hands = [HAND_ZONE.make(seat) for seat in range(self.seats)]
        self.stashes = [STASH_ZONE.make(seat) for seat in range(self.seats)]
        self.charms = CHARM_ZONE.make()
        self.wallets = [WALLET_ZONE.make(seat) for seat in range(self.seats)]

    def copy(self) -> Toy:
        new = Toy(self.of)
        new.chance = self.chance
        new.round, new.phase, new.active, new.actions = self.round, self.phase, self.active, self.actions
        new.coins = self.coins[:]
        new.auctioned = self.auctioned
        new.wanted = self.wanted[:]
        new.licences = self.licences[:]
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.hands = [hand.copy() for hand in self.hands]
        new.stashes = [stash.copy() for stash in self.stashes]
        new.charms = self.charms.copy()
        new.wallets = [wallet.copy() for wallet in self.wallets]
        return new

    def zones(self) -> list[Zone]:
        return [self.deck, self.discard, *self.hands, *self.stashes, self.charms, *self.wallets]


def wealth(game: Toy, seat: int) -> int:
    stashed = sum(VALUES[card] for card in game.stashes[seat].cards)
    return game.coins[seat] + stashed + sum(charm + 1 for charm in game.wallets[seat].cards)


def missing(game: Toy, domain: str, pile: Zone, number: int) -> list[int]:
    elsewhere = {card for zone in game.zones() if zone.domain == domain and zone is not pile for card in zone.cards}
    return [card for card in range(number) if card not in elsewhere]


def misplaced(game: Toy) -> str:
    """1.1 There are 18 cards and 6 charms, and each lies in one place. Says which does not."""
    names = {"card": CARDS, "charm": CHARMS}
    for domain, values in names.items():
        lying = [card for zone in game.zones() if zone.domain == domain for card in zone.cards]
        for card, name in enumerate(values):
            if lying.count(card) != 1:
                return f"{name} lies in {lying.count(card)} places, not in one"
    return ""


# 1 Setting up.


def lay_out(setting: ToySetting, chance: Chance) -> Toy:
    """1.2 Shuffle cards and charms; deal three cards, three coins and a licence to each; what is worth 4 is wanted."""
    game = Toy(setting)
    game.chance = chance
    game.deck.fill(list(range(len(CARDS))))
    game.charms.fill(list(range(len(CHARMS))))
    game.wanted = [1 if value == 4 else 0 for value in VALUES]
    game.shuffle(game.deck)
    game.shuffle(game.charms)
    for seat in range(game.seats):
        game.coins[seat] = 3
        game.licences[seat * len(SUITS) + seat] = 1
        for _ in range(HAND):
            game.draw(game.deck, game.hands[seat])
    return game


def play(game: Toy) -> Flow[None]:
    """The whole game, from wherever it stands."""
    while game.phase != OVER:
        if game.phase == ACT:
            yield from take_turn(game)
        elif game.phase == LIMITING:
            yield from keep_to_limit(game)
        else:
            yield from pay_tithe(game)


# 2 A turn.


def take_turn(game: Toy) -> Flow[None]:
    """2.1 Do two things."""
    while game.actions:
        seat = game.active
        chosen = yield turn_ask(game, seat)
        game.actions -= 1
        if chosen.kind == "draw":
            draw_card(game, seat, "2.2")
        elif chosen.kind == "sell":
            sell(game, seat, chosen.args[0])
        elif chosen.kind == "stash":
            stash(game, seat, chosen.args[0])
        elif chosen.kind == "raid":
            yield from raid(game, seat, chosen.args[0])
        elif chosen.kind == "spy":
            yield from spy(game, seat, chosen.args[0])
        elif chosen.kind == "auction":
            yield from auction(game, seat)
        else:
            game.actions = 0
    game.phase = LIMITING


def turn_ask(game: Toy, seat: int) -> Ask:
    """Everything a merchant may do now."""
    o = game.options
    hand = sorted(game.hands[seat].cards)
    ask = Ask(game, seat, WHAT_TO_DO, "2.1", checkpoint=True)
    ask.add(o.rest)
    ask.add(o.draw, None if game.deck.cards or game.discard.cards else NOTHING_TO_DRAW)
    ask.offer(o.sell, hand, Selling())
    ask.offer(o.stash, hand, Stashing())
    ask.offer(o.raid, list(range(game.seats)), Pursuing("2.4"))
    ask.offer(o.spy, list(range(game.seats)), Pursuing("2.5"))
    return ask.add(o.auction, forbids_auction(game))


def forbids_selling(game: Toy, seat: int, card: int) -> Reason | None:
    """2.3 Goods of one's own hand are sold; guards are not."""
    if card not in game.hands[seat].cards:
        return NOT_IN_HAND
    return GUARDS_ARE_NOT_SOLD if card >= FIRST_GUARD else None


def forbids_stashing(game: Toy, seat: int, card: int) -> Reason | None:
    """2.7 A card of one's own hand, while the stash has room."""
    if card not in game.hands[seat].cards:
        return NOT_IN_HAND
    return STASH_IS_FULL if len(game.stashes[seat]) >= STASH else None


def forbids_victim(game: Toy, seat: int, victim: int, clause: str) -> Reason | None:
    """2.4 and 2.5 Nobody goes after himself or after an empty hand."""
    if victim >= game.seats:
        return NOBODY_THERE.under(clause)
    if victim == seat:
        return ONESELF.under(clause)
    return None if game.hands[victim].cards else EMPTY_HAND.under(clause)


class Selling(Judge["Toy"]):
    def forbids(self, game: Toy, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_selling(game, ask.seat, a)


class Stashing(Judge["Toy"]):
    def forbids(self, game: Toy, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_stashing(game, ask.seat, a)


class Pursuing(Judge["Toy"]):
    def __init__(self, clause: str) -> None:
        self.clause = clause

    def forbids(self, game: Toy, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_victim(game, ask.seat, a, self.clause)


def forbids_auction(game: Toy) -> Reason | None:
    """2.6 One auction a turn, while there are charms."""
    if game.auctioned:
        return AUCTIONED_ALREADY
    return None if game.charms.cards else NO_CHARMS


def draw_card(game: Toy, seat: int, clause: str) -> None:
    """2.2 Draw the top card; when the deck is empty, the discard pile is shuffled and becomes the deck."""
    if not game.deck.cards:
        game.deck.fill(game.discard.cards)
        game.discard.fill([])
        game.shuffle(game.deck)
        game.tell("2.2", RESHUFFLED)
    if game.deck.cards:
        card = game.draw(game.deck, game.hands[seat])
        game.whisper(1 << seat, clause, DREW, seat, card)


def sell(game: Toy, seat: int, card: int) -> None:
    """2.3 Sell a good for its value, one more where it is wanted, and one more for a licence; each counts once."""
    discard_card(game, seat, card)
    licence = seat * len(SUITS) + card // 4
    price = VALUES[card] + game.wanted[card] + game.licences[licence]
    game.wanted[card] = 0
    game.licences[licence] = 0
    game.coins[seat] = min(PURSE, game.coins[seat] + price)
    game.tell("2.3", SOLD, seat, card, price)


def discard_card(game: Toy, seat: int, card: int) -> None:
    hand = game.hands[seat]
    game.transfer(hand, hand.cards.index(card), game.discard)


def stash(game: Toy, seat: int, card: int) -> None:
    """2.7 Put a card face down into one's stash."""
    hand = game.hands[seat]
    game.slip(hand, hand.cards.index(card), game.stashes[seat])
    game.whisper(1 << seat, "2.7", STASHED, seat, card)


def raid(game: Toy, seat: int, victim: int) -> Flow[None]:
    """2.4 Steal a random card from another merchant, who may send a guard; a bad roll costs a card."""
    game.tell("2.4", RAIDS, seat, victim)
    if could_guard(game, victim):
        answer = yield Ask(game, victim, SEND_GUARD, "2.4.1", (seat,), secret=True).listed(guard_options(game, victim))
        if answer.kind == "guard":
            discard_card(game, victim, answer.args[0])
            game.tell("2.4.1", GUARDED, victim, answer.args[0])
            return
    roll = max(game.chance.dice(game.of.dice, faces=6))
    game.tell("2.4.2", ROLLED, seat, roll)
    if roll >= 4:
        steal(game, seat, victim)
    elif roll == 1:
        yield from lose_card(game, seat)


def could_guard(game: Toy, seat: int) -> bool:
    """2.4.1 For all that everybody can see, a guard might be in that hand."""
    in_sight = sum(card >= FIRST_GUARD for card in game.discard.cards)
    return bool(game.hands[seat].cards) and in_sight < len(GUARDS)


def guard_options(game: Toy, seat: int) -> list[Option]:
    guards = sorted(card for card in game.hands[seat].cards if card >= FIRST_GUARD)
    return [game.options.endure, *(game.options.guard(card) for card in guards)]


def steal(game: Toy, seat: int, victim: int) -> None:
    """2.4.3 The raider takes a card without looking."""
    hand = game.hands[victim]
    card = game.slip(hand, game.chance.pick(len(hand)), game.hands[seat])
    game.whisper(1 << seat | 1 << victim, "2.4.3", STOLE, seat, victim, card)


def lose_card(game: Toy, seat: int) -> Flow[None]:
    """2.4.4 A raider who rolls a 1 discards a card, if there is one."""
    hand = sorted(game.hands[seat].cards)
    if hand:
        chosen = yield Ask(game, seat, LOSE_CARD, "2.4.4").listed([game.options.lose(card) for card in hand])
        discard_card(game, seat, chosen.args[0])
        game.tell("2.4.4", LOST, seat, chosen.args[0])


def spy(game: Toy, seat: int, victim: int) -> Flow[None]:
    """2.5 Another merchant shows you one card of their choice."""
    hand = game.hands[victim]
    options = [game.options.show(card) for card in sorted(hand.cards)]
    chosen = yield Ask(game, victim, SHOW_WHICH, "2.5", (seat,)).listed(options)
    card = chosen.args[0]
    game.show(hand, hand.cards.index(card), 1 << seat)
    game.whisper(1 << seat | 1 << victim, "2.5", SHOWED, victim, seat, card)


def auction(game: Toy, seat: int) -> Flow[None]:
    """2.6 Look at the top charm and put it up unseen; all bid in turn until nobody goes higher."""
    game.auctioned = True
    game.show(game.charms, len(game.charms) - 1, 1 << seat)
    game.whisper(1 << seat, "2.6", PUT_UP, seat, game.charms.cards[-1])
    high, bidder = 0, -1
    bidding = [(seat + turn) % game.seats for turn in range(game.seats)]
    while bidding:
        asked = bidding.pop(0)
        if asked == bidder:
            break
        options = [game.options.stop] + [game.options.bid(coins) for coins in range(high + 1, game.coins[asked] + 1)]
        chosen = yield Ask(game, asked, BID, "2.6.1", (high,)).listed(options)
        if chosen.kind == "bid":
            high, bidder = chosen.args[0], asked
            bidding.append(asked)
    if bidder < 0:
        game.whisper(1 << seat, "2.6.2", NOBODY_BIDS, game.charms.cards[-1])
        return
    game.coins[bidder] -= high
    charm = game.draw(game.charms, game.wallets[bidder])
    game.whisper(1 << seat | 1 << bidder, "2.6.3", WON_CHARM, bidder, charm, high)


def keep_to_limit(game: Toy) -> Flow[None]:
    """2.8 Whoever ends the turn with more than four cards discards down to four."""
    seat = game.active
    while len(game.hands[seat]) > LIMIT:
        options = [game.options.lose(card) for card in sorted(game.hands[seat].cards)]
        chosen = yield Ask(game, seat, KEEP_TO_LIMIT, "2.8", checkpoint=True).listed(options)
        discard_card(game, seat, chosen.args[0])
        game.tell("2.8", LOST, seat, chosen.args[0])
    game.actions = ACTIONS
    game.auctioned = False
    game.active = (seat + 1) % game.seats
    if game.active:
        game.phase = ACT
    elif game.of.tithe_is_paid:
        game.phase = TITHE
    else:
        end_round(game)


# 3 The tithe.


def pay_tithe(game: Toy) -> Flow[None]:
    """3.1 All secretly choose up to two coins and pay them; who alone pays most draws a card."""
    paid: list[int] = []
    for seat in range(game.seats):
        options = [game.options.tithe(coins) for coins in range(min(2, game.coins[seat]) + 1)]
        chosen = yield Ask(game, seat, PAY_TITHE, "3.1", checkpoint=seat == 0, sealed=True).listed(options)
        paid.append(chosen.args[0])
    game.unseal()
    for seat, coins in enumerate(paid):
        game.coins[seat] -= coins
        game.tell("3.1", TITHED, seat, coins)
    if paid.count(max(paid)) == 1:
        blessed = paid.index(max(paid))
        game.tell("3.2", BLESSED, blessed)
        draw_card(game, blessed, "3.2")
    end_round(game)


# 4 The end.


def end_round(game: Toy) -> None:
    """4.1 After three rounds stashes and charms are turned up."""
    if game.round < ROUNDS:
        game.round += 1
        game.phase = ACT
        return
    for zone in [*game.stashes, *game.wallets]:
        for place in range(len(zone)):
            game.show(zone, place, EVERYONE)
    game.phase = OVER
    game.tell("4.1", ENDED)


class ToyBox(Box[Toy, ToySetting]):
    """The box of the Ferry."""

    name: ClassVar[str] = "toy"
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    longest: ClassVar[int] = 1000
    zones: ClassVar[tuple[ZoneKind, ...]] = (
        DECK_ZONE,
        DISCARD_ZONE,
        HAND_ZONE,
        STASH_ZONE,
        CHARM_ZONE,
        WALLET_ZONE,
    )

    def ruleset(self) -> dict[str, list[str]]:
        return {"raid": ["die", "two_dice"], "tithe": ["paid", "waived"]}

    # Nothing is kept from one match to the next: tests change what settings are made of.

    def agree(self, seats: int, rules: dict[str, str] | None = None, data: str = "", data_name: str = "") -> ToySetting:
        return self.setting(self.configure(seats, rules, data, data_name))

    def setting(self, config: Config) -> ToySetting:
        return ToySetting(self, config)

    def set_up(self, setting: ToySetting, chance: Chance) -> Toy:
        return lay_out(setting, chance)

    def flow(self, game: Toy) -> Flow[None]:
        return play(game)

    def result(self, game: Toy) -> Result:
        """4.1 Coins, the stash and the charms all count; the richest merchants win."""
        points = [wealth(game, seat) for seat in range(game.seats)]
        return Result(points, [seat for seat in range(game.seats) if points[seat] == max(points)])

    def complete(self, game: Toy, given: dict[str, object]) -> None:
        """Cards and charms that a partial position does not place go back into their piles."""
        if "deck" not in given:
            game.deck.fill(missing(game, "card", game.deck, len(CARDS)))
        if "charms" not in given:
            game.charms.fill(missing(game, "charm", game.charms, len(CHARMS)))

    def evaluate(self, game: Toy, seat: int) -> float:
        return float(wealth(game, seat))

    def broken(self, game: Toy) -> str:
        """Cards are conserved, and so far as can be told coins are."""
        if game.active < 0:
            return "nobody is active (2.1)"
        if any(not 0 <= coins <= PURSE for coins in game.coins):
            return f"the purses hold {game.coins}"
        return misplaced(game)


BOX = ToyBox()
shelf.register(BOX)
