"""M Brink: three species hunt together, take husbands of each other, and win or lose together."""

from __future__ import annotations

from typing import Any

import pytest

import lawspeaker
from lawspeaker.kernel.match import Match
from tests.law.neanderthal.hunts import told
from tests.law.neanderthal.maps import EMPTY, LAST, UNEXPLORED, Land, at, lie, together
from tests.law.neanderthal.table import (
    ACTIONS,
    ALL,
    ASSIGN,
    HUNT,
    answer,
    asked,
    dice,
    options,
    owner,
    pieces,
    state,
)
from tests.law.neanderthal.turns import icon, sale

DEAD_ALPHAS = dict.fromkeys(ALL, "dead")
LAND: Land = {"4_3": "horse", "4_2": "rabbits", "1_1": "caribou"}


def hunting(hunters: dict[str, int], *faces: int, land: Land | None = None, **given: Any) -> Match:
    """The last turn's hunt of the horse by these; whoever is not named is on the caribou, dead or elsewhere."""
    crews = {tribe: {"horse": hunters[tribe]} if tribe in hunters else {} for tribe in ALL}
    for tribe, places in given.pop("others", {}).items():
        crews[tribe] = {**crews[tribe], **places}
    settings = {"phase": HUNT, "alpha": DEAD_ALPHAS, "chance": dice(*faces), **LAST, **given}
    return together(land or LAND, crews, **settings)


# M.1 The set-up


@pytest.mark.law("neanderthal:M.1", "neanderthal:L1a", "neanderthal:L1b")
def test_every_species_begins_in_a_place_of_its_own() -> None:
    tribes = {f"tribe_{seat + 1}": tribe for seat, tribe in enumerate(ALL)}
    match = lawspeaker.start("neanderthal", seats=3, seed=1, rules={"variant": "brink", **tribes})
    homes = {"archaic": "2_1", "neanderthal": "4_3", "cro_magnon": "2_5"}
    assert {tribe: pieces(match, tribe, at(match, home)) for tribe, home in homes.items()} == dict.fromkeys(ALL, 6)
    known = {"2_1", "1_1", "3_1", "2_2", "4_3", "4_2", "4_4", "3_3", "2_5", "1_5", "3_5", "2_4"}
    assert {slot for slot, card in state(match)["slots"].items() if card != "none"} == known


# M2 Daughters


@pytest.mark.law("neanderthal:M2.1", "neanderthal:L4.1")
def test_any_of_the_players_brings_up_the_daughter_if_the_others_leave_her_to_him() -> None:
    pieces_of = {tribe: {"rabbits": 1} for tribe in ALL}
    given: dict[str, Any] = {"pieces": pieces_of, "alpha": DEAD_ALPHAS, "rules": {"variant": "brink"}, **lie(LAND)}
    match = sale("piper", 3, **given, tableau={"matriarch": "cro_magnon"})
    answer(match, "decline", "decline")
    assert asked(match) == (2, "buy_daughter", "L4.1")
    answer(match, "bring_up piper")
    assert owner(match, "piper") == "cro_magnon"
    assert state(match)["disks"]["piper"] == {"orange": 2}


@pytest.mark.law("neanderthal:L3h")
def test_of_those_who_lost_equally_much_wanderlust_befalls_the_first() -> None:
    crews = {tribe: {"rabbits": 3} for tribe in ("archaic", "neanderthal", "cro_magnon")}
    rules = {"variant": "brink", "map_wanderers": "stricken"}
    given: dict[str, Any] = {"pieces": crews, "alpha": DEAD_ALPHAS, "rules": rules, **lie(LAND)}
    match = icon("laughing_woman", 2, lost={"neanderthal": 2, "cro_magnon": 2}, **given)
    assert told(match, "died") == ["died neanderthal 1 rabbits"]


@pytest.mark.law("neanderthal:L3h", "neanderthal:G1g")
def test_a_promiscuous_suitor_has_no_child_on_a_map() -> None:
    crews = {"archaic": {"unassigned": 2}, "neanderthal": {}, "cro_magnon": {"piper": 1}}
    given: dict[str, Any] = {"phase": HUNT, "alpha": DEAD_ALPHAS, "sexuality": {"cro_magnon": "promiscuous"}, **LAST}
    match = together(LAND, crews, tableau={"piper": "archaic"}, chance=dice(1), **given)
    assert told(match, "courted") == ["courted cro_magnon piper 1"]
    assert pieces(match, "cro_magnon", "guests_of_archaic") == 0
    assert pieces(match, "archaic") == 2


