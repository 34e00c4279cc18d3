"""What a board elsewhere is told about what is printed on a table of Root."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.games.root.faces.layout import BOARDS
from lawspeaker.games.root.model.tables import FACTIONS, ITEMS, MAPS, SUITS
from lawspeaker.kernel import shelf
from lawspeaker.text.face import face_of


def layout_of(*factions: str, **rules: str) -> Any:
    box = shelf.find("root")
    others = [faction for faction in FACTIONS if faction not in factions]
    seated = [*factions, *others][: box.seat_counts[-1]]
    chosen = {f"faction_{number + 1}": faction for number, faction in enumerate(seated)}
    setting = box.setting(box.configure(len(factions), {**chosen, **rules}))
    return face_of(box).layout(setting)


@pytest.mark.parametrize("name", MAPS)
def test_a_map_is_told_whole(name: str) -> None:
    printed = layout_of("marquise", "eyrie", map=name)["map"]
    labels = set(printed["clearings"])
    assert printed["name"] == name
    assert len(labels) == 12
    assert len([each for each in printed["clearings"].values() if each["corner"]]) == 4
    assert len([each for each in printed["clearings"].values() if each["ruin"]]) == 4
    for way in [*printed["paths"], *printed["closed"], *printed["rivers"]]:
        assert set(way) <= labels
    for around in printed["forests"].values():
        assert len(around) >= 3
        assert set(around) <= labels
    assert (printed["tower"] is not None) == (name == "mountain")
    assert bool(printed["lake"]) == (name == "lake")
    assert bool(printed["closed"]) == (name == "mountain")


def test_suits_that_are_ours_are_marked() -> None:
    assert not layout_of("marquise", "eyrie", map="autumn")["map"]["reconstructed"]
    assert layout_of("marquise", "eyrie", map="winter")["map"]["reconstructed"]


def test_a_way_is_told_once() -> None:
    printed = layout_of("marquise", "eyrie", map="autumn")["map"]
    assert len(printed["paths"]) == 18
    assert len(printed["rivers"]) == 4


def test_cards_tell_their_suits_costs_and_items() -> None:
    cards = layout_of("marquise", "eyrie")["cards"]
    assert cards["anvil"] == {
        "suit": "fox",
        "cost": ["fox"],
        "item": "hammer",
        "points": 2,
        "effect": "",
        "ambush": False,
        "dominance": False,
    }
    assert cards["royal_claim"]["cost"] == ["any"] * 4
    assert cards["ambush_bird_1"]["ambush"]
    assert {card["suit"] for card in cards.values()} == set(SUITS)


def test_pieces_are_told_of_those_at_the_table() -> None:
    kinds = layout_of("marquise", "vagabond")["kinds"]
    assert kinds["sawmill"] == {"owner": "marquise", "type": "building", "total": 6}
    assert {kind["owner"] for kind in kinds.values()} == {"marquise", "vagabond"}
    hired = layout_of("marquise", "vagabond", hirelings="three")["kinds"]
    assert hired["dynast"]["owner"] == "dynasty"


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_board_is_told(faction: str) -> None:
    other = "eyrie" if faction == "marquise" else "marquise"
    boards = layout_of(faction, other)["boards"]
    assert (faction in boards) == (faction in BOARDS)
    assert all(boards.get(faction, {"nothing": 1}).values())


def test_tracks_are_as_printed() -> None:
    boards = layout_of("marquise", "alliance", "cult", "hundreds")["boards"]
    assert boards["marquise"]["points"]["workshop"] == [0, 2, 2, 3, 4, 5]
    assert boards["alliance"]["cost"][3] == 2
    assert boards["cult"]["cost"]["sanctify"] == {"outcast": 3, "hated": 2}
    assert set(boards["hundreds"]["tracks"]["command"]) <= set(ITEMS)
