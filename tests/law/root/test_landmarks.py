"""A.5 and F. Landmarks: setting them up, and what each of the six does.

On the autumn map the clearings with one slot are 1, 3 and 4, the ruins stand in 6, 10, 11 and 12, the river joins 5,
10, 11, 7 and 4, and the corners are 1, 2, 3 and 4.
"""

from __future__ import annotations

from typing import Any, cast

import pytest

from lawspeaker import start
from lawspeaker.kernel.errors import PositionError
from lawspeaker.kernel.match import Match
from tests.law.root.table import (
    answer,
    asked,
    board,
    dice,
    hand,
    marquise_acts,
    options,
    pieces,
    rebels,
    score,
    state,
    supporters,
    told,
    woodland,
)
from tests.law.root.temple import conspiring
from tests.law.root.wanderer import wander


def placed(name: str, clearing: str, **fields: Any) -> dict[str, Any]:
    """A position's rules and landmarks, with one of them in a clearing."""
    return {"rules": {"landmarks": name}, "landmarks": {name: {"clearing": clearing, **fields}}}


def stall(match: Match, seat: int) -> list[dict[str, Any]]:
    """What a seat sees of the cards at the Black Market."""
    seen = cast("dict[str, Any]", match.view(seat)["state"])
    return list(seen["landmarks"]["black_market"]["cards"])


def why(match: Match, option: str) -> str:
    """The clause that forbids an option."""
    reason = match.why_not(option)
    assert reason is not None, option
    return reason.clause


# A.5 The set-up


@pytest.mark.law("root:A.5", "root:A.5.2", "root:A.5.3")
def test_the_last_player_sets_up_the_landmark_before_anybody_draws() -> None:
    match = start("root", seats=4, seed=1, rules={"landmarks": "tower"})
    first = state(match)["turn"]
    assert asked(match) == ((first - 1) % 4, "landmark_where", "A.5.3")
    assert all(not hand(match, seat) for seat in range(4))
    assert options(match, "at") == {"6", "10", "11", "12"}
    answer(match, "at 11")
    assert state(match)["landmarks"] == {"tower": {"clearing": "11"}}
    assert len(hand(match, first)) == 3


@pytest.mark.law("root:A.5.1", "root:A.5.2", "root:A.5.3")
def test_of_two_the_last_player_chooses_one_and_the_one_before_sets_up_the_other() -> None:
    for seed in range(40):
        match = start("root", seats=3, seed=seed, rules={"landmarks": "two"})
        first, revealed = state(match)["turn"], list(state(match)["landmarks"])
        if revealed == ["forge", "tower"]:
            break
    assert asked(match) == ((first - 1) % 3, "which_landmark", "A.5.3")
    assert options(match, "set_up_landmark") == {"forge", "tower"}
    assert why(match, "set_up_landmark ferry") == "A.5.2"
    answer(match, "set_up_landmark tower", "at 12")
    assert asked(match) == ((first - 2) % 3, "landmark_where", "A.5.3")
    assert options(match, "at") == {"1", "2", "3", "5", "6", "8"}  # not with the tower, and not next to it
    assert why(match, "at 12") == why(match, "at 9") == "A.5.3"
    answer(match, "at 1")
    assert asked(match)[1] not in ("which_landmark", "landmark_where")


@pytest.mark.law("root:A.5.3")
def test_the_tower_may_stand_next_to_another_landmark() -> None:
    for seed in range(60):
        match = start("root", seats=3, seed=seed, rules={"landmarks": "two"})
        if list(state(match)["landmarks"]) == ["forge", "tower"]:
            break
    answer(match, "set_up_landmark forge", "at 10")
    assert options(match, "at") == {"6", "11", "12"}  # 12 is next to 10


@pytest.mark.law("root:A.5.3")
@pytest.mark.parametrize(
    ("landmark", "sites"),
    [
        ("black_market", {"1", "3", "4"}),
        ("treetop", {"1", "2", "3", "4"}),
        ("ferry", {"4", "5", "7", "10", "11"}),
        ("lost_city", {"4", "5", "7", "10", "11"}),
        ("forge", {str(clearing) for clearing in range(1, 13)}),
    ],
)
def test_each_has_its_sites(landmark: str, sites: set[str]) -> None:
    match = start("root", seats=2, seed=2, rules={"landmarks": landmark})
    assert options(match, "at") == sites


