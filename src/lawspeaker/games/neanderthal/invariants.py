"""What always holds at a table of Neanderthal, whatever is answered."""

from __future__ import annotations

from lawspeaker.games.neanderthal.any_time import overfull
from lawspeaker.games.neanderthal.powers import ranks_open_to
from lawspeaker.games.neanderthal.state import EVENT, HUNT, OPEN, OVER, UNEXPLORED, Neanderthal
from lawspeaker.games.neanderthal.tables import (
    ANIMAL,
    COLOURS,
    DISKS,
    GAME,
    INVENTION,
    NONE,
    PORTAL_COUNT,
    RANKS,
    TRIBE_COUNT,
    TRIBES,
)


def broken(game: Neanderthal) -> str:
    """The first invariant that the state breaks, in words, or nothing."""
    return (
        lost_tribes(game)
        or lost_pieces(game)
        or lost_disks(game)
        or idle_disks(game)
        or lost_cards(game)
        or misplaced_cards(game)
        or lost_ice(game)
        or misplaced_elders(game)
        or crowded_places(game)
        or lasting_prey(game)
        or lost_on_map(game)
    )


def lost_tribes(game: Neanderthal) -> str:
    """A.1 Everybody plays a species, and A2.1 every species that is played is once in the order of play."""
    for seat in range(game.seats):
        if seat not in game.seat_of:
            return f"seat {seat} plays no species (A.1)"
    for tribe, seat in enumerate(game.seat_of):
        times = game.order.count(tribe)
        if seat == NONE and times > 0:
            return f"{TRIBES[tribe]} is in the order of play, and nobody plays it (C1a)"
        if seat != NONE and times != 1:
            return f"{TRIBES[tribe]} is {times} times in the order of play (A2.1)"
    return ""


def lost_pieces(game: Neanderthal) -> str:
    """B4.1 18 tribesmen and an Alpha for each tribe, the Alpha where a piece of his tribe is; C1.1 none for others."""
    used = game.colours_in_play()
    for tribe in range(TRIBE_COUNT):
        total = game.tables.pieces + 1 if tribe in used else 0
        counts = [game.count(tribe, place) for place in range(game.of.places)]
        if min(counts) < 0 or sum(counts) != total:
            return f"{TRIBES[tribe]} has {sum(counts)} pieces, and there are {total} (B4.1)"
        if total > 0 and counts[game.alpha[tribe]] == 0:
            return f"the Alpha of {TRIBES[tribe]} is where no piece of the tribe is (B.2)"
    return ""


def lost_disks(game: Neanderthal) -> str:
    """B3.1 Five disks of each colour for each tribe, wherever they lie."""
    for tribe in game.order:
        for colour in range(COLOURS):
            free = game.vocabulary[tribe * COLOURS + colour]
            total = free + game.bound(tribe, colour)
            if free < 0 or total != game.tables.disks:
                return f"{TRIBES[tribe]} has {total} {DISKS[colour]} disks, {free} of them free (B3.1)"
        if game.tribal[tribe] and game.portals_of(tribe) > 0:
            return f"{TRIBES[tribe]} is tribal and has portals (I1c)"
        if game.portals_of(tribe) >= game.variant.threshold(game):
            return f"{TRIBES[tribe]} is vocal and has enough portals to be tribal (I1d.1)"
        most = game.variant.disks_of_portal(game, tribe)
        if max(game.portals[tribe * PORTAL_COUNT : (tribe + 1) * PORTAL_COUNT]) > most:
            return f"{TRIBES[tribe]} has too many disks on one place of the brain map (I1b)"
    if min(game.portals[: TRIBE_COUNT * PORTAL_COUNT]) < 0 or min(game.disks) < 0:
        return "there are fewer than no disks somewhere (B3.1)"
    return ""


