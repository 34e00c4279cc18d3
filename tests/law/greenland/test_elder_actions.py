"""I Elder actions."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.greenland.table import (
    ELDERS,
    answer,
    asked,
    dice,
    disks,
    first_edition,
    held,
    options,
    owner,
    pieces,
    record,
    state,
    table,
)


def council(elders: dict[str, dict[str, int]], *faces: int, edition: str = "3", **given: Any) -> Match:
    """Phase 6, every tribe with a few unassigned people besides these elders."""
    people = {tribe: {"unassigned": 3, **places} for tribe, places in elders.items()}
    begin = first_edition if edition == "1" else table
    return begin(*elders, pieces=people, phase=ELDERS, chance=dice(*faces), **given)


def monotheists(*tribes: str) -> dict[str, str]:
    return dict.fromkeys(tribes, "monotheist") | {"*": "polytheist"}


# I0 Who acts, how often, at what price


@pytest.mark.law("greenland:A5.1", "greenland:I0.2", "greenland:A1.6")
def test_polytheists_act_before_monotheists_each_in_the_order_of_play() -> None:
    elders = {"norse": {"norse_2": 1}, "thule": {"thule_2": 1}, "tunit": {"tunit_2": 1}}
    match = council(elders, religion=monotheists("norse"))
    seats = []
    for _ in range(3):
        seats.append(asked(match)[0])
        answer(match, "done")
    assert seats == [1, 2, 0]


@pytest.mark.law("greenland:I0.1")
def test_each_elder_acts_once_and_is_not_used_up() -> None:
    hand = {"musk_ox": "norse", "husky": "norse"}
    tableau = {"birgitta": "norse"}
    match = council({"norse": {"norse_2": 1}, "thule": {}}, hand=hand, tableau=tableau)
    answer(match, "domesticate husky")
    assert options(match, "domesticate") == set()
    assert pieces(match, "norse", "norse_2") == 1
    two = council({"norse": {"norse_2": 2}, "thule": {}}, hand=hand, tableau=tableau)
    answer(two, "domesticate husky", "domesticate musk_ox")
    assert disks(two, "norse")[0] == 3


@pytest.mark.law("greenland:I0.e1")
def test_in_the_first_edition_each_elder_takes_each_of_his_actions_once() -> None:
    match = council(
        {"norse": {"norse_2": 1, "norse_5": 1}, "thule": {}},
        edition="1",
        hand={"husky": "norse"},
        tableau={"birgitta": "norse"},
    )
    answer(match, "domesticate husky", "burn 5")
    assert pieces(match, "norse", "norse_5") == 0
    assert options(match, "burn") == set()


@pytest.mark.law("greenland:I0.3")
def test_the_seamstress_makes_elder_actions_free() -> None:
    elders = {"norse": {"norse_2": 1, "norse_5": 1, "wed_chidzigyaak": 1}, "thule": {}}
    match = council(elders, tableau={"chidzigyaak": "thule"}, energy={"norse": 0})
    answer(match, "burn 5")
    assert disks(match, "norse")[0] == 0
    assert pieces(match, "norse", "norse_5") == 0


@pytest.mark.law("greenland:I0.1", "greenland:B3.1")
def test_without_energy_an_idle_elder_can_still_sell_something() -> None:
    elders = {"norse": {"norse_2": 1, "norse_5": 1}, "thule": {}}
    poor = council(elders, energy={"norse": 0})
    assert options(poor, "burn") == set()
    seller = council(elders, energy={"norse": 0}, tableau={"thrall": "norse"})
    answer(seller, "exchange thrall", "burn 5")
    assert disks(seller, "norse")[0] == 2


# I1 Domestication


@pytest.mark.law("greenland:I1.1")
def test_a_shaman_domesticates_an_animal_of_the_hand_for_1_energy() -> None:
    hand = {"husky": "norse", "slit_goggles": "norse"}
    match = council({"norse": {"norse_2": 1}, "thule": {}}, hand=hand, tableau={"birgitta": "norse"})
    assert options(match, "domesticate") == {"husky"}
    answer(match, "domesticate husky")
    assert owner(match, "husky") == "norse"
    assert held(match, "norse") == {"slit_goggles"}
    assert disks(match, "norse")[0] == 4


@pytest.mark.law("greenland:I1.3")
def test_a_monotheist_never_domesticates() -> None:
    hand, tableau = {"husky": "norse"}, {"birgitta": "norse"}
    match = council({"norse": {"norse_2": 1}, "thule": {}}, hand=hand, tableau=tableau, religion=monotheists("norse"))
    assert options(match, "domesticate") == set()


# I2 Witch-burning


@pytest.mark.law("greenland:I2.1")
@pytest.mark.parametrize("religion", ["polytheist", "monotheist"])
def test_either_religion_burns_an_own_elder_on_the_own_placard(religion: str) -> None:
    elders = {"norse": {"norse_2": 1, "norse_3": 1, "thule_1": 1}, "thule": {"thule_2": 1}}
    match = council(elders, religion={"norse": religion, "thule": "monotheist", "*": "polytheist"})
    assert options(match, "burn") == {"2", "3"}
    answer(match, "burn 3")
    assert pieces(match, "norse", "norse_3") == 0
    assert pieces(match, "norse", "valhalla") == 19 - 5


@pytest.mark.law("greenland:I2.2", "greenland:I7.1")
def test_example_the_last_elder_burns_himself_and_the_tribe_is_baptised() -> None:
    match = council({"norse": {"norse_2": 1}, "thule": {}})
    answer(match, "burn 2")
    assert "baptise" in options(match)
    answer(match, "baptise")
    assert state(match)["religion"]["norse"] == "monotheist"
    assert disks(match, "norse")[0] == 4


@pytest.mark.law("greenland:I2.e1")
def test_in_the_first_edition_a_polytheist_removes_an_own_elder_by_banishing() -> None:
    match = council({"norse": {"norse_2": 1, "norse_5": 1}, "thule": {}}, edition="1")
    answer(match, "burn 5")
    assert "I2.e1 burned norse norse_5" in record(match)


@pytest.mark.law("greenland:I2.e1", "greenland:I0.e1")
@pytest.mark.parametrize(("first", "left"), [("burn 5", "banish"), ("banish", "burn")])
def test_in_the_first_edition_removing_an_own_elder_and_the_martyr_roll_are_one_action(first: str, left: str) -> None:
    elders = {"norse": {"norse_2": 1, "norse_3": 1, "norse_5": 1}, "tunit": {"norse_1": 1}}
    match = council(elders, 6, edition="1")
    answer(match, first)
    assert not any(option.split()[0] == left for option in options(match))


@pytest.mark.law("greenland:I3.e1")
def test_in_a_first_edition_game_of_three_norse_husbands_stay_immune_when_a_tribe_has_died_out() -> None:
    elders = {"thule": {"thule_2": 1, "thule_3": 1}, "norse": {"wed_kirima": 1}}
    people = {"thule": {"unassigned": 3, **elders["thule"]}, "norse": {"unassigned": 3, **elders["norse"]}, "tunit": {}}
    match = first_edition(
        "thule",
        "norse",
        "tunit",
        pieces=people,
        phase=ELDERS,
        order=["thule", "norse"],
        extinct={"tunit": True},
        tableau={"kirima": "thule"},
    )
    assert "banish" not in options(match)


@pytest.mark.law("greenland:I3.e1")
def test_in_the_first_edition_a_monotheist_burns_guests_and_husbands_without_a_roll() -> None:
    elders = {"thule": {"thule_2": 2}, "tunit": {"thule_1": 2, "wed_kirima": 1}, "norse": {"wed_peepeelee": 1}}
    tableau = {"kirima": "thule", "peepeelee": "thule"}
    match = council(elders, edition="1", tableau=tableau, religion=monotheists("thule"))
    while asked(match)[0] != 0:
        answer(match, "done")
    assert options(match, "burn_husband") == {"kirima"}, "with three tribes Norse husbands are immune"
    answer(match, "burn_guest tunit", "burn_husband kirima")
    assert (pieces(match, "tunit", "thule_1"), pieces(match, "tunit", "wed_kirima")) == (1, 0)


# I3 Banishment


@pytest.mark.law("greenland:I3.1", "greenland:I3.2")
def test_banishing_rolls_as_many_dice_as_the_hand_holds_and_each_1_kills() -> None:
    elders = {"thule": {"thule_2": 1, "thule_3": 2}, "tunit": {"thule_1": 1, "wed_kirima": 1}}
    match = council(elders, 1, 1, tableau={"kirima": "thule"})
    answer(match, "banish")
    assert asked(match) == (0, "who_is_banished", "I3.2")
    answer(match, "banish_guest tunit", "banish_husband kirima")
    assert pieces(match, "tunit", "thule_1") == pieces(match, "tunit", "wed_kirima") == 0
    assert disks(match, "thule")[0] == 4


@pytest.mark.law("greenland:I3.2")
def test_nobody_has_to_be_banished_and_nobody_is_asked_when_no_foreigner_is_left() -> None:
    elders = {"thule": {"thule_2": 1, "thule_3": 2}, "tunit": {"thule_1": 1}}
    match = answer(council(elders, 1, 1, tableau={"kirima": "thule", "meeka": "tunit"}), "banish")
    assert options(match) == {"banish_guest tunit", "done"}
    for daughter in ("kirima", "meeka"):  # unmarried, and another tribe's
        reason = match.why_not(f"banish_husband {daughter}")
        assert reason is not None
        assert (reason.phrase.name, reason.clause) == ("no_foreign_husband", "I3.1")
    spared = answer(match.clone(), "done")
    assert pieces(spared, "tunit", "thule_1") == 1
    answer(match, "banish_guest tunit")
    assert asked(match) == (1, "elder_action", "I0.1"), "the second 1 finds nobody"


@pytest.mark.law("greenland:I3.2")
def test_with_hand_size_0_there_is_no_roll() -> None:
    match = council({"thule": {"thule_2": 1}, "tunit": {"thule_1": 1}})
    assert "banish" not in options(match)


@pytest.mark.law("greenland:I3.3")
def test_norse_husbands_are_immune_but_norse_guests_are_not() -> None:
    elders = {"thule": {"thule_2": 1, "thule_3": 1}, "norse": {"wed_kirima": 1}}
    assert "banish" not in options(council(elders, tableau={"kirima": "thule"}))
    elders["norse"]["thule_1"] = 1
    match = answer(council(elders, 1, tableau={"kirima": "thule"}), "banish")
    assert options(match) == {"banish_guest norse", "done"}
    reason = match.why_not("banish_husband kirima")
    assert reason is not None
    assert reason.clause == "I3.3"


@pytest.mark.law("greenland:I3.2", "greenland:B2.7")
@pytest.mark.parametrize(("rule", "number"), [("all_places", 2), ("free_places", 1)])
def test_a_place_for_animals_counts_for_the_roll_or_not(rule: str, number: int) -> None:
    elders = {"thule": {"thule_2": 1, "thule_3": 1}, "tunit": {"thule_1": 1}}
    match = council(elders, 6, 6, tableau={"peepeelee": "thule"}, rules={"martyr_dice": rule})
    answer(match, "banish")
    assert f"I3.2 martyr_roll thule {number} 0" in record(match)


# I4 Tools


@pytest.mark.law("greenland:I4.1", "greenland:I4.3")
def test_an_artisan_lays_down_an_invention_for_1_iron() -> None:
    match = council({"norse": {"norse_3": 1}, "thule": {}}, hand={"slit_goggles": "norse"})
    answer(match, "tool slit_goggles")
    assert owner(match, "slit_goggles") == "norse"
    assert disks(match, "norse") == (5, 1, 0)


@pytest.mark.law("greenland:I4.2")
def test_only_the_tunit_carve_for_ivory() -> None:
    hand = {"slit_goggles": "tunit", "wooden_maps": "norse"}
    match = council({"tunit": {"tunit_3": 1}, "norse": {"norse_3": 1}}, hand=hand, iron={"*": 0})
    assert options(match) == {"carve slit_goggles", "done"}
    answer(match, "carve slit_goggles")
    assert disks(match, "tunit")[1] == 0
    assert match.ask is None or options(match, "carve") == set()


@pytest.mark.law("greenland:B3.1", "greenland:I4.2")
@pytest.mark.parametrize(("ivory", "sold"), [(0, {"gyrfalcon"}), (1, set())])
def test_a_carver_sells_a_falcon_only_if_he_lacks_the_ivory(ivory: int, sold: set[str]) -> None:
    cards: dict[str, Any] = {"hand": {"slit_goggles": "tunit"}, "tableau": {"gyrfalcon": "tunit"}}
    match = council({"tunit": {"tunit_3": 1}, "norse": {}}, ivory={"tunit": ivory}, **cards)
    assert options(match, "exchange") == sold


@pytest.mark.law("greenland:I4.1")
def test_both_religions_make_tools() -> None:
    match = council(
        {"norse": {"norse_3": 1}, "thule": {}}, hand={"slit_goggles": "norse"}, religion=monotheists("norse", "thule")
    )
    answer(match, "tool slit_goggles")
    assert owner(match, "slit_goggles") == "norse"


# I5 Emissaries


@pytest.mark.law("greenland:I5.1", "greenland:I5.2", "greenland:GL.1")
def test_an_acolyte_goes_to_rank_1_of_another_placard_for_1_energy() -> None:
    match = council({"norse": {"norse_5": 1}, "thule": {}}, religion=monotheists("norse", "thule"))
    answer(match, "emissary thule")
    assert pieces(match, "norse", "thule_1") == 1
    assert pieces(match, "norse", "norse_5") == 0
    assert disks(match, "norse")[0] == 4


@pytest.mark.law("greenland:I5.1")
@pytest.mark.parametrize(("choice", "place"), [("alpha_among 1", "thule_1"), ("number 1", "norse_5")])
def test_any_acolyte_can_go_the_alpha_too(choice: str, place: str) -> None:
    elders = {"norse": {"norse_5": 2}, "thule": {}}
    match = council(elders, religion=monotheists("norse", "thule"), alpha={"norse": "norse_5"})
    answer(match, "emissary thule")
    assert asked(match) == (0, "who_is_sent", "I5.1")
    answer(match, choice)
    assert (pieces(match, "norse", "thule_1"), state(match)["alpha"]["norse"]) == (1, place)


@pytest.mark.law("greenland:I5.1")
def test_polytheist_trackers_are_no_emissaries() -> None:
    assert options(council({"norse": {"norse_5": 1, "norse_2": 1}, "thule": {}}), "emissary") == set()


# I6 Proselytizing


@pytest.mark.law("greenland:I6.1")
@pytest.mark.parametrize(("face", "converted"), [(1, True), (2, False)])
def test_any_1_converts_at_the_end_of_the_phase(face: int, converted: bool) -> None:
    elders = {"norse": {"norse_2": 1, "norse_3": 1, "thule_1": 1, "norse_5": 1}, "thule": {"thule_2": 1}}
    match = council(elders, face, religion=monotheists("norse"), missions={"thule": {"norse": 1}})
    answer(match, "done", "proselytize thule")
    assert state(match)["religion"]["thule"] == "polytheist", "not before everybody has acted"
    answer(match, "done")
    assert state(match)["religion"]["thule"] == ("monotheist" if converted else "polytheist")
    assert pieces(match, "norse", "thule_1") == 1


@pytest.mark.law("greenland:I6.1")
def test_who_will_convert_is_not_converted_again() -> None:
    elders = {"norse": {"norse_2": 2, "norse_3": 1, "thule_1": 1, "norse_5": 1}, "thule": {"thule_2": 1}}
    match = council(elders, 1, religion=monotheists("norse"), missions={"thule": {"norse": 1}})
    answer(match, "done", "proselytize thule")
    assert options(match, "proselytize") == set()
    reason = match.why_not("proselytize thule")
    assert reason is not None
    assert reason.phrase.name == "will_convert_already"


@pytest.mark.law("greenland:I6.2")
def test_a_missionary_who_came_this_turn_is_of_no_use() -> None:
    elders = {"norse": {"norse_2": 1, "norse_3": 1, "norse_5": 1}, "thule": {}}
    match = answer(council(elders, religion=monotheists("norse")), "done", "emissary thule")
    assert options(match) == {"burn 2", "burn 3", "done"}


@pytest.mark.law("greenland:I6.3", "greenland:I6.4")
def test_example_three_bishops_use_the_missionary_whom_the_shaman_has_left() -> None:
    elders = {
        "norse": {"norse_2": 3, "norse_3": 1, "thule_1": 2},
        "thule": {"thule_2": 1, "thule_3": 2},
    }
    match = council(elders, 1, 2, 6, 6, 6, religion=monotheists("norse"), missions={"thule": {"norse": 2}})
    answer(match, "banish", "banish_guest norse")
    answer(match, *(["done"] if asked(match)[0] == 1 else []))
    assert pieces(match, "norse", "thule_1") == 1
    answer(match, "proselytize thule", "proselytize thule", "proselytize thule")
    assert disks(match, "norse")[0] == 2
    assert [line for line in record(match) if "martyr_roll norse" in line] == ["I6.1 martyr_roll norse 1 0"] * 3


@pytest.mark.law("greenland:I6.2")
def test_a_missionary_killed_in_the_meantime_does_not_count() -> None:
    elders = {"norse": {"norse_2": 1, "norse_3": 1, "norse_5": 1, "thule_1": 0}, "thule": {}}
    match = council(elders, religion=monotheists("norse"), missions={"thule": {"norse": 1}})
    answer(match, "done", "emissary thule")
    assert options(match) == {"burn 2", "burn 3", "done"}


@pytest.mark.law("greenland:I3.1", "greenland:I3.2", "greenland:I6.2")
def test_a_missionary_whom_the_shaman_has_banished_converts_nobody() -> None:
    elders = {"norse": {"norse_2": 1, "norse_3": 1, "thule_1": 1}, "thule": {"thule_2": 1, "thule_3": 1}}
    match = council(elders, 1, religion=monotheists("norse"), missions={"thule": {"norse": 1}})
    answer(match, "banish", "banish_guest norse")
    assert asked(match)[0] == 0
    assert options(match, "proselytize") == set()


@pytest.mark.law("greenland:I6.1", "greenland:I3.2")
@pytest.mark.parametrize(("artisans", "converted"), [(0, set()), (1, {"thule"})])
def test_without_a_hand_there_is_no_roll_to_convert_with(artisans: int, converted: set[str]) -> None:
    elders = {"norse": {"norse_2": 1, "norse_3": artisans, "thule_1": 1}, "thule": {}}
    match = council(elders, religion=monotheists("norse"), missions={"thule": {"norse": 1}})
    while asked(match)[0] != 0:
        answer(match, "done")
    assert options(match, "proselytize") == converted


@pytest.mark.law("greenland:I6.e1", "greenland:A5.e1")
def test_in_the_first_edition_conversion_is_at_once() -> None:
    elders = {"norse": {"norse_2": 1, "norse_3": 1, "thule_1": 1, "norse_5": 1}, "thule": {"thule_2": 1}}
    match = council(elders, 1, edition="1", religion=monotheists("norse"), missions={"thule": {"norse": 1}})
    answer(match, "done", "proselytize thule")
    assert state(match)["religion"]["thule"] == "monotheist"


# I7 Baptism


@pytest.mark.law("greenland:I7.1")
def test_only_without_any_elder_of_the_own_colour_is_a_tribe_baptised() -> None:
    assert "baptise" not in options(council({"norse": {"norse_2": 1}, "thule": {}}))
    abroad = council({"norse": {"thule_1": 1}, "thule": {}})
    assert asked(abroad)[0] == 1, "an elder abroad is one too: only the Thule are asked"
    match = answer(council({"norse": {}, "thule": {"norse_1": 1}}), "baptise")
    assert state(match)["religion"]["norse"] == "monotheist"
    assert disks(match, "norse")[0] == 5
