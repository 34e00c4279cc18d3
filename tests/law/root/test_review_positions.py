"""Partial positions of Root that somebody could well write."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match


def position(*factions: str, **given: Any) -> Match:
    rules = {f"faction_{seat + 1}": name for seat, name in enumerate(factions)}
    return Match.from_position({"game": "root", "seats": len(factions), "rules": rules, "state": given})


@pytest.mark.law("root:9.2.9")
@pytest.mark.parametrize("last", ["indifferent", "none"])
def test_to_be_indifferent_to_a_vagabond_is_no_relationship(last: str) -> None:
    relation = ["allied", "hostile", last, last]
    match = position(
        "marquise",
        "eyrie",
        "vagabond",
        "vagabond2",
        phase="daylight",
        turn=2,
        factions={"vagabond": {"relation": relation}},
    )
    state: Any = match.position()["state"]
    assert state["factions"]["vagabond"]["relation"] == ["allied", "hostile", "none", "none"]


@pytest.mark.law("root:7.3.3")
def test_a_position_is_told_where_a_leader_is_named() -> None:
    with pytest.raises(PositionError, match=r"^factions.eyrie.leader must name one: the Eyrie has no leader \(7.3.3\)"):
        position("eyrie", "marquise", phase="daylight", turn=0)
    match = position("eyrie", "marquise", phase="daylight", turn=0, factions={"eyrie": {"leader": "despot"}})
    assert match.ask is not None


@pytest.mark.law("root:7.3.3")
def test_a_position_that_does_not_say_whose_turn_it_is_need_not_name_a_leader() -> None:
    """Chance gives the turn to the Eyrie, whose first leader cannot recruit without a roost."""
    match = position("marquise", "eyrie", phase="daylight")
    assert match.ask is not None
    assert match.ask.seat == 1
    assert [str(option) for option in match.ask.options] == ["lead charismatic", "lead commander", "lead despot"]


THIEF: dict[str, Any] = {"character": "thief", "clearing": "none"}
RETAINERS = ["retainer_1", "retainer_2", "retainer_3"]


# Whose turn it is, with whom; what lies on that board at the edge of what can be, and past it; and what forbids it.
EDGES: list[tuple[str, str, dict[str, Any], dict[str, Any], str]] = [
    ("vagabond", "marquise", {**THIEF, "forest": "g"}, {**THIEF, "forest": "h"}, "9.3.2"),
    ("vagabond", "marquise", {**THIEF, "ruin_kinds": {"boot": 1}}, {**THIEF, "ruin_kinds": {"boot": 2}}, "9.7.3"),
    ("keepers", "marquise", {"relics": {"figure_a": "g"}}, {"relics": {"figure_a": "h"}}, "15.3.1"),
    ("keepers", "marquise", {"retinue": [RETAINERS, [], []]}, {"retinue": [["vizier_1"], [], []]}, "7.3.4"),
    ("keepers", "marquise", {"acted": ["retainer_1"]}, {"acted": ["anvil"]}, "15.5.2"),
    ("riverfolk", "marquise", {"bought": 0}, {"bought": 1}, "11.2.6.II"),
    ("cult", "marquise", {"outcast": "fox"}, {"outcast": "none"}, "10.3.3"),
]


@pytest.mark.law(
    "root:9.3.2", "root:9.7.3", "root:15.3.1", "root:7.3.4", "root:15.5.2", "root:11.2.6.II", "root:10.3.3"
)
@pytest.mark.parametrize(("faction", "other", "sound", "broken", "clause"), EDGES)
def test_a_position_is_refused_just_past_the_edge(
    faction: str, other: str, sound: dict[str, Any], broken: dict[str, Any], clause: str
) -> None:
    assert position(faction, other, phase="daylight", turn=0, factions={faction: sound}).ask is not None
    with pytest.raises(PositionError, match=rf"\({clause}\)"):
        position(faction, other, phase="daylight", turn=0, factions={faction: broken})


# What can be, and what cannot, where the Vagabond has the turn; the second one and the others at the table.
THIEVES = {"vagabond": {"character": "thief"}, "vagabond2": {"character": "ranger"}}
JOINED = {"dominance": {0: "dominance_fox", 1: "dominance_bird"}}
WANDERING: list[tuple[list[str], dict[str, Any], dict[str, Any], str]] = [
    (["vagabond", "marquise"], {"crafted_items": {1: {"boot": 1}}}, {"crafted_items": {0: {"boot": 1}}}, "9.2.1"),
    (
        ["vagabond", "vagabond2"],
        {"factions": THIEVES},
        {"factions": {"vagabond": {"character": "thief"}, "vagabond2": {"character": "thief"}}},
        "9.3.1",
    ),
    (
        ["vagabond", "marquise"],
        {"factions": {"vagabond": {"character": "scoundrel", "scorched": {"5": 1}}}},
        {"factions": {"vagabond": {"character": "thief", "scorched": {"5": 1}}}},
        "D.6.2",
    ),
    (
        ["vagabond", "marquise"],
        {"factions": {"vagabond": {"character": "adventurer", "improvised": True}}},
        {"factions": {"vagabond": {"character": "thief", "improvised": True}}},
        "D.7.2",
    ),
    (
        ["vagabond", "riverfolk"],
        {"factions": {"vagabond": THIEVES["vagabond"], "riverfolk": {"bought": 1, "riverboats": True}}},
        {"factions": {"vagabond": THIEVES["vagabond"], "riverfolk": {"bought": 1, "mercenaries": True}}},
        "11.2.7.IIIb",
    ),
    (
        ["vagabond", "vagabond2", "marquise", "eyrie"],
        {"factions": THIEVES, "partner": {0: 1, 1: 2}, **JOINED},
        {"factions": THIEVES, "partner": {0: 1, 1: 0}, **JOINED},
        "9.2.8",
    ),
    (
        ["vagabond", "vagabond2", "marquise", "eyrie"],
        {"factions": THIEVES, "partner": {0: 2, 1: 3}, **JOINED},
        {"factions": THIEVES, "partner": {0: 2, 1: 2}, **JOINED},
        "9.2.8",
    ),
]


@pytest.mark.law("root:9.2.1", "root:9.2.8", "root:9.3.1", "root:11.2.7.IIIb", "root:D.6.2", "root:D.7.2")
@pytest.mark.parametrize(("factions", "sound", "broken", "clause"), WANDERING)
def test_a_position_with_a_vagabond_is_refused_just_past_the_edge(
    factions: list[str], sound: dict[str, Any], broken: dict[str, Any], clause: str
) -> None:
    assert position(*factions, phase="daylight", turn=0, **sound).ask is not None
    with pytest.raises(PositionError, match=rf"\({clause}\)"):
        position(*factions, phase="daylight", turn=0, **broken)


@pytest.mark.law("root:9.2.8")
def test_no_coalition_is_formed_with_fewer_than_four_players() -> None:
    joined = {"partner": {0: 1}, "dominance": {0: "dominance_fox"}}
    four = ["vagabond", "marquise", "eyrie", "alliance"]
    assert position(*four, phase="daylight", turn=0, **joined).ask is not None
    with pytest.raises(PositionError, match=r"^3 players form no coalition: it takes 4 \(9.2.8\)"):
        position(*four[:3], phase="daylight", turn=0, **joined)


# The same of hirelings, which the Marquise controls.
CARDS: list[tuple[str, dict[str, Any], dict[str, Any], str]] = [
    ("exile", {"forest": "g", "clubs": 3}, {"forest": "h", "clubs": 3}, "A.6.3"),
    ("exile", {"forest": "a", "clubs": 3, "exhausted": 3}, {"forest": "a", "clubs": 3, "exhausted": 4}, "E.2.4"),
    ("exile", {"forest": "a"}, {"forest": "none"}, "A.6.3"),
    ("exile", {"forest": "none", "demoted": True}, {"forest": "a", "demoted": True}, "A.6.3"),
    ("flotilla", {"clearing": "5"}, {"clearing": "none"}, "A.6.3"),
    ("flotilla", {"clearing": "none", "demoted": True}, {"clearing": "5", "demoted": True}, "A.6.3"),
    ("protector", {"clearing": "5"}, {"clearing": "none"}, "A.6.3"),
    ("exile", {"forest": "a", "markers": 1}, {"forest": "a", "controller": -1, "markers": 1}, "E.1.2"),
    ("exile", {"forest": "a", "markers": 1}, {"forest": "a", "markers": 0}, "E.1.3"),
]


@pytest.mark.law("root:A.6.3", "root:E.1.2", "root:E.1.3", "root:E.2.4")
@pytest.mark.parametrize(("name", "sound", "broken", "clause"), CARDS)
def test_the_card_of_a_hireling_is_refused_just_past_the_edge(
    name: str, sound: dict[str, Any], broken: dict[str, Any], clause: str
) -> None:
    def hired(fields: dict[str, Any]) -> Match:
        rules = {"hirelings": "three", "faction_1": "marquise", "faction_2": "eyrie"}
        cards = {name: {"controller": 0, **fields}}
        state = {"phase": "daylight", "turn": 0, "hirelings": cards}
        return Match.from_position({"game": "root", "seats": 2, "rules": rules, "state": state})

    assert hired(sound).ask is not None
    with pytest.raises(PositionError, match=rf"\({clause}\)"):
        hired(broken)


# Where pieces of hirelings can be.
PLACES: list[tuple[str, dict[str, Any], dict[str, Any], str]] = [
    ("spies", {"on_map": {"spy": {"5": 1}}}, {"on_map": {"spy": {"5": 1}}, "demoted": True}, "A.6.2"),
    ("flotilla", {"clearing": "5"}, {"clearing": "9"}, "E.2.3"),
    ("prophets", {"on_map": {"prophet": {"5": 1, "9": 1}}}, {"on_map": {"prophet": {"5": 2}}}, "E.2.4"),
    ("dynasty", {"on_map": {"dynast": {"5": 5}}}, {"on_map": {"dynast": {"5": 4, "1": 1}}}, "E.2.4"),
]


@pytest.mark.law("root:A.6.2", "root:E.2.3", "root:E.2.4")
@pytest.mark.parametrize(("name", "sound", "broken", "clause"), PLACES)
def test_pieces_of_hirelings_are_where_they_can_have_come(
    name: str, sound: dict[str, Any], broken: dict[str, Any], clause: str
) -> None:
    def hired(fields: dict[str, Any]) -> Match:
        rules = {"hirelings": "three", "faction_1": "marquise", "faction_2": "duchy"}
        card = {key: value for key, value in fields.items() if key != "on_map"}
        state = {"phase": "daylight", "turn": 0, "on_map": fields.get("on_map", {}), "hirelings": {name: card}}
        return Match.from_position({"game": "root", "seats": 2, "rules": rules, "state": state})

    assert hired(sound).ask is not None
    with pytest.raises(PositionError, match=rf"\({clause}\)"):
        hired(broken)


# Landmarks, and where their cards let them be placed.
SITES: list[tuple[str, dict[str, str], dict[str, str]]] = [
    ("black_market", {"black_market": "1"}, {"black_market": "5"}),  # two slots
    ("treetop", {"treetop": "2"}, {"treetop": "5"}),  # no corner
    ("lost_city", {"lost_city": "5"}, {"lost_city": "1"}),  # no river
    ("tower", {"tower": "10"}, {"tower": "1"}),  # no ruin
    ("tower", {"tower": "10"}, {"lost_city": "10"}),  # another than was agreed upon
    ("one", {"tower": "10"}, {"tower": "10", "treetop": "3"}),  # too many
    ("two", {"tower": "10", "treetop": "3"}, {"tower": "10"}),  # too few
]


@pytest.mark.law("root:A.5.1", "root:A.5.3")
@pytest.mark.parametrize(("agreed", "sound", "broken"), SITES)
def test_landmarks_stand_where_their_cards_let_them(agreed: str, sound: dict[str, str], broken: dict[str, str]) -> None:
    def marked(where: dict[str, str]) -> Match:
        landmarks = {name: {"clearing": clearing} for name, clearing in where.items()}
        rules = {"landmarks": agreed, "faction_1": "marquise", "faction_2": "eyrie"}
        state = {"phase": "daylight", "turn": 0, "ruins": {"10": 0}, "landmarks": landmarks}
        return Match.from_position({"game": "root", "seats": 2, "rules": rules, "state": state})

    assert marked(sound).ask is not None  # a ruin that has gone since is nothing to the tower
    with pytest.raises(PositionError, match=r"\(A\.5\.[13]\)"):
        marked(broken)


@pytest.mark.law("root:4.1.3")
def test_warriors_lie_on_the_coffin_makers_of_somebody() -> None:
    def buried(**state: Any) -> Match:
        rules = {"deck": "exiles", "faction_1": "marquise", "faction_2": "eyrie"}
        given = {"phase": "daylight", "turn": 0, "coffins": {"eyrie_warrior": 3}, **state}
        return Match.from_position({"game": "root", "seats": 2, "rules": rules, "state": given})

    assert buried(crafted={1: ["coffin_makers"]}).ask is not None
    with pytest.raises(PositionError, match=r"\(4\.1\.3\)"):
        buried()
