"""15. The Keepers in Iron: their set-up and their turn."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.factions.keepers.board import (
    ALL_CLEARINGS,
    RELICS,
    RETINUE_SLOTS,
    KeepersBoard,
)
from lawspeaker.games.root.factions.keepers.printed import COPIES, SIDES, TYPES
from lawspeaker.games.root.factions.keepers.zones import VALUES
from lawspeaker.games.root.model.phrases import BATTLE_WHOM, DISCARDED
from lawspeaker.games.root.model.reasons import (
    NO_FIGHTERS,
    NO_OPEN_SLOT,
    NONE_LEFT,
    NOT_AN_ENEMY,
    NOT_IN_HAND,
    NOT_ONESELF,
    WRONG_SUIT,
    named,
)
from lawspeaker.games.root.model.state import BIRDSONG, DAYLIGHT, Root
from lawspeaker.games.root.model.tables import CARDS, CLEARINGS, NONE, VIZIERS
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.any_time import craft_step, do_extra, is_extra, linger, might_use, offer_extras
from lawspeaker.games.root.rules.battle import Battle, fight, forbids_battle, hides_battle, hides_battles, targets
from lawspeaker.games.root.rules.concepts import adjacent, any_fits, enemy_pieces_of, fits, rules_clearing
from lawspeaker.games.root.rules.corners import CORNERING, first_corners
from lawspeaker.games.root.rules.craft import CraftingOver
from lawspeaker.games.root.rules.homelands import card_of, choose_homelands
from lawspeaker.games.root.rules.move import forbids_leaving, forbids_passage, move_on
from lawspeaker.games.root.rules.pieces import Removal, forbids_placing, place, remove, replace
from lawspeaker.games.root.rules.victory import score
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.option import Option

CORNER_WHERE: Final = Topic("keepers_corner_where")
EDGE_WHERE: Final = Topic("keepers_edge_where", "clearing")
ENCAMP: Final = Topic("keepers_encamp")
RETURN: Final = Topic("keepers_return")
DECAMP: Final = Topic("keepers_decamp")
RECRUIT: Final = Topic("keepers_recruit")
ACT: Final = Topic("keepers_act", "slot")
DELVE: Final = Topic("keepers_delve", "clearing")
RECOVER: Final = Topic("keepers_recover", "clearing")
GATHER: Final = Topic("keepers_gather", "count")

LAID_OUT: Final = Phrase("keepers_laid_out", "count")
SPREAD: Final = Phrase("keepers_spread", "relic", "clearing")
SPREAD_TO_FOREST: Final = Phrase("keepers_spread_to_forest", "relic", "forest")
DELVED: Final = Phrase("keepers_delved", "seat", "relic", "forest", "clearing")
RECOVERED: Final = Phrase("keepers_recovered", "seat", "relic", "clearing")
COLUMN: Final = Phrase("keepers_column", "seat", "count")
RETAINER_LEFT: Final = Phrase("keepers_retainer_left", "seat", "card")
GATHERED: Final = Phrase("keepers_gathered", "seat", "card", "slot")
SHIFTED: Final = Phrase("keepers_shifted", "seat", "card", "slot")

# Steps of Birdsong, of Daylight and of Evening.
ENCAMPING: Final = 2
DECAMPING: Final = 3
RECRUITING: Final = 4
READY: Final = 5
CRAFTING: Final = 1
FIRST_SLOT: Final = 2  # and the others after it
GATHERING: Final = 1
DISCARDING: Final = 2

# 15.5.2 The slots of the Retinue.
MOVE: Final = 0
BATTLE: Final = 1
RECOVERY: Final = 2
SLOTS: Final = list(range(RETINUE_SLOTS))
ALL_SIDES: Final = list(range(len(SIDES)))

# Why something cannot be chosen.


def slot_asked(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], ask.args[0])


def start_and_option(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0], ask.args[0])


def place_first(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[0],)


def limit(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (keepers_of(game, ask).printed.retinue_limit,)


NOT_NEXT_ON_EDGE: Final = Reason(
    "15.3.2", Phrase("keepers_not_next_on_edge", "clearing", "corner:clearing"), start_and_option
)
NO_WARRIOR_THERE: Final = Reason("15.4.1", Phrase("keepers_no_warrior_there", "clearing"), place_first)
CAMPED_THERE: Final = Reason("15.4.1", Phrase("keepers_camped_there", "clearing"), place_first)
DECAMPED_THERE: Final = CAMPED_THERE.under("15.4.2")
NOT_ON_EDGE: Final = Reason("15.4.1", Phrase("keepers_not_on_edge", "clearing"), place_first)
NO_SUCH_WAYSTATION: Final = Reason("15.4.2", Phrase("keepers_no_such_waystation", "clearing"), place_first)
NO_WAYSTATION: Final = Reason("15.4.3", Phrase("keepers_no_such_waystation", "clearing"), named)
CRAFTING_COMES_FIRST: Final = Reason("15.5", Phrase("keepers_crafting_comes_first"))
NOT_IN_SLOT: Final = Reason("15.5.2", Phrase("keepers_not_in_slot", "card", "slot"), slot_asked, moot=True)
HAS_ACTED: Final = Reason("15.5.2", Phrase("keepers_has_acted", "card"), place_first)
NOTHING_TO_DELVE: Final = Reason("15.5.2.II", Phrase("keepers_nothing_to_delve", "clearing"), named)
NOT_RULED: Final = Reason("15.5.2.II", Phrase("not_ruled", "clearing"), named)
NOT_IN_NEAR_FOREST: Final = Reason("15.5.2.IIa", Phrase("keepers_not_in_near_forest"), moot=True)
NOTHING_TO_RECOVER: Final = Reason("15.5.2.IIIa", Phrase("keepers_nothing_to_recover", "clearing"), named)
NOT_RECOVERABLE: Final = Reason("15.5.2.IIIa", Phrase("keepers_not_recoverable"), moot=True)
RECOVER_ONE: Final = Reason("15.5.2.IIIa", Phrase("keepers_recover_one"))
RETINUE_FULL: Final = Reason("15.6.2", Phrase("keepers_retinue_full", "count"), limit)
NOT_IN_RETINUE: Final = Reason("15.6.2", Phrase("keepers_not_in_retinue"), moot=True)
SAME_SLOT: Final = Reason("15.6.2", Phrase("keepers_same_slot"))
HAS_GATHERED: Final = Reason("15.6.2", Phrase("keepers_has_gathered"))


class Keepers(KeepersBoard):
    """Search the forests for relics, and bring them to their waystations."""

    def copy(self) -> Keepers:
        new = Keepers(self.kit, self.seat)
        self.copy_to(new)
        return new

    def last_step(self, phase: int) -> int:
        return {BIRDSONG: READY, DAYLIGHT: FIRST_SLOT + RECOVERY}.get(phase, DISCARDING)

    # 15.3 Set-up

    def is_set_up(self, game: Root) -> bool:
        return all(len(zone) > 0 for zone in self.retinue)

    def starting_clearings(self, game: Root) -> list[int]:
        """15.3.2 The corner where they begin."""
        return [corner for corner in game.chart.corners if game.warriors(self.seat, corner) > 0]

    def set_up(self, game: Root) -> Flow[None]:
        """15.3.1 Relics in the forests, 15.3.2 warriors, 15.3.3 the other relics, 15.3.4 retainers; 15.3.5 the
        waystations are on the board.
        """
        if not self.figures[0].cards:
            self.lay_out_relics(game)
        stands = [clearing for clearing in ALL_CLEARINGS if game.warriors(self.seat, clearing) > 0]
        if not stands:
            ask = Ask(game, self.seat, CORNER_WHERE, "15.3.2", checkpoint=True)
            chosen = yield ask.among(game.options.at, first_corners(game, self.seat), CORNERING)
            stands = [chosen.args[0]]
            place(game, self.seat, self.warrior, stands[0], self.printed.start_warriors, "15.3.2")
        if len(stands) == 1:
            ask = Ask(game, self.seat, EDGE_WHERE, "15.3.2", (stands[0],), checkpoint=True)
            chosen = yield ask.among(game.options.at, edges_next_to(game, stands[0]), NOT_NEXT_ON_EDGE)
            place(game, self.seat, self.warrior, chosen.args[0], self.printed.start_warriors, "15.3.2")
        to_forests = game.rules.relics_go_to_forests  # R65
        self.spread_relics(game, self.far_forests(game) if to_forests else self.far_clearings(game), "15.3.3")
        self.gather_retinue()

    def set_up_by_card(self, game: Root) -> Flow[None]:
        """A.8.2 Two homelands with warriors, and the relics that are left in forests; the rest as in the standard
        set-up.
        """
        if not self.figures[0].cards:
            self.lay_out_relics(game)
        homelands = yield from choose_homelands(game, self.seat)
        for home in homelands:
            place(game, self.seat, self.warrior, home, card_of(game, self.seat).warriors, "A.8.2")
        self.spread_relics(game, self.far_forests(game), "A.8.2")
        self.gather_retinue()

    def gather_retinue(self) -> None:
        """15.3.4 A retainer in each slot."""
        for slot, zone in enumerate(self.retinue):
            zone.fill([CARDS + VIZIERS + slot])

    def lay_out_relics(self, game: Root) -> None:
        """15.3.1 Shuffle all relics with their values down, and put one into each forest."""
        for type in range(len(TYPES)):
            values = list(range(COPIES))
            game.chance.shuffle(values, VALUES[type].domain)
            for copy, zone in enumerate(self.values_of(type)):
                zone.fill([values[copy]])
        relics = list(range(RELICS))
        game.chance.shuffle(relics)
        forests = range(min(len(game.chart.forests), RELICS))
        for forest in forests:
            self.lay(game, relics[forest], self.forest_place(forest))
        game.tell("15.3.1", LAID_OUT, len(forests))

    def spread_relics(self, game: Root, places: list[int], clause: str) -> None:
        """15.3.3 The relics that are left go to these places at random, as evenly as they can."""
        left = [relic for relic in range(RELICS) if self.relics[relic] < 0]
        game.chance.shuffle(left)
        game.chance.shuffle(places)
        for number, relic in enumerate(left):
            place = places[number % len(places)]
            self.lay(game, relic, place)
            if place < CLEARINGS:
                game.tell(clause, SPREAD, relic, place)
            else:
                game.tell(clause, SPREAD_TO_FOREST, relic, place - CLEARINGS)

    def far_clearings(self, game: Root) -> list[int]:
        """15.3.3 Clearings not adjacent to the Keepers; all, should there be none."""
        stands = [clearing for clearing in ALL_CLEARINGS if game.warriors(self.seat, clearing) > 0]
        far = [clearing for clearing in ALL_CLEARINGS if not set(adjacent(game, clearing)) & set(stands)]
        return far or ALL_CLEARINGS[:]

    def far_forests(self, game: Root) -> list[int]:
        """R65, A.8.2 Forests not adjacent to the Keepers; all, should there be none."""
        every = [self.forest_place(forest) for forest in range(len(game.chart.forests))]
        far = [
            self.forest_place(forest)
            for forest, around in enumerate(game.chart.forests)
            if not any(game.warriors(self.seat, clearing) > 0 for clearing in around)
        ]
        return far or every

    # 15.4 Birdsong

    def birdsong(self, game: Root) -> Flow[None]:
        """15.4 Encamp, decamp, recruit."""
        if game.step == 1:
            yield from linger(game, self.seat, "1.4.1")
            self.break_up(game, ENCAMPING)
        if game.step == ENCAMPING:
            yield from self.encamp(game)
            self.break_up(game, DECAMPING)
        if game.step == DECAMPING:
            yield from self.decamp(game)
            self.break_up(game, RECRUITING)
        if game.step == RECRUITING:
            yield from self.recruit(game)
            self.break_up(game, READY)
        yield from linger(game, self.seat, "1.4.1")

    def break_up(self, game: Root, step: int) -> None:
        """The next step begins, in which nothing has been done yet."""
        self.camped = [0] * CLEARINGS
        game.step = step

    # 15.4.1 Encamp

    def encamp(self, game: Root) -> Flow[None]:
        """15.4.1 Once in each clearing a warrior may give way to a waystation; with none on the map, come back."""
        if self.is_off_map(game):
            yield from self.come_back(game)
        while True:
            pairs = [
                (clearing, side)
                for clearing in ALL_CLEARINGS
                if game.warriors(self.seat, clearing) > 0
                for side in ALL_SIDES
                if self.forbids_encamp(game, clearing, side) is None
            ]
            if not pairs:
                return
            ask = Ask(game, self.seat, ENCAMP, "15.4.1", checkpoint=True)
            ask.among_pairs(self.kit.encamp, pairs, ENCAMPING_IN)
            chosen = yield offer_extras(ask, game, self.seat).add(game.options.done)
            if chosen is game.options.done:
                return
            if is_extra(game, chosen):
                yield from do_extra(game, self.seat, chosen)
                continue
            clearing, side = chosen.args[0], chosen.args[1]
            self.camped[clearing] = 1
            game.supply[self.kit.sides[self.back(side)]] -= 1
            yield from replace(game, self.seat, self.warrior, self.seat, self.kit.sides[side], clearing, "15.4.1")

    def is_off_map(self, game: Root) -> bool:
        """15.4.1 Whether neither a warrior nor a waystation is on the map."""
        return self.waystations(game) == 0 and all(
            game.warriors(self.seat, clearing) == 0 for clearing in ALL_CLEARINGS
        )

    def forbids_encamp(self, game: Root, clearing: int, side: int) -> Reason | None:
        """15.4.1 A warrior there, not twice, and what `forbids_tile` and `forbids_exchange`."""
        if game.warriors(self.seat, clearing) == 0:
            return NO_WARRIOR_THERE
        if self.camped[clearing]:
            return CAMPED_THERE
        return self.forbids_tile(game, clearing, side) or self.forbids_exchange(game, clearing)

    def forbids_tile(self, game: Root, clearing: int, side: int) -> Reason | None:
        """2.2.3 An open slot, 1.5.1 and a tile that is left."""
        if game.open_slots(clearing) == 0:
            return NO_OPEN_SLOT
        return NONE_LEFT if game.supply[self.kit.sides[side]] == 0 else None

    def forbids_exchange(self, game: Root, clearing: int) -> Reason | None:
        """G.1.21 Nobody may keep them from placing, R67 unless a warrior and a waystation are swapped (G.1.31)."""
        return None if game.rules.waystations_are_swapped else forbids_placing(game, self.seat, clearing)

    def forbids_waystation(self, game: Root, clearing: int, side: int) -> Reason | None:
        """15.4.1 Where a waystation can be placed."""
        return self.forbids_tile(game, clearing, side) or forbids_placing(game, self.seat, clearing)

    def come_back(self, game: Root) -> Flow[None]:
        """15.4.1 Place a waystation and a warrior in a clearing on the edge of the map."""
        pairs = [
            (clearing, side)
            for clearing in game.chart.edge
            for side in ALL_SIDES
            if self.forbids_waystation(game, clearing, side) is None
        ]
        if not pairs:
            yield from self.come_back_without_tile(game)
            return
        ask = Ask(game, self.seat, RETURN, "15.4.1", checkpoint=True)
        chosen = yield ask.among_pairs(self.kit.encamp, pairs, COMING_BACK)
        clearing, side = chosen.args[0], chosen.args[1]
        self.camped[clearing] = 1
        place(game, self.seat, self.kit.sides[side], clearing, 1, "15.4.1")
        game.supply[self.kit.sides[self.back(side)]] -= 1
        place(game, self.seat, self.warrior, clearing, 1, "15.4.1")

    def come_back_without_tile(self, game: Root) -> Flow[None]:
        """1.5.4 Where no waystation can be placed on the edge of the map, the warrior is placed all the same."""
        edge = [clearing for clearing in game.chart.edge if forbids_placing(game, self.seat, clearing) is None]
        if not edge or game.supply[self.warrior] == 0:
            return
        ask = Ask(game, self.seat, RETURN, "15.4.1", checkpoint=True)
        chosen = yield ask.among(game.options.at, edge, COMING_BACK_ALONE)
        place(game, self.seat, self.warrior, chosen.args[0], 1, "15.4.1")

    # 15.4.2 Decamp

    def decamp(self, game: Root) -> Flow[None]:
        """15.4.2 Once in each clearing a waystation may give way to a warrior."""
        while True:
            pairs = [
                (clearing, side)
                for clearing in ALL_CLEARINGS
                for side in self.waystations_in(game, clearing)
                if self.forbids_decamp(game, clearing, side) is None
            ]
            if not pairs:
                return
            ask = Ask(game, self.seat, DECAMP, "15.4.2", checkpoint=True)
            ask.among_pairs(self.kit.decamp, pairs, DECAMPING_FROM)
            chosen = yield offer_extras(ask, game, self.seat).add(game.options.done)
            if chosen is game.options.done:
                return
            if is_extra(game, chosen):
                yield from do_extra(game, self.seat, chosen)
                continue
            clearing, side = chosen.args[0], chosen.args[1]
            self.camped[clearing] = 1
            yield from replace(game, self.seat, self.kit.sides[side], self.seat, self.warrior, clearing, "15.4.2")

    def forbids_decamp(self, game: Root, clearing: int, side: int) -> Reason | None:
        """15.4.2 This waystation there, not twice, 1.5.1 and a warrior that is left."""
        if game.count(self.kit.sides[side], clearing) == 0:
            return NO_SUCH_WAYSTATION
        if self.camped[clearing]:
            return DECAMPED_THERE
        return NONE_LEFT if game.supply[self.warrior] == 0 else self.forbids_exchange(game, clearing)

    # 15.4.3 Recruit

    def recruit(self, game: Root) -> Flow[None]:
        """15.4.3 For a card two warriors come to a matching clearing with a waystation, as often as wanted. Whoever
        holds cards is asked, so that nothing is told.
        """
        hand = game.hands[self.seat]
        while True:
            sites = [clearing for clearing in ALL_CLEARINGS if self.forbids_site(game, clearing) is None]
            if not hand.cards or not sites:
                return
            pairs = [(card, clearing) for card in hand.cards for clearing in sites if fits(game, card, clearing)]
            ask = Ask(game, self.seat, RECRUIT, "15.4.3", checkpoint=True, secret=True)
            ask.among_pairs(self.kit.recruit, pairs, RECRUITING_IN)
            chosen = yield offer_extras(ask, game, self.seat).add(game.options.done)
            if chosen is game.options.done:
                return
            if is_extra(game, chosen):
                yield from do_extra(game, self.seat, chosen)
                continue
            cards.spend(game, self.seat, chosen.args[0], "15.4.3")
            place(game, self.seat, self.warrior, chosen.args[1], self.printed.recruits, "15.4.3")

    def forbids_site(self, game: Root, clearing: int) -> Reason | None:
        """15.4.3 A waystation there, 1.5.1 and a warrior that is left."""
        if not self.waystations_in(game, clearing):
            return NO_WAYSTATION
        return NONE_LEFT if game.supply[self.warrior] == 0 else forbids_placing(game, self.seat, clearing)

    def forbids_recruit(self, game: Root, card: int, clearing: int) -> Reason | None:
        """15.4.3 A hand card that matches such a clearing."""
        if card not in game.hands[self.seat].cards:
            return NOT_IN_HAND
        return self.forbids_site(game, clearing) or mismatch(game, card, clearing)

    # 15.5 Daylight

    def daylight(self, game: Root) -> Flow[None]:
        """15.5.1 Craft, 15.5.2 then act with the Retinue, slot by slot."""
        if game.step == CRAFTING:
            yield from craft_step(game, self.seat, "15.5.1")
            self.acted = []
            game.step = FIRST_SLOT
        for slot in SLOTS:
            if game.step == FIRST_SLOT + slot:
                yield from self.act(game, slot)
                self.acted = []
                game.step = min(game.step + 1, FIRST_SLOT + RECOVERY)

    def act(self, game: Root, slot: int) -> Flow[None]:
        """15.5.2 Each card of a slot acts once, in a clearing that it matches; in any order."""
        o, kit = game.options, self.kit
        while True:
            ask = Ask(game, self.seat, ACT, "15.5.2", (slot,), checkpoint=True, secret=True)
            if not ask.is_known():
                idle = [card for card in self.retinue[slot].cards if card not in self.acted]
                if slot != BATTLE:
                    self.offer_acts(ask, game, MOVE, idle)
                if slot == BATTLE:
                    self.offer_acts(ask, game, BATTLE, idle)
                if slot == RECOVERY:
                    self.offer_acts(ask, game, RECOVERY, idle)
                hidden = slot == BATTLE and hides_battles(game, self.seat)
                if not ask.options and not hidden and not might_use(game, self.seat):
                    return
                ask.judged("craft", CRAFTING_OVER)
                offer_extras(ask, game, self.seat).add(o.done)
            chosen = yield ask
            if chosen is o.done:
                return
            if is_extra(game, chosen):
                yield from do_extra(game, self.seat, chosen)
                continue
            card, clearing = chosen.args[0], chosen.args[1]
            self.acted.append(card)
            if chosen.kind == kit.move.kind:
                yield from move_on(game, self.seat, clearing, "15.5.2.I" if slot == MOVE else "15.5.2.III")
            elif chosen.kind == kit.battle.kind:
                yield from self.battle_then_delve(game, card, clearing)
            else:
                yield from self.recover(game, card, clearing)

    def offer_acts(self, ask: Ask, game: Root, action: int, idle: list[int]) -> None:
        """Offer an action of the Retinue to each of these cards, where it can be done."""
        family = [self.kit.move, self.kit.battle, self.kit.gain][action]
        sites = [
            clearing
            for clearing in ALL_CLEARINGS
            if any_fits(game, idle, clearing) and self.forbids_action(game, action, clearing) is None
        ]
        pairs = [(card, clearing) for card in idle for clearing in sites if fits(game, card, clearing)]
        ask.among_pairs(family, pairs, ACTING[action])

    def forbids_action(self, game: Root, action: int, clearing: int) -> Reason | None:
        """15.5.2.I, 15.5.2.III A move that can be made, 15.5.2.II something to battle or delve for, 15.5.2.IIIa or to
        recover.
        """
        if action == MOVE:
            return forbids_leaving(game, self.seat, clearing)
        if action == BATTLE:
            return None if self.enemies_in(game, clearing) else self.forbids_delving(game, clearing)
        return None if self.recoverable(game, clearing) else NOTHING_TO_RECOVER

    def forbids_act(self, game: Root, slot: int, action: int, card: int, clearing: int) -> Reason | None:
        """15.5.2 A card of this slot that has not acted, and matches the clearing."""
        if card not in self.retinue[slot].cards:
            return NOT_IN_SLOT
        if card in self.acted:
            return HAS_ACTED
        return mismatch(game, card, clearing) or self.forbids_action(game, action, clearing)

    def discard_retainer(self, game: Root, slot: int, card: int, clause: str) -> None:
        """A card of the Retinue is discarded; a faithful retainer leaves the game."""
        zone = self.retinue[slot]
        self.acted.remove(card)
        if card < CARDS:
            cards.put_away(game, zone, card)
            game.tell(clause, DISCARDED, self.seat, card)
        else:
            zone.take(zone.cards.index(card))
            game.tell(clause, RETAINER_LEFT, self.seat, card)

    # 15.5.2.II Battle then delve

    def enemies_in(self, game: Root, clearing: int) -> list[int]:
        """15.5.2.II Those with enemy pieces in a clearing whom they can battle."""
        return [other for other in targets(game, self.seat, clearing) if is_enemy_in(game, self.seat, other, clearing)]

    def forbids_delving(self, game: Root, clearing: int) -> Reason | None:
        """15.5.2.II Rule, a warrior there, 15.5.2.IIa and a relic in a forest next to the clearing, which nobody keeps
        it from being moved to.
        """
        if game.warriors(self.seat, clearing) == 0:
            return NO_FIGHTERS
        if not rules_clearing(game, self.seat, clearing):
            return NOT_RULED
        if not self.delvable(game, clearing):
            return NOTHING_TO_DELVE
        return forbids_passage(game, self.seat, NONE, clearing)

    def delvable(self, game: Root, clearing: int) -> list[int]:
        """15.5.2.IIa The relics in forests next to a clearing."""
        near = game.chart.clearing_forests[clearing]
        return [relic for relic in range(RELICS) if self.forest_of(relic) in near]

    def battle_then_delve(self, game: Root, card: int, clearing: int) -> Flow[None]:
        """15.5.2.II Where there are enemies one of them must be battled; then the Keepers may delve."""
        enemies, hidden = self.enemies_in(game, clearing), hides_battle(game, self.seat, clearing)
        if enemies or hidden:
            ask = Ask(game, self.seat, BATTLE_WHOM, "15.5.2.II", (clearing, self.seat), secret=hidden)
            ask.among(game.options.against, enemies, FACING)
            chosen = yield ask if enemies else ask.add(game.options.decline)
            if chosen is not game.options.decline:
                yield from fight(game, Battle(self.seat, chosen.args[0], clearing))
        if self.forbids_delving(game, clearing) is not None:
            return
        ask = Ask(game, self.seat, DELVE, "15.5.2.II", (clearing,))
        ask.among(self.kit.delve, self.delvable(game, clearing), NOT_IN_NEAR_FOREST)
        chosen = yield ask.add(game.options.decline)
        if chosen is not game.options.decline:
            self.delve(game, card, clearing, chosen.args[0])

    def delve(self, game: Root, card: int, clearing: int, relic: int) -> None:
        """15.5.2.IIa The relic comes to the clearing and is turned; 15.5.2.IIb the card goes if the Keepers rule fewer
        clearings around its forest than it is worth.
        """
        forest = self.forest_of(relic)
        self.lay(game, relic, clearing)
        game.tell("15.5.2.IIa", DELVED, self.seat, relic, forest, clearing)
        self.turn_up(game, relic)
        ruled = sum(1 for near in game.chart.forests[forest] if rules_clearing(game, self.seat, near))
        if ruled < self.value(relic):
            self.discard_retainer(game, BATTLE, card, "15.5.2.IIb")

    # 15.5.2.III Recover

    def recoverable(self, game: Root, clearing: int) -> list[int]:
        """15.5.2.IIIa The relics in a clearing whose type a waystation there shows."""
        shown = [self.kit.shown[side] for side in self.waystations_in(game, clearing)]
        return [relic for relic in self.relics_in(clearing) if relic // COPIES in shown] if shown else []

    def recover(self, game: Root, card: int, clearing: int) -> Flow[None]:
        """15.5.2.IIIa Gain a relic, 15.5.2.IIIb score for it, 15.5.2.IIIc and unless the card goes, go on or stop."""
        o = game.options
        first = True
        while self.recoverable(game, clearing):
            ask = Ask(game, self.seat, RECOVER, "15.5.2.III", (clearing,))
            ask.among(self.kit.recover, self.recoverable(game, clearing), NOT_RECOVERABLE)
            chosen = yield ask.add(o.done, RECOVER_ONE if first else None)
            if chosen is o.done:
                return
            first = False
            relic = chosen.args[0]
            self.lay(game, relic, self.on_board)
            game.tell("15.5.2.IIIa", RECOVERED, self.seat, relic, clearing)
            self.turn_up(game, relic)
            self.score_relic(game, relic)
            if self.ruled_alike(game, clearing) < self.value(relic):
                self.discard_retainer(game, RECOVERY, card, "15.5.2.IIIc")
                return

    def score_relic(self, game: Root, relic: int) -> None:
        """15.5.2.IIIb The value, and two points more for a column that it completes."""
        score(game, self.seat, self.value(relic), "15.5.2.IIIb")
        column = self.recovered(relic // COPIES)
        if all(self.recovered(type) >= column for type in range(len(TYPES))):
            game.tell("15.5.2.IIIb", COLUMN, self.seat, column)
            score(game, self.seat, self.printed.column_points, "15.5.2.IIIb")

    def ruled_alike(self, game: Root, clearing: int) -> int:
        """15.5.2.IIIc How many clearings that match this one the Keepers rule."""
        suits = game.suits_of(clearing)
        alike = [each for each in ALL_CLEARINGS if any(game.is_suit(each, suit) for suit in suits)]
        return sum(1 for each in alike if rules_clearing(game, self.seat, each))

    # 15.6 Evening

    def evening(self, game: Root) -> Flow[None]:
        """15.6.1 Live off the land, 15.6.2 gather Retinue, 15.6.3 draw, and discard down to five."""
        if game.step == GATHERING:
            if self.gathering == 0:
                yield from linger(game, self.seat, "1.4.1")
                yield from self.live_off_the_land(game)
                self.gathering = 1
            yield from self.gather(game)
            self.gathering = 0
            number = 1 + self.printed.draw[self.uncovered(game)]
            yield from cards.evening_draw(game, self.seat, number, "15.6.3")
            game.step = DISCARDING
        yield from cards.discard_down(game, self.seat, "15.6.3")

    def live_off_the_land(self, game: Root) -> Flow[None]:
        """15.6.1 A warrior leaves each clearing with four or more."""
        removals: list[Removal] = []
        for clearing in ALL_CLEARINGS:
            if game.warriors(self.seat, clearing) >= self.printed.crowd:
                removal = Removal(self.seat, self.seat, clearing)
                removal.add(game, self.warrior, 1)
                removals.append(removal)
        yield from remove(game, removals, "15.6.1")

    def retinue_size(self) -> int:
        return sum(len(zone) for zone in self.retinue)

    def gather(self, game: Root) -> Flow[None]:
        """15.6.2 Add any number of hand cards to the Retinue, or move one card of it to another slot. Whoever holds
        cards is asked, so that nothing is told.
        """
        o, kit, hand = game.options, self.kit, game.hands[self.seat]
        while True:
            room = self.printed.retinue_limit - self.retinue_size()
            may_shift = self.gathering == 1 and self.retinue_size() > 0
            if not (hand.cards and room > 0) and not may_shift and not might_use(game, self.seat):
                return
            ask = Ask(game, self.seat, GATHER, "15.6.2", (room,), checkpoint=True, secret=True)
            ask.offer_pairs(kit.gather, [(card, slot) for card in hand.cards for slot in SLOTS], GATHERING_CARDS)
            tucked = [card for zone in self.retinue for card in zone.cards] if self.gathering != 2 else []
            ask.offer_pairs(kit.shift, [(card, slot) for card in tucked for slot in SLOTS], SHIFTING)
            chosen = yield offer_extras(ask, game, self.seat).add(o.done)
            if chosen is o.done:
                return
            if is_extra(game, chosen):
                yield from do_extra(game, self.seat, chosen)
                continue
            card, slot = chosen.args[0], chosen.args[1]
            if chosen.kind == kit.shift.kind:
                source = next(zone for zone in self.retinue if card in zone.cards)
                game.transfer(source, source.cards.index(card), self.retinue[slot])
                game.tell("15.6.2", SHIFTED, self.seat, card, slot)
                return
            self.gathering = 2
            game.transfer(hand, hand.cards.index(card), self.retinue[slot])
            game.tell("15.6.2", GATHERED, self.seat, card, slot)

    def forbids_gather(self, game: Root, card: int) -> Reason | None:
        """15.6.2 A hand card, for which there is room."""
        if card not in game.hands[self.seat].cards:
            return NOT_IN_HAND
        return RETINUE_FULL if self.retinue_size() >= self.printed.retinue_limit else None

    def forbids_shift(self, card: int, slot: int) -> Reason | None:
        """15.6.2 A card of another slot, and no card has been gathered."""
        if not any(card in zone.cards for zone in self.retinue):
            return NOT_IN_RETINUE
        if self.gathering == 2:
            return HAS_GATHERED
        return SAME_SLOT if card in self.retinue[slot].cards else None


def edges_next_to(game: Root, corner: int) -> list[int]:
    """15.3.2 The clearings on the edge of the map that are adjacent to a corner."""
    edge = game.chart.edge
    place = edge.index(corner)
    near = [clearing for clearing in adjacent(game, corner) if clearing in edge]
    return near or [edge[place - 1], edge[(place + 1) % len(edge)]]  # on a map of one's own all paths may be closed


def mismatch(game: Root, card: int, clearing: int) -> Reason | None:
    """2.1 Why a card does not match a clearing."""
    return None if fits(game, card, clearing) else WRONG_SUIT[game.suit[clearing]]


# Judges


def keepers_of(game: Root, ask: Ask) -> Keepers:
    """The Keepers who are asked."""
    return cast(Keepers, game.factions[ask.seat])


class EncampingIn(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return keepers_of(game, ask).forbids_encamp(game, a, b)


class ComingBack(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return keepers_of(game, ask).forbids_waystation(game, a, b) if a in game.chart.edge else NOT_ON_EDGE


class ComingBackAlone(Judge[Root]):
    """Of clearings for a warrior without a waystation."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_placing(game, ask.seat, a) if a in game.chart.edge else NOT_ON_EDGE


