"""What always holds at a table of Greenland, whatever is answered. Positions that break it are refused."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.greenland.model.rules import TOGETHER
from lawspeaker.games.greenland.model.setup import exists
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import (
    ANIMAL,
    CHIEF,
    DAUGHTER,
    ELDERS,
    GAME,
    INVENTION,
    LIVESTOCK,
    MARITIME,
    NEW_WORLD,
    NO_MARITIME,
    NO_MARKLAND,
    NONE,
    NORSE,
    RANKS,
    TRIBE_COUNT,
    TRIBES,
    Card,
)
from lawspeaker.games.greenland.phases.any_time import overfull, shows_icon
from lawspeaker.games.greenland.phases.assignment.phase import SKIING
from lawspeaker.games.greenland.phases.elders import ACTING, TRADING
from lawspeaker.games.greenland.phases.event.phase import FIRST_ICON, REVEALING
from lawspeaker.games.greenland.phases.livestock import PACIFYING
from lawspeaker.games.greenland.phases.negotiation.deals import CardBargain, ElderBargain
from lawspeaker.games.greenland.phases.negotiation.phase import CARDS, PEACE, PLACARDS
from lawspeaker.games.greenland.phases.powers import hand_size
from lawspeaker.games.greenland.variants.coop import Market
from lawspeaker.games.greenland.variants.saga import DAUGHTERS
from lawspeaker.games.tribes.deal import Bargain
from lawspeaker.games.tribes.phases import ASSIGN, EVENT, HUNT, NEGOTIATE, OVER, SETUP
from lawspeaker.games.tribes.pieces import DEAD, agreed_on
from lawspeaker.games.tribes.rows import NORTH, ROWS, SOUTH

AFIELD: Final = (ASSIGN, NEGOTIATE, HUNT)  # phases in which hunters, raiders and guards stand on cards
LAST_STEPS: Final = {ASSIGN: SKIING, NEGOTIATE: PEACE, HUNT: 0, LIVESTOCK: PACIFYING, ELDERS: ACTING}
BY_ORDER: Final = (EVENT, ASSIGN, NEGOTIATE, LIVESTOCK)  # phases in which `acting` counts tribes of the order


def broken(game: Greenland) -> str:
    """The first invariant that the state breaks, in words, or nothing."""
    return (
        lost_tribes(game)
        or mistaken_heroine(game)
        or lost_pieces(game)
        or lost_disks(game)
        or misplaced_cards(game)
        or lost_cards(game)
        or misplaced_laid_cards(game)
        or misplaced_pieces(game)
        or misplaced_elders(game)
        or undead(game)
    )


def unfinished(game: Greenland) -> str:
    """What can be so only between two checkpoints, in words, or nothing."""
    return (
        misplaced_progress(game)
        or stale_progress(game)
        or misplaced_card(game)
        or misplaced_talk(game)
        or impossible_offer(game)
        or misplaced_hunters(game)
        or full_hands(game)
    )


# Tribes, pieces and disks


def lost_tribes(game: Greenland) -> str:
    """A0.1 Everybody plays a tribe, and A2.1 every tribe that is alive is once in the order of play."""
    agreed = agreed_on(game)
    several = game.rules.variant == TOGETHER and game.seats == 1  # K.e1
    for seat in range(game.seats):
        if seat not in game.seat_of:
            return f"seat {seat} plays no tribe (A0.1)"
        if game.seat_of.count(seat) > 1 and not several:
            return f"seat {seat} plays {game.seat_of.count(seat)} tribes (A0.1)"
        if agreed[seat] in TRIBES and game.seat_of[TRIBES.index(agreed[seat])] != seat:
            return f"seat {seat} plays another tribe than {agreed[seat]}, as was agreed (A0.1)"
    for tribe, seat in enumerate(game.seat_of):
        times = game.order.count(tribe)
        if seat == NONE and times > 0:
            return f"{TRIBES[tribe]} is in the order of play, and nobody plays it (A2.1)"
        if seat == NONE and game.extinct[tribe]:
            return f"{TRIBES[tribe]} is said to be extinct, and nobody plays it (J1.1)"
        if seat != NONE and not exists(game, tribe):
            return f"{TRIBES[tribe]} cannot be played in this game (KO.1)"
        if times > 1 or (seat != NONE and not game.extinct[tribe] and times != 1):
            return f"{TRIBES[tribe]} is {times} times in the order of play (A2.1)"
    return ""


def mistaken_heroine(game: Greenland) -> str:
    """K1.a A saga is that of a daughter, whose tribe is played."""
    if game.variant.women(game) == NONE:
        if game.heroine == NONE:
            return ""
        return f"{game.tables.cards[game.heroine].key} is said to be a heroine, and this is no saga (K1.a)"
    if game.heroine == NONE:
        return "a saga has a heroine (K1.a)"
    found = game.tables.cards[game.heroine]
    if game.is_daughter(game.heroine) and game.seat_of[found.home] != NONE:
        return ""
    if not game.is_daughter(game.heroine):
        return f"{found.key} is no daughter (K1.a)"
    return f"{found.key} is a daughter of the {TRIBES[found.home]}, who are not played: tribe_1 says who is (K1.a)"


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
    """B4.3 Never more than 8 energy, and no disks below zero; B0.4 nor, where it matters, more than are in the box."""
    for tribe, seat in enumerate(game.seat_of):
        disks = (game.energy[tribe], game.ivory[tribe], game.iron[tribe])
        if min(disks) < 0:
            return f"{TRIBES[tribe]} has less than no disks: {disks} (B4.2)"
        if seat == NONE and max(disks) > 0:
            return f"{TRIBES[tribe]} has disks, and nobody plays it (C0.8)"
        if game.energy[tribe] > game.tables.most_energy:
            return f"{TRIBES[tribe]} has {game.energy[tribe]} energy, more than {game.tables.most_energy} (B4.3)"
    if game.depot > 0 and not game.variant.limits_energy:
        return f"there is a depot of {game.depot} energy, and no occupiers (L2.d)"
    if (game.rules.energy_can_run_out or game.variant.limits_energy) and game.energy_left() < 0:
        owned = sum(game.energy) + game.depot
        return f"there are {owned} disks of energy, and the box has {game.tables.energy_disks} (B0.4)"
    return ""


# Cards and events


def lost_cards(game: Greenland) -> str:
    """Every card and every event is in at most one place."""
    for card, places in enumerate(places_of_cards(game)):
        if len(places) > 1:
            return f"{game.tables.cards[card].key} is in {len(places)} places: {', '.join(places)}"
    for event in game.tables.events:
        if event.goods != NONE and game.tableau[event.goods] != NONE and event.number in game.events.cards:
            goods = game.tables.cards[event.goods].key
            return f"{goods} is in a tableau, and its event {event.key} is still to come (D10.5)"
        places = places_of_event(game, event.number)
        if len(places) > 1:
            return f"the event {event.key} is in {len(places)} places: {', '.join(places)} (C0.1)"
    return ""


def places_of_cards(game: Greenland) -> list[list[str]]:
    """Where each card lies, by the names that a position has for it."""
    lists = [(f"{side}.{ROWS[row]}", lying[row]) for row in (NORTH, SOUTH) for side, lying in sides(game)]
    lists += [(f"decks.{ROWS[row]}", deck.cards) for row, deck in enumerate(game.decks)]
    places: list[list[str]] = [[] for _ in game.tables.cards]
    for name, cards in lists:
        for card in cards:
            places[card].append(name)
    for card, found in enumerate(places):
        for where, tribe in (("tableau", game.tableau[card]), ("hand", game.hand[card])):
            if tribe != NONE:
                found.append(f"the {where} of {TRIBES[tribe]}")
    return places


def sides(game: Greenland) -> list[tuple[str, list[list[int]]]]:
    """The two sides of the rows."""
    return [("warm", game.warm), ("cold", game.cold)]


def places_of_event(game: Greenland, event: int) -> list[str]:
    """Where an event is, by the names that a position has for it."""
    lists = [("events", game.events.cards), ("set_aside", game.set_aside.cards), ("past", game.past)]
    places = [name for name, events in lists for _ in range(events.count(event))]
    return [*places, "event"] if game.event == event else places


def lost_events(game: Greenland) -> str:
    """C0.1 Every event is somewhere."""
    lost = [event.key for event in game.tables.events if not places_of_event(game, event.number)]
    return f"events are nowhere: {', '.join(lost)} (C0.1)" if lost else ""


def misplaced_cards(game: Greenland) -> str:
    """C0.2, C0.3 Biomes are in their rows and decks, C0.4 the New World in the rows alone.

    C0.5.3 What a ship may bring is a farm animal that nobody has.
    """
    for row, deck in enumerate(game.decks):
        for number in [*game.in_row(row), *deck.cards]:
            found = game.tables.cards[number]
            if found.row != row:
                where = "deck" if number in deck.cards else "row"
                return f"{found.key} is no card of the {ROWS[row]} {where} (C0.3)"
            if found.kind == NEW_WORLD and number in deck.cards:
                return f"{found.key} cannot be in a deck (C0.4)"
    if game.aside != NONE:
        aside = game.tables.cards[game.aside]
        if aside.home != NORSE or aside.other_side == NONE:
            return f"{aside.key} is no Norse farm animal, and cannot be set aside (C0.5.3)"
        if game.tableau[game.aside] != NONE or game.tableau[aside.other_side] != NONE:
            return f"{aside.key} is set aside, and somebody has its card (C0.5.3)"
    return ""


def misplaced_laid_cards(game: Greenland) -> str:
    """B2.6 Only D and I cards are in hands, G6.1 as they came from the rows; G5.1 trophies and what was bought or tamed
    in tableaus; C0.5.3 and of a farm animal card one side is up.
    """
    for card in game.tables.cards:
        holder, owner = game.hand[card.number], game.tableau[card.number]
        for tribe in (holder, owner):
            if tribe != NONE and game.seat_of[tribe] == NONE:
                return f"{TRIBES[tribe]} has {card.key}, and nobody plays it (C0.5.1)"
        if holder != NONE:
            if card.kind not in (ANIMAL, INVENTION) or card.row == NONE:
                return f"{card.key} cannot be in a hand (B2.6)"
            if game.extinct[holder]:
                return f"{TRIBES[holder]} is extinct and holds {card.key} (J1.1)"
        if owner != NONE:
            wrong = misplaced_in_tableau(game, card, owner)
            if wrong:
                return wrong
    return ""


def misplaced_in_tableau(game: Greenland, card: Card, owner: int) -> str:
    """What is wrong with a card in a tribe's tableau."""
    if card.kind == NEW_WORLD:
        return f"{card.key} cannot be in a tableau (E2.1)"
    meteorite = game.rules.meteorite_is_a_trophy and card.number == game.of.numbers["cape_york_meteorite"]
    if card.kind == GAME and card.hunt.trophy == NONE and not meteorite:
        return f"{card.key} is no trophy, and cannot be in a tableau (G5.1)"
    if card.other_side != NONE and game.tableau[card.other_side] != NONE:
        return f"{card.key} and {game.tables.cards[card.other_side].key} are one card (C0.5.3)"
    if game.extinct[owner] and card.kind != DAUGHTER:
        return f"{TRIBES[owner]} is extinct and has {card.key} (J1.1)"
    return ""