@pytest.mark.law("root:A.5.3")
@pytest.mark.parametrize(
    ("landmark", "sites"),
    [
        ("black_market", {"3", "4"}),
        ("treetop", {"3", "4"}),
        ("ferry", {"4", "5", "7", "11"}),
        ("lost_city", {"4", "5", "7", "11"}),
        ("forge", {"3", "4", "5", "6", "7", "8", "9", "11"}),
    ],
)
def test_the_second_does_not_come_to_the_first_nor_next_to_it(landmark: str, sites: set[str]) -> None:
    """The tower stands in 10, next to 1, 2 and 12."""
    both = {"tower": {"clearing": "10"}, landmark: {}}
    match = woodland("setup", step=0, rules={"landmarks": "two"}, landmarks=both)
    assert options(match, "at") == sites


@pytest.mark.law("root:A.5.3")
@pytest.mark.parametrize("landmark", ["ferry", "lost_city"])
def test_where_there_is_a_lake_the_river_is_its_coast(landmark: str) -> None:
    match = start("root", seats=2, seed=2, rules={"landmarks": landmark, "map": "lake"})
    assert options(match, "at") == {"6", "7", "10", "12"}


@pytest.mark.law("root:A.5")
def test_landmarks_come_instead_of_the_maps_own_ferry_and_tower() -> None:
    lake = start("root", seats=2, seed=3, rules={"landmarks": "forge", "map": "lake"})
    assert state(lake)["ferry"] == "none"
    evening: dict[str, Any] = {"phase": "evening", "step": 2, "on_map": {"marquise_warrior": {"6": 2}}}
    mountain = {"map": "mountain"}
    alone = woodland(**evening, rules=mountain)
    assert score(alone, 0) == 1
    beside = woodland(**evening, rules={**mountain, "landmarks": "forge"}, landmarks={"forge": {"clearing": "1"}})
    assert score(beside, 0) == 0


@pytest.mark.law("root:A.5.3")
def test_a_position_has_its_landmarks_on_the_map() -> None:
    with pytest.raises(PositionError, match=r"A\.5\.3"):
        woodland(rules={"landmarks": "tower"}, landmarks={"tower": {}})
    both = {"tower": {"clearing": "6"}, "forge": {"clearing": "6"}}
    with pytest.raises(PositionError, match=r"A\.5\.3"):
        woodland(rules={"landmarks": "two"}, landmarks=both)


@pytest.mark.law("root:A.5.3", "root:F.1.1")
def test_the_ferry_may_come_to_the_clearing_of_another_landmark_later() -> None:
    both = {"ferry": {}, "forge": {"clearing": "11"}}
    rules = {"landmarks": "two"}
    match = marquise_acts(rules=rules, landmarks=both, ferry="10", on_map={"marquise_warrior": {"10": 2}})
    answer(match, "march", "ferry 11", "number 2")
    assert state(match)["ferry"] == "11"


# F.1


@pytest.mark.law("root:F.1.1", "root:F.1.2")
def test_nobody_battles_or_removes_a_landmark() -> None:
    """Revolting in its clearing takes the wood and the workshop, and the landmark stays."""
    there = {"sympathy": {"5": 1}, "workshop": {"5": 1}, "wood": {"5": 1}}
    match = rebels("birdsong", 2, ["bake_sale", "cobbler_1"], on_map=there, **placed("forge", "5"))
    assert score(answer(match, "revolt 5", "supporter bake_sale", "supporter cobbler_1"), 2) == 2
    assert state(match)["landmarks"]["forge"]["clearing"] == "5"
    alone = marquise_acts(on_map={"marquise_warrior": {"5": 2}}, **placed("forge", "5"))
    assert options(alone, "battle") == set()


# The Tower


@pytest.mark.law("root:F.1.1")
def test_ruling_the_towers_clearing_at_the_end_of_the_own_evening_scores_a_point() -> None:
    rules = placed("tower", "11")
    ruled = woodland("evening", step=2, on_map={"marquise_warrior": {"11": 2}, "eyrie_warrior": {"11": 1}}, **rules)
    assert (score(ruled, 0), score(ruled, 1)) == (1, 0)
    tied = woodland("evening", step=2, on_map={"marquise_warrior": {"11": 1}, "alliance_warrior": {"11": 1}}, **rules)
    assert score(tied, 0) == 0
    others = woodland("evening", step=2, on_map={"eyrie_warrior": {"11": 1}}, **rules)
    assert (score(others, 0), score(others, 1)) == (0, 0)


