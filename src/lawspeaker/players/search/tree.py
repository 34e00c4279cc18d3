"""The tree of a search: asks, and what their options have come to so far."""

from __future__ import annotations

import math

from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.option import Option

CURIOSITY = 1.0  # how much options count that look good but have seldom been tried
FAITH = 0.15  # how much worse an option must look to be tried a third as often
FIRST_LOOK = 1.0  # so many tries is the first look at an option worth

# What the asked seat can tell an ask by, besides what was answered before: seat, topic, options.
Key = tuple[int, int, str, tuple[Option, ...]]


class Node:
    """An ask as the asked seat knows it: it is the same node whatever else is hidden from that seat.

    Options are looked at one by one, in `order`; all lists run along it, and are as long as there were looks.
    """

    __slots__ = ("count", "looks", "nodes", "order", "priors", "seat", "totals", "visits")

    def __init__(self, seat: int, order: list[int]) -> None:
        self.seat = seat
        self.order = order  # places in the list of options
        self.looks: list[float] = []  # what each option seemed worth to the seat at first
        self.priors: list[float] = []  # how much that speaks for trying it
        self.visits: list[int] = []
        self.totals: list[float] = []  # what all tries were worth to the seat
        self.count = 0
        self.nodes: dict[Key, Node] = {}  # the asks that followed

    def add_look(self, worth: float) -> None:
        """The next option in order was looked at."""
        self.looks.append(worth)
        self.visits.append(0)
        self.totals.append(0.0)

    def weigh(self) -> None:
        """Let the looks say how often each option should be tried."""
        best = max(self.looks)
        weights = [math.exp((look - best) / FAITH) for look in self.looks]
        total = sum(weights)
        self.priors = [weight / total for weight in weights]

    def select(self) -> int:
        """The option to try next: one that is worth much so far, or that looks good and was seldom tried."""
        looks, priors, visits, totals = self.looks, self.priors, self.visits, self.totals
        eager = CURIOSITY * math.sqrt(self.count + 1)
        chosen, highest = 0, -1.0
        for index in range(len(looks)):
            tries = visits[index]
            worth = (FIRST_LOOK * looks[index] + totals[index]) / (FIRST_LOOK + tries)
            worth += eager * priors[index] / (1 + tries)
            if worth > highest:
                chosen, highest = index, worth
        return chosen

    def note(self, index: int, worth: float) -> None:
        """A try of this option came to so much for the seat."""
        self.visits[index] += 1
        self.totals[index] += worth
        self.count += 1

    def lead(self) -> int:
        """How many tries the option tried most is ahead of the next."""
        *_, second, first = sorted(self.visits)
        return first - second


def key_of(index: int, ask: Ask) -> Key:
    """By what an ask is found again that followed an option."""
    return index, ask.seat, ask.topic.name, tuple(ask.options)
