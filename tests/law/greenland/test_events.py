"""D Events, and A2 the order of play that they settle."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.greenland.table import (
    ASSIGN,
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

ELDERS = {"norse_1": 1, "norse_2": 1, "norse_3": 1}


def event(name: str, *tribes: str, deck: list[str] | None = None, **given: Any) -> Match:
    """The turn begins, and this is its event; after it others remain in the deck, unless they are given."""
    left = [other for other in ("summer_fogs", "sea_ice") if other != name] if deck is None else deck
    return table(*tribes, phase=1, turn=0, events=[*left, name], set_aside=[], **given)


def past(match: Match) -> bool:
    """Whether the event phase is over."""
    return bool(state(match)["phase"] == ASSIGN)


def told(match: Match, clause: str) -> list[str]:
    """The lines of the record that cite a clause, without it."""
    return [line.partition(" ")[2] for line in record(match) if line.split()[0] == clause]


# A1.1 and D0.1 The turn begins


@pytest.mark.law("greenland:A1.1", "greenland:D0.1")
def test_an_event_is_revealed_then_its_icons_apply_from_left_to_right_and_goods_are_sold_last() -> None:
    match = event("crowd_disease", "norse", "thule", chance=dice(1, 1, 1, 1))
    assert state(match)["event"] == "crowd_disease"
    steps = [line for line in record(match) if line.split()[0] in ("A1.1", "A2.1", "D0.1", "D10.1")]
    assert steps == [
        "A1.1 turn_begins 1 crowd_disease",
        "A2.1 first_player thule",
        "D0.1 icon crowd",
        "D0.1 icon die_off",
        "D0.1 icon die_off",
        "D0.1 icon migration_south",
        "D10.1 ship_brings axe",
    ]
    assert asked(match) == (1, "bid", "D10.2")


@pytest.mark.law("greenland:D0.1")
def test_an_icon_applies_to_everybody_in_the_order_of_play_before_the_next_one() -> None:
    match = event("crowd_disease", "norse", "thule", chance=dice(1, 2, 3, 4))
    rolls = ["thule 1", "norse 2", "thule 3", "norse 4"]
    assert told(match, "D5.1") == [f"die_off_roll {roll}" for roll in rolls]


def test_the_last_event_is_kept_among_those_that_have_happened() -> None:
    given: dict[str, Any] = {"event": "sea_ice", "step": 0, "past": ["smallpox"], "deck": ["august_rains"]}
    match = event("plankton_bloom", "norse", "thule", **given)
    assert (state(match)["past"], state(match)["event"]) == (["smallpox", "sea_ice"], "plankton_bloom")
    assert state(match)["events"] == ["august_rains"]


def test_a_new_turn_forgets_what_was_done_in_the_last_one() -> None:
    match = event(
        "plankton_bloom",
        "norse",
        "thule",
        tableau={"goat": "norse"},
        landed={"north": {"norse": 2}},
        raided={"goat": True},
        warmed={"thule": 1},
        acted={"norse": {"banish": 1}},
    )
    now = state(match)
    assert (now["landed"], now["raided"], now["warmed"], now["acted"]) == ({}, {}, {}, {})


@pytest.mark.law("greenland:I6.2")
def test_missionaries_are_noted_where_they_stand_as_the_turn_begins() -> None:
    abroad = {"unassigned": 1, "thule_1": 2, "tunit_1": 1}
    match = event("plankton_bloom", pieces={"norse": abroad}, religion={"norse": "monotheist", "tunit": "monotheist"})
    assert state(match)["missions"] == {"thule": {"norse": 2}}


# A2 The order of play


@pytest.mark.law("greenland:A2.1", "greenland:A2.2")
def test_the_event_names_the_order_of_play() -> None:
    match = answer(event("plankton_bloom"), "decline", "decline", "decline", "decline")
    assert state(match)["order"] == ["sami", "norse", "thule", "tunit"]
    assert past(match)
    assert asked(match)[0] == 3


@pytest.mark.law("greenland:C1.2")
def test_where_the_first_colour_is_not_in_play_the_next_one_leads() -> None:
    match = event("plankton_bloom", "thule", "norse")
    assert state(match)["order"] == ["norse", "thule"]
    assert told(match, "A2.1") == ["first_player norse"]


def test_an_extinct_tribe_is_not_in_play() -> None:
    match = event("plankton_bloom", extinct={"sami": True}, pieces={"sami": {}})
    assert state(match)["order"] == ["norse", "thule", "tunit"]


@pytest.mark.law("greenland:A2.3")
def test_a_first_player_with_a_war_chief_may_change_places_with_another_tribe() -> None:
    match = event("plankton_bloom", pieces={"sami": {"unassigned": 1, "sami_4": 1}})
    assert asked(match) == (3, "council_of_war", "A2.3")
    assert options(match, "first") == {"norse", "thule", "tunit", "sami"}
    answer(match, "first thule")
    assert state(match)["order"] == ["thule", "norse", "sami", "tunit"]


@pytest.mark.law("greenland:A2.3")
def test_by_another_ruling_the_others_keep_their_order_behind_the_new_first_player() -> None:
    chief = {"sami": {"unassigned": 1, "sami_4": 1}}
    match = event("plankton_bloom", pieces=chief, rules={"council_of_war": "move_up"})
    answer(match, "first thule")
    assert state(match)["order"] == ["thule", "sami", "norse", "tunit"]


@pytest.mark.law("greenland:A2.3")
def test_a_council_of_war_can_leave_the_order_as_it_is() -> None:
    match = answer(event("plankton_bloom", pieces={"sami": {"unassigned": 1, "sami_4": 1}}), "first sami")
    assert state(match)["order"] == ["sami", "norse", "thule", "tunit"]


@pytest.mark.law("greenland:A2.3")
def test_no_council_is_held_without_a_war_chief_or_by_somebody_who_is_not_first() -> None:
    match = event("plankton_bloom", pieces={"norse": {"unassigned": 1, "norse_4": 1}})
    assert asked(match) == (3, "bid", "D10.2")


@pytest.mark.law("greenland:A2.e1")
def test_in_the_first_edition_play_goes_clockwise_from_the_first_player() -> None:
    match = event("syphilis", "norse", "tunit", "thule", rules={"edition": "1"})
    assert state(match)["order"] == ["tunit", "thule", "norse"]


@pytest.mark.law("greenland:A2.e1")
def test_in_the_first_edition_a_council_of_war_lets_play_go_clockwise_from_another_player() -> None:
    chief = {"tunit": {"unassigned": 1, "tunit_4": 1}}
    match = event("syphilis", "norse", "tunit", "thule", rules={"edition": "1"}, pieces=chief)
    answer(match, "first norse")
    assert state(match)["order"] == ["norse", "tunit", "thule"]


@pytest.mark.law("greenland:C1.2", "greenland:C1.e1")
def test_in_the_first_edition_the_second_colour_leads_where_the_first_is_not_in_play() -> None:
    match = event("syphilis", "norse", "thule", rules={"edition": "1"})
    assert state(match)["order"] == ["thule", "norse"]


# D1 Migrations


@pytest.mark.law("greenland:D1.1", "greenland:D1.2", "greenland:B1.2")
def test_the_lowest_climax_of_a_row_is_replaced_where_it_lies_even_by_a_lower_one() -> None:
    """Climax 6 and 11 are warm and climax 4 is cold: it goes, though the newcomer has 0."""
    match = event(
        "overgrazing",
        "norse",
        "thule",
        warm={"south": ["harbor_seal", "greenland_shark"]},
        cold={"south": ["vinland", "arctic_char"]},
        decks={"south": ["beluga", "barren_ground_caribou"]},
    )
    now = state(match)
    assert now["warm"]["south"] == ["harbor_seal", "greenland_shark"]
    assert now["cold"]["south"] == ["vinland", "barren_ground_caribou"]
    assert now["decks"]["south"] == ["beluga"]
    assert told(match, "D1.2") == ["migrated barren_ground_caribou arctic_char"]


@pytest.mark.law("greenland:D1.2")
def test_a_warm_card_is_replaced_on_the_warm_side() -> None:
    match = event(
        "iceland_trade_ship",
        "norse",
        "thule",
        pieces={tribe: {"unassigned": 1, f"{tribe}_1": 1} for tribe in ("norse", "thule")},
        warm={"north": ["walrus", "ringed_seal", "markland"]},
        cold={"north": ["polar_bear"]},
        decks={"north": ["narwhal"]},
    )
    assert state(match)["warm"]["north"] == ["walrus", "narwhal", "markland"]


@pytest.mark.law("greenland:D1.3")
def test_from_an_empty_deck_nothing_migrates() -> None:
    match = event("overgrazing", "norse", "thule", decks={"south": []})
    assert state(match)["warm"]["south"] == ["vinland", "arctic_char"]
    assert told(match, "D1.2") == []


@pytest.mark.law("greenland:D1.1", "greenland:E2.5")
def test_a_new_world_card_can_be_displaced_and_its_colonists_die() -> None:
    colony = {"unassigned": 2, "vinland": 3}
    match = event(
        "overgrazing",
        "norse",
        "thule",
        pieces={"norse": colony},
        warm={"south": ["vinland"]},
        decks={"south": ["beluga"]},
    )
    assert state(match)["warm"]["south"] == ["beluga"]
    assert (pieces(match, "norse", "vinland"), pieces(match, "norse")) == (0, 2)
    assert told(match, "E2.5") == ["died norse 3 vinland"]


# D2 Decimations


@pytest.mark.law("greenland:D2.4", "greenland:D2.3", "greenland:D2.1", "greenland:AP.24")
def test_crowd_disease_strikes_a_tribe_with_so_many_unassigned_pieces_the_alpha_included() -> None:
    match = event(
        "crowd_disease",
        "norse",
        "thule",
        pieces={"norse": {"unassigned": 7, "markland": 5, "norse_2": 3}, "thule": {"unassigned": 8}},
    )
    assert asked(match) == (1, "how_many_die", "D2.4")
    assert options(match, "number") == {"4", "5", "6", "7", "8"}
    answer(match, "number 4", "spare_alpha")
    assert pieces(match, "thule") == 4
    assert pieces(match, "norse") == 7


@pytest.mark.law("greenland:D2.1")
def test_half_of_an_odd_number_is_rounded_up_and_the_tribe_says_whether_the_alpha_dies() -> None:
    match = event("crowd_disease", "norse", "thule", pieces={"norse": {"unassigned": 9}})
    assert options(match, "number") == {"5", "6", "7", "8", "9"}
    answer(match, "number 5")
    assert options(match) == {"spare_alpha", "lose_alpha"}
    answer(match, "lose_alpha")
    assert (pieces(match, "norse"), state(match)["alpha"]["norse"]) == (4, "valhalla")


@pytest.mark.law("greenland:D2.2")
def test_a_decimated_tribe_also_loses_one_elder_wherever_he_stands() -> None:
    crowd = {"unassigned": 8, "norse_2": 1, "norse_6": 2, "thule_1": 1}
    match = event("crowd_disease", "norse", "thule", pieces={"norse": crowd}, chance=dice(3, 3, 3, 3))
    answer(match, "number 4", "spare_alpha")
    assert asked(match) == (0, "which_elder", "D2.2")
    assert options(match, "give_elder") == {"norse_2", "norse_6", "thule_1"}
    answer(match, "give_elder thule_1")
    assert pieces(match, "norse", "thule_1") == 0
    assert (pieces(match, "norse", "norse_2"), pieces(match, "norse", "norse_6")) == (1, 2)


@pytest.mark.law("greenland:D2.5", "greenland:D2.1", "greenland:D2.2")
def test_syphilis_strikes_those_who_have_married_daughters_of_the_thule_and_the_tunit() -> None:
    """The Norse husband of Kirima costs 2 of 3, so that the Alpha is left, and the bishop; the Thule husband of Meeka
    costs 4 of 7, and there is no elder to lose.
    """
    match = event(
        "syphilis",
        "norse",
        "thule",
        "tunit",
        pieces={
            "norse": {"unassigned": 3, "wed_kirima": 1, "norse_1": 1, "norse_2": 1},
            "thule": {"unassigned": 7, "wed_meeka": 1},
            "tunit": {"unassigned": 5, "wed_birgitta": 1},
        },
        religion={"norse": "monotheist"},
        tableau={"kirima": "thule", "meeka": "tunit", "birgitta": "norse"},
        chance=dice(3, 3, 3, 3, 3, 3),
    )
    assert asked(match) == (1, "how_many_die", "D2.5")
    answer(match, "number 4", "spare_alpha")
    assert asked(match) == (0, "how_many_die", "D2.5")
    assert options(match, "number") == {"2", "3"}
    answer(match, "number 2", "spare_alpha", "give_elder norse_2")
    assert (pieces(match, "norse"), state(match)["alpha"]["norse"]) == (1, "unassigned")
    assert (pieces(match, "norse", "norse_2"), pieces(match, "norse", "wed_kirima")) == (0, 1)
    assert (pieces(match, "thule"), pieces(match, "thule", "wed_meeka")) == (3, 1)
    assert pieces(match, "tunit") == 5


@pytest.mark.law("greenland:D2.5")
def test_a_daughter_keeps_her_colour_in_whosever_tableau_she_lies() -> None:
    match = event(
        "smallpox",
        "thule",
        "tunit",
        pieces={"thule": {"unassigned": 2, "wed_birgitta": 1}},
        tableau={"birgitta": "tunit"},
        chance=dice(1, 1, 1, 1),
    )
    assert asked(match) == (0, "how_many_die", "D2.5")


@pytest.mark.law("greenland:D2.6")
def test_a_feud_strikes_a_tribe_without_anybody_on_rank_1() -> None:
    match = event(
        "sea_ice", "norse", "thule", pieces={"norse": {"unassigned": 3, "norse_2": 1}, "thule": {"thule_1": 1}}
    )
    assert asked(match) == (0, "how_many_die", "D2.6")
    answer(match, "number 2", "spare_alpha")
    assert (pieces(match, "norse"), pieces(match, "norse", "norse_2")) == (1, 0)
    assert past(match)


@pytest.mark.law("greenland:D2.6")
def test_a_foreign_missionary_on_rank_1_protects_his_host() -> None:
    match = event(
        "sea_ice",
        "norse",
        "thule",
        pieces={"norse": {"unassigned": 3, "norse_1": 1, "thule_1": 1}, "thule": {"unassigned": 3}},
    )
    assert past(match)
    assert pieces(match, "thule") == 3


@pytest.mark.law("greenland:D2.7")
def test_a_representative_abroad_protects_his_own_tribe_as_well_as_his_host() -> None:
    match = event(
        "sea_ice",
        "norse",
        "thule",
        pieces={"norse": {"unassigned": 3, "thule_1": 1}, "thule": {"unassigned": 3}},
        religion={"thule": "monotheist", "norse": "monotheist"},
    )
    assert past(match)
    assert (pieces(match, "norse"), pieces(match, "thule")) == (3, 3)


@pytest.mark.law("greenland:D2.7")
@pytest.mark.parametrize(("ruling", "left"), [("host", 1), ("both", 3)])
def test_whether_a_missionary_protects_his_own_tribe_is_a_ruling(ruling: str, left: int) -> None:
    match = event(
        "sea_ice",
        "norse",
        "thule",
        pieces={"norse": {"unassigned": 3, "thule_1": 1}, "thule": {"unassigned": 3}},
        religion={"norse": "monotheist"},
        rules={"missionaries": ruling},
    )
    if not past(match):
        answer(match, "number 2", "spare_alpha")
    assert pieces(match, "norse") == left


@pytest.mark.law("greenland:D2.7", "greenland:J1.1")
def test_a_representative_with_a_tribe_that_is_out_protects_nobody() -> None:
    match = event(
        "sea_ice",
        "norse",
        "thule",
        pieces={"norse": {"unassigned": 3, "thule_1": 1}, "thule": {}},
        religion={"thule": "monotheist", "norse": "monotheist"},
    )
    assert asked(match) == (0, "how_many_die", "D2.6")


@pytest.mark.law("greenland:D2.e1")
def test_in_the_first_edition_a_representative_abroad_protects_his_host_alone() -> None:
    match = event(
        "sea_ice",
        "norse",
        "thule",
        pieces={"norse": {"unassigned": 3, "thule_1": 1}, "thule": {"unassigned": 3}},
        religion={"thule": "monotheist", "norse": "monotheist"},
        rules={"edition": "1"},
    )
    assert asked(match) == (0, "how_many_die", "D2.6")


@pytest.mark.law("greenland:D2.8", "greenland:AP.13", "greenland:AP.15")
@pytest.mark.parametrize("card", ["slit_goggles", "pot"])
def test_slit_goggles_and_a_pot_round_the_half_down(card: str) -> None:
    match = event("crowd_disease", "norse", "thule", pieces={"norse": {"unassigned": 9}}, tableau={card: "norse"})
    assert options(match, "number") == {"4", "5", "6", "7", "8", "9"}


@pytest.mark.law("greenland:D2.8", "greenland:AP.24")
def test_half_of_a_lone_alpha_rounded_down_is_nobody() -> None:
    lone = {"norse": {"unassigned": 1, "wed_kirima": 1}, "thule": {"unassigned": 1}}
    tableau = {"kirima": "thule", "slit_goggles": "norse"}
    match = event("syphilis", "norse", "thule", pieces=lone, tableau=tableau)
    assert options(match, "number") == {"0", "1"}
    answer(match, "number 0")
    assert asked(match)[1] != "who_dies"
    assert pieces(match, "norse", "unassigned") == 1


@pytest.mark.law("greenland:J1.1")
def test_a_tribe_can_die_out_of_a_feud() -> None:
    chiefs = {tribe: {"unassigned": 1, f"{tribe}_1": 1} for tribe in ("norse", "thule")}
    match = event("sea_ice", "norse", "thule", "tunit", pieces={**chiefs, "tunit": {"tunit_2": 1}})
    assert told(match, "J1.1") == ["extinct tunit"]


# D3 Snow


@pytest.mark.law("greenland:D3.1", "greenland:D3.2", "greenland:AP.25")
def test_snow_costs_a_unit_for_each_elder_paid_with_energy_or_elders_from_any_placard() -> None:
    match = event(
        "long_winters",
        "norse",
        "thule",
        pieces={"norse": {"unassigned": 1, "norse_2": 2, "thule_1": 1}},
        energy={"norse": 1},
    )
    assert asked(match) == (0, "pay_snow", "D3.1")
    assert options(match) == {"pay_energy", "give_elder norse_2", "give_elder thule_1"}
    answer(match, "pay_energy")
    assert options(match) == {"give_elder norse_2", "give_elder thule_1"}
    answer(match, "give_elder thule_1")
    assert (pieces(match, "norse", "norse_2"), pieces(match, "norse", "thule_1")) == (1, 0)
    assert disks(match, "norse")[0] == 0


@pytest.mark.law("greenland:D3.4")
def test_snow_does_nothing_to_a_tribe_without_elders_or_without_d_cards() -> None:
    match = event("long_winters", "norse", "thule")
    assert asked(match)[1] == "bid"
    match = event("overgrazing", "norse", "thule", pieces={"norse": {"unassigned": 1, **ELDERS}})
    assert asked(match)[1] == "bid"
    assert disks(match, "norse")[0] == 5


@pytest.mark.law("greenland:D3.1", "greenland:D3.3")
def test_snow_costs_a_unit_for_each_d_card_or_the_card_is_slaughtered_for_its_value() -> None:
    match = event(
        "overgrazing",
        "norse",
        "thule",
        pieces={"norse": {"unassigned": 1, "norse_1": 1}},
        tableau={"cattle": "norse", "reindeer": "norse", "orca": "norse", "pot": "thule"},
        energy={"norse": 1},
    )
    assert asked(match) == (0, "pay_snow", "D3.1")
    assert options(match) == {"pay_energy", "give_elder norse_1"} | {
        f"slaughter {animal}" for animal in ("cattle", "reindeer", "orca")
    }
    answer(match, "slaughter cattle")
    assert (owner(match, "cattle"), disks(match, "norse")[0]) == ("none", 3)
    answer(match, "pay_energy", "give_elder norse_1")
    assert (disks(match, "norse")[0], pieces(match, "norse", "norse_1")) == (2, 0)
    assert (owner(match, "reindeer"), owner(match, "orca")) == ("norse", "norse")


@pytest.mark.law("greenland:D3.1", "greenland:B3.1")
def test_a_card_exchanged_for_energy_does_not_pay_for_the_snow_by_itself() -> None:
    match = event("overgrazing", "norse", "thule", tableau={"cattle": "norse", "thrall": "norse"}, energy={"norse": 0})
    assert options(match) == {"slaughter cattle", "exchange thrall"}
    answer(match, "exchange thrall")
    assert asked(match) == (0, "pay_snow", "D3.1")
    assert (owner(match, "thrall"), owner(match, "cattle")) == ("none", "norse")


@pytest.mark.law("greenland:D3.3")
def test_without_elders_and_energy_the_d_card_is_lost_for_its_disks() -> None:
    match = event("overgrazing", "norse", "thule", tableau={"gyrfalcon": "norse"}, energy={"norse": 0})
    assert owner(match, "gyrfalcon") == "none"
    assert disks(match, "norse") == (0, 2, 1)
    assert told(match, "D3.3") == ["exchanged norse gyrfalcon"]


@pytest.mark.law("greenland:D3.5")
@pytest.mark.parametrize(("owns", "weds"), [("norse", ""), ("thule", "norse")])
def test_saila_saves_a_unit_for_her_family_and_her_husbands(owns: str, weds: str) -> None:
    elders = {"unassigned": 1, "norse_1": 1, "norse_2": 1} | ({"wed_saila": 1} if weds else {})
    match = event("long_winters", "norse", "thule", pieces={"norse": elders}, tableau={"saila": owns})
    answer(match, "pay_energy")
    assert asked(match)[1] == "bid"
    assert disks(match, "norse")[0] == 4


@pytest.mark.law("greenland:B3.1", "greenland:B3.3")
def test_cards_can_be_exchanged_for_energy_before_the_snow_is_paid() -> None:
    match = event(
        "long_winters",
        "norse",
        "thule",
        pieces={"norse": {"unassigned": 1, "norse_1": 1, "norse_2": 1}},
        tableau={"thrall": "norse", "goat": "norse", "gyrfalcon": "norse"},
        energy={"norse": 1},
    )
    assert options(match, "exchange") == {"thrall", "goat"}
    answer(match, "exchange thrall")
    assert (disks(match, "norse")[0], owner(match, "thrall")) == (4, "none")
    assert options(match, "exchange") == set()
    answer(match, "pay_energy", "pay_energy")
    assert (disks(match, "norse")[0], pieces(match, "norse", "norse_1")) == (2, 1)


# D4 Global cooling


@pytest.mark.law("greenland:D4.1", "greenland:D4.3")
def test_the_rightmost_warm_card_of_each_row_becomes_the_leftmost_cold_one() -> None:
    chiefs = {tribe: {"unassigned": 1, f"{tribe}_1": 1} for tribe in ("norse", "thule")}
    chiefs["thule"]["vinland"] = 2
    match = event(
        "sea_ice",
        "norse",
        "thule",
        pieces=chiefs,
        warm={"north": ["markland", "walrus", "polar_bear"], "south": ["vinland"]},
        cold={"north": ["narwhal"], "south": []},
    )
    now = state(match)
    assert (now["cold"]["north"], now["warm"]["north"]) == (["polar_bear", "narwhal"], ["markland", "walrus"])
    assert (now["cold"]["south"], now["warm"]["south"]) == (["vinland"], [])
    assert pieces(match, "thule", "vinland") == 2


@pytest.mark.law("greenland:D4.4")
def test_in_a_row_without_warm_cards_the_cold_card_nearest_the_deck_leaves_the_game() -> None:
    match = event(
        "sea_ice",
        "norse",
        "thule",
        pieces={tribe: {f"{tribe}_1": 1} for tribe in ("norse", "thule")},
        warm={"north": []},
        cold={"north": ["walrus", "markland", "polar_bear"]},
    )
    assert state(match)["cold"]["north"] == ["walrus", "markland"]
    assert told(match, "D4.4") == ["frozen polar_bear"]


@pytest.mark.law("greenland:D4.4", "greenland:E2.5")
def test_the_colonists_of_a_new_world_card_that_freezes_die() -> None:
    match = event(
        "sea_ice",
        "norse",
        "thule",
        pieces={"norse": {"norse_1": 1, "markland": 4}, "thule": {"thule_1": 1}},
        alpha={"norse": "markland"},
        warm={"north": []},
        cold={"north": ["walrus", "markland"]},
    )
    assert pieces(match, "norse", "markland") == 0
    assert state(match)["alpha"]["norse"] == "valhalla"


@pytest.mark.law("greenland:D4.5")
def test_two_cooling_icons_cool_twice() -> None:
    match = event("laki_eruption", "norse", "thule", warm={"north": ["markland", "walrus", "polar_bear"]})
    assert state(match)["cold"]["north"] == ["walrus", "polar_bear"]


# D5 Elder die-off


@pytest.mark.law("greenland:D5.1")
def test_a_die_names_the_rank_on_which_an_elder_dies_on_any_placard() -> None:
    match = event(
        "falconers_ransom",
        "norse",
        "thule",
        pieces={"norse": {"unassigned": 1, "norse_1": 1, "thule_1": 1, "norse_2": 1}, "thule": {"thule_2": 1}},
        alpha={"thule": "thule_2"},
        chance=dice(1, 5),
    )
    assert asked(match) == (0, "which_elder", "D5.1")
    assert options(match, "give_elder") == {"norse_1", "thule_1"}
    answer(match, "give_elder thule_1")
    assert (pieces(match, "norse", "norse_1"), pieces(match, "norse", "thule_1")) == (1, 0)
    assert pieces(match, "thule", "thule_2") == 1


@pytest.mark.law("greenland:D5.2")
def test_two_icons_make_everybody_roll_twice() -> None:
    elders = {"unassigned": 1, "norse_3": 2}
    match = event("smallpox", "norse", "thule", pieces={"norse": elders}, chance=dice(1, 3, 1, 3))
    assert pieces(match, "norse", "norse_3") == 0
    rolls = [line for line in told(match, "D5.1") if line.startswith("die_off_roll")]
    assert rolls == ["die_off_roll thule 1", "die_off_roll norse 3"] * 2


@pytest.mark.law("greenland:B2.5")
def test_who_loses_his_artisan_discards_down_to_the_new_hand_size_at_once() -> None:
    match = event(
        "falconers_ransom",
        "norse",
        "thule",
        pieces={"norse": {"unassigned": 1, "norse_3": 2}},
        hand={"toggle_head_harpoon": "norse", "husky": "norse"},
        chance=dice(3, 1),
    )
    assert asked(match) == (0, "discard_down", "B2.5")
    answer(match, "discard husky")
    assert held(match, "norse") == {"toggle_head_harpoon"}


# D6 Breakage


@pytest.mark.law("greenland:D6.1", "greenland:B3.4")
def test_one_iron_import_of_each_tribe_breaks_into_an_iron_disk() -> None:
    match = event(
        "laki_eruption",
        "norse",
        "thule",
        tableau={"axe": "norse", "sword": "norse", "hammer": "norse", "chain_mail": "thule", "cold_forging": "thule"},
    )
    assert asked(match) == (0, "which_breaks", "D6.1")
    assert options(match, "break") == {"axe", "sword"}
    answer(match, "break axe")
    assert (owner(match, "axe"), owner(match, "sword"), disks(match, "norse")[2]) == ("none", "norse", 2)
    assert (owner(match, "chain_mail"), owner(match, "cold_forging"), disks(match, "thule")[2]) == ("none", "thule", 2)


@pytest.mark.law("greenland:D6.1")
def test_by_another_ruling_cold_forging_can_break_too() -> None:
    match = event(
        "laki_eruption",
        "norse",
        "thule",
        tableau={"sword": "norse", "cold_forging": "norse"},
        rules={"breakage": "iron"},
    )
    assert options(match, "break") == {"sword", "cold_forging"}


# D7 Storms


@pytest.mark.law("greenland:D7.1")
@pytest.mark.parametrize("edition", ["3", "1"])
def test_a_storm_costs_everybody_who_has_mariners_one_of_them(edition: str) -> None:
    match = event(
        "maunder_minimum",
        "norse",
        "thule",
        pieces={"norse": {"unassigned": 1, "norse_6": 3}, "thule": {"unassigned": 1}},
        rules={"edition": edition},
    )
    assert pieces(match, "norse", "norse_6") == 2
    assert pieces(match, "thule") == 1


@pytest.mark.law("greenland:D7.2", "greenland:AP.14", "greenland:AP.16")
@pytest.mark.parametrize("card", ["wooden_maps", "sun_stone"])
def test_wooden_maps_and_a_sun_stone_let_a_tribe_ignore_storms(card: str) -> None:
    sailors = {"unassigned": 1, "norse_6": 1}
    match = event("maunder_minimum", "norse", "thule", pieces={"norse": sailors}, tableau={card: "norse"})
    assert asked(match)[1] == "pay_snow"
    assert pieces(match, "norse", "norse_6") == 1
