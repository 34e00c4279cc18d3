"""Descent: what a network shall become, as slopes of a loss, and the steps that follow them."""

from __future__ import annotations

from typing import NamedTuple

from lawspeaker.learn.arrays import Array, ArrayLibrary
from lawspeaker.learn.network import Chances

FADING = 0.9  # how much of the mean slope is kept from one step to the next,
SQUARE_FADING = 0.999  # and of the mean square
EPSILON = 1e-5


class Aim(NamedTuple):
    """What is to be learned from some answers, a row for each."""

    action: Array  # what was answered,
    likelihood: Array  # the logarithm of how likely that was then,
    credit: Array  # how much better than expected it went on,
    own: Array  # whether the network itself had answered,
    returns: Array  # and what each seat got in the end
    there: Array  # where somebody sits


def slopes(found: Chances, value: Array, aim: Aim, clip: float, curiosity: float) -> tuple[Array, Array]:
    """The slopes of the loss by scores and by values. The loss is

        error / 2 - gain - curiosity * spread

    `error` is the sum of (value - returns)² over the seats that are there, the mean of all rows; the others are means
    over own answers. `gain` is the smaller of ratio * credit and clipped * credit, where the ratio says how much
    likelier the answer has become, and `clipped` is the ratio if it is between 1 - clip and 1 + clip, else the nearer
    of these. So beyond them nothing more is gained (PPO). `spread` is the entropy.
    """
    on, row = found.on, found.row
    share = on.cast(aim.own, on.kind)
    share = share / share.sum().clip(1, None)
    ratio = on.exp(found.of(aim.action) - aim.likelihood)
    gains = on.where(aim.credit > 0, ratio <= 1 + clip, ratio >= 1 - clip)
    by_log = share * aim.credit * ratio * gains  # by the logarithm of the likelihood of the answer
    likely = on.exp(found.likelihood)
    chosen = on.cast(found.option == aim.action[row], on.kind)
    gain = by_log[row] * (chosen - likely)
    spread = -share[row] * likely * (found.likelihood + found.spread()[row])
    return -gain - curiosity * spread, (value - aim.returns) * aim.there / len(value)


class Adam:
    """Steps downhill, by the mean of the last slopes and as large for each weight (Kingma and Ba, 2015)."""

    def __init__(self, on: ArrayLibrary, weights: int) -> None:
        self.mean, self.square = on.zeros((weights,)), on.zeros((weights,))
        self.steps = 0

    def step(self, weights: Array, slopes: Array, rate: float, steepest: float) -> None:
        """Change the weights. Slopes that are longer than the steepest that is followed are made as long as that."""
        length = (slopes @ slopes) ** 0.5
        slopes = slopes * (steepest / (length + 1e-6)).clip(None, 1)
        self.steps += 1
        self.mean += (1 - FADING) * (slopes - self.mean)
        self.square += (1 - SQUARE_FADING) * (slopes * slopes - self.square)
        rate /= 1 - FADING**self.steps  # both means began at 0
        root = (self.square / (1 - SQUARE_FADING**self.steps)) ** 0.5
        weights -= rate * self.mean / (root + EPSILON)
