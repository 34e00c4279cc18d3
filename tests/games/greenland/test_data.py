"""The cards, events and placards of Greenland: what is known of them holds, in both editions."""

from __future__ import annotations

from collections import Counter

import pytest

from lawspeaker.games.greenland.model import tables as names
from lawspeaker.games.greenland.model.loading import THIRD, load
from lawspeaker.games.greenland.model.tables import (
    ANIMAL,
    ARTISAN,
    CHIEF,
    COOLING,
    CROWD,
    DAUGHTER,
    DIE_OFF,
    FALCONER,
    FEUD,
    FISHING,
    GAME,
    ICONS,
    IMPORT,
    INVENTION,
    KINDS,
    LAND,
    MARINER,
    MARITIME,
    METALLURGY,
    MIGRATION_NORTH,
    MIGRATION_SOUTH,
    MONOTHEIST,
    NEW_WORLD,
    NONE,
    NORSE,
    ON_SUCCESS,
    POLYTHEIST,
    POWERS,
    RAID,
    RANK_NAMES,
    RANKS,
    RELIGIONS,
    SAMI,
    SHAMAN,
    SNOW_ANIMALS,
    SNOW_ELDERS,
    STORM,
    THULE,
    TITLES,
    TRACKER,
    TRIBE_COUNT,
    TRIBES,
    TUNIT,
    TYPES,
    VENEREAL,
    WAR_CHIEF,
    Card,
    Event,
    GreenlandTables,
    Hunt,
    Rank,
)
from lawspeaker.games.tribes.dice import faces
from lawspeaker.games.tribes.loading import FIRST
from lawspeaker.games.tribes.rows import NORTH, SOUTH

EDITIONS = (FIRST, THIRD)


@pytest.fixture(scope="module")
def box() -> GreenlandTables:
    return load(THIRD)[0]


@pytest.fixture(scope="module")
def first() -> GreenlandTables:
    return load(FIRST)[0]


def card(tables: GreenlandTables, key: str) -> Card:
    return next(found for found in tables.cards if found.key == key)


def event(tables: GreenlandTables, key: str) -> Event:
    return next(found for found in tables.events if found.key == key)


def keys(tables: GreenlandTables, kind: int, row: int = NONE) -> list[str]:
    return [found.key for found in tables.cards if found.kind == kind and row in (NONE, found.row)]


def powers(found: Card) -> list[str]:
    return [name for name, has in zip(POWERS, found.powers, strict=True) if has]


def yields(hunt: Hunt) -> tuple[int, int, int, int]:
    return hunt.babies, hunt.energy, hunt.ivory, hunt.iron


def test_names_and_numbers_agree() -> None:
    for words in (TYPES, KINDS, RELIGIONS, RANK_NAMES, ICONS, POWERS):
        assert [getattr(names, word.upper()) for word in words] == list(range(len(words)))
    assert [getattr(names, tribe.upper()) for tribe in TRIBES] == list(range(TRIBE_COUNT))
    assert len(RANK_NAMES) == RANKS


# --- Counts ------------------------------------------------------------------------------------------------


@pytest.mark.law("greenland:B0.8")
def test_the_third_edition_has_31_biomes_17_events_and_10_daughters(box: GreenlandTables) -> None:
    biomes = [found.row for found in box.cards if found.kind in (GAME, ANIMAL, INVENTION) and found.row != NONE]
    assert biomes == [NORTH] * 15 + [SOUTH] * 16
    assert [len(keys(box, kind)) for kind in (NEW_WORLD, DAUGHTER, IMPORT)] == [2, 10, 9]
    assert [found.printed for found in box.cards[43:49]] == ["57", "57B", "58", "58B", "63", "63B"]
    assert [found.number for found in box.cards] == list(range(58))
    assert [found.printed for found in box.events] == [str(number) for number in range(32, 49)]
    assert [found.printed for found in box.cards[:31]] == [f"{number:02}" for number in range(1, 32)]
    assert box.daughters == list(range(33, 43))


@pytest.mark.law("greenland:B0.e1")
def test_the_first_edition_lacks_the_sami_and_four_cards_more(box: GreenlandTables, first: GreenlandTables) -> None:
    missing = {found.key for found in box.cards} - {found.key for found in first.cards}
    assert missing == {"little_auk", "bearded_seal", "sunnan_anni", "geala", "lapp_goat", "reindeer", "thrall"}
    assert {found.key for found in box.events} - {found.key for found in first.events} == {"plankton_bloom"}
    rows = [found.row for found in first.cards if found.kind in (GAME, ANIMAL, INVENTION) and found.row != NONE]
    assert rows == [NORTH] * 14 + [SOUTH] * 15
    assert len(first.events) == 16
    assert [found.number for found in first.cards] == list(range(51))
    assert first.daughters == list(range(31, 39))
    assert len(first.placards) == 3
    assert all(sorted(found.order) == [NORSE, THULE, TUNIT] for found in first.events)


