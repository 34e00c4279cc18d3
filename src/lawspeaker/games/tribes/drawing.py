"""What the faces of the tribal games draw alike: marks, groups of pieces, tribes, offers, two rows, the end."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar, cast

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from lawspeaker.games.tribes.dice import FACES
from lawspeaker.games.tribes.phrases import AGREE, BID, BIDS, OFFER
from lawspeaker.games.tribes.pieces import NOBODY, TribalGame, by_seat
from lawspeaker.games.tribes.rows import ROWS
from lawspeaker.kernel.game import Game
from lawspeaker.kernel.schema import Cards, Parts, Shape
from lawspeaker.text.drawing import (
    NOW_SIGN,
    QUIET,
    SUBJECT_SIGN,
    Block,
    TableDrawing,
    View,
    fill,
    in_columns,
    in_lines,
)
from lawspeaker.text.face import Source
from lawspeaker.text.words import Words
from lawspeaker.text.wrapping import wrapped

ALPHA = "*"  # after the number of a group that the Alpha is in
NOW = NOW_SIGN  # what is being settled, whose turn it is
INDENT = 3
GAP = 3  # between the rows of cards, side by side
NARROWEST_NAME = 12


T = TypeVar("T", bound="TribalDrawing")


def open_part(shape: Shape, value: object) -> object:
    """What lies open of a field: everything but the cards of zones."""
    if isinstance(shape, Parts):
        return {name: open_part(part, None) for name, part in shape.parts.items()}
    return [] if isinstance(shape, Cards) else value


class TribalDrawing(TableDrawing):
    """A seat's view of a tribal game. All but cards that lie face down is open, so the rules can be asked about it:
    `game` is the table without those.
    """

    game: TribalGame
    marks: ClassVar[dict[str, str]] = {}  # by tribe
    colours: ClassVar[dict[str, str]] = {}

    def __init__(self, view: View, words: Words, targets: set[str], focus: set[str], game: TribalGame) -> None:
        super().__init__(view, words, targets, focus)
        self.game = game
        game.clear()
        schema = game.setting.schema
        schema.load(game, {name: open_part(shape, self.state[name]) for name, shape in schema.fields.items()})
        game.sort_cards()
        seated = [tribe for tribe, seat in enumerate(game.seat_of) if seat != NOBODY]
        self.tribes = sorted(seated, key=lambda tribe: game.seat_of[tribe])  # those in play

    def deck_size(self, row: int) -> int:
        """How many cards the deck of a row has."""
        return len(cast("dict[str, list[object]]", self.state["decks"])[ROWS[row]])

    def asked(self) -> list[int]:
        """The tribes of whoever has to answer here."""
        ask = cast("dict[str, object] | None", self.view["ask"])
        if ask is None or "options" not in ask:
            return []
        return [tribe for tribe in self.tribes if self.game.seat_of[tribe] == ask["seat"]]

    # How it is said.

    def say(self, message: str, /, **args: str | int) -> str:
        """A message of the game's own face."""
        raise NotImplementedError

    def card_name(self, card: int) -> str:
        return self.words.value("card", card)

    def tribe_name(self, tribe: int) -> str:
        return self.words.value("tribe", tribe)

    # How it is marked.

    def key(self, tribe: int) -> str:
        return self.game.shared.tribe.values[tribe]

    def colour(self, tribe: int) -> str:
        return self.colours[self.key(tribe)]

    def mark(self, tribe: int) -> Text:
        return Text(self.marks[self.key(tribe)], f"bold {self.colour(tribe)}")

    def present(self) -> list[int]:
        """The tribes whose pieces can stand somewhere."""
        return self.tribes

    def people(self, tribe: int) -> str:
        """What the pieces of a tribe are."""
        return self.tribe_name(tribe)

    def group(self, place: int) -> Text:
        """Whose pieces stand in a place: `No3* Th2`."""
        return Text(" ").join(text for tribe in self.present() if (text := self.group_of(tribe, place)))

    def group_of(self, tribe: int, place: int) -> Text:
        """The pieces of one tribe in a place, if there are any."""
        number = self.game.count(tribe, place)
        if number == 0:
            return Text()
        return self.mark(tribe).append(f"{number}{ALPHA if self.game.alpha[tribe] == place else ''}")

    def card(self, card: int, *settled: int) -> Text:
        """The name of a card, whether it or somebody there can be chosen, and whether it is one of those that are being
        settled now.
        """
        sign, style = self.sign(*self.ways_to(self.game.setting.catalogue.domains["card"].values[card]))
        if sign == " " and card in settled:
            sign = NOW
        return Text.assemble((sign, "bold"), (self.card_name(card), f"bold {style}"))

    def ways_to(self, card: str) -> list[str]:
        """What options can point at to mean a card, or somebody there."""
        return [f"card {card}", f"place {card}", f"place wed_{card}"]

    def signs(self) -> list[str]:
        """What marks, letters and signs mean."""
        marks = [f"{self.mark(tribe).plain} {self.people(tribe)}" for tribe in self.present()]
        return [*marks, *self.say("legend").split("  ")]


