"""The greedy player: tries each option on an imagined match and takes the one whose position looks best."""

from __future__ import annotations

from random import Random

from lawspeaker.kernel.chance import Fast
from lawspeaker.kernel.errors import ImagineError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import Option
from lawspeaker.players.player import Turn

ROLLS = 5  # how often what chance decides is tried
MOST_WAYS = 100  # to go on with an answer; where there are more, what follows is chosen step by step


class GreedyPlayer:
    """Looks one choice ahead with the game's own evaluation; ties are broken by the seed.

    A choice may take several answers (which ship, where to): it is followed until the position is settled. Where others
    are asked on the way (an ambush, a card to give), they answer as looks best to them at once.
    """

    reads_record = False
    quick = True

    def __init__(self, argument: str, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, turn: Turn) -> Option:
        if len(turn.ask.options) == 1:
            return turn.ask.options[0]
        try:
            match = turn.imagine(self.random.getrandbits(60))
        except ImagineError:  # too little is known to guess at what others hold
            return self.random.choice(turn.ask.options)
        best: list[Option] = []
        highest = float("-inf")
        for option in turn.ask.options:
            value = look(match, option, turn.seat)
            if value > highest:
                highest, best = value, []
            if value == highest:
                best.append(option)
        return self.random.choice(best)


def look(match: Match, option: Option, seat: int, width: int = 1) -> float:
    """How good the position looks to the seat after this answer; on average, where chance has a say in it. All answers
    to the same ask are looked at with the same luck, which follows from that of the imagined match.
    """
    chance, rolled = match.game.chance, len(match.game.chance.outcomes)
    after = match.clone(record=False)
    after.answer(option)
    if len(after.game.chance.outcomes) == rolled:
        return follow(after, seat, width)
    total = settle(after, seat)
    luck = chance.outcome(rolled, 1 << 60)
    for number in range(1, ROLLS):
        after = match.clone(Fast(luck + number), record=False)
        after.answer(option)
        total += settle(after, seat)
    return total / ROLLS


def follow(match: Match, seat: int, width: int) -> float:
    """How good the position looks once the choice is made to its end, in the best way as long as there are not too many
    ways: `width` is how many there are already.
    """
    if is_settled(match, seat):
        return match.game.setting.box.evaluate(match.game, seat)
    assert match.ask is not None
    options = match.ask.options
    if match.ask.seat != seat or width * len(options) > MOST_WAYS:
        return look(match, reply(match), seat, width)
    return max(look(match, further, seat, width * len(options)) for further in options)


def settle(match: Match, seat: int) -> float:
    """The same after chance has had its say: everybody now answers as looks best at once."""
    while not is_settled(match, seat):
        match.answer(reply(match))
    return match.game.setting.box.evaluate(match.game, seat)


def is_settled(match: Match, seat: int) -> bool:
    """Whether the position can be judged: the choice is made, or nobody can know how it ends."""
    ask = match.ask
    if ask is None or ask.sealed:
        return True
    return ask.checkpoint and (ask.seat != seat or match.game.setting.box.settled(match.game))


def reply(match: Match) -> Option:
    """What looks best at once to whoever is asked."""
    ask = match.ask
    assert ask is not None
    if len(ask.options) == 1:
        return ask.options[0]
    box = match.game.setting.box
    best = ask.options[0]
    highest = float("-inf")
    for option in ask.options:
        after = match.clone(record=False)
        after.answer(option)
        value = box.evaluate(after.game, ask.seat)
        if value > highest:
            best, highest = option, value
    return best