@pytest.mark.law("neanderthal:L4c", "neanderthal:D7c")
def test_the_caring_womans_husband_still_pays_a_disk_for_his_first_daughter() -> None:
    match = sale(
        "piper",
        3,
        pieces={"archaic": {"rabbits": 1}, "neanderthal": {"wed_caring_woman": 1}, "cro_magnon": {"rabbits": 1}},
        alpha=DEAD_ALPHAS,
        rules={"variant": "brink"},
        tableau={"caring_woman": "archaic"},
        **lie(LAND),
    )
    answer(match, "decline", "bring_up piper")
    assert owner(match, "piper") == "neanderthal"
    assert state(match)["disks"]["piper"] == {"orange": 1}


@pytest.mark.law("neanderthal:L4d", "neanderthal:M2.1", "neanderthal:CARD.52")
def test_the_singing_woman_has_another_power_on_a_map() -> None:
    crews = {"archaic": {"matriarch": 1}, "neanderthal": {"horse": 1}, "cro_magnon": {"rabbits": 1}}
    match = together(
        LAND,
        crews,
        **{"phase": HUNT, "alpha": DEAD_ALPHAS, "sexuality": dict.fromkeys(ALL[:2], "harem"), **LAST},
        tableau={"singing_woman": "archaic", "matriarch": "neanderthal"},
        chance=dice(5, 5, 5),
    )
    while not match.over and asked(match)[1] == "next_hunt":
        match.choose(0)
    assert told(match, "courted") == ["courted archaic matriarch 5"]


# M3 Movement and joint hunts


@pytest.mark.law("neanderthal:M1.1", "neanderthal:M3.1", "neanderthal:M3a")
def test_all_move_then_discover_and_nobody_fights() -> None:
    crews = {tribe: {"rabbits": 1} for tribe in ALL}
    match = together(LAND, crews, phase=ASSIGN, alpha=DEAD_ALPHAS, chance=dice(3, 3, 3))
    answer(match, "at rabbits", "into 4_3", "done")
    assert at(match, "4_4") == UNEXPLORED
    answer(match, "done")
    assert at(match, "4_4") != UNEXPLORED
    assert asked(match) == (1, "hunt_together", "M3a")
    assert told(match, "attacked", "meet") == []


@pytest.mark.law("neanderthal:M3a")
def test_those_who_like_hunt_with_one_roll_and_the_others_by_themselves() -> None:
    match = hunting({"archaic": 1, "neanderthal": 1, "cro_magnon": 1}, 1, 1)
    answer(match, "join", "alone", "join")
    assert told(match, "hunt_succeeded") == ["hunt_succeeded archaic horse 2", "hunt_succeeded cro_magnon horse 2"]
    apart = hunting({"archaic": 1, "neanderthal": 2}, 1, 1, 5)
    answer(apart, "join", "alone")  # it takes two
    assert told(apart, "hunt_failed", "hunt_succeeded") == [
        "hunt_failed archaic horse 1",
        "hunt_failed neanderthal horse 1",
    ]


@pytest.mark.law("neanderthal:M3a")
def test_babies_disks_and_cards_are_shared_as_the_party_likes() -> None:
    match = hunting(
        {"archaic": 2, "neanderthal": 2},
        *(1, 1, 1, 1),
        others={"archaic": {"archaic_6": 1}, "neanderthal": {"neanderthal_6": 1}},
        tribal=["archaic", "neanderthal"],
        immature=["neanderthal_6"],
    )
    answer(match, "join", "join", "decline")  # no husband for the Archaic,
    answer(match, "decline")  # nor for the Neanderthal
    assert asked(match) == (0, "take_to_hand", "G6.1")
    answer(match, "take horse")
    assert asked(match) == (0, "who_has_baby", "M3a")
    answer(match, "give_to neanderthal", "give_to archaic", "give_to neanderthal")
    assert asked(match) == (1, "free_disk", "G3.2")
    answer(match, "free neanderthal_6")
    new = at(match, "4_3")
    assert [pieces(match, tribe, new) for tribe in ("archaic", "neanderthal")] == [3, 4]
    assert state(match)["hand"]["horse"] == "archaic"


