"""11. The Riverfolk Company: its set-up and its turn."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.factions.riverfolk.board import NO_SUCH_FUND, SERVICES, RiverfolkBoard
from lawspeaker.games.root.model.reasons import NONE_LEFT, named
from lawspeaker.games.root.model.state import BIRDSONG, DAYLIGHT, Root
from lawspeaker.games.root.model.tables import BIRD, CLEARINGS, FIRST_HIRELING, NONE
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.any_time import do_extra, is_extra, linger, offer_extras
from lawspeaker.games.root.rules.battle import battle_in, offer_battles
from lawspeaker.games.root.rules.concepts import ruler
from lawspeaker.games.root.rules.craft import CraftingOver, craft, forbids_effect, offer_crafting, put_away_crafted
from lawspeaker.games.root.rules.move import move_on, offer_moves
from lawspeaker.games.root.rules.pieces import forbids_placing, place
from lawspeaker.games.root.rules.victory import score
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.option import Option

POST_COST: Final = 2
FUNDS_A_POINT: Final = 2

WARRIOR_WHERE: Final = Topic("riverfolk_warrior_where", "count")
PRICE: Final = Topic("riverfolk_price", "service")
ACT: Final = Topic("riverfolk_act", "count")
COMMIT: Final = Topic("riverfolk_commit")
COMMIT_TO: Final = Topic("riverfolk_commit_to", "suit:land_suit")
SPEND: Final = Topic("riverfolk_spend", "clearing", "count")
EXPORT: Final = Topic("riverfolk_export", "card")
POST_SUIT: Final = Topic("riverfolk_post_suit", "clearing")

PRICED: Final = Phrase("riverfolk_priced", "seat", "service", "price")
GATHERED: Final = Phrase("riverfolk_gathered", "seat", "count")
COMMITTED: Final = Phrase("riverfolk_committed", "seat", "owner:seat")
INVESTED: Final = Phrase("riverfolk_invested", "seat", "owner:seat", "suit:land_suit")
EXPORTED: Final = Phrase("riverfolk_exported", "seat", "card")

# Steps of Birdsong and Evening.
GATHERING: Final = 1
FUNDED: Final = 2
DISCARDING: Final = 2
PRICING: Final = 3  # the first of three steps, one a service

ALL_CLEARINGS: Final = list(range(CLEARINGS))

# Why something cannot be chosen.


def funds_needed(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (sum(game.deck_of.cost[option.args[-1]]), sum(riverfolk_of(game, ask).funds))


def funds_of_ruler(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    seat = ruler(game, option.args[-1])
    return (option.args[-1], seat, riverfolk_of(game, ask).paid_by(seat))


def post_suit(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.suit[option.args[-1]],)


NO_RIVER_THERE: Final = Reason("11.5.5", Phrase("riverfolk_no_river", "clearing"), named)
NO_RIVER_TO_START: Final = NO_RIVER_THERE.under("11.3.2")
OTHER_SERVICE: Final = Reason("11.6.2", Phrase("riverfolk_other_service"), moot=True)
NO_FUNDS: Final = Reason("11.5", Phrase("riverfolk_no_funds"))
TOO_FEW_FUNDS: Final = Reason("11.5.3", Phrase("riverfolk_too_few_funds", "needed:count", "funds:count"), funds_needed)
POST_IS_THERE: Final = Reason("11.5.6.I", Phrase("riverfolk_post_is_there", "clearing"), named)
NO_POST_LEFT: Final = Reason("11.5.6.III", Phrase("riverfolk_no_post_left", "suit:land_suit"), post_suit)
NOBODY_RULES: Final = Reason("11.5.6.II", Phrase("riverfolk_nobody_rules", "clearing"), named)
TOO_FEW_OF_RULER: Final = Reason(
    "11.5.6.II", Phrase("riverfolk_too_few_of_ruler", "clearing", "seat", "count"), funds_of_ruler
)
NO_SUCH_POST: Final = Reason("11.5.6.III", Phrase("riverfolk_no_such_post"), moot=True)


class Riverfolk(RiverfolkBoard):
    """Sells services, and sets up trade posts with what others paid."""

    def copy(self) -> Riverfolk:
        new = Riverfolk(self.kit, self.seat, self.setting)
        self.copy_to(new)
        return new

    def last_step(self, phase: int) -> int:
        return {BIRDSONG: FUNDED, DAYLIGHT: 1}.get(phase, PRICING + len(SERVICES))

    def facts(self, game: Root, option: Option) -> dict[str, int]:
        if option.kind == "trade_post":
            suits = self.post_suits(game, option.args[0])
            return {"points": self.post_points(game, suits[0])} if suits else {}
        return super().facts(game, option)

    # 11.3 Set-up

    def is_set_up(self, game: Root) -> bool:
        return NONE not in self.prices

    def set_up(self, game: Root) -> Flow[None]:
        """11.3.1 All warriors are in the supply. 11.3.2 Four at the river, 11.3.4 three in Payments, 11.3.5 prices."""
        printed, total = self.kit.printed, game.tables.kinds[self.warrior].total
        while total - game.supply[self.warrior] < printed.start_warriors:
            left = printed.start_warriors - total + game.supply[self.warrior]
            ask = Ask(game, self.seat, WARRIOR_WHERE, "11.3.2", (left,), checkpoint=True)
            chosen = yield ask.offer(game.options.at, ALL_CLEARINGS, SETTLING)
            place(game, self.seat, self.warrior, chosen.args[0], 1, "11.3.2")
        if sum(self.payments) == 0:
            self.add_own_payment(game, printed.start_payments, "11.3.4")
        for service in range(len(SERVICES)):
            if self.prices[service] == NONE:
                yield from self.choose_price(game, service, "11.3.5")

    def forbids_start(self, game: Root, clearing: int) -> Reason | None:
        """11.3.2 Only clearings at a river, and where nobody keeps the Riverfolk from placing pieces."""
        return forbids_placing(game, self.seat, clearing) if game.chart.rivers[clearing] else NO_RIVER_TO_START

    def choose_price(self, game: Root, service: int, clause: str) -> Flow[None]:
        """11.3.5, 11.6.2 The marker of a service goes to any space of its track, or stays."""
        spaces = [(service, space) for space in range(len(self.kit.printed.prices))]
        ask = Ask(game, self.seat, PRICE, clause, (service,), checkpoint=True)
        chosen = yield ask.among_pairs(self.kit.set_price, spaces, OTHER_SERVICE)
        if self.prices[service] != chosen.args[1]:
            self.prices[service] = chosen.args[1]
            game.tell(clause, PRICED, self.seat, service, chosen.args[1])

    # 11.4 Birdsong

    def birdsong(self, game: Root) -> Flow[None]:
        """11.4 Protectionism, dividends, and gathering funds."""
        if game.step == GATHERING:
            yield from linger(game, self.seat, "1.4.1")
            self.protect(game)
            self.score_dividends(game)
            self.gather(game)
            game.step = FUNDED
        yield from linger(game, self.seat, "1.4.1")

    def protect(self, game: Root) -> None:
        """11.4.1 Where Payments are empty, two own warriors go there."""
        if sum(self.payments) == 0:
            self.add_own_payment(game, self.kit.printed.protectionism, "11.4.1")

    def score_dividends(self, game: Root) -> None:
        """11.4.2 With a trade post on the map a point for every two funds; nothing else on the board counts."""
        if self.posts_on_map(game) > 0:
            score(game, self.seat, sum(self.funds) // FUNDS_A_POINT, "11.4.2")

    def gather(self, game: Root) -> None:
        """11.4.3 All warriors on the board become funds."""
        before = sum(self.funds)
        self.funds = [self.on_board(seat) for seat in range(game.seats)]
        self.payments = [0] * game.seats
        self.committed = [0] * game.seats
        self.invested = [0] * (BIRD * game.seats)
        if sum(self.funds) > before:
            game.tell("11.4.3", GATHERED, self.seat, sum(self.funds))

    # 11.5 Daylight

    def daylight(self, game: Root) -> Flow[None]:
        """11.5 Commit and spend funds for actions, in any order and number."""
        o, seat = game.options, self.seat
        while True:
            ask = Ask(game, seat, ACT, "11.5", (sum(self.funds),), checkpoint=True)
            if not ask.is_known():
                self.offer_actions(ask, game)
                offer_extras(ask, game, seat)
                if not ask.options:
                    return
                ask.add(o.done)
            chosen = yield ask
            if chosen is o.done:
                return
            if is_extra(game, chosen):
                yield from do_extra(game, seat, chosen)
            else:
                yield from self.act(game, chosen)

    def offer_actions(self, ask: Ask, game: Root) -> None:
        kit, seat = self.kit, self.seat
        if sum(self.funds) == 0:
            for kind in ("from", "battle", "riverfolk_draw", "riverfolk_recruit", "trade_post"):
                ask.judged(kind, NO_FUNDS)
            ask.judged("craft", NOTHING_TO_CRAFT_WITH)
            return
        offer_moves(ask, game, seat)  # 11.5.1
        offer_battles(ask, game, seat)  # 11.5.2
        offer_crafting(ask, game, seat)  # 11.5.3
        ask.add(kit.draw)  # 11.5.4
        ask.offer(kit.recruit, ALL_CLEARINGS, RECRUITING)  # 11.5.5
        ask.offer(kit.trade_post, ALL_CLEARINGS if self.affords_post(game) else [], ESTABLISHING)  # 11.5.6

    def act(self, game: Root, chosen: Option) -> Flow[None]:
        seat = self.seat
        if chosen.kind == "from":
            yield from self.commit(game, "11.5.1")
            yield from move_on(game, seat, chosen.args[0], "11.5.1")
        elif chosen.kind == "battle":
            yield from self.commit(game, "11.5.2")
            yield from battle_in(game, seat, chosen.args[0], "11.5.2")
        elif chosen.kind == "craft":
            yield from craft(game, seat, chosen.args[0])
        elif chosen is self.kit.draw:
            yield from self.commit(game, "11.5.4")
            cards.draw(game, seat, 1, "11.5.4")
        elif chosen.kind == "riverfolk_recruit":
            yield from self.recruit(game, chosen.args[0])
        else:
            yield from self.establish(game, chosen.args[0])

    def commit(self, game: Root, clause: str) -> Flow[None]:
        """11.5 Move a fund to Committed."""
        chosen = yield Ask(game, self.seat, COMMIT, clause).among(self.kit.fund, self.owners(), NO_SUCH_FUND)
        owner = chosen.args[0]
        self.funds[owner] -= 1
        self.committed[owner] += 1
        game.tell(clause, COMMITTED, self.seat, owner)

    # 11.5.3 Craft

    def crafts_apart(self, game: Root) -> list[int] | None:
        """11.2.1, 11.5.3 It crafts with the empty spaces for trade posts, each once a turn."""
        found: list[int] = []
        for suit, post in enumerate(self.kit.posts):
            invested = sum(self.invested[suit * game.seats : (suit + 1) * game.seats])
            found.append(self.kit.spaces - game.supply[post] - invested)
        return found

    def activate_apart(self, game: Root, suit: int) -> Flow[None] | None:
        return self.invest(game, suit)

    def invest(self, game: Root, suit: int) -> Flow[None]:
        """11.5.3 Move a fund to an empty space of a suit."""
        ask = Ask(game, self.seat, COMMIT_TO, "11.5.3", (suit,))
        chosen = yield ask.among(self.kit.fund, self.owners(), NO_SUCH_FUND)
        owner = chosen.args[0]
        self.funds[owner] -= 1
        self.invested[suit * game.seats + owner] += 1
        game.tell("11.5.3", INVESTED, self.seat, owner, suit)

    def forbids_own_craft(self, game: Root, card: int) -> Reason | None:
        """11.5.3 A fund for every symbol."""
        return None if sum(self.funds) >= sum(game.deck_of.cost[card]) else TOO_FEW_FUNDS

    def crafts_in_vain(self, game: Root) -> bool:
        """R49 Whether a card whose effect cannot be had can be crafted, to be exported."""
        return game.rules.exports_anything

    def craft_alternative(self, game: Root, card: int) -> Flow[bool] | None:
        return self.export(game, card)

    def export(self, game: Root, card: int) -> Flow[bool]:
        """11.5.3.I The card may be discarded without effect, for an own warrior in Payments."""
        ask = Ask(game, self.seat, EXPORT, "11.5.3.I", (card,)).add(self.kit.export)
        chosen = yield ask.add(self.kit.keep_effect, forbids_effect(game, self.seat, card))
        if chosen is self.kit.keep_effect:
            return False
        yield from put_away_crafted(game, self.seat, card)
        game.tell("11.5.3.I", EXPORTED, self.seat, card)
        self.add_own_payment(game, 1, "11.5.3.I")
        return True

    # 11.5.5 Recruit

    def forbids_recruit(self, game: Root, clearing: int) -> Reason | None:
        """11.5.5 A clearing at a river; 1.5.1 a warrior that is left, if only the one that is spent for it."""
        if not game.chart.rivers[clearing]:
            return NO_RIVER_THERE
        barred = forbids_placing(game, self.seat, clearing)
        if barred is not None:
            return barred
        return None if game.supply[self.warrior] + self.funds[self.seat] > 0 else NONE_LEFT

    def recruit(self, game: Root, clearing: int) -> Flow[None]:
        """11.5.5 Spend a fund and place a warrior of the supply."""
        able = self.owners() if game.supply[self.warrior] > 0 else [self.seat]
        ask = Ask(game, self.seat, SPEND, "11.5.5", (clearing, 1))
        chosen = yield ask.among(self.kit.fund, able, NO_SUCH_FUND)
        self.give_back(game, chosen.args[0], 1, "11.5.5")
        place(game, self.seat, self.warrior, clearing, 1, "11.5.5")

    # 11.5.6 Establish a trade post with a garrison

    def post_suits(self, game: Root, clearing: int) -> list[int]:
        """The suits of a clearing of which a trade post is left."""
        return [suit for suit in game.suits_of(clearing) if game.supply[self.kit.posts[suit]] > 0]

    def has_post_left(self, game: Root, clearing: int) -> bool:
        """Whether there is such a suit."""
        for suit in range(BIRD):
            if game.is_suit(clearing, suit) and game.supply[self.kit.posts[suit]] > 0:
                return True
        return False

    def post_points(self, game: Root, suit: int) -> int:
        """11.5.6.III What the space of the next trade post of a suit shows."""
        return self.kit.printed.trade_post_vp[self.kit.spaces - game.supply[self.kit.posts[suit]]]

    def paid_by(self, seat: int) -> int:
        """How many warriors of a party are among the funds."""
        return self.funds[seat] if seat < FIRST_HIRELING else 0

    def affords_post(self, game: Root) -> bool:
        """11.5.6.II Whether it has the funds for a trade post, if they are of the ruler's, R48 or of anybody's."""
        for number in self.funds:
            if number >= POST_COST:
                return True
        return game.rules.unruled_takes_posts and sum(self.funds) >= POST_COST

    def forbids_post(self, game: Root, clearing: int) -> Reason | None:
        """11.5.6.I No trade post is there, 11.5.6.III one of its suit is left, 11.5.6.II and two funds are warriors of
        whoever rules it; R48 where nobody does, none can be.
        """
        if self.has_post(game, clearing):
            return POST_IS_THERE
        if not self.has_post_left(game, clearing):
            return NO_POST_LEFT
        barred = forbids_placing(game, self.seat, clearing)
        if barred is not None:
            return barred
        seat = ruler(game, clearing)
        if seat == NONE:
            free = game.rules.unruled_takes_posts and sum(self.funds) >= POST_COST
            return None if free else NOBODY_RULES
        return None if self.paid_by(seat) >= POST_COST else TOO_FEW_OF_RULER

    def establish(self, game: Root, clearing: int) -> Flow[None]:
        """11.5.6.II Spend two funds of the ruler's, 11.5.6.III place the trade post and a warrior, and score."""
        seat, suits = ruler(game, clearing), self.post_suits(game, clearing)
        ask = Ask(game, self.seat, POST_SUIT, "11.5.6.III", (clearing,))
        chosen = yield ask.among(self.kit.post_suit, suits, NO_SUCH_POST)
        suit = chosen.args[0]
        for left in range(POST_COST, 0, -1):
            payers = self.owners() if seat == NONE else [seat]
            ask = Ask(game, self.seat, SPEND, "11.5.6.II", (clearing, left))
            paid = yield ask.among(self.kit.fund, payers, NO_SUCH_FUND)
            self.give_back(game, paid.args[0], 1, "11.5.6.II")
        points = self.post_points(game, suit)
        place(game, self.seat, self.kit.posts[suit], clearing, 1, "11.5.6.III")
        place(game, self.seat, self.warrior, clearing, 1, "11.5.6.III")
        score(game, self.seat, points, "11.5.6.III")

    # 11.6 Evening

    def evening(self, game: Root) -> Flow[None]:
        """11.6.1 Discard down to five, 11.6.2 then move the service markers."""
        if game.step == 1:
            yield from linger(game, self.seat, "1.4.1")
            game.step = DISCARDING
        if game.step == DISCARDING:
            yield from cards.discard_down(game, self.seat, "11.6.1")
            game.step = PRICING
        while game.step < PRICING + len(SERVICES):
            yield from self.choose_price(game, game.step - PRICING, "11.6.2")
            game.step += 1


# Judges


def riverfolk_of(game: Root, ask: Ask) -> Riverfolk:
    """The Riverfolk that is asked."""
    return cast(Riverfolk, game.factions[ask.seat])


class Settling(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return riverfolk_of(game, ask).forbids_start(game, a)


class Recruiting(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return riverfolk_of(game, ask).forbids_recruit(game, a)


class Establishing(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return riverfolk_of(game, ask).forbids_post(game, a)


SETTLING: Final = Settling()
RECRUITING: Final = Recruiting()
ESTABLISHING: Final = Establishing()
NOTHING_TO_CRAFT_WITH: Final = CraftingOver(NO_FUNDS)
