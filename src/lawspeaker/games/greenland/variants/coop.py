"""L The co-operative game: an occupied island, from 1937 to 1945 (L0.1), for one to four players.

The occupiers have a depot of energy and all villages, which are the daughters. Patrols must hunt, rob the depot and
free the villages. Propaganda may make a tribe surrender.
"""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.phrases import (
    ARMED,
    BLITZ,
    COMMANDOS,
    DEFEAT,
    DEPOT_GROWS,
    INTERVENTION,
    LIBERATED,
    MARKET_OPENS,
    MODERN,
    SURRENDERED,
    WARMED_UP,
)
from lawspeaker.games.greenland.model.reasons import (
    HUNTED_BY_OTHERS,
    NO_BISHOP,
    NO_IRON_FOR_BULLETS,
    NOT_IN_PLAY_ABROAD,
    NOT_OCCUPIED,
    NOT_UNDER_OCCUPATION,
    OWN_PLACARD,
    RANK_FOR_ONE,
    SAID_ALREADY,
    asked_tribe,
)
from lawspeaker.games.greenland.model.rules import Rules
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import (
    MINE_HELD,
    MINE_IDLE,
    MINE_LOST,
    MONOTHEIST,
    NEW_WORLD,
    NONE,
    RANKS,
    SHAMAN,
    VENEREAL,
    Icon,
)
from lawspeaker.games.greenland.phases.any_time import FOR_IRON, FOR_NOTHING, keep_hand_sizes, leave_table
from lawspeaker.games.greenland.phases.assignment.phase import forbids_rising
from lawspeaker.games.greenland.phases.elders import martyr_dice
from lawspeaker.games.greenland.phases.event.depletion import exchanged
from lawspeaker.games.greenland.phases.event.trade import sell_at
from lawspeaker.games.greenland.phases.hunt.hunt_roll import HuntRoll
from lawspeaker.games.greenland.phases.negotiation.deals import disk_terms, hand_over, judge_disks
from lawspeaker.games.greenland.phases.negotiation.new_world import turn_hostile
from lawspeaker.games.greenland.phases.powers import goods_of, rank_of
from lawspeaker.games.greenland.variants.variant import Variant
from lawspeaker.games.tribes.deal import Bargain, begin_talks, negotiate
from lawspeaker.games.tribes.dice import FACES, faces, number_of
from lawspeaker.games.tribes.phases import OVER
from lawspeaker.games.tribes.pieces import DEAD
from lawspeaker.games.tribes.rows import NORTH, SOUTH
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason
from lawspeaker.kernel.option import Option

ENERGY_AT_FIRST = 4  # L2.b
DEPOT = 3  # L2.d: for each player,
DEPOT_ALONE = 8  # or for one who plays alone
GOODS = 2  # L3.c
MINED = 4  # L5.e
CONDITIONS = 2  # L9.0: how many must be met
MODERN_GOODS = 2  # L9.a
EMIGRANTS = 6  # L9.b

PATROL_DEADLY = faces(3, 6)  # L5.a
ROBBING = faces(2)  # L5.b
ARMED_ROBBING = faces(2, 3)  # L5.c


