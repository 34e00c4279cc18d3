"""Rulings that touch actions, ships, phase 8 and the end: each with its default and with the alternative."""

from __future__ import annotations

import pytest

from lawspeaker.kernel.match import Match
from tests.law.arctic.fleet import admiral, chinese_admiral, guarded, sail
from tests.law.arctic.table import (
    NO_SHIPS,
    answer,
    asked,
    controller,
    facility,
    options,
    record,
    ships,
    state,
    table,
)

# R01 Which lobbyist goes back to the influence track in phase 8


@pytest.mark.law("arctic:P8.1", "arctic:P8.2")
def test_r01_only_the_printed_spaces_send_lobbyists_back() -> None:
    match = table(phase=8, action={"RU": {"facility": 0, "ships": 1, "unrest": 2, "tax": 0}})
    assert state(match)["influence"] == {}
    assert match.state["hand"] == [4, 4, 4]


def test_r01_or_the_rightmost_lobbyist_of_each_row_goes_back() -> None:
    rules = {"phase8": "rightmost_occupied"}
    match = table(phase=8, rules=rules, action={"RU": {"facility": 0, "ships": 1, "unrest": 2, "tax": 0}})
    assert state(match)["influence"] == {"RU": {"1": 1, "3": 0}}
    assert match.state["hand"] == [3, 3, 4]
    match = table(phase=8, rules=rules, action={"RU": {"facility": 0, "unrest": 2}})
    assert state(match)["influence"] == {"RU": {"1": 0, "3": 2}}
    match = table(phase=8, rules=rules, action={"RU": {"facility": 0, "diplomacy": 1, "tax": 0, "move": 2}})
    assert state(match)["influence"] == {"RU": {"1": 1, "3": 2}}
    assert match.state["hand"] == [4, 3, 3]


# R02 China takes the pole and loses it in the same turn


@pytest.mark.law("arctic:END.2")
def test_r02_the_game_goes_on_where_china_lost_the_pole_again() -> None:
    given = {**NO_SHIPS, "RU_I": {"CN": 1}, "US_I": {"US": 2}}
    match = table(phase=5, influence={"US": {"1": 0}}, ships=given)  # China drifts to the pole
    assert controller(match, "POLE") == "CN"
    sail(answer(match, "act move"), "US_I", "POLE", "POLE")
    assert controller(match, "POLE") == "US"
    assert match.state["turn"] == 3
    assert not match.state["china_held"]  # what was held in turn 2 counts no longer


def test_r02_or_it_ends_with_the_turn_all_the_same() -> None:
    given = {**NO_SHIPS, "RU_I": {"CN": 1}, "US_I": {"US": 2}}
    match = table(phase=5, influence={"US": {"1": 0}}, ships=given, rules={"china_end": "any_moment"})
    sail(answer(match, "act move"), "US_I", "POLE", "POLE")
    assert match.over
    assert controller(match, "POLE") == "US"  # who scores at the pole is another matter
    assert "END.2 china_ends" in record(match)


@pytest.mark.law("arctic:END.2")
def test_r02_a_pole_that_china_has_from_the_outset_is_held_in_this_turn() -> None:
    match = table(
        rules={"china_end": "any_moment"},
        control={"POLE": "CN"},
        ships={**NO_SHIPS, "RU_I": {"RU": 1}},
        influence={"RU": {"1": 0}},
    )
    sail(answer(match, "act move"), "RU_I", "POLE")
    assert controller(match, "POLE") == "RU"
    assert match.over


def test_r02_a_pole_that_china_never_held_ends_nothing_either_way() -> None:
    for value in ("end_of_turn", "any_moment"):
        given = {**NO_SHIPS, "RU_I": {"CN": 1}, "POLE": {"US": 1}}
        match = table(phase=5, ships=given, rules={"china_end": value})
        assert match.state["turn"] == 3


# R03 A Chinese ship drifts into a defended pole