# Where pieces stand


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
        tribes = game.tribes_on(game.place_of(card))
        if not tribes:
            continue
        just_taken = game.phase == HUNT and card == game.hunted  # G7.4: the others wait for its replacement
        owner = game.tableau[card]
        if game.row_of(card) == NONE and owner == NONE and not just_taken:
            return f"hunters stand on {found.key}, which is nowhere (E1.1)"
        if owner != NONE and found.kind not in (ANIMAL, DAUGHTER):
            return f"nobody guards or raids {found.key} (E5.4)"
        if owner != NONE and found.raid == 0 and tribes != [owner]:
            return f"{found.key} cannot be raided, and others than {TRIBES[owner]} stand on it (E5.4)"
    return ""


def misplaced_hunters(game: Greenland) -> str:
    """E1.1 Hunters, raiders and guards are out in phases 2 to 4, G0.3 then all go home. D8.1, D9.1 An event may keep
    them from the sea, or from Markland.
    """
    home = NONE if game.variant.women(game) == NONE else game.heroine
    for found in game.tables.cards:
        card, tribes = found.number, game.tribes_on(game.place_of(found.number))
        if not tribes or found.kind == NEW_WORLD or card == home:
            continue
        if game.phase not in AFIELD:
            return f"{TRIBES[tribes[0]]} has pieces on {found.key} in phase {game.phase}, when all are at home (G0.3)"
        if game.tableau[card] == NONE and game.hunt_of(card).type == MARITIME and shows_icon(game, NO_MARITIME):
            event = game.tables.events[game.event].key
            return f"{TRIBES[tribes[0]]} hunts {found.key} at sea in the year of {event} (D8.1)"
    if game.phase in AFIELD and shows_icon(game, NO_MARKLAND):
        for tribe in game.playing():
            if game.landed[NORTH * TRIBE_COUNT + tribe] > 0:
                event = game.tables.events[game.event].key
                return f"{TRIBES[tribe]} has come to Markland in the year of {event} (D9.1)"
    return ""