@pytest.mark.law("neanderthal:M3a", "neanderthal:G2.1", "neanderthal:Gd")
def test_everybody_has_dice_of_his_own_in_a_joint_roll() -> None:
    land = {"4_3": "aurochs"}
    crews = {"archaic": {"aurochs": 1}, "neanderthal": {"aurochs": 2}, "cro_magnon": {}}
    match = together(
        land,
        crews,
        phase=HUNT,
        alpha=DEAD_ALPHAS,
        chance=dice(3, 3, 5),
        tableau={"flint_mine_14": "archaic"},
        **LAST,
    )
    answer(match, "join", "join")
    assert told(match, "hunt_failed") == ["hunt_failed archaic aurochs 1", "hunt_failed neanderthal aurochs 1"]
    assert told(match, "died") == ["died neanderthal 1 aurochs"]


PREDATOR: Land = {"4_3": "horse", "4_2": "gray_wolves"}


@pytest.mark.law("neanderthal:L6c", "neanderthal:M3a", "neanderthal:G4b")
def test_a_predator_robs_a_whole_party() -> None:
    match = hunting({"archaic": 1, "neanderthal": 1}, 1, 1, 3, 3, land=PREDATOR)
    answer(match, "join", "join", "give_to archaic", "give_to neanderthal", "give_to neanderthal")
    assert [pieces(match, tribe) for tribe in ("archaic", "neanderthal")] == [1, 2]
    answer(match, "join", "join", "decline", "decline")  # nobody takes a husband
    assert told(match, "prey_lost") == ["prey_lost archaic horse gray_wolves"]
    assert [pieces(match, tribe) for tribe in ("archaic", "neanderthal")] == [0, 0]


TWO_PREDATORS: Land = {"4_3": "horse", "4_2": "gray_wolves", "4_4": "cave_hyena"}  # the hyena has the lower climax


def two_predators(*faces: int, **given: Any) -> Match:
    """The Archaic and the Neanderthal have hunted the horse together, and two predators come."""
    match = hunting({"archaic": 2, "neanderthal": 2}, 1, 1, 3, 3, *faces, land=TWO_PREDATORS, **given)
    return answer(match, "join", "join", "give_to archaic", "give_to archaic", "give_to neanderthal")


@pytest.mark.law("neanderthal:G4.2", "neanderthal:G4a", "neanderthal:M3a", "neanderthal:L6c")
def test_all_who_hunted_together_go_on_to_a_second_predator() -> None:
    match = answer(two_predators(1, 3, 3, 4), "join", "join", "decline", "decline")
    assert told(match, "predator_comes")[2:] == [
        "predator_comes gray_wolves archaic 2",
        "predator_comes gray_wolves neanderthal 2",
    ]
    assert asked(match) == (0, "hunt_together", "M3a")
    assert [pieces(match, tribe, "gray_wolves") for tribe in ("archaic", "neanderthal")] == [2, 2]


@pytest.mark.law("neanderthal:G4.2", "neanderthal:M3a")
def test_they_go_on_if_each_has_met_the_first_by_himself() -> None:
    match = answer(two_predators(1, 3, 3, 4), "alone", "alone")
    assert asked(match) == (0, "hunt_together", "M3a")
    assert [pieces(match, tribe, "gray_wolves") for tribe in ("archaic", "neanderthal")] == [2, 2]


@pytest.mark.law("neanderthal:G4.2", "neanderthal:G4b", "neanderthal:M3a")
def test_where_the_owner_of_the_prey_has_died_the_others_bring_it_before_the_second_predator() -> None:
    data = "[biome.cave_hyena.hunt]\nbloody = [5]\n"
    match = answer(two_predators(5, 5, 1, 3, 3, 3, data=data), "join", "join")
    assert told(match, "predator_comes")[2:] == ["predator_comes gray_wolves neanderthal 2"]
    assert told(match, "prey_lost") == ["prey_lost neanderthal horse gray_wolves"]


@pytest.mark.law("neanderthal:M3a", "neanderthal:G4c")
def test_who_hunts_alone_does_not_roll_where_a_predator_has_been_hunted_and_keeps_the_prey() -> None:
    match = hunting(
        {},
        *(1, 1, 3),
        land={"4_3": "gray_wolves", "4_2": "horse", "4_4": "red_deer"},
        others={"archaic": {"gray_wolves": 1}, "neanderthal": {"gray_wolves": 2, "unassigned": 1}},
        step=2,
        prey_of={"red_deer": "neanderthal"},
        prey_born={"red_deer": {"neanderthal": 1}},
        prey_slot={"red_deer": "4_4"},
        stalker={"red_deer": "gray_wolves"},
    )
    answer(match, "alone", "alone")
    assert told(match, "hunt_succeeded", "hunt_failed") == ["hunt_succeeded archaic gray_wolves 1"]
    assert told(match, "beaten") == ["beaten neanderthal gray_wolves"]
    assert pieces(match, "neanderthal", "red_deer") == 1
    assert told(match, "prey_lost") == []


