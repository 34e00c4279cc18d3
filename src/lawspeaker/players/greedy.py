"""The greedy player: tries each option on an imagined match and takes the one whose position looks best."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

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


class GreedyPlayer:
    """Looks one choice ahead with the game's own evaluation; ties are broken by the seed.

    A choice may take several answers (which ship, where to): it is followed until the position is settled. Others who
    are asked on the way (an ambush, a card to give) give the answer that looks best to them at once. Where it can make
    others an offer, it looks for one that is good for all.
    """

    reads_record = False
    quick = True

    def __init__(self, argument: str, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, turn: Turn) -> Option:
        if len(turn.ask.options) == 1:
            return turn.ask.options[0]
        match = self.guess(turn)
        if match is None:
            return self.random.choice(turn.ask.options)
        word = next_word(match)
        if word is not None:
            return word
        looks = [look(match, option, turn.seat) for option in turn.ask.options]
        best = max(looks)
        return self.random.choice([turn.ask.options[place] for place, worth in enumerate(looks) if worth == best])

    def guess(self, turn: Turn) -> Match | None:
        """A match to try things on; None if too little is known to guess at what others hold."""
        try:
            return turn.imagine(self.random.getrandbits(60))
        except ImagineError:
            return None


def look(match: Match, option: Option, seat: int, width: int = 1) -> float:
    """How good the position looks to the seat after this answer. Once chance has had its say, everybody gives the
    answer that looks best at once. So it is where the answer makes something hidden known: that was only a guess, and
    others are tried.
    """
    rolled = len(match.game.chance.outcomes)
    guessed = False

    def measure(after: Match) -> float:
        nonlocal guessed
        guessed = bool(after.steps[-1].disclosed)
        certain = len(after.game.chance.outcomes) == rolled and not guessed
        return follow(after, seat, width) if certain else settle(after, seat)

    worth = ahead.look(match, option, measure, luck_of(match))
    if not guessed:
        return worth
    found = [worth, *(settle(after, seat) for after in guessed_again(match, option, seat))]
    return sum(found) / len(found)


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


def follow(match: Match, seat: int, width: int) -> float:
    """How good the position looks once the choice is complete, made in the best way. `width` counts the ways tried so
    far; beyond `MOST_WAYS` only the best answer at each step is followed.
    """
    if is_settled(match, seat):
        return evaluate(match, seat)
    assert match.ask is not None
    options = match.ask.options
    if match.ask.seat != seat or width * len(options) > MOST_WAYS:
        return look(match, reply(match), seat, width)
    return max(look(match, further, seat, width * len(options)) for further in options)
