"""The spaces that observations and actions lie in, for Gymnasium and PettingZoo."""

from __future__ import annotations

from lawspeaker.envs.encoder import Encoder
from lawspeaker.envs.layout import Layout
from lawspeaker.envs.libraries import needed

with needed("gymnasium"):
    import numpy as np
    from gymnasium import spaces


def observation_space(layout: Layout) -> spaces.Box[np.int32]:
    """Every number within its own limits."""
    low = np.array([number.low for number in layout.numbers], np.int32)
    high = np.array([number.high for number in layout.numbers], np.int32)
    return spaces.Box(low, high, dtype=np.int32)


def action_space(encoder: Encoder) -> spaces.Discrete[np.int64]:
    """The numbers of all options."""
    return spaces.Discrete(encoder.actions)
