"""Gymnasium: one seat of a match, with bots in the others.

    import gymnasium
    import lawspeaker.envs.gymnasium
    env = gymnasium.make("lawspeaker/Arctic-v0", seats=3, bots="greedy")

Importing this module registers every game on the shelf.
"""

from __future__ import annotations

from typing import Any

from lawspeaker.envs.bots import SEEDS, Bots, Named, are_blind, kept_for
from lawspeaker.envs.encoder import Observation
from lawspeaker.envs.libraries import needed
from lawspeaker.envs.rewards import ILLEGAL
from lawspeaker.envs.series import Series
from lawspeaker.envs.spaces import action_space, observation_space
from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import AnswerError, ConfigError
from lawspeaker.players.player import Player

with needed("gymnasium"):
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A match seen from one seat. `bots` names who plays the others: one player for all, or one for each.

    The mask of what is offered is in `info["action_mask"]` and is given by `action_masks()`. An action that is not
    offered is an error, or with `illegal="lose"` ends the match with a reward of -1.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: Named = "random",
        rules: dict[str, str] | None = None,
        rewards: str = "win",
        longest: int | None = None,
        illegal: str = "error",
        encoding: str = "raw",
        events: int = 0,
        render_mode: None = None,
    ) -> None:
        keep, record = kept_for(bots), not are_blind(bots)
        self.series = Series(game, seats, rules, rewards, longest, encoding, events, keep, record)
        self.bots = Bots(self.series.seats, seat, bots)
        if illegal not in ("error", "lose"):
            raise ConfigError(f"illegal can be error or lose, not {illegal!r}")
        self.seat = seat
        self.illegal = illegal
        self.players: dict[int, Player] = {}
        self.over = True  # until a match is begun, and from its end on
        self.observation_space = observation_space(self.series.encoder)
        self.action_space = action_space(self.series.encoder)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        """Begin a match and let the bots play until this seat is asked."""
        super().reset(seed=seed)
        self.series.begin(int(self.np_random.integers(SEEDS)))
        self.players = self.bots.sit_down(lambda: int(self.np_random.integers(SEEDS)))
        self.bots.play(self.series, self.players)
        self.over = self.series.ended
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and let the bots play until this seat is asked again or the match ends."""
        if self.over:
            raise AnswerError("no match is being played: reset() begins the next")
        try:
            self.series.answer(int(action), self.seat)
        except AnswerError as error:
            if self.illegal == "error":
                raise
            self.over = True
            observation, info = self._seen()
            return observation, ILLEGAL, True, False, {**info, "illegal": str(error)}
        self.bots.play(self.series, self.players)
        observation, info = self._seen()
        self.over = self.series.ended
        if not self.over:
            return observation, 0.0, False, False, info
        return observation, self.series.rewards()[self.seat], self.series.match.over, self.series.truncated, info

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        observation, mask = self.series.seen(self.seat)
        return observation, {"action_mask": mask}

    def action_masks(self) -> NDArray[np.bool_]:
        """What is offered now, in the form that MaskablePPO of sb3-contrib expects."""
        return self.series.mask(self.seat).view(np.bool_)


def identifier(game: str) -> str:
    """What Gymnasium calls a game: `lawspeaker/Arctic-v0`."""
    return f"lawspeaker/{''.join(word.capitalize() for word in game.split('_'))}-v0"


def register_games() -> None:
    """Make every game on the shelf known to Gymnasium."""
    for game in shelf.names():
        if identifier(game) not in gymnasium.registry:
            gymnasium.register(
                identifier(game),
                "lawspeaker.envs.gymnasium:SeatEnv",
                vector_entry_point="lawspeaker.envs.vector:SeatVectorEnv",
                kwargs={"game": game},
            )


register_games()
