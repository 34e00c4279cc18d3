"""The board of The Arctic: the known counts hold, and a user's own board is checked against the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawspeaker.games.arctic.model import tables as names
from lawspeaker.games.arctic.model.loading import BOARD, load
from lawspeaker.games.arctic.model.tables import (
    ACTIONS,
    CA,
    CN,
    COAST,
    COUNTRIES,
    DIPLOMACY,
    EU,
    FACILITY,
    GAS,
    LAW_A,
    LAW_B,
    LAW_C,
    MOVE,
    NO,
    NONE,
    OIL,
    POLE,
    POLY,
    RESOURCES,
    RU,
    SEA,
    SHIPS,
    TAX,
    UNREST,
    US,
    ArcticTables,
)
from lawspeaker.kernel.document import DataError, Document


@pytest.fixture(scope="module")
def board() -> ArcticTables:
    return load()[0]


def at(board: ArcticTables, *regions: str) -> list[int]:
    return [board.regions.index(region) for region in regions]


def owned(board: ArcticTables, kind: int) -> list[int]:
    """How many regions of a kind each country has."""
    pairs = list(zip(board.kind, board.owner, strict=True))
    return [pairs.count((kind, country)) for country in range(len(COUNTRIES))]


# --- What is known of the board ----------------------------------------------------------------------------


def test_names_and_numbers_agree() -> None:
    assert [getattr(names, code) for code in COUNTRIES] == [0, 1, 2, 3, 4, 5]
    assert [getattr(names, resource.upper()) for resource in RESOURCES] == [0, 1, 2]
    assert [getattr(names, action.upper()) for action in ACTIONS] == [0, 1, 2, 3, 4, 5]
    assert [getattr(names, f"LAW_{law}") for law in names.LAWS] == [0, 1, 2]
    assert [getattr(names, kind.upper()) for kind in names.KINDS] == [0, 1, 2]


@pytest.mark.law("arctic:COMP.2", "arctic:COMP.5")
def test_pieces(board: ArcticTables) -> None:
    assert board.ship_pieces == [14, 6, 12, 6, 10, 4]
    assert board.marker_pieces == [14, 6, 13, 6, 12, 4]
    assert board.lobbyists == {2: 6, 3: 4, 4: 3}
    assert board.tiles == {2: 16, 3: 12, 4: 12}


@pytest.mark.law("arctic:COMP.3", "arctic:COMP.4")
def test_pieces_of_each_player_colour() -> None:
    box = load()[1].values["box"]
    colours = {colour: piles for colour, piles in box.items() if isinstance(piles, dict)}
    assert {colour: piles["lobbyists"] for colour, piles in colours.items()} == {
        "white": 7,
        "black": 7,
        "brown": 5,
        "dark_brown": 5,
    }
    assert [piles["tiles"] for piles in colours.values()] == [16, 16, 12, 12]


def test_twelve_lobbyists_are_in_play_with_any_number_of_players(board: ArcticTables) -> None:
    assert [players * each for players, each in board.lobbyists.items()] == [12, 12, 12]


def test_countries_at_the_start(board: ArcticTables) -> None:
    assert board.treasury == [2, 1, 3, 2, 4]
    assert board.tax == [2, 1, 3, 2, 4]
    assert board.build_limit == [2, 1, 2, 1, 4]
    assert (board.eu_tax_after, board.eu_build_after) == (4, 3)
    assert board.votes == [LAW_B, LAW_A, LAW_A, LAW_A, LAW_C]
    assert board.council_markers == [1, 1, 2, 1, 1]
    assert board.majority == 4


def test_after_accession_norways_values_are_added(board: ArcticTables) -> None:
    assert board.eu_tax_after == board.tax[EU] + board.tax[NO]
    assert board.eu_build_after == board.build_limit[EU] + board.build_limit[NO]


def test_players_at_the_start(board: ArcticTables) -> None:
    assert (board.start_money, board.first_player_pays, board.turns) == (10, 1, 9)
    spelled = {players: "".join("ABCD"[seat] for seat in order) for players, order in board.advanced_order.items()}
    assert spelled == {2: "ABABBABABAAB", 3: "ABCCBACABBAC", 4: "ABCDCDABBDAC"}


def test_regions_by_kind_and_owner(board: ArcticTables) -> None:
    assert [board.kind.count(kind) for kind in (COAST, SEA, POLE)] == [15, 18, 1]
    assert owned(board, SEA) == [7, 2, 3, 3, 3, 0]  # the markers of law B
    assert owned(board, COAST) == [3, 2, 3, 3, 3, 1]
    assert board.regions[board.pole] == "POLE"
    assert board.owner[board.pole] == board.deposit[board.pole] == board.north[board.pole] == NONE
    assert all(len(attribute) == 34 for attribute in (board.names, board.cost, board.ring, board.neighbours))


def test_ship_symbols_and_starting_ships(board: ArcticTables) -> None:
    assert [len(harbours) for harbours in board.harbours] == [3, 1, 2, 2, 3, 1]
    begin = [0] * 6
    for region, country, ships in board.start_ships:
        assert region in board.harbours[country]
        begin[country] += ships
    assert begin == [3, 1, 2, 2, 4, 1]
    [alaska] = [region for region, _, ships in board.start_ships if ships == 2]
    assert board.names[alaska].startswith("Alaska")
    assert board.harbours[CN] == [board.arrival]


@pytest.mark.law("arctic:COMP.6")
def test_deposits(board: ArcticTables) -> None:
    assert [board.deposit.count(resource) for resource in (GAS, OIL, POLY)] == [16, 10, 6]
    assert board.deposit.count(NONE) == 2
    assert len(board.regions) - board.deposit.count(NONE) == 2 * board.tiles[2]


def test_building_costs_by_ring(board: ArcticTables) -> None:
    costs = set(zip(board.ring, board.cost, strict=True))
    assert costs == {("inner", 3), ("middle", 2), ("outer", 1), ("pole", 0), ("beyond", 0)}
    assert [board.ring.count(ring) for ring in ("inner", "middle", "outer")] == [5, 13, 14]


def test_adjacency(board: ArcticTables) -> None:
    assert sum(len(around) for around in board.neighbours) == 2 * 99
    assert all(around == sorted(set(around)) for around in board.neighbours)
    inner = [region for region, ring in enumerate(board.ring) if ring == "inner"]
    assert board.neighbours[board.pole] == inner
    order = ["pole", "inner", "middle", "outer", "beyond"]
    for region, around in enumerate(board.neighbours):
        for other in around:
            assert abs(order.index(board.ring[region]) - order.index(board.ring[other])) <= 1


def test_a_chinese_ship_goes_north_east_from_russian_coasts(board: ArcticTables) -> None:
    for number, coast in enumerate(at(board, "RU_C1", "RU_C2", "RU_C3")):
        west, east = at(board, f"RU_M{2 * number + 1}", f"RU_M{2 * number + 2}")
        assert board.north_all[coast] == [west, east]
        assert board.north[coast] == east
    twofold = [region for region, ways in enumerate(board.north_all) if len(ways) > 1]
    assert twofold == at(board, "RU_C1", "RU_C2", "RU_C3")


def test_the_automatic_way_of_china(board: ArcticTables) -> None:
    way = [board.arrival]
    while way[-1] != board.pole:
        way.append(board.north[way[-1]])
    assert way == at(board, "KAM", "RU_C3", "RU_M6", "RU_I", "POLE")


def test_going_north_keeps_the_owner_until_the_pole(board: ArcticTables) -> None:
    for region, ways in enumerate(board.north_all):
        for north in ways:
            assert north == board.pole or board.owner[region] in (board.owner[north], CN)


def test_tracks(board: ArcticTables) -> None:
    assert board.track[2] == [4, 3, 3, 2, 2, 1, 1, 0, 0, -1, -1, -2]
    assert board.track[3] == [5, 4, 3, 2, 2, 1, 1, 0, 0, -1, -1, -2]
    assert board.track[4] == [5, 4, 3, 3, 2, 2, 1, 1, 0, -1, -1, -2]
    assert board.yellow == {2: [3, 1], 3: [4, 2], 4: [5, 3]}


def test_display_rows(board: ArcticTables) -> None:
    assert board.upper_row == [FACILITY, SHIPS, DIPLOMACY]
    assert board.lower_row == [UNREST, TAX, MOVE]


def test_numbers_of_the_rules(board: ArcticTables) -> None:
    assert (board.licence, board.kept_licence, board.ship_cost) == (1, 2, 1)
    assert (board.subsidy, board.subsidy_if_broke) == (1, 2)
    assert (board.defence_illegal, board.defence_legal, board.defence_per_neutral) == (0, 1, 1)
    assert (board.unit_money, board.points_single, board.points_pair, board.points_triple) == (1, 2, 5, 10)
    assert (board.slander, board.pole_bonus, board.points_per_dollar) == (1, 10, 1)
    assert board.end_payment == [3, 2, 1]


@pytest.mark.parametrize(
    ("players", "resource", "count", "each"),
    [(2, POLY, 3, 5), (3, OIL, 5, 10), (4, GAS, 5, 7), (3, GAS, 6, 7), (3, OIL, 1, 2), (3, POLY, 2, 5)],
)
def test_values_read_off_worked_examples(
    board: ArcticTables, players: int, resource: int, count: int, each: int
) -> None:
    assert board.value[players][resource][count] == each
    assert load()[1].source(f"value.{players}.{RESOURCES[resource]}.{count}") == "example"


def test_the_final_scoring_example_adds_up(board: ArcticTables) -> None:
    gas, oil, poly = board.value[3]
    facilities = 6 * gas[6] + 1 * oil[1] + 2 * poly[2]
    assert 67 + 8 * board.points_per_dollar + 2 * board.pole_bonus + facilities == 149


def test_values_grow_with_the_count_and_with_the_players(board: ArcticTables) -> None:
    for resource, most in enumerate([16, 10, 6]):
        rows = [board.value[players][resource] for players in (2, 3, 4)]
        for row in rows:
            assert len(row) == most + 1
            assert row[0] == 0
            assert row == sorted(row)
        for two, three, four in zip(*rows, strict=True):
            assert two <= three <= four


# --- Sources -----------------------------------------------------------------------------------------------


def test_sources_of_the_data() -> None:
    data = load()[1]
    assert {path for path, _, _ in data.listing("public")} == {"box.coins_of_1", "box.coins_of_5", "box.cubes"}
    assert {path for path, _, _ in data.listing("inferred")} == {
        *(f"region.{region}.kind" for region in ("CA_C3", "EU_C3", "NO_C1")),
        *("value.2.gas.5", "value.2.oil.5", "value.3.gas.5"),
    }
    assert len(data.listing("example")) == 6
    reconstructed = {path for path, _, _ in data.listing("reconstructed")}
    assert "track.2.spaces" in reconstructed
    assert "region.RU_I.deposit" in reconstructed
    assert not any(path.startswith(("country.", "cost.", "players.")) for path in reconstructed)
    assert data.source("region.US_C2.start_ships") == "stated"


def test_every_value_is_found_on_the_line_of_its_key() -> None:
    data = load()[1]
    lines = BOARD.read_text(encoding="utf-8").splitlines()
    for path, _, _ in data.listing():
        line = int(data.where(path).removeprefix("board.toml, line "))
        assert lines[line - 1].startswith(path.rpartition(".")[2] + " = "), path


# --- A user's own board ------------------------------------------------------------------------------------


def mine(folder: Path, text: str) -> Document:
    path = folder / "my.toml"
    path.write_text(text, encoding="utf-8")
    return Document.read(path)


def test_a_users_values_replace_ours(tmp_path: Path) -> None:
    tables, data = load(mine(tmp_path, "[track.2]\nyellow = [9, 8]\n\n[region.KAM]\nname = 'Bering Gate'\n"))
    assert tables.yellow[2] == [9, 8]
    assert tables.names[tables.arrival] == "Bering Gate"
    assert data.listing("override") == [
        ("track.2.yellow", [9, 8], "override"),
        ("region.KAM.name", "Bering Gate", "override"),
    ]
    assert load()[0].yellow[2] == [3, 1]


def test_our_own_file_is_a_valid_override(tmp_path: Path) -> None:
    tables, data = load(mine(tmp_path, BOARD.read_text(encoding="utf-8")))
    assert len(data.listing("override")) == len(data.listing())
    ours = load()[0]
    for attribute in ("regions", "neighbours", "north", "harbours", "value", "track", "owner"):
        assert getattr(tables, attribute) == getattr(ours, attribute)


def test_a_deposit_can_be_taken_away(tmp_path: Path) -> None:
    tables = load(mine(tmp_path, 'region.RU_I.deposit = "none"\n'))[0]
    assert tables.deposit.count(POLY) == 5


def test_a_region_can_be_added(tmp_path: Path) -> None:
    text = """\
