"""The face of Root in the terminal: the map, the score, the cards, the faction boards.

`chart` draws the map, `boards` the factions' own boards; here is what they share and everything else. What is printed,
for whoever draws it otherwise, is in `layout`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from lawspeaker.games.root.faces.boards import faction_board, hireling_cards, pool
from lawspeaker.games.root.faces.chart import Chart, Legend, clearings
from lawspeaker.games.root.faces.layout import layout
from lawspeaker.games.root.faces.table import RootDrawing, cards_of
from lawspeaker.games.root.faces.things import OWN_WORDS, cost, gives
from lawspeaker.games.root.model.phrases import POINTS_LOST, SCORED
from lawspeaker.games.root.model.state import PHASES, RootSetting
from lawspeaker.games.root.model.tables import FIRST_HIRELING, HIRELINGS, NONE, SUITS
from lawspeaker.kernel.game import Setting
from lawspeaker.law.lawbook import book
from lawspeaker.text.drawing import NOW_SIGN, QUIET, UNBROKEN, Block, Blocks, InLines, View, below, in_columns
from lawspeaker.text.face import Face, Source
from lawspeaker.text.words import Words

BAR = 15
BY_NAME = 4  # the indent of where points came from
NARROWEST_CHART, BOARD_WIDTH = 72, 68  # what the map and anything else need to stand beside others


class RootFace(Face):
    """The map, the score, the cards, the faction boards."""

    minutes = (60, 120)
    weight = 4

    def draw(self, view: View, words: Words, targets: set[str], focus: set[str]) -> RenderableType:
        """The whole table."""
        table = RootDrawing(view, words, targets, focus)
        return Blocks(
            {
                "map": Block(Group(Chart(table), Legend(table)), NARROWEST_CHART),
                "score": Block(Group(scores(table), piles(table)), BOARD_WIDTH),
                "hands": Block(hands(table), UNBROKEN),
                **below(boards(table)),
            }
        )

    def parts(self, view: View, words: Words, targets: set[str], focus: set[str]) -> dict[str, RenderableType]:
        """The clearings in a list, the score and the cards, the boards, and the map as it lies."""
        table = RootDrawing(view, words, targets, focus)
        return {
            table.say("clearings"): clearings(table),
            table.say("cards"): cards(table),
            table.say("boards"): Blocks(boards(table)),
            table.say("map"): Chart(table),
        }

    def page(self, targets: set[str]) -> int:
        """The clearings where any can be chosen, the cards where only those can, else the boards."""
        kinds = {target.partition(" ")[0] for target in targets}
        if kinds & {"clearing", "forest"}:
            return 0
        if kinds & {"item", "kind", "quest", "leader", "character", "column", "minister", "faction"}:
            return 2
        return 1 if "card" in kinds else 0

    def status(self, view: View, words: Words) -> str:
        """Whose turn it is, and the phase."""
        table = RootDrawing(view, words, set(), set())
        phase = PHASES.index(table.text("phase"))
        if PHASES[phase] == "setup":
            return table.say("setup")
        if PHASES[phase] == "over":
            return table.say("over", round=table.round())
        turn = table.number("turn")
        return table.say("turn", round=table.round(), faction=table.faction_name(turn), phase=table.say(PHASES[phase]))

    def explain(self, view: View, words: Words, things: Iterable[str]) -> dict[str, str]:
        table = RootDrawing(view, words, set(), set())
        found = super().explain(view, words, things)
        for thing in things:
            domain, _, value = thing.partition(" ")
            if domain in OWN_WORDS:
                found[thing] = OWN_WORDS[domain](table, value)
        return {thing: said for thing, said in found.items() if said}

    def legend(self, view: View, words: Words) -> list[str]:
        return Legend(RootDrawing(view, words, set(), set())).signs()

    def breakdown(self, view: View, record: Sequence[Mapping[str, object]], words: Words) -> RenderableType:
        return breakdown(RootDrawing(view, words, set(), set()), record)

    def sources(self, view: View, record: Sequence[Mapping[str, object]], words: Words) -> list[Source]:
        return sources(cast(int, view["seats"]), record)

    def stock(self, view: View, words: Words) -> dict[str, str]:
        return stock(RootDrawing(view, words, set(), set()))

    def layout(self, setting: Setting) -> dict[str, object]:
        assert isinstance(setting, RootSetting)
        return layout(setting)


# What is counted


def stock(table: RootDrawing) -> dict[str, str]:
    """The points and cards of each faction, and who rules each clearing."""
    found = {}
    for seat in range(table.seats):
        faction = table.faction_name(seat)
        found[f"{faction}, {table.words.say('ui-points')}"] = str(table.row("score")[seat])
        found[faction] = table.say("in-hand", count=table.hand_size(seat))
    parties = [table.setting.name_of(seat) for seat in range(table.seats)]
    parties += [""] * (FIRST_HIRELING - table.seats) + HIRELINGS
    for clearing, ruler in enumerate(cast("dict[str, str | None]", table.facts["rules"]).values()):
        rule = table.say("rule-of", clearing=table.words.value("clearing", clearing))
        nobody = table.words.say("kernel-nobody")
        found[rule] = nobody if ruler is None else table.words.seat(parties.index(ruler))
    return found


# Score


def scores(table: RootDrawing) -> RenderableType:
    """A line for each seat: points, hand, crafted items and cards."""
    rows: list[list[Text]] = []
    turn = table.number("turn")
    for seat in range(table.seats):
        sign, style = table.sign(f"seat {seat}")
        if sign == " " and turn == seat and table.text("phase") not in ("setup", "over"):
            sign = NOW_SIGN
        name = Text.assemble((sign, "bold"), table.mark(seat), " ", (table.faction_name(seat), f"bold {style}"))
        rows.append([name, sitter(table, seat), standing(table, seat), holdings(table, seat)])
    return in_columns(rows)


def sitter(table: RootDrawing, seat: int) -> Text:
    """Who plays a faction, if the seat is not simply called by it."""
    name = table.words.seat(seat)
    return Text("" if name == table.faction_name(seat) else name, QUIET)


def standing(table: RootDrawing, seat: int) -> Text:
    """The points as a bar of the score track, or what has taken the marker off it."""
    partner = table.row("partner")[seat]
    if partner != NONE:
        return Text(table.say("coalition", faction=table.faction_name(partner)), "bold")
    dominance = cast("list[str]", table.state["dominance"])[seat]
    if dominance != "none":
        return Text(table.card_title(table.deck.ids.index(dominance)), "bold")
    points = table.row("score")[seat]
    goal = table.setting.tables.goal
    filled = min(BAR, points * BAR // goal)
    return Text.assemble((f"{points:2} ", "bold"), ("█" * filled, table.colour(seat)), ("·" * (BAR - filled), QUIET))


def holdings(table: RootDrawing, seat: int) -> Text:
    """How many cards, and which items are crafted."""
    line = Text(table.say("in-hand", count=table.hand_size(seat)))
    for item, count in table.grid("crafted_items").get(str(seat), {}).items():
        line.append_text(table.item(item, count, lead=" "))
    return line


# Cards


def cards(table: RootDrawing) -> RenderableType:
    """The score and the cards; where cards of a hand can be chosen these come first, each in one line."""
    held = [f"card {card}" for seat in range(table.seats) for card in table.known_cards(seat)]
    if table.targets.isdisjoint(held):
        return Group(scores(table), piles(table), Text(), hands(table))
    return Group(hands(table, brief=True), Text(), scores(table), piles(table))


def piles(table: RootDrawing) -> RenderableType:
    """The deck, the discard pile, the dominance cards beside the map, the items there."""
    line = Text(table.say("deck", count=len(cast("list[object]", table.state["deck"]))))
    discards = cast("list[str]", table.state["discards"])
    line.append(" · ", QUIET).append(table.say("discards", count=len(discards)))
    if discards:
        line.append(f" ({table.card_title(table.deck.ids.index(discards[-1]))})")
    available = cards_of(table.state["available"])[0]
    if available:
        line.append(" · ", QUIET).append(table.say("available"))
        for card in available:
            sign, style = table.sign(f"card {card}")
            suit = table.suit(SUITS[table.deck.suit[table.deck.ids.index(card)]])
            line.append(f" {sign.strip()}{suit.plain}", style)
    line.append("\n").append(table.say("supply"))
    for item, count in table.each("items").items():
        if count:
            line.append_text(table.item(item, count, lead=" "))
    return line


def hands(table: RootDrawing, brief: bool = False) -> RenderableType:
    """The hand cards that the seat at the keyboard may see, its own and what it has been shown of others; and what they
    do, unless it has to be brief.
    """
    rows: list[list[Text]] = []
    shown: list[int] = []
    for seat in range(table.seats):
        for card in table.known_cards(seat):
            number = table.deck.ids.index(card)
            sign, style = table.sign(f"card {card}")
            shown.append(number)
            rows.append(
                [
                    Text.assemble((sign, "bold"), table.mark(seat)),
                    table.suit(SUITS[table.deck.suit[number]]),
                    Text(table.card_name(number), f"bold {style}"),
                    cost(table, number),
                    gives(table, number),
                ]
            )
    if not rows:
        return Text(table.say("no-cards"), QUIET)
    lines: list[RenderableType] = []
    for number, line in zip(shown, in_columns(rows, gap=2).renderables, strict=True):
        lines += [line] if brief else [line, *effect(table, number)]
    return Group(*lines)


def effect(table: RootDrawing, card: int) -> list[Text]:
    """A line with what a card does once it is crafted, if that is more than giving an item."""
    return [Text(f"    {table.effect(card)}", QUIET, no_wrap=True)] if table.effect(card) else []


# Boards


def boards(table: RootDrawing) -> dict[str, Block]:
    """The board of every faction at the table, that of whoever has to answer here first; and what all may still take
    or hire.
    """
    ask = cast("dict[str, object] | None", table.view["ask"])
    first = cast(int, ask["seat"]) if ask is not None and "options" in ask else 0
    found = {"pool": pool(table)}
    for seat in sorted(range(table.seats), key=lambda seat: seat != first):
        if table.factions[seat]:
            found[table.factions[seat]] = faction_board(table, seat)
    found["hirelings"] = hireling_cards(table)
    return {name: Block(Group(*lines), BOARD_WIDTH, apart=False) for name, lines in found.items() if lines}


# The end


def sources(seats: int, record: Sequence[Mapping[str, object]]) -> list[Source]:
    """The clauses that brought points or took them, those that moved most first."""
    found: dict[str, list[int]] = {}
    for entry in record:
        sign = 1 if entry["phrase"] == SCORED.name else -1 if entry["phrase"] == POINTS_LOST.name else 0
        if sign:
            seat, points, *_ = cast("list[int]", entry["args"])
            found.setdefault(str(entry["clause"]), [0] * seats)[seat] += sign * points
    scored = [Source("", clause, points) for clause, points in found.items()]
    return sorted(scored, key=lambda source: -sum(abs(points) for points in source.points))


def source_name(table: RootDrawing, seat: int, clause: str) -> str:
    """What points are for: what everybody scores for by its name, else the part of the seat's turn, or the faction
    whose rule it is.
    """
    named = {"3.2.1": "scored-removed", "3.2.2": "scored-crafted"}.get(clause)
    if named:
        return table.say(named)
    chapters = [chapter.title for chapter in book("root", table.words.lang).chapter_of(clause)]
    return chapters[-1] if chapters[0] == table.faction_name(seat) else chapters[0]


def breakdown(table: RootDrawing, record: Sequence[Mapping[str, object]]) -> RenderableType:
    """The points of a finished game, and what brought most of them."""
    result = cast("dict[str, list[int]]", table.view["result"])
    scored = sources(table.seats, record)
    rows: list[list[Text]] = []
    told: list[list[Text]] = []
    for seat in sorted(range(table.seats), key=lambda seat: (seat not in result["winners"], -result["points"][seat])):
        won = seat in result["winners"]
        by_name: Counter[str] = Counter()
        for source in scored:
            if source.points[seat]:
                by_name[source_name(table, seat, source.clause)] += source.points[seat]
        title = Text.assemble("★ " if won else "  ", table.mark(seat), " ")
        rows.append([title.append(table.faction_name(seat), "bold" if won else ""), standing(table, seat)])
        told.append([Text(f"{name} {points:+}", QUIET) for name, points in by_name.most_common()])
    lines: list[RenderableType] = []
    for line, names in zip(in_columns(rows, gap=2).renderables, told, strict=True):
        lines += [line, InLines(names or [Text()], BY_NAME)]
    return Group(*lines)
