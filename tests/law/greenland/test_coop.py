"""L The co-operative game on the occupied island. Nobody has disks but what is given."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.law.greenland.assigning import forbids
from tests.law.greenland.hunts import told
from tests.law.greenland.table import (
    ALL,
    ASSIGN,
    ELDERS,
    HUNT,
    answer,
    asked,
    dice,
    disks,
    held,
    options,
    owner,
    pieces,
    record,
    state,
    table,
)

EVENT = 1
NOTHING = {"*": 0}
ROWS = {"north": ["ringed_seal", "markland"], "south": ["arctic_char", "bog_iron", "vinland"]}
Pieces = dict[str, dict[str, int]]


def island(*tribes: str, faces: tuple[int, ...] = (), rules: dict[str, str] | None = None, **given: Any) -> Match:
    """A situation in which everything is cold and everybody monotheist."""
    for kind in ("energy", "ivory", "iron"):
        given[kind] = NOTHING | given.get(kind, {})
    given = {"phase": ASSIGN, "warm": {"north": [], "south": []}, "cold": ROWS, "events": ["plankton_bloom"], **given}
    religion = dict.fromkeys(ALL, "monotheist")
    return table(*tribes, rules={"variant": "coop", **(rules or {})}, religion=religion, chance=dice(*faces), **given)


def event(name: str, *tribes: str, **given: Any) -> Match:
    """A turn begins with an event."""
    left = [other for other in ("plankton_bloom", "august_rains") if other != name]
    return island(*tribes, phase=EVENT, turn=1, **{"events": [*left, name], "set_aside": [], **given})


def hunt(card: str, hunters: int, *faces: int, others: dict[str, int] | None = None, **given: Any) -> Match:
    """Norse hunters on a card, besides an Alpha who stays at home; others of them are elsewhere."""
    standing = {"norse": {"unassigned": 1, card: hunters, **(others or {})}}
    return island("norse", "thule", pieces=standing, faces=faces, phase=HUNT, **given)


def ending(pieces_of: Pieces, *faces: int, tribes: tuple[str, ...] = ("norse", "thule"), **given: Any) -> Match:
    """The last turn ends."""
    return island(*tribes, pieces=pieces_of, faces=faces, **{"phase": ELDERS, "step": 2, "events": [], **given})


# L1 and L2 Set-up


@pytest.mark.law("greenland:L0.1", "greenland:L1.1", "greenland:L5.d")
def test_the_survivalist_rules_hold_and_an_alpha_is_good_against_the_depot_and_later_at_hunting() -> None:
    cold = hunt("ringed_seal", 1, alpha={"norse": "ringed_seal"}, others={"norse_2": 1}, depot=5, energy={"norse": 2})
    answer(cold, "roll")
    assert told(cold, "alpha_counts", "hunt_failed") == ["alpha_counts norse 2", "hunt_failed norse ringed_seal 0"]
    assert told(cold, "commandos") == ["commandos norse 1 4"]
    warm = hunt("ringed_seal", 1, alpha={"norse": "ringed_seal"}, warm={"north": ["ringed_seal"]}, cold={})
    answer(warm, "roll")
    assert told(warm, "hunt_succeeded") == ["hunt_succeeded norse ringed_seal 1"]


@pytest.mark.law("greenland:L2.a")
def test_everything_is_cold_with_the_new_world_nearest_to_the_decks_and_bog_iron_beside_vinland() -> None:
    found = state(start("greenland", seats=4, seed=5, rules={"variant": "coop"}))
    assert found["warm"] == {"north": [], "south": []}
    assert [len(found["cold"][row]) for row in ("north", "south")] == [7, 7]
    assert found["cold"]["north"][-1] == "markland"
    assert found["cold"]["south"][-2:] == ["bog_iron", "vinland"]
    assert "bog_iron" not in found["decks"]["south"]
    other = state(start("greenland", seats=4, seed=6, rules={"variant": "coop"}))
    assert found["cold"]["south"][:-2] != other["cold"]["south"][:-2]


@pytest.mark.law("greenland:L2.b", "greenland:L2.c")
def test_everybody_begins_with_four_energy_and_one_god() -> None:
    found = state(start("greenland", seats=3, seed=5, rules={"variant": "coop"}))
    playing = [tribe for tribe, seat in found["seat_of"].items() if seat >= 0]
    assert {found["energy"][tribe] for tribe in playing} == {4}
    assert {found["religion"][tribe] for tribe in playing} == {"monotheist"}


@pytest.mark.law("greenland:L2.d")
@pytest.mark.parametrize(("seats", "energy"), [(1, 8), (2, 6), (3, 9), (4, 12)])
def test_the_occupiers_have_a_depot_of_energy(seats: int, energy: int) -> None:
    assert state(start("greenland", seats=seats, seed=5, rules={"variant": "coop"}))["depot"] == energy


@pytest.mark.law("greenland:L2.d")
def test_what_the_occupiers_have_is_missing_from_the_supply() -> None:
    given: dict[str, Any] = {"others": {"norse_6": 1}, "energy": {"norse": 1, "thule": 7}}
    given |= {"warm": {"north": ["walrus"]}, "cold": {}}
    plenty = hunt("walrus", 2, 1, 1, depot=10, **given)
    assert disks(plenty, "norse")[0] == 3
    scarce = hunt("walrus", 2, 1, 1, depot=19, **given)  # of 28 disks one is left
    assert disks(scarce, "norse")[0] == 2


@pytest.mark.law("greenland:L2.e")
@pytest.mark.parametrize("events", [8, 7, 6, 5])
def test_there_are_eight_events_or_fewer_if_it_is_to_be_harder(events: int) -> None:
    match = start("greenland", seats=2, seed=1, rules={"variant": "coop", "coop_events": str(events)})
    assert len(state(match)["events"]) == events


# L3 Events


@pytest.mark.law("greenland:L3.a")
def test_cooling_is_warming_and_begins_with_the_new_world() -> None:
    match = event("laki_eruption", "norse", "thule")  # two coolings
    assert told(match, "warmed_up") == [
        f"warmed_up {card}" for card in ("markland", "vinland", "ringed_seal", "bog_iron")
    ]
    assert state(match)["warm"] == {"north": ["markland", "ringed_seal"], "south": ["vinland", "bog_iron"]}
    assert state(match)["cold"] == {"north": [], "south": ["arctic_char"]}


@pytest.mark.law("greenland:L3.b", "greenland:L8.a", "greenland:L8.b")
def test_a_venereal_disease_is_a_blitz_for_the_colours_that_are_shown() -> None:
    given: dict[str, Any] = {"tableau": {"birgitta": "norse", "kirima": "thule"}, "faces": (1,)}
    standing = {"norse": {"unassigned": 2, "norse_3": 1}, "thule": {"unassigned": 2}}
    match = event("smallpox", "norse", "thule", pieces=standing, **given)
    assert told(match, "blitz") == ["blitz norse 1 1 1"]
    assert told(match, "surrendered") == []
    assert pieces(match, "norse") == 2


@pytest.mark.law("greenland:L3.c")
def test_goods_cost_two_disks_of_ivory_and_iron_in_any_mixture() -> None:
    match = event("overgrazing", "norse", "thule", ivory={"norse": 1, "thule": 2}, iron={"norse": 2})
    assert asked(match) == (0, "buy", "L3.c")
    assert options(match) == {"buy 0", "buy 1", "decline"}
    other = answer(match.clone(), "decline")
    assert (asked(other), options(other)) == ((1, "buy", "L3.c"), {"buy 2", "decline"})
    answer(match, "buy 1")
    assert (owner(match, "book"), disks(match, "norse")) == ("norse", (0, 0, 1))
    poor = event("overgrazing", "norse", "thule", ivory={"norse": 1})
    assert told(poor, "unsold_goods") == ["unsold_goods book"]


# L4 Assignment


@pytest.mark.law("greenland:L4.a")
def test_nobody_shares_a_biome_with_another_tribe_except_the_new_world() -> None:
    standing = {"thule": {"unassigned": 2}, "tunit": {"ringed_seal": 1, "unassigned": 1, "markland": 2}}
    standing["thule"] |= {"thule_6": 1}
    match = island("thule", "tunit", pieces=standing)
    assert forbids(match, "thule", "ringed_seal") == "L4.a"
    assert forbids(match, "thule", "markland") == ""
    assert options(match, "send") == {"markland", "bog_iron", "arctic_char", "vinland"}


@pytest.mark.law("greenland:L4.a")
def test_nobody_negotiates_or_attacks_where_tribes_meet_in_the_new_world() -> None:
    standing = {"thule": {"unassigned": 1, "markland": 3}, "tunit": {"unassigned": 1, "markland": 4}}
    match = island("thule", "tunit", pieces=standing, phase=3, faces=(5,) * 7)
    assert told(match, "meet", "attacked") == []
    assert told(match, "turns_hostile") == ["turns_hostile markland 7"]  # F3.1


@pytest.mark.law("greenland:L4.b")
def test_homelands_limit_the_hunt_as_ever() -> None:
    match = island("thule", "tunit", pieces={"thule": {"unassigned": 2}})
    assert forbids(match, "thule", "bog_iron") == "E1.3"
    assert forbids(match, "thule", "vinland") == "E2.1"


@pytest.mark.law("greenland:L4.c")
def test_the_husband_of_geala_travels_with_a_sled() -> None:
    standing = {"thule": {"unassigned": 6, "wed_geala": 1}, "sami": {"unassigned": 1}}
    match = island("thule", "sami", pieces=standing, tableau={"geala": "sami"})
    assert forbids(match, "thule", "bog_iron") == ""
    assert forbids(match, "thule", "vinland") == "E2.1"
    single = island("thule", "sami", pieces={"thule": {"unassigned": 6}}, tableau={"geala": "sami"})
    assert forbids(single, "thule", "bog_iron") == "E1.3"
    answer(match, "send bog_iron", "number 1")
    assert forbids(match, "thule", "arctic_char") == "E1.3", "it is one sled"


@pytest.mark.law("greenland:L4.d", "greenland:L7.c")
def test_hunters_rise_on_the_placards_of_others_on_ranks_that_hold_several_and_serve_there() -> None:
    standing = {"norse": {"unassigned": 3}, "thule": {"ringed_seal": 2, "unassigned": 1}}
    match = island("norse", "thule", pieces=standing, energy={"norse": 2}, depot=5, faces=(2, 5))
    assert options(match, "promote_abroad") == {"thule_2", "thule_3", "thule_5", "thule_6"}
    answer(match, "promote_abroad thule_2", "number 1")
    assert (pieces(match, "norse", "thule_2"), disks(match, "norse")[0]) == (1, 1)
    answer(match, "done", "done")
    assert told(match, "commandos") == ["commandos thule 1 4"]  # the bishop is Norse


@pytest.mark.law("greenland:L4.d")
def test_by_a_ruling_elders_on_other_placards_serve_nobody() -> None:
    standing = {"norse": {"unassigned": 1, "thule_2": 1}, "thule": {"ringed_seal": 2, "unassigned": 1}}
    rules = {"foreign_elders": "nobody"}
    match = island("norse", "thule", pieces=standing, depot=5, phase=HUNT, faces=(2, 5), rules=rules)
    assert told(match, "rolled", "commandos") == ["rolled thule ringed_seal 0 1 0 0 1 0"]


@pytest.mark.law("greenland:L4.e")
def test_permanent_assignments_have_no_exceptions() -> None:
    standing = {"norse": {"unassigned": 1, "norse_1": 1, "norse_6": 1, "vinland": 2}}
    match = island("norse", "thule", pieces=standing)
    assert (options(match, "recall"), options(match, "abandon")) == (set(), set())
    usual = table("norse", "thule", pieces=standing)
    assert options(usual, "recall") == {"norse_1", "norse_6", "vinland"}


@pytest.mark.law("greenland:L4.f")
def test_an_unmarried_daughter_is_an_occupied_village_of_no_use_to_anybody() -> None:
    standing = {"norse": {"unassigned": 1}, "tunit": {"unassigned": 2}}
    tableau = {"nelii": "tunit", "birgitta": "norse"}
    occupied = island("tunit", "norse", pieces=standing, tableau=tableau)
    assert options(occupied, "promote") == set()  # without energy Nelii alone would let them rise
    free = island("tunit", "norse", pieces={**standing, "norse": {"unassigned": 1, "wed_nelii": 1}}, tableau=tableau)
    assert options(free, "promote") == {"1", "2", "3", "4", "5", "6"}
    answer(free, "done")
    assert len(options(free, "promote")) == 6  # F1.2: nor is she of use to her owner alone


@pytest.mark.law("greenland:L4.f", "greenland:L6.a")
def test_who_has_a_war_chief_raids_occupied_villages_even_his_own_and_nothing_else() -> None:
    standing = {"norse": {"unassigned": 3, "norse_4": 1}, "sami": {"unassigned": 1, "wed_sigrid": 1}}
    tableau = {"birgitta": "norse", "sigrid": "norse", "geala": "sami", "reindeer": "sami", "goat": "norse"}
    match = island("norse", "sami", pieces=standing, tableau=tableau, faces=(1, 5))
    assert options(match, "send") == {"arctic_char", "bog_iron", "birgitta", "geala"}
    assert forbids(match, "norse", "sigrid") == "L4.f"
    assert forbids(match, "norse", "reindeer") == "L4.f"
    answer(match, "send birgitta", "number 2", "done", "done")
    assert told(match, "raid_succeeded") == ["raid_succeeded norse birgitta"]
    assert pieces(match, "norse", "wed_birgitta") == 1
    peaceful = island("norse", "sami", pieces={"norse": {"unassigned": 3}}, tableau=tableau)
    assert forbids(peaceful, "norse", "birgitta") == "E5.2"


@pytest.mark.law("greenland:L4.f", "greenland:E6.1")
def test_a_sun_stone_sends_nobody_to_guard_what_nobody_guards() -> None:
    standing = {"norse": {"unassigned": 1, "arctic_char": 1, "bog_iron": 1}}
    tableau = {"sun_stone": "norse", "birgitta": "norse", "goat": "norse"}
    match = island("norse", "thule", pieces=standing, tableau=tableau, step=3)
    answer(match, "reassign arctic_char")
    assert told(match, "reassigned") == ["reassigned norse arctic_char bog_iron"]


# L5 Hunts


@pytest.mark.law("greenland:L5.a")
def test_threes_and_sixes_kill_in_every_hunt_and_what_else_the_card_shows() -> None:
    seal = hunt("ringed_seal", 4, 3, 6, 4, 5, others={"norse_6": 1})
    assert told(seal, "died") == ["died norse 2 ringed_seal"]
    whale = hunt("narwhal", 4, 3, 6, 4, 5, cold={"north": ["narwhal"]})
    assert told(whale, "died") == ["died norse 3 narwhal"]  # a 4 kills there anyway
    colony = hunt("vinland", 4, 3, 6, 4, 5)
    assert told(colony, "died") == ["died norse 2 vinland"]


@pytest.mark.law("greenland:L5.b")
def test_with_a_bishop_each_two_takes_an_energy_from_the_depot() -> None:
    match = hunt("ringed_seal", 4, 2, 2, 5, 4, others={"norse_2": 1}, depot=9)
    assert (state(match)["depot"], disks(match, "norse")[0]) == (7 + 4, 2)  # and the mine gives 4
    assert told(match, "commandos") == ["commandos norse 2 7"]
    nobody = hunt("ringed_seal", 4, 2, 2, 5, 4, depot=9)
    assert told(nobody, "commandos") == []
    supply = hunt("ringed_seal", 4, 2, 2, 5, 4, others={"norse_2": 1}, depot=9, rules={"loot": "supply"})
    assert (told(supply, "commandos"), disks(supply, "norse")[0]) == (["commandos norse 2 7"], 0)


@pytest.mark.law("greenland:L5.c")
def test_bullets_rob_with_threes_as_well_though_they_still_kill() -> None:
    match = hunt("ringed_seal", 4, 2, 3, 5, 4, others={"norse_2": 1}, depot=9, iron={"norse": 1})
    assert options(match) == {"roll", "bullets"}
    answer(match, "bullets")
    assert (told(match, "commandos"), told(match, "died")) == (["commandos norse 2 7"], ["died norse 1 ringed_seal"])
    assert disks(match, "norse")[2] == 0
    no_bishop = hunt("ringed_seal", 4, 2, 3, 5, 4, depot=9, iron={"norse": 1})
    assert told(no_bishop, "armed", "commandos") == []
    assert disks(no_bishop, "norse")[2] == 1


@pytest.mark.law("greenland:L5.c", "greenland:B3.1")
def test_a_card_is_exchanged_for_the_iron_of_the_bullets() -> None:
    match = hunt("ringed_seal", 4, 2, 3, 5, 4, others={"norse_2": 1}, depot=9, tableau={"pot": "norse"})
    assert options(match) == {"roll", "exchange pot"}
    answer(match, "exchange pot", "bullets")
    assert told(match, "commandos") == ["commandos norse 2 7"]


@pytest.mark.law("greenland:L5.e")
def test_the_depot_grows_by_four_unless_bog_iron_is_hunted_with_success() -> None:
    failed = hunt("bog_iron", 2, 5, 5, depot=2, energy={"norse": 1})
    assert state(failed)["depot"] == 6
    won = hunt("bog_iron", 2, 1, 5, depot=2, energy={"norse": 1})
    answer(won, "pay_for_success")
    assert (state(won)["depot"], disks(won, "norse")) == (2, (0, 0, 1))
    unpaid = hunt("bog_iron", 2, 1, 5, depot=2, energy={"norse": 1})
    assert state(answer(unpaid, "decline"))["depot"] == 6


@pytest.mark.law("greenland:L5.e")
def test_leaving_the_mine_alone_is_failing_or_by_a_ruling_not() -> None:
    assert state(hunt("arctic_char", 2, 5, 5, depot=2))["depot"] == 6
    assert state(hunt("arctic_char", 2, 5, 5, depot=2, rules={"mine": "attempts"}))["depot"] == 2
    lost = hunt("bog_iron", 2, 5, 5, depot=2, rules={"mine": "attempts"})
    assert (state(lost)["depot"], state(lost)["mine"]) == (6, 0), "and in the next turn nobody has tried yet"


@pytest.mark.law("greenland:L5.e", "greenland:L9.c")
def test_an_empty_depot_is_filled_again_or_by_a_ruling_not() -> None:
    assert state(hunt("arctic_char", 2, 5, 5, depot=0))["depot"] == 4
    assert state(hunt("arctic_char", 2, 5, 5, depot=0, rules={"retreat": "for_good"}))["depot"] == 0
    assert state(hunt("arctic_char", 2, 5, 5, depot=1, rules={"retreat": "for_good"}))["depot"] == 5


# L6 Livestock


@pytest.mark.law("greenland:L6.a")
def test_an_animal_goes_straight_into_the_tableau_and_an_invention_into_the_hand() -> None:
    dog = hunt("elkhound", 3, 5, 5, 4, cold={"south": ["elkhound", "bog_iron"]}, others={"norse_3": 1})
    answer(dog, "take elkhound")
    assert (owner(dog, "elkhound"), held(dog, "norse")) == ("norse", set())
    goggles = hunt("slit_goggles", 3, 1, 5, 4, cold={"south": ["slit_goggles", "bog_iron"]}, others={"norse_3": 1})
    assert (owner(goggles, "slit_goggles"), held(goggles, "norse")) == ("none", {"slit_goggles"})


# L7 Elder actions


@pytest.mark.law("greenland:L7.a")
def test_at_the_market_disks_are_swapped_by_agreement_before_the_elders_act() -> None:
    disks_of: dict[str, Any] = {"energy": {"norse": 4}, "iron": {"thule": 2}}
    match = island("norse", "thule", phase=ELDERS, **disks_of)
    assert asked(match) == (0, "who_speaks", "L7.a")
    answer(match, "let_speak norse")
    assert options(match) == {"deal_with thule", "done"}
    answer(match, "deal_with thule")
    assert options(match) == {*(f"give_energy {n}" for n in range(1, 5)), "ask_iron 1", "ask_iron 2", "drop"}
    answer(match, "give_energy 3", "ask_iron 2", "propose")
    assert asked(match) == (1, "agree", "L7.a")
    answer(match, "agree")
    assert (disks(match, "norse"), disks(match, "thule")) == ((1, 0, 2), (3, 0, 0))


@pytest.mark.law("greenland:L7.a")
def test_there_is_no_market_where_nobody_has_anything_to_trade_or_anybody_to_trade_with() -> None:
    assert told(island("norse", "thule", phase=ELDERS), "market_opens") == []
    standing = {"norse": {"unassigned": 2}, "thule": {}}
    alone = island("norse", "thule", phase=ELDERS, energy={"norse": 4}, pieces=standing, extinct={"thule": True})
    assert told(alone, "market_opens") == []


@pytest.mark.law("greenland:L7.b")
def test_of_the_elder_actions_only_tool_making_is_left() -> None:
    standing = {"norse": {"unassigned": 1, "norse_2": 2, "norse_3": 2, "norse_5": 1}, "thule": {"unassigned": 1}}
    match = island(
        "norse", "thule", phase=ELDERS, step=2, pieces=standing, energy={"norse": 5}, iron={"norse": 1},
        hand={"slit_goggles": "norse", "elkhound": "norse"},
    )  # fmt: skip
    assert options(match) == {"tool slit_goggles", "done"}


# L8 Propaganda


@pytest.mark.law("greenland:L8.1", "greenland:L8.a", "greenland:L8.b")
def test_after_the_last_event_everybody_faces_a_blitz_with_a_die_for_each_occupied_village() -> None:
    tableau = {"meeka": "tunit", "saila": "tunit", "nelii": "tunit", "birgitta": "norse"}
    standing = {"norse": {"unassigned": 1, "norse_3": 2, "wed_meeka": 1}, "tunit": {"unassigned": 1, "tunit_3": 2}}
    match = ending(standing, 2, 2, 6, tribes=("norse", "tunit"), tableau=tableau)
    assert told(match, "blitz") == ["blitz norse 1 2 2", "blitz tunit 2 2 2"]
    assert told(match, "surrendered") == []
    assert match.over


@pytest.mark.law("greenland:L8.a")
def test_there_is_a_die_even_without_an_occupied_village_and_by_a_ruling_they_are_for_liberated_ones() -> None:
    tableau = {"birgitta": "norse", "sigrid": "norse"}
    standing = {"norse": {"unassigned": 1, "norse_3": 2}, "thule": {"unassigned": 1, "thule_3": 6, "wed_birgitta": 1}}
    standing["thule"]["wed_sigrid"] = 1
    match = ending(standing, 1, 1, tableau=tableau)
    assert told(match, "blitz")[0] == "blitz norse 1 1 4"  # two artisans, and Birgitta is free
    rules = {"propaganda": "liberated"}
    assert told(ending(standing, 1, 6, 1, tableau=tableau, rules=rules), "blitz")[0] == "blitz norse 2 1 4"


@pytest.mark.law("greenland:L8.b", "greenland:L8.c")
def test_who_surrenders_loses_for_everybody_or_by_a_ruling_alone() -> None:
    standing = {
        "norse": {"unassigned": 1, "norse_3": 1, "vinland": 6},
        "thule": {"unassigned": 1, "thule_3": 6, "vinland": 6},
    }
    lost = ending(standing, 2, 1, depot=0)
    assert told(lost, "surrendered") == ["surrendered norse", "surrendered thule"]
    assert lost.result is not None
    assert lost.result.winners == []
    alone = ending(standing, 2, 1, rules={"surrender": "alone"}, depot=0)
    assert told(alone, "surrendered") == ["surrendered norse"]
    assert alone.result is not None
    assert alone.result.winners == [1]  # the others have emigrated, and the depot is empty


@pytest.mark.law("greenland:B2.5", "greenland:L8.b", "greenland:L4.f")
def test_hand_sizes_that_depend_on_husbands_of_those_who_surrender_are_kept_at_once() -> None:
    standing = {"norse": {"unassigned": 2}, "thule": {"unassigned": 2, "wed_birgitta": 1}}
    given = {"pieces": standing, "tableau": {"birgitta": "norse"}, "hand": {"slit_goggles": "norse"}}
    match = event("syphilis", "norse", "thule", rules={"surrender": "alone"}, faces=(6, 6, 6), **given)
    assert told(match, "surrendered") == ["surrendered thule"]
    assert held(match, "norse") == set(), "Birgitta is in the hands of the occupiers again"


# L9 Victory


def victory(standing: Pieces, **given: Any) -> tuple[list[int], int]:
    """Who wins after a last blitz that all withstand, and how many conditions are met."""
    for tribe in standing:
        standing[tribe] = {f"{tribe}_3": 1, **standing[tribe]}
    match = ending(standing, 1, 1, **given)
    assert match.result is not None
    return match.result.winners, match.result.points[0]


GOODS = {"book": "norse", "slit_goggles": "norse", "pot": "thule", "hammer": "thule"}


@pytest.mark.law("greenland:L9.0", "greenland:L9.a", "greenland:L9.c")
def test_two_of_three_conditions_win_for_everybody() -> None:
    homes = {"norse": {"unassigned": 1}, "thule": {"unassigned": 1}}
    assert victory(dict(homes), tableau=GOODS, depot=0) == ([0, 1], 2)
    assert victory(dict(homes), tableau=GOODS, depot=1) == ([], 1)
    assert victory(dict(homes), tableau={**GOODS, "hammer": "none"}, depot=0) == ([], 1)
    assert victory({"norse": {"vinland": 1}, "thule": {"unassigned": 1}}, tableau=GOODS, depot=0) == ([], 1)


@pytest.mark.law("greenland:L9.b")
def test_six_of_each_tribe_in_the_new_world_bring_help_from_there() -> None:
    both = {"norse": {"vinland": 4, "markland": 2}, "thule": {"vinland": 6}}
    assert victory(dict(both), depot=0) == ([0, 1], 2)
    assert victory(dict(both), depot=0, rules={"intervention": "one_card"}) == ([], 1)
    assert victory({"norse": {"vinland": 4, "markland": 1}, "thule": {"vinland": 6}}, depot=0) == ([], 1)


@pytest.mark.law("greenland:L8.1")
def test_an_empty_row_does_not_end_the_game() -> None:
    match = island("norse", "thule", phase=ELDERS, step=2, cold={"north": ["ringed_seal"], "south": []})
    assert "J0.1 game_ends 0" not in record(match)
    assert state(match)["turn"] == 1


@pytest.mark.law("greenland:L0.1")
def test_one_can_play_alone() -> None:
    standing = {"norse": {"unassigned": 2, "norse_3": 1}}
    match = ending(standing, 1, tribes=("norse",), tableau={"book": "norse", "pot": "norse"}, depot=0)
    assert told(match, "market_opens") == []
    assert match.result is not None
    assert match.result.winners == [0]
