"""What is counted once a phase or once a turn begins anew in the next one."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.neanderthal.maps import solitaire
from tests.law.neanderthal.table import (
    ACTIONS,
    ANIMALS,
    ASSIGN,
    EVENT,
    HUNT,
    NEGOTIATE,
    answer,
    asked,
    options,
    pieces,
    state,
    table,
)
from tests.law.neanderthal.turns import piles

NEXT = piles(events=["generous_woman"])  # the Würm and a blizzard: nothing that gets in the way


def play_to(match: Match, turn: int, phase: int) -> Match:
    """Play on, doing as little as possible, until somebody is asked in this phase of this turn."""
    while (state(match)["turn"], state(match)["phase"]) < (turn, phase):
        offered = options(match)
        idle = next((each for each in ("done", "decline", "alone") if each in offered), None)
        answer(match, idle or sorted(offered)[0])
    assert (state(match)["turn"], state(match)["phase"]) == (turn, phase)
    return match


@pytest.mark.law("neanderthal:A1.6", "neanderthal:I.1")
def test_everybody_has_an_action_again_in_the_next_turn() -> None:
    match = table(
        phase=ACTIONS,
        pieces={"archaic": {"unassigned": 9}},
        sexuality={"archaic": "harem"},
        tableau={"paintress": "archaic", "piper": "archaic"},
        **NEXT,
    )
    answer(match, "lay_portal bison_black")
    assert asked(match)[0] != 0 or state(match)["turn"] == 2, "one action a turn"
    play_to(match, 2, ACTIONS)
    assert options(match, "lay_portal") == {"bison_white", "shaman_orange"}


@pytest.mark.law("neanderthal:E4a", "neanderthal:A1.6")
def test_husbands_who_have_been_moved_in_phase_2_cost_no_action_in_phase_6() -> None:
    match = table(
        step=5,  # the harem-holder answers a suitor
        pieces={"archaic": {"unassigned": 1, "wed_piper": 1}, "neanderthal": {"unassigned": 1, "piper": 1}},
        alpha={"neanderthal": "unassigned"},
        sexuality={"archaic": "harem"},
        tableau={"piper": "archaic", "matriarch": "archaic"},
        **NEXT,
    )
    assert asked(match)[:2] == (0, "answer_suitors")
    answer(match, "leave_wife piper")
    assert state(match)["acted"] == {"archaic": 1}
    play_to(match, 1, ACTIONS)
    assert asked(match)[:2] == (0, "action")
    assert options(match, "lay_portal") != set()


@pytest.mark.law("neanderthal:E4a")
def test_a_harem_holder_can_move_husbands_again_in_the_next_turn() -> None:
    match = table(
        pieces={"archaic": {"unassigned": 9, "wed_piper": 1}},
        sexuality={"archaic": "harem"},
        tableau={"piper": "archaic", "matriarch": "archaic"},
        acted={"archaic": 4},
        **NEXT,
    )
    assert options(match, "leave_wife") == set(), "two moves for each daughter"
    play_to(match, 2, ASSIGN)
    while asked(match)[0] != 0:
        answer(match, "done")
    assert options(match, "leave_wife") == {"piper"}


@pytest.mark.law("neanderthal:E2i.1")
def test_portals_that_a_promotion_has_needed_serve_again_in_the_next_turn() -> None:
    match = table(
        pieces={"archaic": {"unassigned": 9}},
        portals={"archaic": ["venus_black", "shaman_orange", "shaman_white", "bison_white"]},
        raised={"archaic": 1},
        rules={"promotion_portals": "distinct"},
        **NEXT,
    )
    assert "4" not in options(match, "promote")
    play_to(match, 2, ASSIGN)
    while asked(match)[0] != 0:
        answer(match, "done")
    assert "4" in options(match, "promote")


@pytest.mark.law("neanderthal:F1.1")
def test_everybody_can_make_all_offers_again_in_the_next_turn() -> None:
    match = table(
        phase=ACTIONS,
        pieces={"archaic": {"unassigned": 9, "archaic_1": 1}, "neanderthal": {"unassigned": 3}},
        tribal=["archaic"],
        offers={"*": 0},
        **NEXT,
    )
    assert state(match)["offers"] == {}
    play_to(match, 2, ASSIGN)
    for _ in range(3):
        if asked(match)[0] != 2:
            answer(match, "send rabbits", "alpha_among 1")
        answer(match, "done")
    while state(match)["phase"] != NEGOTIATE:
        answer(match, "done")
    assert state(match)["offers"] == {"archaic": 4, "neanderthal": 4, "cro_magnon": 4}
    assert asked(match) == (0, "deal_with", "F1.1")


@pytest.mark.law("neanderthal:I2a")
def test_a_portal_of_this_turn_counts_for_a_foreign_husband_in_the_next_one() -> None:
    match = table(
        phase=ACTIONS,
        pieces={"archaic": {"unassigned": 9, "wed_paintress": 1}, "neanderthal": {"unassigned": 9}},
        sexuality={"archaic": "pair_bonding", "neanderthal": "harem"},
        order=["neanderthal", "archaic", "cro_magnon"],
        tableau={"paintress": "neanderthal", "housewife": "archaic"},
        disks={"housewife": {"black": 1}},
        **NEXT,
    )
    answer(match, "lay_portal bison_black")
    assert asked(match)[:2] == (0, "action")
    assert options(match, "free") == set()
    play_to(match, 2, ACTIONS)
    while asked(match)[0] != 0:
        answer(match, "done")
    assert options(match, "free") == {"housewife_black"}


@pytest.mark.law("neanderthal:D6.1", "neanderthal:D4c.1")
def test_losses_to_chaos_are_those_of_one_turn() -> None:
    match = table(phase=ACTIONS, pieces={"archaic": {"unassigned": 3}}, lost={"archaic": 2}, **NEXT)
    play_to(match, 2, EVENT)
    assert state(match)["lost"] == {}


@pytest.mark.law("neanderthal:H1.1")
def test_an_animal_gives_again_in_the_next_turn() -> None:
    match = table(
        phase=ANIMALS,
        pieces={"archaic": {"unassigned": 9, "archaic_6": 1}},
        tribal=["archaic"],
        tableau={"caribou": "archaic"},
        **NEXT,
    )
    answer(match, "milk caribou")
    before = pieces(match, "archaic")
    play_to(match, 2, ANIMALS)
    assert options(match, "milk") == {"caribou"}
    answer(match, "milk caribou")
    assert pieces(match, "archaic") == before + 2


@pytest.mark.law("neanderthal:G7.2")
def test_a_predator_that_has_come_into_a_row_attacks_in_the_next_turn() -> None:
    match = table(
        phase=HUNT,
        step=2,
        pieces={"archaic": {"unassigned": 9}},
        south=["horse", "gray_wolves"],
        fresh={"gray_wolves": True},
        **NEXT,
    )
    assert not any(state(match)["fresh"].values()), "the hunts are over"


@pytest.mark.law("neanderthal:D7b.1", "neanderthal:D7c")
def test_the_bids_of_one_auction_are_none_in_the_next() -> None:
    given: dict[str, Any] = piles("singing_woman", events=["laughing_woman"])
    match = table(phase=EVENT, event="singing_woman", step=5, bids={"archaic": 2}, **given)
    play_to(match, 2, EVENT)
    while asked(match)[1] != "bid":
        match.choose(0)
    assert state(match)["bids"] == {}
    assert "1" in options(match, "bid")


@pytest.mark.law("neanderthal:L5a")
def test_hunters_on_a_map_move_once_a_turn() -> None:
    land = {"4_3": "rabbits", "4_2": "pond_turtle"}
    match = solitaire(land, {"rabbits": 2, "archaic_6": 1}, phase=ASSIGN, alpha={"archaic": "dead"}, **NEXT)
    answer(match, "at rabbits", "number 2", "into 4_2")
    assert options(match, "at") == set()
    play_to(match, 2, ASSIGN)
    assert options(match, "at") != set()


@pytest.mark.law("neanderthal:L3d", "neanderthal:L6.1")
def test_what_was_disturbed_is_hunted_in_the_next_turn() -> None:
    match = solitaire(
        {"4_3": "rabbits"},
        {"rabbits": 2},
        phase=ACTIONS,
        alpha={"archaic": "dead"},
        disturbed={"rabbits": True},
        **NEXT,
    )
    play_to(match, 2, EVENT)
    assert not any(state(match)["disturbed"].values())
