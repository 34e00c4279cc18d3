"""A.8.1, A.8.2 The drafted set-up: the pool, choosing a faction, homelands, and what each set-up card says."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lawspeaker import start
from lawspeaker.kernel.match import Match
from tests.law.root.drafted import (
    INSURGENT,
    MILITANT,
    answer,
    answer_all,
    asked,
    board,
    draft,
    drafting,
    hand,
    options,
    pieces,
    state,
    why,
)
from tests.law.root.wanderer import items

SEEDS = range(40)


def dealt(seats: int, seed: int, **rules: str) -> Match:
    return start("root", seats=seats, seed=seed, rules={"setup": "draft", **rules})


def warriors(match: Match, kind: str) -> dict[str, int]:
    found: dict[str, int] = state(match)["on_map"].get(f"{kind}_warrior", {})
    return found


# A.7, A.10 Cards


@pytest.mark.law("root:A.7", "root:A.10")
def test_five_cards_are_drawn_before_factions_are_chosen_and_three_kept_after() -> None:
    match = dealt(3, 1)
    assert [len(hand(match, seat)) for seat in range(3)] == [5, 5, 5]
    assert asked(match)[1] == "draft"
    match.play("random", until=lambda match: asked(match)[1] == "return_card")
    assert len(state(match)["factions"]) == 3
    match.play("random", until=lambda match: state(match)["phase"] != "setup")
    assert [len(hand(match, seat)) for seat in range(3)] == [3, 3, 3]


# A.8.1 The pool


@pytest.mark.law("root:A.8.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_pool_is_a_militant_card_and_as_many_others_as_there_are_players(seats: int) -> None:
    seen: set[str] = set()
    second: set[str] = set()
    for seed in SEEDS:
        pool = draft(dealt(seats, seed))["pool"]
        assert len(pool) == len(set(pool)) == seats + 1
        assert pool[0] in MILITANT
        seen |= set(pool)
        second |= set(pool[1:])
    assert seen == MILITANT | INSURGENT
    assert second & MILITANT
    assert second & INSURGENT


@pytest.mark.law("root:A.8.1")
def test_only_cards_of_the_pool_can_be_chosen() -> None:
    match = drafting(["marquise", "eyrie", "cult"])
    assert options(match, "draft") == {"marquise", "eyrie", "cult", "alliance", "riverfolk"}
    assert why(match, "draft duchy") == "A.8.1"


@pytest.mark.law("root:A.8.1.I")
def test_two_players_choose_among_three_militants() -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        pool = draft(dealt(2, seed))["pool"]
        assert len(pool) == 3
        seen |= set(pool)
    assert seen == MILITANT


@pytest.mark.law("root:A.8.1.I")
def test_two_players_with_hirelings_may_keep_the_insurgents() -> None:
    def all_pools(**rules: str) -> set[str]:
        return {name for seed in SEEDS for name in draft(past_hirelings(dealt(2, seed, **rules)))["pool"]}

    assert all_pools(hirelings="three") == MILITANT
    assert all_pools(hirelings="three", two_player_insurgents="with_hirelings") & INSURGENT
    assert all_pools(two_player_insurgents="with_hirelings") == MILITANT


def past_hirelings(match: Match) -> Match:
    """Where the pool has been dealt."""
    if asked(match)[1] != "draft":
        match.play("random", until=lambda match: asked(match)[1] == "draft")
    return match


@pytest.mark.law("root:A.6.5", "root:A.8.1")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_no_card_of_a_faction_whose_hireling_is_in_the_game(seats: int) -> None:
    of = {
        "patrol": {"marquise"},
        "dynasty": {"eyrie"},
        "uprising": {"alliance"},
        "exile": {"vagabond", "vagabond2"},
        "prophets": {"cult"},
        "flotilla": {"riverfolk"},
        "expedition": {"duchy"},
        "spies": {"corvids"},
        "bearers": {"hundreds"},
        "vaults": {"keepers"},
        "band": set(),
        "bandits": set(),
        "protector": set(),
    }
    met: set[str] = set()
    for seed in SEEDS:
        match = past_hirelings(dealt(seats, seed, hirelings="three"))
        hired = state(match)["hirelings"]
        for name in hired:
            assert not of[name] & set(draft(match)["pool"])
        barred = {faction for name in hired for faction in of[name]}
        left = (MILITANT if seats == 2 else MILITANT | INSURGENT) - barred
        assert len(draft(match)["pool"]) == min(seats + 1, len(left))
        met |= set(hired)
    assert met == set(of)


# A.8.1.II The locked card


@pytest.mark.law("root:A.8.1.II")
def test_the_card_that_came_last_is_locked_if_it_is_an_insurgent() -> None:
    locked = 0
    for seed in SEEDS:
        found = draft(dealt(4, seed))
        last = found["pool"][-1]
        assert found["locked"] == (last if last in INSURGENT else "none")
        locked += last in INSURGENT
    assert 0 < locked < len(SEEDS)


@pytest.mark.law("root:A.8.1.II")
def test_a_locked_card_waits_until_somebody_has_chosen_a_militant() -> None:
    match = drafting(["duchy", "alliance", "riverfolk", "eyrie"], locked="cult")
    assert "cult" not in options(match, "draft")
    assert why(match, "draft cult") == "A.8.1.II"
    answer(match, "draft alliance")
    assert asked(match)[:2] == (2, "draft")
    assert why(match, "draft cult") == "A.8.1.II"
    answer(match, "draft duchy")
    assert draft(match)["locked"] == "none"
    answer(match, "at 1")
    match.play("random", until=lambda match: asked(match)[1] == "draft")
    assert "cult" in options(match, "draft")


# A.8.1.III The Vagabond's character


@pytest.mark.law("root:A.8.1.III")
@pytest.mark.parametrize(("characters", "number"), [("base", 3), ("all", 9)])
def test_a_random_character_lies_beside_each_vagabond_card(characters: str, number: int) -> None:
    seen: set[str] = set()
    for seed in range(60):
        found = draft(dealt(6, seed, characters=characters))
        for name, character in zip(["vagabond", "vagabond2"], found["characters"], strict=True):
            assert (character != "none") == (name in found["pool"])
            seen |= {character} - {"none"}
        if "none" not in found["characters"]:
            assert found["characters"][0] != found["characters"][1]
    assert len(seen) == number


@pytest.mark.law("root:A.8.1.III", "root:A.8.2")
def test_whoever_takes_the_vagabond_plays_that_character() -> None:
    match = drafting(["eyrie", "vagabond"], characters=("ranger", "none"))
    answer(match, "draft vagabond")
    assert asked(match) == (3, "vagabond_forest_where", "A.8.2")
    assert board(match, "vagabond")["character"] == "ranger"
    answer(match, "forest b")
    assert board(match, "vagabond")["forest"] == "b"
    assert len(board(match, "vagabond")["quests"]) == 3
    assert sum(len(items) for items in state(match)["ruin_items"]) == 4
    assert items(match) == {"ready": {"boot": 1, "torch": 1, "crossbow": 1, "sword": 1}}
    assert asked(match)[:2] == (2, "draft")


# A.8.2 Choosing


@pytest.mark.law("root:A.8.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_last_in_turn_order_chooses_first_and_sets_up_before_the_next_chooses(seats: int) -> None:
    for seed in range(4):
        match = dealt(seats, seed)
        first = state(match)["turn"]
        order: list[int] = []
        while state(match)["phase"] == "setup" and asked(match)[1] != "return_card":
            seat, topic, _ = asked(match)
            if topic == "draft":
                order.append(seat)
            assert seat == order[-1]
            match.play("random")
        assert order == [(first - 1 - place) % seats for place in range(seats)]


@pytest.mark.law("root:A.8.2")
def test_a_card_that_somebody_has_taken_is_gone() -> None:
    match = drafting(["eyrie", "hundreds"], ["duchy"])
    assert asked(match) == (2, "draft", "A.8.2")
    assert why(match, "draft duchy") == "A.8.2"
    answer(match, "draft eyrie")
    assert draft(match)["pool"] == ["hundreds", "alliance", "riverfolk"]
    assert board(match, "eyrie")["seat"] == 2


@pytest.mark.law("root:A.8.2")
def test_the_last_to_choose_still_has_a_choice_of_two() -> None:
    match = drafting(["eyrie"], ["duchy", "alliance", "marquise"])
    assert asked(match)[:2] == (0, "draft")
    assert len(options(match, "draft")) == 2


# A.8.2.I Homelands


@pytest.mark.law("root:A.8.2.I")
def test_no_homeland_where_an_enemy_has_one() -> None:
    match = drafting(["corvids"], ["duchy"], homelands={"1": 3})
    answer(match, "draft corvids")
    assert asked(match) == (2, "homeland_where", "A.8.2.I")
    assert options(match, "at") == {str(number) for number in range(2, 13)}
    reason = match.why_not("at 1")
    assert reason is not None
    assert (reason.clause, reason.phrase.name) == ("A.8.2.I", "enemy_homeland")
    answer(match, "at 5")
    assert draft(match)["homelands"] == {"1": 3, "5": 2}


@pytest.mark.law("root:A.8.2.I")
def test_no_homeland_without_a_slot_for_its_building() -> None:
    match = drafting(["hundreds"], ["marquise"], on_map={"sawmill": {"1": 1}, "workshop": {"4": 1}})
    answer(match, "draft hundreds")
    assert options(match, "at") == {"5", "2", "6", "3", "7", "8", "9"}
    reason = match.why_not("at 1")
    assert reason is not None
    assert (reason.clause, reason.phrase.name) == ("A.8.2.I", "no_open_slot")


@pytest.mark.law("root:A.8.2.I", "root:6.2.2")
def test_no_homeland_beside_the_keep_where_nobody_can_place_pieces() -> None:
    match = drafting(["corvids"], ["marquise"], on_map={"keep": {"5": 1}})
    answer(match, "draft corvids")
    reason = match.why_not("at 5")
    assert reason is not None
    assert (reason.clause, reason.phrase.name) == ("A.8.2.I", "keep_stands_there")
    assert len(options(match, "at")) == 11


# A.8.2.II Distance


@pytest.mark.law("root:A.8.2.II")
@pytest.mark.parametrize("faction", ["eyrie", "hundreds"])
def test_two_clearings_between_if_there_are_such_clearings(faction: str) -> None:
    match = drafting([faction], ["duchy"], homelands={"1": 3})
    answer(match, f"draft {faction}")
    assert options(match, "at") == {"3", "6", "7", "8"}
    assert {why(match, f"at {near}") for near in ("5", "9", "2", "4")} == {"A.8.2.II"}
    assert why(match, "at 11") == "A.8.2"  # far enough, and not on the edge


@pytest.mark.law("root:A.8.2.II")
def test_without_such_clearings_those_not_adjacent() -> None:
    match = drafting(["eyrie"], ["duchy", "marquise"], homelands={"1": 3, "3": 2})
    answer(match, "draft eyrie")
    assert options(match, "at") == {"2", "4", "8"}
    assert why(match, "at 5") == "A.8.2.II"


@pytest.mark.law("root:A.8.2.II")
def test_and_without_those_any_clearing() -> None:
    homelands = {"1": 3, "2": 2, "3": 2, "4": 2}
    match = drafting(["eyrie"], ["duchy", "marquise"], homelands=homelands)
    answer(match, "draft eyrie")
    assert options(match, "at") == {"5", "6", "7", "8", "9"}


@pytest.mark.law("root:A.8.2.II")
@pytest.mark.parametrize("faction", ["cult", "duchy"])
def test_not_adjacent_if_there_are_such_clearings_and_else_any(faction: str) -> None:
    match = drafting([faction], ["marquise"], homelands={"1": 3})
    answer(match, f"draft {faction}")
    assert {"5", "9", "10", "1"} & options(match, "at") == set()
    assert {"2", "4", "12"} <= options(match, "at")
    assert why(match, "at 5") == "A.8.2.II"


@pytest.mark.law("root:A.8.2.II")
def test_where_every_clearing_is_adjacent_to_an_enemy_homeland_any_will_do() -> None:
    homelands = {"1": 3, "2": 2, "3": 2, "4": 2}
    match = drafting(["cult"], ["duchy", "marquise"], homelands=homelands)
    answer(match, "draft cult")
    assert options(match, "at") == {"5", "6", "7", "8", "9", "10", "12"}  # in 11 is the keep


@pytest.mark.law("root:A.8.2.II", "root:C.3.2")
def test_a_closed_path_makes_no_clearings_adjacent() -> None:
    for closed, offered in ((1, True), (0, False)):
        match = drafting(
            ["cult"], ["alliance", "duchy"], homelands={"2": 2}, rules={"map": "mountain"}, closed=[closed] * 6
        )
        answer(match, "draft cult")
        assert ("3" in options(match, "at")) == offered


# R80 Several homelands


@pytest.mark.law("root:A.8.2.II")
def test_several_homelands_are_all_far_enough_if_they_can_be() -> None:
    for value in ("together", "one_by_one"):
        match = drafting(["keepers"], ["duchy"], homelands={"1": 3}, rules={"several_homelands": value})
        answer(match, "draft keepers")
        assert options(match, "at") == {"6", "3", "7", "8"}
        answer(match, "at 6")
        # 3 is the only one next to it that is far enough: it needs no answer
        assert draft(match)["homelands"] == {"1": 3, "3": 2, "6": 2}


@pytest.mark.law("root:A.8.2.II")
def test_a_homeland_is_far_enough_only_together_with_one_next_to_it() -> None:
    for value in ("together", "one_by_one"):
        match = drafting(["keepers"], ["duchy"], homelands={"11": 3}, rules={"several_homelands": value})
        answer(match, "draft keepers")
        # two clearings lie between 11 and 8 too, but all that are next to 8 are nearer
        assert options(match, "at") == {"1", "5"}


@pytest.mark.law("root:A.8.2.II")
def test_several_homelands_that_cannot_all_be_far_enough() -> None:
    enemy = {"1": 3, "2": 2, "6": 2}  # two clearings lie between these and 8, and one between them and 4 or 7

    together = drafting(["keepers"], ["duchy", "marquise"], homelands=enemy)
    answer(together, "draft keepers")
    assert options(together, "at") == {"4", "7", "8"}
    answer(together, "at 4")
    assert draft(together)["homelands"] == {**enemy, "4": 1, "8": 1}

    rules = {"several_homelands": "one_by_one"}
    in_turn = drafting(["keepers"], ["duchy", "marquise"], homelands=enemy, rules=rules)
    answer(in_turn, "draft keepers")
    assert draft(in_turn)["homelands"] == {**enemy, "8": 1}  # the farthest needs no answer
    assert options(in_turn, "at") == {"4", "7"}
    assert why(in_turn, "at 9") == "A.8.2"


# What the cards say


@pytest.mark.law("root:A.8.2")
def test_the_marquise_has_three_homelands_next_to_each_other() -> None:
    match = drafting(["marquise"], ["duchy"], homelands={"1": 3}, on_map={"tunnel": {"1": 1}})
    answer_all(match, "draft marquise", "at 5")
    assert "at 4" not in options(match)
    assert why(match, "at 8") == "A.8.2"
    answer(match, "at 2")
    assert options(match, "at") == {"10", "6"}
    answer(match, "at 6")
    homelands = {"5", "2", "6"}
    placed = warriors(match, "marquise")
    assert {clearing: placed[clearing] for clearing in homelands} == {"5": 2, "2": 2, "6": 2}
    assert sum(placed.values()) == 6 + 9
    assert asked(match) == (2, "marquise_keep_at_home", "A.8.2")
    assert options(match, "at") == {"2", "6"}
    assert why(match, "at 5") == "A.8.2"  # next to the Duchy's homeland
    assert why(match, "at 10") == "A.8.2"
    answer_all(match, "at 6", "at 5")
    assert options(match, "at") == {"2", "6"}
    assert why(match, "at 5") == "A.8.2"
    answer(match, "at 2")
    assert pieces(match, "keep", "6") == pieces(match, "sawmill", "5") == pieces(match, "workshop", "2") == 1
    assert pieces(match, "recruiter", "6") == 1
    assert asked(match)[:2] == (1, "draft")


@pytest.mark.law("root:A.8.2")
def test_the_keep_may_stand_next_to_an_enemy_homeland_where_all_homelands_do() -> None:
    match = drafting(["marquise"], ["duchy", "corvids"], homelands={"1": 3, "6": 2})
    answer_all(match, "draft marquise", "at 5", "at 2")  # only 10 is left beside them
    assert asked(match)[1] == "marquise_keep_at_home"
    assert options(match, "at") == {"5", "2", "10"}


@pytest.mark.law("root:A.8.2")
def test_the_eyrie_begins_with_six_warriors_and_a_leader() -> None:
    match = drafting(["eyrie"])
    answer(match, "draft eyrie")
    assert options(match, "at") == {"1", "5", "2", "6", "3", "7", "8", "4", "9"}
    assert why(match, "at 12") == "A.8.2"
    answer(match, "at 5")
    assert pieces(match, "roost", "5") == 1
    assert warriors(match, "eyrie") == {"5": 6}
    assert asked(match) == (3, "eyrie_leader", "A.8.2")
    answer(match, "lead despot")
    assert [len(column) for column in board(match, "eyrie")["decree"]] == [0, 1, 0, 1]


@pytest.mark.law("root:A.8.2")
def test_the_alliance_begins_with_three_supporters_and_no_homeland() -> None:
    match = drafting(["alliance"])
    answer(match, "draft alliance")
    assert len(board(match, "alliance")["supporters"]) == 3
    assert draft(match)["homelands"] == {}
    assert asked(match)[:2] == (2, "draft")


@pytest.mark.law("root:A.8.2")
def test_the_cult_spreads_three_warriors_evenly_around_its_homeland() -> None:
    match = drafting(["cult"])
    answer_all(match, "draft cult", "at 12")
    assert pieces(match, "garden_fox", "12") == 1
    assert pieces(match, "cult_warrior", "12") == 4
    assert asked(match) == (3, "around_where", "A.8.2")
    assert options(match, "at") == {"4", "7", "9", "10", "11"}
    assert why(match, "at 1") == "A.8.2"
    answer(match, "at 4")
    assert why(match, "at 4") == "A.8.2"  # no second one before all have one
    answer_all(match, "at 7", "at 9")
    assert warriors(match, "cult") == {"4": 1, "7": 1, "9": 1, "12": 4}
    assert board(match, "cult")["acolytes"] == 2
    assert asked(match) == (3, "cult_outcast", "A.8.2")
    answer(match, "outcast fox")
    assert board(match, "cult")["outcast"] == "fox"


@pytest.mark.law("root:A.8.2", "root:2.2.2")
def test_with_its_homeland_in_the_lost_city_the_cult_begins_with_any_garden() -> None:
    city: dict[str, Any] = {"rules": {"landmarks": "lost_city"}, "landmarks": {"lost_city": {"clearing": "10"}}}
    match = drafting(["cult"], **city)
    answer_all(match, "draft cult", "at 10")
    assert asked(match) == (3, "cult_which_garden", "A.8.2")
    answer(match, "replace garden_fox")
    assert (pieces(match, "garden_fox", "10"), pieces(match, "garden_rabbit", "10")) == (1, 0)
    assert pieces(match, "cult_warrior", "10") == 4
    assert asked(match)[1] != "cult_which_garden"


@pytest.mark.law("root:A.8.2")
def test_the_duchy_spreads_five_warriors_evenly_around_its_homeland() -> None:
    match = drafting(["duchy"])
    answer_all(match, "draft duchy", "at 5")
    # Next to 5 are 1 and 2: two each, and one more
    assert warriors(match, "duchy") == {"5": 2, "1": 2, "2": 2}
    assert pieces(match, "tunnel", "5") == 1
    assert options(match, "at") == {"1", "2"}
    answer(match, "at 2")
    assert warriors(match, "duchy") == {"5": 2, "1": 2, "2": 3}


@pytest.mark.law("root:A.8.2", "root:6.2.2")
def test_no_warriors_around_a_homeland_where_they_cannot_be_placed() -> None:
    match = drafting(["duchy"], ["marquise"], on_map={"keep": {"1": 1}})
    answer_all(match, "draft duchy", "at 5")
    assert warriors(match, "duchy") == {"5": 2, "2": 5}


@pytest.mark.law("root:A.8.2")
def test_the_riverfolk_begin_at_the_river_with_three_in_payments_and_prices() -> None:
    match = drafting(["riverfolk"])
    answer_all(match, "draft riverfolk", "at 5", "at 5", "at 10", "at 4")
    assert warriors(match, "riverfolk") == {"5": 2, "10": 1, "4": 1}
    answer_all(match, "set_price hand_card 2", "set_price riverboats 1", "set_price mercenaries 3")
    assert board(match, "riverfolk")["payments"] == [0, 0, 0, 3]
    assert asked(match)[:2] == (2, "draft")


@pytest.mark.law("root:A.8.2", "root:13.2.2")
def test_the_corvids_begin_with_a_hidden_plot_and_four_warriors() -> None:
    match = drafting(["corvids"])
    answer_all(match, "draft corvids", "at 12")
    assert asked(match) == (3, "corvids_which_plot", "A.8.2")
    answer_all(match, "lay_plot raid_1", "at 1", "at 3", "at 2")
    assert warriors(match, "corvid") == {"12": 1, "1": 1, "3": 1, "2": 1}
    assert pieces(match, "plot", "12") == 1
    assert board(match, "corvids")["face_down"]["12"] == ["raid_1"]
    other = match.view(0)["state"]
    assert isinstance(other, dict)
    assert other["factions"]["corvids"]["face_down"]["12"] == {"cards": [], "hidden": 1}
    assert asked(match)[:2] == (2, "draft")


@pytest.mark.law("root:A.8.2")
def test_the_hundreds_begin_with_a_stubborn_warlord_and_fill_the_ruins() -> None:
    match = drafting(["hundreds"])
    answer_all(match, "draft hundreds", "at 8")
    assert warriors(match, "hundreds") == {"8": 4}
    assert pieces(match, "warlord", "8") == pieces(match, "stronghold", "8") == 1
    assert board(match, "hundreds")["mood"] == "stubborn"
    assert [len(items) for items in state(match)["ruin_items"]] == [0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1]


@pytest.mark.law("root:A.8.2")
def test_the_keepers_begin_in_two_clearings_next_to_each_other_on_the_edge() -> None:
    match = drafting(["keepers"])
    answer(match, "draft keepers")
    assert options(match, "at") == {"1", "5", "2", "6", "3", "7", "8", "4", "9"}
    answer(match, "at 5")
    assert options(match, "at") == {"1", "2"}
    assert why(match, "at 9") == "A.8.2"
    assert why(match, "at 5") == "A.8.2.I"
    answer(match, "at 2")
    assert warriors(match, "keepers") == {"5": 4, "2": 4}
    places = board(match, "keepers")["relics"]
    assert len(places) == 12
    # Seven forests have one each; their card puts the others into those that are not next to 5 and 2
    lying = Counter(places.values())
    assert {lying[forest] for forest in "ac"} == {1}
    assert {lying[forest] for forest in "bdefg"} == {2}
    assert [len(slot) for slot in board(match, "keepers")["retinue"]] == [1, 1, 1]


@pytest.mark.law("root:A.8.2")
def test_homelands_are_apart_only_where_no_two_left_are_next_to_each_other() -> None:
    taken = {"4": 3, "5": 2, "6": 2, "7": 2, "9": 1}  # of the edge 1, 2, 3 and 8 are left
    match = drafting(["keepers"], ["duchy", "marquise", "corvids"], homelands=taken)
    answer(match, "draft keepers")
    assert options(match, "at") == {"1", "2", "3", "8"}
    answer(match, "at 2")
    assert options(match, "at") == {"1", "3", "8"}


# Meetings


@pytest.mark.law("root:A.8.2", "root:11.2.3")
def test_the_riverfolk_lay_their_hand_open_once_they_are_chosen_and_nobody_else_does() -> None:
    match = drafting(["riverfolk"], hands={3: ["anvil"], 2: ["sword"]})
    assert seen_hand(match, by=0, of=3) == {"cards": [], "hidden": 1}
    answer(match, "draft riverfolk")
    assert seen_hand(match, by=0, of=3) == {"cards": ["anvil"], "hidden": 0}
    assert seen_hand(match, by=0, of=2) == {"cards": [], "hidden": 1}
    assert not match.can_undo()


def seen_hand(match: Match, by: int, of: int) -> Any:
    seen = match.view(by)["state"]
    assert isinstance(seen, dict)
    return seen["hands"][of]


@pytest.mark.law("root:A.8.2", "root:9.3.6")
def test_a_vagabond_is_indifferent_to_whoever_chooses_later() -> None:
    match = drafting(["vagabond", "hundreds"], ["alliance"], characters=("thief", "none"))
    answer_all(match, "draft vagabond", "forest a")
    assert board(match, "vagabond")["relation"] == ["none", "none", "none", "indifferent"]
    answer(match, "draft hundreds")
    assert board(match, "vagabond")["relation"] == ["none", "indifferent", "none", "indifferent"]


@pytest.mark.law("root:A.8.2", "root:9.7.1", "root:9.7.2")
def test_a_second_vagabond_shares_the_quests_and_doubles_the_items_under_the_ruins() -> None:
    match = drafting(["vagabond", "vagabond2"], characters=("thief", "tinker"))
    answer_all(match, "draft vagabond", "forest a")
    quests = set(board(match, "vagabond")["quests"])
    assert {len(items) for items in state(match)["ruin_items"]} == {0, 1}
    answer_all(match, "draft vagabond2", "forest b")
    assert {len(items) for items in state(match)["ruin_items"]} == {0, 2}
    shared = [*board(match, "vagabond")["quests"], *board(match, "vagabond2")["quests"]]
    assert {quest.partition("@")[0] for quest in shared} == {quest.partition("@")[0] for quest in quests}
    assert len(shared) == 3
    assert board(match, "vagabond2")["relation"] == ["none"] * 4
    assert board(match, "vagabond2")["character"] == "tinker"


@pytest.mark.law("root:A.8.2", "root:14.3.2")
def test_whoever_comes_later_finds_the_ruins_filled() -> None:
    match = drafting(["vagabond", "hundreds"], characters=("thief", "none"))
    answer_all(match, "draft hundreds", "at 8")
    filled = state(match)["ruin_items"]
    answer_all(match, "draft vagabond", "forest b")
    assert state(match)["ruin_items"] == filled


@pytest.mark.law("root:A.8.2")
def test_when_play_begins_nothing_of_the_draft_is_left() -> None:
    match = dealt(3, 5)
    match.play("random", until=lambda match: state(match)["phase"] != "setup")
    assert draft(match) == {"pool": [], "locked": "none", "characters": ["none", "none"], "homelands": {}}
    assert sorted(each["seat"] for each in state(match)["factions"].values()) == [0, 1, 2]


@pytest.mark.law("root:A.8")
def test_the_numbers_of_an_observation_say_who_plays_what_and_nothing_of_who_does_not() -> None:
    match = drafting(["marquise", "eyrie"])
    layout = match.game.setting.schema.layout()
    start = sum(size for _, size in layout[: [name for name, _ in layout].index("factions")])
    size = dict(layout)["factions"]
    everything = sum(each for _, each in layout)
    before = match.observe(0)
    assert (len(before), set(before[start : start + size])) == (everything, {0})
    answer(match, "draft marquise")
    after = match.observe(0)
    assert len(after) == everything
    assert after[start] == 1


@pytest.mark.law("root:5.1.5")
def test_an_item_that_is_nowhere_is_missed_while_factions_are_drafted() -> None:
    for swords, missed in ((2, ""), (1, "there are 1 sword on the map and 0 crafted, not 2 (5.1.5)")):
        match = drafting(["keepers"], items={"sword": swords})
        assert match.game.setting.box.missing(match.game) == missed
