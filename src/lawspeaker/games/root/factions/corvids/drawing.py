"""The Corvids' board in the terminal, and what is printed on it."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from lawspeaker.games.root.faces.boards import INDENT, Fields, labelled
from lawspeaker.games.root.faces.table import RootDrawing, cards_of
from lawspeaker.games.root.factions.corvids.plots import PLOTS, type_of
from lawspeaker.games.root.factions.corvids.printed import CorvidPrinted
from lawspeaker.games.root.model.tables import CORVIDS, RootTables
from lawspeaker.text.drawing import QUIET


def draw(table: RootDrawing, seat: int, fields: Fields) -> list[Text]:
    """The plots in the supply, those on the map with where they lie, and the actions left."""
    first = Text.assemble(INDENT, table.say("plots-left", count=table.each("supply")["plot"]))
    known, hidden = cards_of(fields["plots"])
    if known:
        first.append(": ").append(" ".join(name_of(table, plot) for plot in known))
        if hidden:
            first.append(f" ?×{hidden}")
    if table.number("turn") == seat and table.text("phase") == "daylight":
        first.append(f" · {table.say('actions', count=cast(int, fields['actions']))}", "bold")
    lines = [first]
    for label, field in (("face-up", "face_up"), ("face-down", "face_down")):
        laid = lying(table, cast("dict[str, object]", fields[field]))
        if laid:
            lines.append(labelled(table.say(label), (laid, table.colour(seat) if field == "face_up" else QUIET)))
    return lines


def lying(table: RootDrawing, zones: dict[str, object]) -> str:
    """Plots by clearing: `5 Bomb  9 ?`."""
    found = []
    for clearing, zone in zones.items():
        known, hidden = cards_of(zone)
        found += [f"{clearing} {name_of(table, plot)}" for plot in known]
        found += [f"{clearing} ?"] * hidden
    return "  ".join(found)


def name_of(table: RootDrawing, plot: str) -> str:
    return table.words.value("plot_type", type_of(PLOTS.index(plot)))


def token_in(table: RootDrawing, seat: int, kind: str, clearing: str) -> str:
    """A plot that lies face up has the letter of its type."""
    fields = table.boards[table.factions[seat]]
    shown, _ = cards_of(cast("dict[str, object]", fields["face_up"])[clearing])
    return table.letters[f"plot_type {shown[0].rpartition('_')[0]}"] if shown else table.piece(kind)


def layout(tables: RootTables) -> dict[str, object]:
    """What is printed on the board, for whoever draws it elsewhere."""
    return {"actions": cast(CorvidPrinted, tables.printed[CORVIDS]).actions}
