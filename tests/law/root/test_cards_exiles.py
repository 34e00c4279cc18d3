"""The effect cards of the Exiles and Partisans deck."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.root.woodland import answer, asked, crafted, dice, hand, options, pieces, record, score, state, woodland

MEET_IN_1 = {"marquise_warrior": {"1": 4}, "eyrie_warrior": {"1": 4}}  # a fox clearing
ACTING: dict[str, Any] = {"step": 2, "boards": {"marquise": {"actions": 3}}}  # the Marquise past her crafting


def exiles(phase: str = "daylight", **given: Any) -> Match:
    return woodland(phase, deck="exiles", **given)


def battle(*faces: int, **given: Any) -> Match:
    """The Marquise has attacked the Eyrie in clearing 1, and these faces have come up."""
    return answer(exiles(on_map=MEET_IN_1, chance=dice(*faces), **ACTING, **given), "battle 1")


def losses(match: Match) -> tuple[int, int]:
    """How many of their four warriors the Marquise and the Eyrie have lost."""
    return 4 - pieces(match, "marquise_warrior", "1"), 4 - pieces(match, "eyrie_warrior", "1")


# Saboteurs


@pytest.mark.law("root:1.4.1", "root:4.1.3")
def test_saboteurs_go_with_the_crafted_card_of_an_enemy_at_the_start_of_birdsong() -> None:
    played = {0: ["saboteurs_1", "tunnels_1"], 1: ["swap_meet_1"], 2: ["soup_kitchens", "informants_1"]}
    match = exiles("birdsong", step=0, crafted=played)
    assert asked(match) == (0, "start_of_phase", "4.1.3")
    answer(match, "use saboteurs_1")
    assert options(match, "discard") == {"swap_meet_1", "soup_kitchens", "informants_1"}
    answer(match, "discard soup_kitchens")
    assert crafted(match, 0) == {"tunnels_1"}
    assert crafted(match, 2) == {"informants_1"}
    assert set(state(match)["discards"]) == {"saboteurs_1", "soup_kitchens"}


def test_saboteurs_need_something_to_sabotage() -> None:
    match = exiles("birdsong", step=0, crafted={0: ["saboteurs_1", "tunnels_1"]})
    assert options(match, "use") == set()


@pytest.mark.law("root:1.1.3", "root:3.3.1.I")
def test_saboteurs_and_dominance_both_happen_at_the_start_and_their_owner_orders_them() -> None:
    on_map = {"marquise_warrior": {"1": 1, "6": 1, "8": 1}, "sympathy": {"8": 1}}
    match = exiles(
        "birdsong",
        step=0,
        crafted={0: ["saboteurs_1"], 2: ["soup_kitchens"]},
        on_map=on_map,
        dominance=["dominance_fox", "none", "none"],
    )
    assert asked(match)[1] == "start_of_phase"  # with the kitchens the Alliance rules 8
    answer(match, "use saboteurs_1")
    assert match.result.winners == [0]


# Soup Kitchens


@pytest.mark.law("root:2.5", "root:4.2.1")
def test_in_soup_kitchens_every_token_counts_twice_for_rule() -> None:
    on_map = {"marquise_warrior": {"1": 1, "2": 2}, "sympathy": {"1": 1, "2": 1}}
    plain = exiles(on_map=on_map, **ACTING)
    assert options(answer(plain, "march"), "from") == {"1", "2"}
    fed = exiles(on_map=on_map, crafted={2: ["soup_kitchens"]}, **ACTING)
    assert "march" not in options(fed)  # 1 is the Alliance's, and 2 nobody's


@pytest.mark.law("root:2.5", "root:3.3.1.I")
def test_whoever_feeds_the_poor_rules() -> None:
    given: dict[str, Any] = {
        "on_map": {"sympathy": {"2": 1, "7": 1, "9": 1}},
        "dominance": ["none", "none", "dominance_mouse"],
    }
    assert exiles("birdsong", step=0, turn=2, crafted={2: ["soup_kitchens"]}, **given).over
    assert not exiles("birdsong", step=0, turn=2, **given).over


# Boat Builders


@pytest.mark.law("root:2.3", "root:4.2")
def test_boat_builders_move_along_rivers() -> None:
    on_map = {"marquise_warrior": {"10": 2}}
    match = answer(exiles(on_map=on_map, crafted={0: ["boat_builders"]}, **ACTING), "march")
    assert options(match, "to") == {"1", "2", "12", "5", "11"}
    without = answer(exiles(on_map=on_map, crafted={1: ["boat_builders"]}, **ACTING), "march")
    assert options(without, "to") == {"1", "2", "12"}


@pytest.mark.law("root:2.2.1", "root:8.4.2.I")
def test_for_boat_builders_a_river_makes_adjacent() -> None:
    given: dict[str, Any] = {
        "turn": 2,
        "step": 3,
        "on_map": {"sympathy": {"4": 1}},
        "boards": {"alliance": {"supporters": ["crossbow_bird"]}},
    }
    assert options(exiles("birdsong", **given), "spread") == {"8", "9", "12"}
    assert options(exiles("birdsong", crafted={2: ["boat_builders"]}, **given), "spread") == {"7", "8", "9", "12"}


# Corvid Planners


@pytest.mark.law("root:4.2.1")
def test_corvid_planners_move_whoever_rules() -> None:
    on_map = {"marquise_warrior": {"1": 1}, "eyrie_warrior": {"1": 2, "5": 1, "9": 1, "10": 1}}
    assert "march" not in options(exiles(on_map=on_map, **ACTING))
    match = answer(exiles(on_map=on_map, crafted={0: ["corvid_planners"]}, **ACTING), "march")
    assert options(match, "to") == {"5", "9", "10"}


# Eyrie Emigre


def emigrate(on_map: dict[str, Any], **given: Any) -> Match:
    """The end of the Marquise's Birdsong with the Emigre in front of her."""
    return exiles("birdsong", step=3, crafted={0: ["eyrie_emigre"]}, on_map=on_map, **given)


