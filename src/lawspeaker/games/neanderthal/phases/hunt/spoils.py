"""G3, G5 to G7 What a hunt brings: babies and disks, trophies, cards for the hand, and what comes in their place."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.phrases import (
    CARD_GONE,
    HUNT_INSTEAD,
    REPLACED,
    TAKE_TO_HAND,
    TAKE_TROPHY,
    TAKEN_TO_HAND,
    TROPHY_TAKEN,
)
from lawspeaker.games.neanderthal.model.reasons import ABOUT_ANOTHER_CARD
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import ANIMAL, COLOURS, NONE, RANKS, TAMES, TRIBE_COUNT
from lawspeaker.games.neanderthal.phases.any_time import give_birth
from lawspeaker.games.neanderthal.phases.assignment.sending import Tools
from lawspeaker.games.neanderthal.phases.disks import free_one
from lawspeaker.games.neanderthal.phases.event.climate import stock
from lawspeaker.games.neanderthal.phases.hunt.hunt_roll import HuntRoll
from lawspeaker.games.neanderthal.phases.hunt.predators import forget, leave, move_party, prey_at, rob
from lawspeaker.games.neanderthal.phases.powers import has_power
from lawspeaker.games.tribes.pieces import DEAD, FREE
from lawspeaker.kernel.ask import Ask, Flow
from lawspeaker.kernel.field import changed

# What becomes of a card that has been hunted.
STAYS: Final = 0  # G3.3
TROPHY: Final = 1  # G5.1
HAND: Final = 2  # G6.1

# G3 Success


def reap(game: Neanderthal, host: int, card: int) -> Flow[None]:
    """G3.1 The babies on a card, as many as there are dead; G3.2 and disks, if the host likes. G3a: once only.

    G4b: while a predator is after them it is remembered what they were.
    """
    printed = game.card(card).hunt
    yield from bring_forth(game, host, card, printed.babies, FREE)
    for colour in range(COLOURS):
        for _ in range(printed.frees[colour]):
            yield from free_by_hunt(game, host, card, colour)


def bring_forth(game: Neanderthal, tribe: int, card: int, number: int, place: int) -> Flow[None]:
    """G3.1, GL.baby Babies of a hunt come to a place; those at stake wait at home."""
    at_stake, dead_alpha = game.prey_of[card] != NONE, game.alpha[tribe] == DEAD
    born = yield from give_birth(game, tribe, number, "G3.1", FREE if at_stake else place)
    if at_stake and born > 0:
        game.own_preys()
        game.prey_born[card * TRIBE_COUNT + tribe] += born
        if dead_alpha and game.alpha[tribe] != DEAD:
            game.prey_alpha[tribe] = card


def free_by_hunt(game: Neanderthal, tribe: int, card: int, colour: int) -> Flow[bool]:
    """G3.2 A tribe may free a disk of a colour that a hunt has brought. Gives whether it did."""
    place = yield from free_one(game, tribe, colour, "G3.2")
    if place != NONE and game.prey_of[card] != NONE:
        game.loot.append(place)
        game.loot_of.append(card)
    return place != NONE


# G5 Trophies, G6 cards for the hand


def claim(game: Neanderthal, roll: HuntRoll) -> Flow[int]:
    """A1.4g Dice alike let a host take the card, G5a, G6a successful or not (G5.ex); G4d a predator as well.

    Gives what becomes of it.
    """
    host, card = roll.tribe, roll.card
    if (yield from is_trophy(game, roll)):
        game.slots[game.slot_of(card)] = NONE  # G5b
        game.lay(card, host)
        game.tell("G5.1", TROPHY_TAKEN, host, card)
        return TROPHY
    if (yield from is_for_hand(game, roll)):
        game.hold(card, host)
        game.tell("G6.1", TAKEN_TO_HAND, host, card)
        replace(game, card)
        return HAND
    return STAYS


def is_trophy(game: Neanderthal, roll: HuntRoll) -> Flow[bool]:
    """G5.1 Whether there are enough dice alike of any face, and the host wants the trophy; G5a nobody need be alive.

    G5c: the Alpha's automatic die and changed dice count as what they show.
    """
    if roll.printed.trophy == NONE or roll.alike() < roll.printed.trophy:
        return False
    return (yield from is_wanted(game, roll, True))


def is_for_hand(game: Neanderthal, roll: HuntRoll) -> Flow[bool]:
    """G6.1 Whether there are enough dice alike for a host who can keep the card, G6c with a hunter alive, and who
    wants it; G6b even with a full hand.
    """
    host, card = roll.tribe, roll.card
    if not can_keep(game, host) or game.party(host, card) == 0:
        return False
    needed = alike_for_hand(game, host, card)
    if needed == NONE or roll.alike() < needed:
        return False
    return (yield from is_wanted(game, roll, False))


def is_wanted(game: Neanderthal, roll: HuntRoll, trophy: bool) -> Flow[bool]:
    """G5.1, G6.1 Taking a card is optional."""
    topic, clause = (TAKE_TROPHY, "G5.1") if trophy else (TAKE_TO_HAND, "G6.1")
    ask = Ask(game, game.seat_of[roll.tribe], topic, clause, (roll.card,))
    ask.among(game.options.take, [roll.card], ABOUT_ANOTHER_CARD)
    chosen = yield ask.add(game.shared.decline)
    return chosen is not game.shared.decline


def can_keep(game: Neanderthal, host: int) -> bool:
    """G6.1 Whether a species is tribal and has a mature elder."""
    return game.tribal[host] and any(game.elder_is_mature(host, rank) for rank in range(RANKS))


def alike_for_hand(game: Neanderthal, host: int, card: int) -> int:
    """G6.1 How many dice alike take a card into the hand, META.2 also String Winding; CARD.40 one less for animals, but
    there is always one.
    """
    needed = game.card(card).hunt.hand
    if needed == NONE:
        return NONE
    needed += game.variant.further_dice(game, card)
    if game.card(card).kind == ANIMAL and has_power(game, host, TAMES):
        needed -= 1
    return max(1, needed)


# G7 The biodiversity rule


def replace(game: Neanderthal, card: int) -> None:
    """G7.1 The top card of the row's deck takes the place of a card; R11 perhaps of the other, or nothing does."""
    slot = game.slot_of(card)
    game.slots[slot] = NONE
    deck = stock(game, game.region(slot))
    if deck is None:
        return
    new = game.turn_up(deck)
    game.slots[slot] = new
    game.fresh = changed(game.fresh, new, True)  # G7.2
    game.tell("G7.1", REPLACED, card, new)


