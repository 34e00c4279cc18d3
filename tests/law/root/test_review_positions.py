"""Partial positions of Root that somebody could well write."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match


def position(*factions: str, **given: Any) -> Match:
    rules = {f"faction_{seat + 1}": name for seat, name in enumerate(factions)}
    return Match.from_position({"game": "root", "seats": len(factions), "rules": rules, "state": given})


@pytest.mark.law("root:9.2.9")
@pytest.mark.parametrize("last", ["indifferent", "none"])
def test_to_be_indifferent_to_a_vagabond_is_no_relationship(last: str) -> None:
    relation = ["allied", "hostile", last, last]
    match = position(
        "marquise",
        "eyrie",
        "vagabond",
        "vagabond2",
        phase="daylight",
        turn=2,
        factions={"vagabond": {"relation": relation}},
    )
    state: Any = match.position()["state"]
    assert state["factions"]["vagabond"]["relation"] == ["allied", "hostile", "none", "none"]


@pytest.mark.law("root:7.3.3")
def test_a_position_is_told_where_a_leader_is_named() -> None:
    with pytest.raises(PositionError, match=r"^factions.eyrie.leader must name one: the Eyrie has no leader \(7.3.3\)"):
        position("eyrie", "marquise", phase="daylight", turn=0)
    match = position("eyrie", "marquise", phase="daylight", turn=0, factions={"eyrie": {"leader": "despot"}})
    assert match.ask is not None


@pytest.mark.law("root:7.3.3")
def test_a_position_that_does_not_say_whose_turn_it_is_need_not_name_a_leader() -> None:
    """Chance gives the turn to the Eyrie, whose first leader cannot recruit without a roost."""
    match = position("marquise", "eyrie", phase="daylight")
    assert match.ask is not None
    assert match.ask.seat == 1
    assert [str(option) for option in match.ask.options] == ["lead charismatic", "lead commander", "lead despot"]
