"""What can be read off a table of tribes. Only decks are hidden, so it is the same for everybody."""

from __future__ import annotations

from lawspeaker.games.tribes.pieces import DEAD, NOBODY, TribalGame


def tribal_facts(game: TribalGame, cards: list[str], pieces: int) -> dict[str, object]:
    """Who plays what, who is alive and who has which cards; `pieces` are those of a tribe besides its Alpha."""
    names = game.shared.tribe.values
    played = [tribe for tribe, seat in enumerate(game.seat_of) if seat != NOBODY]
    return {
        "seats": {names[tribe]: game.seat_of[tribe] for tribe in played},
        "people": {names[tribe]: pieces + 1 - game.count(tribe, DEAD) for tribe in played},
        "hand": {names[tribe]: [cards[card] for card in game.hand_of(tribe)] for tribe in played},
        "tableau": {names[tribe]: [cards[card] for card in game.cards_of(tribe)] for tribe in played},
        "terms": [game.setting.catalogue.options[term].text for term in game.terms],
    }
