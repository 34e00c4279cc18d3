"""G1 Livestock and Sabine raids."""

from __future__ import annotations

import pytest

from tests.law.greenland.hunts import hunts, raid, rolls, told
from tests.law.greenland.table import answer, asked, disks, options, owner, pieces, record, state

DAUGHTERS = [
    ("birgitta", "norse"),
    ("sigrid", "norse"),
    ("peepeelee", "thule"),
    ("chidzigyaak", "thule"),
    ("kirima", "thule"),
    ("meeka", "tunit"),
    ("saila", "tunit"),
    ("nelii", "tunit"),
    ("geala", "sami"),
    ("sunnan_anni", "sami"),
]

# G1.1 The roll


@pytest.mark.law("greenland:G1.1")
@pytest.mark.law("greenland:G1.5")
@pytest.mark.law("greenland:G1.6")
def test_example_of_two_raiders_one_dies_and_the_other_marries() -> None:
    match = raid("birgitta", "norse", {"thule": 2}, 3, 5)
    assert told(match, "died", "married") == ["died thule 1 birgitta", "married thule birgitta"]
    assert pieces(match, "thule", "wed_birgitta") == 1
    assert owner(match, "birgitta") == "norse"


@pytest.mark.law("greenland:G1.1")
@pytest.mark.law("greenland:F2.10")
@pytest.mark.law("greenland:GL.8")
def test_example_a_lone_raiders_three_kills_him_and_the_raid_fails() -> None:
    match = raid("birgitta", "norse", {"thule": 1}, 3)
    assert told(match, "died", "raid_succeeded", "raid_failed") == [
        "died thule 1 birgitta",
        "raid_failed thule birgitta",
    ]
    assert pieces(match, "thule", "wed_birgitta") == 0


@pytest.mark.law("greenland:AP.20")
@pytest.mark.parametrize(("daughter", "home"), DAUGHTERS)
def test_a_raid_on_a_daughter_succeeds_with_one_or_three_and_a_three_kills(daughter: str, home: str) -> None:
    tribe = "thule" if home != "thule" else "norse"
    won = {face for face in range(1, 7) if told(raid(daughter, home, {tribe: 2}, face, 6), "married")}
    deadly = {face for face in range(1, 7) if told(raid(daughter, home, {tribe: 1}, face), "died")}
    assert (won, deadly) == ({1, 3}, {3})


@pytest.mark.law("greenland:AP.22")
@pytest.mark.law("greenland:G1.1")
@pytest.mark.parametrize(
    ("animal", "faces", "deadly"),
    [
        ("sheep", {1}, set()),
        ("pony", {1, 3}, {3}),
        ("goat", {1}, set()),
        ("cattle", {1, 3}, {3}),
        ("reindeer", {1}, set()),
    ],
)
def test_livestock_has_success_and_bloodied_faces_of_its_own(animal: str, faces: set[int], deadly: set[int]) -> None:
    won = {face for face in range(1, 7) if told(raid(animal, "norse", {"thule": 2}, face, 6), "raid_succeeded")}
    died = {face for face in range(1, 7) if told(raid(animal, "norse", {"thule": 1}, face), "died")}
    assert (won, died) == (faces, deadly)


@pytest.mark.law("greenland:G1.1")
@pytest.mark.law("greenland:G2.1")
@pytest.mark.law("greenland:G3.1")
def test_raiders_reroll_and_change_dice_as_at_medallions() -> None:
    match = raid("goat", "norse", {"thule": 1}, 6, 1, tableau={"hammer": "thule"})
    answer(match, "number 1")
    assert told(match, "raid_succeeded") == ["raid_succeeded thule goat"]
    match = raid("goat", "norse", {"thule": 1}, 2, tableau={"chain_mail": "thule"})
    assert told(match, "raid_succeeded") == ["raid_succeeded thule goat"]


