"""The search itself: simulations to the end of the round, in which every seat looks after itself.

A simulation starts from a guess at what is hidden, with dice of its own, and goes from ask to ask to the end of the
round. Each is answered with what looks best there and then, as the greedy player would. At the end the position is
evaluated for every seat. A choice made in several answers (which ship, where to) is several asks like any other, and a
position is evaluated only when no choice is half made.

With an adviser, asks are remembered instead, wherever they come up again: what did well corrects what the adviser
believes. At an ask met before, a simulation gives an answer that has done well so far, and all asks on the way take
note of how it ended.

The options to choose from are halved stage by stage. Those that look best are tried on the same guesses with the same
dice, so that luck favours none of them; the better half goes on, with twice as many tries each.

It matters where a position is evaluated: within a round some seats have had their gains and others not yet, so being
first looks best. Therefore simulations go on to the end of the round, if it is not too far.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from time import perf_counter

from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.chance import Fast
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import Option
from lawspeaker.players import ahead
from lawspeaker.players.ahead import is_settled, settle
from lawspeaker.players.search.adviser import Adviser, Manner
from lawspeaker.players.search.budget import Budget
from lawspeaker.players.search.contest import Contest
from lawspeaker.players.search.node import FAITH, Key, Node, key_of
from lawspeaker.players.search.probe import FirstLook
from lawspeaker.players.search.yardstick import Yardstick

EACH_GUESS = 2  # comparisons for each guess at what is hidden
CANDIDATES = 16  # options tried besides the favourite; the others look too bad
WIDTH = 24  # options looked at
LONGEST = 100  # asks after which a simulation no longer waits for the end of the round
ROLLS = 2  # looks at an option where chance has a say
ENOUGH = 4  # comparisons before an option can be ruled out
OLD = 16  # tries that all of those before the last answer count for at an ask
KEPT = 4000  # asks that are kept from one answer to the next, those that were met most often


class Search:
    """One search for the answer to one ask. `guesses` are matches at that ask, as many as there may be; `first_look` is
    that of the first.
    """

    def __init__(
        self,
        guess: Match,
        guesses: Iterator[Match],
        first_look: FirstLook,
        random: Random,
        playout: bool = False,
        adviser: Adviser | None = None,
        known: Known | None = None,
    ) -> None:
        assert guess.ask is not None
        self.begun = first_look.begun
        self.random = random
        self.dice = random  # for looks; those of a simulation come from its luck, so that all options have the same
        self.playout = playout
        self.adviser = adviser
        self.manner = Manner() if adviser is None else adviser.manner
        self.longest = LONGEST if adviser is None else self.manner.far
        self.worlds = [ready(guess)]
        self.guesses = guesses
        known = known or Known(guess, first_look.gap, first_look.start)
        self.yardstick, self.nodes = known.yardstick, known.nodes
        self.box = guess.game.setting.box
        self.round = self.box.round(guess.game)
        self.seat = guess.ask.seat
        self.contest = Contest(self.promises(first_look))
        self.candidates = [place for place, score in enumerate(first_look.scores) if score >= -self.manner.near]
        if adviser is None:
            self.candidates = list(range(len(first_look.points)))
        self.comparisons = 0
        self.simulations = 0

    def promises(self, first_look: FirstLook) -> list[float]:
        """What each option seems worth before any try."""
        worths = [self.yardstick.worth(points, self.seat) for points in first_look.points]
        if self.adviser is None:
            return worths
        manner = self.manner
        return [
            manner.first * worth + manner.trust * score for worth, score in zip(worths, first_look.scores, strict=True)
        ]

    def run(self, budget: Budget) -> Contest:
        """Halve the options stage by stage, each with the same share of the budget, until it is spent or the best is
        clear.
        """
        contest = self.contest
        running = contest.ranked(index for index in self.candidates if index != contest.favourite)
        running = running[:CANDIDATES]
        stages = len(running).bit_length()
        for stage in range(1, stages + 1):
            while running and self.used(budget) < stage / stages:
                self.compare(running, budget)
                if self.comparisons >= ENOUGH:
                    running = contest.in_question(running)
            running = contest.ranked(running)[: (len(running) + 1) // 2]
        return contest

    def compare(self, running: list[int], budget: Budget) -> None:
        """Try the favourite and each of these options with the same luck, as far as the budget reaches."""
        world, luck = self.world(), self.random.getrandbits(60)
        favourite = self.simulate(world, luck, self.contest.favourite)
        for index in running:
            self.contest.note(index, self.simulate(world, luck, index) - favourite)
            if self.used(budget) >= 1.0:
                break
        self.comparisons += 1

    def used(self, budget: Budget) -> float:
        """The share of the budget that is spent."""
        if budget.simulations:
            return self.simulations / budget.simulations
        return (perf_counter() - self.begun) / budget.seconds

    def world(self) -> Match:
        """The guess to start from. New ones join as comparisons go on."""
        if self.comparisons >= EACH_GUESS * len(self.worlds):
            more = next(self.guesses, None)
            if more is not None:
                self.worlds.append(ready(more))
        return self.worlds[self.comparisons % len(self.worlds)]

    def simulate(self, world: Match, luck: int, place: int) -> float:
        """Play on from the guess after this option, once. Returns what it comes to for the asked seat."""
        match, self.dice = world.clone(Fast(luck), record=False), Random(luck)
        seat, path = self.seat, list[tuple[Node, int]]()
        for asks in count():
            before, chosen = answer(match, place)
            if match.ask is None or (self.is_far(match, asks) and is_settled(match, seat)):
                break
            seat = match.ask.seat
            if self.adviser is None:
                place = self.reply(match)
                continue
            node = self.node(match, key_of(before, chosen, match.ask), self.adviser)
            index = node.select()
            path.append((node, index))
            place = node.order[index]
        worths = self.worths(match)
        for passed, index in path:
            passed.note(index, worths[passed.seat])
        self.simulations += 1
        return worths[self.seat]

    def worths(self, match: Match) -> list[float]:
        """What a position is worth to each seat, by the game's evaluation and by what the adviser expects."""
        if self.playout:
            match = self.played_out(match)
        worths, counts = self.yardstick.worths(match), self.manner.reward
        if self.adviser is None or not counts:
            return worths
        rewards = self.adviser.expected(match) if match.ask is not None else rewarded(match)
        return [worth + counts * reward for worth, reward in zip(worths, rewards, strict=True)]

    def is_far(self, match: Match, asks: int) -> bool:
        """Whether a simulation has gone far enough for the position to be judged."""
        return asks >= self.longest or self.box.round(match.game) > self.round

    def reply(self, match: Match) -> int:
        """What whoever is asked answers in a simulation: what looks best, not knowing what its dice will show. Of many
        options only some are looked at.
        """
        assert match.ask is not None
        seat, places = match.ask.seat, range(len(match.ask.options))
        tried = places if len(places) <= WIDTH else self.dice.sample(places, WIDTH)
        unknowing = match.clone(self.fresh(), record=False)
        return max(tried, key=lambda place: self.look(unknowing, place, seat))

    def node(self, match: Match, key: Key, adviser: Adviser) -> Node:
        """What is known of an ask."""
        node = self.nodes.get(key)
        if node is None:
            node = self.nodes[key] = self.open(match, adviser)
        return node

    def open(self, match: Match, adviser: Adviser) -> Node:
        """A new ask, at which the adviser says what options seem worth. Only those that score best are ever tried, and
        if its manner says so, they are looked at besides.
        """
        assert match.ask is not None
        scores, manner = adviser.scores(match), self.manner
        order = sorted(range(len(scores)), key=lambda place: -scores[place])[: manner.looks or WIDTH]
        best = scores[order[0]]
        order = [place for place in order if scores[place] >= best - manner.near]
        node = Node(match.ask.seat, order)
        for place in order:
            worth = FAITH * (scores[place] - best)  # so an option is tried as often as it is likely
            if manner.looks and len(order) > 1:
                worth += self.look(match, place, node.seat)
            node.add_look(worth)
        node.weigh()
        return node

    def look(self, match: Match, place: int, seat: int) -> float:
        """What an option seems worth to the asked seat; the average, if chance has a say."""
        assert match.ask is not None
        option, luck = match.ask.options[place], (self.fresh() for _ in range(1, ROLLS))
        return self.yardstick.worth(ahead.look(match, option, lambda after: settle(after, seat), luck), seat)

    def played_out(self, match: Match) -> Match:
        """The match at its end, if everybody answers at random."""
        while match.ask is not None:
            match.choose(self.random.randrange(len(match.ask.options)))
        return match

    def fresh(self) -> Fast:
        """Chance that nobody has seen."""
        return Fast(self.dice.getrandbits(60))


