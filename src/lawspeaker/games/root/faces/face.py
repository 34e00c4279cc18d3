"""The face of Root in the terminal: the map, the score, the cards, the faction boards.

`chart` draws the map, `boards` the factions' own boards; here is what they share and everything else. What is printed,
for whoever draws it otherwise, is in `layout`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from lawspeaker.games.root.faces.boards import faction_board, hireling_cards, pool
from lawspeaker.games.root.faces.chart import Chart, Legend, clearings
from lawspeaker.games.root.faces.layout import layout
from lawspeaker.games.root.faces.table import RootDrawing, cards_of
from lawspeaker.games.root.model.phrases import POINTS_LOST, SCORED
from lawspeaker.games.root.model.state import PHASES, RootSetting
from lawspeaker.games.root.model.tables import ANY, NONE, SUITS
from lawspeaker.kernel.game import Setting
from lawspeaker.text.drawing import QUIET, View, in_columns
from lawspeaker.text.face import Face, Source
from lawspeaker.text.words import Words

BAR = 30


class RootFace(Face):
    """The map, the score, the cards, the faction boards."""

    minutes = (60, 120)
    weight = 4

    def draw(self, view: View, words: Words, targets: set[str], focus: set[str]) -> RenderableType:
        """The whole table."""
        table = RootDrawing(view, words, targets, focus)
        return Group(
            Chart(table),
            Legend(table),
            Text(),
            scores(table),
            piles(table),
            Text(),
            hands(table),
            Text(),
            boards(table),
        )

    def parts(self, view: View, words: Words, targets: set[str], focus: set[str]) -> dict[str, RenderableType]:
        """The clearings in a list, the score and the cards, the boards, and the map as it lies."""
        table = RootDrawing(view, words, targets, focus)
        return {
            table.say("clearings"): Group(clearings(table), Legend(table)),
            table.say("cards"): Group(scores(table), piles(table), Text(), hands(table)),
            table.say("boards"): boards(table),
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

    def breakdown(self, view: View, record: Sequence[Mapping[str, object]], words: Words) -> RenderableType:
        return breakdown(RootDrawing(view, words, set(), set()), record)

    def sources(self, view: View, record: Sequence[Mapping[str, object]], words: Words) -> list[Source]:
        return sources(cast(int, view["seats"]), record)

    def layout(self, setting: Setting) -> dict[str, object]:
        assert isinstance(setting, RootSetting)
        return layout(setting)


# Score


def scores(table: RootDrawing) -> RenderableType:
    """A line for each seat: points, hand, crafted items and cards."""
    rows: list[list[Text]] = []
    turn = table.number("turn")
    for seat in range(table.seats):
        sign, style = table.sign(f"seat {seat}")
        if sign == " " and turn == seat and table.text("phase") not in ("setup", "over"):
            sign = "▸"
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
        return Text(table.card_name(table.deck.ids.index(dominance)), "bold")
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
            line.append(f" {sign.strip()}{table.card_title(table.deck.ids.index(card))}", style)
    line.append("\n").append(table.say("supply"))
    for item, count in table.each("items").items():
        if count:
            line.append_text(table.item(item, count, lead=" "))
    return line


def hands(table: RootDrawing) -> RenderableType:
    """The hand cards that the seat at the keyboard may see, its own and what it has been shown of others."""
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
        lines += [line, *effect(table, number)]
    return Group(*lines)


def cost(table: RootDrawing, card: int) -> Text:
    """The crafting pieces that a card costs: `2 fox + 1 any`."""
    found = Text()
    for suit, count in enumerate(table.deck.cost[card]):
        if count:
            found.append(" + " if found else "", QUIET).append(f"{count} ")
            found.append_text(Text(table.say("any")) if suit == ANY else table.suit(SUITS[suit]))
    return found


def gives(table: RootDrawing, card: int) -> Text:
    """The item that crafting a card gives with its points, or what else it is."""
    deck = table.deck
    if deck.item[card] != NONE:
        return Text(f"{table.words.value('item', deck.item[card])} +{deck.vp[card]}")
    if deck.ambush[card]:
        return Text(table.say("ambush"))
    return Text(table.say("dominance") if deck.dominance[card] else "")


def effect(table: RootDrawing, card: int) -> list[Text]:
    """A line with what a card does once it is crafted, if that is more than giving an item."""
    return [Text(f"    {table.effect(card)}", QUIET, no_wrap=True)] if table.effect(card) else []


# Boards


def boards(table: RootDrawing) -> RenderableType:
    """The board of every faction at the table; that of whoever has to answer here comes first."""
    ask = cast("dict[str, object] | None", table.view["ask"])
    first = cast(int, ask["seat"]) if ask is not None and "options" in ask else 0
    found: list[RenderableType] = []
    for seat in sorted(range(table.seats), key=lambda seat: seat != first):
        if table.factions[seat]:
            found += faction_board(table, seat)
    return Group(*pool(table), *found, *hireling_cards(table))


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


def breakdown(table: RootDrawing, record: Sequence[Mapping[str, object]]) -> RenderableType:
    """The points of a finished game, and the clauses that brought most of them."""
    result = cast("dict[str, list[int]]", table.view["result"])
    scored = sources(table.seats, record)
    rows: list[list[Text]] = []
    for seat in sorted(range(table.seats), key=lambda seat: (seat not in result["winners"], -result["points"][seat])):
        won = seat in result["winners"]
        by_clause = [(source.clause, source.points[seat]) for source in scored if source.points[seat]]
        most = sorted(by_clause, key=lambda item: -item[1])
        rows.append(
            [
                Text.assemble(
                    "★ " if won else "  ", table.mark(seat), " ", (table.faction_name(seat), "bold" if won else "")
                ),
                standing(table, seat),
                Text("  ".join(f"{clause}: {points:+}" for clause, points in most), QUIET),
            ]
        )
    return in_columns(rows, gap=2)
