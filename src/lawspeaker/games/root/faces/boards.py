"""The factions' own boards, each drawn in its own way; one without a drawing shows what is written on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from rich.console import RenderableType
from rich.text import Text

from lawspeaker.games.root.faces.table import EMPTY, FULL, Table, cards_of
from lawspeaker.games.root.factions.satchel import CONDITIONS
from lawspeaker.games.root.tables import CHARACTERS, COLUMNS, LEADERS, SUITS, WARRIOR
from lawspeaker.text.drawing import QUIET

Fields = dict[str, object]
Drawing = Callable[[Table, int, Fields], list[Text]]

INDENT = "   "


def faction_board(table: Table, seat: int) -> list[RenderableType]:
    """The name of a faction, how many warriors it has left, and its board."""
    name = table.factions[seat]
    fields = table.boards[name]
    head = Text.assemble(table.mark(seat), " ", (table.faction_name(seat), f"bold {table.colour(seat)}"))
    for kind in table.setting.kinds_of[seat]:
        each = table.setting.tables.kinds[kind]
        if each.type == WARRIOR:
            head.append(f"  {table.say('warriors', count=table.each('supply')[each.name])}", QUIET)
    lines = DRAWINGS.get(name, plain)(table, seat, fields)
    return [head, *lines, *crafted(table, seat)]


def crafted(table: Table, seat: int) -> list[Text]:
    """4.1.3 The crafted cards in front of a seat, and what they do."""
    lines = []
    for card in cards_of(cast("list[object]", table.state["crafted"])[seat])[0]:
        number = table.deck.ids.index(card)
        sign, style = table.sign(f"card {card}")
        line = labelled(table.say("crafted"), (sign.strip(), "bold"), (table.card_name(number), style))
        lines.append(line.append(f"  {table.effect(number)}", QUIET))
    return lines


def labelled(label: str, *parts: Text | str | tuple[str, str]) -> Text:
    return Text.assemble(INDENT, (f"{label} ", QUIET), *parts)


def track(built: int, total: int, style: str) -> Text:
    """A track: what is on the map, and what is left."""
    return Text.assemble((FULL * built, style), (EMPTY * (total - built), QUIET))


def suits_of(table: Table, cards: list[str]) -> Text:
    """Cards by their suits: `fox×2 bird`."""
    found = Text()
    for number, suit in enumerate(SUITS):
        count = len([card for card in cards if table.deck.suit[table.deck.ids.index(card)] == number])
        if count:
            found.append(" " if found else "").append_text(table.suit(suit))
            found.append(f"×{count}" if count > 1 else "")
    return found


# The Marquise


def marquise(table: Table, seat: int, fields: Fields) -> list[Text]:
    """The building tracks with what comes next, the wood, and the actions left."""
    tables = table.setting.tables
    points = {"sawmill": tables.sawmill_vp, "workshop": tables.workshop_vp, "recruiter": tables.recruiter_vp}
    lines = []
    for kind, scores in points.items():
        number = tables.kind_number[kind]
        built = tables.kinds[number].total - table.each("supply")[kind]
        sign, style = table.sign(f"kind {kind}")
        line = Text.assemble(INDENT[1:], (sign, "bold"), track(built, tables.kinds[number].total, table.colour(seat)))
        line.append(f" {table.words.value('kind', number)}", style)
        if built < len(scores):
            said = table.say("next-building", wood=tables.marquise_cost[built], points=scores[built])
            line.append(f"  {said}", QUIET)
        lines.append(line)
    wood = table.say("wood", count=table.on_map("wood"), left=table.each("supply")["wood"])
    last = Text(INDENT + wood)
    if table.number("turn") == seat and table.text("phase") == "daylight":
        last.append(f" · {table.say('actions', count=cast(int, fields['actions']))}", "bold")
    return [*lines, last]


# The Eyrie


def eyrie(table: Table, seat: int, fields: Fields) -> list[Text]:
    """The leader, the roosts, and the Decree column by column."""
    tables = table.setting.tables
    roosts = table.on_map("roost")
    total = tables.kinds[tables.kind_number["roost"]].total
    leader = cast(str, fields["leader"])
    first = Text.assemble(INDENT, track(roosts, total, table.colour(seat)))
    first.append(f" {table.words.value('kind', tables.kind_number['roost'])}")
    first.append(f"  {table.say('roosts', points=tables.roost_vp[roosts], cards=1 + tables.roost_draw[roosts])}", QUIET)
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


# The Alliance


def alliance(table: Table, seat: int, fields: Fields) -> list[Text]:
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


# The Vagabond


def vagabond(table: Table, seat: int, fields: Fields) -> list[Text]:
    """The character and where the pawn is, the items as they lie, the relationships, the quests."""
    character = cast(str, fields["character"])
    first = Text(INDENT)
    if character != "none":
        first.append(table.words.value("character", CHARACTERS.index(character)), "bold")
    items = cast("dict[str, dict[str, int]]", fields["items"])
    for place in ("track", *CONDITIONS):
        if items[place]:
            known = place in CONDITIONS
            label = (
                table.words.value("condition", CONDITIONS.index(place), within=True) if known else table.say("track")
            )
            first.append("  ").append(f"{label}:", QUIET)
            for item, count in items[place].items():
                first.append_text(table.item(item, count, lead=" "))
    lines = [first]
    friends = Text(INDENT)
    for other, relation in enumerate(cast("list[str]", fields["relation"])):
        if other != seat and relation != "none":
            values = table.setting.catalogue.domains["relation"]
            friends.append_text(table.mark(other)).append(
                f" {table.words.value('relation', values.number(relation))}  "
            )
    lines.append(friends)
    quests, _ = cards_of(fields["quests"])
    done, _ = cards_of(fields["completed"])
    if done:
        lines.append(labelled(table.say("completed"), Text("  ").join(quest(table, card) for card in done)))
    lines += [Text.assemble(INDENT, (f"{table.say('quest')} ", QUIET), quest(table, card)) for card in quests]
    return lines


def quest(table: Table, card: str) -> Text:
    """A quest: its suit, its name, the items it takes."""
    quests = table.setting.tables.quests
    number = quests.ids.index(card)
    said = table.words.value("quest", number)
    sign, style = table.sign(f"quest {card}")
    text = Text.assemble((sign.strip(), "bold"), table.suit(SUITS[quests.suit[number]]), " ")
    text.append(quests.names[number] if said == card else said, style)
    needs = " + ".join(table.words.value("item", item) for item in quests.items[number])
    return text.append(f" ({needs})", QUIET)


# Any other


def plain(table: Table, seat: int, fields: Fields) -> list[Text]:
    """The fields of a board as they are written."""
    return [labelled(name, str(value)) for name, value in fields.items()]


DRAWINGS: dict[str, Drawing] = {
    "marquise": marquise,
    "eyrie": eyrie,
    "alliance": alliance,
    "vagabond": vagabond,
    "vagabond2": vagabond,
}
