"""A4 The order of hunts: which card comes next, and who rolls first on it."""

from __future__ import annotations

import pytest

from tests.law.neanderthal.hunts import hunt, hunts, rolls, told
from tests.law.neanderthal.table import ACTIONS, ALL, ANIMALS, answer, asked, options, pieces, table

# A4.1 to A4.3 Which card

EVERYWHERE = {
    "rabbits": {"cro_magnon": 1},
    "honey_bee": {"cro_magnon": 1},
    "chamois": {"archaic": 1},
    "pond_turtle": {"archaic": 1},
    "mountain_hare": {"archaic": 1, "neanderthal": 1},
    "great_auk": {"archaic": 1, "neanderthal": 1},
    "cave_bear": {"neanderthal": 1},
    "european_cave_lion": {"cro_magnon": 1, "neanderthal": 2},
}
NORTH = ["mountain_hare", "great_auk", "cave_bear", "european_cave_lion"]
SOUTH = ["rabbits", "honey_bee", "chamois", "pond_turtle"]


@pytest.mark.law("neanderthal:A4.1", "neanderthal:A4.2", "neanderthal:A4.3", "neanderthal:Ga")
def test_first_everybody_his_own_cards_then_the_contested_ones_then_predators() -> None:
    match = hunts(
        EVERYWHERE,
        *([3] * 11),
        order=["neanderthal", "cro_magnon", "archaic"],
        north=NORTH,
        south=SOUTH,
    )
    # A predator is nobody's own card, even where nobody contests it.
    assert asked(match) == (2, "next_hunt", "A4.1")
    assert options(match) == {"hunt rabbits", "hunt honey_bee"}
    answer(match, "hunt honey_bee")
    assert asked(match) == (0, "next_hunt", "A4.1")
    assert options(match) == {"hunt chamois", "hunt pond_turtle"}
    answer(match, "hunt pond_turtle")
    assert asked(match) == (1, "next_hunt", "A4.2")
    assert options(match) == {"hunt mountain_hare", "hunt great_auk"}
    answer(match, "hunt great_auk")
    assert asked(match) == (1, "next_hunt", "A4.3")
    assert options(match) == {"hunt cave_bear", "hunt european_cave_lion"}
    answer(match, "hunt european_cave_lion")
    assert told(match, "now_hunted") == [
        *("now_hunted honey_bee", "now_hunted rabbits", "now_hunted pond_turtle", "now_hunted chamois"),
        *("now_hunted great_auk", "now_hunted mountain_hare"),
        *("now_hunted european_cave_lion", "now_hunted cave_bear"),
    ]


@pytest.mark.law("neanderthal:A4.1", "neanderthal:A4.2")
def test_a_courtship_is_contested_where_there_are_several_suitors() -> None:
    match = hunts(
        {
            "piper": {"archaic": 1, "neanderthal": 1},
            "paintress": {"cro_magnon": 1},
            "rabbits": {"cro_magnon": 1},
            "mountain_hare": {"archaic": 1, "neanderthal": 1},
        },
        tableau={"piper": "archaic", "paintress": "archaic"},
        disks={"piper": {"orange": 1}, "paintress": {"white": 1}},
    )
    assert asked(match) == (2, "next_hunt", "A4.1")
    assert options(match) == {"hunt rabbits", "hunt paintress"}
    answer(match, "hunt rabbits")
    assert asked(match) == (0, "next_hunt", "A4.2")
    assert options(match) == {"hunt mountain_hare", "hunt piper"}


# A4a, A4b Who rolls first


@pytest.mark.law("neanderthal:A4a")
def test_the_fewest_hunters_roll_first() -> None:
    match = hunt("rabbits", {"archaic": 3, "neanderthal": 1, "cro_magnon": 2}, *([6] * 6))
    assert rolls(match) == ["neanderthal 1 rabbits", "cro_magnon 2 rabbits", "archaic 3 rabbits"]


@pytest.mark.law("neanderthal:A4a")
def test_ties_are_broken_by_the_order_of_play() -> None:
    order = ["cro_magnon", "archaic", "neanderthal"]
    match = hunt("rabbits", {"archaic": 2, "neanderthal": 2, "cro_magnon": 2}, *([6] * 6), order=order)
    assert rolls(match) == ["cro_magnon 2 rabbits", "archaic 2 rabbits", "neanderthal 2 rabbits"]


@pytest.mark.law("neanderthal:A4a")
def test_wanderlusters_count_for_their_host() -> None:
    others = {"rabbits_for_neanderthal": {"cro_magnon": 2}}
    match = hunt("rabbits", {"archaic": 2, "neanderthal": 1}, *([6] * 5), others=others)
    assert rolls(match) == ["archaic 2 rabbits", "neanderthal 3 rabbits"]