@pytest.mark.law("greenland:GL.11")
@pytest.mark.law("greenland:G1.1")
@pytest.mark.parametrize(("reading", "result"), [("card", "raid_failed"), ("war_party", "raid_succeeded")])
def test_a_war_chief_makes_no_success_of_a_two_unless_so_agreed(reading: str, result: str) -> None:
    chief = {"thule_4": {"thule": 1}}
    match = raid("goat", "norse", {"thule": 1}, 2, rules={"raid_faces": reading}, others=chief)
    assert told(match, "raid_succeeded", "raid_failed") == [f"{result} thule goat"]


@pytest.mark.law("greenland:G0.3")
def test_surviving_raiders_go_home() -> None:
    match = raid("goat", "norse", {"thule": 3}, 5, 5, 5)
    assert pieces(match, "thule") == 3 + 1


# Several tribes, guards


@pytest.mark.law("greenland:A4.1")
@pytest.mark.law("greenland:G0.8")
def test_several_raiders_roll_in_hunt_order_and_the_first_success_takes_all() -> None:
    match = raid("goat", "norse", {"thule": 3, "tunit": 1, "sami": 2}, 5, 5, 1)
    assert rolls(match) == ["tunit 1", "sami 2"]
    answer(match, "babies")
    assert told(match, "born") == ["born sami 1"]
    assert "G0.8 returned thule 3 goat" in record(match)


@pytest.mark.law("greenland:E5.5")
@pytest.mark.law("greenland:GL.5")
def test_guards_make_no_hunt_roll_and_go_home_after_the_hunts() -> None:
    match = raid("goat", "norse", {"norse": 2, "thule": 1}, 5)
    assert rolls(match) == ["thule 1"]
    assert "G0.3 returned norse 2 goat" in record(match)
    assert pieces(match, "norse", "goat") == 0


@pytest.mark.law("greenland:E5.5")
def test_a_card_with_guards_alone_is_not_hunted() -> None:
    match = raid("birgitta", "norse", {"norse": 1, "thule": 1}, others={"wed_birgitta": {"thule": 1}})
    assert rolls(match) == []
    assert pieces(match, "norse") == pieces(match, "thule") == 1 + 1


@pytest.mark.law("greenland:E5.5")
@pytest.mark.law("greenland:G1.5")
def test_guards_of_a_husband_who_is_replaced_do_not_become_raiders() -> None:
    match = raid("birgitta", "norse", {"sami": 1, "thule": 2}, 1, others={"wed_birgitta": {"thule": 1}})
    assert rolls(match) == ["sami 1"]
    assert pieces(match, "thule") == 2 + 1


# G1.2 to G1.4 Livestock


@pytest.mark.law("greenland:G1.2")
@pytest.mark.law("greenland:H1.1")
def test_raiders_of_livestock_get_its_babies_and_the_owner_none_but_the_hay_to_pay() -> None:
    match = raid("cattle", "norse", {"thule": 2}, 1, 5, energy={"norse": 3})
    answer(match, "babies")
    assert told(match, "born") == ["born thule 2"]
    assert options(match, "feed") == {"cattle"}
    answer(match, "feed cattle")
    assert disks(match, "norse") == (1, 0, 0)
    assert told(match, "born") == ["born thule 2"]
    assert owner(match, "cattle") == "norse"


@pytest.mark.law("greenland:G1.2")
def test_a_raid_that_fails_leaves_the_owner_his_babies() -> None:
    match = raid("goat", "norse", {"thule": 1}, 5)
    assert told(match, "born") == ["born norse 1"]


@pytest.mark.law("greenland:G1.3")
def test_raiders_of_sheep_may_take_ivory() -> None:
    match = raid("sheep", "norse", {"thule": 1}, 1)
    assert asked(match) == (1, "robbed_of", "G1.2")
    assert options(match) == {"babies", "wool", "energy"}
    answer(match, "wool")
    assert disks(match, "thule") == (0, 1, 0)
    assert told(match, "born") == []


