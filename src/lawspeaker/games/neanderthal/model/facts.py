"""What can be read off a table of Neanderthal. Only cards that lie face down are hidden, so it is the same for
everybody.
"""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import (
    ACTIONS,
    ANIMALS,
    BLIZZARD,
    CHAOS,
    DIE_OFF,
    GAME,
    NONE,
    TRIBE_COUNT,
    TRIBES,
)
from lawspeaker.games.neanderthal.phases.event.auction import highest_bidder
from lawspeaker.games.neanderthal.phases.event.events import FIRST_ICON, auctioning
from lawspeaker.games.neanderthal.phases.hunt.odds import chance_of_success
from lawspeaker.games.neanderthal.phases.powers import hand_size, helping
from lawspeaker.games.neanderthal.phases.scoring import points_now
from lawspeaker.games.tribes.facts import tribal_facts
from lawspeaker.games.tribes.phases import ASSIGN, EVENT
from lawspeaker.games.tribes.rows import NORTH, SOUTH


def derived(game: Neanderthal) -> dict[str, object]:
    cards = game.options.card.values
    played = [tribe for tribe, seat in enumerate(game.seat_of) if seat != NONE]
    return {
        **tribal_facts(game, cards, game.tables.pieces),
        "unassigned": {TRIBES[tribe]: game.unassigned(tribe) for tribe in played},
        "elders": {TRIBES[tribe]: len(game.elders_of(tribe)) for tribe in played},
        "words": {TRIBES[tribe]: game.words(tribe) for tribe in played},
        "portals": {TRIBES[tribe]: game.portals_of(tribe) for tribe in played},
        "points": {TRIBES[tribe]: points for tribe, points in points_now(game).items()},
        "portals_needed": game.variant.threshold(game),
        "hand_size": {TRIBES[tribe]: hand_size(game, tribe) for tribe in played},
        "helping": {TRIBES[tribe]: [cards[card] for card in helping(game, tribe)] for tribe in settled(game)},
        "lazarus": [TRIBES[tribe] for tribe in played if game.is_lazarus(tribe)],
        "hunters": {
            cards[card]: {TRIBES[host]: game.party(host, card) for host in game.hosts_on(card)}
            for card in game.biomes_in_play()
        },
        "chances": {
            cards[card]: {
                TRIBES[host]: round(100 * chance_of_success(game, host, card)) for host in game.hosts_on(card)
            }
            for card in game.biomes_in_play()
        },
        "displaced_first": [cards[card] for card in displaced_first(game)],
        "hand_dice": {
            cards[card]: game.card(card).hunt.hand + game.variant.further_dice(game, card)
            for card in game.biomes_in_play()
            if game.card(card).kind != GAME and game.card(card).hunt.hand != NONE
        },
        "icon": icon_now(game),
        "auction": is_auction(game),
        "highest_bidder": name_of(highest_bidder(game) if is_auction(game) else NONE),
        "turn_of": name_of(game.order[game.acting] if has_turn(game) else NONE),
    }


def name_of(tribe: int) -> str:
    return "none" if tribe == NONE else TRIBES[tribe]


def settled(game: Neanderthal) -> list[int]:
    """The tribes that have chosen how they live, which C.5 says when the game begins."""
    return [tribe for tribe in range(TRIBE_COUNT) if game.sexuality[tribe] != NONE]


def displaced_first(game: Neanderthal) -> list[int]:
    """B1a The cards with the lowest climax of their rows."""
    found = []
    for row in (NORTH, SOUTH):
        cards = [game.slots[slot] for slot in game.slots_of(row) if game.slots[slot] != NONE]
        lowest = min((game.card(card).climax for card in cards), default=0)
        found += [card for card in cards if game.card(card).climax == lowest]
    return found


# Where in the turn the game is.


def icon_now(game: Neanderthal) -> int:
    """D.1 Which icon of the event is being settled, counted from 0, or NONE."""
    now = game.step - FIRST_ICON
    if game.phase != EVENT or game.event == NONE:
        return NONE
    return now if 0 <= now < len(game.tables.events[game.event].icons) else NONE


def is_auction(game: Neanderthal) -> bool:
    """D7.1 Whether the daughter of the event is being auctioned, or L4.1 on a map sold."""
    return game.phase == EVENT and game.event != NONE and game.step == auctioning(game)


def goes_by_order(game: Neanderthal) -> bool:
    """Whether one species after another has its turn: in some phases, and when an icon befalls everybody."""
    if game.phase != EVENT:
        return game.phase in (ASSIGN, ANIMALS, ACTIONS)
    now = icon_now(game)
    return now != NONE and game.tables.events[game.event].icons[now].kind in (DIE_OFF, CHAOS, BLIZZARD)


def has_turn(game: Neanderthal) -> bool:
    """Whether some species has its turn in the order of play."""
    return goes_by_order(game) and game.acting < len(game.order)
