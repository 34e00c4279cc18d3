"""The Alliance's board in the terminal, and what is printed on it."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from lawspeaker.games.root.faces.boards import INDENT, Fields, labelled, suits_of, track
from lawspeaker.games.root.faces.table import EMPTY, FULL, RootDrawing, cards_of
from lawspeaker.games.root.factions.alliance.kit import AllianceKit
from lawspeaker.games.root.factions.alliance.printed import AlliancePrinted
from lawspeaker.games.root.model.tables import ALLIANCE, SUITS, RootTables
from lawspeaker.text.drawing import QUIET


def draw(table: RootDrawing, seat: int, fields: Fields) -> list[Text]:
    """The sympathy track, the bases, the supporters and the officers."""
    tables = table.setting.tables
    printed = cast(AllianceKit, table.setting.kits[ALLIANCE]).printed
    number = tables.kind_number["sympathy"]
    placed = tables.kinds[number].total - table.each("supply")["sympathy"]
    first = Text.assemble(INDENT, track(placed, tables.kinds[number].total, table.colour(seat)))
    first.append(f" {table.words.value('kind', number)}")
    if placed < len(printed.sympathy_vp):
        said = table.say("next-sympathy", cards=printed.sympathy_cost[placed], points=printed.sympathy_vp[placed])
        first.append(f"  {said}", QUIET)
    known, hidden = cards_of(fields["supporters"])
    second = Text(INDENT + table.say("supporters", count=len(known) + hidden))
    if known:
        second.append(": ").append_text(suits_of(table, known))
        if hidden:
            second.append(f" ?×{hidden}")
    second.append(" · ", QUIET).append(table.say("officers", count=cast(int, fields["officers"])))
    if table.number("turn") == seat and table.text("phase") == "evening":
        left = cast(int, fields["officers"]) - cast(int, fields["operations"])
        second.append(f" · {table.say('operations', count=left)}", "bold")
    third = labelled(table.say("bases"))
    for suit in SUITS[:3]:
        there = table.on_map(f"base_{suit}")
        third.append(f"{FULL if there else EMPTY} ").append_text(table.suit(suit)).append("  ")
    return [first, second, third]


def layout(tables: RootTables) -> dict[str, object]:
    """What is printed on the board, for whoever draws it elsewhere."""
    board = cast(AlliancePrinted, tables.printed[ALLIANCE])
    return {"cost": board.sympathy_cost, "points": board.sympathy_vp, "limit": board.supporters_limit}
