"""Positions of Root: written and read again, filled up from the set-up, refused where they cannot be; and what must
hold in all of them.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lawspeaker.games.root.box import BOX
from lawspeaker.games.root.invariants import broken
from lawspeaker.games.root.state import Root
from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.position import to_json, to_toml
from lawspeaker.kernel.start import start
from lawspeaker.kernel.zone import OMNISCIENT

TABLES = {
    2: ["marquise", "eyrie"],
    3: ["marquise", "eyrie", "alliance"],
    4: ["alliance", "vagabond", "eyrie", "marquise"],
}


def agreed(factions: list[str]) -> dict[str, str]:
    return {f"faction_{seat + 1}": name for seat, name in enumerate(factions)}


def position(**state: Any) -> Match:
    """Daylight of the Marquise, with the Eyrie and the Alliance at the table."""
    seated = TABLES[3]
    given: dict[str, Any] = {"phase": "daylight", "step": 1, "turn": 0, **state}
    return Match.from_position({"game": "root", "seats": len(seated), "rules": agreed(seated), "state": given})


def state(match: Match) -> dict[str, Any]:
    return match.game.setting.schema.dump(match.game, OMNISCIENT)


def root(match: Match) -> Root:
    assert isinstance(match.game, Root)
    return match.game


# There and back


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("deck", ["base", "exiles"])
def test_a_position_of_a_running_game_can_be_read_again(seats: int, deck: str) -> None:
    match = start("root", seats=seats, seed=seats, rules={**agreed(TABLES[seats]), "deck": deck, "round_limit": "100"})
    blind = Random(seats)
    for number in range(400):
        if match.ask is None:
            break
        assert broken(root(match)) == ""
        if number % 7 == 0:
            assert Match.from_position(match.position()).hash() == match.hash()
        match.choose(blind.randrange(len(match.ask.options)))
    assert len(match.steps) > 100


def test_a_position_is_the_same_as_json_and_as_toml() -> None:
    match = start("root", seats=3, seed=5, rules=agreed(TABLES[3]))
    for text in ("at 1", "at 5", "at 9", "at 10", "lead despot"):
        match.answer(text)
    for written in (to_json(match.position()), to_toml(match.position())):
        assert Match.from_position(written).hash() == match.hash()


def test_a_position_in_the_middle_of_a_battle() -> None:
    match = position(
        step=2,
        on_map={"marquise_warrior": {"1": 3}, "eyrie_warrior": {"1": 3}},
        hands={"1": ["ambush_fox"]},
        factions={"marquise": {"actions": 3}},
    )
    match.answer("battle 1")
    again = Match.from_position(match.position())
    assert again.hash() == match.hash()
    again.answer("ambush ambush_fox")


# Filling up


def test_what_is_not_on_the_map_is_in_the_supply() -> None:
    match = position(
        on_map={"marquise_warrior": {"1": 3, "5": 2}, "alliance_warrior": {"1": 1}, "wood": {"9": 8}},
        factions={"alliance": {"officers": 4}},
    )
    supply = state(match)["supply"]
    assert (supply["marquise_warrior"], supply["alliance_warrior"], supply["wood"]) == (20, 5, 0)
    assert (supply["keep"], supply["roost"]) == (1, 7)


def test_rule_and_slots_follow_from_the_map() -> None:
    match = position(on_map={"marquise_warrior": {"1": 2}, "workshop": {"1": 1, "11": 2}})
    game = root(match)
    assert game.strength[0] == 3
    assert (game.open_slots(0), game.open_slots(10)) == (0, 0)
    assert broken(game) == ""


def test_cards_that_lie_elsewhere_are_not_in_the_deck() -> None:
    match = position(
        hands={"0": ["anvil"]},
        crafted={"1": ["armorers_1"]},
        discards=["sword"],
        available=["dominance_fox"],
        dominance=["none", "none", "dominance_bird"],
        factions={"eyrie": {"decree": [["bake_sale"], [], [], []]}, "alliance": {"supporters": ["investments"]}},
        on_map={"workshop": {"1": 1}},
    )
    elsewhere = {"anvil", "armorers_1", "sword", "dominance_fox", "dominance_bird", "bake_sale", "investments"}
    assert not elsewhere & set(state(match)["deck"])
    assert len(state(match)["deck"]) == 54 - len(elsewhere)
    assert broken(root(match)) == ""


def test_a_leader_brings_the_viziers_to_the_columns() -> None:
    match = position(
        hands={"0": ["anvil"]}, factions={"eyrie": {"leader": "charismatic"}}, on_map={"workshop": {"1": 1}}
    )
    board = state(match)["factions"]["eyrie"]
    assert board["decree"] == [["vizier_1"], [], ["vizier_2"], []]
    assert board["viziers"] == []
    assert board["leaders"] == {"builder": 1, "charismatic": 0, "commander": 1, "despot": 1}


def test_crafted_items_are_not_on_the_map() -> None:
    match = position(crafted_items={"0": {"tea": 1}, "1": {"tea": 1, "hammer": 1}}, on_map={"workshop": {"1": 1}})
    assert state(match)["items"] == {"boot": 2, "bag": 2, "crossbow": 1, "sword": 2, "coin": 2}
    assert broken(root(match)) == ""


# What is refused


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"on_map": {"marquise_warrior": {"1": 26}}}, "only 25 pieces of kind marquise_warrior"),
        ({"on_map": {"sympathy": {"1": 2}}}, "more than one sympathy token"),
        ({"on_map": {"roost": {"5": 2}}}, "more than one roost"),
        ({"on_map": {"base_fox": {"5": 1}}}, "fox base stands in clearing 5"),
        ({"on_map": {"keep": {"1": 1, "2": 1}}}, "only 1 pieces of kind keep"),
        ({"on_map": {"workshop": {"1": 2}}}, "clearing 1 has 1 slots, and 2 are taken"),
        ({"on_map": {"workshop": {"10": 2}}}, "clearing 10 has 2 slots, and 3 are taken"),
        ({"on_map": {"alliance_warrior": {"1": 8}}, "factions": {"alliance": {"officers": 3}}}, "only 10 pieces"),
        ({"hands": {"0": ["anvil"], "1": ["anvil"]}}, "anvil is in two places"),
        ({"hands": {"0": ["anvil"]}, "discards": ["anvil"]}, "anvil is in two places"),
        ({"hands": {"0": ["vizier_1"]}}, "vizier"),
        ({"hands": {"0": ["anvli"]}}, "anvil"),
        ({"suit": {"1": "bird"}}, "bird"),
        ({"items": {"tea": 3}}, "only 2 items tea"),
        ({"exhausted_items": {"0": {"tea": 1}}}, "more tea exhausted than crafted"),
        (
            {
                "factions": {
                    "alliance": {"supporters": ["anvil", "sword", "bake_sale", "cobbler_1", "cobbler_2", "anvil"]}
                }
            },
            "anvil is in two places",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        position(**wrong)


# What must always hold


def test_what_must_hold_is_seen_to_be_broken() -> None:
    def spoilt(**changes: Any) -> str:
        game = root(position(on_map={"workshop": {"1": 1}, "marquise_warrior": {"1": 1}}, hands={"0": ["anvil"]}))
        assert broken(game) == ""
        for name, value in changes.items():
            setattr(game, name, value)
        return broken(game)

    game = root(position(on_map={"workshop": {"1": 1}, "marquise_warrior": {"1": 1}}, hands={"0": ["anvil"]}))
    short = game.supply[:]
    short[0] -= 1
    assert "marquise_warrior" in spoilt(supply=short)
    assert "strength of seat 0" in spoilt(strength=[0] * len(game.strength))
    assert "buildings" in spoilt(built=[0] * 12)
    assert "score" in spoilt(score=[-1, 0, 0])
    assert "boot" in spoilt(items=[count + 1 for count in game.items])
    assert "cards" in spoilt(hands=[*game.hands[1:], game.hands[1]])
    crowded = game.on_map[:]
    sympathy = game.tables.kind_number["sympathy"]
    crowded[sympathy * 12] = 2
    supply = game.supply[:]
    supply[sympathy] -= 2
    assert "sympathy" in spoilt(on_map=crowded, supply=supply)


def test_the_box_tells_what_is_broken() -> None:
    game = root(position(on_map={"workshop": {"1": 1}}, hands={"0": ["anvil"]}))
    assert BOX.broken(game) == ""
    game.score = [-1, 0, 0]
    assert BOX.broken(game) != ""


def test_a_game_may_end_before_the_alliance_has_discarded_its_supporters() -> None:
    """The last base falls, and with it the game: then nobody is asked any more which supporters stay."""
    six = state(position())["deck"][:6]
    with pytest.raises(PositionError, match="at most 5 supporters"):
        position(factions={"alliance": {"supporters": six}})
    assert position(factions={"alliance": {"supporters": six}}, phase="over").ask is None
