"""The tribes: their disks and people, the elders on their placards, their hands and tableaus."""

from __future__ import annotations

from rich.text import Text

from lawspeaker.games.greenland.faces.cards import effects
from lawspeaker.games.greenland.faces.table import GreenlandDrawing
from lawspeaker.games.greenland.model.tables import (
    ANIMAL,
    DAUGHTER,
    GAME,
    IMPORT,
    INVENTION,
    KINDS,
    NONE,
    RANKS,
    TRIBES,
)
from lawspeaker.games.greenland.phases.powers import animal_hand_size, hand_size, rank_of
from lawspeaker.games.tribes.drawing import ALPHA, INDENT, counted, listed, title
from lawspeaker.games.tribes.phases import OVER
from lawspeaker.games.tribes.pieces import DEAD, FREE
from lawspeaker.text.drawing import QUIET, in_lines

LAID = (DAUGHTER, ANIMAL, INVENTION, IMPORT, GAME)  # what lies in a tableau, in the order in which it is shown


def tribe_lines(table: GreenlandDrawing, tribe: int, room: int) -> list[Text]:
    """A tribe: its name, what it has, its placard, its cards; J1.1 of one that has died out, daughters may be left."""
    game = table.game
    lines = in_lines([title(table, tribe), *standing(table, tribe)], room, INDENT)
    if not game.extinct[tribe]:
        lines += listed(table.say("elders"), [rank(table, tribe, number) for number in range(RANKS)], room)
    held, size, animals = game.hand_of(tribe), hand_size(game, tribe), animal_hand_size(game, tribe)
    if held or size or animals:
        label = table.say("hand", count=len(held), size=f"{size}+{animals}D" if animals else str(size))
        lines += listed(label, [card_text(table, card) for card in held], room)
    for kind in LAID:
        cards = [card for card in game.cards_of(tribe) if table.tables.cards[card].kind == kind]
        if cards:
            lines += listed(table.say(f"laid-{KINDS[kind]}"), [card_text(table, card) for card in cards], room)
    return lines


def standing(table: GreenlandDrawing, tribe: int) -> list[Text]:
    """Religion, disks, people who are unassigned and the dead; points of an earlier part, and at the end all."""
    game, words = table.game, table.words
    if game.extinct[tribe]:
        return [Text(table.say("extinct"), "bold")]
    said = [Text(words.value("religion", game.religion[tribe], within=True), "bold")]
    if game.converting[tribe]:
        said.append(Text(table.say("converting"), "bold"))
    for disk, disks in enumerate((game.energy, game.ivory, game.iron)):
        said.append(counted(words.value("disk", disk, within=True), str(disks[tribe])))
    said[-3].append(f"/{table.tables.most_energy}", QUIET)
    for place in (FREE, DEAD):
        led = ALPHA if game.alpha[tribe] == place else ""
        said.append(counted(words.value("place", place, within=True), f"{game.count(tribe, place)}{led}"))
    if game.banked[tribe] != 0:
        said.append(counted(table.say("banked"), str(game.banked[tribe])))
    if game.phase == OVER:
        said.append(counted(table.say("total"), str(game.points[tribe])))
    return said


def rank(table: GreenlandDrawing, tribe: int, number: int) -> Text:
    """A rank of a placard: `3 Artisan No2`, and whether it can be chosen."""
    spot = f"{TRIBES[tribe]}_{number + 1}"
    own = [f"rank {number + 1}"] if tribe in table.asked() else []
    sign, style = table.sign(f"spot {spot}", f"place {spot}", *own)
    title = table.words.value("title", rank_of(table.game, tribe, number).title)
    text = Text.assemble((sign, "bold"), (f"{number + 1} {title}", style), " ")
    return text.append_text(table.group(table.game.spot(tribe, number)) or Text("–", QUIET))


def card_text(table: GreenlandDrawing, card: int) -> Text:
    """A card of a hand or a tableau: what it does, who is wed to it, and who guards or raids it."""
    game, text = table.game, table.card(card)
    said = effects(table, card)
    if said:
        text.append(f" [{table.words.listed(said)}]", QUIET)
    if game.is_daughter(card) and game.husband(card) != NONE:
        text.append(f" {table.say('wed')} ", QUIET).append_text(table.group(game.of.wed[card]))
    if game.everybody(game.place_of(card)) > 0:
        text.append(f" {table.say('on-card')} ", QUIET).append_text(table.group(game.place_of(card)))
    return text
