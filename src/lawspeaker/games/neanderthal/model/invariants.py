"""What always holds at a table of Neanderthal, whatever is answered; what holds only at times is in `moments`."""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.moments import has_chosen, is_before_sale, misplaced, turns_begun
from lawspeaker.games.neanderthal.model.state import FIRST_CAMP, FIRST_CARD, Neanderthal
from lawspeaker.games.neanderthal.model.tables import (
    ACTIONS,
    ANIMAL,
    ANY_COLOUR,
    COLOUR_OF_PORTAL,
    COLOURS,
    DAUGHTER,
    DISKS,
    GAME,
    INVENTION,
    NONE,
    OPEN,
    PAYS_ALONE,
    PORTAL_COUNT,
    RANKS,
    SEXUALITIES,
    TRIBE_COUNT,
    TRIBES,
    UNEXPLORED,
    Card,
)
from lawspeaker.games.neanderthal.phases.powers import ranks_open_to
from lawspeaker.games.tribes.phases import HUNT, OVER
from lawspeaker.games.tribes.rows import BACKS, NORTH, SOUTH


def broken(game: Neanderthal) -> str:
    """The first invariant that the state breaks, in words, or nothing."""
    return (
        lost_tribes(game)
        or lost_pieces(game)
        or mistaken_ways(game)
        or lost_disks(game)
        or idle_disks(game)
        or odd_disks(game)
        or forgotten_portals(game)
        or lost_cards(game)
        or lost_events(game)
        or miscounted_events(game)
        or misplaced_cards(game)
        or lost_ice(game)
        or misplaced_elders(game)
        or crowded_places(game)
        or misplaced_guests(game)
        or lost_on_map(game)
        or misplaced(game)
    )


def lost_tribes(game: Neanderthal) -> str:
    """A.1 Everybody plays a species, and A2.1 every species that is played is once in the order of play."""
    for seat in range(game.seats):
        if seat not in game.seat_of:
            return f"seat {seat} plays no species (A.1)"
    for seat in range(game.seats):
        if game.seat_of.count(seat) > 1:
            both = " and ".join(TRIBES[tribe] for tribe, by in enumerate(game.seat_of) if by == seat)
            return f"seat {seat} plays {both} (A.1)"
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
        if is_abroad(game, game.alpha[tribe]):
            return f"the Alpha of {TRIBES[tribe]} is a Wanderluster (D6b)"
    return ""


def is_abroad(game: Neanderthal, place: int) -> bool:
    """D6.2 Whether Wanderlusters stand in a place: unassigned, or on a card."""
    return FIRST_CAMP <= place < FIRST_CARD or game.of.first_guest <= place < game.of.first_wed


def mistaken_ways(game: Neanderthal) -> str:
    """C.5 Everybody has a sexuality card of his own, and the sexuality of a tribe is on its card. C1.1 A species that
    nobody plays has none, and neither words nor portals, and is not tribal.
    """
    cards = game.tables.sexuality_cards
    for tribe in range(TRIBE_COUNT):
        card, way = game.sexuality_card[tribe], game.sexuality[tribe]
        if game.seat_of[tribe] == NONE:
            disks = game.words(tribe) + game.portals_of(tribe)
            if card != NONE or way != NONE or game.tribal[tribe] or disks > 0:
                return f"{TRIBES[tribe]} has a sexuality, disks or a tribal society, and nobody plays it (C1.1)"
            continue
        if card == NONE:
            return f"{TRIBES[tribe]} has no sexuality card (C.5)"
        if way == NONE and tribe in has_chosen(game):
            return f"{TRIBES[tribe]} has no sexuality (C.5)"
        if way != NONE and tribe not in has_chosen(game):
            return f"{TRIBES[tribe]} has a sexuality before it has chosen one (C.5)"
        if way != NONE and way not in cards[card].sides:
            return f"the sexuality card of {TRIBES[tribe]} does not show {SEXUALITIES[way]} (C.5)"
        if game.sexuality_card.count(card) > 1:
            return f"the sexuality card {cards[card].key} is dealt to several species (C.5)"
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
    for card in game.tables.cards:
        if not game.is_mature(card.number) and game.tableau[card.number] == NONE:
            return f"disks lie on {card.key}, which is in no tableau (B3d)"
        if not game.unripe[card.number]:
            continue
        if card.kind != DAUGHTER:
            return f"a disk lies under the husband of {card.key}, which is no daughter (B3c)"
        if game.tableau[card.number] == NONE or game.husband(card.number) != game.tableau[card.number]:
            return f"a disk lies under the husband of {card.key}, who is not at home (G1f.1)"
    return ""


