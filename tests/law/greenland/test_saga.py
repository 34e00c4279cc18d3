"""K The Saga of the Daughters. Birgitta's is told, unless a test says otherwise: the Norse are men, the Sami women."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.errors import ConfigError
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.law.greenland.table import (
    ASSIGN,
    ELDERS,
    HUNT,
    answer,
    asked,
    dice,
    disks,
    options,
    owner,
    pieces,
    record,
    state,
    table,
)

EVENT = 1
ROWS = {"north": ["markland", "walrus", "narwhal"], "south": ["vinland", "harbor_seal", "arctic_char", "beluga"]}


def saga(
    men: dict[str, int] | None = None,
    women: dict[str, int] | None = None,
    *faces: int,
    heroine: str = "birgitta",
    rules: dict[str, str] | None = None,
    **given: Any,
) -> Match:
    """A situation of a Norse saga, with these dice to come; what is not given of the women is at home: one daughter."""
    standing = {"norse": men or {"unassigned": 1}, "sami": {heroine: 1} if women is None else women}
    given = {"warm": ROWS, "phase": ASSIGN, "turn": 2, **given}
    tableau = {heroine: "norse", **given.pop("tableau", {})}
    agreed = {"variant": "saga", **(rules or {})}
    return table("norse", pieces=standing, heroine=heroine, tableau=tableau, rules=agreed, chance=dice(*faces), **given)


def event(
    name: str, men: dict[str, int], women: dict[str, int], *faces: int, turn: int = 1, deck: int = 1, **given: Any
) -> Match:
    """A turn begins with an event; by default it is the second of the game."""
    left = [other for other in ("summer_fogs", "sea_ice") if other != name][:deck]
    return saga(men, women, *faces, phase=EVENT, turn=turn, events=[*left, name], set_aside=[], **given)


def standing(match: Match) -> dict[str, int]:
    """Where women are alive."""
    found = {place: row["sami"] for place, row in state(match)["pieces"].items() if row.get("sami", 0) > 0}
    found.pop("valhalla", None)
    return found


# K0 and K1 Set-up


@pytest.mark.law("greenland:K0.1", "greenland:K1.a")
def test_a_daughter_drawn_at_random_fixes_the_tribe_of_the_only_player() -> None:
    drawn = {}
    for seed in range(60):
        found = state(start("greenland", seats=1, seed=seed))
        drawn[found["heroine"]] = next(tribe for tribe, seat in found["seat_of"].items() if seat == 0)
    assert len(drawn) == 10
    assert (drawn["birgitta"], drawn["kirima"], drawn["meeka"], drawn["geala"]) == ("norse", "thule", "tunit", "sami")
    with pytest.raises(ConfigError, match="the variant saga of edition 3 is for 1 seats"):
        start("greenland", seats=2, rules={"variant": "saga"})


@pytest.mark.law("greenland:K0.2", "greenland:K1.b", "greenland:K1.c")
@pytest.mark.parametrize(("tribe", "women"), [("norse", "sami"), ("sami", "norse")])
def test_two_women_of_an_unused_colour_stand_on_the_heroine_and_all_elders_are_men(tribe: str, women: str) -> None:
    match = start("greenland", seats=1, seed=3, rules={"tribe_1": tribe})
    found = state(match)
    assert pieces(match, women, found["heroine"]) == 2
    assert pieces(match, women, "valhalla") == 16
    assert [pieces(match, tribe, f"{tribe}_{rank}") for rank in range(1, 7)] == [1] * 6
    assert all(pieces(match, women, f"{tribe}_{rank}") == 0 for rank in range(1, 7))
    assert pieces(match, tribe) == 6
    assert {card for card, held in found["tableau"].items() if held != "none"} >= {found["heroine"]}
    assert len(found["events"]) == 10


@pytest.mark.law("greenland:K1.b")
def test_only_the_tableau_of_the_own_tribe_is_laid_out_and_the_rows_are_as_short_as_without_a_tribe() -> None:
    found = state(start("greenland", seats=1, seed=3, rules={"tribe_1": "thule"}))
    assert {held for held in found["tableau"].values() if held != "none"} == {"thule"}
    assert [len(found["warm"][row]) for row in ("north", "south")] == [6, 6]  # five and the New World card


@pytest.mark.law("greenland:K0.1")
def test_the_saga_is_survivalist() -> None:
    match = saga({"hooded_seal": 2}, {}, 2, phase=HUNT, warm={"south": ["hooded_seal"]}, alpha={"norse": "hooded_seal"})
    answer(match, "roll")
    assert "G0.1 alpha_counts norse 2" in record(match)


# K2 Events


@pytest.mark.law("greenland:K2.1")
def test_of_the_first_event_only_the_ship_counts() -> None:
    match = event("crowd_disease", {"unassigned": 9, "norse_1": 1}, {"birgitta": 1}, turn=0, ivory={"norse": 3})
    assert asked(match) == (0, "buy", "K2.5")
    assert pieces(match, "norse") == 9
    later = event("crowd_disease", {"unassigned": 9, "norse_1": 1}, {"birgitta": 1}, ivory={"norse": 3})
    assert asked(later) == (0, "how_many_die", "D2.4")


@pytest.mark.law("greenland:K2.1")
def test_the_prohibitions_of_the_first_event_are_ignored_as_well() -> None:
    match = event("sea_ice", {"unassigned": 3}, {"birgitta": 1, "norse_4": 1, "norse_5": 1}, turn=0)
    answer(match, "done", "choose_row south")
    assert options(match, "send") == {"harbor_seal", "arctic_char", "beluga"}
    later = event("sea_ice", {"unassigned": 3, "norse_1": 1}, {"birgitta": 1, "norse_4": 1, "norse_5": 1})
    answer(later, "done", "choose_row south")
    assert options(later, "number") == {"1", "2"}  # only the char is left, so the die is the question


@pytest.mark.law("greenland:K2.2")
def test_a_decimation_takes_a_matriarch_and_gives_half_of_the_others_to_men() -> None:
    women = {"birgitta": 9, "norse_1": 1, "norse_3": 2}
    match = event("crowd_disease", {"unassigned": 8, "norse_2": 1}, women, ivory={"norse": 0})
    answer(match, "number 4", "spare_alpha")
    assert asked(match) == (0, "which_elder", "K2.2")
    assert options(match) == {"give_matriarch norse_1", "give_matriarch norse_3"}
    answer(match, "give_matriarch norse_1")
    assert "K2.2 matriarch_replaced norse_3" in record(match)
    assert standing(match) == {"birgitta": 9, "norse_3": 1}
    assert pieces(match, "norse", "norse_3") == 1


@pytest.mark.law("greenland:K2.2")
def test_of_three_matriarchs_two_give_way_to_men() -> None:
    women = {"birgitta": 8, "norse_1": 1, "norse_3": 1, "norse_4": 1, "norse_5": 1}
    match = event("crowd_disease", {"unassigned": 8, "norse_2": 1}, women, ivory={"norse": 0})
    answer(match, "number 4", "spare_alpha", "give_matriarch norse_1")
    assert asked(match) == (0, "who_is_replaced", "K2.2")
    answer(match, "replace_matriarch norse_3", "replace_matriarch norse_4")
    assert [line for line in record(match) if "replaced" in line] == [
        "K2.2 matriarch_replaced norse_3",
        "K2.2 matriarch_replaced norse_4",
    ]


@pytest.mark.law("greenland:K2.2")
def test_a_dead_alpha_does_not_take_the_place_of_a_matriarch_where_other_men_are_dead() -> None:
    women = {"birgitta": 1, "norse_1": 1, "norse_3": 1}
    match = event("crowd_disease", {"unassigned": 9}, women, alpha={"norse": "valhalla"}, ivory={"norse": 0})
    answer(match, "number 5", "give_matriarch norse_1")
    assert pieces(match, "norse", "norse_3") == 1
    assert state(match)["alpha"]["norse"] == "valhalla"


@pytest.mark.law("greenland:K2.2", "greenland:D2.2")
@pytest.mark.parametrize(("hunters", "toll"), [(0, []), (1, ["number 0"])])
def test_a_decimation_that_takes_none_of_the_hunters_takes_any_elder_and_replaces_no_matriarch(
    hunters: int, toll: list[str]
) -> None:
    men = {"unassigned": hunters, "norse_2": 1, "norse_6": 1}
    women = {"birgitta": 2, "norse_3": 2, "norse_5": 1}
    match = event("sea_ice", men, women, tableau={"slit_goggles": "norse"})
    answer(match, *toll)
    assert asked(match) == (0, "which_elder", "D2.2")
    assert options(match) == {
        "give_elder norse_2",
        "give_elder norse_6",
        "give_matriarch norse_3",
        "give_matriarch norse_5",
    }
    answer(match, "give_elder norse_2")
    assert standing(match) == women


@pytest.mark.law("greenland:K2.2")
def test_daughters_are_not_counted_in_a_crowd() -> None:
    match = event("crowd_disease", {"unassigned": 7}, {"birgitta": 9}, 6, 6, ivory={"norse": 0})
    assert pieces(match, "norse") == 7


@pytest.mark.law("greenland:K2.2", "greenland:D2.8")
def test_goggles_round_the_matriarchs_who_give_way_down() -> None:
    women = {"birgitta": 1, "norse_3": 2}
    match = event("crowd_disease", {"unassigned": 8}, women, tableau={"slit_goggles": "norse"}, ivory={"norse": 0})
    answer(match, "number 4", "spare_alpha")
    assert not any("matriarch_replaced" in line for line in record(match))


@pytest.mark.law("greenland:K2.3")
def test_for_each_man_in_the_snow_a_matriarch_or_daughter_goes_too() -> None:
    women = {"birgitta": 2, "norse_6": 1}
    match = event("maunder_minimum", {"unassigned": 3, "norse_1": 1}, women, energy={"norse": 1})
    assert "D7.1 matriarch_lost norse_6" in record(match)  # the storm
    assert asked(match) == (0, "pay_snow", "D3.1")
    answer(match, "give_elder norse_1")
    assert "K2.3 daughters_lost 1" in record(match)  # there is no matriarch left to go
    assert standing(match) == {"birgitta": 1}


@pytest.mark.law("greenland:K2.3")
def test_where_no_woman_is_left_the_snow_takes_the_man_alone() -> None:
    match = event("maunder_minimum", {"unassigned": 3, "norse_3": 1}, {}, energy={"norse": 1})
    answer(match, "give_elder norse_3")
    assert pieces(match, "norse", "norse_3") == 0
    assert not any(line.startswith("K2.3") for line in record(match))


@pytest.mark.law("greenland:K2.3")
def test_a_matriarch_can_be_the_woman_who_goes_too() -> None:
    women = {"birgitta": 2, "norse_2": 1}
    match = event("maunder_minimum", {"unassigned": 3, "norse_3": 1}, women, energy={"norse": 1})
    answer(match, "pay_energy", "give_elder norse_3", "give_matriarch norse_2")
    assert "K2.3 matriarch_lost norse_2" in record(match)
    assert sum(standing(match).values()) == 2


@pytest.mark.law("greenland:K2.2")
def test_without_a_matriarch_a_decimation_takes_another_elder() -> None:
    match = event("crowd_disease", {"unassigned": 8, "norse_2": 1, "norse_3": 1}, {"birgitta": 1}, ivory={"norse": 0})
    answer(match, "number 4", "spare_alpha")
    assert asked(match) == (0, "which_elder", "K2.2")
    assert options(match) == {"give_elder norse_2", "give_elder norse_3"}
    answer(match, "give_elder norse_3")
    assert (pieces(match, "norse", "norse_2"), pieces(match, "norse", "norse_3")) == (1, 0)


@pytest.mark.law("greenland:K2.3")
def test_a_matriarch_in_the_snow_costs_nobody_else() -> None:
    women = {"birgitta": 2, "norse_2": 1}
    match = event("maunder_minimum", {"unassigned": 3, "norse_3": 1}, women, energy={"norse": 2})
    answer(match, "pay_energy", "give_matriarch norse_2")
    assert standing(match) == {"birgitta": 2}
    choice = event("maunder_minimum", {"unassigned": 3, "norse_3": 1}, women, energy={"norse": 1})
    answer(choice, "pay_energy", "give_elder norse_3")
    assert asked(choice) == (0, "which_woman", "K2.3")
    assert options(choice) == {"give_matriarch norse_2", "give_daughter"}


@pytest.mark.law("greenland:K2.4")
def test_a_chief_matriarch_may_name_another_elder_once_the_die_is_rolled() -> None:
    men, women = {"unassigned": 2, "norse_2": 1, "norse_3": 1}, {"birgitta": 1, "norse_1": 1}
    match = event("falconers_ransom", men, women, 2, ivory={"norse": 0})
    assert asked(match) == (0, "die_off_choice", "K2.4")
    assert "D5.1 die_off_roll norse 2" in record(match)
    assert options(match) == {"give_matriarch norse_1", "give_elder norse_3", "let_it_be"}
    stands = answer(match.clone(), "let_it_be")
    assert (pieces(stands, "norse", "norse_2"), pieces(stands, "norse", "norse_3")) == (0, 1)
    answer(match, "give_matriarch norse_1")  # she sacrifices herself
    assert standing(match) == {"birgitta": 1}
    assert pieces(match, "norse", "norse_2") == 1


@pytest.mark.law("greenland:K2.4")
def test_without_an_alternative_there_is_no_choice_and_without_her_neither() -> None:
    alone = event("falconers_ransom", {"unassigned": 2}, {"birgitta": 1, "norse_1": 1}, 1, ivory={"norse": 0})
    assert standing(alone) == {"birgitta": 1}
    men = event("falconers_ransom", {"unassigned": 2, "norse_1": 1, "norse_2": 1}, {"birgitta": 1}, 2)
    assert pieces(men, "norse", "norse_2") == 0
    assert asked(men)[1] != "die_off_choice"


@pytest.mark.law("greenland:K2.4")
def test_by_a_ruling_she_names_the_elder_instead_of_a_roll() -> None:
    men, women = {"unassigned": 2, "norse_2": 1}, {"birgitta": 1, "norse_1": 1}
    match = event("falconers_ransom", men, women, 5, rules={"die_off_choice": "before"}, ivory={"norse": 0})
    assert options(match) == {"give_matriarch norse_1", "give_elder norse_2", "let_it_be"}
    assert not any("die_off_roll" in line for line in record(match))
    rolled = answer(match.clone(), "let_it_be")
    assert "D5.1 die_off_roll norse 5" in record(rolled)
    answer(match, "give_elder norse_2")
    assert pieces(match, "norse", "norse_2") == 0


@pytest.mark.law("greenland:K2.5")
@pytest.mark.parametrize(("heroine", "price"), [("birgitta", 1), ("sigrid", 2)])
def test_goods_cost_two_ivory_or_one_where_birgitta_trades(heroine: str, price: int) -> None:
    match = event("overgrazing", {"unassigned": 2}, {heroine: 1}, heroine=heroine, ivory={"norse": 2})
    assert asked(match) == (0, "buy", "K2.5")
    answer(match, f"buy {price}")
    assert (owner(match, "book"), disks(match, "norse")[1]) == ("norse", 2 - price)


@pytest.mark.law("greenland:K2.5")
def test_peepeelee_trades_as_well_and_who_cannot_pay_is_not_asked() -> None:
    given: dict[str, Any] = {"rules": {"variant": "saga"}, "heroine": "peepeelee", "tableau": {"peepeelee": "thule"}}
    given |= {"phase": EVENT, "turn": 1, "events": ["sea_ice", "overgrazing"], "set_aside": []}
    standing_women = {"thule": {"unassigned": 2}, "sami": {"peepeelee": 1}}
    match = table("thule", pieces=standing_women, ivory={"thule": 1}, **given)
    assert options(match, "buy") == {"1"}
    poor = event("overgrazing", {"unassigned": 2}, {"sigrid": 1}, heroine="sigrid", ivory={"norse": 1})
    assert "D10.4 unsold_goods book" in record(poor)


# K3 The hunting ground


@pytest.mark.law("greenland:K3.a")
@pytest.mark.parametrize(("face", "card"), [(1, "harbor_seal"), (3, "harbor_seal"), (4, "walrus"), (6, "walrus")])
def test_a_die_sends_everybody_to_the_home_row_or_the_other(face: int, card: str) -> None:
    match = saga({"unassigned": 4, "norse_6": 1}, None, face, 2)
    answer(match, "done")
    assert pieces(match, "norse", card) == 4
    assert (pieces(match, "norse"), state(match)["alpha"]["norse"]) == (0, card)


@pytest.mark.law("greenland:K3.a")
def test_whoever_cannot_be_carried_to_the_other_row_hunts_at_home() -> None:
    match = saga({"unassigned": 6, "norse_6": 1}, None, 5, 2, 3)
    answer(match, "done")
    assert asked(match) == (0, "how_many", "K3.a")
    answer(match, "alpha_among 4")
    assert (pieces(match, "norse", "walrus"), pieces(match, "norse", "arctic_char")) == (4, 2)
    assert state(match)["alpha"]["norse"] == "walrus"
    stranded = answer(saga({"unassigned": 6}, None, 5, 3), "done")
    assert pieces(stranded, "norse", "arctic_char") == 6


@pytest.mark.law("greenland:K3.a")
def test_a_matriarch_on_rank_4_chooses_the_row() -> None:
    match = saga({"unassigned": 3}, {"birgitta": 1, "norse_4": 1}, 4)
    answer(match, "done")
    assert asked(match) == (0, "hunt_row", "K3.a")
    answer(match, "choose_row south")
    assert pieces(match, "norse", "beluga") == 3


@pytest.mark.law("greenland:K3.a", "greenland:E4.2")
def test_where_nobody_is_there_to_hunt_no_row_is_rolled_for() -> None:
    match = saga({"norse_1": 1}, {"birgitta": 1, "norse_4": 1}, turn=3)
    answer(match, "done")
    assert asked(match)[1] != "hunt_row"
    assert not any(line.startswith("K3.a") for line in record(match))


@pytest.mark.law("greenland:K3.a", "greenland:E3.1")
def test_a_man_is_promoted_before_the_hunt() -> None:
    match = saga({"unassigned": 2}, None, 1, 2, energy={"norse": 2})
    answer(match, "promote 3", "number 1")
    assert (pieces(match, "norse", "norse_3"), disks(match, "norse")[0]) == (1, 1)
    answer(match, "done")
    assert pieces(match, "norse", "harbor_seal") == 1


@pytest.mark.law("greenland:K3.b", "greenland:C0.4")
def test_the_example_five_from_vinland_is_the_leftmost_cold_card() -> None:
    """Of seven cards of the south row four are warm, Vinland among them (C0.4)."""
    south = ["vinland", "harbor_seal", "arctic_char", "beluga"]
    cold = {"south": ["hooded_seal", "greenland_shark", "bird_cliff"]}
    match = answer(saga({"unassigned": 3}, None, 1, 5, warm={**ROWS, "south": south}, cold=cold), "done")
    assert pieces(match, "norse", "hooded_seal") == 3
    rules = {"hunt_count": "biomes"}
    match = answer(saga({"unassigned": 3}, None, 1, 5, warm={**ROWS, "south": south}, cold=cold, rules=rules), "done")
    assert pieces(match, "norse", "greenland_shark") == 3, "by the other reading Vinland is not counted"


@pytest.mark.law("greenland:K3.b")
def test_a_die_that_counts_too_far_is_rolled_again() -> None:
    match = answer(saga({"unassigned": 3}, None, 1, 6, 5, 3), "done")
    assert [line for line in record(match) if line.startswith("K3.b")] == ["K3.b biome_rolled arctic_char"]


@pytest.mark.law("greenland:K3.b", "greenland:D8.1")
def test_a_biome_that_is_closed_this_turn_is_rolled_again() -> None:
    match = answer(saga({"unassigned": 3}, None, 1, 2, 4, 3, event="sea_ice"), "done")
    assert pieces(match, "norse", "arctic_char") == 3


@pytest.mark.law("greenland:K3.b", "greenland:E2.1")
def test_the_new_world_is_number_one_for_those_whom_mariners_carry() -> None:
    match = answer(saga({"unassigned": 6, "norse_6": 1}, None, 1, 1, 2), "done", "number 4")
    assert (pieces(match, "norse", "vinland"), pieces(match, "norse", "harbor_seal")) == (4, 2)
    stranded = answer(saga({"unassigned": 6}, None, 1, 1, 2), "done")
    assert pieces(stranded, "norse", "harbor_seal") == 6, "without a mariner the die is rolled again"
    rules = {"hunt_count": "biomes"}
    without = answer(saga({"unassigned": 6, "norse_6": 1}, None, 1, 1, rules=rules), "done")
    assert pieces(without, "norse", "harbor_seal") == 6, "by the other reading the biome next to it is"


@pytest.mark.law("greenland:K3.b")
def test_a_matriarch_on_rank_5_divides_the_hunters_as_she_likes() -> None:
    match = saga({"unassigned": 5}, {"birgitta": 1, "norse_5": 1}, 1)
    answer(match, "done")
    assert asked(match) == (0, "hunt_where", "K3.b")
    assert options(match) == {"send harbor_seal", "send arctic_char", "send beluga"}
    answer(match, "send beluga", "number 3", "send harbor_seal", "alpha_among 2")
    assert (pieces(match, "norse", "beluga"), pieces(match, "norse", "harbor_seal")) == (3, 2)


@pytest.mark.law("greenland:K3.b", "greenland:E2.1")
def test_she_sends_nobody_out_of_the_row_or_beyond_what_mariners_carry() -> None:
    match = saga({"unassigned": 5}, {"birgitta": 1, "norse_5": 1}, 1)
    answer(match, "done")
    for card, clause in (("walrus", "K3.b"), ("vinland", "E2.1"), ("harbor_seal", "")):
        reason = match.why_not(f"send {card}")
        assert ("" if reason is None else reason.clause) == clause


# K4 What matriarchs change


@pytest.mark.law("greenland:K4.a")
def test_a_shaman_matriarch_draws_hunters_to_one_animal_of_the_home_row() -> None:
    warm = {**ROWS, "south": ["vinland", "harbor_seal", "elkhound", "orca"]}
    match = saga({"unassigned": 5}, {"birgitta": 1, "norse_2": 1}, 1, 2, warm=warm)
    answer(match, "done")
    assert asked(match) == (0, "redirect", "K4.a")
    assert options(match) == {"redirect elkhound", "redirect orca", "done"}
    answer(match, "redirect elkhound", "reassign harbor_seal", "number 2", "done")
    assert (pieces(match, "norse", "elkhound"), pieces(match, "norse", "harbor_seal")) == (2, 3)
    assert asked(match)[1] == "send_daughters"  # only one animal


@pytest.mark.law("greenland:K4.b")
def test_an_artisan_matriarch_draws_hunters_to_inventions_of_the_home_row() -> None:
    warm = {
        "north": ["markland", "cable_backed_bow"],
        "south": ["vinland", "harbor_seal", "slit_goggles", "wooden_maps"],
    }
    match = saga({"unassigned": 5}, {"birgitta": 1, "norse_3": 1}, 1, 2, warm=warm)
    answer(match, "done")
    assert options(match) == {"redirect slit_goggles", "redirect wooden_maps", "done"}
    answer(match, "redirect slit_goggles", "reassign harbor_seal", "number 1", "done")
    answer(match, "redirect wooden_maps", "reassign harbor_seal", "alpha_among 2", "done")
    assert [pieces(match, "norse", card) for card in ("slit_goggles", "wooden_maps", "harbor_seal")] == [1, 2, 2]


@pytest.mark.law("greenland:K4.c")
def test_a_mariner_matriarch_sends_any_number_to_the_new_world_and_moves_colonists() -> None:
    men = {"unassigned": 6, "markland": 2}
    match = saga(men, {"birgitta": 1, "norse_6": 1}, 1, 2)
    answer(match, "done")
    assert asked(match) == (0, "redirect", "K4.c")
    answer(match, "redirect vinland", "reassign harbor_seal", "number 5", "reassign markland", "number 1", "done")
    assert (pieces(match, "norse", "vinland"), pieces(match, "norse", "markland")) == (6, 1)


@pytest.mark.law("greenland:K4.c", "greenland:AP.17")
@pytest.mark.parametrize(("fashion", "ivory"), [("sent", 0), ("settled", 1)])
def test_an_alpha_who_is_a_colonist_for_long_is_in_fashion_or_not(fashion: str, ivory: int) -> None:
    men = {"unassigned": 2, "vinland": 2}
    given: dict[str, Any] = {"alpha": {"norse": "vinland"}, "ivory": {"norse": 0}, "rules": {"beaver_fashion": fashion}}
    match = saga(men, {"birgitta": 1}, 1, 2, event="overgrazing", energy={"norse": 0}, **given)
    while asked(match)[1] in ("prepare", "send_daughters"):
        answer(match, "done" if "done" in options(match) else "accompany harbor_seal")
    assert record(match).count("AP.17 fashionable norse") == ivory


@pytest.mark.law("greenland:K4.c", "greenland:AP.17")
@pytest.mark.parametrize(("men", "ivory"), [({"unassigned": 1, "norse_6": 1}, 1), ({"vinland": 1}, 0)])
def test_an_alpha_whom_she_moves_between_the_two_is_not_in_fashion_for_that(men: dict[str, int], ivory: int) -> None:
    given: dict[str, Any] = {"energy": {"norse": 0}, "ivory": {"norse": 0}, "event": "overgrazing"}
    warm = {"north": ["markland"], "south": ["vinland"]}
    match = saga(men, {"birgitta": 1, "norse_6": 1}, 1, 1, warm=warm, **given)
    while asked(match)[1] == "prepare":
        answer(match, "done")
    assert pieces(match, "norse", "vinland") == 1
    assert disks(match, "norse")[1] == ivory
    answer(match, "redirect markland", "reassign vinland")
    assert pieces(match, "norse", "markland") == 1
    assert disks(match, "norse")[1] == ivory


@pytest.mark.law("greenland:K4.c")
def test_by_a_ruling_she_sends_no_more_than_mariners_carry() -> None:
    men = {"unassigned": 6, "markland": 2}
    match = saga(men, {"birgitta": 1, "norse_6": 1}, 1, 2, rules={"matriarch_voyages": "mariners"})
    answer(match, "done", "redirect vinland", "reassign harbor_seal")
    assert options(match, "number") == {"1", "2", "3", "4"}
    answer(match, "number 4")
    assert options(match) == {"reassign markland", "done"}


@pytest.mark.law("greenland:K4.d")
def test_a_matriarch_on_rank_4_sends_the_alpha_anywhere() -> None:
    match = saga({"unassigned": 3}, {"birgitta": 1, "norse_4": 1}, 2)
    answer(match, "done", "choose_row south")
    assert asked(match) == (0, "alpha_goes", "K4.d")
    assert options(match, "send") == {"markland", "vinland", "walrus", "narwhal", "arctic_char", "beluga"}
    answer(match, "send narwhal")
    assert (pieces(match, "norse", "narwhal"), state(match)["alpha"]["norse"]) == (1, "narwhal")


@pytest.mark.law("greenland:K4.d")
def test_he_goes_only_where_something_lies_and_only_if_he_hunts() -> None:
    match = saga({"unassigned": 3}, {"birgitta": 1, "norse_4": 1}, 2)
    answer(match, "done", "choose_row south")
    for card, name in (("hooded_seal", "not_face_up"), ("harbor_seal", "alpha_is_there")):
        reason = match.why_not(f"send {card}")
        assert reason is not None
        assert reason.phrase.name == name
    dead = saga({"unassigned": 3}, {"birgitta": 1, "norse_4": 1}, 2, 6, 6, 6, alpha={"norse": "valhalla"})
    answer(dead, "done", "choose_row south")
    assert asked(dead)[1] != "alpha_goes"
    assert pieces(dead, "norse", "harbor_seal") == 0, "they have hunted and are home again"


@pytest.mark.law("greenland:K4.e")
def test_daughters_accompany_hunts_one_to_a_biome_and_never_to_the_new_world() -> None:
    women = {"birgitta": 3, "norse_5": 1, "norse_6": 1}
    match = saga({"unassigned": 4}, women, 1, energy={"norse": 0})
    answer(match, "send beluga", "number 1", "send harbor_seal", "number 2", "send arctic_char")
    answer(match, "redirect vinland", "reassign arctic_char", "done", "done")
    assert options(match) == {"accompany beluga", "accompany harbor_seal"}
    answer(match, "accompany beluga")
    assert options(match) == {"accompany harbor_seal", "done"}
    answer(match, "accompany harbor_seal")
    assert standing(match) == {"birgitta": 1, "beluga": 1, "harbor_seal": 1, "norse_5": 1, "norse_6": 1}
    assert state(match)["phase"] == HUNT


@pytest.mark.law("greenland:K4.e")
def test_a_daughter_goes_only_where_hunters_are_and_no_other_daughter() -> None:
    women = {"birgitta": 3, "norse_5": 1}
    match = saga({"unassigned": 4}, women, 1, energy={"norse": 0})
    answer(match, "send beluga", "number 1", "send harbor_seal", "alpha_among 3", "accompany beluga")
    alone = "nobody_to_go_with"
    for card, name in (("beluga", "daughter_is_there"), ("walrus", alone), ("vinland", alone)):
        reason = match.why_not(f"accompany {card}")
        assert reason is not None
        assert reason.phrase.name == name


@pytest.mark.law("greenland:K4.e")
def test_without_daughters_the_hunters_go_alone() -> None:
    match = saga({"unassigned": 2}, {"norse_1": 1}, 1, 2, energy={"norse": 0})
    answer(match, *(["done"] if asked(match)[1] == "prepare" else []))
    assert asked(match)[1] != "send_daughters"
    assert state(match)["phase"] == HUNT


@pytest.mark.law("greenland:K4.f")
def test_daughters_rise_like_hunters_but_never_the_last_one_and_one_must_go_along() -> None:
    match = saga({"unassigned": 2, "norse_4": 1}, {"birgitta": 2}, 1, 1, energy={"norse": 2})
    assert options(match, "promote_daughter") == {"1", "2", "3", "5", "6"}  # E3.3: one war chief is enough
    answer(match, "promote_daughter 5")
    assert (standing(match), disks(match, "norse")[0]) == ({"birgitta": 1, "norse_5": 1}, 1)
    assert options(match, "promote_daughter") == set()
    answer(match, "done")  # the new matriarch chooses at once
    assert asked(match) == (0, "hunt_where", "K3.b")
    answer(match, "send beluga", "alpha_among 2")
    assert standing(match) == {"beluga": 1, "norse_5": 1}  # the last daughter had to go


@pytest.mark.law("greenland:K4.f")
def test_a_daughter_may_still_rise_when_the_hunters_have_gone() -> None:
    match = saga({"unassigned": 2}, {"birgitta": 2}, 1, 2, energy={"norse": 1})
    answer(match, "done")
    assert options(match) == {"accompany harbor_seal", *(f"promote_daughter {rank}" for rank in range(1, 7))}
    answer(match, "promote_daughter 1")
    assert standing(match) == {"harbor_seal": 1, "norse_1": 1}


# K5 Hunts


@pytest.mark.law("greenland:K5.a")
def test_the_example_five_hunters_and_a_daughter_bring_two_babies_and_two_girls() -> None:
    women = {"birgitta": 1, "hooded_seal": 1}
    warm = {"north": ["markland"], "south": ["vinland", "hooded_seal"]}
    men = {"hooded_seal": 5, "unassigned": 1}
    match = saga(men, women, 1, 1, 5, 5, 6, phase=HUNT, warm=warm, events=["sea_ice"])
    assert "G4.1 born norse 2" in record(match)
    assert "K5.a daughters_born 2" in record(match)
    assert standing(match) == {"birgitta": 4}


@pytest.mark.law("greenland:K5.a")
def test_without_a_daughter_or_a_success_no_girl_is_born() -> None:
    warm = {"north": ["markland"], "south": ["vinland", "hooded_seal"]}
    men = {"hooded_seal": 3, "unassigned": 1}
    failed = saga(men, {"birgitta": 1, "hooded_seal": 1}, 5, 5, 6, phase=HUNT, warm=warm, events=["sea_ice"])
    assert standing(failed) == {"birgitta": 2}
    assert not any("daughters_born" in line for line in record(failed))
    alone = saga(men, {"birgitta": 1}, 1, 1, 6, phase=HUNT, warm=warm, events=["sea_ice"])
    assert standing(alone) == {"birgitta": 1}


# K6 Elder actions and the end


@pytest.mark.law("greenland:K6.b", "greenland:I4.1")
def test_elders_act_as_ever_besides_the_burning() -> None:
    match = saga({"unassigned": 2, "norse_3": 1}, {"birgitta": 1}, phase=ELDERS, hand={"slit_goggles": "norse"})
    answer(match, "tool slit_goggles")
    assert (owner(match, "slit_goggles"), disks(match, "norse")[2]) == ("norse", 0)


@pytest.mark.law("greenland:K6.b", "greenland:K6.1")
def test_anybody_is_burned_for_as_much_energy_as_there_are_matriarchs_even_without_a_shaman() -> None:
    match = saga({"unassigned": 2, "norse_1": 1}, {"birgitta": 1, "norse_3": 2}, phase=ELDERS, energy={"norse": 5})
    assert options(match) == {"burn 1", "burn_matriarch 3", "done"}
    answer(match, "burn 1")
    assert disks(match, "norse")[0] == 3
    answer(match, "burn_matriarch 3")
    assert disks(match, "norse")[0] == 1
    assert options(match, "burn_matriarch") == {"3"}
    answer(match, "burn_matriarch 3")
    assert options(match) == {"baptise", "done"}


@pytest.mark.law("greenland:K6.b")
def test_who_cannot_pay_for_all_matriarchs_burns_nobody() -> None:
    match = saga({"unassigned": 2, "norse_1": 1}, {"birgitta": 1, "norse_3": 2}, phase=ELDERS, energy={"norse": 1})
    assert state(match)["phase"] != ELDERS


@pytest.mark.law("greenland:K6.2", "greenland:K0.1")
@pytest.mark.parametrize(("matriarchs", "winners"), [(2, []), (3, [0])])
def test_three_matriarchs_at_the_end_win_the_saga(matriarchs: int, winners: list[int]) -> None:
    women = {"birgitta": 1, "norse_3": matriarchs}
    match = saga({"unassigned": 5}, women, phase=ELDERS, events=[], energy={"norse": 0})
    assert match.over
    assert match.result is not None
    assert (match.result.winners, match.result.points) == (winners, [5])


@pytest.mark.law("greenland:K6.2", "greenland:J1.1")
def test_a_tribe_without_men_has_lost_whatever_its_matriarchs_do() -> None:
    warm = {"north": ["markland"], "south": ["vinland", "hooded_seal"]}
    women = {"birgitta": 1, "norse_3": 3}
    match = saga({"hooded_seal": 1}, women, 3, phase=HUNT, warm=warm, alpha={"norse": "hooded_seal"})
    answer(match, "feet_of_clay")
    assert match.over
    assert match.result is not None
    assert (match.result.winners, match.result.points) == ([], [0])


@pytest.mark.law("greenland:K6.b", "greenland:I6.2")
def test_a_chief_matriarch_is_no_missionary_and_may_burn() -> None:
    women = {"birgitta": 1, "norse_1": 1}
    match = saga({"unassigned": 1}, women, phase=ELDERS, step=2, missions={"norse": {"sami": 1}})
    answer(match, "burn_matriarch 1")
    assert match.game.setting.box.unfinished(match.game) == ""


@pytest.mark.law("greenland:K4.a")
def test_nobody_is_drawn_to_where_all_hunters_are_already() -> None:
    warm = {**ROWS, "south": ["vinland", "harbor_seal", "elkhound", "orca"]}
    match = saga({"unassigned": 5}, {"birgitta": 1, "norse_2": 1}, 1, 3, warm=warm)
    answer(match, "done")
    assert pieces(match, "norse", "elkhound") == 5
    assert options(match) == {"redirect orca", "done"}


@pytest.mark.law("greenland:K4.f")
@pytest.mark.parametrize(("women", "ranks"), [({"birgitta": 1, "beluga": 1}, 6), ({"birgitta": 1}, 0)])
def test_a_daughter_may_rise_while_another_is_abroad(women: dict[str, int], ranks: int) -> None:
    match = saga({"unassigned": 1, "beluga": 1}, women, alpha={"norse": "unassigned"}, energy={"norse": 1})
    assert len(options(match, "promote_daughter")) == ranks


@pytest.mark.law("greenland:K6.b", "greenland:B3.1")
def test_who_lacks_the_energy_for_a_burning_exchanges_cards_for_it() -> None:
    given: dict[str, Any] = {"phase": ELDERS, "energy": {"norse": 1}, "tableau": {"thrall": "norse"}}
    match = saga({"unassigned": 2, "norse_1": 1}, {"birgitta": 1, "norse_3": 2}, **given)
    assert options(match) == {"exchange thrall", "done"}
    answer(match, "exchange thrall")
    assert "burn 1" in options(match)
