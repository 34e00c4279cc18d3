"""10. The Lizard Cult."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawspeaker.games.root.factions.cult.judges import (
    BUILDING_AT,
    BUILDING_WITH,
    CONVERTING,
    CRAFTING_LATER,
    CRUSADING,
    CRUSADING_FROM,
    CRUSADING_ON,
    RECRUITING_AT,
    RECRUITING_WITH,
    SACRIFICING,
    SANCTIFYING,
    SCORING_WITH,
    STARTING_IN,
)
from lawspeaker.games.root.factions.cult.reasons import (
    ACT,
    AVENGED,
    BIRDS_ARE_HATED,
    BUILD_WHERE,
    CONSPIRE,
    CONVERT_WHOM,
    CORNER_TAKEN,
    CORNER_WHERE,
    CRUSADE_ON,
    DRAWN,
    FIRST_ACOLYTES,
    HAS_SCORED,
    HATED,
    NO_ENEMY_BUILDING,
    NO_ENEMY_WARRIOR,
    NO_GARDEN_LEFT,
    NO_GARDEN_ON_MAP,
    NO_GARDEN_TO_SANCTIFY,
    NO_SUCH_GARDEN,
    NOT_A_BIRD,
    NOT_A_CORNER,
    NOT_MATCHING,
    NOT_OPPOSITE,
    NOT_OUTCAST,
    NOT_RULED,
    NOT_TO_REPLACE,
    NOWHERE_TO_BUILD,
    NOWHERE_TO_RECRUIT,
    OUTCAST,
    OUTCAST_IS,
    RECRUIT_WHERE,
    REVEALED_CARD,
    SACRIFICED,
    SANCTIFY_WHAT,
    SCORES_NOTHING,
    SOULS_GONE,
    SPENT_ACOLYTES,
    TOO_FEW_ACOLYTES,
    TOOK_BACK,
    WHICH_GARDEN,
)
from lawspeaker.games.root.model.faction import Faction
from lawspeaker.games.root.model.phrases import SPENT
from lawspeaker.games.root.model.reasons import NO_OPEN_SLOT, NONE_LEFT, NOT_IN_HAND, NOTHING_TO_MOVE
from lawspeaker.games.root.model.state import BIRDSONG, DAYLIGHT, EVENING, OVER, SETUP, Root
from lawspeaker.games.root.model.tables import (
    BIRD,
    BUILDING,
    BURROW,
    CLEARINGS,
    CULT,
    EYRIE,
    FOX,
    MARQUISE,
    NONE,
    SUITS,
    WARRIOR,
)
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.any_time import craft_step, do_extra, is_extra, linger, might_use, offer_extras
from lawspeaker.games.root.rules.battle import battle_in, forbids_battle_in, hides_battle, hides_battles, targets
from lawspeaker.games.root.rules.concepts import adjacent, rules_clearing
from lawspeaker.games.root.rules.homelands import card_of, choose_homelands, place_around
from lawspeaker.games.root.rules.move import forbids_leaving, move_on
from lawspeaker.games.root.rules.pieces import Removal, can_remove, forbids_placing, place, replace
from lawspeaker.games.root.rules.victory import score
from lawspeaker.kernel.ask import Ask, Flow, Reason
from lawspeaker.kernel.field import NOTHING
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.zone import NOWHERE, Zone

if TYPE_CHECKING:
    from lawspeaker.games.root.factions.cult.kit import CultKit

# Steps of Birdsong and Evening.
ADJUSTING: Final = 1
CONSPIRING: Final = 2
CRAFTING: Final = 1
DRAWING: Final = 2

ALL_CLEARINGS: Final = list(range(CLEARINGS))


class Cult(Faction):
    """Grows gardens by rituals, and conspires where the Outcast live."""

    def __init__(self, kit: CultKit, seat: int) -> None:
        super().__init__(CULT, seat, kit.warrior)
        self.kit = kit
        # made: attributes of cult (`make generate`)
        self.outcast: int = 0  # the suit of the Outcast, or `none` in the set-up
        self.hated: bool = False  # whether the marker shows its Hated side
        self.acolytes: int = 0  # how many
        self.lost_souls: Zone = NOWHERE  # cards: the Lost Souls
        self.revealed: Zone = NOWHERE  # cards: what has been revealed for rituals
        self.scored: list[int] = NOTHING  # each suit: 1 if it has scored this turn (10.5.3)
        # end made

    def copy(self) -> Cult:
        new = Cult(self.kit, self.seat)
        # made: copies of cult (`make generate`)
        new.outcast = self.outcast
        new.hated = self.hated
        new.acolytes = self.acolytes
        new.lost_souls = self.lost_souls.copy()
        new.revealed = self.revealed.copy()
        new.scored = self.scored[:]
        # end made
        return new

    def zones(self) -> list[Zone]:
        # made: zones of cult (`make generate`)
        return [self.lost_souls, self.revealed]
        # end made

    def keeps(self, kind: int) -> int:
        """The acolytes are warriors on the board."""
        return self.acolytes if kind == self.warrior else 0

    def fill_up(self, game: Root, given: dict[str, object]) -> None:
        """10.3.3 After the set-up there is an Outcast: the foxes, if a position names none."""
        if game.phase != SETUP and not self.names_field(given, "outcast"):
            self.outcast = FOX

    def broken(self, game: Root) -> str:
        if self.outcast == NONE and game.phase != SETUP:
            return "the Cult has an Outcast after the set-up (10.3.3)"
        if self.revealed.cards and not self.may_have_revealed(game):
            return "the Cult has cards revealed, and it is not its Daylight (10.5)"
        for clearing in ALL_CLEARINGS:
            for suit, garden in enumerate(self.kit.gardens):
                if game.count(garden, clearing) > 0 and not game.is_suit(clearing, suit):
                    return f"a {SUITS[suit]} garden is in clearing {clearing + 1}, which is of another suit (10.5.1)"
        return ""

    def may_have_revealed(self, game: Root) -> bool:
        """10.6.1 Cards lie revealed until the first step of Evening, unless the game ends before."""
        if game.phase == OVER:
            return True
        own_evening = game.phase == EVENING and game.step <= CRAFTING
        return game.turn == self.seat and (game.phase == DAYLIGHT or own_evening)

    def last_step(self, phase: int) -> int:
        return {BIRDSONG: CONSPIRING, DAYLIGHT: 1}.get(phase, DRAWING)

    def begin_turn(self, game: Root) -> None:
        self.scored = [0] * BIRD

    def facts(self, game: Root, option: Option) -> dict[str, int]:
        if option.kind in ("convert", "sanctify"):
            return {"cost": self.price(self.printed_price(option.kind))}
        if option.kind == "ritual_score" and game.deck_of.suit[option.args[0]] != BIRD:
            return {"points": self.points_for(game, game.deck_of.suit[option.args[0]])}
        return {}

    # 10.2 Faction rules and abilities

    def crafting_kinds(self) -> list[int]:
        """10.2.1 Gardens of the Outcast's suit craft."""
        return self.kit.crafting[self.outcast] if self.outcast != NONE else NOTHING

    def takes_off(self, game: Root, removal: Removal, kind: int, count: int) -> bool:
        """10.2.3 Revenge: warriors removed in a battle that the Cult defends become acolytes."""
        if kind != self.warrior or not (removal.in_battle and removal.defending):
            return False
        self.acolytes += count
        removal.rescued += count
        return True

    def claims_rule(self, game: Root, clearing: int) -> bool:
        """10.2.4 Pilgrims: the Cult rules wherever it has a garden."""
        for garden in self.kit.gardens:
            if game.count(garden, clearing) > 0:
                return True
        return False

    def lost(self, game: Root, removal: Removal) -> Flow[None] | None:
        """10.2.3 Tells of new acolytes.

        10.2.5 Fear of the Faithful: a random card goes for each garden, R42 or for all of them together.
        """
        if removal.rescued > 0:
            game.tell("10.2.3", AVENGED, self.seat, removal.rescued)
        gardens = sum(removal.count(garden) for garden in self.kit.gardens)
        if gardens == 0 or not game.hands[self.seat].cards:
            return None
        return self.fear(game, 1 if game.rules.gardens_fall_together else gardens)

    def hinders_help(self, game: Root, removal: Removal) -> bool:
        """10.2.5 The card that goes at random could pay for help, or what pays for it be that card."""
        return True

    def fear(self, game: Root, count: int) -> Flow[None]:
        for _ in range(count):
            cards.discard_at_random(game, self.seat, "10.2.5")
        return
        yield

    def takes_discard(self, game: Root, card: int, from_hand: bool) -> Zone | None:
        """10.2.6 Lost Souls: cards spent or discarded from hands come to the Cult's board, R40 or any cards."""
        return self.lost_souls if from_hand or game.rules.all_souls_are_lost else None

    def gardens_on_map(self, game: Root, suit: int) -> int:
        garden = self.kit.gardens[suit]
        return game.tables.kinds[garden].total - game.supply[garden]

    # 10.3 Set-up

    def is_set_up(self, game: Root) -> bool:
        return self.outcast != NONE and any(self.gardens_on_map(game, suit) > 0 for suit in range(BIRD))

    def starting_clearings(self, game: Root) -> list[int]:
        return [clearing for clearing in game.chart.corners if self.claims_rule(game, clearing)]

    def set_up(self, game: Root) -> Flow[None]:
        """10.3.1 All pieces begin beside the map. 10.3.2 The first garden with its warriors, and a warrior in each
        adjacent clearing; 10.3.3 the Outcast.
        """
        if not self.starting_clearings(game):
            corner = yield from self.choose_corner(game)
            garden = yield from self.first_garden(game, corner, "10.3.2")
            place(game, self.seat, self.warrior, corner, self.kit.board.start_warriors, "10.3.2")
            place(game, self.seat, garden, corner, 1, "10.3.2")
            for near in adjacent(game, corner):
                if forbids_placing(game, self.seat, near) is None:
                    place(game, self.seat, self.warrior, near, 1, "10.3.2")
        yield from self.choose_outcast(game, "10.3.3")

    def set_up_by_card(self, game: Root) -> Flow[None]:
        """A.8.2 Warriors and a garden in the homeland, warriors around it, acolytes, and the Outcast."""
        homelands = yield from choose_homelands(game, self.seat)
        home = homelands[0]
        if not self.claims_rule(game, home):
            garden = yield from self.first_garden(game, home, "A.8.2")
            place(game, self.seat, self.warrior, home, card_of(game, self.seat).warriors, "A.8.2")
            place(game, self.seat, garden, home, 1, "A.8.2")
        yield from place_around(game, self.seat, home)
        if self.acolytes == 0:
            self.acolytes = self.kit.board.card_acolytes
            game.supply[self.warrior] -= self.acolytes
            game.tell("A.8.2", FIRST_ACOLYTES, self.seat, self.acolytes)
        yield from self.choose_outcast(game, "A.8.2")

    def first_garden(self, game: Root, clearing: int, clause: str) -> Flow[int]:
        """10.3.2 A garden that matches the clearing; 2.2.2 in the Lost City all do, and the Cult says which."""
        fit = [self.kit.gardens[suit] for suit in game.suits_of(clearing)]
        if len(fit) == 1:
            return fit[0]
        ask = Ask(game, self.seat, WHICH_GARDEN, clause, (clearing,))
        chosen = yield ask.among(self.kit.replace, fit, NO_SUCH_GARDEN)
        garden: int = chosen.args[0]
        return garden

    def choose_outcast(self, game: Root, clause: str) -> Flow[None]:
        """10.3.3 The suit of the first Outcast."""
        if self.outcast != NONE:
            return
        ask = Ask(game, self.seat, OUTCAST, clause, checkpoint=True)
        chosen = yield ask.listed([self.kit.outcast(suit) for suit in range(BIRD)])
        self.outcast = chosen.args[0]
        game.tell(clause, OUTCAST_IS, self.seat, self.outcast)

    def choose_corner(self, game: Root) -> Flow[int]:
        """10.3.2 Where the Cult starts; R41 the lot may decide where neither the Marquise nor the Eyrie has started."""
        corners = self.first_corners(game)
        neither = MARQUISE not in game.of.factions and EYRIE not in game.of.factions
        if neither and game.rules.cult_corner_is_drawn:
            corner = corners[game.chance.pick(len(corners))]
            game.tell("10.3.2", DRAWN, self.seat, corner)
            return corner
        ask = Ask(game, self.seat, CORNER_WHERE, "10.3.2", checkpoint=True)
        chosen = yield ask.among(game.options.at, corners, STARTING_IN)
        return chosen.args[0]

    def first_corners(self, game: Root) -> list[int]:
        """10.3.2 The corner opposite to the keep or the Eyrie's roost; with both, or R41 neither, any that is left."""
        free = [corner for corner in game.chart.corners if not self.is_taken(game, corner)]
        if MARQUISE in game.of.factions and EYRIE in game.of.factions:
            return free
        return [corner for corner in free if self.is_marked(game, game.chart.opposite[corner])] or free

    def is_marked(self, game: Root, corner: int) -> bool:
        """Whether the keep or a roost is in a corner."""
        numbers = game.tables.kind_number
        return game.count(numbers["keep"], corner) + game.count(numbers["roost"], corner) > 0

    def is_taken(self, game: Root, corner: int) -> bool:
        """Whether another player starts in a corner, or 2.2.3 there is no slot for the garden."""
        if self.is_marked(game, corner) or game.open_slots(corner) == 0:
            return True
        return any(corner in game.factions[other].starting_clearings(game) for other in game.others(self.seat))

    def forbids_corner(self, game: Root, clearing: int) -> Reason | None:
        if clearing in self.first_corners(game):
            return None
        if clearing not in game.chart.corners:
            return NOT_A_CORNER
        return CORNER_TAKEN if self.is_taken(game, clearing) else NOT_OPPOSITE

    # 10.4 Birdsong

    def birdsong(self, game: Root) -> Flow[None]:
        """10.4.1 The Outcast, 10.4.2 the Lost Souls, 10.4.3 conspiracies, in this order."""
        if game.step == ADJUSTING:
            yield from linger(game, self.seat, "1.4.1")
            self.adjust_outcast(game)
            self.discard_lost_souls(game)
            game.step = CONSPIRING
        yield from self.conspire(game)

    def adjust_outcast(self, game: Root) -> None:
        """10.4.1 The suit of most Lost Souls, birds apart, is the new Outcast; if that is no other one, or no single
        one, the Outcast that there is becomes Hated.
        """
        suits = [game.deck_of.suit[card] for card in self.lost_souls.cards]
        souls = [suits.count(suit) for suit in range(BIRD)]
        most = [suit for suit in range(BIRD) if souls[suit] == max(souls)]
        if len(most) == 1 and most[0] != self.outcast:
            self.outcast, self.hated = most[0], False
            game.tell("10.4.1", OUTCAST_IS, self.seat, self.outcast)
        elif not self.hated:
            self.hated = True
            game.tell("10.4.1", HATED, self.seat, self.outcast)

    def discard_lost_souls(self, game: Root) -> None:
        """10.4.2 All Lost Souls go to the discard pile, dominance cards beside the map."""
        souls = len(self.lost_souls)
        if souls == 0:
            return
        while self.lost_souls.cards:
            dominance = game.deck_of.dominance[self.lost_souls.cards[0]]
            game.transfer(self.lost_souls, 0, game.available if dominance else game.discards)
        game.tell("10.4.2", SOULS_GONE, self.seat, souls)
        if not game.deck.cards:
            cards.renew_deck(game)

    # 10.4.3 Conspiracies

    def conspire(self, game: Root) -> Flow[None]:
        """10.4.3 Conspire as often as there are acolytes for it, in any order."""
        o, kit, seat = game.options, self.kit, self.seat
        while True:
            ask = Ask(game, seat, CONSPIRE, "10.4.3", (self.acolytes, self.outcast), checkpoint=True, secret=True)
            if not ask.is_known():
                ask.offer(o.battle, ALL_CLEARINGS, CRUSADING)
                ask.offer(o.start, ALL_CLEARINGS, CRUSADING_FROM)
                ask.offer(kit.convert, ALL_CLEARINGS, CONVERTING)
                ask.offer(kit.sanctify, ALL_CLEARINGS, SANCTIFYING)
                if not ask.options and not hides_battles(game, seat) and not might_use(game, seat):
                    return
                offer_extras(ask, game, seat).add(o.done)
            chosen = yield ask
            if chosen is o.done:
                return
            if is_extra(game, chosen):
                yield from do_extra(game, seat, chosen)
            elif chosen.kind == "convert":
                yield from self.convert(game, chosen.args[0])
            elif chosen.kind == "sanctify":
                yield from self.sanctify(game, chosen.args[0])
            else:
                yield from self.crusade(game, chosen)

    def printed_price(self, kind: str) -> int:
        """10.4.3 What a conspiracy costs while the marker shows its Outcast side."""
        board = self.kit.board
        return {"convert": board.convert, "sanctify": board.sanctify}.get(kind, board.crusade)

    def price(self, printed: int) -> int:
        """10.4.3 One acolyte less against the Hated."""
        return printed - 1 if self.hated else printed

    def forbids_conspiracy(self, game: Root, clearing: int, printed: int) -> Reason | None:
        """10.4.3 Enough acolytes, and a clearing of the Outcast."""
        if self.acolytes < self.price(printed):
            return TOO_FEW_ACOLYTES
        return None if game.is_suit(clearing, self.outcast) else NOT_OUTCAST

    def pay(self, game: Root, printed: int, clause: str) -> None:
        """10.4.3 Acolytes go back to the supply."""
        self.acolytes -= self.price(printed)
        game.supply[self.warrior] += self.price(printed)
        game.tell(clause, SPENT_ACOLYTES, self.seat, self.price(printed))

    def forbids_crusade(self, game: Root, clearing: int) -> Reason | None:
        """10.4.3.I Battle in a clearing of the Outcast."""
        reason = self.forbids_conspiracy(game, clearing, self.kit.board.crusade)
        return forbids_battle_in(game, self.seat, clearing) if reason is None else reason

    def forbids_crusade_from(self, game: Root, clearing: int) -> Reason | None:
        """10.4.3.I Move from a clearing of the Outcast."""
        if clearing == BURROW:
            return NOTHING_TO_MOVE
        reason = self.forbids_conspiracy(game, clearing, self.kit.board.crusade)
        return forbids_leaving(game, self.seat, clearing) if reason is None else reason

    def crusade(self, game: Root, chosen: Option) -> Flow[None]:
        """10.4.3.I Battle; or move, and then battle in the destination, if wanted."""
        o = game.options
        self.pay(game, self.kit.board.crusade, "10.4.3.I")
        if chosen.kind == "battle":
            yield from battle_in(game, self.seat, chosen.args[0], "10.4.3.I")
            return
        to = yield from move_on(game, self.seat, chosen.args[0], "10.4.3.I")
        hidden = hides_battle(game, self.seat, to)
        if targets(game, self.seat, to) or hidden:
            ask = Ask(game, self.seat, CRUSADE_ON, "10.4.3.I", (to,), secret=hidden)
            chosen = yield ask.offer(o.battle, [to], CRUSADING_ON).add(o.done)
            if chosen is not o.done:
                yield from battle_in(game, self.seat, to, "10.4.3.I")

    def replaceable(self, game: Root, clearing: int, type: int) -> list[int]:
        """The kinds of warriors or buildings that enemies have in a clearing, and that can be removed there."""
        found: list[int] = []
        for other in game.other_parties(self.seat):
            if game.are_enemies(self.seat, other):
                for kind in game.of.kinds_of[other]:
                    there = game.tables.kinds[kind].type == type and game.count(kind, clearing) > 0
                    if there and can_remove(game, self.seat, other, kind, clearing):
                        found.append(kind)
        return found

    def forbids_convert(self, game: Root, clearing: int) -> Reason | None:
        """10.4.3.II An enemy warrior that can be removed, and nobody who keeps the Cult from placing one; the acolytes
        spent are in the supply by then.
        """
        reason = self.forbids_conspiracy(game, clearing, self.kit.board.convert)
        if reason is not None:
            return reason
        if not self.replaceable(game, clearing, WARRIOR):
            return NO_ENEMY_WARRIOR
        return forbids_placing(game, self.seat, clearing)

    def convert(self, game: Root, clearing: int) -> Flow[None]:
        """10.4.3.II An enemy warrior gives way to one of the Cult's."""
        self.pay(game, self.kit.board.convert, "10.4.3.II")
        ask = Ask(game, self.seat, CONVERT_WHOM, "10.4.3.II", (clearing,))
        chosen = yield ask.among(self.kit.replace, self.replaceable(game, clearing, WARRIOR), NOT_TO_REPLACE)
        yield from self.put_instead(game, chosen.args[0], self.warrior, clearing, "10.4.3.II")

    def forbids_sanctify(self, game: Root, clearing: int) -> Reason | None:
        """10.4.3.III An enemy building that can be removed, a garden of the Outcast's suit that is left, and nobody who
        keeps the Cult from placing it.
        """
        reason = self.forbids_conspiracy(game, clearing, self.kit.board.sanctify)
        if reason is not None:
            return reason
        if not self.replaceable(game, clearing, BUILDING):
            return NO_ENEMY_BUILDING
        if game.supply[self.kit.gardens[self.outcast]] == 0:
            return NO_GARDEN_TO_SANCTIFY
        return forbids_placing(game, self.seat, clearing)

    def sanctify(self, game: Root, clearing: int) -> Flow[None]:
        """10.4.3.III An enemy building gives way to a garden in the same slot."""
        self.pay(game, self.kit.board.sanctify, "10.4.3.III")
        ask = Ask(game, self.seat, SANCTIFY_WHAT, "10.4.3.III", (clearing,))
        chosen = yield ask.among(self.kit.replace, self.replaceable(game, clearing, BUILDING), NOT_TO_REPLACE)
        yield from self.put_instead(game, chosen.args[0], self.kit.gardens[self.outcast], clearing, "10.4.3.III")

    def put_instead(self, game: Root, kind: int, own: int, clearing: int, clause: str) -> Flow[None]:
        """G.1.21 Replace an enemy piece of a kind, whoever owns it."""
        owners = [other for other in game.other_parties(self.seat) if kind in game.of.kinds_of[other]]
        yield from replace(game, owners[0], kind, self.seat, own, clearing, clause)

    # 10.5 Daylight

    def daylight(self, game: Root) -> Flow[None]:
        """10.5 A ritual for each card revealed; whoever holds cards is asked, so that nothing is told."""
        o, kit, seat, hand = game.options, self.kit, self.seat, game.hands[self.seat]
        while hand.cards or might_use(game, seat):
            ask = Ask(game, seat, ACT, "10.5", checkpoint=True, secret=True)
            if not ask.is_known():
                ask.offer(kit.build, hand.cards, BUILDING_WITH)
                ask.offer(kit.recruit, hand.cards, RECRUITING_WITH)
                ask.offer(kit.score, hand.cards, SCORING_WITH)
                ask.offer(kit.sacrifice, hand.cards, SACRIFICING)
                ask.judged("craft", CRAFTING_LATER)
                offer_extras(ask, game, seat).add(o.done)
            chosen = yield ask
            if chosen is o.done:
                return
            if is_extra(game, chosen):
                yield from do_extra(game, seat, chosen)
            else:
                yield from self.perform(game, chosen.kind, chosen.args[0])

    def perform(self, game: Root, kind: str, card: int) -> Flow[None]:
        """10.5 Reveal a card for a ritual; it lies open before the Cult until Evening."""
        hand = game.hands[self.seat]
        game.transfer(hand, hand.cards.index(card), self.revealed)
        game.tell("10.5", REVEALED_CARD, self.seat, card)
        suit = game.deck_of.suit[card]
        if kind == "ritual_build":
            where = [clearing for clearing in ALL_CLEARINGS if self.forbids_garden(game, suit, clearing) is None]
            ask = Ask(game, self.seat, BUILD_WHERE, "10.5.1", (card,))
            chosen = yield ask.among(game.options.at, where, BUILDING_AT)
            place(game, self.seat, self.kit.gardens[suit], chosen.args[0], 1, "10.5.1")
        elif kind == "ritual_recruit":
            where = [clearing for clearing in ALL_CLEARINGS if self.forbids_recruit_at(game, suit, clearing) is None]
            ask = Ask(game, self.seat, RECRUIT_WHERE, "10.5.2", (card,))
            chosen = yield ask.among(game.options.at, where, RECRUITING_AT)
            place(game, self.seat, self.warrior, chosen.args[0], 1, "10.5.2")
        elif kind == "ritual_score":
            self.score_garden(game, card)
        else:
            self.sacrifice(game)

    def forbids_ritual(self, game: Root, card: int) -> Reason | None:
        """10.5 A card of the hand; 10.2.2 no bird, for all rituals but the sacrifice."""
        if card not in game.hands[self.seat].cards:
            return NOT_IN_HAND
        return BIRDS_ARE_HATED if game.deck_of.suit[card] == BIRD else None

    def forbids_build(self, game: Root, card: int) -> Reason | None:
        """10.5.1 A garden that is left, and somewhere to place it."""
        reason = self.forbids_ritual(game, card)
        if reason is not None:
            return reason
        suit = game.deck_of.suit[card]
        if game.supply[self.kit.gardens[suit]] == 0:
            return NO_GARDEN_LEFT
        for clearing in ALL_CLEARINGS:
            if self.forbids_garden(game, suit, clearing) is None:
                return None
        return NOWHERE_TO_BUILD

    def forbids_garden(self, game: Root, suit: int, clearing: int) -> Reason | None:
        """10.5.1 A clearing of the card's suit that the Cult rules, 2.2.3 with an open slot."""
        if not game.is_suit(clearing, suit):
            return NOT_MATCHING
        if not rules_clearing(game, self.seat, clearing):
            return NOT_RULED
        return NO_OPEN_SLOT if game.open_slots(clearing) == 0 else forbids_placing(game, self.seat, clearing)

    def forbids_recruit(self, game: Root, card: int) -> Reason | None:
        """10.5.2 A warrior that is left, and somewhere to place it."""
        reason = self.forbids_ritual(game, card)
        if reason is not None:
            return reason
        if game.supply[self.warrior] == 0:
            return NONE_LEFT
        suit = game.deck_of.suit[card]
        for clearing in ALL_CLEARINGS:
            if self.forbids_recruit_at(game, suit, clearing) is None:
                return None
        return NOWHERE_TO_RECRUIT

    def forbids_recruit_at(self, game: Root, suit: int, clearing: int) -> Reason | None:
        """10.5.2 A clearing of the card's suit."""
        return forbids_placing(game, self.seat, clearing) if game.is_suit(clearing, suit) else NOT_MATCHING

    def points_for(self, game: Root, suit: int) -> int:
        """10.5.3 What is printed above the last space that a garden of the suit has left."""
        gardens = self.gardens_on_map(game, suit)
        return self.kit.board.garden_vp[gardens - 1] if gardens > 0 else 0

    def forbids_score(self, game: Root, card: int) -> Reason | None:
        """10.5.3 Once a turn for each suit, with a garden of it on the map; R43 also for nothing."""
        reason = self.forbids_ritual(game, card)
        if reason is not None:
            return reason
        suit = game.deck_of.suit[card]
        if self.scored[suit]:
            return HAS_SCORED
        if self.gardens_on_map(game, suit) == 0:
            return NO_GARDEN_ON_MAP
        return SCORES_NOTHING if self.points_for(game, suit) == 0 and game.rules.rituals_must_score else None

    def score_garden(self, game: Root, card: int) -> None:
        """10.5.3 The card is spent, and is a lost soul; its suit's gardens score."""
        suit = game.deck_of.suit[card]
        self.scored[suit] = 1
        cards.put_away(game, self.revealed, card, spent=True, from_hand=True)
        game.tell("10.5.3", SPENT, self.seat, card)
        score(game, self.seat, self.points_for(game, suit), "10.5.3")

    def forbids_sacrifice(self, game: Root, card: int) -> Reason | None:
        """10.5.4 A bird card, G.1.19 and a warrior of the supply."""
        if card not in game.hands[self.seat].cards:
            return NOT_IN_HAND
        if game.deck_of.suit[card] != BIRD:
            return NOT_A_BIRD
        return None if game.supply[self.warrior] > 0 else NONE_LEFT

    def sacrifice(self, game: Root) -> None:
        """10.5.4 A warrior of the supply becomes an acolyte."""
        game.supply[self.warrior] -= 1
        self.acolytes += 1
        game.tell("10.5.4", SACRIFICED, self.seat, self.acolytes)

    # 10.6 Evening

    def evening(self, game: Root) -> Flow[None]:
        """10.6.1 Revealed cards come back, 10.6.2 then crafting, 10.6.3 then drawing, and discarding down to five."""
        if game.step == CRAFTING:
            self.take_back(game)
            yield from craft_step(game, self.seat, "10.6.2")
            yield from cards.evening_draw(game, self.seat, self.draws(game), "10.6.3")
            game.step = DRAWING
        yield from cards.discard_down(game, self.seat, "10.6.3")

    def take_back(self, game: Root) -> None:
        """10.6.1 All revealed cards come back to the hand, and everybody has seen them."""
        count = len(self.revealed)
        while self.revealed.cards:
            game.transfer(self.revealed, 0, game.hands[self.seat])
        if count > 0:
            game.tell("10.6.1", TOOK_BACK, self.seat, count)

    def draws(self, game: Root) -> int:
        """10.6.3 A card, and one for each card symbol that gardens have left."""
        return 1 + sum(self.kit.board.garden_draw[self.gardens_on_map(game, suit)] for suit in range(BIRD))
