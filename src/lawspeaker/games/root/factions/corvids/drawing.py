"""The Corvids' board in the terminal, and what is printed on it."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from lawspeaker.games.root.faces.boards import INDENT, Fields, labelled
from lawspeaker.games.root.faces.table import Table, cards_of
from lawspeaker.games.root.factions.corvids.plots import PLOTS, type_of
from lawspeaker.games.root.factions.corvids.printed import CorvidPrint
from lawspeaker.games.root.model.tables import CORVIDS, Tables
from lawspeaker.text.drawing import QUIET


def draw(table: Table, seat: int, fields: Fields) -> list[Text]:
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


def lying(table: Table, zones: dict[str, object]) -> str:
    """Plots by clearing: `5 Bomb  9 ?`."""
    found = []
    for clearing, zone in zones.items():
        known, hidden = cards_of(zone)
        found += [f"{clearing} {name_of(table, plot)}" for plot in known]
        found += [f"{clearing} ?"] * hidden
    return "  ".join(found)


def name_of(table: Table, plot: str) -> str:
    return table.words.value("plot_type", type_of(PLOTS.index(plot)))


def printed(tables: Tables) -> dict[str, object]:
    """What is printed on the board, for whoever draws it elsewhere."""
    return {"actions": cast(CorvidPrint, tables.printed[CORVIDS]).actions}
