"""The search itself: information-set Monte Carlo tree search, in which every seat looks after itself.

A simulation starts from a guess at what is hidden, with dice of its own, and follows the tree of asks that were tried
before. At a new ask each option is looked at as the greedy player would. At last the position is judged for every seat,
and that is noted at all asks on the way. A choice made in several answers (which ship, where to) is a path of asks like
others, and a position is judged only when nothing is half chosen.

The options of the ask to be answered are halved, stage by stage: those that look best are tried on the same guesses
with the same dice, so that luck favours none of them, and the better half goes on, with twice as many tries each.

Where a position is judged matters: within a round some have had their gains and others not yet, and then it looks best
to be the first. So where the round ends soon, simulations go on to its end; elsewhere only to the first new ask.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter

from lawspeaker.kernel.chance import Fast
from lawspeaker.kernel.match import Match
from lawspeaker.players.greedy import is_settled, look
from lawspeaker.players.search.budget import Budget
from lawspeaker.players.search.judge import Judge
from lawspeaker.players.search.probe import Probe, tried
from lawspeaker.players.search.tree import Node, key_of

EACH_GUESS = 2  # comparisons for each guess at what is hidden
CANDIDATES = 16  # options tried for the ask to be answered; the others look too bad
FIRST_WIDTH = 24  # options looked at when an ask is new; then one more with each visit
LONGEST = 48  # asks after which a simulation no longer waits for the end of the round
ROLLS = 2  # how often an option is looked at where chance has a say

Tally = list[tuple[int, float]]  # by place of the option: how often it was tried, and what it was worth in all


class Search:
    """One search for the answer to one ask. `guesses` are matches at that ask, as many as there may be."""

    def __init__(self, guess: Match, guesses: Iterator[Match], random: Random, playout: bool) -> None:
        self.begun = perf_counter()
        self.random = random
        self.playout = playout
        self.worlds = [ready(guess)]
        self.guesses = guesses
        probe = Probe(guess)
        self.judge = Judge(guess, probe.gap)
        self.box = guess.game.setting.box
        self.round = self.box.round(guess.game)
        self.round_ends = probe.round_ends
        self.root = self.open_root(guess)
        self.comparisons = 0
        self.opened = perf_counter()

    def open_root(self, world: Match) -> Node:
        """The ask to be answered: here all options are looked at, exactly as the greedy player does."""
        assert world.ask is not None
        seat, options = world.ask.seat, world.ask.options
        root = Node(seat, list(range(len(options))))
        for option in options:
            root.add_look(self.judge.worth(look(world, option, seat), seat))
        return root

    def run(self, budget: Budget) -> Tally:
        """Halve the options until two are left and the budget is used up. Each stage has the same share of it."""
        running = self.root.ranked(self.root.order)
        self.compare(running[:1])
        running = running[: max(2, min(CANDIDATES, self.room(budget) // 2))]
        stages = (len(running) - 1).bit_length()
        for stage in range(1, stages + 1):
            self.compare(running)
            while self.used(budget) < stage / stages:
                self.compare(running)
            running = self.root.ranked(running)[: (len(running) + 1) // 2]
        return list(zip(self.root.visits, self.root.totals, strict=True))

    def compare(self, running: list[int]) -> None:
        """Try each of these options once, with the same luck."""
        world, luck = self.world(), self.random.getrandbits(60)
        for index in running:
            self.simulate(world, luck, index)
        self.comparisons += 1

    def room(self, budget: Budget) -> int:
        """How many simulations there are in a budget, to judge by the first."""
        if budget.simulations:
            return budget.simulations
        now = perf_counter()
        return int((self.begun + budget.seconds - now) / (now - self.opened))

    def used(self, budget: Budget) -> float:
        """What share of the budget is used up."""
        if budget.simulations:
            return self.root.tries / budget.simulations
        return (perf_counter() - self.begun) / budget.seconds

    def world(self) -> Match:
        """The guess to start from; there are always more of them."""
        if self.comparisons >= EACH_GUESS * len(self.worlds):
            more = next(self.guesses, None)
            if more is not None:
                self.worlds.append(ready(more))
        return self.worlds[self.comparisons % len(self.worlds)]

    def simulate(self, world: Match, luck: int, index: int) -> None:
        """One way on from the guess after this option: along what is known to be good, then along what looks good."""
        match = world.clone(Fast(luck), record=False)
        node, new = self.root, False
        path: list[tuple[Node, int]] = []
        while True:
            path.append((node, index))
            answer(match, node.order[index])
            if match.ask is None or (self.is_far(match, len(path), new) and is_settled(match, node.seat)):
                break
            key = key_of(index, match.ask)
            if key not in node.nodes:
                node.nodes[key] = self.open(match)
                new = True
            node = node.nodes[key]
            self.widen(node, match)
            index = node.select()
        worths = self.judge.worths(self.played_out(match) if self.playout else match)
        for passed, index in path:
            passed.note(index, worths[passed.seat])

    def is_far(self, match: Match, asks: int, new: bool) -> bool:
        """Whether a simulation has gone far enough for the position to be judged."""
        if self.round_ends and asks < LONGEST:
            return self.box.round(match.game) > self.round
        return new

    def open(self, match: Match) -> Node:
        """A new ask, at which each option is looked at."""
        assert match.ask is not None
        order = list(range(len(match.ask.options)))
        if len(order) > FIRST_WIDTH:
            self.random.shuffle(order)
        node = Node(match.ask.seat, order)
        for place in order[:FIRST_WIDTH]:
            node.add_look(self.look(match, place, node.seat))
        node.weigh()
        return node

    def widen(self, node: Node, match: Match) -> None:
        """Where there are many options, look at one more."""
        if len(node.looks) < len(node.order):
            node.add_look(self.look(match, node.order[len(node.looks)], node.seat))
            node.weigh()

    def look(self, match: Match, place: int, seat: int) -> float:
        """What an option seems worth to the asked seat; on average, if chance has a say."""
        rolled = len(match.game.chance.outcomes)
        points, after = tried(match, place)
        if len(after.game.chance.outcomes) == rolled:
            return self.judge.worth(points, seat)
        for _ in range(1, ROLLS):
            points += tried(match.clone(self.fresh(), record=False), place)[0]
        return self.judge.worth(points / ROLLS, seat)

    def played_out(self, match: Match) -> Match:
        """The match at its end, if everybody answers anything."""
        while match.ask is not None:
            match.choose(self.random.randrange(len(match.ask.options)))
        return match

    def fresh(self) -> Fast:
        """Chance that nobody has seen."""
        return Fast(self.random.getrandbits(60))


def ready(match: Match) -> Match:
    """A guess that is quick to copy everywhere: it keeps a base at each checkpoint."""
    match.keep = 1
    return match


def answer(match: Match, place: int) -> None:
    """Answer, and go on to where there is something to choose."""
    match.choose(place)
    while match.ask is not None and len(match.ask.options) == 1:
        match.choose(0)
