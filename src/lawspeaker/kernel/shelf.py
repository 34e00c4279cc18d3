"""The shelf: which games there are. A game joins by an entry point in the group `lawspeaker.games`, or `register`."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import cast

from lawspeaker.kernel.errors import UnknownGame
from lawspeaker.kernel.game import AnyBox
from lawspeaker.kernel.option import suggest

_boxes: dict[str, AnyBox] = {}


def register(box: AnyBox) -> None:
    """Put a box on the shelf."""
    _boxes[box.name] = box


def names() -> list[str]:
    """The names of all games."""
    return sorted({*_boxes, *(point.name for point in entry_points(group="lawspeaker.games"))})


def find(name: str) -> AnyBox:
    """The box of a game."""
    if name not in _boxes:
        for point in entry_points(group="lawspeaker.games"):
            if point.name == name:
                register(cast(AnyBox, point.load()))
                break
        else:
            raise UnknownGame(f"there is no game {name!r}{suggest(name, names())}")
    return _boxes[name]
