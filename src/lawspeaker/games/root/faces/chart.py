"""The map of Root: clearings where they lie, paths and rivers between them, forests; or all clearings in a list."""

from __future__ import annotations

from typing import cast

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.style import Style
from rich.text import Text

from lawspeaker.games.root.faces.boards import in_forest, token_in
from lawspeaker.games.root.faces.table import EMPTY, HIRELING_MARKS, HOMELAND, RootDrawing
from lawspeaker.games.root.faces.things import clearings_around
from lawspeaker.games.root.model.tables import BUILDING, CLEARINGS, FIRST_HIRELING, HIRELINGS, NONE, TOKEN, WARRIOR
from lawspeaker.text.drawing import QUIET, InLines, in_columns, in_lines

# Where the clearings of each map are drawn, from its left edge (0) to its right (3) and row by row; our own drawing.
PLACES: dict[str, list[tuple[float, float]]] = {
    "autumn": [
        (0, 0), (3, 0), (3, 3), (0, 3), (1.6, 0), (3, 1.6), (2, 3), (1, 3), (0, 1.6), (1.35, 1), (2, 2), (1, 2),
    ],
    "winter": [
        (0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1), (3, 1), (0, 2), (1, 2), (2, 2), (3, 2),
    ],
    "lake": [
        (0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1), (3, 1), (0, 3), (1.3, 2), (1.5, 3), (3, 3),
    ],
    "mountain": [
        (0, 0), (0.9, 1), (1.6, 0), (3, 0), (0, 1), (1.9, 1), (2, 2), (3, 1), (0, 3), (1, 2), (1.5, 3), (3, 3),
    ],
}  # fmt: skip

MARGIN = 1
GAP = 2  # lines between rows, for the paths
PATH, RIVER, CLOSED, LAKE = "·", "~", "×", "≈"
RIVER_COLOUR = "#5aa9ff"
CHIEF = "!"  # a warrior of whom there is only one