class Known:
    """What the searches of a seat have in common as long as the round lasts: by what they measure, and what they know
    of asks. All of it comes from guesses of that seat.
    """

    def __init__(self, guess: Match, gap: float, start: Sequence[float] = ()) -> None:
        game = guess.game
        self.table = game.setting
        self.round = game.setting.box.round(game)
        self.seat = -1 if guess.ask is None else guess.ask.seat
        self.gap = gap
        self.yardstick = Yardstick(guess, gap, start)
        self.nodes: dict[Key, Node] = {}

    def serves(self, guess: Match) -> bool:
        """Whether it helps with the ask of a guess."""
        game, ask = guess.game, guess.ask
        same = self.table is game.setting and self.round == game.setting.box.round(game)
        return same and ask is not None and self.seat == ask.seat

    def fade(self) -> None:
        """Let what was tried before the last answer count less than what will be tried now, and forget what hardly ever
        came up: a player is kept in memory as long as its game.
        """
        if len(self.nodes) > KEPT:
            self.nodes = dict(sorted(self.nodes.items(), key=lambda each: -each[1].tries)[:KEPT])
        for node in self.nodes.values():
            node.fade(OLD)


def rewarded(match: Match) -> list[float]:
    """The rewards of a match that is over, as learning programs get them."""
    winners, seats = match.result.winners, match.game.seats
    lost = -1.0 / max(1, seats - 1)
    won = (seats / len(winners) - 1.0) / max(1, seats - 1) if winners else lost
    return [won if seat in winners else lost for seat in range(seats)]


def ready(match: Match) -> Match:
    """Make a guess quick to copy anywhere: it keeps a base at each checkpoint."""
    match.keep = 1
    return match


def answer(match: Match, place: int) -> tuple[Ask, Option]:
    """Answer, and go on to the next real choice. Returns the last ask answered, and the answer. It may be one with a
    single option, because whoever is asked next cannot tell whether another seat had more.
    """
    ask = match.ask
    assert ask is not None
    answered = [(ask, ask.options[place])]
    match.choose(place)
    while (ask := match.ask) is not None and len(ask.options) == 1:
        answered.append((ask, ask.options[0]))
        match.choose(0)
    while ask is not None and len(answered) > 1 and answered[-1][0].seat == ask.seat:
        answered.pop()
    return answered[-1]
