"""Rulings on set-up, investment, China, lobbyists, accession and the Council: the default and the alternative.

The variants: `placement` is played in test_setup, `beginner` in test_china, `start_player` in both ways here.
"""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.chance import Scripted
from lawspeaker.kernel.match import Match
from lawspeaker.kernel.start import start
from tests.law.arctic.table import (
    NO_SHIPS,
    answer,
    asked,
    controller,
    facility,
    lobbyist,
    options,
    protected,
    protector,
    record,
    ships,
    state,
    table,
)

EMPTY = [-1] * 12
LITERAL = {"accession": "literal"}
either = pytest.mark.parametrize("accession", ["full", "literal"])


# R04: what a pass costs


def one_lobbyist_each(passing: str) -> Match:
    crowd = {"RU": {"1": 0, "2": 0, "3": 0}, "EU": {"1": 1, "2": 1, "3": 1}, "CA": {"1": 2, "2": 2, "3": 2}}
    return table(phase=3, rules={"passing": passing}, influence=crowd)


@pytest.mark.law("arctic:P3.7")
def test_r04_forfeit_a_pass_uses_up_the_only_lobbyist() -> None:
    match = answer(one_lobbyist_each("forfeit"), "pass", "invest 9", "pass")
    assert asked(match) == (1, "settle_in", "P4.1")


@pytest.mark.law("arctic:P3.7")
def test_r04_skip_a_pass_skips_one_round() -> None:
    match = answer(one_lobbyist_each("skip"), "pass", "invest 9", "pass")
    assert asked(match) == (0, "invest", "P3.1")
    answer(match, "invest 8")
    assert match.state["hand"] == [0, 0, 1]
    assert asked(match) == (2, "invest", "P3.1")
    answer(match, "pass")
    assert asked(match)[1] == "settle_in"


# R06: what accession does beyond the list


def test_r06_full_norways_coasts_become_the_eus_with_their_facilities() -> None:
    match = table(phase=9, support=2, facility={"NO_C1": 0, "NO_C2": 1})
    assert (controller(match, "NO_C1"), controller(match, "NO_C2")) == ("EU", "EU")
    assert (facility(match, "NO_C1"), facility(match, "NO_C2")) == (0, 1)


@pytest.mark.law("arctic:COUNCIL.COAST.2")
def test_r06_literal_norways_coasts_stay_norwegian() -> None:
    match = table(phase=9, support=2, rules=LITERAL)
    assert (controller(match, "NO_C1"), controller(match, "NO_C2")) == ("NO", "NO")


def test_r06_full_the_eu_builds_facilities_and_ships_on_norways_coasts() -> None:
    match = table(joined=True, influence={"EU": {"1": 0, "2": 0}})
    answer(match, "act facility")
    assert options(match, "build") == {"EU_C1", "EU_C2", "EU_C3", "NO_C1", "NO_C2"}
    answer(match, "build NO_C1")
    assert match.state["treasury"]["EU"] == 4  # the licence
    answer(match, "act ships")
    assert options(match, "dock") == {"EU_C1", "EU_C2", "NO_C2"}


def test_r06_literal_nobody_builds_on_norways_coasts() -> None:
    match = table(joined=True, rules=LITERAL, influence={"EU": {"1": 0, "2": 0}})
    answer(match, "act facility")
    assert options(match, "build") == {"EU_C1", "EU_C2", "EU_C3"}
    answer(match, "build EU_C1", "act ships")
    assert options(match, "dock") == {"EU_C1", "EU_C2"}


def test_r06_before_the_accession_norways_harbour_is_not_the_eus() -> None:
    match = answer(table(influence={"EU": {"1": 0}}), "act ships")
    assert options(match, "dock") == {"EU_C1", "EU_C2"}


def test_r06_full_lobbyists_on_norways_track_go_home() -> None:
    match = table(phase=9, support=2, influence={"NO": {"1": 0, "2": 1, "3": 0}})
    assert state(match)["influence"] == {}
    assert match.state["hand"] == [4, 4, 4]


