"""The player that searches."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from lawspeaker.kernel.errors import ImagineError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import Option
from lawspeaker.players.deals import next_word
from lawspeaker.players.player import Turn
from lawspeaker.players.search.adviser import find
from lawspeaker.players.search.budget import read_budget
from lawspeaker.players.search.contest import Contest
from lawspeaker.players.search.cores import GUESSES, found_elsewhere, search_elsewhere
from lawspeaker.players.search.probe import first_look
from lawspeaker.players.search.search import Known, Search


class SearchPlayer:
    """Answers what proves best in a search.

    With a number of simulations, the same seed gives the same answer; with seconds it depends on the machine.
    """

    reads_record = False

    def __init__(self, argument: str, seed: int) -> None:
        self.budget = read_budget(argument)
        self.random = Random(seed)
        self.known: Known | None = None  # of the round, as far as it has been searched

    def choose(self, turn: Turn) -> Option:
        if len(turn.ask.options) == 1:
            return turn.ask.options[0]
        guesses = self.guesses(turn)
        first = next(guesses, None)
        if first is None:  # too little is known to guess at what others hold
            return self.random.choice(turn.ask.options)
        return next_word(first) or turn.ask.options[self.contest(first, guesses).best()]

    def guesses(self, turn: Turn) -> Iterator[Match]:
        """Guesses at what the seat does not know, as long as some can be found."""
        random = Random(self.random.getrandbits(60))
        while True:
            try:
                yield turn.imagine(random.getrandbits(60))
            except ImagineError:
                return

    def contest(self, first: Match, guesses: Iterator[Match]) -> Contest:
        """What a search found of each option, on all cores together."""
        budget, seed = self.budget, self.random.getrandbits(60)
        adviser = find(budget.adviser, first.game.setting)
        known = self.known if self.known is not None and self.known.serves(first) else None
        start, others = first_look(first, adviser, known.gap if known else 0.0), []
        if known is None:
            known = self.known = Known(first, start.gap)
        else:
            known.fade()
            start = start._replace(start=tuple(known.yardstick.start))
        if budget.cores > 1:
            others = search_elsewhere([first, *islice(guesses, GUESSES - 1)], start, budget, seed)
        search = Search(first, guesses, start, Random(seed), budget.playout, adviser, known)
        contest = search.run(budget.share(0))
        for found in found_elsewhere(others):
            contest.add(found)
        return contest
