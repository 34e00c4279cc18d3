"""L Alien Intervention: hunts on a map, artifacts, daughters for a price, and how it is won."""

from __future__ import annotations

from typing import Any

import pytest

import lawspeaker
from lawspeaker.kernel.match import Match
from tests.law.neanderthal.hunts import TABLES, told
from tests.law.neanderthal.maps import EMPTY, UNEXPLORED, Land, alone, at, last_hunt, solitaire
from tests.law.neanderthal.table import (
    ACTIONS,
    ANIMALS,
    HUNT,
    answer,
    asked,
    dice,
    options,
    owner,
    pieces,
    state,
    vocabulary,
)
from tests.law.neanderthal.turns import piles, sale

KEYS = [card.key for card in TABLES.cards]
NO_ALPHA: dict[str, Any] = {"alpha": {"archaic": "dead"}}
TWO: Land = {"4_3": "rabbits", "4_2": "string_winding"}  # a 1 hits on both


def hunting(hunters: dict[str, int], *faces: int, land: Land | None = None, **given: Any) -> Match:
    return last_hunt(land or TWO, hunters, chance=dice(*faces), **{**NO_ALPHA, **given})


# L6 Hunts


@pytest.mark.law("neanderthal:L6.1", "neanderthal:L2.1")
def test_hunters_of_every_biome_roll_once_and_there_is_nobody_to_talk_with() -> None:
    match = solitaire(TWO, {"rabbits": 2, "string_winding": 1}, phase=2, chance=dice(3, 3, 3), **NO_ALPHA)
    answer(match, "done")
    assert asked(match) == (0, "next_hunt", "A4.1")
    answer(match, "hunt rabbits")
    assert len(told(match, "rolled")) == 2


@pytest.mark.law("neanderthal:L6e")
def test_hunters_stay_and_babies_come_where_they_are_born() -> None:
    match = hunting({"rabbits": 2}, 1, 3)
    assert pieces(match, "archaic", "rabbits") == 3
    assert pieces(match, "archaic") == 0


@pytest.mark.law("neanderthal:L6e", "neanderthal:H1.1")
def test_babies_of_animals_wait_until_the_next_movement() -> None:
    match = solitaire(
        TWO,
        {"rabbits": 2, "archaic_6": 1},
        phase=ANIMALS,
        tableau={"caribou": "archaic"},
        tribal=["archaic"],
        rules={"animal_babies": "must"},
        **NO_ALPHA,
    )
    assert pieces(match, "archaic") == 2


PREDATORS: Land = {"4_3": "horse", "4_2": "gray_wolves", "3_2": "scimitar_cat"}


@pytest.mark.law("neanderthal:L6c", "neanderthal:G4a", "neanderthal:G4b")
def test_a_predator_comes_only_from_next_door() -> None:
    attacked = hunting({"horse": 2}, 1, 1, 3, 3, land=PREDATORS)
    assert told(attacked, "predator_comes") == ["predator_comes gray_wolves archaic 2"]
    assert told(attacked, "prey_lost") == ["prey_lost archaic horse gray_wolves"]
    assert [pieces(attacked, "archaic", place) for place in ("horse", "gray_wolves", "unassigned")] == [0, 2, 0]
    diagonal = {"4_3": "horse", "4_2": "rabbits", "3_2": "scimitar_cat"}
    left_alone = hunting({"horse": 2}, 1, 1, land=diagonal)
    assert told(left_alone, "predator_comes") == []
    assert pieces(left_alone, "archaic", "horse") == 5


@pytest.mark.law("neanderthal:L6c", "neanderthal:L6e", "neanderthal:G4b")
def test_babies_come_to_the_biome_where_they_were_born_once_the_predator_is_met() -> None:
    match = hunting({"horse": 2}, 1, 1, 1, 3, land=PREDATORS)
    assert pieces(match, "archaic", "horse") == 3
    assert pieces(match, "archaic", "gray_wolves") == 3  # and one baby more there