def test_r06_literal_lobbyists_on_norways_track_stay_and_can_only_be_redeployed() -> None:
    match = table(phase=9, support=2, rules=LITERAL, influence={"NO": {"1": 0, "2": 1}}, facility={"RU_C1": 2})
    assert state(match)["influence"] == {"NO": {"1": 0, "2": 1}}
    answer(match, "pass", "pass", "pass")
    assert asked(match) == (0, "act", "P6.2")
    assert options(match) == {"recall 0", "protect RU_C1"}  # no action, and no money in its treasury
    answer(match, "recall 0")
    assert options(match) == {"keep", "recall 0", "protect RU_C1"}


@either
def test_r06_nobody_is_placed_in_norway_any_more(accession: str) -> None:
    match = table(phase=4, joined=True, rules={"accession": accession}, invest=[0, *EMPTY[1:]])
    assert {text.split()[0] for text in options(match, "place")} == {"RU", "EU", "CA", "US"}


def test_r06_full_conflicts_of_norway_and_with_norway_end() -> None:
    match = table(phase=9, support=2, conflict={"NO": "RU", "US": "NO", "CA": "RU"})
    assert state(match)["conflict"] == {"CA": "RU"}
    quarrel = answer(table(joined=True, influence={"US": {"1": 0}}), "act diplomacy")
    assert options(quarrel, "declare") == {"RU", "EU", "CA", "CN"}


def test_r06_literal_conflict_markers_stay() -> None:
    match = table(phase=9, support=2, rules=LITERAL, conflict={"NO": "RU", "US": "NO"})
    assert state(match)["conflict"] == {"NO": "RU", "US": "NO"}


@either
def test_r06_norways_pole_becomes_the_eus(accession: str) -> None:
    match = table(phase=9, support=2, rules={"accession": accession}, control={"POLE": "NO"})
    assert controller(match, "POLE") == "EU"


def test_r06_full_in_the_last_turn_norways_lobbyists_are_neither_paid_nor_counted_at_the_pole() -> None:
    match = table(
        phase=9,
        turn=9,
        support=2,
        money=[0, 0, 0],
        treasury={"NO": 5, "EU": 0},
        influence={"NO": {"1": 0}, "EU": {"1": 1}},
        control={"POLE": "NO"},
    )
    assert match.result.points == [0, 10, 0]


@either
def test_r06_two_fleets_made_one_do_not_take_a_sea_without_moving(accession: str) -> None:
    """Law C asks for ship movement; the accession moves no ship."""
    rules = {"accession": accession}
    given: dict[str, Any] = {"law": "C", "ships": {"RU_I": {"NO": 1, "EU": 1}}, "facility": {"RU_I": 0}}
    match = table(phase=9, support=2, rules=rules, **given)
    assert ships(match, "RU_I") == {"EU": 2}
    assert (controller(match, "RU_I"), facility(match, "RU_I")) == (None, 0)


@either
@pytest.mark.law("arctic:NORWAY.2", "arctic:POLE.2")
def test_r06_two_fleets_made_one_take_the_pole(accession: str) -> None:
    """Whoever is alone there controls it, moved or not."""
    given = {**NO_SHIPS, "POLE": {"EU": 1, "NO": 1}}
    match = table(phase=9, support=2, rules={"accession": accession}, ships=given)
    assert ships(match, "POLE") == {"EU": 2}
    assert controller(match, "POLE") == "EU"
    assert "POLE.2 controls EU POLE" in record(match)


@either
def test_r06_two_fleets_made_one_do_not_take_a_pole_where_others_are(accession: str) -> None:
    given = {**NO_SHIPS, "POLE": {"EU": 1, "NO": 1, "RU": 1}}
    match = table(phase=9, support=2, rules={"accession": accession}, ships=given, control={"POLE": "RU"})
    assert controller(match, "POLE") == "RU"


# R12: EU space 4 at the end


