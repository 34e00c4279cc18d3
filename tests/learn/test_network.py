"""The network and how it learns, in numbers: what is likely, what is drawn, which way is down, how far a step goes."""

from __future__ import annotations

from math import log

import numpy as np
import pytest

from lawspeaker.learn.arrays import Array, NumPy
from lawspeaker.learn.descent import Adam, Aim, slopes
from lawspeaker.learn.network import Chances, Network, chances
from tests.learn.problems import CLIP, CURIOSITY, OPTIONS, Problem

ON = NumPy()


def test_what_is_not_offered_is_never_chosen_and_all_that_is_offered_is_as_likely_at_first() -> None:
    network = Network(ON, inputs=4, parts=5, seats=3, width=8)
    network.begin(1)
    lots = np.random.default_rng(2)
    mask = np.array([[True, False, True, False, True, False], [False, True, False, False, False, False]])
    seen = network.see(lots.normal(size=(2, 4)).astype(np.float32), mask, network.options(OPTIONS))
    third = pytest.approx(1 / 3)
    assert dense(seen.chances, mask) == [[third, 0, third, 0, third, 0], [0, 1, 0, 0, 0, 0]]
    assert seen.chances.spread().tolist() == pytest.approx([log(3), 0])
    assert seen.value.tolist() == [[0, 0, 0], [0, 0, 0]]
    network.layers["policy.weight"][:-1] = lots.normal(scale=100, size=(5, 8))
    many = np.tile(mask, (50, 1))
    found = network.see(lots.normal(size=(100, 4)).astype(np.float32), many, network.options(OPTIONS)).chances
    assert [sum(row) for row in dense(found, many)] == pytest.approx([1] * 100)
    drawn = found.drawn()
    assert np.take_along_axis(many, drawn[:, None], 1).all()
    assert np.exp(found.of(drawn)).mean() > 0.5  # with such scores, it nearly always takes the likeliest


def dense(found: Chances, mask: Array) -> list[list[float]]:
    """How likely each option is, whether offered or not."""
    whole: Array = np.zeros(mask.shape)
    whole[found.row, found.option] = np.exp(found.likelihood)
    listed: list[list[float]] = whole.tolist()
    return listed


def test_as_often_as_it_is_likely_an_option_is_drawn() -> None:
    row, option = np.arange(6000).repeat(2), np.tile([1, 4], 6000)
    found = chances(ON, np.tile(np.array([0.0, log(3)], np.float32), 6000), row, option, 6000)
    assert set(found.drawn().tolist()) == {1, 4}
    assert (found.drawn() == 4).mean() == pytest.approx(3 / 4, abs=0.03)


def test_slopes_are_what_a_small_change_of_each_weight_does_to_the_loss() -> None:
    problem = Problem(NumPy("float64"))
    network, seen = problem.network, problem.seen()
    found = network.slopes(seen, *slopes(seen.chances, seen.value, problem.aim, CLIP, CURIOSITY))
    lacking = np.zeros(len(found), bool)  # the weights of the part that is none never change
    start = 0
    for name, shape in network.shapes.items():
        start += int(np.prod(shape))
        if name in ("policy.weight", "bias.weight"):
            lacking[start - shape[1] : start] = True
    assert not found[lacking].any()
    for place in np.flatnonzero(~lacking):
        losses = []
        for change in (1e-6, -2e-6):
            network.weights[place] += change
            losses.append(float(problem.loss()))
        network.weights[place] += 1e-6
        assert found[place] == pytest.approx((losses[0] - losses[1]) / 2e-6, abs=1e-7)
    assert np.count_nonzero(found) > 150


def test_beyond_the_clip_nothing_is_gained_but_all_is_lost() -> None:
    row, option = np.arange(4).repeat(2), np.tile([0, 1], 4)
    found = chances(ON, np.zeros(8, np.float32), row, option, 4)
    ratio, credit = np.array([3.0, 0.1, 1.1, 3.0]), np.array([1.0, -1.0, 1.0, -1.0])
    nothing = np.zeros((4, 1))
    aim = Aim(np.zeros(4, int), log(0.5) - np.log(ratio), credit, np.ones(4, bool), nothing, nothing)
    by_score, _ = slopes(found, nothing, aim, clip=0.2, curiosity=0)
    # A quarter of each gain, which rises with the score of the answer half as fast as with its likelihood.
    assert by_score[::2].tolist() == pytest.approx([0, 0, -1.1 / 8, 3 / 8])
    assert by_score[1::2].tolist() == pytest.approx([0, 0, 1.1 / 8, -3 / 8])


def test_from_the_answers_of_others_only_values_learn() -> None:
    problem = Problem(ON)
    seen = problem.seen()
    aim = problem.aim._replace(own=np.zeros(len(seen.value), bool))
    by_score, by_value = slopes(seen.chances, seen.value, aim, CLIP, CURIOSITY)
    assert not by_score.any()
    assert ((by_value != 0) == aim.there).all()


def test_steps_are_as_large_for_small_slopes_as_for_large_ones_and_follow_their_mean() -> None:
    weights, adam = np.zeros(2), Adam(NumPy("float64"), 2)
    adam.step(weights, np.array([0.5, -0.05]), rate=0.1, steepest=1)
    np.testing.assert_allclose(weights, [-0.1, 0.1], rtol=1e-3)
    adam.step(weights, np.array([-0.5, 0.05]), rate=0.1, steepest=1)  # 0.9 * 0.1 of the first, less 0.1 of this
    np.testing.assert_allclose(weights, [-0.1 + 0.01 / 0.19 * 0.1, 0.1 - 0.01 / 0.19 * 0.1], rtol=1e-3)


def test_slopes_that_are_too_steep_are_shortened() -> None:
    adam = Adam(NumPy("float64"), 2)
    adam.step(np.zeros(2), np.array([30.0, 40.0]), rate=0.1, steepest=1)
    np.testing.assert_allclose(adam.mean, [0.06, 0.08], rtol=1e-6)


def test_going_down_leads_down() -> None:
    problem = Problem(ON)
    before, adam = float(problem.loss()), Adam(ON, len(problem.network.weights))
    for _ in range(50):
        seen = problem.seen()
        found = problem.network.slopes(seen, *slopes(seen.chances, seen.value, problem.aim, CLIP, CURIOSITY))
        adam.step(problem.network.weights, found, rate=0.01, steepest=1)
    assert float(problem.loss()) < before - 0.5