class Occupation(Variant):
    """L1.1 The survivalist rules and what follows."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(survivalist=True)
        self.cooperative = True
        self.guests_serve = rules.foreign_elders_serve  # R60
        self.also_deadly = PATROL_DEADLY
        self.limits_energy = True
        self.tames_at_once = True
        self.allows_return = False  # L4.e
        self.mixes_tribes = True  # L4.d, L4.f

    # L2 Set-up

    def events_used(self, game: Greenland) -> int:
        """L2.e Eight, or fewer for those who want it harder."""
        return game.rules.coop_events

    def first_cards(self, game: Greenland, row: int) -> list[int]:
        """L2.a Bog iron lies next to Vinland."""
        return [game.of.numbers["bog_iron"]] if row == SOUTH else []

    def settle(self, game: Greenland, tribe: int) -> None:
        """L2.b, L2.c Less energy, and one god."""
        game.energy[tribe] = ENERGY_AT_FIRST
        game.religion[tribe] = MONOTHEIST

    def lay_out(self, game: Greenland) -> None:
        """L2.a Everything is cold, the New World nearest to the decks. L2.d The occupiers have a depot."""
        for row in (NORTH, SOUTH):
            game.cold[row] = game.warm[row][::-1]
            game.warm[row] = []
        game.depot = DEPOT_ALONE if len(game.order) == 1 else DEPOT * len(game.order)

    # L3 Events

    def changes_climate(self, game: Greenland) -> bool:
        """L3.a It grows warmer: of each row the cold card nearest to the deck becomes a warm one.

        Where it lies on the warm side decides nothing.
        """
        for row in (NORTH, SOUTH):
            if game.cold[row]:
                card = game.cold[row].pop()
                game.warm[row].append(card)
                game.tell("L3.a", WARMED_UP, card)
        return True

    def befall(self, game: Greenland, tribe: int, icon: Icon) -> Flow[None] | None:
        return self.propaganda(game, tribe, icon.number) if icon.kind == VENEREAL else None

    def propaganda(self, game: Greenland, tribe: int, shown: int) -> Flow[None]:
        """L3.b A blitz for the tribes that the icon shows, in place of a disease."""
        if (shown >> tribe) & 1:
            self.blitz(game, tribe, "L3.b")
            yield from keep_hand_sizes(game)  # with husbands of those who surrender hand sizes go as well

    def sell(self, game: Greenland, card: int) -> Flow[None] | None:
        """L3.c Whatever a ship brings costs 2 disks of ivory and iron."""
        return sell_at(game, card, GOODS, True, "L3.c")

    # L4 Assignment

    def is_occupied(self, game: Greenland, card: int) -> bool:
        """L4.f A village is occupied while the daughter is unmarried."""
        return game.is_daughter(card) and game.tableau[card] != NONE and game.husband(card) == NONE

    def forbids_send(self, game: Greenland, tribe: int, card: int) -> Reason | None:
        """L4.a No biome for two tribes, except the New World. L4.f Of tableaus only occupied villages are raided.

        L4.b Homelands limit everybody as ever.
        """
        if game.tableau[card] != NONE:
            return None if self.is_occupied(game, card) else NOT_OCCUPIED
        if game.card(card).kind == NEW_WORLD:
            return None
        others = game.everybody(game.place_of(card)) - game.hunters(tribe, card)
        return HUNTED_BY_OTHERS if others > 0 else None

    def offer_promotions_abroad(self, game: Greenland, ask: Ask, tribe: int) -> None:
        """L4.d Hunters may rise on the placards of others, L7.c on ranks that hold several."""
        spots = [host * RANKS + rank for host in game.playing() for rank in range(RANKS)]
        ask.offer(game.options.promote_abroad, spots, RISING_ABROAD)

    def further_sleds(self, game: Greenland, tribe: int) -> int:
        """L4.c Ski troops: who has married Geala has a sled."""
        geala = game.of.numbers["geala"]
        return 1 if game.tableau[geala] != NONE and game.husband(geala) == tribe else 0

    def negotiate(self, game: Greenland) -> Flow[None] | None:
        return peace_and_quiet(game)

    # L5 Hunts

    def offer_declarations(self, game: Greenland, ask: Ask, roll: HuntRoll) -> None:
        """L5.c Bullets for the commandos, for 1 iron; B3.1 or first a card is exchanged for it."""
        forbidden = forbids_bullets(game, roll)
        ask.add(game.options.bullets, forbidden)
        if forbidden is NO_IRON_FOR_BULLETS:
            FOR_IRON.offer(game, ask, roll.tribe)
        else:
            ask.judged("exchange", FOR_NOTHING)

    def declare(self, game: Greenland, roll: HuntRoll, chosen: Option) -> bool:
        if exchanged(game, chosen):
            return True
        if chosen is not game.options.bullets:
            return False
        game.iron[roll.tribe] -= 1
        roll.armed = True
        game.tell("L5.c", ARMED, roll.tribe)
        return True

    def rolled(self, game: Greenland, roll: HuntRoll) -> None:
        """L5.b With a bishop every 2 of a roll robs the depot, L5.d the Alpha's too, L5.c and with bullets every 3."""
        robbed = min(game.depot, number_of(roll.dice, ARMED_ROBBING if roll.armed else ROBBING))
        if robbed == 0 or not has_bishop(game, roll.tribe):
            return
        game.depot -= robbed
        game.tell("L5.c" if roll.armed else "L5.b", COMMANDOS, roll.tribe, robbed, game.depot)
        if game.rules.loot_is_kept:  # R64
            game.gain_energy(roll.tribe, robbed)

    def hunters_return(self, game: Greenland, card: int, succeeded: bool, babies: int) -> None:
        """L5.e How it went at the mine, which is the bog iron."""
        if card == game.of.numbers["bog_iron"]:
            game.mine = MINE_HELD if succeeded else MINE_LOST

    def hunts_end(self, game: Greenland) -> None:
        """L5.e Unless a patrol held the mine the depot grows, by what is left in the box.

        R65: perhaps it takes an attempt to lose the mine. R66: perhaps nobody comes back who has once left.
        """
        lost = game.mine == MINE_LOST or (game.mine == MINE_IDLE and game.rules.idle_mine_feeds_depot)
        gone = game.depot == 0 and game.rules.occupiers_leave_for_good
        if lost and not gone:
            number = min(MINED, game.energy_left())
            game.depot += number
            game.tell("L5.e", DEPOT_GROWS, number, game.depot)
        game.mine = MINE_IDLE

    # L7 Elder actions

    def forbids_action(self, kind: str) -> Reason | None:
        """L7.b; L7.c emissaries are promoted in phase 2 instead."""
        allowed = kind not in ("domesticate", "burn", "banish", "proselytize", "baptise", "emissary")
        return None if allowed else NOT_UNDER_OCCUPATION

    def open_market(self, game: Greenland) -> bool:
        """L7.a Everybody may trade, if there is anybody to trade with, and anything."""
        if len(game.playing()) < 2 or sum(game.energy) + sum(game.ivory) + sum(game.iron) == 0:
            return False
        begin_talks(game)
        game.tell("L7.a", MARKET_OPENS)
        return True

    def trade(self, game: Greenland) -> Flow[None]:
        yield from negotiate(Market(game))

    # L8 Propaganda

    def blitz(self, game: Greenland, tribe: int, clause: str) -> None:
        """L8.a A die for each occupied village, but at least one; R67 perhaps it should be the liberated ones.

        L8.b If the lowest die is above the hand size the tribe surrenders.
        """
        villages = game.daughters_of(tribe)
        held = [card for card in villages if self.is_occupied(game, card) == game.rules.propaganda_in_occupied_villages]
        number = max(1, len(held))
        lowest = min(game.chance.dice(number, FACES))
        size = martyr_dice(game, tribe)
        game.tell(clause, BLITZ, tribe, number, lowest, size)
        if lowest > size:
            self.surrender(game, tribe)

    def surrender(self, game: Greenland, tribe: int) -> None:
        """L8.c Who surrenders is out of the game; R68 and everybody with him."""
        for each in game.playing() if game.rules.one_surrender_loses_all else [tribe]:
            give_up(game, each)

    # L9 Victory

    def is_over(self, game: Greenland) -> bool:
        """L8.1 The game ends when no event is left, and not before, unless nobody is."""
        return not (game.events.cards and game.playing())

    def conclude(self, game: Greenland) -> int:
        """L8.1 The last event is a blitz for all. L9.0 Two of three conditions must be met then."""
        self.last_blitz(game)
        number = sum(self.conditions(game))
        game.tell("L9.0", LIBERATED, number)
        for tribe in game.playing():
            game.points[tribe] = number
        if number >= CONDITIONS:
            game.winners = sorted({game.seat_of[tribe] for tribe in game.playing()})
        return OVER

    def last_blitz(self, game: Greenland) -> None:
        """L8.1 In the order of play, for all who have not surrendered."""
        for tribe in game.playing():
            if not game.extinct[tribe]:
                self.blitz(game, tribe, "L8.1")

    def conditions(self, game: Greenland) -> list[bool]:
        """L9 Which of the three conditions are met."""
        cultures = self.cultures(game)
        modern = bool(cultures) and all(is_modern(game, tribe) for tribe in cultures)
        abroad = bool(cultures) and all(has_emigrated(game, tribe) for tribe in cultures)
        met = [modern, abroad, game.depot == 0]
        game.tell("L9.a", MODERN, int(modern))
        game.tell("L9.b", INTERVENTION, int(abroad))
        game.tell("L9.c", DEFEAT, game.depot)
        return met

    def hopes(self, game: Greenland, tribe: int) -> float:
        """L8.b A hand size that withstands propaganda, and L9 what the conditions ask for."""
        colonists = sum(game.hunters(tribe, card) for card in game.of.new_world)
        worth = 1.5 * min(martyr_dice(game, tribe), FACES) + 1.5 * min(len(goods_of(game, tribe)), MODERN_GOODS)
        return worth + 0.3 * min(colonists, EMIGRANTS) - 0.1 * game.depot

    def cultures(self, game: Greenland) -> list[int]:
        """Those who must meet the conditions: all, or R68 where they can lose alone, whoever is left."""
        if game.rules.one_surrender_loses_all:
            return [tribe for tribe, seat in enumerate(game.seat_of) if seat != NONE]
        return game.playing()


