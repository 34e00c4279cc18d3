"""Gymnasium's own test, and that a game from one seat is the game."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from lawspeaker.envs.gymnasium import SeatEnv, identifier
from lawspeaker.envs.rewards import win
from lawspeaker.kernel.errors import AnswerError, ConfigError
from tests.envs.games import every_game, replayed


@every_game
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_the_environment_checker(game: str, bots: str) -> None:
    """It takes actions without looking at the mask."""
    check_env(gymnasium.make(identifier(game), bots=bots, illegal="lose").unwrapped)


def test_identifiers() -> None:
    assert identifier("arctic") == "lawspeaker/Arctic-v0"
    assert identifier("greenland_first") == "lawspeaker/GreenlandFirst-v0"


def played(game: str, **kwargs: Any) -> tuple[SeatEnv, list[np.int64], float]:
    """A whole game of random answers, the answers, and what it was worth."""
    env = gymnasium.make(identifier(game), seats=3, seat=1, disable_env_checker=True, **kwargs)
    made = env.unwrapped
    assert isinstance(made, SeatEnv)
    lots = random.Random(5)
    observation, info = env.reset(seed=5)
    answers: list[np.int64] = []
    while True:
        assert made.series.asked == 1
        assert observation.tolist() == made.series.observe(1).tolist()
        assert info["action_mask"].tolist() == made.series.mask(1).tolist()
        assert made.action_masks().tolist() == made.series.mask(1).astype(bool).tolist()
        answers.append(lots.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, terminated, truncated, info = env.step(answers[-1])
        assert not truncated
        if terminated:
            return made, answers, float(reward)
        assert reward == 0


@every_game
def test_a_whole_game_is_the_same_game(game: str) -> None:
    env, answers, reward = played(game)
    match = replayed(env.series)
    assert match.over
    assert match.hash() == env.series.match.hash()
    assert reward == win(match.result)[1]
    assert [step.option.number for step in match.steps if step.seat == 1] == answers


def test_a_seed_decides_what_the_bots_do() -> None:
    one, _, _ = played("toy", bots=["random", "greedy"])
    other, _, _ = played("toy", bots=["random", "greedy"])
    answers = [[step.option.text for step in env.series.match.steps] for env in (one, other)]
    assert answers[0] == answers[1]


def test_a_match_is_cut_off() -> None:
    env = SeatEnv("arctic", seats=2, longest=4)
    _, info = env.reset(seed=1)
    truncated = False
    while not truncated:
        _, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
        assert (reward, terminated) == (0, False)
    assert len(env.series.match.steps) == 4


@pytest.mark.parametrize("illegal", ["error", "lose"])
def test_after_its_end_nothing_is_answered_for_anybody(illegal: str) -> None:
    env = SeatEnv("arctic", seats=2, longest=5, illegal=illegal)
    with pytest.raises(AnswerError, match=r"no match is being played: reset\(\) begins the next"):
        env.step(0)
    _, info = env.reset(seed=1)
    truncated = False
    while not truncated:
        _, _, _, truncated, info = env.step(int(info["action_mask"].argmax()))
    assert env.series.asked == 1
    offered = int(env.series.mask(1).argmax())
    with pytest.raises(AnswerError, match=r"no match is being played: reset\(\) begins the next$"):
        env.step(offered)
    assert len(env.series.match.steps) == 5
    env.reset()
    env.step(int(env.action_masks().argmax()))


def test_an_action_that_is_not_offered_is_an_error_that_says_what_is() -> None:
    env = SeatEnv("arctic", seats=2)
    env.reset(seed=1)
    passing = env.series.encoder.catalogue.find("pass").number
    with pytest.raises(AnswerError, match=r"'pass' is not offered: .*\. Offered: place RU 1"):
        env.step(passing)
    lenient = SeatEnv("arctic", seats=2, illegal="lose")
    lenient.reset(seed=1)
    _, reward, terminated, truncated, info = lenient.step(passing)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert info["illegal"].startswith("'pass' is not offered")
    with pytest.raises(AnswerError, match="no match is being played"):
        lenient.step(int(info["action_mask"].argmax()))


@pytest.mark.parametrize(
    ("kwargs", "told"),
    [
        ({"seat": 2}, "the seats are 0 to 1, not 2"),
        ({"bots": ["random", "random"]}, "there are 1 seats for bots, and 2 bots"),
        ({"bots": "clever"}, "there is no player 'clever'"),
        ({"illegal": "shrug"}, "illegal can be error or lose"),
    ],
)
def test_what_cannot_be_played_is_told(kwargs: dict[str, Any], told: str) -> None:
    with pytest.raises(ConfigError, match=told):
        SeatEnv("arctic", seats=2, **kwargs)
