"""A Vagabond's board in the terminal, and what is printed on it."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from lawspeaker.games.root.faces.boards import INDENT, Fields, labelled
from lawspeaker.games.root.faces.table import RootDrawing, cards_of
from lawspeaker.games.root.factions.vagabond.printed import printed_on
from lawspeaker.games.root.factions.vagabond.satchel import CONDITIONS
from lawspeaker.games.root.model.tables import CHARACTERS, ITEMS, NONE, SUITS, RootTables
from lawspeaker.text.drawing import QUIET


def draw(table: RootDrawing, seat: int, fields: Fields) -> list[Text]:
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


def quest(table: RootDrawing, card: str) -> Text:
    """A quest: its suit, its name, the items it takes."""
    quests = printed_on(table.setting.tables).quests
    number = quests.ids.index(card)
    said = table.words.value("quest", number)
    sign, style = table.sign(f"quest {card}")
    text = Text.assemble((sign.strip(), "bold"), table.suit(SUITS[quests.suit[number]]), " ")
    text.append(quests.names[number] if said == card else said, style)
    needs = " + ".join(table.words.value("item", item) for item in quests.items[number])
    return text.append(f" ({needs})", QUIET)


def layout(tables: RootTables) -> dict[str, object]:
    """What is printed on the board, for whoever draws it elsewhere."""
    board = printed_on(tables)
    costs, quests = board.character_cost, board.quests
    return {
        "aid": board.aid_needed,
        "points": board.relationship_vp,
        "capacity": board.item_capacity,
        "bag": board.bag_capacity,
        "track": board.track_length,
        "action": {
            character: ITEMS[costs[number]] if costs[number] != NONE else None
            for number, character in enumerate(CHARACTERS)
        },
        "quests": {
            name: {"suit": SUITS[quests.suit[number]], "items": [ITEMS[item] for item in quests.items[number]]}
            for number, name in enumerate(quests.ids)
        },
    }
