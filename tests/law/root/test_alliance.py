"""8. The Woodland Alliance. Its set-up is in test_setup."""

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
    supporters,
    told,
    warriors,
    woodland,
)
from tests.law.root.wanderer import wander

FIVE = ["anvil", "sword", "bake_sale", "investments", "birdy_bindle"]
TOKENS = ["1", "5", "2", "10", "9", "12", "4", "8", "7", "11"]  # each next to one before it


def tokens(count: int) -> dict[str, int]:
    """So many sympathy tokens, one a clearing."""
    return dict.fromkeys(TOKENS[:count], 1)


# 8.2.1 Crafting


@pytest.mark.law("root:8.2.1", "root:8.5.1", "root:8.5")
def test_sympathy_crafts_at_any_time_of_daylight() -> None:
    match = woodland(
        turn=2,
        cards={2: ["anvil", "crossbow_mouse", "sword"]},
        on_map={"sympathy": {"1": 1, "8": 1}, "base_fox": {"6": 1}},
    )
    assert options(match, "craft") == {"anvil", "crossbow_mouse", "sword"}
    answer(match, "craft anvil")
    assert score(match, 2) == 2
    assert options(match, "craft") == {"crossbow_mouse"}  # the sword wants two foxes
    answer(match, "mobilize sword", "craft crossbow_mouse")
    assert score(match, 2) == 3


# 8.2.2 Guerrilla war


@pytest.mark.law("root:8.2.2")
def test_defending_the_alliance_deals_the_higher_roll() -> None:
    on_map = {"alliance_warrior": {"1": 4}, "marquise_warrior": {"1": 4}}
    match = marquise_acts(on_map=on_map, chance=dice(3, 1))
    assert warriors(answer(match, "battle 1"), "1") == (1, 0, 3)


@pytest.mark.law("root:8.2.2")
def test_attacking_it_deals_the_higher_roll_as_anybody() -> None:
    on_map = {"alliance_warrior": {"1": 4}, "marquise_warrior": {"1": 4}}
    match = rebels("evening", 1, officers=1, on_map=on_map, chance=dice(3, 1))
    assert warriors(answer(match, "battle 1"), "1") == (1, 0, 3)


# 8.2.3 Supporters


@pytest.mark.law("root:8.2.3")
def test_supporters_lie_face_down_and_only_the_alliance_sees_them() -> None:
    match = woodland(boards={"alliance": {"supporters": FIVE}})
    views = []
    for seat in range(3):
        view = match.view(seat)["state"]
        assert isinstance(view, dict)
        views.append(view["factions"]["alliance"]["supporters"])
    assert views[0] == views[1] == {"cards": [], "hidden": 5}
    assert set(views[2]["cards"]) == set(FIVE)