def misplaced_elders(game: Greenland) -> str:
    """E3.3 One elder on ranks that hold one; I5.1 guests have the rank of a chief."""
    women = game.variant.women(game)
    for host in range(TRIBE_COUNT):
        for rank in range(RANKS):
            present = game.tribes_on(game.spot(host, rank))
            if present and game.seat_of[host] == NONE:
                return f"{TRIBES[present[0]]} has an elder with the {TRIBES[host]}, whom nobody plays (I5.1)"
            for guest in present:
                if rank != CHIEF and guest not in (host, women) and not game.variant.mixes_tribes:
                    return f"{TRIBES[guest]} has an elder on rank {rank + 1} of {TRIBES[host]} (I5.1)"
            if present and game.elders(host, rank) > 1:
                side = game.tables.placards[host].sides[game.religion[host]]
                if not side[rank].several:
                    return f"{TRIBES[host]} has {game.elders(host, rank)} elders on rank {rank + 1} (E3.3)"
    return ""


def undead(game: Greenland) -> str:
    """J1.1 The extinct have nothing alive; between choices nobody else is all dead."""
    for tribe in range(TRIBE_COUNT):
        if game.extinct[tribe] and game.count(tribe, DEAD) <= game.tables.pieces:
            return f"{TRIBES[tribe]} is extinct and alive (J1.1)"
    return ""


