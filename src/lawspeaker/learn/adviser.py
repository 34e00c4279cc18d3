"""What was learned as the adviser of a search: `search:1s:learned`, and the level `master`.

A search shows it guesses only. Of each it reads the observation of the seat that is asked there, as in training.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec

from lawspeaker.envs.layout import Layout
from lawspeaker.envs.libraries import needed
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.game import Setting
from lawspeaker.kernel.match import Match
from lawspeaker.learn.learned import Learned, Numbers, read, shipped
from lawspeaker.learn.player import known
from lawspeaker.learn.vocabulary import ReadingSheet
from lawspeaker.players.search.adviser import Manner

with needed("numpy"):
    import numpy as np

TABLES = 64  # that are remembered


class LearnedAdviser:
    """Advises with a network: its policy scores options, its values say what seats may expect."""

    def __init__(self, learned: Learned, setting: Setting, manner: Manner) -> None:
        self.learned = learned
        self.manner = manner
        self.seats = setting.config.seats
        self._setting = setting
        self._layout = Layout(setting)
        self._sheets: dict[int, ReadingSheet] = {}

    def scores(self, match: Match) -> list[float]:
        assert match.ask is not None
        sheet, hidden = self._hidden(match)
        found: list[float] = self.learned.rated(sheet, hidden, match.ask.options).tolist()
        return found

    def expected(self, match: Match) -> list[float]:
        assert match.ask is not None
        found = self.learned.expected(self._hidden(match)[1], self.seats).tolist()
        asked = match.ask.seat
        return [found[(seat - asked) % self.seats] for seat in range(self.seats)]

    def _hidden(self, match: Match) -> tuple[ReadingSheet, Numbers]:
        """What the layers make of what the asked seat sees, and how it reads that."""
        assert match.ask is not None
        seat = match.ask.seat
        sheet = self._sheets.get(seat)
        if sheet is None:
            sheet = self._sheets[seat] = ReadingSheet(self.learned.vocabulary, self._setting, seat, self._layout)
        numbers = np.array(self._layout.head(match.ask, seat) + match.observe(seat), np.int32)
        return sheet, self.learned.hidden(sheet, numbers)


@lru_cache(TABLES)
def adviser(argument: str, setting: Setting) -> LearnedAdviser | None:
    """The adviser of one table: `FILE` and numbers of its manner, `near=8`, all with colons in between. Without a
    file, what comes with the package for the game; None if nothing does that fits the table.
    """
    words = argument.split(":") if argument else []
    numbers = [word for word in words if "=" in word]
    files = [word for word in words if "=" not in word]
    if len(files) > 1:
        raise ConfigError(f"one file is enough, not {', '.join(files)}")
    game = setting.config.game
    if not files and game not in shipped():
        return None
    learned = read(Path(files[0])) if files else known(game)
    try:
        learned.check(setting)
    except ConfigError:
        if files:
            raise
        return None
    return LearnedAdviser(learned, setting, changed(learned.about.manner, numbers))


def changed(manner: Manner, numbers: list[str]) -> Manner:
    """A manner with some numbers changed."""
    for text in numbers:
        name, _, value = text.partition("=")
        if name not in Manner.__struct_fields__:
            raise ConfigError(f"there is no {name!r} to set; there are {', '.join(Manner.__struct_fields__)}")
        kind = type(getattr(manner, name))
        try:
            manner = msgspec.structs.replace(manner, **{name: kind(value)})
        except ValueError as error:
            raise ConfigError(f"{text!r} is no number") from error
    return manner
