"""B1 Homelands: where a tribe gets without mariners."""

from __future__ import annotations

import pytest

from lawspeaker.kernel.match import Match
from tests.law.greenland.table import ASSIGN, options, table

NORTH = ["ringed_seal", "walrus"]
SOUTH = ["arctic_char", "beluga"]


def at_home(first: str, *others: str, edition: str = "3", tableau: dict[str, str] | None = None) -> Match:
    """Without mariners and sleds, but with a War Chief, a tribe is about to assign its hunters."""
    hunters = {first: {"unassigned": 2, f"{first}_4": 1}}
    rows = {"north": ["markland", *NORTH], "south": ["vinland", *SOUTH]}
    rules = {"edition": edition}
    return table(first, *others, phase=ASSIGN, pieces=hunters, warm=rows, tableau=tableau, rules=rules)


@pytest.mark.law("greenland:B1.3")
@pytest.mark.parametrize(("tribe", "row"), [("thule", NORTH), ("tunit", NORTH), ("norse", SOUTH), ("sami", SOUTH)])
def test_the_north_is_home_to_thule_and_tunit_and_the_south_to_norse_and_sea_sami(tribe: str, row: list[str]) -> None:
    other = "tunit" if tribe == "thule" else "thule"
    assert options(at_home(tribe, other), "send") == set(row)


@pytest.mark.law("greenland:B1.4", "greenland:B1.e1")
@pytest.mark.parametrize("edition", ["3", "1"])
def test_a_card_in_a_tableau_lies_in_its_owners_homeland_wherever_it_came_from(edition: str) -> None:
    """The goat in Thule hands is at home in the north: the Tunit can raid it, and the Norse cannot get there."""
    goat = {"goat": "thule"}
    assert "goat" in options(at_home("tunit", "thule", edition=edition, tableau=goat), "send")
    assert "goat" not in options(at_home("norse", "thule", edition=edition, tableau=goat), "send")
