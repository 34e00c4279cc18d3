"""G Hunts, card by card and roll by roll (A4); what a hunt brings is in `spoils`, raids are in `raids`."""

from __future__ import annotations

from lawspeaker.games.greenland.model.phrases import HUNT_FAILED, HUNT_SUCCEEDED, NEXT_HUNT, NOW_HUNTED, PAY_FOR_SUCCESS
from lawspeaker.games.greenland.model.reasons import CANNOT_PAY, NOT_HUNTED
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import NEW_WORLD, NONE, RAID, TRIBE_COUNT
from lawspeaker.games.greenland.phases.any_time import (
    FOR_ENERGY,
    FOR_NOTHING,
    check_extinction,
    keep_hand_sizes,
)
from lawspeaker.games.greenland.phases.event.depletion import can_pay, exchanged, pay
from lawspeaker.games.greenland.phases.hunt import hunt_roll
from lawspeaker.games.greenland.phases.hunt.hunt_roll import HuntRoll
from lawspeaker.games.greenland.phases.hunt.raids import raid, raiders
from lawspeaker.games.greenland.phases.hunt.spoils import bear_babies, send_home, take_card, take_disks
from lawspeaker.games.greenland.phases.powers import hunts_first
from lawspeaker.games.tribes.hunt import go_home
from lawspeaker.kernel.ask import Ask, Flow


def hunt_phase(game: Greenland) -> Flow[None]:
    """A1.4 Every card with hunters, colonists or raiders on it, in the order that is chosen; then guards go home."""
    while True:
        if game.hunted == NONE:
            yield from choose_card(game)
            if game.hunted == NONE:
                break
        yield from hunt_card(game)
    for card, owner in enumerate(game.tableau):
        if owner != NONE:
            send_home(game, card, "G0.3")
    game.variant.hunts_end(game)


# A4 Hunt order


def cards_to_hunt(game: Greenland) -> list[int]:
    """The cards on which somebody has still to roll."""
    cards = [card for card in game.in_rows() if not game.resolved[card] and game.anybody(game.place_of(card))]
    occupied = [card for laid in game.laid for card in laid if game.anybody(game.place_of(card))]
    return cards + sorted(card for card in occupied if raiders(game, card)) if occupied else cards


def choose_card(game: Greenland) -> Flow[None]:
    """A4.2 The first player says which card comes next, if any (G0.4); R41 or one player after another says it."""
    choosing = game.active() or game.playing()  # M1.5: perhaps only colonists of the inactive hunt
    if not choosing:  # J1.1: nobody is left to hunt
        return
    tribe = choosing[game.acting % len(choosing)] if game.rules.cards_are_chosen_in_turn else choosing[0]
    ask = Ask(game, game.seat_of[tribe], NEXT_HUNT, "A4.2", checkpoint=True)
    if not ask.is_known():
        ask.among(game.options.hunt, cards_to_hunt(game), NOT_HUNTED)
        if not ask.options:
            return
    chosen = yield ask
    game.acting += 1
    game.hunted = chosen.args[0]
    game.rolled = [False] * TRIBE_COUNT
    game.tell("A4.2", NOW_HUNTED, game.hunted)


def hunt_card(game: Greenland) -> Flow[None]:
    """G0.8 One tribe after another, until a success sends the others home (A1.4.3); E2.2 in the New World all of them.

    G7.4: a card that was taken may leave its place, and those who wait there, to another one.
    """
    while (tribe := next_hunter(game)) != NONE:
        if game.tableau[game.hunted] == NONE:
            yield from hunt(game, tribe)
        else:
            yield from raid(game, tribe)
        game.rolled[tribe] = True
        check_extinction(game)
        yield from keep_hand_sizes(game)
    game.resolved[game.hunted] = True
    game.hunted = NONE


def next_hunter(game: Greenland) -> int:
    """A4.1 Who rolls next: the fewest hunters, ties in the order of play; A4.3 whoever hunts first comes before."""
    card = game.hunted
    raided = game.tableau[card] != NONE
    type = RAID if raided else game.hunt_of(card).type
    present = raiders(game, card) if raided else game.tribes_on(game.place_of(card))
    waiting = [tribe for tribe in present if not game.rolled[tribe]]
    if len(waiting) == 1:
        return waiting[0]
    found, least = NONE, 0
    for tribe in waiting:
        rank = game.hunters(tribe, card)
        if not hunts_first(game, tribe, type):
            rank += game.tables.pieces + 1
        if found == NONE or rank < least:
            found, least = tribe, rank
    return found


# G0 The hunt


def hunt(game: Greenland, tribe: int) -> Flow[None]:
    """G0.5 All hunters of a tribe on a card roll, whether they like it or not.

    G4.8, G4.9 and G8.1-3 are examples.
    """
    card = game.hunted
    roll = hunt_roll.biome_roll(game, tribe, card)
    yield from hunt_roll.make(game, roll)
    succeeded = yield from is_success(game, roll)
    if succeeded:
        # Before the losses, so that in the 1st edition the iron that was won can save those who won it (G4.e1).
        take_disks(game, tribe, card)
    yield from hunt_roll.suffer(game, roll)
    babies = (yield from bear_babies(game, tribe, card)) if succeeded else 0
    if game.tables.cards[card].kind == NEW_WORLD:
        return  # AP.23: colonists stay (E2.3), and nobody takes the card
    go_home(game, tribe, roll.place, "G0.3")
    game.variant.hunters_return(game, card, succeeded, babies)
    if not game.rules.last_hunters_take_cards:
        check_extinction(game)
    if not game.extinct[tribe]:
        yield from take_card(game, roll, succeeded)
    elif succeeded:
        send_home(game, card, "G4.7")


def is_success(game: Greenland, roll: HuntRoll) -> Flow[bool]:
    """G0.2 Whether there are as many hits as the card shows; G4.6 bog iron must be paid for as well."""
    printed = game.hunt_of(roll.card)
    succeeded = roll.hits() >= printed.hits
    if succeeded and printed.depletion > 0:
        succeeded = yield from pay_for_success(game, roll, printed.depletion)
    game.tell("G0.2", HUNT_SUCCEEDED if succeeded else HUNT_FAILED, roll.tribe, roll.card, roll.hits())
    return succeeded


def pay_for_success(game: Greenland, roll: HuntRoll, units: int) -> Flow[bool]:
    """G4.6 Energy or elders are paid as for snow, or the hunt fails. B3.1 Where energy is short cards bring some."""
    tribe = roll.tribe
    while True:
        ask = Ask(game, game.seat_of[tribe], PAY_FOR_SUCCESS, "G4.6", (tribe, roll.card, units))
        ask.add(game.options.pay_for_success, None if can_pay(game, tribe, units) else CANNOT_PAY)
        if game.energy[tribe] < units:
            FOR_ENERGY.offer(game, ask, tribe)
        else:
            ask.judged("exchange", FOR_NOTHING)
        chosen = yield ask.add(game.options.decline)
        if chosen is game.options.decline:
            return False
        if not exchanged(game, chosen):
            yield from pay(game, tribe, units, "G4.6")
            return True
