"""The learned player: `learned` sits down with what comes with the package, `learned:FILE` with what a file holds."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from lawspeaker.envs.layout import Layout
from lawspeaker.envs.libraries import needed
from lawspeaker.kernel import shelf
from lawspeaker.kernel.errors import ConfigError, ImagineError
from lawspeaker.kernel.game import Setting
from lawspeaker.kernel.option import Option
from lawspeaker.learn.learned import Learned, LookAhead, Numbers, read, read_shipped, shipped
from lawspeaker.learn.vocabulary import ReadingSheet
from lawspeaker.players.greedy import Choice
from lawspeaker.players.player import Turn

with needed("numpy"):
    import numpy as np

known = cache(read_shipped)  # many players of a server share it


class LearnedPlayer:
    """Takes the option that the network scores best. If its file says so, it first looks ahead as greedy does, but only
    at options that the network scores nearly as well. It sees what its seat sees.
    """

    reads_record = False
    quick = True

    def __init__(self, argument: str, seed: int) -> None:
        if not argument and not shipped():
            raise ConfigError("say from which file the learned player shall play: learned:arctic.npz")
        self.learned: Learned | None = read(Path(argument)) if argument else None
        self._setting: Setting | None = None
        self._random = Random(seed)

    @property
    def everywhere(self) -> bool:
        """Whether it plays every game: something was learned for each and comes with the package."""
        return self.learned is None and set(shelf.names()) <= set(shipped())

    def choose(self, turn: Turn) -> Option:
        if turn.setting is not self._setting:
            self._sit_down(turn.setting)
        options = turn.ask.options
        if len(options) == 1:
            return options[0]
        numbers = np.array([*self._layout.head(turn.ask, turn.seat), *turn.observe()], np.int32)
        scores = self._fitting.scores(self._sheet(turn.seat), numbers, options)
        ahead = self._fitting.about.ahead
        return options[int(scores.argmax()) if ahead is None else self._looked_ahead(turn, scores, ahead)]

    def _looked_ahead(self, turn: Turn, scores: Numbers, ahead: LookAhead) -> int:
        """The place of the option that is best by its score and by how the position after it looks."""
        best = int(scores.argmax())
        near = np.flatnonzero(scores >= scores[best] - ahead.near).tolist()
        if len(near) == 1:
            return best
        try:
            match = turn.imagine(self._random.getrandbits(60))
        except ImagineError:  # too little is known to guess at what others hold
            return best
        choice = Choice(turn.seat)
        found = {
            place: float(scores[place]) + ahead.weight * choice.worth(match, turn.ask.options[place]) for place in near
        }
        return max(near, key=found.__getitem__)

    def _sheet(self, seat: int) -> ReadingSheet:
        if seat not in self._sheets:
            assert self._setting is not None
            self._sheets[seat] = ReadingSheet(self._fitting.vocabulary, self._setting, seat, self._layout)
        return self._sheets[seat]

    def _sit_down(self, setting: Setting) -> None:
        self._fitting = known(setting.config.game) if self.learned is None else self.learned
        self._fitting.check(setting)
        self._layout = Layout(setting)
        self._sheets: dict[int, ReadingSheet] = {}
        self._setting = setting
