"""What a partial position of Root leaves out."""

from __future__ import annotations

from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import BUILDING, CLEARINGS, ITEMS, NONE, PLACES, WARRIOR
from lawspeaker.kernel.schema import says


def complete(game: Root, given: dict[str, object]) -> None:
    """Work out what a position leaves out."""
    if game.rules.set_up_is_drafted:
        game.sit_down([faction.number for faction in game.factions])
    complete_pieces(game, given)
    complete_items(game, given)
    for joiner in game.joiners():
        joiner.fill_up(game, given)
    complete_cards(game, given)


def complete_pieces(game: Root, given: dict[str, object]) -> None:
    """Work out supplies and strengths from what is on the map."""
    kinds = game.tables.kinds
    game.strength = [0] * (game.seats * PLACES)
    game.built = game.ruins[:]
    for party in game.parties():
        for kind in game.of.kinds_of[party.party]:
            on_map = game.on_map[kind * PLACES : (kind + 1) * PLACES]
            elsewhere = sum(on_map) + game.kept(kind) + game.coffins[kind] + party.lost_for_good(game, kind)
            if not says(given, "supply", kinds[kind].name):
                game.supply[kind] = max(0, kinds[kind].total - elsewhere)
            for clearing, count in enumerate(on_map):
                if kinds[kind].type in (WARRIOR, BUILDING) and party.party < game.seats:
                    game.strength[party.party * PLACES + clearing] += count
                if kinds[kind].type == BUILDING and clearing < CLEARINGS:
                    game.built[clearing] += count


def complete_items(game: Root, given: dict[str, object]) -> None:
    """Work out which items are left on the map."""
    for item, supply in enumerate(game.tables.item_supply):
        if not says(given, "items", ITEMS[item]):
            crafted = sum(game.crafted_items[seat * len(ITEMS) + item] for seat in range(game.seats))
            held = sum(joiner.holds_items(item) for joiner in game.joiners())
            game.items[item] = max(0, supply - crafted - held)


def complete_cards(game: Root, given: dict[str, object]) -> None:
    """A card that a partial position puts somewhere leaves the deck."""
    if "deck" not in given:
        placed = [card for card in game.dominance if card != NONE]
        for zone in game.card_zones():
            placed += zone.cards if zone is not game.deck else []
        game.deck.fill([card for card in game.deck.cards if card not in placed])