def seen(match: Match, seat: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What a seat sees of the supporters, and of the hands."""
    view: Any = match.view(seat)["state"]
    return view["factions"]["alliance"]["supporters"], view["hands"]


@pytest.mark.law("root:8.2.3", "root:8.5.2")
def test_nobody_learns_which_card_was_mobilized_though_they_knew_one_in_the_hand() -> None:
    """Seat 0 has seen the sword and the anvil in the hand: either, or the bake sale, may lie face down now."""
    match = woodland(turn=2, cards={2: ["sword@0", "anvil@0", "bake_sale"]})
    answer(match, "mobilize sword")
    laid, hands = seen(match, 0)
    assert laid == {"cards": [], "hidden": 1}
    assert hands[2] == {"cards": [], "hidden": 2}
    assert seen(match, 2)[0] == {"cards": ["sword"], "hidden": 0}


@pytest.mark.law("root:8.2.3", "root:8.2.6")
def test_only_who_gave_a_card_in_outrage_and_the_alliance_know_which() -> None:
    match = marquise_acts(
        on_map={"marquise_warrior": {"1": 1}, "sympathy": {"5": 1}},
        cards={0: ["bake_sale@1", "birdy_bindle@1", "anvil"]},
    )
    answer(match, "march", "to 5", "give bake_sale")
    assert [seen(match, seat)[0]["cards"] for seat in range(3)] == [["bake_sale"], [], ["bake_sale"]]
    assert seen(match, 1)[1][0] == {"cards": [], "hidden": 2}


@pytest.mark.law("root:8.2.3", "root:8.2.3.I")
def test_a_card_for_which_there_is_no_room_is_seen_by_all_and_the_others_are_still_known() -> None:
    match = woodland(turn=2, cards={2: ["armorers_1", "cobbler_1@0"]}, boards={"alliance": {"supporters": FIVE}})
    answer(match, "mobilize armorers_1")
    assert seen(match, 0)[1][2] == {"cards": ["cobbler_1"], "hidden": 0}


@pytest.mark.law("root:8.2.3")
def test_supporters_are_no_hand_cards() -> None:
    """An ambush among the supporters does not ambush, a dominance card is not activated, nothing of it is crafted."""
    match = rebels(
        "daylight", 1, ["ambush_fox", "dominance_fox", "anvil"], on_map={"sympathy": {"1": 1}}, score=[0, 0, 20]
    )
    assert asked(match)[0] != 2
    attacked = marquise_acts(
        on_map={"alliance_warrior": {"1": 1}, "marquise_warrior": {"1": 1}},
        boards={"alliance": {"supporters": ["ambush_fox"]}},
        chance=dice(0, 0),
    )
    assert asked(answer(attacked, "battle 1"))[1] == "marquise_act"


@pytest.mark.law("root:8.2.3", "root:2.1.3")
def test_only_the_suit_of_a_supporter_counts() -> None:
    match = rebels("birdsong", 3, ["dominance_fox"], on_map={})
    answer(match, "spread 1", "supporter dominance_fox")
    assert pieces(match, "sympathy", "1") == 1
    assert state(match)["available"] == ["dominance_fox"]


@pytest.mark.law("root:8.2.3.I")
def test_without_a_base_a_sixth_supporter_is_discarded() -> None:
    match = rebels("daylight", 1, FIVE, cards={2: ["armorers_1"]})
    answer(match, "mobilize armorers_1")
    assert supporters(match) == set(FIVE)
    assert state(match)["discards"] == ["armorers_1"]


@pytest.mark.law("root:8.2.3.I")
def test_with_a_base_there_is_no_limit() -> None:
    match = rebels("daylight", 1, FIVE, cards={2: ["armorers_1"]}, on_map={"base_fox": {"1": 1}})
    answer(match, "mobilize armorers_1")
    assert supporters(match) == {*FIVE, "armorers_1"}


@pytest.mark.law("root:8.2.3.I", "root:8.2.6")
def test_a_card_given_in_outrage_is_discarded_too_where_there_is_no_room() -> None:
    match = marquise_acts(
        on_map={"marquise_warrior": {"1": 1}, "sympathy": {"5": 1}},
        cards={0: ["smugglers_trail"]},
        boards={"alliance": {"supporters": FIVE}},
    )
    answer(match, "march", "to 5", "give smugglers_trail")
    assert supporters(match) == set(FIVE)
    assert state(match)["discards"] == ["smugglers_trail"]


@pytest.mark.law("root:8.2.3.I")
def test_a_position_with_too_many_supporters_is_refused() -> None:
    with pytest.raises(PositionError, match="at most 5 supporters"):
        woodland(boards={"alliance": {"supporters": [*FIVE, "armorers_1"]}})


# 8.2.4 Losing a base


def lose_base(supporters: list[str], officers: int = 0, **more: dict[str, int]) -> Any:
    """The Eyrie removes the fox base in 1, which nobody defends."""
    return eyrie_decree(
        [],
        [],
        ["anvil"],
        leader="builder",
        on_map={"eyrie_warrior": {"1": 2}, "base_fox": {"1": 1}, **more},
        boards={"alliance": {"supporters": supporters, "officers": officers}},
        chance=dice(0, 0),
    )


@pytest.mark.law("root:8.2.4", "root:2.1.1")
def test_all_supporters_of_its_suit_go_and_the_birds() -> None:
    match = lose_base(["foxfolk_steel", "ambush_fox", "birdy_bindle", "sword", "bake_sale"], base_mouse={"9": 1})
    assert supporters(match) == {"sword", "bake_sale"}
    gone = ["foxfolk_steel", "ambush_fox", "birdy_bindle"]
    assert set(gone) <= set(state(match)["discards"])
    assert told(match, "8.2.4")[:3] == [f"discarded 2 {card}" for card in gone]


@pytest.mark.law("root:8.2.4")
@pytest.mark.parametrize(("officers", "left"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2)])
def test_half_of_the_officers_go_rounded_up(officers: int, left: int) -> None:
    match = lose_base([], officers)
    assert board(match, "alliance")["officers"] == left
    assert supply(match, "alliance_warrior") == 10 - left


@pytest.mark.law("root:8.2.4", "root:8.2.3.I")
def test_with_the_last_base_supporters_are_discarded_down_to_five_after_that() -> None:
    held = ["foxfolk_steel", "sword", "bake_sale", "investments", "smugglers_trail", "codebreakers_1", "cobbler_1"]
    match = lose_base(held)
    assert asked(match) == (2, "alliance_cull", "8.2.4")
    assert options(match, "supporter") == set(held) - {"foxfolk_steel"}
    answer(match, "supporter sword")
    assert supporters(match) == set(held) - {"foxfolk_steel", "sword"}
    assert asked(match)[1] != "alliance_cull"  # five stay


@pytest.mark.law("root:8.2.4", "root:1.5.4")
def test_of_two_bases_lost_together_all_that_match_go_before_any_are_discarded_down_to_five() -> None:
    """Mobs raze the fox and the rabbit base: six mice are left then, and one of them must go."""
    foxes, rabbits = ["anvil", "foxfolk_steel"], ["bake_sale", "smugglers_trail", "cobbler_1"]
    mice = ["sword", "investments", "codebreakers_1", "codebreakers_2", "root_tea_mouse", "crossbow_mouse"]
    match = woodland(
        "birdsong",
        step=2,
        table=["hundreds", "eyrie", "alliance"],
        on_map={"mob": {"1": 1, "5": 1}, "base_fox": {"1": 1}, "base_rabbit": {"5": 1}},
        boards={"alliance": {"supporters": [*foxes, *rabbits, *mice], "officers": 3}},
        chance=dice(2),
    )
    answer(match, "at 1")
    assert asked(match) == (2, "alliance_cull", "8.2.4")
    assert options(match, "supporter") == set(mice)
    answer(match, "supporter sword")
    assert supporters(match) == set(mice) - {"sword"}
    assert board(match, "alliance")["officers"] == 0  # half of three, and half of the one that was left


@pytest.mark.law("root:8.2.4")
def test_with_another_base_left_the_others_stay() -> None:
    held = ["foxfolk_steel", "sword", "bake_sale", "investments", "smugglers_trail", "codebreakers_1", "cobbler_1"]
    match = lose_base(held, base_mouse={"9": 1})
    assert supporters(match) == set(held) - {"foxfolk_steel"}
    assert asked(match)[1] != "alliance_cull"


@pytest.mark.law("root:8.2.4")
def test_a_base_that_was_removed_can_be_placed_again() -> None:
    match = lose_base([])
    assert supply(match, "base_fox") == 1


# 8.2.5 Sympathy


@pytest.mark.law("root:8.2.5", "root:1.5.1")
def test_there_is_no_eleventh_token() -> None:
    on_map = {"sympathy": tokens(10), "alliance_warrior": {"3": 1}}
    match = rebels("birdsong", 3, FIVE, on_map=on_map)
    assert options(match, "spread") == set()
    assert options(rebels("evening", 1, officers=1, on_map=on_map), "organize") == set()


@pytest.mark.law("root:8.2.5.I", "root:8.2.5.II")
def test_one_token_a_clearing() -> None:
    on_map = {"sympathy": {"1": 1, "5": 1}, "alliance_warrior": {"1": 1, "9": 1}}
    match = rebels("birdsong", 3, ["anvil", "bake_sale", "birdy_bindle"], on_map=on_map)
    assert not options(match, "spread") & {"1", "5"}
    assert options(rebels("evening", 1, officers=1, on_map=on_map), "organize") == {"9"}
    with pytest.raises(PositionError, match="more than one sympathy"):
        woodland(on_map={"sympathy": {"1": 2}})


# 8.2.6 Outrage


@pytest.mark.law("root:8.2.6")
def test_who_moves_warriors_to_a_sympathetic_clearing_gives_a_matching_card() -> None:
    match = marquise_acts(
        on_map={"marquise_warrior": {"1": 3}, "sympathy": {"5": 1}},
        cards={0: ["bake_sale", "anvil", "birdy_bindle"]},
    )
    answer(match, "march", "to 5", "number 3")
    assert asked(match) == (0, "alliance_outrage", "8.2.6")
    assert options(match) == {"give bake_sale", "give birdy_bindle"}
    answer(match, "give birdy_bindle")
    assert supporters(match) == {"birdy_bindle"}
    assert hand(match) == {"bake_sale", "anvil"}  # one card, however many warriors


@pytest.mark.law("root:8.2.6", "root:G.1.27")
def test_who_has_no_matching_card_shows_the_hand_and_the_deck_gives_one() -> None:
    match = marquise_acts(
        on_map={"marquise_warrior": {"1": 1}, "sympathy": {"5": 1}},
        cards={0: ["sword", "anvil"]},
        pile=["investments", "armorers_1"],
    )
    answer(match, "march", "to 5")
    assert options(match) == {"show_hand"}
    answer(match, "show_hand")
    assert supporters(match) == {"armorers_1"}
    assert seen(match, 1)[1][0] == {"cards": [], "hidden": 2}
    assert seen(match, 2)[1][0] == {"cards": ["anvil", "sword"], "hidden": 0}


@pytest.mark.law("root:8.2.6")
def test_with_an_empty_hand_the_deck_gives_the_card() -> None:
    match = marquise_acts(
        on_map={"marquise_warrior": {"1": 1}, "sympathy": {"5": 1}}, pile=["investments", "armorers_1"]
    )
    answer(match, "march", "to 5")
    assert supporters(match) == {"armorers_1"}


@pytest.mark.law("root:8.2.6", "root:3.2.1")
def test_who_removes_sympathy_gives_a_matching_card_and_scores() -> None:
    match = marquise_acts(
        on_map={"marquise_warrior": {"1": 1}, "sympathy": {"1": 1}},
        cards={0: ["anvil", "sword"]},
        chance=dice(0, 0),
    )
    answer(match, "battle 1")
    assert (asked(match)[1], score(match)) == ("alliance_outrage", 1)
    answer(match, "give anvil")
    assert supporters(match) == {"anvil"}


@pytest.mark.law("root:8.2.6", "root:1.1.3")
def test_where_no_base_is_lost_the_order_of_outrages_does_not_matter_and_nobody_is_asked() -> None:
    match = woodland(
        cards={0: ["favor_of_the_foxes", "anvil", "foxfolk_steel"]},
        on_map={"workshop": {"1": 1, "8": 2}, "sympathy": {"6": 1, "12": 1}},
    )
    answer(match, "craft favor_of_the_foxes")
    assert asked(match) == (0, "alliance_outrage", "8.2.6")


@pytest.mark.law("root:8.2.6", "root:1.1.3")
def test_a_favor_that_removes_several_tokens_is_as_many_outrages() -> None:
    """And a base goes with them: the one whose turn it is says in which order, here the outrage first, so that the card
    given is lost with the base.
    """
    match = woodland(
        cards={0: ["favor_of_the_foxes", "anvil", "foxfolk_steel"]},
        on_map={"workshop": {"1": 1, "8": 2}, "sympathy": {"6": 1, "12": 1}, "base_fox": {"6": 1}},
        boards={"alliance": {"supporters": ["sword"], "officers": 2}},
    )
    answer(match, "craft favor_of_the_foxes")
    assert asked(match) == (0, "which_effects", "1.1.3")
    assert options(match) == {"at 6", "at 12"}
    kindly = answer(match.clone(), "at 6", "base_first", "give anvil", "give foxfolk_steel")
    assert supporters(kindly) == {"sword", "anvil", "foxfolk_steel"}
    answer(match, "at 12", "give anvil")
    assert asked(match) == (0, "alliance_which_first", "1.1.3")
    answer(match, "outrage_first", "give foxfolk_steel")
    assert supporters(match) == {"sword"}


@pytest.mark.law("root:8.2.6")
def test_placing_warriors_is_no_outrage() -> None:
    match = marquise_acts(on_map={"recruiter": {"1": 1}, "sympathy": {"1": 1}}, cards={0: ["anvil"]})
    answer(match, "recruit_all")
    assert asked(match)[1] == "marquise_act"


@pytest.mark.law("root:8.2.6")
def test_leaving_a_sympathetic_clearing_is_no_outrage() -> None:
    match = marquise_acts(on_map={"marquise_warrior": {"1": 1}, "sympathy": {"1": 1}}, cards={0: ["anvil"]})
    answer(match, "march", "to 5")
    assert asked(match)[1] == "marquise_second_move"


@pytest.mark.law("root:8.2.6", "root:G.1.34")
def test_a_pawn_is_no_warrior_and_no_outrage() -> None:
    match = wander(
        "1",
        items={"ready": {"boot": 2}},
        on_map={"sympathy": {"5": 1}},
        hands={0: ["bake_sale"]},
        table=["vagabond", "marquise", "alliance"],
    )
    answer(match, "walk 5")
    assert asked(match)[1] == "vagabond_act"


@pytest.mark.law("root:8.2.6")
def test_the_alliance_moves_to_its_own_sympathy_freely() -> None:
    on_map = {"alliance_warrior": {"1": 1}, "sympathy": {"5": 1}}
    match = rebels("evening", 1, officers=2, on_map=on_map, cards={2: ["bake_sale"]})
    answer(match, "from 1", "to 5")
    assert asked(match)[1] == "alliance_operate"


# 8.4.1 Revolt


@pytest.mark.law("root:8.4.1.I", "root:8.4.1.II")
def test_a_revolt_needs_sympathy_a_base_of_the_suit_on_the_board_and_two_supporters() -> None:
    on_map = {"sympathy": {"1": 1, "5": 1, "9": 1}, "base_rabbit": {"3": 1}}
    match = rebels("birdsong", 2, ["anvil", "foxfolk_steel", "bake_sale", "cobbler_1", "sword"], on_map=on_map)
    assert options(match, "revolt") == {"1"}  # rabbits have their base, and there is one mouse
    with_bird = ["anvil", "foxfolk_steel", "birdy_bindle", "sword"]
    assert options(rebels("birdsong", 2, with_bird, on_map=on_map), "revolt") == {"1", "9"}


@pytest.mark.law("root:8.4.1.II", "root:G.1.29")
def test_two_supporters_that_match_are_spent() -> None:
    on_map = {"sympathy": {"1": 1}}
    match = rebels("birdsong", 2, ["anvil", "foxfolk_steel", "birdy_bindle", "sword"], on_map=on_map)
    answer(match, "revolt 1")
    assert asked(match) == (2, "alliance_supporter", "8.4.1.II")
    assert options(match, "supporter") == {"anvil", "foxfolk_steel", "birdy_bindle"}
    answer(match, "supporter birdy_bindle")
    assert options(match, "supporter") == {"anvil", "foxfolk_steel"}
    answer(match, "supporter anvil")
    assert supporters(match) == {"foxfolk_steel", "sword"}
    assert set(state(match)["discards"]) == {"birdy_bindle", "anvil"}


@pytest.mark.law("root:8.4.1.III", "root:3.2.1")
def test_all_enemy_pieces_go_then_come_base_warriors_and_an_officer() -> None:
    match = rebels(
        "birdsong",
        2,
        ["anvil", "foxfolk_steel"],
        on_map={
            "sympathy": {"12": 1, "1": 1, "8": 1, "9": 1},
            "marquise_warrior": {"12": 3, "9": 2},
            "sawmill": {"12": 1},
            "wood": {"12": 2},
            "eyrie_warrior": {"12": 2},
        },
    )
    answer(match, "revolt 12", "supporter anvil", "supporter foxfolk_steel")
    assert warriors(match, "12") == (0, 0, 3)  # three sympathetic fox clearings, this one among them
    assert (pieces(match, "sawmill", "12"), pieces(match, "wood", "12"), pieces(match, "base_fox", "12")) == (0, 0, 1)
    assert pieces(match, "sympathy", "12") == 1
    assert board(match, "alliance")["officers"] == 1
    assert supply(match, "alliance_warrior") == 6
    assert score(match, 2) == 3  # a sawmill and two wood
    assert warriors(match, "9")[0] == 2


@pytest.mark.law("root:8.4.1.III", "root:1.5.4")
def test_with_warriors_short_as_many_are_placed_as_there_are() -> None:
    match = rebels(
        "birdsong",
        2,
        ["anvil", "foxfolk_steel"],
        on_map={"sympathy": {"12": 1, "1": 1, "8": 1}, "alliance_warrior": {"9": 8}},
    )
    answer(match, "revolt 12", "supporter anvil", "supporter foxfolk_steel")
    assert warriors(match, "12")[2] == 2
    assert board(match, "alliance")["officers"] == 0  # none is left for it


@pytest.mark.law("root:8.4.1.III", "root:2.2.3")
def test_a_full_clearing_is_cleared_before_the_base_needs_its_slot() -> None:
    match = rebels("birdsong", 2, ["anvil", "foxfolk_steel"], on_map={"sympathy": {"1": 1}, "workshop": {"1": 1}})
    answer(match, "revolt 1", "supporter anvil", "supporter foxfolk_steel")
    assert (pieces(match, "workshop", "1"), pieces(match, "base_fox", "1")) == (0, 1)


@pytest.mark.law("root:8.4.1.III", "root:6.2.3")
def test_the_marquise_may_heal_what_a_revolt_removes() -> None:
    match = rebels(
        "birdsong",
        2,
        ["anvil", "foxfolk_steel"],
        on_map={"sympathy": {"1": 1}, "marquise_warrior": {"1": 2}, "keep": {"4": 1}},
        cards={0: ["protection_racket"]},
    )
    answer(match, "revolt 1", "supporter anvil", "supporter foxfolk_steel")
    assert asked(match) == (0, "marquise_hospitals", "6.2.3")
    answer(match, "spend protection_racket")
    assert warriors(match, "4")[0] == 2


@pytest.mark.law("root:8.4.1", "root:8.4.2", "root:8.4")
def test_as_many_revolts_as_one_can_and_then_as_much_sympathy() -> None:
    match = rebels(
        "birdsong",
        2,
        ["anvil", "foxfolk_steel", "bake_sale", "cobbler_1", "sword"],
        on_map={"sympathy": {"1": 1, "5": 1}},
    )
    answer(match, "revolt 1", "supporter anvil", "supporter foxfolk_steel")
    answer(match, "revolt 5", "supporter bake_sale", "supporter cobbler_1")
    assert board(match, "alliance")["officers"] == 2
    assert options(match) == {"done"}
    answer(match, "done")
    assert asked(match) == (2, "alliance_spread", "8.4.2")
    assert options(match, "revolt") == set()


# 8.4.2 Spreading sympathy


@pytest.mark.law("root:8.4.2", "root:8.4.2.III")
def test_sympathy_spreads_as_often_as_it_can_be_paid() -> None:
    match = rebels("birdsong", 3, ["anvil", "bake_sale", "sword"], on_map={})
    answer(match, "spread 1", "supporter anvil", "spread 5", "supporter bake_sale", "spread 2", "supporter sword")
    assert state(match)["on_map"] == {"sympathy": {"1": 1, "2": 1, "5": 1}}
    assert score(match, 2) == 2  # nothing for the first


@pytest.mark.law("root:8.4.2.I")
def test_the_first_goes_anywhere_and_every_other_next_to_one() -> None:
    alone = rebels("birdsong", 3, ["birdy_bindle"], on_map={})
    assert len(options(alone, "spread")) == 12
    match = rebels("birdsong", 3, ["birdy_bindle"], on_map={"sympathy": {"1": 1}})
    assert options(match, "spread") == {"5", "9", "10"}


COSTS = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]
POINTS = [0, 1, 1, 1, 2, 2, 3, 4, 4, 4]
NEXT = {0: "1", 1: "5", 2: "2", 3: "10", 4: "9", 5: "12", 6: "4", 7: "8", 8: "7", 9: "11"}


@pytest.mark.law("root:8.4.2.II", "root:8.4.2.III", "root:G.1.19")
@pytest.mark.parametrize("placed", range(10))
def test_each_further_token_costs_and_scores_what_the_track_says(placed: int) -> None:
    birds = ["birdy_bindle", "armorers_1", "armorers_2", "sappers_1"]
    match = rebels("birdsong", 3, birds, on_map={"sympathy": tokens(placed)})
    answer(match, f"spread {NEXT[placed]}")
    for card in birds[: COSTS[placed]]:
        answer(match, f"supporter {card}")
    assert asked(match)[1] == "alliance_spread"
    assert pieces(match, "sympathy", NEXT[placed]) == 1
    assert score(match, 2) == POINTS[placed]
    assert len(supporters(match)) == 4 - COSTS[placed]


@pytest.mark.law("root:8.4.2.II")
def test_only_supporters_that_match_the_clearing_pay() -> None:
    match = rebels("birdsong", 3, ["sword", "investments"], on_map={"sympathy": {"1": 1}})
    assert options(match, "spread") == {"9"}


@pytest.mark.law("root:8.4.2.IIa")
@pytest.mark.parametrize(
    ("there", "cost"),
    [
        ({"marquise_warrior": 2}, 1),
        ({"marquise_warrior": 3}, 2),
        ({"eyrie_warrior": 4}, 2),
        ({"marquise_warrior": 2, "eyrie_warrior": 2}, 1),
        ({"marquise_warrior": 3, "eyrie_warrior": 3}, 2),
        ({"alliance_warrior": 3}, 1),
    ],
)
def test_martial_law_costs_one_more_where_another_has_three_warriors(there: dict[str, int], cost: int) -> None:
    on_map: dict[str, Any] = {kind: {"5": count} for kind, count in there.items()}
    match = rebels("birdsong", 3, ["bake_sale", "cobbler_1", "cobbler_2"], on_map={"sympathy": {"1": 1}, **on_map})
    answer(match, "spread 5", *[f"supporter {card}" for card in ["bake_sale", "cobbler_1"][:cost]])
    assert len(told(match, "8.4.2.II")) == cost
    assert pieces(match, "sympathy", "5") == 1


@pytest.mark.law("root:8.4.2.IIa")
@pytest.mark.parametrize(("agreed", "cost"), [("by_player", 1), ("together", 2)])
def test_whether_martial_law_counts_the_others_together_is_agreed(agreed: str, cost: int) -> None:
    on_map: dict[str, Any] = {"sympathy": {"1": 1}, "marquise_warrior": {"5": 2}, "eyrie_warrior": {"5": 1}}
    held = ["bake_sale", "cobbler_1", "cobbler_2"]
    match = rebels("birdsong", 3, held, on_map=on_map, rules={"martial_law": agreed})
    answer(match, "spread 5", *[f"supporter {card}" for card in held[:cost]])
    assert len(told(match, "8.4.2.II")) == cost
    assert pieces(match, "sympathy", "5") == 1


@pytest.mark.law("root:8.4.2.IIa")
def test_two_and_none_are_no_martial_law_either_way_and_own_warriors_never_count() -> None:
    on_map: dict[str, Any] = {"sympathy": {"1": 1}, "marquise_warrior": {"5": 2}, "alliance_warrior": {"5": 3}}
    match = rebels("birdsong", 3, ["bake_sale"], on_map=on_map, rules={"martial_law": "together"})
    assert "5" in options(match, "spread")


@pytest.mark.law("root:8.4.2.IIa", "root:1.5.4")
def test_who_cannot_pay_for_martial_law_does_not_spread_there() -> None:
    on_map = {"sympathy": {"1": 1}, "marquise_warrior": {"5": 3}}
    assert options(rebels("birdsong", 3, ["bake_sale"], on_map=on_map), "spread") == {"10"}


@pytest.mark.law("root:8.4.1", "root:8.4.2")
def test_without_supporters_there_is_nothing_to_ask_in_birdsong() -> None:
    match = rebels("birdsong", 2, [], on_map={"sympathy": {"1": 1}, "alliance_warrior": {"1": 1}}, cards={2: ["anvil"]})
    assert asked(match)[1] == "alliance_act"


# 8.5 Daylight


@pytest.mark.law("root:8.5", "root:8.5.2", "root:8.5.3")
def test_mobilizing_and_training_in_any_order_and_number() -> None:
    match = woodland(
        turn=2,
        cards={2: ["anvil", "sword", "foxfolk_steel", "birdy_bindle"]},
        on_map={"base_fox": {"1": 1}},
    )
    answer(match, "train anvil", "mobilize sword", "train foxfolk_steel", "mobilize birdy_bindle")
    assert board(match, "alliance")["officers"] == 2
    assert supporters(match) == {"sword", "birdy_bindle"}
    assert set(state(match)["discards"]) == {"anvil", "foxfolk_steel"}
    assert supply(match, "alliance_warrior") == 8


@pytest.mark.law("root:8.5.3")
def test_training_takes_a_card_that_matches_a_base_on_the_map() -> None:
    cards = {2: ["anvil", "sword", "bake_sale", "birdy_bindle"]}
    match = woodland(turn=2, cards=cards, on_map={"base_fox": {"1": 1}, "base_mouse": {"9": 1}})
    assert options(match, "train") == {"anvil", "sword", "birdy_bindle"}
    assert options(woodland(turn=2, cards=cards), "train") == set()


@pytest.mark.law("root:8.5.3", "root:1.5.1")
def test_without_a_warrior_in_the_supply_nobody_is_trained() -> None:
    match = woodland(turn=2, cards={2: ["anvil"]}, on_map={"base_fox": {"1": 1}, "alliance_warrior": {"1": 10}})
    assert options(match, "train") == set()


# 8.6 Evening


@pytest.mark.law("root:8.6.1")
def test_as_many_operations_as_officers_in_any_mix() -> None:
    match = rebels(
        "evening",
        1,
        officers=3,
        on_map={"base_fox": {"1": 1}, "alliance_warrior": {"1": 1}},
    )
    answer(match, "recruit_at 1", "recruit_at 1", "organize 1")
    assert told(match, "8.6.2")  # no fourth: the Evening goes on
    assert (warriors(match, "1")[2], pieces(match, "sympathy", "1")) == (2, 1)


@pytest.mark.law("root:8.6.1")
def test_without_officers_there_are_none_and_one_may_stop_early() -> None:
    on_map = {"base_fox": {"1": 1}, "alliance_warrior": {"1": 1}}
    assert told(rebels("evening", 1, on_map=on_map), "8.6.2")
    match = rebels("evening", 1, officers=3, on_map=on_map)
    assert told(answer(match, "done"), "8.6.2")


@pytest.mark.law("root:8.6.1.I")
def test_a_move_is_one_move_by_the_common_rules() -> None:
    on_map = {"alliance_warrior": {"1": 2, "12": 1}, "marquise_warrior": {"12": 2}}
    match = rebels("evening", 1, officers=2, on_map=on_map)
    assert options(match, "from") == {"1"}
    answer(match, "from 1", "to 5", "number 2")
    assert warriors(match, "5")[2] == 2
    assert asked(match)[1] == "alliance_operate"
    assert board(match, "alliance")["operations"] == 1


@pytest.mark.law("root:8.6.1.II")
def test_a_battle_is_one_battle() -> None:
    on_map = {"alliance_warrior": {"1": 2}, "marquise_warrior": {"1": 3}}
    match = rebels("evening", 1, officers=2, on_map=on_map, chance=dice(1, 0))
    answer(match, "battle 1")
    assert told(match, "4.3") == ["battles 2 0 1"]
    assert board(match, "alliance")["operations"] == 1


@pytest.mark.law("root:8.6.1.III")
def test_recruiting_places_a_warrior_at_a_base() -> None:
    on_map = {"base_fox": {"1": 1}, "base_mouse": {"9": 1}, "sympathy": {"5": 1}}
    match = rebels("evening", 1, officers=2, on_map=on_map)
    assert options(match, "recruit_at") == {"1", "9"}
    answer(match, "recruit_at 9")
    assert warriors(match, "9")[2] == 1


@pytest.mark.law("root:8.6.1.III", "root:1.5.1")
def test_without_warriors_nobody_is_recruited() -> None:
    on_map = {"base_fox": {"1": 1}, "alliance_warrior": {"5": 8}}
    assert options(rebels("evening", 1, officers=2, on_map=on_map), "recruit_at") == set()


@pytest.mark.law("root:8.6.1.IV", "root:Intro.Q3")
def test_organizing_takes_a_warrior_and_neither_supporters_nor_neighbours_nor_martial_law() -> None:
    """Spreading sympathy asks for all of that; organizing places the same token, but does not say so."""
    on_map = {"sympathy": {"1": 1}, "alliance_warrior": {"7": 2, "1": 1}, "marquise_warrior": {"7": 5}}
    match = rebels("evening", 1, officers=1, on_map=on_map)
    assert options(match, "organize") == {"7"}
    answer(match, "organize 7")
    assert (warriors(match, "7")[2], pieces(match, "sympathy", "7"), score(match, 2)) == (1, 1, 1)
    assert supply(match, "alliance_warrior") == 10 - 1 - 1 - 1


@pytest.mark.law("root:8.6.1.IV")
@pytest.mark.parametrize(("placed", "points"), list(enumerate(POINTS)))
def test_organizing_scores_as_the_track_says(placed: int, points: int) -> None:
    on_map = {"sympathy": tokens(placed), "alliance_warrior": {"6": 1}}
    match = rebels("evening", 1, officers=1, on_map=on_map)
    assert score(answer(match, "organize 6"), 2) == points


@pytest.mark.law("root:8.6.2")
@pytest.mark.parametrize(("bases", "drawn"), [([], 1), (["base_fox"], 2), (["base_fox", "base_mouse"], 3)])
def test_a_card_and_one_for_each_base_on_the_map(bases: list[str], drawn: int) -> None:
    places = {"base_fox": "1", "base_mouse": "9"}
    match = rebels("evening", 1, on_map={base: {places[base]: 1} for base in bases})
    assert len(hand(match, 2)) == drawn


@pytest.mark.law("root:8.6", "root:8.6.2")
def test_after_the_operations_cards_are_drawn_and_discarded_down_to_five() -> None:
    match = rebels(
        "evening",
        1,
        officers=1,
        on_map={"alliance_warrior": {"1": 2}},
        cards={2: FIVE},
        pile=["armorers_1"],
    )
    assert len(hand(match, 2)) == 5
    answer(match, "organize 1")
    assert asked(match) == (2, "discard_down", "8.6.2")
    lines = record(match)
    assert lines.index("8.6.1.IV alliance_organized 2 1") < lines.index("8.6.2 drew 2 armorers_1")
    answer(match, "discard sword")
    assert hand(match, 2) == {*FIVE, "armorers_1"} - {"sword"}


@pytest.mark.law("root:1.5.1", "root:8.5.3")
@pytest.mark.parametrize("left", [1, 0])
def test_the_last_warrior_becomes_an_officer_and_then_nobody_can_be_trained(left: int) -> None:
    match = rebels(
        "daylight", 1, cards={2: ["investments"]}, on_map={"base_mouse": {"9": 1}}, supply={"alliance_warrior": left}
    )
    assert options(match, "train") == ({"investments"} if left else set())
