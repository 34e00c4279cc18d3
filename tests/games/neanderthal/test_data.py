"""The cards, placards and sexualities of Neanderthal: what is known of them holds, in both editions."""

from __future__ import annotations

from collections import Counter

import pytest

from lawspeaker.games.neanderthal.model.loading import SECOND, load
from lawspeaker.games.neanderthal.model.tables import (
    ANIMAL,
    ARCHAIC,
    BIG,
    BLACK,
    CHAOS,
    CLUB,
    COLOUR_OF_PORTAL,
    COOLING,
    CRO_MAGNON,
    DAUGHTER,
    GAME,
    HAREM,
    INVENTION,
    NEANDERTHAL,
    NONE,
    ORANGE,
    PAIR_BONDING,
    PORTALS,
    POWERS,
    PROMISCUOUS,
    SMALL,
    TRIBES,
    WANDERLUST,
    WARMING,
    WHITE,
    WURM,
    Card,
)
from lawspeaker.games.tribes.dice import faces
from lawspeaker.games.tribes.loading import FIRST
from lawspeaker.games.tribes.rows import NORTH, SOUTH

both = pytest.mark.parametrize("edition", [FIRST, SECOND])
TABLES, DATA = load(SECOND)
CARDS = {card.key: card for card in TABLES.cards}


def named(*keys: str) -> list[Card]:
    return [CARDS[key] for key in keys]


@both
def test_there_are_36_biomes_21_daughters_and_3_sexuality_cards(edition: int) -> None:
    tables, _ = load(edition)
    assert Counter(card.row for card in tables.cards) == {NORTH: 18, SOUTH: 18, NONE: 21}
    assert [card.printed for card in tables.cards] == list(range(1, 58))
    assert tables.daughters == list(range(36, 57))
    assert [event.card for event in tables.events] == tables.daughters
    assert len(tables.sexuality_cards) == 3


@both
def test_only_in_the_first_edition_two_biomes_have_the_same_climax(edition: int) -> None:
    tables, _ = load(edition)
    climaxes = Counter(card.climax for card in tables.cards[: tables.biomes])
    doubled = [climax for climax, number in climaxes.items() if number > 1]
    assert doubled == ([16] if edition == FIRST else [])


def test_cordage_snares_cost_black_in_the_first_edition_and_either_in_the_second() -> None:
    costs = [load(edition)[0].cards[CARDS["string_winding"].number].cost for edition in (FIRST, SECOND)]
    assert costs == [1 << BLACK, 1 << BLACK | 1 << WHITE]


def test_the_numbered_biomes_are_those_that_the_rules_number() -> None:
    assert {CARDS[key].printed: CARDS[key].other_name for key in CARDS if CARDS[key].kind == INVENTION} == {
        14: "Hafted Point",
        15: "Bone Atlatl",
        16: "Fishing Weir",
        17: "Tailored Cloth",
        33: "Cordage Snares",
        34: "Handaxe Darts",
    }
    assert (CARDS["red_deer"].printed, CARDS["chamois"].printed) == (26, 35)


def test_weapons_change_threes_in_big_game_and_snares_in_small_game() -> None:
    three = faces(3)
    assert [card.changes for card in named("flint_mine_14", "carcass_15")] == [[three, 0, 0]] * 2
    assert [card.changes for card in named("flint_mine_16", "string_winding", "flint_mine_34")] == [[0, three, 0]] * 3
    assert CARDS["carcass_17"].changes == [0, 0, 0]


def test_the_horse_of_the_worked_example() -> None:
    hunt = CARDS["horse"].hunt
    assert (hunt.type, hunt.hits, hunt.hitting, hunt.babies, hunt.hand) == (BIG, 2, faces(1, 2), 3, 4)
    assert hunt.frees == [1, 0, 1]
    assert CARDS["horse"].row == SOUTH


def test_the_wolves_of_the_worked_example() -> None:
    wolves = CARDS["gray_wolves"]
    assert (wolves.kind, wolves.hunt.type, wolves.hunt.predator, wolves.hunt.hits) == (ANIMAL, CLUB, True, 1)
    assert (wolves.hunt.bloody, wolves.hunt.frostbite, wolves.hunt.hand) == (faces(5), faces(6), 3)