def test_both_editions_have_their_cards_in_the_same_order(box: GreenlandTables, first: GreenlandTables) -> None:
    kept = {found.key for found in first.cards}
    assert [found.key for found in first.cards] == [found.key for found in box.cards if found.key in kept]


def test_the_editions_number_cards_and_events_in_their_own_way(first: GreenlandTables) -> None:
    printed = {found.key: found.printed for found in first.cards}
    printed |= {found.key: found.printed for found in first.events}
    assert printed["harbor_seal"] == "15"
    assert [printed[key] for key in ("markland", "vinland", "birgitta", "sigrid")] == ["56", "57", "46", "53"]
    assert [printed[key] for key in ("cattle", "sheep", "pony", "goat")] == ["54", "54B", "55", "55B"]
    assert [printed[key] for key in ("august_rains", "hammer", "smallpox", "pot")] == ["30", "30", "31", "31"]
    assert sorted({found.printed for found in first.events}) == [str(number) for number in range(30, 46)]
    biomes = [found.printed for found in first.cards if found.row != NONE and found.kind != NEW_WORLD]
    assert sorted(biomes) == [f"{number:02}" for number in range(1, 30)]


# --- Biomes ------------------------------------------------------------------------------------------------


def test_d_and_i_cards(box: GreenlandTables) -> None:
    animals = ["musk_ox", "gyrfalcon", "arctic_caribou", "husky", "barren_ground_caribou", "orca", "elkhound"]
    assert [key for key in keys(box, ANIMAL) if card(box, key).row != NONE] == [*animals, "shieling_raid"]
    assert keys(box, INVENTION, NORTH) == ["toggle_head_harpoon", "cable_backed_bow", "seal_scratcher"]
    assert keys(box, INVENTION, SOUTH) == ["cold_forging", "slit_goggles", "wooden_maps"]
    for found in box.cards:
        if found.row != NONE and found.kind in (ANIMAL, INVENTION):
            assert found.hunt.trophy == NONE
            assert found.hunt.hand != NONE
        else:
            assert found.hunt.hand == NONE


@pytest.mark.law("greenland:B1.1")
def test_five_types_are_hunted(box: GreenlandTables) -> None:
    biomes = [found.hunt.type for found in box.cards if found.row != NONE and found.kind != NEW_WORLD]
    assert [biomes.count(type) for type in (LAND, MARITIME, FISHING, METALLURGY, RAID)] == [12, 11, 4, 3, 1]
    metals = [found.key for found in box.cards[:31] if found.hunt.type == METALLURGY]
    assert metals == ["cape_york_meteorite", "bog_iron", "cold_forging"]
    assert card(box, "shieling_raid").hunt.type == RAID


def test_what_the_examples_show_of_single_hunts(box: GreenlandTables) -> None:
    walrus = card(box, "walrus").hunt
    assert (walrus.type, walrus.hits, walrus.deadly, walrus.trophy) == (MARITIME, 2, faces(3), 3)
    assert yields(walrus) == (4, 2, 1, 0)
    bear = card(box, "polar_bear").hunt
    assert bear.deadly & faces(2)
    assert (bear.type, bear.hits, bear.babies) == (LAND, 2, 4)
    assert (card(box, "harbor_seal").hunt.hits, card(box, "harbor_seal").hunt.babies) == (1, 1)
    assert card(box, "hooded_seal").hunt.babies == 2
    assert [card(box, key).hunt.hits for key in ("arctic_char", "elkhound", "husky")] == [1, 1, 1]
    assert card(box, "musk_ox").hunt.hand == 3
    assert card(box, "greenland_shark").points == 5
    assert card(box, "gyrfalcon").hunt.ivory == 1
    assert all(found.hunt.hits == 1 for found in box.cards if found.hunt.type == FISHING)


def test_iron_is_one_a_hunt_and_bog_iron_costs_a_unit(box: GreenlandTables) -> None:
    found = {biome.key: (biome.hunt.iron, biome.hunt.depletion) for biome in box.cards[:31]}
    assert {key: iron for key, iron in found.items() if iron != (0, 0)} == {
        "cape_york_meteorite": (1, 0),
        "bog_iron": (1, 1),
    }


