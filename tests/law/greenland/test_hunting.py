"""G0 and G4 The hunt roll and what a success brings, and the examples of G8."""

from __future__ import annotations

import pytest

from tests.law.greenland.hunts import hunt, hunts, rolls, row, told
from tests.law.greenland.table import answer, asked, dice, disks, options, pieces, record, state, table

# G0 Hits and attrition


@pytest.mark.law("greenland:A1.4")
@pytest.mark.law("greenland:D4.2")
@pytest.mark.law("greenland:G0.1")
@pytest.mark.law("greenland:G0.2")
def test_warm_ones_and_twos_hit_and_cold_only_ones() -> None:
    warm = hunt("bearded_seal", {"norse": 3}, 1, 2, 6)
    assert told(warm, "hunt_succeeded", "hunt_failed") == ["hunt_succeeded norse bearded_seal 2"]
    assert disks(warm, "norse") == (2, 0, 0)
    cold = hunt("bearded_seal", {"norse": 3}, 1, 2, 6, cold=True)
    assert told(cold, "hunt_succeeded", "hunt_failed") == ["hunt_failed norse bearded_seal 1"]
    assert disks(cold, "norse") == (0, 0, 0)


@pytest.mark.law("greenland:G0.2")
def test_a_hunt_needs_as_many_hits_as_the_card_shows() -> None:
    assert told(hunt("bearded_seal", {"norse": 2}, 1, 5), "hunt_failed") == ["hunt_failed norse bearded_seal 1"]
    assert told(hunt("harbor_seal", {"norse": 2}, 1, 5), "hunt_succeeded") == ["hunt_succeeded norse harbor_seal 1"]


@pytest.mark.law("greenland:A1.4.1")
@pytest.mark.law("greenland:A1.7")
@pytest.mark.law("greenland:G0.3")
@pytest.mark.law("greenland:G0.7")
@pytest.mark.parametrize("faces", [(1, 1, 3, 3, 6), (5, 5, 3, 3, 6)])
def test_each_bloodied_die_kills_its_hunter_in_success_and_failure_and_the_others_go_home(faces: tuple[int]) -> None:
    match = hunt("hooded_seal", {"norse": 5}, *faces)
    assert told(match, "died", "returned") == ["died norse 2 hooded_seal", "returned norse 3 hooded_seal"]
    assert pieces(match, "norse", "hooded_seal") == 0


@pytest.mark.law("greenland:G8.1")
def test_example_six_norse_fail_on_the_cold_walrus_and_one_dies() -> None:
    match = table(
        "norse",
        "thule",
        pieces={"norse": {"unassigned": 8}},
        alpha={"norse": "valhalla"},
        cold={"north": ["walrus"]},
        energy={"norse": 2},
        iron={"norse": 0},
        event="none",
        events=[],
        chance=dice(1, 2, 3, 4, 4, 6),
    )
    answer(match, "promote 6", "promote 6", "send walrus", "number 6", "done")
    assert disks(match, "norse") == (0, 1, 0)
    assert rolls(match) == ["norse 6"]
    assert told(match, "hunt_failed", "died") == ["hunt_failed norse walrus 1", "died norse 1 walrus"]
    assert (pieces(match, "norse"), pieces(match, "norse", "norse_6")) == (5, 2)


@pytest.mark.law("greenland:G8.2")
def test_example_a_husband_of_kirima_lets_the_fours_be_rolled_again() -> None:
    married = {"wed_kirima": {"norse": 1}}
    match = hunt("walrus", {"norse": 6}, 1, 2, 3, 4, 4, 6, 1, 3, cold=True, others=married, tableau={"kirima": "thule"})
    assert asked(match) == (0, "reroll", "G2.1")
    assert options(match, "number") == {"0", "1", "2"}
    answer(match, "number 2")
    assert told(match, "hunt_succeeded", "died") == ["hunt_succeeded norse walrus 2", "died norse 2 walrus"]


