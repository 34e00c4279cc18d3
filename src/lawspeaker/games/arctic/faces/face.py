"""The face of The Arctic: in the terminal the map around the pole, the countries, the Council, the companies; and what
is printed on the table, for whoever draws it otherwise.

The map is seen from above the pole: at the top the country with most regions, its coast first, then inwards to the
pole; below the pole the other countries side by side, outwards to their coasts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import cast

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.text import Text

from lawspeaker.games.arctic.model.phrases import SCORED_FACILITIES, SCORED_MONEY, SCORED_POLE
from lawspeaker.games.arctic.model.state import ArcticSetting
from lawspeaker.games.arctic.model.tables import (
    ACTIONS,
    ARCTIC,
    CN,
    COAST,
    COUNTRIES,
    COUNTRIES_ACT,
    EU,
    KINDS,
    LAWS,
    NO,
    NONE,
    OVER,
    PRODUCTION,
    RESOURCES,
    SETUP,
    ArcticTables,
)
from lawspeaker.kernel.game import Setting
from lawspeaker.text.drawing import (
    NOW_SIGN,
    QUIET,
    UNBROKEN,
    Block,
    Blocks,
    InLines,
    TableDrawing,
    View,
    fill,
    in_columns,
)
from lawspeaker.text.face import Face, Source
from lawspeaker.text.words import Words

COLOURS = {
    "RU": "#d7a0ff",
    "NO": "#ff8a80",
    "EU": "#8ab8ff",
    "CA": "#7fdc8a",
    "US": "#f0b070",
    "CN": "#f5e663",
    "none": "#b0b8c0",
}
DEPOSITS = {"gas": "#9fe8ff", "oil": "#e6e6e6", "poly": "#ffd75f"}
COMPANIES = ["#000000 on #ffffff", "#ffffff on #000000", "#ffffff on #8a5426", "#ffffff on #4e2a10"]
RINGS = ["inner", "middle", "outer"]

GUTTER = 4
NARROWEST_CELL = 17
NARROWEST_MAP, TABLE_WIDTH = GUTTER + 4 * NARROWEST_CELL, 68  # where the map and the rest are side by side
NAMED_CELL = 24  # from this width on a region is shown with its name


class ArcticDrawing(TableDrawing):
    """A seat's view of The Arctic, and the printed tables."""

    def __init__(self, view: View, words: Words, targets: set[str], focus: set[str]) -> None:
        super().__init__(view, words, targets, focus)
        self.setting = cast(ArcticSetting, words.setting)
        self.tables: ArcticTables = self.setting.tables
        self.seats = self.setting.config.seats

    def names(self, name: str) -> dict[str, str]:
        return cast("dict[str, str]", self.state[name])

    def control(self, region: str) -> str:
        """The country that controls a region, or `none`."""
        return self.names("control").get(region, "none")

    def fact(self, name: str) -> dict[str, int]:
        """A number for each country that follows from the state."""
        return cast("dict[str, int]", self.facts[name])

    def say(self, message: str, /, **args: str | int) -> str:
        return self.words.say(f"ui-arctic-{message}", **args)

    def company(self, seat: int) -> Text:
        """A company as a small piece; a dot for nobody."""
        if seat == NONE:
            return Text("· ", QUIET)
        return Text(self.say(f"mark-{seat}"), f"bold {COMPANIES[seat]}")

    def space(self, seat: int, *targets: str) -> Text:
        """A space for one lobbyist, and whether it can be chosen."""
        sign, style = self.sign(*targets)
        text = Text(sign, style)
        if sign == " ":
            return text.append_text(self.company(seat))
        return text.append(self.company(seat).plain, style)