@pytest.mark.law("arctic:P5.6")
def test_r03_a_drifting_ship_does_not_attack_and_the_controller_stays() -> None:
    match = table(phase=5, influence={"US": {"3": 1}}, ships={**NO_SHIPS, "RU_I": {"CN": 2}, "POLE": {"RU": 1}})
    assert ships(match, "POLE") == {"RU": 1, "CN": 2}
    assert controller(match, "POLE") == "RU"


def test_r03_or_every_drifting_ship_attacks_at_the_pole() -> None:
    rules = {"drift_at_pole": "attack"}
    given = {**NO_SHIPS, "RU_I": {"CN": 1}, "POLE": {"RU": 2}}
    match = table(phase=5, influence={"US": {"3": 1}}, ships=given, rules=rules)
    assert ships(match, "POLE") == {"RU": 1}
    assert "POLE.5 pole_fight CN RU" in record(match)
    given = {**NO_SHIPS, "RU_I": {"CN": 2}, "POLE": {"RU": 1}}
    match = table(phase=5, influence={"US": {"3": 1}}, ships=given, rules=rules)
    assert ships(match, "POLE") == {"CN": 1}
    assert controller(match, "POLE") == "CN"


def test_r03_elsewhere_drifting_ships_never_attack() -> None:
    given = {**NO_SHIPS, "KAM": {"CN": 2}, "RU_C3": {"RU": 1}}
    match = table(phase=5, influence={"US": {"3": 1}}, ships=given, rules={"drift_at_pole": "attack"})
    assert ships(match, "RU_C3") == {"RU": 1, "CN": 2}


# R05 Foreign ships beside an illegal facility


@pytest.mark.law("arctic:DESTROY.5")
def test_r05_bystanders_do_not_defend_an_illegal_facility() -> None:
    given = {**NO_SHIPS, "RU_M1": {"RU": 4, "EU": 1, "US": 1, "CN": 1}}
    match = admiral("RU", ships=given, conflict={"US": "RU"}, facility={"RU_M1": 1})
    assert options(match, "raid") == {"RU_M1 1"}


def test_r05_or_ships_not_in_conflict_with_the_attacker_do() -> None:
    given = {**NO_SHIPS, "RU_M1": {"RU": 4, "EU": 1, "NO": 1, "US": 1, "CN": 1}}
    rules = {"illegal_neutrals": "bystanders"}
    match = admiral("RU", ships=given, conflict={"US": "RU"}, facility={"RU_M1": 1}, rules=rules)
    assert options(match, "raid") == {"RU_M1 3"}  # the EU and Norway add 1 each, the US and China nothing
    match = chinese_admiral(ships={**given, "RU_M1": {"CN": 2, "RU": 4, "EU": 1}}, facility={"RU_M1": 1}, rules=rules)
    assert options(match, "raid") == {"RU_M1 1"}  # with China everybody is in conflict


# R07 Ship pieces


@pytest.mark.law("arctic:SHIP.4", "arctic:COMP.2")
def test_r07_no_more_ships_than_pieces() -> None:
    given = {**NO_SHIPS, "NO_I": {"NO": 6}}
    match = table(influence={"NO": {"1": 0}, "US": {"3": 1}}, ships=given, treasury={"NO": 9})
    assert "ships" not in options(match, "act")


def test_r07_or_arctic_countries_build_beyond_their_pieces() -> None:
    given = {**NO_SHIPS, "NO_I": {"NO": 6}}
    rules = {"ship_supply": "unlimited"}
    match = table(influence={"NO": {"1": 0}, "US": {"3": 1}}, ships=given, treasury={"NO": 9}, rules=rules)
    answer(match, "act ships")
    assert ships(match, "NO_C2") == {"NO": 1}


def test_r07_china_has_four_ships_either_way() -> None:
    for value in ("limited", "unlimited"):
        match = table(phase=2, ships={**NO_SHIPS, "RU_I": {"CN": 4}}, rules={"ship_supply": value})
        assert ships(match, "KAM") == {}


