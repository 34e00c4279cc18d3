"""What has been learned: a file with the numbers of a network, and the table it was trained for.

The file holds arrays and JSON and is never run. Reading it and choosing with it needs NumPy only, so that nobody has to
install PyTorch to play against what somebody has trained.
"""

from __future__ import annotations

import hashlib
import zlib
from pathlib import Path
from zipfile import BadZipFile

import msgspec

from lawspeaker.envs.layout import Layout
from lawspeaker.envs.libraries import needed
from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.files import whole
from lawspeaker.kernel.game import Setting
from lawspeaker.learn.features import Features, Inputs

with needed("numpy"):
    import numpy as np
    from numpy.typing import NDArray

Weights = dict[str, NDArray[np.float32]]  # by the names that the network gives its layers

UNREADABLE = (  # what reading any other file may raise
    AttributeError,
    BadZipFile,
    EOFError,
    KeyError,
    MemoryError,
    RuntimeError,
    TypeError,
    ValueError,
    msgspec.MsgspecError,
    zlib.error,
)
LAYERS = ("first", "second", "policy")  # those that choosing needs


class Look(msgspec.Struct):
    """A look at how far training had come: after so many matches, how many it then won against random."""

    matches: int
    won: float
    of: int


class About(msgspec.Struct):
    """Which table it was learned for, and how."""

    game: str
    seats: int
    rules: dict[str, str]
    numbering: str
    looks: list[Look]


class Learned:
    """A trained network, to choose with."""

    def __init__(self, about: About, weights: Weights) -> None:
        self.about = about
        self.weights = weights

    def scores(self, inputs: Inputs) -> Inputs:
        """The network's score for every action of the catalogue, offered or not."""
        hidden = np.maximum(self._layer("first", inputs), 0)
        hidden = np.maximum(self._layer("second", hidden), 0)
        return self._layer("policy", hidden)

    def _layer(self, name: str, inputs: Inputs) -> Inputs:
        out: Inputs = inputs @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]
        return out

    def check(self, setting: Setting) -> None:
        """Refuse a table that it was not trained for. Other rules will do if they number everything alike."""
        about, config = self.about, setting.config
        if (about.game, about.seats) != (config.game, config.seats):
            raise ConfigError(
                f"this was learned for {about.game} with {about.seats} seats, not for {config.game} with {config.seats}"
            )
        if about.numbering != numbering(setting):
            raise ConfigError(f"this was learned for {about.game} {self._otherwise(config.rules)}")
        sizes = Features(Layout(setting)).size, len(setting.catalogue.options)
        if (self.weights["first.weight"].shape[1], len(self.weights["policy.bias"])) != sizes:
            raise ConfigError("this is damaged: its layers do not have the size that its table needs")

    def _otherwise(self, met: dict[str, str]) -> str:
        """How the table it was learned for differs from one that numbers things otherwise, and what would be right."""
        rules = {name: value for name, value in self.about.rules.items() if met.get(name, value) != value}
        if not rules:
            return "in another version, where observations or options have other numbers; train it anew"
        learned = [f"{name}={value}" for name, value in rules.items()]
        here = [f"{name}={met[name]}" for name in rules]
        return (
            f"with {', '.join(learned)}, not with {', '.join(here)}, where observations or options have other numbers;"
            f" agree on --rule {' --rule '.join(learned)}, or train it anew"
        )

    def write(self, path: Path) -> None:
        """Write a file for `read`. Until it is complete, the old one stays."""
        about = np.frombuffer(msgspec.json.encode(self.about), np.uint8)
        with whole(path) as unfinished, unfinished.open("wb") as file:
            np.savez(file, about=about, **self.weights)  # type: ignore[arg-type]  # it thinks of its own options


def read(path: Path) -> Learned:
    """Read a file that `write` wrote. Anything else is refused, and nothing in it is ever run."""
    try:
        with np.load(path, allow_pickle=False) as file:
            found = {name: file[name] for name in file.files}
        about = msgspec.json.decode(found.pop("about").tobytes(), type=About)
        fitting = fit_together(found)
    except OSError as error:
        raise ConfigError(f"{path} cannot be read: {error.strerror}") from error
    except UNREADABLE as error:
        raise ConfigError(f"{path} is not what training has written") from error
    if not fitting:
        raise ConfigError(f"{path} is damaged: its layers do not fit together")
    return Learned(about, found)


def fit_together(weights: Weights) -> bool:
    """Whether all layers are there, and each takes what the one before it gives."""
    if not {f"{name}.{part}" for name in LAYERS for part in ("weight", "bias")} <= set(weights):
        return False
    if any(array.dtype != np.float32 or not np.isfinite(array).all() for array in weights.values()):
        return False
    width = None
    for name in LAYERS:
        weight, bias = weights[f"{name}.weight"], weights[f"{name}.bias"]
        if weight.ndim != 2 or bias.shape != weight.shape[:1] or width not in (None, weight.shape[1]):
            return False
        width = len(bias)
    return True


def numbering(setting: Setting) -> str:
    """A digest of what all numbers of observations and actions mean."""
    layout = Layout(setting)
    meaning = [*map(str, layout.numbers), str(layout.domains), *(option.text for option in setting.catalogue.options)]
    return hashlib.blake2b("\n".join(meaning).encode(), digest_size=16).hexdigest()
