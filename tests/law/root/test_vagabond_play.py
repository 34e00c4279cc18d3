"""Whole games with Vagabonds, played at random: what must always hold does."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from lawspeaker.games.root.factions.vagabond.printed import printed_on
from lawspeaker.games.root.model.state import Root
from lawspeaker.games.root.model.tables import CHARACTERS, NONE
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.law.root.wanderer import state

TABLES = [
    ["vagabond", "eyrie"],
    ["marquise", "vagabond", "eyrie"],
    ["vagabond", "vagabond2", "marquise"],
    ["marquise", "vagabond", "eyrie", "vagabond2"],
    ["eyrie", "marquise", "vagabond", "alliance"],
]
OTHER_READINGS = {
    "coalition": "activate",
    "infamy": "not_the_first",
    "aid_item": "may",
    "quest_replacement": "none",
    "strike_target": "enemies",
    "steal_from": "pieces",
    "protector": "against_himself",
    "enemies": "coalition",
    "instigate": "vagrant",
}
MAPS = ["autumn", "winter", "lake", "mountain"]


def begin(seed: int, keep: int = 1) -> tuple[list[str], Match]:
    seated = TABLES[seed % len(TABLES)]
    rules = {f"faction_{seat + 1}": name for seat, name in enumerate(seated)}
    rules |= {"characters": "all", "map": MAPS[seed % len(MAPS)]}
    if seed % 3 == 0:
        rules |= OTHER_READINGS
    return seated, start("root", len(seated), seed=seed, rules=rules, keep=keep)


def held(his: dict[str, Any]) -> int:
    """All items on a Vagabond's board, and the torches he has left in clearings."""
    return sum(sum(kinds.values()) for kinds in his["items"].values()) + len(his["scorched"])


def dropped(match: Match) -> int:
    """The items that have left the game (9.6.4)."""
    return len([entry for entry in match.record if entry.phrase.name == "vagabond_dropped"])


def check_items(match: Match, boards: list[dict[str, Any]]) -> None:
    """Items are on the map, with the factions, under ruins, on a Vagabond's board, or out of the game."""
    game = cast(Root, match.game)
    first = sum(len(printed_on(game.tables).character_items[CHARACTERS.index(his["character"])]) for his in boards)
    total = 12 + len(game.tables.ruin_items) * len(boards) + first
    elsewhere = sum(game.items) + sum(game.crafted_items) + sum(len(zone.cards) for zone in game.ruin_items)
    assert elsewhere + sum(held(his) for his in boards) + dropped(match) == total


def check(match: Match, wanderers: list[str]) -> None:
    """Items, quests and pawns are conserved."""
    game = cast(Root, match.game)
    boards = [state(match)["factions"][name] for name in wanderers]
    check_items(match, boards)
    quests = [quest for his in boards for quest in (*his["quest_deck"], *his["quests"], *his["completed"])]
    assert sorted(quest.partition("@")[0] for quest in quests) == sorted(printed_on(game.tables).quests.ids)
    for faction in game.factions:
        assert not faction.broken(game)
    for seat in range(game.seats):
        assert game.partner[seat] == NONE or game.dominance[seat] != NONE


# Sixty games have every table on every map, with and without other readings.
@pytest.mark.parametrize("first", range(0, 60, 20))
def test_random_games_conserve_everything(first: int) -> None:
    for seed in range(first, first + 20):
        seated, match = begin(seed, keep=0)
        wanderers = [name for name in seated if name.startswith("vagabond")]
        chooser = random.Random(seed)
        number = 0
        while not match.over:
            assert match.ask is not None
            assert len(match.ask.options) < 300
            option = chooser.choice(match.ask.options)
            if option.text == "done":
                option = chooser.choice(match.ask.options)
            match.answer(option)
            number += 1
            if number % 100 == 0 and cast(Root, match.game).turns > 0:
                check(match, wanderers)
        assert match.result.winners
        assert state(match)["phase"] == "over"


@pytest.mark.parametrize("seed", range(10))
def test_copies_go_on_alike(seed: int) -> None:
    _, match = begin(seed)
    chooser = random.Random(seed)
    for _ in range(300):
        if match.over:
            return
        assert match.ask is not None
        option = chooser.choice(match.ask.options)
        copy = match.clone()
        assert copy.hash() == match.hash()
        match.answer(option)
        copy.answer(option)
        assert copy.hash() == match.hash()
