"""The greedy player: tries each option on an imagined match and takes the one whose position looks best."""

from __future__ import annotations

from random import Random

from lawspeaker.kernel.errors import ImagineError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.option import Option
from lawspeaker.players.player import Turn


class GreedyPlayer:
    """Looks one choice ahead with the game's own evaluation; ties are broken by the seed.

    A choice may take several answers (which ship, where to): it is followed until the position is settled.
    """

    def __init__(self, argument: str, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, turn: Turn) -> Option:
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


def look(match: Match, option: Option, seat: int) -> float:
    """How good the position looks to the seat after this answer and the best of those that go on with it."""
    after = match.clone(record=False)
    after.answer(option)
    ask = after.ask
    box = after.game.setting.box
    if ask is None or ask.seat != seat or (ask.checkpoint and box.settled(after.game)):
        return box.evaluate(after.game, seat)
    return max(look(after, further, seat) for further in ask.options)