def test_the_other_biomes_of_examples() -> None:
    cat, deer, bee, rabbits = named("scimitar_cat", "red_deer", "honey_bee", "rabbits")
    assert (cat.hunt.predator, cat.hunt.basket, cat.hunt.hits, cat.hunt.trophy) == (True, True, 2, 4)
    assert (deer.hunt.type, deer.hunt.hits, deer.hunt.hitting, deer.hunt.trophy) == (BIG, 2, faces(1), 3)
    assert (bee.hunt.type, bee.kind, bee.hunt.hand) == (SMALL, ANIMAL, 3)
    assert (rabbits.hunt.hits, rabbits.hunt.babies) == (1, 1)
    assert CARDS["steppe_bison"].hunt.tools == [0, 0, 1]
    assert CARDS["tyrant_sea_bear"].hunt.basket
    assert (CARDS["caribou"].gives, CARDS["caribou"].frees) == (2, [0, 1, 0])
    assert (CARDS["european_cave_lion"].hunt.bloody, CARDS["european_cave_lion"].hunt.frostbite) == (
        faces(3, 4, 5),
        faces(6),
    )


def test_predators_need_no_tools_and_are_no_big_game() -> None:
    predators = [card for card in TABLES.cards if card.hunt.predator]
    assert len(predators) == 6
    assert all(card.hunt.type == CLUB and sum(card.hunt.tools) == 0 for card in predators)


def test_trophies_and_hand_cards_need_two_to_four_dice_alike() -> None:
    assert {card.hunt.trophy for card in TABLES.cards if card.kind == GAME} == {NONE, 2, 3, 4}
    assert {card.hunt.hand for card in TABLES.cards if card.kind in (ANIMAL, INVENTION)} == {2, 3, 4}


def test_the_set_of_portals_is_regular() -> None:
    daughters = [card for card in TABLES.cards if card.kind == DAUGHTER]
    shown = Counter(portal for card in daughters for portal, there in enumerate(card.portals) if there)
    assert set(shown) == set(range(len(PORTALS)))
    alone = [card.portals.index(True) for card in daughters if sum(card.portals) == 1]
    assert sorted(alone) == list(range(len(PORTALS)))
    assert all(sum(card.portals) in (1, 2) for card in daughters)


def test_media_that_examples_tell() -> None:
    assert CARDS["singing_woman"].media == 1 << ORANGE
    assert CARDS["generous_woman"].media == 1 << ORANGE | 1 << BLACK
    assert all(card.media for card in TABLES.cards if card.kind == DAUGHTER)


def test_every_power_is_on_some_card() -> None:
    assert all(any(card.powers[power] for card in TABLES.cards) for power in range(len(POWERS)))


def test_events_show_enough_climate_and_five_wurms() -> None:
    shown = Counter(icon.kind for event in TABLES.events for icon in event.icons)
    assert shown[WURM] == 5
    assert shown[WARMING] >= 4
    assert shown[COOLING] >= 6
    assert not any(event.shows(WARMING) and event.shows(COOLING) for event in TABLES.events)


def test_wanderlust_follows_chaos_on_the_same_event() -> None:
    for event in TABLES.events:
        kinds = [icon.kind for icon in event.icons]
        if WANDERLUST in kinds:
            assert CHAOS in kinds[: kinds.index(WANDERLUST)]
            assert event.icons[kinds.index(WANDERLUST)].number in (1, 2)


def test_every_event_gives_an_order_of_all_species() -> None:
    assert all(sorted(event.order) == list(range(len(TRIBES))) for event in TABLES.events)
    assert [CRO_MAGNON, ARCHAIC, NEANDERTHAL] in [event.order for event in TABLES.events]


def test_species_begin_with_portals_of_different_spots_and_colours() -> None:
    assert len({COLOUR_OF_PORTAL[portal] for portal in TABLES.portal}) == 3
    assert len({PORTALS[portal].partition("_")[0] for portal in TABLES.portal}) == 3


def test_what_the_sexualities_score() -> None:
    scores = {
        number: (ways.unassigned, ways.elder, ways.husband, ways.daughter, ways.trophy, ways.alpha)
        for number, ways in enumerate(TABLES.sexualities)
    }
    assert scores == {
        PROMISCUOUS: (2, 1, 1, 1, 3, 4),
        PAIR_BONDING: (1, 2, 3, 1, 2, 3),
        HAREM: (1, 1, 1, 2, 4, 3),
    }
    assert {(ways.disk, ways.invention, ways.animal) for ways in TABLES.sexualities} == {(1, 3, 4)}


def test_what_the_rules_say_is_called_stated() -> None:
    assert DATA.source("sexuality.harem.mpi.orange") == "stated"
    assert DATA.source("biome.horse.hunt.babies") == "example"
    assert DATA.source("biome.irish_elk.hunt.tools") == "public"
    assert DATA.source("daughter.matriarch.portals") == "inferred"
    assert DATA.source("biome.woolly_mammoth.climax") == "reconstructed"