@pytest.mark.law("neanderthal:A4b", "neanderthal:CARD.43")
def test_the_totem_woman_lets_her_tribe_hunt_first_if_it_likes() -> None:
    match = hunt(
        "rabbits",
        {"archaic": 4, "neanderthal": 1, "cro_magnon": 2},
        *([6] * 7),
        tableau={"totem_woman": "archaic"},
        sexuality={"archaic": "harem"},
    )
    assert asked(match) == (0, "hunt_first", "A4b")
    waiting = match.clone()
    answer(match, "go_first")
    assert rolls(match) == ["archaic 4 rabbits", "neanderthal 1 rabbits", "cro_magnon 2 rabbits"]
    answer(waiting, "wait")  # and nobody asks again once another one was first
    assert rolls(waiting) == ["neanderthal 1 rabbits", "cro_magnon 2 rabbits", "archaic 4 rabbits"]


@pytest.mark.law("neanderthal:A4b")
def test_father_and_husband_of_the_totem_woman_hunt_in_least_hunter_order() -> None:
    match = hunt(
        "rabbits",
        {"archaic": 4, "neanderthal": 1, "cro_magnon": 2},
        *([6] * 7),
        others={"wed_totem_woman": {"cro_magnon": 1}},
        tableau={"totem_woman": "archaic"},
    )
    assert asked(match) == (2, "hunt_first", "A4b")
    answer(match, "go_first")
    assert asked(match) == (0, "hunt_first", "A4b")
    answer(match, "go_first")
    assert rolls(match) == ["cro_magnon 2 rabbits", "archaic 4 rabbits", "neanderthal 1 rabbits"]


@pytest.mark.law("neanderthal:A4b", "neanderthal:G7a")
def test_on_a_card_that_replaces_another_anybody_can_be_the_first_again() -> None:
    match = hunt(
        "honey_bee",
        {"archaic": 3, "neanderthal": 4, "cro_magnon": 5},
        *(4, 4, 4, *([6] * 9)),
        others={"archaic_3": {"archaic": 1}},
        tribal=["archaic"],
        tableau={"totem_woman": "cro_magnon"},
        sexuality={"cro_magnon": "harem"},
        decks={"south": ["rabbits"]},
    )
    answer(match, "wait", "take honey_bee", "hunt rabbits", "hunt rabbits")
    assert asked(match) == (2, "hunt_first", "A4b")
    answer(match, "go_first")
    assert rolls(match) == ["archaic 3 honey_bee", "cro_magnon 5 rabbits", "neanderthal 4 rabbits"]


@pytest.mark.law("neanderthal:A4.4", "neanderthal:G4a")
def test_groups_that_a_predator_has_brought_together_hunt_in_the_same_order() -> None:
    match = hunts(
        {"horse": {"archaic": 3}, "red_deer": {"neanderthal": 2}, "gray_wolves": {"cro_magnon": 1}},
        *(1, 1, 3, 1, 1, 3, 3, 3, 3, 3, 3),
        south=["horse", "gray_wolves", "red_deer"],
    )
    assert rolls(match)[2:] == ["cro_magnon 1 gray_wolves", "neanderthal 2 gray_wolves", "archaic 3 gray_wolves"]
    assert pieces(match, "archaic", "gray_wolves") == 0


@pytest.mark.law("neanderthal:A4.5")
def test_animals_give_in_the_order_of_play() -> None:
    match = table(
        phase=ANIMALS,
        order=["cro_magnon", "archaic", "neanderthal"],
        tribal=[*ALL],
        tableau={"caribou": "archaic", "musk_ox": "neanderthal", "horse": "cro_magnon"},
    )
    seats = []
    while asked(match)[1] == "milk":
        seats.append(asked(match)[0])
        answer(match, "decline")
    assert seats == [2, 0, 1]


@pytest.mark.law("neanderthal:A4.5")
def test_where_any_order_would_do_it_is_the_order_of_play() -> None:
    match = table(
        phase=ACTIONS,
        order=["cro_magnon", "archaic", "neanderthal"],
        pieces={tribe: {"unassigned": 1, f"{tribe}_6": 1} for tribe in ALL},
        portals={tribe: ["venus_black"] for tribe in ALL},
        immature=[f"{tribe}_6" for tribe in ALL],
    )
    seats = []
    for _ in ALL:
        seats.append(asked(match)[0])
        answer(match, "done")
    assert seats == [2, 0, 1]
