"""15.3 The Keepers in Iron: set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lawspeaker.games.root.loading import load
from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.law.root.table import answer, asked, board, options, pieces, state, supply, told, woodland

TYPES = ["figure", "tablet", "jewelry"]
FIELDS = ["figures", "tablets", "jewelry"]
FORESTS = "abcdefg"


def begin(*others: str, seed: int = 0) -> Match:
    """A game of the Keepers and these others, with the Keepers to choose where they begin; the Marquise is in 1."""
    seated = ["keepers", *others]
    agreed = {f"faction_{seat + 1}": name for seat, name in enumerate(seated)}
    match = start("root", len(seated), seed=seed, rules=agreed)
    while not asked(match)[1].startswith("keepers_"):
        assert match.ask is not None
        corner = "at 1" if asked(match)[1] == "marquise_keep_where" else str(match.ask.options[0])
        answer(match, corner)
    return match


def places(match: Match) -> dict[str, str]:
    found: dict[str, str] = board(match, "keepers")["relics"]
    return found


def values(match: Match) -> dict[str, list[str]]:
    fields: dict[str, Any] = board(match, "keepers")
    return {type: [zone[0] for zone in fields[field]] for type, field in zip(TYPES, FIELDS, strict=True)}


@pytest.mark.law("root:15.3.1")
def test_one_relic_lies_in_each_forest_with_its_value_down() -> None:
    match = begin("marquise")
    assert sorted(places(match).values()) == list(FORESTS)
    assert not any(kind.startswith("relic") for kind in state(match)["on_map"])  # none in a clearing yet
    assert told(match, "15.3.1") == ["keepers_laid_out 7"]
    view: Any = match.view(0)["state"]
    assert view["factions"]["keepers"]["figures"] == [{"cards": [], "hidden": 1}] * 4


@pytest.mark.law("root:15.3.1", "root:15.2.1")
def test_which_relic_lies_where_and_which_value_it_has_is_chance() -> None:
    games = [begin("marquise", seed=seed) for seed in range(12)]
    assert len({tuple(sorted(places(match).items())) for match in games}) > 9
    assert len({tuple(values(match)["figure"]) for match in games}) > 5
    for match in games:
        for type, found in values(match).items():
            assert sorted(found) == [f"{type}_1", f"{type}_2", f"{type}_3", f"{type}_3_2"]


@pytest.mark.law("root:15.3.2")
def test_four_warriors_begin_in_a_corner_opposite_to_somebody_and_four_next_to_it_on_the_edge() -> None:
    """Alone with the Marquise there is one such corner, and nothing to choose."""
    match = begin("marquise")
    assert pieces(match, "keepers_warrior", "3") == 4
    assert options(match) == {"at 6", "at 7"}
    reason = match.why_not("at 11")  # next to 3, but not on the edge
    assert reason is not None
    assert reason.clause == "15.3.2"
    answer(match, "at 7")
    assert (pieces(match, "keepers_warrior", "3"), pieces(match, "keepers_warrior", "7")) == (4, 4)
    assert supply(match, "keepers_warrior") == 7


@pytest.mark.law("root:15.3.2")
def test_where_all_opposite_corners_are_taken_any_free_corner_will_do() -> None:
    match = begin("marquise", "eyrie")
    assert options(match) == {"at 2", "at 4"}
    clauses = [match.why_not(option) for option in ("at 1", "at 3", "at 5")]
    assert [reason.phrase.name for reason in clauses if reason is not None] == [
        "corner_taken",
        "corner_taken",
        "not_a_corner",
    ]


@pytest.mark.law("root:15.3.2")
def test_a_corner_that_is_not_opposite_is_no_choice_while_an_opposite_one_is_free() -> None:
    match = begin("alliance", "eyrie")
    taken = next(place for place in "1234" if pieces(match, "roost", place))
    opposite = {"1": "3", "3": "1", "2": "4", "4": "2"}[taken]
    assert pieces(match, "keepers_warrior", opposite) == 4


def forced(seed: int, **rules: str) -> Match:
    """The whole set-up beside the Marquise in 1: the Keepers are in 3 and 6."""
    seated = {"faction_1": "keepers", "faction_2": "marquise", **rules}
    match = answer(start("root", 2, seed=seed, rules=seated), "at 1")
    while state(match)["phase"] == "setup":
        assert match.ask is not None
        match.answer("at 6" if asked(match)[1] == "keepers_edge_where" else str(match.ask.options[0]))
    return match


@pytest.mark.law("root:15.3.3")
def test_the_other_relics_lie_in_clearings_not_next_to_the_keepers_as_evenly_as_they_can() -> None:
    """Five are left for 1, 4, 5, 8, 9, 10 and 12: no clearing gets two."""
    far = []
    for seed in range(8):
        lying = [place for place in places(forced(seed)).values() if place not in FORESTS]
        assert len(lying) == len(set(lying)) == 5
        far += lying
    assert set(far) == {"1", "4", "5", "8", "9", "10", "12"}


@pytest.mark.law("root:15.3.3")
def test_by_ruling_they_go_to_forests_not_next_to_the_keepers() -> None:
    """R65. Forests a, b, d and g touch neither 3 nor 6: each gets one more, and one of them two."""
    match = forced(0, relics_left="forests")
    lying = list(places(match).values())
    assert [lying.count(forest) for forest in "cef"] == [1, 1, 1]
    assert sorted(lying.count(forest) for forest in "abdg") == [2, 2, 2, 3]
    assert all(place in FORESTS for place in lying)


@pytest.mark.law("root:15.3.3")
@pytest.mark.parametrize(
    ("ruling", "far"), [("clearings", {"1", "4", "5", "8", "9", "10", "12"}), ("forests", {"a", "b", "d", "g"})]
)
def test_a_lone_warrior_keeps_the_other_relics_away_too(ruling: str, far: set[str]) -> None:
    """In a position in which only two stand, in 3 and 6; beside one relic in each forest five are left."""
    match = woodland(
        "setup",
        step=2,
        table=["keepers", "alliance"],
        rules={"relics_left": ruling},
        on_map={"keepers_warrior": {"3": 1, "6": 1}},
        boards={"alliance": {"supporters": ["anvil", "sword", "bake_sale"]}},
    )
    left = Counter(places(match).values()) - Counter(FORESTS)
    assert left.total() == 5
    assert set(left) <= far


@pytest.mark.law("root:15.3.2", "root:14.3.1")
def test_who_sets_up_beside_the_keepers_begins_opposite_to_their_corner() -> None:
    there = {"keepers_warrior": {"2": 1, "6": 1}}
    match = woodland("setup", step=1, table=["keepers", "hundreds"], on_map=there)
    assert pieces(match, "warlord", "4") == 1


@pytest.mark.law("root:15.3.4")
def test_the_retinue_begins_with_a_retainer_in_each_slot() -> None:
    with pytest.raises(PositionError, match=r"15\.3\.4"):
        woodland("setup", table=["keepers", "marquise"], boards={"keepers": {"retinue": [["retainer_1"], [], []]}})


@pytest.mark.law("root:15.3.3")
def test_relics_in_clearings_still_hide_their_values() -> None:
    view: Any = forced(1).view(1)["state"]
    fields = view["factions"]["keepers"]
    assert all(zone == {"cards": [], "hidden": 1} for name in FIELDS for zone in fields[name])


@pytest.mark.law("root:15.3.4", "root:15.3.5")
def test_a_faithful_retainer_is_in_each_slot_and_all_waystations_are_on_the_board() -> None:
    match = forced(2)
    assert board(match, "keepers")["retinue"] == [["retainer_1"], ["retainer_2"], ["retainer_3"]]
    tables, _ = load()
    sides = [kind.name for kind in tables.kinds if kind.name.startswith("waystation_")]
    assert [supply(match, side) for side in sides] == [1] * 6


@pytest.mark.law("root:15.3.1", "root:15.3.3")
@pytest.mark.parametrize(("map", "forests"), [("winter", 8), ("lake", 9), ("mountain", 10)])
def test_on_other_maps_each_forest_gets_one_too(map: str, forests: int) -> None:
    match = forced_on(map)
    lying = list(places(match).values())
    assert len(lying) == 12
    assert sum(1 for place in lying if not place.isdecimal()) == forests


def forced_on(map: str) -> Match:
    """A whole set-up on another map."""
    seated = {"faction_1": "keepers", "faction_2": "marquise", "map": map}
    match = start("root", 2, rules=seated)
    while state(match)["phase"] == "setup":
        assert match.ask is not None
        match.answer(match.ask.options[0])
    return match
