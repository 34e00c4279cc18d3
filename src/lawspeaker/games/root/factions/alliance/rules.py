"""8. The Woodland Alliance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from lawspeaker.games.root.model.faction import Faction
from lawspeaker.games.root.model.phrases import DISCARDED
from lawspeaker.games.root.model.reasons import NO_OPEN_SLOT, NONE_LEFT, NOT_IN_HAND, WRONG_SUIT, named
from lawspeaker.games.root.model.state import BIRDSONG, DAYLIGHT, OVER, Root
from lawspeaker.games.root.model.tables import ALLIANCE, BIRD, BUILDING, CLEARINGS, NONE, PLACES, SUITS
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.any_time import do_extra, is_extra, linger, offer_extras
from lawspeaker.games.root.rules.battle import battle_in, offer_battles
from lawspeaker.games.root.rules.concepts import fits, matches, ways
from lawspeaker.games.root.rules.craft import craft, offer_crafting
from lawspeaker.games.root.rules.move import move_on, offer_moves
from lawspeaker.games.root.rules.pieces import Removal, forbids_placing, is_shielded, place, remove_own, sweep
from lawspeaker.games.root.rules.victory import score
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.zone import NOWHERE, Zone

if TYPE_CHECKING:
    from lawspeaker.games.root.factions.alliance.kit import AllianceKit

REVOLT_COST: Final = 2

REVOLT: Final = Topic("alliance_revolt")
SPREAD: Final = Topic("alliance_spread")
SUPPORTER: Final = Topic("alliance_supporter", "clearing", "count")
ACT: Final = Topic("alliance_act")
OPERATE: Final = Topic("alliance_operate", "count")
OUTRAGE: Final = Topic("alliance_outrage", "clearing")
CULL: Final = Topic("alliance_cull", "count")
WHICH_BASE: Final = Topic("alliance_which_base", "clearing")
WHICH_FIRST: Final = Topic("alliance_which_first", "clearing")

GAINED: Final = Phrase("alliance_gained", "seat", "card")
NO_ROOM: Final = Phrase("alliance_no_room", "card")
GAVE: Final = Phrase("alliance_gave", "seat", "card", "clearing")
SHOWED: Final = Phrase("alliance_showed", "seat", "clearing")
SPENT: Final = Phrase("alliance_spent", "card")
REVOLTED: Final = Phrase("alliance_revolted", "seat", "clearing")
OFFICER: Final = Phrase("alliance_officer", "seat", "count")
BASE_LOST: Final = Phrase("alliance_base_lost", "seat", "suit", "officers:count")
ORGANIZED: Final = Phrase("alliance_organized", "seat", "clearing")

# Steps of Birdsong and Evening.
REVOLTING: Final = 2
SPREADING: Final = 3
SPREAD_OUT: Final = 4
OPERATING: Final = 1
DRAWING: Final = 2

ALL_CLEARINGS: Final = list(range(CLEARINGS))

# Why something cannot be chosen.


def suit_there(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.suit[option.args[0]],)


def cost_of_revolt(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    clearing = option.args[0]
    return (clearing, REVOLT_COST, alliance_of(game, ask).supporters_for(game, clearing))


def cost_of_sympathy(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    rebels, clearing = alliance_of(game, ask), option.args[0]
    return (clearing, rebels.spread_cost(game, clearing), rebels.supporters_for(game, clearing))


def officers(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (alliance_of(game, ask).officers,)


NOT_A_SUPPORTER: Final = Reason("8.2.3", Phrase("alliance_not_a_supporter"), moot=True)
HOLDS_MATCHING: Final = Reason("8.2.6", Phrase("alliance_holds_matching"))
NOT_SYMPATHETIC: Final = Reason("8.4.1.I", Phrase("alliance_not_sympathetic", "clearing"), named)
BASE_IS_OUT: Final = Reason("8.4.1.I", Phrase("alliance_base_is_out", "suit"), suit_there)
TOO_FEW_TO_REVOLT: Final = Reason(
    "8.4.1.II", Phrase("alliance_too_few_supporters", "clearing", "cost:count", "count"), cost_of_revolt
)
IS_SYMPATHETIC: Final = Reason("8.2.5.I", Phrase("alliance_is_sympathetic", "clearing"), named)
NO_SYMPATHY_LEFT: Final = Reason("8.2.5", Phrase("alliance_no_sympathy_left"))
NO_SYMPATHY_NEAR: Final = Reason("8.4.2.I", Phrase("alliance_no_sympathy_near", "clearing"), named)
TOO_FEW_TO_SPREAD: Final = Reason(
    "8.4.2.II", Phrase("alliance_too_few_supporters", "clearing", "cost:count", "count"), cost_of_sympathy
)
MARTIAL_LAW: Final = Reason(
    "8.4.2.IIa", Phrase("alliance_martial_law", "clearing", "cost:count", "count"), cost_of_sympathy
)
NO_SUCH_BASE: Final = Reason("8.5.3", Phrase("alliance_no_such_base", "card"), named)
NO_OFFICERS: Final = Reason("8.6.1", Phrase("alliance_no_officers", "count"), officers)
NO_BASE_THERE: Final = Reason("8.6.1.III", Phrase("alliance_no_base_there", "clearing"), named)
NO_WARRIOR_THERE: Final = Reason("8.6.1.IV", Phrase("alliance_no_warrior_there", "clearing"), named)


class Alliance(Faction):
    """Spreads sympathy, and revolts where the Woodland has had enough."""

    def __init__(self, kit: AllianceKit, seat: int) -> None:
        super().__init__(ALLIANCE, seat, kit.warrior)
        self.kit = kit
        # made: attributes of alliance (`make generate`)
        self.supporters: Zone = NOWHERE  # cards: the Supporters stack
        self.officers: int = 0  # how many
        self.operations: int = 0  # military operations taken in this Evening
        # end made
        self.fallen = 0  # bases removed at one stroke whose effects are still to come; never at a checkpoint

    def copy(self) -> Alliance:
        new = Alliance(self.kit, self.seat)
        # made: copies of alliance (`make generate`)
        new.supporters = self.supporters.copy()
        new.officers = self.officers
        new.operations = self.operations
        # end made
        return new

    def zones(self) -> list[Zone]:
        # made: zones of alliance (`make generate`)
        return [self.supporters]
        # end made

    def keeps(self, kind: int) -> int:
        """The officers' warriors are on the board."""
        return self.officers if kind == self.warrior else 0

    def broken(self, game: Root) -> str:
        for clearing in range(CLEARINGS):
            if game.count(self.kit.sympathy, clearing) > 1:
                return f"clearing {clearing + 1} has more than one sympathy token (8.2.5.I)"
            for suit, base in enumerate(self.kit.bases):
                if game.count(base, clearing) > 0 and not game.is_suit(clearing, suit):
                    return f"a {SUITS[suit]} base stands in clearing {clearing + 1}, which is of another suit (8.4.1.I)"
        return ""

    def unfinished(self, game: Root) -> str:
        if game.phase == OVER:  # it may have ended before anybody came to discard
            return ""
        if self.bases_on_map(game) == 0 and len(self.supporters) > self.kit.printed.supporters_limit:
            return f"without a base there are at most {self.kit.printed.supporters_limit} supporters (8.2.3.I)"
        return ""

    def last_step(self, phase: int) -> int:
        return {BIRDSONG: SPREAD_OUT, DAYLIGHT: 1}.get(phase, DRAWING)

    def facts(self, game: Root, option: Option) -> dict[str, int]:
        if option.kind not in ("spread", "organize") or game.supply[self.kit.sympathy] == 0:
            return {}
        points = {"points": self.sympathy_points(game)}
        return {**points, "cost": self.spread_cost(game, option.args[0])} if option.kind == "spread" else points

    # 8.2 Faction rules and abilities

    def crafting_kinds(self) -> list[int]:
        """8.2.1 Sympathy tokens craft."""
        return self.kit.crafting

    def turns_dice(self, game: Root) -> bool:
        """8.2.2 Guerrilla War: defending, the Alliance deals the higher roll."""
        return True

    def is_sympathetic(self, game: Root, clearing: int) -> bool:
        """8.2.5.II A clearing with a sympathy token."""
        return game.count(self.kit.sympathy, clearing) > 0

    def bases_on_map(self, game: Root) -> int:
        found = 0
        for base in self.kit.bases:
            found += game.total_on_map(base)
        return found

    def uncovered(self, game: Root) -> int:
        """How many spaces for bases are empty on the board."""
        return sum(game.tables.kinds[base].total - game.supply[base] for base in self.kit.bases)

    # 8.2.3 Supporters

    def add_supporter(self, game: Root, source: Zone, card: int, clause: str) -> None:
        """8.2.3 A card joins the supporters face down; 8.2.3.I without a base a sixth is discarded instead."""
        if self.bases_on_map(game) == 0 and len(self.supporters) >= self.kit.printed.supporters_limit:
            cards.put_away(game, source, card, from_hand=source is not game.deck)
            game.tell("8.2.3.I", NO_ROOM, card)
            return
        if source is game.deck:
            game.draw(source, self.supporters)
        else:  # out of a hand: who knew cards there does not learn which it was
            game.slip(source, source.cards.index(card), self.supporters)
        game.whisper(1 << self.seat, clause, GAINED, self.seat, card)

    def add_from_deck(self, game: Root, clause: str) -> None:
        """The top card of the deck joins the supporters."""
        if not game.deck.cards:
            return
        self.add_supporter(game, game.deck, game.deck.cards[-1], clause)
        if not game.deck.cards:
            cards.renew_deck(game)

    def supporters_for(self, game: Root, clearing: int) -> int:
        """How many supporters match a clearing."""
        return cards.count_fitting(game, self.supporters, clearing)

    def spend_supporters(self, game: Root, clearing: int, number: int, clause: str) -> Flow[None]:
        """Choose and discard supporters that match a clearing."""
        for left in range(number, 0, -1):
            matching = cards.fitting(game, self.supporters, clearing)
            ask = Ask(game, self.seat, SUPPORTER, clause, (clearing, left), secret=True)
            chosen = yield ask.among(self.kit.supporter, matching, SUPPORTING)
            cards.put_away(game, self.supporters, chosen.args[0], spent=True)
            game.tell(clause, SPENT, chosen.args[0])

    # 8.2.4 Losing a base, 8.2.6 Outrage

    def lost(self, game: Root, removal: Removal) -> Flow[None] | None:
        bases = [suit for suit in range(BIRD) if removal.count(self.kit.bases[suit]) > 0]
        self.fallen += len(bases)
        culprit = game.player(removal.remover) if removal.remover != NONE else NONE  # E.3.7
        outrage = removal.count(self.kit.sympathy) > 0 and culprit not in (NONE, self.seat)
        return self.mourn(game, removal, bases, outrage) if bases or outrage else None

    def order_matters(self, removals: list[Removal]) -> bool:
        """8.2.4 A card given in outrage goes too if the base is lost after that."""
        return any(removal.count(base) > 0 for removal in removals for base in self.kit.bases)

    def mourn(self, game: Root, removal: Removal, bases: list[int], outrage: bool) -> Flow[None]:
        """What follows from a lost base and lost sympathy: 4.3.4 in battle the Alliance says which comes first, 1.1.3
        elsewhere the player whose turn it is.
        """
        base_first = True
        if bases and outrage:
            chooser = self.seat if removal.in_battle else game.turn
            clause = "4.3.4" if removal.in_battle else "1.1.3"
            ask = Ask(game, chooser, WHICH_FIRST, clause, (removal.clearing,))
            chosen = yield ask.add(self.kit.base_first).add(self.kit.outrage_first)
            base_first = chosen is self.kit.base_first
        if outrage and not base_first:
            yield from self.outrage(game, game.player(removal.remover), removal.clearing)
        for suit in bases:
            yield from self.lose_base(game, suit, removal.clearing)
        if outrage and base_first:
            yield from self.outrage(game, game.player(removal.remover), removal.clearing)

    def lose_base(self, game: Root, suit: int, clearing: int) -> Flow[None]:
        """8.2.4 All supporters that match the base go, birds too, and half of the officers; without any base left
        no more than five supporters stay, once those that match have gone for each base that fell. A base in the Lost
        City is of all suits.
        """
        matching = cards.matching(game, self.supporters, suit)
        if clearing == game.lost_city:
            matching = self.supporters.cards[:]
        game.disclose(*sorted(matching))
        for card in matching:
            self.discard_supporter(game, card)
        gone = (self.officers + 1) // 2
        self.officers -= gone
        game.supply[self.warrior] += gone
        game.tell("8.2.4", BASE_LOST, self.seat, suit, gone)
        self.fallen -= 1
        if self.bases_on_map(game) > 0 or self.fallen > 0:
            return
        while len(self.supporters) > self.kit.printed.supporters_limit:
            over = len(self.supporters) - self.kit.printed.supporters_limit
            ask = Ask(game, self.seat, CULL, "8.2.4", (over,))
            chosen = yield ask.among(self.kit.supporter, self.supporters.cards, NOT_A_SUPPORTER)
            self.discard_supporter(game, chosen.args[0])

    def discard_supporter(self, game: Root, card: int) -> None:
        cards.put_away(game, self.supporters, card)
        game.tell("8.2.4", DISCARDED, self.seat, card)

    def others_moved(self, game: Root, party: int, to: int, warriors: int) -> Flow[None] | None:
        """8.2.6 Moving warriors into a sympathetic clearing is an outrage, E.3.7 also of whoever moves a hireling's."""
        culprit = game.player(party)
        if culprit in (NONE, self.seat) or warriors == 0 or not self.is_sympathetic(game, to):
            return None
        return self.outrage(game, culprit, to)

    def outrage(self, game: Root, seat: int, clearing: int) -> Flow[None]:
        """8.2.6 The other player gives a matching card; with none, shows the hand, and the Alliance takes the top card
        of the deck.
        """
        hand = game.hands[seat]
        if hand.cards:  # asked even with nothing to give, so that only the answer tells
            matching = cards.fitting(game, hand, clearing)
            ask = Ask(game, seat, OUTRAGE, "8.2.6", (clearing,), secret=True)
            ask.among(game.options.give, matching, cards.FITTING[clearing])
            chosen = yield ask.add(self.kit.show_hand, HOLDS_MATCHING if matching else None)
            if chosen is not self.kit.show_hand:
                game.whisper(hand.sight | 1 << self.seat, "8.2.6", GAVE, seat, chosen.args[0], clearing)
                self.add_supporter(game, hand, chosen.args[0], "8.2.6")
                return
        for spot in range(len(hand.cards)):
            game.show(hand, spot, 1 << self.seat)
        game.tell("8.2.6", SHOWED, seat, clearing)
        self.add_from_deck(game, "8.2.6")

    # 8.3 Set-up

    def set_up(self, game: Root) -> Flow[None]:
        """8.3.1, 8.3.2, 8.3.3 All pieces begin beside the map. 8.3.4 Three cards to the supporters."""
        for _ in range(3):
            self.add_from_deck(game, "8.3.4")
        return
        yield

    # 8.4 Birdsong

    def birdsong(self, game: Root) -> Flow[None]:
        """8.4.1 Revolts, 8.4.2 then spreading sympathy."""
        if game.step == 1:
            yield from linger(game, self.seat, "1.4.1")
            game.step = REVOLTING
        if game.step == REVOLTING:
            yield from self.repeat(game, REVOLT, "8.4.1")
            game.step = SPREADING
        if game.step == SPREADING:
            yield from self.repeat(game, SPREAD, "8.4.2")
            game.step = SPREAD_OUT
        yield from linger(game, self.seat, "1.4.1")

    def repeat(self, game: Root, topic: Topic, clause: str) -> Flow[None]:
        """Revolt, or spread sympathy, as often as wanted; whoever has supporters is asked, so that nothing is told."""
        o = game.options
        while len(self.supporters) > 0:
            ask = Ask(game, self.seat, topic, clause, checkpoint=True, secret=True)
            if not ask.is_known():
                if topic is REVOLT:
                    ripe = [clearing for clearing in ALL_CLEARINGS if self.forbids_revolt(game, clearing) is None]
                    ask.among(self.kit.revolt, ripe, REVOLTING_IN)
                else:
                    open_to = [clearing for clearing in ALL_CLEARINGS if self.forbids_spread(game, clearing) is None]
                    ask.among(self.kit.spread, open_to, SPREADING_TO)
                offer_extras(ask, game, self.seat)
                ask.add(o.done)
            chosen = yield ask
            if chosen is o.done:
                return
            if is_extra(game, chosen):
                yield from do_extra(game, self.seat, chosen)
            elif topic is REVOLT:
                yield from self.revolt(game, chosen.args[0])
            else:
                yield from self.spread_sympathy(game, chosen.args[0])

    def forbids_revolt(self, game: Root, clearing: int) -> Reason | None:
        """8.4.1.I A sympathetic clearing whose base is still on the board; 8.4.1.II two matching supporters."""
        if not self.is_sympathetic(game, clearing):
            return NOT_SYMPATHETIC
        if not self.bases_for(game, clearing):
            return BASE_IS_OUT
        if self.supporters_for(game, clearing) < REVOLT_COST:
            return TOO_FEW_TO_REVOLT
        enemy_buildings = sum(
            game.pieces(other, clearing, BUILDING)
            for other in game.other_parties(self.seat)
            if game.are_enemies(self.seat, other) and not is_shielded(game, other, clearing, self.seat)
        )
        return NO_OPEN_SLOT if game.open_slots(clearing) + enemy_buildings == 0 else None

    def bases_for(self, game: Root, clearing: int) -> list[int]:
        """8.4.1.I The suits of the bases on the board that match a clearing."""
        return [suit for suit in game.suits_of(clearing) if game.supply[self.kit.bases[suit]] > 0]

    def revolt(self, game: Root, clearing: int) -> Flow[None]:
        """8.4.1.III All enemy pieces go; then the base, warriors for all matching sympathy, and an officer."""
        suits = self.bases_for(game, clearing)
        suit = suits[0]
        if len(suits) > 1:
            ask = Ask(game, self.seat, WHICH_BASE, "8.4.1.III", (clearing,))
            chosen = yield ask.among(self.kit.base, suits, BASE_IS_OUT)
            suit = chosen.args[0]
        yield from self.spend_supporters(game, clearing, REVOLT_COST, "8.4.1.II")
        game.tell("8.4.1.III", REVOLTED, self.seat, clearing)
        yield from sweep(game, self.seat, [clearing], "8.4.1.III")
        if forbids_placing(game, self.seat, clearing) is None:
            place(game, self.seat, self.kit.bases[suit], clearing, 1, "8.4.1.III")
            matching = sum(
                1 for each in range(CLEARINGS) if game.is_suit(each, suit) and self.is_sympathetic(game, each)
            )
            place(game, self.seat, self.warrior, clearing, matching, "8.4.1.III")
        self.add_officer(game, "8.4.1.III")

    def add_officer(self, game: Root, clause: str) -> None:
        """A warrior of the supply becomes an officer."""
        if game.supply[self.warrior] > 0:
            game.supply[self.warrior] -= 1
            self.officers += 1
            game.tell(clause, OFFICER, self.seat, self.officers)

    def printed_cost(self, game: Root) -> int:
        """8.4.2.II The number above the next token."""
        return self.kit.printed.sympathy_cost[
            game.tables.kinds[self.kit.sympathy].total - game.supply[self.kit.sympathy]
        ]

    def spread_cost(self, game: Root, clearing: int) -> int:
        """8.4.2.II The number above the token; 8.4.2.IIa one more under martial law."""
        return self.printed_cost(game) + (1 if self.is_under_martial_law(game, clearing) else 0)

    def is_under_martial_law(self, game: Root, clearing: int) -> bool:
        """8.4.2.IIa Three warriors of one other player, those of hirelings that it controls among them, or R06 of all
        others together.
        """
        if not game.hirelings and not game.rules.martial_law_is_together:
            for other in game.others(self.seat):
                if game.warriors(other, clearing) >= self.kit.printed.martial_law:
                    return True
            return False
        warriors = [game.warriors(other, clearing) for other in game.others(self.seat)]
        for hireling in game.hirelings:
            if hireling.controller not in (NONE, self.seat):
                warriors[game.others(self.seat).index(hireling.controller)] += game.warriors(hireling.party, clearing)
        most = sum(warriors) if game.rules.martial_law_is_together else max(warriors)
        return most >= self.kit.printed.martial_law

    def forbids_spread(self, game: Root, clearing: int) -> Reason | None:
        """8.4.2.I Unsympathetic, and next to a sympathetic clearing if there is any; 8.4.2.II payable, 8.4.2.IIa also
        under martial law.
        """
        barred = self.forbids_sympathy(game, clearing)
        if barred is not None:
            return barred
        if not self.is_near_sympathy(game, clearing) and game.total_on_map(self.kit.sympathy) > 0:
            return NO_SYMPATHY_NEAR
        left = self.supporters_for(game, clearing) - self.printed_cost(game)
        if left < 0:
            return TOO_FEW_TO_SPREAD
        return MARTIAL_LAW if left == 0 and self.is_under_martial_law(game, clearing) else None

    def is_near_sympathy(self, game: Root, clearing: int) -> bool:
        """Whether a clearing is adjacent to a sympathetic one."""
        first = self.kit.sympathy * PLACES
        for near in ways(game, self.seat, clearing):
            if game.on_map[first + near] > 0:
                return True
        return False

    def forbids_sympathy(self, game: Root, clearing: int) -> Reason | None:
        """8.2.5.I No second token, 8.2.5 one that is left, and nobody who keeps the Alliance from placing it."""
        if self.is_sympathetic(game, clearing):
            return IS_SYMPATHETIC
        if game.supply[self.kit.sympathy] == 0:
            return NO_SYMPATHY_LEFT
        return forbids_placing(game, self.seat, clearing)

    def spread_sympathy(self, game: Root, clearing: int) -> Flow[None]:
        """8.4.2.II Pay, 8.4.2.III place the token and score."""
        yield from self.spend_supporters(game, clearing, self.spread_cost(game, clearing), "8.4.2.II")
        self.place_sympathy(game, clearing, "8.4.2.III")

    def place_sympathy(self, game: Root, clearing: int, clause: str) -> None:
        points = self.sympathy_points(game)
        place(game, self.seat, self.kit.sympathy, clearing, 1, clause)
        score(game, self.seat, points, clause)

    def sympathy_points(self, game: Root) -> int:
        """8.4.2.III What the space of the next sympathy token shows."""
        return self.kit.printed.sympathy_vp[game.tables.kinds[self.kit.sympathy].total - game.supply[self.kit.sympathy]]

    # 8.5 Daylight

    def daylight(self, game: Root) -> Flow[None]:
        """8.5 Craft, mobilize and train in any order and number."""
        o, seat, hand = game.options, self.seat, game.hands[self.seat]
        while True:
            ask = Ask(game, seat, ACT, "8.5", checkpoint=True, secret=True)
            if not ask.is_known():
                offer_crafting(ask, game, seat)  # 8.5.1
                ask.among(self.kit.mobilize, hand.cards, NOT_IN_HAND)  # 8.5.2
                ask.among(self.kit.train, self.trainable(game), TRAINING)
                offer_extras(ask, game, seat)
                if not ask.options:
                    return
                ask.add(o.done)
            chosen = yield ask
            if chosen is o.done:
                return
            if is_extra(game, chosen):
                yield from do_extra(game, seat, chosen)
            elif chosen.kind == "craft":
                yield from craft(game, seat, chosen.args[0])
            elif chosen.kind == "mobilize":
                self.add_supporter(game, hand, chosen.args[0], "8.5.2")
            else:
                cards.spend(game, seat, chosen.args[0], "8.5.3")
                self.add_officer(game, "8.5.3")

    def forbids_train(self, game: Root, card: int) -> Reason | None:
        """8.5.3 A hand card that matches a base on the map; 1.5.1 and a warrior that is left."""
        return self.forbids_drill(game, card, self.based(game)) if card in game.hands[self.seat].cards else NOT_IN_HAND

    def trainable(self, game: Root) -> list[int]:
        """8.5.3 The hand cards that officers can be trained with."""
        based = self.based(game)
        return [card for card in game.hands[self.seat].cards if self.forbids_drill(game, card, based) is None]

    def based(self, game: Root) -> list[int]:
        """The suits of the bases on the map."""
        if self.uncovered(game) == 0:
            return []
        return [suit for suit in range(BIRD) if self.is_based(game, self.kit.bases[suit])]

    def is_based(self, game: Root, base: int) -> bool:
        """Whether a base is on the map: mostly it is still on the board."""
        return game.supply[base] < game.tables.kinds[base].total and game.total_on_map(base) > 0

    def forbids_drill(self, game: Root, card: int, based: list[int]) -> Reason | None:
        """What keeps the Alliance from training with a hand card, with bases of these suits on the map."""
        suit = game.deck_of.suit[card]
        if not any(matches(suit, base) for base in based):
            return NO_SUCH_BASE
        return None if game.supply[self.warrior] > 0 else NONE_LEFT

    # 8.6 Evening

    def evening(self, game: Root) -> Flow[None]:
        """8.6.1 Military operations, 8.6.2 then draw, and discard down to five."""
        if game.step == OPERATING:
            yield from self.operate(game)
            self.operations = 0
            yield from cards.evening_draw(game, self.seat, 1 + self.uncovered(game), "8.6.2")
            game.step = DRAWING
        yield from cards.discard_down(game, self.seat, "8.6.2")

    def operate(self, game: Root) -> Flow[None]:
        """8.6.1 As many operations as there are officers."""
        o, seat = game.options, self.seat
        while True:
            left = self.officers - self.operations
            ask = Ask(game, seat, OPERATE, "8.6.1", (left,), checkpoint=True)
            if not ask.is_known():
                if left > 0:
                    offer_moves(ask, game, seat)  # 8.6.1.I
                    offer_battles(ask, game, seat)  # 8.6.1.II
                    has_bases = self.uncovered(game) > 0
                    bases = [
                        place for place in ALL_CLEARINGS if has_bases and self.forbids_recruit(game, place) is None
                    ]
                    cells = [clearing for clearing in ALL_CLEARINGS if self.forbids_organize(game, clearing) is None]
                    ask.among(self.kit.recruit, bases, RECRUITING)
                    ask.among(self.kit.organize, cells, ORGANIZING)
                else:
                    for kind in ("from", "battle", "recruit_at", "organize"):
                        ask.judged(kind, NO_OFFICERS)
                offer_extras(ask, game, seat)
                if not ask.options and not ask.secret:
                    return
                ask.add(o.done)
            chosen = yield ask
            if chosen is o.done:
                return
            if is_extra(game, chosen):
                yield from do_extra(game, seat, chosen)
                continue
            self.operations += 1
            clearing = chosen.args[0]
            if chosen.kind == "from":
                yield from move_on(game, seat, clearing, "8.6.1.I")
            elif chosen.kind == "battle":
                yield from battle_in(game, seat, clearing, "8.6.1.II")
            elif chosen.kind == "recruit_at":
                place(game, seat, self.warrior, clearing, 1, "8.6.1.III")
            else:
                yield from self.organize(game, clearing)

    def forbids_recruit(self, game: Root, clearing: int) -> Reason | None:
        """8.6.1.III A clearing with a base; 1.5.1 and a warrior that is left."""
        if not self.has_base(game, clearing):
            return NO_BASE_THERE
        barred = forbids_placing(game, self.seat, clearing)
        if barred is not None:
            return barred
        return None if game.supply[self.warrior] > 0 else NONE_LEFT

    def has_base(self, game: Root, clearing: int) -> bool:
        """Whether a base stands in a clearing: never where the Alliance has no strength."""
        if game.strength[self.seat * PLACES + clearing] == 0:
            return False
        return any(game.count(base, clearing) > 0 for base in self.kit.bases)

    def forbids_organize(self, game: Root, clearing: int) -> Reason | None:
        """8.6.1.IV An own warrior in an unsympathetic clearing."""
        return NO_WARRIOR_THERE if game.warriors(self.seat, clearing) == 0 else self.forbids_sympathy(game, clearing)

    def organize(self, game: Root, clearing: int) -> Flow[None]:
        """8.6.1.IV A warrior is removed for sympathy and its points."""
        yield from remove_own(game, self.seat, clearing, "8.6.1.IV")
        game.tell("8.6.1.IV", ORGANIZED, self.seat, clearing)
        self.place_sympathy(game, clearing, "8.6.1.IV")


# Judges


def alliance_of(game: Root, ask: Ask) -> Alliance:
    """The Alliance that is asked."""
    return cast(Alliance, game.factions[ask.seat])


class Supporting(Judge[Root]):
    """Of the supporters to be spent for a clearing."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        if a not in alliance_of(game, ask).supporters.cards:
            return NOT_A_SUPPORTER
        clearing = ask.args[0]
        return None if fits(game, a, clearing) else WRONG_SUIT[game.suit[clearing]]


class RevoltingIn(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return alliance_of(game, ask).forbids_revolt(game, a)


class SpreadingTo(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return alliance_of(game, ask).forbids_spread(game, a)


class Training(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return alliance_of(game, ask).forbids_train(game, a)


class Recruiting(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return alliance_of(game, ask).forbids_recruit(game, a)


class Organizing(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return alliance_of(game, ask).forbids_organize(game, a)


SUPPORTING: Final = Supporting()
REVOLTING_IN: Final = RevoltingIn()
SPREADING_TO: Final = SpreadingTo()
TRAINING: Final = Training()
RECRUITING: Final = Recruiting()
ORGANIZING: Final = Organizing()