@pytest.mark.law("root:4.1.3", "root:1.4.1")
def test_the_emigre_must_move_and_battle_at_the_end_of_birdsong() -> None:
    on_map = {"marquise_warrior": {"1": 3}, "eyrie_warrior": {"5": 1}}
    match = emigrate(on_map, chance=dice(1, 0))
    assert asked(match) == (0, "move_to", "4.1.3")  # and there is no way out of it
    answer(match, "to 5", "number 3")
    assert pieces(match, "eyrie_warrior", "5") == 0
    assert crafted(match) == {"eyrie_emigre"}
    assert "4.1.3 used 0 eyrie_emigre" in record(match)
    assert state(match)["phase"] == "daylight"


@pytest.mark.law("root:4.1.3")
def test_an_emigre_who_finds_nobody_to_battle_is_discarded() -> None:
    match = emigrate({"marquise_warrior": {"1": 3}, "eyrie_warrior": {"5": 1}})
    assert options(match, "to") == {"5", "9", "10"}
    answer(match, "to 9", "number 1")
    assert crafted(match) == set()
    assert state(match)["discards"] == ["eyrie_emigre"]


@pytest.mark.law("root:4.1.3")
def test_an_emigre_who_cannot_move_is_discarded() -> None:
    match = emigrate({"workshop": {"1": 1}, "eyrie_warrior": {"1": 1}})
    assert state(match)["discards"] == ["eyrie_emigre"]


def test_the_emigre_may_have_to_look_for_a_battle() -> None:
    on_map = {"marquise_warrior": {"1": 3, "3": 1}, "eyrie_warrior": {"5": 1}}
    match = emigrate(on_map, rules={"emigre_move": "battle"}, chance=dice(0, 0))
    assert asked(match)[1] == "move_how_many"  # from 1 to 5 is the only move that leads to one
    answer(match, "number 2")
    assert pieces(match, "marquise_warrior", "5") == 2
    nobody = emigrate({"marquise_warrior": {"1": 3}}, rules={"emigre_move": "battle"})
    assert options(nobody, "to") == {"5", "9", "10"}


# Partisans


@pytest.mark.law("root:4.3.3.I", "root:4.1.3")
def test_partisans_deal_a_hit_and_all_cards_of_other_suits_are_discarded() -> None:
    held = {0: ["anvil", "travel_gear_fox", "sword", "bake_sale", "crossbow_bird"]}
    match = battle(1, 0, crafted={0: ["fox_partisans"]}, cards=held)
    assert options(match) == {"partisans fox 3", "done"}
    answer(match, "partisans fox 3")
    assert losses(match) == (0, 2)
    assert hand(match) == {"anvil", "travel_gear_fox"}
    assert crafted(match) == {"fox_partisans"}
    assert "4.3.3 used 0 fox_partisans" in record(match)


