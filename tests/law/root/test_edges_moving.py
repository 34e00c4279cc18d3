"""Edges of moving that a broken rule once slipped through."""

from __future__ import annotations

import pytest

from tests.law.root.wanderer import answer, options
from tests.law.root.woodland import woodland


@pytest.mark.law("root:1.5.5", "root:D.6.2")
def test_nobody_can_be_ordered_onto_scorched_earth() -> None:
    """From clearing 1 paths lead to 5, 9 and 10, and the Scoundrel has burned 9."""
    match = woodland(
        "birdsong",
        deck="exiles",
        table=["marquise", "eyrie", "vagabond"],
        crafted={0: ["false_orders_1"]},
        on_map={"eyrie_warrior": {"1": 2}},
        boards={"vagabond": {"character": "scoundrel", "clearing": "5", "scorched": {"9": 1}}},
    )
    answer(match, "use false_orders_1")
    assert options(match, "to") == {"5", "10"}
