"""What has been learned: a file with the numbers of a network, the names they belong to, and what they fit.

The file holds arrays and JSON and is never run. Reading it and choosing with it needs NumPy only, wherever
it was trained. Large arrays are stored in bytes, each row on a scale of its own; inputs that training has never met are
left out.
"""

from __future__ import annotations

import zlib
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import IO
from zipfile import BadZipFile

import msgspec

from lawspeaker.envs.libraries import needed
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.files import whole
from lawspeaker.kernel.game import Setting
from lawspeaker.kernel.option import Option
from lawspeaker.learn.arrays import NumPy
from lawspeaker.learn.network import evened, hidden_layers, layer_shapes
from lawspeaker.learn.vocabulary import KnownNames, ReadingSheet, Vocabulary
from lawspeaker.players.search.adviser import Manner

with needed("numpy"):
    import numpy as np
    from numpy.typing import NDArray

Numbers = NDArray[np.float32]
Weights = dict[str, Numbers]  # by the names that the network gives its layers

UNREADABLE = (  # what reading any other file may raise
    AttributeError,
    BadZipFile,
    EOFError,
    IndexError,
    KeyError,
    MemoryError,
    RuntimeError,
    TypeError,
    ValueError,
    msgspec.MsgspecError,
    zlib.error,
)
ROWS = ("first.weight", "policy.weight")  # stored in bytes: a row for each input, and for each part of an option
LAYERS = tuple(f"{name}.{part}" for name in ("second", "third", "value") for part in ("weight", "bias"))
OTHERS = ("first.bias", "bias.weight", *LAYERS)
EVERYTHING = {"about", *ROWS, *OTHERS, *(f"{name}.scale" for name in ROWS)}
FINEST = 127
ON = NumPy()


class Look(msgspec.Struct):
    """A look at how far training had come: after so many matches, how much of how many it then won against whom."""

    matches: int
    minutes: float
    against: str
    won: float
    of: int
    even: float  # the share of the victory that everybody would have if all played alike


class LookAhead(msgspec.Struct, frozen=True):
    """How its player looks ahead."""

    near: float  # it looks at options whose score is so near to the best,
    weight: float  # and a point of the game's own evaluation counts so much beside the score


class About(msgspec.Struct):
    """What it was learned for, and how."""

    game: str
    version: int  # of the rules
    words: KnownNames
    looks: list[Look]
    ahead: LookAhead | None = None  # without it, its player takes the option with the best score
    manner: Manner = Manner()  # how a search follows its advice


class Learned:
    """A trained network, to choose with. `first.weight` has a row for each input."""

    def __init__(self, about: About, weights: Weights) -> None:
        self.about = about
        self.weights = weights
        self.vocabulary = Vocabulary(about.words)

    def check(self, setting: Setting) -> None:
        """Refuse a table that it does not fit."""
        about, game = self.about, setting.config.game
        if about.game != game:
            raise ConfigError(f"this was learned for {about.game}, not for {game}")
        if about.version != setting.box.version:
            here = f"and here they are of version {setting.box.version}; train it anew"
            raise ConfigError(f"this was learned for {game} by rules of version {about.version}, {here}")
        self.vocabulary.check(setting)

    def hidden(self, sheet: ReadingSheet, numbers: NDArray[np.int32]) -> Numbers:
        """What the layers make of an observation."""
        rows, amounts = sheet.read(numbers)
        first = amounts @ self.weights["first.weight"].take(rows, axis=0) + self.weights["first.bias"]
        return hidden_layers(ON, self.weights, evened(ON, first))[-1].evened.numbers

    def scores(self, sheet: ReadingSheet, numbers: NDArray[np.int32], options: list[Option]) -> Numbers:
        """The score of each of these options: the logarithm of how likely it is, but for what all have in common."""
        return self.rated(sheet, self.hidden(sheet, numbers), options)

    def rated(self, sheet: ReadingSheet, hidden: Numbers, options: list[Option]) -> Numbers:
        """The scores of options, from what the layers have made of an observation."""
        policy, bias = self.weights["policy.weight"], self.weights["bias.weight"]
        found = [sheet.parts(option) for option in options]
        starts = np.cumsum([0, *(len(rows) for rows in found[:-1])])
        flat = [row for rows in found for row in rows]
        scores: Numbers = np.add.reduceat(policy[flat] @ hidden + bias[flat, 0], starts)
        return scores

    def expected(self, hidden: Numbers, seats: int) -> Numbers:
        """The reward that each seat may expect, counted from the one that looks."""
        found: Numbers = (self.weights["value.weight"] @ hidden + self.weights["value.bias"])[:seats]
        return found

    def write(self, path: Path) -> None:
        """Write a file for `read`. Until it is complete, the old one stays."""
        arrays: dict[str, NDArray[np.generic]] = {
            "about": np.frombuffer(msgspec.json.encode(self.about), np.uint8),
            **{name: self.weights[name].astype(np.float16) for name in OTHERS},
        }
        for name in ROWS:
            arrays[name], arrays[f"{name}.scale"] = coarse(self.weights[name])
        with whole(path) as unfinished, unfinished.open("wb") as file:
            np.savez_compressed(file, **arrays)  # type: ignore[arg-type]  # it thinks of its own options


