"""Edges of elder actions that a broken rule once slipped through."""

from __future__ import annotations

import pytest

from tests.law.greenland.table import ELDERS, answer, asked, dice, held, options, pieces, table


@pytest.mark.law("greenland:B2.5", "greenland:I2.1")
def test_who_burns_an_artisan_discards_at_once_and_then_goes_on_acting() -> None:
    """Two artisans are two cards; with one of them burned one card is too many, before the next elder acts."""
    match = table(
        "norse",
        "thule",
        phase=ELDERS,
        pieces={"norse": {"unassigned": 3, "norse_2": 2, "norse_3": 2}, "thule": {"unassigned": 3}},
        hand={"husky": "norse", "musk_ox": "norse"},
    )
    answer(match, "burn 3")
    assert asked(match) == (0, "discard_down", "B2.5")
    assert options(match) == {"discard husky", "discard musk_ox"}
    answer(match, "discard husky")
    assert held(match, "norse") == {"musk_ox"}
    assert "domesticate musk_ox" in options(match)


@pytest.mark.law("greenland:I2.1", "greenland:I0.1")
def test_of_three_shamans_each_acts_once_also_where_one_who_has_acted_is_burned() -> None:
    people = {"norse": {"unassigned": 2, "norse_2": 3, "norse_3": 1}, "thule": {"unassigned": 1, "norse_1": 1}}
    match = table("norse", "thule", pieces=people, alpha={"thule": "unassigned"}, phase=ELDERS, chance=dice(6))
    answer(match, "banish", "burn 2")
    assert "burn 2" in options(match), "the one who has not acted yet is left"
    answer(match, "burn 2")
    assert pieces(match, "norse", "norse_2") == 1
    assert "burn 2" not in options(match)
