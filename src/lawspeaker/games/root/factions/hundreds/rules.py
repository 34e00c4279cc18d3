"""14. The Lord of the Hundreds: set-up and turn."""

from __future__ import annotations

from typing import Final, cast

from lawspeaker.games.root.factions.hundreds.advance import advance_step
from lawspeaker.games.root.factions.hundreds.board import HundredsBoard
from lawspeaker.games.root.factions.hundreds.printed import (
    GRANDIOSE,
    JUBILANT,
    LAVISH,
    MOODS,
    ROWDY,
    STUBBORN,
)
from lawspeaker.games.root.factions.hundreds.reasons import (
    CRAFTING_OVER,
    HAS_MOB,
    HAS_SUCH_ITEM,
    MOB_STANDS_THERE,
    NO_CARD_TO_BUILD,
    NO_CARD_TO_INCITE,
    NO_COMMANDS,
    NO_MOB_NEAR,
    NO_WARRIOR_DUE,
    NO_WARRIOR_TO_ANOINT,
    NOBODY_TO_INCITE,
    NOT_IN_HOARD,
    NOT_ROLLED,
    NOT_RULED,
    NOT_UNDER_RUIN,
    SAME_MOOD,
    SPOILED_MOOD,
)
from lawspeaker.games.root.model.reasons import NO_OPEN_SLOT, NONE_LEFT
from lawspeaker.games.root.model.state import BIRDSONG, DAYLIGHT, SETUP, Root
from lawspeaker.games.root.model.tables import CLEARINGS, ITEMS, NONE
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.any_time import (
    craft_step,
    do_extra,
    is_extra,
    linger,
    might_act,
    might_use,
    offer_extras,
)
from lawspeaker.games.root.rules.battle import battle_in, offer_battles
from lawspeaker.games.root.rules.concepts import enemy_pieces, rules_clearing, ways
from lawspeaker.games.root.rules.corners import CORNERING, first_corners
from lawspeaker.games.root.rules.craft import craft, offer_crafting
from lawspeaker.games.root.rules.homelands import card_of, choose_homelands
from lawspeaker.games.root.rules.move import move_on, offer_moves
from lawspeaker.games.root.rules.pieces import Removal, all_cardboard, forbids_placing, place, remove, replace
from lawspeaker.games.root.rules.ruins import (
    clear_ruin,
    fill_up_ruins,
    kind_of_ruin_item,
    lay_ruin_items,
    take_ruin_item,
)
from lawspeaker.games.root.rules.victory import score
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic

JUBILANT_ROLLS: Final = 4
LAVISH_WARRIORS: Final = 2
ROWDY_CROWD: Final = 3  # so many enemy pieces with the warlord make a rowdy evening
ALL_CLEARINGS: Final = list(range(CLEARINGS))
ALL_MOODS: Final = list(range(len(MOODS)))

WHERE: Final = Topic("hundreds_where")
RAZE_ITEM: Final = Topic("hundreds_raze_item", "clearing")
MOB_WHERE: Final = Topic("hundreds_mob_where", "suit")
RECRUIT_WHERE: Final = Topic("hundreds_recruit_where")
ANOINT: Final = Topic("hundreds_anoint")
MOOD: Final = Topic("hundreds_mood")
LAVISH_ITEMS: Final = Topic("hundreds_lavish")
CRAFT_ONE: Final = Topic("hundreds_craft")
COMMANDING: Final = Topic("hundreds_command", "count")
BUILD_WITH: Final = Topic("hundreds_build_with", "clearing")
INCITE: Final = Topic("hundreds_incite")
INCITE_WITH: Final = Topic("hundreds_incite_with", "clearing")
ROLL_AGAIN: Final = Topic("hundreds_roll_again", "count")

RAZED: Final = Phrase("hundreds_razed", "seat", "ruin_item", "clearing")
RAZED_IN_VAIN: Final = Phrase("hundreds_razed_in_vain", "seat", "clearing")
ROLLED: Final = Phrase("hundreds_rolled", "seat", "suit")
IN_MOOD: Final = Phrase("hundreds_in_mood", "seat", "mood")
OPPRESSES: Final = Phrase("hundreds_oppresses", "seat", "count")

# Steps of Birdsong, of Daylight and of Evening.
BEGINNING: Final = 1
RAZING: Final = 2
RECRUITING: Final = 3
ANOINTING: Final = 4
CHOOSING: Final = 5
ENDING: Final = 6
LAVISHING: Final = 7
CRAFTING: Final = 1
FIRST: Final = 2  # Command the Hundreds and Advance the Warlord, in this order
SECOND: Final = 3  # unless the warlord is grandiose
INCITING: Final = 1
DISCARDING: Final = 2