# The Ferry


def ferried(**given: Any) -> Match:
    return marquise_acts(rules={"landmarks": "ferry"}, landmarks={"ferry": {}}, ferry="10", **given)


@pytest.mark.law("root:F.1.1")
def test_the_ferry_takes_a_move_along_the_river_and_its_user_draws() -> None:
    match = ferried(on_map={"marquise_warrior": {"10": 2}}, pile=["anvil", "sword"])
    answer(match, "march")
    assert options(match, "ferry") == {"5", "11"}  # those that the river joins with 10
    assert why(match, "ferry 4") == "F.1.1"
    assert "11" not in options(match, "to")  # no path
    answer(match, "ferry 11", "number 2")
    assert state(match)["ferry"] == "11"
    assert hand(match, 0) == {"sword"}
    assert why(answer(match, "from 11"), "ferry 7") == "C.2.5"  # once a turn


@pytest.mark.law("root:F.1.1")
def test_it_needs_rule_like_any_move() -> None:
    match = ferried(on_map={"marquise_warrior": {"10": 1, "1": 1}, "eyrie_warrior": {"10": 2, "11": 1}})
    answer(match, "march", "from 10") if "from 10" in options(match) else answer(match, "march")
    assert "11" not in options(match, "ferry")


# The Elder Treetop


@pytest.mark.law("root:F.1.1", "root:2.2.3")
def test_the_treetop_adds_a_slot() -> None:
    given: dict[str, Any] = {"on_map": {"marquise_warrior": {"1": 3}, "workshop": {"1": 1}, "wood": {"1": 3}}}
    without = marquise_acts(**given)
    assert "build_kind sawmill" not in options(without)
    match = marquise_acts(**given, **placed("treetop", "1"))
    answer(match, "build_kind recruiter")
    assert pieces(match, "recruiter", "1") == 1
    assert state(match)["landmarks"]["treetop"]["building"] == "recruiter"
    assert "build_kind sawmill" not in options(match)
    elsewhere = marquise_acts(**given, **placed("treetop", "3"))
    assert "build_kind sawmill" not in options(elsewhere)


@pytest.mark.law("root:F.1.1", "root:3.2.1")
def test_removing_an_enemy_building_from_its_slot_scores_one_more_point() -> None:
    there = {"sympathy": {"1": 1}, "workshop": {"1": 1}, "recruiter": {"1": 1}}
    tree = placed("treetop", "1", building="recruiter")
    match = rebels("birdsong", 2, ["anvil", "foxfolk_steel"], on_map=there, **tree)
    answer(match, "revolt 1", "supporter anvil", "supporter foxfolk_steel")
    assert score(match, 2) == 3
    assert told(match, "F.1.1") == ["scored 2 1"]
    assert state(match)["landmarks"]["treetop"]["building"] == "none"  # the base goes into the printed slot


@pytest.mark.law("root:F.1.1")
def test_of_two_buildings_of_a_kind_the_one_in_the_treetop_goes_last() -> None:
    there = {"alliance_warrior": {"1": 3}, "workshop": {"1": 2}}
    tree = placed("treetop", "1", building="workshop")
    for roll, left, points in ((0, 1, 1), (1, 0, 3)):  # the defenseless take one hit more
        fight = rebels("evening", 1, officers=2, chance=dice(roll, 0), on_map=there, **tree)
        answer(fight, "battle 1")
        assert (pieces(fight, "workshop", "1"), score(fight, 2)) == (left, points)
        assert state(fight)["landmarks"]["treetop"]["building"] == ("workshop" if left else "none")


TREETOP: dict[str, Any] = placed("treetop", "2", building="sawmill")


def treetop(match: Match) -> str:
    """What stands in the treetop."""
    found: str = state(match)["landmarks"]["treetop"]["building"]
    return found


@pytest.mark.law("root:F.1.1", "root:9.5.6")
def test_a_vagabond_who_strikes_takes_the_building_in_the_treetop() -> None:
    """He says which building goes, not its owner; and after it the one in a printed slot."""
    there = {"sawmill": {"2": 2}, "workshop": {"2": 1}}
    match = wander("2", items={"ready": {"crossbow": 2}}, character="scoundrel", on_map=there, **TREETOP)
    answer(match, "strike 1 sawmill")
    assert (pieces(match, "sawmill", "2"), treetop(match), score(match, 0)) == (1, "none", 2)
    answer(match, "strike 1 sawmill")
    assert (pieces(match, "sawmill", "2"), score(match, 0)) == (0, 3)


