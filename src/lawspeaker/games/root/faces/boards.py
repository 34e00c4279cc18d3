"""The factions' own boards, each drawn in its own way; one without a drawing shows what is written on it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import cast

from rich.console import RenderableType
from rich.text import Text

from lawspeaker.games.root.faces.table import EMPTY, FULL, HIRELING_MARKS, RootDrawing, cards_of
from lawspeaker.games.root.model.draft import WANDERERS
from lawspeaker.games.root.model.faction import Kit
from lawspeaker.games.root.model.tables import CHARACTERS, FACTIONS, HIRELINGS, NONE, SUITS, WARRIOR
from lawspeaker.text.drawing import QUIET, unbroken

Fields = dict[str, object]
BoardDrawing = Callable[[RootDrawing, int, Fields], list[Text]]

INDENT = "   "


def faction_board(table: RootDrawing, seat: int) -> list[RenderableType]:
    """The name of a faction, how many warriors it has left, and its board."""
    name = table.factions[seat]
    fields = table.boards[name]
    head = Text.assemble(table.mark(seat), " ", (table.faction_name(seat), f"bold {table.colour(seat)}"))
    for kind in table.setting.kinds_of[seat]:
        each = table.setting.tables.kinds[kind]
        if each.type == WARRIOR:
            head.append(f"  {table.say('warriors', count=table.each('supply')[each.name])}", QUIET)
            break  # a chief has no supply
    lines = drawing_of(table.setting.kits[table.setting.factions[seat]])(table, seat, fields)
    return [head, *(unbroken(line, 2 * len(INDENT)) for line in [*lines, *crafted(table, seat)])]


def pool(table: RootDrawing) -> list[RenderableType]:
    """A.8.1 The set-up cards that can still be chosen, with their reach, the locked one, and the characters beside."""
    names = cast("list[str]", table.draft.get("pool", []))
    if not names:
        return []
    lines: list[RenderableType] = [Text(table.say("pool"), "bold")]
    for name in names:
        number = FACTIONS.index(name)
        sign, style = table.sign(f"faction {name}")
        look = table.setting.kits[number].look
        line = Text.assemble((sign, "bold"), (look.mark, f"bold {look.colour}"), " ")
        line.append(table.words.value("faction", number), f"bold {style}")
        line.append(f"  {table.say('pool-reach', count=table.setting.tables.reach[number])}", QUIET)
        if number in WANDERERS:
            character = cast("list[str]", table.draft["characters"])[WANDERERS.index(number)]
            line.append(f"  {table.words.value('character', CHARACTERS.index(character))}")
        if table.draft["locked"] == name:
            line.append(f"  {table.say('pool-locked')}", "bold")
        lines.append(line)
    return lines


def hireling_cards(table: RootDrawing) -> list[RenderableType]:
    """E.1 A line for each hireling: its side that is up, who controls it for how long, and what else lies on it."""
    lines: list[RenderableType] = []
    for name, fields in table.hirelings().items():
        side = table.words.value("demoted" if fields["demoted"] else "hireling", HIRELINGS.index(name))
        controller = cast(int, fields["controller"])
        held = table.say("hireling-free")
        if controller != NONE:
            held = table.say(
                "hireling-held", faction=table.faction_name(controller), count=cast(int, fields["markers"])
            )
        line = Text.assemble((f"{HIRELING_MARKS[name]} {side}", table.hireling_style(name)), (f"  {held}", QUIET))
        kept = cast(int, fields.get("kept", 0))
        items = cast(int, fields.get("clubs", 0)) + sum(cast("dict[str, int]", fields.get("items", {})).values())
        if kept:
            line.append(f"  {table.say('hireling-kept', count=kept)}", QUIET)
        if items:
            line.append(f"  {table.say('hireling-items', count=items)}", QUIET)
        revealed = cards_of(fields.get("revealed", []))[0]
        if revealed:
            titles = table.words.listed(table.card_name(table.deck.ids.index(card)) for card in revealed)
            line.append(f"  {table.say('hireling-revealed', cards=titles)}", QUIET)
        roads = cast("list[str]", fields.get("roads", []))
        if roads:
            line.append(f"  {table.say('hireling-roads', paths=table.words.listed(roads))}", QUIET)
        lines.append(line)
    return lines


def drawing_of(kit: Kit) -> BoardDrawing:
    """How the board of a faction is drawn: in its own way, or as it is written."""
    return cast(BoardDrawing, import_module(kit.drawing).draw) if kit.drawing else plain


def in_forest(table: RootDrawing, seat: int, forest: str) -> Text:
    """What a faction has in a forest, where its drawing says so."""
    drawing = table.setting.kits[table.setting.factions[seat]].drawing
    found = getattr(import_module(drawing), "in_forest", None) if drawing else None
    return Text() if found is None else cast(Text, found(table, seat, forest))


def token_in(table: RootDrawing, seat: int, kind: str, clearing: str) -> str:
    """The letter of a token in a clearing: that of its kind, or what the faction's drawing says."""
    drawing = table.setting.kits[table.setting.factions[seat]].drawing
    found = getattr(import_module(drawing), "token_in", None) if drawing else None
    return table.piece(kind) if found is None else cast(str, found(table, seat, kind, clearing))


def plain(table: RootDrawing, seat: int, fields: Fields) -> list[Text]:
    """The fields of a board as they are written."""
    return [labelled(name, str(value)) for name, value in fields.items()]


def crafted(table: RootDrawing, seat: int) -> list[Text]:
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


def suits_of(table: RootDrawing, cards: list[str]) -> Text:
    """Cards by their suits: `fox×2 bird`."""
    found = Text()
    for number, suit in enumerate(SUITS):
        count = len([card for card in cards if table.deck.suit[table.deck.ids.index(card)] == number])
        if count:
            found.append(" " if found else "").append_text(table.suit(suit))
            found.append(f"×{count}" if count > 1 else "")
    return found