def faces(mask: int) -> str:
    """A set of faces: `2,3`."""
    return ",".join(str(face) for face in range(1, FACES + 1) if (mask >> face) & 1)


class Legend:
    """What marks, letters and signs mean."""

    def __init__(self, table: TribalDrawing) -> None:
        self.table = table

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from in_lines([Text(sign, QUIET) for sign in self.table.signs()], options.max_width)


# The rows


def beside(north: list[Text], south: list[Text], room: int) -> list[Text]:
    """Two sheets side by side, or where there is no room below each other: one line of headings is enough then."""
    width = max(line.cell_len for line in north) + GAP
    if width + max(line.cell_len for line in south) > room:
        return [*north, south[0], *south[2:]]
    lines = []
    for number in range(max(len(north), len(south))):
        line = north[number] if number < len(north) else Text()
        fill(line, width)
        lines.append(line.append_text(south[number]) if number < len(south) else line)
    return lines


def break_names(rows: list[list[Text]], names: int, room: int) -> list[list[Text]]:
    """Break the names, which stand in one of the columns, so that everything fits. Gives for each row the lines that go
    below it.
    """
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    over = sum(widths) + len(widths) - 1 - room
    if over <= 0:
        return [[] for _ in rows]
    left = " " * (sum(widths[:names]) + names)
    below = []
    for row in rows:
        row[names], *rest = wrapped(row[names], max(NARROWEST_NAME, widths[names] - over), indent=1)
        below.append([Text(left, no_wrap=True).append_text(line) for line in rest])
    return below


# The tribes


def page(targets: set[str], in_the_rows: set[str], among_the_tribes: set[str]) -> int:
    """The tribes where something there is to be chosen and nothing in the rows, else the rows."""
    kinds = {target.partition(" ")[0] for target in targets}
    return 1 if kinds & among_the_tribes and not kinds & in_the_rows else 0


def listed(label: str, tokens: list[Text], room: int) -> list[Text]:
    """A label and what belongs to it."""
    return in_lines([Text(label, QUIET), *tokens], room, 2 * INDENT, INDENT)


def counted(word: str, number: str) -> Text:
    return Text.assemble((f"{word} ", QUIET), (number, "bold"))


def title(table: TribalDrawing, tribe: int) -> Text:
    """`▸No Norse (Player 1)`."""
    sign, style = table.sign(f"tribe {table.key(tribe)}")
    if sign in (" ", SUBJECT_SIGN) and tribe in table.asked():
        sign = NOW
    text = Text.assemble((sign, "bold"), table.mark(tribe), " ")
    text.append(table.tribe_name(tribe), f"bold {table.colour(tribe)} {style}")
    return text.append(f" ({table.words.seat(table.game.seat_of[tribe])})", QUIET)


class Tribe(Generic[T]):
    """A tribe at the table; `lines` are those of a tribe for a width."""

    def __init__(self, table: T, tribe: int, lines: Callable[[T, int, int], list[Text]]) -> None:
        self.table = table
        self.tribe = tribe
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines(self.table, self.tribe, options.max_width)


def tribes(table: T, lines: Callable[[T, int, int], list[Text]], least: int) -> dict[str, Block]:
    """All tribes at the table, those of whoever has to answer here first."""
    asked = table.asked()
    order = sorted(table.tribes, key=lambda tribe: tribe not in asked)
    return {table.key(tribe): Block(Tribe(table, tribe, lines), least, apart=False) for tribe in order}


# The turn


def status(game: str, view: View, words: Words, setup: int, over: int, named_apart: Collection[int] = ()) -> str:
    """The turn and the phase; `setup` and `over` are those before the first turn and after the last. Phases that are
    `named_apart` have another name on a map.

    It is asked for after every answer, so it reads the view without laying out a game for it.
    """
    table = TableDrawing(view, words, set(), set())
    phase, turn = table.number("phase"), table.number("turn")
    if phase == setup:
        return words.say(f"ui-{game}-setup")
    if phase == over:
        return words.say(f"ui-{game}-over-after", turn=turn)
    last = turn + len(table.row("events"))  # if it does not end before, and no event prolongs it
    on_map = phase in named_apart
    name = words.say(f"ui-{game}-phase-{phase}-map" if on_map else f"ui-{game}-phase-{phase}")
    return words.say(f"ui-{game}-turn-and-phase", turn=turn, turns=last, phase=phase, name=name)


def order(table: TribalDrawing, now: int) -> Text:
    """The tribes in the order of play, and which of them has its turn now, if any."""
    line = Text(f"{table.say('order')}", QUIET)
    for number, tribe in enumerate(table.game.order):
        line.append(f" {NOW if number == now else ''}", "bold").append_text(table.mark(tribe))
    return line


def talks(table: TribalDrawing, contested: int) -> list[Text]:
    """The card on which tribes meet, who offers whom what, and who has agreed."""
    game = table.game
    said = []
    if contested != NOBODY:
        said.append(Text(table.say("talks", card=table.card_name(contested)), "bold"))
    if game.partner == NOBODY:
        return said
    said.append(table.mark(game.speaker).append(" → ").append_text(table.mark(game.partner)))
    for term in game.terms:
        said.append(Text(f"“{table.words.option(game.setting.catalogue.options[term])}”", "bold"))
    return said + [table.mark(tribe).append(" ✓") for tribe in table.tribes if game.proposed and game.agreed[tribe]]


