"""The face of Neanderthal in the terminal: the event, an offer that is being made, Europe, the tribes.

`rows` draws the cards that are hunted, `tribes` the placards, hands and tableaus, `cards` says what cards do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from lawspeaker.games.neanderthal.faces.cards import Reference, card_words, effects, scores
from lawspeaker.games.neanderthal.faces.layout import layout
from lawspeaker.games.neanderthal.faces.rows import Rows
from lawspeaker.games.neanderthal.faces.table import NeanderthalDrawing
from lawspeaker.games.neanderthal.faces.tribes import tribe_lines
from lawspeaker.games.neanderthal.model.facts import goes_by_order, icon_now, is_auction
from lawspeaker.games.neanderthal.model.phrases import BONUS, SCORED_CARDS, SCORED_PEOPLE, SCORED_WORDS
from lawspeaker.games.neanderthal.model.state import NeanderthalSetting
from lawspeaker.games.neanderthal.model.tables import NONE, SEXUALITIES, TRIBES, Icon
from lawspeaker.games.tribes import drawing
from lawspeaker.games.tribes.drawing import INDENT, NOW, Legend, named
from lawspeaker.games.tribes.phases import ASSIGN, EVENT, NEGOTIATE, OVER, SETUP
from lawspeaker.kernel.game import Game, Setting
from lawspeaker.text.drawing import QUIET, Block, Blocks, View, below, in_lines
from lawspeaker.text.face import Face, Source
from lawspeaker.text.words import Words

IN_THE_ROWS = {"send", "send_guest", "take_back", "take_back_guest", "hunt", "into", "slot", "at"}  # what points there
AMONG_THE_TRIBES = {
    "card",
    "rank",
    "spot",
    "place",
    "tribe",
    "portal",
    "dedicated",
    "propose",
    "agree",
    "bid",
    "live",
}  # or here

ROWS_WIDTH, TRIBE_WIDTH = 76, 60  # what the rows and a tribe need to stand beside others


class NeanderthalFace(Face):
    """The event, an offer that is being made, Europe, the tribes."""

    minutes = (90, 150)
    weight = 5

    def draw(self, view: View, words: Words, targets: set[str], focus: set[str]) -> RenderableType:
        """The whole table."""
        table = NeanderthalDrawing(view, words, targets, focus)
        rows = Group(Rows(table, roomy=True), Legend(table))
        return Blocks({**turn(table), "rows": Block(rows, ROWS_WIDTH), **below(tribes(table))})

    def parts(self, view: View, words: Words, targets: set[str], focus: set[str]) -> dict[str, RenderableType]:
        """The rows, the tribes, and what cards do."""
        table = NeanderthalDrawing(view, words, targets, focus)
        return {
            table.say("rows"): Blocks(
                {**turn(table), "rows": Block(Rows(table, roomy=False), ROWS_WIDTH, apart=False)}
            ),
            table.say("tribes"): Blocks({**turn(table), **tribes(table)}),
            table.say("cards"): Reference(table),
        }

    def page(self, targets: set[str]) -> int:
        return drawing.page(targets, IN_THE_ROWS, AMONG_THE_TRIBES)

    def status(self, view: View, words: Words) -> str:
        """The turn and the phase.

        L2.1 On a map hunters move in phase 2, and there is nobody to talk with in phase 3.
        """
        mapped = cast(NeanderthalSetting, words.setting).variant.mapped
        return drawing.status("neanderthal", view, words, SETUP, OVER, (ASSIGN, NEGOTIATE) if mapped else ())

    def explain(self, view: View, words: Words, things: Iterable[str]) -> dict[str, str]:
        table = NeanderthalDrawing(view, words, set(), set())
        found = drawing.explanations(table, super().explain(view, words, named(things)), things, card_words)
        for thing in things:
            domain, _, value = thing.partition(" ")
            if domain == "sexuality":
                points = scores(table, table.tables.sexualities[SEXUALITIES.index(value)])
                found[thing] = table.say("scores", list=words.listed(points))
        return found

    def legend(self, view: View, words: Words) -> list[str]:
        return NeanderthalDrawing(view, words, set(), set()).signs()

    def standing(self, view: View, record: Sequence[Mapping[str, object]], words: Words) -> str:
        """The bids so far, or the terms of an offer."""
        return drawing.standing(NeanderthalDrawing(view, words, set(), set()), record)

    def breakdown(self, view: View, record: Sequence[Mapping[str, object]], words: Words) -> RenderableType:
        """Where the points came from: people, cards, words, and what some scenarios add."""
        table = NeanderthalDrawing(view, words, set(), set())
        return drawing.breakdown(table, table.game.points, table.game.winners, record, *counted(record))

    def sources(self, view: View, record: Sequence[Mapping[str, object]], words: Words) -> list[Source]:
        return drawing.sources_of(NeanderthalDrawing(view, words, set(), set()), record, *counted(record))

    def stock(self, view: View, words: Words) -> dict[str, str]:
        """What each tribe has, and what it would score now."""
        table = NeanderthalDrawing(view, words, set(), set())
        game, points = table.game, cast("dict[str, int]", table.facts["points"])
        found = {}
        for tribe in table.tribes:
            name = table.tribe_name(tribe)
            found[f"{name}, {words.say('ui-points')}"] = str(points.get(TRIBES[tribe], 0))
            found[f"{name}, {table.say('vocabulary')}"] = str(game.words(tribe))
        return found

    def sides(self, game: Game, words: Words) -> dict[int, str]:
        return drawing.sides(game, words)

    def layout(self, setting: Setting) -> dict[str, object]:
        """What is printed on cards and placards, and the places of Europe."""
        return layout(cast(NeanderthalSetting, setting))


def counted(record: Sequence[Mapping[str, object]]) -> list[str]:
    """The phrases that tell where points came from."""
    phrases = [SCORED_PEOPLE, SCORED_CARDS, SCORED_WORDS]
    if any(entry["phrase"] == BONUS.name for entry in record):
        phrases.append(BONUS)
    return [phrase.name for phrase in phrases]


# The event, the offer, the prey


def turn(table: NeanderthalDrawing) -> dict[str, Block]:
    """What the turn has in store, above everything else."""
    return {"turn": Block(TurnLines(table))}


def tribes(table: NeanderthalDrawing) -> dict[str, Block]:
    return drawing.tribes(table, tribe_lines, TRIBE_WIDTH)


class TurnLines:
    """What the turn has in store: the event with its icons, the order of play, the daughter; an offer that is on the
    table, and prey that is not safe yet.
    """

    def __init__(self, table: NeanderthalDrawing) -> None:
        self.table = table

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        table, game, room = self.table, self.table.game, options.max_width
        if game.event != NONE:
            played_by = [order(table)] if len(game.order) > 1 else []
            yield from in_lines([*event(table), *played_by], room, INDENT)
            if game.phase == EVENT and game.tableau[table.tables.daughters[game.event]] == NONE:
                yield from in_lines(auction(table), room, INDENT)
        if game.phase == NEGOTIATE and (game.contested != NONE or game.partner != NONE):
            yield from in_lines(drawing.talks(table, game.contested), room, INDENT)
        if any(tribe != NONE for tribe in game.prey_of):
            yield from in_lines(prey(table), room, INDENT)


def event(table: NeanderthalDrawing) -> list[Text]:
    """The event of the turn, and its icons in their order with the one that is being settled."""
    game = table.game
    said = [Text(table.words.value("event", game.event), "bold")]
    now = icon_now(game)
    for number, icon in enumerate(table.tables.events[game.event].icons):
        said.append(Text.assemble((NOW if number == now else "", "bold"), icon_words(table, icon)))
    return said


def icon_words(table: NeanderthalDrawing, icon: Icon) -> str:
    """An icon, and how often it is shown."""
    said = table.words.value("icon", icon.kind)
    return f"{said} ×{icon.number}" if icon.number > 1 else said


def auction(table: NeanderthalDrawing) -> list[Text]:
    """The daughter whom nobody has yet, and what she does."""
    game = table.game
    label = Text.assemble((NOW if is_auction(game) else "", "bold"), (table.say("auction"), QUIET))
    card = table.tables.daughters[game.event]
    return [label, table.card(card), *(Text(each, QUIET) for each in effects(table, card))]


def order(table: NeanderthalDrawing) -> Text:
    """The tribes in the order of play; where something goes by it, whose turn it is."""
    game = table.game
    return drawing.order(table, game.acting if goes_by_order(table.game) else NONE)


def prey(table: NeanderthalDrawing) -> list[Text]:
    """G4 Big game that predators may still take away: whose it is, and which of them comes."""
    game = table.game
    said = [Text(table.say("prey"), QUIET)]
    for card, tribe in enumerate(game.prey_of):
        if tribe != NONE:
            text = table.mark(tribe).append(f" {table.card_name(card)}")
            if game.stalker[card] != NONE:
                text.append(f" ← {table.card_name(game.stalker[card])}")
            said.append(text)
    return said