@pytest.mark.law("arctic:END.3")
@pytest.mark.parametrize(("eu_space_4", "paid"), [("unpaid", 0), ("one_dollar", 1)])
def test_r12_the_fourth_space_of_the_eu_at_the_end(eu_space_4: str, paid: int) -> None:
    match = table(
        phase=9,
        turn=9,
        joined=True,
        rules={"eu_space_4": eu_space_4},
        money=[0, 0, 0],
        treasury={"EU": 9},
        influence={"EU": {"1": 1, "4": 0}},
        control={"POLE": "EU"},
    )
    assert match.state["money"] == [paid, 3, 0]
    assert match.result.points == [10 + paid, 13, 0]  # for the pole it counts either way


def test_r12_the_fourth_space_is_paid_after_the_others() -> None:
    match = table(
        phase=9,
        turn=9,
        joined=True,
        rules={"eu_space_4": "one_dollar"},
        money=[0, 0, 0],
        treasury={"EU": 3},
        influence={"EU": {"1": 1, "4": 0}},
    )
    assert match.state["money"] == [0, 3, 0]


# R15: China's controller does nothing


@pytest.mark.law("arctic:P5.1")
def test_r15_nothing_a_declined_china_stays_where_it_is() -> None:
    match = answer(table(phase=5, yellow=[0, -1], influence={"RU": {"1": 1}}), "china decline")
    assert ships(match, "KAM") == {"CN": 1}
    assert asked(match)[1] == "act"


def test_r15_drift_a_declined_china_moves_by_itself() -> None:
    rules = {"china_declined": "drift"}
    match = answer(table(phase=5, rules=rules, yellow=[0, -1], influence={"RU": {"1": 1}}), "china decline")
    assert ships(match, "RU_C3") == {"RU": 1, "CN": 1}
    assert "P5.4 china_drifts KAM RU_C3" in record(match)


# R16: Build Facility without money or tile


@pytest.mark.law("arctic:LIMIT.2")
@pytest.mark.parametrize("short", [{"money": [1, 9, 9]}, {"tiles": [0, 12, 12]}])
def test_r16_forbidden_without_money_or_tile_the_space_cannot_be_taken(short: dict[str, Any]) -> None:
    assert "facility" not in options(table(influence={"RU": {"1": 0}}, **short), "act")


@pytest.mark.law("arctic:LIMIT.2")
@pytest.mark.parametrize("short", [{"money": [1, 9, 9]}, {"tiles": [0, 12, 12]}])
def test_r16_allowed_the_space_is_taken_and_nothing_built(short: dict[str, Any]) -> None:
    match = table(rules={"empty_build": "allowed"}, influence={"RU": {"1": 0, "2": 1}}, **short)
    answer(match, "act facility")
    assert state(match)["facility"] == {}
    assert lobbyist(match, "RU", "facility") == 0
    assert "LIMIT.2 nothing_built 0 RU" in record(match)
    assert "facility" not in options(match, "act")


@pytest.mark.law("arctic:LIMIT.2")
def test_r16_allowed_who_can_build_must() -> None:
    match = answer(table(rules={"empty_build": "allowed"}, influence={"RU": {"1": 0}}), "act facility")
    assert options(match) == {"build RU_C1", "build RU_C2", "build RU_C3"}


@pytest.mark.law("arctic:LIMIT.2")
def test_r16_allowed_without_a_region_the_space_stays_closed() -> None:
    coasts = {"RU_C1": 1, "RU_C2": 1, "RU_C3": 0}
    match = table(rules={"empty_build": "allowed"}, influence={"RU": {"1": 0}}, facility=coasts)
    assert "facility" not in options(match, "act")


# R17: several licences at once


def licences(licence_order: str) -> Match:
    """Law B comes with seat 2 as start player; each owner's facility is protected by a lobbyist from elsewhere."""
    regions = {"RU_I": 1, "US_I": 2, "CA_I": 0, "RU_M1": 2}  # in the order of the map
    return table(
        phase=9,
        start=2,
        rules={"licence_order": licence_order},
        council={"*": "B"},
        facility=regions,
        protector=regions,
        protector_from=dict.fromkeys(regions, "EU"),
        protector_since=dict.fromkeys(regions, 2),
    )