# G7a Opportunistic hunts

ASS: Land = {**EMPTY, "3_2": "european_ass", "3_1": "rabbits"}


def failing(*faces: int, deck: list[str], **given: Any) -> Match:
    """Three Archaics, who are tribal, hunt the European ass and then four Neanderthals, each for themselves."""
    crews = {
        "archaic": {"european_ass": 3, "archaic_2": 1},
        "neanderthal": {"european_ass": 4},
        "cro_magnon": {"rabbits": 1},
    }
    match = together(
        ASS,
        crews,
        **{"phase": HUNT, "alpha": DEAD_ALPHAS, "tribal": ["archaic"], "decks": {"south": deck}, **LAST, **given},
        chance=dice(*faces),
    )
    while asked(match)[1] in ("next_hunt", "hunt_together"):
        answer(match, "alone" if asked(match)[1] == "hunt_together" else sorted(options(match))[-1])
    return answer(match, "take european_ass")


@pytest.mark.law("neanderthal:G7a", "neanderthal:M1.1")
def test_others_may_hunt_what_comes_in_the_place_of_a_card_that_was_taken() -> None:
    match = failing(5, 4, 4, 4, *(1, 1, 2, 3), deck=["horse", "red_deer"])
    assert asked(match) == (1, "hunt_instead", "G7a")
    assert options(match) == {"hunt red_deer", "go_home"}
    answer(match, "hunt red_deer")
    assert told(match, "hunt_succeeded") == ["hunt_succeeded neanderthal red_deer 2"]
    assert pieces(match, "archaic", "red_deer") == 3, "they have hunted and stand there"


@pytest.mark.law("neanderthal:G7a", "neanderthal:L6e")
def test_who_does_not_hunt_it_stands_there_all_the_same() -> None:
    match = answer(failing(5, 4, 4, 4, deck=["horse", "red_deer"]), "go_home")
    assert len(told(match, "rolled")) == 2
    assert (pieces(match, "archaic", "red_deer"), pieces(match, "neanderthal", "red_deer")) == (3, 4)


# M3b Assimilation


@pytest.mark.law("neanderthal:M3b")
def test_after_a_joint_hunt_one_of_the_party_takes_a_husband_for_good() -> None:
    match = hunting({"archaic": 2, "neanderthal": 2}, 3, 3, 3, 3, sexuality={"archaic": "promiscuous"})
    answer(match, "join", "join")
    assert asked(match) == (0, "assimilate", "M3b")
    assert options(match) == {"assimilate neanderthal", "decline"}
    answer(match, "assimilate neanderthal")
    assert [pieces(match, tribe, "kin_of_archaic") for tribe in ("archaic", "neanderthal")] == [1, 1]
    assert [pieces(match, tribe, "horse") for tribe in ("archaic", "neanderthal")] == [1, 1]
    assert told(match, "assimilated") == ["assimilated archaic neanderthal"]


@pytest.mark.law("neanderthal:M3b")
def test_nobody_is_assimilated_by_hunting_alone() -> None:
    match = hunting({"archaic": 2, "neanderthal": 2}, 3, 3, 3, 3)
    answer(match, "alone", "alone")
    assert len(told(match, "hunt_failed")) == 2
    assert match.over


@pytest.mark.law("neanderthal:M3b", "neanderthal:L6c")
def test_both_meet_the_predator_by_themselves_before_they_are_assimilated_unless_it_is_agreed_otherwise() -> None:
    babies = ["give_to archaic", "give_to neanderthal", "give_to neanderthal"]
    match = hunting({"archaic": 1, "neanderthal": 1}, 1, 1, 1, 3, land=PREDATOR)
    answer(match, "join", "join", *babies, "join", "join")
    assert len(told(match, "rolled")) == 4
    assert asked(match) == (0, "assimilate", "M3b")
    before = hunting(
        {"archaic": 2, "neanderthal": 2}, 1, 1, 1, 3, 3, 3, land=PREDATOR, rules={"assimilation": "before"}
    )
    answer(before, "join", "join")
    assert asked(before) == (0, "assimilate", "M3b")
    answer(before, "assimilate neanderthal")
    assert told(before, "predator_comes") == [
        "predator_comes gray_wolves neanderthal 1",
        "predator_comes gray_wolves archaic 1",
    ]


