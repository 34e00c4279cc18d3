"""The games that environments are tried on, and matches of them at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib.metadata import entry_points

import pytest

from lawspeaker.envs.series import Series
from lawspeaker.kernel import shelf
from lawspeaker.kernel.chance import Fast
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.save import source
from lawspeaker.kernel.start import start

INSTALLED = sorted(point.name for point in entry_points(group="lawspeaker.games"))
GAMES = [*INSTALLED, "toy"]  # the toy has sealed asks and hidden hands, and is quick
TABLES = [(game, seats) for game in GAMES for seats in shelf.find(game).seat_counts]

every_game = pytest.mark.parametrize("game", GAMES)
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


def asks(match: Match, seed: int, most: int = 10_000) -> Iterator[Match]:
    """A match at each of its asks, answered at random."""
    lots = random.Random(seed)
    for _ in range(most):
        if match.ask is None:
            return
        yield match
        match.choose(lots.randrange(len(match.ask.options)))


def replayed(series: Series) -> Match:
    """The match of an environment, played again without it."""
    chance = source(series.match.game.chance)
    assert isinstance(chance, Fast)
    config = series.config
    match = start(config.game, config.seats, chance.seed, config.rules)
    for step in series.match.steps:
        match.answer(step.option.text)
    return match
