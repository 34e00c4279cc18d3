"""What search expects of the answers to an ask, and how sure it is.

First a search finds the answers worth comparing. Then those are tried on, side by side, with guesses at what is hidden
and dice that no search has seen: what was chosen because it came out well there cannot flatter itself here.

Everything comes from a `Turn`, and of that only the ask and guesses are used: nothing that the seat cannot know.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import islice
from random import Random
from time import perf_counter

from msgspec import Struct

from lawspeaker.coach.chances import chances
from lawspeaker.kernel.errors import ImagineError
from lawspeaker.kernel.match import Match
from lawspeaker.players.player import Turn
from lawspeaker.players.search.budget import Budget
from lawspeaker.players.search.probe import first_look
from lawspeaker.players.search.search import Search, ready
from lawspeaker.players.search.yardstick import Yardstick

HINT_BUDGET = "2s"  # of search, for a hint
SEARCHED = 0.5  # the share of the budget that finds the answers worth comparing
ALL_OF_IT = 2.0  # errors this many times the usual one are hardly ever exceeded: 95 of 100 lie within
FEWEST = 2  # tries, so that something is known of how much they vary
LEAST = 8  # tries below which nothing is called clear
TRIFLE = 0.05  # points that nobody would mind

CLEARLY = "clearly"
SLIGHTLY = "slightly"
ALIKE = "alike"
ONLY = "only"  # there is nothing to choose
UNKNOWN = "unknown"  # nothing fits what the seat knows, so nothing could be tried


class Expected(Struct, frozen=True):
    """What comes of an answer by the end of the round: points as the bots reckon a position, and the chance of winning
    (0 to 1), if anything is known of it. Both are means over the tries.
    """

    option: str
    points: float
    chance: float | None = None


class Weighed(Struct, frozen=True):
    """The answers to an ask that were compared, the best first.

    `ahead` is how many points the best is ahead of the next, `doubt` how far off that can be: in 95 of 100 cases the
    truth lies between `ahead - doubt` and `ahead + doubt`, if everybody plays on as the search does. `held` is the
    share of tries in which the best came out no worse than the next: how little it depends on luck and hidden cards.
    """

    answers: list[Expected]
    tries: int
    ahead: float
    doubt: float
    sure: str
    held: float = 0.0

    @property
    def best(self) -> str:
        return self.answers[0].option


class Ledger(Yardstick):
    """Measures as the search does, and keeps what the last position came to for one seat."""

    def __init__(self, match: Match, gap: float, seat: int) -> None:
        super().__init__(match, gap)
        self.seat = seat
        self.points = 0.0
        self.chance: float | None = None

    def worths(self, match: Match) -> list[float]:
        worth = self.worth(float(self.box.evaluate(match.game, self.seat)), self.seat)
        self.points = self.start[self.seat] + self.scale * worth  # no more than the search can tell apart
        found = chances(match)
        self.chance = None if found is None else found[self.seat]
        return super().worths(match)


class OptionTries:
    """What the tries of one answer came to, try by try; all answers are tried with the same luck."""

    def __init__(self) -> None:
        self.points: list[float] = []
        self.chances: list[float] = []

    def note(self, ledger: Ledger) -> None:
        self.points.append(ledger.points)
        if ledger.chance is not None:
            self.chances.append(ledger.chance)

    def expected(self, option: str) -> Expected:
        return Expected(option, mean(self.points), mean(self.chances) if self.chances else None)


def weigh(turn: Turn, budget: Budget, seed: int, besides: tuple[str, ...] = (), most: int = 2) -> Weighed:
    """Compare the answers to an ask: the `most` that search finds best, and those `besides`.

    With a number of simulations, the same seed gives the same result.
    """
    options = [option.text for option in turn.ask.options]
    if len(options) == 1:
        return Weighed([Expected(options[0], 0.0)], 0, 0.0, 0.0, ONLY)
    random = Random(seed)
    guesses = guessed(turn, random.getrandbits(60))
    first = next(guesses, None)
    if first is None:
        return Weighed([Expected(option, 0.0) for option in options[:most]], 0, 0.0, 0.0, UNKNOWN)
    begun = perf_counter()
    look = first_look(first)
    search = Search(first, guesses, look, random)
    ledger = search.yardstick = Ledger(first, look.gap, turn.seat)
    contest = search.run(part_of(budget))
    places = contest.ranked(range(len(options)))[:most]
    places += [place for place, option in enumerate(options) if option in besides and place not in places]
    tried = {place: OptionTries() for place in places}
    fresh = guessed(turn, random.getrandbits(60))
    worlds: list[Match] = []
    while len(tried[places[0]].points) < FEWEST or not is_spent(budget, search, begun):
        worlds += [ready(guess) for guess in islice(fresh, 1)]
        if not worlds:
            return Weighed([Expected(options[place], 0.0) for place in places], 0, 0.0, 0.0, UNKNOWN)
        world, luck = worlds[search.comparisons % len(worlds)], random.getrandbits(60)
        for place in places:
            search.simulate(world, luck, place)
            tried[place].note(ledger)
        search.comparisons += 1
    return verdict(options, tried)


def verdict(options: list[str], tried: dict[int, OptionTries]) -> Weighed:
    """Which of the answers came out best, and by how much."""
    ranked = sorted(tried, key=lambda place: -mean(tried[place].points))
    answers = [tried[place].expected(options[place]) for place in ranked]
    best, following = tried[ranked[0]].points, tried[ranked[1]].points
    gaps = [mine - other for mine, other in zip(best, following, strict=True)]
    ahead, doubt = mean(gaps), ALL_OF_IT * usual_error(gaps)
    held = sum(gap >= 0.0 for gap in gaps) / len(gaps)
    return Weighed(answers, len(gaps), ahead, doubt, how_sure(ahead, doubt, len(gaps)), held)


def how_sure(ahead: float, doubt: float, tries: int) -> str:
    """In a word how sure it is that an answer is better, by so many points, give or take the doubt."""
    if tries < LEAST or ahead <= TRIFLE or ahead <= doubt / ALL_OF_IT:
        return ALIKE
    return CLEARLY if ahead > doubt else SLIGHTLY


def guessed(turn: Turn, seed: int) -> Iterator[Match]:
    """Guesses at what the seat does not know, as long as some can be found."""
    random = Random(seed)
    while True:
        try:
            yield turn.imagine(random.getrandbits(60))
        except ImagineError:
            return


def part_of(budget: Budget) -> Budget:
    """What may be spent on finding the answers worth comparing."""
    return Budget(max(2, int(budget.simulations * SEARCHED)) if budget.simulations else 0, budget.seconds * SEARCHED)


def is_spent(budget: Budget, search: Search, begun: float) -> bool:
    if budget.simulations:
        return search.simulations >= budget.simulations
    return perf_counter() - begun >= budget.seconds


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def usual_error(numbers: list[float]) -> float:
    """The standard error of their mean."""
    middle = mean(numbers)
    variance = sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1)
    return math.sqrt(variance / len(numbers))