def decided(match: Match) -> list[tuple[int, object]]:
    """Who decides about which licence, in order."""
    order = []
    while asked(match)[1] == "licence":
        assert match.ask is not None
        order.append((match.ask.seat, match.ask.named["region"]))
        answer(match, "licence refuse")
    return order


@pytest.mark.law("arctic:COUNCIL.CHANGE.4")
def test_r17_start_player_owners_decide_clockwise_each_about_all_of_his() -> None:
    assert decided(licences("start_player")) == [(2, "US_I"), (2, "RU_M1"), (0, "CA_I"), (1, "RU_I")]


@pytest.mark.law("arctic:COUNCIL.CHANGE.4")
def test_r17_map_order_facility_by_facility() -> None:
    assert decided(licences("map_order")) == [(1, "RU_I"), (2, "US_I"), (0, "CA_I"), (2, "RU_M1")]


@pytest.mark.law("arctic:COUNCIL.CHANGE.5")
def test_r17_the_lobbyist_of_a_destroyed_facility_goes_home_and_that_of_a_saved_one_stays() -> None:
    match = licences("start_player")
    answer(match, "licence refuse")
    assert (protector(match, "US_I"), match.state["hand"][2]) == (None, 3)
    answer(match, "licence pay")
    assert (protector(match, "RU_M1"), match.state["hand"][2]) == (2, 3)


def test_r17_the_lobbyist_goes_home_to_its_own_owner() -> None:
    given = {**protected("RU_M1", 0, "US", since=2), "protector": {"RU_M1": 2}}
    match = table(phase=9, council={"*": "B"}, **given)
    assert match.state["hand"] == [4, 4, 3]
    answer(match, "licence refuse")
    assert match.state["hand"] == [4, 4, 4]


@pytest.mark.law("arctic:COUNCIL.CHANGE.4")
def test_r17_two_licences_need_four_dollars() -> None:
    poor = table(
        phase=9,
        council={"*": "B"},
        money=[3, 10, 10],
        facility={"RU_I": 0, "RU_M1": 0},
        protector={"RU_I": 0, "RU_M1": 0},
        protector_from={"RU_I": "EU", "RU_M1": "EU"},
        protector_since={"RU_I": 2, "RU_M1": 2},
    )
    answer(poor, "licence pay")
    assert asked(poor)[1] == "invest"  # one dollar is left: the second facility is lost unasked
    assert (facility(poor, "RU_I"), facility(poor, "RU_M1")) == (0, None)
    assert poor.state["money"][0] == 1


# R18: both yellow spaces


@pytest.mark.law("arctic:P3.4")
def test_r18_allowed_one_company_may_take_both_and_controls_china() -> None:
    match = answer(table(phase=3), "yellow low", "pass", "pass")
    assert options(match, "yellow") == {"high"}
    answer(match, "yellow high", "pass", "pass", "pass")
    assert asked(match) == (0, "china", "P5.1")
    assert match.state["money"][0] == 10 - 2 - 4


@pytest.mark.parametrize(("first", "other"), [("low", "high"), ("high", "low")])
def test_r18_forbidden_one_yellow_space_a_company(first: str, other: str) -> None:
    match = answer(table(phase=3, rules={"both_yellow": "forbidden"}), f"yellow {first}")
    assert options(match, "yellow") == {other}  # for the next company
    answer(match, "pass", "pass")
    assert options(match, "yellow") == set()


# R19: automatic moves under law C


@pytest.mark.law("arctic:COUNCIL.C.2")
@pytest.mark.parametrize(("drift_control", "after", "standing"), [("yes", "CN", None), ("no", None, 1)])
def test_r19_a_sea_into_which_china_drifts(drift_control: str, after: str | None, standing: int | None) -> None:
    match = table(
        phase=5,
        law="C",
        rules={"drift_control": drift_control},
        ships={**NO_SHIPS, "RU_C3": {"CN": 1}},
        facility={"RU_M6": 1},
        influence={"RU": {"1": 0}},
    )
    assert controller(match, "RU_M6") == after
    assert facility(match, "RU_M6") == standing