@pytest.mark.law("root:2.1.1")
def test_birds_can_be_agreed_to_be_partisans() -> None:
    held = {0: ["anvil", "sword", "crossbow_bird"]}
    match = battle(1, 0, crafted={0: ["fox_partisans"]}, cards=held, rules={"partisan_birds": "kept"})
    answer(match, "partisans fox 1")
    assert hand(match) == {"anvil", "crossbow_bird"}


def test_partisans_defend_too_but_only_in_clearings_of_their_suit() -> None:
    match = battle(0, 0, crafted={1: ["fox_partisans"], 0: ["rabbit_partisans", "mouse_partisans"]})
    assert asked(match)[:2] == (1, "use_in_battle")
    answer(match, "partisans fox 0")
    assert losses(match) == (1, 0)


@pytest.mark.parametrize(("partisans", "clearing"), [("rabbit_partisans", "5"), ("mouse_partisans", "2")])
def test_every_suit_has_its_partisans(partisans: str, clearing: str) -> None:
    on_map = {"marquise_warrior": {clearing: 1}, "eyrie_warrior": {clearing: 2}}
    match = exiles(on_map=on_map, crafted={0: [partisans]}, chance=dice(0, 0), **ACTING)
    answer(match, f"battle {clearing}", f"partisans {partisans.partition('_')[0]} 0")
    assert pieces(match, "eyrie_warrior", clearing) == 1


# Propaganda Bureau


BIRDS_ABROAD = {"marquise_warrior": {"3": 1}, "eyrie_warrior": {"1": 1, "2": 2, "5": 1}}


@pytest.mark.law("root:G.1.21", "root:4.1.3")
def test_the_bureau_replaces_an_enemy_warrior_in_a_clearing_that_matches_a_spent_card() -> None:
    match = exiles(crafted={0: ["propaganda_bureau"]}, cards={0: ["anvil", "sword"]}, on_map=BIRDS_ABROAD, **ACTING)
    answer(match, "use propaganda_bureau")
    assert options(match, "at") == {"1", "2"}
    answer(match, "at 2")
    assert options(match, "spend") == {"sword"}
    answer(match, "spend sword")
    assert pieces(match, "eyrie_warrior", "2") == 1
    assert pieces(match, "marquise_warrior", "2") == 1
    assert state(match)["discards"] == ["sword"]
    assert options(match, "use") == set()  # once


@pytest.mark.law("root:G.1.21", "root:6.2.2")
def test_the_bureau_works_only_where_both_can_be_done() -> None:
    """Nobody but the Marquise places in the clearing of the keep, so none of her warriors there is replaced."""
    on_map = {"marquise_warrior": {"1": 1, "8": 1}, "keep": {"1": 1}}
    match = exiles(turn=2, crafted={2: ["propaganda_bureau"]}, cards={2: ["anvil", "travel_gear_fox"]}, on_map=on_map)
    answer(match, "use propaganda_bureau")
    assert options(match) == {"at 8"}
    all_officers = {"alliance": {"officers": 10}}
    match = exiles(turn=2, crafted={2: ["propaganda_bureau"]}, cards={2: ["anvil"]}, on_map=on_map, boards=all_officers)
    assert options(match, "use") == set()


def test_a_replaced_warrior_is_healed_but_never_buried() -> None:
    on_map = {"marquise_warrior": {"1": 1, "8": 1}, "keep": {"1": 1}}
    given: dict[str, Any] = {
        "crafted": {2: ["propaganda_bureau"], 1: ["coffin_makers"]},
        "cards": {2: ["anvil"], 0: ["travel_gear_fox"]},
    }
    match = exiles(turn=2, on_map=on_map, **given)
    answer(match, "use propaganda_bureau", "at 8", "spend anvil")
    assert asked(match) == (0, "marquise_hospitals", "6.2.3")
    assert state(answer(match.clone(), "decline"))["coffins"] == {}
    answer(match, "spend travel_gear_fox")
    assert pieces(match, "marquise_warrior", "1") == 2
    assert pieces(match, "alliance_warrior", "8") == 1


