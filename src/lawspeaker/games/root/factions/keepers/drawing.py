"""The Keepers' board in the terminal, and what is printed on it, and their relics in the forests."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from lawspeaker.games.root.faces.boards import INDENT, Fields, suits_of, track
from lawspeaker.games.root.faces.table import RootDrawing, cards_of
from lawspeaker.games.root.factions.keepers.printed import COPIES, SIDES, TYPES, KeepersPrinted
from lawspeaker.games.root.model.tables import KEEPERS, RootTables
from lawspeaker.text.drawing import QUIET

FIELDS = ["figures", "tablets", "jewelry"]  # by type: the values


def draw(table: RootDrawing, seat: int, fields: Fields) -> list[Text]:
    """The relics by type: those recovered, and where the others are; the waystations; the Retinue, slot by slot."""
    lines = [relics_of(table, seat, fields, type) for type in range(len(TYPES))]
    last = Text(INDENT + table.say("waystations", count=waystations(table)))
    for slot, cards in enumerate(cast("list[object]", fields["retinue"])):
        last.append(f"  {table.words.value('slot', slot)}: ", QUIET)
        last.append_text(suits_of(table, cards_of(cards)[0]))
    return [*lines, last]


def relics_of(table: RootDrawing, seat: int, fields: Fields, type: int) -> Text:
    """`■□□□ Relic (figure)  A3 5  B? (c)`: a letter, the value, and the clearing or forest."""
    places = cast("dict[str, str]", fields["relics"])
    names = table.setting.catalogue.domains["relic"].values[type * COPIES : (type + 1) * COPIES]
    kind = table.setting.tables.kind_number[f"relic_{TYPES[type]}"]
    recovered = sum(1 for name in names if places.get(name) == "board")
    line = Text.assemble(INDENT, track(recovered, COPIES, table.colour(seat)), f" {table.words.value('kind', kind)}")
    for copy, name in enumerate(names):
        place = places.get(name, "none")
        if place in ("none", "board", "taken"):
            continue
        sign, style = table.sign(f"relic {name}")
        where = place if place.isdecimal() else f"({place})"
        line.append("  ").append(sign.strip(), "bold").append(
            f"{name[-1].upper()}{shown(table, fields, type, copy)}", style
        )
        line.append(f" {where}", QUIET)
    return line


def shown(table: RootDrawing, fields: Fields, type: int, copy: int) -> str:
    """The value of a relic, or a question mark."""
    known, _ = cards_of(cast("list[object]", fields[FIELDS[type]])[copy])
    return known[0].split("_")[1] if known else "?"


def waystations(table: RootDrawing) -> int:
    """How many waystations are left on the board."""
    return len(SIDES) // 2 - sum(table.on_map(f"waystation_{side}") for side in SIDES)


def in_forest(table: RootDrawing, seat: int, forest: str) -> Text:
    """The relics in a forest, by the letters of their types: ` ft`."""
    places = cast("dict[str, str]", table.boards[table.factions[seat]]["relics"])
    letters = "".join(table.piece(f"relic_{name.split('_')[0]}") for name, place in places.items() if place == forest)
    return Text(f" {letters}", f"bold {table.colour(seat)}") if letters else Text()


def layout(tables: RootTables) -> dict[str, object]:
    """What is printed on the board, for whoever draws it elsewhere."""
    board = cast(KeepersPrinted, tables.printed[KEEPERS])
    return {
        "values": board.values,
        "column_points": board.column_points,
        "draw": board.draw,
        "retinue_limit": board.retinue_limit,
    }