@pytest.mark.law("arctic:COUNCIL.C.2")
@pytest.mark.parametrize(("drift_control", "after"), [("yes", "RU"), ("no", None)])
def test_r19_a_sea_that_china_leaves_to_others(drift_control: str, after: str | None) -> None:
    match = table(
        phase=5,
        law="C",
        rules={"drift_control": drift_control},
        ships={**NO_SHIPS, "RU_M6": {"CN": 1, "RU": 1}},
        influence={"RU": {"1": 0}},
    )
    assert controller(match, "RU_M6") == after


@pytest.mark.law("arctic:POLE.2")
@pytest.mark.parametrize("drift_control", ["yes", "no"])
def test_r19_the_pole_is_taken_either_way(drift_control: str) -> None:
    match = table(
        phase=5,
        rules={"drift_control": drift_control},
        ships={**NO_SHIPS, "RU_I": {"CN": 1}},
        influence={"RU": {"1": 0}},
    )
    assert controller(match, "POLE") == "CN"


# R20: a space one cannot pay


@pytest.mark.law("arctic:P3.2")
def test_r20_forbidden_a_space_beyond_ones_means_is_not_offered() -> None:
    match = table(phase=3, money=[3, 10, 10])
    assert options(match, "invest") == {str(number) for number in range(3, 13)}  # not the $5 and $4 spaces
    assert options(match, "yellow") == {"low"}


@pytest.mark.law("arctic:P3.2")
def test_r20_forbidden_the_last_dollar_may_be_spent() -> None:
    match = answer(table(phase=3, money=[5, 10, 10]), "invest 1")
    assert match.state["money"][0] == 0


@pytest.mark.law("arctic:P3.2")
def test_r20_pays_what_it_has() -> None:
    match = table(phase=3, rules={"unaffordable_space": "pays_what_it_has"}, money=[3, 1, 10])
    assert {"invest 1", "invest 2"} <= options(match)
    answer(match, "invest 1", "invest 2")
    assert match.state["money"] == [0, 0, 10]
    assert record(match) == ["P3.2 invested 0 1 3", "P3.2 invested 1 2 1"]


@pytest.mark.law("arctic:P3.3", "arctic:P3.4")
@pytest.mark.parametrize("value", ["forbidden", "pays_what_it_has"])
def test_r20_a_yellow_space_is_paid_in_full_so_that_the_dearer_one_has_paid_more(value: str) -> None:
    match = table(phase=3, rules={"unaffordable_space": value}, money=[1, 10, 3])
    assert options(match, "yellow") == set()
    answer(match, "pass", "pass")
    assert options(match, "yellow") == {"low"}


# R21: unrest that stops nothing


@pytest.mark.law("arctic:LIMIT.1", "arctic:UNREST.1")
def test_r21_allowed_unrest_breaks_out_where_no_facility_stands() -> None:
    match = table(influence={"RU": {"1": 0, "2": 1}})
    answer(match, "act unrest")
    assert "UNREST.1 unrest_begins RU" in record(match)


@pytest.mark.law("arctic:UNREST.1")
def test_r21_allowed_it_stops_a_facility_that_is_built_after_it() -> None:
    match = table(influence={"RU": {"1": 0, "2": 1}})
    answer(match, "act unrest", "act facility", "build RU_C1")
    assert asked(match)[1] == "invest"  # nobody had anything to sell


@pytest.mark.law("arctic:LIMIT.1")
@pytest.mark.parametrize(
    ("stands", "stirred"), [({}, False), ({"US_C1": 0}, False), ({"RU_C1": 0}, True), ({"RU_C1": 1}, True)]
)
def test_r21_forbidden_somebodys_facility_must_stand_under_the_country(stands: dict[str, int], stirred: bool) -> None:
    match = table(rules={"empty_unrest": "forbidden"}, influence={"RU": {"1": 0}}, facility=stands)
    assert ("unrest" in options(match, "act")) == stirred


