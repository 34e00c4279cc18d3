"""Meetings over cards: outrage, plots that take them, hands at their limit, and a deck that runs out in every draw.

docs/root-moments.md lists which meetings are played, and by which tests. The map is as `woodland` says.
"""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.conspiracy import conspire
from tests.law.root.hired import hire
from tests.law.root.horde import horde, own
from tests.law.root.table import answer, asked, board, eyrie_decree, hand, options, pieces, score, state, told, woodland
from tests.law.root.temple import souls, temple
from tests.law.root.test_keepers import RETAINERS, keepers
from tests.law.root.wanderer import wander

# Outrage


@pytest.mark.law("root:8.2.6", "root:10.5", "root:1.2.1")
def test_cards_that_the_cult_has_revealed_do_not_pay_for_outrage() -> None:
    """In its Daylight it moves by a card. What lies revealed serves nothing else until Evening, and what is left of the
    hand has no rabbit: the hand is shown, and the deck pays.
    """
    match = temple(
        table=["cult", "alliance", "eyrie"],
        deck="exiles",
        revealed=["bake_sale"],
        crafted={0: ["league_of_adventurous_mice_1"]},
        crafted_items={"0": {"boot": 1}},
        cards={0: ["foxfolk_steel"]},
        on_map={"cult_warrior": {"1": 2}, "sympathy": {"5": 1}},
        pile=["a_visit_to_friends"],
    )
    answer(match, "use league_of_adventurous_mice_1")
    while asked(match)[1] != "cult_ritual":
        offered = options(match)
        wanted = ["exhaust_item boot", "move", "from 1", "to 5", "number 1"]
        answer(match, next(text for text in wanted if text in offered))
    assert state(match)["deck"] == []
