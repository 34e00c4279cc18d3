"""What a search knows of an ask that its simulations meet."""

from __future__ import annotations

import math

from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.option import Option

CURIOSITY = 0.05  # the bonus for options that look good but have seldom been tried: about a usual gap
FAITH = 0.04  # how much worse an option must look to be tried a third as often
LOOK = 4  # how many tries a look counts for

# The key of an ask: the answer before it if the asked seat knows it, seat, topic, options. Anything else, such as dice,
# would make many more asks new: in Greenland that costs a third of the simulations.
Key = tuple[Option | None, int, str, tuple[Option, ...]]


class Node:
    """An ask as simulations meet it. The node is the same whatever is hidden, and whatever came before the last answer.

    Options are looked at one by one, in `order`. All lists follow that order and have one entry for each look so far.
    """

    __slots__ = ("best", "looks", "order", "priors", "seat", "total", "totals", "tries", "visits")

    def __init__(self, seat: int, order: list[int]) -> None:
        self.seat = seat
        self.order = order  # places in the list of options
        self.looks: list[float] = []  # what each option seemed worth to the seat at first
        self.best = 0.0  # what the best of them seemed worth
        self.priors: list[float] = []  # how much that speaks for trying an option
        self.visits: list[float] = []  # how often each was tried
        self.totals: list[float] = []  # what these tries were worth to the seat
        self.tries = 0.0
        self.total = 0.0

    def add_look(self, worth: float) -> None:
        """The next option in order was looked at."""
        self.looks.append(worth)
        self.visits.append(0.0)
        self.totals.append(0.0)

    def weigh(self) -> None:
        """Let the looks say how often each option should be tried."""
        self.best = max(self.looks)
        weights = [math.exp((look - self.best) / FAITH) for look in self.looks]
        total = sum(weights)
        self.priors = [weight / total for weight in weights]

    def select(self) -> int:
        """The option to try next: one that is worth much so far, or that looks good and was seldom tried.

        A look says how far an option lies behind the best, not what will come of it: only tries measure that.
        """
        if not self.tries:
            return self.looks.index(self.best)
        eager = CURIOSITY * math.sqrt(self.tries)
        behind = self.total / self.tries - self.best
        chosen, highest = 0, -math.inf
        for index, visits in enumerate(self.visits):
            worth = (self.totals[index] + LOOK * (self.looks[index] + behind)) / (visits + LOOK)
            worth += eager * self.priors[index] / (visits + 1)
            if worth > highest:
                chosen, highest = index, worth
        return chosen

    def note(self, index: int, worth: float) -> None:
        """A try of this option came to so much for the seat."""
        self.visits[index] += 1
        self.totals[index] += worth
        self.tries += 1
        self.total += worth

    def fade(self, most: int) -> None:
        """Let all tries so far count for no more than so many."""
        if self.tries > most:
            share = most / self.tries
            self.visits = [share * visits for visits in self.visits]
            self.totals = [share * total for total in self.totals]
            self.tries *= share
            self.total *= share


def key_of(before: Ask, answer: Option, ask: Ask) -> Key:
    """The key of an ask. What another seat has sealed, or which card it has chosen, may not be known yet, so the next
    seat's key must not depend on it.
    """
    known = before.seat == ask.seat or not (before.sealed or answer.secret)
    return answer if known else None, ask.seat, ask.topic.name, tuple(ask.options)
