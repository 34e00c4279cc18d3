"""Edges of the map that a broken rule once slipped through."""

from __future__ import annotations

import pytest

from tests.law.neanderthal.maps import at
from tests.law.neanderthal.table import ICE, answer, pieces
from tests.law.neanderthal.test_map import cooling


@pytest.mark.law("neanderthal:L3e")
def test_whoever_flees_has_left_the_biome_and_nobody_else_goes_along() -> None:
    """Two unassigned stay where they are, and nobody is left on the biome that has gone."""
    land = {"1_3": "saiga_antelope", "2_3": "caribou", "3_3": "rabbits", "4_3": "horse", "4_4": ICE}
    match = cooling(land, {"horse": 3, "unassigned": 2})
    answer(match, "into 4_2")
    assert [pieces(match, "archaic", place) for place in (at(match, "4_2"), "unassigned", "horse")] == [3, 2, 0]
