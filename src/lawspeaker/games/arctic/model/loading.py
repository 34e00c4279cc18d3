"""From the data file, and a user's file over it, to the tables of the rules.

Every check names the clause that the data would break.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

from lawspeaker.games.arctic.model.tables import (
    ACTIONS,
    ARCTIC,
    COAST,
    COUNTRIES,
    KINDS,
    LAWS,
    NONE,
    POLE,
    RESOURCES,
    SEA,
    ArcticTables,
)
from lawspeaker.kernel.document import Document
from lawspeaker.kernel.sourced import Sourced

BOARD = Path(__file__).parents[1] / "data" / "board.toml"
OPEN_TABLES = ["region", *(f"value.{players}.{kind}" for players in (2, 3, 4) for kind in RESOURCES)]

PLAYERS = (2, 3, 4)
INFLUENCE_SPACES = 15  # three in each Arctic country (SETUP.D.1)
COST_RINGS = ["inner", "middle", "outer"]
RINGS = [*COST_RINGS, "pole", "beyond"]
REGION_KEYS = ["name", "kind", "owner", "ring", "deposit", "harbour", "start_ships", "neighbours", "north"]


def load(override: Document | None = None) -> tuple[ArcticTables, Sourced]:
    """The tables, with a user's file over ours if there is one, and the data they come from."""
    if override is None:
        return _shipped()
    data = _shipped()[1].override(override)
    return read(data), data


@cache
def _shipped() -> tuple[ArcticTables, Sourced]:
    data = Sourced.load(BOARD, open_tables=OPEN_TABLES)
    return read(data), data


def read(data: Sourced) -> ArcticTables:
    """Reads and checks all of the data."""
    tables = ArcticTables()
    _countries(data, tables)
    _players(data, tables)
    _numbers(data, tables)
    _display(data, tables)
    _tracks(data, tables)
    _regions(data, tables)
    _harbours(data, tables)
    _neighbours(data, tables)
    _north(data, tables)
    _values(data, tables)
    _box(data)
    return tables


# --- Countries ---------------------------------------------------------------------------------------------


def _countries(data: Sourced, tables: ArcticTables) -> None:
    for country in COUNTRIES:
        of = f"country.{country}"
        data.text(f"{of}.colour", "COMP.2")
        tables.ship_pieces.append(data.integer(f"{of}.ships", "COMP.2"))
        tables.marker_pieces.append(data.integer(f"{of}.markers", "COMP.5"))
    for country in COUNTRIES[:ARCTIC]:
        of = f"country.{country}"
        tables.treasury.append(data.integer(f"{of}.treasury", "SETUP.A.3"))
        tables.tax.append(data.integer(f"{of}.tax", "TAX.1", low=1))
        tables.build_limit.append(data.integer(f"{of}.build_limit", "SHIP.1", low=1))
        tables.votes.append(LAWS.index(data.choice(f"{of}.vote", "SETUP.A.2", LAWS)))
        tables.council_markers.append(data.integer(f"{of}.council_markers", "SETUP.A.2", low=1, high=9))
    tables.eu_tax_after = data.integer("accession.eu_tax", "NORWAY.6", low=1)
    tables.eu_build_after = data.integer("accession.eu_build_limit", "NORWAY.6", low=1)

    markers = sum(tables.council_markers)
    tables.majority = data.integer("council.majority", "COUNCIL.VOTE", low=1)
    if not markers < 2 * tables.majority <= 2 * markers:
        raise data.error(
            f"a majority of {tables.majority} must be more than half of the {markers} Council markers, "
            "and not more than all of them",
            "COUNCIL.VOTE",
            "council.majority",
            *(f"country.{country}.council_markers" for country in COUNTRIES[:ARCTIC]),
        )


# --- Players -----------------------------------------------------------------------------------------------


