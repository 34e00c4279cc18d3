"""What always holds at a table of Greenland, whatever is answered."""

from __future__ import annotations

from lawspeaker.games.greenland.any_time import overfull
from lawspeaker.games.greenland.state import HUNT, OVER, Greenland
from lawspeaker.games.greenland.tables import (
    ANIMAL,
    CHIEF,
    DAUGHTER,
    INVENTION,
    NEW_WORLD,
    NONE,
    NORTH,
    RANKS,
    ROWS,
    SOUTH,
    TRIBE_COUNT,
    TRIBES,
)
from lawspeaker.games.tribes.pieces import DEAD


def broken(game: Greenland) -> str:
    """The first invariant that the state breaks, in words, or nothing."""
    return impossible(game) or misplaced_elders(game)


def impossible(game: Greenland) -> str:
    """What cannot be so at any table, in words, or nothing; of a table seen by one seat too, who does not see all."""
    return (
        lost_tribes(game)
        or lost_pieces(game)
        or lost_disks(game)
        or lost_cards(game)
        or misplaced_cards(game)
        or misplaced_pieces(game)
        or undead(game)
    )


def lost_tribes(game: Greenland) -> str:
    """A0.1 Everybody plays a tribe, and A2.1 every tribe that is alive is once in the order of play."""
    for seat in range(game.seats):
        if seat not in game.seat_of:
            return f"seat {seat} plays no tribe (A0.1)"
    for tribe, seat in enumerate(game.seat_of):
        times = game.order.count(tribe)
        if seat == NONE and times > 0:
            return f"{TRIBES[tribe]} is in the order of play, and nobody plays it (A2.1)"
        if seat != NONE and not game.extinct[tribe] and times != 1:
            return f"{TRIBES[tribe]} is {times} times in the order of play (A2.1)"
    return ""


def lost_pieces(game: Greenland) -> str:
    """B4.1 18 tribesmen and an Alpha for each tribe, the Alpha where a piece of his tribe is."""
    women = game.variant.women(game)
    for tribe, seat in enumerate(game.seat_of):
        total = 0 if seat == NONE and tribe != women else game.tables.pieces + (tribe != women)
        counts = [game.count(tribe, place) for place in range(game.of.places)]
        if min(counts) < 0 or sum(counts) != total:
            return f"{TRIBES[tribe]} has {sum(counts)} pieces, and there are {total} (B4.1)"
        if seat != NONE and counts[game.alpha[tribe]] == 0:
            where = game.options.place.values[game.alpha[tribe]]
            return f"the Alpha of {TRIBES[tribe]} should be in {where}, where no piece is (B0.3)"
    return ""


def lost_disks(game: Greenland) -> str:
    """B4.3 Never more than 8 energy, and no disks below zero."""
    for tribe in game.order:
        disks = (game.energy[tribe], game.ivory[tribe], game.iron[tribe])
        if min(disks) < 0:
            return f"{TRIBES[tribe]} has less than no disks: {disks}"
        if game.energy[tribe] > game.tables.most_energy:
            return f"{TRIBES[tribe]} has {game.energy[tribe]} energy, more than {game.tables.most_energy} (B4.3)"
    return ""


def lost_cards(game: Greenland) -> str:
    """Every card and every event is in at most one place."""
    places = [0] * len(game.tables.cards)
    for card in [*game.in_row(NORTH), *game.in_row(SOUTH), *game.north.cards, *game.south.cards]:
        places[card] += 1
    for card in range(len(places)):
        places[card] += (game.tableau[card] != NONE) + (game.hand[card] != NONE)
        if places[card] > 1:
            return f"{game.tables.cards[card].key} is in {places[card]} places"
    known = all_events(game)
    for event in game.tables.events:
        if event.goods != NONE and game.tableau[event.goods] != NONE and event.number in game.events.cards:
            goods = game.tables.cards[event.goods].key
            return f"{goods} is in a tableau, and its event {event.key} is still to come (D10.5)"
        if known.count(event.number) > 1:
            return f"the event {event.key} is in {known.count(event.number)} places (C0.1)"
    return ""