@pytest.mark.law("greenland:G8.3")
@pytest.mark.law("greenland:G4.1")
@pytest.mark.law("greenland:G4.2")
def test_example_a_harpoon_turns_the_three_into_a_hit_and_saves_him() -> None:
    match = hunt("walrus", {"norse": 6}, 1, 2, 3, 4, 4, 6, cold=True, tableau={"toggle_head_harpoon": "norse"})
    assert told(match, "hunt_succeeded", "died") == ["hunt_succeeded norse walrus 2"]
    assert pieces(match, "norse") == 6 + 4 + 1
    assert disks(match, "norse") == (2, 1, 0)
    assert row(match, "north") == ["walrus"]


# G4 Success


@pytest.mark.law("greenland:G4.1")
def test_the_dead_of_a_hunt_can_be_reborn_in_it() -> None:
    match = hunt("walrus", {"norse": 3}, 1, 1, 3, others={"unassigned": {"norse": 15}})  # all nineteen are alive
    assert told(match, "died", "born") == ["died norse 1 walrus", "born norse 1"]
    assert pieces(match, "norse", "valhalla") == 0


@pytest.mark.law("greenland:G4.3")
def test_example_three_ones_on_the_harbor_seal_are_one_baby() -> None:
    match = hunt("harbor_seal", {"norse": 3}, 1, 1, 1)
    assert told(match, "born") == ["born norse 1"]
    assert disks(match, "norse") == (1, 0, 0)


@pytest.mark.law("greenland:A1.4.3")
@pytest.mark.law("greenland:G0.8")
@pytest.mark.law("greenland:G4.7")
@pytest.mark.law("greenland:G4.8")
def test_example_the_first_to_succeed_sends_the_others_home_without_a_roll() -> None:
    match = hunt("husky", {"thule": 2, "tunit": 3}, 1, 5)
    assert rolls(match) == ["thule 2"]
    assert "G4.7 returned tunit 3 husky" in record(match)
    assert disks(match, "thule") == (1, 0, 0)
    assert disks(match, "tunit") == (0, 0, 0)


@pytest.mark.law("greenland:G0.8")
def test_after_a_failure_the_next_tribe_tries() -> None:
    match = hunt("husky", {"thule": 2, "tunit": 3}, 4, 5, 1, 5, 6)
    assert told(match, "hunt_succeeded", "hunt_failed") == ["hunt_failed thule husky 0", "hunt_succeeded tunit husky 1"]


@pytest.mark.law("greenland:B4.3")
def test_energy_above_the_limit_rots() -> None:
    assert disks(hunt("walrus", {"norse": 2}, 1, 1, energy={"norse": 7}), "norse") == (8, 1, 0)


# G4.6 Iron


@pytest.mark.law("greenland:G4.6")
def test_a_meteorite_gives_iron() -> None:
    assert disks(hunt("cape_york_meteorite", {"thule": 2}, 1, 2), "thule") == (0, 0, 1)


@pytest.mark.law("greenland:G4.6")
def test_bog_iron_must_be_paid_for_with_energy_or_an_elder() -> None:
    elders = {"norse_3": {"norse": 1}, "thule_1": {"norse": 1}}
    match = hunt("bog_iron", {"norse": 1}, 1, energy={"norse": 1}, others=elders)
    assert asked(match) == (0, "pay_for_success", "G4.6")
    answer(match, "pay_for_success")
    assert options(match) == {"pay_energy", "give_elder norse_3", "give_elder thule_1"}
    by_energy, by_elder = match.clone(), match.clone()
    answer(by_energy, "pay_energy")
    assert disks(by_energy, "norse") == (0, 0, 1)
    answer(by_elder, "give_elder thule_1")
    assert disks(by_elder, "norse") == (1, 0, 1)
    assert pieces(by_elder, "norse", "thule_1") == 0


@pytest.mark.law("greenland:G4.6")
def test_bog_iron_that_is_not_paid_for_is_a_failure_and_the_next_tribe_may_try() -> None:
    match = hunt("bog_iron", {"norse": 1, "sami": 2}, 1, 1, 6, energy={"norse": 1, "sami": 1})
    answer(match, "decline")
    assert told(match, "hunt_failed") == ["hunt_failed norse bog_iron 1"]
    assert disks(match, "norse") == (1, 0, 0)
    answer(match, "pay_for_success")
    assert disks(match, "sami") == (0, 0, 1)


