"""The effect cards of the Exiles and Partisans deck, in the order of their suits."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.decks.choices import (
    ANY_OTHER,
    NOBODY_HAS_CARDS,
    ONESELF,
    OTHER_WITH_CARDS,
    anybody_with_cards,
    choose_seat,
    enemies,
    forbids_enemy,
)
from lawspeaker.games.root.model.effect import Effect
from lawspeaker.games.root.model.options import Options
from lawspeaker.games.root.model.phrases import MOVE_FROM, MOVE_TO, USED
from lawspeaker.games.root.model.reasons import (
    NO_WAY_OUT,
    NONE_LEFT,
    NOT_AN_ENEMY,
    NOT_IN_HAND,
    USED_AT_DAWN,
    USED_AT_DUSK,
    USED_BY_DAY,
    USED_IN_BIRDSONG,
    named,
)
from lawspeaker.games.root.model.state import BIRDSONG, DAYLIGHT, EVENING, Root
from lawspeaker.games.root.model.tables import BIRD, CLEARINGS, FOX, ITEMS, MOUSE, NONE, PLACES, RABBIT, TOKEN
from lawspeaker.games.root.rules import cards
from lawspeaker.games.root.rules.battle import (
    Battle,
    battle_if_able,
    battle_in,
    can_battle,
    forbids_target,
    hides_battles,
    offer_battles,
)
from lawspeaker.games.root.rules.move import (
    FERRYING,
    GOING,
    arrive,
    can_move,
    carry_over,
    destinations,
    ferry_destinations,
    forbids_forced_move,
    forbids_leaving,
    forbids_way,
    forced_destinations,
    move_on,
    offer_moves,
    origins,
)
from lawspeaker.games.root.rules.pieces import can_remove, forbids_placing, removable_warriors, replace_warrior
from lawspeaker.games.root.rules.victory import score
from lawspeaker.kernel.ask import Ask, Flow, Judge, Phrase, Reason, Topic
from lawspeaker.kernel.field import changed
from lawspeaker.kernel.option import Catalogue, Family, Option

PER_POINT: Final = 5  # warriors on the Coffin Makers

SABOTAGE: Final = Topic("card_sabotage")
ORDER_WHOM: Final = Topic("card_order_whom")
ORDER_FROM: Final = Topic("card_order_from", "seat")
ORDER_TO: Final = Topic("card_order_to", "seat", "clearing", "count")
REPLACE_WHERE: Final = Topic("card_replace_where")
REPLACE_WHOM: Final = Topic("card_replace_whom", "clearing")
REPLACE_WITH: Final = Topic("card_replace_with", "clearing", "seat")
SWAP_WHOM: Final = Topic("card_swap_whom")
SWAP_FOR: Final = Topic("card_swap_for", "seat")
CHARM_WHOM: Final = Topic("card_charm_whom")
EXHAUST: Final = Topic("card_exhaust")
VENTURE: Final = Topic("card_venture")

TOOK_AMBUSH: Final = Phrase("card_took_ambush", "seat", "card")
ORDERED: Final = Phrase("card_ordered", "seat", "target:seat", "clearing", "count")
BURIED: Final = Phrase("card_buried", "seat", "kind", "count")
UNBURIED: Final = Phrase("card_unburied", "seat", "count")
EXHAUSTED: Final = Phrase("card_exhausted", "seat", "item")


def rival_there(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (option.args[-1], ask.args[0])


def ordered_there(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (ask.args[0], option.args[-1])


def suit_there(game: Root, ask: Ask, option: Option) -> tuple[int, ...]:
    return (game.suit[option.args[-1]],)


NOT_CRAFTED_BY_ENEMY: Final = Reason("4.1.3", Phrase("not_crafted_by_enemy"), moot=True)
NOTHING_TO_SABOTAGE: Final = Reason("4.1.3", Phrase("nothing_to_sabotage"))
NO_BATTLE_AHEAD: Final = Reason("4.1.3", Phrase("no_battle_ahead"))
NO_ENEMY_WARRIOR: Final = Reason("4.1.3", Phrase("no_enemy_warrior"))
NOBODY_TO_REPLACE: Final = Reason("4.1.3", Phrase("nobody_to_replace"))
NO_MATCHING_CARD: Final = Reason("4.1.3", Phrase("cannot_pay", "suit"), suit_there)
HAS_NO_WARRIOR_THERE: Final = Reason("4.1.3", Phrase("has_no_warrior_there", "seat", "clearing"), rival_there)
NOT_ENEMY_PIECES: Final = Reason("G.1.9", Phrase("not_enemy_pieces", "seat", "clearing"), rival_there)
ORDERED_HAS_NONE: Final = Reason("4.1.3", Phrase("has_no_warrior_there", "seat", "clearing"), ordered_there)
NO_ENEMY_TO_ORDER: Final = Reason("4.1.3", Phrase("no_enemy_to_order"))
NOBODY_TO_ORDER: Final = Reason("4.1.3", Phrase("nobody_to_order", "seat"), named)
NO_LOST_AMBUSH: Final = Reason("4.1.3", Phrase("no_lost_ambush"), moot=True)
NOBODY_BURIED: Final = Reason("4.1.3", Phrase("nobody_buried"))
NO_FRESH_ITEMS: Final = Reason("4.1.3", Phrase("no_fresh_items"))
NO_FRESH_ITEM: Final = Reason("4.1.3", Phrase("no_fresh_item", "item"), named)
NOTHING_CAN_VENTURE: Final = Reason("4.1.3", Phrase("nothing_can_venture"))


def effects(catalogue: Catalogue, options: Options) -> dict[str, Effect]:
    """By the key in the data; the options of these cards are made here, always in the same order."""
    partisans = catalogue.family(
        "partisans",
        "use these Partisans; so many cards are discarded",
        "fox 2",
        suit=options.land_suit,
        count=options.count,
    )
    informants = catalogue.family("take_ambush", "take it from the discard pile", "ambush_fox", card=options.card)
    league = catalogue.family("exhaust_crafted", "exhaust an item in the Crafted Items box", "boot", item=options.item)
    return {
        "saboteurs": Saboteurs(),
        "soup_kitchens": SoupKitchens(),
        "boat_builders": BoatBuilders(),
        "corvid_planners": CorvidPlanners(),
        "eyrie_emigre": EyrieEmigre(),
        "fox_partisans": Partisans(FOX, partisans),
        "propaganda_bureau": PropagandaBureau(),
        "false_orders": FalseOrders(),
        "informants": Informants(informants),
        "rabbit_partisans": Partisans(RABBIT, partisans),
        "tunnels": Tunnels(),
        "charm_offensive": CharmOffensive(),
        "swap_meet": SwapMeet(),
        "coffin_makers": CoffinMakers(),
        "mouse_partisans": Partisans(MOUSE, partisans),
        "league_of_adventurous_mice": League(league),
        "murine_broker": MurineBroker(),
        "master_engravers": MasterEngravers(),
    }


# Birds


class Saboteurs(Effect):
    """At the start of Birdsong, may be discarded to discard an enemy's crafted card."""

    def forbids_start(self, game: Root, seat: int) -> Reason | None:
        if game.phase != BIRDSONG:
            return USED_AT_DAWN
        return None if any(game.crafted[other].cards for other in enemies(game, seat)) else NOTHING_TO_SABOTAGE

    def use(self, game: Root, seat: int, card: int) -> Flow[None]:
        cards.discard_crafted(game, seat, card, "4.1.3")
        theirs = [each for other in enemies(game, seat) for each in game.crafted[other].cards]
        chosen = yield Ask(game, seat, SABOTAGE, "4.1.3").among(game.options.discard, theirs, NOT_CRAFTED_BY_ENEMY)
        for other in enemies(game, seat):
            if chosen.args[0] in game.crafted[other].cards:
                cards.discard_crafted(game, other, chosen.args[0], "4.1.3")


