"""What cannot be in a position, besides what can be at no moment of a game (`invariants`)."""

from __future__ import annotations

from lawspeaker.games.neanderthal.any_time import overfull
from lawspeaker.games.neanderthal.assignment import ANSWERING, TAKING_BACK
from lawspeaker.games.neanderthal.auction import DaughterLot
from lawspeaker.games.neanderthal.events import REVEALING, auctioning
from lawspeaker.games.neanderthal.hunting import CLAUSES, PREDATORS, step_of
from lawspeaker.games.neanderthal.invariants import broken
from lawspeaker.games.neanderthal.negotiation import GATHERING
from lawspeaker.games.neanderthal.powers import hand_size
from lawspeaker.games.neanderthal.sending import targets
from lawspeaker.games.neanderthal.state import (
    ACTIONS,
    ANIMALS,
    ASSIGN,
    EVENT,
    HUNT,
    NEGOTIATE,
    SETUP,
    Neanderthal,
)
from lawspeaker.games.neanderthal.tables import NONE, SEXUALITIES, TRIBES


def impossible(game: Neanderthal) -> str:
    """What is wrong with where a game is said to be, with its clause, or nothing."""
    return (
        misplaced_card(game)
        or misplaced_progress(game)
        or broken(game)
        or mistaken_ways(game)
        or misplaced_bids(game)
        or full_hands(game)
        or lonely_guests(game)
        or late_hunt(game)
    )


# Where in the game it is


def has_chosen(game: Neanderthal) -> list[int]:
    """C.5 The tribes that have chosen their sexuality: in the set-up those that are done, later all."""
    return game.order[: game.acting] if game.phase == SETUP else game.order


def turns_begun(game: Neanderthal) -> int:
    """A1.1 For how many turns an event has been turned up: at the very beginning of a turn not yet for this one."""
    return game.turn - 1 if is_before_event(game) else game.turn


def is_before_event(game: Neanderthal) -> bool:
    """Whether a turn is about to begin."""
    return game.phase == EVENT and game.step == REVEALING


# What is wrong


def misplaced_card(game: Neanderthal) -> str:
    """Only what lies on the table is negotiated about, or hunted unless somebody has just taken it (G5.1, G6.1)."""
    for what, card in (("negotiated about", game.contested), ("hunted", game.hunted)):
        if card == NONE or game.slot_of(card) != NONE or game.tableau[card] != NONE or game.hand[card] != NONE:
            continue
        if card == game.contested or not any(game.rolled):
            return f"{game.tables.cards[card].key} is {what}, and lies nowhere (E1.1)"
    return ""


def misplaced_progress(game: Neanderthal) -> str:
    """A1.1 An event that is being applied is known, and for a turn that begins there is one; no phase has more steps
    than it has, and E.1 no more tribes are done than there are.
    """
    begins = game.phase == SETUP or is_before_event(game)
    if begins and not game.events.cards and not game.variant.can_restock(game):
        return f"there is no event for turn {turns_begun(game) + 1} (J.1)"
    if game.phase == EVENT and game.step > REVEALING and game.event == NONE:
        return f"step {game.step} of phase 1 needs an event (A1.1)"
    last = last_step(game)
    if last != NONE and game.step > last:
        with_event = "with this event " if game.phase == EVENT else ""
        return f"phase {game.phase} has no step {game.step}: {with_event}the last is {last} (A1.{game.phase})"
    if game.phase in (SETUP, ASSIGN, ANIMALS, ACTIONS) and game.acting > len(game.order):
        return f"{game.acting} tribes are said to be done, and there are {len(game.order)} (E.1)"
    return ""


def last_step(game: Neanderthal) -> int:
    """The last step of the phase, or NONE if it has no steps."""
    if game.phase == EVENT:
        return auctioning(game) + 1 if game.step > REVEALING else REVEALING
    if game.phase == ASSIGN:
        return TAKING_BACK - 1 if game.variant.mapped else ANSWERING
    return {NEGOTIATE: GATHERING, HUNT: PREDATORS}.get(game.phase, NONE)


def misplaced_bids(game: Neanderthal) -> str:
    """D7.1 Only who may bid has made bids for the daughter who is for sale, D7a and none that he has no disks for."""
    if game.phase != EVENT or game.step == REVEALING or game.step != auctioning(game):
        return ""
    lot = DaughterLot(game, game.tables.daughters[game.event])
    for tribe, disks in enumerate(game.bids):
        most = lot.disks(tribe) if tribe in lot.bidders else 0
        if disks > most:
            return f"{TRIBES[tribe]} has bid {disks} disks, and can bid {most} (D7a)"
    return ""


def mistaken_ways(game: Neanderthal) -> str:
    """C.5 Everybody has a sexuality card of his own, and the sexuality of a tribe is on its card."""
    cards = game.tables.sexuality_cards
    for tribe in game.order:
        card, way = game.sexuality_card[tribe], game.sexuality[tribe]
        if tribe in has_chosen(game) and (card == NONE or way == NONE):
            return f"{TRIBES[tribe]} has no sexuality (C.5)"
        if way != NONE and (card == NONE or way not in cards[card].sides):
            return f"the sexuality card of {TRIBES[tribe]} does not show {SEXUALITIES[way]} (C.5)"
        if card != NONE and game.sexuality_card.count(card) > 1:
            return f"the sexuality card {cards[card].key} is dealt to several species (C.5)"
    return ""


def full_hands(game: Neanderthal) -> str:
    """B2b A vocal species has no hand, B2c and nobody holds more than he may, unless an event is taking his elders."""
    for tribe in game.order:
        if overfull(game, tribe) > 0 and not (game.tribal[tribe] and game.phase == EVENT):
            clause = "B2c" if game.tribal[tribe] else "B2b"
            return f"{TRIBES[tribe]} has more cards in its hand than it can hold: {hand_size(game, tribe)} ({clause})"
    return ""


def lonely_guests(game: Neanderthal) -> str:
    """D6a Wanderlusters are assigned together with a chaperone, R24 and stay with one until the hunts."""
    if game.phase != ASSIGN and (game.phase != NEGOTIATE or not game.rules.guests_need_chaperones):
        return ""
    for card in game.biomes_in_play():
        for host in game.hosts_on(card):
            if game.count(host, game.place_of(card)) == 0:
                return f"the Wanderlusters of {TRIBES[host]} on {game.tables.cards[card].key} have no chaperone (D6a)"
    return ""


def late_hunt(game: Neanderthal) -> str:
    """Gb All hunters in the rows hunt in the step in which it is their turn; L6e on a map they stay when they have."""
    for card in targets(game) if game.phase == HUNT and not game.variant.mapped else []:
        step = step_of(game, card)
        if NONE < step < game.step and not game.resolved[card] and card != game.hunted:
            key = game.tables.cards[card].key
            return f"{key} is still to be hunted, which belongs to step {step} of phase 4 ({CLAUSES[step]})"
    return ""
