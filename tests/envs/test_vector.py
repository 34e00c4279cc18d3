"""Gymnasium's vector environment: many matches from one seat, which are those of single environments."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from lawspeaker.envs.gymnasium import identifier
from lawspeaker.envs.vector import SeatVectorEnv
from lawspeaker.kernel.errors import AnswerError, ConfigError


def made(game: str, matches: int, **kwargs: Any) -> SeatVectorEnv:
    env = gymnasium.make_vec(identifier(game), matches, vectorization_mode="vector_entry_point", **kwargs)
    assert isinstance(env.unwrapped, SeatVectorEnv)
    return env.unwrapped


def test_a_match_that_ends_gives_its_last_observation_and_the_next_begins() -> None:
    env = made("arctic", 4, seats=2, seat=1, longest=60, workers=2)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observation, info = env.reset(seed=3)
    assert env.observation_space.contains(observation)
    ended = 0
    while ended < 6:
        assert (observation[:, 0] == 1).all()  # always through the eyes of the seat
        assert (observation[:, 1] == 1).all()  # which is asked
        assert info["action_mask"].any(axis=1).all()
        assert (env.action_masks() == info["action_mask"]).all()
        observation, reward, terminated, truncated, info = env.step(info["action_mask"].argmax(axis=1))
        over = terminated | truncated
        ended += int(over.sum())
        assert (reward[~over] == 0).all()
        assert over.any() == ("final_obs" in info)
        for row in np.flatnonzero(over):
            assert env.single_observation_space.contains(info["final_obs"][row])
            assert info["final_obs"][row].tolist() != observation[row].tolist()
            assert info["_final_obs"][row]
            assert not info["final_info"]["action_mask"][row].any()
    env.close()


def test_the_seed_decides_whatever_the_number_of_workers() -> None:
    seen = []
    for workers in (1, 2):
        env = made("arctic", 3, seats=3, bots=["random", "random"], workers=workers, encoding="scaled")
        observation, info = env.reset(seed=5)
        for _ in range(20):
            observation, _, _, _, info = env.step(info["action_mask"].argmax(axis=1))
        seen.append(observation.tobytes())
        assert observation.dtype == np.float32
        env.close()
    assert seen[0] == seen[1]


def test_what_cannot_be_is_told() -> None:
    with pytest.raises(ConfigError, match="the seats are 0 to 1, not 2"):
        made("arctic", 2, seats=2, seat=2)
    env = made("arctic", 2, seats=2)
    with pytest.raises(ConfigError, match="one seed is for all matches"):
        env.reset(seed=[1, 2])
    env.reset()
    with pytest.raises(AnswerError, match="match 0: 1659 is not among what is offered"):
        env.step(np.array([1659, 1659]))
    env.close()
