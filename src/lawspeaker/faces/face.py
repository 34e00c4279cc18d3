"""Faces: what draws a game's board. A game brings a module with `draw`, or the general face serves.

A face module has

    draw(view, words, targets, focus) -> renderable     the whole board, for the width it is given

and may have

    parts(view, words, targets, focus) -> {title: renderable}   the same in parts, for small screens
    page(targets) -> int                                        which of the parts is needed to choose between these
    status(view, words) -> str                                  where in the turn the game is
    breakdown(view, record, words) -> renderable                where the points of a finished game came from
    layout(setting) -> table                                    what never changes on a board that is drawn elsewhere

`targets` are the things that can be chosen now, `focus` those of the option under the cursor: option values such as
`place RU 2`, and for each of their arguments `domain value`, such as `region RU_C1`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import cast

from rich.console import RenderableType

from lawspeaker.faces import general
from lawspeaker.kernel.game import Box, Setting
from lawspeaker.text.words import Words

View = Mapping[str, object]


class Face:
    """A game's face module, with the general one standing in for what it does not have."""

    def __init__(self, box: Box) -> None:
        self.own: ModuleType | None = import_module(box.face) if box.face else None

    def draw(self, view: View, words: Words, targets: set[str], focus: set[str]) -> RenderableType:
        module = self.own or general
        return cast(RenderableType, module.draw(view, words, targets, focus))

    def parts(self, view: View, words: Words, targets: set[str], focus: set[str]) -> dict[str, RenderableType]:
        if self.own is not None and hasattr(self.own, "parts"):
            return cast("dict[str, RenderableType]", self.own.parts(view, words, targets, focus))
        return {words.say("ui-board"): self.draw(view, words, targets, focus)}

    def page(self, targets: set[str]) -> int:
        return int(self.own.page(targets)) if self.own is not None and hasattr(self.own, "page") else 0

    def status(self, view: View, words: Words) -> str:
        if self.own is not None and hasattr(self.own, "status"):
            return str(self.own.status(view, words))
        return ""

    def breakdown(self, view: View, record: Sequence[Mapping[str, object]], words: Words) -> RenderableType:
        if self.own is not None and hasattr(self.own, "breakdown"):
            return cast(RenderableType, self.own.breakdown(view, record, words))
        return general.breakdown(view, record, words)

    def layout(self, setting: Setting) -> dict[str, object]:
        if self.own is not None and hasattr(self.own, "layout"):
            return cast("dict[str, object]", self.own.layout(setting))
        return {}
