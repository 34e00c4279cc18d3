"""A1 The turn: six phases, each finished by everybody before the next."""

from __future__ import annotations

from random import Random

import pytest

from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.law.greenland.table import ELDERS, asked, state, table


def played(seed: int, edition: str) -> list[tuple[int, int]]:
    """The turn and the phase at each ask of a game that is played at random."""
    match = start("greenland", seats=3, seed=seed, rules={"edition": edition})
    lots = Random(seed)
    seen = []
    while match.ask is not None:
        now = state(match)
        seen.append((now["turn"], now["phase"]))
        match.answer(lots.choice(match.ask.options))
    return seen


@pytest.mark.law("greenland:A0.2")
@pytest.mark.parametrize("edition", ["3", "1"])
def test_a_phase_is_finished_by_everybody_before_the_next_one_begins(edition: str) -> None:
    games = [played(seed, edition) for seed in range(5)]
    for seen in games:
        assert seen == sorted(seen)
    assert {phase for seen in games for turn, phase in seen if turn > 0} >= {1, 2, 4, 6}


def elders_turn(pieces: dict[str, dict[str, int]]) -> Match:
    """Phase 6 of a turn after which another one comes."""
    return table("norse", "thule", phase=ELDERS, events=["plankton_bloom", "sea_ice"], set_aside=[], pieces=pieces)


@pytest.mark.law("greenland:A1.6")
def test_in_phase_6_elders_act_by_their_rank_and_who_has_none_may_be_baptised() -> None:
    shaman = {"norse": {"unassigned": 1, "norse_2": 1}}
    match = elders_turn(shaman)
    assert match.ask is not None
    offered = {option.kind for option in match.ask.options}
    assert (asked(match)[0], "burn" in offered, "baptise" in offered) == (0, True, False)
    match = elders_turn({"norse": {"unassigned": 2}})
    assert match.ask is not None
    assert {option.kind for option in match.ask.options} == {"baptise", "done"}
