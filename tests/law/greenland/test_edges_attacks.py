"""Edges of attacks that a broken rule once slipped through."""

from __future__ import annotations

import pytest

from tests.law.greenland.table import record
from tests.law.greenland.test_attacks import fight


@pytest.mark.law("greenland:F2.9", "greenland:F2.7")
def test_an_animal_is_defended_by_its_guards_alone_and_by_no_elder_of_a_third_tribe() -> None:
    """Only a daughter has a husband who joins her guards."""
    hunters = {
        "norse": {"musk_ox": 1, "unassigned": 1},
        "thule": {"musk_ox": 1, "unassigned": 1},
        "sami": {"sami_6": 1, "unassigned": 1},
    }
    match = fight(hunters, 6, 6, 6, tableau={"musk_ox": "thule"})
    assert [line for line in record(match) if line.startswith("F2.1 rolled")] == [
        "F2.1 rolled norse musk_ox 0 0 0 0 0 1",
        "F2.1 rolled thule musk_ox 0 0 0 0 0 1",
    ]