class Hundreds(HundredsBoard):
    """Oppresses the Woodland, led by a warlord of many moods."""

    def copy(self) -> Hundreds:
        new = Hundreds(self.kit, self.seat)
        self.copy_to(new)
        return new

    def fill_up(self, game: Root, given: dict[str, object]) -> None:
        """14.3.2 After the set-up items lie under the ruins, 14.3.3 and the warlord is in some mood."""
        fill_up_ruins(game, given)
        if game.phase != SETUP and self.mood == NONE:
            self.mood = STUBBORN

    def last_step(self, phase: int) -> int:
        return {BIRDSONG: LAVISHING, DAYLIGHT: SECOND}.get(phase, DISCARDING)

    # 14.3 Set-up

    def ruin_sets(self, game: Root) -> int:
        """14.3.2 One R item under each ruin."""
        return 1

    def is_set_up(self, game: Root) -> bool:
        return self.mood != NONE

    def starting_clearings(self, game: Root) -> list[int]:
        return [clearing for clearing in ALL_CLEARINGS if game.count(self.kit.stronghold, clearing) > 0]

    def set_up(self, game: Root) -> Flow[None]:
        """14.3.1 A corner, 14.3.2 items under the ruins, 14.3.3 and a stubborn warlord."""
        if not self.starting_clearings(game):
            ask = Ask(game, self.seat, WHERE, "14.3.1", checkpoint=True)
            chosen = yield ask.among(game.options.at, first_corners(game, self.seat), CORNERING)
            self.found(game, chosen.args[0], self.kit.printed.start_warriors, "14.3.1")
        self.lay_down(game)

    def set_up_by_card(self, game: Root) -> Flow[None]:
        """A.8.2 The warlord, warriors and a stronghold in the homeland, and then as in the standard set-up."""
        homelands = yield from choose_homelands(game, self.seat)
        self.found(game, homelands[0], card_of(game, self.seat).warriors, "A.8.2")
        self.lay_down(game)

    def found(self, game: Root, clearing: int, warriors: int, clause: str) -> None:
        """The first pieces come to a clearing."""
        place(game, self.seat, self.kit.warlord, clearing, 1, clause)
        place(game, self.seat, self.warrior, clearing, warriors, clause)
        place(game, self.seat, self.kit.stronghold, clearing, 1, clause)

    def lay_down(self, game: Root) -> None:
        """14.3.2 Items under the ruins, 14.3.3 and a stubborn warlord."""
        lay_ruin_items(game, self.ruin_sets(game), "14.3.2")
        self.put_in_mood(game, STUBBORN, "14.3.3")

    # 14.4 Birdsong

    def birdsong(self, game: Root) -> Flow[None]:
        """14.4 Raze, recruit, anoint, choose a mood; 14.7.4 and a lavish end."""
        if game.step == BEGINNING:
            yield from linger(game, self.seat, "1.4.1")
            game.step = RAZING
        if game.step == RAZING:
            yield from self.raze(game)
            game.step = RECRUITING
        if game.step == RECRUITING:
            yield from linger(game, self.seat, "1.4.1")
            yield from self.recruit(game)
            game.step = ANOINTING
        if game.step == ANOINTING:
            yield from self.anoint(game)
            game.step = CHOOSING
        if game.step == CHOOSING:
            yield from self.choose_mood(game)
            game.step = ENDING
        if game.step == ENDING:
            yield from linger(game, self.seat, "1.4.1")
            if self.has_card_for_the_end(game):
                yield from self.be_lavish(game)
            game.step = LAVISHING

    # 14.4.1 Raze

    def mobs(self, game: Root) -> list[int]:
        """The clearings with a mob."""
        return [clearing for clearing in ALL_CLEARINGS if game.count(self.kit.mob, clearing) > 0]

    def raze(self, game: Root) -> Flow[None]:
        """14.4.1 All enemy buildings and tokens go where mobs are, and an item from each ruin there; then the mob
        spreads.
        """
        mobs = self.mobs(game)
        removals: list[Removal] = []
        for clearing in mobs:
            for other in game.other_parties(self.seat):
                if game.are_enemies(self.seat, other):
                    removal = all_cardboard(game, other, clearing, self.seat)
                    if removal.kinds:
                        removals.append(removal)
        yield from remove(game, removals, "14.4.1")
        for clearing in mobs:
            if game.ruin_items[clearing].cards:
                yield from self.rob_ruin(game, clearing)
        yield from self.spread_mob(game, "14.4.1")

    def rob_ruin(self, game: Root, clearing: int) -> Flow[None]:
        """14.4.1 One item from under a ruin, and an empty ruin goes; 9.7.3 of two they look at both and take one, but
        none of a kind of which they have an R item already. R63 Or one of those at random.
        """
        zone = game.ruin_items[clearing]
        several = len(zone.cards) > 1
        at_random = several and game.rules.razed_items_are_random
        if not at_random:
            for spot in range(len(zone.cards)):
                game.show(zone, spot, 1 << self.seat)
        fit = [card for card in zone.cards if self.forbids_taking(game, clearing, card) is None]
        game.disclose(1 if fit else 0)  # all see whether they could take anything
        if not fit:
            game.tell("9.7.3", RAZED_IN_VAIN, self.seat, clearing)
            return
        card = fit[0]
        if at_random:
            card = fit[game.chance.pick(len(fit))]
        elif several:
            ask = Ask(game, self.seat, RAZE_ITEM, "9.7.3", (clearing,), secret=True)
            chosen = yield ask.among(self.kit.raze_item, fit, TAKING)
            card = chosen.args[0]
        take_ruin_item(game, clearing, card)
        game.tell("14.4.1", RAZED, self.seat, card, clearing)
        clear_ruin(game, clearing, "14.4.1")
        yield from self.gain(game, kind_of_ruin_item(game, card), from_ruin=True)

    def forbids_taking(self, game: Root, clearing: int, card: int) -> Reason | None:
        """9.7.3 An item from under the ruin, of a kind of which they have no R item."""
        if card not in game.ruin_items[clearing].cards:
            return NOT_UNDER_RUIN
        return HAS_SUCH_ITEM if self.ruin_kinds[kind_of_ruin_item(game, card)] > 0 else None

    def spread_mob(self, game: Root, clause: str) -> Flow[None]:
        """14.4.1, 14.7.3 Roll the mob die, and place a mob next to another in a clearing of that suit, if there is
        one.
        """
        if not self.may_spread(game):
            return
        die = self.kit.printed.mob_die
        suit = die[game.chance.die(len(die), 0)]
        game.tell(clause, ROLLED, self.seat, suit)
        near = [clearing for clearing in ALL_CLEARINGS if self.forbids_spread(game, clearing, suit) is None]
        if near:
            chosen = yield Ask(game, self.seat, MOB_WHERE, clause, (suit,)).among(game.options.at, near, SPREADING)
            place(game, self.seat, self.kit.mob, chosen.args[0], 1, clause)

    def may_spread(self, game: Root) -> bool:
        """Whether any roll of the mob die places a mob."""
        if game.supply[self.kit.mob] == 0:
            return False
        return any(self.forbids_mob_near(game, clearing) is None for clearing in ALL_CLEARINGS)

    def forbids_spread(self, game: Root, clearing: int, suit: int) -> Reason | None:
        """14.4.1 A clearing of the suit that was rolled."""
        return self.forbids_mob_near(game, clearing) if game.is_suit(clearing, suit) else NOT_ROLLED

    def forbids_mob_near(self, game: Root, clearing: int) -> Reason | None:
        """14.4.1 A clearing without a mob, next to one with a mob."""
        if game.count(self.kit.mob, clearing) > 0:
            return HAS_MOB
        if not any(game.count(self.kit.mob, near) > 0 for near in ways(game, self.seat, clearing)):
            return NO_MOB_NEAR
        return forbids_placing(game, self.seat, clearing)

    # 14.4.2 Recruit

    def recruit(self, game: Root) -> Flow[None]:
        """14.4.2 Warriors come to the warlord, as many as Prowess says, and then one to each stronghold; 1.5.4 where
        they are short, the Hundreds say where they go.
        """
        warlord = self.warlord_clearing(game)
        if warlord != NONE:
            self.raise_warriors(game, warlord, self.prowess(), "14.4.2")
        due: list[int] = []
        for clearing in ALL_CLEARINGS:
            if forbids_placing(game, self.seat, clearing) is None:
                due += [clearing] * game.count(self.kit.stronghold, clearing)
        while len(due) > game.supply[self.warrior] > 0:
            still = sorted(set(due))
            ask = Ask(game, self.seat, RECRUIT_WHERE, "14.4.2")
            chosen = yield ask.among(game.options.at, still, NO_WARRIOR_DUE)
            place(game, self.seat, self.warrior, chosen.args[0], 1, "14.4.2")
            due.remove(chosen.args[0])
        for clearing in sorted(set(due)):
            place(game, self.seat, self.warrior, clearing, due.count(clearing), "14.4.2")

    def raise_warriors(self, game: Root, clearing: int, count: int, clause: str) -> None:
        """Place warriors where nobody forbids it."""
        if forbids_placing(game, self.seat, clearing) is None:
            place(game, self.seat, self.warrior, clearing, count, clause)

    # 14.4.3 Anoint

    def anoint(self, game: Root) -> Flow[None]:
        """14.4.3 Without a warlord on the map, one of the warriors becomes it; if none can, he comes anywhere."""
        while game.supply[self.kit.warlord] > 0:
            able = [clearing for clearing in ALL_CLEARINGS if self.forbids_anointing(game, clearing) is None]
            if not able:
                return
            ask = Ask(game, self.seat, ANOINT, "14.4.3", checkpoint=True).among(game.options.at, able, ANOINTED)
            chosen = yield offer_extras(ask, game, self.seat)
            if is_extra(game, chosen):
                yield from do_extra(game, self.seat, chosen)
            elif game.count(self.warrior, chosen.args[0]) > 0:
                own = self.kit.warlord
                yield from replace(game, self.seat, self.warrior, self.seat, own, chosen.args[0], "14.4.3")
            else:
                place(game, self.seat, self.kit.warlord, chosen.args[0], 1, "14.4.3")

    def forbids_anointing(self, game: Root, clearing: int) -> Reason | None:
        """14.4.3 A clearing with a warrior; any clearing, if nobody can be replaced."""
        barred = forbids_placing(game, self.seat, clearing)
        if barred is not None or game.count(self.warrior, clearing) > 0:
            return barred
        for other in ALL_CLEARINGS:
            if game.count(self.warrior, other) > 0 and forbids_placing(game, self.seat, other) is None:
                return NO_WARRIOR_TO_ANOINT
        return None

    # 14.4.4 Choose a mood

    def choose_mood(self, game: Root) -> Flow[None]:
        """14.4.4 Another mood must come, without an item of the hoard on it; a lavish one may have to stay."""
        while True:
            fit = [mood for mood in ALL_MOODS if self.forbids_mood(mood) is None]
            if not fit:
                return
            ask = Ask(game, self.seat, MOOD, "14.4.4", checkpoint=True, secret=might_use(game, self.seat))
            chosen = yield offer_extras(ask.among(self.kit.mood, fit, MOODY), game, self.seat)
            if chosen.kind == self.kit.mood.kind:
                self.put_in_mood(game, chosen.args[0], "14.4.4")
                return
            yield from do_extra(game, self.seat, chosen)

    def forbids_mood(self, mood: int) -> Reason | None:
        """14.4.4 Another than now, with no item on it that is in the hoard."""
        if mood == self.mood:
            return SAME_MOOD
        item = self.kit.printed.mood_item[mood]
        return SPOILED_MOOD if item != NONE and self.hoard[item] > 0 else None

    def put_in_mood(self, game: Root, mood: int, clause: str) -> None:
        self.mood = mood
        game.tell(clause, IN_MOOD, self.seat, mood)

    # 14.7.4 Lavish

    def at_end_of_birdsong(self, game: Root) -> Flow[None] | None:
        """14.7.4 A lavish warlord may give items away at the end of Birdsong."""
        return self.be_lavish(game)

    def has_card_for_the_end(self, game: Root) -> bool:
        """1.1.3 Whether a crafted card works at the same time: then he may be lavish before it, or after."""
        for card in game.crafted[self.seat].cards:
            effect = game.of.effects[card]
            if effect is None or card in game.used:
                continue
            if effect.at_end_of_birdsong(game, self.seat, card) is not None:
                return True
        return False

    def be_lavish(self, game: Root) -> Flow[None]:
        """14.7.4 Any number of items, two warriors for each."""
        while self.mood == LAVISH and any(self.hoard):
            kinds = [item for item in range(len(ITEMS)) if self.hoard[item] > 0]
            ask = Ask(game, self.seat, LAVISH_ITEMS, "14.7.4", checkpoint=True)
            ask.among(self.kit.scrap, kinds, NOT_IN_HOARD)
            chosen = yield offer_extras(ask, game, self.seat).add(game.options.done)
            if chosen is game.options.done:
                return
            if is_extra(game, chosen):
                yield from do_extra(game, self.seat, chosen)
                continue
            self.take_out(game, chosen.args[0], "14.7.4")
            warlord = self.warlord_clearing(game)
            if warlord != NONE:
                self.raise_warriors(game, warlord, LAVISH_WARRIORS, "14.7.4")

    # 14.5 Daylight

    def daylight(self, game: Root) -> Flow[None]:
        """14.5 Craft, then Command the Hundreds, then Advance the Warlord; 14.7.2 a grandiose warlord goes first."""
        if game.step == CRAFTING:
            if game.rules.strongholds_craft_once:
                yield from self.craft_once(game)
            else:
                yield from craft_step(game, self.seat, "14.5.1")
            game.step = FIRST
        grandiose = self.mood == GRANDIOSE
        if game.step == FIRST:
            yield from advance_step(game, self) if grandiose else self.command_step(game)
            game.step = SECOND
        yield from self.command_step(game) if grandiose else advance_step(game, self)

    def craft_once(self, game: Root) -> Flow[None]:
        """14.5.1 One craft action (R61)."""
        o = game.options
        while might_act(game, self.seat):
            ask = Ask(game, self.seat, CRAFT_ONE, "14.5.1", checkpoint=True, secret=True)
            chosen = yield offer_extras(offer_crafting(ask, game, self.seat), game, self.seat).add(o.done)
            if chosen is o.done:
                return
            if is_extra(game, chosen):
                yield from do_extra(game, self.seat, chosen)
                continue
            yield from craft(game, self.seat, chosen.args[0])
            return

    # 14.5.2 Command the Hundreds

    def command_step(self, game: Root) -> Flow[None]:
        """14.5.2 Move, battle and build, as often as Command says."""
        o, seat = game.options, self.seat
        while True:
            left = self.command() - self.commands
            if left <= 0 and not might_use(game, seat):
                return
            ask = Ask(game, seat, COMMANDING, "14.5.2", (max(0, left),), checkpoint=True, secret=True)
            if not ask.is_known():
                if left > 0:
                    offer_battles(offer_moves(ask, game, seat), game, seat)  # 14.5.2.I, 14.5.2.II
                    sites = [clearing for clearing in ALL_CLEARINGS if self.forbids_building(game, clearing) is None]
                    ask.among(self.kit.build, sites, BUILDING_IN)
                else:
                    for kind in ("from", "battle", "stronghold"):
                        ask.judged(kind, NO_COMMANDS)
                ask.judged("craft", CRAFTING_OVER)
                offer_extras(ask, game, seat)
                if not ask.options and not game.hands[seat].cards:
                    return
                ask.add(o.done)
            chosen = yield ask
            if chosen is o.done:
                return
            if is_extra(game, chosen):
                yield from do_extra(game, seat, chosen)
                continue
            self.commands += 1
            clearing = chosen.args[0]
            if chosen.kind == "from":
                yield from move_on(game, seat, clearing, "14.5.2.I")
            elif chosen.kind == "battle":
                yield from battle_in(game, seat, clearing, "14.5.2.II")
            else:
                yield from cards.spend_in(game, seat, clearing, BUILD_WITH, "14.5.2.III", (clearing,))
                place(game, seat, self.kit.stronghold, clearing, 1, "14.5.2.III")

    def forbids_building(self, game: Root, clearing: int) -> Reason | None:
        """14.5.2.III A stronghold in a ruled clearing, for a card that matches it."""
        if game.supply[self.kit.stronghold] == 0:
            return NONE_LEFT
        if not rules_clearing(game, self.seat, clearing):
            return NOT_RULED
        if game.open_slots(clearing) == 0:
            return NO_OPEN_SLOT
        barred = forbids_placing(game, self.seat, clearing)
        if barred is not None:
            return barred
        return None if cards.payable_in(game, self.seat, clearing) else NO_CARD_TO_BUILD

    # 14.6 Evening

    def evening(self, game: Root) -> Flow[None]:
        """14.6.1 Incite, 14.6.2 oppress, 14.6.3 draw, and discard down to five."""
        if game.step == INCITING:
            yield from self.incite_step(game)
            self.oppress(game)
            yield from cards.evening_draw(game, self.seat, self.draws(game), "14.6.3")
            game.step = DISCARDING
        yield from cards.discard_down(game, self.seat, "14.6.3")

    def incite_step(self, game: Root) -> Flow[None]:
        """14.6.1 As often as wanted; asked whenever somebody could be incited, for all that everybody can see."""
        o, seat = game.options, self.seat
        while True:
            open_to = [clearing for clearing in ALL_CLEARINGS if self.forbids_mob(game, clearing) is None]
            if not (open_to and game.hands[seat].cards) and not might_use(game, seat):
                return
            ask = Ask(game, seat, INCITE, "14.6.1", checkpoint=True, secret=True)
            ask.offer(self.kit.incite, open_to, INCITING_IN)
            chosen = yield offer_extras(ask, game, seat).add(o.done)
            if chosen is o.done:
                return
            if is_extra(game, chosen):
                yield from do_extra(game, seat, chosen)
                continue
            clearing = chosen.args[0]
            yield from cards.spend_in(game, seat, clearing, INCITE_WITH, "14.6.1", (clearing,))
            place(game, seat, self.kit.mob, clearing, 1, "14.6.1")
            if self.mood == JUBILANT and self.is_with_warlord(game, clearing):
                yield from self.celebrate(game)

    def forbids_inciting(self, game: Root, clearing: int) -> Reason | None:
        """14.6.1 The same, for a card that matches the clearing."""
        reason = self.forbids_mob(game, clearing)
        if reason is not None:
            return reason
        return None if cards.payable_in(game, self.seat, clearing) else NO_CARD_TO_INCITE

    def forbids_mob(self, game: Root, clearing: int) -> Reason | None:
        """14.6.1 An own warrior there, the warlord too, and no mob."""
        if game.supply[self.kit.mob] == 0:
            return NONE_LEFT
        if game.warriors(self.seat, clearing) == 0:
            return NOBODY_TO_INCITE
        if game.count(self.kit.mob, clearing) > 0:
            return MOB_STANDS_THERE
        return forbids_placing(game, self.seat, clearing)

    def celebrate(self, game: Root) -> Flow[None]:
        """14.7.3 Jubilant: the mob may spread up to four times."""
        for left in range(JUBILANT_ROLLS, 0, -1):
            if not self.may_spread(game):
                return
            ask = Ask(game, self.seat, ROLL_AGAIN, "14.7.3", (left,))
            chosen = yield ask.add(self.kit.roll_mob).add(game.options.decline)
            if chosen is game.options.decline:
                return
            yield from self.spread_mob(game, "14.7.3")

    def oppressed(self, game: Root) -> int:
        """14.6.2 How many ruled clearings have a piece of the Hundreds and none of an enemy."""
        found = 0
        for clearing in ALL_CLEARINGS:
            if game.has_pieces(self.seat, clearing) and rules_clearing(game, self.seat, clearing):
                found += 1 if enemy_pieces(game, self.seat, clearing) == 0 else 0
        return found

    def oppress(self, game: Root) -> None:
        """14.6.2 Points for the oppressed clearings."""
        oppressed = self.oppressed(game)
        points = self.kit.printed.oppress_vp
        game.tell("14.6.2", OPPRESSES, self.seat, oppressed)
        score(game, self.seat, points[min(oppressed, len(points) - 1)], "14.6.2")

    def draws(self, game: Root) -> int:
        """14.6.3 One card; 14.7.6 Rowdy: one more, or two more with three enemy pieces around the warlord."""
        if self.mood != ROWDY:
            return 1
        warlord = self.warlord_clearing(game)
        crowd = enemy_pieces(game, self.seat, warlord) if warlord != NONE else 0
        return 3 if crowd >= ROWDY_CROWD else 2


# Judges


def hundreds_of(game: Root, ask: Ask) -> Hundreds:
    """The Hundreds, who are asked."""
    return cast(Hundreds, game.factions[ask.seat])


class Taking(Judge[Root]):
    """Of items from under the ruin in the clearing that the ask names, at which they have looked."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return hundreds_of(game, ask).forbids_taking(game, ask.args[0], a)


class Spreading(Judge[Root]):
    """Of clearings, for the suit that the ask names."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return hundreds_of(game, ask).forbids_spread(game, a, ask.args[0])


class Anointed(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return hundreds_of(game, ask).forbids_anointing(game, a)


class Moody(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return hundreds_of(game, ask).forbids_mood(a)


class BuildingIn(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return hundreds_of(game, ask).forbids_building(game, a)


class IncitingIn(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return hundreds_of(game, ask).forbids_inciting(game, a)


TAKING: Final = Taking()
SPREADING: Final = Spreading()
ANOINTED: Final = Anointed()
MOODY: Final = Moody()
BUILDING_IN: Final = BuildingIn()
INCITING_IN: Final = IncitingIn()
