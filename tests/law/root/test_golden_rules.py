"""1. The golden rules, and how the Law wants to be read."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from tests.law.root.table import (
    answer,
    asked,
    board,
    dice,
    eyrie_decree,
    hand,
    marquise_acts,
    options,
    pieces,
    rebels,
    record,
    score,
    state,
    supply,
    told,
    warriors,
    woodland,
)
from tests.law.root.wanderer import items, wander


def seen(match: Match, seat: int) -> dict[str, Any]:
    """The state as a seat sees it."""
    found = match.view(seat)["state"]
    assert isinstance(found, dict)
    return found


# How to read the Law


@pytest.mark.law("root:Intro.Q1")
def test_what_an_action_does_not_forbid_may_be_done_in_it() -> None:
    """A March that leads nowhere, a battle that cannot be won: nothing says no."""
    match = marquise_acts(on_map={"marquise_warrior": {"1": 1}})
    answer(match, "march", "to 9", "from 9", "to 1")
    assert warriors(match, "1")[0] == 1
    hopeless = marquise_acts(on_map={"marquise_warrior": {"1": 1}, "eyrie_warrior": {"1": 9}})
    assert options(hopeless, "battle") == {"1"}


@pytest.mark.law("root:Intro.Q2")
def test_nobody_is_asked_for_consent() -> None:
    """The Marquise attacks, and a Vagabond aids and takes an item for it: the others have no say."""
    battle = marquise_acts(on_map={"marquise_warrior": {"1": 2}, "eyrie_warrior": {"1": 2}}, chance=dice(1, 1))
    answer(battle, "battle 1")
    assert [step.seat for step in battle.steps] == [0]
    assert warriors(battle, "1") == (1, 1, 0)
    aid = wander(
        "1",
        items={"ready": {"boot": 1}},
        on_map={"marquise_warrior": {"1": 1}},
        hands={0: ["anvil"]},
        crafted_items={"1": {"tea": 1}},
    )
    answer(aid, "aid 1", "give anvil")
    assert [step.seat for step in aid.steps] == [0, 0]
    assert (hand(aid, 1), items(aid)["track"]) == ({"anvil"}, {"tea": 1})


@pytest.mark.law("root:Intro.Q4", "root:6.2.2")
def test_moving_is_not_placing() -> None:
    """Where the Marquise has her keep others cannot place warriors, but can move them."""
    on_map = {"keep": {"1": 1}, "alliance_warrior": {"5": 1}, "base_fox": {"1": 1}}
    match = rebels("evening", 1, officers=2, on_map=on_map)
    assert options(match, "recruit_at") == set()
    answer(match, "from 5", "to 1")
    assert warriors(match, "1")[2] == 1


# 1.1 Conflicts


@pytest.mark.law("root:1.1.1")
def test_a_card_goes_before_the_law() -> None:
    """4.3.1 lets the defender ambush; the Scouting Party says that ambushes do not touch its owner."""
    match = marquise_acts(
        on_map={"marquise_warrior": {"1": 2}, "eyrie_warrior": {"1": 2}},
        crafted={0: ["scouting_party_1"]},
        cards={1: ["ambush_fox"]},
        chance=dice(1, 0),
    )
    answer(match, "battle 1")
    assert warriors(match, "1") == (2, 1, 0)
    assert hand(match, 1) == {"ambush_fox"}


@pytest.mark.law("root:1.1.1")
def test_a_rule_of_a_faction_goes_before_the_common_one() -> None:
    """2.5 has nobody rule on a tie, the Eyrie rules there; 3.2.2 scores what the card says, the Eyrie one point."""
    tie = {"eyrie_warrior": {"1": 1}, "marquise_warrior": {"1": 1, "5": 2, "9": 2, "10": 2}}
    assert asked(eyrie_decree([], ["anvil"], on_map=tie))[1] == "move_to"
    alliance = {"alliance_warrior": {"1": 1}, "marquise_warrior": {"1": 1, "5": 2, "9": 2, "10": 2}}
    assert options(rebels("evening", 1, officers=1, on_map=alliance), "from") == set()


@pytest.mark.law("root:1.1.2", "root:G.1.4")
def test_cannot_is_absolute() -> None:
    """The Decree says must, the keep says cannot: the roost is not built, and the Eyrie falls into turmoil."""
    on_map = {"eyrie_warrior": {"1": 2}, "keep": {"1": 1}}
    assert asked(eyrie_decree([], [], [], ["anvil"], on_map=on_map)) == (1, "eyrie_leader", "7.7.3")
    free = eyrie_decree([], [], [], ["anvil"], on_map={"eyrie_warrior": {"1": 2}})
    assert pieces(free, "roost", "1") == 1


# 1.2 Open and hidden


@pytest.mark.law("root:1.2.1")
def test_hands_are_secret_and_their_sizes_are_not() -> None:
    match = woodland(cards={0: ["anvil", "sword"], 1: ["bake_sale"]}, on_map={"workshop": {"1": 1}})
    assert seen(match, 0)["hands"] == [
        {"cards": ["anvil", "sword"], "hidden": 0},
        {"cards": [], "hidden": 1},
        {"cards": [], "hidden": 0},
    ]
    assert seen(match, 2)["hands"][0] == {"cards": [], "hidden": 2}


@pytest.mark.law("root:1.2.2")
def test_the_discard_pile_is_open_to_all_and_the_deck_to_nobody() -> None:
    match = woodland(
        discards=["anvil", "sword"],
        pile=["bake_sale", "armorers_1"],
        cards={0: ["foxfolk_steel"]},
        on_map={"workshop": {"1": 1}},
    )
    for seat in range(3):
        assert set(seen(match, seat)["discards"]) == {"anvil", "sword"}
        assert seen(match, seat)["deck"] == [None, None]


# 1.3 Deals


@pytest.mark.law("root:1.3.2")
def test_no_card_changes_hands_unless_a_rule_says_so() -> None:
    """Everything the Marquise can do with the cards she holds, and none of it gives one to another."""
    cards = {0: ["anvil", "sword", "bake_sale", "birdy_bindle"]}
    on_map = {"workshop": {"1": 1}, "sawmill": {"5": 1}, "marquise_warrior": {"9": 2}, "eyrie_warrior": {"9": 1}}
    crafting = woodland(cards=cards, on_map=on_map)
    assert {text.split()[0] for text in options(crafting)} == {"craft", "done"}
    acting = marquise_acts(0, cards=cards, on_map=on_map)
    assert {text.split()[0] for text in options(acting)} == {"bird_for_action", "done"}


# 1.4 Turns


@pytest.mark.law("root:1.4.1")
def test_birdsong_daylight_evening_and_then_the_next_clockwise() -> None:
    match = woodland(
        "birdsong",
        step=0,
        turn=2,
        cards={2: ["anvil"]},
        on_map={"sympathy": {"1": 1}, "workshop": {"5": 1}, "marquise_warrior": {"5": 1}},
        boards={"alliance": {"supporters": ["sword"]}},
    )
    assert asked(match) == (2, "alliance_revolt", "8.4.1")
    answer(match, "done", "done")
    assert asked(match) == (2, "alliance_act", "8.5")
    answer(match, "done")
    assert told(match, "8.6.2")
    assert told(match, "1.4.1") == ["turn_begins 0 1"]
    assert (asked(match)[0], state(match)["turn"]) == (0, 0)


@pytest.mark.law("root:1.4.1")
def test_what_happens_at_the_start_of_a_phase_comes_before_all_else() -> None:
    """The Cobbler moves before the Evening's draw, the Command Warren battles before anything is crafted."""
    match = woodland(
        step=0,
        cards={0: ["anvil"]},
        crafted={0: ["command_warren_1"]},
        on_map={"workshop": {"1": 1}, "marquise_warrior": {"1": 1}, "eyrie_warrior": {"1": 1}},
        chance=dice(0, 0),
    )
    assert asked(match)[1] == "start_of_phase"
    assert options(match) == {"use command_warren_1", "done"}
    answer(match, "use command_warren_1")
    assert asked(match)[1] == "linger"
    assert "craft anvil" in options(match)
    evening = woodland("evening", step=0, crafted={0: ["cobbler_1"]}, on_map={"marquise_warrior": {"1": 1}})
    assert asked(evening)[1] == "start_of_phase"
    assert hand(evening) == set()