def test_hands_and_trophies_need_two_to_four_alike_or_success(box: GreenlandTables) -> None:
    assert Counter(found.hunt.trophy for found in box.cards[:31]) == {NONE: 22, 2: 1, 3: 6, 4: 2}
    hands = Counter(found.hunt.hand for found in box.cards[:31])
    assert hands == {NONE: 17, ON_SUCCESS: 4, 2: 6, 3: 3, 4: 1}


@pytest.mark.parametrize(
    ("row", "climaxes"),
    [
        (NORTH, [5, 13, 1, 12, 0, 8, 4, 6, 11, 15, 3, 2, 14]),
        (SOUTH, [0, 3, 4, 7, 6, 5, 9, 13, 15, 2, 1, 11, 14]),
    ],
)
def test_every_climax_that_the_scenarios_name_is_one_card(
    box: GreenlandTables, first: GreenlandTables, row: int, climaxes: list[int]
) -> None:
    for tables in (box, first):
        found = [biome.climax for biome in tables.cards if biome.row == row]
        assert [found.count(climax) for climax in climaxes] == [1] * len(climaxes)
        assert len(set(found)) == len(found)


# --- In the tableau ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "rerolls", "changes"),
    [
        ("gyrfalcon", {LAND: (5,)}, {}),
        ("husky", {LAND: (3,)}, {}),
        ("elkhound", {LAND: (3,)}, {}),
        ("orca", {}, {MARITIME: (3,)}),
        ("toggle_head_harpoon", {}, {MARITIME: (3,)}),
        ("cable_backed_bow", {RAID: (3,)}, {LAND: (3,)}),
        ("seal_scratcher", {}, {FISHING: (3,)}),
        ("cold_forging", {}, {METALLURGY: (4,)}),
        ("hammer", {RAID: (6,)}, {METALLURGY: (3,)}),
        ("axe", {RAID: (6,)}, {METALLURGY: (3,)}),
        ("crossbow", {}, {LAND: (3,), RAID: (3,)}),
        ("chain_mail", {}, {RAID: (2,)}),
        ("sword", {RAID: (5, 6)}, {}),
        ("meeka", {FISHING: (4,)}, {}),
        ("kirima", {MARITIME: (4,)}, {}),
        ("sigrid", {METALLURGY: (3,)}, {}),
        ("musk_ox", {}, {}),
    ],
)
def test_rerolls_and_changes(
    box: GreenlandTables,
    first: GreenlandTables,
    key: str,
    rerolls: dict[int, tuple[int, ...]],
    changes: dict[int, tuple[int, ...]],
) -> None:
    for tables in (box, first):
        found = card(tables, key)
        assert found.rerolls == [faces(*rerolls.get(type, ())) for type in range(len(TYPES))]
        assert found.changes == [faces(*changes.get(type, ())) for type in range(len(TYPES))]


def test_no_other_card_changes_dice(box: GreenlandTables) -> None:
    assert sum(any(found.rerolls) for found in box.cards) == 10
    assert sum(any(found.changes) for found in box.cards) == 9


def test_powers_of_cards(box: GreenlandTables) -> None:
    assert {found.key: powers(found) for found in box.cards if powers(found)} == {
        "slit_goggles": ["rounds_down"],
        "wooden_maps": ["ignores_storm", "warms_card"],
        "saila": ["less_snow"],
        "nelii": ["free_promotion"],
        "peepeelee": ["wins_ties"],
        "chidzigyaak": ["free_actions"],
        "sunnan_anni": ["ivory_for_iron"],
        "geala": ["skis"],
        "pot": ["rounds_down"],
        "sun_stone": ["ignores_storm", "navigates"],
    }
    first = {(found.key, type) for found in box.cards for type, so in enumerate(found.first) if so}
    assert first == {("slit_goggles", LAND), ("meeka", FISHING), ("kirima", MARITIME)}
    assert {found.key: found.hand_size for found in box.cards if found.hand_size} == {"birgitta": 2, "book": 1}
    assert [found.key for found in box.cards if found.animal_hand_size] == ["peepeelee"]


