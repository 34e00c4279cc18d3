"""The Alliance's board in the terminal, and what is printed on it."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from lawspeaker.games.root.faces.boards import INDENT, Fields, labelled, suits_of, track
from lawspeaker.games.root.faces.table import EMPTY, FULL, Table, cards_of
from lawspeaker.games.root.model.tables import SUITS, Tables
from lawspeaker.text.drawing import QUIET


def draw(table: Table, seat: int, fields: Fields) -> list[Text]:
    """The sympathy track, the bases, the supporters and the officers."""
    tables = table.setting.tables
    number = tables.kind_number["sympathy"]
    placed = tables.kinds[number].total - table.each("supply")["sympathy"]
    first = Text.assemble(INDENT, track(placed, tables.kinds[number].total, table.colour(seat)))
    first.append(f" {table.words.value('kind', number)}")
    if placed < len(tables.sympathy_vp):
        said = table.say("next-sympathy", cards=tables.sympathy_cost[placed], points=tables.sympathy_vp[placed])
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


def printed(tables: Tables) -> dict[str, object]:
    """What is printed on the board, for whoever draws it elsewhere."""
    return {
        "cost": tables.sympathy_cost,
        "points": tables.sympathy_vp,
        "limit": tables.supporters_limit,
    }
