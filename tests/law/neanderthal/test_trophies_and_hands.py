"""G5 to G7 Trophies, cards for the hand, and what comes in their place."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law.neanderthal.hunts import hunt, hunts, rolls, told
from tests.law.neanderthal.table import GAP, answer, asked, held, options, owner, pieces, record, row, state

HAREM = {"archaic": "harem"}
TRIBAL: dict[str, Any] = {"tribal": ["archaic"], "others": {"archaic_6": {"archaic": 1}}}  # with a mature elder

# G5 Trophies


@pytest.mark.law("neanderthal:G5.1", "neanderthal:G5b", "neanderthal:G7.1", "neanderthal:A1.4g")
def test_enough_dice_alike_let_a_vocal_tribe_take_a_trophy_that_leaves_a_gap() -> None:
    match = hunt("giant_beaver", {"archaic": 3}, 4, 4, 4, south=["rabbits", "giant_beaver", "honey_bee"])
    assert asked(match) == (0, "take_trophy", "G5.1")
    assert options(match) == {"take giant_beaver", "decline"}
    answer(match, "take giant_beaver")
    assert owner(match, "giant_beaver") == "archaic"
    assert row(match, "south")[:3] == ["rabbits", GAP, "honey_bee"]


@pytest.mark.law("neanderthal:G5.1")
def test_a_trophy_can_be_left_where_it_is() -> None:
    match = answer(hunt("giant_beaver", {"archaic": 3}, 4, 4, 4), "decline")
    assert owner(match, "giant_beaver") == "none"
    assert row(match, "south")[0] == "giant_beaver"


@pytest.mark.law("neanderthal:G5.1")
def test_two_alike_are_no_triple() -> None:
    assert told(hunt("giant_beaver", {"archaic": 4}, 4, 4, 5, 5), "hunt_failed") == [
        "hunt_failed archaic giant_beaver 0"
    ]


@pytest.mark.law("neanderthal:G5a")
def test_a_trophy_needs_neither_success_nor_survivors() -> None:
    match = hunt("cave_bear", {"archaic": 2}, 6, 6)
    assert told(match, "hunt_failed", "died") == ["died archaic 2 cave_bear", "hunt_failed archaic cave_bear 0"]
    answer(match, "take cave_bear")
    assert owner(match, "cave_bear") == "archaic"


@pytest.mark.law("neanderthal:G5c")
def test_the_alphas_automatic_one_counts_towards_a_set() -> None:
    elder = {"archaic_5": {"archaic": 1}}
    match = hunt("giant_beaver", {"archaic": 3}, 1, 1, others=elder, alpha={"archaic": "giant_beaver"})
    answer(match, "alpha_counts")
    assert asked(match) == (0, "take_trophy", "G5.1")


@pytest.mark.law("neanderthal:G5.ex")
def test_example_a_triple_takes_the_deer_though_the_hunt_has_failed() -> None:
    match = answer(hunt("red_deer", {"archaic": 5}, 1, 2, 3, 3, 3), "take red_deer")
    assert told(match, "hunt_failed", "trophy_taken") == [
        "hunt_failed archaic red_deer 1",
        "trophy_taken archaic red_deer",
    ]


@pytest.mark.law("neanderthal:G5.ex", "neanderthal:G5c")
def test_example_with_an_atlatl_the_hunt_succeeds_as_well() -> None:
    match = hunt("red_deer", {"archaic": 5}, 1, 2, 3, 3, 3, tableau={"carcass_15": "archaic"})
    answer(match, "take red_deer")
    assert told(match, "hunt_succeeded", "born") == ["hunt_succeeded archaic red_deer 4", "born archaic 3"]
    assert owner(match, "red_deer") == "archaic"


@pytest.mark.law("neanderthal:G7.1")
def test_others_go_home_from_a_card_that_has_become_a_trophy() -> None:
    match = answer(hunt("giant_beaver", {"archaic": 3, "neanderthal": 4}, 4, 4, 4), "take giant_beaver")
    assert rolls(match) == ["archaic 3 giant_beaver"]
    said = [line for line in record(match) if line.startswith("G7.1")]
    assert said == ["G7.1 card_gone neanderthal giant_beaver", "G7.1 returned neanderthal 4 giant_beaver"]


# G6 Cards for the hand


@pytest.mark.law("neanderthal:G6.1", "neanderthal:G7.1", "neanderthal:A1.4g")
def test_enough_dice_alike_let_a_tribal_species_take_a_card_that_is_replaced() -> None:
    decks = {"north": ["great_auk"], "south": ["ibex", "chamois"]}
    match = hunt("honey_bee", {"archaic": 3}, 4, 4, 4, south=["rabbits", "honey_bee"], decks=decks, **TRIBAL)
    assert asked(match) == (0, "take_to_hand", "G6.1")
    assert options(match) == {"take honey_bee", "decline"}
    answer(match, "take honey_bee")
    assert held(match, "archaic") == {"honey_bee"}
    assert row(match, "south")[:2] == ["rabbits", "chamois"]
    assert state(match)["decks"]["south"] == ["ibex"]


@pytest.mark.law("neanderthal:G6.1")
def test_a_card_can_be_left_where_it_is() -> None:
    match = answer(hunt("honey_bee", {"archaic": 3}, 4, 4, 4, **TRIBAL), "decline")
    assert held(match, "archaic") == set()
    assert row(match, "south")[0] == "honey_bee"


@pytest.mark.law("neanderthal:G6.1")
@pytest.mark.parametrize(
    "given",
    [
        {"others": {"archaic_6": {"archaic": 1}}},  # vocal
        {"tribal": ["archaic"]},  # no elder
        {"tribal": ["archaic"], "tableau": {"telling_mother": "archaic"}, "sexuality": HAREM},
        {**TRIBAL, "immature": ["archaic_6"]},
    ],
)
def test_only_a_tribal_species_with_a_mature_elder_takes_cards(given: dict[str, Any]) -> None:
    match = hunt("honey_bee", {"archaic": 3}, 4, 4, 4, **given)
    assert told(match, "hunt_failed", "returned") == ["hunt_failed archaic honey_bee 0", "returned archaic 3 honey_bee"]
    assert held(match, "archaic") == set()


@pytest.mark.law("neanderthal:G6a")
def test_example_three_ones_hunt_the_honey_bee_and_take_it() -> None:
    match = hunt(
        *("honey_bee", {"archaic": 3}, 1, 1),
        others={"archaic_5": {"archaic": 1}},
        alpha={"archaic": "honey_bee"},
        tribal=["archaic"],
    )
    answer(match, "alpha_counts", "take honey_bee")
    assert told(match, "hunt_succeeded", "taken_to_hand") == [
        "hunt_succeeded archaic honey_bee 3",
        "taken_to_hand archaic honey_bee",
    ]
    assert held(match, "archaic") == {"honey_bee"}


@pytest.mark.law("neanderthal:G6b", "neanderthal:B2c")
def test_a_full_hand_takes_the_card_and_discards_one_at_once() -> None:
    match = answer(hunt("honey_bee", {"archaic": 3}, 4, 4, 4, hand={"caribou": "archaic"}, **TRIBAL), "take honey_bee")
    assert asked(match) == (0, "discard_down", "B2c")
    assert options(match) == {"discard caribou", "discard honey_bee"}
    answer(match, "discard caribou")
    assert held(match, "archaic") == {"honey_bee"}


@pytest.mark.law("neanderthal:G6c")
def test_a_party_that_has_died_takes_no_card() -> None:
    match = hunt("caribou", {"archaic": 3}, 6, 6, 6, others={"archaic_5": {"archaic": 1}}, tribal=["archaic"])
    assert told(match, "died", "taken_to_hand") == ["died archaic 3 caribou"]
    assert held(match, "archaic") == set()
    guest = {"archaic_5": {"archaic": 1}, "caribou_for_archaic": {"neanderthal": 1}}
    survived = hunt("caribou", {"archaic": 3}, 6, 6, 6, 4, others=guest, tribal=["archaic"])
    answer(survived, *["lose archaic"] * 3)
    assert asked(survived) == (0, "take_to_hand", "G6.1")


@pytest.mark.law("neanderthal:G6c", "neanderthal:G4b")
@pytest.mark.parametrize(("reading", "kept"), [("lost", set()), ("kept", {"caribou"})])
def test_a_party_that_dies_before_a_trophy_loses_the_card_it_took_or_by_another_reading_keeps_it(
    reading: str, kept: set[str]
) -> None:
    match = hunt(
        "caribou",
        {"archaic": 3},
        *(1, 1, 1, 4, 4, 4),
        north=["caribou", "european_cave_lion"],
        decks={"north": ["great_auk"]},
        rules={"lost_captors": reading},
        **TRIBAL,
    )
    answer(match, "take caribou", "take european_cave_lion")
    assert held(match, "archaic") == kept
    assert row(match, "north")[0] == ("great_auk" if kept else "caribou")
    assert state(match)["decks"]["north"] == ([] if kept else ["great_auk@*"])
    assert owner(match, "european_cave_lion") == "archaic"
    assert pieces(match, "archaic") == 1 + 3  # the Alpha and the babies


@pytest.mark.law("neanderthal:CARD.40")
def test_the_paintress_needs_one_die_less_for_animals_and_not_for_inventions() -> None:
    paintress: dict[str, Any] = {"tableau": {"paintress": "archaic"}, "sexuality": HAREM, **TRIBAL}
    assert asked(hunt("honey_bee", {"archaic": 3}, 4, 4, 5, **paintress)) == (0, "take_to_hand", "G6.1")
    assert told(hunt("string_winding", {"archaic": 3}, 4, 4, 5, **paintress), "returned") == [
        "returned archaic 3 string_winding"
    ]
    assert told(hunt("honey_bee", {"archaic": 3}, 4, 4, 5, **TRIBAL), "returned") == ["returned archaic 3 honey_bee"]


@pytest.mark.law("neanderthal:META.2")
def test_string_winding_goes_to_the_hand_with_three_of_a_kind_though_its_icon_is_not_printed() -> None:
    assert asked(hunt("string_winding", {"archaic": 3}, 4, 4, 4, **TRIBAL)) == (0, "take_to_hand", "G6.1")
    assert hunt("string_winding", {"archaic": 3}, 4, 4, 5, **TRIBAL).over
    knapper = {"archaic_3": {"archaic": 1}}
    freed = answer(
        hunt("string_winding", {"archaic": 2}, 1, 5, others=knapper, immature=["archaic_3"]), "free archaic_3"
    )
    assert state(freed)["immature"] == {}


# G7 What comes in its place


@pytest.mark.law("neanderthal:G7.1")
@pytest.mark.parametrize(("reading", "comes"), [("other", "great_auk"), ("nothing", GAP)])
def test_with_an_empty_deck_a_card_comes_from_the_other_or_none(reading: str, comes: str) -> None:
    decks = {"north": ["great_auk"], "south": []}
    match = hunt("honey_bee", {"archaic": 3}, 4, 4, 4, decks=decks, rules={"empty_deck": reading}, **TRIBAL)
    answer(match, "take honey_bee")
    assert row(match, "south")[0] == comes


@pytest.mark.law("neanderthal:G7.2", "neanderthal:G4.1")
def test_a_predator_that_has_just_come_up_comes_for_nobody() -> None:
    match = hunts(
        {"honey_bee": {"archaic": 3}, "horse": {"neanderthal": 2}, "archaic_6": {"archaic": 1}},
        *(4, 4, 4, 1, 1),
        tribal=["archaic"],
        south=["honey_bee", "horse"],
        decks={"south": ["cave_hyena"]},
    )
    answer(match, "take honey_bee")
    assert row(match, "south")[:2] == ["cave_hyena", "horse"]
    assert "G.2 returned neanderthal 2 horse" in record(match)


@pytest.mark.law("neanderthal:G7a")
def test_opportunists_may_hunt_the_new_card_after_a_failure() -> None:
    hunters = {"archaic": 3, "neanderthal": 4, "cro_magnon": 5}
    decks = {"south": ["rabbits"]}
    match = hunt("honey_bee", hunters, 4, 4, 4, 1, 3, 3, 3, 3, decks=decks, **TRIBAL)
    answer(match, "take honey_bee")
    assert asked(match) == (1, "hunt_instead", "G7a")
    assert options(match) == {"hunt rabbits", "go_home"}
    answer(match, "go_home")
    assert asked(match) == (2, "hunt_instead", "G7a")
    answer(match, "hunt rabbits")
    assert "G7a returned neanderthal 4 honey_bee" in record(match)
    assert rolls(match) == ["archaic 3 honey_bee", "cro_magnon 5 rabbits"]
    assert told(match, "born") == ["born cro_magnon 1"]
    assert pieces(match, "cro_magnon") == 5 + 1 + 1


@pytest.mark.law("neanderthal:G7a", "neanderthal:G3b")
def test_after_a_success_nobody_hunts_the_new_card() -> None:
    match = hunt("honey_bee", {"archaic": 3, "neanderthal": 4}, 1, 1, 1, decks={"south": ["rabbits"]}, **TRIBAL)
    answer(match, "take honey_bee")
    assert "G3b returned neanderthal 4 honey_bee" in record(match)


@pytest.mark.law("neanderthal:G7a", "neanderthal:E1a.1")
def test_opportunists_need_the_tools_of_the_new_card() -> None:
    fresh: dict[str, Any] = {"decks": {"south": ["ibex"]}, **TRIBAL}  # a white disk
    disks = {"paintress": {"white": 5}}
    hunters = {"archaic": 3, "neanderthal": 4}
    tableau = {"paintress": "neanderthal"}
    match = hunt("honey_bee", hunters, 4, 4, 4, tableau=tableau, disks=disks, **fresh)
    answer(match, "take honey_bee")
    said = [line for line in record(match) if line.startswith("G7a")]
    assert said == ["G7a card_gone neanderthal honey_bee", "G7a returned neanderthal 4 honey_bee"]
    swearing = hunt(
        *("honey_bee", hunters, 4, 4, 4),
        tableau={**tableau, "swearing_woman": "neanderthal"},
        disks=disks,
        **{**fresh, "others": {**fresh["others"], "wed_swearing_woman": {"cro_magnon": 1}}},
    )
    answer(swearing, "take honey_bee")
    assert asked(swearing) == (1, "hunt_instead", "G7a")


@pytest.mark.law("neanderthal:G7a", "neanderthal:G7.2")
@pytest.mark.parametrize("reading", ["hunted", "spared"])
def test_opportunists_hunt_a_new_predator_or_by_another_reading_do_not(reading: str) -> None:
    hunters = {"archaic": 3, "neanderthal": 4}
    decks = {"south": ["gray_wolves"]}
    match = hunt("honey_bee", hunters, *(4, 4, 4, 1, 3, 3, 3), decks=decks, rules={"new_predator": reading}, **TRIBAL)
    answer(match, "take honey_bee")
    if reading == "hunted":
        answer(match, "hunt gray_wolves")
        assert told(match, "hunt_succeeded") == ["hunt_succeeded neanderthal gray_wolves 1"]
    else:
        assert "G7a returned neanderthal 4 honey_bee" in record(match)