@pytest.mark.law("greenland:G1.4")
def test_raiders_may_take_the_energy_that_a_card_is_worth_and_it_stays() -> None:
    match = raid("cattle", "norse", {"thule": 1}, 1, energy={"norse": 2})
    assert options(match) == {"babies", "energy"}
    answer(match, "energy")
    assert disks(match, "thule") == (2, 0, 0)
    assert told(match, "born") == []
    assert options(match, "feed") == {"cattle"}


@pytest.mark.law("greenland:G1.2")
@pytest.mark.law("greenland:G1.4")
@pytest.mark.parametrize(
    ("animal", "babies", "energy"),
    [
        pytest.param("arctic_caribou", 1, 1, marks=pytest.mark.law("greenland:AP.7")),
        pytest.param("barren_ground_caribou", 1, 1, marks=pytest.mark.law("greenland:AP.7")),
        pytest.param("shieling_raid", 2, 2, marks=pytest.mark.law("greenland:AP.11")),
    ],
)
def test_animals_that_were_wild_once_are_robbed_like_others(animal: str, babies: int, energy: int) -> None:
    match = raid(animal, "norse", {"thule": 1}, 1)
    fed, warmed = match.clone(), match.clone()
    assert told(answer(fed, "babies"), "born") == [f"born thule {babies}"]
    assert disks(answer(warmed, "energy"), "thule") == (energy, 0, 0)


@pytest.mark.law("greenland:G1.e1")
def test_the_1st_edition_offers_no_energy() -> None:
    match = raid("cattle", "norse", {"thule": 1}, 1, edition=1)
    assert told(match, "born") == ["born thule 2"]
    assert disks(match, "thule") == (0, 0, 0)


# G1.5 Sabine raids


@pytest.mark.law("greenland:F1.5")
@pytest.mark.law("greenland:G1.5")
def test_a_former_husband_dies() -> None:
    match = raid("birgitta", "norse", {"sami": 1}, 1, others={"wed_birgitta": {"thule": 1}})
    assert told(match, "died") == ["died thule 1 wed_birgitta"]
    assert state(match)["pieces"]["wed_birgitta"] == {"sami": 1}


@pytest.mark.law("greenland:F1.6")
@pytest.mark.law("greenland:G1.5")
def test_the_alpha_marries_only_if_his_player_says_so() -> None:
    match = raid("birgitta", "norse", {"thule": 2}, 1, 5, alpha={"thule": "birgitta"})
    assert asked(match) == (1, "groom", "G1.5")
    wed, single = match.clone(), match.clone()
    assert state(answer(wed, "wed_alpha"))["alpha"]["thule"] == "wed_birgitta"
    assert state(answer(single, "wed_another"))["alpha"]["thule"] == "unassigned"
    assert pieces(wed, "thule", "wed_birgitta") == pieces(single, "thule", "wed_birgitta") == 1


@pytest.mark.law("greenland:G1.5")
def test_an_alpha_who_alone_survives_must_marry() -> None:
    match = raid("birgitta", "norse", {"thule": 2}, 1, 3, alpha={"thule": "birgitta"})
    assert state(match)["alpha"]["thule"] == "wed_birgitta"


@pytest.mark.law("greenland:B2.5")
@pytest.mark.law("greenland:G1.5")
def test_a_tribe_that_loses_its_literate_wife_discards_at_once() -> None:
    match = raid(
        "birgitta",
        "norse",
        {"sami": 1},
        1,
        others={"wed_birgitta": {"thule": 1}},
        hand={"musk_ox": "thule", "husky": "thule"},
    )
    assert told(match, "discarded") == []
    assert asked(match) == (1, "discard_down", "B2.5")


@pytest.mark.law("greenland:A4.2")
def test_rows_and_tableaus_are_hunted_in_one_order() -> None:
    match = hunts(
        {"goat": {"thule": 1}, "arctic_cod": {"thule": 1}},
        *(5, 5),
        tableau={"goat": "norse"},
        warm={"north": ["arctic_cod"]},
    )
    assert options(match) == {"hunt goat", "hunt arctic_cod"}
