"""E7 The Alpha, and C3 the weaker one of the survivalist game."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.greenland.hunts import hunt, hunts, raid, rolls, told
from tests.law.greenland.table import answer, asked, options, pieces, state

SURVIVALIST = {"variant": "survivalist"}


def led(card: str, hunters: int, *faces: int, **given: Any) -> Match:
    """Norse hunters on a card, their Alpha among them."""
    return hunt(card, {"norse": hunters}, *faces, alpha={"norse": card}, **given)


def alphas_place(match: Match) -> str:
    found: str = state(match)["alpha"]["norse"]
    return found


# E7 The automatic 1


@pytest.mark.law("greenland:E7.1")
def test_the_alpha_counts_as_a_one_without_rolling() -> None:
    match = led("walrus", 3, 1, 5, cold=True)
    answer(match, "roll")
    assert rolls(match) == ["norse 2"]
    assert told(match, "hunt_succeeded") == ["hunt_succeeded norse walrus 2"]


@pytest.mark.law("greenland:E7.5")
def test_example_a_lone_alpha_succeeds_at_fishing_without_a_roll() -> None:
    match = answer(led("arctic_char", 1, cold=True), "roll")
    assert rolls(match) == []
    assert told(match, "hunt_succeeded") == ["hunt_succeeded norse arctic_char 1"]


@pytest.mark.law("greenland:E7.2")
@pytest.mark.law("greenland:A1.7")
@pytest.mark.parametrize(("faces", "fate"), [((3, 1, 1), "valhalla"), ((1, 3, 1), "unassigned")])
def test_an_alpha_with_feet_of_clay_rolls_and_his_own_die_decides_his_fate(faces: tuple[int], fate: str) -> None:
    match = led("hooded_seal", 3, *faces, others={"unassigned": {"norse": 16}})  # so nobody but the dead can be born
    assert options(match) == {"roll", "feet_of_clay"}
    answer(match, "feet_of_clay")
    assert rolls(match) == ["norse 3"]
    assert ("alpha_died norse" in told(match, "alpha_died")) == (fate == "valhalla")


@pytest.mark.law("greenland:E7.2")
def test_feet_of_clay_must_be_said_before_the_roll() -> None:
    match = answer(led("hooded_seal", 3, 3, 5, cold=True), "roll")
    assert told(match, "alpha_counts", "died") == ["alpha_counts norse 1", "died norse 1 hooded_seal"]
    assert alphas_place(match) == "unassigned"


@pytest.mark.law("greenland:E7.3")
@pytest.mark.parametrize("card", ["bog_iron", "cape_york_meteorite", "shieling_raid", "markland"])
def test_the_alpha_must_roll_in_metallurgy_and_raids(card: str) -> None:
    match = led(card, 2, 6, 6)
    assert rolls(match) == ["norse 2"]


@pytest.mark.law("greenland:E7.3")
def test_the_alpha_must_roll_when_raiding() -> None:
    match = raid("cattle", "thule", {"norse": 1}, 3, alpha={"norse": "cattle"})
    assert rolls(match) == ["norse 1"]
    assert alphas_place(match) == "valhalla"


@pytest.mark.law("greenland:E7.4")
def test_a_dead_alpha_comes_back_as_the_next_baby() -> None:
    match = hunts(
        {"hooded_seal": {"norse": 3}, "arctic_char": {"norse": 1}},
        *(3, 6, 6, 1),
        alpha={"norse": "hooded_seal"},
        warm={"south": ["hooded_seal", "arctic_char"]},
    )
    answer(match, "hunt hooded_seal", "feet_of_clay")
    assert told(match, "alpha_died", "alpha_born") == ["alpha_died norse", "alpha_born norse"]
    assert alphas_place(match) == "unassigned"


@pytest.mark.law("greenland:E7.4", "greenland:G4.4")
@pytest.mark.parametrize(("choice", "place"), [("with_alpha", "vinland"), ("without_alpha", "valhalla")])
def test_a_dead_alpha_need_not_be_born_as_a_colonist(choice: str, place: str) -> None:
    match = hunt("vinland", {"norse": 3}, 1, 1, 4, alpha={"norse": "valhalla"})
    assert asked(match) == (0, "alpha_reborn", "E7.4")
    answer(match, choice)
    assert alphas_place(match) == place


@pytest.mark.law("greenland:E7.4", "greenland:G4.1")
@pytest.mark.parametrize("alive", [15, 14])  # and two babies are born
def test_where_nobody_else_is_left_dead_the_alpha_is_born_in_the_new_world(alive: int) -> None:
    others = {"unassigned": {"norse": alive}}
    match = hunt("vinland", {"norse": 3}, 1, 1, 4, alpha={"norse": "valhalla"}, others=others)
    assert alphas_place(match) == "vinland"


@pytest.mark.law("greenland:F1.6")
def test_an_alpha_who_is_a_husband_helps_no_hunt_until_he_is_reborn() -> None:
    match = hunt(
        "arctic_char",
        {"norse": 1},
        6,
        alpha={"norse": "wed_meeka"},
        others={"wed_meeka": {"norse": 1}},
        tableau={"meeka": "tunit"},
    )
    assert told(match, "hunt_failed") == ["hunt_failed norse arctic_char 0"]


@pytest.mark.law("greenland:G5.7")
def test_the_alphas_one_counts_among_dice_alike() -> None:
    match = answer(led("hooded_seal", 3, 1, 1), "roll")
    assert asked(match) == (0, "take_trophy", "G5.1")


@pytest.mark.law("greenland:E7.1")
@pytest.mark.law("greenland:G2.1")
def test_an_automatic_one_is_no_die_to_be_rolled_again() -> None:
    match = answer(led("arctic_char", 2, 4, 2, tableau={"meeka": "norse"}), "roll")
    assert options(match, "number") == {"0", "1"}
    answer(match, "number 1")
    assert told(match, "hunt_succeeded") == ["hunt_succeeded norse arctic_char 2"]


@pytest.mark.law("greenland:G2.1")
def test_the_alphas_own_die_is_rolled_again_by_itself() -> None:
    match = answer(led("arctic_char", 3, 4, 4, 4, 1, tableau={"meeka": "norse"}), "feet_of_clay")
    assert asked(match) == (0, "reroll_alpha", "G2.1")
    answer(match, "number 0")
    assert asked(match) == (0, "reroll", "G2.1")
    assert options(match, "number") == {"0", "1", "2"}


# E7.e1 In the 1st edition his power must be chosen


@pytest.mark.law("greenland:E7.e1")
def test_in_the_1st_edition_the_alpha_rolls_unless_his_power_is_chosen() -> None:
    match = led("walrus", 2, 6, 6, cold=True, edition=1)
    assert options(match) == {"roll", "alpha_counts"}
    rolled, used = match.clone(), match.clone()
    assert rolls(answer(rolled, "roll")) == ["norse 2"]
    assert rolls(answer(used, "alpha_counts")) == ["norse 1"]
    assert told(used, "alpha_counts") == ["alpha_counts norse 1"]


# C3 The survivalist game


@pytest.mark.law("greenland:C3.1")
def test_a_survivalists_alpha_counts_as_a_two_which_is_a_miss_in_the_cold() -> None:
    warm = answer(led("arctic_char", 1, rules=SURVIVALIST), "roll")
    assert told(warm, "hunt_succeeded", "hunt_failed") == ["hunt_succeeded norse arctic_char 1"]
    cold = answer(led("arctic_char", 1, cold=True, rules=SURVIVALIST), "roll")
    assert told(cold, "hunt_succeeded", "hunt_failed") == ["hunt_failed norse arctic_char 0"]


@pytest.mark.law("greenland:C3.1")
@pytest.mark.law("greenland:C3.4")
def test_example_the_automatic_two_kills_the_alpha_at_the_polar_bear() -> None:
    match = answer(led("polar_bear", 5, 5, 5, 5, 5, rules=SURVIVALIST), "roll")
    assert told(match, "alpha_died") == ["alpha_died norse"]
    assert alphas_place(match) == "valhalla"
    match = answer(led("polar_bear", 5, 1, 5, 5, 6, rules=SURVIVALIST), "roll")
    assert told(match, "died", "born", "alpha_born") == ["died norse 1 polar_bear", "born norse 4", "alpha_born norse"]
    match = answer(led("polar_bear", 5, 5, 1, 5, 5, 5, rules=SURVIVALIST), "feet_of_clay")
    assert alphas_place(match) == "unassigned"


@pytest.mark.law("greenland:C3.4")
def test_the_alpha_of_the_example_can_roll_like_the_others() -> None:
    match = answer(led("polar_bear", 5, 1, 1, 5, 6, 4, rules=SURVIVALIST), "feet_of_clay")
    assert told(match, "hunt_succeeded", "died") == ["hunt_succeeded norse polar_bear 2"]
    assert pieces(match, "norse") == 5 + 4