class SoupKitchens(Effect):
    """Own tokens count for rule, each twice."""

    def adds_strength(self) -> bool:
        return True

    def rule_strength(self, game: Root, seat: int, clearing: int) -> int:
        return 2 * game.pieces(seat, clearing, TOKEN)


class BoatBuilders(Effect):
    """Rivers are paths."""

    def adds_ways(self) -> bool:
        return True

    def paths(self, game: Root, seat: int, start: int) -> list[int]:
        return game.chart.rivers[start] if start < CLEARINGS else []


class CorvidPlanners(Effect):
    """Moves regardless of rule."""

    def ignores_rule(self) -> bool:
        return True


class EyrieEmigre(Effect):
    """At the end of Birdsong, must move and then battle where the move led; whoever does not do both discards it."""

    def at_end_of_birdsong(self, game: Root, seat: int, card: int) -> Flow[None] | None:
        return self.emigrate(game, seat, card)

    def emigrate(self, game: Root, seat: int, card: int) -> Flow[None]:
        able = [start for start in origins(game, seat) if forbids_emigrating(game, seat, start) is None]
        if able:
            secret = any(hireling.takes_card(game) for hireling in game.hirelings)  # it may depend on the hand
            ask = Ask(game, seat, MOVE_FROM, "4.1.3", secret=secret)
            chosen = yield ask.among(game.options.start, able, EMIGRATING)
            start = chosen.args[0]
            ask = Ask(game, seat, MOVE_TO, "4.1.3", (start, seat), secret=secret)
            ask.offer(game.options.to, destinations(game, seat, start), IMMIGRATING)
            ask.offer(game.options.ferry, ferry_destinations(game, seat, start), IMMIGRATING_BY_FERRY)
            chosen = yield ask
            yield from arrive(game, seat, start, chosen, "4.1.3")
            battled = yield from battle_if_able(game, seat, chosen.args[0], "4.1.3")
            if battled:
                return
        cards.discard_crafted(game, seat, card, "4.1.3")


