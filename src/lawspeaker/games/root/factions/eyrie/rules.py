"""7. The Eyrie Dynasties."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from lawspeaker.games.root.factions.eyrie.printed import BUILDER, CHARISMATIC, COMMANDER, DESPOT, LEADERS
from lawspeaker.games.root.model.faction import Faction
from lawspeaker.games.root.model.reasons import NO_OPEN_SLOT, NONE_LEFT, NOT_IN_HAND, named
from lawspeaker.games.root.model.state import BIRDSONG, DAYLIGHT, OVER, SETUP, Root
from lawspeaker.games.root.model.tables import (
    BATTLE,
    BIRD,
    CARDS,
    CLEARINGS,
    COLUMNS,
    EYRIE,
    MOVE,
    NONE,
    RECRUIT,
)
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.any_time import craft_step, do_extra, is_extra, linger, might_use, offer_extras
from lawspeaker.games.root.rules.battle import Battle, battle_in, forbids_battle_in, hides_battles
from lawspeaker.games.root.rules.concepts import any_fits, fits, rules_clearing
from lawspeaker.games.root.rules.corners import CORNERING, first_corners
from lawspeaker.games.root.rules.craft import CraftingOver
from lawspeaker.games.root.rules.homelands import card_of, choose_homelands
from lawspeaker.games.root.rules.move import forbids_leaving, move_on
from lawspeaker.games.root.rules.pieces import Removal, forbids_placing, place
from lawspeaker.games.root.rules.victory import add_points, lose_points, score
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.field import NOTHING, changed
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.schema import says
from lawspeaker.kernel.zone import NOWHERE, Zone

if TYPE_CHECKING:
    from lawspeaker.games.root.factions.eyrie.kit import EyrieKit

ROOST_WHERE: Final = Topic("eyrie_roost_where")
LEADER: Final = Topic("eyrie_leader")
TUCK: Final = Topic("eyrie_tuck", "count")
NEW_ROOST: Final = Topic("eyrie_new_roost")
DECREE: Final = Topic("eyrie_decree", "column", "able:count", "unable:count")
LEADS: Final = Phrase("eyrie_leads", "seat", "leader")
TUCKED: Final = Phrase("eyrie_tucked", "seat", "card", "column")
OBEYED: Final = Phrase("eyrie_obeyed", "seat", "card", "column")
TURMOIL: Final = Phrase("eyrie_turmoil", "seat", "column")

# Steps of Birdsong and Daylight.
ORDERS: Final = 1
TUCKING: Final = 2
ROOSTING: Final = 3
CRAFTING: Final = 1
DECREEING: Final = 2
DEPOSING: Final = 3

# Why something cannot be chosen.


def card_named(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0],)


def card_and_place(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], option.args[1])


def present_column(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (ask.args[0],)


def warriors_there(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    clearing = option.args[0]
    return (clearing, all_warriors(game, clearing), eyrie_of(game, ask).fewest_warriors(game))


DEPOSED: Final = Reason("7.7.3", Phrase("eyrie_deposed", "leader"), named)
MUST_TUCK: Final = Reason("7.4.2", Phrase("eyrie_must_tuck"))
SECOND_BIRD: Final = Reason("7.4.2", Phrase("eyrie_second_bird"))
MORE_WARRIORS: Final = Reason(
    "7.4.3", Phrase("eyrie_more_warriors", "clearing", "count", "fewest:count"), warriors_there
)
CRAFTING_COMES_FIRST: Final = Reason("7.5", Phrase("eyrie_crafting_comes_first"))
NOT_IN_COLUMN: Final = Reason("7.5.2", Phrase("eyrie_not_in_column", "card"), card_named, moot=True)
OTHER_COLUMN: Final = Reason("7.5.2", Phrase("eyrie_other_column", "column"), present_column)
OBEYED_ALREADY: Final = Reason("7.5.2", Phrase("eyrie_obeyed_already", "card"), card_named)
NOT_DUE: Final = Reason("7.5.2", Phrase("eyrie_not_due", "card"), card_named, moot=True)
CAN_BE_OBEYED: Final = Reason("7.5.2", Phrase("eyrie_can_be_obeyed", "card"), card_named)
MISMATCH: Final = Reason("7.5.2.I", Phrase("no_match", "card", "clearing"), card_and_place)
MISMATCHES: Final = [
    MISMATCH,
    MISMATCH.under("7.5.2.II"),
    MISMATCH.under("7.5.2.III"),
    MISMATCH.under("7.5.2.IV"),
]  # by column
NO_ROOST: Final = Reason("7.5.2.I", Phrase("eyrie_no_roost", "clearing"), named)
HAS_ROOST: Final = Reason("7.5.2.IV", Phrase("eyrie_has_roost", "clearing"), named)
NOT_RULED: Final = Reason("7.5.2.IV", Phrase("not_ruled", "clearing"), named)


class Eyrie(Faction):
    """Follows its Decree, which grows every turn, until it cannot."""

    def __init__(self, kit: EyrieKit, seat: int) -> None:
        super().__init__(EYRIE, seat, kit.warrior)
        self.kit = kit
        # made: attributes of eyrie (`make generate`)
        self.leader: int = 0  # the leader
        self.leaders: list[int] = NOTHING  # each leader: 1 while it can still be chosen
        self.decree: list[Zone] = NOTHING  # row: the cards of each column
        self.viziers: Zone = NOWHERE  # the viziers that are not in the Decree
        self.tucked: int = 0  # cards added in this Birdsong
        self.birds_tucked: int = 0  # birds among them
        self.column: int = 0  # the column being resolved, from 0
        self.resolved: list[int] = NOTHING  # some: the cards that are done
        # end made

    def copy(self) -> Eyrie:
        new = Eyrie(self.kit, self.seat)
        # made: copies of eyrie (`make generate`)
        new.leader = self.leader
        new.leaders = self.leaders
        new.decree = [each.copy() for each in self.decree]
        new.viziers = self.viziers.copy()
        new.tucked = self.tucked
        new.birds_tucked = self.birds_tucked
        new.column = self.column
        new.resolved = self.resolved
        # end made
        return new

    def zones(self) -> list[Zone]:
        # made: zones of eyrie (`make generate`)
        return [*self.decree, self.viziers]
        # end made

    def fill_up(self, game: Root, given: dict[str, object]) -> None:
        """A leader that a position names is not among the others, and has the viziers in its columns. One must be named
        if the position says that it is the Eyrie's Daylight; else it is the first that is left.
        """
        decides = says(given, "turn") and game.turn == self.seat and game.phase == DAYLIGHT
        if not (self.names_field(given, "leader") or decides or self.may_be_vacant(game)):
            self.leader = self.leaders.index(1) if 1 in self.leaders else NONE
        laid = [card for zone in self.decree for card in zone.cards]
        self.viziers.fill([card for card in self.viziers.cards if card not in laid])
        if self.leader != NONE:
            self.leaders = changed(self.leaders, self.leader, 0)
            self.place_viziers(game)

    def broken(self, game: Root) -> str:
        for clearing in range(CLEARINGS):
            if game.count(self.kit.roost, clearing) > 1:
                return f"clearing {clearing + 1} has more than one roost (7.5.2.IV)"
        laid = [card for zone in self.zones() for card in zone.cards if card >= CARDS]
        if sorted(laid) != [CARDS, CARDS + 1]:
            return "there are two loyal viziers, in the Decree or beside it (7.3.4)"
        for card in self.viziers.cards:
            if card < CARDS:
                return f"{game.deck_of.ids[card]} is no loyal vizier, and lies with them (7.3.4)"
        if self.leader != NONE and self.leaders[self.leader]:
            return f"{LEADERS[self.leader]} leads and waits to lead (7.3.3)"
        if self.leader != NONE and self.viziers.cards:
            return f"{LEADERS[self.leader]} leads, and a loyal vizier is not in the Decree (7.3.4)"
        if self.leader != NONE and self.is_deposing(game):
            return f"after turmoil a leader is to be chosen, and {LEADERS[self.leader]} leads (7.7.3)"
        if self.leader == NONE and not self.may_be_vacant(game):
            return "factions.eyrie.leader must name one: the Eyrie has no leader (7.3.3)"
        if self.birds_tucked > self.tucked:
            return f"eyrie has added {self.tucked} cards to the Decree, and {self.birds_tucked} birds (7.4.2)"
        return ""

    def may_be_vacant(self, game: Root) -> bool:
        """7.3.3 Before the set-up there is no leader, 7.7.3 nor after turmoil before one is chosen, if any is left
        (R04); a game may end just then.
        """
        if game.phase in (SETUP, OVER) or self.is_deposing(game):
            return True
        return not any(self.leaders) and not game.rules.leaders_return

    def is_deposing(self, game: Root) -> bool:
        """7.7.3 Whether the Eyrie is choosing a leader after turmoil."""
        return game.turn == self.seat and game.phase == DAYLIGHT and game.step == DEPOSING

    def last_step(self, phase: int) -> int:
        return {BIRDSONG: ROOSTING, DAYLIGHT: DEPOSING}.get(phase, 2)

    def on_map(self, game: Root) -> int:
        """How many roosts are on the map."""
        return game.total_on_map(self.kit.roost)

    def uncovered(self, game: Root) -> int:
        """How many spaces of the Roosts track are empty."""
        return game.tables.kinds[self.kit.roost].total - game.supply[self.kit.roost]

    # 7.2 Faction rules and abilities

    def crafting_kinds(self) -> list[int]:
        """7.2.1 Roosts craft."""
        return self.kit.crafting

    def wins_ties(self, game: Root, clearing: int) -> bool:
        """7.2.2 Lords of the Forest, wherever it has a piece. Where it ties it has some: its own, or such as count as
        its own for rule (E.3.1, 11.2.7.III).
        """
        return True

    def item_points(self, game: Root, printed: int) -> int:
        """7.2.3 Disdain for Trade, 7.8.1 which the Builder ignores."""
        return printed if self.leader == BUILDER else 1

    # 7.3 Set-up

    def is_set_up(self, game: Root) -> bool:
        return self.leader != NONE

    def starting_clearings(self, game: Root) -> list[int]:
        """7.3.2 Where the first roost is."""
        return [clearing for clearing in range(CLEARINGS) if game.count(self.kit.roost, clearing) > 0]

    def set_up(self, game: Root) -> Flow[None]:
        """7.3.2 The first roost, 7.3.3 the leader, 7.3.4 the viziers; 7.3.1, 7.3.5 the others are beside the map."""
        kit, o = self.kit, game.options
        if self.on_map(game) == 0:
            ask = Ask(game, self.seat, ROOST_WHERE, "7.3.2", checkpoint=True)
            chosen = yield ask.among(o.at, first_corners(game, self.seat), CORNERING)
            place(game, self.seat, kit.roost, chosen.args[0], 1, "7.3.2")
            place(game, self.seat, self.warrior, chosen.args[0], self.kit.printed.start_warriors, "7.3.2")
        if self.leader == NONE:
            yield from self.choose_leader(game, "7.3.3")

    def set_up_by_card(self, game: Root) -> Flow[None]:
        """A.8.2 A roost and warriors in the homeland, and a leader."""
        homelands = yield from choose_homelands(game, self.seat)
        if self.on_map(game) == 0:
            place(game, self.seat, self.kit.roost, homelands[0], 1, "A.8.2")
            place(game, self.seat, self.warrior, homelands[0], card_of(game, self.seat).warriors, "A.8.2")
        yield from self.choose_leader(game, "A.8.2")

    def choose_leader(self, game: Root, clause: str) -> Flow[None]:
        """7.3.3, 7.7.3 Choose a leader that lies face up; the viziers go to the columns it names (7.3.4)."""
        if not any(self.leaders):  # R04
            if not game.rules.leaders_return:
                return
            self.leaders = [1] * len(LEADERS)
        face_up = [leader for leader in range(len(LEADERS)) if self.leaders[leader]]
        ask = Ask(game, self.seat, LEADER, clause, checkpoint=True)
        chosen = yield ask.among(self.kit.lead, face_up, DEPOSED)
        self.leader = chosen.args[0]
        self.leaders = changed(self.leaders, self.leader, 0)
        game.tell(clause, LEADS, self.seat, self.leader)
        self.place_viziers(game)

    def place_viziers(self, game: Root) -> None:
        """7.3.4 The viziers that are not in the Decree go to the columns that the leader names."""
        for column in self.kit.printed.leader_columns[self.leader]:
            if self.viziers.cards:
                game.transfer(self.viziers, 0, self.decree[column])

    # 7.4 Birdsong

    def birdsong(self, game: Root) -> Flow[None]:
        """7.4 Emergency Orders, Add to the Decree, A New Roost."""
        if game.step == ORDERS:
            yield from linger(game, self.seat, "1.4.1")
            self.tucked = 0
            self.birds_tucked = 0
            if not game.hands[self.seat].cards:
                cards.draw(game, self.seat, 1, "7.4.1")
            game.step = TUCKING
        if game.step == TUCKING:
            yield from self.add_to_decree(game)
            game.step = ROOSTING
        if self.on_map(game) == 0:
            yield from self.new_roost(game)
        yield from linger(game, self.seat, "1.4.1")

    def add_to_decree(self, game: Root) -> Flow[None]:
        """7.4.2 One or two cards must go to the Decree, at most one of them a bird."""
        o = game.options
        while self.tucked < 2:
            hand = game.hands[self.seat]
            fit = [card for card in hand.cards if self.forbids_tuck(game, card) is None]
            if not fit and not self.tucked:
                return
            args = (self.tucked + 1,)
            ask = Ask(game, self.seat, TUCK, "7.4.2", args, checkpoint=True, secret=bool(hand.cards))
            ask.among_pairs(
                self.kit.tuck, [(card, column) for card in fit for column in range(len(COLUMNS))], TUCKING_CARDS
            )
            offer_extras(ask, game, self.seat)
            chosen = yield ask.add(o.done, None if self.tucked else MUST_TUCK)
            if chosen is o.done:
                return
            if is_extra(game, chosen):
                yield from do_extra(game, self.seat, chosen)
                continue
            card, column = chosen.args[0], chosen.args[1]
            game.transfer(hand, hand.cards.index(card), self.decree[column])
            self.tucked += 1
            if game.deck_of.suit[card] == BIRD:
                self.birds_tucked += 1
            game.tell("7.4.2", TUCKED, self.seat, card, column)

    def forbids_tuck(self, game: Root, card: int) -> Reason | None:
        """7.4.2 A hand card, and no second bird."""
        if card not in game.hands[self.seat].cards:
            return NOT_IN_HAND
        return SECOND_BIRD if self.birds_tucked and game.deck_of.suit[card] == BIRD else None

    def new_roost(self, game: Root) -> Flow[None]:
        """7.4.3 Without a roost on the map: one, and three warriors, where the fewest warriors are."""
        if game.supply[self.warrior] < self.kit.printed.new_roost_warriors:
            return  # no clearing can take all of it
        fewest = self.fewest_warriors(game)
        fit = [clearing for clearing in range(CLEARINGS) if self.forbids_new_roost(game, clearing, fewest) is None]
        if not fit:
            return
        ask = Ask(game, self.seat, NEW_ROOST, "7.4.3", checkpoint=True)
        chosen = yield ask.among(game.options.at, fit, ROOSTING_ANEW)
        place(game, self.seat, self.kit.roost, chosen.args[0], 1, "7.4.3")
        place(game, self.seat, self.warrior, chosen.args[0], self.kit.printed.new_roost_warriors, "7.4.3")

    def fewest_warriors(self, game: Root) -> int:
        """7.4.3 The fewest warriors in any clearing that can take a roost, R03 or in any at all."""
        fewest = NONE
        for clearing in range(CLEARINGS):
            if game.rules.roost_among_all or self.forbids_roost(game, clearing) is None:
                warriors = all_warriors(game, clearing)
                fewest = warriors if fewest == NONE else min(fewest, warriors)
        return fewest

    def forbids_new_roost(self, game: Root, clearing: int, fewest: int) -> Reason | None:
        """7.4.3 Where a roost can stand, and where the fewest warriors are."""
        barred = self.forbids_roost(game, clearing)
        if barred is not None:
            return barred
        return None if all_warriors(game, clearing) == fewest else MORE_WARRIORS

    def forbids_roost(self, game: Root, clearing: int) -> Reason | None:
        """2.2.3 An open slot, where nobody keeps the Eyrie from placing pieces."""
        return NO_OPEN_SLOT if game.open_slots(clearing) == 0 else forbids_placing(game, self.seat, clearing)

    # 7.5 Daylight

    def daylight(self, game: Root) -> Flow[None]:
        """7.5.1 Craft, 7.5.2 then resolve the Decree."""
        if game.step == CRAFTING:
            yield from craft_step(game, self.seat, "7.5.1")
            game.step = DECREEING
            self.column = 0
            self.resolved = []
        if game.step == DECREEING:
            yield from self.resolve_decree(game)
        if game.step == DEPOSING:
            yield from self.choose_leader(game, "7.7.3")
        else:
            yield from linger(game, self.seat, "7.5")

    def resolve_decree(self, game: Root) -> Flow[None]:
        """7.5.2 Column by column every card demands an action; the first that cannot be done brings turmoil. What may
        be used at any time may be used between two actions: turmoil waits while there might be something to use.
        """
        while self.column < len(COLUMNS):
            left = [card for card in self.decree[self.column].cards if card not in self.resolved]
            if not left:
                self.column += 1
                continue
            ask = self.decree_ask(game, left)
            if ask is None:
                self.turmoil(game)
                return
            chosen = yield ask
            if is_extra(game, chosen):
                yield from do_extra(game, self.seat, chosen)
            elif chosen.kind == "decree_defy":
                self.turmoil(game)  # the order of the cards is free, also to begin with one that cannot be obeyed
            else:
                yield from self.obey(game, chosen)

    def decree_ask(self, game: Root, left: list[int]) -> Ask | None:
        """7.5.2 Which card of the column to obey, and where; or one that cannot be obeyed. None if no card can be, and
        there is nothing else to use.
        """
        args = () if game.known is None else game.known.args
        ask = Ask(game, self.seat, DECREE, "7.5.2", args, checkpoint=True)
        if ask.is_known():
            return ask
        deeds = self.deeds(game, left)
        hidden = self.column == BATTLE and hides_battles(game, self.seat)
        if not deeds and not hidden and not might_use(game, self.seat):
            return None
        able = {card for card, _ in deeds}
        ask.args = (self.column, len(able), len(left) - len(able))
        ask.secret = game.phase == DAYLIGHT and bool(game.hands[self.seat].cards)
        ask.among_pairs(self.kit.deeds[self.column], deeds, OBEYING[self.column])
        for column, family in enumerate(self.kit.deeds):
            if column != self.column:
                ask.judged(family.kind, OBEYING[column])
        ask.among(self.kit.defy, [card for card in left if card not in able], DEFYING)
        ask.judged("craft", CRAFTING_OVER)
        offer_extras(ask, game, self.seat)
        return ask

    def deeds(self, game: Root, left: list[int]) -> list[tuple[int, int]]:
        """Which of these cards can be obeyed, and where."""
        if len(left) == 1:
            return [(left[0], clearing) for clearing in self.clearings_for(game, left[0])]
        open_to = [
            clearing
            for clearing in range(CLEARINGS)
            if any_fits(game, left, clearing) and self.forbids_action(game, self.column, clearing) is None
        ]
        return [(card, clearing) for card in left for clearing in open_to if fits(game, card, clearing)]

    def clearings_for(self, game: Root, card: int) -> list[int]:
        """Where a card of the column can be obeyed."""
        return [
            clearing for clearing in range(CLEARINGS) if self.forbids_deed(game, self.column, card, clearing) is None
        ]

    def forbids_card(self, column: int, card: int) -> Reason | None:
        """7.5.2 Column by column, every card once."""
        if card not in self.decree[column].cards:
            return NOT_IN_COLUMN
        if column != self.column:
            return OTHER_COLUMN
        return OBEYED_ALREADY if card in self.resolved else None

    def forbids_deed(self, game: Root, column: int, card: int, clearing: int) -> Reason | None:
        """7.5.2.I to 7.5.2.IV The clearing must match the card, and be one where the action can be taken."""
        return self.forbids_action(game, column, clearing) if fits(game, card, clearing) else MISMATCHES[column]

    def forbids_action(self, game: Root, column: int, clearing: int) -> Reason | None:
        """What forbids the action of a column in a clearing, whatever card demands it."""
        if column == RECRUIT:
            return self.forbids_recruit(game, clearing)
        if column == MOVE:
            return forbids_leaving(game, self.seat, clearing)
        if column == BATTLE:
            return forbids_battle_in(game, self.seat, clearing)
        return self.forbids_build(game, clearing)

    def forbids_defying(self, game: Root, card: int) -> Reason | None:
        """7.5.2 What can be obeyed must be."""
        barred = self.forbids_card(self.column, card)
        if barred is not None:
            return NOT_DUE
        return CAN_BE_OBEYED if self.clearings_for(game, card) else None

    def obey(self, game: Root, chosen: Option) -> Flow[None]:
        """Take the action that a card of the Decree demands."""
        card, clearing = chosen.args[0], chosen.args[1]
        column = self.column
        self.resolved = [*self.resolved, card]
        game.tell("7.5.2", OBEYED, self.seat, card, column)
        if column == RECRUIT:
            self.recruit(game, clearing)
        elif column == MOVE:
            yield from move_on(game, self.seat, clearing, "7.5.2.II")
        elif column == BATTLE:
            yield from battle_in(game, self.seat, clearing, "7.5.2.III")
        else:
            place(game, self.seat, self.kit.roost, clearing, 1, "7.5.2.IV")

    # 7.5.2.I Recruit

    def forbids_recruit(self, game: Root, clearing: int) -> Reason | None:
        """7.5.2.I At a roost, 1.5.1 if a warrior can be placed at all."""
        if game.count(self.kit.roost, clearing) == 0:
            return NO_ROOST
        barred = forbids_placing(game, self.seat, clearing)
        if barred is not None:
            return barred
        return None if game.supply[self.warrior] > 0 else NONE_LEFT

    def recruit(self, game: Root, clearing: int) -> None:
        """7.5.2.I One warrior; 7.8.2 the Charismatic must place two, and with one left falls into turmoil (R05)."""
        wanted = 2 if self.leader == CHARISMATIC else 1
        clause = "7.8.2" if self.leader == CHARISMATIC else "7.5.2.I"
        short = game.supply[self.warrior] < wanted
        if not short or game.rules.charismatic_places_one:
            place(game, self.seat, self.warrior, clearing, wanted, clause)
        if short:
            self.turmoil(game)

    # 7.5.2.IV Build

    def forbids_build(self, game: Root, clearing: int) -> Reason | None:
        """7.5.2.IV A ruled clearing without a roost, where one can stand; 1.5.1 and a roost that is left."""
        if game.count(self.kit.roost, clearing) > 0:
            return HAS_ROOST
        if not rules_clearing(game, self.seat, clearing):
            return NOT_RULED
        barred = self.forbids_roost(game, clearing)
        if barred is not None:
            return barred
        return None if game.supply[self.kit.roost] > 0 else NONE_LEFT

    # 7.6 Evening

    def evening(self, game: Root) -> Flow[None]:
        """7.6.1 Score the roosts, 7.6.2 draw, then discard down to five."""
        if game.step == 1:
            yield from linger(game, self.seat, "1.4.1")
            score(game, self.seat, self.kit.printed.roost_vp[self.uncovered(game)], "7.6.1")
            number = 1 + self.kit.printed.roost_draw[self.uncovered(game)]
            yield from cards.evening_draw(game, self.seat, number, "7.6.2")
            game.step = 2
        yield from cards.discard_down(game, self.seat, "7.6.2")

    # 7.7 Turmoil

    def turmoil(self, game: Root) -> None:
        """7.7.1 Humiliate, 7.7.2 purge, 7.7.3 depose; 7.7.4 Daylight is over but for the choice of a leader."""
        game.tell("7.7", TURMOIL, self.seat, self.column)
        birds = 0
        for zone in self.decree:
            for card in zone.cards:
                if game.deck_of.suit[card] == BIRD:
                    birds += 1
        lose_points(game, self.seat, birds, "7.7.1")
        vacant = not any(self.leaders) and not game.rules.leaders_return  # R04 then the viziers stay where they are
        for zone in self.decree:
            for card in zone.cards[:]:
                if card < CARDS:
                    cards.put_away(game, zone, card)
                elif not vacant:
                    game.transfer(zone, zone.cards.index(card), self.viziers)
        self.leader = NONE
        self.column = len(COLUMNS)
        self.resolved = []
        game.step = DEPOSING

    # 7.8 Leaders

    def battlefield(self, game: Root, option: Option) -> int:
        """7.5.2.III The Decree names where."""
        return option.args[1] if option.kind == self.kit.battle.kind else super().battlefield(game, option)

    def extra_hits(self, game: Root, battle: Battle) -> int:
        """7.8.3 The Commander deals one more hit as attacker."""
        return 1 if self.leader == COMMANDER and battle.attacker == self.seat else 0

    def score_removal(self, game: Root, removal: Removal) -> None:
        """7.8.4 The Despot scores one more point for removing enemy buildings or tokens in battle, however many."""
        if self.leader != DESPOT or not removal.in_battle or removal.remover != self.seat or removal.cardboard == 0:
            return
        if game.are_enemies(self.seat, removal.owner):
            add_points(game, self.seat, 1, "7.8.4")


def all_warriors(game: Root, clearing: int) -> int:
    """All warriors in a clearing, whoever's."""
    return sum(game.warriors(party.party, clearing) for party in game.parties())


# Judges


def eyrie_of(game: Root, ask: Ask) -> Eyrie:
    """The Eyrie that is asked."""
    return cast(Eyrie, game.factions[ask.seat])


class Tucking(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return eyrie_of(game, ask).forbids_tuck(game, a)


class RoostingAnew(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        birds = eyrie_of(game, ask)
        return birds.forbids_new_roost(game, a, birds.fewest_warriors(game))


class Obeying(Judge[Root]):
    """Of the cards of a column."""

    def __init__(self, column: int) -> None:
        self.column = column

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        birds = eyrie_of(game, ask)
        barred = birds.forbids_card(self.column, a)
        return birds.forbids_deed(game, self.column, a, b) if barred is None else barred


class Defying(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return eyrie_of(game, ask).forbids_defying(game, a)


TUCKING_CARDS: Final = Tucking()
ROOSTING_ANEW: Final = RoostingAnew()
OBEYING: Final = [Obeying(column) for column in range(len(COLUMNS))]
DEFYING: Final = Defying()
CRAFTING_OVER: Final = CraftingOver(CRAFTING_COMES_FIRST)