@pytest.mark.law("root:1.2.1")
def test_whether_the_bureau_can_be_paid_is_nobodys_business() -> None:
    """The Eyrie is asked at the end of its Daylight whether its one card matches or not."""
    for held in ("anvil", "sword"):
        match = exiles(
            turn=1,
            step=2,
            crafted={1: ["propaganda_bureau"]},
            cards={1: [held]},
            on_map={"marquise_warrior": {"1": 1}},
            boards={"eyrie": {"leader": "despot", "column": 4}},
        )
        assert asked(match)[:2] == (1, "linger")
        assert options(match, "use") == ({"propaganda_bureau"} if held == "anvil" else set())


# False Orders


@pytest.mark.law("root:1.5.5", "root:4.1.3")
def test_false_orders_send_half_of_an_enemys_warriors_away_whoever_rules() -> None:
    on_map = {"eyrie_warrior": {"1": 5}, "marquise_warrior": {"1": 9, "5": 1, "9": 1, "10": 1}}
    match = exiles("birdsong", crafted={0: ["false_orders_1"]}, on_map=on_map)
    answer(match, "use false_orders_1")
    assert asked(match)[:2] == (0, "card_order_to")  # the owner of the card chooses everything
    assert options(match, "to") == {"5", "9", "10"}
    answer(match, "to 9")
    assert pieces(match, "eyrie_warrior", "1") == 2
    assert pieces(match, "eyrie_warrior", "9") == 3
    assert state(match)["discards"] == ["false_orders_1"]
    assert "1.5.5 moved 1 1 9 3" in record(match)


@pytest.mark.law("root:1.5.5", "root:8.2.6")
def test_who_is_ordered_into_sympathy_pays_for_the_outrage() -> None:
    on_map = {"eyrie_warrior": {"1": 1}, "sympathy": {"9": 1}}
    match = exiles("birdsong", crafted={0: ["false_orders_1"]}, on_map=on_map, cards={0: ["sword"], 1: ["investments"]})
    answer(match, "use false_orders_1", "to 9")
    assert asked(match) == (1, "alliance_outrage", "8.2.6")
    answer(match, "give investments")
    assert hand(match, 0) == {"sword"}


@pytest.mark.law("root:1.5.5")
def test_ordered_warriors_take_the_ways_of_their_owner() -> None:
    on_map = {"eyrie_warrior": {"5": 2}}
    played = {0: ["false_orders_1"], 1: ["boat_builders"]}
    match = answer(exiles("birdsong", crafted=played, on_map=on_map), "use false_orders_1")
    assert options(match, "to") == {"1", "2", "10"}


@pytest.mark.law("root:1.5.5", "root:2.2.1")
def test_ordered_warriors_go_only_along_a_path() -> None:
    match = exiles("birdsong", crafted={0: ["false_orders_1"]}, on_map={"eyrie_warrior": {"1": 2}})
    reason = answer(match, "use false_orders_1").why_not("to 12")
    assert reason is not None
    assert reason.clause == "2.2.1"


# Informants


@pytest.mark.law("root:4.1.3")
def test_informants_take_an_ambush_from_the_discard_pile_instead_of_drawing() -> None:
    lost = ["anvil", "ambush_fox", "ambush_bird_1"]
    on_map = {"recruiter": {"5": 2, "2": 1}}
    match = exiles("evening", crafted={0: ["informants_1"]}, discards=lost, on_map=on_map)
    assert asked(match) == (0, "draw_or", "6.6")
    assert options(match) == {"draw_cards", "take_ambush ambush_fox", "take_ambush ambush_bird_1"}
    drawing = answer(match.clone(), "draw_cards")
    assert len(hand(drawing)) == 2
    answer(match, "take_ambush ambush_fox")
    assert hand(match) == {"ambush_fox"}
    assert state(match)["discards"] == ["anvil", "ambush_bird_1"]


@pytest.mark.parametrize("seat", [1, 2])
def test_informants_serve_every_faction_in_its_evening(seat: int) -> None:
    boards = {"eyrie": {"leader": "despot"}}
    match = exiles("evening", turn=seat, crafted={seat: ["informants_1"]}, discards=["ambush_fox"], boards=boards)
    answer(match, "take_ambush ambush_fox")
    assert hand(match, seat) == {"ambush_fox"}


