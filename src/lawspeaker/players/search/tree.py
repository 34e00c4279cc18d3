"""The tree of a search: asks, and what their options have come to so far."""

from __future__ import annotations

import math
from collections.abc import Iterable

from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.option import Option

CURIOSITY = 1.0  # how much options count that look good but have seldom been tried
FAITH = 0.04  # how much worse an option must look to be tried a third as often

# What the asked seat can tell an ask by, besides what was answered before: seat, topic, options.
Key = tuple[int, int, str, tuple[Option, ...]]


class Node:
    """An ask as the asked seat knows it: it is the same node whatever else is hidden from that seat.

    Options are looked at one by one, in `order`; all lists run along it, and are as long as there were looks. The look
    counts as the first try of an option.
    """

    __slots__ = ("looks", "nodes", "order", "priors", "seat", "totals", "tries", "visits")

    def __init__(self, seat: int, order: list[int]) -> None:
        self.seat = seat
        self.order = order  # places in the list of options
        self.looks: list[float] = []  # what each option seemed worth to the seat at first
        self.priors: list[float] = []  # how much that speaks for trying it
        self.visits: list[int] = []
        self.totals: list[float] = []  # what all tries were worth to the seat
        self.tries = 0  # besides the looks
        self.nodes: dict[Key, Node] = {}  # the asks that followed

    def add_look(self, worth: float) -> None:
        """The next option in order was looked at."""
        self.looks.append(worth)
        self.visits.append(1)
        self.totals.append(worth)

    def weigh(self) -> None:
        """Let the looks say how often each option should be tried."""
        best = max(self.looks)
        weights = [math.exp((look - best) / FAITH) for look in self.looks]
        total = sum(weights)
        self.priors = [weight / total for weight in weights]

    def select(self) -> int:
        """The option to try next: one that is worth much so far, or that looks good and was seldom tried."""
        eager = CURIOSITY * math.sqrt(self.tries + 1)
        chosen, highest = 0, -1.0
        for index, visits in enumerate(self.visits):
            worth = (self.totals[index] + eager * self.priors[index]) / visits
            if worth > highest:
                chosen, highest = index, worth
        return chosen

    def note(self, index: int, worth: float) -> None:
        """A try of this option came to so much for the seat."""
        self.visits[index] += 1
        self.totals[index] += worth
        self.tries += 1

    def ranked(self, indexes: Iterable[int]) -> list[int]:
        """These options, those first that are worth most so far."""
        return sorted(indexes, key=lambda index: self.totals[index] / self.visits[index], reverse=True)


def key_of(index: int, ask: Ask) -> Key:
    """By what an ask is found again that followed an option."""
    return index, ask.seat, ask.topic.name, tuple(ask.options)