class ArcticFace(Face):
    """The map around the pole, the countries, the Council, the companies."""

    minutes = (90, 120)
    weight = 3

    def draw(self, view: View, words: Words, targets: set[str], focus: set[str]) -> RenderableType:
        """The whole table."""
        board = ArcticDrawing(view, words, targets, focus)
        return Blocks(
            {
                "map": Block(Group(PolarMap(board, roomy=True), legend(board)), NARROWEST_MAP),
                "countries": Block(countries(board), UNBROKEN),
                "council": Block(Group(council(board), track(board)), TABLE_WIDTH),
                "companies": Block(companies(board), TABLE_WIDTH),
            }
        )

    def parts(self, view: View, words: Words, targets: set[str], focus: set[str]) -> dict[str, RenderableType]:
        """The map, and everything else, each as low as can be."""
        board = ArcticDrawing(view, words, targets, focus)
        return {
            board.say("map"): PolarMap(board, roomy=False),
            board.say("countries"): Group(countries(board), council(board), track(board), companies(board)),
        }

    def page(self, targets: set[str]) -> int:
        """The map where regions only are to be chosen, else the countries."""
        kinds = {target.partition(" ")[0] for target in targets}
        return 0 if "region" in kinds and "act" not in kinds else 1

    def status(self, view: View, words: Words) -> str:
        """The turn and the phase, and in phase 6 which country acts."""
        board = ArcticDrawing(view, words, set(), set())
        phase, turn = board.number("phase"), board.number("turn")
        if phase == SETUP:
            return board.say("setup")
        if phase == OVER:
            return board.say("over", turn=turn)
        said = board.say("turn", turn=turn, turns=board.tables.turns, phase=phase, name=board.say(f"phase-{phase}"))
        if phase == COUNTRIES_ACT and board.number("acting") < ARCTIC:
            said += f": {words.value('country', board.number('acting'))}"
        return said

    def explain(self, view: View, words: Words, things: Iterable[str]) -> dict[str, str]:
        board = ArcticDrawing(view, words, set(), set())
        found = super().explain(view, words, things)
        for thing in things:
            domain, _, value = thing.partition(" ")
            if domain == "region":
                found[thing] = region_words(board, board.tables.regions.index(value))
            if domain == "resource" and board.number("phase") == PRODUCTION:
                found[thing] = sale_words(board)
        return found

    def legend(self, view: View, words: Words) -> list[str]:
        return signs(words)

    def breakdown(self, view: View, record: Sequence[Mapping[str, object]], words: Words) -> RenderableType:
        return breakdown(ArcticDrawing(view, words, set(), set()), record)

    def sources(self, view: View, record: Sequence[Mapping[str, object]], words: Words) -> list[Source]:
        return sources(ArcticDrawing(view, words, set(), set()), record)

    def stock(self, view: View, words: Words) -> dict[str, str]:
        """The money and points of each company, the funds of each country, and who controls each region."""
        board = ArcticDrawing(view, words, set(), set())
        found = {}
        for seat in range(board.seats):
            found[f"{words.seat(seat)}, {board.say('money')}"] = f"${board.row('money')[seat]}"
            found[f"{words.seat(seat)}, {words.say('ui-points')}"] = str(board.row("score")[seat])
        for country in range(ARCTIC):
            name = words.value("country", country)
            found[f"{name}, {board.say('treasury')}"] = f"${board.names('treasury')[COUNTRIES[country]]}"
        for region, name in enumerate(board.tables.regions):
            holder = board.control(name)
            said = words.say("kernel-nobody") if holder == "none" else words.value("country", COUNTRIES.index(holder))
            found[board.say("control-of", region=words.value("region", region))] = said
        return found

    def layout(self, setting: Setting) -> dict[str, object]:
        assert isinstance(setting, ArcticSetting)
        return layout(setting)


def heads(*words: str) -> list[Text]:
    return [Text(word, QUIET) for word in words]


# The map