class Canvas:
    """Characters in rows, each with a style."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.rows: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, sign: str, style: str) -> None:
        if 0 <= y < len(self.rows) and 0 <= x < self.width:
            self.rows[y][x] = (sign, style)

    def is_free(self, x: int, y: int, width: int) -> bool:
        if not (0 <= y < len(self.rows) and x >= 0 and x + width <= self.width):
            return False
        return all(sign == " " for sign, _ in self.rows[y][x : x + width])

    def line(self, start: tuple[int, int], end: tuple[int, int], sign: str, style: str) -> None:
        """A dotted line; steep ones have a sign in every row, flat ones in every second column."""
        across, down = end[0] - start[0], end[1] - start[1]
        steps = max(abs(down), abs(across) // 3, 1)
        for step in range(steps + 1):
            self.put(start[0] + round(across * step / steps), start[1] + round(down * step / steps), sign, style)

    def write(self, x: int, y: int, text: Text) -> None:
        """Text over whatever is there; a wide character takes two places."""
        if not 0 <= y < len(self.rows):
            return
        plain = text.plain
        for place, character in enumerate(plain):
            style = " ".join(str(span.style) for span in text.spans if span.start <= place < span.end)
            self.put(x, y, character, f"{text.style} {style}".strip())
            for _ in range(1, cell_len(character)):
                x += 1
                self.put(x, y, "", "")
            x += 1

    def clear(self, x: int, y: int, width: int, height: int) -> None:
        for row in range(y, y + height):
            for column in range(x, x + width):
                self.put(column, row, " ", "")

    def lines(self) -> list[Text]:
        found = []
        for row in self.rows:
            line = Text(no_wrap=True)
            for sign, style in row:
                line.append(sign, Style.parse(style) if style else None)
            line.rstrip()
            found.append(line)
        return found


class Chart:
    """The map as it lies, for the width it is given."""

    def __init__(self, table: RootDrawing) -> None:
        self.table = table

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        table = self.table
        places = PLACES[table.chart.name]
        width = options.max_width
        room = min(26, (width - 3 * MARGIN) // 4 - 2)  # of a cell
        rulers = table.rulers()
        cells = [cell(table, clearing, rulers[clearing], room) for clearing in range(CLEARINGS)]
        tops = self.tops(cells)
        canvas = Canvas(width, max(top + len(lines) for top, lines in zip(tops, cells, strict=True)))
        lefts = [round(x * (width - room) / 3) for x, _ in places]
        middles = [
            (left + min(room, max(line.cell_len for line in lines)) // 2, top + len(lines) // 2)
            for left, top, lines in zip(lefts, tops, cells, strict=True)
        ]
        self.draw_ways(canvas, middles)
        for left, top, lines in zip(lefts, tops, cells, strict=True):
            broad = max(line.cell_len for line in lines)
            canvas.clear(left - MARGIN, top, broad + 2 * MARGIN, len(lines))
            for number, line in enumerate(lines):
                canvas.write(left, top + number, line)
        self.draw_forests(canvas, middles)
        yield from canvas.lines()

    def tops(self, cells: list[list[Text]]) -> list[int]:
        """The first line of each cell: rows are as high as their highest cell, and some lie between rows."""
        places = PLACES[self.table.chart.name]
        rows = sorted({y for _, y in places if y == int(y)})
        starts: dict[float, int] = {}
        top = 0
        for row in rows:
            starts[row] = top
            high = max(len(lines) for (_, y), lines in zip(places, cells, strict=True) if y == row)
            top += high + GAP
        found = []
        for _, y in places:
            upper = starts[int(y)]
            if y == int(y):
                found.append(upper)
            else:
                found.append(upper + round((y - int(y)) * (starts[int(y) + 1] - upper)))
        return found

    def draw_ways(self, canvas: Canvas, middles: list[tuple[int, int]]) -> None:
        """Rivers first, then the paths over them; a closed path is crossed out."""
        table, chart = self.table, self.table.chart
        closed = [pair for pair, shut in zip(chart.closed, table.row("closed"), strict=True) if shut]
        lake = [clearing for clearing in range(CLEARINGS) if chart.coastal[clearing]]
        for one in range(CLEARINGS):
            for other in chart.rivers[one]:
                if one < other and not (one in lake and other in lake):
                    lift = 1 if middles[one][1] == middles[other][1] else 0  # off the path that goes the same way
                    start, end = (
                        (middles[one][0], middles[one][1] - lift),
                        (middles[other][0], middles[other][1] - lift),
                    )
                    canvas.line(start, end, RIVER, RIVER_COLOUR)
        for one in range(CLEARINGS):
            for other in chart.paths[one]:
                if one < other:
                    canvas.line(middles[one], middles[other], PATH, QUIET)
        for one, other in chart.closed:
            shut = (one, other) in closed
            canvas.line(middles[one], middles[other], CLOSED if shut else PATH, QUIET)

    def draw_forests(self, canvas: Canvas, middles: list[tuple[int, int]]) -> None:
        """The letter of each forest, and who is in it, near its middle."""
        for forest, around in enumerate(self.table.chart.forests):
            text = forest_name(self.table, forest)
            x = round(sum(middles[clearing][0] for clearing in around) / len(around)) - text.cell_len // 2
            y = round(sum(middles[clearing][1] for clearing in around) / len(around))
            spots = sorted(
                ((x + dx, y + dy) for dx in range(-12, 13) for dy in range(-3, 4)),
                key=lambda spot: abs(spot[0] - x) + 4 * abs(spot[1] - y),
            )
            for left, top in spots:
                if canvas.is_free(left - 1, top, text.cell_len + 2):
                    canvas.write(left, top, text)
                    break


def forest_name(table: RootDrawing, forest: int) -> Text:
    """`(c)`, with the pawns and whatever else is in the forest."""
    letter = table.setting.options.forest.values[forest]
    sign, style = table.sign(f"forest {letter}")
    text = Text.assemble(("(", QUIET), (sign.strip(), "bold"), (letter, style or QUIET))
    for seat, name in enumerate(table.factions):
        if table.boards.get(name, {}).get("forest") == letter:
            text.append(" @", f"bold {table.colour(seat)}").append_text(table.mark(seat))
        text.append_text(in_forest(table, seat, letter))
    for name, fields in table.hirelings().items():
        if fields.get("forest") == letter:
            text.append(f" @{HIRELING_MARKS[name]}", table.hireling_style(name))
    return text.append(")", QUIET)


# A clearing


def cell(table: RootDrawing, clearing: int, ruler: int, room: int) -> list[Text]:
    """A clearing as it lies on the map: number, suit and ruler; slots and pieces, on as many lines as they take."""
    lines = [head(table, clearing, ruler)]
    lines.append(slots(table, clearing))
    for token in pieces(table, clearing):
        if lines[-1].cell_len + 1 + token.cell_len > room:
            lines.append(Text(" "))
        lines[-1].append(" ").append_text(token)
    return lines


def head(table: RootDrawing, clearing: int, ruler: int) -> Text:
    """`›12 fox ⚑M`."""
    label = table.chart.labels[clearing]
    sign, style = table.sign(f"clearing {label}")
    line = Text.assemble((sign, "bold"), (label, f"bold {style}"), " ", table.suit(suit_of(table, clearing)))
    if ruler != NONE:
        line.append(" ⚑", QUIET).append_text(table.mark(ruler))
    return line


def suit_of(table: RootDrawing, clearing: int) -> str:
    return cast("dict[str, str]", table.state["suit"])[table.chart.labels[clearing]]


def slots(table: RootDrawing, clearing: int) -> Text:
    """The slots in brackets: buildings by their letters, a ruin, open ones."""
    line = Text(" [", QUIET)
    free = table.chart.slots[clearing]
    for seat, own in enumerate(table.setting.kinds_of[: table.seats]):
        for kind in own:
            each = table.setting.tables.kinds[kind]
            if each.type == BUILDING:
                number = table.count(each.name, clearing)
                line.append(table.piece(each.name) * number, f"bold {table.colour(seat)}")
                free -= number
    for name in table.hirelings():
        for kind in table.setting.kinds_of[FIRST_HIRELING + HIRELINGS.index(name)]:
            each = table.setting.tables.kinds[kind]
            if each.type == BUILDING:
                number = table.count(each.name, clearing)
                line.append(table.piece(each.name) * number, table.hireling_style(name))
                free -= number
    if table.each("ruins").get(table.chart.labels[clearing], 0):
        line.append("▒", "#c8b89a")
        free -= 1
    return line.append(EMPTY * free, QUIET).append("]", QUIET)


def pieces(table: RootDrawing, clearing: int) -> list[Text]:
    """Warriors, tokens and pawns: `M3 w2 k @V`."""
    warriors: list[Text] = []
    others: list[Text] = []
    label = table.chart.labels[clearing]
    for seat, own in enumerate(table.setting.kinds_of[: table.seats]):
        style = f"bold {table.colour(seat)}"
        for kind in own:
            each = table.setting.tables.kinds[kind]
            number = table.count(each.name, clearing)
            if not number:
                continue
            if each.type == WARRIOR:
                said = CHIEF if each.total == 1 else str(number)
                warriors.append(Text(f"{table.looks[seat].mark}{said}", style))
            elif each.type == TOKEN:
                others.append(
                    Text(token_in(table, seat, each.name, label) + (str(number) if number > 1 else ""), style)
                )
        if table.boards.get(table.factions[seat], {}).get("clearing") == label:
            others.append(Text(f"@{table.looks[seat].mark}", style))
    for name, fields in table.hirelings().items():
        style, mark = table.hireling_style(name), HIRELING_MARKS[name]
        for kind in table.setting.kinds_of[FIRST_HIRELING + HIRELINGS.index(name)]:
            each = table.setting.tables.kinds[kind]
            number = table.count(each.name, clearing)
            if number and each.type == WARRIOR:
                warriors.append(Text(f"{mark}{number}", style))
            elif number and each.type == TOKEN:
                others.append(Text(f"{mark.lower()}{number}", style))
        if fields.get("clearing") == label:
            others.append(Text(f"@{mark}", style))
    home = table.homeland(clearing)
    if home != NONE:
        others.append(Text(HOMELAND, f"bold {table.colour(home)}"))
    if table.text("ferry") == label:
        others.append(Text(table.say("ferry"), RIVER_COLOUR))
    if table.chart.coastal[clearing]:
        others.append(Text(LAKE, RIVER_COLOUR))
    others += [Text(name, QUIET) for name, at in table.landmarks() if at == label]
    if table.setting.tower == clearing:
        others.append(Text(table.say("tower"), QUIET))
    return warriors + others


# All clearings in a list


def clearings(table: RootDrawing) -> RenderableType:
    """A line for each clearing, with what it is next to."""
    rulers = table.rulers()
    rows = []
    for clearing in range(CLEARINGS):
        there = Text(" ").join(pieces(table, clearing))
        rows.append([head(table, clearing, rulers[clearing]), slots(table, clearing), there, next_to(table, clearing)])
    return Group(in_columns(rows), forests(table))


def next_to(table: RootDrawing, clearing: int) -> Text:
    """The clearings by path, and by river."""
    chart = table.chart
    shut = table.row("closed")
    near = set(chart.paths[clearing])
    for pair, closed in zip(chart.closed, shut, strict=True):
        if clearing in pair and not closed:
            near |= set(pair) - {clearing}
    line = Text(f"→ {' '.join(chart.labels[each] for each in sorted(near))}", QUIET)
    if chart.rivers[clearing]:
        line.append(f" {RIVER} {' '.join(chart.labels[each] for each in chart.rivers[clearing])}", RIVER_COLOUR)
    return line


def forests(table: RootDrawing) -> InLines:
    """The forests that can be chosen or are not empty, with the clearings around each."""
    found = []
    for forest, letter in enumerate(table.setting.options.forest.values[: len(table.chart.forests)]):
        text = forest_name(table, forest)
        if text.cell_len > 3 or table.sign(f"forest {letter}")[1]:
            found.append(text.append(f" {clearings_around(table, letter)}", QUIET))
    return InLines(found)


class Legend:
    """What the letters and signs mean, as many in a line as fit whole."""

    def __init__(self, table: RootDrawing) -> None:
        self.table = table

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from in_lines([Text(sign, QUIET) for sign in self.signs()], options.max_width)

    def signs(self) -> list[str]:
        return [*self.letters(), *self.table.say("legend").split("  ")]

    def letters(self) -> list[str]:
        """The buildings and tokens of those at the table, `S Sawmill`, and their chiefs."""
        table = self.table
        shown: dict[str, str] = {}
        for look in table.looks:
            for thing, letter in look.letters.items():
                shown.setdefault(letter, f"{letter} {table.letter_name(look, thing)}")
        parties = [*range(table.seats), *(FIRST_HIRELING + HIRELINGS.index(name) for name in table.hirelings())]
        for kind in [kind for party in parties for kind in table.setting.kinds_of[party]]:
            each = table.setting.tables.kinds[kind]
            chief = each.type == WARRIOR and each.total == 1
            if chief or (each.type == BUILDING and each.name not in table.letters):
                letter = CHIEF if chief else table.piece(each.name)
                shown.setdefault(letter, f"{letter} {table.words.value('kind', kind)}")
        if any(table.homeland(clearing) != NONE for clearing in range(CLEARINGS)):
            shown[HOMELAND] = f"{HOMELAND} {table.say('homeland')}"
        return list(shown.values())