@pytest.mark.law("root:1.4.1", "root:C.3.4")
def test_what_happens_at_the_end_of_a_phase_comes_after_all_else() -> None:
    """The point for the Pass is scored after the cards of the Evening are drawn and discarded."""
    held = ["anvil", "bake_sale", "sword", "birdy_bindle", "investments"]
    match = woodland("evening", rules={"map": "mountain"}, cards={0: held}, on_map={"marquise_warrior": {"6": 1}})
    assert asked(match)[1] == "discard_down"
    assert score(match) == 0
    answer(match, "discard anvil")
    assert score(match) == 1
    assert record(match).index("C.3.4 scored 0 1") < record(match).index("1.4.1 turn_begins 1 1")


@pytest.mark.law("root:1.4.2")
def test_nothing_comes_between_the_two_moves_of_a_march() -> None:
    match = marquise_acts(
        on_map={"marquise_warrior": {"1": 2}},
        crafted={0: ["tax_collector_1"]},
        cards={0: ["birdy_bindle"]},
        rules={"bird_actions": "added"},
    )
    assert {"use tax_collector_1", "bird_for_action birdy_bindle"} <= options(match)
    answer(match, "march", "to 5", "number 1")
    assert options(match) == {"from 1", "from 5", "done"}
    answer(match, "done")
    assert "use tax_collector_1" in options(match)


@pytest.mark.law("root:1.4.2", "root:4.3.3")
def test_what_says_that_it_is_used_in_battle_is_used_in_battle() -> None:
    match = marquise_acts(
        on_map={"marquise_warrior": {"1": 2}, "eyrie_warrior": {"1": 2}},
        crafted={1: ["armorers_1"]},
        chance=dice(1, 1),
    )
    answer(match, "battle 1")
    assert asked(match) == (1, "use_in_battle", "4.3.3")