@pytest.mark.law("root:F.1.1", "root:D.4.2")
def test_the_vagrant_has_the_building_in_the_treetop_removed() -> None:
    there = {"sawmill": {"2": 2}, "workshop": {"2": 1}, "eyrie_warrior": {"2": 1}}
    lit = {"ready": {"torch": 1}}
    match = wander("2", items=lit, character="vagrant", on_map=there, chance=dice(0, 0), **TREETOP)
    answer(match, "instigate 2 1", "lose sawmill")  # the defenseless take one hit
    assert (pieces(match, "sawmill", "2"), treetop(match), score(match, 0)) == (1, "none", 2)


@pytest.mark.law("root:F.1.1", "root:10.4.3.III")
@pytest.mark.parametrize("others", [{"sawmill": {"2": 2}, "workshop": {"2": 1}}, {"sawmill": {"2": 1}}])
def test_a_garden_comes_to_the_very_slot_of_the_treetop(others: dict[str, dict[str, int]]) -> None:
    """Whether or not the printed slots are full: the building in the treetop gives way, and the garden is in it."""
    match = conspiring(3, outcast="mouse", on_map=others, **TREETOP)
    answer(match, "sanctify 2")
    if asked(match)[1] == "cult_sanctify_what":
        answer(match, "replace sawmill")
    assert (pieces(match, "garden_mouse", "2"), treetop(match), score(match, 0)) == (1, "garden_mouse", 2)


def commander() -> dict[str, Any]:
    """The Eyrie is to battle with a bird card in its Decree."""
    own = {"leader": "despot", "decree": [[], [], ["armorers_1"], []], "resolved": ["vizier_1", "vizier_2"]}
    return {"boards": {"eyrie": own}}


# The Legendary Forge


@pytest.mark.law("root:F.1.1", "root:4.1.2")
def test_the_forge_takes_the_items_of_its_clearings_suit() -> None:
    match = start("root", seats=2, seed=4, rules={"landmarks": "forge"})
    before = dict(state(match)["items"])
    answer(match, "at 3")  # rabbit
    assert state(match)["landmarks"]["forge"]["items"] == {"boot": 2, "coin": 2}
    after = state(match)["items"]
    assert (before["boot"] - after["boot"], before["coin"] - after["coin"]) == (2, 2)
    assert before["sword"] == after["sword"]


@pytest.mark.law("root:F.1.1", "root:4.1.2", "root:3.2.2")
def test_its_items_are_crafted_with_a_faction_piece_there_for_a_card_and_a_point_more() -> None:
    rules = placed("forge", "3", items={"coin": 2})
    shops = {"workshop": {"2": 1, "4": 1, "5": 1}}
    given: dict[str, Any] = {"cards": {0: ["investments"]}, "items": {"coin": 0}, "pile": ["anvil", "sword"]}
    apart = woodland(on_map=shops, **given, **rules)
    assert why(apart, "craft investments") == "4.1.2"
    match = woodland(on_map={**shops, "wood": {"3": 1}}, **given, **rules)
    answer(match, "craft investments")
    assert score(match, 0) == 4  # three printed, and one
    assert hand(match, 0) == {"sword"}
    assert state(match)["landmarks"]["forge"]["items"] == {"coin": 1}


@pytest.mark.law("root:F.1.1", "root:4.1.2")
def test_where_the_supply_has_one_too_the_crafter_says_where_it_comes_from() -> None:
    rules = placed("forge", "3", items={"coin": 1})
    shops = {"workshop": {"2": 1, "4": 1, "5": 1}, "wood": {"3": 1}}
    given: dict[str, Any] = {"cards": {0: ["investments"]}, "items": {"coin": 1}, "pile": ["anvil", "sword"]}
    match = answer(woodland(on_map=shops, **given, **rules), "craft investments")
    assert asked(match) == (0, "craft_where", "4.1.2")
    supply = answer(match.clone(), "from_supply")
    assert (score(supply, 0), hand(supply, 0), state(supply)["items"]["coin"]) == (3, set(), 0)
    forge = answer(match, "from_forge")
    assert (score(forge, 0), hand(forge, 0), state(forge)["items"]["coin"]) == (4, {"sword"}, 1)