@pytest.mark.law("arctic:SHIP.4", "arctic:COMP.2")
def test_r07_with_norway_in_it_the_eu_has_eighteen_ships() -> None:
    for at_sea, built in ((16, 2), (17, 1)):
        match = table(
            influence={"EU": {"1": 0}, "US": {"3": 1}},
            ships={**NO_SHIPS, "EU_I": {"EU": at_sea}},
            treasury={"EU": 9},
            joined=True,
        )
        answer(match, "act ships")
        while asked(match)[1] == "dock":
            match.choose(0)
        assert match.state["treasury"]["EU"] == 9 - built


# R08 How far unrest reaches


@pytest.mark.law("arctic:UNREST.1")
def test_r08_unrest_stops_coasts_and_seas() -> None:
    match = table(phase=7, law="B", facility={"RU_C1": 0, "RU_I": 0}, action={"RU": {"unrest": 1}})
    assert asked(match)[1] == "invest"  # there was nothing to sell, and the next turn has begun


def test_r08_or_only_seas() -> None:
    rules = {"unrest_reach": "sea_only"}
    match = table(phase=7, law="B", facility={"RU_C1": 0, "RU_I": 0}, action={"RU": {"unrest": 1}}, rules=rules)
    assert asked(match)[1] == "sell"
    answer(match, "sell 1")
    assert match.state["money"][0] == 11
    assert asked(match)[1] == "invest"  # the ore of RU_I was not there to be sold


# R09 Slander at 0 points


@pytest.mark.law("arctic:DIP.4")
def test_r09_nobody_is_slandered_below_0() -> None:
    match = table(influence={"RU": {"1": 0}, "US": {"3": 1}}, score=[5, 0, 1])
    answer(match, "act diplomacy")
    assert options(match, "slander") == {"2"}
    answer(match, "slander 2")
    assert match.state["score"] == [5, 0, 0]


def test_r09_or_scores_may_become_negative() -> None:
    match = table(influence={"RU": {"1": 0}, "US": {"3": 1}}, score=[5, 0, 1], rules={"slander_floor": "below_zero"})
    answer(match, "act diplomacy")
    assert options(match, "slander") == {"1", "2"}
    answer(match, "slander 1")
    assert match.state["score"] == [5, -1, 1]


# R10 When control is settled during Move Ships


@pytest.mark.law("arctic:MOVE.LAWC", "arctic:COUNCIL.C.2")
def test_r10_control_is_settled_after_every_step_and_a_passing_moment_is_enough() -> None:
    given = {**NO_SHIPS, "RU_M1": {"RU": 1}, "NO_M1": {"RU": 1}, "NO_I": {"NO": 1, "RU": 1}}
    match = admiral("RU", "C", ships=given, control={"NO_I": "RU"}, facility={"NO_I": 1})
    sail(match, "NO_I", "RU_I")
    assert controller(match, "NO_I") == "NO"  # for the moment Norway is alone
    assert facility(match, "NO_I") is None
    sail(match, "RU_M1", "NO_I")
    assert controller(match, "NO_I") == "NO"


def test_r10_or_only_when_the_action_is_over() -> None:
    given = {**NO_SHIPS, "RU_M1": {"RU": 1}, "NO_M1": {"RU": 1}, "NO_I": {"NO": 1, "RU": 1}}
    rules = {"move_timing": "at_end"}
    match = admiral("RU", "C", ships=given, control={"NO_I": "RU"}, facility={"NO_I": 1}, rules=rules)
    sail(match, "NO_I", "RU_I")
    assert controller(match, "NO_I") == "RU"
    sail(match, "RU_M1", "NO_I")
    assert controller(match, "RU_I") is None
    answer(match, "done")
    assert controller(match, "NO_I") == "RU"  # Norway was never alone there when it counted
    assert facility(match, "NO_I") == 1
    assert controller(match, "RU_I") == "RU"


def test_r10_at_the_end_owners_are_asked_when_the_action_is_over() -> None:
    given = {**NO_SHIPS, "RU_C1": {"RU": 2}}
    guard = guarded("RU_M1", 1, "EU", since=2)
    rules = {"move_timing": "at_end"}
    match = admiral("RU", "C", ships=given, facility={"RU_M1": 2}, rules=rules, **guard)
    sail(match, "RU_C1", "RU_M1")
    assert asked(match)[1] == "move_ships"
    answer(match, "done")
    assert asked(match) == (2, "licence", "COUNCIL.CHANGE.4")
    answer(match, "licence refuse")
    assert facility(match, "RU_M1") is None
    assert asked(match) == (1, "act", "P6.2")