@pytest.mark.law("neanderthal:M3b", "neanderthal:L6c")
def test_no_predator_comes_where_all_hunters_have_been_assimilated_before() -> None:
    match = hunting({"archaic": 1, "neanderthal": 1}, 1, 1, land=PREDATOR, rules={"assimilation": "before"})
    answer(match, "join", "join", "assimilate neanderthal")
    assert asked(match)[1] == "who_has_baby"
    assert told(match, "predator_comes") == []


@pytest.mark.law("neanderthal:M3a", "neanderthal:GL.baby")
def test_no_more_babies_come_than_there_are_dead() -> None:
    elders = {"archaic": {"unassigned": 17}, "neanderthal": {"unassigned": 17}}
    match = hunting({"archaic": 1, "neanderthal": 1}, 1, 1, 3, others=elders, alpha=DEAD_ALPHAS)
    answer(match, "join", "join")
    while asked(match)[1] != "who_has_baby":
        answer(match, "decline")
    answer(match, "give_to archaic")  # the Neanderthal who is left has the second, and nobody the third
    assert told(match, "born") == ["born archaic 1", "born neanderthal 1"]


@pytest.mark.law("neanderthal:M3b")
def test_the_owner_says_whether_the_alpha_is_assimilated() -> None:
    alphas = {**DEAD_ALPHAS, "archaic": "horse", "neanderthal": "horse"}
    match = hunting({"archaic": 2, "neanderthal": 2}, 3, 3, 3, 3, alpha=alphas)
    answer(match, "join", "join", "assimilate neanderthal")
    assert asked(match) == (0, "who_pairs", "M3b")
    answer(match, "number 1")
    assert asked(match) == (1, "who_pairs", "M3b")
    answer(match, "alpha_among 1")
    assert state(match)["alpha"]["neanderthal"] == "kin_of_archaic"
    assert state(match)["alpha"]["archaic"] == "horse"


# M4 Victory

PAIRS = {
    "archaic": {"kin_of_archaic": 2, "kin_of_neanderthal": 1, "kin_of_cro_magnon": 1},
    "neanderthal": {"kin_of_neanderthal": 2, "kin_of_archaic": 1, "kin_of_cro_magnon": 1},
    "cro_magnon": {"kin_of_cro_magnon": 2, "kin_of_archaic": 1, "kin_of_neanderthal": 1},
}
SAVED = {tribe: {**PAIRS[tribe], "rabbits": 1, f"{tribe}_6": 1} for tribe in ALL}


def result(crews: dict[str, dict[str, int]] | None = None, **given: Any) -> tuple[list[int], list[int]]:
    """The winners and the points at the end of the last turn."""
    end = {"phase": ACTIONS, "tribal": list(ALL), "alpha": dict.fromkeys(ALL, "rabbits"), **LAST, **given}
    match = together(LAND, crews or SAVED, **end)
    while not match.over:
        answer(match, "done")
    return match.result.winners, match.result.points


@pytest.mark.law("neanderthal:M4.1", "neanderthal:M4a", "neanderthal:M4b")
def test_all_win_with_every_goal_of_every_species() -> None:
    assert result()[0] == [0, 1, 2]


@pytest.mark.law("neanderthal:M4.1", "neanderthal:M4a")
def test_nobody_wins_where_one_is_not_tribal_or_lacks_an_elder_or_the_alpha() -> None:
    assert result(tribal=["archaic", "neanderthal"])[0] == []
    no_elder = {**SAVED, "archaic": {**SAVED["archaic"], "archaic_6": 0}}
    assert result(no_elder)[0] == []
    assert result(alpha={**dict.fromkeys(ALL, "rabbits"), "archaic": "dead"})[0] == []


@pytest.mark.law("neanderthal:M4b")
def test_husbands_must_come_from_both_others() -> None:
    crews = {tribe: dict(places) for tribe, places in SAVED.items()}
    crews["cro_magnon"]["kin_of_archaic"] = 0
    crews["neanderthal"]["kin_of_archaic"] = 2
    assert result(crews)[0] == []


@pytest.mark.law("neanderthal:M3b", "neanderthal:J.3")
def test_a_pair_scores_as_one_husband() -> None:
    with_pairs = result(SAVED)[1]
    lone = {tribe: {"rabbits": 1, f"{tribe}_6": 1} for tribe in ALL}
    assert [a - b for a, b in zip(with_pairs, result(lone)[1], strict=True)] == [6, 6, 2]  # the Cro-Magnon hold harems
