"""4.3.4 Both sides choose their losses at the same time; 2.1, 4.1.2, 4.3.1.II and a card that is played is discarded
after its effect.

Where both have a choice, the Alliance attacks the Marquise in clearing 5: each loses its warrior and one more piece.
"""

from __future__ import annotations

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.table import answer, asked, board, dice, options, pieces, rebels, score, state, supporters, told
from tests.law.root.wanderer import items, wander
from tests.law.root.woodland import woodland


def clash(cats: int = 1) -> Match:
    """One hit by the dice for each, and one by Brutal Tactics or Sappers."""
    match = rebels(
        "evening",
        1,
        officers=1,
        on_map={
            "alliance_warrior": {"5": 1},
            "base_rabbit": {"5": 1},
            "sympathy": {"5": 1},
            "marquise_warrior": {"5": cats},
            "sawmill": {"5": 1},
            "wood": {"5": 1},
        },
        crafted={0: ["sappers_1"], 2: ["brutal_tactics_1"]},
        chance=dice(1, 1),
    )
    return answer(match, "battle 5", "first 0", "use sappers_1", "use brutal_tactics_1")


def seen(match: Match, seat: int) -> tuple[object, object]:
    """What a seat knows of the table and of what happened."""
    return match.view(seat)["state"], match.record_for(seat)


# 4.3.4 Unseen by each other


@pytest.mark.law("root:4.3.4")
def test_where_both_choose_neither_sees_what_the_other_has_chosen() -> None:
    match = clash()
    assert asked(match) == (0, "lose_piece", "4.3.4")
    assert options(match) == {"lose sawmill", "lose wood"}
    one, other = answer(match.clone(), "lose sawmill"), answer(match.clone(), "lose wood")
    assert asked(one) == asked(other) == (2, "lose_piece", "4.3.4")
    for seat in (1, 2):
        assert seen(one, seat) == seen(other, seat) == seen(match, seat)


@pytest.mark.law("root:4.3.4")
def test_for_all_the_attacker_can_know_the_defender_may_have_chosen_either() -> None:
    match = answer(clash(), "lose sawmill")
    guesses = [answer(match.imagine(2, seed), "lose sympathy") for seed in range(12)]
    assert {pieces(guess, "sawmill", "5") for guess in guesses} == {0, 1}
    own = [answer(match.imagine(0, seed), "lose sympathy") for seed in range(12)]
    assert {pieces(guess, "sawmill", "5") for guess in own} == {0}


@pytest.mark.law("root:4.3.4")
def test_nothing_falls_before_both_have_chosen_and_then_everything_together() -> None:
    match = answer(clash(), "lose sawmill")
    kinds = ["marquise_warrior", "sawmill", "wood", "alliance_warrior", "base_rabbit", "sympathy"]
    assert [pieces(match, kind, "5") for kind in kinds] == [1, 1, 1, 1, 1, 1]
    answer(match, "lose base_rabbit")
    assert [pieces(match, kind, "5") for kind in kinds] == [0, 0, 1, 0, 0, 1]
    assert (score(match, 0), score(match, 2)) == (1 + 1, 1)  # and one by Brutal Tactics


@pytest.mark.law("root:4.3.4")
def test_a_choice_against_which_nobody_chooses_is_open() -> None:
    """With a second warrior the Marquise has nothing to choose."""
    match = clash(cats=2)
    assert asked(match) == (2, "lose_piece", "4.3.4")
    assert match.ask is not None
    assert not match.ask.sealed


@pytest.mark.law("root:4.3.4")
def test_one_who_is_left_with_a_single_answer_is_asked_for_it_all_the_same() -> None:
    """The Marquise takes two hits more than she has warriors. Her first choice may leave her only one for the second,
    and that must not show.
    """
    match = wander(
        "5",
        items={"ready": {"sword": 2, "boot": 1}},
        on_map={"marquise_warrior": {"5": 1}, "sawmill": {"5": 1}, "wood": {"5": 2}},
        crafted={"0": ["brutal_tactics_1"]},
        chance=dice(2, 1),
    )
    answer(match, "battle 5", "use brutal_tactics_1")
    assert asked(match) == (1, "lose_piece", "4.3.4")
    one, other = answer(match.clone(), "lose sawmill"), answer(match.clone(), "lose wood")
    assert (options(one), options(other)) == ({"lose wood"}, {"lose sawmill", "lose wood"})
    assert seen(one, 0) == seen(other, 0)


