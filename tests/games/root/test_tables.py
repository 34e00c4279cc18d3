"""The cards, maps and boards of Root: the known values hold, and a user's own file is checked against the rules."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from lawspeaker.games.root.factions.alliance.printed import AlliancePrinted
from lawspeaker.games.root.factions.duchy.printed import DuchyPrinted
from lawspeaker.games.root.factions.eyrie import printed as leaders
from lawspeaker.games.root.factions.eyrie.printed import EyriePrinted
from lawspeaker.games.root.factions.marquise.printed import MarquisePrinted
from lawspeaker.games.root.factions.vagabond.printed import printed_on
from lawspeaker.games.root.loading import FILES, FOLDER, load
from lawspeaker.games.root.model import tables as names
from lawspeaker.games.root.model.tables import (
    ALLIANCE,
    AUTUMN,
    BAG,
    BASE,
    BATTLE,
    BIRD,
    BOOT,
    BUILD,
    BUILDING,
    CARDS,
    CLEARINGS,
    COIN,
    CORVIDS,
    CROSSBOW,
    CULT,
    DECKS,
    DUCHY,
    EFFECTS,
    EXILES,
    EYRIE,
    FACTIONS,
    FOX,
    HAMMER,
    HUNDREDS,
    ITEMS,
    KEEPERS,
    LAKE,
    MAPS,
    MARQUISE,
    MOUNTAIN,
    MOUSE,
    MOVE,
    NONE,
    PAWN,
    RABBIT,
    RECRUIT,
    RIVERFOLK,
    SUITS,
    SWORD,
    TEA,
    TOKEN,
    TORCH,
    VAGABOND,
    VAGABOND2,
    WARRIOR,
    WINTER,
    Deck,
    Map,
    RootTables,
)
from lawspeaker.kernel.document import DataError, Document


@pytest.fixture(scope="module")
def box() -> RootTables:
    return load()[0]


def plus_one(clearings: list[int]) -> list[int]:
    """Clearings by the numbers people know them by."""
    return [clearing + 1 for clearing in clearings]


def links(linked: list[list[int]]) -> str:
    return " ".join(f"{one + 1}-{other + 1}" for one, others in enumerate(linked) for other in others if one < other)


def test_names_and_numbers_agree() -> None:
    for words in (SUITS, ITEMS, FACTIONS, names.TYPES, DECKS, MAPS, names.COLUMNS):
        assert [getattr(names, word.upper()) for word in words] == list(range(len(words)))
    assert [getattr(leaders, word.upper()) for word in leaders.LEADERS] == list(range(len(leaders.LEADERS)))


# --- Cards -------------------------------------------------------------------------------------------------


def card(deck: Deck, name: str) -> tuple[str, int, list[int], int, int, str, bool]:
    at = deck.ids.index(name)
    return (
        deck.names[at],
        deck.suit[at],
        deck.cost[at],
        deck.item[at],
        deck.vp[at],
        deck.effect[at],
        deck.persistent[at],
    )


@pytest.mark.law("root:B.1.4", "root:B.7.1")
def test_a_deck_has_54_cards_and_beside_it_those_of_two_boards(box: RootTables) -> None:
    assert [deck.name for deck in box.decks] == DECKS
    for deck in box.decks:
        assert deck.ids[CARDS:] == ["vizier_1", "vizier_2", "retainer_1", "retainer_2", "retainer_3"]
        assert len(set(deck.ids)) == 59
        rows = (deck.names, deck.suit, deck.cost, deck.item, deck.vp, deck.effect)
        flags = (deck.persistent, deck.ambush, deck.dominance)
        assert all(len(row) == 59 for row in (*rows, *flags))
        assert [deck.suit[:CARDS].count(suit) for suit in (BIRD, FOX, RABBIT, MOUSE)] == [14, 14, 13, 13]


def test_ambush_and_dominance_cards(box: RootTables) -> None:
    for deck in box.decks:
        ambushes = [card for card in range(56) if deck.ambush[card]]
        dominances = [card for card in range(56) if deck.dominance[card]]
        assert [deck.suit[card] for card in ambushes] == [FOX, RABBIT, MOUSE, BIRD, BIRD]
        assert [deck.suit[card] for card in dominances] == [FOX, RABBIT, MOUSE, BIRD]
        for at in ambushes + dominances:
            assert deck.cost[at] == []
            assert deck.effect[at] == ("ambush" if deck.ambush[at] else "dominance")
        assert [deck.ids[at] for at in ambushes[3:]] == ["ambush_bird_1", "ambush_bird_2"]


def test_everything_else_in_the_deck_can_be_crafted(box: RootTables) -> None:
    for deck in box.decks:
        for at in range(CARDS):
            crafted = not deck.ambush[at] and not deck.dominance[at]
            assert (deck.cost[at] != []) == crafted
            assert 1 <= sum(deck.cost[at]) <= 4 or not crafted
            assert (deck.item[at] != NONE) == (deck.effect[at] == "") == (deck.vp[at] > 0)
            assert deck.effect[at] in ("", *EFFECTS)


def test_the_decks_share_the_item_cards(box: RootTables) -> None:
    base, exiles = box.decks
    items = [at for at in range(CARDS) if base.item[at] != NONE]
    assert len(items) == 20
    assert [base.item.count(item) for item in range(len(ITEMS))] == [4, 4, 2, 1, 3, 3, 3, 0]
    assert base.ids[:29] == exiles.ids[:29]
    assert all(base.vp[at] == exiles.vp[at] for at in items)
    assert not set(base.ids[29:CARDS]) & set(exiles.ids[29:CARDS])


def test_effects_of_both_decks_are_all_there(box: RootTables) -> None:
    found = {effect for deck in box.decks for effect in deck.effect if effect}
    assert found == set(EFFECTS)


def test_some_cards(box: RootTables) -> None:
    base, exiles = box.decks[BASE], box.decks[EXILES]
    assert card(base, "armorers_2") == ("Armorers", BIRD, [1, 0, 0, 0], NONE, 0, "armorers", True)
    assert card(base, "royal_claim") == ("Royal Claim", BIRD, [0, 0, 0, 4], NONE, 0, "royal_claim", True)
    assert card(base, "tax_collector_3") == ("Tax Collector", FOX, [1, 1, 1, 0], NONE, 0, "tax_collector", True)
    assert card(base, "favor_of_the_mice") == ("Favor of the Mice", MOUSE, [0, 0, 3, 0], NONE, 0, "favor_mice", False)
    assert card(base, "root_tea_mouse") == ("Root Tea", MOUSE, [0, 0, 1, 0], TEA, 2, "", False)
    assert card(base, "arms_trader") == ("Arms Trader", BIRD, [2, 0, 0, 0], SWORD, 2, "", False)
    assert card(base, "bake_sale") == ("Bake Sale", RABBIT, [0, 2, 0, 0], COIN, 3, "", False)
    assert card(exiles, "saboteurs_3") == ("Saboteurs", BIRD, [0, 0, 0, 1], NONE, 0, "saboteurs", True)
    assert card(exiles, "false_orders_1") == ("False Orders", FOX, [1, 0, 0, 0], NONE, 0, "false_orders", True)
    assert card(exiles, "vizier_1") == ("Loyal Vizier", BIRD, [], NONE, 0, "", False)


def test_cards_of_one_name_cost_the_same(box: RootTables) -> None:
    for deck in box.decks:
        for at in range(CARDS):
            first = deck.names.index(deck.names[at])
            assert (deck.cost[at], deck.item[at], deck.vp[at]) == (deck.cost[first], deck.item[first], deck.vp[first])


# --- Maps --------------------------------------------------------------------------------------------------

MAP_OF = {
    AUTUMN: (
        "1-5 1-9 1-10 2-5 2-6 2-10 3-6 3-7 3-11 4-8 4-9 4-12 6-11 7-8 7-12 9-12 10-12 11-12",
        "4-7 5-10 7-11 10-11",
        [6, 10, 11, 12],
        [1, 5, 2, 6, 3, 7, 8, 4, 9],
    ),
    WINTER: (
        "1-2 1-5 1-6 2-3 3-4 4-7 4-8 5-9 6-9 6-10 7-11 7-12 8-12 9-10 10-11 11-12",
        "5-6 6-7 7-8",
        [6, 7, 10, 11],
        [1, 2, 3, 4, 8, 12, 11, 10, 9, 5],
    ),
    LAKE: (
        "1-2 1-5 1-6 2-3 2-6 2-7 3-4 3-7 4-8 5-6 5-9 7-8 8-12 9-10 9-11 10-11 11-12",
        "6-7 6-10 6-12 7-10 7-12 10-12",
        [6, 7, 8, 10],
        [1, 2, 3, 4, 8, 12, 11, 9, 5],
    ),
    MOUNTAIN: (
        "1-2 1-5 2-6 2-10 3-6 3-7 4-7 4-8 5-9 6-7 6-10 7-12 8-12 9-10 10-11",
        "4-6 6-9",
        [2, 6, 7, 10],
        [1, 2, 3, 4, 8, 12, 11, 10, 9, 5],
    ),
}


@pytest.mark.parametrize("number", MAP_OF, ids=MAPS)
def test_paths_rivers_ruins_and_edge(box: RootTables, number: int) -> None:
    board = box.maps[number]
    paths, rivers, ruins, edge = MAP_OF[number]
    assert board.name == MAPS[number]
    assert board.labels == [str(n) for n in range(1, 13)]
    assert links(board.paths) == paths
    assert links(board.rivers) == rivers
    assert plus_one([clearing for clearing in range(CLEARINGS) if board.ruin[clearing]]) == ruins
    assert plus_one(board.edge) == edge


@pytest.mark.parametrize("number", MAP_OF, ids=MAPS)
def test_what_holds_on_every_map(box: RootTables, number: int) -> None:
    board = box.maps[number]
    assert [board.suit.count(suit) for suit in (FOX, RABBIT, MOUSE)] == [4, 4, 4]
    assert sum(board.slots) == (23 if number == MOUNTAIN else 22)
    for linked in (board.paths, board.rivers, board.forest_paths):
        for one, others in enumerate(linked):
            assert others == sorted(set(others) - {one})
            assert all(one in linked[other] for other in others)
    for forest, clearings in enumerate(board.forests):
        assert clearings == [at for at in range(CLEARINGS) if forest in board.clearing_forests[at]]
    assert len(board.corners) == 4
    for clearing in range(CLEARINGS):
        corner = board.opposite[clearing]
        assert (corner != NONE) == (clearing in board.corners)
        assert corner == NONE or board.opposite[corner] == clearing
        assert corner not in board.paths[clearing]
    assert set(board.corners) <= set(board.edge)


@pytest.mark.parametrize("number", MAP_OF, ids=MAPS)
def test_as_many_forests_as_the_dividing_lines_enclose(box: RootTables, number: int) -> None:
    board = box.maps[number]
    lines = sum(len(others) for others in board.paths) // 2 + len(board.closed)
    if number == WINTER:
        lines += 3  # its river (C.1.1)
    if number == LAKE:
        lines += 4  # the shore, which encloses the lake as well
    enclosed = lines - CLEARINGS + 1 - (number == LAKE)
    assert len(board.forests) == enclosed


def forests(board: Map) -> list[tuple[list[int], str]]:
    """The clearings of each forest and the letters of those next to it."""
    letters = ["".join("ABCDEFGHIJ"[other] for other in others) for others in board.forest_paths]
    return list(zip(map(plus_one, board.forests), letters, strict=True))


def test_autumn(box: RootTables) -> None:
    board = box.maps[AUTUMN]
    fox, mouse, rabbit = FOX, MOUSE, RABBIT
    assert board.suit == [fox, mouse, rabbit, rabbit, rabbit, fox, mouse, fox, mouse, rabbit, mouse, fox]
    assert board.slots == [1, 2, 1, 1, 2, 2, 2, 2, 2, 2, 3, 2]
    assert plus_one(board.opposite)[:4] == [3, 4, 1, 2]
    assert (board.closed, board.ferry, board.tower, any(board.coastal)) == ([], NONE, NONE, False)
    assert forests(board) == [
        ([1, 2, 5, 10], "BC"),
        ([1, 9, 10, 12], "ACD"),
        ([2, 6, 10, 11, 12], "ABEF"),
        ([4, 9, 12], "BG"),
        ([3, 7, 11, 12], "CFG"),
        ([3, 6, 11], "CE"),
        ([4, 7, 8, 12], "DE"),
    ]


@pytest.mark.law("root:C.1.1")
def test_the_winter_river_divides_forests(box: RootTables) -> None:
    assert forests(box.maps[WINTER]) == [
        ([1, 5, 6], "BD"),
        ([1, 2, 3, 4, 6, 7], "ACF"),
        ([4, 7, 8], "BH"),
        ([5, 6, 9], "AE"),
        ([6, 9, 10], "DF"),
        ([6, 7, 10, 11], "BEG"),
        ([7, 11, 12], "FH"),
        ([7, 8, 12], "CG"),
    ]


@pytest.mark.law("root:C.2.4")
def test_the_lake_joins_its_coast_and_its_forests_lie_in_a_ring(box: RootTables) -> None:
    board = box.maps[LAKE]
    coast = [clearing for clearing in range(CLEARINGS) if board.coastal[clearing]]
    assert plus_one(coast) == [6, 7, 10, 12]
    for clearing in coast:
        assert board.rivers[clearing] == [other for other in coast if other != clearing]
    assert board.ferry == 11
    assert forests(board) == [
        ([1, 5, 6], "BF"),
        ([1, 2, 6], "AC"),
        ([2, 6, 7], "BDFI"),
        ([2, 3, 7], "CE"),
        ([3, 4, 7, 8], "DI"),
        ([5, 6, 9, 10], "ACGH"),
        ([9, 10, 11], "FH"),
        ([10, 11, 12], "FGI"),
        ([7, 8, 12], "CEH"),
    ]


@pytest.mark.law("root:C.3.5")
def test_the_mountain_has_six_closed_paths_that_divide_forests(box: RootTables) -> None:
    board = box.maps[MOUNTAIN]
    assert board.closed == [(1, 2), (1, 4), (2, 3), (6, 7), (6, 9), (10, 11)]
    assert all(other not in board.paths[one] for one, other in board.closed)
    assert board.tower == 5
    assert forests(board) == [
        ([1, 2, 5], "I"),
        ([2, 3, 6], "CE"),
        ([2, 6, 10], "BDI"),
        ([6, 7, 10], "CEJ"),
        ([3, 6, 7], "BDF"),
        ([3, 4, 7], "EG"),
        ([4, 7, 8], "FH"),
        ([7, 8, 12], "GJ"),
        ([2, 5, 9, 10], "AC"),
        ([7, 10, 11, 12], "DH"),
    ]


# --- Factions ----------------------------------------------------------------------------------------------


HIRELING_PIECES = [
    (0, "patrol", WARRIOR, 12),
    (1, "dynast", WARRIOR, 5),
    (2, "rebel", WARRIOR, 4),
    (3, "exile", PAWN, 1),
    (4, "prophet", WARRIOR, 4),
    (5, "flotilla", PAWN, 1),
    (6, "explorer", WARRIOR, 8),
    (6, "foothold", TOKEN, 3),
    (7, "spy", WARRIOR, 6),
    (8, "bearer", WARRIOR, 6),
    (9, "vault_keeper", WARRIOR, 6),
    (9, "vault", BUILDING, 6),
    (10, "bandsman", WARRIOR, 5),
    (11, "bandit", WARRIOR, 4),
    (12, "protector", PAWN, 1),
]


@pytest.mark.law("root:B.1.2", "root:B.1.3")
def test_pieces(box: RootTables) -> None:
    assert [(kind.name, kind.owner, kind.type, kind.total) for kind in box.kinds] == [
        ("marquise_warrior", MARQUISE, WARRIOR, 25),
        ("sawmill", MARQUISE, BUILDING, 6),
        ("workshop", MARQUISE, BUILDING, 6),
        ("recruiter", MARQUISE, BUILDING, 6),
        ("wood", MARQUISE, TOKEN, 8),
        ("keep", MARQUISE, TOKEN, 1),
        ("eyrie_warrior", EYRIE, WARRIOR, 20),
        ("roost", EYRIE, BUILDING, 7),
        ("alliance_warrior", ALLIANCE, WARRIOR, 10),
        ("base_fox", ALLIANCE, BUILDING, 1),
        ("base_rabbit", ALLIANCE, BUILDING, 1),
        ("base_mouse", ALLIANCE, BUILDING, 1),
        ("sympathy", ALLIANCE, TOKEN, 10),
        ("vagabond", VAGABOND, PAWN, 1),
        ("vagabond2", VAGABOND2, PAWN, 1),
        ("cult_warrior", CULT, WARRIOR, 25),
        ("garden_fox", CULT, BUILDING, 5),
        ("garden_rabbit", CULT, BUILDING, 5),
        ("garden_mouse", CULT, BUILDING, 5),
        ("riverfolk_warrior", RIVERFOLK, WARRIOR, 15),
        ("trade_post_fox", RIVERFOLK, TOKEN, 3),
        ("trade_post_rabbit", RIVERFOLK, TOKEN, 3),
        ("trade_post_mouse", RIVERFOLK, TOKEN, 3),
        ("duchy_warrior", DUCHY, WARRIOR, 20),
        ("citadel", DUCHY, BUILDING, 3),
        ("market", DUCHY, BUILDING, 3),
        ("tunnel", DUCHY, TOKEN, 3),
        ("corvid_warrior", CORVIDS, WARRIOR, 15),
        ("plot", CORVIDS, TOKEN, 8),
        ("hundreds_warrior", HUNDREDS, WARRIOR, 20),
        ("warlord", HUNDREDS, WARRIOR, 1),
        ("stronghold", HUNDREDS, BUILDING, 6),
        ("mob", HUNDREDS, TOKEN, 5),
        ("keepers_warrior", KEEPERS, WARRIOR, 15),
        ("waystation_tablet_jewelry", KEEPERS, BUILDING, 1),
        ("waystation_jewelry_tablet", KEEPERS, BUILDING, 1),
        ("waystation_jewelry_figure", KEEPERS, BUILDING, 1),
        ("waystation_figure_jewelry", KEEPERS, BUILDING, 1),
        ("waystation_figure_tablet", KEEPERS, BUILDING, 1),
        ("waystation_tablet_figure", KEEPERS, BUILDING, 1),
        ("relic_figure", KEEPERS, TOKEN, 4),
        ("relic_tablet", KEEPERS, TOKEN, 4),
        ("relic_jewelry", KEEPERS, TOKEN, 4),
        *((kind, len(FACTIONS) + hireling, type, total) for hireling, kind, type, total in HIRELING_PIECES),
    ]
    assert [box.kind_number[kind.name] for kind in box.kinds] == list(range(len(box.kinds)))
    totals = [sum(kind.total for kind in box.kinds if kind.type == type) for type in (WARRIOR, BUILDING, TOKEN)]
    assert totals == [166 + 60, 61 + 6, 56 + 3]


def test_reach(box: RootTables) -> None:
    assert box.reach == [10, 7, 3, 5, 2, 2, 5, 8, 3, 9, 8]
    assert box.min_reach == {2: 17, 3: 18, 4: 21, 5: 25, 6: 28}


def test_order_of_the_setup(box: RootTables) -> None:
    assert "".join(box.setup_letter) == "ABCDEFGHIJK"


def test_tracks(box: RootTables) -> None:
    marquise = cast(MarquisePrinted, box.printed[MARQUISE])
    assert marquise.cost == [0, 1, 2, 3, 3, 4]
    assert marquise.points == [[0, 1, 2, 3, 4, 5], [0, 2, 2, 3, 4, 5], [0, 1, 2, 3, 3, 4]]
    assert marquise.draw == [0, 0, 0, 1, 1, 2, 2]
    eyrie = cast(EyriePrinted, box.printed[EYRIE])
    assert eyrie.roost_vp == [0, 0, 1, 2, 3, 4, 4, 5]
    assert eyrie.roost_draw == [0, 0, 0, 1, 1, 1, 2, 2]
    alliance = cast(AlliancePrinted, box.printed[ALLIANCE])
    assert alliance.sympathy_cost == [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]
    assert alliance.sympathy_vp == [0, 1, 1, 1, 2, 2, 3, 4, 4, 4]
    assert (printed_on(box).aid_needed, printed_on(box).relationship_vp) == ([1, 2, 3], [1, 2, 2])


def test_the_board_of_the_duchy(box: RootTables) -> None:
    printed = box.printed[DUCHY]
    assert isinstance(printed, DuchyPrinted)
    assert (printed.warriors, printed.draws) == ([1, 2, 4, 6], [1, 2, 3, 4])
    assert (printed.crowns, printed.points, printed.price) == ([3, 3, 3], [1, 2, 3], [2, 3, 4])


def test_leaders(box: RootTables) -> None:
    assert cast(EyriePrinted, box.printed[EYRIE]).leader_columns == [
        [RECRUIT, MOVE],
        [RECRUIT, BATTLE],
        [MOVE, BATTLE],
        [MOVE, BUILD],
    ]


def test_numbers_of_the_rules(box: RootTables) -> None:
    assert (box.goal, box.start_hand, box.advanced_draw, box.hand_limit) == (30, 3, 5, 5)
    assert (box.dominance_needs, box.dominance_clearings) == (10, 3)
    assert box.die == [0, 1, 2, 3]
    eyrie, alliance = cast(EyriePrinted, box.printed[EYRIE]), cast(AlliancePrinted, box.printed[ALLIANCE])
    assert (eyrie.start_warriors, eyrie.new_roost_warriors) == (6, 3)
    assert (alliance.martial_law, alliance.supporters_limit) == (3, 5)
    vagabond = printed_on(box)
    assert (vagabond.item_capacity, vagabond.bag_capacity, vagabond.track_length) == (6, 2, 3)


# --- Items -------------------------------------------------------------------------------------------------


def test_twelve_items_on_the_map(box: RootTables) -> None:
    assert box.item_supply == [2, 2, 1, 1, 2, 2, 2, 0]
    assert box.ruin_items == [BAG, BOOT, HAMMER, SWORD]


def test_items_of_the_base_box_are_enough(box: RootTables) -> None:
    in_the_box = [4, 4, 2, 3, 4, 3, 2, 1]  # B.1.2
    for item, many in enumerate(in_the_box):
        most = max(items.count(item) for items in printed_on(box).character_items[:3])
        assert box.item_supply[item] + box.ruin_items.count(item) + most == many


def test_characters(box: RootTables) -> None:
    assert printed_on(box).character_items == [
        [BOOT, TORCH, TEA, SWORD],
        [BOOT, TORCH, BAG, HAMMER],
        [BOOT, TORCH, CROSSBOW, SWORD],
        [COIN, TORCH, BOOT],
        [BOOT, TORCH, SWORD, SWORD],
        [BOOT, BOOT, TORCH, CROSSBOW],
        [BOOT, TORCH, HAMMER],
        [BOOT, BOOT, TORCH, SWORD],
        [COIN, TORCH, SWORD, CROSSBOW],
    ]
    assert printed_on(box).character_cost == [TORCH, TORCH, TORCH, TORCH, NONE, TORCH, NONE, SWORD, TORCH]


def test_quests(box: RootTables) -> None:
    quests = printed_on(box).quests
    assert len(set(quests.ids)) == len(quests.names) == 15
    assert [quests.suit.count(suit) for suit in (FOX, RABBIT, MOUSE)] == [5, 5, 5]
    errand = quests.ids.index("fox_errand")
    assert (quests.names[errand], quests.suit[errand], quests.items[errand]) == ("Errand", FOX, [TEA, BOOT])
    for quest, suit in zip(quests.ids, quests.suit, strict=True):
        assert quest.startswith(SUITS[suit] + "_")
    by_name = dict(zip(quests.names, quests.items, strict=True))
    assert all(by_name[name] == items for name, items in zip(quests.names, quests.items, strict=True))


# --- Sources -----------------------------------------------------------------------------------------------


def test_sources_of_the_data() -> None:
    data = load()[1]
    assert {path for path, _, _ in data.listing("reconstructed")} == {
        *(f"map.{name}.suits" for name in ("winter", "lake", "mountain")),
        *(f"faction.{faction}.setup" for faction in ("hundreds", "keepers")),
        *(f"control_die.{pips}" for pips in ("gold", "red")),
    }
    assert data.listing("example") == data.listing("inferred") == []
    assert data.source("map.autumn.suits") == "public"
    assert data.source("map.lake.ferry") == "stated"
    assert data.source("card.base.armorers.cost") == "public"
    assert data.source("card.base.armorers.name") == "stated"
    assert data.source("card.both.ambush_bird.copies") == "stated"
    assert data.source("faction.marquise.building.sawmill") == "stated"
    assert data.source("faction.marquise.track.sawmill_vp") == "public"


def test_no_table_is_in_two_files_but_that_of_the_factions() -> None:
    tables = [table for path in FILES for table in Document.read(path).values if table != "faction"]
    assert len(set(tables)) == len(tables)
    assert sorted(FILES) == sorted([*FOLDER.glob("*.toml"), *FOLDER.with_name("factions").glob("*/*.toml")])


def test_every_value_is_found_on_the_line_of_its_key() -> None:
    data = load()[1]
    lines = {path.name: path.read_text(encoding="utf-8").splitlines() for path in FILES}
    for path, _, _ in data.listing():
        name, _, line = data.where(path).partition(", line ")
        table, key = path.split(".")[-2:]
        assert lines[name][int(line) - 1].startswith((f"{key} = ", f"{table} = {{ ")), path


# --- A user's own file -------------------------------------------------------------------------------------


def mine(folder: Path, text: str) -> Document:
    path = folder / "my.toml"
    path.write_text(text, encoding="utf-8")
    return Document.read(path)


def test_one_file_changes_values_of_all_of_ours(tmp_path: Path) -> None:
    text = """\
