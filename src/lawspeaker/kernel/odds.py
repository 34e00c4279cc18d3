"""Odds: how likely what chance will decide is, exactly, before it happens.

Rules roll their dice through a source of chance. Given `Every` as that source, the same rules play through every way in
which the dice can fall; nothing about them has to be stated twice.
"""

from __future__ import annotations

from fractions import Fraction

from lawspeaker.kernel.ask import Phrase
from lawspeaker.kernel.chance import Chance


class Odds:
    """What chance decides about one thing: how likely each number is, of hits or of the dead. With `happens` it is how
    likely something happens at all, and the only number is 1.

    Without shares it is a note: under which condition the other odds hold.
    """

    def __init__(
        self, phrase: Phrase, args: tuple[int, ...], shares: dict[int, Fraction], happens: bool = False
    ) -> None:
        self.phrase = phrase
        self.args = args
        self.shares = shares
        self.happens = happens

    @property
    def expected(self) -> Fraction:
        """The mean of the numbers."""
        return sum((number * share for number, share in self.shares.items()), Fraction(0))

    def __repr__(self) -> str:
        shares = ", ".join(f"{number}: {share}" for number, share in self.shares.items())
        return f"<{self.phrase.name} {self.args}: {shares}>"


def note(phrase: Phrase, *args: int) -> Odds:
    """Under which condition odds hold."""
    return Odds(phrase, args, {})


def event(phrase: Phrase, args: tuple[int, ...], share: Fraction) -> Odds:
    """How likely something happens."""
    return Odds(phrase, args, {1: share}, happens=True)


class Every(Chance):
    """Every way in which chance can go, one after another:

    every = Every()
    while every.again():
        game.chance = every
        roll(game)
        shares[...] += every.share()
    """

    def __init__(self) -> None:
        super().__init__()
        self.bounds: list[int] = []  # of the outcomes of this way
        self.planned: list[int] = []  # its first outcomes; the others are 0
        self.begun = False

    def again(self) -> bool:
        """Turn to the next way; whether there is one."""
        if not self.begun:
            self.begun = True
            return True
        planned = self.outcomes
        while planned and planned[-1] + 1 == self.bounds[len(planned) - 1]:
            planned.pop()
        if not planned:
            return False
        planned[-1] += 1
        self.planned, self.outcomes, self.bounds = planned, [], []
        return True

    def outcome(self, place: int, bound: int) -> int:
        self.bounds.append(bound)
        return self.planned[place] if place < len(self.planned) else 0

    def share(self) -> Fraction:
        """How likely this way is."""
        ways = 1
        for bound in self.bounds:
            ways *= bound
        return Fraction(1, ways)

    def copy(self) -> Chance:
        raise NotImplementedError("every way is gone through in one place")


def add_share(shares: dict[int, Fraction], number: int, share: Fraction) -> None:
    """One more way that leads to a number."""
    shares[number] = shares.get(number, Fraction(0)) + share
