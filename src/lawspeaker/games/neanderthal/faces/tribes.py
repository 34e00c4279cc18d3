"""The tribes: their words and people, their brain maps, the elders on their placards, their hands and tableaus."""

from __future__ import annotations

from rich.text import Text

from lawspeaker.games.neanderthal.faces.cards import described, effects
from lawspeaker.games.neanderthal.faces.table import NeanderthalDrawing
from lawspeaker.games.neanderthal.model.tables import (
    ANIMAL,
    COLOUR_OF_PORTAL,
    COLOURS,
    DAUGHTER,
    GAME,
    INVENTION,
    KINDS,
    NONE,
    ORANGE,
    PORTAL_COUNT,
    PORTALS,
    RANK_NAMES,
    RANKS,
    TRIBES,
)
from lawspeaker.games.neanderthal.phases.powers import hand_size, ranks_open_to
from lawspeaker.games.tribes.drawing import ALPHA, INDENT, counted, listed, title
from lawspeaker.games.tribes.phases import OVER
from lawspeaker.games.tribes.pieces import DEAD, FREE
from lawspeaker.text.drawing import QUIET, in_lines

LAID = (DAUGHTER, ANIMAL, INVENTION, GAME)  # what lies in a tableau, in the order in which it is shown
LAIN, BARE = "●", "○"  # whether a disk lies on a place of the brain map


def tribe_lines(table: NeanderthalDrawing, tribe: int, room: int) -> list[Text]:
    """A tribe: its name, what it has, its brain map, its placard, its cards."""
    game = table.game
    lines = in_lines([title(table, tribe), *standing(table, tribe)], room, INDENT)
    if not game.tribal[tribe]:  # I1c: otherwise its portals are words again
        label = table.say("brain", count=game.portals_of(tribe), needed=game.variant.threshold(game))
        lines += listed(label, brain(table, tribe), room)
    lines += listed(table.say("elders"), [rank(table, tribe, number) for number in ranks_open_to(game, tribe)], room)
    held, size = game.hand_of(tribe), hand_size(game, tribe)
    if held or size:
        hand = [token for card in held for token in card_tokens(table, card, described(table, card))]
        lines += listed(table.say("hand", count=len(held), size=size), hand, room)
    for kind in LAID:
        cards = [card for card in game.cards_of(tribe) if table.tables.cards[card].kind == kind]
        if cards:
            laid = [token for card in cards for token in card_tokens(table, card, effects(table, card))]
            lines += listed(table.say(f"laid-{KINDS[kind]}"), laid, room)
    return lines


def standing(table: NeanderthalDrawing, tribe: int) -> list[Text]:
    """The side of the placard, the sexuality, the vocabulary, the unassigned and the dead; at the end the points."""
    game, words = table.game, table.words
    said = [Text(table.say("tribal" if game.tribal[tribe] else "vocal"), "bold")]
    if game.sexuality[tribe] != NONE:
        said.append(Text(words.value("sexuality", game.sexuality[tribe], within=True), "bold"))
    vocabulary = [f"{game.vocabulary[tribe * COLOURS + colour]}{table.disk(colour)}" for colour in range(COLOURS)]
    said.append(counted(table.say("vocabulary"), " ".join(vocabulary)))
    for place in (FREE, DEAD):
        if place == FREE and game.variant.mapped and game.count(tribe, FREE) == 0:
            continue  # L6e: they stand on the map
        led = ALPHA if game.alpha[tribe] == place else ""
        said.append(counted(words.value("place", place, within=True), f"{game.count(tribe, place)}{led}"))
    guests = table.group(game.camp(tribe))
    if guests:
        said.insert(-1, Text.assemble((f"{table.say('guests')} ", QUIET), guests))
    if game.is_lazarus(tribe):
        said.append(Text(table.say("lazarus"), "bold"))
    if game.phase == OVER:
        said.append(counted(table.say("total"), str(game.points[tribe])))
    return said


def brain(table: NeanderthalDrawing, tribe: int) -> list[Text]:
    """The brain map: `Venus O● B○`, and which places can be chosen."""
    game = table.game
    found: dict[str, Text] = {}
    for portal in range(PORTAL_COUNT):
        spot = PORTALS[portal].split("_")[0]
        text = found.setdefault(spot, Text(table.say(f"portal-{spot}"), QUIET))
        own = [f"portal {PORTALS[portal]}"] if tribe in table.asked() else []
        sign, style = table.sign(*own)
        number = game.portals[tribe * PORTAL_COUNT + portal]
        text.append(sign, "bold").append(table.disk(COLOUR_OF_PORTAL[portal]), style)
        text.append(LAIN * number or BARE, "bold" if number else QUIET)
    return list(found.values())


def rank(table: NeanderthalDrawing, tribe: int, number: int) -> Text:
    """A rank of a placard: `3 Knapper Ar1(B)` with a disk under the elder, and whether it can be chosen."""
    game = table.game
    spot = f"{TRIBES[tribe]}_{number + 1}"
    own = [f"rank {number + 1}"] if tribe in table.asked() else []
    sign, style = table.sign(f"spot {spot}", f"place {spot}", f"dedicated {spot}", *own)
    text = Text.assemble((sign, "bold"), (f"{number + 1} {table.say(f'rank-{RANK_NAMES[number]}')}", style), " ")
    text.append_text(table.group(game.spot(tribe, number)) or Text("–", QUIET))
    if game.immature[tribe * RANKS + number]:
        text.append_text(table.bound(table.disk(table.tables.ranks[number].cost)))
    return text


def card_tokens(table: NeanderthalDrawing, card: int, said: list[str]) -> list[Text]:
    """A card of a hand or a tableau: the disks on it, who is wed to it, who courts her; and what it does."""
    game, text = table.game, table.card(card)
    text.append_text(table.bound(table.disks(game.disks[card * COLOURS : (card + 1) * COLOURS])))
    if game.is_daughter(card) and game.husband(card) != NONE:
        text.append(f" {table.say('wed')} ", QUIET).append_text(table.group(game.of.wed[card]))
        text.append_text(table.bound(table.disk(ORANGE) if game.unripe[card] else ""))
    suitors = table.party(card)
    if suitors:
        text.append(f" {table.say('suitors')} ", QUIET).append_text(suitors)
    return [text, *(Text(each, QUIET) for each in said)]