@pytest.mark.law("greenland:G4.6")
def test_who_cannot_pay_for_bog_iron_fails() -> None:
    match = hunt("bog_iron", {"norse": 1}, 1)
    assert told(match, "hunt_succeeded", "hunt_failed") == ["hunt_failed norse bog_iron 1"]


@pytest.mark.law("greenland:G4.6")
@pytest.mark.law("greenland:B3.1")
def test_a_card_can_be_exchanged_for_the_energy_that_bog_iron_costs() -> None:
    match = hunt("bog_iron", {"norse": 1}, 1, tableau={"thrall": "norse"})
    answer(match, "exchange thrall", "pay_for_success")
    assert disks(match, "norse") == (2, 0, 1)


@pytest.mark.law("greenland:G4.6")
@pytest.mark.law("greenland:B3.1")
def test_livestock_can_be_exchanged_for_that_energy_too_and_so_save_an_elder() -> None:
    laid = {"thrall": "norse", "husky": "norse", "cold_forging": "norse"}
    match = hunt("bog_iron", {"norse": 1}, 1, tableau=laid, others={"norse_3": {"norse": 1}})
    assert options(match) == {"pay_for_success", "exchange thrall", "exchange husky", "decline"}
    answer(match, "exchange husky")
    assert options(match) == {"pay_for_success", "decline"}, "with 1 energy nothing is short any more"
    answer(match, "pay_for_success", "pay_energy")
    assert disks(match, "norse") == (0, 0, 1)
    assert pieces(match, "norse", "norse_3") == 1


@pytest.mark.law("greenland:D3.5")
def test_saila_helps_against_snow_and_not_with_bog_iron() -> None:
    match = hunt("bog_iron", {"norse": 1}, 1, tableau={"saila": "norse"}, energy={"norse": 1})
    answer(match, "pay_for_success")
    assert disks(match, "norse") == (0, 0, 1)


# The New World


@pytest.mark.law("greenland:AP.23")
@pytest.mark.law("greenland:E2.2")
@pytest.mark.law("greenland:G4.4")
def test_in_the_new_world_all_tribes_may_succeed_and_colonists_stay() -> None:
    match = hunt("markland", {"norse": 2, "tunit": 3}, 1, 2, 1, 1, 6)
    assert told(match, "hunt_succeeded") == ["hunt_succeeded norse markland 2", "hunt_succeeded tunit markland 2"]
    assert pieces(match, "norse", "markland") == 2 + 1
    assert pieces(match, "tunit", "markland") == 3 + 1
    assert disks(match, "norse") == disks(match, "tunit") == (2, 0, 0)


@pytest.mark.law("greenland:E2.3")
def test_a_tribe_on_a_new_world_card_rolls_once_a_turn() -> None:
    match = hunts(
        {"markland": {"norse": 2}, "arctic_cod": {"norse": 1}},
        *(6, 6, 6),
        warm={"north": ["markland", "arctic_cod"]},
    )
    answer(match, "hunt markland")
    assert rolls(match) == ["norse 2", "norse 1"]
    assert state(match)["phase"] > 4
    assert pieces(match, "norse", "markland") == 2


@pytest.mark.law("greenland:G4.9")
def test_example_colonists_on_hostile_vinland_succeed_and_all_die() -> None:
    match = hunt("vinland", {"tunit": 3}, 2, 2, 6, hostile={"south": True})
    assert told(match, "died", "born") == ["died tunit 3 vinland", "born tunit 2"]
    assert pieces(match, "tunit", "vinland") == 2
    assert disks(match, "tunit") == (2, 0, 1)


@pytest.mark.law("greenland:G4.9")
def test_example_a_sword_could_roll_the_six_again_and_iron_could_save_them() -> None:
    match = hunt("vinland", {"tunit": 3}, 2, 2, 6, 5, hostile={"south": True}, tableau={"sword": "tunit"})
    answer(match, "roll", "number 1")  # the sword could also have been exchanged for iron
    assert told(match, "died") == ["died tunit 2 vinland"]
    match = hunt("vinland", {"tunit": 3}, 2, 2, 6, hostile={"south": True}, iron={"tunit": 1})
    answer(match, "iron_for_lives")
    assert pieces(match, "tunit", "vinland") == 3 + 2
    assert disks(match, "tunit") == (2, 0, 1)


