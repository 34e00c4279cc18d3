"""What a partial position leaves out of what all Vagabonds share: the quests."""

from __future__ import annotations

from typing import Final

from lawspeaker.games.root.factions.vagabond.board import (
    items_in_box,
    items_in_hand,
    quest_keeper,
    vagabonds,
)
from lawspeaker.games.root.model.state import SETUP, Root
from lawspeaker.games.root.model.tables import ITEMS
from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.zone import Zone

FIRST_QUESTS: Final = 3


def fill_up_quests(game: Root, given: dict[str, object]) -> None:
    """9.7.2 Quests lie with their keeper, on whichever board a position names them; 9.3.3 after the set-up three lie
    open, unless it says which do.
    """
    keeper = quest_keeper(game)
    named = [each.names_field(given, "quests") or each.names_field(given, "quest_deck") for each in vagabonds(game)]
    for other in vagabonds(game)[1:]:
        if other.quest_deck.cards and not keeper.names_field(given, "quest_deck"):
            keeper.quest_deck.fill([])
        lay_over(other.quest_deck, keeper.quest_deck)
        lay_over(other.quests, keeper.quests)
    elsewhere = keeper.quests.cards + [quest for each in vagabonds(game) for quest in each.completed.cards]
    keeper.quest_deck.fill([quest for quest in keeper.quest_deck.cards if quest not in elsewhere])
    if game.phase != SETUP and not any(named):
        game.shuffle(keeper.quest_deck)
        for _ in range(min(FIRST_QUESTS, len(keeper.quest_deck))):
            keeper.quests.add(keeper.quest_deck.take(len(keeper.quest_deck) - 1))


def lay_over(source: Zone, target: Zone) -> None:
    """All cards of a zone come to another."""
    while source.cards:
        target.add(source.take(0))


def check_items(game: Root) -> None:
    """1.5.1 Vagabonds and others have no more items of a kind than there are; what lies on tracks is checked later."""
    if any(each.items.is_broken() for each in vagabonds(game)):
        return
    for item in range(len(ITEMS)):
        if items_in_hand(game, item) > items_in_box(game, item):
            raise PositionError(f"there are only {items_in_box(game, item)} items {ITEMS[item]} in all (1.5.1)")
