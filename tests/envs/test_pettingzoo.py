"""PettingZoo's own tests, and that a game through the environment is the game."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.seed_test import parallel_seed_test, seed_test

from lawspeaker.envs import pettingzoo
from lawspeaker.envs.pettingzoo import SeatsEnv
from lawspeaker.envs.rewards import rank, win
from lawspeaker.kernel.errors import AnswerError, ConfigError
from tests.envs.games import every_game, replayed

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # it would rather have observations without masks


@every_game
def test_the_api_test(game: str) -> None:
    api_test(pettingzoo.env(game, seats=3, seed=1), num_cycles=100)


@every_game
def test_the_seed_test(game: str) -> None:
    seed_test(lambda: pettingzoo.env(game, seats=2), num_cycles=100)


@every_game
def test_the_parallel_api_test(game: str) -> None:
    parallel_api_test(pettingzoo.parallel_env(game, seats=3, seed=1), num_cycles=150)


@every_game
def test_the_parallel_seed_test(game: str) -> None:
    """It takes actions without looking at the mask."""
    parallel_seed_test(lambda: pettingzoo.parallel_env(game, seats=2, illegal="lose"), num_cycles=50)


def series_env(env: pettingzoo.AEC) -> SeatsEnv:
    made = env.unwrapped
    assert isinstance(made, SeatsEnv)
    return made


def played(game: str, **kwargs: Any) -> tuple[SeatsEnv, dict[str, float]]:
    """A whole game of random answers, and what each agent got for it."""
    env = pettingzoo.env(game, seats=3, **kwargs)
    env.reset(seed=5)
    lots = random.Random(5)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        made = series_env(env)
        assert observation is not None
        assert agent == f"seat_{made.series.asked}"
        assert observation["observation"].tolist() == made.series.observe(made.series.asked).tolist()
        env.step(lots.choice(np.flatnonzero(observation["action_mask"])))
    assert env.agents == []
    return series_env(env), got


@every_game
def test_a_whole_game_is_the_same_game(game: str) -> None:
    env, got = played(game)
    match = replayed(env.series)
    assert match.over
    assert match.hash() == env.series.match.hash()
    assert list(got.values()) == win(match.result)


def test_rewards_by_rank() -> None:
    env, got = played("toy", rewards="rank")
    assert list(got.values()) == rank(env.series.match.result)


def test_a_match_is_cut_off_without_reward() -> None:
    env = pettingzoo.env("arctic", seats=2, seed=1, longest=3)
    env.reset()
    for _ in range(3):
        observation, _, terminated, truncated, _ = env.last()
        assert not terminated
        assert not truncated
        assert observation is not None
        env.step(int(observation["action_mask"].argmax()))
    assert env.truncations == {"seat_0": True, "seat_1": True}
    assert env.terminations == {"seat_0": False, "seat_1": False}
    assert env.rewards == {"seat_0": 0, "seat_1": 0}


def test_the_same_seed_is_the_same_match_and_the_next_is_another() -> None:
    env = pettingzoo.env("toy", seats=2, seed=3)
    env.reset()
    first = env.observe("seat_0")
    env.reset()
    second = env.observe("seat_0")
    env.reset(seed=3)
    again = env.observe("seat_0")
    assert first is not None
    assert second is not None
    assert again is not None
    assert first["observation"].tolist() == again["observation"].tolist()
    assert first["observation"].tolist() != second["observation"].tolist()


def test_an_action_that_is_not_offered_is_an_error_that_says_what_is() -> None:
    env = pettingzoo.env("arctic", seats=2, seed=1)
    env.reset()
    asked = env.agent_selection
    with pytest.raises(AnswerError, match=r"'pass' is not offered: .*\. Offered: place RU 1, place RU 2"):
        env.step(series_env(env).series.encoder.catalogue.find("pass").number)
    with pytest.raises(AnswerError, match="there is no action 99999"):
        env.step(99999)
    with pytest.raises(ConfigError, match=f"{asked} is asked and must act"):
        env.step(None)
    assert env.agent_selection == asked
    env.step(0)


@pytest.mark.parametrize("action", ["pass", 99999, -1])
def test_or_it_loses_the_match(action: str | int) -> None:
    env = pettingzoo.env("arctic", seats=2, seed=1, illegal="lose")
    env.reset()
    loser = env.agent_selection
    if isinstance(action, str):
        action = series_env(env).series.encoder.catalogue.find(action).number
    env.step(action)
    assert env.terminations == {"seat_0": True, "seat_1": True}
    assert env.truncations == {"seat_0": False, "seat_1": False}
    assert env.rewards == {agent: -1 if agent == loser else 0 for agent in ("seat_0", "seat_1")}
    assert [agent for agent in env.agents if "illegal" in env.infos[agent]] == [loser]
    for _ in range(2):
        env.step(None)
    assert env.agents == []
    env.reset()
    assert env.infos == {"seat_0": {}, "seat_1": {}}


def test_after_its_end_nothing_is_answered_for_anybody() -> None:
    env = pettingzoo.env("arctic", seats=2, seed=1, longest=3)
    env.reset()
    series = series_env(env).series
    for _ in range(3):
        env.step(int(series.mask(series.asked).argmax()))
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(int(series.mask(series.asked).argmax()))
    assert len(series.match.steps) == 3


def test_what_cannot_be_played_is_told() -> None:
    with pytest.raises(ConfigError, match="illegal can be error or lose, not 'shrug'"):
        pettingzoo.env("arctic", illegal="shrug")
    with pytest.raises(ConfigError, match="arctic is for 2, 3, 4 seats, not 9"):
        pettingzoo.env("arctic", seats=9)
    with pytest.raises(ConfigError, match="a match has at least 1 answer, not 0"):
        pettingzoo.env("arctic", longest=0)