def test_r10_at_the_end_a_ship_may_still_destroy_what_its_own_arrival_would_have_destroyed() -> None:
    given = {**NO_SHIPS, "RU_C1": {"RU": 2}}
    match = admiral("RU", "C", ships=given, facility={"RU_M1": 2}, rules={"move_timing": "at_end"})
    sail(match, "RU_C1", "RU_M1")
    assert "raid RU_M1 0" in options(match)


@pytest.mark.law("arctic:COUNCIL.C.2")
def test_r10_at_the_end_regions_without_movement_keep_their_controller() -> None:
    """China drifted into RU_M6 without taking it (R19), and another country's ships move elsewhere."""
    match = table(
        phase=5,
        law="C",
        ships={**NO_SHIPS, "RU_C3": {"CN": 1}, "US_C2": {"US": 2}},
        facility={"RU_M6": 1},
        influence={"US": {"1": 0, "2": 1}},
        rules={"move_timing": "at_end", "drift_control": "no"},
    )
    answer(match, "act move")
    sail(match, "US_C2", "US_M2")
    answer(match, "done")
    assert controller(match, "US_M2") == "US"
    assert (controller(match, "RU_M6"), facility(match, "RU_M6")) == (None, 1)


@pytest.mark.law("arctic:COUNCIL.C.2")
def test_r10_at_the_end_two_fleets_made_one_elsewhere_stay_without_control() -> None:
    """Norway's ships and the EU's became one fleet in RU_I without moving (R06)."""
    match = admiral(
        "CA",
        "C",
        joined=True,
        ships={**NO_SHIPS, "RU_I": {"EU": 2}, "CA_C1": {"CA": 2}},
        control={"RU_I": "none"},
        rules={"move_timing": "at_end"},
    )
    sail(match, "CA_C1", "US_M2")
    answer(match, "done")
    assert (controller(match, "US_M2"), controller(match, "RU_I")) == ("CA", None)


@pytest.mark.law("arctic:COUNCIL.C.2")
def test_r10_at_the_end_regions_that_ships_left_or_were_lost_in_are_settled_too() -> None:
    given = {**NO_SHIPS, "RU_M1": {"RU": 1, "NO": 1}, "RU_M2": {"RU": 1, "EU": 1, "CA": 1}, "RU_C1": {"RU": 1}}
    rules = {"move_timing": "at_end"}
    match = admiral("RU", "C", ships=given, rules=rules, conflict={"RU": "EU"})
    sail(match, "RU_M1", "RU_I")
    answer(match, "strike RU_M2 EU")
    assert (controller(match, "RU_M1"), controller(match, "RU_M2")) == (None, None)
    written = Match.from_position(match.position())
    for each in (match, written):
        answer(each, "done")
        assert (controller(each, "RU_M1"), controller(each, "RU_M2")) == ("NO", "CA")


def test_r10_the_pole_is_settled_at_once_either_way() -> None:
    for value in ("stepwise", "at_end"):
        match = admiral("RU", ships={**NO_SHIPS, "RU_I": {"RU": 2}}, rules={"move_timing": value})
        sail(match, "RU_I", "POLE")
        assert controller(match, "POLE") == "RU"
        assert asked(match)[1] == "move_ships"


# R11 The tile of a destroyed facility


@pytest.mark.law("arctic:DESTROY.7")
def test_r11_the_tile_goes_back_to_its_owner() -> None:
    match = admiral("RU", ships={**NO_SHIPS, "RU_M1": {"RU": 1}}, facility={"RU_M1": 2})
    assert match.state["tiles"] == [12, 12, 11]
    answer(match, "raid RU_M1 1")
    assert match.state["tiles"] == [12, 12, 12]


