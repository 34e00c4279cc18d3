"""B3 Disks: free in the vocabulary, or dedicated to something that they keep immature.

A dedicated place is where a disk lies that can be freed: under an elder, under a husband, on a card. Portals and the
disks of a sexuality card (B3e) are no such places.
"""

from __future__ import annotations

from typing import Final

from lawspeaker.games.neanderthal.model.phrases import DISK_BOUND, DISK_FREED, FREE_DISK, MATURED, PAY_DISK
from lawspeaker.games.neanderthal.model.reasons import (
    CARD_COSTS_OTHERS,
    DAUGHTER_COSTS_OTHERS,
    FREES_OTHERS,
    NO_DISK_THERE,
    NO_WORD,
)
from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import ANY_COLOUR, COLOURS, NONE, ORANGE, PAYS_ALONE, RANKS
from lawspeaker.games.neanderthal.phases.powers import has_power
from lawspeaker.kernel.ask import Ask, Flow, Judge, Reason

EVERY_COLOUR: Final = list(range(COLOURS))


def colour_of(game: Neanderthal, place: int) -> int:
    """The colour of the disk that can lie in a dedicated place."""
    if place < game.of.first_bond:
        return game.tables.ranks[place % RANKS].cost
    if place < game.of.first_holder:
        return ORANGE
    return (place - game.of.first_holder) % COLOURS