@pytest.mark.law("neanderthal:L6c", "neanderthal:G4.2")
def test_of_two_predators_next_door_the_lower_climax_comes_first() -> None:
    land = {"4_3": "horse", "4_2": "gray_wolves", "3_3": "scimitar_cat"}
    match = hunting({"horse": 2}, 1, 1, 1, 3, 1, 3, land=land)
    assert told(match, "predator_comes") == [
        "predator_comes scimitar_cat archaic 2",
        "predator_comes gray_wolves archaic 2",
    ]


@pytest.mark.law("neanderthal:L6c", "neanderthal:G4.2")
def test_all_predators_next_door_come_one_after_another() -> None:
    land = {"1_3": "cave_bear", "2_2": "european_cave_lion", "2_4": "tyrant_sea_bear", "3_3": "gray_wolves"}
    match = hunting({"caribou": 3}, *(1, 1, 4), *[2] * 12, land={**EMPTY, "2_3": "caribou", **land})
    while not match.over and asked(match)[1] == "take_trophy":
        answer(match, "decline")
    order = sorted(land.values(), key=lambda key: TABLES.cards[KEYS.index(key)].climax)
    met = [line.split()[1] for line in told(match, "predator_comes")]
    assert met == order


@pytest.mark.law("neanderthal:L6c", "neanderthal:G4.2")
def test_predators_that_are_still_to_come_are_part_of_a_position() -> None:
    land = {"1_3": "cave_bear", "2_2": "european_cave_lion", "2_4": "tyrant_sea_bear", "4_4": "gray_wolves"}
    two = {**EMPTY, "2_3": "caribou", **land}
    match = hunting({"caribou": 3, "gray_wolves": 1}, *(1, 1, 4), *[2] * 12, land=two)
    assert asked(match)[1] == "next_hunt"
    found = state(match)
    assert (len(found["next_stalkers"]), found["next_stalkers_of"]) == (2, ["caribou", "caribou"])
    again = Match.from_position(match.position())
    assert again.hash() == match.hash()


@pytest.mark.law("neanderthal:L6d")
def test_whose_biome_is_a_trophy_goes_next_door_and_turns_it_up() -> None:
    match = hunting({"red_deer": 3}, 4, 4, 4, land={"4_3": "red_deer", "4_2": "rabbits"})
    answer(match, "take red_deer")
    assert asked(match) == (0, "where_to_flee", "L6d")
    assert options(match) == {"into 4_2", "into 4_4", "into 3_3"}
    answer(match, "into 3_3")
    assert at(match, "3_3") not in (UNEXPLORED, "none")
    assert pieces(match, "archaic", at(match, "3_3")) == 3
    assert len(told(match, "rolled")) == 1  # nobody hunts twice


@pytest.mark.law("neanderthal:L3d", "neanderthal:G7.1")
def test_who_takes_a_card_into_the_hand_stands_on_the_new_one() -> None:
    match = hunting(
        {"european_ass": 3, "archaic_6": 1}, 4, 4, 4, land={**EMPTY, "4_3": "european_ass"}, tribal=["archaic"]
    )
    answer(match, "take european_ass")
    assert pieces(match, "archaic", at(match, "4_3")) == 3
    assert len(told(match, "rolled")) == 1


# L6a, L6b Artifacts


def marks(match: Match) -> dict[str, str]:
    """What hunts have shown so far."""
    return {slot: mark for slot, mark in state(match)["marks"].items() if mark != "untried"}


@pytest.mark.law("neanderthal:L6a.1")
def test_the_first_hunt_finds_an_artifact_with_a_success_and_a_six() -> None:
    assert marks(hunting({"rabbits": 2}, 1, 6)) == {"4_3": "new_artifact"}
    assert marks(hunting({"rabbits": 2}, 1, 5)) == {"4_3": "barren"}
    assert marks(hunting({"rabbits": 2}, 6, 6)) == {"4_3": "barren"}
    assert vocabulary(hunting({"rabbits": 2}, 1, 6), "archaic") == (5, 5, 5)


