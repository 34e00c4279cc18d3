"""What can be read off a table of Neanderthal. Only cards that lie face down are hidden, so it is the same for
everybody.
"""

from __future__ import annotations

from lawspeaker.games.neanderthal.model.state import Neanderthal
from lawspeaker.games.neanderthal.model.tables import NONE, TRIBES
from lawspeaker.games.tribes.facts import tribal_facts


def derived(game: Neanderthal) -> dict[str, object]:
    cards = game.options.card.values
    played = [tribe for tribe, seat in enumerate(game.seat_of) if seat != NONE]
    return {
        **tribal_facts(game, cards, game.tables.pieces),
        "unassigned": {TRIBES[tribe]: game.unassigned(tribe) for tribe in played},
        "elders": {TRIBES[tribe]: len(game.elders_of(tribe)) for tribe in played},
        "words": {TRIBES[tribe]: game.words(tribe) for tribe in played},
        "portals": {TRIBES[tribe]: game.portals_of(tribe) for tribe in played},
        "hunters": {
            cards[card]: {TRIBES[host]: game.party(host, card) for host in game.hosts_on(card)}
            for card in game.slots
            if card != NONE
        },
    }
