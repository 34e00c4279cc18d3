"""Files of what was learned, made without any training: the layers hold numbers drawn by lot."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from lawspeaker.kernel import shelf
from lawspeaker.kernel.game import Setting
from lawspeaker.learn.learned import About, Learned
from lawspeaker.learn.network import layer_shapes
from lawspeaker.learn.vocabulary import Vocabulary, make

WIDTH = 8


def settings(game: str) -> list[Setting]:
    """The usual table, with every number of seats."""
    box = shelf.find(game)
    return [box.setting(box.configure(seats)) for seats in box.seat_counts]


@cache
def words(game: str) -> Vocabulary:
    """What comes up there."""
    return make(game, settings(game))


def untrained(game: str) -> Learned:
    vocabulary, box = words(game), shelf.find(game)
    lots = np.random.default_rng(5)
    shapes = layer_shapes(len(vocabulary.inputs), len(vocabulary.parts), WIDTH, max(box.seat_counts))
    weights = {name: lots.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    return Learned(About(game, box.version, vocabulary.words, []), weights)


def stored(folder: Path, game: str) -> Path:
    path = folder / f"{game}.npz"
    untrained(game).write(path)
    return path