@pytest.mark.law("neanderthal:L6a.1", "neanderthal:L3f")
def test_later_hunts_in_the_same_place_find_nothing_whatever_lies_there() -> None:
    assert marks(hunting({"rabbits": 2}, 1, 6, marks={"4_3": "barren"})) == {"4_3": "barren"}


@pytest.mark.law("neanderthal:L3f", "neanderthal:L6d")
def test_an_artifact_stays_in_its_place_when_its_card_has_gone() -> None:
    match = hunting({"red_deer": 3}, 6, 6, 6, land={"4_3": "red_deer"}, marks={"4_3": "artifact"})
    answer(match, "take red_deer", "into 4_2")
    assert marks(match) == {"4_3": "artifact"}


BOTH: dict[str, Any] = {"marks": {"4_3": "artifact", "4_2": "artifact"}}


def won(match: Match) -> bool:
    """Whether the player has won, once all cards are hunted and nothing else is done."""
    while not match.over:
        answer(match, "done" if "done" in options(match) else "hunt rabbits")
    return match.result.winners == [0]


@pytest.mark.law("neanderthal:L6b", "neanderthal:L7.1")
def test_two_artifacts_set_off_in_one_turn_win_and_end_the_game() -> None:
    crew = {"rabbits": 1, "string_winding": 1}
    ended = hunting(crew, 1, 1, **BOTH, **piles(events=["piper"]))
    assert won(ended)
    assert state(ended)["events"] == ["piper"]
    assert not won(hunting(crew, 1, 3, **BOTH))
    assert not won(hunting(crew, 1, 1, marks={"4_3": "artifact", "4_2": "new_artifact"}))
    assert not won(hunting(crew, 1, 1, **BOTH, rules={"artifacts": "3"}))


FOUND = {"4_2": "artifact", "4_3": "new_artifact"}


@pytest.mark.law("neanderthal:L6b")
def test_what_was_found_counts_from_the_next_turn_on_and_signals_do_not_last() -> None:
    match = solitaire(TWO, {"rabbits": 1}, phase=ACTIONS, signals=1, marks=FOUND, events=["piper"], **NO_ALPHA)
    while state(match)["phase"] == ACTIONS:
        answer(match, "done")
    assert marks(match) == {"4_2": "artifact", "4_3": "artifact"}
    assert state(match)["signals"] == 0


@pytest.mark.law("neanderthal:L1c")
def test_two_to_five_artifacts_can_be_agreed() -> None:
    box = lawspeaker.start("neanderthal", seats=1, seed=1, rules={"variant": "alien", "artifacts": "5"})
    assert box.game.setting.config.rules["artifacts"] == "5"
    five: Land = {**TWO, "4_4": "flint_mine_34", "4_5": "red_deer", "4_1": "horse"}
    crew = {"rabbits": 1, "string_winding": 1, "flint_mine_34": 1, "red_deer": 2, "horse": 2}
    given: dict[str, Any] = {"land": five, "marks": dict.fromkeys(five, "artifact"), "rules": {"artifacts": "5"}}
    match = hunting(crew, *[1] * 7, **given)
    while not match.over:
        answer(match, sorted(options(match))[-1])
    assert match.result.winners == [0]
    assert len(told(match, "signal_sent")) == 5


@pytest.mark.law("neanderthal:L7.1")
def test_points_are_counted_but_do_not_win() -> None:
    match = hunting({"rabbits": 2}, 3, 3)
    while not match.over:
        answer(match, "done")
    assert match.result.winners == []
    assert match.result.points == [17]  # two people and fifteen words


# L4 Daughters


def for_sale(**given: Any) -> Match:
    """The Piper is for sale, who costs orange disks."""
    return sale("piper", 3, "archaic", **alone(TWO, {"rabbits": 2}, **{**NO_ALPHA, **given}))


