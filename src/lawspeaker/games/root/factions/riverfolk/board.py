"""11.2 What lies on the Riverfolk's board and how it works: funds, trade posts, and the services for sale."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawspeaker.games.root.factions.riverfolk.zones import OPEN_HAND
from lawspeaker.games.root.model.faction import Faction
from lawspeaker.games.root.model.state import BIRDSONG, DAYLIGHT, EVENING, OVER, SETUP, Root, RootSetting
from lawspeaker.games.root.model.tables import BIRD, CLEARINGS, NONE, RIVERFOLK, SUITS, WARRIOR
from lawspeaker.games.root.rules.battle import Battle
from lawspeaker.games.root.rules.pieces import Removal
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.field import NOTHING
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.zone import Zone, ZoneKind

if TYPE_CHECKING:
    from lawspeaker.games.root.factions.riverfolk.kit import RiverfolkKit

HAND_CARD: Final = 0
RIVERBOATS: Final = 1
MERCENARIES: Final = 2
SERVICES: Final[list[str]] = ["hand_card", "riverboats", "mercenaries"]

MERCENARIES_FIGHT: Final = Topic("riverfolk_mercenaries_fight", "clearing", "seat")
DISRUPTION: Final = Topic("riverfolk_disruption", "count")

PAID: Final = Phrase("riverfolk_paid", "seat", "count")
OWN_PAYMENT: Final = Phrase("riverfolk_own_payment", "seat", "count")
BOUGHT_CARD: Final = Phrase("riverfolk_bought_card", "seat", "card")
BOUGHT: Final = Phrase("riverfolk_bought", "seat", "service")
HIRED: Final = Phrase("riverfolk_hired", "seat", "clearing")
RETURNED: Final = Phrase("riverfolk_returned", "seat", "owner:seat", "count")

# Why something cannot be chosen.


def services_allowed(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (company_of(game).services_of(game, ask.seat),)


def price_and_wealth(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    company = company_of(game)
    return (company.price_of(company.service_of(option)), game.factions[ask.seat].wealth(game))


NOT_FOR_SALE: Final = Reason("11.2.7.I", Phrase("riverfolk_not_for_sale"), moot=True)
SERVED_ENOUGH: Final = Reason("11.2.6.II", Phrase("riverfolk_served_enough", "count"), services_allowed)
CANNOT_AFFORD: Final = Reason(
    "11.2.6.I", Phrase("riverfolk_cannot_afford", "price:count", "wealth:count"), price_and_wealth
)
HAS_RIVERBOATS: Final = Reason("11.2.7.II", Phrase("riverfolk_bought_already"))
HAS_MERCENARIES: Final = Reason("11.2.7.III", Phrase("riverfolk_bought_already"))
NOT_TO_PAWNS: Final = Reason("11.2.7.IIIb", Phrase("riverfolk_not_to_pawns"))
NO_SUCH_FUND: Final = Reason("11.2.4", Phrase("riverfolk_no_such_fund"), moot=True)


class RiverfolkBoard(Faction):
    """11.2 The board of the Riverfolk and the faction's rules and abilities; `rules.Riverfolk` adds its turn."""

    def __init__(self, kit: RiverfolkKit, seat: int, setting: RootSetting) -> None:
        super().__init__(RIVERFOLK, seat, kit.warrior)
        self.kit = kit
        self.setting = setting
        # made: attributes of riverfolk (`make generate`)
        self.payments: list[int] = NOTHING  # row: how many warriors of each seat lie in the Payments box
        self.funds: list[int] = NOTHING  # row: and in the Funds box
        self.committed: list[int] = NOTHING  # row: and in the Committed box
        # by suit and seat: warriors that have crafted on empty spaces for trade posts
        self.invested: list[int] = NOTHING
        self.posts_gone: list[int] = NOTHING  # each suit: trade posts that are out of the game
        self.prices: list[int] = NOTHING  # by service (`hand_card`, `riverboats`, `mercenaries`): `1` to `4`
        self.bought: int = 0  # how many services the player whose turn it is has bought
        self.riverboats: bool = False  # whether riverboats are among them
        self.mercenaries: bool = False  # whether mercenaries are among them
        # end made
        self.embattled: int = NONE  # the clearing where their buyer battles the Riverfolk; never at a checkpoint

    def copy_to(self, new: RiverfolkBoard) -> None:
        """Make another board the same as this one."""
        # made: copies of riverfolk (`make generate`)
        new.payments = self.payments[:]
        new.funds = self.funds[:]
        new.committed = self.committed[:]
        new.invested = self.invested[:]
        new.posts_gone = self.posts_gone[:]
        new.prices = self.prices[:]
        new.bought = self.bought
        new.riverboats = self.riverboats
        new.mercenaries = self.mercenaries
        # end made

    def meet(self, game: Root) -> None:
        self.setting = game.of

    def hand_kind(self) -> ZoneKind:
        """11.2.3 Its hand lies face up."""
        return OPEN_HAND

    # The pieces on it.

    def on_board(self, seat: int) -> int:
        """How many warriors of a seat lie on the board."""
        invested = sum(self.invested[suit * len(self.funds) + seat] for suit in range(BIRD))
        return self.payments[seat] + self.funds[seat] + self.committed[seat] + invested

    def keeps(self, kind: int) -> int:
        """11.2.4 Warriors of any faction."""
        if self.setting.tables.kinds[kind].type != WARRIOR:
            return 0
        for seat in range(len(self.funds)):
            if kind == warrior_of(self.setting, seat):
                return self.on_board(seat)
        return 0

    def lost_for_good(self, game: Root, kind: int) -> int:
        """11.2.5.I Trade posts that were removed."""
        return self.posts_gone[self.kit.posts.index(kind)] if kind in self.kit.posts else 0

    def fill_up(self, game: Root, given: dict[str, object]) -> None:
        """Without a word about them, services cost as little as they can."""
        if game.phase != SETUP and not self.names_field(given, "prices"):
            self.prices = [0] * len(SERVICES)

    def broken(self, game: Root) -> str:
        for seat in range(game.seats):
            if self.on_board(seat) > 0 and game.factions[seat].warrior == NONE:
                return f"{game.of.name_of(seat)} has no warriors to be on the Riverfolk's board (11.2.6.III)"
        for suit, post in enumerate(self.kit.posts):
            wrong = self.broken_posts(game, suit, post)
            if wrong:
                return wrong
            invested = sum(self.invested[suit * game.seats : (suit + 1) * game.seats])
            if invested > self.kit.spaces - game.supply[post]:
                return f"there are more warriors than empty spaces for {SUITS[suit]} trade posts (11.5.3)"
        for clearing in range(CLEARINGS):
            if sum(game.count(post, clearing) for post in self.kit.posts) > 1:
                return f"clearing {clearing + 1} has more than one trade post (11.5.6.I)"
        if game.phase != SETUP and NONE in self.prices:
            return "every service of the Riverfolk has a price (11.3.5)"
        own_turn = game.turn == self.seat and game.phase != OVER  # R01 the last turn passes on to nobody
        if self.bought < int(self.riverboats) + int(self.mercenaries) or (self.bought > 0 and own_turn):
            return f"bought is {self.bought}: it counts what the player whose turn it is has bought (11.2.6.II)"
        if self.mercenaries and game.factions[game.turn].warrior == NONE and game.phase != OVER:
            return "a Vagabond, whose turn it is, cannot have bought mercenaries (11.2.7.IIIb)"
        return ""

    def broken_posts(self, game: Root, suit: int, post: int) -> str:
        there = [clearing for clearing in range(CLEARINGS) if game.count(post, clearing) > 0]
        for clearing in there:
            if not game.is_suit(clearing, suit):
                return f"a {SUITS[suit]} trade post stands in clearing {clearing + 1}, of another suit (11.5.6.III)"
        if len(there) + game.supply[post] + self.posts_gone[suit] > self.kit.spaces:
            return f"there are only {self.kit.spaces} {SUITS[suit]} trade posts (11.3.3)"
        return ""

    def facts(self, game: Root, option: Option) -> dict[str, int]:
        if option.kind in ("buy_card", "buy_riverboats", "buy_mercenaries"):
            return {"cost": self.price_of(self.service_of(option))}
        return {}

    # 11.2.2 Swimmers

    def paths(self, game: Root, start: int) -> list[int]:
        """11.2.2 It treats rivers as paths."""
        return game.chart.rivers[start] if start < CLEARINGS else []

    def ignores_rule(self, game: Root, start: int, to: int) -> bool:
        """11.2.2 Along a river it moves whoever rules."""
        return start < CLEARINGS and to in game.chart.rivers[start]

    # 11.2.4 Funds

    def owners(self) -> list[int]:
        """The seats whose warriors are among the funds."""
        return [seat for seat, count in enumerate(self.funds) if count > 0]

    def give_back(self, game: Root, owner: int, count: int, clause: str) -> None:
        """Funds go back to the supply of whoever owns them."""
        self.funds[owner] -= count
        game.supply[game.factions[owner].warrior] += count
        game.tell(clause, RETURNED, self.seat, owner, count)

    def add_own_payment(self, game: Root, count: int, clause: str) -> None:
        """Own warriors of the supply go to Payments, 1.5.4 as many as there are."""
        added = min(count, game.supply[self.warrior])
        if added > 0:
            game.supply[self.warrior] -= added
            self.payments[self.seat] += added
            game.tell(clause, OWN_PAYMENT, self.seat, added)

    # 11.2.5 Trade posts

    def has_post(self, game: Root, clearing: int) -> bool:
        for post in self.kit.posts:
            if game.count(post, clearing) > 0:
                return True
        return False

    def posts_on_map(self, game: Root) -> int:
        return sum(game.total_on_map(post) for post in self.kit.posts)

    def takes_off(self, game: Root, removal: Removal, kind: int, count: int) -> bool:
        """11.2.5.I A trade post that is removed leaves the game."""
        if kind not in self.kit.posts:
            return False
        self.posts_gone[self.kit.posts.index(kind)] += count
        return True

    def lost(self, game: Root, removal: Removal) -> Flow[None] | None:
        posts = sum(removal.count(post) for post in self.kit.posts)
        return self.trade_disruption(game, posts) if posts > 0 else None

    def trade_disruption(self, game: Root, posts: int) -> Flow[None]:
        """11.2.5.I Half of the funds, rounded up, are removed for each trade post; which, the Riverfolk says."""
        for _ in range(posts):
            for left in range((sum(self.funds) + 1) // 2, 0, -1):
                ask = Ask(game, self.seat, DISRUPTION, "11.2.5.I", (left,))
                chosen = yield ask.among(self.kit.fund, self.owners(), NO_SUCH_FUND)
                self.give_back(game, chosen.args[0], 1, "11.2.5.I")

    # 11.2.6, 11.2.7 Services

    def price_of(self, service: int) -> int:
        """11.2.6.I What a service costs."""
        return self.kit.printed.prices[self.prices[service]]

    def service_of(self, option: Option) -> int:
        """The service that an option buys."""
        if option is self.kit.buy_riverboats:
            return RIVERBOATS
        return MERCENARIES if option is self.kit.buy_mercenaries else HAND_CARD

    def services_of(self, game: Root, seat: int) -> int:
        """11.2.6.II How many services a player can buy in a turn."""
        allowed = 1
        for clearing in range(CLEARINGS):
            if self.has_post(game, clearing) and game.has_pieces(seat, clearing):
                allowed += 1
        return allowed

    def forbids_service(self, game: Root, seat: int, service: int) -> Reason | None:
        """11.2.6.I A price that can be paid, 11.2.6.II for one of so many services; 11.2.7.II and 11.2.7.III only once
        for the whole turn, 11.2.7.IIIb and no mercenaries for a Vagabond.
        """
        if service == MERCENARIES and game.factions[seat].warrior == NONE:
            return NOT_TO_PAWNS
        if service == RIVERBOATS and self.riverboats:
            return HAS_RIVERBOATS
        if service == MERCENARIES and self.mercenaries:
            return HAS_MERCENARIES
        if self.bought > 0 and self.bought >= self.services_of(game, seat):
            return SERVED_ENOUGH
        return None if game.factions[seat].wealth(game) >= self.price_of(service) else CANNOT_AFFORD

    def offer_at_start(self, ask: Ask, game: Root, seat: int) -> None:
        """11.2.6 Others buy services at the start of their Birdsong."""
        if seat == self.seat or game.phase != BIRDSONG:
            return
        kit = self.kit
        ask.offer(kit.buy_card, game.hands[self.seat].cards, BUYING_CARDS)
        ask.add(kit.buy_riverboats, self.forbids_service(game, seat, RIVERBOATS))
        ask.add(kit.buy_mercenaries, self.forbids_service(game, seat, MERCENARIES))

    def take_up(self, game: Root, seat: int, option: Option) -> Flow[None] | None:
        own = option.kind == "buy_card" or option in (self.kit.buy_riverboats, self.kit.buy_mercenaries)
        return self.sell(game, seat, option) if own else None

    def sell(self, game: Root, seat: int, option: Option) -> Flow[None]:
        """11.2.6 A service is paid for and done."""
        service = self.service_of(option)
        self.bought += 1
        yield from self.take_price(game, seat, self.price_of(service))
        if service == HAND_CARD:
            hand = self.hand(game)
            card = game.transfer(hand, hand.cards.index(option.args[0]), game.hands[seat])
            game.tell("11.2.7.I", BOUGHT_CARD, seat, card)
            return
        if service == RIVERBOATS:
            self.riverboats = True
        else:
            self.mercenaries = True
        game.tell("11.2.7.II" if service == RIVERBOATS else "11.2.7.III", BOUGHT, seat, service)

    def hand(self, game: Root) -> Zone:
        return game.hands[self.seat]

    def take_price(self, game: Root, seat: int, price: int) -> Flow[None]:
        """11.2.6.I The buyer's warriors go from the supply to Payments; 11.2.6.III for those who pay otherwise own ones
        do.
        """
        buyer = game.factions[seat]
        apart = buyer.pays_apart(game, price)
        if apart is not None:
            yield from apart
            self.add_own_payment(game, price, "11.2.6.III")
            return
        game.supply[buyer.warrior] -= price
        self.payments[seat] += price
        game.tell("11.2.6.I", PAID, seat, price)

    def begin_turn(self, game: Root) -> None:
        """11.2.7.II, 11.2.7.III What was bought holds for one turn."""
        self.bought = 0
        self.riverboats = False
        self.mercenaries = False

    # 11.2.7.II Riverboats

    def lends_paths(self, game: Root, party: int, start: int) -> list[int]:
        """11.2.7.II Whoever has bought riverboats treats rivers as paths."""
        return game.chart.rivers[start] if self.riverboats and party == game.turn and start < CLEARINGS else NOTHING

    # 11.2.7.III Mercenaries

    def lends_warriors(self, game: Root, party: int) -> bool:
        """11.2.7.III In Daylight and Evening of the turn in which they were bought."""
        return self.mercenaries and party == game.turn and game.phase in (DAYLIGHT, EVENING)

    def lends_strength(self, game: Root, seat: int, clearing: int) -> int:
        """11.2.7.III, G.1.33 For rule its warriors are the buyer's, R45 and not its own; but not where the two battle
        each other, until that is over.
        """
        if not self.mercenaries or not self.lends_warriors(game, game.turn) or clearing == self.embattled:
            return 0
        if seat == game.turn:
            return game.warriors(self.seat, clearing)
        if seat == self.seat and not game.rules.mercenaries_serve_both:
            return -game.warriors(self.seat, clearing)
        return 0

    def forbids_removal(self, game: Root, kind: int, remover: int) -> bool:
        """11.2.7.III, G.1.9 The buyer removes its warriors in battle only: they are no enemy pieces (R47)."""
        return kind == self.warrior and self.lends_warriors(game, remover) and not game.rules.mercenaries_are_enemies

    def at_start_of_battle(self, game: Root, battle: Battle) -> Flow[None] | None:
        """11.2.7.III In battles against others the buyer may treat its warriors as own."""
        side = game.turn
        if not self.lends_warriors(game, side) or side not in (battle.attacker, battle.defender):
            return None
        if battle.opponent(side) == self.seat:
            self.embattled = battle.clearing
            return None
        return self.offer_mercenaries(game, battle, side) if game.warriors(self.seat, battle.clearing) > 0 else None

    def after_battle(self, game: Root, battle: Battle) -> Flow[None] | None:
        """11.2.7.III Mercenaries serve again; effects of their buyer, whose turn it is, have come before."""
        self.embattled = NONE
        return None

    def offer_mercenaries(self, game: Root, battle: Battle, side: int) -> Flow[None]:
        """11.2.7.III The buyer says whether they fight (R46), if there is anybody else to attack with."""
        alone = side == battle.attacker and not game.factions[side].can_fight(game, battle.clearing)
        if not alone and not game.rules.mercenaries_always_fight:
            args = (battle.clearing, battle.opponent(side))
            ask = Ask(game, side, MERCENARIES_FIGHT, "11.2.7.III", args).add(self.kit.mercenaries_fight)
            chosen = yield ask.add(game.options.decline)
            if chosen is game.options.decline:
                return
        battle.borrower, battle.lender = side, self.seat
        game.tell("11.2.7.III", HIRED, side, battle.clearing)


def warrior_of(setting: RootSetting, seat: int) -> int:
    """The kind of warriors that a seat has most of; NONE if it has none."""
    kinds = setting.tables.kinds
    found: int = NONE
    most = 0
    for kind in setting.kinds_of[seat]:
        if kinds[kind].type == WARRIOR and kinds[kind].total > most:
            found, most = kind, kinds[kind].total
    return found


# Judges


def company_of(game: Root) -> RiverfolkBoard:
    """The Riverfolk at the table."""
    return next(faction for faction in game.factions if isinstance(faction, RiverfolkBoard))


class BuyingCards(Judge[Root]):
    """Of cards in the Riverfolk's hand."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        company = company_of(game)
        if a not in company.hand(game).cards:
            return NOT_FOR_SALE
        return company.forbids_service(game, ask.seat, HAND_CARD)


BUYING_CARDS: Final = BuyingCards()
