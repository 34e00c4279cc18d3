"""Edges of Move Ships that a broken rule once slipped through."""

from __future__ import annotations

import pytest

from tests.law.arctic.fleet import admiral, sail
from tests.law.arctic.table import NO_SHIPS, options, ships

BETTY = 1


@pytest.mark.law("arctic:POLE.5", "arctic:MOVE.1")
def test_a_ship_lost_on_entering_the_pole_does_not_use_up_the_move_of_one_that_is_there() -> None:
    match = admiral(
        "RU", "A", BETTY, ships={**NO_SHIPS, "POLE": {"RU": 1, "US": 1}, "RU_I": {"RU": 1}}, control={"POLE": "US"}
    )
    sail(match, "RU_I", "POLE")
    assert ships(match, "POLE") == {"RU": 1}
    assert "sail POLE" in options(match)


@pytest.mark.law("arctic:DESTROY.5")
@pytest.mark.parametrize("neutral", ["EU", "CA", "US"])
def test_ships_of_every_neutral_country_defend_a_legal_facility(neutral: str) -> None:
    given = {**NO_SHIPS, "NO_M1": {"RU": 2, neutral: 1}, "RU_C1": {"RU": 1}}
    match = admiral("RU", "B", BETTY, ships=given, conflict={"RU": "NO"}, facility={"NO_M1": 0})
    assert options(match, "raid") == set()
    alone = {**given, "NO_M1": {"RU": 2}}
    match = admiral("RU", "B", BETTY, ships=alone, conflict={"RU": "NO"}, facility={"NO_M1": 0})
    assert options(match, "raid") == {"NO_M1 2"}