def test_informants_know_nothing_without_an_ambush_in_the_discard_pile() -> None:
    match = exiles("evening", crafted={0: ["informants_1"]}, discards=["anvil"])
    assert len(hand(match)) == 1


def test_a_card_taken_openly_stays_known() -> None:
    match = exiles("evening", crafted={0: ["informants_1"]}, discards=["ambush_fox"])
    answer(match, "take_ambush ambush_fox")
    view: Any = match.view(2)["state"]
    assert view["hands"][0]["cards"] == ["ambush_fox"]


# Tunnels


@pytest.mark.law("root:4.2", "root:2.2.1")
def test_tunnels_join_the_clearings_with_own_crafting_pieces() -> None:
    on_map = {"marquise_warrior": {"1": 2}, "workshop": {"1": 1, "7": 1}, "sawmill": {"2": 1}}
    match = answer(exiles(on_map=on_map, crafted={0: ["tunnels_1"]}, **ACTING), "march")
    assert options(match, "to") == {"5", "9", "10", "7"}
    out = {"marquise_warrior": {"2": 2}, "workshop": {"1": 1, "7": 1}}
    match = answer(exiles(on_map=out, crafted={0: ["tunnels_1"]}, **ACTING), "march")
    assert options(match, "to") == {"5", "6", "10"}  # one end is not enough


def test_tunnels_do_not_ignore_rule() -> None:
    on_map = {"marquise_warrior": {"1": 1}, "workshop": {"1": 1, "7": 1}, "eyrie_warrior": {"1": 3, "7": 2}}
    match = exiles(on_map=on_map, crafted={0: ["tunnels_1"]}, **ACTING)
    assert "march" not in options(match)


# Charm Offensive


@pytest.mark.law("root:1.4.1", "root:4.1.3")
def test_a_charm_offensive_draws_a_card_and_lets_another_score() -> None:
    match = exiles("evening", step=0, crafted={0: ["charm_offensive"]}, pile=["anvil", "sword", "investments"])
    answer(match, "use charm_offensive")
    assert hand(match) == {"investments"}
    assert options(match, "choose_seat") == {"1", "2"}
    answer(match, "choose_seat 2")
    assert [score(match, seat) for seat in range(3)] == [0, 0, 1]


def test_informants_may_answer_a_charm_offensive() -> None:
    played = {0: ["charm_offensive", "informants_1"]}
    match = exiles("evening", step=0, crafted=played, discards=["ambush_fox"])
    answer(match, "use charm_offensive", "take_ambush ambush_fox", "choose_seat 1")
    assert len(hand(match)) == 2  # the Evening's own draw still came


# Swap Meet


@pytest.mark.law("root:1.3.2", "root:4.1.3")
def test_a_swap_meet_takes_at_random_and_gives_of_choice() -> None:
    held = {0: ["anvil"], 1: ["sword", "bake_sale"]}
    match = exiles("birdsong", crafted={0: ["swap_meet_1"]}, cards=held, chance=dice(picks=[0]))
    answer(match, "use swap_meet_1")
    assert asked(match)[1] == "card_swap_for"
    assert options(match, "give") == {"anvil", "sword"}
    answer(match, "give anvil")
    assert hand(match, 0) == {"sword"}
    assert hand(match, 1) == {"anvil", "bake_sale"}


@pytest.mark.law("root:1.2.1")
def test_what_is_swapped_only_the_two_know() -> None:
    held = {0: ["anvil"], 1: ["sword", "bake_sale"]}
    match = exiles("birdsong", crafted={0: ["swap_meet_1"]}, cards=held, chance=dice(picks=[0]))
    answer(match, "use swap_meet_1", "give anvil")
    entries = match.record_for(2)
    args: list[Any] = [entry["args"] for entry in entries if entry["phrase"] in ("took_card", "gave_card")]
    assert args == [[0, 1, -1], [0, 1, -1]]
    view: Any = match.view(2)["state"]
    assert view["hands"][0]["cards"] == view["hands"][1]["cards"] == []


# Coffin Makers


@pytest.mark.law("root:4.1.3", "root:1.5.1")
def test_removed_warriors_lie_with_the_coffin_makers_instead_of_their_supply() -> None:
    match = battle(2, 1, crafted={2: ["coffin_makers"]})
    assert state(match)["coffins"] == {"marquise_warrior": 1, "eyrie_warrior": 2}
    assert state(match)["supply"]["eyrie_warrior"] == 16
    assert "4.1.3 card_buried 2 eyrie_warrior 2" in record(match)


