"""A small problem for a network: what it sees, what it shall learn from that, and the loss as the formula has it."""

from __future__ import annotations

import numpy as np

from lawspeaker.learn.arrays import Array, ArrayLibrary
from lawspeaker.learn.descent import Aim
from lawspeaker.learn.network import Network, Pass

CLIP, CURIOSITY = 0.2, 0.05
ROWS, INPUTS, PARTS, SEATS, WIDTH = 12, 7, 5, 3, 6
OPTIONS = np.array([[0, 5], [1, 5], [2, 0], [3, 1], [4, 2], [4, 4]])  # 5 is no part


class Problem:
    """The same on every device."""

    def __init__(self, on: ArrayLibrary) -> None:
        lots = np.random.default_rng(3)
        self.on = on
        self.network = Network(on, INPUTS, PARTS, SEATS, WIDTH)
        self.network.weights[:] = on.taken(lots.normal(size=len(self.network.weights)), on.kind)
        for name in ("policy.weight", "bias.weight"):
            self.network.layers[name][-1] = 0
        self.inputs = on.taken(lots.normal(size=(ROWS, INPUTS)), on.kind)
        mask = lots.random((ROWS, len(OPTIONS))) < 0.5
        mask[:, 3] = True
        self.mask = on.taken(mask)
        action = np.array([lots.choice(np.flatnonzero(row)) for row in mask])
        credit, returns = lots.normal(size=ROWS), lots.normal(size=(ROWS, SEATS))
        own, there = lots.random(ROWS) < 0.7, lots.random((ROWS, SEATS)) < 0.7
        then = on.back(self.seen().chances.of(on.taken(action))) + lots.normal(scale=0.3, size=ROWS)
        numbers = [on.taken(array, on.kind) for array in (then, credit, returns)]
        self.aim = Aim(on.taken(action), numbers[0], numbers[1], on.taken(own), numbers[2], on.taken(there))

    def seen(self) -> Pass:
        return self.network.see(self.inputs, self.mask, self.network.options(self.on.taken(OPTIONS)))

    def loss(self) -> Array:
        seen, aim = self.seen(), self.aim
        ratio = self.on.exp(seen.chances.of(aim.action) - aim.likelihood)
        free, clipped = ratio * aim.credit, ratio.clip(1 - CLIP, 1 + CLIP) * aim.credit
        gain = self.on.where(free < clipped, free, clipped)
        error = ((seen.value - aim.returns) ** 2 * aim.there).sum(1).mean()
        found: Array = error / 2 - (gain + CURIOSITY * seen.chances.spread())[aim.own].mean()
        return found