def test_r11_or_it_is_out_of_the_game() -> None:
    rules = {"destroyed_tile": "removed"}
    match = admiral("RU", ships={**NO_SHIPS, "RU_M1": {"RU": 1}}, facility={"RU_M1": 2}, rules=rules)
    answer(match, "raid RU_M1 1")
    assert match.state["tiles"] == [12, 12, 11]


@pytest.mark.parametrize(("value", "tiles"), [("returns", 12), ("removed", 11)])
def test_r11_holds_for_facilities_that_fall_with_a_new_controller(value: str, tiles: int) -> None:
    rules = {"destroyed_tile": value}
    match = table(phase=9, law="A", council={"*": "B"}, facility={"RU_M1": 2}, rules=rules)
    assert facility(match, "RU_M1") is None
    assert match.state["tiles"][2] == tiles


# R12 EU space 4 at the end


@pytest.mark.law("arctic:END.3")
def test_r12_the_fourth_space_is_not_paid() -> None:
    match = table(phase=9, turn=9, joined=True, influence={"EU": {"4": 1}}, money=[0, 0, 0], treasury={"EU": 9})
    assert match.state["money"] == [0, 0, 0]


def test_r12_or_it_is_paid_a_dollar_after_the_other_three() -> None:
    for dollars, paid in ((9, [3, 3, 1]), (6, [3, 2, 1]), (7, [3, 3, 1])):
        match = table(
            phase=9,
            turn=9,
            joined=True,
            influence={"EU": {"1": 0, "2": 1, "3": 2, "4": 1}},
            money=[0, 0, 0],
            treasury={"EU": dollars},
            rules={"eu_space_4": "one_dollar"},
        )
        assert match.state["money"] == paid


# R13 Protectors and the pole bonus


@pytest.mark.parametrize(
    ("value", "points"),
    [
        pytest.param("no", 10, marks=pytest.mark.law("arctic:SCORE.2")),
        ("yes", 20),
    ],
)
def test_r13_whether_a_protecting_lobbyist_counts_at_the_pole(value: str, points: int) -> None:
    match = table(
        phase=9,
        turn=9,
        influence={"US": {"2": 0}},
        money=[0, 0, 0],
        treasury={"*": 0},
        facility={"RU_C1": 1, "RU_C2": 1, "RU_M1": 1},
        protector={"RU_C1": 0, "RU_C2": 0, "RU_M1": 0},
        protector_from={"RU_C1": "US", "RU_C2": "CA", "RU_M1": "CA"},  # one of them from the country at the pole
        protector_since={"*": 9},
        control={"POLE": "US"},
        rules={"protector_counts": value},
    )
    assert match.result.points[0] == points


# R14 The last payments and the points for money


@pytest.mark.parametrize(
    ("value", "points"),
    [
        pytest.param("payments_first", 4 + 3, marks=pytest.mark.law("arctic:END.3", "arctic:SCORE.1")),
        ("money_first", 4),
    ],
)
def test_r14_whether_the_last_payments_score(value: str, points: int) -> None:
    match = table(
        phase=9,
        turn=9,
        influence={"RU": {"1": 0}},
        money=[4, 0, 0],
        treasury={"RU": 5},
        rules={"end_order": value},
    )
    assert match.result.points == [points, 0, 0]
    assert match.state["money"][0] == 7


@pytest.mark.law("arctic:END.2", "arctic:POLE.2")
def test_r02_a_pole_that_another_country_takes_ends_nothing() -> None:
    match = table(rules={"china_end": "any_moment"}, ships={**NO_SHIPS, "RU_I": {"RU": 1}}, influence={"RU": {"1": 0}})
    sail(answer(match, "act move"), "RU_I", "POLE")
    assert controller(match, "POLE") == "RU"
    assert not match.over


@pytest.mark.law("arctic:POLE.2", "arctic:POLE.1")
def test_whoever_is_alone_after_an_attack_at_the_pole_controls_it_at_once() -> None:
    match = admiral("RU", ships={**NO_SHIPS, "POLE": {"RU": 2, "US": 1}}, control={"POLE": "US"})
    answer(match, "strike POLE US")
    assert controller(match, "POLE") == "RU"
