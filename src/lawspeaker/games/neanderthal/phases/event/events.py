"""D Events: phase 1, and A2 the order of play."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.phrases import APPOINTED, COUNCIL_OF_WAR, FIRST_PLAYER, ICON, TURN_BEGINS
from lawspeaker.games.neanderthal.model.reasons import COUNCIL_NAMES_OTHERS, HAS_A_PLACE, NOT_PLAYED
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import (
    BLIZZARD,
    CHANGES_SEXUALITY,
    CHAOS,
    COOLING,
    DIE_OFF,
    NONE,
    TRIBE_COUNT,
    WANDERLUST,
    WARMING,
    WARRIOR,
    WURM,
    Icon,
)
from lawspeaker.games.neanderthal.phases.any_time import change_sexuality, keep_hand_sizes
from lawspeaker.games.neanderthal.phases.event.auction import hold_auction
from lawspeaker.games.neanderthal.phases.event.blizzard import blizzard, comfort_widowers
from lawspeaker.games.neanderthal.phases.event.chaos import begin_chaos, chaos, die_off, wander
from lawspeaker.games.neanderthal.phases.event.climate import cool, warm, wurm
from lawspeaker.games.neanderthal.phases.powers import has_power
from lawspeaker.games.neanderthal.phases.scoring import ends_at_once
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason

# The steps of the phase; after those of the icons come the auction and the end.
REVEALING: Final = 0
ORDERING: Final = 1
FIRST_ICON: Final = 2


def event_phase(game: Neanderthal) -> Flow[None]:
    """A1.1, D.1 Phase 1: turn up an event, fix the order, apply its icons in their order, auction its daughter."""
    if game.step == REVEALING:
        turn_up_event(game)
        game.step = ORDERING
    event = game.tables.events[game.event]
    if game.step == ORDERING:
        yield from council_of_war(game)
        turn_to(game, FIRST_ICON)
    while game.step < auctioning(game):
        yield from apply_icon(game, event.icons[game.step - FIRST_ICON])
        if ends_at_once(game):
            return
        turn_to(game, game.step + 1)
    if game.step == auctioning(game):
        yield from game.variant.sell(game, event.card) or hold_auction(game, event.card)
        turn_to(game, game.step + 1)
    yield from end_phase(game)


def auctioning(game: Neanderthal) -> int:
    """The step of the auction: that after the last icon."""
    return FIRST_ICON + len(game.tables.events[game.event].icons)


def turn_to(game: Neanderthal, step: int) -> None:
    """Go on to a step; if it is that of an icon, say so."""
    game.step, game.acting, game.bids = step, 0, [0] * TRIBE_COUNT
    if step < auctioning(game):
        icon = game.tables.events[game.event].icons[step - FIRST_ICON]
        game.tell("D.1", ICON, icon.kind)
        if icon.kind == CHAOS:
            begin_chaos(game)


# A2 The order of play


def turn_up_event(game: Neanderthal) -> None:
    """A1.1 The next event, and the order of play that it shows."""
    if game.event != NONE:
        game.past = [*game.past, game.event]
    if not game.events.cards:
        game.variant.restock(game)
    game.event = game.turn_up(game.events)
    game.tell("A1.1", TURN_BEGINS, game.turn, game.event)
    game.order = order_of_play(game)


def order_of_play(game: Neanderthal) -> list[int]:
    """A2.1 The order that the event shows; C1a a species that nobody plays is passed over."""
    return [tribe for tribe in game.tables.events[game.event].order if game.seat_of[tribe] != NONE]


def council_of_war(game: Neanderthal) -> Flow[None]:
    """A2a, E2c.2 A first player with a mature Warrior may give the first places of the order to others."""
    first = game.order[0]
    if len(game.order) > 1 and game.elder_is_mature(first, WARRIOR):
        yield from appoint(game, first)
    game.tell("A2.1", FIRST_PLAYER, game.order[0])


def appoint(game: Neanderthal, warlord: int) -> Flow[None]:
    """A2a One place after another is given away, R10 to other tribes only or to any; the last is for who is left."""
    named: list[int] = []
    left = game.order[:]
    while len(left) > 1:
        place = len(named) + 1
        ask = Ask(game, game.seat_of[warlord], COUNCIL_OF_WAR, "A2a", (place,), checkpoint=not named)
        ask.offer(game.options.appoint, left, APPOINTING).judged("appoint", HAS_A_PLACE)
        if not named:
            ask.add(game.shared.decline)
        chosen = yield ask
        if chosen is game.shared.decline:
            return
        tribe = chosen.args[0]
        left.remove(tribe)
        named.append(tribe)
        game.tell("A2a", APPOINTED, tribe, place)
    game.order = named + left


def forbids_appointment(game: Neanderthal, warlord: int, tribe: int) -> Reason | None:
    """A2a The places are given to others, R10 or to anybody."""
    if tribe not in game.order:
        return NOT_PLAYED
    return COUNCIL_NAMES_OTHERS if tribe == warlord and not game.rules.council_appoints_anybody else None


class Appointing(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_appointment(game, game.tribe_of(ask.seat), a)


APPOINTING: Final = Appointing()

# D1 to D6 The icons


def apply_icon(game: Neanderthal, icon: Icon) -> Flow[None]:
    """D.1 An icon changes the rows, the deck or the people of a tribe, or it befalls everybody in the order of play."""
    if icon.kind == COOLING:
        yield from game.variant.cool(game) or cool(game)
    elif icon.kind == WARMING:
        yield from game.variant.warm(game) or warm(game)
    elif icon.kind == WURM:
        wurm(game)
    elif icon.kind == WANDERLUST:
        yield from game.variant.wander(game, icon.number) or wander(game, icon.number)
    else:
        while game.acting < len(game.order):
            yield from befall(game, game.order[game.acting], icon)
            yield from keep_hand_sizes(game)
            game.acting += 1
        if icon.kind == BLIZZARD:
            comfort_widowers(game)


def befall(game: Neanderthal, tribe: int, icon: Icon) -> Flow[None]:
    """What an icon does to a tribe."""
    if icon.kind == DIE_OFF:
        yield from die_off(game, tribe, icon.number)
    elif icon.kind == CHAOS:
        yield from chaos(game, tribe)
    else:
        yield from blizzard(game, tribe)


def end_phase(game: Neanderthal) -> Flow[None]:
    """CARD.46 Who has the Walkabout Woman may live otherwise from now on, Chaos or not."""
    while game.acting < len(game.order):
        tribe = game.order[game.acting]
        if has_power(game, tribe, CHANGES_SEXUALITY):
            yield from change_sexuality(game, tribe, "CARD.46")
            yield from keep_hand_sizes(game)
        game.acting += 1
