"""What can be read off a table of Greenland. Only decks are hidden, so it is the same for everybody."""

from __future__ import annotations

from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.model.tables import NONE, TRIBES
from lawspeaker.games.tribes.facts import tribal_facts


def derived(game: Greenland) -> dict[str, object]:
    cards = game.options.card.values
    played = [tribe for tribe, seat in enumerate(game.seat_of) if seat != NONE]
    return {
        **tribal_facts(game, cards, game.tables.pieces),
        "unassigned": {TRIBES[tribe]: game.unassigned(tribe) for tribe in played},
        "elders": {TRIBES[tribe]: game.all_elders(tribe) for tribe in played},
        "hunters": {
            cards[card]: {TRIBES[tribe]: game.hunters(tribe, card) for tribe in played if game.hunters(tribe, card)}
            for card in game.in_rows()
        },
        "cold": [cards[card] for card in game.in_rows() if game.is_cold(card)],
    }