def holder_of(game: Neanderthal, place: int) -> int:
    """The card of a dedicated place: that on which the disk lies, or whose husband it is under; NONE for an elder's."""
    if place < game.of.first_bond:
        return NONE
    if place < game.of.first_holder:
        return game.tables.daughters[place - game.of.first_bond]
    return game.of.holders[(place - game.of.first_holder) // COLOURS]


def owner_of(game: Neanderthal, place: int) -> int:
    """The tribe whose disk can lie in a dedicated place, or NONE. G1f.1: only husbands at home have disks."""
    card = holder_of(game, place)
    return place // RANKS if card == NONE else game.tableau[card]


def disks_at(game: Neanderthal, place: int) -> int:
    """How many disks lie in a dedicated place."""
    if place < game.of.first_bond:
        return 1 if game.immature[place] else 0
    card = holder_of(game, place)
    if place < game.of.first_holder:
        return 1 if game.unripe[card] else 0
    return game.disks[card * COLOURS + colour_of(game, place)]


def dedicated(game: Neanderthal, tribe: int, colours: int) -> list[int]:
    """The dedicated places from which a tribe can free a disk of one of these colours (a mask)."""
    found = []
    for rank in range(RANKS):
        if game.immature[tribe * RANKS + rank] and (colours >> game.tables.ranks[rank].cost) & 1:
            found.append(tribe * RANKS + rank)
    for card in game.laid[tribe]:
        if game.unripe[card] and (colours >> ORANGE) & 1:
            found.append(game.of.bond[card])
        for colour in range(COLOURS):
            if (colours >> colour) & 1 and game.disks[card * COLOURS + colour] > 0:
                found.append(game.of.on_card[card] + colour)
    return found


def change(game: Neanderthal, place: int, number: int) -> None:
    """So many disks more or fewer lie in a dedicated place; the vocabulary of their owner has the others."""
    tribe, card, colour = owner_of(game, place), holder_of(game, place), colour_of(game, place)
    game.own_disks()
    if card == NONE:
        game.immature[place] = number > 0
    elif place < game.of.first_holder:
        game.unripe[card] = number > 0
    else:
        game.disks[card * COLOURS + colour] += number
    game.vocabulary[tribe * COLOURS + colour] -= number


def free(game: Neanderthal, place: int, clause: str) -> None:
    """A disk goes back into the vocabulary. Without disks whatever it lay on is mature (B3c, B3d)."""
    tribe, card = owner_of(game, place), holder_of(game, place)
    change(game, place, -1)
    game.tell(clause, DISK_FREED, tribe, colour_of(game, place), place)
    on_card = place >= game.of.first_holder
    if not on_card or game.is_mature(card):
        game.tell("B3d" if on_card else "B3c", MATURED, tribe, place)


def bind(game: Neanderthal, place: int, clause: str) -> None:
    """A disk of the vocabulary is dedicated. The owner of the place must be there already."""
    change(game, place, 1)
    game.tell(clause, DISK_BOUND, owner_of(game, place), colour_of(game, place), place)


def free_all(game: Neanderthal, card: int, clause: str) -> None:
    """D5b All disks on a card, and under the husband of a daughter, go back into the vocabulary of their owner."""
    places = [game.of.on_card[card] + colour for colour in range(COLOURS)] if game.of.on_card[card] != NONE else []
    if game.of.bond[card] != NONE:
        places.append(game.of.bond[card])
    for place in places:
        give_back(game, place, clause)


def give_back(game: Neanderthal, place: int, clause: str) -> None:
    """What disks kept immature is gone: those of a dedicated place, if any, go back into the vocabulary."""
    for _ in range(disks_at(game, place)):
        change(game, place, -1)
        game.tell(clause, DISK_FREED, owner_of(game, place), colour_of(game, place), place)


def free_one(game: Neanderthal, tribe: int, colour: int, clause: str) -> Flow[int]:
    """G3.2, H1.1 A tribe may free a disk of a colour. Gives the dedicated place, or NONE."""
    places = dedicated(game, tribe, 1 << colour)
    if not places:
        return NONE
    ask = Ask(game, game.seat_of[tribe], FREE_DISK, clause, (colour,))
    chosen = yield ask.among(game.options.free, places, FREEING).add(game.shared.decline)
    if chosen is game.shared.decline:
        return NONE
    free(game, chosen.args[0], clause)
    return chosen.args[0]


class Freeing(Judge[Neanderthal]):
    """G3.2, H1.1 What is hunted or milked frees disks of its own colours."""

    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        if owner_of(game, a) != game.tribe_of(ask.seat) or disks_at(game, a) == 0:
            return NO_DISK_THERE
        return None if colour_of(game, a) == ask.args[0] else FREES_OTHERS


FREEING: Final = Freeing()


def pay_onto(game: Neanderthal, tribe: int, card: int, number: int, clause: str) -> Flow[None]:
    """D7e, I3 A tribe lays disks on a card of its tableau, which is immature from then on."""
    for left in range(number, 0, -1):
        ask = Ask(game, game.seat_of[tribe], PAY_DISK, clause, (left, card))
        chosen = yield ask.offer(game.options.pay, EVERY_COLOUR, PAYING)
        bind(game, game.of.on_card[card] + chosen.args[0], clause)


def colours_of(game: Neanderthal, tribe: int, card: int) -> int:
    """The colours of the disks that pay for a card, as a mask: I3.1 those it costs, D7a or a daughter shows.

    L4d On a map it is any for a daughter, with the Singing Woman in the tableau before.
    """
    if not game.is_daughter(card):
        return game.card(card).cost
    if game.variant.mapped and not game.card(card).powers[PAYS_ALONE] and has_power(game, tribe, PAYS_ALONE):
        return ANY_COLOUR
    return game.card(card).media


def forbids_payment(game: Neanderthal, tribe: int, card: int, colour: int) -> Reason | None:
    """B3a Only disks of the vocabulary are paid, and only of the colours that pay for the card."""
    if game.vocabulary[tribe * COLOURS + colour] == 0:
        return NO_WORD
    if (colours_of(game, tribe, card) >> colour) & 1:
        return None
    return DAUGHTER_COSTS_OTHERS if game.is_daughter(card) else CARD_COSTS_OTHERS


class Paying(Judge[Neanderthal]):
    def forbids(self, game: Neanderthal, ask: Ask, a: int, b: int) -> Reason | None:
        return forbids_payment(game, game.tribe_of(ask.seat), ask.args[1], a)


PAYING: Final = Paying()