class PolarMap:
    """The regions ring by ring; `roomy` shows their names as well where there is room."""

    def __init__(self, board: ArcticDrawing, roomy: bool) -> None:
        self.board = board
        self.roomy = roomy
        self.named = False

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        tables = self.board.tables
        room = options.max_width - GUTTER
        sectors = by_owner(tables)
        if not sectors:
            return
        top = max(sectors, key=lambda owner: len(sectors[owner]))
        # The countries follow each other around the pole; the one after the top country is at its right-hand side.
        below = [owner for owner in reversed(sectors) if owner != top]
        self.named = self.roomy and room >= NAMED_CELL * max(len(below), 1)
        for ring in reversed(RINGS):
            columns = [[region] for region in in_ring(tables, sectors[top], ring)]
            if ring == RINGS[-1]:
                columns += [[region] for region, other in enumerate(tables.ring) if other == "beyond"]
            if len(columns) == 1:
                columns = [[], *columns, []]  # above the pole
            yield from self.band(ring, columns, room)
        yield self.pole()
        for ring in RINGS:
            yield from self.band(ring, [in_ring(tables, sectors[owner], ring)[::-1] for owner in below], room)

    def band(self, ring: str, columns: list[list[int]], room: int) -> Iterator[RenderableType]:
        """The regions of one ring, in columns; at the left what building there costs."""
        if not columns:
            return
        most = max(1, room // (NAMED_CELL if self.named else NARROWEST_CELL))
        rows = -(-len(columns) // most)
        across = -(-len(columns) // rows)  # evenly: 3 and 3 rather than 4 and 2
        width = room // across
        for start in range(0, len(columns), across):
            cells = [
                [line for region in column for line in self.region(region, width)]
                for column in columns[start : start + across]
            ]
            gutter = f"${ring_cost(self.board.tables, ring)}│".rjust(GUTTER)
            for number in range(max(len(cell) for cell in cells)):
                line = Text.assemble((" " * GUTTER if number else gutter, QUIET))
                for place, cell in enumerate(cells):
                    if number < len(cell):
                        line.append_text(cell[number])
                    fill(line, GUTTER + (place + 1) * width)
                yield line

    def pole(self) -> RenderableType:
        board = self.board
        pole = board.tables.pole
        name = Text(board.words.value("region", pole), "bold")
        said = Text(" ").join([self.head(pole), name, *self.tokens(pole)])
        return Rule(Text.assemble(" ", said, " "), characters="═", style=QUIET)

    def region(self, region: int, width: int) -> list[Text]:
        """A region as it lies on the map: `›RU_M1 G ⚑RU RU2 CN1 ■Wh+Bl`, and below it its name where there is room."""
        lines = [self.head(region)]
        lines[0].pad_right(max(len(known) for known in self.board.tables.regions) + 1 - len(lines[0]))
        for token in self.tokens(region):
            if lines[-1].cell_len + 1 + token.cell_len > width:
                lines.append(Text(" " * 6))
            lines[-1].append(" ").append_text(token)
        if self.named:
            name = Text(f" {self.board.words.value('region', region)}", QUIET)
            name.truncate(width - 1, overflow="ellipsis")
            lines.append(name)
        return lines

    def head(self, region: int) -> Text:
        """The id of a region in the colour of its controller, and whether it can be chosen."""
        board = self.board
        name = board.tables.regions[region]
        sign, style = board.sign(f"region {name}")
        return Text.assemble((sign, "bold"), (name, f"{COLOURS[board.control(name)]} {style}"))

    def tokens(self, region: int) -> list[Text]:
        """Deposit, controller, ships, facility and its protector."""
        board, tables = self.board, self.board.tables
        name = tables.regions[region]
        control = board.control(name)
        found = []
        if tables.deposit[region] != NONE:
            resource = RESOURCES[tables.deposit[region]]
            found.append(Text(board.say(f"deposit-{resource}"), DEPOSITS[resource]))
        usual = tables.kind[region] == COAST and control == COUNTRIES[tables.owner[region]]
        if control != "none" and not usual:
            found.append(Text(f"⚑{control}", COLOURS[control]))
        for country, number in board.grid("ships").get(name, {}).items():
            found.append(Text(f"{country}{number}", f"bold {COLOURS[country]}"))
        owner = board.each("facility").get(name, NONE)
        if owner != NONE:
            facility = Text.assemble(("■" if control != "none" else "□", "bold"), board.company(owner))
            guard = board.each("protector").get(name, NONE)
            if guard != NONE:
                facility.append("+", "bold").append_text(board.company(guard))
            found.append(facility)
        return found


def by_owner(tables: ArcticTables) -> dict[int, list[int]]:
    """The regions of each country, in the order of the board."""
    sectors: dict[int, list[int]] = {}
    for region, ring in enumerate(tables.ring):
        if ring in RINGS:
            sectors.setdefault(tables.owner[region], []).append(region)
    return sectors


def in_ring(tables: ArcticTables, regions: list[int], ring: str) -> list[int]:
    return [region for region in regions if tables.ring[region] == ring]


def ring_cost(tables: ArcticTables, ring: str) -> int:
    return next((tables.cost[region] for region, other in enumerate(tables.ring) if other == ring), 0)


def legend(board: ArcticDrawing) -> RenderableType:
    return InLines([Text(sign, QUIET) for sign in signs(board.words)])


def signs(words: Words) -> list[str]:
    """What the letters and signs on the map mean."""
    return words.say("ui-arctic-legend").split("  ")


def sale_words(board: ArcticDrawing) -> str:
    """What a unit sells for: money each, points by how many kinds are sold together."""
    tables = board.tables
    return board.say(
        "sale",
        dollars=tables.unit_money,
        single=tables.points_single,
        pair=tables.points_pair,
        triple=tables.points_triple,
    )


def region_words(board: ArcticDrawing, region: int) -> str:
    """A region in a line: its name if it is called by its id, the deposit, what building costs, what is next to it."""
    tables, words = board.tables, board.words
    said = []
    if tables.deposit[region] != NONE:
        said.append(words.value("resource", tables.deposit[region]))
        said.append(board.say("cost", dollars=tables.cost[region]))
    said.append("→ " + " ".join(tables.regions[other] for other in tables.neighbours[region]))
    return words.listed(said)


# The countries


def countries(board: ArcticDrawing) -> RenderableType:
    """A line for each country: influence, actions taken, treasury and what it can do, conflict, votes."""
    tables = board.tables
    actions = tables.upper_row + tables.lower_row
    names = [board.setting.options.action.values[action] for action in actions]
    head = heads(
        "",
        *(f" {space}" for space in influence_spaces(board)),
        *(board.say(f"action-{name}") for name in names),
        *(board.say(heading) for heading in ("treasury", "tax", "build", "conflict", "vote")),
    )
    rows = [country_row(board, number, actions) for number in range(ARCTIC)]
    first = len(head) - 5
    return in_columns([head, *rows], right={first, first + 1, first + 2})


def influence_spaces(board: ArcticDrawing) -> list[str]:
    """NORWAY.5 The fourth space, of the EU, is there once Norway has joined."""
    return board.setting.options.influence.values[: 4 if board.state["joined"] else 3]


def country_row(board: ArcticDrawing, number: int, actions: list[int]) -> list[Text]:
    tables, options = board.tables, board.setting.options
    country = COUNTRIES[number]
    joined = bool(board.state["joined"])
    acts = board.number("phase") == COUNTRIES_ACT and board.number("acting") == number
    sign, style = board.sign(f"country {country}") if not acts else (NOW_SIGN, "bold")
    name = Text.assemble((sign, "bold"), (country, f"bold {COLOURS[country]} {style if not acts else ''}"))
    if number == NO and joined:
        empty = [Text()] * (len(influence_spaces(board)) + len(actions) + 3)
        return [name, *empty, Text(board.say("joined"), QUIET), Text()]
    influence = board.grid("influence").get(country, {})
    spaces = [
        board.space(influence.get(space, NONE), f"place {country} {space}")
        if space != "4" or (number == EU and joined)
        else Text()
        for space in influence_spaces(board)
    ]
    taken = board.grid("action").get(country, {})
    done = []
    for action in actions:
        value = options.action.values[action]
        done.append(board.space(taken.get(value, NONE), *([f"act {value}"] if acts else [])))
    grown = number == EU and joined
    numbers = [
        Text(f"${board.each('treasury')[country]}", "bold"),
        Text(f"+{board.fact('tax')[country]}"),
        Text(str(board.fact("build_limit")[country])),
    ]
    foes = cast("dict[str, list[str]]", board.facts["foes"])[country]
    conflict = Text("/").join(Text(foe, f"bold {COLOURS[foe]}") for foe in foes) if foes else Text("–", QUIET)
    markers = tables.council_markers[number] + (tables.council_markers[NO] if grown else 0)
    vote = Text(board.names("council")[country] + (f"×{markers}" if markers > 1 else ""))
    return [name, *spaces, *done, *numbers, conflict, vote]


def council(board: ArcticDrawing) -> RenderableType:
    """The law in force, how the votes stand, Norway's accession, and China."""
    tables = board.tables
    votes = board.names("council")
    line = Text(board.say("council", count=tables.majority), QUIET)
    for law in LAWS:
        count = sum(tables.council_markers[country] for country in range(ARCTIC) if votes[COUNTRIES[country]] == law)
        sign, style = board.sign(f"vote {law}")
        in_force = board.state["law"] == law
        line.append(sign)
        line.append(f"[{law}]" if in_force else f" {law} ", f"bold {style}" if in_force else style)
        line.append(f"{count} ")
    line.rstrip()
    said = [line]
    if not board.state["joined"]:
        sign, style = board.sign("support")
        said.append(Text(board.say("accession", count=board.number("support")), style))
    ships = board.fact("ships_at_sea")[COUNTRIES[CN]]
    said.append(Text(board.say("china", count=ships, most=tables.ship_pieces[CN]), COLOURS["CN"]))
    return InLines(said)


# The investment track and the companies


def track(board: ArcticDrawing) -> RenderableType:
    """What each space of the track takes from or puts into a purse, and who stands there."""
    prices: list[Text] = heads(board.say("track"))
    stand: list[Text] = [Text()]
    for number, price in enumerate(board.setting.track):
        prices.append(purse(price))
        stand.append(board.space(board.row("invest")[number], f"invest {number + 1}"))
    prices.append(Text(f"│{COUNTRIES[CN]}", COLOURS["CN"]))
    stand.append(Text("│", QUIET))
    for which, price in enumerate(board.setting.yellow_prices):
        value = board.setting.options.yellow_space.values[which]
        prices.append(purse(price))
        stand.append(board.space(board.row("yellow")[which], f"yellow {value}"))
    return in_columns([prices, stand])


def purse(price: int) -> Text:
    """A price as the change of a purse: paying 3 is -3, receiving 2 is +2."""
    return Text(f" {-price:+d}" if price else "  0", "bold" if price < 0 else "")


def companies(board: ArcticDrawing) -> RenderableType:
    """What each company has; its facilities with the points they would count at the end."""
    rows = [heads("", "", *(board.say(heading) for heading in ("money", "score", "hand", "tiles", "facilities")))]
    asked = cast("dict[str, object] | None", board.view.get("ask"))
    for seat in range(board.seats):
        sign, style = board.sign(f"slander {seat}")
        if asked is not None and asked["seat"] == seat and sign == " ":
            sign = NOW_SIGN
        name = board.words.seat(seat) + (" ★" if board.number("start") == seat else "")
        counts = cast("list[dict[str, int]]", board.facts["facilities"])[seat]
        worth = cast("list[int]", board.facts["facilities_worth"])[seat]
        built = " ".join(f"{board.say(f'deposit-{resource}')}{count}" for resource, count in counts.items())
        rows.append(
            [
                Text.assemble((sign, "bold"), board.company(seat)),
                Text(name, f"bold {style}"),
                Text(f"${board.row('money')[seat]}"),
                Text(str(board.row("score")[seat])),
                Text(str(board.row("hand")[seat])),
                Text(str(board.row("tiles")[seat])),
                Text(f"{built}  {board.say('worth', points=worth)}"),
            ]
        )
    return in_columns(rows, right={2, 3, 4, 5}, gap=2)


# The end


def breakdown(board: ArcticDrawing, record: Sequence[Mapping[str, object]]) -> RenderableType:
    """Where the points came from: sales during the game, money, the pole, facilities by resource."""
    result = cast("dict[str, list[int]]", board.view["result"])
    scored = sources(board, record)
    rows = [heads("", board.say("total"), *(source.name for source in scored))]
    for seat in sorted(range(board.seats), key=lambda seat: -result["points"][seat]):
        total = result["points"][seat]
        won = seat in result["winners"]
        name = Text.assemble("★ " if won else "  ", board.company(seat), f" {board.words.seat(seat)}")
        rows.append([name, Text(str(total), "bold"), *(Text(str(source.points[seat])) for source in scored)])
    return in_columns(rows, right=range(1, len(rows[0])), gap=2)


def sources(board: ArcticDrawing, record: Sequence[Mapping[str, object]]) -> list[Source]:
    """Sales during the game, money, the pole, facilities by resource."""
    sales = cast("dict[str, list[int]]", board.view["result"])["points"][:]
    scored = [[0] * board.seats for _ in range(2 + len(RESOURCES))]  # money, the pole, then the resources
    for entry in record:
        args = cast("list[int]", entry["args"])
        if entry["phrase"] == SCORED_MONEY.name:
            scored[0][args[0]] += args[1]
        elif entry["phrase"] == SCORED_POLE.name:
            scored[1][args[0]] += args[2]
        elif entry["phrase"] == SCORED_FACILITIES.name:
            scored[2 + args[1]][args[0]] += args[3]
    for points in scored:
        sales = [left - gained for left, gained in zip(sales, points, strict=True)]
    headings = [board.say("sales"), board.say("money"), board.say("pole")]
    headings += [board.say(f"scored-{resource}") for resource in RESOURCES]
    return [Source(head, "", points) for head, points in zip(headings, [sales, *scored], strict=True)]


# What is printed on the table


def layout(setting: ArcticSetting) -> dict[str, object]:
    """What never changes on this table, by names: the map, the countries, the tracks, what facilities will count."""
    tables = setting.tables
    return {
        "turns": tables.turns,
        "regions": {name: printed_region(tables, region) for region, name in enumerate(tables.regions)},
        "countries": {
            name: {
                "tax": tables.tax[number],
                "build_limit": tables.build_limit[number],
                "council_markers": tables.council_markers[number],
                "ships": tables.ship_pieces[number],
            }
            for number, name in enumerate(COUNTRIES[:ARCTIC])
        },
        "china": {"name": COUNTRIES[CN], "ships": tables.ship_pieces[CN]},
        "accession": {
            "joins": COUNTRIES[NO],
            "union": COUNTRIES[EU],
            "tax": tables.eu_tax_after,
            "build_limit": tables.eu_build_after,
        },
        "actions": [[ACTIONS[action] for action in row] for row in (tables.upper_row, tables.lower_row)],
        "laws": LAWS,
        "majority": tables.majority,
        "track": setting.track,
        "yellow": dict(zip(setting.options.yellow_space.values, setting.yellow_prices, strict=True)),
        "values": dict(zip(RESOURCES, setting.value, strict=True)),
    }


def printed_region(tables: ArcticTables, region: int) -> dict[str, object]:
    """A region of the map; names are missing (None) where there is no owner or no deposit."""
    owner, deposit = tables.owner[region], tables.deposit[region]
    return {
        "kind": KINDS[tables.kind[region]],
        "ring": tables.ring[region],
        "owner": COUNTRIES[owner] if owner != NONE else None,
        "deposit": RESOURCES[deposit] if deposit != NONE else None,
        "cost": tables.cost[region],
        "harbour": [country for number, country in enumerate(COUNTRIES) if region in tables.harbours[number]],
        "neighbours": [tables.regions[other] for other in tables.neighbours[region]],
        "north": [tables.regions[other] for other in tables.north_all[region]],
    }
