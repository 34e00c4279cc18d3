"""The Duchy's board in the terminal, and what is printed on it."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from lawspeaker.games.root.faces.boards import INDENT, Fields, labelled, track
from lawspeaker.games.root.faces.table import EMPTY, FULL, RootDrawing, cards_of
from lawspeaker.games.root.factions.duchy.kit import DuchyKit
from lawspeaker.games.root.factions.duchy.ministers import MINISTERS, RANK_OF, RANKS
from lawspeaker.games.root.factions.duchy.printed import DuchyPrinted
from lawspeaker.games.root.model.tables import BURROW, DUCHY, RootTables
from lawspeaker.text.drawing import QUIET


def draw(table: RootDrawing, seat: int, fields: Fields) -> list[Text]:
    """The Burrow, the buildings with what they bring, the ministers rank by rank, and the revealed cards."""
    kit = cast(DuchyKit, table.setting.kits[table.setting.factions[seat]])
    lines = [burrow(table, seat, fields)]
    for kind, brings, said in (
        ("citadel", kit.printed.warriors, "duchy-citadels"),
        ("market", kit.printed.draws, "duchy-markets"),
    ):
        number = table.setting.tables.kind_number[kind]
        total = table.setting.tables.kinds[number].total
        built = total - table.each("supply")[kind]
        line = Text.assemble(INDENT, track(built, total, table.colour(seat)))
        line.append(f" {table.words.value('kind', number)}")
        lines.append(line.append(f"  {table.say(said, count=brings[built])}", QUIET))
    lines += [ministers(table, kit, fields, rank) for rank in range(len(RANKS))]
    shown = cards_of(fields["revealed"])[0]
    if shown:
        lines.append(labelled(table.say("duchy-revealed"), table.words.listed(titles(table, shown))))
    return lines


def titles(table: RootDrawing, shown: list[str]) -> list[str]:
    return [table.card_title(table.deck.ids.index(card)) for card in shown]


def burrow(table: RootDrawing, seat: int, fields: Fields) -> Text:
    """12.2.2 Who is in the Burrow, and where its tunnels lead."""
    sign, style = table.sign("clearing burrow")
    there = table.grid("on_map").get("duchy_warrior", {}).get("burrow", 0)
    line = Text.assemble(INDENT[1:], (sign, "bold"), (table.words.value("clearing", BURROW), f"bold {style}"))
    line.append(f"  {table.say('duchy-below', count=there)}")
    tunnels = [label for label in table.chart.labels if table.grid("on_map").get("tunnel", {}).get(label, 0)]
    line.append("  → ", QUIET).append(" ".join(tunnels) if tunnels else "–")
    if table.number("turn") == seat and table.text("phase") == "daylight" and table.number("step") <= 1:
        line.append(f" · {table.say('actions', count=cast(int, fields['assembly']))}", "bold")
    return line


def ministers(table: RootDrawing, kit: DuchyKit, fields: Fields, rank: int) -> Text:
    """The ministers of a rank, swayed or not, and the crowns that are left for it."""
    crowns = cast("dict[str, int]", fields["crowns"])[RANKS[rank]]
    printed = kit.printed
    line = labelled(table.words.value("rank", rank))
    line.append(table.say("duchy-crowns", count=crowns, points=printed.points[rank], cards=printed.price[rank]), QUIET)
    for minister, name in enumerate(MINISTERS):
        if RANK_OF[minister] != rank:
            continue
        sign, style = table.sign(f"minister {name}")
        swayed = name in cast("list[str]", fields["swayed"])
        mark = FULL if swayed else EMPTY
        tired = QUIET if name in cast("list[str]", fields["acted"]) else style
        line.append(f"  {sign.strip()}{mark} ", "bold" if swayed else QUIET)
        line.append(table.words.value("minister", minister), tired)
    return line


def layout(tables: RootTables) -> dict[str, object]:
    """What is printed on the board, for whoever draws it elsewhere."""
    board = cast(DuchyPrinted, tables.printed[DUCHY])
    return {
        "warriors": board.warriors,
        "draw": board.draws,
        "ranks": {
            rank: {
                "crowns": board.crowns[number],
                "points": board.points[number],
                "cards": board.price[number],
                "ministers": [name for minister, name in enumerate(MINISTERS) if RANK_OF[minister] == number],
            }
            for number, rank in enumerate(RANKS)
        },
    }