@pytest.mark.law("root:4.3.4", "root:9.2.7")
def test_a_vagabond_damages_items_unseen_while_his_defender_chooses() -> None:
    match = wander(
        "5",
        items={"ready": {"sword": 2, "boot": 1}},
        on_map={"marquise_warrior": {"5": 1}, "sawmill": {"5": 1}, "wood": {"5": 1}},
        chance=dice(2, 1),
    )
    answer(match, "battle 5")
    assert asked(match) == (1, "lose_piece", "4.3.4")
    one, other = answer(match.clone(), "lose sawmill"), answer(match.clone(), "lose wood")
    assert asked(one) == (0, "vagabond_damage", "9.2.7")
    assert seen(one, 0) == seen(other, 0)
    answer(one, "damage boot ready")
    assert items(one)["damaged"] == {"boot": 1}
    assert (pieces(one, "sawmill", "5"), pieces(one, "wood", "5")) == (0, 1)


@pytest.mark.law("root:4.3.4", "root:9.2.7")
def test_two_vagabonds_do_not_see_each_others_damage() -> None:
    match = wander(
        "5",
        items={"ready": {"sword": 2, "boot": 1}},
        boards={"vagabond2": {"clearing": "5", "character": "tinker", "items": {"ready": {"sword": 1, "hammer": 1}}}},
        table=["vagabond", "vagabond2", "marquise", "eyrie"],
        chance=dice(1, 1),
    )
    answer(match, "battle 5")
    assert asked(match) == (1, "vagabond_damage", "9.2.7")
    one, other = answer(match.clone(), "damage sword ready"), answer(match.clone(), "damage hammer ready")
    assert asked(one)[0] == 0
    assert seen(one, 0) == seen(other, 0)
    answer(one, "damage boot ready")
    assert (items(one)["damaged"], items(one, "vagabond2")["damaged"]) == ({"boot": 1}, {"sword": 1})


@pytest.mark.law("root:9.2.9.IId", "root:4.3.4")
def test_hits_shared_with_an_ally_are_as_secret_and_asked_for_as_often_whatever_the_answers() -> None:
    """The last item is damaged first or last: he is asked about each of the two hits."""
    match = wander(
        "5",
        items={"ready": {"sword": 2}},
        board={"relation": {"2": "allied"}},
        on_map={
            "marquise_warrior": {"5": 2},
            "sawmill": {"5": 1},
            "wood": {"5": 1},
            "eyrie_warrior": {"5": 3},
        },
        chance=dice(3, 2),
    )
    answer(match, "battle 5", "against 1", "with_ally 2", "lose wood")
    assert asked(match) == (0, "vagabond_damage", "9.2.9.IId")
    before = seen(match, 1)
    answer(match, "lose eyrie_warrior")
    assert seen(match, 1) == before
    answer(match, "damage sword ready")
    assert (pieces(match, "eyrie_warrior", "5"), pieces(match, "marquise_warrior", "5")) == (2, 0)
    assert board(match, "vagabond")["relation"][2] == "allied"  # one hit each


@pytest.mark.law("root:D.4.2", "root:4.3.4")
def test_the_vagrant_who_chooses_for_both_sees_what_he_does() -> None:
    match = wander(
        "5",
        character="vagrant",
        items={"ready": {"torch": 1}},
        on_map={
            "alliance_warrior": {"5": 1},
            "base_rabbit": {"5": 1},
            "sympathy": {"5": 1},
            "marquise_warrior": {"5": 1},
            "sawmill": {"5": 1},
            "wood": {"5": 1},
        },
        crafted={"1": ["sappers_1"], "3": ["brutal_tactics_1"]},
        table=["vagabond", "marquise", "eyrie", "alliance"],
        rules={"characters": "all"},
        chance=dice(1, 1),
    )
    answer(match, "instigate 3 1", "first 1", "use sappers_1", "use brutal_tactics_1")
    for text in ("lose sawmill", "lose sympathy"):
        assert asked(match) == (0, "lose_piece", "4.3.4")
        assert match.ask is not None
        assert not match.ask.sealed
        answer(match, text)
    assert (pieces(match, "sawmill", "5"), pieces(match, "sympathy", "5")) == (0, 0)
    assert score(match, 0) == 2


# 2.1 Played cards

DISCARDS = ["sword", "investments", "root_tea_fox", "root_tea_mouse", "birdy_bindle", "woodland_runners"]


def ambushed() -> Match:
    """The Alliance attacks the Eyrie in clearing 5 and runs into an ambush: its warrior and its sympathy fall. The deck
    has one card left.
    """
    match = rebels(
        "evening",
        1,
        officers=1,
        on_map={"alliance_warrior": {"5": 1}, "sympathy": {"5": 1}, "eyrie_warrior": {"5": 1}},
        cards={1: ["ambush_rabbit"]},
        discards=DISCARDS,
        pile=["anvil"],
    )
    return answer(match, "battle 5", "ambush ambush_rabbit")


