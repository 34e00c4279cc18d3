"""4.2 Moving."""

from __future__ import annotations

import pytest

from tests.law.root.table import answer, asked, board, eyrie_decree, marquise_acts, options, rebels, warriors
from tests.law.root.wanderer import wander


@pytest.mark.law("root:4.2")
def test_any_number_of_warriors_moves_from_one_clearing_to_one_adjacent_clearing() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"1": 4, "8": 1}})
    answer(match, "march")
    assert options(match) == {"from 1", "from 8"}
    answer(match, "from 1")
    assert options(match) == {"to 5", "to 9", "to 10"}
    answer(match, "to 5")
    assert options(match) == {"number 1", "number 2", "number 3", "number 4"}
    answer(match, "number 3")
    assert (warriors(match, "1")[0], warriors(match, "5")[0]) == (1, 3)


@pytest.mark.law("root:4.2")
def test_at_least_one_warrior_moves() -> None:
    match = answer(marquise_acts(on_map={"marquise_warrior": {"1": 2}}), "march", "to 5")
    assert options(match, "number") == {"1", "2"}


@pytest.mark.law("root:4.2")
def test_buildings_and_tokens_do_not_move() -> None:
    on_map = {"marquise_warrior": {"1": 1}, "sawmill": {"5": 1}, "wood": {"5": 2}, "keep": {"9": 1}}
    match = answer(marquise_acts(on_map=on_map), "march")
    assert asked(match)[1] == "move_to"  # there is nothing to move but the warrior in 1
    assert board(match, "marquise")["actions"] == 2


@pytest.mark.law("root:4.2", "root:G.1.17")
def test_a_pawn_moves_as_a_warrior_does() -> None:
    match = wander("1", items={"ready": {"boot": 1}})
    assert options(match, "walk") == {"5", "9", "10"}


@pytest.mark.law("root:4.2")
def test_only_own_warriors_move() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"1": 2, "8": 1}, "eyrie_warrior": {"1": 1, "6": 3}})
    answer(match, "march")
    assert options(match) == {"from 1", "from 8"}
    answer(match, "from 1", "to 5", "number 2")
    assert (warriors(match, "1"), warriors(match, "5")) == ((0, 1, 0), (2, 0, 0))


@pytest.mark.law("root:4.2.1")
def test_who_rules_where_they_come_from_can_go_anywhere_next_to_it() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"1": 2}, "eyrie_warrior": {"5": 3, "9": 3, "10": 3}})
    assert options(answer(match, "march"), "to") == {"5", "9", "10"}


@pytest.mark.law("root:4.2.1")
def test_who_rules_where_they_go_can_leave_what_others_rule() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"1": 1, "9": 1}, "eyrie_warrior": {"1": 3, "5": 1}})
    answer(match, "march")
    assert options(match, "from") == {"1", "9"}
    answer(match, "from 1")
    assert warriors(match, "9")[0] == 2  # to 9, which she rules, and not to 5 or 10


@pytest.mark.law("root:4.2.1")
def test_who_rules_neither_stays() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"1": 1}, "eyrie_warrior": {"1": 1}})
    assert "march" not in options(match)
    tied = marquise_acts(on_map={"marquise_warrior": {"1": 1}, "alliance_warrior": {"1": 1}})
    assert "march" not in options(tied)


@pytest.mark.law("root:4.2.1")
def test_ruling_a_clearing_further_off_is_no_help() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"1": 1, "12": 3}, "eyrie_warrior": {"1": 3}})
    assert options(answer(match, "march"), "to") == {"4", "7", "9", "10", "11"}  # it can only be from 12


@pytest.mark.law("root:4.2.1")
def test_rule_is_looked_at_before_the_move() -> None:
    """The last warriors leave a clearing that they rule; where they arrive, others are more."""
    match = rebels("evening", 1, officers=1, on_map={"alliance_warrior": {"1": 2}, "eyrie_warrior": {"5": 4}})
    answer(match, "from 1", "to 5", "number 2")
    assert warriors(match, "5") == (0, 4, 2)


@pytest.mark.law("root:4.2.2")
def test_the_same_warriors_can_move_again_and_again() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"1": 2}})
    answer(match, "march", "to 5", "number 2")
    answer(match, "from 5", "to 2", "number 2")
    answer(match, "march", "to 6", "number 2")
    answer(match, "from 6", "to 2", "number 2")
    assert warriors(match, "2")[0] == 2


@pytest.mark.law("root:4.2.2")
def test_groups_can_be_joined_and_parted() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"1": 2, "2": 2}})
    answer(match, "march", "from 1", "to 5", "number 2", "from 2", "to 5", "number 1")
    assert warriors(match, "5")[0] == 3
    answer(match, "march", "from 5", "to 1", "number 1", "from 5", "to 2", "number 2")
    assert (warriors(match, "1")[0], warriors(match, "2")[0], warriors(match, "5")[0]) == (1, 3, 0)


@pytest.mark.law("root:4.2.2")
def test_cards_of_the_decree_can_move_the_same_warriors() -> None:
    match = eyrie_decree([], ["anvil", "bake_sale"], on_map={"eyrie_warrior": {"1": 2}})
    answer(match, "decree_move anvil 1", "to 5", "number 2")
    assert warriors(match, "5")[1] == 2
    answer(match, "to 2", "number 2")
    assert warriors(match, "2")[1] == 2
