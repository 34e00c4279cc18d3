"""The player that searches."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from lawspeaker.kernel.errors import ImagineError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import Option
from lawspeaker.players.greedy import GreedyPlayer
from lawspeaker.players.player import Turn
from lawspeaker.players.search.budget import read_budget
from lawspeaker.players.search.cores import GUESSES, search_elsewhere
from lawspeaker.players.search.search import Search, Tally


class SearchPlayer:
    """Answers what came to most in a search.

    With a number of simulations it is the same from the same seed; with seconds it depends on the machine.
    """

    def __init__(self, argument: str, seed: int) -> None:
        self.budget = read_budget(argument)
        self.random = Random(seed)
        self.greedy = GreedyPlayer("", seed)

    def choose(self, turn: Turn) -> Option:
        if len(turn.ask.options) == 1:
            return turn.ask.options[0]
        guesses = self.guesses(turn)
        first = next(guesses, None)
        if first is None:  # too little is known to guess at what others hold
            return self.greedy.choose(turn)
        return turn.ask.options[best(self.tally(first, guesses))]

    def guesses(self, turn: Turn) -> Iterator[Match]:
        """Matches in which all that the seat does not know is guessed, as long as guesses can be found."""
        random = Random(self.random.getrandbits(60))
        while True:
            try:
                yield turn.imagine(random.getrandbits(60))
            except ImagineError:
                return

    def tally(self, first: Match, guesses: Iterator[Match]) -> Tally:
        """How often each option was tried and what it was worth, on all cores together."""
        budget, seed = self.budget, self.random.getrandbits(60)
        others = []
        if budget.cores > 1:
            others = search_elsewhere([first, *islice(guesses, GUESSES - 1)], budget, seed)
        tallies = [Search(first, guesses, Random(seed), budget.playout).run(budget.share(0))]
        tallies += [other.result() for other in others]
        return [added(same) for same in zip(*tallies, strict=True)]


def best(tally: Tally) -> int:
    """The place of the option that was worth most on average; of those that were tried often enough to be sure."""
    most = max(visits for visits, _ in tally)
    return max(range(len(tally)), key=lambda place: (2 * tally[place][0] > most, tally[place][1] / tally[place][0]))


def added(tries: tuple[tuple[int, float], ...]) -> tuple[int, float]:
    """What several searches found of the same option."""
    return sum(visits for visits, _ in tries), sum(worth for _, worth in tries)
