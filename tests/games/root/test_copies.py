"""Copies of Root: what they share with the match that they come from, and what they do not work out again."""

from __future__ import annotations

from random import Random

import pytest

from lawspeaker.games.root.box import BOX
from lawspeaker.games.root.model.effect import Effect
from lawspeaker.games.root.model.faction import Faction
from lawspeaker.games.root.model.party import Joiner, Party
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import Option
from lawspeaker.kernel.start import start

EVERY = 17  # decisions from copy to copy
FURTHER = 12  # answers given to each

TABLES = {
    "base": (4, {}),
    "mountain": (4, {"landmarks": "two", "deck": "exiles", "map": "mountain"}),
    "hirelings": (3, {"hirelings": "three", "deck": "exiles"}),
    "dealt": (4, {"faction_1": "keepers", "faction_2": "duchy", "faction_3": "corvids", "faction_4": "hundreds"}),
    "more": (4, {"faction_1": "riverfolk", "faction_2": "cult", "faction_3": "vagabond", "faction_4": "eyrie"}),
}


def answer_some(match: Match, lots: Random, most: int) -> list[Option]:
    """Answer at random, so many times or to the end."""
    given: list[Option] = []
    while match.ask is not None and len(given) < most:
        given.append(lots.choice(match.ask.options))
        match.answer(given[-1])
    return given


@pytest.mark.parametrize("table", TABLES)
def test_a_copy_asks_the_same_and_changes_nothing_in_its_match(table: str) -> None:
    seats, rules = TABLES[table]
    match = start("root", seats, seed=len(table), rules=rules)
    lots = Random(table)
    between = 0
    while match.ask is not None:
        copy = match.clone()
        assert copy.hash() == match.hash()
        between += not match.ask.checkpoint
        given = answer_some(copy, lots, FURTHER)
        after = copy.hash()
        assert match.clone().hash() == match.hash()
        for option in given:
            match.answer(option)
        assert match.hash() == after
        answer_some(match, lots, EVERY)
    assert between > 0, "some copies are to begin between two checkpoints"


SAID = {
    "has_pawn": (Party, ["pawn_clearing"]),
    "may_claim": (Faction, ["claims_rule"]),
    "may_lead": (Party, ["paths", "adjacent"]),
    "may_bar_moving": (Party, ["forbids_entry", "forbids_exit"]),
    "may_bar_placing": (Party, ["forbids_placing"]),
    "may_start": (Joiner, ["offer_at_start"]),
}


@pytest.mark.parametrize("flag", SAID)
def test_a_kit_says_whether_its_faction_joins(flag: str) -> None:
    owner, moments = SAID[flag]
    setting = BOX.agree(4)
    for number, kit in setting.kits.items():
        faction = type(kit.make(0, setting))
        joins = any(getattr(faction, moment) is not getattr(owner, moment) for moment in moments)
        assert getattr(kit, flag) == joins, (number, moments)


@pytest.mark.parametrize("deck", ["base", "exiles"])
def test_a_card_says_whether_it_adds_ways(deck: str) -> None:
    effects = [effect for effect in BOX.agree(4, {"deck": deck}).effects if effect is not None]
    for effect in effects:
        adds = any(getattr(type(effect), each) is not getattr(Effect, each) for each in ("paths", "adjacent"))
        assert effect.adds_ways() == adds
    assert any(effect.adds_ways() for effect in effects) == (deck == "exiles")