@pytest.mark.law("greenland:G4.e1")
def test_example_in_the_1st_edition_one_two_is_enough_there_and_the_iron_won_can_save_all() -> None:
    match = hunt("vinland", {"tunit": 3}, 2, 3, 6, hostile={"south": True}, edition=1)
    assert asked(match) == (2, "iron_rule_after", "F4.e1")
    lost, saved = match.clone(), match.clone()
    answer(lost, "decline")
    assert pieces(lost, "tunit", "vinland") == 2
    assert disks(lost, "tunit") == (2, 0, 1)
    answer(saved, "iron_for_lives")
    assert pieces(saved, "tunit", "vinland") == 3 + 2
    assert disks(saved, "tunit") == (2, 0, 0)


# Events that change what a hunt brings


@pytest.mark.law("greenland:B3.5")
def test_a_gyrfalcon_is_three_ivory_in_the_year_of_the_falconers_ransom() -> None:
    assert disks(hunt("gyrfalcon", {"thule": 2}, 1, 2), "thule") == (0, 1, 0)
    ransom = hunt("gyrfalcon", {"thule": 2}, 1, 2, event="falconers_ransom")
    assert disks(ransom, "thule") == (0, 3, 0)
    other = hunt("walrus", {"thule": 2}, 1, 2, event="falconers_ransom")
    assert disks(other, "thule") == (2, 1, 0)


@pytest.mark.law("greenland:AP.18")
def test_narwhal_and_walrus_give_iron_when_the_mediterranean_is_seized() -> None:
    assert disks(hunt("walrus", {"thule": 2}, 1, 2, event="mediterranean"), "thule") == (2, 0, 1)
    assert disks(hunt("narwhal", {"thule": 2}, 1, 2, event="mediterranean"), "thule") == (1, 0, 1)
    assert disks(hunt("polar_bear", {"thule": 2}, 1, 1, event="mediterranean"), "thule") == (0, 1, 0)


@pytest.mark.law("greenland:AP.19")
def test_plankton_brings_a_baby_and_energy_more_in_the_south() -> None:
    south = hunt("arctic_char", {"norse": 1}, 1, event="plankton_bloom")
    assert (told(south, "born"), disks(south, "norse")) == (["born norse 2"], (1, 0, 0))
    north = hunt("arctic_cod", {"norse": 1}, 1, event="plankton_bloom")
    assert (told(north, "born"), disks(north, "norse")) == (["born norse 1"], (0, 0, 0))
    failed = hunt("arctic_char", {"norse": 1}, 6, event="plankton_bloom")
    assert (told(failed, "born"), disks(failed, "norse")) == ([], (0, 0, 0))


@pytest.mark.law("greenland:AP.19")
@pytest.mark.parametrize(("reading", "babies", "energy"), [("greenland", 2, 2), ("south_row", 3, 3)])
def test_plankton_does_not_reach_vinland_unless_so_agreed(reading: str, babies: int, energy: int) -> None:
    match = hunt("vinland", {"norse": 2}, 1, 1, event="plankton_bloom", rules={"plankton": reading})
    assert told(match, "born") == [f"born norse {babies}"]
    assert disks(match, "norse") == (energy, 0, 1)


# Extinction


@pytest.mark.law("greenland:J1.1")
def test_a_tribe_whose_last_hunters_die_is_extinct_but_babies_of_the_hunt_save_it() -> None:
    alpha = {"norse": "hooded_seal"}
    match = answer(hunt("hooded_seal", {"norse": 1}, 3, alpha=alpha), "feet_of_clay")
    assert told(match, "extinct") == ["extinct norse"]
    match = hunt("vinland", {"tunit": 2}, 2, 2, hostile={"south": True}, alpha={"tunit": "vinland"})
    answer(match, "with_alpha")
    assert told(match, "died", "extinct") == ["died tunit 2 vinland"]
    assert pieces(match, "tunit", "vinland") == 2