def _players(data: Sourced, tables: ArcticTables) -> None:
    for players in PLAYERS:
        of = f"players.{players}"
        received = data.integer(f"{of}.lobbyists", "SETUP.C.1", low=2)
        in_play = received - 1  # one of them is on the score track (SETUP.C.2)
        if in_play * players > INFLUENCE_SPACES:
            raise data.error(
                f"{players} players would place {in_play} lobbyists each, "
                f"but there are {INFLUENCE_SPACES} influence spaces",
                "SETUP.D.1",
                f"{of}.lobbyists",
            )
        tables.lobbyists[players] = in_play
        tables.tiles[players] = data.integer(f"{of}.tiles", "SETUP.C.1", low=1)
        tables.advanced_order[players] = _order(data, f"{of}.advanced_order", players, in_play, f"{of}.lobbyists")

    tables.start_money = data.integer("start.money", "SETUP.C.2")
    tables.first_player_pays = data.integer("start.first_player_pays", "SETUP.D.2")
    if tables.first_player_pays > tables.start_money:
        raise data.error(
            f"the first player begins with ${tables.start_money} and cannot pay ${tables.first_player_pays}",
            "SETUP.D.2",
            "start.first_player_pays",
            "start.money",
        )


def _order(data: Sourced, path: str, players: int, times: int, lobbyists: str) -> list[int]:
    """SETUP.D.ADV.1: letters as seats, each as often as it has lobbyists."""
    letters = "ABCD"[:players]
    order = data.text(path, "SETUP.D.ADV.1")
    if sorted(order) != sorted(letters * times):
        raise data.error(
            f"{path} must name each of {', '.join(letters)} {times} times, once a lobbyist",
            "SETUP.D.ADV.1",
            path,
            lobbyists,
        )
    return [letters.index(letter) for letter in order]


# --- Numbers of the rules ----------------------------------------------------------------------------------


def _numbers(data: Sourced, tables: ArcticTables) -> None:
    tables.turns = data.integer("game.turns", "TURN.1", low=1)
    tables.licence = data.integer("cost.licence", "BUILD.2")
    tables.kept_licence = data.integer("cost.kept_licence", "COUNCIL.CHANGE.4")
    tables.ship_cost = data.integer("cost.ship", "SHIP.3", low=1)
    tables.subsidy = data.integer("subsidy.usual", "REDEPLOY.II.2")
    tables.subsidy_if_broke = data.integer("subsidy.if_broke", "REDEPLOY.II.2")
    tables.defence_illegal = data.integer("defence.illegal", "DESTROY.5")
    tables.defence_legal = data.integer("defence.legal", "DESTROY.5")
    tables.defence_per_neutral = data.integer("defence.per_neutral", "DESTROY.5")
    tables.unit_money = data.integer("sale.unit_money", "P7.3")
    tables.points_single = data.integer("sale.points_single", "P7.4")
    tables.points_pair = data.integer("sale.points_pair", "P7.4")
    tables.points_triple = data.integer("sale.points_triple", "P7.4")
    tables.slander = data.integer("diplomacy.slander", "DIP.4")
    tables.pole_bonus = data.integer("end.pole_bonus", "SCORE.2")
    tables.points_per_dollar = data.integer("end.points_per_dollar", "SCORE.1")
    tables.end_payment = data.integers("end.payment", "END.3")
    if len(tables.end_payment) != 3:
        raise data.error("end.payment must have three amounts, for spaces 1, 2 and 3", "END.3", "end.payment")


def _display(data: Sourced, tables: ArcticTables) -> None:
    rows = ["display.upper_row", "display.lower_row"]
    upper, lower = (data.choices(row, "GLOSSARY.DISPLAY", ACTIONS) for row in rows)
    if not upper or not lower or sorted(upper + lower) != sorted(ACTIONS):
        raise data.error(f"the two rows must hold each of {', '.join(ACTIONS)} once", "GLOSSARY.DISPLAY", *rows)
    tables.upper_row = [ACTIONS.index(action) for action in upper]
    tables.lower_row = [ACTIONS.index(action) for action in lower]