def odd_disks(game: Neanderthal) -> str:
    """D7a, I3 On a card lie only disks of the colours that pay for it, I3a, I3b, I3c a single one on an animal or an
    invention, and G5.1 none on a trophy.
    """
    for card in game.tables.cards:
        owner = game.tableau[card.number]
        if owner == NONE or game.is_mature(card.number):
            continue
        if card.kind == GAME:
            return f"disks lie on {card.key}, which is a trophy (G5.1)"
        numbers = game.disks[card.number * COLOURS : (card.number + 1) * COLOURS]
        for colour, number in enumerate(numbers):
            if number > 0 and not (payable(game, card) >> colour) & 1:
                clause = "D7a" if card.kind == DAUGHTER else "I3.1"
                return f"disks that are {DISKS[colour]} lie on {card.key}, which is not paid with them ({clause})"
        if card.kind != DAUGHTER and sum(numbers) > 1:
            return f"{sum(numbers)} disks lie on {card.key}, which costs one (I3.1)"
    return ""


def payable(game: Neanderthal, card: Card) -> int:
    """The colours of disks that pay for a card, as a mask; L4d on a map the Singing Woman allows all."""
    if card.kind != DAUGHTER:
        return card.cost
    return ANY_COLOUR if game.variant.mapped and game.tables.bearers[PAYS_ALONE] else card.media


def forgotten_portals(game: Neanderthal) -> str:
    """I2a The portals that were there when the turn began still are, unless its actions have made a species tribal."""
    for tribe in range(TRIBE_COUNT):
        noted = game.mapped[tribe * COLOURS : (tribe + 1) * COLOURS]
        present = [0] * COLOURS
        for portal in range(PORTAL_COUNT):
            present[COLOUR_OF_PORTAL[portal]] += game.portals[tribe * PORTAL_COUNT + portal]
        if game.tribal[tribe]:
            if sum(noted) > 0 and game.phase not in (ACTIONS, OVER):
                return f"{TRIBES[tribe]} is tribal, and portals are noted for it in mapped (I2a)"
        elif any(before > now for before, now in zip(noted, present, strict=True)):
            return f"{TRIBES[tribe]} has fewer portals than mapped says it had when the turn began (I2a)"
    return ""


def lost_cards(game: Neanderthal) -> str:
    """B.6 Every card is in at most one place."""
    names = game.options.slot.values
    places: list[list[str]] = [[] for _ in game.tables.cards]
    for slot, card in enumerate(game.slots):
        if card != NONE:
            places[card].append(names[slot])
    for zone in game.zones():
        if zone.domain != "event":
            for card in zone.cards:
                places[card].append(zone.name)
    for card, found in enumerate(places):
        for where, tribe in (("tableau", game.tableau[card]), ("hand", game.hand[card])):
            if tribe != NONE:
                found.append(f"the {where} of {TRIBES[tribe]}")
        if len(found) > 1:
            return f"{game.tables.cards[card].key} is in several places: {listed(found)} (B.6)"
    return ""


def lost_events(game: Neanderthal) -> str:
    """C.1 Every event is to come, unused, the present one or past; N2.3 past ones come again if the deck is made anew.

    A daughter in a tableau is none to come, and D7e the present one only once she has been given out.
    """
    cards, daughters = game.tables.cards, game.tables.daughters
    piles = {"events": game.events.cards, "unused": game.unused.cards, "past": game.past}
    if game.event != NONE:
        piles["event"] = [game.event]
    for event, card in enumerate(daughters):
        found = [name for name, pile in piles.items() for other in pile if other == event]
        key = cards[card].key
        if not found:
            return f"the event {key} is nowhere: it belongs into events, unused or past (C.1)"
        owner = game.tableau[card]
        if owner != NONE and ("events" in found or "unused" in found):
            return f"{key} is in the tableau of {TRIBES[owner]}, and her event is still to come, in {found[0]} (C.1)"
        counted = [name for name in found if name != "past" or not game.variant.repeats_events(game)]
        if len(counted) > 1:
            return f"the event {key} is in several places: {listed(found)} (C.1)"
        if owner != NONE and event == game.event and is_before_sale(game):
            return f"{key} is in the tableau of {TRIBES[owner]} before she is given out (D7e)"
    return ""


