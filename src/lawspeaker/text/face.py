"""Faces: what draws a game for people, in the terminal and in the browser.

A game brings a subclass of `Face` and names it in `Box.face`. What it does not override is drawn as for any game.

`targets` are the things that can be chosen now, `focus` those of the option under the cursor: option values such as
`place RU 2`, and for each of their arguments `domain value`, such as `region RU_C1`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pkgutil import resolve_name
from typing import ClassVar, NamedTuple, cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from lawspeaker.kernel.game import AnyBox, Game, Setting
from lawspeaker.text.drawing import CHOICE, CHOICE_SIGN, FOCUS, FOCUS_SIGN, View
from lawspeaker.text.words import Words


class Source(NamedTuple):
    """Where points of a finished game came from: what the game calls it, or else the clause that gave them."""

    name: str
    clause: str
    points: list[int]  # by seat


class Face:
    """The face of any game: its view as a tree of fields."""

    minutes: ClassVar[tuple[int, int]] = (0, 0)  # how long people play at a table: the least and the most; 0: unknown
    weight: ClassVar[int] = 0  # how much there is to learn, from 1 (light) to 5 (heavy); 0: unknown

    def draw(self, view: View, words: Words, targets: set[str], focus: set[str]) -> RenderableType:
        """The whole board, for the width it is given."""
        tree = Tree(Text(words.title(str(view["game"])), "bold"), guide_style="dim")
        for name, value in cast("dict[str, object]", view["state"]).items():
            grow(tree, name, value, chosen(targets), chosen(focus))
        return tree

    def parts(self, view: View, words: Words, targets: set[str], focus: set[str]) -> dict[str, RenderableType]:
        """The board in parts, by title, for small screens."""
        return {words.say("ui-board"): self.draw(view, words, targets, focus)}

    def page(self, targets: set[str]) -> int:
        """Which of the parts is needed to choose between these targets."""
        return 0

    def status(self, view: View, words: Words) -> str:
        """Where in the turn the game is."""
        return ""

    def legend(self, view: View, words: Words) -> list[str]:
        """What the letters and signs on the board mean, one of them each."""
        return []

    def standing(self, view: View, record: Sequence[Mapping[str, object]], words: Words) -> str:
        """What has to be known for the question and lies nowhere on the board, such as the bids so far."""
        return ""

    def explain(self, view: View, words: Words, things: Iterable[str]) -> dict[str, str]:
        """What these things, such as `card pot`, are or do, each in a line; what needs no explanation is left out.

        A face says what follows from the game's data; the rest is in the catalogues, under `<game>-about-...`.
        """
        return {thing: said for thing in things if (said := words.explain(*thing.split(" ", 1)))}

    def breakdown(self, view: View, record: Sequence[Mapping[str, object]], words: Words) -> RenderableType:
        """Where the points of a finished game came from."""
        result = cast("dict[str, list[int]]", view["result"])
        table = Table(box=None, padding=(0, 2))
        table.add_column()
        table.add_column(words.say("ui-points"), justify="right")
        for seat, points in enumerate(result["points"]):
            won = seat in result["winners"]
            table.add_row(Text(("★ " if won else "  ") + words.seat(seat), "bold" if won else ""), str(points))
        return table

    def sources(self, view: View, record: Sequence[Mapping[str, object]], words: Words) -> list[Source]:
        """The same as data, the most important first; nothing where the game does not tell."""
        return []

    def stock(self, view: View, words: Words) -> dict[str, str]:
        """What players count: points, money, who rules where; in words, and by what it is called. What an answer would
        change of it is shown before it is given.
        """
        return {}

    def sides(self, game: Game, words: Words) -> dict[int, str]:
        """What seats play, where that is known only once the game has begun; the others are called as the game does."""
        return {}

    def layout(self, setting: Setting) -> dict[str, object]:
        """What never changes on a board, for whoever draws it elsewhere."""
        return {}


def changes(before: Mapping[str, str], after: Mapping[str, str], words: Words) -> list[str]:
    """What is different in the stock: `Money of White: $6 → $4`."""
    return [
        words.say("ui-said-of", name=name, said=f"{before[name]} → {after[name]}")
        for name in before
        if after.get(name, before[name]) != before[name]
    ]


def face_of(box: AnyBox) -> Face:
    """A game's own face, or the general one."""
    return cast(Face, resolve_name(box.face)()) if box.face else Face()


# The tree of the general face


def chosen(targets: set[str]) -> set[str]:
    """The bare values among targets."""
    return {target.partition(" ")[2] for target in targets} - {""}


def grow(tree: Tree, name: str, value: object, targets: set[str], focus: set[str]) -> None:
    """A branch for a field: one line where it holds plain values only, else branches of its own."""
    label = marked(name, targets, focus)
    inner: dict[str, object] = {}
    if isinstance(value, dict):
        inner = value
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        inner = {str(number): item for number, item in enumerate(value)}
    if any(isinstance(item, dict | list) for item in inner.values()):
        branch = tree.add(label)
        for key, item in inner.items():
            grow(branch, key, item, targets, focus)
        return
    if inner:
        shown = [Text.assemble(marked(key, targets, focus), f" {plain(item)}") for key, item in inner.items()]
        said = Text(", ").join(shown)
    elif isinstance(value, list):
        said = Text(" ").join(marked(plain(item), targets, focus) for item in value)
    else:
        said = marked(plain(value), targets, focus)
    tree.add(Text.assemble(label, ": ", said))


def plain(value: object) -> str:
    """A value as it is; `?` for a card that this seat does not know, `–` for none."""
    return "?" if value is None else "–" if value in ({}, "none") else str(value)


def marked(name: str, targets: set[str], focus: set[str]) -> Text:
    if name in focus:
        return Text(f"{FOCUS_SIGN}{name}", FOCUS)
    return Text(f"{CHOICE_SIGN}{name}", CHOICE) if name in targets else Text(name)
