"""Gymnasium's vector environment: one seat in many matches at once, with bots in the others.

    env = gymnasium.make_vec("lawspeaker/Arctic-v0", 64, seats=3, bots="greedy", workers=2)

The matches are those of a batch. When one ends, the next begins in the same step (`AutoresetMode.SAME_STEP`); what the
seat saw at the end is in `info["final_obs"]`.
"""

from __future__ import annotations

from typing import Any

from lawspeaker.envs.batch import Arrays, Batch
from lawspeaker.envs.bots import Named
from lawspeaker.envs.encodings import Numbers
from lawspeaker.envs.libraries import needed
from lawspeaker.envs.spaces import action_space, observation_space
from lawspeaker.kernel.errors import ConfigError

with needed("gymnasium"):
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray


class SeatVectorEnv(VectorEnv[Numbers, NDArray[Any], NDArray[Any]]):
    """Many matches seen from one seat; arguments are those of `SeatEnv`, and of a batch.

    The masks of what is offered are in `info["action_mask"]`. An action that is not offered is an error, and no match
    moves.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int = 0,
        bots: Named = "random",
        rules: dict[str, str] | None = None,
        rewards: str = "win",
        longest: int | None = None,
        encoding: str = "raw",
        events: int = 0,
        workers: int = 1,
        render_mode: None = None,
    ) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.batch = Batch(
            game,
            num_envs,
            seats,
            rules=rules,
            workers=workers,
            rewards=rewards,
            longest=longest,
            encoding=encoding,
            events=events,
            seat=seat,
            bots=bots,
        )
        encoder = self.batch.series.encoder
        self.seat = seat
        self.num_envs = num_envs
        self.single_observation_space = observation_space(encoder)
        self.single_action_space = action_space(encoder)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Restart all matches: those of this seed, or else others than before."""
        if isinstance(seed, list):
            raise ConfigError("one seed is for all matches: give a number")
        table = self.batch.reset(self.batch.seed + 1 if seed is None else seed)
        return table.observation.copy(), self._info(table)

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Numbers, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Answer in every match, and let the bots play until the seat is asked again."""
        table = self.batch.step(actions)
        return (
            table.observation.copy(),
            table.reward[:, self.seat].astype(np.float64),
            table.terminated.copy(),
            table.truncated.copy(),
            self._info(table),
        )

    def _info(self, table: Arrays) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": table.mask.copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}
        ended = table.terminated | table.truncated
        if ended.any():
            last = np.full(self.num_envs, None, object)
            for row in np.flatnonzero(ended):
                last[row] = table.last[row].copy()
            nothing = np.zeros_like(table.mask)  # after the end nothing is offered
            info |= {"final_obs": last, "_final_obs": ended}
            info |= {"final_info": {"action_mask": nothing, "_action_mask": ended}, "_final_info": ended}
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is offered now, one row a match."""
        return self.batch.mask.view(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()
