"""The effect cards of the base deck."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.woodland import answer, asked, crafted, dice, hand, options, pieces, record, score, state, woodland

MEET_IN_1 = {"marquise_warrior": {"1": 4}, "eyrie_warrior": {"1": 4}}  # a fox clearing
ACTING: dict[str, Any] = {"step": 2, "boards": {"marquise": {"actions": 3}}}  # the Marquise past her crafting


def battle(*faces: int, on_map: dict[str, Any] | None = None, **given: Any) -> Match:
    """The Marquise has attacked the Eyrie in clearing 1, and these faces have come up."""
    match = woodland(on_map=on_map or MEET_IN_1, chance=dice(*faces), **ACTING, **given)
    return answer(match, "battle 1")


def losses(match: Match, clearing: str = "1") -> tuple[int, int]:
    """How many of their four warriors the Marquise and the Eyrie have lost in a clearing."""
    return 4 - pieces(match, "marquise_warrior", clearing), 4 - pieces(match, "eyrie_warrior", clearing)


# Armorers


@pytest.mark.law("root:4.1.3", "root:4.3.3")
def test_armorers_are_discarded_to_ignore_the_rolled_hits_of_the_attacker() -> None:
    match = battle(3, 1, crafted={1: ["armorers_1"]})
    assert asked(match) == (1, "use_in_battle", "4.3.3")
    answer(match, "use armorers_1")
    assert losses(match) == (1, 0)
    assert crafted(match, 1) == set()
    assert state(match)["discards"] == ["armorers_1"]


@pytest.mark.law("root:4.3.3")
def test_armorers_serve_the_attacker_too_and_need_not_be_used() -> None:
    match = battle(3, 1, crafted={0: ["armorers_1"]})
    assert losses(answer(match.clone(), "use armorers_1")) == (0, 3)
    answer(match, "done")
    assert losses(match) == (1, 3)
    assert crafted(match) == {"armorers_1"}


@pytest.mark.law("root:4.3.3.I")
def test_armorers_do_not_stop_extra_hits() -> None:
    match = battle(3, 1, crafted={0: ["armorers_1"], 1: ["sappers_1"]})
    assert asked(match) == (0, "who_first", "4.3.3")
    answer(match, "first 1", "use sappers_1", "use armorers_1")
    assert losses(match) == (1, 3)


def test_nobody_is_asked_about_armorers_where_no_hit_was_rolled() -> None:
    match = battle(0, 0, crafted={0: ["armorers_1"], 1: ["armorers_2"]})
    assert asked(match)[1] == "marquise_act"


@pytest.mark.law("root:4.3.3", "root:1.1.3")
def test_where_both_sides_have_effects_the_attacker_says_who_is_first() -> None:
    match = battle(1, 1, crafted={0: ["armorers_1"], 1: ["armorers_2"]})
    assert asked(match) == (0, "who_first", "4.3.3")
    assert asked(answer(match.clone(), "first 0"))[:2] == (0, "use_in_battle")
    assert asked(answer(match, "first 1"))[:2] == (1, "use_in_battle")


# Sappers


@pytest.mark.law("root:4.3.3.I")
def test_sappers_are_discarded_by_the_defender_for_an_extra_hit() -> None:
    match = answer(battle(1, 1, crafted={1: ["sappers_1"]}), "use sappers_1")
    assert losses(match) == (2, 1)
    assert crafted(match, 1) == set()
    assert "4.3.3 used 1 sappers_1" in record(match)


def test_sappers_do_not_serve_an_attacker() -> None:
    match = battle(1, 1, crafted={0: ["sappers_1"]})
    assert losses(match) == (1, 1)


# Brutal Tactics


@pytest.mark.law("root:4.3.3.I", "root:4.3.2.I")
def test_brutal_tactics_deal_more_hits_than_there_are_warriors_and_the_defender_scores() -> None:
    lone = {"marquise_warrior": {"1": 1}, "eyrie_warrior": {"1": 4}}
    match = answer(battle(3, 0, on_map=lone, crafted={0: ["brutal_tactics_1"]}), "use brutal_tactics_1")
    assert pieces(match, "eyrie_warrior", "1") == 2
    assert (score(match, 0), score(match, 1)) == (0, 1)
    assert crafted(match) == {"brutal_tactics_1"}


def test_brutal_tactics_are_used_once_a_battle_and_again_in_the_next() -> None:
    match = battle(0, 0, 0, 0, crafted={0: ["brutal_tactics_1"]})
    answer(match, "use brutal_tactics_1")
    assert losses(match) == (0, 1)
    answer(match, "battle 1", "use brutal_tactics_1")
    assert losses(match) == (0, 2)
    assert score(match, 1) == 2


def test_brutal_tactics_do_not_serve_a_defender() -> None:
    assert losses(battle(1, 1, crafted={1: ["brutal_tactics_1"]})) == (1, 1)


@pytest.mark.law("root:3.1")
def test_the_point_of_brutal_tactics_can_win_the_game_before_the_hits_fall() -> None:
    match = battle(3, 0, crafted={0: ["brutal_tactics_1"]}, score=[0, 29, 0])
    answer(match, "use brutal_tactics_1")
    assert match.result.winners == [1]
    assert losses(match) == (0, 0)


# Royal Claim


@pytest.mark.law("root:4.1.3", "root:2.5")
def test_royal_claim_is_discarded_in_birdsong_for_a_point_a_ruled_clearing() -> None:
    ruled = {"marquise_warrior": {"1": 1, "5": 2, "9": 1, "2": 1}, "eyrie_warrior": {"9": 1, "2": 2}, "roost": {"5": 1}}
    match = woodland("birdsong", crafted={0: ["royal_claim"]}, on_map=ruled)
    answer(match, "use royal_claim")
    assert score(match) == 2  # 1 and 5; 9 goes to the Eyrie on a tie, 2 by numbers
    assert state(match)["discards"] == ["royal_claim"]
    assert "4.1.3 card_claims 0 2" in record(match)


def test_royal_claim_waits_for_birdsong() -> None:
    assert options(woodland(crafted={0: ["royal_claim"]}, on_map=MEET_IN_1, **ACTING), "use") == set()


@pytest.mark.law("root:1.4.1")
def test_in_birdsong_is_at_any_time_of_it() -> None:
    """The Alliance may claim between its revolts and its spreading, not only before them."""
    supporters = {"alliance": {"supporters": ["anvil", "sword"]}}
    match = woodland("birdsong", turn=2, crafted={2: ["royal_claim"]}, boards=supporters)
    assert asked(match)[1] == "linger"
    answer(match, "done")
    assert asked(match)[1] == "alliance_revolt"
    assert options(match, "use") == {"royal_claim"}
    answer(match, "done")
    assert asked(match)[1] == "alliance_spread"
    answer(match, "spread 1", "supporter anvil", "use royal_claim")
    assert asked(match)[1] == "alliance_spread"


# Stand and Deliver!


@pytest.mark.law("root:4.1.3", "root:1.3.2")
def test_stand_and_deliver_takes_a_random_card_for_a_point() -> None:
    held = {1: ["anvil", "sword", "bake_sale"], 2: ["investments"]}
    match = woodland("birdsong", crafted={0: ["stand_and_deliver_1"]}, cards=held, chance=dice(picks=[2]))
    answer(match, "use stand_and_deliver_1")
    assert options(match, "choose_seat") == {"1", "2"}
    answer(match, "choose_seat 1")
    assert hand(match, 0) == {"bake_sale"}
    assert hand(match, 1) == {"anvil", "sword"}
    assert score(match, 1) == 1
    assert asked(match)[1] != "linger"  # once


@pytest.mark.law("root:1.2.1")
def test_only_the_two_know_which_card_was_taken() -> None:
    held = {1: ["anvil", "sword", "bake_sale"], 2: ["investments"]}
    match = woodland("birdsong", crafted={0: ["stand_and_deliver_1"]}, cards=held, chance=dice(picks=[2]))
    answer(match, "use stand_and_deliver_1", "choose_seat 1")
    assert told(match, 0, "took_card") == told(match, 1, "took_card") == [[0, 1, card(match, "bake_sale")]]
    assert told(match, 2, "took_card") == [[0, 1, -1]]
    assert seen(match, 1, 0) == ["bake_sale"]
    assert seen(match, 2, 0) == []


def test_nobody_is_robbed_who_holds_nothing() -> None:
    match = woodland("birdsong", crafted={0: ["stand_and_deliver_1"]}, cards={2: ["anvil"]})
    answer(match, "use stand_and_deliver_1")
    assert score(match, 2) == 1
    nothing = woodland("birdsong", crafted={0: ["stand_and_deliver_1"]})
    assert options(nothing, "use") == set()


# Tax Collector


@pytest.mark.law("root:4.1.3", "root:G.1.22")
def test_the_tax_collector_turns_a_warrior_into_a_card_once() -> None:
    match = woodland(crafted={0: ["tax_collector_1"]}, on_map={"marquise_warrior": {"1": 2, "5": 1}}, **ACTING)
    answer(match, "use tax_collector_1")
    assert options(match, "at") == {"1", "5"}
    answer(match, "at 1")
    assert pieces(match, "marquise_warrior", "1") == 1
    assert state(match)["supply"]["marquise_warrior"] == 23
    assert len(hand(match)) == 1
    assert options(match, "use") == set()


@pytest.mark.law("root:6.2.3")
def test_a_taxed_warrior_can_go_to_the_field_hospital() -> None:
    cats = {"marquise_warrior": {"1": 2}, "keep": {"3": 1}}
    match = woodland(crafted={0: ["tax_collector_1"]}, cards={0: ["anvil"]}, on_map=cats, **ACTING)
    answer(match, "use tax_collector_1")
    assert asked(match) == (0, "marquise_hospitals", "6.2.3")
    answer(match, "spend anvil")
    assert pieces(match, "marquise_warrior", "3") == 1
    assert len(hand(match)) == 1


def test_without_warriors_there_is_no_tax() -> None:
    match = woodland(crafted={2: ["tax_collector_1"]}, turn=2, cards={2: ["anvil"]})
    assert options(match, "use") == set()


# Favors


@pytest.mark.law("root:4.1.2", "root:3.2.1")
@pytest.mark.parametrize(
    ("favor", "shops", "swept"),
    [
        ("favor_of_the_foxes", {"8": 2, "12": 1}, ["1", "6"]),
        ("favor_of_the_rabbits", {"5": 2, "10": 1}, ["3", "4"]),
        ("favor_of_the_mice", {"7": 2, "9": 1}, ["2", "11"]),
    ],
)
def test_a_favor_removes_all_enemy_pieces_from_the_clearings_of_its_suit(
    favor: str, shops: dict[str, int], swept: list[str]
) -> None:
    one, other = swept
    everywhere = {str(clearing): 1 for clearing in range(1, 13)}
    on_map = {
        "workshop": shops,
        "marquise_warrior": everywhere,
        "eyrie_warrior": everywhere,
        "roost": {one: 1},
        "sympathy": {other: 1},
    }
    match = woodland(cards={0: [favor]}, on_map=on_map, boards={"marquise": {"actions": 3}})
    answer(match, f"craft {favor}")
    assert pieces(match, "marquise_warrior", one) == 1
    left = state(match)["on_map"]["eyrie_warrior"]
    assert len(left) == 8
    assert not {one, other, *shops} & set(left)
    assert pieces(match, "roost", one) == pieces(match, "sympathy", other) == 0
    assert score(match) == 2
    assert state(match)["discards"] == [favor]
    assert hand(match, 0) == set()
    assert len(state(match)["factions"]["alliance"]["supporters"]) == 1  # 8.2.6, with nothing left to give


@pytest.mark.law("root:4.1.2", "root:2.1")
def test_a_favor_being_played_is_not_in_the_hand_any_more() -> None:
    on_map = {"workshop": {"8": 2, "12": 1}, "sympathy": {"1": 1}}
    match = woodland(cards={0: ["favor_of_the_foxes", "tax_collector_1"]}, on_map=on_map)
    answer(match, "craft favor_of_the_foxes")
    assert asked(match) == (0, "alliance_outrage", "8.2.6")
    assert options(match) == {"give tax_collector_1"}


# Command Warren


@pytest.mark.law("root:1.4.1", "root:4.1.3")
def test_command_warren_battles_at_the_start_of_daylight_before_anything_else() -> None:
    given: dict[str, Any] = {"crafted": {0: ["command_warren_1"]}, "cards": {0: ["anvil"]}, "chance": dice(1, 0)}
    on_map = {**MEET_IN_1, "workshop": {"8": 1}}
    match = woodland(step=0, on_map=on_map, boards={"marquise": {"actions": 3}}, **given)
    assert asked(match) == (0, "start_of_phase", "4.1.3")
    answer(match, "use command_warren_1")
    assert losses(match) == (0, 1)
    assert options(match) == {"craft anvil", "done"}  # Daylight goes on, with all its actions
    answer(match, "done")
    assert match.ask is not None
    assert match.ask.args == (3,)


@pytest.mark.law("root:1.4.1")
def test_once_daylight_has_begun_it_is_too_late_for_command_warren() -> None:
    match = woodland(step=0, crafted={0: ["command_warren_1"]}, on_map=MEET_IN_1, boards={"marquise": {"actions": 3}})
    answer(match, "done")
    assert asked(match)[1] == "marquise_act"
    assert options(match, "use") == set()


@pytest.mark.law("root:1.4.1", "root:4.1.3")
def test_command_warren_asks_nothing_where_nobody_can_be_battled() -> None:
    given: dict[str, Any] = {"crafted": {0: ["command_warren_1"]}, "cards": {0: ["anvil"]}}
    match = woodland(step=0, on_map={"marquise_warrior": {"1": 1}}, boards={"marquise": {"actions": 3}}, **given)
    assert asked(match)[1] == "marquise_act"


# Better Burrow Bank


@pytest.mark.law("root:1.4.1", "root:4.1.3")
def test_better_burrow_bank_draws_for_two() -> None:
    match = woodland("birdsong", step=0, crafted={0: ["better_burrow_bank_1"]}, pile=["anvil", "sword", "investments"])
    assert options(match) == {"use better_burrow_bank_1", "done"}
    answer(match, "use better_burrow_bank_1")
    assert hand(match) == {"investments"}  # the owner first
    assert options(match, "choose_seat") == {"1", "2"}
    answer(match, "choose_seat 2")
    assert hand(match, 2) == {"sword"}
    assert hand(match, 1) == set()


def test_in_the_older_printing_better_burrow_bank_must_be_used() -> None:
    match = woodland("birdsong", step=0, crafted={0: ["better_burrow_bank_1"]}, rules={"burrow_bank": "must"})
    assert asked(match)[1] == "card_bank_with"
    answer(match, "choose_seat 1")
    assert len(hand(match, 0)) == len(hand(match, 1)) == 1


# Cobbler


@pytest.mark.law("root:1.4.1", "root:4.1.3")
def test_the_cobbler_moves_at_the_start_of_evening() -> None:
    match = woodland("evening", step=0, crafted={0: ["cobbler_1"]}, on_map={"marquise_warrior": {"1": 3}})
    answer(match, "use cobbler_1", "to 9", "number 2")
    assert pieces(match, "marquise_warrior", "9") == 2
    assert "4.1.3 moved 0 1 9 2" in record(match)
    assert len(hand(match)) == 1  # and the Evening went on


def test_the_cobbler_waits_for_evening() -> None:
    match = woodland(crafted={0: ["cobbler_1"]}, on_map=MEET_IN_1, **ACTING)
    assert options(match, "use") == set()


# Scouting Party


@pytest.mark.law("root:4.1.3", "root:4.3.1")
def test_no_ambush_awaits_whoever_attacks_with_a_scouting_party() -> None:
    match = battle(1, 0, crafted={0: ["scouting_party_1"]}, cards={1: ["ambush_fox"]})
    assert losses(match) == (0, 1)
    assert hand(match, 1) == {"ambush_fox"}


@pytest.mark.law("root:4.3.1")
def test_a_scouting_party_of_the_defender_changes_nothing() -> None:
    match = battle(1, 0, crafted={1: ["scouting_party_1"]}, cards={1: ["ambush_fox"]})
    assert asked(match) == (1, "ambush", "4.3.1")
    answer(match, "ambush ambush_fox")
    assert losses(match) == (2, 1)


# Codebreakers


@pytest.mark.law("root:1.2.1", "root:4.1.3")
def test_codebreakers_show_a_hand_to_their_owner_alone() -> None:
    held = {1: ["anvil", "sword"], 2: ["investments"]}
    match = woodland(crafted={0: ["codebreakers_1"]}, cards=held, **ACTING)
    assert seen(match, 0, 1) == []
    answer(match, "use codebreakers_1", "choose_seat 1")
    assert seen(match, 0, 1) == ["anvil", "sword"]
    assert seen(match, 2, 1) == []
    assert seen(match, 0, 2) == []
    assert hand(match, 1) == {"anvil", "sword"}
    assert [cards for _, _, cards in told(match, 2, "card_saw")] == [-1, -1]
    assert options(match, "use") == set()  # once


# What the tests look at


def card(match: Match, name: str) -> int:
    return match.game.setting.catalogue.domains["card"].number(name)


def told(match: Match, seat: int, phrase: str) -> list[Any]:
    """The arguments of lines of the record as a seat reads them."""
    return [entry["args"] for entry in match.record_for(seat) if entry["phrase"] == phrase]


def seen(match: Match, seat: int, other: int) -> list[str]:
    """The cards of another's hand that a seat knows."""
    view: Any = match.view(seat)["state"]
    found: list[str] = view["hands"][other]["cards"]
    return found