def test_values_and_points(box: GreenlandTables) -> None:
    values = {
        found.key: (found.value_energy, found.value_ivory, found.value_iron)
        for found in box.cards
        if found.value_energy or found.value_ivory or found.value_iron
    }
    assert {key for key, value in values.items() if value == (0, 0, 1)} == {
        *("cold_forging", "pot", "axe", "chain_mail", "sword")
    }
    assert {key for key, value in values.items() if value == (0, 1, 0)} == {"gyrfalcon", "slit_goggles", "wooden_maps"}
    assert values["orca"] == values["shieling_raid"] == values["pony"] == values["cattle"] == (2, 0, 0)
    assert values["thrall"] == (3, 0, 0)
    one = [key for key, value in values.items() if value == (1, 0, 0)]
    assert one == [
        *("arctic_caribou", "husky", "barren_ground_caribou", "elkhound", "sheep", "goat", "lapp_goat", "reindeer")
    ]
    points = {found.key: found.points for found in box.cards if found.points and found.row == NONE}
    assert points == {"pony": 2, "cattle": 2, "lapp_goat": 1, "pot": 1, "thrall": 3}


def test_animals_that_cannot_be_raided(box: GreenlandTables) -> None:
    animals = [found for found in box.cards if found.kind == ANIMAL]
    safe = ["gyrfalcon", "husky", "orca", "elkhound", "lapp_goat"]
    assert [found.key for found in animals if not found.raid] == safe
    sleds = ["arctic_caribou", "husky", "barren_ground_caribou", "elkhound", "pony", "reindeer"]
    assert [found.key for found in animals if found.sled] == sleds
    assert [found.key for found in animals if found.wool] == ["sheep"]
    gives = {found.key: found.gives for found in animals if found.gives != 1}
    assert gives == {
        "musk_ox": 2,
        "gyrfalcon": 0,
        "husky": 0,
        "orca": 0,
        "elkhound": 0,
        "shieling_raid": 2,
        "cattle": 2,
    }


@pytest.mark.law("greenland:AP.20")
def test_daughters(box: GreenlandTables) -> None:
    daughters = [box.cards[number] for number in box.daughters]
    assert all((found.raid, found.raid_deadly) == (faces(1, 3), faces(3)) for found in daughters)
    homes = {tribe: [found.key for found in daughters if found.home == tribe] for tribe in range(TRIBE_COUNT)}
    assert homes == {
        NORSE: ["birgitta", "sigrid"],
        THULE: ["peepeelee", "chidzigyaak", "kirima"],
        TUNIT: ["meeka", "saila", "nelii"],
        SAMI: ["sunnan_anni", "geala"],
    }


def test_farm_animals_and_their_sides(box: GreenlandTables, first: GreenlandTables) -> None:
    def sides(tables: GreenlandTables) -> dict[str, str]:
        return {found.key: tables.cards[found.other_side].key for found in tables.cards if found.other_side != NONE}

    pairs = {"sheep": "pony", "pony": "sheep", "goat": "cattle", "cattle": "goat"}
    assert sides(box) == {**pairs, "lapp_goat": "reindeer", "reindeer": "lapp_goat"}
    assert sides(first) == {"sheep": "cattle", "cattle": "sheep", "pony": "goat", "goat": "pony"}
    assert [card(box, key).home for key in ("sheep", "goat", "lapp_goat")] == [NORSE, NORSE, SAMI]
    assert [card(box, key).hay for key in ("sheep", "pony", "goat", "cattle")] == [2, 2, 0, 2]
    assert [card(first, key).hay for key in ("sheep", "pony", "goat", "cattle")] == [1, 2, 0, 2]
    raids = {key: (card(box, key).raid, card(box, key).raid_deadly) for key in ("sheep", "pony", "goat", "cattle")}
    large, small = (faces(1, 3), faces(3)), (faces(1), 0)
    assert raids == {"sheep": small, "pony": large, "goat": small, "cattle": large}


# --- The New World -----------------------------------------------------------------------------------------


def test_vinland_turned_hostile(box: GreenlandTables, first: GreenlandTables) -> None:
    later, earlier = card(box, "vinland").hostile, card(first, "vinland").hostile
    assert (later.type, later.hits, later.deadly) == (RAID, 2, faces(2, 6))
    assert (earlier.type, earlier.hits, earlier.deadly) == (RAID, 1, faces(2, 3, 6))
    assert yields(later) == yields(earlier) == (2, 2, 0, 1)


def test_the_hostile_side_kills_more(box: GreenlandTables) -> None:
    for key, row in (("markland", NORTH), ("vinland", SOUTH)):
        found = card(box, key)
        assert found.row == row
        assert found.hunt.deadly | found.hostile.deadly == found.hostile.deadly != found.hunt.deadly
    assert card(box, "markland").hunt.deadly == faces(3)