def all_events(game: Greenland) -> list[int]:
    """The events, wherever they are."""
    present = [] if game.event == NONE else [game.event]
    return [*game.events.cards, *game.set_aside.cards, *game.past, *present]


def lost_events(game: Greenland) -> str:
    """C0.1 Every event is somewhere."""
    if sorted(all_events(game)) != list(range(len(game.tables.events))):
        return f"events are lost: {sorted(all_events(game))} (C0.1)"
    return ""


def misplaced_cards(game: Greenland) -> str:
    """B2.6 Only D and I cards are in hands, G5.1 trophies and what was bought or tamed in tableaus, C0.3 biomes in
    their rows; C0.5.3 and of a farm animal card one side is up.
    """
    for card in game.tables.cards:
        number = card.number
        if game.hand[number] != NONE and card.kind not in (ANIMAL, INVENTION):
            return f"{card.key} cannot be in a hand (B2.6)"
        if game.tableau[number] != NONE:
            if card.kind == NEW_WORLD:
                return f"{card.key} cannot be in a tableau (E2.1)"
            if card.other_side != NONE and game.tableau[card.other_side] != NONE:
                return f"{card.key} and {game.tables.cards[card.other_side].key} are one card (C0.5.3)"
    for row in (NORTH, SOUTH):
        for number in game.in_row(row):
            if game.tables.cards[number].row != row:
                return f"{game.tables.cards[number].key} is no card of the {ROWS[row]} row (C0.3)"
    return ""


def misplaced_pieces(game: Greenland) -> str:
    """F1.1 Husbands are of other tribes than their wives, F1.3 who have one each; nobody is on a card that is nowhere,
    E5.4 or that is neither hunted nor raided.
    """
    for card in game.tables.daughters:
        husband, owner = game.husband(card), game.tableau[card]
        if game.everybody(game.of.wed[card]) > 1:
            return f"{game.tables.cards[card].key} has several husbands (F1.3)"
        if husband != NONE and (owner == NONE or (owner == husband and not game.variant.mixes_tribes)):
            return f"{game.tables.cards[card].key}, wed to {TRIBES[husband]}, is no daughter of another tribe (F1.1)"
    for found in game.tables.cards:
        card = found.number
        if not game.tribes_on(game.place_of(card)):
            continue
        just_taken = game.phase == HUNT and game.hand[card] != NONE  # G7.4: the others are being asked
        if game.row_of(card) == NONE and game.tableau[card] == NONE and not just_taken:
            return f"hunters stand on {found.key}, which is nowhere"
        if game.tableau[card] != NONE and found.kind not in (ANIMAL, DAUGHTER):
            return f"nobody guards or raids {found.key} (E5.4)"
    return ""


def misplaced_elders(game: Greenland) -> str:
    """E3.3 One elder on ranks that hold one; I5.1 guests have the rank of a chief.

    Which ranks hold several is not stated for all of them, so a position may have it otherwise.
    """
    women = game.variant.women(game)
    for tribe in game.order:
        for rank in range(RANKS):
            side = game.tables.placards[tribe].sides[game.religion[tribe]]
            if game.elders(tribe, rank) > 1 and not side[rank].several:
                return f"{TRIBES[tribe]} has {game.elders(tribe, rank)} elders on rank {rank + 1} (E3.3)"
            for guest in game.tribes_on(game.spot(tribe, rank)):
                if rank != CHIEF and guest not in (tribe, women) and not game.variant.mixes_tribes:
                    return f"{TRIBES[guest]} has an elder on rank {rank + 1} of {TRIBES[tribe]} (I5.1)"
    return ""


def undead(game: Greenland) -> str:
    """J1.1 The extinct have nothing alive; between choices nobody else is all dead, or holds too many cards (B2.5)."""
    for tribe in range(TRIBE_COUNT):
        if game.extinct[tribe] and game.count(tribe, DEAD) <= game.tables.pieces:
            return f"{TRIBES[tribe]} is extinct and alive (J1.1)"
    if game.phase == OVER and any(overfull(game, tribe) > 0 for tribe in game.playing()):
        return "a hand is too full at the end (B2.5)"
    return ""