@pytest.mark.law("root:F.1.1", "root:7.2.3")
def test_those_who_despise_trade_score_its_point_too() -> None:
    rules = placed("forge", "5", items={"sword": 1})
    given: dict[str, Any] = {"items": {"sword": 0}, "on_map": {"roost": {"5": 1, "1": 1, "6": 1}}}
    match = woodland("daylight", turn=1, step=1, cards={1: ["foxfolk_steel"]}, **given, **rules, **commander())
    answer(match, "craft foxfolk_steel")
    assert score(match, 1) == 2


# The Black Market


def market(**given: Any) -> Match:
    stock = placed("black_market", "1", cards=[["anvil"], ["sword"], ["cobbler_1"]])
    return marquise_acts(on_map=given.pop("on_map", {"marquise_warrior": {"1": 1}}), **given, **stock)


@pytest.mark.law("root:A.5.3", "root:F.1.1")
def test_three_unseen_cards_lie_at_the_black_market() -> None:
    match = start("root", seats=2, seed=5, rules={"landmarks": "black_market"})
    answer(match, "at 3")
    for seat in (0, 1):
        seen = stall(match, seat)
        assert [(zone["cards"], zone["hidden"]) for zone in seen] == [([], 1)] * 3


@pytest.mark.law("root:F.1.1")
def test_once_in_the_own_turn_a_hand_card_is_swapped_unseen_for_one_of_them() -> None:
    match = market(cards={0: ["armorers_1", "sappers_1"], 1: []})
    answer(match, "trade_at_market 1")
    assert asked(match) == (0, "give_market", "F.1.1")
    answer(match, "give armorers_1")
    assert hand(match, 0) == {"sappers_1", "sword"}
    own = stall(match, 0)
    assert own[1]["cards"] == ["armorers_1"]  # who has left it knows it
    others = stall(match, 1)
    assert [zone["cards"] for zone in others] == [[], [], []]
    said = str(
        [entry.seen_by(1, match.game.setting.catalogue) for entry in match.record if entry.phrase.name == "traded"]
    )
    assert said == "[(0, -1, -1)]"
    assert why(match, "trade_at_market 0") == "F.1.1"


@pytest.mark.law("root:F.1.1", "root:1.4.1")
def test_the_next_player_may_trade_again() -> None:
    match = market(cards={0: ["armorers_1"], 1: []}, on_map={"marquise_warrior": {"1": 1}, "sympathy": {"1": 1}})
    answer(match, "trade_at_market 2", "give armorers_1")
    assert state(match)["landmarks"]["black_market"]["traded"] is True
    while state(match)["turn"] == 0:
        answer(match, "done") if "done" in options(match) else answer(match, min(options(match)))
    assert state(match)["landmarks"]["black_market"]["traded"] is False


@pytest.mark.law("root:F.1.1")
def test_it_needs_a_faction_piece_there_and_a_card() -> None:
    away = market(cards={0: ["armorers_1"]}, on_map={"marquise_warrior": {"2": 1}})
    assert why(away, "trade_at_market 0") == "F.1.1"
    empty = market(on_map={"marquise_warrior": {"1": 1, "2": 1}, "eyrie_warrior": {"2": 1}})
    assert why(empty, "trade_at_market 0") == "F.1.1"


# The Lost City


CITY = placed("lost_city", "5")


@pytest.mark.law("root:2.2.2", "root:F.1.1", "root:4.1.1")
def test_crafting_pieces_in_the_lost_city_are_of_any_suit_each() -> None:
    """Two workshops there pay for a fox and a mouse, or for two foxes; and they are still two."""
    given: dict[str, Any] = {"cards": {0: ["tax_collector_1", "foxfolk_steel"]}, "on_map": {"workshop": {"5": 2}}}
    without = woodland(**given)
    assert options(without, "craft") == set()
    match = woodland(**given, **CITY)
    assert options(match, "craft") == {"foxfolk_steel"}  # two foxes; three pieces would be needed for the other