# --- Events ------------------------------------------------------------------------------------------------


def test_how_often_each_icon_occurs(box: GreenlandTables) -> None:
    count = Counter(icon.kind for found in box.events for icon in found.icons)
    common = {
        COOLING: 8,
        DIE_OFF: 12,
        CROWD: 7,
        FEUD: 4,
        MIGRATION_NORTH: 3,
        MIGRATION_SOUTH: 4,
        VENEREAL: 2,
        SNOW_ELDERS: 6,
        SNOW_ANIMALS: 2,
        STORM: 2,
    }
    assert count == {**dict.fromkeys(range(len(ICONS)), 1), **common}
    crowds = [icon.number for found in box.events for icon in found.icons if icon.kind == CROWD]
    assert sorted(crowds) == [8, 9, 10, 10, 11, 12, 13]


def test_icons_stand_in_their_order_with_what_they_show(box: GreenlandTables) -> None:
    syphilis = [(icon.kind, icon.number) for icon in event(box, "syphilis").icons]
    assert syphilis == [(VENEREAL, 1 << THULE | 1 << TUNIT), (DIE_OFF, 1), (DIE_OFF, 1), (CROWD, 10)]
    ransom = [(icon.kind, icon.number) for icon in event(box, "falconers_ransom").icons]
    assert ransom == [(MIGRATION_SOUTH, 1), (FALCONER, 3), (DIE_OFF, 1)]
    smallpox = event(box, "smallpox").icons[0]
    assert (smallpox.kind, smallpox.number) == (VENEREAL, 1 << NORSE)
    assert [icon.kind for icon in event(box, "laki_eruption").icons].count(COOLING) == 2


def test_ships_and_their_goods(box: GreenlandTables) -> None:
    ships = {found.key: box.cards[found.goods].key for found in box.events if found.goods != NONE}
    assert ships == {
        "crowd_disease": "axe",
        "overgrazing": "book",
        "long_winters": "crossbow",
        "syphilis": "sun_stone",
        "falconers_ransom": "chain_mail",
        "mediterranean": "sword",
        "august_rains": "hammer",
        "smallpox": "pot",
        "plankton_bloom": "thrall",
    }
    assert [found.key for found in box.events if found.ship and found.goods == NONE] == ["iceland_trade_ship"]
    assert sum(found.ship for found in box.events) == 10
    assert card(box, "sword").printed == event(box, "mediterranean").printed == "45"


def test_every_tribe_is_first_about_equally_often(box: GreenlandTables) -> None:
    assert Counter(found.order[0] for found in box.events) == {SAMI: 5, NORSE: 4, THULE: 4, TUNIT: 4}
    assert any(found.order[:2] == [NORSE, THULE] for found in box.events)


# --- Placards ----------------------------------------------------------------------------------------------


def rank(tables: GreenlandTables, tribe: int, religion: int, number: int) -> Rank:
    return tables.placards[tribe].sides[religion][number]


@pytest.mark.law("greenland:AP.1", "greenland:AP.2", "greenland:AP.3")
def test_rerolls_of_elders(box: GreenlandTables) -> None:
    found = {
        (tribe, number): [(TYPES[type], mask) for type, mask in enumerate(each.rerolls) if mask]
        for tribe, placard in enumerate(box.placards)
        for number, each in enumerate(placard.sides[POLYTHEIST])
        if any(each.rerolls)
    }
    metal, land = [("metallurgy", faces(4))], [("land", faces(3, 4))]
    assert found == {
        (NORSE, ARTISAN): metal,
        (NORSE, TRACKER): land,
        (THULE, CHIEF): [("maritime", faces(3))],
        (THULE, ARTISAN): metal,
        (THULE, WAR_CHIEF): [("raid", faces(4))],
        (THULE, TRACKER): land,
        (TUNIT, SHAMAN): [("fishing", faces(3))],
        (TUNIT, TRACKER): land,
        (SAMI, SHAMAN): [("maritime", faces(3))],
        (SAMI, TRACKER): land,
    }
    for tribe in (NORSE, THULE, TUNIT):
        for number in (ARTISAN, WAR_CHIEF, MARINER):
            pagan, christian = (rank(box, tribe, religion, number) for religion in (POLYTHEIST, MONOTHEIST))
            assert (pagan.rerolls, pagan.ivory_tools) == (christian.rerolls, christian.ivory_tools)
        assert not any(rank(box, tribe, MONOTHEIST, TRACKER).rerolls)


