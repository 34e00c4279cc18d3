"""The face of Greenland in the terminal: the event, an offer that is being made, the rows of cards, the tribes; and
what is printed on the cards, for whoever draws them otherwise.

`rows` draws the cards that are hunted, `tribes` the placards, hands and tableaus, `cards` says what cards do,
`layout` what is printed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from lawspeaker.games.greenland.faces.cards import card_words, rank_words, reference
from lawspeaker.games.greenland.faces.layout import layout
from lawspeaker.games.greenland.faces.rows import Rows
from lawspeaker.games.greenland.faces.table import GreenlandDrawing
from lawspeaker.games.greenland.faces.tribes import tribe_lines
from lawspeaker.games.greenland.model.phrases import (
    SCORED_BEFORE,
    SCORED_POPULATION,
    SCORED_REPRESENTATIVES,
    SCORED_RESOURCES,
    SCORED_TROPHIES,
)
from lawspeaker.games.greenland.model.state import GreenlandSetting
from lawspeaker.games.greenland.model.tables import CROWD, LIVESTOCK, NONE, TRIBE_COUNT, TRIBES, VENEREAL, Icon
from lawspeaker.games.greenland.phases.event.phase import FIRST_ICON
from lawspeaker.games.greenland.phases.event.trade import on_offer
from lawspeaker.games.tribes import drawing
from lawspeaker.games.tribes.drawing import INDENT, NOW, Legend, named
from lawspeaker.games.tribes.phases import ASSIGN, EVENT, NEGOTIATE, OVER, SETUP
from lawspeaker.kernel.game import Game, Setting
from lawspeaker.text.drawing import Block, Blocks, View, below, in_lines
from lawspeaker.text.face import Face, Source
from lawspeaker.text.words import Words

IN_THE_ROWS = {"send", "hunt", "reassign", "pacify"}  # options that point there
AMONG_THE_TRIBES = {"card", "rank", "spot", "place", "tribe", "propose", "agree", "bid"}  # what points there, besides

ROWS_WIDTH, TRIBE_WIDTH = 76, 60  # what the rows and a tribe need to stand beside others


class GreenlandFace(Face):
    """The event, an offer that is being made, the rows of cards, the tribes."""

    minutes = (60, 120)
    weight = 4

    def draw(self, view: View, words: Words, targets: set[str], focus: set[str]) -> RenderableType:
        """The whole table."""
        table = GreenlandDrawing(view, words, targets, focus)
        rows = Group(Rows(table, roomy=True), Legend(table))
        return Blocks({**turn(table), "rows": Block(rows, ROWS_WIDTH), **below(tribes(table))})

    def parts(self, view: View, words: Words, targets: set[str], focus: set[str]) -> dict[str, RenderableType]:
        """The rows, the tribes, and what cards do."""
        table = GreenlandDrawing(view, words, targets, focus)
        return {
            table.say("rows"): Blocks(
                {**turn(table), "rows": Block(Rows(table, roomy=False), ROWS_WIDTH, apart=False)}
            ),
            table.say("tribes"): Blocks({**turn(table), **tribes(table)}),
            table.say("cards"): reference(table),
        }

    def page(self, targets: set[str]) -> int:
        return drawing.page(targets, IN_THE_ROWS, AMONG_THE_TRIBES)

    def status(self, view: View, words: Words) -> str:
        """The turn and the phase."""
        return drawing.status("greenland", view, words, SETUP, OVER)

    def explain(self, view: View, words: Words, things: Iterable[str]) -> dict[str, str]:
        table = GreenlandDrawing(view, words, set(), set())
        known = super().explain(view, words, named(things))
        found = drawing.explanations(table, known, things, card_words)
        ranks = {thing: said for thing in things if (said := rank_words(table, thing))}
        return found | {thing: " · ".join(filter(None, [said, found.get(thing)])) for thing, said in ranks.items()}

    def legend(self, view: View, words: Words) -> list[str]:
        return GreenlandDrawing(view, words, set(), set()).signs()

    def standing(self, view: View, record: Sequence[Mapping[str, object]], words: Words) -> str:
        """The bids so far, or the terms of an offer."""
        return drawing.standing(GreenlandDrawing(view, words, set(), set()), record)

    def breakdown(self, view: View, record: Sequence[Mapping[str, object]], words: Words) -> RenderableType:
        """Where the points came from: people, trophies or disks, representatives."""
        table = GreenlandDrawing(view, words, set(), set())
        return drawing.breakdown(table, table.game.points, table.game.winners, record, *counted(record))

    def sources(self, view: View, record: Sequence[Mapping[str, object]], words: Words) -> list[Source]:
        return drawing.sources_of(GreenlandDrawing(view, words, set(), set()), record, *counted(record))

    def stock(self, view: View, words: Words) -> dict[str, str]:
        """What each tribe has, and what it would score now."""
        table = GreenlandDrawing(view, words, set(), set())
        game, points = table.game, cast("dict[str, int]", table.facts["points"])
        found = {}
        for tribe in table.tribes:
            name = table.tribe_name(tribe)
            found[f"{name}, {words.say('ui-points')}"] = str(points.get(TRIBES[tribe], 0))
            for disk, disks in enumerate((game.energy, game.ivory, game.iron)):
                found[f"{name}, {words.value('disk', disk)}"] = str(disks[tribe])
        return found

    def sides(self, game: Game, words: Words) -> dict[int, str]:
        return drawing.sides(game, words)

    def layout(self, setting: Setting) -> dict[str, object]:
        assert isinstance(setting, GreenlandSetting)
        return layout(setting)


def counted(record: Sequence[Mapping[str, object]]) -> list[str]:
    """The phrases that tell where points came from."""
    phrases = [SCORED_POPULATION, SCORED_TROPHIES, SCORED_RESOURCES, SCORED_REPRESENTATIVES]
    if any(entry["phrase"] == SCORED_BEFORE.name for entry in record):
        phrases.append(SCORED_BEFORE)
    return [phrase.name for phrase in phrases]


# The event and the offer


def turn(table: GreenlandDrawing) -> dict[str, Block]:
    """What the turn has in store, above everything else."""
    return {"turn": Block(TurnLines(table))}


def tribes(table: GreenlandDrawing) -> dict[str, Block]:
    return drawing.tribes(table, tribe_lines, TRIBE_WIDTH)


class TurnLines:
    """What the turn has in store: the event with its icons, the order of play; and an offer that is on the table."""

    def __init__(self, table: GreenlandDrawing) -> None:
        self.table = table

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        table, game = self.table, self.table.game
        if game.event != NONE:
            yield from in_lines([*event(table), order(table), *of_variant(table)], options.max_width, INDENT)
        if game.phase == NEGOTIATE and (game.contested != NONE or game.partner != NONE):
            yield from in_lines(drawing.talks(table, game.contested), options.max_width, INDENT)


def event(table: GreenlandDrawing) -> list[Text]:
    """The event of the turn, its icons from left to right with the one that is being settled, and the ship."""
    game = table.game
    found = table.tables.events[game.event]
    now = game.step - FIRST_ICON if game.phase == EVENT else NONE
    said = [Text(table.words.value("event", game.event), "bold")]
    for number, icon in enumerate(found.icons):
        said.append(Text.assemble((NOW if number == now else "", "bold"), icon_words(table, icon)))
    if found.ship:
        goods = on_offer(game) if found.goods != NONE or now == len(found.icons) else NONE
        brought = table.say("an-animal") if goods == NONE else table.card_name(goods)
        ship = Text.assemble((NOW if now == len(found.icons) else "", "bold"), table.say("ship", card=brought))
        said.append(ship)
    return said


def icon_words(table: GreenlandDrawing, icon: Icon) -> str:
    """An icon, with the number or the tribes that it shows."""
    said = table.words.value("icon", icon.kind)
    if icon.kind == CROWD:
        return f"{said} ({table.say('at-least', count=icon.number)})"
    if icon.kind == VENEREAL:
        families = [table.tribe_name(tribe) for tribe in range(TRIBE_COUNT) if (icon.number >> tribe) & 1]
        return f"{said} ({table.words.listed(families)})"
    return said


def order(table: GreenlandDrawing) -> Text:
    """The tribes in the order of play; in the phases that go by it, whose turn it is."""
    game = table.game
    return drawing.order(table, game.acting if game.phase in (EVENT, ASSIGN, LIVESTOCK) else NONE)


def of_variant(table: GreenlandDrawing) -> list[Text]:
    """What only some variants have: the heroine of a saga, the depot of the occupiers."""
    game = table.game
    said = []
    if game.heroine != NONE:
        said.append(Text(table.say("heroine", card=table.card_name(game.heroine))))
    if game.depot > 0:
        said.append(Text(table.say("depot", goods=table.goods(0, game.depot, 0, 0))))
    return said