@pytest.mark.law("root:4.3.1.II", "root:2.1")
def test_an_ambush_is_discarded_after_its_hits_and_what_follows_from_them() -> None:
    """The outrage takes the last card, and the deck is made anew: without the ambush, which still lies on the table."""
    match = ambushed()
    assert supporters(match) == {"anvil"}
    assert state(match)["discards"] == ["ambush_rabbit"]
    assert state(match)["played"] == []


@pytest.mark.law("root:4.3.1.II", "root:8.2.6")
def test_an_ambush_that_is_being_played_is_no_hand_card_to_give_in_outrage() -> None:
    assert told(ambushed(), "8.2.6")[0] == "alliance_showed 1 5"


@pytest.mark.law("root:4.3.1.II", "root:1.2.2")
def test_while_its_hits_are_taken_an_ambush_lies_open_before_all() -> None:
    match = woodland(
        step=2,
        on_map={"marquise_warrior": {"5": 1}, "sawmill": {"5": 1}, "wood": {"5": 1}, "eyrie_warrior": {"5": 1}},
        cards={1: ["ambush_rabbit"]},
        boards={"marquise": {"actions": 3}},
    )
    answer(match, "battle 5", "ambush ambush_rabbit")
    assert asked(match) == (0, "lose_piece", "4.3.4")
    assert (state(match)["played"], state(match)["discards"]) == (["ambush_rabbit"], [])
    answer(match, "lose wood")
    assert (state(match)["played"], state(match)["discards"]) == ([], ["ambush_rabbit"])


@pytest.mark.law("root:4.3.1.I")
def test_of_a_foiled_ambush_both_cards_are_discarded_at_once() -> None:
    match = woodland(
        step=2,
        on_map={"marquise_warrior": {"5": 1}, "eyrie_warrior": {"5": 1}},
        cards={0: ["ambush_bird_1"], 1: ["ambush_rabbit"]},
        crafted={1: ["sappers_1"]},
        boards={"marquise": {"actions": 3}},
        chance=dice(0, 0),
    )
    answer(match, "battle 5", "ambush ambush_rabbit", "ambush ambush_bird_1")
    assert asked(match)[1] == "use_in_battle"
    assert state(match)["discards"] == ["ambush_bird_1", "ambush_rabbit"]


@pytest.mark.law("root:4.1.2", "root:2.1")
def test_a_favor_is_discarded_after_its_effect() -> None:
    """It cannot be given in outrage, and is not in the deck that is made anew meanwhile."""
    match = woodland(
        on_map={"workshop": {"1": 1, "8": 2}, "sympathy": {"12": 1}, "marquise_warrior": {"3": 1}},
        cards={0: ["favor_of_the_foxes"]},
        discards=DISCARDS,
        pile=["anvil"],
    )
    answer(match, "craft favor_of_the_foxes")
    assert told(match, "8.2.6")[0] == "alliance_showed 0 12"
    assert supporters(match) == {"anvil"}
    assert state(match)["discards"] == ["favor_of_the_foxes"]


@pytest.mark.law("root:4.1.2", "root:4.1.3")
def test_the_broker_draws_after_the_crafted_card_is_discarded() -> None:
    """The deck has one card: with it drawn, the card that was crafted is shuffled in with the others."""
    match = woodland(
        deck="exiles",
        on_map={"workshop": {"1": 1}, "marquise_warrior": {"3": 1}},
        cards={0: ["anvil"]},
        crafted={1: ["murine_broker"]},
        discards=DISCARDS,
        pile=["bake_sale"],
    )
    answer(match, "craft anvil")
    assert state(match)["discards"] == []
    assert "anvil" in state(match)["deck"]


@pytest.mark.law("root:4.3.4", "root:9.2.7")
@pytest.mark.parametrize(
    ("held", "sealed"),
    [
        ({"ready": {"sword": 1}, "exhausted": {"sword": 1}}, False),
        ({"ready": {"sword": 2}}, True),
        ({"ready": {"sword": 1, "boot": 1}}, True),
        ({"ready": {"sword": 1}}, False),
    ],
)
def test_a_vagabond_has_a_choice_only_between_items_that_differ(held: dict[str, dict[str, int]], sealed: bool) -> None:
    """The sword that he exhausts to battle lies face down when he takes the hit."""
    match = wander(
        "5",
        items=held,
        on_map={"marquise_warrior": {"5": 1}, "sawmill": {"5": 1}, "workshop": {"5": 1}},
        crafted={0: ["brutal_tactics_1"]},
        chance=dice(1, 1),
    )
    answer(match, "battle 5", "use brutal_tactics_1")
    assert asked(match) == (1, "lose_piece", "4.3.4")
    assert match.ask is not None
    assert match.ask.sealed == sealed