# 1.5 Pieces


@pytest.mark.law("root:1.5.1")
def test_there_are_no_more_pieces_than_in_the_box() -> None:
    with pytest.raises(PositionError, match="only 25 pieces of kind marquise_warrior"):
        woodland(on_map={"marquise_warrior": {"1": 26}})
    with pytest.raises(PositionError, match="only 8 pieces of kind wood"):
        woodland(on_map={"wood": {"1": 9}})
    match = marquise_acts(on_map={"marquise_warrior": {"9": 25}, "recruiter": {"1": 1}})
    assert "recruit_all" not in options(match)


@pytest.mark.law("root:1.5.4", "root:G.1.22")
def test_as_many_as_possible_are_placed_and_removed_but_costs_are_paid_in_full() -> None:
    short = marquise_acts(on_map={"recruiter": {"1": 1, "5": 1}, "marquise_warrior": {"9": 24}})
    answer(short, "recruit_all", "at 5")
    assert (supply(short, "marquise_warrior"), warriors(short, "5")[0]) == (0, 1)
    over = marquise_acts(on_map={"marquise_warrior": {"5": 3}, "roost": {"5": 1}}, chance=dice(3, 3))
    answer(over, "battle 5")  # four hits and one piece
    assert (pieces(over, "roost", "5"), warriors(over, "5")[0]) == (0, 3)
    one_supporter = rebels("birdsong", 2, ["anvil"], on_map={"sympathy": {"1": 1}})
    assert options(one_supporter, "revolt") == set()


@pytest.mark.law("root:1.5.4", "root:6.2.3")
def test_pieces_removed_together_are_all_gone_before_an_effect_looks() -> None:
    """Her warriors fall with the keep: there is no place to heal them any more, though both were there before."""
    match = woodland(
        turn=1,
        cards={0: ["anvil"], 1: ["favor_of_the_foxes"]},
        on_map={"roost": {"1": 1, "6": 1, "8": 1}, "marquise_warrior": {"6": 2, "12": 3}, "keep": {"12": 1}},
        boards={"eyrie": {"leader": "builder"}},
    )
    answer(match, "craft favor_of_the_foxes")
    assert told(match, "6.2.3") == []
    assert supply(match, "marquise_warrior") == 25
    assert asked(match)[1] != "marquise_hospitals"


@pytest.mark.law("root:1.5.4", "root:8.2.4", "root:8.2.3.I")
def test_a_base_counts_as_gone_when_the_card_for_the_sympathy_comes() -> None:
    """With base and sympathy both gone there is room for five supporters only, whichever comes first."""
    held = ["sword", "bake_sale", "investments", "smugglers_trail", "codebreakers_1"]
    match = marquise_acts(
        on_map={"marquise_warrior": {"1": 3}, "base_fox": {"1": 1}, "sympathy": {"1": 1}},
        cards={0: ["anvil"]},
        boards={"alliance": {"supporters": held}},
        chance=dice(1, 1),
    )
    answer(match, "battle 1", "outrage_first", "give anvil")
    assert len(board(match, "alliance")["supporters"]) == 5
    assert "anvil" in state(match)["discards"]


@pytest.mark.law("root:1.5.3", "root:G.1.33")
def test_warriors_treated_as_his_own_stay_those_of_their_faction() -> None:
    """A Vagabond fights with Marquise warriors: what falls of them goes to her supply, and she still rules by them."""
    match = wander(
        "1",
        items={"ready": {"sword": 1, "boot": 1}},
        board={"relation": {"1": "allied"}},
        on_map={"marquise_warrior": {"1": 3}, "eyrie_warrior": {"1": 1}},
        boards={"marquise": {"actions": 3}},
        chance=dice(1, 1),
    )
    answer(match, "battle 1", "against 2", "with_ally 1", "lose marquise_warrior")
    assert (pieces(match, "marquise_warrior", "1"), supply(match, "marquise_warrior")) == (2, 23)


@pytest.mark.law("root:1.5.5", "root:G.1.12")
def test_forced_warriors_move_as_if_their_owner_moved_them() -> None:
    """Eyrie warriors that a Vagabond takes along rule on ties, and pay for outrage themselves."""
    match = wander(
        "1",
        items={"ready": {"boot": 2}},
        board={"relation": {"2": "allied"}},
        on_map={"eyrie_warrior": {"1": 2}, "marquise_warrior": {"1": 2, "5": 3}, "sympathy": {"5": 1}},
        hands={2: ["bake_sale"]},
        table=["vagabond", "marquise", "eyrie", "alliance"],
    )
    answer(match, "walk 5", "along 2", "number 1")
    assert asked(match) == (2, "alliance_outrage", "8.2.6")


@pytest.mark.law("root:1.4.1")
@pytest.mark.parametrize(("turns", "round"), [(0, 1), (1, 1), (2, 2), (5, 3)])
def test_a_round_is_a_turn_of_everybody(turns: int, round: int) -> None:
    """The turn after so many others, and the one being played, is told with its round."""
    match = woodland("evening", turn=2, turns=turns)
    assert told(match, "1.4.1")[0] == f"turn_begins 0 {round}"