@pytest.mark.law("arctic:LIMIT.1")
@pytest.mark.parametrize(("law", "stirred"), [("A", False), ("B", True)])
def test_r21_forbidden_at_sea_the_country_must_control_the_region(law: str, stirred: bool) -> None:
    match = table(rules={"empty_unrest": "forbidden"}, law=law, influence={"RU": {"1": 0}}, facility={"RU_M1": 1})
    assert ("unrest" in options(match, "act")) == stirred


@pytest.mark.law("arctic:LIMIT.1")
def test_r21_forbidden_where_unrest_reaches_the_sea_only_a_coast_is_not_enough() -> None:
    rules = {"empty_unrest": "forbidden", "unrest_reach": "sea_only"}
    match = table(rules=rules, law="B", influence={"RU": {"1": 0}}, facility={"RU_C1": 1})
    assert "unrest" not in options(match, "act")
    match = table(rules=rules, law="B", influence={"RU": {"1": 0}}, facility={"RU_C1": 1, "RU_M1": 1})
    assert "unrest" in options(match, "act")


# R22: a conflict that changes nothing


def diplomat(value: str, conflict: dict[str, str]) -> Match:
    """Seat 0 takes Diplomacy in Canada."""
    match = table(rules={"idle_conflict": value}, influence={"CA": {"1": 0}}, conflict=conflict)
    return answer(match, "act diplomacy")


@pytest.mark.law("arctic:DIP.1.START", "arctic:DIP.1.END")
def test_r22_allowed_a_marker_may_be_laid_and_removed_where_that_changes_no_conflict() -> None:
    match = diplomat("allowed", {"US": "CA"})
    assert options(match, "declare") == {"RU", "NO", "EU", "US", "CN"}
    assert state(answer(match, "declare US"))["conflict"] == {"CA": "US", "US": "CA"}
    match = diplomat("allowed", {"CA": "US", "US": "CA"})
    assert "peace" in options(match)
    assert state(answer(match, "peace"))["conflict"] == {"US": "CA"}


@pytest.mark.law("arctic:LIMIT.1", "arctic:DIP.1.START")
def test_r22_forbidden_no_conflict_is_declared_on_china_or_back_on_whoever_declared_it() -> None:
    match = diplomat("forbidden", {"US": "CA", "RU": "NO"})
    assert options(match, "declare") == {"RU", "NO", "EU"}


@pytest.mark.law("arctic:LIMIT.1", "arctic:DIP.1.END")
@pytest.mark.parametrize(
    ("conflict", "over"),
    [({"CA": "US"}, True), ({"CA": "US", "US": "CA"}, False), ({"CA": "CN"}, False), ({"CA": "US", "US": "EU"}, True)],
)
def test_r22_forbidden_peace_must_end_a_conflict(conflict: dict[str, str], over: bool) -> None:
    assert ("peace" in options(diplomat("forbidden", conflict))) == over


@pytest.mark.law("arctic:LIMIT.1", "arctic:DIP.1.SWAP")
def test_r22_forbidden_the_end_of_another_conflict_is_enough_of_a_change() -> None:
    match = diplomat("forbidden", {"CA": "RU", "US": "CA"})
    assert options(match, "declare") == {"NO", "EU", "US", "CN"}
    match = diplomat("forbidden", {"CA": "RU", "US": "CA", "RU": "CA"})  # Russia goes on with it
    assert options(match, "declare") == {"NO", "EU"}


# V03: who starts


@pytest.mark.law("arctic:SETUP.B.1")
def test_v03_first_seat_needs_no_chance() -> None:
    match = start("arctic", seats=4, rules={"start_player": "first_seat"}, chance=Scripted())
    assert asked(match)[0] == 0


@pytest.mark.law("arctic:SETUP.B.1")
def test_v03_random_any_seat_can_start() -> None:
    assert {state(start("arctic", seats=4, seed=seed))["start"] for seed in range(40)} == {0, 1, 2, 3}
