"""Edges of the factions' rules that a broken rule once slipped through."""

from __future__ import annotations

import pytest

from tests.law.root.table import answer, asked, board, eyrie_decree, marquise_acts, options, state, supporters


@pytest.mark.law("root:7.7.3")
def test_while_a_leader_lies_face_up_turmoil_moves_the_viziers_even_if_the_last_one_would_not_be_followed() -> None:
    """R04 is only about the last leader: here the Builder was deposed before, and two others are left."""
    match = eyrie_decree(
        ["anvil"],
        leader="despot",
        boards={"eyrie": {"leaders": {"builder": 0}}},
        rules={"all_deposed": "leaderless"},
    )
    assert board(match, "eyrie")["viziers"] == ["vizier_1", "vizier_2"]
    assert options(match) == {"lead charismatic", "lead commander"}
    answer(match, "lead commander")
    assert [len(column) for column in board(match, "eyrie")["decree"]] == [0, 1, 1, 0]


@pytest.mark.law("root:8.2.6")
def test_where_deck_and_discards_are_empty_an_outrage_without_a_card_gives_nothing() -> None:
    match = marquise_acts(
        on_map={"marquise_warrior": {"1": 1}, "sympathy": {"5": 1}},
        cards={0: ["sword"]},
        pile=[],
    )
    assert (state(match)["deck"], state(match)["discards"]) == ([], [])
    answer(match, "march", "to 5", "show_hand")
    assert supporters(match) == set()
    assert asked(match)[:2] == (0, "marquise_second_move")
