"""The Riverfolk's board in the terminal, and what is printed on it."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from lawspeaker.games.root.faces.boards import INDENT, Fields, labelled, track
from lawspeaker.games.root.faces.table import RootDrawing
from lawspeaker.games.root.factions.riverfolk.board import SERVICES
from lawspeaker.games.root.factions.riverfolk.printed import POSTS, RiverfolkPrinted
from lawspeaker.games.root.model.tables import RIVERFOLK, SUITS, RootTables
from lawspeaker.text.drawing import QUIET


def draw(table: RootDrawing, seat: int, fields: Fields) -> list[Text]:
    """The trade posts by suit, the boxes with whose warriors lie there, and the prices."""
    tables = table.setting.tables
    gone = cast("dict[str, int]", fields["posts_gone"])
    invested = cast("dict[str, dict[str, int]]", fields["invested"])
    first = Text(INDENT)
    for number, post in enumerate(POSTS):
        suit = SUITS[number]
        total = tables.kinds[tables.kind_number[post]].total
        first.append_text(table.suit(suit)).append(" ")
        first.append_text(track(total - table.each("supply")[post], total, table.colour(seat)))
        notes = []
        if gone.get(suit, 0):
            notes.append(table.say("riverfolk-gone", count=gone[suit]))
        if sum(invested.get(suit, {}).values()):
            notes.append(table.say("riverfolk-invested", count=sum(invested[suit].values())))
        first.append(f" ({table.words.listed(notes)})  " if notes else "  ", QUIET)
    boxes = [
        labelled(table.say(f"riverfolk-box-{box}")).append_text(warriors(table, cast("list[int]", fields[box])))
        for box in ("payments", "funds", "committed")
    ]
    prices = cast("dict[str, str]", fields["prices"])
    last = labelled(table.say("riverfolk-prices"))
    for number, service in enumerate(SERVICES):
        last.append(" · " if number else "", QUIET)
        last.append(f"{table.words.value('service', number)} {prices[service]}")
    lines = [first, *boxes, last]
    bought = [number for number, service in enumerate(SERVICES[1:], 1) if fields[service]]
    if bought:
        names = table.words.listed(table.words.value("service", number) for number in bought)
        buyer = table.faction_name(table.number("turn"))
        lines.append(Text(INDENT + table.say("riverfolk-bought", seat=buyer, services=names), "bold"))
    return lines


def warriors(table: RootDrawing, counts: list[int]) -> Text:
    """Warriors by their owners: `R×3 M×2`."""
    found = Text()
    for seat, count in enumerate(counts):
        if count:
            found.append(" " if found else "").append_text(table.mark(seat)).append(f"×{count}")
    return found if found else Text("–", QUIET)


def layout(tables: RootTables) -> dict[str, object]:
    """What is printed on the board, for whoever draws it elsewhere."""
    board = cast(RiverfolkPrinted, tables.printed[RIVERFOLK])
    return {"prices": board.prices, "points": board.trade_post_vp, "protectionism": board.protectionism}