def idle_disks(game: Neanderthal) -> str:
    """B3c, B3d Disks lie only under elders and husbands that are there, and on cards in tableaus."""
    for spot, immature in enumerate(game.immature):
        if immature and not game.has_elder(spot // RANKS, spot % RANKS):
            return f"a disk lies where {TRIBES[spot // RANKS]} has no elder (B3c)"
    for card in game.of.holders:
        key = game.tables.cards[card].key
        if not game.is_mature(card) and game.tableau[card] == NONE:
            return f"disks lie on {key}, which is in no tableau (B3d)"
        if game.unripe[card] and game.husband(card) != game.tableau[card]:
            return f"a disk lies under the husband of {key}, who is not at home (G1f.1)"
    return ""


def lost_cards(game: Neanderthal) -> str:
    """Every card is in at most one place, and every event in exactly one."""
    places = [0] * len(game.tables.cards)
    for card in game.biomes_in_play():
        places[card] += 1
    for zone in game.zones():
        if zone.domain != "event":
            for card in zone.cards:
                places[card] += 1
    for card, number in enumerate(places):
        if number + (game.tableau[card] != NONE) + (game.hand[card] != NONE) > 1:
            return f"{game.tables.cards[card].key} is in several places"
    piled = [*game.events.cards, *game.unused.cards, *([] if game.event == NONE else [game.event])]
    if len(set(piled)) != len(piled) or {*piled, *game.past} != set(range(len(game.tables.events))):
        return f"events are lost or doubled: {sorted(piled)} (C.1)"
    return ""


def misplaced_cards(game: Neanderthal) -> str:
    """B2d Only D and I cards are in hands, G5.1 what is no trophy is in a tableau only as one of these or a daughter,
    and B2.1 only who plays has either.
    """
    for card in game.tables.cards:
        holder, owner = game.hand[card.number], game.tableau[card.number]
        if holder != NONE and card.kind not in (ANIMAL, INVENTION):
            return f"{card.key} cannot be in a hand (B2d)"
        if owner != NONE and card.kind == GAME and card.hunt.trophies == 0:
            return f"{card.key} is no trophy and cannot be in a tableau (G5.1)"
        for tribe in (holder, owner):
            if tribe != NONE and game.seat_of[tribe] == NONE:
                return f"{TRIBES[tribe]} has {card.key}, and nobody plays it (B2.1)"
    for slot in range(game.of.slots):
        if game.slots[slot] != NONE and game.is_daughter(game.slots[slot]):
            return f"{game.tables.cards[game.slots[slot]].key} is no biome (C.3)"
    return ""


def lost_ice(game: Neanderthal) -> str:
    """D1.1 Face-down cards lie in the slots that are covered, and nothing else does."""
    covered = [slot for slot in range(game.of.slots) if game.cover[slot] != OPEN]
    if sorted(game.north_lies + game.south_lies) != covered:
        return f"the covered slots are {covered}, but face-down cards lie elsewhere (D1.1)"
    if len(game.north_lies) != len(game.north_down.cards) or len(game.south_lies) != len(game.south_down.cards):
        return "there are more or fewer face-down cards than slots for them (D1.1)"
    if any(game.slots[slot] != NONE for slot in covered):
        return "a card lies face up on ice (D1.1)"
    return ""


def misplaced_elders(game: Neanderthal) -> str:
    """E2b One elder on a rank, D6b of the own colour; E2.1 of a rank that the placard shows."""
    for tribe in range(TRIBE_COUNT):
        for rank in range(RANKS):
            present = game.everybody(game.spot(tribe, rank))
            if present > 1:
                return f"{TRIBES[tribe]} has several elders on a rank (E2b)"
            if present > game.count(tribe, game.spot(tribe, rank)):
                return f"{TRIBES[tribe]} has an elder of another colour (D6b)"
            if present > 0 and rank not in ranks_open_to(game, tribe):
                return f"{TRIBES[tribe]} is vocal and has an elder of rank {rank + 1} (E2.1)"
    return ""


def crowded_places(game: Neanderthal) -> str:
    """G1e.1 One husband for a daughter, Ea.2 one suitor a tribe; D6.2 no guests of one's own colour, or with nobody;
    nobody on a card that is nowhere.
    """
    for card in game.tables.daughters:
        suitors = [game.count(tribe, game.place_of(card)) for tribe in range(TRIBE_COUNT)]
        if game.everybody(game.of.wed[card]) > 1 or max(suitors) > 1:
            return f"{game.tables.cards[card].key} has too many husbands or suitors (G1e.1)"
        waiting = game.phase == EVENT  # D5a.3: until the blizzard is over
        if game.tableau[card] == NONE and (sum(suitors) > 0 or (game.husband(card) != NONE and not waiting)):
            return f"{game.tables.cards[card].key} is courted or married, but in no tableau (E3.1)"
    for tribe in range(TRIBE_COUNT):
        camps = [game.camp(tribe), *(game.guests_at(card, tribe) for card in range(game.tables.biomes))]
        if any(game.count(tribe, camp) > 0 for camp in camps):
            return f"{TRIBES[tribe]} has Wanderlusters of its own colour (D6.2)"
        if game.seat_of[tribe] == NONE and any(game.everybody(camp) > 0 for camp in camps):
            return f"{TRIBES[tribe]} has Wanderlusters, and nobody plays it (D6.2)"
    for card in range(game.tables.biomes):
        just_taken = game.phase == HUNT and (game.hand[card] != NONE or game.tableau[card] != NONE)
        if game.slot_of(card) == NONE and not just_taken and game.hosts_on(card):
            return f"hunters stand on {game.tables.cards[card].key}, which is nowhere"
    if game.phase == OVER and any(overfull(game, tribe) > 0 for tribe in game.order):
        return "a hand is too full at the end (B2c)"
    return ""


def lasting_prey(game: Neanderthal) -> str:
    """G4b Nothing that hunters have brought is at stake once the hunts are over; it is known of what it is part."""
    if game.phase != HUNT and (game.loot or any(host != NONE for host in game.prey_of)):
        return "prey is at stake, but the hunts are over (G4b)"
    if len(game.loot) != len(game.loot_of):
        return "loot and loot_of are not equally long (G4b)"
    if len(game.next_stalkers) != len(game.next_stalkers_of):
        return "next_stalkers and next_stalkers_of are not equally long (G4.2)"
    return ""


def lost_on_map(game: Neanderthal) -> str:
    """L3d On a slot of a map one stands only on an unexplored card; M3b pairs are pairs; L3h nobody wanders."""
    if not game.variant.mapped:
        return ""
    for slot, cover in enumerate(game.cover):
        if cover != UNEXPLORED and game.everybody(game.of.first_slot + slot) > 0:
            return f"somebody stands on {game.options.slot.values[slot]}, where no unexplored card lies (L3d)"
    for tribe in range(TRIBE_COUNT):
        if 2 * game.count(tribe, game.kin(tribe)) != game.everybody(game.kin(tribe)):
            return f"the assimilated of {TRIBES[tribe]} are not pairs (M3b)"
        if game.everybody(game.camp(tribe)) > 0:
            return f"{TRIBES[tribe]} has Wanderlusters on a map (L3h)"
    return ""