def test_the_thule_reroll_moved_from_the_shaman_to_the_chief(box: GreenlandTables, first: GreenlandTables) -> None:
    moved = [
        [bool(rank(tables, THULE, POLYTHEIST, n).rerolls[MARITIME]) for n in range(RANKS)] for tables in (first, box)
    ]
    assert moved == [[False, True, False, False, False, False], [True, False, False, False, False, False]]


def test_ranks_for_several_elders(box: GreenlandTables, first: GreenlandTables) -> None:
    for tables, right in ((first, [True] * RANKS), (box, [False, True, True, False, True, True])):
        for placard in tables.placards:
            assert [[each.several for each in side] for side in placard.sides] == [right, right]


def test_what_else_elders_can_do(box: GreenlandTables) -> None:
    places = [(t, r, n) for t in range(TRIBE_COUNT) for r in range(len(RELIGIONS)) for n in range(RANKS)]
    assert [at for at in places if rank(box, *at).warms_new_world] == [(THULE, POLYTHEIST, TRACKER)]
    assert [at for at in places if rank(box, *at).warms_card] == [(TUNIT, POLYTHEIST, TRACKER)]
    assert [at for at in places if rank(box, *at).ivory_tools] == [
        (TUNIT, POLYTHEIST, ARTISAN),
        (TUNIT, MONOTHEIST, ARTISAN),
    ]
    assert all(rank(box, *at).hand_size == (at[2] == ARTISAN) for at in places)


def test_titles(box: GreenlandTables) -> None:
    def title(*at: int) -> str:
        return TITLES[rank(box, *at).title]

    assert [title(tribe, POLYTHEIST, CHIEF) for tribe in range(TRIBE_COUNT)] == ["chief", "umialik", "chief", "headman"]
    assert [title(tribe, POLYTHEIST, ARTISAN) for tribe in range(TRIBE_COUNT)] == [
        *("blacksmith", "sage", "artisan", "crafter")
    ]
    assert {title(tribe, MONOTHEIST, SHAMAN) for tribe in range(TRIBE_COUNT)} == {"bishop"}
    used = {each.title for placard in box.placards for side in placard.sides for each in side}
    assert used == set(range(len(TITLES)))


def test_what_everybody_begins_with(box: GreenlandTables, first: GreenlandTables) -> None:
    assert [placard.home for placard in box.placards] == [SOUTH, NORTH, NORTH, SOUTH]
    for tables in (box, first):
        assert {placard.unassigned for placard in tables.placards} == {5}
        assert [placard.colonists for placard in tables.placards][:3] == [0, 0, 5]
        assert (tables.pieces, tables.energy, tables.ivory, tables.iron) == (18, 5, 1, 1)
        assert (tables.most_energy, tables.mariner_carries, tables.colonists_allowed) == (8, 4, 6)
        assert (tables.representative_points, tables.meteorite_points) == (4, 3)


# --- Sources -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("biome.walrus.number", "stated"),
        ("biome.walrus.hunt.hits", "example"),
        ("biome.walrus.climax", "reconstructed"),
        ("biome.polar_bear.hunt.deadly", "public"),
        ("biome.bowhead_whale.points", "inferred"),
        ("biome.bowhead_whale.hunt.hits", "reconstructed"),
        ("biome.bog_iron.hunt.depletion", "stated"),
        ("biome.musk_ox.tableau.hay", "reconstructed"),
        ("biome.orca.tableau.value.energy", "stated"),
        ("new_world.vinland.hostile.deadly", "example"),
        ("daughter.meeka.rerolls", "stated"),
        ("farm_animal.sheep.hay", "inferred"),
        ("first_edition.farm_animal.sheep.hay", "stated"),
        ("import.sword.rerolls", "stated"),
        ("event.syphilis.icons", "stated"),
        ("event.syphilis.order", "reconstructed"),
        ("placard.sami.polytheist.shaman.rerolls", "reconstructed"),
        ("placard.thule.polytheist.chief.rerolls", "inferred"),
        ("rank.chief.several", "reconstructed"),
        ("points.meteorite", "reconstructed"),
    ],
)
def test_every_value_says_where_it_comes_from(path: str, source: str) -> None:
    assert load(THIRD)[1].source(path) == source


def test_the_data_are_read_once_for_each_edition() -> None:
    for edition in EDITIONS:
        assert load(edition)[0] is load(edition)[0]
