"""G. The words of the Law that decide something, as far as no other test is about them."""

from __future__ import annotations

import pytest

from lawspeaker.games.root.loading import load
from lawspeaker.games.root.model.tables import MOUNTAIN
from tests.law.root.table import (
    answer,
    dice,
    eyrie_decree,
    hand,
    marquise_acts,
    options,
    pieces,
    rebels,
    score,
    state,
    supply,
    warriors,
    woodland,
)


@pytest.mark.law("root:G.1.9")
def test_what_removes_enemy_pieces_leaves_ones_own_and_items() -> None:
    match = woodland(
        cards={0: ["favor_of_the_foxes"]},
        on_map={
            "workshop": {"1": 1, "8": 2},
            "marquise_warrior": {"1": 1},
            "eyrie_warrior": {"1": 2, "5": 1},
            "sympathy": {"8": 1},
        },
        crafted_items={"1": {"tea": 1}},
    )
    answer(match, "craft favor_of_the_foxes")
    assert (warriors(match, "1"), warriors(match, "5"), pieces(match, "sympathy", "8")) == ((1, 0, 0), (0, 1, 0), 0)
    assert (pieces(match, "workshop", "1"), pieces(match, "workshop", "8")) == (1, 2)
    assert state(match)["crafted_items"] == {"1": {"tea": 1}}


@pytest.mark.law("root:G.1.10", "root:G.1.13")
def test_an_item_is_no_faction_piece() -> None:
    """Items lie beside the board of who crafted them: there is nothing to battle for."""
    match = marquise_acts(on_map={"marquise_warrior": {"1": 2}}, crafted_items={"1": {"sword": 1}})
    assert options(match, "battle") == set()


@pytest.mark.law("root:G.1.15")
def test_the_map_edge_is_the_outer_ring_with_its_closed_paths() -> None:
    mountain = load(None)[0].maps[MOUNTAIN]
    edge = [clearing + 1 for clearing in mountain.edge]
    ring = list(zip(edge, [*edge[1:], edge[0]], strict=True))
    joined = {frozenset((one + 1, other + 1)) for one in range(12) for other in mountain.paths[one]}
    closed = {frozenset((one + 1, other + 1)) for one, other in mountain.closed}
    assert set(mountain.corners) <= set(mountain.edge)
    assert all(frozenset(pair) in joined | closed for pair in ring)
    assert any(frozenset(pair) in closed for pair in ring)


@pytest.mark.law("root:G.1.19")
def test_what_is_placed_comes_from_the_supply_or_the_leftmost_space_of_its_track() -> None:
    """The second sawmill, the leftmost on the track, costs one wood and scores one point, whichever was built where."""
    match = marquise_acts(on_map={"marquise_warrior": {"5": 2}, "sawmill": {"1": 1}, "wood": {"5": 1}})
    answer(match, "build_kind sawmill")
    assert (score(match), supply(match, "sawmill"), supply(match, "wood")) == (1, 4, 8)
    recruits = eyrie_decree(["anvil"], leader="builder", on_map={"roost": {"1": 1}, "eyrie_warrior": {"5": 3}})
    assert supply(recruits, "eyrie_warrior") == 16


@pytest.mark.law("root:G.1.22")
def test_what_is_removed_goes_back_to_the_rightmost_free_space_of_its_track() -> None:
    """Three sawmills stand, and the fourth would cost three wood; one falls, and the next costs two and scores two."""
    on_map = {
        "marquise_warrior": {"5": 2, "9": 1},
        "alliance_warrior": {"9": 2},
        "sawmill": {"1": 1, "9": 2},
        "wood": {"5": 2},
    }
    match = marquise_acts(on_map=on_map, chance=dice(2, 0))
    assert "build_kind sawmill" not in options(match)
    answer(match, "battle 9")
    assert (pieces(match, "sawmill", "9"), supply(match, "sawmill")) == (1, 4)
    answer(match, "build_kind sawmill")
    assert (score(match), supply(match, "wood")) == (2, 8)


@pytest.mark.law("root:G.1.20")
def test_cards_in_the_play_area_are_not_spent_for_other_things() -> None:
    """A crafted fox card does not overwork, a bird does not buy an action, and neither heals."""
    match = marquise_acts(
        0,
        on_map={"sawmill": {"1": 1}, "marquise_warrior": {"5": 1}},
        crafted={0: ["stand_and_deliver_1", "royal_claim"]},
        cards={0: ["sword"]},
    )
    assert options(match) == {"done"}
    acting = marquise_acts(on_map={"sawmill": {"1": 1}}, crafted={0: ["stand_and_deliver_1"]}, cards={0: ["sword"]})
    assert options(acting, "overwork") == set()


@pytest.mark.law("root:G.1.23", "root:3.3.2")
def test_revealing_a_card_lays_it_face_up_from_the_hand() -> None:
    match = marquise_acts(
        on_map={"marquise_warrior": {"5": 1}}, cards={0: ["dominance_fox", "sword"]}, score=[12, 0, 0]
    )
    answer(match, "dominate dominance_fox")
    assert hand(match) == {"sword"}
    for seat in range(3):
        view = match.view(seat)["state"]
        assert isinstance(view, dict)
        assert view["dominance"] == ["dominance_fox", "none", "none"]


@pytest.mark.law("root:G.1.30")
def test_the_supply_is_what_is_neither_on_the_map_nor_on_a_board() -> None:
    match = rebels("evening", 1, officers=3, on_map={"alliance_warrior": {"1": 2}, "sympathy": {"5": 1}})
    assert (supply(match, "alliance_warrior"), supply(match, "sympathy")) == (5, 9)
