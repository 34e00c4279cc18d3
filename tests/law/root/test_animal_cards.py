"""2.1 The cards of the deck and their suits."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.start import start
from tests.law.root.woodland import answer, asked, dice, hand, options, pieces, record, state, woodland

WAITING: dict[str, Any] = {"marquise": {"actions": 3}}


def all_cards(deck: str) -> list[str]:
    """The deck and the hands at the start of a game of three."""
    laid_out = state(start("root", 3, rules={"deck": deck}))
    return [card for zone in (laid_out["deck"], *laid_out["hands"]) for card in zone]


# 2.1


@pytest.mark.law("root:2.1", "root:G.1.6")
def test_cards_are_drawn_from_the_top_of_the_deck() -> None:
    match = woodland("evening", pile=["anvil", "bake_sale", "sword"], cards={1: ["investments"]})
    assert hand(match) == {"sword"}
    assert state(match)["deck"] == ["anvil", "bake_sale"]


@pytest.mark.law("root:2.1", "root:G.1.5", "root:1.2.2")
def test_discarded_cards_lie_open_on_the_discard_pile() -> None:
    held = ["anvil", "sword", "investments", "bake_sale", "birdy_bindle", "root_tea_fox"]
    match = woodland("evening", step=2, cards={0: held})
    answer(match, "discard bake_sale")
    assert state(match)["discards"] == ["bake_sale"]
    view: Any = match.view(1)["state"]
    assert view["discards"] == ["bake_sale"]


@pytest.mark.law("root:2.1")
def test_an_exhausted_deck_is_made_anew_at_once() -> None:
    lost = ["anvil", "bake_sale", "ambush_fox"]
    match = woodland("evening", pile=["sword"], discards=lost, cards={1: ["investments"]})
    assert hand(match) == {"sword"}
    assert sorted(state(match)["deck"]) == sorted(lost)
    assert state(match)["discards"] == []
    assert "2.1 reshuffled" in record(match)
    view: Any = match.view(0)["state"]
    assert view["deck"] == [None] * 3


@pytest.mark.law("root:2.1")
def test_drawing_goes_on_from_the_new_deck() -> None:
    recruiters = {"recruiter": {"5": 2, "2": 1}}  # two cards to draw
    match = woodland("evening", pile=["sword"], discards=["anvil"], on_map=recruiters, cards={1: ["investments"]})
    assert hand(match) == {"sword", "anvil"}


@pytest.mark.law("root:2.1")
def test_a_matching_card_has_the_suit_of_the_clearing() -> None:
    sawmills = {"sawmill": {"1": 1, "5": 1, "2": 1}}
    for card, wanted in (("anvil", {"1"}), ("bake_sale", {"5"}), ("sword", {"2"}), ("birdy_bindle", {"1", "5", "2"})):
        match = woodland(step=2, cards={0: [card]}, on_map=sawmills, boards=WAITING)
        assert options(match, "overwork") == wanted


# 2.1.1


@pytest.mark.law("root:2.1.1")
def test_birds_stand_for_any_suit_when_several_cards_are_spent() -> None:
    supporters = {"alliance": {"supporters": ["birdy_bindle", "anvil", "crossbow_bird"]}}
    match = woodland("birdsong", turn=2, step=2, on_map={"sympathy": {"1": 1}}, boards=supporters)
    answer(match, "revolt 1")
    assert options(match, "supporter") == {"birdy_bindle", "anvil", "crossbow_bird"}
    answer(match, "supporter birdy_bindle", "supporter crossbow_bird")
    assert pieces(match, "base_fox", "1") == 1


@pytest.mark.law("root:2.1.1.I")
def test_who_must_give_a_card_and_has_only_a_bird_gives_the_bird() -> None:
    on_map = {"marquise_warrior": {"5": 1}, "sympathy": {"1": 1}}
    match = woodland(step=2, cards={0: ["birdy_bindle", "sword"]}, on_map=on_map, boards=WAITING)
    answer(match, "march", "to 1")
    assert asked(match) == (0, "alliance_outrage", "8.2.6")
    assert options(match) == {"give birdy_bindle"}


@pytest.mark.law("root:2.1.1.I")
def test_a_bird_may_be_given_even_by_who_has_a_matching_card() -> None:
    on_map = {"marquise_warrior": {"5": 1}, "sympathy": {"1": 1}}
    match = woodland(step=2, cards={0: ["birdy_bindle", "anvil", "sword"]}, on_map=on_map, boards=WAITING)
    answer(match, "march", "to 1")
    assert options(match) == {"give birdy_bindle", "give anvil"}


@pytest.mark.law("root:2.1.1.II")
def test_where_a_bird_is_asked_for_no_other_suit_will_do() -> None:
    on_map = {"marquise_warrior": {"5": 1}}
    match = woodland(step=2, cards={0: ["birdy_bindle", "anvil", "sword", "bake_sale"]}, on_map=on_map, boards=WAITING)
    assert options(match, "bird_for_action") <= {"birdy_bindle"}
    spent = woodland(step=2, cards={0: ["birdy_bindle", "anvil"]}, on_map=on_map, boards={"marquise": {"actions": 0}})
    assert options(spent, "bird_for_action") == {"birdy_bindle"}


# 2.1.2


@pytest.mark.law("root:2.1.2")
@pytest.mark.parametrize("deck", ["base", "exiles"])
def test_there_are_five_ambush_cards_one_a_suit_and_two_birds(deck: str) -> None:
    cards = [card for card in all_cards(deck) if card.startswith("ambush")]
    assert sorted(cards) == ["ambush_bird_1", "ambush_bird_2", "ambush_fox", "ambush_mouse", "ambush_rabbit"]


@pytest.mark.law("root:2.1.2")
def test_an_ambush_card_can_be_spent_as_a_card_of_its_suit() -> None:
    match = woodland(step=2, cards={0: ["ambush_fox"]}, on_map={"sawmill": {"1": 1, "5": 1}}, boards=WAITING)
    assert options(match, "overwork") == {"1"}
    answer(match, "overwork 1", "spend ambush_fox")
    assert state(match)["discards"] == ["ambush_fox"]


@pytest.mark.law("root:2.1.2", "root:4.3.1")
def test_an_ambush_matches_its_suit_and_a_bird_ambush_every_clearing() -> None:
    meet = {"marquise_warrior": {"1": 4}, "eyrie_warrior": {"1": 4}}
    held = {1: ["ambush_fox", "ambush_mouse", "ambush_bird_1"]}
    match = woodland(step=2, cards=held, on_map=meet, boards=WAITING, chance=dice(0, 0))
    answer(match, "battle 1")
    assert options(match, "ambush") == {"ambush_fox", "ambush_bird_1"}


# 2.1.3


@pytest.mark.law("root:2.1.3", "root:3.3")
@pytest.mark.parametrize("deck", ["base", "exiles"])
def test_there_are_four_dominance_cards_one_a_suit(deck: str) -> None:
    cards = [card for card in all_cards(deck) if card.startswith("dominance")]
    assert sorted(cards) == ["dominance_bird", "dominance_fox", "dominance_mouse", "dominance_rabbit"]


@pytest.mark.law("root:2.1.3", "root:3.3.3")
def test_a_dominance_card_can_be_spent_as_a_card_of_its_suit() -> None:
    match = woodland(step=2, cards={0: ["dominance_fox"]}, on_map={"sawmill": {"1": 1, "5": 1}}, boards=WAITING)
    assert options(match, "overwork") == {"1"}
    answer(match, "overwork 1", "spend dominance_fox")
    assert state(match)["available"] == ["dominance_fox"]
    assert state(match)["discards"] == []
