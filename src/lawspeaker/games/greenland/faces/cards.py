"""What cards do once they lie in a tableau, and elders on their ranks, in a few words."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from lawspeaker.games.greenland.faces.table import GreenlandDrawing
from lawspeaker.games.greenland.model.tables import (
    ANIMAL,
    DAUGHTER,
    INVENTION,
    POWERS,
    RANKS,
    TRIBES,
    TYPES,
    WARMS_CARD,
    Rank,
)
from lawspeaker.games.greenland.phases.powers import rank_of
from lawspeaker.games.tribes.drawing import faces
from lawspeaker.text.drawing import QUIET, explained


def effects(table: GreenlandDrawing, card: int) -> list[str]:
    """What a card in a tableau does, what it costs, and what it is worth."""
    found = table.tables.cards[card]
    said = dice(table, found.rerolls, "reroll") + dice(table, found.changes, "change")
    said += [table.say("first", type=table.type_name(type)) for type in range(len(TYPES)) if found.first[type]]
    if found.sled:
        said.append(table.say("sled"))
    if found.hand_size:
        said.append(table.say("hand-size", count=found.hand_size))
    if found.animal_hand_size:
        said.append(table.say("animal-hand-size", count=found.animal_hand_size))
    said += [power(table, number) for number in range(len(POWERS)) if found.powers[number]]
    if found.kind == ANIMAL:
        said += keeping(table, card)
    value = table.goods(0, found.value_energy, found.value_ivory, found.value_iron)
    if value:
        said.append(table.say("value", goods=value))
    if found.points:
        said.append(table.say("points", count=found.points))
    return said


def card_words(table: GreenlandDrawing, card: int) -> str:
    """A card in a line: how it is hunted, what that brings, and what the card does once it lies in a tableau."""
    found = table.tables.cards[card]
    said = []
    if found.kind != DAUGHTER and card in table.game.in_rows():
        printed = table.game.hunt_of(card)
        said.append(f"{table.type_name(printed.type)} {printed.hits}×{'1' if table.game.is_cold(card) else '1,2'}")
        if printed.deadly:
            said.append(f"{table.say('deadly')} {faces(printed.deadly)}")
        goods = table.goods(printed.babies, printed.energy, printed.ivory, printed.iron)
        if goods:
            said.append(goods)
    return table.words.listed([*said, *effects(table, card)])


def power(table: GreenlandDrawing, number: int) -> str:
    return table.say(f"power-{POWERS[number]}")


def keeping(table: GreenlandDrawing, card: int) -> list[str]:
    """What an animal eats and gives, and how it is raided."""
    found = table.tables.cards[card]
    said = [table.say("hay", count=found.hay)] if found.hay else []
    if found.gives:
        given = [table.goods(found.gives, 0, 0, 0)]
        if found.wool:
            given.append(table.goods(0, 0, 1, 0))
        said.append(table.say("gives", goods="/".join(given)))
    said.append(table.say("raided", faces=faces(found.raid)) if found.raid else table.say("unraided"))
    return said


def dice(table: GreenlandDrawing, masks: list[int], message: str) -> list[str]:
    """Faces that may be rolled again or become a 1, by type of hunt."""
    return [
        table.say(message, type=table.type_name(type), faces=faces(masks[type]))
        for type in range(len(TYPES))
        if masks[type]
    ]


def rank_effects(table: GreenlandDrawing, rank: Rank) -> list[str]:
    """What is printed on a rank of one placard only; what all elders of a rank can do is in the law."""
    said = dice(table, rank.rerolls, "reroll")
    if rank.hand_size:
        said.append(table.say("hand-size", count=rank.hand_size))
    if rank.warms_new_world:
        said.append(table.say("warms-new-world"))
    if rank.warms_card:
        said.append(power(table, WARMS_CARD))
    if rank.ivory_tools:
        said.append(table.say("ivory-tools"))
    return said


def rank_words(table: GreenlandDrawing, thing: str) -> str:
    """What a rank is called on the placard it is on, and what is printed there: of `spot norse_2`, or of the asked
    tribe for `rank 2`; nothing for anything else.
    """
    domain, _, value = thing.partition(" ")
    name, _, number = value.rpartition("_")
    tribes = [TRIBES.index(name)] if domain == "spot" and name in TRIBES else table.asked() if domain == "rank" else []
    if not tribes or not number.isdigit():
        return ""
    rank = rank_of(table.game, tribes[0], int(number) - 1)
    title, name = table.words.value("title", rank.title), table.words.value("rank", int(number) - 1)
    own = [] if title.casefold() in name.casefold() else [title]  # "Rank 6 (mariner)" says it already
    return table.words.listed(own + rank_effects(table, rank))


def reference(table: GreenlandDrawing) -> RenderableType:
    """What the D and I cards of rows and hands would do in a tableau; then what is printed on the placards."""
    game = table.game
    cards = game.in_rows()
    for tribe in table.tribes:
        cards += game.hand_of(tribe)
    rows = [
        [table.card(card), Text(table.words.listed(effects(table, card)), QUIET)]
        for card in cards
        if table.tables.cards[card].kind in (ANIMAL, INVENTION)
    ]
    for tribe in table.tribes:
        for number in range(RANKS):
            rank = rank_of(game, tribe, number)
            title = Text.assemble(" ", table.mark(tribe), f" {number + 1} {table.words.value('title', rank.title)}")
            rows.append([title, Text(table.words.listed(rank_effects(table, rank)), QUIET)])
    return explained([row for row in rows if row[1]])
