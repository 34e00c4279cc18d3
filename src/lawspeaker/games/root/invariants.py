"""What must hold at every ask of Root, for the battery and the tests."""

from __future__ import annotations

from lawspeaker.games.root.state import SETUP, Root
from lawspeaker.games.root.tables import BUILDING, CARDS, CLEARINGS, ITEMS, NONE, WARRIOR


def broken(game: Root) -> str:
    """The first invariant that the state breaks, or nothing."""
    return broken_cards(game) or broken_pieces(game) or broken_sums(game) or broken_items(game) or broken_boards(game)


def broken_cards(game: Root) -> str:
    """2.1 Every card of the deck is in one place; 5.1.3 but for the dominance cards of two players."""
    found = [card for card in game.dominance if card != NONE]
    zones = [game.deck, game.discards, game.available, game.played, *game.hands, *game.crafted]
    for faction in game.factions:
        zones += [zone for zone in faction.zones() if zone.domain == "card"]
    for zone in zones:
        found += [card for card in zone.cards if card < CARDS]
    expected = [card for card in range(CARDS) if game.has_dominance() or not game.deck_of.dominance[card]]
    if sorted(found) != expected:
        return f"the cards are {sorted(found)}"
    if not game.deck.cards and game.discards.cards:
        return "the deck is exhausted, and the discard pile has not been shuffled"
    for card in game.available.cards:
        if not game.deck_of.dominance[card]:
            return f"{game.deck_of.ids[card]} lies among the dominance cards"
    for seat, zone in enumerate(game.crafted):
        keys = [game.deck_of.effect[card] for card in zone.cards]
        if len(set(keys)) != len(keys):
            return f"seat {seat} has crafted the same card twice"
    return ""


def broken_pieces(game: Root) -> str:
    """1.5.1 Every piece is on the map, in its supply or on its track, on a board or on a card, or gone for good."""
    for seat, own in enumerate(game.of.kinds_of):
        for kind in own:
            piece = game.tables.kinds[kind]
            on_map = game.on_map[kind * CLEARINGS : (kind + 1) * CLEARINGS]
            counts = [*on_map, game.supply[kind], game.coffins[kind], game.factions[seat].keeps(kind)]
            if min(counts) < 0:
                return f"{piece.name} has negative numbers: {counts}"
            if sum(counts) + game.factions[seat].lost_for_good(game, kind) != piece.total:
                return f"there are {sum(counts)} of {piece.name}, not {piece.total}"
    return ""


def broken_sums(game: Root) -> str:
    """What is kept beside the pieces fits them; 2.2.3 no more buildings than slots."""
    built = game.ruins[:]
    for seat, own in enumerate(game.of.kinds_of):
        strength = [0] * CLEARINGS
        for kind in own:
            type = game.tables.kinds[kind].type
            for clearing in range(CLEARINGS):
                count = game.count(kind, clearing)
                if type in (WARRIOR, BUILDING):
                    strength[clearing] += count
                if type == BUILDING:
                    built[clearing] += count
        if strength != game.strength[seat * CLEARINGS : (seat + 1) * CLEARINGS]:
            return f"the strength of seat {seat} is {strength}"
    if built != game.built:
        return f"the buildings are {built}"
    for clearing in range(CLEARINGS):
        if game.open_slots(clearing) < 0:
            return f"clearing {clearing + 1} has more buildings than slots"
    return ""


def broken_items(game: Root) -> str:
    """5.1.5 No item is there that was not in the supply; only a pawn carries any off. Points are within bounds."""
    for place, count in enumerate(game.exhausted_items):
        if not 0 <= count <= game.crafted_items[place]:
            return f"seat {place // len(ITEMS)} has {count} of {ITEMS[place % len(ITEMS)]} exhausted"
    carried = any(faction.warrior == NONE for faction in game.factions)
    for item, supply in enumerate(game.tables.item_supply):
        crafted = sum(game.crafted_items[seat * len(ITEMS) + item] for seat in range(game.seats))
        left = supply - game.items[item] - crafted
        if game.items[item] < 0 or left < 0 or (left > 0 and not carried):
            return (
                f"of {ITEMS[item]} there are {game.items[item]} on the map and {crafted} crafted, and {supply} in all"
            )
    if (min(game.score) < 0 and not game.rules.points_go_below_zero) or (game.phase == SETUP and max(game.score) > 0):
        return f"the score is {game.score}"
    return ""


def broken_boards(game: Root) -> str:
    """What each faction says can never be."""
    for faction in game.factions:
        wrong = faction.broken(game)
        if wrong:
            return wrong
    return ""
