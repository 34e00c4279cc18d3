"""4.1 Crafting."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.woodland import answer, asked, crafted, dice, hand, options, record, score, state, woodland

WAITING: dict[str, Any] = {"marquise": {"actions": 3}}


def workshops(held: list[str], on_map: dict[str, int], **given: Any) -> Match:
    """The Marquise about to craft, with these cards and workshops."""
    pieces = {"workshop": on_map, "marquise_warrior": {"3": 1}}
    return woodland(cards={0: held}, on_map=pieces, boards=WAITING, **given)


# 4.1


@pytest.mark.law("root:4.1", "root:2.1.2", "root:2.1.3")
def test_ambush_and_dominance_cards_are_not_crafted() -> None:
    held = ["ambush_fox", "ambush_bird_1", "dominance_fox", "dominance_bird", "anvil"]
    match = workshops(held, {"1": 1, "5": 2, "2": 2, "8": 1})
    assert options(match, "craft") == {"anvil"}


@pytest.mark.law("root:4.1")
def test_only_cards_of_the_own_hand_are_crafted() -> None:
    match = workshops(["sword"], {"1": 1, "8": 1}, crafted={0: ["armorers_1"]}, discards=["crossbow_mouse"])
    assert options(match, "craft") == {"sword"}


# 4.1.1


@pytest.mark.law("root:4.1.1")
def test_every_symbol_of_the_cost_takes_a_piece_of_its_suit() -> None:
    held = ["anvil", "sword", "bake_sale", "root_tea_fox", "stand_and_deliver_1"]
    assert options(workshops(held, {"1": 1}), "craft") == {"anvil"}
    assert options(workshops(held, {"1": 1, "8": 1}), "craft") == {"anvil", "sword"}
    assert options(workshops(held, {"5": 1}), "craft") == set()
    assert options(workshops(held, {"5": 2}), "craft") == {"bake_sale"}
    assert options(workshops(held, {"2": 2}), "craft") == {"root_tea_fox"}
    assert options(workshops(held, {"2": 2, "7": 1}), "craft") == {"root_tea_fox", "stand_and_deliver_1"}


@pytest.mark.law("root:4.1.1")
def test_the_suit_of_the_card_itself_does_not_matter() -> None:
    """A Root Tea costs a mouse whatever its own suit, and a bird card is no cheaper."""
    held = ["root_tea_fox", "root_tea_rabbit", "birdy_bindle", "woodland_runners"]
    assert options(workshops(held, {"2": 1}), "craft") == {"root_tea_fox", "root_tea_rabbit", "birdy_bindle"}


@pytest.mark.law("root:4.1.1")
def test_a_piece_is_activated_once_a_turn() -> None:
    match = workshops(["anvil", "crossbow_mouse", "crossbow_bird"], {"1": 1, "8": 1})
    answer(match, "craft crossbow_mouse")
    assert options(match, "craft") == {"anvil"}  # there is one crossbow only
    answer(match, "craft anvil")
    assert state(match)["activated"] == {"1": 1, "8": 1}
    assert options(match, "craft") == set()


@pytest.mark.law("root:4.1.1", "root:1.4.1")
def test_in_the_next_turn_all_pieces_can_be_activated_again() -> None:
    match = woodland("evening", turn=2, activated={"1": 1, "8": 1}, cards={0: ["anvil"]}, on_map={"workshop": {"1": 1}})
    assert state(match)["turn"] == 0
    assert state(match)["activated"] == {}


@pytest.mark.law("root:4.1.1")
def test_a_question_mark_takes_a_piece_of_any_suit_and_its_owner_says_which() -> None:
    match = workshops(["saboteurs_1", "anvil"], {"1": 1, "5": 1}, deck="exiles")
    answer(match, "craft saboteurs_1")
    assert asked(match) == (0, "craft_with", "4.1.1")
    assert options(match) == {"tool fox", "tool rabbit"}
    answer(match, "tool rabbit")
    assert options(match, "craft") == {"anvil"}


@pytest.mark.law("root:4.1.1")
def test_four_question_marks_take_four_pieces() -> None:
    assert options(workshops(["royal_claim"], {"1": 1, "5": 1, "2": 1}), "craft") == set()
    match = workshops(["royal_claim"], {"1": 1, "5": 1, "2": 2})
    answer(match, "craft royal_claim")  # all of them must pay, and nobody is asked which
    assert state(match)["activated"] == {"1": 1, "5": 1, "2": 2}
    assert crafted(match) == {"royal_claim"}


@pytest.mark.law("root:4.1.1")
def test_each_faction_has_its_own_crafting_pieces() -> None:
    everything = {"roost": {"1": 1}, "sympathy": {"5": 1}, "workshop": {"2": 1}, "sawmill": {"8": 1}}
    held = ["anvil", "a_visit_to_friends", "root_tea_mouse"]  # a fox, a rabbit, a mouse
    for seat, card in ((0, "root_tea_mouse"), (1, "anvil"), (2, "a_visit_to_friends")):
        boards = {"marquise": {"actions": 3}, "eyrie": {"leader": "despot"}}
        match = woodland(turn=seat, cards={seat: held}, on_map=everything, boards=boards)
        assert options(match, "craft") == {card}


# Pieces that are lost between two crafts: the League lets its owner battle while crafting.


def adventure(held: list[str], workshops: dict[str, int], clearing: str) -> Match:
    """The Marquise crafts the first of the cards; she will lose a warrior and a workshop in the clearing."""
    match = woodland(
        deck="exiles",
        cards={0: held},
        crafted={0: ["league_of_adventurous_mice_1"]},
        crafted_items={"0": {"boot": 1}},
        on_map={"workshop": workshops, "marquise_warrior": {clearing: 1}, "eyrie_warrior": {clearing: 4}},
        boards=WAITING,
        chance=dice(2, 2),
    )
    return answer(match, f"craft {held[0]}")


LEAGUE = ["use league_of_adventurous_mice_1", "exhaust_crafted boot"]


@pytest.mark.law("root:4.1.1")
@pytest.mark.parametrize(
    ("card", "paying", "spared"),
    [
        ("propaganda_bureau", {"1": 1, "5": 1, "8": 1}, {}),  # three of any suit, and there are three
        ("coffin_makers", {"5": 1, "10": 1}, {"1": 1}),  # two rabbits, and there are two
    ],
)
def test_where_all_pieces_must_pay_nobody_is_asked_which(
    card: str, paying: dict[str, int], spared: dict[str, int]
) -> None:
    match = workshops([card], {**paying, **spared}, deck="exiles")
    answer(match, f"craft {card}")
    assert state(match)["activated"] == paying


@pytest.mark.law("root:4.1.1")
@pytest.mark.parametrize(("used", "left"), [("1", {"crossbow_bird"}), ("8", set())])
def test_it_is_pieces_that_have_been_activated_and_not_a_number_of_them(used: str, left: set[str]) -> None:
    """The fox workshop in 1 is lost: the one in 8 crafts on, if it was not the one activated."""
    match = adventure(["anvil", "crossbow_bird"], {"1": 1, "8": 1}, clearing="1")
    assert asked(match) == (0, "craft_with", "4.1.1")
    assert options(match) == {"at 1", "at 8"}
    answer(match, f"at {used}", *LEAGUE)
    assert state(match)["on_map"]["workshop"] == {"8": 1}
    assert options(match, "craft") == left


@pytest.mark.law("root:4.1.1")
def test_of_two_pieces_in_one_clearing_the_activated_one_is_lost() -> None:
    match = answer(adventure(["tunnels_1", "swap_meet_1"], {"5": 2}, clearing="5"), "use league_of_adventurous_mice_1")
    assert state(match)["on_map"]["workshop"] == {"5": 1}
    assert options(match, "craft") == {"swap_meet_1"}


@pytest.mark.law("root:4.1.1")
def test_where_no_piece_can_be_lost_before_the_next_craft_nobody_is_asked_which_one_crafts() -> None:
    match = workshops(["anvil", "crossbow_bird"], {"1": 1, "8": 1})
    answer(match, "craft anvil")
    assert asked(match)[1] == "linger"


# 4.1.2


@pytest.mark.law("root:4.1.2", "root:3.2.2")
def test_an_item_is_taken_from_the_map_scored_and_its_card_discarded() -> None:
    match = workshops(["sword"], {"1": 1, "8": 1})
    answer(match, "craft sword")
    assert state(match)["items"]["sword"] == 1
    assert state(match)["crafted_items"] == {"0": {"sword": 1}}
    assert score(match) == 2
    assert state(match)["discards"] == ["sword"]
    assert record(match)[-2:] == ["4.1.2 crafted_item 0 sword sword", "3.2.2 scored 0 2"]


@pytest.mark.law("root:4.1.2")
def test_without_the_item_on_the_map_its_card_cannot_be_crafted() -> None:
    held = ["sword", "anvil"]
    match = workshops(held, {"1": 1, "8": 1}, items={"sword": 0})
    assert options(match, "craft") == {"anvil"}


@pytest.mark.law("root:4.1.2")
def test_the_last_item_can_be_crafted_once() -> None:
    match = workshops(["crossbow_mouse", "crossbow_bird"], {"1": 1, "8": 1})
    answer(match, "craft crossbow_bird")
    assert options(match, "craft") == set()


# 4.1.3, 4.1.4


@pytest.mark.law("root:4.1.3")
def test_a_lasting_effect_stays_in_front_of_its_owner_for_all_to_see() -> None:
    match = workshops(["armorers_1"], {"1": 1})
    answer(match, "craft armorers_1")
    assert crafted(match) == {"armorers_1"}
    assert hand(match) == set()
    assert state(match)["discards"] == []
    view: Any = match.view(2)["state"]
    assert view["crafted"][0] == {"cards": ["armorers_1"], "hidden": 0}
    assert "4.1.3 crafted 0 armorers_1" in record(match)


@pytest.mark.law("root:4.1.3")
def test_a_lasting_effect_can_be_used_in_the_turn_it_was_crafted() -> None:
    match = workshops(["codebreakers_1", "anvil"], {"2": 1})
    answer(match, "craft codebreakers_1")
    assert options(match, "use") == set()  # nobody holds a card to look at
    match = woodland(
        cards={0: ["codebreakers_1"], 1: ["sword"]},
        on_map={"workshop": {"2": 1}, "marquise_warrior": {"3": 1}},
        boards=WAITING,
    )
    answer(match, "craft codebreakers_1")
    assert options(match, "use") == {"codebreakers_1"}


@pytest.mark.law("root:4.1.4")
def test_nobody_crafts_a_second_lasting_card_of_the_same_name() -> None:
    held = ["armorers_2", "codebreakers_1"]
    match = workshops(held, {"1": 1, "2": 1}, crafted={0: ["armorers_1"]})
    assert options(match, "craft") == {"codebreakers_1"}
    others = workshops(held, {"1": 1, "2": 1}, crafted={1: ["armorers_1"]})
    assert options(others, "craft") == {"armorers_2", "codebreakers_1"}


@pytest.mark.law("root:4.1.4")
def test_items_of_the_same_name_can_be_crafted_again() -> None:
    match = workshops(["root_tea_fox", "root_tea_mouse"], {"2": 2})
    answer(match, "craft root_tea_fox", "craft root_tea_mouse")
    assert state(match)["crafted_items"] == {"0": {"tea": 2}}


# Being asked tells nothing


@pytest.mark.law("root:1.2.1")
@pytest.mark.parametrize("held", ["anvil", "ambush_fox"])
def test_whoever_could_craft_for_all_anybody_knows_is_asked(held: str) -> None:
    match = workshops([held], {"1": 1})
    assert asked(match) == (0, "linger", "6.5")
    assert "done" in options(match)
