"""The Cult's board in the terminal, and what is printed on it."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from lawspeaker.games.root.faces.boards import INDENT, Fields, labelled, suits_of, track
from lawspeaker.games.root.faces.table import RootDrawing, cards_of
from lawspeaker.games.root.factions.cult.kit import CultKit
from lawspeaker.games.root.factions.cult.printed import CultPrinted
from lawspeaker.games.root.model.tables import BIRD, CULT, SUITS, RootTables
from lawspeaker.text.drawing import QUIET


def draw(table: RootDrawing, seat: int, fields: Fields) -> list[Text]:
    """The tracks of the gardens, the Outcast and the acolytes, the Lost Souls, and what is revealed."""
    board = cast(CultKit, table.setting.kits[CULT]).board
    tables = table.setting.tables
    first = labelled(table.say("cult-gardens"))
    for suit in SUITS[:BIRD]:
        total = tables.kinds[tables.kind_number[f"garden_{suit}"]].total
        placed = table.on_map(f"garden_{suit}")
        first.append_text(table.suit(suit)).append(" ").append_text(track(placed, total, table.colour(seat)))
        points = board.garden_vp[placed - 1] if placed else 0
        first.append(f" {table.say('cult-points', points=points)}  ", QUIET)
    second = Text(INDENT)
    if fields["outcast"] != "none":
        side = "cult-hated" if fields["hated"] else "cult-outcast"
        second.append(f"{table.say(side)} ", QUIET).append_text(table.suit(cast(str, fields["outcast"])))
        second.append(" · ", QUIET)
    second.append(table.say("cult-acolytes", count=cast(int, fields["acolytes"])))
    lines = [first, second]
    for name in ("lost_souls", "revealed"):
        cards = cards_of(fields[name])[0]
        if cards:
            said = table.say("cult-lost-souls" if name == "lost_souls" else "cult-revealed", count=len(cards))
            lines.append(labelled(said, suits_of(table, cards)))
    return lines


def layout(tables: RootTables) -> dict[str, object]:
    """What is printed on the board, for whoever draws it elsewhere."""
    board = cast(CultPrinted, tables.printed[CULT])
    return {
        "points": board.garden_vp,
        "draw": board.garden_draw,
        "cost": {
            "crusade": by_marker(board.crusade),
            "convert": by_marker(board.convert),
            "sanctify": by_marker(board.sanctify),
        },
    }


def by_marker(cost: int) -> dict[str, int]:
    """10.4.3 What a conspiracy costs by the side of the Outcast marker."""
    return {"outcast": cost, "hated": cost - 1}