def coarse(array: Numbers) -> tuple[NDArray[np.int8], NDArray[np.float16]]:
    """An array in bytes, and the scale of each row."""
    scale = (np.abs(array).max(axis=1, initial=0) / FINEST).astype(np.float16)
    steps = np.where(scale == 0, 1, scale).astype(np.float32)[:, None]
    return np.clip(np.rint(array / steps), -FINEST, FINEST).astype(np.int8), scale


def read(path: Path) -> Learned:
    """Read a file that `write` wrote. Anything else is refused, and nothing in it is ever run."""
    try:
        with path.open("rb") as file:
            return parsed(file, str(path))
    except OSError as error:
        raise ConfigError(f"{path} cannot be read: {error.strerror}") from error


def parsed(file: IO[bytes], called: str) -> Learned:
    try:
        with np.load(file, allow_pickle=False) as stored:
            found = {name: stored[name] for name in stored.files}
        if set(found) != EVERYTHING:
            raise ValueError("there is more or less in it")
        about = msgspec.json.decode(found["about"].tobytes(), type=About)
        weights = {name: found[name].astype(np.float32) for name in (*ROWS, *OTHERS)}
        for name in ROWS:
            weights[name] *= found[f"{name}.scale"].astype(np.float32)[:, None]
        fitting = fit_together(weights, about.words)
    except UNREADABLE as error:
        raise ConfigError(f"{called} is not what training has written") from error
    if not fitting:
        raise ConfigError(f"{called} is damaged: its layers do not fit together")
    return Learned(about, weights)


def fit_together(weights: Weights, words: KnownNames) -> bool:
    """Whether each layer takes what the one before it gives, and each name has its row."""
    if not all(np.isfinite(array).all() for array in weights.values()):
        return False
    width = len(weights["first.bias"])
    seats = len(weights["value.bias"])
    wanted = layer_shapes(len(words.inputs), len(words.parts), width, seats)
    return all(weights[name].shape == shape for name, shape in wanted.items())


# What comes with the package.


def shipped() -> dict[str, Traversable]:
    """The files that come with the package, by game."""
    folder = files("lawspeaker.learn") / "trained"
    if not folder.is_dir():
        return {}
    return {file.name.removesuffix(".npz"): file for file in folder.iterdir() if file.name.endswith(".npz")}


def read_shipped(game: str) -> Learned:
    """What comes with the package for a game."""
    found = shipped().get(game)
    if found is None:
        raise ConfigError(
            f"nothing that was learned for {game} comes with the package; name a file: learned:{game}.npz"
        )
    with found.open("rb") as file:
        return parsed(file, found.name)