@pytest.mark.law("root:1.4.1")
def test_coffin_makers_score_for_every_five_at_the_start_of_their_birdsong_and_return_all() -> None:
    buried = {"marquise_warrior": 8, "eyrie_warrior": 3}
    given: dict[str, Any] = {"coffins": buried, "boards": {"alliance": {"supporters": ["anvil"]}}}
    match = exiles("birdsong", step=0, turn=2, crafted={2: ["coffin_makers"]}, **given)
    assert score(match, 2) == 2
    assert state(match)["coffins"] == {}
    assert state(match)["supply"]["marquise_warrior"] == 25
    assert state(match)["supply"]["eyrie_warrior"] == 20
    waiting = exiles("birdsong", step=0, turn=1, crafted={2: ["coffin_makers"]}, cards={1: ["sword"]}, **given)
    assert state(waiting)["coffins"] == buried  # not in the Birdsong of another


@pytest.mark.law("root:6.2.3")
def test_field_hospitals_save_warriors_from_the_coffin_makers() -> None:
    on_map = {**MEET_IN_1, "keep": {"3": 1}}
    match = exiles(on_map=on_map, chance=dice(2, 2), crafted={2: ["coffin_makers"]}, cards={0: ["anvil"]}, **ACTING)
    answer(match, "battle 1", "spend anvil")
    assert state(match)["coffins"] == {"eyrie_warrior": 2}
    assert pieces(match, "marquise_warrior", "3") == 2


def test_what_is_no_warrior_and_what_dies_off_the_map_needs_no_coffin() -> None:
    """Of a base and an officer lost with it the Alliance gets both back."""
    on_map = {"marquise_warrior": {"1": 3}, "base_fox": {"1": 1}, "alliance_warrior": {"1": 1}}
    boards = {"marquise": {"actions": 3}, "alliance": {"officers": 2}}
    match = exiles(step=2, on_map=on_map, boards=boards, crafted={0: ["coffin_makers"]}, chance=dice(2, 2))
    answer(match, "battle 1")
    assert state(match)["supply"]["base_fox"] == 1
    assert state(match)["coffins"] == {"alliance_warrior": 1, "marquise_warrior": 1}


@pytest.mark.law("root:8.6.1.IV")
def test_a_warrior_removed_to_organize_is_buried_too() -> None:
    boards = {"alliance": {"officers": 1}}
    on_map = {"alliance_warrior": {"1": 1}, "eyrie_warrior": {"9": 1}}
    match = exiles(
        "evening", turn=2, on_map=on_map, boards=boards, crafted={1: ["coffin_makers"]}, cards={0: ["sword"]}
    )
    answer(match, "organize 1")
    assert state(match)["coffins"] == {"alliance_warrior": 1}


def test_sabotaged_coffin_makers_give_all_warriors_back() -> None:
    played = {0: ["saboteurs_1"], 2: ["coffin_makers"]}
    match = exiles("birdsong", step=0, crafted=played, coffins={"eyrie_warrior": 7})
    answer(match, "use saboteurs_1")
    assert state(match)["coffins"] == {}
    assert state(match)["supply"]["eyrie_warrior"] == 20
    assert score(match, 2) == 0


# League of Adventurous Mice


def adventure(**given: Any) -> Match:
    league = {0: ["league_of_adventurous_mice_1"]}
    on_map = {"marquise_warrior": {"1": 5}, "eyrie_warrior": {"1": 4}}
    return exiles(crafted=league, on_map=on_map, **given, **ACTING)


@pytest.mark.law("root:4.1.3")
def test_the_league_exhausts_a_crafted_item_to_move_or_battle() -> None:
    match = adventure(crafted_items={"0": {"boot": 1, "coin": 2}}, chance=dice(1, 0))
    answer(match, "use league_of_adventurous_mice_1")
    assert options(match, "exhaust_crafted") == {"boot", "coin"}
    answer(match, "exhaust_crafted boot")
    assert options(match) == {"from 1", "battle 1"}
    moving = answer(match.clone(), "from 1", "to 9", "number 1")
    assert pieces(moving, "marquise_warrior", "9") == 1
    answer(match, "battle 1")
    assert pieces(match, "eyrie_warrior", "1") == 3
    assert state(match)["exhausted_items"] == {"0": {"boot": 1}}
    assert state(match)["factions"]["marquise"]["actions"] == 3
    assert options(match, "use") == set()  # once


