"""The greedy player at Greenland: it answers offers, and makes none to a single rival."""

from __future__ import annotations

from typing import Any

from lawspeaker.kernel.match import Match
from lawspeaker.players.player import Turn, make
from tests.law.greenland.table import NEGOTIATE, answer, table

ROW = {"north": ["markland", "walrus"], "south": ["vinland", "arctic_char"]}


def choice(match: Match) -> str:
    assert match.ask is not None
    return str(make("greedy", 1).choose(Turn(match, match.ask.seat)))


def meeting(norse: int, thule: int, **given: Any) -> Match:
    """So many hunters of either tribe on the walrus."""
    hunters = {"norse": {"walrus": norse, "unassigned": 1}, "thule": {"walrus": thule, "unassigned": 1}}
    return table("norse", "thule", pieces=hunters, warm=ROW, phase=NEGOTIATE, **given)


def test_it_does_not_put_off_a_fight_by_talking() -> None:
    match = answer(meeting(4, 4), "let_speak thule", "done")
    assert choice(match) == "done"  # the fight comes at once, and has yet to come while they talk


def test_it_drops_an_offer_that_somebody_else_has_begun_for_it() -> None:
    match = answer(meeting(2, 8, energy={"norse": 3, "thule": 3}), "let_speak norse", "deal_with thule")
    assert choice(match) == "drop"
    answer(match, "give_energy 1")
    assert choice(match) == "drop"


def test_it_takes_a_present_and_gives_none() -> None:
    for terms, wanted in (("give_iron 2", "agree"), ("ask_iron 2", "refuse")):
        match = answer(meeting(2, 2, iron={"norse": 3, "thule": 3}), "let_speak norse", "deal_with thule")
        assert choice(answer(match, terms, "propose")) == wanted