def opportunists(game: Neanderthal, hosts: list[int], card: int, new: int) -> Flow[list[int]]:
    """G7a Others who stood on a card that went into a hand without a success may hunt what lies there now, or go home.
    Gives who hunts.

    R42: from a predator that has been taken they come away with their prey, or not. G4.2: those for whom another one
    waits must go there.
    """
    hunters = []
    for host in hosts:
        if game.rules.tamed_predators_rob:
            rob(game, host, card)
        if (yield from hunts_instead(game, host, card, new)):
            for prey in prey_at(game, host, card):
                forget(game, prey)
            move_party(game, host, card, new)
            game.hunted, game.rolled = new, [False] * TRIBE_COUNT
            hunters.append(host)
        else:
            game.tell("G7a", CARD_GONE, host, card)
            leave(game, host, card, "G7a")
    return hunters


def hunts_instead(game: Neanderthal, host: int, card: int, new: int) -> Flow[bool]:
    """G7a Whether a host can and will hunt the card that lies in the place of another one."""
    pursued = any(prey in game.next_stalkers_of for prey in prey_at(game, host, card))
    if new == NONE or pursued or Tools(game, host).forbids_hunt(new) is not None:
        return False
    if game.card(new).hunt.predator and not game.rules.newcomers_can_be_hunted:  # R43
        return False
    ask = Ask(game, game.seat_of[host], HUNT_INSTEAD, "G7a", (new,))
    chosen = yield ask.among(game.options.hunt, [new], ABOUT_ANOTHER_CARD).add(game.options.go_home)
    return chosen is not game.options.go_home
