"""The items under the ruins, which several factions lay there and take: 9.3.4, 9.5.3, 14.3.2, 14.4.1."""

from __future__ import annotations

from lawspeaker.games.root.model.phrases import RUIN_GONE, RUINS_FILLED
from lawspeaker.games.root.model.state import SETUP, Root
from lawspeaker.games.root.model.tables import CLEARINGS


def ruin_sets(game: Root) -> int:
    """How many R items lie under each ruin when play begins."""
    sets = max(faction.ruin_sets(game) for faction in game.factions)
    return max([sets, *(hireling.ruin_sets(game) for hireling in game.hirelings)])


def kind_of_ruin_item(game: Root, card: int) -> int:
    return game.tables.ruin_items[card % len(game.tables.ruin_items)]


def lay_ruin_items(game: Root, sets: int, clause: str) -> None:
    """9.3.4, 14.3.2 Random R items under each ruin, so many, unless somebody has laid as many already; 9.7.1 for a
    second Vagabond who comes later all are laid anew.
    """
    if any(len(zone) >= sets for zone in game.ruin_items):
        return
    ruined = [clearing for clearing in range(CLEARINGS) if game.ruins[clearing]]
    found = list(range(len(game.tables.ruin_items) * sets))
    game.chance.shuffle(found, "ruin_item")
    for number, clearing in enumerate(ruined):
        game.ruin_items[clearing].fill(found[number * sets : (number + 1) * sets])
    game.tell(clause, RUINS_FILLED, sets)


def take_ruin_item(game: Root, clearing: int, card: int) -> None:
    """An item is taken from under a ruin, for all to see."""
    zone = game.ruin_items[clearing]
    zone.take(zone.cards.index(card))
    game.learned = True


def clear_ruin(game: Root, clearing: int, clause: str) -> None:
    """9.5.3, 14.4.1 A ruin without an item is removed."""
    if not game.ruin_items[clearing].cards:
        game.own_map()
        game.ruins[clearing] = 0
        game.built[clearing] -= 1
        game.tell(clause, RUIN_GONE, clearing)


def fill_up_ruins(game: Root, given: dict[str, object]) -> None:
    """9.3.4 After the set-up the R items that are nowhere else lie under the ruins of which a position, `given`, does
    not say what is there, in the order of the data; 9.7.1 two under each, if there are two Vagabonds. Whoever comes
    second finds it done.
    """
    named = given.get("ruin_items", {})
    if game.phase == SETUP or not isinstance(named, dict):
        return
    sets, kinds = ruin_sets(game), game.tables.ruin_items
    under = [card for zone in game.ruin_items for card in zone.cards]
    left: list[int] = []
    for number, item in enumerate(kinds):
        copies = [card for card in range(number, len(kinds) * sets, len(kinds)) if card not in under]
        left += copies[sum(joiner.holds_ruin_items(item) for joiner in game.joiners()) :]
    left.sort()
    said = [int(place) for place in named]
    for clearing in range(CLEARINGS):
        if game.ruins[clearing] and clearing not in said and not game.ruin_items[clearing].cards:
            game.ruin_items[clearing].fill(left[:sets])
            left = left[sets:]
