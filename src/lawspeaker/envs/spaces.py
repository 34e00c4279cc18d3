"""The spaces that observations and actions lie in, for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any

from lawspeaker.envs.encoder import Encoder
from lawspeaker.envs.libraries import needed

with needed("gymnasium"):
    import numpy as np
    from gymnasium import spaces


def observation_space(encoder: Encoder) -> spaces.Box[Any]:
    """Every number within its own limits."""
    encoding = encoder.encoding
    return spaces.Box(encoding.low, encoding.high, dtype=encoding.type)


def action_space(encoder: Encoder) -> spaces.Discrete[np.int64]:
    """The numbers of all options."""
    return spaces.Discrete(encoder.actions)
