"""A user's own cards of Greenland: they replace ours in either edition and are checked against the rules."""

from __future__ import annotations

import pytest

from lawspeaker.games.greenland.model.loading import THIRD, load
from lawspeaker.games.greenland.model.tables import (
    CROWD,
    FEUD,
    LAND,
    NONE,
    RAID,
    SAMI,
    THULE,
    TUNIT,
    VENEREAL,
    Card,
    GreenlandTables,
)
from lawspeaker.games.tribes.dice import faces
from lawspeaker.games.tribes.loading import FIRST
from lawspeaker.kernel.document import DataError, Document


def change(text: str, edition: int = THIRD) -> GreenlandTables:
    return load(edition, Document("my.toml", text))[0]


def refusal(text: str, edition: int = THIRD) -> str:
    with pytest.raises(DataError) as caught:
        change(text, edition)
    return str(caught.value)


def card(tables: GreenlandTables, key: str) -> Card:
    return next(found for found in tables.cards if found.key == key)


# --- What a user may change --------------------------------------------------------------------------------


def test_a_users_value_holds_in_both_editions() -> None:
    text = "[biome.walrus.hunt]\nhits = 3\n[farm_animal.goat]\nsled = true\n"
    for edition in (FIRST, THIRD):
        tables = change(text, edition)
        assert card(tables, "walrus").hunt.hits == 3
        assert card(tables, "goat").sled
        assert card(load(edition)[0], "walrus").hunt.hits == 2


def test_a_users_value_leaves_the_first_edition_what_it_has_of_its_own() -> None:
    text = "[farm_animal.sheep]\nhay = 3\n"
    assert [card(change(text, edition), "sheep").hay for edition in (FIRST, THIRD)] == [1, 3]
    text = "[first_edition.farm_animal.sheep]\nhay = 3\n"
    assert [card(change(text, edition), "sheep").hay for edition in (FIRST, THIRD)] == [3, 2]


def test_a_user_may_say_of_any_value_that_the_first_edition_differs() -> None:
    text = "[first_edition.biome.walrus.hunt]\nhits = 3\n"
    assert [card(change(text, edition), "walrus").hunt.hits for edition in (FIRST, THIRD)] == [3, 2]


def test_a_user_may_put_a_card_into_the_first_edition_in_anothers_place() -> None:
    absent = ["sami", "arctic_cod", "bearded_seal", "sunnan_anni", "geala", "lapp_goat", "reindeer", "plankton_bloom"]
    text = f'first_edition.without = {absent}\nfirst_edition.biome.little_auk.number = "04"\n'
    north = [found.key for found in change(text, FIRST).cards[:14]]
    assert "little_auk" in north
    assert "arctic_cod" not in north


def test_what_a_card_shows_can_be_changed() -> None:
    text = """
        [biome.musk_ox.hunt]
        type = "raid"
        deadly = [4, 6]
        hand = "success"

        [biome.musk_ox.tableau]
        raid = []
        deadly = []
        rerolls = ["land 2", "land 6", "raid 1"]

        [biome.beluga]
        points = 0

        [biome.beluga.hunt]
        trophy = "none"

        [import.book]
        first = ["raid"]
        powers = ["wins_ties"]
        value = { ivory = 2 }
    """
    tables = change(text)
    ox, book = card(tables, "musk_ox"), card(tables, "book")
    assert (ox.hunt.type, ox.hunt.deadly, ox.hunt.hand, ox.raid) == (RAID, faces(4, 6), 0, 0)
    assert (ox.rerolls[LAND], ox.rerolls[RAID]) == (faces(2, 6), faces(1))
    assert card(tables, "beluga").hunt.trophy == NONE
    assert (book.first[RAID], sum(book.powers), book.value_ivory, book.hand_size) == (True, 1, 2, 1)


def test_what_an_event_shows_can_be_changed() -> None:
    text = """
        [event.sea_ice]
        order = ["sami", "tunit", "thule", "norse"]
        icons = ["crowd 7", "venereal tunit sami", "feud"]
        goods = "axe"

        [event.crowd_disease]
        goods = "none"
    """
    tables = change(text)
    disease, ice = tables.events[0], tables.events[4]
    assert ice.order == [3, 2, 1, 0]
    assert [(icon.kind, icon.number) for icon in ice.icons] == [
        (CROWD, 7),
        (VENEREAL, 1 << TUNIT | 1 << SAMI),
        (FEUD, 1),
    ]
    assert (ice.ship, tables.cards[ice.goods].key, card(tables, "axe").printed) == (True, "axe", "36")
    assert (disease.ship, disease.goods) == (False, NONE)


def test_the_sides_of_a_card_follow_its_numbers() -> None:
    text = '[farm_animal]\nsheep.number = "58"\ngoat.number = "57"\n'
    tables = change(text)
    pairs = {"sheep": "cattle", "pony": "goat"}
    assert {key: tables.cards[card(tables, key).other_side].key for key in pairs} == pairs