# Explanations


def named(things: Iterable[str]) -> list[str]:
    """The same things, with `rank 2` for every `spot norse_2` and `place norse_2`."""
    return [rank_of(thing) or thing for thing in things]


def rank_of(thing: str) -> str:
    """`rank 2` for `spot norse_2` or `place norse_2`; nothing for anything else."""
    domain, _, value = thing.partition(" ")
    number = value.rpartition("_")[2]
    return f"rank {number}" if domain in ("spot", "place") and number.isdigit() else ""


def explanations(
    table: T, known: dict[str, str], things: Iterable[str], card_words: Callable[[T, int], str]
) -> dict[str, str]:
    """What the catalogue knows of these things, and what cards do."""
    numbers = table.game.setting.catalogue.domains["card"]
    found = {}
    for thing in things:
        domain, _, value = thing.partition(" ")
        said = known.get(rank_of(thing) or thing, "")
        if domain in ("card", "north_card", "south_card", "place") and value in numbers.values:
            said = card_words(table, numbers.number(value))
        if said:
            found[thing] = said
    return found


# What has to be known for a question


def standing(table: TribalDrawing, record: Sequence[Mapping[str, object]]) -> str:
    """The bids so far in an auction, or the terms of an offer that is being made or answered."""
    ask = cast("dict[str, object] | None", table.view["ask"])
    topic = "" if ask is None else ask["topic"]
    if topic == BID.name:
        return standing_bids(table, record)
    if topic in (OFFER.name, AGREE.name) and table.game.terms:
        options = table.game.setting.catalogue.options
        said = " · ".join(table.words.option(options[term]) for term in table.game.terms)
        return table.words.say("ui-terms", terms=said)
    return ""


AUCTION_OVER = {"ship_brings", "bought", "unsold_goods", "purchased", "won", "nobody_bids"}  # or has not begun


def standing_bids(table: TribalDrawing, record: Sequence[Mapping[str, object]]) -> str:
    """What each tribe has bid in the auction that is going on, the highest bid last."""
    bids: dict[int, int] = {}
    for entry in reversed(record):
        if entry["phrase"] in AUCTION_OVER:
            break
        if entry["phrase"] == BIDS.name:
            tribe, disks = cast("list[int]", entry["args"])
            bids.setdefault(tribe, disks)
    if not bids:
        return table.words.say("ui-no-bids")
    said = [f"{table.tribe_name(tribe)} {disks}" for tribe, disks in reversed(bids.items())]
    return table.words.say("ui-bids", bids=table.words.listed(said))


# The end


def sources_of(table: TribalDrawing, record: Sequence[Mapping[str, object]], *phrases: str) -> list[Source]:
    """Where the points came from, by seat: `phrases` are those that tell it."""
    scored = scored_by_tribe(record, *phrases)
    found = [Source(table.say(phrase), "", by_seat(table.game, scored[phrase])) for phrase in phrases]
    return [source for source in found if any(source.points)]


def scored_by_tribe(record: Sequence[Mapping[str, object]], *phrases: str) -> dict[str, dict[int, int]]:
    """The points of each tribe, by the phrases that tell them."""
    scored: dict[str, dict[int, int]] = {phrase: {} for phrase in phrases}
    for entry in record:
        if entry["phrase"] in scored:
            tribe, points, *_ = cast("list[int]", entry["args"])
            by_tribe = scored[str(entry["phrase"])]
            by_tribe[tribe] = by_tribe.get(tribe, 0) + points
    return scored


def breakdown(
    table: TribalDrawing, points: list[int], winners: list[int], record: Sequence[Mapping[str, object]], *sources: str
) -> RenderableType:
    """Where the points came from: `sources` are the phrases that tell it."""
    game, scored = table.game, scored_by_tribe(record, *sources)
    rows = [[Text(), *(Text(table.say(heading), QUIET) for heading in ("total", *sources))]]
    for tribe in sorted(table.tribes, key=lambda tribe: -points[tribe]):
        won = game.seat_of[tribe] in winners
        name = Text.assemble("★ " if won else "  ", table.mark(tribe), f" {table.tribe_name(tribe)}")
        name.append(f" ({table.words.seat(game.seat_of[tribe])})", QUIET)
        rows.append(
            [name, Text(str(points[tribe]), "bold"), *(Text(str(scored[source].get(tribe, 0))) for source in sources)]
        )
    return in_columns(rows, right=range(1, len(rows[0])), gap=2)


def sides(game: Game, words: Words) -> dict[int, str]:
    """The tribes that each seat plays."""
    assert isinstance(game, TribalGame)
    found: dict[int, list[str]] = {}
    for tribe, seat in enumerate(game.seat_of):
        if seat != NOBODY:
            found.setdefault(seat, []).append(words.value("tribe", tribe))
    return {seat: words.listed(tribes) for seat, tribes in found.items()}
