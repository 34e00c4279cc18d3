"""G4 Predators: whom they come for, and what they take away."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law.neanderthal.hunts import hunts, rolls, told
from tests.law.neanderthal.table import (
    GAP,
    ICE,
    answer,
    asked,
    held,
    options,
    owner,
    pieces,
    record,
    row,
    seen,
    state,
    vocabulary,
)

FIRE = {"archaic_6": {"archaic": 1}}

# G4.1 Which predator comes


@pytest.mark.law("neanderthal:G4.1", "neanderthal:G4a", "neanderthal:A1.4f")
def test_after_big_game_the_survivors_meet_the_nearest_predator_of_the_row() -> None:
    match = hunts(
        {"red_deer": {"archaic": 3}},
        *(1, 1, 3, 3, 3, 3),
        south=["scimitar_cat", "rabbits", GAP, "red_deer", GAP, "gray_wolves"],
        north=[GAP, GAP, GAP, "cave_bear"],
    )
    assert told(match, "predator_comes") == ["predator_comes gray_wolves archaic 3"]
    assert rolls(match) == ["archaic 3 red_deer", "archaic 3 gray_wolves"]
    assert told(match, "returned") == ["returned archaic 3 gray_wolves"]


@pytest.mark.law("neanderthal:G4a", "neanderthal:D6a")
def test_wanderlusters_who_have_lost_their_chaperone_in_the_hunt_meet_it_too() -> None:
    match = hunts(
        {"aurochs": {"archaic": 1}, "aurochs_for_archaic": {"cro_magnon": 2}},
        *(1, 2, 6, 3, 3),
        south=["aurochs", "gray_wolves"],
    )
    answer(match, "lose archaic")
    assert told(match, "predator_comes") == ["predator_comes gray_wolves archaic 2"]
    assert rolls(match) == ["archaic 3 aurochs", "archaic 2 gray_wolves"]
    assert pieces(match, "cro_magnon", "guests_of_archaic") == 2


@pytest.mark.law("neanderthal:G4.1")
@pytest.mark.parametrize(
    ("card", "faces", "south"),
    [
        ("red_deer", (1, 3, 3), ["red_deer", "gray_wolves"]),  # a failure
        ("chamois", (1, 1, 3), ["chamois", "gray_wolves"]),  # small game
        ("red_deer", (1, 1, 3), ["red_deer", "rabbits"]),  # no predator
        ("red_deer", (1, 1, 3), ["red_deer", ICE, "gray_wolves"]),  # beyond the ice
    ],
)
def test_who_goes_home_in_peace(card: str, faces: tuple[int, ...], south: list[str]) -> None:
    match = hunts({card: {"archaic": 3}}, *faces, south=south, north=["cave_bear"])
    assert told(match, "predator_comes", "returned") == [f"returned archaic 3 {card}"]


@pytest.mark.law("neanderthal:G4.1")
def test_ice_hides_the_nearest_predator_and_the_next_one_comes() -> None:
    match = hunts(
        {"red_deer": {"archaic": 2}}, 1, 1, 3, 3, south=["cave_hyena", "rabbits", "red_deer", ICE, "gray_wolves"]
    )
    assert told(match, "predator_comes") == ["predator_comes cave_hyena archaic 2"]


@pytest.mark.law("neanderthal:G4a")
def test_the_second_hunt_brings_losses_and_gains_like_the_first() -> None:
    match = hunts(
        {"red_deer": {"archaic": 4}, "gray_wolves_for_archaic": {"neanderthal": 1}},
        *(1, 1, 2, 4, 1, 5, 3, 4, 4),
        south=["red_deer", "gray_wolves"],
    )
    answer(match, "lose neanderthal")
    assert rolls(match) == ["archaic 4 red_deer", "archaic 5 gray_wolves"]
    assert told(match, "born", "died") == [
        "born archaic 3",
        "died neanderthal 1 gray_wolves_for_archaic",
        "born archaic 1",
    ]


@pytest.mark.law("neanderthal:G4.1", "neanderthal:G4a")
def test_nobody_comes_for_a_party_of_which_nobody_is_alive() -> None:
    data = "[biome.horse.hunt]\nbloody = [1]\n"
    match = hunts({"horse": {"archaic": 2}}, 1, 1, data=data, south=["horse", "gray_wolves"])
    assert told(match, "hunt_succeeded", "predator_comes", "prey_lost") == ["hunt_succeeded archaic horse 2"]
    assert pieces(match, "archaic") == 1 + 3


@pytest.mark.law("neanderthal:CARD.48")
def test_the_vigilant_woman_lets_her_tribe_avoid_the_predator_if_it_likes() -> None:
    match = hunts(
        {"red_deer": {"archaic": 2}},
        *(1, 1, 3, 3),
        south=["red_deer", "gray_wolves"],
        tableau={"vigilant_woman": "archaic"},
        sexuality={"archaic": "harem"},
    )
    assert asked(match) == (0, "meet_predator", "CARD.48")
    assert options(match) == {"hunt gray_wolves", "go_home"}
    meeting = match.clone()
    answer(match, "go_home")
    assert rolls(match) == ["archaic 2 red_deer"]
    assert told(match, "prey_lost") == []
    answer(meeting, "hunt gray_wolves")
    assert rolls(meeting) == ["archaic 2 red_deer", "archaic 2 gray_wolves"]
    assert told(meeting, "prey_lost") == ["prey_lost archaic red_deer gray_wolves"]


# G4.2 Two predators

PAIR = ["gray_wolves", "red_deer", "cave_hyena"]  # climax 35 and 20


@pytest.mark.law("neanderthal:G4.2")
def test_of_two_predators_equally_near_the_lower_climax_comes_first_and_then_the_other() -> None:
    match = hunts({"red_deer": {"archaic": 4}}, *(1, 1, 3, 4), *(1, 5, 3, 4), *(1, 3, 4), south=PAIR)
    assert rolls(match) == ["archaic 4 red_deer", "archaic 4 cave_hyena", "archaic 3 gray_wolves"]
    assert told(match, "prey_lost") == []
    assert told(match, "returned") == ["returned archaic 3 gray_wolves"]


@pytest.mark.law("neanderthal:G4.2", "neanderthal:G4b")
@pytest.mark.parametrize(("first", "second", "thief"), [(3, 1, "cave_hyena"), (1, 3, "gray_wolves")])
def test_either_of_two_predators_can_take_the_prey(first: int, second: int, thief: str) -> None:
    match = hunts({"red_deer": {"archaic": 2}}, 1, 1, first, 4, second, 4, south=PAIR)
    assert rolls(match)[1:] == ["archaic 2 cave_hyena", "archaic 2 gray_wolves"]
    assert told(match, "prey_lost") == [f"prey_lost archaic red_deer {thief}"]
    assert told(match, "died") == ["died archaic 3 unassigned"]


@pytest.mark.law("neanderthal:G4.2", "neanderthal:G4b")
def test_what_the_first_predator_has_taken_the_second_does_not_take_again() -> None:
    match = hunts({"red_deer": {"archaic": 2}, "unassigned": {"archaic": 4}}, 1, 1, 3, 4, 3, 4, south=PAIR)
    assert told(match, "prey_lost") == ["prey_lost archaic red_deer cave_hyena"]
    assert told(match, "died") == ["died archaic 3 unassigned"]
    assert pieces(match, "archaic") == 2 + 4 + 1


@pytest.mark.law("neanderthal:G4.2", "neanderthal:A4.3")
def test_the_second_predator_waits_until_those_who_meet_the_first_have_come() -> None:
    match = hunts(
        {"red_deer": {"archaic": 2}, "gray_wolves": {"neanderthal": 3}, "cave_bear": {"cro_magnon": 1}},
        *(1, 1, 1, 4, 3, 1, 4, 3, 3),
        south=PAIR,
        north=["cave_bear"],
    )
    assert options(match) == {"hunt cave_hyena", "hunt cave_bear"}
    answer(match, "hunt cave_hyena")
    assert options(match) == {"hunt gray_wolves", "hunt cave_bear"}


@pytest.mark.law("neanderthal:G4.2", "neanderthal:G4c")
def test_who_is_sent_away_from_the_first_predator_still_meets_the_second() -> None:
    match = hunts(
        {"red_deer": {"archaic": 3}, "cave_hyena": {"neanderthal": 2}},
        *(1, 1, 3, 1, 1, 3, 3, 4),
        south=PAIR,
    )
    assert rolls(match) == ["archaic 3 red_deer", "neanderthal 2 cave_hyena", "archaic 3 gray_wolves"]
    assert told(match, "prey_lost") == ["prey_lost archaic red_deer gray_wolves"]


@pytest.mark.law("neanderthal:G4.2", "neanderthal:G7a")
def test_from_a_predator_that_was_taken_those_go_on_for_whom_another_waits() -> None:
    match = hunts(
        {"red_deer": {"archaic": 4}, "gray_wolves": {"neanderthal": 3}, "neanderthal_6": {"neanderthal": 1}},
        *(1, 1, 3, 4, 4, 4, 4, 1, 3, 3, 4),
        data="[biome.cave_hyena]\nclimax = 37\n",
        tribal=["neanderthal"],
        decks={"south": ["rabbits"]},
        south=PAIR,
    )
    answer(match, "take gray_wolves")
    assert rolls(match)[2:] == ["archaic 4 cave_hyena"]
    assert told(match, "prey_lost") == []


@pytest.mark.law("neanderthal:G4.2", "neanderthal:G4a")
@pytest.mark.parametrize(("reading", "going"), [("came", 2), ("together", 3)])
def test_who_stood_before_the_first_predator_already_goes_home_or_by_another_reading_on(
    reading: str, going: int
) -> None:
    match = hunts(
        {"red_deer": {"archaic": 2}, "cave_hyena": {"archaic": 1}},
        *(1, 1, 1, 3, 4, 1, 3, 4),
        south=PAIR,
        rules={"second_predator": reading},
    )
    assert rolls(match) == ["archaic 2 red_deer", "archaic 3 cave_hyena", f"archaic {going} gray_wolves"]
    assert told(match, "returned")[0] == (
        "returned archaic 1 cave_hyena" if going == 2 else "returned archaic 3 gray_wolves"
    )


@pytest.mark.law("neanderthal:G4.2", "neanderthal:D6.2")
@pytest.mark.parametrize(("reading", "alpha", "guests"), [("came", "unassigned", 0), ("together", "gray_wolves", 1)])
def test_an_alpha_and_a_wanderluster_who_stood_there_already_go_home_too(reading: str, alpha: str, guests: int) -> None:
    match = hunts(
        {
            "red_deer": {"archaic": 2},
            "cave_hyena": {"archaic": 1, "neanderthal": 2},
            "cave_hyena_for_archaic": {"cro_magnon": 1},
            "cave_bear": {"neanderthal": 1},
        },
        *(1, 1, 3, 4, 1, 3, 3, 4),
        alpha={"archaic": "cave_hyena"},
        south=PAIR,
        north=["cave_bear"],
        rules={"second_predator": reading},
    )
    answer(match, "hunt cave_hyena")
    assert asked(match)[1] == "next_hunt"
    assert state(match)["alpha"]["archaic"] == alpha
    assert pieces(match, "cro_magnon", "gray_wolves_for_archaic") == guests


# R45 Babies


@pytest.mark.law("neanderthal:G3.1", "neanderthal:E5a")
def test_a_dead_alpha_is_the_first_baby_or_by_another_reading_if_his_player_likes() -> None:
    first = hunts({"rabbits": {"archaic": 1}}, 1, alpha={"archaic": "dead"}, south=["rabbits"])
    assert state(first)["alpha"]["archaic"] == "unassigned"
    given: dict[str, Any] = {"alpha": {"archaic": "dead"}, "south": ["rabbits"], "rules": {"reborn_alpha": "chosen"}}
    match = hunts({"rabbits": {"archaic": 1}}, 1, **given)
    assert asked(match) == (0, "who_is_born", "G3.1")
    assert options(match) == {"alpha_among 1", "number 1"}
    waiting = answer(match.clone(), "number 1")
    assert (state(waiting)["alpha"]["archaic"], pieces(waiting, "archaic")) == ("dead", 2)
    answer(match, "alpha_among 1")
    assert (state(match)["alpha"]["archaic"], pieces(match, "archaic")) == ("unassigned", 2)
    only = hunts({"rabbits": {"archaic": 1}, "unassigned": {"archaic": 17}}, 1, **given)
    assert told(only, "alpha_born") == ["alpha_born archaic"], "nobody else is dead"


@pytest.mark.law("neanderthal:G4b", "neanderthal:G3.1")
def test_an_alpha_who_has_not_been_born_is_not_lost_with_the_babies() -> None:
    rules = {"reborn_alpha": "chosen"}
    match = hunts(
        {"horse": {"archaic": 2}}, 1, 1, 3, 3, alpha={"archaic": "dead"}, rules=rules, south=["horse", "gray_wolves"]
    )
    answer(match, "number 3")
    assert told(match, "alpha_born", "alpha_died") == []
    assert told(match, "died") == ["died archaic 3 unassigned"]


# G4b Piracy

ROBBERY: dict[str, Any] = {"south": ["horse", "gray_wolves"]}


@pytest.mark.law("neanderthal:G4b")
def test_without_any_hit_the_prey_is_lost_with_its_babies_and_disks() -> None:
    match = hunts(
        {"horse": {"archaic": 2}, "wed_piper": {"archaic": 1}, **FIRE},
        *(1, 1, 3, 3),
        tableau={"piper": "archaic"},
        disks={"piper": {"orange": 1}},
        unripe=["piper"],
        immature=["archaic_6"],
        **ROBBERY,
    )
    answer(match, "free wed_piper", "free archaic_6")
    assert told(match, "prey_lost", "died") == ["prey_lost archaic horse gray_wolves", "died archaic 3 unassigned"]
    assert vocabulary(match, "archaic") == (3, 5, 4)
    assert state(match)["unripe"]["piper"]
    assert state(match)["immature"]["archaic_6"]
    assert row(match, "south")[:2] == ["horse", "gray_wolves"]
    assert pieces(match, "archaic") == 3  # the hunters and the Alpha


@pytest.mark.law("neanderthal:G4b")
def test_one_hit_saves_the_prey_even_if_the_predator_is_not_hunted() -> None:
    match = hunts({"horse": {"archaic": 2}}, 1, 1, 1, 3, south=["horse", "scimitar_cat"])
    assert told(match, "hunt_failed") == ["hunt_failed archaic scimitar_cat 1"]
    assert told(match, "prey_lost", "died") == []
    assert pieces(match, "archaic") == 2 + 1 + 3


@pytest.mark.law("neanderthal:G4b")
def test_a_predator_that_becomes_a_trophy_takes_nothing() -> None:
    south = ["horse", "cave_hyena"]
    match = hunts({"horse": {"archaic": 3}}, 1, 1, 3, 4, 4, 4, south=south)
    left = match.clone()
    answer(match, "take cave_hyena")
    assert told(match, "prey_lost") == []
    assert owner(match, "cave_hyena") == "archaic"
    answer(left, "decline")
    assert told(left, "prey_lost") == ["prey_lost archaic horse cave_hyena"]


@pytest.mark.law("neanderthal:G4b", "neanderthal:G3.1")
def test_an_alpha_reborn_in_the_hunt_dies_again_and_another_does_not() -> None:
    reborn = hunts({"horse": {"archaic": 2}}, 1, 1, 3, 3, alpha={"archaic": "dead"}, **ROBBERY)
    assert told(reborn, "alpha_born", "alpha_died") == ["alpha_born archaic", "alpha_died archaic"]
    assert pieces(reborn, "archaic") == 2
    alive = hunts({"horse": {"archaic": 2}}, 1, 1, 3, 3, **ROBBERY)
    assert told(alive, "alpha_died") == []
    assert state(alive)["alpha"]["archaic"] == "unassigned"


@pytest.mark.law("neanderthal:G4b")
def test_a_trophy_of_big_game_lies_in_its_old_place_again() -> None:
    match = hunts({"red_deer": {"archaic": 3}}, 1, 1, 1, 3, 3, 4, south=["rabbits", "red_deer", "gray_wolves"])
    answer(match, "take red_deer")
    assert owner(match, "red_deer") == "none"
    assert row(match, "south")[:3] == ["rabbits", "red_deer", "gray_wolves"]


@pytest.mark.law("neanderthal:G4b")
def test_a_trophy_without_a_success_draws_no_predator() -> None:
    match = hunts({"red_deer": {"archaic": 3}}, 3, 3, 3, south=["red_deer", "gray_wolves"])
    answer(match, "take red_deer")
    assert rolls(match) == ["archaic 3 red_deer"]
    assert owner(match, "red_deer") == "archaic"


ASS: dict[str, Any] = {
    "south": ["european_ass", "cave_hyena"],
    "decks": {"south": ["ibex", "rabbits"]},
    "tribal": ["archaic"],
}


@pytest.mark.law("neanderthal:G4b", "neanderthal:G7.1")
@pytest.mark.parametrize(("reading", "deck"), [("deck", ["rabbits"]), ("removed", [])])
def test_a_card_of_the_hand_lies_in_its_old_place_again_and_its_replacement_does_not(
    reading: str, deck: list[str]
) -> None:
    match = hunts(
        {"european_ass": {"archaic": 3}, **FIRE},
        *(1, 1, 1, 4, 4, 3),
        rules={"returned_prey": reading},
        **ASS,
    )
    answer(match, "take european_ass")
    assert told(match, "replaced") == ["replaced european_ass rabbits"]
    assert held(match, "archaic") == set()
    assert row(match, "south")[:2] == ["european_ass", "cave_hyena"]
    assert seen(match)["decks"]["south"] == [None, *deck]  # everybody knows what lies there again


@pytest.mark.law("neanderthal:G4b")
def test_a_prey_that_was_discarded_does_not_come_back() -> None:
    match = hunts(
        {"european_ass": {"archaic": 3}, **FIRE},
        *(1, 1, 1, 4, 4, 3),
        hand={"honey_bee": "archaic"},
        **ASS,
    )
    answer(match, "take european_ass", "discard european_ass")
    assert told(match, "prey_lost") == ["prey_lost archaic european_ass cave_hyena"]
    assert row(match, "south")[:2] == ["rabbits", "cave_hyena"]


@pytest.mark.law("neanderthal:G4b", "neanderthal:B2c")
def test_a_hand_shrinks_with_an_elder_who_is_immature_again() -> None:
    match = hunts(
        {"european_ass": {"archaic": 2}, "archaic_3": {"archaic": 1}, **FIRE},
        *(1, 1, 3, 3),
        immature=["archaic_3"],
        hand={"honey_bee": "archaic"},
        **ASS,
    )
    answer(match, "free archaic_3")
    assert held(match, "archaic") == {"honey_bee"}
    assert state(match)["immature"]["archaic_3"]


AT_STAKE: dict[str, Any] = {
    "step": 2,
    "prey_of": {"horse": "archaic"},
    "prey_born": {"horse": {"archaic": 2}},
    "prey_slot": {"horse": "south_1"},
    "stalker": {"horse": "gray_wolves"},
    "loot_of": ["horse"],
    "tableau": {"piper": "archaic"},
    **ROBBERY,
}


@pytest.mark.law("neanderthal:G4b")
def test_a_disk_that_is_in_use_again_does_not_go_back() -> None:
    warrior = {"gray_wolves": {"archaic": 1}, "archaic_4": {"archaic": 1}}
    match = hunts(warrior, 3, loot=["archaic_4"], disks={"piper": {"orange": 4}}, **AT_STAKE)
    assert told(match, "disk_bound") == ["disk_bound archaic orange archaic_4"]
    assert vocabulary(match, "archaic") == (0, 5, 5)
    used = hunts(warrior, 3, loot=["archaic_4"], disks={"piper": {"orange": 5}}, **AT_STAKE)
    assert told(used, "prey_lost") == ["prey_lost archaic horse gray_wolves"]
    assert told(used, "disk_bound") == []
    assert vocabulary(used, "archaic") == (0, 5, 5)


@pytest.mark.law("neanderthal:G4b")
@pytest.mark.parametrize("husband", [{}, {"wed_piper": {"neanderthal": 1}}])
def test_a_disk_does_not_go_back_under_a_husband_who_has_gone(husband: dict[str, dict[str, int]]) -> None:
    match = hunts({"gray_wolves": {"archaic": 1}, **husband}, 3, loot=["wed_piper"], **AT_STAKE)
    assert told(match, "prey_lost") == ["prey_lost archaic horse gray_wolves"]
    assert vocabulary(match, "archaic") == (5, 5, 5)


@pytest.mark.law("neanderthal:G4b")
def test_no_more_babies_are_lost_than_are_at_home() -> None:
    match = hunts({"gray_wolves": {"archaic": 1}}, 3, loot=["wed_piper"], **AT_STAKE)
    assert told(match, "prey_lost", "died") == ["prey_lost archaic horse gray_wolves"]
    assert pieces(match, "archaic") == 2  # the hunter and the Alpha, who was none of the babies


# G4c Several hosts before one predator


@pytest.mark.law("neanderthal:G4c", "neanderthal:A4.4")
def test_whoever_hunts_the_predator_saves_the_prey_of_the_others() -> None:
    match = hunts(
        {"horse": {"archaic": 3}, "gray_wolves": {"neanderthal": 2}}, *(1, 1, 3, 1, 3), south=["horse", "gray_wolves"]
    )
    assert rolls(match) == ["archaic 3 horse", "neanderthal 2 gray_wolves"]
    assert told(match, "prey_lost") == []
    assert "G3b returned archaic 3 gray_wolves" in record(match)


@pytest.mark.law("neanderthal:G4c")
def test_so_does_whoever_takes_it_as_a_trophy() -> None:
    south = ["horse", "cave_hyena"]
    match = hunts({"horse": {"archaic": 4}, "cave_hyena": {"neanderthal": 3}}, *(1, 1, 3, 3, 4, 4, 4), south=south)
    answer(match, "take cave_hyena")
    assert told(match, "prey_lost") == []
    assert "G7.1 returned archaic 4 cave_hyena" in record(match)


@pytest.mark.law("neanderthal:G4c", "neanderthal:G7a")
@pytest.mark.parametrize(("reading", "lost"), [("safe", []), ("robs", ["prey_lost archaic horse gray_wolves"])])
def test_a_predator_in_a_hand_leaves_the_prey_of_others_or_by_another_reading_takes_it(
    reading: str, lost: list[str]
) -> None:
    match = hunts(
        {"horse": {"archaic": 4}, "gray_wolves": {"neanderthal": 3}, "neanderthal_6": {"neanderthal": 1}},
        *(1, 1, 3, 3, 4, 4, 4, 1, 3, 3, 3),
        tribal=["neanderthal"],
        decks={"south": ["rabbits"]},
        rules={"tamed_predator": reading},
        **ROBBERY,
    )
    answer(match, "take gray_wolves")
    assert told(match, "prey_lost") == lost
    assert options(match) == {"hunt rabbits", "go_home"}
    answer(match, "hunt rabbits")
    assert rolls(match)[-1] == "archaic 4 rabbits"
    assert told(match, "prey_lost") == lost


@pytest.mark.law("neanderthal:G4.1", "neanderthal:G4a", "neanderthal:G7a")
def test_a_predator_that_has_been_hunted_still_comes_for_the_prey_of_opportunists() -> None:
    match = hunts(
        {
            "scimitar_cat": {"cro_magnon": 1},
            "gray_wolves": {"archaic": 3, "neanderthal": 4},
            "archaic_3": {"archaic": 1},
        },
        *(3, 3, 3, 3, 1, 1, 3, 3, 2, 2, 3, 3),
        south=["gray_wolves", "scimitar_cat"],
        decks={"south": ["red_deer"]},
        tribal=["archaic"],
    )
    answer(match, "hunt scimitar_cat", "take gray_wolves", "hunt red_deer")
    assert rolls(match)[-1] == "neanderthal 4 scimitar_cat"
    assert told(match, "prey_lost") == ["prey_lost neanderthal red_deer scimitar_cat"]
    assert pieces(match, "neanderthal") == 4 + 1


@pytest.mark.law("neanderthal:G4.2", "neanderthal:G4a", "neanderthal:G7a")
def test_so_do_two_that_are_equally_near_one_after_the_other() -> None:
    match = hunts(
        {
            "scimitar_cat": {"cro_magnon": 1},
            "cave_hyena": {"cro_magnon": 1},
            "gray_wolves": {"archaic": 3, "neanderthal": 4},
            "archaic_3": {"archaic": 1},
        },
        *(3, 3, 3, 3, 3, 1, 1, 3, 3, 1, 2, 3, 3, 1, 2, 3, 3),
        south=["scimitar_cat", "gray_wolves", "cave_hyena"],
        decks={"south": ["red_deer"]},
        tribal=["archaic"],
    )
    answer(match, "hunt scimitar_cat", "hunt cave_hyena", "take gray_wolves", "hunt red_deer")
    assert [line.split()[2] for line in rolls(match)[-2:]] == ["scimitar_cat", "cave_hyena"]


@pytest.mark.law("neanderthal:G4.2", "neanderthal:G4a")
@pytest.mark.parametrize("reading", ["came", "together"])
def test_an_alpha_who_has_hunted_goes_on_from_one_predator_to_the_next(reading: str) -> None:
    match = hunts(
        {"red_deer": {"archaic": 3}},
        *(1, 1, 4, 1, 3, 4, 1, 3, 4),
        south=PAIR,
        alpha={"archaic": "red_deer"},
        rules={"second_predator": reading},
    )
    assert rolls(match) == ["archaic 3 red_deer", "archaic 3 cave_hyena", "archaic 3 gray_wolves"]


@pytest.mark.law("neanderthal:G4.2", "neanderthal:G4a")
def test_the_alpha_of_a_hunt_leaves_behind_what_stood_before_the_first_predator() -> None:
    match = hunts(
        {"red_deer": {"archaic": 2}, "cave_hyena": {"archaic": 1}},
        *(1, 1, 1, 3, 4, 1, 3),
        south=PAIR,
        alpha={"archaic": "red_deer"},
    )
    assert rolls(match) == ["archaic 2 red_deer", "archaic 3 cave_hyena", "archaic 2 gray_wolves"]
    assert told(match, "returned")[0] == "returned archaic 1 cave_hyena"


# G4 The example

EXAMPLE: dict[str, Any] = {
    "south": ["horse", "scimitar_cat", "elephant"],
    "alpha": {"neanderthal": "elephant"},
    "tableau": {"paintress": "neanderthal"},
    "disks": {"paintress": {"white": 1}},
}
ELEPHANT = (1, 1, 1, *([2] * 4), *([3] * 4), *([4] * 8))
HORSE = (1, 1, 3, 3, 3, 4, 4)


@pytest.mark.law("neanderthal:G4.ex", "neanderthal:G4a", "neanderthal:A4a")
@pytest.mark.parametrize(
    ("cat", "others", "lost"),
    [
        ((1, 2, 2, 3, 3, 2, 3, 3), 19, ["elephant"]),  # one hit: the horse is saved, and the others roll
        ((1, 1, 2, 3, 3, 2, 3, 2), 0, []),  # two: the cat is hunted, and the others go home
        ((2, 2, 2, 3, 3, 3, 4, 4), 19, ["horse", "elephant"]),  # none: the horse is lost
    ],
)
def test_example_two_parties_before_the_scimitar_cat(cat: tuple[int, ...], others: int, lost: list[str]) -> None:
    match = hunts(
        {"horse": {"archaic": 7}, "scimitar_cat": {"archaic": 1}, "elephant": {"neanderthal": 19}},
        *(*HORSE, *ELEPHANT, *cat, *([3] * 19)),
        **EXAMPLE,
    )
    answer(match, "decline", "free paintress_white")
    if cat.count(2) == 4 or cat.count(3) == 4:
        answer(match, "decline")
    assert rolls(match)[2] == "archaic 8 scimitar_cat"
    assert rolls(match)[3:] == ([f"neanderthal {others} scimitar_cat"] if others else [])
    if others:
        answer(match, "decline")
    assert [line.split()[2] for line in told(match, "prey_lost")] == lost


@pytest.mark.law("neanderthal:G4.ex", "neanderthal:G4d")
def test_example_four_of_a_kind_take_the_cat_whatever_else_happens() -> None:
    match = hunts(
        {"horse": {"archaic": 7}, "scimitar_cat": {"archaic": 1}},
        *(*HORSE, *(6, 6, 6, 6, 2, 2, 3, 3)),
        south=EXAMPLE["south"],
    )
    answer(match, "take scimitar_cat")
    assert owner(match, "scimitar_cat") == "archaic"
    assert told(match, "died") == ["died archaic 4 scimitar_cat"]
    assert told(match, "prey_lost") == []


# G8 The example

WOLVES: dict[str, Any] = {
    "alpha": {"cro_magnon": "horse"},
    "tribal": ["cro_magnon"],
    "sexuality": {"archaic": "harem"},
    "south": ["horse", "gray_wolves"],
    "tableau": {"carcass_15": "cro_magnon", "matriarch": "cro_magnon"},
    "disks": {"matriarch": {"orange": 1, "black": 1}},
}


@pytest.mark.law("neanderthal:G8d", "neanderthal:G6c", "neanderthal:G4b")
def test_example_the_wolves_kill_everybody_and_take_the_horse() -> None:
    match = hunts(
        {"horse": {"cro_magnon": 5}, "cro_magnon_3": {"cro_magnon": 1}}, *(3, 4, 5, 6, 5, 5, 6, 6, 6), **WOLVES
    )
    answer(match, "alpha_counts", "free matriarch_orange", "free matriarch_black")
    assert rolls(match) == ["cro_magnon 4 horse", "cro_magnon 5 gray_wolves"]  # club: the Alpha rolls, too
    assert told(match, "died") == [
        *("died cro_magnon 1 gray_wolves", "died cro_magnon 1 gray_wolves", "died cro_magnon 3 gray_wolves"),
        "died cro_magnon 3 unassigned",
    ]
    assert vocabulary(match, "cro_magnon") == (4, 5, 4)
    assert held(match, "cro_magnon") == set()


@pytest.mark.law("neanderthal:G8e", "neanderthal:G4b", "neanderthal:G4d")
def test_example_with_a_fire_the_wolves_are_taken_and_the_horse_is_lost_all_the_same() -> None:
    match = hunts(
        {"horse": {"cro_magnon": 5}, "cro_magnon_3": {"cro_magnon": 1}, "cro_magnon_6": {"cro_magnon": 1}},
        *(3, 4, 5, 6, 5, 5, 6, 6, 6),
        **WOLVES,
    )
    answer(match, "alpha_counts", "free matriarch_orange", "free matriarch_black", "take gray_wolves")
    assert told(match, "prey_lost") == ["prey_lost cro_magnon horse gray_wolves"]
    assert held(match, "cro_magnon") == {"gray_wolves"}
    assert vocabulary(match, "cro_magnon") == (4, 5, 4)
    assert pieces(match, "cro_magnon") == 3