def peace_and_quiet(game: Greenland) -> Flow[None]:
    """L4.a Nobody negotiates or attacks; F3.1 but the New World may turn hostile."""
    turn_hostile(game)
    yield from ()


def has_bishop(game: Greenland, tribe: int) -> bool:
    """L5.b An elder on rank 2."""
    return game.elders(tribe, SHAMAN) > 0


def forbids_bullets(game: Greenland, roll: HuntRoll) -> Reason | None:
    """L5.c A bishop may give a patrol bullets, once, for 1 iron."""
    if not has_bishop(game, roll.tribe):
        return NO_BISHOP
    if roll.armed:
        return SAID_ALREADY
    return None if game.iron[roll.tribe] > 0 else NO_IRON_FOR_BULLETS


class RisingAbroad(Judge[Greenland]):
    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        host, rank = divmod(a, RANKS)
        if host == asked_tribe(game, ask):
            return OWN_PLACARD
        if host not in game.playing():
            return NOT_IN_PLAY_ABROAD
        hindered = forbids_rising(game, asked_tribe(game, ask))
        return hindered or (None if rank_of(game, host, rank).several else RANK_FOR_ONE)


RISING_ABROAD: Final = RisingAbroad()


def give_up(game: Greenland, tribe: int) -> None:
    """L8.b All pieces of a tribe leave the table, and it is out of the game."""
    game.tell("L8.b", SURRENDERED, tribe)
    for place in range(DEAD + 1, game.of.places):
        game.move_all(tribe, place, DEAD)
    leave_table(game, tribe)


def is_modern(game: Greenland, tribe: int) -> bool:
    """L9.a A hunter who is unassigned, and two inventions and imports."""
    return game.unassigned(tribe) > 0 and len(goods_of(game, tribe)) >= MODERN_GOODS


def has_emigrated(game: Greenland, tribe: int) -> bool:
    """L9.b Six of the tribe are in the New World; R69 perhaps all on one card."""
    colonists = [game.hunters(tribe, card) for card in game.of.new_world]
    return (sum(colonists) if game.rules.both_colonies_count else max(colonists)) >= EMIGRANTS


class Market(Bargain):
    """L7.a Energy, ivory and iron are swapped, and nothing else."""

    def __init__(self, game: Greenland) -> None:
        super().__init__(game, "L7.a")
        self.table = game

    def parties(self) -> list[int]:
        return self.table.playing()

    def further_terms(self) -> list[Option]:
        return disk_terms(self.table)

    def judge_terms(self, ask: Ask) -> None:
        judge_disks(ask)

    def concerned(self) -> list[int]:
        return [self.table.partner]

    def carry_out(self) -> Flow[None]:
        for number in self.table.terms:
            hand_over(self.table, self.table.of.catalogue.options[number], "L7.a")
        yield from ()
