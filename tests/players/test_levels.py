"""The levels: a novice that can be beaten, a skilled player, an expert."""

from __future__ import annotations

import pytest

from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.start import start
from lawspeaker.lab.simulate import simulate
from lawspeaker.players.player import Turn, make, names
from lawspeaker.players.search.budget import Budget
from lawspeaker.players.search.player import SearchPlayer
from tests import toy as toy

LEVELS = ["novice", "skilled", "expert"]


def test_levels_are_players_by_name() -> None:
    assert set(LEVELS) <= set(names())


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_takes_no_argument(level: str) -> None:
    with pytest.raises(ConfigError, match=f"{level} takes nothing after a colon, not '5'"):
        make(f"{level}:5", 0)


def test_a_novice_often_answers_blindly_and_otherwise_like_greedy() -> None:
    match = start("arctic", 2, 1)
    assert match.ask is not None
    turn = Turn(match, match.ask.seat)
    best = {make("greedy", seed).choose(turn) for seed in range(10)}
    answers = [make("novice", seed).choose(turn) for seed in range(60)]
    assert 40 < sum(answer in best for answer in answers) < 58


def test_skilled_answers_as_looks_best_at_once() -> None:
    match = start("arctic", 3, 1)
    for _ in range(10):
        assert match.ask is not None
        turn = Turn(match, match.ask.seat)
        option = make("skilled", 4).choose(turn)
        assert option is make("greedy", 4).choose(turn)
        match.answer(option)


def test_an_expert_searches_for_a_second() -> None:
    expert = make("expert", 0)
    assert isinstance(expert, SearchPlayer)
    assert expert.budget == Budget(seconds=1.0)


def test_skilled_beats_a_novice() -> None:
    frame = simulate("arctic", 4, ["skilled", "novice"], 2, seed=1)
    assert frame.filter(player="skilled")["won"].sum() >= 3