[card.both.anvil]
vp = 3
[map.lake]
suits = ["mouse", "mouse", "mouse", "mouse", "fox", "fox", "fox", "fox", "rabbit", "rabbit", "rabbit", "rabbit"]
[faction.keepers]
setup = "L"
[items.supply]
tea = 1
[character.ronin]
cost = "none"
[game]
goal = 20
"""
    tables, data = load(mine(tmp_path, text))
    for deck in tables.decks:
        assert deck.vp[deck.ids.index("anvil")] == 3
    assert tables.maps[LAKE].suit == [MOUSE] * 4 + [FOX] * 4 + [RABBIT] * 4
    assert tables.setup_letter[-1] == "L"
    assert (tables.item_supply[TEA], printed_on(tables).character_cost[7], tables.goal) == (1, NONE, 20)
    assert len(data.listing("override")) == 6
    assert data.where("game.goal") == "my.toml, line 12"
    assert data.where("game.hand_limit").startswith("game.toml, line ")
    ours = load()[0]
    assert (ours.item_supply[TEA], ours.goal) == (2, 30)


def test_our_own_files_are_a_valid_override(tmp_path: Path) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
    tables, data = load(mine(tmp_path, text))
    assert len(data.listing("override")) == len(data.listing())
    ours = load()[0]
    for deck, our_deck in zip(tables.decks, ours.decks, strict=True):
        for attribute in ("ids", "names", "suit", "cost", "item", "vp", "effect", "persistent"):
            assert getattr(deck, attribute) == getattr(our_deck, attribute)
    for board, our_board in zip(tables.maps, ours.maps, strict=True):
        for attribute in ("suit", "slots", "ruin", "paths", "closed", "rivers", "forests", "forest_paths", "edge"):
            assert getattr(board, attribute) == getattr(our_board, attribute)
    assert printed_on(tables).quests.items == printed_on(ours).quests.items
    for attribute in ("reach", "setup_letter", "item_supply"):
        assert getattr(tables, attribute) == getattr(ours, attribute)
    for faction, attribute in ((VAGABOND, "character_items"), (ALLIANCE, "sympathy_vp"), (EYRIE, "leader_columns")):
        assert getattr(tables.printed[faction], attribute) == getattr(ours.printed[faction], attribute)


def test_a_card_can_take_the_place_of_another(tmp_path: Path) -> None:
    text = """\
