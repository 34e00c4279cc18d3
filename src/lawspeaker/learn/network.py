"""The network: what to choose, and what each seat may expect; and how both change with its weights.

Whoever plays from a file uses the same layers, for one observation at a time (`learned.py`).
"""

from __future__ import annotations

from math import prod, sqrt
from typing import NamedTuple

from lawspeaker.envs.libraries import needed
from lawspeaker.learn.arrays import Array, ArrayLibrary

with needed("numpy"):
    import numpy as np

EPSILON = 1e-5
HIGHER = ("second", "third")  # the layers above the first
BOTH = ("weight", "bias")
POLICY = ("policy.weight", "bias.weight")  # a row for each part of an option: its vector, and what is added to scores


class Chances(NamedTuple):
    """How likely every option is that is offered, row after row. Few of all options are, and only those are here."""

    on: ArrayLibrary
    row: Array  # of each of them,
    option: Array  # which option it is,
    likelihood: Array  # and the logarithm of how likely
    rows: int

    def of(self, chosen: Array) -> Array:
        """How likely one option of each row is."""
        return self._added(self.on.where(self.option == chosen[self.row], self.likelihood, 0.0))

    def spread(self) -> Array:
        """The entropy of each row: how open it is what will be chosen."""
        return -self._added(self.on.exp(self.likelihood) * self.likelihood)

    def drawn(self) -> Array:
        """An option of every row, by lot: each is the best as often as it is likely, with such numbers added."""
        lots = self.on.lots(len(self.row)).clip(1e-20, None)
        scores = self.likelihood - self.on.log(-self.on.log(lots))
        best = scores == self.on.highest(scores, self.row, self.rows)[self.row]
        return self.on.highest(self.on.where(best, self.option, 0), self.row, self.rows)

    def _added(self, numbers: Array) -> Array:
        total = self.on.zeros((self.rows,))
        self.on.add_at(total, self.row, numbers)
        return total


def chances(on: ArrayLibrary, scores: Array, row: Array, option: Array, rows: int) -> Chances:
    """How likely options with such scores are, each among those of its row."""
    scores = scores - on.highest(scores, row, rows)[row]  # so that sums stay finite
    total = on.zeros((rows,))
    on.add_at(total, row, on.exp(scores))
    return Chances(on, row, option, scores - on.log(total)[row], rows)


# Layers, of one observation or of many in rows.

Layers = dict[str, Array]


def layer_shapes(inputs: int, parts: int, width: int, seats: int) -> dict[str, tuple[int, ...]]:
    """How large each layer of a network is."""
    return {
        "first.weight": (inputs, width),
        "first.bias": (width,),
        "second.weight": (width, width),
        "second.bias": (width,),
        "third.weight": (width, width),
        "third.bias": (width,),
        "policy.weight": (parts, width),
        "bias.weight": (parts, 1),
        "value.weight": (seats, width),
        "value.bias": (seats,),
    }


class Evened(NamedTuple):
    """Rows of numbers with a mean of 0 and a spread of 1, and the spread they had."""

    numbers: Array
    spread: Array


def evened(on: ArrayLibrary, numbers: Array) -> Evened:
    size = numbers.shape[-1]
    apart = numbers - (numbers.sum(-1) / size)[..., None]
    spread = ((on.dots(apart, apart) / size + EPSILON) ** 0.5)[..., None]
    return Evened(apart / spread, spread)


def evened_back(on: ArrayLibrary, slope: Array, known: Evened) -> Array:
    """The slope by numbers, from the slope by what they are when they are evened."""
    size = slope.shape[-1]
    mean, along = slope.sum(-1) / size, on.dots(slope, known.numbers) / size
    found: Array = (slope - mean[..., None] - known.numbers * along[..., None]) / known.spread
    return found


class Hidden(NamedTuple):
    """What a layer leads to."""

    gain: Array  # what it adds,
    evened: Evened  # and the sum of what it and those below have added


def hidden_layers(on: ArrayLibrary, layers: Layers, first: Evened) -> list[Hidden]:
    """What the three layers lead to, from what the inputs add up to in the first. Policy and value read the last."""
    total = gain = on.positive(first.numbers)
    found = [Hidden(gain, evened(on, total))]
    for name in HIGHER:
        below = found[-1].evened.numbers
        gain = on.positive(on.product(below, layers[f"{name}.weight"].T) + layers[f"{name}.bias"])
        total = total + gain
        found.append(Hidden(gain, evened(on, total)))
    return found


class OptionLayers(NamedTuple):
    """What a network makes of options: their parts, and what the rows of these add up to."""

    parts: Array
    vectors: Array
    bias: Array