def _tracks(data: Sourced, tables: ArcticTables) -> None:
    for players in PLAYERS:
        of = f"track.{players}"
        spaces = data.integers(f"{of}.spaces", "P3.2", low=-99)
        if not spaces:
            raise data.error(f"{of}.spaces has no space", "P3.1", f"{of}.spaces")
        for place, (left, right) in enumerate(pairwise(spaces), 1):
            if right > left:
                raise data.error(
                    f"{of}.spaces goes up from {left} to {right}; the dearest space is leftmost",
                    "P4.1",
                    f"{of}.spaces.{place}",
                )
        yellow = data.integers(f"{of}.yellow", "P3.3", low=1)
        if len(yellow) != 2:
            raise data.error(f"{of}.yellow must have two prices", "P3.3", f"{of}.yellow")
        if yellow[0] <= yellow[1]:
            raise data.error(
                f"{of}.yellow must give two different prices, the larger first, not {yellow}",
                "P3.4",
                f"{of}.yellow",
            )
        tables.track[players] = spaces
        tables.yellow[players] = yellow


# --- The map -----------------------------------------------------------------------------------------------


def _regions(data: Sourced, tables: ArcticTables) -> None:
    costs = {ring: data.integer(f"building_cost.{ring}", "BUILD.3") for ring in COST_RINGS}
    tables.regions = data.keys("region", "GLOSSARY.REGION")
    for region in tables.regions:
        of = f"region.{region}"
        if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]{0,15}", region):
            raise data.error(
                "a region's id must be a letter and up to 15 letters, digits or _",
                "GLOSSARY.REGION",
                ("region", region),
            )
        for key in data.keys(of, "GLOSSARY.REGION"):
            if key not in REGION_KEYS:
                raise data.error(
                    f"a region has no {key}; it has {', '.join(REGION_KEYS)}",
                    "GLOSSARY.REGION",
                    (*of.split("."), key),
                )
        ring = data.choice(f"{of}.ring", "BUILD.3", RINGS)
        kind = KINDS.index(data.choice(f"{of}.kind", "GLOSSARY.REGION", KINDS))
        tables.names.append(data.text(f"{of}.name", "GLOSSARY.REGION"))
        tables.kind.append(kind)
        tables.ring.append(ring)
        tables.cost.append(costs.get(ring, 0))
        tables.owner.append(_owner(data, region, kind))
        tables.deposit.append(_deposit(data, region, kind, ring))

    _pole(data, tables)
    arrival = data.choice("china.arrival", "P2.1", tables.regions)
    tables.arrival = tables.regions.index(arrival)


def _owner(data: Sourced, region: str, kind: int) -> int:
    path = f"region.{region}.owner"
    owner = _optional(data, path, "GLOSSARY.COASTAL", COUNTRIES)
    if kind == COAST and owner == NONE:
        raise data.error(f"coast {region} has no owner", "GLOSSARY.COASTAL", path, f"region.{region}.kind")
    if kind == SEA and not 0 <= owner < ARCTIC:
        raise data.error(
            f"sea {region} belongs to no Arctic country; under law B one of them controls each sea",
            "COUNCIL.B.1",
            path,
            f"region.{region}.kind",
        )
    if kind == POLE and owner != NONE:
        raise data.error(f"the pole {region} cannot have an owner", "POLE.4", path, f"region.{region}.kind")
    return owner


def _deposit(data: Sourced, region: str, kind: int, ring: str) -> int:
    path = f"region.{region}.deposit"
    deposit = _optional(data, path, "COMP.6", RESOURCES)
    if deposit == NONE:
        return NONE
    if kind == POLE:
        raise data.error(f"the pole {region} cannot have a deposit", "POLE.7", path, f"region.{region}.kind")
    if ring not in COST_RINGS:
        raise data.error(
            f"region {region} has a deposit but lies in no ring with a building cost",
            "BUILD.3",
            path,
            f"region.{region}.ring",
        )
    return deposit