[card.base.armorers]
copies = 1
[card.base.old_armorers]
name = "Armorers"
suit = "mouse"
kind = "persistent"
cost = ["any"]
effect = "armorers"
copies = 1
"""
    deck = load(mine(tmp_path, text))[0].decks[BASE]
    assert card(deck, "armorers")[1:3] == (BIRD, [1, 0, 0, 0])
    assert card(deck, "old_armorers")[:3] == ("Armorers", MOUSE, [0, 0, 0, 1])
    assert deck.ids[CARDS:] == ["vizier_1", "vizier_2", "retainer_1", "retainer_2", "retainer_3"]


def test_a_closed_path_can_be_given_open(tmp_path: Path) -> None:
    text = """\
[map.mountain]
paths = [
    [1, 2], [1, 5], [2, 6], [2, 10], [3, 6], [3, 7], [4, 7], [4, 8], [5, 9],
    [6, 7], [6, 10], [7, 12], [8, 12], [9, 10], [10, 11], [12, 11],
]
closed = [[2, 3], [2, 5], [3, 4], [7, 8], [7, 10]]
"""
    board = load(mine(tmp_path, text))[0].maps[MOUNTAIN]
    assert 11 in board.paths[10]
    assert board.forest_paths == load()[0].maps[MOUNTAIN].forest_paths


AUTUMN_PATHS = "[1,5],[1,9],[1,10],[2,5],[2,6],[2,10],[3,6],[3,7],[3,11],[4,8],[4,9],[4,12],[6,11],[7,8],[7,12],[9,12]"
AUTUMN_FORESTS = "[1,5,2,10],[9,1,10,12],[12,10,2,6,11],[9,12,4],[12,11,3,7]"

REFUSED = [
    # Cards
    (
        "\n[card.base.armorers]\ncopies = 3\n",
        "line 3: the deck base must have 54 cards, not 55 (B.1.4)",
    ),
    ("[card.exiles]\nreplace = true\n", "line 1: the deck exiles must have 54 cards, not 29 (B.7.1)"),
    (
        '[card.both.ambush_fox]\nsuit = "bird"\n',
        "line 2: the ambush cards of the deck base must be 1 fox, 1 rabbit, 1 mouse, 2 bird (2.1.2)",
    ),
    (
        '[card.both.dominance_fox]\nkind = "ambush"\n',
        "line 2: the ambush cards of the deck base must be 1 fox, 1 rabbit, 1 mouse, 2 bird (2.1.2)",
    ),
    (
        '[card.both.dominance_fox]\nsuit = "bird"\n',
        "line 2: the dominance cards of the deck base must be 1 fox, 1 rabbit, 1 mouse, 1 bird (2.1.3)",
    ),
    (
        '[card.both.anvil]\nsuit = "wolf"\n',
        'line 2: card.both.anvil.suit must be one of fox, rabbit, mouse, bird, not "wolf" (2.1)',
    ),
    (
        '[card.both.anvil]\ncost = [\n"fox",\n"bird"]\n',
        'line 4: card.both.anvil.cost.1 must be one of fox, rabbit, mouse, any, not "bird" (4.1.1)',
    ),
    ("[card.both.anvil]\ncost = []\n", "line 2: card anvil can be crafted but costs nothing (4.1.1)"),
    (
        '[card.both.anvil]\nitem = "torch"\n',
        "line 2: card.both.anvil.item must be one of boot, bag, crossbow, hammer, sword, tea, coin, "
        'not "torch" (4.1.2)',
    ),
    ("[card.both.anvil]\nvp = -1\n", "line 2: card.both.anvil.vp must be a whole number from 0 to 99, not -1 (3.2.2)"),
    ("[card.both.anvil]\nname = ''\n", "line 2: card.both.anvil.name must be one line of text of 1 to 60 characters"),
    (
        '[card.both.ambush_fox]\ncost = ["fox"]\n',
        "line 2: a card of the kind ambush has no cost; it has name, suit, kind, copies (4.1)",
    ),
    (
        '[card.both.anvil]\nkind = "dominance"\n',
        "line 2: a card of the kind dominance has no cost; it has name, suit, kind, copies (4.1)",
    ),
    (
        '[card.base.armorers]\neffect = "favor_foxes"\n',
        "line 2: the effect favor_foxes is not persistent (4.1.2)",
    ),
    (
        '[card.base.armorers]\nkind = "immediate"\n',
        "line 2: the effect armorers is not immediate (4.1.3)",
    ),
    (
        '[card.base.armorers]\neffect = "ambush"\n',
        "line 2: card.base.armorers.effect must be one of armorers, sappers, ",
    ),
    (
        '[card.both.ambush_fox]\nkind = "persistent"\n',
        "line 2: card.both.ambush_fox.cost is missing (2.1)",
    ),
    ('[card.base.new]\nname = "New"\n', "line 1: card.base.new.kind is missing (2.1)"),
    ("[card.base]\nNEW = {}\n", "line 2: a card's id must be a small letter and up to 39 small letters, digits or _"),
    ('[card.base."a.b"]\ncopies = 1\n', "line 1: a card's id must be a small letter and up to 39"),
    (
        '[card.base.armorers]\ncopies = 1\n[card.base.anvil]\nname = "Anvil"\nsuit = "bird"\nkind = "persistent"\n'
        'cost = ["fox"]\neffect = "armorers"\ncopies = 1\n',
        "line 3: two cards of the deck base have the id anvil (2.1)",
    ),
    ("[vizier]\ncopies = 3\n", "line 2: there are 2 cards of Loyal Vizier (B.1.4)"),
    ('[vizier]\nsuit = "fox"\n', 'line 2: vizier.suit must be one of bird, not "fox" (7.3.4)'),
    # Clearings
    (
        '[map.autumn]\nsuits = ["fox", "fox"]\n',
        "line 2: map.autumn.suits must have 12 suits, one a clearing (A.1)",
    ),
    (
        '[map.autumn]\nsuits = ["fox", "fox", "fox", "fox", "fox", "mouse", "mouse", "mouse", "mouse", "rabbit", '
        '"rabbit", "rabbit"]\n',
        "line 2: map.autumn.suits has 5 fox clearings; there are four of each suit (B.1.2)",
    ),
    (
        '[map.autumn]\nsuits = [\n"bird"]\n',
        'line 3: map.autumn.suits.0 must be one of fox, rabbit, mouse, not "bird" (2.2.2)',
    ),
    ("[map.autumn]\nslots = [1, 2]\n", "line 2: map.autumn.slots must have 12 numbers, one a clearing (2.2.3)"),
    (
        "[map.autumn]\nslots = [1, 2, 1, 1, 2, 0, 2, 2, 2, 2, 3, 2]\n",
        "line 2: clearing 6 has a ruin but no slot (2.2.4)",
    ),
    ("[map.autumn]\nruins = [6, 10, 11]\n", "line 2: map.autumn.ruins must name 4 clearings (5.1.4)"),
    ("[map.autumn]\nruins = [6, 10, 11, 6]\n", "line 2: map.autumn.ruins names clearing 6 twice (5.1.4)"),
    (
        "[map.autumn]\nruins = [6, 10, 11, 13]\n",
        "line 2: map.autumn.ruins.3 must be a whole number from 1 to 12, not 13 (5.1.4)",
    ),
    (
        "[map.autumn]\ncorners = [[1, 3]]\n",
        "line 2: map.autumn.corners must be two pairs of different clearings (3.3.1.II)",
    ),
    (
        "[map.autumn]\ncorners = [[1, 3], [3, 4]]\n",
        "line 2: map.autumn.corners must be two pairs of different clearings (3.3.1.II)",
    ),
    (
        "[map.autumn]\ncorners = [[1, 3], [2, 12]]\n",
        "line 2: the outer paths of the map autumn make no single loop through all its corners (G.1.15)",
    ),
    # Paths and rivers
    ("[map.autumn]\npaths = 3\n", "line 2: map.autumn.paths must be an array of arrays (2.2.1)"),
    ("[map.autumn]\npaths = [3]\n", "line 2: map.autumn.paths.0 must be an array, not 3 (2.2.1)"),
    (
        "[map.autumn]\npaths = [\n[1, 2, 3],\n]\n",
        "line 3: map.autumn.paths must have two clearings in each pair (2.2.1)",
    ),
    ("[map.autumn]\npaths = [[1, 1]]\n", "line 2: map.autumn.paths.0 names clearing 1 twice (2.2.1)"),
    ("[map.autumn]\npaths = [[1, 2],\n[2, 1]]\n", "line 3: map.autumn.paths has 1-2 twice (2.2.1)"),
    ("[map.autumn]\npaths = [[1, 2]]\n", "line 2: clearing 3 of the map autumn cannot be reached by open paths (2.2)"),
    (
        f"[map.autumn]\npaths = [{AUTUMN_PATHS},[10,12]]\n",
        "line 2: nothing divides forests between 11-12 on the map autumn (2.4)",
    ),
    (
        f"[map.autumn]\npaths = [{AUTUMN_PATHS},[10,12],[11,12],[1,12]]\n",
        "line 2: 1-12 of the map autumn has 0 forests beside it, not one or two (2.4)",
    ),
    (
        "[map.mountain]\nclosed = [[1, 2]]\n",
        "line 2: the path 1-2 of the map mountain is both open and closed (C.3.2)",
    ),
    (
        "[map.mountain]\nclosed = [[2, 3], [2, 5], [3, 4], [7, 8], [7, 10], [11, 12], [4, 6]]\n",
        "line 2: map.mountain.closed has 7 paths, but there are 6 markers (B.3.2)",
    ),
    (
        "[map.lake]\nrivers = [[6, 7]]\n",
        "line 2: the river 6-7 of the map lake joins two clearings of the lake (C.2.2)",
    ),
    # Forests
    ("[map.autumn]\nforests = [\n[1, 5]]\n", "line 3: a forest lies between three clearings or more (2.4)"),
    (
        "[map.autumn]\nforests = [\n[1, 5, 2],\n]\n",
        "line 3: nothing divides forests between 1-2 on the map autumn (2.4)",
    ),
    (
        f"[map.autumn]\nforests = [{AUTUMN_FORESTS},[11,6,3]]\n",
        "line 2: 4-8 of the map autumn has 0 forests beside it, not one or two (2.4)",
    ),
    (
        f"[map.autumn]\nforests = [{AUTUMN_FORESTS},[11,6,3],[4,12,7,8],[4,12,9]]\n",
        "line 2: 4-12 of the map autumn has 3 forests beside it, not one or two (2.4)",
    ),
    (
        "[map.autumn]\nforests = [[1,5,2,10],[9,1,10,12],[9,12,4],[12,11,3,7],[11,6,3],[4,12,7,8]]\n",
        "line 2: 2-6 of the map autumn has 0 forests beside it, not one or two (2.4)",
    ),
    (
        "[map.mountain]\nforests = [[1,2,5],[2,3,6],[2,6,10],[3,6,7],[3,4,7],[4,7,8],[7,8,12],[2,5,9,10],"
        "[7,10,11,12]]\n",
        "line 2: the outer paths of the map mountain make no single loop through all its corners (G.1.15)",
    ),
    (
        '[map.winter]\nrivers_divide = "no"\n',
        "line 2: nothing divides forests between 5-6 on the map winter (2.4)",
    ),
    (
        '[map.autumn]\nrivers_divide = "yes"\n',
        "line 2: 4-7 of the map autumn has 0 forests beside it, not one or two (2.4)",
    ),
    (
        "[map.lake]\ncoast = [6, 7, 10]\nferry = 12\n",
        "line 2: nothing divides forests between 10-12 on the map lake (2.4)",
    ),
    (
        "[map.lake]\ncoast = [6, 7, 10, 12, 1]\n",
        "line 2: clearing 1 of the map lake must lie between two forests of the coast (C.2.4)",
    ),
    ("[map.lake]\nferry = 6\n", "line 2: the ferry begins in a corner on the lake, and 6 is none (C.2.1)"),
    ("[map.lake]\nferry = 1\n", "line 2: the ferry begins in a corner on the lake, and 1 is none (C.2.1)"),
    (
        "[map.mountain]\ntower = 3\n",
        "line 2: the tower stands in a central clearing, and 3 is on the map edge (C.3.1)",
    ),
    # Factions
    ('[faction.eyrie]\nsetup = "A"\n', "line 2: eyrie and marquise have the same letter A (5.1.7)"),
    ('[faction.eyrie]\nsetup = "é"\n', "line 2: faction.eyrie.setup must be one of the letters A to Z (5.1.7)"),
    (
        "[faction.eyrie.building]\nroost = 6\n",
        "line 2: faction.eyrie.track.roost_vp must have 7 numbers, not 8 (7.6.1)",
    ),
    (
        "[faction.eyrie.building]\nreplace = true\n",
        "line 1: faction.eyrie.building.roost is missing (1.5.1)",
    ),
    (
        "[faction.marquise.building]\nsawmill = 5\n",
        "line 2: the three kinds of building must be equally many (6.3.5)",
    ),
    (
        "[faction.marquise.track]\ncost = [0, 1]\n",
        "line 2: faction.marquise.track.cost must have 6 numbers, not 2 (6.5.4.I)",
    ),
    (
        "[faction.marquise.track]\nrecruiter_draw = [0]\n",
        "line 2: faction.marquise.track.recruiter_draw must have 7 numbers, not 1 (6.6)",
    ),
    (
        "[faction.marquise.warrior]\nmarquise_warrior = 10\n",
        "line 2: the Marquise begins with 11 warriors on the map (6.3.3)",
    ),
    (
        "[faction.duchy.track]\nwarriors = [1, 2]\n",
        "line 2: faction.duchy.track.warriors must have 4 numbers, not 2 (12.4)",
    ),
    (
        "[faction.duchy.building]\nmarket = 2\n",
        "line 2: faction.duchy.track.cards must have 3 numbers, not 4 (12.6.3)",
    ),
    (
        "[faction.duchy.rank]\npoints = [1, 2]\n",
        "line 2: faction.duchy.rank.points must have 3 numbers: for squire, noble, lord (12.5.3.III)",
    ),
    ("[faction.duchy.rank]\ncrowns = [3, 3, 4]\n", "line 2: there are 9 crowns (12.3.6)"),
    ("[faction.duchy.rank]\ncrowns = [4, 3, 2]\n", "line 2: every lord needs a crown (12.5.3.I)"),
    (
        "[faction.duchy.warrior]\nduchy_warrior = 7\n",
        "line 2: the Duchy begins with up to 8 warriors on the map (12.3.3)",
    ),
    (
        "[faction.alliance.track]\nsympathy_vp = [0]\n",
        "line 2: faction.alliance.track.sympathy_vp must have 10 numbers, not 1 (8.4.2.III)",
    ),
    (
        '[faction.eyrie.leader]\ndespot = ["move"]\n',
        "line 2: faction.eyrie.leader.despot must name two columns, one for each loyal vizier (7.8.4)",
    ),
    (
        '[faction.eyrie.leader]\nbuilder = ["move", "move"]\n',
        "line 2: faction.eyrie.leader.builder must name two columns, one for each loyal vizier (7.8.1)",
    ),
    (
        "[faction.eyrie]\nstart_warriors = 21\n",
        "line 2: the Eyrie begin with 21 warriors, but have 20 (7.3.2)",
    ),
    (
        "[faction.vagabond.relationship]\nvp = [1, 2]\n",
        "line 2: faction.vagabond.relationship.vp must have three numbers: the chart has four spaces (9.2.9)",
    ),
    ("[faction.otters]\nreach = 3\n", "line 1: there is no faction.otters; known here: marquise, eyrie,"),
    # Items, characters and quests
    ("[items.ruins]\nitems = ['bag']\n", "line 2: items.ruins.items must have 4 items, one a ruin (9.3.4)"),
    ("[items.supply]\ntorch = 1\n", "line 2: there is no items.supply.torch"),
    ("[character.thief]\nitems = []\n", "line 2: the thief begins with no item (D.1.1)"),
    (
        "[character.thief]\ncost = 'axe'\n",
        "line 2: character.thief.cost must be one of boot, bag, crossbow, hammer, sword, tea, coin, torch, none, "
        'not "axe" (D.1.2)',
    ),
    ("[quest.fox_errand]\nitems = ['tea']\n", "line 2: quest.fox_errand.items must be two items (9.5.5)"),
    (
        "[quest.fox_errand]\nsuit = 'bird'\n",
        'line 2: quest.fox_errand.suit must be one of fox, rabbit, mouse, not "bird" (9.5.5)',
    ),
    ("[quest.fox_errand]\nvp = 2\n", "line 2: a quest has no vp; it has name, suit, items (9.5.5)"),
    (
        "[quest.fox_two]\nname = 'Two'\nsuit = 'fox'\nitems = ['tea', 'tea']\n",
        "line 2: there must be 15 quests, not 16 (B.1.4)",
    ),
    ("[quest]\nreplace = true\n", "line 1: there must be 15 quests, not 0 (B.1.4)"),
    ("[quest.A]\nname = 'Two'\n", "line 1: a quest's id must be a small letter and up to 39"),
    # Numbers
    ("[game]\ngoal = 0\n", "line 2: game.goal must be a whole number from 1 to 99, not 0 (3.1)"),
    ("[game]\ndie = []\n", "line 2: game.die has no face (4.3.2)"),
    ("[min_reach]\n7 = 30\n", "line 2: there is no min_reach.7"),
    ("[game]\ngoals = 30\n", "line 2: there is no game.goals; did you mean goal?"),
]


@pytest.mark.parametrize(("text", "message"), REFUSED, ids=[message[:60] for _, message in REFUSED])
def test_data_that_breaks_the_rules_is_refused_with_line_and_clause(tmp_path: Path, text: str, message: str) -> None:
    ours, data = load()
    before = data.listing()
    with pytest.raises(DataError) as caught:
        load(mine(tmp_path, text))
    assert str(caught.value).startswith("my.toml, " + message)
    assert load() == (ours, data)
    assert data.listing() == before


@pytest.mark.parametrize(("wrong", "every"), [("-1", 1), ("1000", 1), ("true", 9), ('"1"', 9), ("0.5", 9)])
def test_every_number_is_a_whole_number_in_range(wrong: str, every: int) -> None:
    """Each has a range of its own; what is no whole number at all is refused in one place, and so some are enough."""
    numbers = [path for path, value, _ in load()[1].listing() if type(value) is int]
    assert len(numbers) > 120
    for path in numbers[::every]:
        table, _, key = path.rpartition(".")
        with pytest.raises(DataError) as caught:
            load(Document("my.toml", f"\n[{table}]\n{key} = {wrong}\n"))
        assert str(caught.value).startswith(f"my.toml, line 3: {path} must be a whole number from ")