class DecampingFrom(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return keepers_of(game, ask).forbids_decamp(game, a, b)


class RecruitingIn(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return keepers_of(game, ask).forbids_recruit(game, a, b)


class Acting(Judge[Root]):
    """Of the cards of the slot that the ask names, and of clearings to act in."""

    def __init__(self, action: int) -> None:
        self.action = action

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return keepers_of(game, ask).forbids_act(game, ask.args[0], self.action, a, b)


def is_enemy_in(game: Root, seat: int, other: int, clearing: int) -> bool:
    """G.1.9 Whether a party has enemy pieces in a clearing."""
    return enemy_pieces_of(game, seat, other, clearing) > 0


class Facing(Judge[Root]):
    """Of the enemy to battle in the clearing that the ask names."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        if a == ask.seat:
            return NOT_ONESELF
        barred = forbids_battle(game, ask.seat, a, ask.args[0])
        return NOT_AN_ENEMY if barred is None and not is_enemy_in(game, ask.seat, a, ask.args[0]) else barred


class GatheringCards(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return keepers_of(game, ask).forbids_gather(game, a)


class Shifting(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return keepers_of(game, ask).forbids_shift(a, b)


ENCAMPING_IN: Final = EncampingIn()
COMING_BACK: Final = ComingBack()
COMING_BACK_ALONE: Final = ComingBackAlone()
DECAMPING_FROM: Final = DecampingFrom()
RECRUITING_IN: Final = RecruitingIn()
ACTING: Final = [Acting(MOVE), Acting(BATTLE), Acting(RECOVERY)]  # by action
FACING: Final = Facing()
GATHERING_CARDS: Final = GatheringCards()
SHIFTING: Final = Shifting()
CRAFTING_OVER: Final = CraftingOver(CRAFTING_COMES_FIRST)
