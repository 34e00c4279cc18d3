"""A game's board as lines of styled text, for clients without a board of their own."""

from __future__ import annotations

import io
from collections.abc import Iterable

from rich.color import Color, ColorType
from rich.console import Console, Group, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from lawspeaker.table.protocol.messages import DrawnPart
from lawspeaker.text.drawing import View, in_lines
from lawspeaker.text.face import Face
from lawspeaker.text.words import Words

WORDS = ("bold", "dim", "italic", "underline", "reverse")


def parts(face: Face, view: View, words: Words, targets: set[str], focus: set[str], width: int) -> list[DrawnPart]:
    """The parts of the board, so many columns wide."""
    console = Console(width=width, file=io.StringIO(), color_system="truecolor", legacy_windows=False, _environ={})
    drawn = face.parts(view, words, targets, focus)
    signs = [Text(sign) for sign in face.legend(view, words)]
    if signs:
        drawn = {**drawn, words.say("ui-signs"): Group(*in_lines(signs, width))}
    return [DrawnPart(title, lines(console, board)) for title, board in drawn.items()]


def lines(console: Console, board: RenderableType) -> list[list[tuple[str, str]]]:
    return [pieces(line) for line in console.render_lines(board, pad=False)]


def pieces(line: Iterable[Segment]) -> list[tuple[str, str]]:
    """A line as pieces of text with their styles; neighbours of the same style are one piece."""
    return [(piece.text, style_words(piece.style)) for piece in Segment.simplify(line) if piece.text]


def style_words(style: Style | None) -> str:
    """A style in words: `bold #000000 on #ffffff`."""
    if style is None:
        return ""
    found = [word for word in WORDS if getattr(style, word)]
    found += colour_words(style.color)
    background = colour_words(style.bgcolor)
    return " ".join([*found, *(["on", *background] if background else [])])


def colour_words(colour: Color | None) -> list[str]:
    """One of the sixteen colours that terminals name, or `#rrggbb`; nothing for the usual one."""
    if colour is None or colour.type is ColorType.DEFAULT:
        return []
    return [colour.name if colour.type is ColorType.STANDARD else colour.get_truecolor().hex]
