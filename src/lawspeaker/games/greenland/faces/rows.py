"""The two rows of cards: what is hunted where, how, for what, and who stands there."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from lawspeaker.games.greenland.faces.cards import effects
from lawspeaker.games.greenland.faces.table import GreenlandDrawing
from lawspeaker.games.greenland.model.tables import ANIMAL, INVENTION, NEW_WORLD, NONE, ON_SUCCESS
from lawspeaker.games.tribes.drawing import beside, break_names, faces
from lawspeaker.games.tribes.rows import NORTH, ROWS, SOUTH
from lawspeaker.text.drawing import QUIET, aligned, in_lines

COLD, WARM = "#8ab8ff", "#ffb27a"
KINDS = {ANIMAL: "D", INVENTION: "I"}
LEAVES_FIRST = "▾"
HEADINGS = ("climate", "card", "type", "climax", "hits", "deadly", "yields", "take", "there")
NAME = HEADINGS.index("card")  # names are broken where room is short
RIGHT = {HEADINGS.index("climax"), HEADINGS.index("hits")}
INDENT = 6


class Rows:
    """Both rows, below each other or side by side; `roomy` also shows what their cards do in a tableau."""

    def __init__(self, table: GreenlandDrawing, roomy: bool) -> None:
        self.table = table
        self.roomy = roomy

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        north, south = self.sheets(options.max_width)
        yield from beside(north, south, options.max_width)

    def sheets(self, room: int) -> list[list[Text]]:
        """The lines of each row, in the same columns."""
        table, game = self.table, self.table.game
        headings = [Text(table.say(heading), QUIET) for heading in HEADINGS]
        cells = [headings, *(card_cells(table, card) for row in (NORTH, SOUTH) for card in game.in_row(row))]
        below = break_names(cells, NAME, room)
        lines = [[line, *rest] for line, rest in zip(aligned(cells, right=RIGHT), below, strict=True)]
        first = 1 + len(game.in_row(NORTH))
        return [
            [head(table, NORTH), lines[0][0].copy(), *self.with_effects(game.in_row(NORTH), lines[1:first], room)],
            [head(table, SOUTH), lines[0][0].copy(), *self.with_effects(game.in_row(SOUTH), lines[first:], room)],
        ]

    def with_effects(self, cards: list[int], lines: list[list[Text]], room: int) -> list[Text]:
        """The lines of cards as they lie from left to right, and below each what it does in a tableau."""
        table = self.table
        found: list[Text] = []
        for card, drawn in zip(cards, lines, strict=True):
            found += drawn
            if self.roomy and table.tables.cards[card].kind in KINDS:
                found += in_lines([Text(each, QUIET) for each in effects(table, card)], room, INDENT, INDENT)
        return found


def head(table: GreenlandDrawing, row: int) -> Text:
    """The name of a row, how many cards its deck has left, and whose homeland it is."""
    sign, style = table.sign(f"row {ROWS[row]}")
    line = Text.assemble((sign, "bold"), (table.words.value("row", row), f"bold {style}"))
    line.append(f"  {table.say('deck', count=table.deck_size(row))}", QUIET)
    homes = [tribe for tribe in table.tribes if table.game.homeland(tribe) == row]
    if homes:
        line.append(f"  {table.say('homeland')} ", QUIET).append_text(Text(" ").join(map(table.mark, homes)))
    return line


def card_cells(table: GreenlandDrawing, card: int) -> list[Text]:
    """One card: `cold ›Walrus  sea  8  2  3  4b 2e 1iv  T3 4p  No3*`."""
    game, found, printed = table.game, table.tables.cards[card], table.game.hunt_of(card)
    name = table.card(card)
    if found.kind in KINDS:
        name.append(f" {KINDS[found.kind]}", QUIET)
    if found.kind == NEW_WORLD:
        name.append(f" {table.say('hostile' if game.hostile[found.row] else 'peaceful')}", QUIET)
    lowest = min(table.tables.cards[other].climax for other in game.in_row(found.row))
    yields = table.goods(printed.babies, printed.energy, printed.ivory, printed.iron)
    if printed.depletion:
        yields += f" {table.say('costs', count=printed.depletion)}"
    return [
        Text(table.say("cold"), COLD) if game.is_cold(card) else Text(table.say("warm"), WARM),
        name,
        Text(table.type_name(printed.type)),
        Text(f"{found.climax}{LEAVES_FIRST if found.climax == lowest else ' '}"),
        Text(str(printed.hits)),
        Text(faces(printed.deadly) or "–"),
        Text(yields),
        Text(take(table, card)),
        table.group(game.place_of(card)),
    ]


def take(table: GreenlandDrawing, card: int) -> str:
    """How many dice alike take a card as a trophy, or into the hand."""
    printed = table.game.hunt_of(card)
    if printed.trophy != NONE:
        return table.say("take-trophy", dice=printed.trophy, points=table.tables.cards[card].points)
    if printed.hand == NONE:
        return ""
    return table.say("take-always") if printed.hand == ON_SUCCESS else table.say("take-hand", dice=printed.hand)
