"""A1 The turn: six phases, each finished by everybody before the next."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.law.greenland.table import (
    ASSIGN,
    ELDERS,
    LIVESTOCK,
    NEGOTIATE,
    answer,
    asked,
    disks,
    options,
    owner,
    state,
    table,
)


def played(seed: int, edition: str) -> list[tuple[int, int]]:
    """The turn and the phase at each ask of a game that is played at random."""
    match = start("greenland", seats=3, seed=seed, rules={"edition": edition})
    lots = Random(seed)
    seen = []
    while match.ask is not None:
        now = state(match)
        seen.append((now["turn"], now["phase"]))
        match.answer(lots.choice(match.ask.options))
    return seen


@pytest.mark.law("greenland:A0.2")
@pytest.mark.parametrize("edition", ["3", "1"])
def test_a_phase_is_finished_by_everybody_before_the_next_one_begins(edition: str) -> None:
    games = [played(seed, edition) for seed in range(5)]
    for seen in games:
        assert seen == sorted(seen)
    assert {phase for seen in games for turn, phase in seen if turn > 0} >= {1, 2, 4, 6}


def elders_turn(pieces: dict[str, dict[str, int]]) -> Match:
    """Phase 6 of a turn after which another one comes."""
    return table("norse", "thule", phase=ELDERS, events=["plankton_bloom", "sea_ice"], set_aside=[], pieces=pieces)


@pytest.mark.law("greenland:A1.6")
def test_in_phase_6_elders_act_by_their_rank_and_who_has_none_may_be_baptised() -> None:
    shaman = {"norse": {"unassigned": 1, "norse_2": 1}}
    match = elders_turn(shaman)
    assert match.ask is not None
    offered = {option.kind for option in match.ask.options}
    assert (asked(match)[0], "burn" in offered, "baptise" in offered) == (0, True, False)
    match = elders_turn({"norse": {"unassigned": 2}})
    assert match.ask is not None
    assert {option.kind for option in match.ask.options} == {"baptise", "done"}


# What is done once a turn or once a phase can be done again in the next

AT_EASE = ["done", "decline", "roll", "go_home"]


def wait(match: Match, topic: str, turn: int) -> Match:
    """Everybody lets things take their course, until somebody is asked about a topic in a later turn."""
    while match.ask is not None and (match.ask.topic.name != topic or state(match)["turn"] != turn):
        texts = [str(option) for option in match.ask.options]
        match.answer(next((text for text in AT_EASE if text in texts), texts[0]))
    assert match.ask is not None
    return match


def neighbours(phase: int, events: int = 2, **given: Any) -> Match:
    """Norse and Thule in a turn after which calm ones come."""
    calm = ["falconers_ransom", "mediterranean", "plankton_bloom"][:events]
    return table("norse", "thule", phase=phase, turn=1, event="overgrazing", events=calm, set_aside=[], **given)


@pytest.mark.law("greenland:F0.1")
def test_who_has_made_all_his_offers_makes_others_in_the_next_turn() -> None:
    colony = {"norse": {"markland": 3, "unassigned": 1}, "thule": {"markland": 3, "unassigned": 1}}
    match = neighbours(NEGOTIATE, pieces=colony, rules={"offers": "1", "edition": "1"})
    answer(match, "let_speak norse", "deal_with thule", "drop")
    assert options(match, "let_speak") | options(match, "deal_with") == {"norse"}, "only the Thule can still speak"
    assert options(wait(match, "who_speaks", 2), "let_speak") == {"norse", "thule"}


@pytest.mark.law("greenland:I0.1")
def test_elders_act_again_in_the_next_turn() -> None:
    council = {"norse": {"unassigned": 1, "norse_1": 1, "norse_2": 1, "norse_3": 3}, "thule": {"unassigned": 1}}
    match = neighbours(ELDERS, pieces=council)
    answer(match, "burn 3")
    assert options(match, "burn") == set()
    assert options(wait(match, "elder_action", 2), "burn") >= {"2"}


@pytest.mark.law("greenland:I6.2")
def test_an_emissary_can_be_used_to_convert_his_host_from_the_next_turn_on() -> None:
    council = {"norse": {"unassigned": 1, "norse_2": 3, "norse_3": 3, "norse_5": 3}, "thule": {"unassigned": 1}}
    match = neighbours(ELDERS, pieces=council, religion={"norse": "monotheist"}, done={"thule": True})
    answer(match, "emissary thule")
    assert options(match, "proselytize") == set()
    wait(match, "elder_action", 2)
    while asked(match)[0] != 0:
        answer(match, "done")
    assert options(match, "proselytize") == {"thule"}


@pytest.mark.law("greenland:E4.3")
def test_abandoned_colonies_can_be_settled_again_in_the_next_turn() -> None:
    crew = {"norse": {"unassigned": 1, "markland": 2, "norse_6": 3}, "thule": {"unassigned": 1}}
    match = neighbours(ASSIGN, pieces=crew)
    answer(match, "abandon")
    assert options(match, "send").isdisjoint({"markland", "vinland"})
    wait(match, "assign_hunters", 2)
    while asked(match)[0] != 0:
        answer(match, "done")
    assert options(match, "send") >= {"markland", "vinland"}


@pytest.mark.law("greenland:F0.2", "greenland:F0.5")
def test_who_has_stayed_on_or_left_one_card_may_leave_the_next() -> None:
    crew = {
        "norse": {"walrus": 5, "narwhal": 5, "norse_6": 1},
        "thule": {"walrus": 1, "narwhal": 1, "unassigned": 1},
    }
    rows = {"north": ["markland", "walrus", "narwhal"], "south": ["vinland"]}
    for term in ("stay", "leave 4"):
        match = neighbours(NEGOTIATE, pieces=crew, warm=rows)
        answer(match, "let_speak norse", "deal_with thule", term, "propose", "agree")
        while state(match)["contested"] == "walrus":
            texts = [str(option) for option in match.ask.options] if match.ask is not None else []
            answer(match, next((text for text in AT_EASE if text in texts), texts[0]))
        answer(match, "let_speak norse", "deal_with thule")
        assert options(match, "leave") == {"1", "2", "3", "4"}


@pytest.mark.law("greenland:H1.2")
def test_the_energy_of_a_slaughtered_animal_is_had_once() -> None:
    people = {"norse": {"unassigned": 1}, "thule": {"unassigned": 1}}
    match = neighbours(LIVESTOCK, 3, pieces=people, tableau={"cattle": "norse"}, energy={"norse": 0})  # no hay
    assert owner(match, "cattle") == "none"
    for turn in (1, 2):
        assert disks(wait(match, "elder_action", turn), "norse")[0] == 2
        assert state(match)["withheld"] == {}


@pytest.mark.law("greenland:I6.1")
def test_who_has_been_converted_is_not_converted_again() -> None:
    people = {"norse": {"unassigned": 1, "norse_2": 1}, "thule": {"unassigned": 1, "thule_2": 1}}
    match = neighbours(ELDERS, pieces=people, step=2, converting={"thule": True})
    wait(match, "elder_action", 2)
    assert (state(match)["religion"]["thule"], state(match)["converting"]) == ("monotheist", {})
