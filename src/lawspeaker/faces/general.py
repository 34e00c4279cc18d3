"""The general face: any game's view as a tree of its fields."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from lawspeaker.text.words import Words


def draw(view: Mapping[str, object], words: Words, targets: set[str], focus: set[str] | None = None) -> RenderableType:
    """Every field of the state; what can be chosen now is marked."""
    tree = Tree(Text(words.title(str(view["game"])), "bold"), guide_style="dim")
    for name, value in cast("dict[str, object]", view["state"]).items():
        grow(tree, name, value, chosen(targets), chosen(focus or set()))
    return tree


def chosen(targets: set[str]) -> set[str]:
    """The bare values among targets."""
    return {target.partition(" ")[2] for target in targets} - {""}


def grow(tree: Tree, name: str, value: object, targets: set[str], focus: set[str]) -> None:
    """A branch for a field: in one line where it holds plain values only, else with branches of its own."""
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
        return Text(f"▶{name}", "bold reverse")
    return Text(f"›{name}", "bold underline") if name in targets else Text(name)


def breakdown(view: Mapping[str, object], record: Sequence[Mapping[str, object]], words: Words) -> RenderableType:
    """The points of a finished game."""
    del record
    result = cast("dict[str, list[int]]", view["result"])
    table = Table(box=None, padding=(0, 2))
    table.add_column()
    table.add_column(words.say("ui-points"), justify="right")
    for seat, points in enumerate(result["points"]):
        won = seat in result["winners"]
        table.add_row(Text(("★ " if won else "  ") + words.seat(seat), "bold" if won else ""), str(points))
    return table