@pytest.mark.law("root:4.1.1", "root:F.1.1")
def test_a_question_mark_is_paid_with_a_crafting_piece_of_a_suit_or_in_the_lost_city() -> None:
    workshops = {"workshop": {"5": 2, "1": 1, "6": 1, "8": 1}}
    match = woodland(cards={0: ["royal_claim", "foxfolk_steel"]}, on_map=workshops, **CITY)
    answer(match, "craft royal_claim")
    assert options(match) == {"tool fox", "at 5"}
    answer(match, "at 5", "at 5")  # the other two must be fox
    assert state(match)["activated"] == {"5": 2, "1": 1, "6": 1}


@pytest.mark.law("root:11.5.6.III", "root:2.2.2", "root:F.1.1")
def test_the_riverfolk_say_which_trade_post_comes_there() -> None:
    match = woodland(
        table=["riverfolk", "marquise", "eyrie"],
        boards={"riverfolk": {"funds": [0, 2, 0], "posts_gone": {"mouse": 3}}},
        on_map={"marquise_warrior": {"5": 1}},
        **CITY,
    )
    answer(match, "trade_post 5")
    assert options(match) == {"post_suit fox", "post_suit rabbit"}
    assert match.why_not("post_suit mouse") is not None
    answer(match, "post_suit fox")
    assert pieces(match, "trade_post_fox", "5") == 1


@pytest.mark.law("root:8.2.6", "root:F.1.1")
def test_outrage_there_is_paid_with_any_suit() -> None:
    there = {"marquise_warrior": {"1": 2}, "sympathy": {"5": 1}}
    match = marquise_acts(cards={0: ["anvil", "bake_sale", "mouse_in_a_sack"]}, on_map=there, **CITY)
    answer(match, "march", "to 5", "number 1")
    assert options(match, "give") == {"anvil", "bake_sale", "mouse_in_a_sack"}


@pytest.mark.law("root:8.4.1.I", "root:8.4.1.II", "root:8.4.1.III", "root:F.1.1")
def test_a_revolt_there_takes_supporters_of_mixed_suits_and_any_base() -> None:
    there = {"sympathy": {"5": 1, "1": 1, "6": 1}}
    match = rebels("birdsong", 2, ["anvil", "mouse_in_a_sack"], on_map=there, **CITY)
    answer(match, "revolt 5")
    assert asked(match) == (2, "alliance_which_base", "8.4.1.III")
    assert options(match, "base") == {"fox", "rabbit", "mouse"}
    answer(match, "base fox", "supporter anvil", "supporter mouse_in_a_sack")
    assert pieces(match, "base_fox", "5") == 1
    assert pieces(match, "alliance_warrior", "5") == 3  # 1 and 6 are fox, and so is the Lost City


@pytest.mark.law("root:8.2.4", "root:F.1.1")
def test_losing_a_base_there_takes_all_supporters() -> None:
    there = {"marquise_warrior": {"5": 3}, "base_rabbit": {"5": 1}}
    held: dict[str, Any] = {
        "boards": {"alliance": {"supporters": ["anvil", "bake_sale", "mouse_in_a_sack", "armorers_1"]}}
    }
    fight = marquise_acts(on_map=there, chance=dice(0, 0), **held, **CITY)
    answer(fight, "battle 5")
    assert pieces(fight, "base_rabbit", "5") == 0
    assert supporters(fight) == set()
    assert board(fight, "alliance")["officers"] == 0


@pytest.mark.law("root:3.3.1.I", "root:F.1.1")
def test_it_counts_for_dominance_of_every_suit() -> None:
    ruled = {"marquise_warrior": {"1": 1, "6": 1, "5": 1}}
    given: dict[str, Any] = {"phase": "birdsong", "step": 0, "dominance": ["dominance_fox", "none", "none"]}
    match = woodland(on_map=ruled, **given, **CITY)
    assert match.result.winners == [0]
    assert woodland(on_map=ruled, **given).ask is not None


@pytest.mark.law("root:4.3.1", "root:4.3.1.I", "root:F.1.1")
def test_attacker_and_defender_may_ambush_there_with_different_suits() -> None:
    there = {"marquise_warrior": {"5": 2}, "eyrie_warrior": {"5": 2}}
    cards = {0: ["ambush_mouse"], 1: ["ambush_fox"]}
    match = marquise_acts(on_map=there, cards=cards, chance=dice(0, 0), **CITY)
    answer(match, "battle 5", "ambush ambush_fox", "ambush ambush_mouse")
    assert pieces(match, "marquise_warrior", "5") == 2
    assert any("foiled" in line for line in told(match, "4.3.1.I"))
