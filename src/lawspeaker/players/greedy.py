"""The greedy player: tries each option on an imagined match and takes the one whose position looks best."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import ClassVar, NamedTuple

from mypy_extensions import mypyc_attr

from lawspeaker.kernel.ask import Ask
from lawspeaker.kernel.chance import Fast
from lawspeaker.kernel.errors import ImagineError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import Option
from lawspeaker.players import ahead
from lawspeaker.players.ahead import evaluate, is_settled, reply, settle
from lawspeaker.players.deals import next_word
from lawspeaker.players.player import Turn

ROLLS = 5  # tries of an option where chance has a say
MOST_WAYS = 100  # to complete a choice; if there are more, the rest is chosen step by step


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyPlayer:
    """Looks one choice ahead with the game's own evaluation; ties are broken by the seed.

    A choice may take several answers (which ship, where to): it is followed until the position is settled. Others who
    are asked on the way (an ambush, a card to give) give the answer that looks best to them at once. Where it can make
    others an offer, it looks for one that is good for all.
    """

    reads_record: ClassVar[bool] = False
    quick: ClassVar[bool] = True

    def __init__(self, argument: str, seed: int) -> None:
        self.random = Random(seed)
        self.plan: Plan = ()  # how it means to complete the choice that it has begun

    def __reduce__(self) -> tuple[Callable[[Random], GreedyPlayer], tuple[Random]]:
        """A copy makes its plans anew: options are those of a table, and there is one of each."""
        return with_lots, (self.random,)

    def choose(self, turn: Turn) -> Option:
        if len(turn.ask.options) == 1:
            return turn.ask.options[0]
        planned, self.plan = self.plan, ()
        if planned and not turn.ask.checkpoint and planned[0][0] == asked(turn.ask):
            self.plan = planned[1:]
            return planned[0][1]
        match = self.guess(turn)
        if match is None:
            return self.random.choice(turn.ask.options)
        word = next_word(match)
        if word is not None:
            return word
        choice = Choice(turn.seat)
        end = len(turn.ask.options) - 1
        looks = [choice.look(match, option, last=n == end) for n, option in enumerate(turn.ask.options)]
        best = max(found.worth for found in looks)
        place = self.random.choice([place for place, found in enumerate(looks) if found.worth == best])
        self.plan = looks[place].plan
        return turn.ask.options[place]

    def guess(self, turn: Turn) -> Match | None:
        """A match to try things on; None if too little is known to guess at what others hold."""
        try:
            return turn.imagine(self.random.getrandbits(60))
        except ImagineError:
            return None


def with_lots(lots: Random) -> GreedyPlayer:
    """The player that was copied or pickled."""
    made = GreedyPlayer("", 0)
    made.random = lots
    return made


def look(match: Match, option: Option, seat: int) -> float:
    """How good the position looks to the seat after this answer."""
    return Choice(seat).worth(match, option)


Asked = tuple[int, str, tuple[int, ...], tuple[Option, ...]]  # an ask by its seat, topic, arguments and options
Plan = tuple[tuple[Asked, Option], ...]  # what a seat will answer to which asks
About = tuple[str | int, ...]  # what is asked: the topic and its arguments, but no counts
Runs = tuple[tuple[About, tuple[int, ...]], ...]  # answers; those in a row about the same thing in any order


class Way(NamedTuple):
    """A way to make a choice: how good the position looks after it, and what the seat answers to complete it."""

    worth: float
    plan: Plan = ()


class Choice:
    """Looks at the ways to make one choice of a seat. All looks at the options of an ask share one, because the same
    answers in another order come to the same: who pays with a hunter and a disk can pay with a disk and a hunter.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.known: dict[Runs, Way] = {}

    def worth(self, match: Match, option: Option) -> float:
        """How good the position looks after this answer."""
        return self.look(match, option).worth

    def look(
        self,
        match: Match,
        option: Option,
        width: int = 1,
        before: Runs = (),
        after: Match | None = None,
        last: bool = False,
    ) -> Way:
        """What is seen of this answer. `before` are the answers that the choice has begun with, and `width` counts the
        ways tried so far. `after` is the match after the answer, if that is known. Once the `last` answer is tried, the
        match is not needed any more: then it goes on itself, which saves a copy.
        """
        assert match.ask is not None
        answers = in_a_row(before, match.ask, option)
        found = self.known.get(answers)
        if found is None:
            if last and ahead.went_on(match, option):
                after = match
            found = self.known[answers] = self.look_anew(match, option, width, answers, after)
        return found

    def look_anew(self, match: Match, option: Option, width: int, answers: Runs, after: Match | None) -> Way:
        """Once chance has had its say, everybody gives the answer that looks best at once. So it is where the answer
        makes something hidden known: that was only a guess, and others are tried.
        """
        rolled = len(match.game.chance.outcomes)
        seat, guessed = self.seat, False
        plan: Plan = ()

        def measure(after: Match) -> float:
            nonlocal guessed, plan
            guessed = bool(after.steps[-1].disclosed)
            if len(after.game.chance.outcomes) != rolled or guessed:
                return settle(after, seat)
            worth, plan = self.follow(after, width, answers)
            return worth

        worth = ahead.look(match, option, measure, luck_of(match), after)
        if not guessed:
            return Way(worth, plan)
        found = [worth, *(settle(after, seat) for after in guessed_again(match, option, seat))]
        return Way(sum(found) / len(found))

    def follow(self, match: Match, width: int, answers: Runs) -> Way:
        """What is seen once the choice is complete, made in the best way. Beyond `MOST_WAYS` only the best answer at
        each step is followed.
        """
        seat, ask = self.seat, match.ask
        if is_settled(match, seat):
            return Way(evaluate(match, seat))
        assert ask is not None
        if ask.seat != seat:
            return Way(self.follow_best(match, width, answers)[1].worth)  # what they answer is only a guess
        options = ask.options
        ways = width * len(options)
        if ways > MOST_WAYS:
            option, best = self.follow_best(match, width, answers)
        else:
            end = len(options) - 1
            looks = [self.look(match, each, ways, answers, None, n == end) for n, each in enumerate(options)]
            best = max(looks, key=lambda way: way.worth)
            option = options[looks.index(best)]
        return Way(best.worth, ((asked(ask), option), *best.plan))

    def follow_best(self, match: Match, width: int, answers: Runs) -> tuple[Option, Way]:
        """What looks best at once to whoever is asked, and what is seen of it."""
        assert match.ask is not None
        options = match.ask.options
        if len(options) == 1:
            return options[0], self.look(match, options[0], width, answers, None, last=True)
        option, after = ahead.tried(match)
        return option, self.look(match, option, width, answers, after)