def full_hands(game: Greenland) -> str:
    """B2.5 Nobody holds more cards than his hand size: he discards at once."""
    for tribe in game.playing():
        over = overfull(game, tribe)
        if over > 0:
            held = ", ".join(game.tables.cards[card].key for card in game.held[tribe])
            size = hand_size(game, tribe)
            return f"{TRIBES[tribe]} holds {held}, {over} too many for a hand of {size} (B2.5)"
    return ""


# Where in the turn the game is


def last_step(game: Greenland) -> int:
    """The last step of the phase; of the first and of a saga's second it depends."""
    if game.phase == EVENT and game.event != NONE:
        return FIRST_ICON + len(game.variant.icons(game))
    if game.phase == ASSIGN and game.variant.women(game) != NONE:
        return DAUGHTERS
    if game.phase == NEGOTIATE and game.rules.first_edition and not game.variant.cooperative:
        return PLACARDS
    return LAST_STEPS.get(game.phase, game.step)


def misplaced_progress(game: Greenland) -> str:
    """A1.1 An event that is being applied is known, and one that is to be turned up is there. No phase has more steps
    than it has, and no more tribes are done than there are.
    """
    beginning = game.phase == SETUP or (game.phase == EVENT and game.step == REVEALING)
    if beginning and not game.events.cards:
        return "phase 1 begins with an event, and none is left (A1.1)"
    if game.phase == EVENT and game.step > REVEALING and game.event == NONE:
        return f"step {game.step} of phase 1 needs an event (A1.1)"
    last = last_step(game)
    if game.step > last:
        return f"phase {game.phase} has no step {game.step}: the last is {last} (A1.{game.phase})"
    if game.phase in BY_ORDER and game.acting > len(game.order):
        return f"{game.acting} tribes are said to be done, and there are {len(game.order)} (A2.1)"
    if game.phase == EVENT and game.step > REVEALING:
        goods = game.tables.events[game.event].goods
        if goods != NONE and game.tableau[goods] != NONE:
            return f"{game.tables.cards[goods].key} is in a tableau, and is still to be sold (D10.5)"
    return ""


