"""K.e1 to K.e5 The co-operative game of the 1st edition: all three tribes must live, whoever plays them."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.phrases import (
    ALL_LIVE,
    GROOM,
    HUSBAND_SWAPPED,
    MARRIED,
    SWAP,
    SWAP_GIVE,
    SWAP_TAKE,
)
from lawspeaker.games.greenland.model.reasons import (
    IS_MARRIED,
    NO_HUNTERS,
    NOT_FREE_TO_MARRY,
    NOT_IN_PLAY,
    NOT_TO_BE_SWAPPED,
    NOTHING_TO_SWAP,
)
from lawspeaker.games.greenland.model.rules import Rules
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import COOLING, DECIMATION, DISKS, INVENTION, NONE, Icon
from lawspeaker.games.greenland.phases.any_time import keep_hand_sizes
from lawspeaker.games.greenland.phases.event.decimation import decimate
from lawspeaker.games.greenland.phases.negotiation.deals import give_card, giver_and_taker, hand_over, subject
from lawspeaker.games.greenland.phases.negotiation.new_world import pacification, turn_hostile
from lawspeaker.games.greenland.variants.variant import Variant
from lawspeaker.games.tribes.groups import choose_group
from lawspeaker.games.tribes.phrases import AGREE, AGREED, DEAL_MADE, OFFERED, REFUSED
from lawspeaker.games.tribes.pieces import FREE
from lawspeaker.games.tribes.reasons import NO_DEAL_WITH_ONESELF
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason
from lawspeaker.kernel.option import Family, Option

SWAPPING = 0  # the steps of phase 3
PACIFYING = 1


class Together(Variant):
    """K.e1 One plays all three tribes, or three play one each."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.together_survivalist)  # K.e2, V62
        self.cooperative = True
        self.any_disk_burns = True  # K.e5

    def seats_tribes(self, game: Greenland) -> bool:
        """K.e1 All tribes are in play."""
        if game.seats > 1:
            return False
        tribes = range(len(game.tables.placards))
        for tribe in tribes:
            game.seat_of[tribe] = 0
        game.order = list(tribes)
        return True

    def events_used(self, game: Greenland) -> int:
        """K.e2 All of them."""
        return len(game.tables.events)

    def icons(self, game: Greenland) -> list[Icon]:
        """K.e3 No cooling on the first turn; later it decimates as well, and a second one in a turn does not count."""
        icons = []
        for icon in super().icons(game):
            if icon.kind != COOLING:
                icons.append(icon)
            elif game.turn > 1 and not any(each.kind == COOLING for each in icons):
                icons += [icon, Icon(DECIMATION, 1)]
        return icons

    def befall(self, game: Greenland, tribe: int, icon: Icon) -> Flow[None] | None:
        return decimate(game, tribe, "K.e3") if icon.kind == DECIMATION else None

    def negotiate(self, game: Greenland) -> Flow[None] | None:
        return swaps(game)

    def is_over(self, game: Greenland) -> bool:
        """K.e2 After the last event, or when both rows are empty."""
        rows = game.in_rows()
        return not (game.events.cards and rows and game.playing())

    def winners(self, game: Greenland, best: list[int]) -> list[int]:
        """K.e1 Everybody wins if all three tribes have unassigned hunters or colonists."""
        tribes = [tribe for tribe, seat in enumerate(game.seat_of) if seat != NONE]
        alive = [tribe for tribe in tribes if lives_on(game, tribe)]
        game.tell("K.e1", ALL_LIVE, len(alive))
        return tribes if alive == tribes else []


def lives_on(game: Greenland, tribe: int) -> bool:
    """K.e1 Elders and husbands alone cannot carry on a tribe."""
    colonists = sum(game.hunters(tribe, card) for card in game.of.new_world)
    return game.unassigned(tribe) + colonists > 0


# K.e4 Swaps, in place of the negotiations. Nobody attacks, since nobody must (F2.e1) and all win together.


def swaps(game: Greenland) -> Flow[None]:
    """K.e4 Each tribe may swap one thing for another, and send husbands; F3.e1 then peace may be bought."""
    if game.step == SWAPPING:
        while game.acting < len(game.order):
            tribe = game.order[game.acting]
            over = game.extinct[tribe] or (yield from take_part(game, tribe))
            if over:
                game.acting += 1
        turn_hostile(game)
        game.step, game.acting = PACIFYING, 0
    yield from pacification(game, "F3.e1")


def take_part(game: Greenland, tribe: int) -> Flow[bool]:
    """A husband, or the one swap that a tribe has in a turn. Gives whether the tribe has done with it."""
    ask = Ask(game, game.seat_of[tribe], SWAP, "K.e4", (tribe,), checkpoint=True)
    ask.offer(game.options.marry, game.tables.daughters, WOOING)
    ask.offer(game.options.deal_with, game.playing(), SWAPPING_WITH)
    if not ask.options:
        return True
    chosen = yield ask.add(game.options.done)
    if chosen is game.options.done:
        return True
    if chosen.kind == "marry":
        yield from marry(game, tribe, chosen.args[0])
        return False
    yield from swap(game, tribe, chosen.args[0])
    return True


def forbids_wedding(game: Greenland, tribe: int, card: int) -> Reason | None:
    """K.e4 Unassigned hunters may become husbands of any unmarried daughter of another tribe."""
    if not game.is_daughter(card) or game.tableau[card] in (NONE, tribe):
        return NOT_FREE_TO_MARRY
    if game.husband(card) != NONE:
        return IS_MARRIED
    return None if game.unassigned(tribe) > 0 else NO_HUNTERS


