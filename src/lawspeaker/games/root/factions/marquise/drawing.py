"""The Marquise's board in the terminal, and what is printed on it."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from lawspeaker.games.root.faces.boards import INDENT, Fields, track
from lawspeaker.games.root.faces.table import RootDrawing
from lawspeaker.games.root.factions.marquise.kit import MarquiseKit
from lawspeaker.games.root.factions.marquise.printed import BUILDINGS, MarquisePrinted
from lawspeaker.games.root.model.tables import MARQUISE, RootTables
from lawspeaker.text.drawing import QUIET


def draw(table: RootDrawing, seat: int, fields: Fields) -> list[Text]:
    """The building tracks with what comes next, the wood, and the actions left."""
    tables = table.setting.tables
    printed = cast(MarquiseKit, table.setting.kits[MARQUISE]).printed
    lines = []
    for kind, scores in zip(BUILDINGS, printed.points, strict=True):
        number = tables.kind_number[kind]
        built = tables.kinds[number].total - table.each("supply")[kind]
        sign, style = table.sign(f"kind {kind}")
        line = Text.assemble(INDENT[1:], (sign, "bold"), track(built, tables.kinds[number].total, table.colour(seat)))
        line.append(f" {table.words.value('kind', number)}", style)
        if built < len(scores):
            said = table.say("next-building", wood=printed.cost[built], points=scores[built])
            line.append(f"  {said}", QUIET)
        lines.append(line)
    wood = table.say("wood", count=table.on_map("wood"), left=table.each("supply")["wood"])
    last = Text(INDENT + wood)
    if table.number("turn") == seat and table.text("phase") == "daylight":
        last.append(f" · {table.say('actions', count=cast(int, fields['actions']))}", "bold")
    return [*lines, last]


def layout(tables: RootTables) -> dict[str, object]:
    """What is printed on the board, for whoever draws it elsewhere."""
    board = cast(MarquisePrinted, tables.printed[MARQUISE])
    return {"cost": board.cost, "points": dict(zip(BUILDINGS, board.points, strict=True)), "draw": board.draw}
