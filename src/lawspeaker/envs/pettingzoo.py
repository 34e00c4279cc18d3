"""PettingZoo: all seats of a match, asked one at a time.

    from lawspeaker.envs import pettingzoo
    env = pettingzoo.env("arctic", seats=3, seed=7)

An agent is a seat, `seat_0` and so on. It observes a dictionary with `observation` and `action_mask`.
"""

from __future__ import annotations

import random
from typing import Any

from lawspeaker.envs.libraries import needed
from lawspeaker.envs.rewards import ILLEGAL
from lawspeaker.envs.series import Series
from lawspeaker.envs.spaces import action_space, observation_space
from lawspeaker.kernel.errors import AnswerError, ConfigError

with needed("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

Seen = dict[str, Any]  # observation and action_mask
AEC = AECEnv[str, Seen, Any]
Parallel = ParallelEnv[str, Seen, Any]


def env(
    game: str,
    seats: int | None = None,
    *,
    rules: dict[str, str] | None = None,
    seed: int | None = None,
    rewards: str = "win",
    longest: int | None = None,
    illegal: str = "error",
    encoding: str = "raw",
    events: int = 0,
) -> AEC:
    """All seats, asked in turn. An action that is not offered is an error, or with `illegal="lose"` ends the match
    with a reward of -1 for the seat that gave it.
    """
    series = Series(game, seats, rules, rewards, longest, encoding, events)
    return InOrder(SeatsEnv(series, seed, illegal))


def parallel_env(
    game: str,
    seats: int | None = None,
    *,
    rules: dict[str, str] | None = None,
    seed: int | None = None,
    rewards: str = "win",
    longest: int | None = None,
    illegal: str = "error",
    encoding: str = "raw",
    events: int = 0,
) -> Parallel:
    """The same for libraries that give all actions at once. One seat is asked at a time, so only the action of that
    seat counts (only its mask has a 1); those of the others are ignored.
    """
    series = Series(game, seats, rules, rewards, longest, encoding, events)
    return turn_based_aec_to_parallel(InOrder(SeatsEnv(series, seed, illegal)))


class InOrder(OrderEnforcingWrapper[str, Seen, Any]):
    """PettingZoo's own check that nothing is done before `reset`, and nothing after the end."""

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        """The environment's own: with the wrapper's, each of its attributes would be looked up and checked again."""
        if not self._has_reset:
            return super().last(observe)  # which says what is wrong
        return self.env.last(observe)


class SeatsEnv(AEC):
    """A match with an agent in every seat; `env` makes it."""

    render_mode = None

    def __init__(self, series: Series, seed: int | None, illegal: str) -> None:
        self.series = series
        if illegal not in ("error", "lose"):
            raise ConfigError(f"illegal can be error or lose, not {illegal!r}")
        self.illegal = illegal
        self.metadata = {"name": f"lawspeaker_{series.config.game}", "render_modes": [], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.series.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = random.Random(seed)
        self._observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(self.series.encoder) for agent in self.possible_agents}

    def _observation_space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self.series.encoder.actions,), np.int8)
        return spaces.Dict({"observation": observation_space(self.series.encoder), "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match: the one for this seed, or else the next."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self.series.begin(self._seeds.getrandbits(62))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.series.asked]

    def observe(self, agent: str) -> Seen:
        observation, mask = self.series.seen(self._seats[agent])
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Answer for the seat that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ConfigError(f"{agent} is asked and must act")
        try:
            self.series.answer(int(action), self._seats[agent])
        except AnswerError as error:
            if self.illegal == "error":
                raise
            self._lose(agent, str(error))
            return
        self._cumulative_rewards[agent] = 0.0
        if self.series.ended:
            self._end(self.series.rewards(), self.series.truncated)
        else:
            self.agent_selection = self.possible_agents[self.series.asked]

    def _lose(self, agent: str, why: str) -> None:
        """An action that is not offered ends the match."""
        self.infos[agent]["illegal"] = why
        self._cumulative_rewards[agent] = 0.0
        self._end([ILLEGAL if each == agent else 0.0 for each in self.agents], truncated=False)

    def _end(self, rewards: list[float], truncated: bool) -> None:
        """Every agent gets its reward and takes its leave."""
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, not truncated)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self._deads_step_first()

    def render(self) -> None:
        """Nothing is drawn; `lawspeaker play` does that."""
