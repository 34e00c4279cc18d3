"""The learned player: `learned:FILE` sits down with what training has written into a file."""

from __future__ import annotations

from pathlib import Path

from lawspeaker.envs.layout import Layout
from lawspeaker.envs.libraries import needed
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.game import Setting
from lawspeaker.kernel.option import Option
from lawspeaker.learn.features import Features
from lawspeaker.learn.learned import read
from lawspeaker.players.player import Turn

with needed("numpy"):
    import numpy as np


class LearnedPlayer:
    """Takes the option that the network scores best. It sees what its seat sees, and plays deterministically."""

    reads_record = False
    quick = True

    def __init__(self, argument: str, seed: int) -> None:
        if not argument:
            raise ConfigError("say from which file the learned player shall play: learned:arctic.npz")
        self.learned = read(Path(argument))
        self._setting: Setting | None = None

    def choose(self, turn: Turn) -> Option:
        if turn.setting is not self._setting:
            self._sit_down(turn.setting)
        numbers = [*self._layout.head(turn.ask, turn.seat), *turn.observe()]
        scores = self.learned.scores(self._features(np.array([numbers], np.int32)))[0]
        return max(turn.ask.options, key=lambda option: scores[option.number])

    def _sit_down(self, setting: Setting) -> None:
        self.learned.check(setting)
        self._layout = Layout(setting)
        self._features = Features(self._layout)
        self._setting = setting