def _optional(data: Sourced, path: str, clause: str, known: list[str]) -> int:
    """A key that may be left out, or be "none" to take ours away."""
    if not data.has(path):
        return NONE
    found = data.choice(path, clause, [*known, "none"])
    return NONE if found == "none" else known.index(found)


def _pole(data: Sourced, tables: ArcticTables) -> None:
    poles = [number for number, kind in enumerate(tables.kind) if kind == POLE]
    kinds = [f"region.{region}.kind" for region in tables.regions]
    if not poles:
        raise data.error("no region is the pole", "POLE.2", *kinds, "region")
    if len(poles) > 1:
        names = ", ".join(tables.regions[number] for number in poles)
        raise data.error(
            f"there is one pole, not {len(poles)}: {names}",
            "POLE.2",
            *(kinds[number] for number in poles[1:]),
        )
    tables.pole = poles[0]


def _harbours(data: Sourced, tables: ArcticTables) -> None:
    """SHIP.4 ship symbols, and SETUP.A.5 the ships that begin there."""
    tables.harbours = [[] for _ in COUNTRIES]
    begin = [0 for _ in COUNTRIES]
    for number, region in enumerate(tables.regions):
        of = f"region.{region}"
        country = _optional(data, f"{of}.harbour", "SHIP.4", COUNTRIES)
        ships = data.integer(f"{of}.start_ships", "SETUP.A.5") if data.has(f"{of}.start_ships") else 0
        if country == NONE:
            if ships:
                raise data.error(
                    f"ships begin in region {region}, which shows no ship symbol",
                    "SETUP.A.5",
                    f"{of}.start_ships",
                    f"{of}.harbour",
                )
            continue
        if tables.kind[number] != COAST or tables.owner[number] != country:
            raise data.error(
                f"region {region} shows the ship symbol of {COUNTRIES[country]}, but is no coast of its own",
                "SHIP.4",
                f"{of}.harbour",
                f"{of}.owner",
                f"{of}.kind",
            )
        tables.harbours[country].append(number)
        if ships:
            tables.start_ships.append((number, country, ships))
            begin[country] += ships

    for country, code in enumerate(COUNTRIES):
        mine = [tables.regions[number] for number in tables.harbours[country]]
        if begin[country] > tables.ship_pieces[country]:
            raise data.error(
                f"{begin[country]} ships of {code} begin on the map; it has {tables.ship_pieces[country]}",
                "COMP.2",
                *(f"region.{region}.start_ships" for region in mine),
                f"country.{code}.ships",
            )
        if country < ARCTIC and not mine:
            raise data.error(
                f"no region shows the ship symbol of {code}",
                "SHIP.4",
                *(f"region.{region}.harbour" for region in tables.regions if data.has(f"region.{region}.harbour")),
                "region",
            )


def _neighbours(data: Sourced, tables: ArcticTables) -> None:
    """GLOSSARY.ADJ: adjacency holds both ways, never with itself, and leaves no region apart."""
    number_of = {region: number for number, region in enumerate(tables.regions)}
    for region in tables.regions:
        path = f"region.{region}.neighbours"
        listed = data.texts(path, "GLOSSARY.ADJ")
        for place, other in enumerate(listed):
            fault = ""
            if other not in number_of:
                fault = f"region {region} lists {other[:20]} as a neighbour, which is no region"
            elif other == region:
                fault = f"region {region} lists itself as a neighbour"
            elif other in listed[:place]:
                fault = f"region {region} lists {other} as a neighbour twice"
            if fault:
                raise data.error(fault, "GLOSSARY.ADJ", f"{path}.{place}")
        tables.neighbours.append(sorted(number_of[other] for other in listed))

    for number, region in enumerate(tables.regions):
        for neighbour in tables.neighbours[number]:
            if number not in tables.neighbours[neighbour]:
                other = tables.regions[neighbour]
                raise data.error(
                    f"region {region} lists {other} as a neighbour, but {other} does not list {region}",
                    "GLOSSARY.ADJ",
                    f"region.{region}.neighbours",
                    f"region.{other}.neighbours",
                )

    reached = [tables.pole]
    for number in reached:
        reached += [neighbour for neighbour in tables.neighbours[number] if neighbour not in reached]
    apart = [region for number, region in enumerate(tables.regions) if number not in reached]
    if apart:
        raise data.error(
            f"region {apart[0]} cannot be reached from the pole",
            "GLOSSARY.ADJ",
            *(f"region.{region}.neighbours" for region in apart),
        )