class Pass(NamedTuple):
    """What a network makes of some observations, with all that the way back needs."""

    inputs: Array
    first: Evened  # what they add up to
    hidden: list[Hidden]
    options: OptionLayers
    chances: Chances
    value: Array  # of all seats, counted from the one that looks


class Network:
    """A layer with a row for each input, two more, and two heads. The policy scores every option by its parts; the
    value says what reward each seat may expect.

    All weights lie in one row, so that whatever is done to all of them is done at once.
    """

    def __init__(self, on: ArrayLibrary, inputs: int, parts: int, seats: int, width: int) -> None:
        self.on = on
        self.shapes = layer_shapes(inputs, parts + 1, width, seats)  # the last is for parts that an option lacks
        self.weights = on.zeros((sum(map(prod, self.shapes.values())),))
        self.layers = in_layers(self.weights, self.shapes)

    def begin(self, seed: int) -> None:
        """Draw weights by lot, on every device the same. At first all that is offered is equally likely."""
        lots = np.random.default_rng(seed)
        inputs, width = self.shapes["first.weight"]
        drawn = {"first.weight": lots.normal(scale=0.05, size=(inputs, width))}  # some hundred inputs are not 0
        for name, below in (("first.bias", inputs), *((f"{layer}.{part}", width) for layer in HIGHER for part in BOTH)):
            drawn[name] = lots.uniform(-1 / sqrt(below), 1 / sqrt(below), self.shapes[name])
        for name, numbers in drawn.items():
            self.layers[name][:] = self.on.taken(numbers, self.on.kind)

    def options(self, parts: Array) -> OptionLayers:
        """What it makes of options: of all that there are, and again only when its weights have changed."""
        vectors, bias = (sum(layer[part] for part in parts.T) for layer in map(self.layers.__getitem__, POLICY))
        return OptionLayers(parts, vectors, bias)

    def see(self, inputs: Array, mask: Array, options: OptionLayers) -> Pass:
        """How likely each offered option is, and what every seat may expect."""
        on, layers = self.on, self.layers
        first = evened(on, on.product(inputs, layers["first.weight"]) + layers["first.bias"])
        found = hidden_layers(on, layers, first)
        last = found[-1].evened.numbers
        row, option = on.offered(mask)
        scores = on.dots(last[row], options.vectors[option]) + options.bias[option, 0]
        value = last @ layers["value.weight"].T + layers["value.bias"]
        return Pass(inputs, first, found, options, chances(on, scores, row, option, len(mask)), value)

    def slopes(self, seen: Pass, score: Array, value: Array) -> Array:
        """The slope of something by each weight, from its slopes by scores and values: back through `see`."""
        on, layers = self.on, self.layers
        slopes = on.zeros(self.weights.shape)
        into = in_layers(slopes, self.shapes)
        row, option = seen.chances.row, seen.chances.option
        parts, vectors, bias = seen.options
        last = seen.hidden[-1].evened.numbers
        scored = score[:, None]

        by_option = (on.zeros(vectors.shape), on.zeros(bias.shape))
        on.add_at(by_option[0], option, last[row] * scored)
        on.add_at(by_option[1], option, scored)
        for name, slope in zip(POLICY, by_option, strict=True):
            for part in parts.T:
                on.add_at(into[name], part, slope)
            into[name][-1] = 0  # what an option lacks stays without a say

        into["value.weight"][:] = value.T @ last
        into["value.bias"][:] = value.sum(0)
        slope = value @ layers["value.weight"]
        on.add_at(slope, row, vectors[option] * scored)

        total = evened_back(on, slope, seen.hidden[-1].evened)
        for name, below, above in zip(HIGHER[::-1], seen.hidden[1::-1], seen.hidden[:0:-1], strict=True):
            gain = total * (above.gain > 0)
            into[f"{name}.weight"][:] = on.product(gain.T, below.evened.numbers)
            into[f"{name}.bias"][:] = gain.sum(0)
            total = total + evened_back(on, on.product(gain, layers[f"{name}.weight"]), below.evened)
        first = evened_back(on, total * (seen.hidden[0].gain > 0), seen.first)
        into["first.weight"][:] = on.product(seen.inputs.T, first)
        into["first.bias"][:] = first.sum(0)
        return slopes


def in_layers(weights: Array, shapes: dict[str, tuple[int, ...]]) -> Layers:
    """The layers that lie in a row of weights."""
    found, start = {}, 0
    for name, shape in shapes.items():
        found[name] = weights[start : start + prod(shape)].reshape(shape)
        start += prod(shape)
    return found
