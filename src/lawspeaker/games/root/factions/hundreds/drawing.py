"""The board of the Hundreds in the terminal, and what is printed on it."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from lawspeaker.games.root.faces.boards import INDENT, Fields, labelled, track
from lawspeaker.games.root.faces.table import RootDrawing
from lawspeaker.games.root.factions.hundreds.printed import MOODS, TRACKS, HundredsPrinted
from lawspeaker.games.root.model.tables import HUNDREDS, ITEMS, NONE, RootTables
from lawspeaker.text.drawing import QUIET


def draw(table: RootDrawing, seat: int, fields: Fields) -> list[Text]:
    """The mood, the hoard with what its tracks are worth, the strongholds and the mobs."""
    printed = cast(HundredsPrinted, table.setting.tables.printed[HUNDREDS])
    lines = []
    mood = cast(str, fields["mood"])
    if mood != "none":
        lines.append(labelled(table.say("mood"), (table.words.value("mood", MOODS.index(mood)), "bold")))
    hoard = cast("dict[str, int]", fields["hoard"])
    used = {"command": fields["commands"], "prowess": fields["advances"]}
    for number, name in enumerate(TRACKS):
        held = [item for item in ITEMS if hoard.get(item, 0) and printed.track[ITEMS.index(item)] == number]
        count = sum(hoard[item] for item in held)
        value = printed.values[min(count, printed.spaces())]
        line = Text.assemble(INDENT, track(count, max(count, printed.spaces()), table.colour(seat)))
        line.append(f" {table.say(name, count=value)}")
        for item in held:
            line.append_text(table.item(item, hoard[item], lead=" "))
        if table.number("turn") == seat and table.text("phase") == "daylight":
            line.append(f"  {table.say('commanded', count=max(0, value - cast(int, used[name])))}", "bold")
        lines.append(line)
    pieces = Text(INDENT)
    for kind in ("stronghold", "mob"):
        left = table.each("supply")[kind]
        total = table.setting.tables.kinds[table.setting.tables.kind_number[kind]].total
        pieces.append_text(track(total - left, total, table.colour(seat)))
        pieces.append(f" {table.words.value('kind', table.setting.tables.kind_number[kind])}  ", QUIET)
    return [*lines, pieces]


def layout(tables: RootTables) -> dict[str, object]:
    """What is printed on the board, for whoever draws it elsewhere."""
    board = cast(HundredsPrinted, tables.printed[HUNDREDS])
    return {
        "oppress": board.oppress_vp,
        "values": board.values,
        "tracks": {
            name: [item for place, item in enumerate(ITEMS) if board.track[place] == number]
            for number, name in enumerate(TRACKS)
        },
        "moods": {
            mood: ITEMS[board.mood_item[number]] if board.mood_item[number] != NONE else None
            for number, mood in enumerate(MOODS)
        },
    }
