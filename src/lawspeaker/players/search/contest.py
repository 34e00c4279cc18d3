"""Which option of the ask is best, as far as tries can tell."""

from __future__ import annotations

import math
from collections.abc import Iterable

ERROR = 0.05  # the usual error of a look at an option: about the usual gap between options
LUCK = 0.14  # and of one try, until tries have shown how much they vary
SURE = 3.0  # errors this many times the usual one are ruled out
TRIFLE = 0.005  # a gain below this is not worth the time


class Contest:
    """Measures options against the favourite, which looked best at first.

    Luck can make any option look good for a while. So the first look at an option is weighed against what its tries
    came to, each by how far it can be trusted: the more the tries vary, the more of them it takes to change the
    verdict.
    """

    def __init__(self, looks: list[float]) -> None:
        best = max(looks)
        self.favourite = looks.index(best)
        self.promises = [look - best for look in looks]  # how much better than the favourite each looked
        self.tries = [0] * len(looks)
        self.totals = [0.0] * len(looks)  # how much better they came out
        self.squares = [0.0] * len(looks)

    def note(self, index: int, better: float) -> None:
        """A try of this option came out so much better than one of the favourite with the same luck."""
        self.tries[index] += 1
        self.totals[index] += better
        self.squares[index] += better * better

    def add(self, other: Contest) -> None:
        """Add what another core found, starting from the same looks."""
        assert self.promises == other.promises
        self.tries = [sum(both) for both in zip(self.tries, other.tries, strict=True)]
        self.totals = [sum(both) for both in zip(self.totals, other.totals, strict=True)]
        self.squares = [sum(both) for both in zip(self.squares, other.squares, strict=True)]

    def luck(self) -> float:
        """How much the tries of one option vary: their variance, pooled over all options."""
        known, total = 1, LUCK * LUCK
        for tries, better, square in zip(self.tries, self.totals, self.squares, strict=True):
            if tries > 1:
                known += tries - 1
                total += square - better * better / tries
        return max(total / known, 1e-9)

    def weight(self) -> float:
        """How many tries a look counts for."""
        return self.luck() / ERROR**2

    def means(self) -> list[float]:
        """How much better than the favourite each option is, as far as can be told."""
        weight = self.weight()
        means = [
            (better + weight * promise) / (tries + weight)
            for promise, better, tries in zip(self.promises, self.totals, self.tries, strict=True)
        ]
        means[self.favourite] = 0.0
        return means

    def ranked(self, options: Iterable[int]) -> list[int]:
        """These options, the best first."""
        means = self.means()
        return sorted(options, key=lambda index: -means[index])

    def in_question(self, options: list[int]) -> list[int]:
        """The options that may still turn out best; none if the best is clear."""
        means, weight = self.means(), self.weight()
        doubts = [SURE * ERROR * math.sqrt(weight / (tries + weight)) for tries in self.tries]
        best = max(0.0, max(means[index] for index in options))
        left = [index for index in options if means[index] + doubts[index] > best + TRIFLE]
        return [] if len(left) == 1 and means[left[0]] > doubts[left[0]] else left

    def best(self) -> int:
        """The option to answer."""
        means = self.means()
        return max(range(len(means)), key=lambda index: (means[index], index == self.favourite))
