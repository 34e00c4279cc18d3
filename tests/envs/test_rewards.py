"""What a result is worth."""

from __future__ import annotations

import pytest

from lawspeaker.envs.rewards import find, rank, win
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.game import Result


@pytest.mark.parametrize(
    ("points", "winners", "wins", "ranks"),
    [
        ([5, 9], [1], [-1, 1], [-1, 1]),
        ([5, 9, 7], [1], [-0.5, 1, -0.5], [-1, 1, 0]),
        ([9, 9, 7], [0, 1], [0.25, 0.25, -0.5], [0.5, 0.5, -1]),
        ([3, 30, 12, 12], [0], [1, -1 / 3, -1 / 3, -1 / 3], [1, 1 / 3, -2 / 3, -2 / 3]),  # won with few points
        ([4, 4, 4], [0, 1, 2], [0, 0, 0], [0, 0, 0]),
        ([4, 2], [], [0, 0], [1, -1]),
    ],
)
def test_rewards_add_up_to_nothing(
    points: list[int], winners: list[int], wins: list[float], ranks: list[float]
) -> None:
    result = Result(points, winners)
    assert win(result) == pytest.approx(wins)
    assert rank(result) == pytest.approx(ranks)
    assert sum(win(result)) == pytest.approx(0)
    assert sum(rank(result)) == pytest.approx(0)


@pytest.mark.parametrize(("winners", "reward"), [([0], 1), ([], -1)])
def test_alone_at_the_table_one_wins_or_loses(winners: list[int], reward: float) -> None:
    assert win(Result([12], winners)) == rank(Result([12], winners)) == [reward]


def test_an_unknown_way_to_reward_is_told() -> None:
    with pytest.raises(ConfigError, match="rewards can be win or rank, not 'glory'"):
        find("glory")
