"""D1 Migrations and D4 global cooling: what changes in the rows."""

from __future__ import annotations

from lawspeaker.games.greenland.model.phrases import COOLED, FROZEN, MIGRATED
from lawspeaker.games.greenland.model.state import Greenland
from lawspeaker.games.greenland.phases.any_time import check_extinction
from lawspeaker.games.tribes.lives import kill
from lawspeaker.games.tribes.rows import NORTH, SOUTH


def migrate(game: Greenland, row: int) -> None:
    """D1.1 The card with the lowest climax of a row, D1.2 leaves its place to the top card of the deck.

    G7.3: it is out of the game. D1.3: not if the deck is empty. In a row without cards there is nothing to replace.
    """
    deck = game.decks[row]
    cards = game.in_row(row)
    if not deck.cards or not cards:
        return
    lowest = cards[0]
    for card in cards:
        if game.tables.cards[card].climax < game.tables.cards[lowest].climax:
            lowest = card
    newcomer = game.turn_up(deck)
    side = game.cold[row] if game.is_cold(lowest) else game.warm[row]
    side[side.index(lowest)] = newcomer
    game.tell("D1.2", MIGRATED, newcomer, lowest)
    leave_colony(game, lowest)


def cool(game: Greenland) -> None:
    """D4.1 The rightmost warm card of each row becomes the leftmost cold one, D4.3 a New World card like any other."""
    if game.variant.changes_climate(game):
        return
    for row in (NORTH, SOUTH):
        if game.warm[row]:
            card = game.warm[row].pop()
            game.cold[row].insert(0, card)
            game.tell("D4.1", COOLED, card)
        elif game.cold[row]:
            deep_freeze(game, row)


def deep_freeze(game: Greenland, row: int) -> None:
    """D4.4 Where no card is warm, the cold card nearest to the deck leaves the game."""
    card = game.cold[row].pop()
    game.tell("D4.4", FROZEN, card)
    leave_colony(game, card)


def leave_colony(game: Greenland, card: int) -> None:
    """E2.5 The colonists of a New World card that leaves the game die, whether it migrates or freezes."""
    place = game.place_of(card)
    for tribe in game.tribes_on(place):
        kill(game, tribe, game.count(tribe, place), place, game.alpha[tribe] == place, "E2.5")
    check_extinction(game)
