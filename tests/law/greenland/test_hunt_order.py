"""A4 The order of hunts: which card comes next, and who rolls first on it."""

from __future__ import annotations

import pytest

from tests.law.greenland.hunts import hunt, hunts, rolls, told
from tests.law.greenland.table import answer, asked, options, pieces

# A4.2 Which card


@pytest.mark.law("greenland:A4.2")
@pytest.mark.law("greenland:G0.4")
def test_the_first_player_chooses_every_card_whoever_hunts_there() -> None:
    match = hunts(
        {"arctic_cod": {"thule": 1}, "walrus": {"thule": 2}, "arctic_char": {"norse": 1}},
        *(6, 6, 6, 6),
        order=["tunit", "norse", "thule", "sami"],
        warm={"north": ["arctic_cod", "walrus"], "south": ["arctic_char", "beluga"]},
    )
    assert asked(match) == (2, "next_hunt", "A4.2")
    assert options(match) == {"hunt arctic_cod", "hunt walrus", "hunt arctic_char"}  # nobody hunts the beluga
    answer(match, "hunt arctic_char")
    assert asked(match) == (2, "next_hunt", "A4.2")
    answer(match, "hunt walrus")
    assert told(match, "now_hunted") == ["now_hunted arctic_char", "now_hunted walrus", "now_hunted arctic_cod"]


@pytest.mark.law("greenland:A4.2")
def test_by_another_reading_players_choose_cards_in_turn() -> None:
    match = hunts(
        {"arctic_cod": {"sami": 1}, "walrus": {"sami": 2}, "arctic_char": {"sami": 1}},
        *(6, 6, 6, 6),
        rules={"hunt_sequence": "in_turn"},
        warm={"north": ["arctic_cod", "walrus"], "south": ["arctic_char"]},
    )
    assert asked(match)[0] == 0
    answer(match, "hunt arctic_char")
    assert asked(match)[0] == 1
    assert options(match, "hunt") == {"arctic_cod", "walrus"}


@pytest.mark.law("greenland:A4.2")
@pytest.mark.law("greenland:G1.5")
def test_a_sabine_raid_before_a_hunt_gives_the_daughters_power_in_time() -> None:
    match = hunts(
        {"meeka": {"norse": 2}, "arctic_char": {"norse": 1}},
        *(1, 5, 4, 2),
        tableau={"meeka": "tunit"},
        warm={"south": ["arctic_char"]},
    )
    answer(match, "hunt meeka")  # the last card is hunted without being asked for
    assert asked(match) == (0, "reroll", "G2.1")
    answer(match, "number 1")
    assert "hunt_succeeded norse arctic_char 1" in told(match, "hunt_succeeded")


@pytest.mark.law("greenland:A4.2")
def test_a_sabine_raid_after_a_hunt_comes_too_late_for_it() -> None:
    match = hunts(
        {"meeka": {"norse": 2}, "arctic_char": {"norse": 1}},
        *(4, 1, 5),
        tableau={"meeka": "tunit"},
        warm={"south": ["arctic_char"]},
    )
    answer(match, "hunt arctic_char")
    assert told(match, "hunt_failed", "married") == ["hunt_failed norse arctic_char 0", "married norse meeka"]


# A4.1 Who rolls


@pytest.mark.law("greenland:A4.1")
@pytest.mark.law("greenland:G0.8")
def test_the_fewest_hunters_roll_first() -> None:
    match = hunt("bearded_seal", {"norse": 3, "thule": 1, "sami": 2}, 6, 6, 6, 6, 6, 5)
    assert rolls(match) == ["thule 1", "sami 2", "norse 3"]


@pytest.mark.law("greenland:A4.1")
def test_equal_numbers_roll_in_the_order_of_play() -> None:
    order = ["sami", "tunit", "thule", "norse"]
    match = hunt("bearded_seal", {"norse": 1, "thule": 2, "sami": 1}, 6, 6, 6, 5, order=order)
    assert rolls(match) == ["sami 1", "norse 1", "thule 2"]


@pytest.mark.law("greenland:A4.1")
def test_the_alpha_counts_as_a_hunter() -> None:
    match = hunt("bog_iron", {"norse": 2, "thule": 1}, 6, 6, 6, alpha={"norse": "bog_iron"})
    assert rolls(match) == ["thule 1", "norse 2"]


# A4.3 Hunt first


@pytest.mark.law("greenland:A4.3")
@pytest.mark.law("greenland:AP.21")
@pytest.mark.parametrize(("daughter", "card"), [("meeka", "arctic_char"), ("kirima", "harbor_seal")])
def test_a_daughter_lets_her_owner_hunt_first(daughter: str, card: str) -> None:
    hunters = {"thule": 1, "norse": 3}
    assert rolls(hunt(card, hunters, 6, 6, 6, 6)) == ["thule 1", "norse 3"]
    assert rolls(hunt(card, hunters, 6, 6, 6, 6, tableau={daughter: "norse"})) == ["norse 3", "thule 1"]
    assert rolls(hunt("bog_iron", hunters, 6, 6, 6, 6, tableau={daughter: "norse"})) == ["thule 1", "norse 3"]


@pytest.mark.law("greenland:A4.3")
@pytest.mark.law("greenland:AP.13")
def test_slit_goggles_let_their_owner_hunt_first_on_land_alone() -> None:
    hunters, goggles = {"thule": 1, "norse": 2}, {"slit_goggles": "norse"}
    assert rolls(hunt("little_auk", hunters, 6, 6, 6, tableau=goggles)) == ["norse 2", "thule 1"]
    assert rolls(hunt("arctic_cod", hunters, 6, 6, 6, tableau=goggles)) == ["thule 1", "norse 2"]


@pytest.mark.law("greenland:A4.3")
def test_among_several_who_hunt_first_the_usual_order_holds() -> None:
    match = hunt(
        "arctic_char",
        {"norse": 1, "tunit": 3, "thule": 2},
        *(6, 6, 6, 6, 6, 6),
        tableau={"meeka": "tunit"},
        others={"wed_meeka": {"thule": 1}},
    )
    assert rolls(match) == ["thule 2", "tunit 3", "norse 1"]


# G0.5 Nobody can stay away


@pytest.mark.law("greenland:G0.5")
@pytest.mark.law("greenland:GL.6")
def test_all_hunters_colonists_and_raiders_must_roll() -> None:
    match = hunts(
        {"walrus": {"norse": 2}, "markland": {"tunit": 3}, "goat": {"sami": 1}},
        *(3, 6, 3, 3, 6, 6),
        warm={"north": ["markland", "walrus"]},
        tableau={"goat": "norse"},
    )
    answer(match, "hunt walrus", "hunt markland")
    assert rolls(match) == ["norse 2", "tunit 3", "sami 1"]
    assert told(match, "returned") == ["returned norse 1 walrus", "returned sami 1 goat"]
    assert pieces(match, "tunit", "markland") == 1
