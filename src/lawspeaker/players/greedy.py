"""The greedy player: tries each option on an imagined match and takes the one whose position looks best."""

from __future__ import annotations

from random import Random

from lawspeaker.kernel.option import Option
from lawspeaker.players.player import Turn


class GreedyPlayer:
    """Looks one answer ahead with the game's own evaluation; ties are broken by the seed."""

    def __init__(self, argument: str, seed: int) -> None:  # noqa: ARG002
        self.random = Random(seed)

    def choose(self, turn: Turn) -> Option:
        seed = self.random.getrandbits(60)
        best: list[Option] = []
        highest = float("-inf")
        for option in turn.ask.options:
            match = turn.imagine(seed)
            box = match.game.setting.box
            match.answer(option)
            value = box.evaluate(match.game, turn.seat)
            if value > highest:
                highest, best = value, []
            if value == highest:
                best.append(option)
        return self.random.choice(best)