[region.BERING]
name = "Bering Strait"
kind = "sea"
owner = "US"
ring = "beyond"
neighbours = ["KAM"]
north = ["KAM"]
[region.KAM]
neighbours = ["RU_C3", "US_C1", "BERING"]
"""
    tables = load(mine(tmp_path, text))[0]
    assert tables.regions[-1] == "BERING"
    assert tables.neighbours[34] == [33]
    assert 34 in tables.neighbours[33]


SMALL = """\
[region]
replace = true
[region.TOP]
name = "Top"
kind = "pole"
ring = "pole"
neighbours = ["S"]
[region.S]
name = "Sea"
kind = "sea"
owner = "RU"
ring = "inner"
deposit = "gas"
neighbours = ["TOP", {coasts}]
north = ["TOP"]
[china]
arrival = "C_CN"
"""
COAST_OF = """\
[region.C_{0}]
name = "Coast of {0}"
kind = "coast"
owner = "{0}"
ring = "outer"
harbour = "{0}"
start_ships = 1
neighbours = ["S"]
north = ["S"]
"""


def test_a_wholly_different_map_can_be_given(tmp_path: Path) -> None:
    coasts = ", ".join(f'"C_{code}"' for code in COUNTRIES)
    text = SMALL.replace("{coasts}", coasts) + "".join(COAST_OF.format(code) for code in COUNTRIES)
    tables = load(mine(tmp_path, text))[0]
    assert tables.regions == ["TOP", "S", *(f"C_{code}" for code in COUNTRIES)]
    assert tables.neighbours[1] == [0, 2, 3, 4, 5, 6, 7]
    assert tables.north == [NONE, 0, 1, 1, 1, 1, 1, 1]
    assert tables.harbours[RU] == [2]
    assert [tables.harbours[code] for code in (NO, EU, CA, US)] == [[3], [4], [5], [6]]


REFUSED = [
    # Neighbours
    (
        '[region.RU_C1]\nneighbours = [\n  "RU_M1",\n  "XX_9",\n]\n',
        "line 4: region RU_C1 lists XX_9 as a neighbour, which is no region (GLOSSARY.ADJ)",
    ),
    (
        '\n[region.KAM]\nneighbours = ["RU_C3", "KAM"]\n',
        "line 3: region KAM lists itself as a neighbour (GLOSSARY.ADJ)",
    ),
    (
        'region.KAM.neighbours = ["RU_C3", "US_C1", "RU_C3"]\n',
        "line 1: region KAM lists RU_C3 as a neighbour twice (GLOSSARY.ADJ)",
    ),
    (
        '\n\n[region.KAM]\nneighbours = ["RU_C3"]\n',
        "line 4: region US_C1 lists KAM as a neighbour, but KAM does not list US_C1 (GLOSSARY.ADJ)",
    ),
    (
        '\n[region.KAM]\nneighbours = ["RU_C3", "US_C1", "RU_I"]\n',
        "line 3: region KAM lists RU_I as a neighbour, but RU_I does not list KAM (GLOSSARY.ADJ)",
    ),
    (
        '[region.ISLE]\nname = "Isle"\nkind = "sea"\nowner = "RU"\nring = "inner"\nneighbours = []\n',
        "line 6: region ISLE cannot be reached from the pole (GLOSSARY.ADJ)",
    ),
    ("region.KAM.neighbours = 3\n", "line 1: region.KAM.neighbours must be an array, not 3 (GLOSSARY.ADJ)"),
    (
        "region.KAM.neighbours = [\n3]\n",
        "line 2: region.KAM.neighbours.0 must be text, not 3 (GLOSSARY.ADJ)",
    ),
    # The pole
    ('\n[region.POLE]\nkind = "sea"\nowner = "RU"\nring = "inner"\n', "line 3: no region is the pole (POLE.2)"),
    (
        '[region.KAM]\nowner = "none"\nkind = "pole"\n',
        "line 3: there is one pole, not 2: POLE, KAM (POLE.2)",
    ),
    ('[region.POLE]\ndeposit = "gas"\n', "line 2: the pole POLE cannot have a deposit (POLE.7)"),
    ('[region.POLE]\nowner = "RU"\n', "line 2: the pole POLE cannot have an owner (POLE.4)"),
    ("[region]\nreplace = true\n", "line 1: no region is the pole (POLE.2)"),
    # Owners
    ('[region.RU_C1]\nowner = "none"\n', "line 2: coast RU_C1 has no owner (GLOSSARY.COASTAL)"),
    (
        '[region.RU_C1]\nowner = "UK"\n',
        'line 2: region.RU_C1.owner must be one of RU, NO, EU, CA, US, CN, none, not "UK" (GLOSSARY.COASTAL)',
    ),
    (
        '\n[region.RU_I]\nowner = "none"\n',
        "line 3: sea RU_I belongs to no Arctic country; under law B one of them controls each sea (COUNCIL.B.1)",
    ),
    (
        '[region.RU_I]\nowner = "CN"\n',
        "line 2: sea RU_I belongs to no Arctic country; under law B one of them controls each sea (COUNCIL.B.1)",
    ),
    # What a region is
    (
        '[region.RU_I]\nkind = "lake"\n',
        'line 2: region.RU_I.kind must be one of coast, sea, pole, not "lake" (GLOSSARY.REGION)',
    ),
    (
        "[region.RU_I]\ndepth = 3\n",
        "line 2: a region has no depth; it has name, kind, owner, ring, deposit, harbour, start_ships, "
        "neighbours, north (GLOSSARY.REGION)",
    ),
    ('[region.NEW]\nname = "New"\nring = "inner"\n', "line 1: region.NEW.kind is missing (GLOSSARY.REGION)"),
    ("[region]\nNEW = 3\n", "line 2: region.NEW must be a table, not 3 (GLOSSARY.REGION)"),
    (
        '[region."a.b"]\nname = "New"\n',
        "line 1: a region's id must be a letter and up to 15 letters, digits or _ (GLOSSARY.REGION)",
    ),
    (
        '[region.RU_I]\nring = "far"\n',
        'line 2: region.RU_I.ring must be one of inner, middle, outer, pole, beyond, not "far" (BUILD.3)',
    ),
    (
        '\n[region.RU_I]\nring = "beyond"\n',
        "line 3: region RU_I has a deposit but lies in no ring with a building cost (BUILD.3)",
    ),
    # Deposits
    (
        '[region.RU_I]\n\ndeposit = "gold"\n',
        'line 3: region.RU_I.deposit must be one of gas, oil, poly, none, not "gold" (COMP.6)',
    ),
    (
        '[region.RU_I]\ndeposit = ["gas", "oil"]\n',
        "line 2: region.RU_I.deposit must be one of gas, oil, poly, none, not ['gas', 'oil'] (COMP.6)",
    ),
    # Ships
    (
        '[region.RU_C1]\nharbour = "NO"\n',
        "line 2: region RU_C1 shows the ship symbol of NO, but is no coast of its own (SHIP.4)",
    ),
    (
        '\n[region.RU_I]\nharbour = "RU"\n',
        "line 3: region RU_I shows the ship symbol of RU, but is no coast of its own (SHIP.4)",
    ),
    (
        '[region.NO_C2]\nharbour = "none"\nstart_ships = 0\n',
        "line 2: no region shows the ship symbol of NO (SHIP.4)",
    ),
    (
        "[region.RU_I]\nstart_ships = 1\n",
        "line 2: ships begin in region RU_I, which shows no ship symbol (SETUP.A.5)",
    ),
    ("[region.KAM]\nstart_ships = 5\n", "line 2: 5 ships of CN begin on the map; it has 4 (COMP.2)"),
    ("[country.RU]\nships = 2\n", "line 2: 3 ships of RU begin on the map; it has 2 (COMP.2)"),
    (
        '[region.KAM]\nstart_ships = "one"\n',
        'line 2: region.KAM.start_ships must be a whole number from 0 to 99, not "one" (SETUP.A.5)',
    ),
    # North
    (
        '[region.KAM]\nnorth = [\n  "RU_I",\n]\n',
        "line 3: region KAM has RU_I to its north, which is not one of its neighbours (P5.4)",
    ),
    (
        '[region.KAM]\nnorth = ["XX"]\n',
        "line 2: region KAM has XX to its north, which is not one of its neighbours (P5.4)",
    ),
    (
        '\n[region.RU_C3]\nnorth = ["KAM"]\n',
        "line 3: going north from KAM leads in a circle, not to the pole (P5.4)",
    ),
    (
        '[region.EU_C1]\nnorth = ["EU_C2"]\n[region.EU_C2]\nnorth = ["EU_C1"]\n',
        "line 2: going north from EU_C1 leads in a circle, not to the pole (P5.4)",
    ),
    ("region.RU_I.north = []\n", "line 1: region RU_I names no region to its north (P5.4)"),
    ('region.POLE.north = ["RU_I"]\n', "line 1: nothing lies north of the pole POLE (P5.4)"),
    ('[china]\narrival = "XX"\n', "line 2: china.arrival must be one of POLE, RU_I"),
    # Tracks
    (
        "[track.3]\nspaces = [\n  2,\n  1,\n  3,\n]\n",
        "line 5: track.3.spaces goes up from 1 to 3; the dearest space is leftmost (P4.1)",
    ),
    ("[track.3]\nspaces = []\n", "line 2: track.3.spaces has no space (P3.1)"),
    (
        "[track.3]\nspaces = [1.5]\n",
        "line 2: track.3.spaces.0 must be a whole number from -99 to 99, not 1.5 (P3.2)",
    ),
    (
        "\n[track.4]\nyellow = [2, 3]\n",
        "line 3: track.4.yellow must give two different prices, the larger first, not [2, 3] (P3.4)",
    ),
    (
        "[track.4]\nyellow = [3, 3]\n",
        "line 2: track.4.yellow must give two different prices, the larger first, not [3, 3] (P3.4)",
    ),
    ("[track.4]\nyellow = [3]\n", "line 2: track.4.yellow must have two prices (P3.3)"),
    (
        "[track.4]\nyellow = [3, 0]\n",
        "line 2: track.4.yellow.1 must be a whole number from 1 to 99, not 0 (P3.3)",
    ),
    # Values
    (
        "[value.2.gas]\n\n5 = -1\n",
        "line 3: value.2.gas.5 must be a whole number from 0 to 999, not -1 (SCORE.3)",
    ),
    (
        "[value.2.gas]\nreplace = true\n1 = 1\n2 = 3\n",
        "line 1: value.2.gas stops at 2, but the map has 16 gas deposits (SCORE.3)",
    ),
    (
        '\nregion.RU_M1.deposit = "poly"\n',
        "line 2: value.2.poly stops at 6, but the map has 7 poly deposits (SCORE.3)",
    ),
    (
        "[value.2.gas]\n18 = 20\n",
        "line 2: value.2.gas has 18 where 17 comes next; it counts from 1 without a gap (SCORE.3)",
    ),
    (
        "[value.2.gas]\nmany = 20\n",
        "line 2: value.2.gas has many where 17 comes next; it counts from 1 without a gap (SCORE.3)",
    ),
    ("[value.2]\nreplace = true\n", "line 1: value.2.gas is missing (SCORE.3)"),
    # The Council
    ('[country.RU]\nvote = "D"\n', 'line 2: country.RU.vote must be one of A, B, C, not "D" (SETUP.A.2)'),
    (
        "[council]\nmajority = 3\n",
        "line 2: a majority of 3 must be more than half of the 6 Council markers, and not more than all of "
        "them (COUNCIL.VOTE)",
    ),
    (
        "[country.US]\ncouncil_markers = 9\n",
        "line 2: a majority of 4 must be more than half of the 14 Council markers, and not more than all of "
        "them (COUNCIL.VOTE)",
    ),
    # Players and display
    (
        "[players.4]\nlobbyists = 5\n",
        "line 2: 4 players would place 4 lobbyists each, but there are 15 influence spaces (SETUP.D.1)",
    ),
    (
        "[players.2]\nlobbyists = 6\n",
        "line 2: players.2.advanced_order must name each of A, B 5 times, once a lobbyist (SETUP.D.ADV.1)",
    ),
    (
        '[players.3]\nadvanced_order = "ABCABCABCABD"\n',
        "line 2: players.3.advanced_order must name each of A, B, C 4 times, once a lobbyist (SETUP.D.ADV.1)",
    ),
    (
        "[start]\nmoney = 0\n",
        "line 2: the first player begins with $0 and cannot pay $1 (SETUP.D.2)",
    ),
    (
        '[display]\nupper_row = ["facility", "ships", "tax"]\n',
        "line 2: the two rows must hold each of diplomacy, ships, facility, move, tax, unrest once (GLOSSARY.DISPLAY)",
    ),
    ("[end]\npayment = [3, 2]\n", "line 2: end.payment must have three amounts, for spaces 1, 2 and 3 (END.3)"),
    ("[cost]\nship = 0\n", "line 2: cost.ship must be a whole number from 1 to 99, not 0 (SHIP.3)"),
    ("[cost]\nprice = 0\n", "line 2: there is no cost.price; known here: licence, kept_licence, ship."),
]


@pytest.mark.parametrize(("text", "message"), REFUSED, ids=[message[:60] for _, message in REFUSED])
def test_a_board_that_breaks_the_rules_is_refused_with_line_and_clause(tmp_path: Path, text: str, message: str) -> None:
    ours, data = load()
    before = data.listing()
    with pytest.raises(DataError) as caught:
        load(mine(tmp_path, text))
    assert str(caught.value).startswith("my.toml, " + message)
    assert load() == (ours, data)
    assert data.listing() == before


@pytest.mark.parametrize(("wrong", "every"), [("-1", 1), ("1000", 1), ("true", 9), ('"1"', 9), ("0.5", 9)])
def test_every_number_is_a_whole_number_in_range(tmp_path: Path, wrong: str, every: int) -> None:
    """Each has a range of its own; what is no whole number at all is refused in one place, and so some are enough."""
    numbers = [path for path, value, _ in load()[1].listing() if isinstance(value, int)]
    assert len(numbers) > 150
    for path in numbers[::every]:
        table, _, key = path.rpartition(".")
        with pytest.raises(DataError) as caught:
            load(mine(tmp_path, f"\n[{table}]\n{key} = {wrong}\n"))
        assert str(caught.value).startswith(f"my.toml, line 3: {path} must be a whole number from ")