@pytest.mark.law("root:4.1.3", "root:1.4.1")
def test_the_league_waits_for_daylight() -> None:
    league = {0: ["league_of_adventurous_mice_1"]}
    match = exiles("birdsong", crafted=league, on_map={"marquise_warrior": {"1": 5}}, crafted_items={"0": {"boot": 1}})
    assert state(match)["phase"] == "daylight"  # nobody was asked before


def test_an_exhausted_item_serves_no_more() -> None:
    spent: dict[str, Any] = {"crafted_items": {"0": {"boot": 1}}, "exhausted_items": {"0": {"boot": 1}}}
    assert options(adventure(**spent), "use") == set()
    fresh = adventure(crafted_items={"0": {"boot": 2}}, exhausted_items={"0": {"boot": 1}})
    assert options(fresh, "use") == {"league_of_adventurous_mice_1"}


@pytest.mark.parametrize(("agreed", "left"), [("never", {"0": {"boot": 1}}), ("refreshed", {})])
def test_whether_items_are_refreshed_is_agreed(agreed: str, left: dict[str, Any]) -> None:
    match = exiles(
        "evening",
        turn=2,
        crafted_items={"0": {"boot": 1}},
        exhausted_items={"0": {"boot": 1}},
        rules={"league_items": agreed},
        on_map=MEET_IN_1,
    )
    assert state(match)["turn"] == 0
    assert state(match)["exhausted_items"] == left


# Murine Broker and Master Engravers


@pytest.mark.law("root:4.1.3", "root:3.2.2")
def test_the_broker_draws_when_another_crafts_an_item() -> None:
    shops: dict[str, Any] = {
        "on_map": {"workshop": {"1": 1}, "marquise_warrior": {"1": 1}},
        "boards": {"marquise": {"actions": 3}},
    }
    match = exiles(cards={0: ["anvil"]}, crafted={1: ["murine_broker"]}, **shops)
    answer(match, "craft anvil")
    assert len(hand(match, 1)) == 1
    own = exiles(cards={0: ["anvil"]}, crafted={0: ["murine_broker"]}, **shops)
    answer(own, "craft anvil")
    assert hand(own) == set()
    no_item = exiles(cards={0: ["fox_partisans"]}, crafted={1: ["murine_broker"]}, **shops)
    answer(no_item, "craft fox_partisans")
    assert hand(no_item, 1) == set()


@pytest.mark.law("root:4.1.3", "root:3.2.2")
def test_master_engravers_add_a_point_to_every_item() -> None:
    shops: dict[str, Any] = {
        "on_map": {"workshop": {"1": 1}, "marquise_warrior": {"1": 1}},
        "boards": {"marquise": {"actions": 3}},
    }
    match = exiles(cards={0: ["anvil"]}, crafted={0: ["master_engravers"]}, **shops)
    assert score(answer(match, "craft anvil")) == 3
    theirs = exiles(cards={0: ["anvil"]}, crafted={1: ["master_engravers"]}, **shops)
    assert score(answer(theirs, "craft anvil")) == 2


@pytest.mark.law("root:7.2.3")
def test_disdain_for_trade_leaves_the_engravers_their_point() -> None:
    match = exiles(
        turn=1,
        cards={1: ["anvil"]},
        crafted={1: ["master_engravers"]},
        on_map={"roost": {"1": 1}, "eyrie_warrior": {"1": 1}},
        boards={"eyrie": {"leader": "despot"}},
    )
    assert score(answer(match, "craft anvil"), 1) == 2


# 1.4.2


@pytest.mark.law("root:1.4.2")
def test_nothing_is_used_between_the_two_moves_of_a_march() -> None:
    match = adventure(crafted_items={"0": {"boot": 1}})
    answer(match, "march", "to 5", "number 1")
    assert asked(match)[1] == "marquise_second_move"
    assert options(match, "use") == set()
    answer(match, "done")
    assert options(match, "use") == {"league_of_adventurous_mice_1"}
