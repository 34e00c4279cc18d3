"""Files of what was learned, made without any training: the layers hold numbers drawn by lot."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from lawspeaker.envs.layout import Layout
from lawspeaker.kernel.start import start
from lawspeaker.learn.features import Features
from lawspeaker.learn.learned import About, Learned, numbering

WIDTH = 8


def untrained(game: str, seats: int) -> Learned:
    setting = start(game, seats).game.setting
    lots = np.random.default_rng(5)
    sizes = {
        "first": (WIDTH, Features(Layout(setting)).size),
        "second": (WIDTH, WIDTH),
        "policy": (len(setting.catalogue.options), WIDTH),
    }
    weights = {f"{name}.weight": lots.normal(size=size).astype(np.float32) for name, size in sizes.items()}
    weights |= {f"{name}.bias": lots.normal(size=size[0]).astype(np.float32) for name, size in sizes.items()}
    return Learned(About(game, seats, setting.config.rules, numbering(setting), []), weights)


def stored(folder: Path, game: str, seats: int) -> Path:
    path = folder / f"{game}.npz"
    untrained(game, seats).write(path)
    return path