def asked(ask: Ask) -> Asked:
    return ask.seat, ask.topic.name, tuple(ask.args), tuple(ask.options)


def in_a_row(before: Runs, ask: Ask, option: Option) -> Runs:
    """These answers and one more."""
    topic = ask.topic
    about: About = (
        topic.name,
        *(arg for arg, domain in zip(ask.args, topic.domains, strict=True) if domain != "count"),
    )
    if before and before[-1][0] == about:
        return (*before[:-1], (about, tuple(sorted((*before[-1][1], option.number)))))
    return (*before, (about, (option.number,)))


def guessed_again(match: Match, option: Option, seat: int) -> Iterator[Match]:
    """The match after an answer as it would be by other guesses of the seat at what is hidden. Whoever else was asked
    may hold other cards then, and answers by those.
    """
    chance = match.game.chance
    seed = chance.outcome(len(chance.outcomes), 1 << 60)
    for number in range(1, ROLLS):
        try:
            guess = match.imagine(seat, seed + number)
        except ImagineError:  # hardly anything else fits what the seat knows
            return
        own = guess.ask is not None and guess.ask.seat == seat
        yield ahead.answered(guess, option if own else reply(guess))


def luck_of(match: Match) -> Iterator[Fast]:
    """Luck other than the match has in store, but derived from it: all answers to an ask are tried with the same."""
    chance = match.game.chance
    luck = chance.outcome(len(chance.outcomes), 1 << 60)
    for number in range(1, ROLLS):
        yield Fast(luck + number)