def _north(data: Sourced, tables: ArcticTables) -> None:
    """P5.4 and P5.5: straight north is a neighbour, and going on north ends at the pole."""
    number_of = {region: number for number, region in enumerate(tables.regions)}
    for number, region in enumerate(tables.regions):
        path = f"region.{region}.north"
        listed = data.texts(path, "P5.4") if data.has(path) else []
        if number == tables.pole and listed:
            raise data.error(f"nothing lies north of the pole {region}", "P5.4", path)
        if number != tables.pole and not listed:
            raise data.error(f"region {region} names no region to its north", "P5.4", path, f"region.{region}.kind")
        for place, other in enumerate(listed):
            if number_of.get(other, NONE) not in tables.neighbours[number]:
                raise data.error(
                    f"region {region} has {other[:20]} to its north, which is not one of its neighbours",
                    "P5.4",
                    f"{path}.{place}",
                    f"region.{region}.neighbours",
                )
        tables.north_all.append([number_of[other] for other in listed])
        tables.north.append(tables.north_all[number][-1] if listed else NONE)

    for start in [tables.arrival, *range(len(tables.regions))]:
        way = [start]
        while way[-1] != tables.pole:
            step = tables.north[way[-1]]
            if step in way:
                raise data.error(
                    f"going north from {tables.regions[start]} leads in a circle, not to the pole",
                    "P5.4",
                    *(f"region.{tables.regions[number]}.north" for number in way),
                )
            way.append(step)


# --- Facilities at the end of the game ---------------------------------------------------------------------


def _values(data: Sourced, tables: ArcticTables) -> None:
    for players in PLAYERS:
        rows = []
        for number, resource in enumerate(RESOURCES):
            of = f"value.{players}.{resource}"
            counts = data.keys(of, "SCORE.3")
            row = [0]
            while str(len(row)) in counts:
                row.append(data.integer(f"{of}.{len(row)}", "SCORE.3", high=999))
            for count in counts:
                if count not in map(str, range(1, len(row))):
                    raise data.error(
                        f"{of} has {count[:20]} where {len(row)} comes next; it counts from 1 without a gap",
                        "SCORE.3",
                        (*of.split("."), count),
                    )
            deposits = [region for region, kind in enumerate(tables.deposit) if kind == number]
            if len(deposits) >= len(row):
                raise data.error(
                    f"{of} stops at {len(row) - 1}, but the map has {len(deposits)} {resource} deposits",
                    "SCORE.3",
                    of,
                    *(f"region.{tables.regions[region]}.deposit" for region in deposits),
                )
            rows.append(row)
        tables.value[players] = rows


def _box(data: Sourced) -> None:
    """COMP.1, COMP.3, COMP.4: shown only, but a number is a number."""
    for pile in ("coins_of_1", "coins_of_5", "cubes"):
        data.integer(f"box.{pile}", "COMP.1", high=999)
    for colour in ("white", "black", "brown", "dark_brown"):
        data.integer(f"box.{colour}.lobbyists", "COMP.3")
        data.integer(f"box.{colour}.tiles", "COMP.4")