def miscounted_events(game: Neanderthal) -> str:
    """A1.1 There are no more turns than events. N2.2 Where all daughters are events, none is unused, and every turn has
    taken one, N2.3 until all have been.
    """
    begun = turns_begun(game)
    if begun > len(game.tables.events) and not game.variant.repeats_events(game):
        return f"{begun} turns have begun, and there are {len(game.tables.events)} events (A1.1)"
    left = game.variant.events_used(game) - begun
    if left < 0 or not game.variant.uses_all_events(game):
        return ""
    if game.unused.cards:
        key = game.tables.cards[game.tables.daughters[game.unused.cards[0]]].key
        return f"{key} is unused, and at first all daughters are events (N2.2)"
    if len(game.events.cards) != left:
        return f"{len(game.events.cards)} events are to come, and after {begun} turns it must be {left} (N2.2)"
    return ""


def listed(names: list[str]) -> str:
    """These names in a row."""
    return ", ".join(names)


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
    for zone in game.zones():
        row = BACKS.index(zone.domain) if zone.domain in BACKS else NONE
        for number in zone.cards if row != NONE else []:
            if game.tables.cards[number].row != row:
                return f"{game.tables.cards[number].key} is no card of {zone.name} (C.3)"
    return ""


def lost_ice(game: Neanderthal) -> str:
    """D1.1 Face-down cards lie in the slots that are covered, and nothing else does."""
    covered = [slot for slot in range(game.of.slots) if game.cover[slot] != OPEN]
    if sorted(game.lies[NORTH] + game.lies[SOUTH]) != covered:
        return f"the covered slots are {covered}, but face-down cards lie elsewhere (D1.1)"
    if any(len(game.lies[row]) != len(down.cards) for row, down in enumerate(game.down)):
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
            if present > 0 and game.seat_of[tribe] == NONE:
                return f"{TRIBES[tribe]} has an elder, and nobody plays it (C1.1)"
            if present > 0 and rank not in ranks_open_to(game, tribe):
                return f"{TRIBES[tribe]} is vocal and has an elder of rank {rank + 1} (E2.1)"
    return ""


def crowded_places(game: Neanderthal) -> str:
    """G1e.1 One husband for a daughter, Ea.2 one suitor a tribe; E1.1 nobody is on a card that is nowhere."""
    for card in game.tables.daughters:
        suitors = [game.party(tribe, card) for tribe in range(TRIBE_COUNT)]
        if game.everybody(game.of.wed[card]) > 1 or max(suitors) > 1:
            return f"{game.tables.cards[card].key} has too many husbands or suitors (G1e.1)"
        if game.tableau[card] == NONE and sum(suitors) > 0:
            return f"{game.tables.cards[card].key} is courted or married, but in no tableau (E3.1)"
    for card in range(game.tables.biomes):
        just_taken = game.phase == HUNT and (game.hand[card] != NONE or game.tableau[card] != NONE)
        if game.slot_of(card) == NONE and not just_taken and game.hosts_on(card):
            return f"hunters stand on {game.tables.cards[card].key}, which is nowhere (E1.1)"
    return ""


def misplaced_guests(game: Neanderthal) -> str:
    """D6.2 There are no guests of one's own colour, or with nobody; K2.1 and nobody plays strangers who hunt."""
    for tribe in range(TRIBE_COUNT):
        camps = [game.camp(tribe), *(game.guests_at(card, tribe) for card in range(game.of.guest_cards))]
        if any(game.count(tribe, camp) > 0 for camp in camps):
            return f"{TRIBES[tribe]} has Wanderlusters of its own colour (D6.2)"
        if game.seat_of[tribe] != NONE:
            continue
        if any(game.everybody(camp) > 0 for camp in camps):
            return f"{TRIBES[tribe]} has Wanderlusters, and nobody plays it (D6.2)"
        if any(game.count(tribe, game.place_of(card)) > 0 for card in range(game.tables.biomes)):
            return f"{TRIBES[tribe]} has hunters, and nobody plays it (K2.1)"
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
