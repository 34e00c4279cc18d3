"""A Vagabond's board in the terminal, and what is printed on it."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from lawspeaker.games.root.faces.boards import INDENT, Fields, labelled
from lawspeaker.games.root.faces.table import Table, cards_of
from lawspeaker.games.root.factions.vagabond.satchel import CONDITIONS
from lawspeaker.games.root.model.tables import CHARACTERS, ITEMS, NONE, SUITS, Tables
from lawspeaker.text.drawing import QUIET


def draw(table: Table, seat: int, fields: Fields) -> list[Text]:
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


def printed(tables: Tables) -> dict[str, object]:
    """What is printed on the board, for whoever draws it elsewhere."""
    return {
        "aid": tables.aid_needed,
        "points": tables.relationship_vp,
        "capacity": tables.item_capacity,
        "bag": tables.bag_capacity,
        "track": tables.track_length,
        "action": {
            character: ITEMS[tables.character_cost[number]] if tables.character_cost[number] != NONE else None
            for number, character in enumerate(CHARACTERS)
        },
    }
