"""What cards do once they lie in a tableau, and what sexualities score, in a few words."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from lawspeaker.games.neanderthal.faces.table import NeanderthalDrawing
from lawspeaker.games.neanderthal.model.tables import (
    ANIMAL,
    COLOURS,
    DAUGHTER,
    GAME,
    INVENTION,
    NONE,
    PORTALS,
    POWERS,
    STAYS_ALONE,
    TYPES,
    Card,
    Sexuality,
)
from lawspeaker.games.tribes.drawing import faces
from lawspeaker.text.drawing import QUIET, fill, in_lines

SCORES = ("unassigned", "alpha", "elder", "husband", "daughter", "animal", "invention", "trophy", "disk")


def effects(table: NeanderthalDrawing, card: int) -> list[str]:
    """What a card in a tableau does; a daughter also, which disks can be bid for her and where she opens portals."""
    found = table.tables.cards[card]
    said = []
    if found.media:
        said.append(table.say("media", disks=table.colours_of(found.media)))
    if any(found.portals):
        said.append(table.say("portals", portals=portals(table, found)))
    goods = table.goods(found.gives, found.frees)
    if goods:
        said.append(table.say("gives", goods=goods))
    for type in range(len(TYPES)):
        if found.changes[type]:
            said.append(table.say("change", type=table.type_name(type), faces=faces(found.changes[type])))
    if found.hand_size:
        said.append(table.say("hand-size", count=found.hand_size))
    if found.hunt.trophies > 1:
        said.append(f"×{found.hunt.trophies}")
    return said + [table.say(f"power-{POWERS[power]}") for power in powers(found, table.game.variant.mapped)]


def portals(table: NeanderthalDrawing, card: Card) -> str:
    """Where a daughter lets lay disks: `Venus O B, Bison W`."""
    found: dict[str, list[str]] = {}
    for number, portal in enumerate(PORTALS):
        if card.portals[number]:
            spot, disk = portal.split("_")
            found.setdefault(table.say(f"portal-{spot}"), []).append(table.say(f"disk-{disk}"))
    return table.words.listed(f"{spot} {' '.join(disks)}" for spot, disks in found.items())


def powers(card: Card, mapped: bool) -> list[int]:
    """What a card can do; L4 on a map, where no species stands against another, some daughters do something else."""
    found = [power for power in range(len(POWERS)) if card.powers[power]]
    alone = [power for power in found if power >= STAYS_ALONE]
    if mapped and alone:
        return alone
    return [power for power in found if power < STAYS_ALONE]


class Reference:
    """The daughter to be had this turn, what the D and I cards of rows and hands would do, and what scores."""

    def __init__(self, table: NeanderthalDrawing) -> None:
        self.table = table

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        rows = [row for row in [*self.cards(), *self.ways()] if row[1]]
        indent = max((name.cell_len for name, _ in rows), default=0) + 2
        for name, said in rows:
            fill(name, indent - 2)
            yield from in_lines([name, *(Text(each, QUIET) for each in said)], options.max_width, indent)

    def cards(self) -> list[tuple[Text, list[str]]]:
        table, game = self.table, self.table.game
        cards = [] if game.event == NONE else [table.tables.daughters[game.event]]
        cards += game.biomes_in_play()
        for tribe in table.tribes:
            cards += game.hand_of(tribe)
        return [(table.card(card), described(table, card)) for card in cards]

    def ways(self) -> list[tuple[Text, list[str]]]:
        """J What the sexuality of each tribe scores."""
        table, game = self.table, self.table.game
        rows = []
        for tribe in table.tribes:
            if game.sexuality[tribe] != NONE:
                name = table.words.value("sexuality", game.sexuality[tribe], within=True)
                rows.append((Text.assemble(" ", table.mark(tribe), f" {name}"), scores(table, game.ways(tribe))))
        return rows


def described(table: NeanderthalDrawing, card: int) -> list[str]:
    """What a card would do in a tableau, and I3 which disk it takes to lay it out."""
    found = table.tables.cards[card]
    if found.kind == GAME:
        return []
    cost = [table.say("cost", disks=table.colours_of(found.cost))] if found.kind in (ANIMAL, INVENTION) else []
    return [*cost, *effects(table, card)]


def card_words(table: NeanderthalDrawing, card: int) -> str:
    """A card in a line: how it is hunted, what that brings, and what the card does once it lies in a tableau."""
    found = table.tables.cards[card]
    said = []
    if found.kind == DAUGHTER and any(table.game.disks[card * COLOURS : (card + 1) * COLOURS]):
        said.append(table.say("immature-daughter"))
    if found.kind != DAUGHTER and table.game.slot_of(card) != NONE:
        printed = found.hunt
        said.append(f"{table.type_name(printed.type)} {printed.hits}×{faces(printed.hitting)}")
        if any(printed.tools):
            said.append(f"{table.say('tools')} {table.disks(printed.tools)}")
        if printed.bloody:
            said.append(f"{table.say('kills')} {faces(printed.bloody)}")
        goods = table.goods(printed.babies, printed.frees)
        if goods:
            said.append(goods)
    return table.words.listed([*said, *described(table, card)])


def scores(table: NeanderthalDrawing, ways: Sexuality) -> list[str]:
    """J What a sexuality scores: `unassigned 1`, `Alpha 3` and so on."""
    points = zip(SCORES, points_of(ways), strict=True)
    return [f"{table.say(f'score-{name}')} {number}" for name, number in points]


def points_of(ways: Sexuality) -> list[int]:
    """In the order of SCORES."""
    return [
        ways.unassigned,
        ways.alpha,
        ways.elder,
        ways.husband,
        ways.daughter,
        ways.animal,
        ways.invention,
        ways.trophy,
        ways.disk,
    ]
