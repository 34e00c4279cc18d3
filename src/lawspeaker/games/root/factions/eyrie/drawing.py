"""The Eyrie's board in the terminal, and what is printed on it."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from lawspeaker.games.root.faces.boards import INDENT, Fields, track
from lawspeaker.games.root.faces.table import RootDrawing, cards_of
from lawspeaker.games.root.factions.eyrie.kit import EyrieKit
from lawspeaker.games.root.factions.eyrie.printed import LEADERS, EyriePrinted
from lawspeaker.games.root.model.tables import COLUMNS, EYRIE, SUITS, RootTables
from lawspeaker.text.drawing import QUIET


def draw(table: RootDrawing, seat: int, fields: Fields) -> list[Text]:
    """The leader, the roosts, and the Decree column by column."""
    tables = table.setting.tables
    printed = cast(EyrieKit, table.setting.kits[EYRIE]).printed
    roosts = table.on_map("roost")
    total = tables.kinds[tables.kind_number["roost"]].total
    leader = cast(str, fields["leader"])
    first = Text.assemble(INDENT, track(roosts, total, table.colour(seat)))
    first.append(f" {table.words.value('kind', tables.kind_number['roost'])}")
    first.append(
        f"  {table.say('roosts', points=printed.roost_vp[roosts], cards=1 + printed.roost_draw[roosts])}", QUIET
    )
    resolved = cast("list[str]", fields["resolved"])
    obeying = table.number("turn") == seat and table.text("phase") == "daylight"
    decree = Text(INDENT)
    if leader != "none":
        decree.append(f"{table.words.value('leader', LEADERS.index(leader))}   ", "bold")
    for column, zone in enumerate(cast("list[object]", fields["decree"])):
        sign, style = table.sign(f"column {COLUMNS[column]}")
        now = obeying and fields["column"] == column
        decree.append(f"{sign.strip()}{table.words.value('column', column)}", style or ("bold" if now else QUIET))
        decree.append(":", QUIET)
        cards, _ = cards_of(zone)
        for card in cards:
            sign, style = table.sign(f"card {card}")
            decree.append(f" {sign.strip()}", "bold")
            decree.append_text(table.suit(SUITS[table.deck.suit[table.deck.ids.index(card)]]))
            if obeying and card in resolved:
                decree.append("✓")
        decree.append(" –" if not cards else "", QUIET).append("   ")
    return [first, decree]


def layout(tables: RootTables) -> dict[str, object]:
    """What is printed on the board, for whoever draws it elsewhere."""
    board = cast(EyriePrinted, tables.printed[EYRIE])
    return {
        "points": board.roost_vp,
        "draw": board.roost_draw,
        "columns": COLUMNS,
        "leaders": {
            leader: [COLUMNS[column] for column in board.leader_columns[number]]
            for number, leader in enumerate(LEADERS)
        },
    }