@pytest.mark.law("neanderthal:L4.1")
def test_a_daughter_costs_a_disk_more_than_one_has_daughters() -> None:
    first = for_sale()
    assert asked(first) == (0, "buy_daughter", "L4.1")
    answer(first, "bring_up piper")
    assert state(first)["disks"]["piper"] == {"orange": 1}
    third = for_sale(tableau={"matriarch": "archaic", "housewife": "archaic"})
    answer(third, "bring_up piper")
    assert state(third)["disks"]["piper"] == {"orange": 3}
    refused = answer(for_sale(), "decline")
    assert owner(refused, "piper") == "none"


@pytest.mark.law("neanderthal:L4.1", "neanderthal:D7a")
def test_who_cannot_pay_in_her_colours_is_not_asked() -> None:
    poor = for_sale(tableau={"matriarch": "archaic"}, disks={"matriarch": {"orange": 4}})
    assert owner(poor, "piper") == "none"
    assert told(poor, "nobody_bids") == ["nobody_bids piper"]
    just_enough = for_sale(tableau={"matriarch": "archaic"}, disks={"matriarch": {"orange": 3}})
    assert asked(just_enough)[1] == "buy_daughter"


HAREM: dict[str, Any] = {"sexuality": {"archaic": "harem"}}


@pytest.mark.law("neanderthal:L4c")
def test_the_caring_woman_saves_a_disk() -> None:
    match = for_sale(tableau={"caring_woman": "archaic", "housewife": "archaic"}, **HAREM)
    answer(match, "bring_up piper")
    assert state(match)["disks"]["piper"] == {"orange": 2}


@pytest.mark.law("neanderthal:L4d")
def test_the_singing_woman_lets_pay_with_any_colour() -> None:
    match = for_sale(tableau={"singing_woman": "archaic"}, **HAREM)
    answer(match, "bring_up piper")
    assert options(match) == {"pay orange", "pay white", "pay black"}
    answer(match, "pay white", "pay black")
    assert state(match)["disks"]["piper"] == {"white": 1, "black": 1}


@pytest.mark.law("neanderthal:L4b")
def test_the_totem_woman_lets_roll_a_die_again_after_each_hunt_roll() -> None:
    totem: dict[str, Any] = {"tableau": {"totem_woman": "archaic"}, **HAREM}
    match = hunting({"rabbits": 2}, 3, 5, 1, **totem)
    assert asked(match) == (0, "reroll", "L4b")
    assert options(match) == {"reroll 3", "reroll 5", "decline"}
    answer(match, "reroll 5")
    assert told(match, "rerolled") == ["rerolled archaic 1"]
    assert told(match, "hunt_succeeded") == ["hunt_succeeded archaic rabbits 1"]
    declined = answer(hunting({"rabbits": 2}, 3, 5, **totem), "decline")
    assert told(declined, "rerolled") == []
    with_alpha = hunting({"rabbits": 2}, 3, 5, 1, alpha={"archaic": "rabbits"}, **totem)
    assert options(with_alpha) == {"reroll_alpha", "reroll 5", "decline"}
    answer(with_alpha, "reroll_alpha")
    assert told(with_alpha, "hunt_succeeded") == ["hunt_succeeded archaic rabbits 1"]


@pytest.mark.law("neanderthal:J.1", "neanderthal:L1.2")
def test_a_map_of_ice_and_gaps_ends_the_game_but_unexplored_biomes_can_be_lived_in() -> None:
    bare = solitaire({**EMPTY, "4_3": "red_deer"}, {"red_deer": 3}, phase=HUNT, chance=dice(4, 4, 4), **NO_ALPHA)
    answer(bare, "take red_deer")
    assert bare.over
    unexplored = solitaire({"4_3": "red_deer"}, {"red_deer": 3}, phase=HUNT, chance=dice(4, 4, 4), **NO_ALPHA)
    answer(unexplored, "take red_deer")
    assert not unexplored.over
