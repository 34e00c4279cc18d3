"""G.1 to Ge, G2 and G3 The hunt roll, the Alpha's powers (E5), and what a success brings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law.neanderthal.hunts import hunt, hunts, rolls, told
from tests.law.neanderthal.table import answer, asked, options, pieces, record, row, state, vocabulary

HAREM = {"archaic": "harem"}

# G.1 Hits


@pytest.mark.law("neanderthal:A1.4", "neanderthal:A1.4a", "neanderthal:G.1")
def test_some_cards_are_hit_by_ones_alone_and_others_by_twos_as_well() -> None:
    star = hunt("mountain_hare", {"archaic": 2}, 2, 4)
    assert told(star, "hunt_succeeded", "hunt_failed") == ["hunt_succeeded archaic mountain_hare 1"]
    one = hunt("rabbits", {"archaic": 2}, 2, 4)
    assert told(one, "hunt_succeeded", "hunt_failed") == ["hunt_failed archaic rabbits 0"]
    assert told(star, "born") == ["born archaic 1"]
    assert told(one, "born") == []


@pytest.mark.law("neanderthal:A1.4", "neanderthal:G.1")
def test_a_hunt_needs_as_many_hits_as_the_card_shows() -> None:
    assert told(hunt("pond_turtle", {"archaic": 2}, 1, 5), "hunt_failed") == ["hunt_failed archaic pond_turtle 1"]
    assert told(hunt("pond_turtle", {"archaic": 2}, 1, 2), "hunt_succeeded") == ["hunt_succeeded archaic pond_turtle 2"]


@pytest.mark.law("neanderthal:G.1", "neanderthal:D6.2", "neanderthal:GL.hunter")
def test_everybody_on_the_card_rolls_the_alpha_and_wanderlusters_too() -> None:
    others = {"rabbits_for_archaic": {"neanderthal": 2, "cro_magnon": 1}}
    match = hunt("rabbits", {"archaic": 2}, *([4] * 5), others=others, alpha={"archaic": "rabbits"})
    assert rolls(match) == ["archaic 5 rabbits"]


@pytest.mark.law("neanderthal:Gb")
def test_nobody_asks_whether_a_hunter_likes_to_roll() -> None:
    match = hunt("cave_bear", {"archaic": 1}, 5)
    assert told(match, "rolled", "died") == ["rolled archaic cave_bear 0 0 0 0 1 0", "died archaic 1 cave_bear"]


# G.2 After the hunt


@pytest.mark.law("neanderthal:G.2", "neanderthal:A1.4h", "neanderthal:G3.3")
@pytest.mark.parametrize("face", [1, 3])
def test_survivors_are_unassigned_again_and_the_card_stays(face: int) -> None:
    others = {"rabbits_for_archaic": {"neanderthal": 1}}
    match = hunt("rabbits", {"archaic": 2}, face, 4, 5, others=others, alpha={"archaic": "rabbits"})
    assert pieces(match, "archaic") == 2 + (face == 1)
    assert pieces(match, "neanderthal", "guests_of_archaic") == 1
    assert pieces(match, "neanderthal", "rabbits_for_archaic") == pieces(match, "archaic", "rabbits") == 0
    assert row(match, "south")[0] == "rabbits"


# Gd, Ge Attrition


@pytest.mark.law("neanderthal:Gd", "neanderthal:A1.4b")
@pytest.mark.parametrize("faces", [(1, 2, 5, 5, 3), (3, 2, 5, 5, 3)])
def test_bloody_dice_kill_in_success_and_in_failure(faces: tuple[int, ...]) -> None:
    match = hunt("steppe_bison", {"archaic": 5}, *faces)
    assert "Gd died archaic 2 steppe_bison" in record(match)
    assert told(match, "returned") == ["returned archaic 3 steppe_bison"]


@pytest.mark.law("neanderthal:Ge", "neanderthal:A1.4b")
@pytest.mark.parametrize("face", [1, 3])
def test_frostbite_kills_in_success_and_in_failure(face: int) -> None:
    match = hunt("mountain_hare", {"archaic": 3}, face, 6, 6)
    assert "Ge died archaic 2 mountain_hare" in record(match)


@pytest.mark.law("neanderthal:Ge", "neanderthal:E2f.1")
def test_a_mature_fire_starter_protects_from_frostbite_and_not_from_teeth() -> None:
    fire: dict[str, Any] = {"others": {"archaic_6": {"archaic": 1}}}
    assert told(hunt("steppe_bison", {"archaic": 3}, 6, 6, 5, **fire), "died") == ["died archaic 1 steppe_bison"]
    cold = hunt("steppe_bison", {"archaic": 3}, 6, 6, 5, immature=["archaic_6"], **fire)
    assert told(cold, "died") == ["died archaic 1 steppe_bison", "died archaic 2 steppe_bison"]


@pytest.mark.law("neanderthal:Ge", "neanderthal:CARD.54")
def test_winter_shoes_protect_from_frostbite() -> None:
    match = hunt("mountain_hare", {"archaic": 2}, 6, 6, tableau={"cobbler_woman": "archaic"}, sexuality=HAREM)
    assert told(match, "died") == []


@pytest.mark.law("neanderthal:Gd", "neanderthal:E5.1")
def test_the_alphas_die_is_the_first_and_his_fate_alone_hangs_on_it() -> None:
    alpha = {"archaic": "mountain_hare"}
    dead = hunt("mountain_hare", {"archaic": 2}, 6, 3, alpha=alpha)
    assert told(dead, "died", "alpha_died") == ["died archaic 1 mountain_hare", "alpha_died archaic"]
    alive = hunt("mountain_hare", {"archaic": 2}, 3, 6, alpha=alpha)
    assert told(alive, "died", "alpha_died") == ["died archaic 1 mountain_hare"]


# R40 Mixed parties

MIXED = {"mountain_hare_for_archaic": {"neanderthal": 1, "cro_magnon": 1}}


@pytest.mark.law("neanderthal:Ge", "neanderthal:D6.3")
def test_of_a_mixed_party_the_host_says_who_dies_but_for_the_alpha() -> None:
    match = hunt("mountain_hare", {"archaic": 2}, 3, 6, 6, 4, others=MIXED, alpha={"archaic": "mountain_hare"})
    assert asked(match) == (0, "who_is_lost", "Ge")
    assert options(match) == {"lose archaic", "lose neanderthal", "lose cro_magnon"}
    answer(match, "lose cro_magnon", "lose neanderthal")
    assert told(match, "died") == [
        "died cro_magnon 1 mountain_hare_for_archaic",
        "died neanderthal 1 mountain_hare_for_archaic",
    ]
    assert pieces(match, "archaic") == 2


@pytest.mark.law("neanderthal:Ge")
def test_nobody_is_asked_where_all_of_a_mixed_party_die() -> None:
    match = hunt("mountain_hare", {"archaic": 1}, 6, 6, 6, others=MIXED)
    assert len(told(match, "died")) == 3
    assert told(match, "returned") == []


@pytest.mark.law("neanderthal:Ge")
def test_by_another_reading_every_die_belongs_to_one_hunter() -> None:
    match = hunt(
        *("mountain_hare", {"archaic": 2}, 3, 4, 6, 6),
        others=MIXED,
        alpha={"archaic": "mountain_hare"},
        rules={"mixed_party": "dice"},
    )
    assert told(match, "died") == [
        "died neanderthal 1 mountain_hare_for_archaic",
        "died cro_magnon 1 mountain_hare_for_archaic",
    ]


# G2 Inventions


ELDER = {"archaic_6": {"archaic": 1}}  # mature, so that there is a hand


@pytest.mark.law("neanderthal:G2.1", "neanderthal:Gc", "neanderthal:A1.4d", "neanderthal:B2a")
@pytest.mark.parametrize(
    ("invention", "card"),
    [
        pytest.param("flint_mine_14", "red_deer", marks=pytest.mark.law("neanderthal:CARD.14")),
        pytest.param("carcass_15", "red_deer", marks=pytest.mark.law("neanderthal:CARD.15")),
        pytest.param("flint_mine_16", "honey_bee", marks=pytest.mark.law("neanderthal:CARD.16")),
        pytest.param("string_winding", "honey_bee", marks=pytest.mark.law("neanderthal:CARD.33")),
        pytest.param("flint_mine_34", "honey_bee", marks=pytest.mark.law("neanderthal:CARD.34")),
    ],
)
def test_a_mature_invention_turns_threes_into_ones_in_its_type_of_hunt(invention: str, card: str) -> None:
    given: dict[str, Any] = {"tableau": {invention: "archaic"}, "tribal": ["archaic"]}
    match = hunt(card, {"archaic": 2}, 3, 3, **given)
    assert told(match, "dice_changed") == ["dice_changed archaic 2 0 0 0 0 0"]
    assert told(match, "hunt_succeeded") == [f"hunt_succeeded archaic {card} 2"]
    immature = hunt(card, {"archaic": 2}, 3, 3, disks={invention: {"black": 1}}, **given)
    assert told(immature, "hunt_failed") == [f"hunt_failed archaic {card} 0"]
    in_hand = hunt(card, {"archaic": 2}, 3, 3, hand={invention: "archaic"}, tribal=["archaic"], others=ELDER)
    assert told(in_hand, "hunt_failed") == [f"hunt_failed archaic {card} 0"]
    other = "honey_bee" if card == "red_deer" else "red_deer"
    assert told(hunt(other, {"archaic": 2}, 3, 3, **given), "hunt_failed") == [f"hunt_failed archaic {other} 0"]


@pytest.mark.law("neanderthal:Gc")
def test_a_changed_die_kills_nobody() -> None:
    data = "[biome.red_deer.hunt]\nbloody = [3]\n"
    match = hunt("red_deer", {"archaic": 2}, 3, 3, tableau={"carcass_15": "archaic"}, data=data)
    assert told(match, "died") == []


# E5 The Alpha's powers


@pytest.mark.law("neanderthal:E5.2", "neanderthal:Gb")
@pytest.mark.parametrize(
    ("elder", "card"),
    [
        pytest.param("archaic_3", "red_deer", marks=pytest.mark.law("neanderthal:E5b")),
        pytest.param("archaic_5", "rabbits", marks=pytest.mark.law("neanderthal:E5c")),
        pytest.param("archaic_4", "string_winding", marks=pytest.mark.law("neanderthal:E5d.1")),
    ],
)
def test_an_alpha_with_a_power_may_count_as_a_one_if_it_is_said_before_the_roll(elder: str, card: str) -> None:
    given: dict[str, Any] = {"others": {elder: {"archaic": 1}}, "alpha": {"archaic": card}}
    match = hunt(card, {"archaic": 3}, 5, 4, 5, **given)
    assert asked(match) == (0, "before_roll", "E5.2")
    assert options(match) == {"alpha_counts", "roll"}
    assert told(match, "rolled") == []
    rolling = match.clone()
    answer(match, "alpha_counts")
    assert told(match, "alpha_counts") == ["alpha_counts archaic 1"]
    assert rolls(match) == [f"archaic 2 {card}"]
    answer(rolling, "roll")
    assert told(rolling, "alpha_counts") == []
    assert rolls(rolling) == [f"archaic 3 {card}"]


@pytest.mark.law("neanderthal:E5.1", "neanderthal:E5b")
@pytest.mark.parametrize(("elder", "immature"), [("archaic_3", ["archaic_3"]), ("archaic_4", []), ("archaic_5", [])])
def test_without_the_mature_elder_for_this_type_he_rolls_like_the_others(elder: str, immature: list[str]) -> None:
    given: dict[str, Any] = {"others": {elder: {"archaic": 1}}, "alpha": {"archaic": "red_deer"}}
    match = hunt("red_deer", {"archaic": 3}, 5, 4, 5, immature=immature, **given)
    assert rolls(match) == ["archaic 3 red_deer"]


@pytest.mark.law("neanderthal:E5b")
def test_a_party_without_the_alpha_has_nothing_to_say() -> None:
    match = hunt("red_deer", {"archaic": 3}, 5, 4, 5, others={"archaic_3": {"archaic": 1}})
    assert rolls(match) == ["archaic 3 red_deer"]


# G3 Success


@pytest.mark.law("neanderthal:G3.1", "neanderthal:GL.baby")
def test_babies_are_taken_as_far_as_there_are_dead_and_the_dead_alpha_is_one_of_them() -> None:
    match = hunt("sabertooth_salmon", {"archaic": 2}, 1, 2, alpha={"archaic": "dead"})
    assert told(match, "born", "alpha_born") == ["born archaic 3", "alpha_born archaic"]
    assert state(match)["alpha"]["archaic"] == "unassigned"
    crowd = hunt("sabertooth_salmon", {"archaic": 2}, 1, 2, others={"unassigned": {"archaic": 15}})
    assert told(crowd, "born") == ["born archaic 1"]


@pytest.mark.law("neanderthal:G3.2", "neanderthal:A1.4")
def test_a_success_may_free_the_disks_it_shows_from_wherever_the_tribe_likes() -> None:
    match = hunt(
        "flint_mine_14",
        {"archaic": 1},
        1,
        others={"archaic_6": {"archaic": 1}, "archaic_3": {"archaic": 1}},
        tableau={"paintress": "archaic"},
        immature=["archaic_6", "archaic_3"],
        disks={"paintress": {"black": 1, "white": 1}},
    )
    assert asked(match) == (0, "free_disk", "G3.2")
    assert options(match) == {"free archaic_3", "free archaic_6", "free paintress_black", "decline"}
    answer(match, "free paintress_black", "free archaic_6")  # two black ones
    assert vocabulary(match, "archaic") == (5, 4, 4)


@pytest.mark.law("neanderthal:G3.2")
def test_disks_need_not_be_freed_and_a_failure_frees_none() -> None:
    given: dict[str, Any] = {"others": {"archaic_6": {"archaic": 1}}, "immature": ["archaic_6"]}
    declined = answer(hunt("string_winding", {"archaic": 1}, 1, **given), "decline")
    failed = hunt("string_winding", {"archaic": 1}, 2, **given)
    assert vocabulary(declined, "archaic") == vocabulary(failed, "archaic") == (5, 5, 4)


@pytest.mark.law("neanderthal:G3a")
def test_example_three_ones_on_the_rabbits_are_one_baby() -> None:
    match = hunt("rabbits", {"archaic": 3}, 1, 1, 1)
    assert told(match, "born") == ["born archaic 1"]


@pytest.mark.law("neanderthal:G3b", "neanderthal:A1.4e")
def test_example_the_first_to_succeed_sends_the_others_home_without_a_roll() -> None:
    match = hunt("gray_wolves", {"cro_magnon": 3, "archaic": 2}, 1, 3, tribal=["cro_magnon"])
    assert rolls(match) == ["archaic 2 gray_wolves"]
    said = [line for line in record(match) if line.startswith("G3b")]
    assert said == ["G3b beaten cro_magnon gray_wolves", "G3b returned cro_magnon 3 gray_wolves"]
    assert told(match, "born") == ["born archaic 1"]


@pytest.mark.law("neanderthal:G3b")
def test_after_a_failure_the_next_tribe_tries() -> None:
    match = hunt("rabbits", {"cro_magnon": 2, "archaic": 1}, 4, 1, 5)
    assert told(match, "hunt_failed", "hunt_succeeded") == [
        "hunt_failed archaic rabbits 0",
        "hunt_succeeded cro_magnon rabbits 1",
    ]


@pytest.mark.law("neanderthal:G3c")
def test_an_elder_who_matures_helps_in_later_hunts_and_not_in_this_one() -> None:
    match = hunts(
        {"flint_mine_14": {"archaic": 2}, "mountain_hare": {"archaic": 2}, "archaic_6": {"archaic": 1}},
        *(1, 6, 4, 6),
        north=["flint_mine_14", "mountain_hare"],
        immature=["archaic_6"],
    )
    answer(match, "hunt flint_mine_14", "free archaic_6")
    assert told(match, "died") == ["died archaic 1 flint_mine_14"]


@pytest.mark.law("neanderthal:G3c", "neanderthal:G6.1")
def test_an_elder_who_matures_in_a_hunt_cannot_take_its_card() -> None:
    match = hunt(
        *("string_winding", {"archaic": 3}, 1, 1, 1),
        others={"archaic_6": {"archaic": 1}},
        immature=["archaic_6"],
        tribal=["archaic"],
    )
    assert asked(match) == (0, "free_disk", "G3.2")
    answer(match, "free archaic_6")
    assert told(match, "taken_to_hand") == []


# G8 The example

KNAPPER = {"cro_magnon_3": {"cro_magnon": 1}}
HORSE: dict[str, Any] = {"alpha": {"cro_magnon": "horse"}, "tribal": ["cro_magnon"], "sexuality": HAREM}


@pytest.mark.law("neanderthal:G8a", "neanderthal:G8b")
def test_example_the_alpha_alone_does_not_bring_the_horse_down() -> None:
    match = hunts(
        {"string_winding": {"cro_magnon": 1}, "horse": {"cro_magnon": 5}, **KNAPPER},
        *(1, 3, 4, 5, 6),
        **HORSE,
        south=["horse", "string_winding"],
        immature=["cro_magnon_3"],
    )
    answer(match, "hunt string_winding", "free cro_magnon_3")  # the Knapper matures in an earlier hunt
    answer(match, "alpha_counts")
    assert rolls(match) == ["cro_magnon 1 string_winding", "cro_magnon 4 horse"]
    assert told(match, "hunt_failed") == ["hunt_failed cro_magnon horse 1"]
    assert told(match, "died", "returned") == [
        "returned cro_magnon 1 string_winding",
        "returned cro_magnon 5 horse",
    ]


@pytest.mark.law("neanderthal:G8c")
def test_example_the_atlatl_turns_the_three_into_a_hit() -> None:
    match = hunt(
        *("horse", {"cro_magnon": 5}, 3, 4, 5, 6),
        **HORSE,
        others=KNAPPER,
        tableau={"carcass_15": "cro_magnon", "matriarch": "cro_magnon"},
        disks={"matriarch": {"orange": 1, "black": 1}},
    )
    answer(match, "alpha_counts", "free matriarch_orange", "free matriarch_black")
    assert told(match, "hunt_succeeded", "born") == ["hunt_succeeded cro_magnon horse 2", "born cro_magnon 3"]
    assert vocabulary(match, "cro_magnon") == (5, 5, 5)
    assert row(match, "south")[0] == "horse"