class Wooing(Judge[Greenland]):
    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_wedding(game, ask.args[0], a)


WOOING: Final = Wooing()


def marry(game: Greenland, tribe: int, card: int) -> Flow[None]:
    _, alpha = yield from choose_group(game, tribe, FREE, 1, GROOM, "K.e4", (card,))
    game.move(tribe, 1, FREE, game.of.wed[card], alpha)
    game.tell("K.e4", MARRIED, tribe, card)


def forbids_swap(game: Greenland, tribe: int, other: int) -> Reason | None:
    """Another tribe, with which there is something to swap."""
    if other == tribe:
        return NO_DEAL_WITH_ONESELF
    if other not in game.playing():
        return NOT_IN_PLAY
    return None if worthwhile(gifts(game, tribe, other), wishes(game, tribe, other)) else NOTHING_TO_SWAP


class SwappingWith(Judge[Greenland]):
    def forbids(self, game: Greenland, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_swap(game, ask.args[0], a)


SWAPPING_WITH: Final = SwappingWith()


def worthwhile(some: list[Option], for_some: list[Option]) -> list[Option]:
    """Those of some things for which there is anything to be had but a disk of the same kind."""
    return [
        one for one in some if any(subject(one) != subject(other) or subject(one) not in DISKS for other in for_some)
    ]


def gifts(game: Greenland, tribe: int, partner: int) -> list[Option]:
    """What a tribe can give."""
    o = game.options
    return things(game, tribe, partner, [o.give_energy, o.give_ivory, o.give_iron, o.give_card, o.give_wife])


def wishes(game: Greenland, tribe: int, partner: int) -> list[Option]:
    """What a tribe can ask of another."""
    o = game.options
    return things(game, partner, tribe, [o.ask_energy, o.ask_ivory, o.ask_iron, o.ask_card, o.ask_wife])


def things(game: Greenland, giver: int, taker: int, families: list[Family]) -> list[Option]:
    """K.e4 A disk, an I card, or a husband's place; no people and no D cards."""
    energy, ivory, iron, card, wife = families
    options = [energy(1)] if game.energy[giver] > 0 else []
    options += [ivory(1)] if game.ivory[giver] > 0 else []
    options += [iron(1)] if game.iron[giver] > 0 else []
    options += [card(each) for each in inventions(game, giver)]
    return options + [wife(each) for each in wives(game, giver, taker)]


def inventions(game: Greenland, tribe: int) -> list[int]:
    """The I cards of a tribe, laid down or in hand."""
    return [card for card in game.cards_of(tribe) + game.hand_of(tribe) if game.card(card).kind == INVENTION]


def wives(game: Greenland, tribe: int, other: int) -> list[int]:
    """Daughters whose husband, of a tribe, another tribe can replace: by a hunter, unless she is its own daughter."""
    return [
        card
        for card in game.tables.daughters
        if game.tableau[card] not in (NONE, tribe)
        and game.husband(card) == tribe
        and (game.tableau[card] == other or game.unassigned(other) > 0)
    ]


def swap(game: Greenland, tribe: int, partner: int) -> Flow[None]:
    """K.e4 One thing for another, if the partner agrees; nobody asks himself."""
    seat = game.seat_of[tribe]
    possible = worthwhile(gifts(game, tribe, partner), wishes(game, tribe, partner))
    gift = yield swap_ask(Ask(game, seat, SWAP_GIVE, "K.e4", (partner,)), "give", possible)
    possible = worthwhile(wishes(game, tribe, partner), [gift])
    wish = yield swap_ask(Ask(game, seat, SWAP_TAKE, "K.e4", (partner,)), "ask", possible)
    game.tell("K.e4", OFFERED, tribe, partner, gift.number)
    game.tell("K.e4", OFFERED, tribe, partner, wish.number)
    if game.seat_of[partner] != seat:
        ask = Ask(game, game.seat_of[partner], AGREE, "K.e4", (tribe, partner, 2))
        chosen = yield ask.add(game.options.agree).add(game.options.refuse)
        game.tell("K.e4", REFUSED if chosen is game.options.refuse else AGREED, partner)
        if chosen is game.options.refuse:
            return
    game.tell("K.e4", DEAL_MADE, tribe, partner)
    game.speaker, game.partner = tribe, partner
    for term in (gift, wish):
        yield from fulfil(game, term)
    game.speaker, game.partner = NONE, NONE
    yield from keep_hand_sizes(game)


def swap_ask(ask: Ask, verb: str, possible: list[Option]) -> Ask:
    """Which of the things that are possible one gives, or asks for."""
    for option in possible:
        ask.add(option)
    for what in (*DISKS, "card", "wife"):
        ask.judged(f"{verb}_{what}", NOT_TO_BE_SWAPPED)
    return ask


def fulfil(game: Greenland, term: Option) -> Flow[None]:
    """One side of a swap."""
    giver, taker = giver_and_taker(game, term)
    what = subject(term)
    if what == "card":
        give_card(game, giver, taker, term.args[0], "K.e4")
    elif what == "wife":
        yield from give_wife(game, giver, taker, term.args[0])
    else:
        hand_over(game, term, "K.e4")


def give_wife(game: Greenland, giver: int, taker: int, card: int) -> Flow[None]:
    """A husband goes home, and one of the taker's hunters takes his place; with its own daughter a tribe needs none."""
    game.move_all(giver, game.of.wed[card], FREE)
    game.tell("K.e4", HUSBAND_SWAPPED, giver, taker, card)
    if game.tableau[card] != taker and game.unassigned(taker) > 0:
        yield from marry(game, taker, card)
