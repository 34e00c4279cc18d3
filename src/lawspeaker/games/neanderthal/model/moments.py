"""Where in the game it is, and what belongs to that moment alone: it is there then, and at no other time."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import (
    ACTIONS,
    ARTIFACT,
    BIG,
    BLIZZARD,
    COLOURS,
    DISKS,
    NONE,
    TRIBE_COUNT,
    TRIBES,
    UNTRIED,
    WANDERLUST,
    Icon,
)
from lawspeaker.games.neanderthal.phases.any_time import overfull
from lawspeaker.games.neanderthal.phases.assignment.assignment import ANSWERING, TAKING_BACK
from lawspeaker.games.neanderthal.phases.assignment.sending import targets
from lawspeaker.games.neanderthal.phases.disks import colour_of
from lawspeaker.games.neanderthal.phases.event.auction import DaughterLot
from lawspeaker.games.neanderthal.phases.event.events import FIRST_ICON, REVEALING, auctioning
from lawspeaker.games.neanderthal.phases.hunt.hunting import CLAUSES, PREDATORS, step_of
from lawspeaker.games.neanderthal.phases.negotiation.negotiation import GATHERING
from lawspeaker.games.neanderthal.phases.scoring import ends_at_once, winners_of
from lawspeaker.games.tribes.phases import ASSIGN, EVENT, HUNT, NEGOTIATE, OVER, SETUP


def misplaced(game: Neanderthal) -> str:
    """What is at another moment than it can be, in words with its clause, or nothing."""
    return (
        misplaced_progress(game)
        or misplaced_end(game)
        or misplaced_bids(game)
        or misplaced_talks(game)
        or misplaced_people(game)
        or misplaced_hunt(game)
        or misplaced_prey(game)
        or misplaced_stalkers(game)
        or misplaced_counts(game)
        or misplaced_on_map(game)
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


def is_before_sale(game: Neanderthal) -> bool:
    """Whether the event of the turn is known, and the auction of its daughter has not begun."""
    return game.phase == EVENT and REVEALING < game.step < auctioning(game)


def present_icon(game: Neanderthal) -> Icon | None:
    """D.1 The icon that is being applied."""
    if game.event == NONE or not is_before_sale(game) or game.step < FIRST_ICON:
        return None
    return game.tables.events[game.event].icons[game.step - FIRST_ICON]


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
    if game.step > last:
        with_event = "with this event " if game.phase == EVENT else ""
        clause = {SETUP: "C.5", OVER: "J.1"}.get(game.phase, f"A1.{game.phase}")
        return f"phase {game.phase} has no step {game.step}: {with_event}the last is {last} ({clause})"
    return misplaced_part(game)


def last_step(game: Neanderthal) -> int:
    """The last step of the phase; those that have no steps stay in the first."""
    if game.phase == EVENT:
        return auctioning(game) + 1 if game.step > REVEALING else REVEALING
    if game.phase == ASSIGN:
        return TAKING_BACK - 1 if game.variant.mapped else ANSWERING
    if game.phase == HUNT:
        return PREDATORS + 1 if ends_at_once(game) else PREDATORS  # B4a: before that end Alphas are swapped
    return GATHERING if game.phase == NEGOTIATE else 0


def misplaced_part(game: Neanderthal) -> str:
    """E.1 No more tribes are done in a step than there are, D6.1 and no more pieces have gone with Wanderlust than it
    shows.
    """
    icon = present_icon(game)
    if icon is not None and icon.kind == WANDERLUST:
        most = icon.number * (len(game.order) if game.variant.mapped else 1)  # L3h: of each tribe
        if game.acting > most:
            return f"{game.acting} pieces are said to have wandered, and it can be {most} (D6.1)"
        return ""
    if game.acting > len(game.order):
        return f"{game.acting} tribes are said to be done, and there are {len(game.order)} (E.1)"
    return ""


def misplaced_end(game: Neanderthal) -> str:
    """J.4 There are points and winners at the end only, and the points say who has won; B2c nobody holds too many cards
    then.
    """
    if game.phase != OVER:
        if game.winners or any(game.points):
            return "there are points or winners, and the game is not over (J.4)"
        return ""
    for tribe in game.order:
        if overfull(game, tribe) > 0:
            return f"the hand of {TRIBES[tribe]} is too full at the end (B2c)"
    if len(set(game.winners)) != len(game.winners):
        return f"seat {next(seat for seat in game.winners if game.winners.count(seat) > 1)} has won twice (J.4)"
    winners = winners_of(game.copy())  # which tells nobody
    if sorted(game.winners) != winners:
        return f"winners is {game.winners}, and by the points it is {winners} (J.4)"
    return ""


# Phase 1


def misplaced_bids(game: Neanderthal) -> str:
    """D7.1 Only who may bid has made bids for the daughter who is for sale, D7a and none that he has no disks for."""
    if not any(game.bids):
        return ""
    if game.phase != EVENT or game.step == REVEALING or game.step != auctioning(game):
        return "there are bids, and no daughter is for sale (D7.1)"
    lot = DaughterLot(game, game.tables.daughters[game.event])
    for tribe, disks in enumerate(game.bids):
        most = lot.disks(tribe) if tribe in lot.bidders else 0
        if disks > most:
            return f"{TRIBES[tribe]} has bid {disks} disks, and can bid {most} (D7a)"
    return ""


# Phase 3


def misplaced_talks(game: Neanderthal) -> str:
    """F1.1 There are talks in phase 3 only, about a card that lies on the table; one who plays makes another an offer,
    and nobody more than he may (R30).
    """
    if game.contested != NONE:
        key = game.tables.cards[game.contested].key
        if game.phase != NEGOTIATE:
            return f"{key} is negotiated about, and it is not phase 3 (F1.1)"
        if game.contested not in targets(game):
            return f"{key} is negotiated about, and lies nowhere (E1.1)"
    elif game.speaker != NONE or game.partner != NONE:
        return "somebody makes an offer, and there is no card that is negotiated about (F1.1)"
    for tribe in (game.speaker, game.partner):
        if tribe != NONE and game.seat_of[tribe] == NONE:
            return f"{TRIBES[tribe]} makes a deal, and nobody plays it (F1.1)"
    if game.partner != NONE and game.speaker in (NONE, game.partner):
        return f"{TRIBES[game.partner]} is made an offer by nobody else (F1.1)"
    if game.partner == NONE and (game.terms or game.proposed):
        return "there is an offer, and nobody to whom it is made (F1.1)"
    for tribe, offers in enumerate(game.offers):
        if offers > game.rules.offers:
            return f"{TRIBES[tribe]} can make {offers} offers, and everybody has {game.rules.offers} (F1.1)"
    return ""


# Phases 2 to 4


def misplaced_people(game: Neanderthal) -> str:
    """E.1 People are on cards from phase 2 on, G.2 and none of them after the hunts; L6e only hunters on a map stay.

    D5a.3: a husband waits for the end of the blizzard that took his wife.
    """
    for card in game.tables.daughters:
        icon = present_icon(game)
        waiting = icon is not None and icon.kind == BLIZZARD
        if game.tableau[card] == NONE and game.husband(card) != NONE and not waiting:
            return f"{game.tables.cards[card].key} is courted or married, but in no tableau (E3.1)"
    if game.phase == ASSIGN and game.step < ANSWERING:
        for card in game.tables.daughters:
            for tribe in game.suitors_of(card):
                if game.seat_of[tribe] == NONE:
                    key = game.tables.cards[card].key
                    return f"{TRIBES[tribe]} courts {key} before strangers do so, at the end of phase 2 (K2f)"
    if game.phase in (ASSIGN, NEGOTIATE, HUNT):
        return ""
    for found in game.tables.cards:
        if game.variant.mapped and not game.is_daughter(found.number):
            continue
        if game.suitors_of(found.number):
            who = "suitors are with" if game.is_daughter(found.number) else "hunters stand on"
            return f"{who} {found.key} in phase {game.phase}, and nobody is assigned then (G.2)"
    return ""


def misplaced_hunt(game: Neanderthal) -> str:
    """G.1 Cards are hunted in phase 4 only: what lies on the table, or somebody has just taken (G5.1, G6.1). G7.2 What
    came into a row in that phase is in one.
    """
    if game.hunted != NONE:
        key = game.tables.cards[game.hunted].key
        if game.phase != HUNT:
            return f"{key} is hunted, and it is not phase 4 (G.1)"
        if game.hunted not in targets(game) and not any(game.rolled) and not was_taken(game, game.hunted):
            return f"{key} is hunted, and lies nowhere (E1.1)"
    elif any(game.rolled):
        return f"{TRIBES[game.rolled.index(True)]} has rolled, and nothing is hunted (G.1)"
    if any(game.fresh) and game.phase != HUNT:
        return f"{game.tables.cards[game.fresh.index(True)].key} has just come into a row, and it is not phase 4 (G7.2)"
    return ""


def was_taken(game: Neanderthal, card: int) -> bool:
    """G5.1, G6.1 Whether a card is in a tableau or a hand."""
    return game.tableau[card] != NONE or game.hand[card] != NONE


def misplaced_prey(game: Neanderthal) -> str:
    """G4b What hunters have brought is at stake in phase 4 only: big game, with what it brings and no more."""
    if game.phase != HUNT and (game.loot or any(host != NONE for host in game.prey_of)):
        return "prey is at stake, but the hunts are over (G4b)"
    if len(game.loot) != len(game.loot_of):
        return "loot and loot_of are not equally long (G4b)"
    for card in game.tables.cards:
        number = card.number
        born = sum(game.prey_born[number * TRIBE_COUNT : (number + 1) * TRIBE_COUNT])
        marched = sum(game.marched[number * TRIBE_COUNT : (number + 1) * TRIBE_COUNT])
        freed = [game.loot[n] for n, prey in enumerate(game.loot_of) if prey == number]
        host, predator = game.prey_of[number], game.stalker[number]
        if host == NONE:
            idle = predator == NONE and game.prey_slot[number] == NONE and born + marched == 0 and not freed
            if not idle or number in game.prey_alpha + game.march_alpha:
                return f"{card.key} is nobody's prey, and something of it is at stake (G4b)"
            continue
        if game.seat_of[host] == NONE:
            return f"{card.key} is the prey of {TRIBES[host]}, and nobody plays it (G4b)"
        if game.is_daughter(number) or card.hunt.type != BIG:
            return f"{card.key} is no big game, which alone attracts predators (G4.1)"
        if predator == NONE or not is_predator(game, predator):
            return f"no predator is after {card.key}, which is at stake (G4a)"
        if born > card.hunt.babies:
            return f"{card.key} has brought {born} babies, and brings {card.hunt.babies} (G3.1)"
        for colour in range(COLOURS):
            disks = sum(1 for place in freed if colour_of(game, place) == colour)
            if disks > card.hunt.frees[colour]:
                return f"{card.key} has freed {disks} {DISKS[colour]} disks, and frees {card.hunt.frees[colour]} (G3.2)"
        for tribe in range(TRIBE_COUNT):
            if game.prey_alpha[tribe] == number and game.prey_born[number * TRIBE_COUNT + tribe] == 0:
                return f"the Alpha of {TRIBES[tribe]} was born with {card.key}, which brought it no baby (G3.1)"
    return ""


def is_predator(game: Neanderthal, card: int) -> bool:
    return not game.is_daughter(card) and game.card(card).hunt.predator


def misplaced_stalkers(game: Neanderthal) -> str:
    """G4.2 Predators that come later are after prey that is at stake, and not the one that attacks already."""
    if len(game.next_stalkers) != len(game.next_stalkers_of):
        return "next_stalkers and next_stalkers_of are not equally long (G4.2)"
    for predator, prey in zip(game.next_stalkers, game.next_stalkers_of, strict=True):
        key = game.tables.cards[predator].key
        if not is_predator(game, predator):
            return f"{key} is no predator and comes for no prey (G4.2)"
        if game.prey_of[prey] == NONE or game.stalker[prey] == predator:
            return f"{key} is said to come later for {game.tables.cards[prey].key}, for which it does not (G4.2)"
    return ""


def late_hunt(game: Neanderthal) -> str:
    """Gb All hunters in the rows hunt in the step in which it is their turn; L6e on a map they stay when they have."""
    for card in targets(game) if game.phase == HUNT and not game.variant.mapped else []:
        step = step_of(game, card)
        if NONE < step < game.step and not game.resolved[card] and card != game.hunted:
            key = game.tables.cards[card].key
            return f"{key} is still to be hunted, which belongs to step {step} of phase 4 ({CLAUSES[step]})"
    return ""


# What is counted


def misplaced_counts(game: Neanderthal) -> str:
    """E2i.1 Promotions are counted in phase 2, E4a moves of husbands too, A1.6 actions in phase 6; D4.1 losses to Chaos
    only of those who play.
    """
    for tribe in range(TRIBE_COUNT):
        name, plays = TRIBES[tribe], game.seat_of[tribe] != NONE
        if game.raised[tribe] > 0 and not (plays and game.phase == ASSIGN):
            return f"{name} has made promotions in phase {game.phase}, which belong to phase 2 (E2.1)"
        if game.acted[tribe] > 0 and not (plays and game.phase in (ASSIGN, ACTIONS)):
            return f"{name} has acted in phase {game.phase}, in which nobody does (A1.6)"
        if game.lost[tribe] > 0 and not plays:
            return f"{name} has lost people to Chaos, and nobody plays it (D4.1)"
    return ""


def misplaced_on_map(game: Neanderthal) -> str:
    """L5a No more hunters of a place have moved than stand there, and in phase 2 only; L6a.1 artifacts are found by one
    who is alone on a map, L6b and no more signals sent than there are.
    """
    moves = game.phase == ASSIGN and game.variant.mapped
    if not moves and (any(game.moved) or any(game.alpha_moved)):
        return "hunters have made their move, which belongs to phase 2 on a map (L5a)"
    for slot, name in enumerate(game.options.slot.values):
        for tribe in range(TRIBE_COUNT) if game.variant.mapped else ():
            moved = game.moved[slot * TRIBE_COUNT + tribe]
            if moved > 0 and moved > game.count(tribe, game.place_at(slot)):
                return f"more of {TRIBES[tribe]} have moved in {name} than stand there (L5a)"
    if not game.variant.mapped and any(game.disturbed):
        return f"{game.tables.cards[game.disturbed.index(True)].key} is said to be disturbed, and this is no map (L3d)"
    if not game.variant.has_artifacts and any(mark != UNTRIED for mark in game.marks):
        return "artifacts are looked for, which is done in Alien Intervention only (L6a.1)"
    if game.signals > game.marks.count(ARTIFACT):
        return f"{game.signals} signals are sent, and there are {game.marks.count(ARTIFACT)} artifacts (L6b)"
    return ""
