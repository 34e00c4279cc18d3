"""Edges of the factions' rules that a broken rule once slipped through."""

from __future__ import annotations

import pytest

from tests.law.root.company import company
from tests.law.root.moles import PARLIAMENT, moles
from tests.law.root.table import (
    answer,
    asked,
    board,
    eyrie_decree,
    hand,
    marquise_acts,
    options,
    rebels,
    state,
    supporters,
    told,
    woodland,
)


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


# A position may leave pieces out: neither on the map nor in the supply. What is said of the map asks the map, and what
# is said of a board asks the board.


@pytest.mark.law("root:8.5.3", "root:8.2.3.I", "root:8.6.2")
def test_a_base_that_is_left_out_trains_nobody_and_holds_no_supporters_but_uncovers_its_card() -> None:
    match = rebels("daylight", 1, cards={2: ["anvil"]}, supply={"base_fox": 0})
    assert options(match) == {"mobilize anvil", "done"}
    assert len(hand(answer(match, "done"), 2)) == 1 + 2


@pytest.mark.law("root:8.4.2.I")
def test_without_sympathy_on_the_map_it_spreads_anywhere_however_little_is_left() -> None:
    match = rebels("birdsong", 3, ["anvil", "foxfolk_steel", "protection_racket", "gently_used_knapsack"])
    assert options(match, "spread") == {"1", "6", "8", "12"}
    short = rebels("birdsong", 3, ["anvil", "foxfolk_steel", "protection_racket"], supply={"sympathy": 4})
    assert options(short, "spread") == {"1", "6", "8", "12"}


@pytest.mark.law("root:7.4.3")
def test_without_a_roost_on_the_map_the_eyrie_places_one_however_few_are_left() -> None:
    match = woodland("birdsong", turn=1, step=3, supply={"roost": 2}, boards={"eyrie": {"leader": "commander"}})
    assert asked(match)[1:] == ("eyrie_new_roost", "7.4.3")


@pytest.mark.law("root:12.5.2.VII", "root:12.5.2.VIII", "root:12.5.2.IX")
def test_lords_count_what_is_on_the_map() -> None:
    lords = ["duchess_of_mud", "baron_of_dirt", "earl_of_stone"]
    match = moles(
        PARLIAMENT, swayed=lords, on_map={"market": {"8": 1}}, supply={"tunnel": 0, "market": 0, "citadel": 0}
    )
    assert options(match, "call") == {"baron_of_dirt"}
    assert told(answer(match, "call baron_of_dirt"), "12.5.2.VIII")[-1] == "scored 0 1"


@pytest.mark.law("root:11.4.2")
def test_a_trade_post_that_is_left_out_brings_no_dividends() -> None:
    match = company("birdsong", step=1, funds=[0, 4, 0], supply={"trade_post_fox": 2})
    assert not told(match, "11.4.2")
