"""2.2 to 2.5 Clearings and paths, rivers, forests, rule."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.errors import PositionError
from tests.law.root.table import answer, eyrie_decree, marquise_acts, options, pieces, sites, state, woodland
from tests.law.root.wanderer import wander

PATHS = {
    "1": {"5", "9", "10"},
    "2": {"5", "6", "10"},
    "3": {"6", "7", "11"},
    "4": {"8", "9", "12"},
    "5": {"1", "2"},
    "6": {"2", "3", "11"},
    "7": {"3", "8", "12"},
    "8": {"4", "7"},
    "9": {"1", "4", "12"},
    "10": {"1", "2", "12"},
    "11": {"3", "6", "12"},
    "12": {"4", "7", "9", "10", "11"},
}


# 2.2 Clearings and paths


@pytest.mark.law("root:2.2", "root:2.2.1", "root:G.1.16")
@pytest.mark.parametrize("clearing", list(PATHS))
def test_a_clearing_is_adjacent_to_those_at_the_other_end_of_its_paths(clearing: str) -> None:
    match = marquise_acts(on_map={"marquise_warrior": {clearing: 1}})
    assert options(answer(match, "march"), "to") == PATHS[clearing]


@pytest.mark.law("root:2.2.1", "root:G.1.2")
def test_one_path_makes_adjacent_and_two_do_not() -> None:
    """From 1 to 12 it is two paths, by 9 or by 10: sympathy does not spread that far."""
    match = woodland(
        "birdsong",
        turn=2,
        step=3,
        on_map={"sympathy": {"1": 1}},
        boards={"alliance": {"supporters": ["anvil", "sword", "bake_sale"]}},
    )
    assert options(match, "spread") == {"5", "9", "10"}


@pytest.mark.law("root:2.2.2")
def test_every_clearing_has_one_suit_of_three() -> None:
    suits = state(woodland())["suit"]
    assert sorted(suits.values()) == ["fox"] * 4 + ["mouse"] * 4 + ["rabbit"] * 4
    with pytest.raises(PositionError, match="bird"):
        woodland(suit={"1": "bird"})


@pytest.mark.law("root:2.2.3", "root:G.1.28")
def test_a_building_takes_a_slot_and_without_an_open_slot_there_is_no_building() -> None:
    on_map = {"marquise_warrior": {"1": 2, "5": 2}}  # one slot in 1, two in 5
    match = marquise_acts(on_map=on_map)
    assert sites(match) == {"1", "5"}
    answer(match, "build_kind sawmill", "at 1")
    assert sites(match, "workshop") == {"5"}
    answer(match, "build_kind workshop", "build_kind recruiter")
    assert sites(match) == set()
    assert pieces(match, "workshop", "5") == pieces(match, "recruiter", "5") == 1


@pytest.mark.law("root:2.2.3")
def test_buildings_of_all_players_share_the_slots() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"1": 3, "5": 3}, "roost": {"1": 1, "5": 1}})
    assert sites(match) == {"5"}


@pytest.mark.law("root:2.2.3")
def test_tokens_and_warriors_take_no_slot() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"1": 5}, "sympathy": {"1": 1}, "keep": {"1": 1}})
    assert sites(match) == {"1"}


@pytest.mark.law("root:2.2.4", "root:G.1.25")
def test_a_ruin_fills_its_slot() -> None:
    """Clearing 10 has two slots, one of them under a ruin."""
    assert sites(marquise_acts(on_map={"marquise_warrior": {"10": 3}, "roost": {"10": 1}})) == set()
    cleared = marquise_acts(on_map={"marquise_warrior": {"10": 3}, "roost": {"10": 1}}, ruins={"10": 0})
    assert sites(cleared) == {"10"}


@pytest.mark.law("root:2.2.4")
def test_what_removes_everything_leaves_the_ruins() -> None:
    match = woodland(
        cards={0: ["favor_of_the_foxes"]},
        on_map={"workshop": {"1": 1, "8": 2}, "roost": {"6": 1, "12": 1}},
    )
    answer(match, "craft favor_of_the_foxes")
    assert "roost" not in state(match)["on_map"]
    assert set(state(match)["ruins"]) == {"6", "10", "11", "12"}


# 2.3 Rivers


@pytest.mark.law("root:2.3", "root:G.1.24")
@pytest.mark.parametrize(("start", "end"), [("5", "10"), ("10", "11"), ("11", "7"), ("7", "4")])
def test_a_river_is_no_path(start: str, end: str) -> None:
    match = marquise_acts(on_map={"marquise_warrior": {start: 1, end: 1}})
    answer(match, "march", f"from {start}")
    assert end not in options(match, "to")


@pytest.mark.law("root:2.3")
def test_an_effect_can_treat_rivers_as_paths() -> None:
    match = marquise_acts(deck="exiles", on_map={"marquise_warrior": {"5": 1}}, crafted={0: ["boat_builders"]})
    assert options(answer(match, "march"), "to") == {"1", "2", "10"}


@pytest.mark.law("root:2.3", "root:2.4")
def test_a_river_does_not_divide_a_forest() -> None:
    """The river from 10 to 11 runs through the one forest between 2, 6, 10, 11 and 12."""
    match = wander(forest="c", phase="birdsong", step=3)
    assert options(match, "slip") == {"2", "6", "10", "11", "12"}


# 2.4 Forests


@pytest.mark.law("root:2.4", "root:2.4.1", "root:G.1.11")
@pytest.mark.parametrize(
    ("forest", "clearings", "forests"),
    [
        ("a", {"1", "2", "5", "10"}, {"b", "c"}),
        ("b", {"1", "9", "10", "12"}, {"a", "c", "d"}),
        ("d", {"4", "9", "12"}, {"b", "g"}),
        ("f", {"3", "6", "11"}, {"c", "e"}),
    ],
)
def test_a_forest_lies_next_to_the_clearings_around_it_and_the_forests_across_one_path(
    forest: str, clearings: set[str], forests: set[str]
) -> None:
    match = wander(forest=forest, phase="birdsong", step=3)
    assert options(match, "slip") == clearings
    assert options(match, "slip_forest") == forests


# 2.5 Rule


def ruled_by_marquise(on_map: dict[str, Any], **given: Any) -> bool:
    """Whether the Marquise can build in clearing 11, which has three slots and one of them under a ruin."""
    return "11" in sites(marquise_acts(on_map=on_map, **given))


@pytest.mark.law("root:2.5", "root:G.1.26")
def test_most_warriors_and_buildings_together_rule() -> None:
    assert ruled_by_marquise({"marquise_warrior": {"11": 2}, "alliance_warrior": {"11": 1}})
    assert not ruled_by_marquise({"marquise_warrior": {"11": 1}, "alliance_warrior": {"11": 2}})
    assert ruled_by_marquise({"marquise_warrior": {"11": 1}, "workshop": {"11": 1}, "alliance_warrior": {"11": 1}})
    assert not ruled_by_marquise(
        {"marquise_warrior": {"11": 2}, "alliance_warrior": {"11": 2}, "base_mouse": {"11": 1}}
    )


@pytest.mark.law("root:2.5")
def test_on_a_tie_nobody_rules() -> None:
    assert not ruled_by_marquise({"marquise_warrior": {"11": 2}, "alliance_warrior": {"11": 2}})
    tied = {
        "marquise_warrior": {"11": 1},
        "alliance_warrior": {"11": 1},
        "base_mouse": {"11": 1},
        "workshop": {"11": 1},
    }
    assert not ruled_by_marquise(tied)


@pytest.mark.law("root:2.5")
def test_it_is_the_most_of_one_player_that_counts_not_of_all_others() -> None:
    crowd = {"marquise_warrior": {"11": 3}, "alliance_warrior": {"11": 2}, "eyrie_warrior": {"11": 2}}
    assert ruled_by_marquise(crowd)


@pytest.mark.law("root:2.5")
def test_a_tie_for_second_place_does_not_matter() -> None:
    crowd = {"marquise_warrior": {"11": 2}, "alliance_warrior": {"11": 1}, "eyrie_warrior": {"11": 1}}
    assert ruled_by_marquise(crowd)


@pytest.mark.law("root:2.5", "root:G.1.32")
def test_tokens_do_not_count_for_rule() -> None:
    assert not ruled_by_marquise({"wood": {"11": 3}, "keep": {"11": 1}})
    assert ruled_by_marquise({"marquise_warrior": {"11": 1}, "sympathy": {"11": 1}})
    match = marquise_acts(on_map={"marquise_warrior": {"11": 1}, "wood": {"11": 3}, "alliance_warrior": {"11": 1}})
    assert sites(match) == set()


@pytest.mark.law("root:2.5")
def test_a_pawn_does_not_count_for_rule() -> None:
    match = wander(
        "11",
        on_map={"marquise_warrior": {"11": 1}},
        boards={"marquise": {"actions": 3}},
        turn=1,
        step=2,
    )
    assert sites(match) == {"11"}


@pytest.mark.law("root:2.5")
def test_where_nobody_has_pieces_nobody_rules() -> None:
    """Not even the Eyrie, which else rules on ties."""
    match = eyrie_decree([], [], [], ["birdy_bindle"], on_map={"eyrie_warrior": {"9": 1, "11": 1}})
    assert options(match, "decree_build") == {"birdy_bindle 9", "birdy_bindle 11"}
    assert sites(marquise_acts(on_map={"marquise_warrior": {"10": 1, "11": 1}})) == {"10", "11"}