def stale_progress(game: Greenland) -> str:
    """What is noted in one phase alone: H1.2 energy held back, I6.1 who will convert, I6.2 missionaries that can be
    used, J0.6 who has won.
    """
    if game.winners and game.phase != OVER:
        return "there are winners, and the game is not over (J0.1)"
    for tribe in range(TRIBE_COUNT):
        if game.withheld[tribe] > 0 and game.phase != LIVESTOCK:
            return f"energy is held back from {TRIBES[tribe]}, and this is not phase 5 (H1.2)"
        if game.converting[tribe] and (game.phase != ELDERS or game.monotheist(tribe)):
            return f"{TRIBES[tribe]} is said to be converted at the end of phase 6, and cannot be (I6.1)"
        if game.offers[tribe] > game.rules.offers:
            return f"{TRIBES[tribe]} has {game.offers[tribe]} offers left, and began with {game.rules.offers} (F0.1)"
        for guest in range(TRIBE_COUNT):
            used = game.missions[tribe * TRIBE_COUNT + guest]
            acting = game.phase == ELDERS and game.step > 0 and not game.monotheist(tribe)
            if acting and game.seat_of[guest] != NONE and used > game.count(guest, game.spot(tribe, CHIEF)):
                return f"{TRIBES[guest]} has fewer than {used} missionaries with the {TRIBES[tribe]} (I6.2)"
    return ""


def misplaced_card(game: Greenland) -> str:
    """Cards are negotiated about in phase 3 and hunted in phase 4; only what lies on the table is, or what somebody has
    just taken (G6.1).
    """
    for what, card, phase in (("negotiated about", game.contested, NEGOTIATE), ("hunted", game.hunted, HUNT)):
        if card == NONE:
            continue
        key = game.tables.cards[card].key
        if game.phase != phase:
            return f"{key} is {what}, and this is not phase {phase} (A1.{phase})"
        if card == game.contested and game.step != CARDS:
            return f"{key} is negotiated about, and all talks are over (A1.3)"
        if game.row_of(card) != NONE or game.tableau[card] != NONE or game.hand[card] != NONE:
            continue
        if card == game.contested or not any(game.rolled):
            return f"{key} is {what}, and lies nowhere (E1.1)"
    return ""


# Talks


def misplaced_talk(game: Greenland) -> str:
    """F0.1 In phase 3 tribes talk over a card, and an offer is somebody's and made of terms."""
    talking = game.speaker != NONE or any(game.silent) or any(game.pledged) or any(game.left)
    over_cards = game.phase == NEGOTIATE and game.step == CARDS and not game.variant.cooperative
    if talking and over_cards and game.contested == NONE:
        return "tribes are said to talk, and no card is contested (F0.1)"
    offered = game.partner != NONE or bool(game.terms) or game.proposed
    if offered and game.speaker == NONE:
        return "there is said to be an offer, and nobody makes it (F0.1)"
    for term in game.terms:
        if term >= len(game.of.catalogue.options):
            return f"terms are numbers of options, and {term} is none (F0.2)"
    return ""


def impossible_offer(game: Greenland) -> str:
    """F0.1 An offer is made to another tribe on the card, F0.e1 or the placard, F0.2 and of what can be given."""
    if game.partner == NONE:
        if not game.terms and not game.proposed:
            return ""
        return f"there is an offer, and no partner {TRIBES[game.speaker]} makes it to (F0.1)"
    bargain = talks(game)
    if bargain is None:
        return f"{TRIBES[game.speaker]} makes an offer, and this is no time for it (F0.1)"
    parties = bargain.parties()
    for tribe in (game.speaker, game.partner):
        if tribe not in parties:
            return f"{TRIBES[tribe]} deals, and has nobody on the card (F0.1)"
    if game.speaker == game.partner:
        return f"{TRIBES[game.speaker]} makes an offer to itself (F0.1)"
    return impossible_term(game, bargain)


def talks(game: Greenland) -> Bargain | None:
    """What is negotiated over now, if anything."""
    if game.phase == NEGOTIATE and game.contested != NONE:
        return CardBargain(game, game.contested)
    if game.phase == NEGOTIATE and game.step == PLACARDS and game.acting < len(game.order):
        return ElderBargain(game, game.order[game.acting])
    return Market(game) if game.phase == ELDERS and game.step == TRADING else None


def impossible_term(game: Greenland, bargain: Bargain) -> str:
    """F0.2 The first term that could not have been added to those before it."""
    terms, game.terms = game.terms, []
    wrong = ""
    for term in terms:
        if not any(option.number == term for option in bargain.further_terms()):
            wrong = f"{game.of.catalogue.options[term]} cannot be a term of this offer (F0.2)"
            break
        game.terms.append(term)
    game.terms = terms
    return wrong
