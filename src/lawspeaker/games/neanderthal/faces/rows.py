"""Europe: what is hunted where, how, for what, and who stands there; and where the ice is."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from lawspeaker.games.neanderthal.faces.cards import described
from lawspeaker.games.neanderthal.faces.table import NeanderthalDrawing
from lawspeaker.games.neanderthal.model.facts import displaced_first
from lawspeaker.games.neanderthal.model.tables import ANIMAL, ARTIFACT, BARREN, GAME, ICE, INVENTION, NEW_ARTIFACT, NONE
from lawspeaker.games.tribes.drawing import beside, break_names, faces
from lawspeaker.games.tribes.rows import NORTH, ROWS, SOUTH
from lawspeaker.text.drawing import QUIET, aligned, in_lines

COLD = "#8ab8ff"
KINDS = {ANIMAL: "D", INVENTION: "I"}
PREDATOR = "!"
LEAVES_FIRST = "▾"
FOUND = {BARREN: "·", NEW_ARTIFACT: "☆", ARTIFACT: "★"}  # L6a.1: what the first hunt in a place has shown
HEADINGS = ("place", "card", "type", "climax", "hits", "kills", "tools", "yields", "take", "there")
NAME = HEADINGS.index("card")  # names are broken where room is short
RIGHT = {HEADINGS.index("climax")}
INDENT = 6


class Rows:
    """North and south, below each other or side by side; `roomy` also shows what their cards do in a tableau."""

    def __init__(self, table: NeanderthalDrawing, roomy: bool) -> None:
        self.table = table
        self.roomy = roomy

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        table, room = self.table, options.max_width
        headings = [Text(table.say(heading), QUIET) for heading in HEADINGS]
        cells = [headings, *(slot_cells(table, slot) for slot in range(table.game.of.slots))]
        below = break_names(cells, NAME, room)
        lines = [[line, *rest] for line, rest in zip(aligned(cells, right=RIGHT), below, strict=True)]
        yield from beside(self.sheet(NORTH, lines, room), self.sheet(SOUTH, lines, room), room)

    def sheet(self, row: int, lines: list[list[Text]], room: int) -> list[Text]:
        """The lines of a row: its name, the headings, its places from left to right with what cards do there."""
        table = self.table
        found = [head(table, row), lines[0][0].copy()]
        for slot in table.game.slots_of(row):
            found += lines[1 + slot]
            card = table.game.slots[slot]
            if self.roomy and card != NONE:
                found += in_lines([Text(each, QUIET) for each in described(table, card)], room, INDENT, INDENT)
        return found


def head(table: NeanderthalDrawing, row: int) -> Text:
    """The name of a row, and how many cards its deck has left."""
    sign, style = table.sign(f"row {ROWS[row]}")
    line = Text.assemble((sign, "bold"), (table.words.value("row", row), f"bold {style}"))
    return line.append(f"  {table.say('deck', count=table.deck_size(row))}", QUIET)


def slot_cells(table: NeanderthalDrawing, slot: int) -> list[Text]:
    """One place: its number, and the card that lies there, or ice or nothing."""
    card = table.game.slots[slot]
    number = Text(label(table, slot), QUIET)
    if card != NONE:
        return [number, *card_cells(table, card)]
    empty = [Text() for _ in HEADINGS]
    empty[0], empty[NAME], empty[-1] = number, uncarded(table, slot), unseen_group(table, slot)
    return empty


def label(table: NeanderthalDrawing, slot: int) -> str:
    """The column of a place; L1.1 on a map its row too, and whether an artifact is there."""
    game = table.game
    row, column = divmod(slot, game.of.columns)
    return f"{row + 1}.{column + 1}{FOUND.get(game.marks[slot], '')}" if game.variant.mapped else str(column + 1)


def uncarded(table: NeanderthalDrawing, slot: int) -> Text:
    """A place where no card lies face up."""
    game = table.game
    sign, style = table.sign(f"slot {game.options.slot.values[slot]}")
    if game.is_gap(slot):
        return Text.assemble((sign, "bold"), (table.say("gap"), f"{QUIET} {style}"))
    covered = "ice" if game.cover[slot] == ICE else "unexplored"
    return Text.assemble((sign, "bold"), (table.say(covered), f"{COLD} {style}"))


def unseen_group(table: NeanderthalDrawing, slot: int) -> Text:
    """L3d Who stands on a card of a map that nobody has seen."""
    game = table.game
    if not game.variant.mapped:
        return Text()
    return table.group(game.of.first_slot + slot)


def card_cells(table: NeanderthalDrawing, card: int) -> list[Text]:
    """One card: `›Caribou  big D  14▾  2×1,2  5 f6  W  4b +W  T3 H4  Ar3*+Ne1`."""
    found = table.tables.cards[card]
    printed = found.hunt
    marks = KINDS.get(found.kind, "") + (PREDATOR if printed.predator else "")
    kills = [faces(printed.bloody)] if printed.bloody else []
    if printed.frostbite:
        kills.append(table.say("frost", faces=faces(printed.frostbite)))
    yields = table.goods(printed.babies, printed.frees)
    if printed.basket:
        yields += f" {table.say('basket')}"
    return [
        table.card(card),
        Text(f"{table.type_name(printed.type)} {marks}".rstrip()),
        Text(f"{found.climax}{LEAVES_FIRST if card in displaced_first(table.game) else ' '}"),
        Text(f"{printed.hits}×{faces(printed.hitting)}"),
        Text(" ".join(kills) or "–"),
        Text(table.disks(printed.tools) or "–"),
        Text(yields),
        Text(take(table, card)),
        table.party(card),
    ]


def take(table: NeanderthalDrawing, card: int) -> str:
    """How many dice alike take a card as a trophy, or into the hand."""
    found = table.tables.cards[card]
    said = []
    if found.hunt.trophy != NONE:
        said.append(table.say("take-trophy", dice=found.hunt.trophy))
        if found.hunt.trophies > 1:
            said[-1] += f"×{found.hunt.trophies}"
    if found.hunt.hand != NONE and found.kind != GAME:
        dice = found.hunt.hand + table.game.variant.further_dice(table.game, card)
        said.append(table.say("take-hand", dice=dice))
    return " ".join(said)
