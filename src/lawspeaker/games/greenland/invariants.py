"""What always holds at a table of Greenland, whatever is answered."""

from __future__ import annotations

from lawspeaker.games.greenland.any_time import overfull
from lawspeaker.games.greenland.state import HUNT, OVER, Greenland
from lawspeaker.games.greenland.tables import GAME, NEW_WORLD, NONE, NORTH, RANKS, SOUTH, TRIBE_COUNT, TRIBES
from lawspeaker.games.tribes.pieces import DEAD


def broken(game: Greenland) -> str:
    """The first invariant that the state breaks, in words, or nothing."""
    return lost_pieces(game) or lost_disks(game) or lost_cards(game) or crowded_places(game) or undead(game)


def lost_pieces(game: Greenland) -> str:
    """B4.1 18 tribesmen and an Alpha for each tribe, the Alpha where a piece of his tribe is."""
    women = game.variant.women(game)
    for tribe in [*game.order, *([] if women == NONE else [women])]:
        total = game.tables.pieces + (tribe != women)
        counts = [game.count(tribe, place) for place in range(game.of.places)]
        if min(counts) < 0 or sum(counts) != total:
            return f"{TRIBES[tribe]} has {sum(counts)} pieces, and there are {total} (B4.1)"
        if tribe != women and counts[game.alpha[tribe]] == 0:
            return f"the Alpha of {TRIBES[tribe]} is where no piece of the tribe is (B0.3)"
    return ""


def lost_disks(game: Greenland) -> str:
    """B4.3 Never more than 8 energy, and no disks below zero."""
    for tribe in game.order:
        disks = (game.energy[tribe], game.ivory[tribe], game.iron[tribe])
        if min(disks) < 0:
            return f"{TRIBES[tribe]} has less than no disks: {disks}"
        if game.energy[tribe] > game.tables.most_energy:
            return f"{TRIBES[tribe]} has {game.energy[tribe]} energy (B4.3)"
    return ""


def lost_cards(game: Greenland) -> str:
    """Every card is in at most one place, and every event in exactly one."""
    places = [0] * len(game.tables.cards)
    for card in [*game.in_row(NORTH), *game.in_row(SOUTH), *game.north.cards, *game.south.cards]:
        places[card] += 1
    for card in range(len(places)):
        places[card] += (game.tableau[card] != NONE) + (game.hand[card] != NONE)
        if places[card] > 1:
            return f"{game.tables.cards[card].key} is in {places[card]} places"
        if game.hand[card] != NONE and game.tables.cards[card].kind in (GAME, NEW_WORLD):
            return f"{game.tables.cards[card].key} cannot be in a hand (B2.6)"
    events = [*game.events.cards, *game.set_aside.cards, *game.past]
    events += [] if game.event == NONE else [game.event]
    if sorted(events) != list(range(len(game.tables.events))):
        return f"events are lost or doubled: {sorted(events)} (C0.1)"
    return ""


def crowded_places(game: Greenland) -> str:
    """F1.3 One husband for a daughter; E3.3 one elder on ranks that hold one; nobody on a card that is nowhere."""
    for card in game.tables.daughters:
        if game.everybody(game.of.wed[card]) > 1:
            return f"{game.tables.cards[card].key} has several husbands (F1.3)"
    for tribe in game.order:
        for rank in range(RANKS):
            side = game.tables.placards[tribe].sides[game.religion[tribe]]
            if game.elders(tribe, rank) > 1 and not side[rank].several:
                return f"{TRIBES[tribe]} has {game.elders(tribe, rank)} elders on rank {rank + 1} (E3.3)"
    for card in range(len(game.tables.cards)):
        just_taken = game.phase == HUNT and game.hand[card] != NONE  # G7.4: the others are being asked
        gone = game.row_of(card) == NONE and game.tableau[card] == NONE and not just_taken
        if gone and game.tribes_on(game.place_of(card)):
            return f"hunters stand on {game.tables.cards[card].key}, which is nowhere"
    return ""


def undead(game: Greenland) -> str:
    """J1.1 The extinct have nothing alive; between choices nobody else is all dead, or holds too many cards (B2.5)."""
    for tribe in range(TRIBE_COUNT):
        if game.extinct[tribe] and game.count(tribe, DEAD) <= game.tables.pieces:
            return f"{TRIBES[tribe]} is extinct and alive (J1.1)"
    if game.phase == OVER and any(overfull(game, tribe) > 0 for tribe in game.playing()):
        return "a hand is too full at the end (B2.5)"
    return ""