def test_placards_can_be_changed() -> None:
    text = '[placard.thule.monotheist]\ntracker.powers = ["warms_card"]\n[rank.chief]\nseveral = true\nhand_size = 2\n'
    thule = change(text).placards[THULE].sides
    assert [side[4].warms_card for side in thule] == [False, True]
    assert [(side[0].several, side[0].hand_size) for side in thule] == [(True, 2), (True, 2)]


# --- What is refused ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        # Biomes
        (
            "[biome.walrus]\nclimax = 5\n",
            "my.toml, line 2: biome.ringed_seal.climax and biome.walrus.climax are both 5; "
            "the lowest of a row must be one card (D1.1)",
        ),
        (
            "[new_world.vinland]\nclimax = 16\n",
            "my.toml, line 2: biome.bog_iron.climax and new_world.vinland.climax are both 16; "
            "the lowest of a row must be one card (D1.1)",
        ),
        (
            "[biome.walrus.hunt]\ndeadly = [3, 7]\n",
            "my.toml, line 2: biome.walrus.hunt.deadly.1 must be a whole number from 1 to 6, not 7 (G0.7)",
        ),
        (
            "[biome.walrus.hunt]\nhits = 0\n",
            "my.toml, line 2: biome.walrus.hunt.hits must be a whole number from 1 to 9, not 0 (G0.2)",
        ),
        (
            '[biome.walrus]\nrow = "south"\n',
            "my.toml, line 2: there must be 15 cards of the group north, not 14 (B0.8)",
        ),
        (
            "[biome.walrus]\npoints = 0\n[biome.arctic_cod]\npoints = 1\n",
            "my.toml, line 4: arctic_cod scores as a trophy but cannot be one (G5.1)",
        ),
        (
            '[biome.walrus.hunt]\nhand = "double"\n',
            "my.toml, line 2: walrus is neither a D nor an I card and is not taken into a hand (B2.6)",
        ),
        ('[biome.orca.hunt]\ntrophy = "triple"\n', "my.toml, line 2: orca is a D or I card and no trophy (G5.5)"),
        ('[biome.orca.hunt]\nhand = "none"\n', "my.toml, line 2: orca is a D or I card and must show a hand (G6.1)"),
        (
            '[biome.orca.hunt]\nhand = "pair"\n',
            'my.toml, line 2: biome.orca.hunt.hand must be one of none, success, double, triple, quadruple, not "pair" '
            "(G6.1)",
        ),
        (
            "[biome.orca.tableau]\ndeadly = [3]\n",
            "my.toml, line 2: orca cannot be raided but has bloodied faces for it (E5.4)",
        ),
        (
            "[biome.orca.tableau]\nsled = 1\n",
            "my.toml, line 2: biome.orca.tableau.sled must be true or false, not 1 (E1.6)",
        ),
        ("[biome.dodo]\nclimax = 1\n", "my.toml, line 1: there is no biome.dodo; "),
        ("[biome]\nreplace = true\n", "my.toml, line 1: there must be 15 cards of the group north, not 0 (B0.8)"),
        (
            '[new_world.vinland]\nrow = "north"\n',
            "my.toml, line 2: each row has one card of the New World, and the north has two (E2.1)",
        ),
        # Numbers
        (
            '[biome.walrus]\nnumber = "06"\n',
            "my.toml, line 2: biome.walrus.number and biome.musk_ox.number are both 06 (B0.8)",
        ),
        (
            '[event.sea_ice]\nnumber = "6"\n',
            "my.toml, line 2: event.sea_ice.number must be two digits, for the other side of a card with a B, "
            'not "6" (B0.8)',
        ),
        # Daughters and farm animals
        (
            '[daughter.meeka]\nhome = "nobody"\n',
            'my.toml, line 2: daughter.meeka.home must be one of norse, thule, tunit, sami, not "nobody" (C0.5.2)',
        ),
        ('[daughter.meeka]\nhome = "thule"\n', "my.toml, line 2: thule must have 3 daughters, not 4 (C0.5.2)"),
        (
            "[sabine_raid]\nsucceeds = [0]\n",
            "my.toml, line 2: sabine_raid.succeeds.0 must be a whole number from 1 to 6, not 0 (AP.20)",
        ),
        (
            '[farm_animal.pony]\nnumber = "59B"\n',
            "my.toml, line 2: farm_animal.sheep.number is 57, but no animal is 57B (C0.5.3)",
        ),
        (
            '[farm_animal.pony]\nhome = "sami"\n',
            "my.toml, line 2: sheep and pony are two sides of a card but belong to two tribes (C0.5.3)",
        ),
        # Imports and events
        ('[event.sea_ice]\ngoods = "axe"\n', "my.toml, line 2: crowd_disease and sea_ice both bring the axe (D10.1)"),
        ('[event.crowd_disease]\ngoods = "none"\n', "my.toml, line 2: no event brings import.axe (D10.1)"),
        (
            '[event.sea_ice]\ngoods = "spoon"\n',
            "my.toml, line 2: event.sea_ice.goods must be one of none, animal, hammer, pot, axe, book, crossbow, "
            'sun_stone, chain_mail, sword, thrall, not "spoon" (D10.1)',
        ),
        (
            '[event.sea_ice]\norder = ["norse", "thule", "tunit"]\n',
            "my.toml, line 2: event.sea_ice.order must name each of norse, thule, tunit, sami once (A2.1)",
        ),
        (
            '[event.sea_ice]\norder = ["norse", "thule", "tunit", "thule"]\n',
            "my.toml, line 2: event.sea_ice.order must name each of norse, thule, tunit, sami once (A2.1)",
        ),
        (
            '[event.sea_ice]\nicons = ["feud", "flood"]\n',
            'my.toml, line 2: event.sea_ice.icons.1 is "flood", which is none of migration_north, ',
        ),
        (
            '[event.sea_ice]\nicons = ["crowd"]\n',
            "my.toml, line 2: event.sea_ice.icons.0 must give the number of the icon crowd, from 1 to 99 (D0.1)",
        ),
        (
            '[event.sea_ice]\nicons = ["crowd 0"]\n',
            "my.toml, line 2: event.sea_ice.icons.0 must give the number of the icon crowd, from 1 to 99 (D0.1)",
        ),
        (
            '[event.sea_ice]\nicons = ["venereal danes"]\n',
            "my.toml, line 2: event.sea_ice.icons.0 must name the tribes of the icon venereal (D2.5)",
        ),
        (
            '[event.sea_ice]\nicons = ["feud 3"]\n',
            "my.toml, line 2: event.sea_ice.icons.0: the icon feud shows nothing more (D0.1)",
        ),
        # Tools
        (
            '[import.axe]\nrerolls = ["raid 7"]\n',
            "my.toml, line 2: import.axe.rerolls.0 must be one of land 1, land 2, ",
        ),
        ('[import.axe]\npowers = ["magic"]\n', "my.toml, line 2: import.axe.powers.0 must be one of rounds_down, "),
        # Placards and numbers
        (
            "[placard.tunit]\ncolonists = 8\n",
            "my.toml, line 2: tunit begins with 19 tribesmen besides the Alpha, but has 18 (B4.1)",
        ),
        (
            '[placard.tunit.polytheist]\nchief.title = "king"\n',
            "my.toml, line 2: placard.tunit.polytheist.chief.title must be one of chief, umialik, ",
        ),
        (
            "[start]\nenergy = 9\n",
            "my.toml, line 2: everybody begins with 9 energy, but may have no more than 8 (B4.3)",
        ),
        ("[limit]\nmariner = 0\n", "my.toml, line 2: limit.mariner must be a whole number from 1 to 99, not 0 (E1.3)"),
        ('[box]\ndice = "ten"\n', 'my.toml, line 2: box.dice must be a whole number from 0 to 99, not "ten" (B0.7)'),
        # The 1st edition
        (
            "[first_edition.farm_animal.shep]\nhay = 3\n",
            "my.toml, line 2: first_edition.farm_animal.shep.hay stands for farm_animal.shep.hay, which is no value "
            "(B0.e1)",
        ),
        (
            "[first_edition.biome]\nwalrus = 3\n",
            "my.toml, line 2: first_edition.biome.walrus stands for biome.walrus, which is no value (B0.e1)",
        ),
    ],
)
def test_a_wrong_file_is_refused_with_its_line_and_the_clause(text: str, message: str) -> None:
    assert refusal(text).startswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            'first_edition.without = ["sami", "mammoth"]\n',
            "my.toml, line 1: first_edition.without.1 must be one of sami, ringed_seal, polar_bear, ",
        ),
        (
            'first_edition.without = ["sami"]\n',
            "my.toml, line 1: there must be 14 cards of the group north, not 15 (B0.e1)",
        ),
        (
            "[first_edition.new_world.vinland.hostile]\ndeadly = [9]\n",
            "my.toml, line 2: first_edition.new_world.vinland.hostile.deadly.0 must be a whole number from 1 to 6, "
            "not 9 (G0.7)",
        ),
        (
            '[first_edition.daughter.meeka]\nhome = "sami"\n',
            "my.toml, line 2: first_edition.daughter.meeka.home must be one of norse, thule, tunit, not "
            '"sami" (C0.5.2)',
        ),
        (
            '[farm_animal.pony]\nnumber = "58"\n[first_edition.farm_animal.pony]\nnumber = "57"\n',
            "my.toml, line 4: farm_animal.pony.number is 57, but no animal is 57B (C0.5.3)",
        ),
    ],
)
def test_a_wrong_first_edition_is_refused_where_it_is_played(text: str, message: str) -> None:
    assert refusal(text, FIRST).startswith(message)