def forbids_emigrating(game: Root, seat: int, start: int) -> Reason | None:
    """R36 If any move leads to a battle, such a one must be chosen."""
    reason = forbids_leaving(game, seat, start)
    if reason is not None or not game.rules.emigre_seeks_battle or leads_to_battle(game, seat, start):
        return reason
    elsewhere = any(leads_to_battle(game, seat, other) for other in origins(game, seat))
    return NO_BATTLE_AHEAD if elsewhere else None


def forbids_immigrating(game: Root, seat: int, start: int, to: int) -> Reason | None:
    """R36 The same of where such a move ends."""
    if not game.rules.emigre_seeks_battle or has_opponent(game, seat, to) or not leads_to_battle(game, seat, start):
        return None
    return NO_BATTLE_AHEAD


def leads_to_battle(game: Root, seat: int, start: int) -> bool:
    """Whether from a clearing a seat can move to where, once there, it could battle somebody."""
    ends = destinations(game, seat, start) + ferry_destinations(game, seat, start)
    return any(has_opponent(game, seat, to) for to in ends)


def has_opponent(game: Root, seat: int, clearing: int) -> bool:
    return any(forbids_target(game, seat, other, clearing) is None for other in game.other_parties(seat))


class Emigrating(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_emigrating(game, ask.seat, a)


class Immigrating(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return GOING.forbids(game, ask, a, b) or forbids_immigrating(game, ask.seat, ask.args[0], a)


class ImmigratingByFerry(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return FERRYING.forbids(game, ask, a, b) or forbids_immigrating(game, ask.seat, ask.args[0], a)


EMIGRATING: Final = Emigrating()
IMMIGRATING: Final = Immigrating()
IMMIGRATING_BY_FERRY: Final = ImmigratingByFerry()


class Partisans(Effect):
    """In battle in clearings of their suit, may deal an extra hit; then all hand cards of other suits are discarded
    (R35: but for birds).
    """

    def __init__(self, suit: int, family: Family) -> None:
        self.suit = suit
        self.family = family

    def in_battle(self, game: Root, battle: Battle, seat: int, card: int) -> bool:
        return game.is_suit(battle.clearing, self.suit)

    def battle_option(self, game: Root, seat: int, card: int) -> Option:
        """The option says how many cards go: everybody learns that as soon as it is chosen."""
        return self.family(self.suit, len(self.strangers(game, seat)))

    def strangers(self, game: Root, seat: int) -> list[int]:
        """The hand cards that the Partisans cost."""
        return [card for card in game.hands[seat].cards if not self.is_one(game, card)]

    def is_one(self, game: Root, card: int) -> bool:
        suit = game.deck_of.suit[card]
        return suit == self.suit or (suit == BIRD and game.rules.birds_are_partisans)

    def use_in_battle(self, game: Root, battle: Battle, seat: int, card: int) -> Flow[None] | None:
        battle.add_hits(seat, 1)
        for stranger in self.strangers(game, seat):
            cards.discard(game, seat, stranger, "4.1.3")
        return None


# Foxes


class PropagandaBureau(Effect):
    """Once in Daylight, may spend a card to replace an enemy warrior in a matching clearing with an own one."""

    def might_be_used(self, game: Root, seat: int) -> bool:
        if game.phase != DAYLIGHT or not game.hands[seat].cards or not has_warrior_left(game, seat):
            return False
        return any(forbids_convert(game, seat, clearing) is None for clearing in range(CLEARINGS))

    def forbids_use(self, game: Root, seat: int) -> Reason | None:
        if game.phase != DAYLIGHT:
            return USED_BY_DAY
        if not has_warrior_left(game, seat):
            return NONE_LEFT
        return None if converts(game, seat) else NOBODY_TO_REPLACE

    def use(self, game: Root, seat: int, card: int) -> Flow[None]:
        ask = Ask(game, seat, REPLACE_WHERE, "4.1.3", secret=True)
        chosen = yield ask.among(game.options.at, converts(game, seat), REPLACING)
        clearing = chosen.args[0]
        ask = Ask(game, seat, REPLACE_WHOM, "4.1.3", (clearing,))
        chosen = yield ask.offer(game.options.choose_seat, game.other_parties(seat), WITH_WARRIORS)
        victim = chosen.args[0]
        yield from cards.spend_in(game, seat, clearing, REPLACE_WITH, "4.1.3", (clearing, victim))
        yield from replace_warrior(game, seat, victim, clearing, "G.1.21")


def has_warrior_left(game: Root, seat: int) -> bool:
    warrior = game.factions[seat].warrior
    return warrior != NONE and game.supply[warrior] > 0


def forbids_convert(game: Root, seat: int, clearing: int) -> Reason | None:
    """G.1.21 Both must be possible: an enemy warrior removed, and an own one placed."""
    if not any(has_enemy_warriors(game, seat, other, clearing) for other in game.other_parties(seat)):
        return NO_ENEMY_WARRIOR
    return forbids_placing(game, seat, clearing)


def has_enemy_warriors(game: Root, seat: int, other: int, clearing: int) -> bool:
    """Whether another is an enemy with warriors in a clearing that the seat can remove."""
    if not game.are_enemies(seat, other) or removable_warriors(game, other, clearing) == 0:
        return False
    return can_remove(game, seat, other, game.party(other).warrior, clearing)


def forbids_replacing(game: Root, seat: int, clearing: int) -> Reason | None:
    """The same, for a card that matches the clearing."""
    reason = forbids_convert(game, seat, clearing)
    if reason is not None:
        return reason
    return None if cards.payable_in(game, seat, clearing) else NO_MATCHING_CARD


def converts(game: Root, seat: int) -> list[int]:
    """Where a seat can replace a warrior, and pay for it."""
    return [clearing for clearing in range(CLEARINGS) if forbids_replacing(game, seat, clearing) is None]


class Replacing(Judge[Root]):
    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_replacing(game, ask.seat, a)


class WithWarriors(Judge[Root]):
    """Of enemies, in the clearing that the ask names."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        if a == ask.seat:
            return ONESELF
        if not game.are_enemies(ask.seat, a):
            return NOT_AN_ENEMY
        if removable_warriors(game, a, ask.args[0]) == 0:
            return HAS_NO_WARRIOR_THERE
        return None if has_enemy_warriors(game, ask.seat, a, ask.args[0]) else NOT_ENEMY_PIECES


REPLACING: Final = Replacing()
WITH_WARRIORS: Final = WithWarriors()


class FalseOrders(Effect):
    """In Birdsong, may be discarded to force half of an enemy's warriors, rounded up, out of a clearing to another of
    choice, regardless of rule.
    """

    def forbids_use(self, game: Root, seat: int) -> Reason | None:
        if game.phase != BIRDSONG:
            return USED_IN_BIRDSONG
        return None if any(camps(game, other) for other in enemies(game, seat)) else NO_ENEMY_TO_ORDER

    def use(self, game: Root, seat: int, card: int) -> Flow[None]:
        cards.discard_crafted(game, seat, card, "4.1.3")
        victim = yield from choose_seat(game, seat, ORDER_WHOM, ORDERABLE)
        ask = Ask(game, seat, ORDER_FROM, "4.1.3", (victim,))
        chosen = yield ask.among(game.options.start, camps(game, victim), ORDERED_FROM)
        start = chosen.args[0]
        half = (game.warriors(victim, start) + 1) // 2
        count = min(half, game.factions[victim].movable(game, start))
        ask = Ask(game, seat, ORDER_TO, "4.1.3", (victim, start, count))
        chosen = yield ask.among(game.options.to, forced_destinations(game, victim, start), ORDERED_TO)
        game.tell("4.1.3", ORDERED, seat, victim, start, count)
        yield from carry_over(game, victim, start, chosen.args[0], count, "1.5.5")


def camps(game: Root, seat: int) -> list[int]:
    """The clearings that warriors of a seat can be sent from; 12.2.2 the Burrow is one."""
    return [clearing for clearing in range(PLACES) if forbids_camp(game, seat, clearing) is None]


def forbids_camp(game: Root, seat: int, clearing: int) -> Reason | None:
    """1.5.5 Warriors of a seat, and somewhere they can be sent."""
    if game.factions[seat].movable(game, clearing) == 0:
        return ORDERED_HAS_NONE
    return None if forced_destinations(game, seat, clearing) else NO_WAY_OUT


class Orderable(Judge[Root]):
    """Of enemies whose warriors can be sent somewhere."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        reason = forbids_enemy(game, ask.seat, a)
        if reason is not None:
            return reason
        return None if camps(game, a) else NOBODY_TO_ORDER


class OrderedFrom(Judge[Root]):
    """Of where the warriors of the seat that the ask names are sent from."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_camp(game, ask.args[0], a)


class OrderedTo(Judge[Root]):
    """Of where they are sent to."""

    def forbids(self, game: Root, ask: Ask, a: int, b: int) -> Reason | None:
        victim, start = ask.args[0], ask.args[1]
        return forbids_way(game, victim, start, a) or forbids_forced_move(game, victim, start, a)


ORDERABLE: Final = Orderable()
ORDERED_FROM: Final = OrderedFrom()
ORDERED_TO: Final = OrderedTo()


class Informants(Effect):
    """In Evening, whoever would draw cards may instead take an ambush card from the discard pile."""

    def __init__(self, family: Family) -> None:
        self.family = family

    def offer_instead_of_drawing(self, ask: Ask, game: Root, seat: int) -> None:
        lost = [card for card in game.discards.cards if game.deck_of.ambush[card]]
        ask.among(self.family, lost, NO_LOST_AMBUSH)

    def take_instead(self, game: Root, seat: int, option: Option) -> None:
        ambush = option.args[0]
        game.transfer(game.discards, game.discards.cards.index(ambush), game.hands[seat])
        game.tell("4.1.3", TOOK_AMBUSH, seat, ambush)


# Rabbits


class Tunnels(Effect):
    """The clearings with own crafting pieces are adjacent to each other."""

    def adds_ways(self) -> bool:
        return True

    def adjacent(self, game: Root, seat: int, start: int) -> list[int]:
        faction = game.factions[seat]
        if faction.crafting_pieces(game, start) == 0:
            return []
        return [
            clearing
            for clearing in range(CLEARINGS)
            if clearing != start and faction.crafting_pieces(game, clearing) > 0
        ]


class CharmOffensive(Effect):
    """At the start of Evening, may draw a card; then another player of choice scores a point."""

    def forbids_start(self, game: Root, seat: int) -> Reason | None:
        return None if game.phase == EVENING else USED_AT_DUSK

    def use(self, game: Root, seat: int, card: int) -> Flow[None]:
        yield from cards.evening_draw(game, seat, 1, "4.1.3")
        other = yield from choose_seat(game, seat, CHARM_WHOM, ANY_OTHER)
        score(game, other, 1, "4.1.3")


class SwapMeet(Effect):
    """Once in Birdsong, may take a random card from another player and then give them a card."""

    def forbids_use(self, game: Root, seat: int) -> Reason | None:
        if game.phase != BIRDSONG:
            return USED_IN_BIRDSONG
        return None if anybody_with_cards(game, game.others(seat)) else NOBODY_HAS_CARDS

    def use(self, game: Root, seat: int, card: int) -> Flow[None]:
        other = yield from choose_seat(game, seat, SWAP_WHOM, OTHER_WITH_CARDS)
        cards.take_at_random(game, seat, other, "4.1.3")
        ask = Ask(game, seat, SWAP_FOR, "4.1.3", (other,))
        chosen = yield ask.among(game.options.give, game.hands[seat].cards, NOT_IN_HAND)
        cards.give(game, seat, other, chosen.args[0], "4.1.3")


class CoffinMakers(Effect):
    """Warriors removed from the map that would return to a supply are laid here. At the start of the own Birdsong
    they score a point for every five, and return.
    """

    def takes_warriors(self) -> bool:
        return True

    def takes_removed(self, game: Root, seat: int, kind: int, warriors: int) -> bool:
        game.supply[kind] -= warriors
        game.coffins = changed(game.coffins, kind, game.coffins[kind] + warriors)
        game.tell("4.1.3", BURIED, seat, kind, warriors)
        return True

    def forbids_start(self, game: Root, seat: int) -> Reason | None:
        if game.phase != BIRDSONG:
            return USED_AT_DAWN
        return None if sum(game.coffins) > 0 else NOBODY_BURIED

    def is_due(self, game: Root) -> bool:
        return True

    def use(self, game: Root, seat: int, card: int) -> Flow[None]:
        score(game, seat, sum(game.coffins) // PER_POINT, "4.1.3")
        self.leaves_play(game, seat)
        return
        yield

    def leaves_play(self, game: Root, seat: int) -> None:
        buried = sum(game.coffins)
        for kind, count in enumerate(game.coffins):
            game.supply[kind] += count
        game.coffins = [0] * len(game.coffins)
        if buried:
            game.tell("4.1.3", UNBURIED, seat, buried)


# Mice


class League(Effect):
    """Once in Daylight, may exhaust an item in the own Crafted Items box to move or battle. A Vagabond has no such box:
    what he crafts goes to his Satchel or its track (9.2.1).
    """

    def __init__(self, family: Family) -> None:
        self.family = family

    def forbids_use(self, game: Root, seat: int) -> Reason | None:
        if game.phase != DAYLIGHT:
            return USED_BY_DAY
        if not self.fresh(game, seat):
            return NO_FRESH_ITEMS
        return None if can_move(game, seat) or can_battle(game, seat) else NOTHING_CAN_VENTURE

    def might_be_used(self, game: Root, seat: int) -> bool:
        if game.phase != DAYLIGHT or not self.fresh(game, seat):
            return False
        return can_move(game, seat) or can_battle(game, seat) or hides_battles(game, seat)

    def battles_between_crafts(self) -> bool:
        return True

    def fresh(self, game: Root, seat: int) -> list[int]:
        """The kinds of items in the box of a seat that are not all exhausted."""
        first = seat * len(ITEMS)
        return [
            item for item in range(len(ITEMS)) if game.crafted_items[first + item] > game.exhausted_items[first + item]
        ]

    def use(self, game: Root, seat: int, card: int) -> Flow[None]:
        chosen = yield Ask(game, seat, EXHAUST, "4.1.3").among(self.family, self.fresh(game, seat), NO_FRESH_ITEM)
        item = chosen.args[0]
        place = seat * len(ITEMS) + item
        game.exhausted_items = changed(game.exhausted_items, place, game.exhausted_items[place] + 1)
        game.tell("4.1.3", EXHAUSTED, seat, item)
        ask = Ask(game, seat, VENTURE, "4.1.3")
        chosen = yield offer_battles(offer_moves(ask, game, seat), game, seat)
        if chosen.kind == "battle":
            yield from battle_in(game, seat, chosen.args[0], "4.1.3")
        else:
            yield from move_on(game, seat, chosen.args[0], "4.1.3")


class MurineBroker(Effect):
    """Whenever another player crafts an item, its owner draws a card."""

    def others_crafted_item(self, game: Root, seat: int, card: int) -> None:
        game.tell("4.1.3", USED, seat, card)
        cards.draw(game, seat, 1, "4.1.3")


class MasterEngravers(Effect):
    """Every item that its owner crafts scores one more point."""

    def item_points(self) -> int:
        return 1
