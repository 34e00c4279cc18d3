"""The Arctic Council: the vote, the coasts, the three laws, and what a change of control does to facilities."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.games.arctic.model.loading import load
from lawspeaker.games.arctic.model.tables import SEA
from lawspeaker.kernel.match import Match
from tests.law.arctic.table import (
    NO_SHIPS,
    answer,
    asked,
    controller,
    facility,
    options,
    protected,
    protector,
    record,
    state,
    table,
)

BOARD = load()[0]
SEAS = [region for region, kind in zip(BOARD.regions, BOARD.kind, strict=True) if kind == SEA]


def enacting(new_law: str, **situation: Any) -> Match:
    """The end of a turn in which all countries stand for a law."""
    return table(phase=9, council={"*": new_law}, **situation)


def moving(country: str, **situation: Any) -> Match:
    """Seat 0 takes Move Ships in a country."""
    return answer(table(influence={country: {"1": 0}}, **situation), "act move")


def seas_of(match: Match) -> dict[str, int]:
    """How many sea regions each country controls."""
    held = [controller(match, region) for region in SEAS]
    return {country: held.count(country) for country in ("RU", "NO", "EU", "CA", "US", "CN") if country in held}


# The vote and the pole


@pytest.mark.law("arctic:COUNCIL.VOTE")
@pytest.mark.parametrize(
    ("council", "law"),
    [
        ({"RU": "B", "EU": "B", "CA": "B"}, "B"),  # four of six
        ({"RU": "B", "NO": "B", "EU": "B"}, "B"),
        ({"RU": "B", "NO": "B", "CA": "B", "US": "B"}, "B"),
        ({"RU": "B", "EU": "B", "NO": "A", "CA": "A"}, "A"),  # three of six
        ({"RU": "C", "NO": "C", "CA": "C", "US": "A"}, "A"),
    ],
)
def test_four_of_six_markers_make_a_law(council: dict[str, str], law: str) -> None:
    assert state(table(phase=9, council=council))["law"] == law


@pytest.mark.law("arctic:COUNCIL.VOTE")
def test_a_law_that_lost_its_majority_stays_until_another_has_one() -> None:
    match = table(phase=9, law="B", council={"RU": "A", "NO": "A", "EU": "C", "CA": "A", "US": "B"})
    assert match.state["law"] == "B"
    assert seas_of(match) == {"RU": 7, "NO": 2, "EU": 3, "CA": 3, "US": 3}


@pytest.mark.law("arctic:COUNCIL.VOTE")
def test_a_law_confirmed_is_not_a_new_law() -> None:
    """Under law C a region stays controlled after the ships have left; a further majority for law C changes nothing."""
    match = enacting("C", law="C", control={"RU_I": "US"}, facility={"RU_I": 0})
    assert (controller(match, "RU_I"), facility(match, "RU_I")) == ("US", 0)


@pytest.mark.law("arctic:COUNCIL.0")
@pytest.mark.parametrize("law", ["A", "B", "C"])
def test_no_law_touches_the_pole(law: str) -> None:
    before = "B" if law == "A" else "A"
    held = enacting(law, law=before, control={"POLE": "NO"})
    assert controller(held, "POLE") == "NO"
    contested = enacting(law, law=before, control={"POLE": "NO"}, ships={"POLE": {"NO": 1, "CN": 1}})
    assert controller(contested, "POLE") == "NO"
    free = enacting(law, law=before)
    assert controller(free, "POLE") is None


# The coasts


@pytest.mark.law("arctic:COUNCIL.COAST.1")
@pytest.mark.parametrize("law", ["A", "B", "C"])
def test_building_on_a_coast_takes_a_licence_under_any_law(law: str) -> None:
    match = answer(table(law=law, influence={"CA": {"1": 0}}), "act facility", "build CA_C3")
    assert "BUILD.2 built_legal 0 CA CA_C3 2" in record(match)
    assert (match.state["money"][0], match.state["treasury"]["CA"]) == (8, 3)


@pytest.mark.law("arctic:COUNCIL.COAST.1")
@pytest.mark.parametrize("law", ["A", "B", "C"])
def test_a_facility_on_a_coast_outlives_every_law(law: str) -> None:
    match = enacting(law, law="B" if law == "A" else "A", facility={"RU_C1": 0, "NO_C1": 1}, ships={"NO_C1": {"RU": 2}})
    assert (facility(match, "RU_C1"), facility(match, "NO_C1")) == (0, 1)


@pytest.mark.law("arctic:COUNCIL.COAST.2")
def test_ships_alone_on_a_foreign_coast_do_not_control_it_even_under_law_c() -> None:
    match = moving("US", law="C", ships={"CA_C1": {}}, facility={"CA_C1": 1})
    answer(match, "sail US_C3", "to CA_C1", "done")
    assert (controller(match, "CA_C1"), facility(match, "CA_C1")) == ("CA", 1)
    enacted = enacting("C", ships={"CA_C1": {"US": 2}})
    assert controller(enacted, "CA_C1") == "CA"


# Law A


@pytest.mark.law("arctic:COUNCIL.A.1")
@pytest.mark.parametrize("before", ["B", "C"])
def test_law_a_removes_every_marker_at_sea_but_not_at_the_pole(before: str) -> None:
    match = enacting("A", law=before, control={"POLE": "RU"}, ships={"RU_I": {"US": 1}, "CA_M1": {"CA": 1}})
    assert match.state["law"] == "A"
    assert seas_of(match) == {}
    assert controller(match, "POLE") == "RU"


@pytest.mark.law("arctic:COUNCIL.A.1")
def test_under_law_a_ships_do_not_control_a_sea() -> None:
    match = moving("RU", ships={"RU_M2": {"RU": 1}})
    answer(match, "sail RU_C1", "to RU_M1", "done")
    assert seas_of(match) == {}


@pytest.mark.law("arctic:COUNCIL.A.2")
def test_under_law_a_a_new_facility_at_sea_is_illegal() -> None:
    match = table(influence={"RU": {"1": 0}}, ships={"RU_M2": {"RU": 1}})
    answer(match, "act facility", "build RU_M2")
    assert "BUILD.4 built_illegal 0 RU RU_M2 2" in record(match)
    assert match.state["treasury"]["RU"] == 2


# Law B


@pytest.mark.law("arctic:COUNCIL.B.1")
@pytest.mark.parametrize("before", ["A", "C"])
def test_law_b_gives_each_country_the_seas_to_its_north(before: str) -> None:
    match = enacting("B", law=before, ships={"RU_I": {"US": 3}, "US_M1": {"RU": 1}})
    assert seas_of(match) == {"RU": 7, "NO": 2, "EU": 3, "CA": 3, "US": 3}
    assert all(controller(match, region) == region.split("_")[0] for region in SEAS)
    assert controller(match, "POLE") is None


@pytest.mark.law("arctic:COUNCIL.B.1")
def test_every_sea_going_north_from_a_coast_is_that_countrys() -> None:
    match = enacting("B")
    numbers = {region: number for number, region in enumerate(BOARD.regions)}
    for coast in BOARD.regions:
        norths = [BOARD.regions[number] for number in BOARD.north_all[numbers[coast]]]
        if controller(match, coast) in (None, "CN"):
            continue
        assert all(controller(match, north) == controller(match, coast) for north in norths if north != "POLE")


@pytest.mark.law("arctic:COUNCIL.B.1")
def test_under_law_b_ships_do_not_change_control() -> None:
    match = moving("US", law="B", ships={"US_M1": {"US": 2}}, facility={"RU_M6": 1})
    answer(match, "sail US_M1", "to RU_M6", "sail US_M1", "to RU_I", "done")
    assert (controller(match, "RU_M6"), controller(match, "RU_I"), facility(match, "RU_M6")) == ("RU", "RU", 1)


@pytest.mark.law("arctic:COUNCIL.B.2")
def test_under_law_b_a_country_builds_legally_in_its_seas_without_a_ship() -> None:
    match = answer(table(law="B", influence={"CA": {"1": 0}}), "act facility")
    assert options(match, "build") == {"CA_I", "CA_M1", "CA_M2", "CA_C1", "CA_C2", "CA_C3"}
    answer(match, "build CA_I")
    assert "BUILD.2 built_legal 0 CA CA_I 4" in record(match)
    assert match.state["treasury"]["CA"] == 3


@pytest.mark.law("arctic:COUNCIL.B.2")
def test_under_law_b_nobody_builds_illegally() -> None:
    match = table(law="B", influence={"CA": {"1": 0}}, ships={"US_M2": {"CA": 2}, "EU_I": {"CA": 1}})
    assert not options(answer(match, "act facility"), "build") & {"US_M2", "EU_I"}


# Law C


@pytest.mark.law("arctic:COUNCIL.C.1")
@pytest.mark.parametrize("before", ["A", "B"])
def test_law_c_gives_a_sea_to_the_only_country_with_ships_there(before: str) -> None:
    match = enacting(
        "C",
        law=before,
        ships={"RU_I": {"US": 2}, "RU_M1": {"RU": 1}, "CA_I": {"CA": 1, "US": 1}, "RU_M6": {"CN": 1}},
    )
    assert seas_of(match) == {"US": 1, "RU": 1, "CN": 1}
    assert [controller(match, region) for region in ("RU_I", "RU_M1", "RU_M6")] == ["US", "RU", "CN"]
    # Ships of two countries, or none: nobody controls it, whoever did before.
    assert controller(match, "CA_I") is None
    assert controller(match, "RU_M2") is None


@pytest.mark.law("arctic:COUNCIL.C.2")
def test_a_ship_that_comes_alone_takes_the_sea_at_once() -> None:
    match = moving("RU", law="C")
    answer(match, "sail RU_C1", "to RU_M1")
    assert controller(match, "RU_M1") == "RU"
    assert "COUNCIL.C.2 controls RU RU_M1" in record(match)


@pytest.mark.law("arctic:COUNCIL.C.2")
def test_a_ship_that_leaves_gives_the_sea_to_the_one_that_stays() -> None:
    match = moving("RU", law="C", control={"RU_M1": "RU"}, ships={"RU_M1": {"RU": 1, "NO": 1}})
    answer(match, "sail RU_M1", "to RU_M2")
    assert controller(match, "RU_M1") == "NO"


@pytest.mark.law("arctic:COUNCIL.C.2")
def test_so_does_a_ship_that_is_sunk() -> None:
    match = moving("RU", law="C", conflict={"RU": "NO"}, ships={"RU_M1": {"RU": 2, "NO": 1}})
    assert controller(match, "RU_M1") is None
    answer(match, "strike RU_M1 NO")
    assert controller(match, "RU_M1") == "RU"


@pytest.mark.law("arctic:COUNCIL.C.3")
def test_a_sea_stays_controlled_when_the_ships_have_left() -> None:
    match = moving("RU", law="C", ships={"RU_M1": {"RU": 1}})
    assert controller(match, "RU_M1") == "RU"
    answer(match, "sail RU_M1", "to RU_M2", "done")
    assert controller(match, "RU_M1") == "RU"


@pytest.mark.law("arctic:COUNCIL.C.3")
def test_a_second_country_beside_the_controllers_ships_changes_nothing() -> None:
    match = moving("NO", law="C", ships={"RU_M1": {"RU": 1}})
    answer(match, "to RU_M1")
    assert controller(match, "RU_M1") == "RU"


@pytest.mark.law("arctic:COUNCIL.C.3")
def test_when_all_ships_sink_the_controller_stays() -> None:
    match = moving("NO", law="C", conflict={"NO": "RU"}, ships={"NO_C2": {}, "RU_M1": {"RU": 1, "NO": 1}})
    assert controller(match, "RU_M1") is None
    held = moving(
        "NO",
        law="C",
        conflict={"NO": "RU"},
        control={"RU_M1": "RU"},
        ships={"NO_C2": {}, "RU_M1": {"RU": 1, "NO": 1}},
    )
    answer(held, "strike RU_M1 RU")
    assert controller(held, "RU_M1") == "RU"


@pytest.mark.law("arctic:COUNCIL.C.3")
def test_another_country_alone_there_takes_it_over() -> None:
    match = moving("NO", law="C", control={"RU_M1": "RU"})
    answer(match, "to RU_M1")
    assert controller(match, "RU_M1") == "NO"


@pytest.mark.law("arctic:COUNCIL.C.4")
def test_under_law_c_legal_where_one_controls_and_illegal_where_nobody_does() -> None:
    situation: dict[str, Any] = {
        "law": "C",
        "influence": {"RU": {"1": 0}},
        "control": {"RU_M1": "RU", "US_I": "US"},
        "ships": {**NO_SHIPS, "RU_M3": {"RU": 1, "CN": 1}, "US_I": {"RU": 1, "US": 1}},
    }
    match = answer(table(**situation), "act facility")
    # RU_M1 is Russia's without a ship; RU_M3 is nobody's; in US_I Russia has a ship, but it is American.
    assert options(match, "build") - {"RU_C1", "RU_C2", "RU_C3"} == {"RU_M1", "RU_M3"}
    answer(match, "build RU_M1")
    assert "BUILD.2 built_legal 0 RU RU_M1 3" in record(match)
    illegal = answer(table(**situation), "act facility", "build RU_M3")
    assert "BUILD.4 built_illegal 0 RU RU_M3 2" in record(illegal)


# What a change of control does to facilities


@pytest.mark.law("arctic:COUNCIL.CHANGE.1")
def test_a_legal_facility_that_loses_its_controller_stays_as_an_illegal_one() -> None:
    match = enacting("A", law="B", facility={"RU_M1": 0})
    assert (controller(match, "RU_M1"), facility(match, "RU_M1")) == (None, 0)
    assert "COUNCIL.CHANGE.1 now_illegal 0 RU_M1" in record(match)


@pytest.mark.law("arctic:COUNCIL.CHANGE.1")
def test_also_when_law_c_finds_no_ship_there() -> None:
    match = enacting("C", law="B", facility={"RU_M1": 0, "RU_M2": 1}, ships={"RU_M2": {"RU": 1, "US": 1}})
    assert (facility(match, "RU_M1"), facility(match, "RU_M2")) == (0, 1)
    assert seas_of(match) == {}


@pytest.mark.law("arctic:COUNCIL.CHANGE.2")
def test_a_new_law_destroys_facilities_whose_sea_has_a_new_controller() -> None:
    match = enacting(
        "C",
        law="B",
        facility={"RU_M1": 0, "RU_M2": 1},
        ships={"RU_M1": {"NO": 1}, "RU_M2": {"RU": 1}},
    )
    assert facility(match, "RU_M1") is None  # from Russia to Norway
    assert facility(match, "RU_M2") == 1  # Russia's before and after
    assert "COUNCIL.CHANGE.2 destroyed 0 RU_M1" in record(match)
    assert match.state["tiles"] == [12, 11, 12]


@pytest.mark.law("arctic:COUNCIL.CHANGE.2")
def test_an_illegal_facility_is_destroyed_when_its_sea_gets_a_controller() -> None:
    match = enacting("B", facility={"RU_M1": 0, "CA_I": 1, "RU_C1": 2})
    assert state(match)["facility"] == {"RU_C1": 2}


@pytest.mark.law("arctic:COUNCIL.CHANGE.2")
def test_under_law_c_a_moving_ship_destroys_the_facilities_of_the_sea_it_takes() -> None:
    match = moving("RU", law="C", control={"RU_M1": "NO"}, facility={"RU_M1": 1, "RU_M2": 2})
    answer(match, "sail RU_C1", "to RU_M1")
    assert facility(match, "RU_M1") is None  # Norway's sea until now
    answer(match, "sail RU_C2", "to RU_M2")
    assert facility(match, "RU_M2") is None  # nobody's until now
    told = [line for line in record(match) if "destroyed" in line]
    assert told == ["COUNCIL.CHANGE.2 destroyed 1 RU_M1", "COUNCIL.CHANGE.2 destroyed 2 RU_M2"]


@pytest.mark.law("arctic:COUNCIL.CHANGE.3")
def test_a_protector_from_the_new_controller_makes_the_facility_legal_for_nothing() -> None:
    match = enacting("B", **protected("RU_M1", 0, "RU", since=2))
    assert (facility(match, "RU_M1"), protector(match, "RU_M1")) == (0, 0)
    assert "COUNCIL.CHANGE.3 now_legal 0 RU_M1 RU" in record(match)
    assert match.state["money"] == [10, 10, 10]


@pytest.mark.law("arctic:COUNCIL.CHANGE.3")
def test_whose_lobbyist_protects_does_not_matter() -> None:
    given = {**protected("RU_M1", 0, "RU", since=2), "protector": {"RU_M1": 2}}
    match = enacting("B", **given)
    assert (facility(match, "RU_M1"), protector(match, "RU_M1")) == (0, 2)


@pytest.mark.law("arctic:COUNCIL.CHANGE.4")
def test_a_protector_from_elsewhere_saves_it_for_two_dollars_to_the_new_controller() -> None:
    match = enacting("B", **protected("RU_M1", 0, "US", since=2))
    assert asked(match) == (0, "licence", "COUNCIL.CHANGE.4")
    answer(match, "licence pay")
    assert (facility(match, "RU_M1"), controller(match, "RU_M1")) == (0, "RU")
    assert (match.state["money"], match.state["treasury"]["RU"]) == ([8, 10, 10], 4)
    assert "COUNCIL.CHANGE.4 licence_paid 0 RU_M1 RU 2" in record(match)


@pytest.mark.law("arctic:COUNCIL.CHANGE.4", "arctic:COUNCIL.CHANGE.5")
def test_the_last_two_dollars_pay_for_it_and_one_does_not() -> None:
    match = enacting("B", money=[2, 10, 10], **protected("RU_M1", 0, "US", since=2))
    assert options(match) == {"licence pay", "licence refuse"}
    answer(match, "licence pay")
    assert (facility(match, "RU_M1"), match.state["money"][0]) == (0, 0)
    match = enacting("B", money=[1, 10, 10], **protected("RU_M1", 0, "US", since=2))
    assert facility(match, "RU_M1") is None


@pytest.mark.law("arctic:COUNCIL.CHANGE.4")
def test_the_owner_of_the_facility_decides_and_pays_not_the_owner_of_the_lobbyist() -> None:
    given = {**protected("RU_M1", 0, "US", since=2), "protector": {"RU_M1": 2}}
    match = enacting("B", **given)
    assert asked(match)[0] == 0
    answer(match, "licence pay")
    assert match.state["money"] == [8, 10, 10]


@pytest.mark.law("arctic:COUNCIL.CHANGE.4")
def test_the_licence_falls_due_in_the_middle_of_move_ships_too() -> None:
    match = moving("RU", law="C", control={"RU_M1": "NO"}, **protected("RU_M1", 1, "NO"))
    answer(match, "sail RU_C1", "to RU_M1")
    assert asked(match) == (1, "licence", "COUNCIL.CHANGE.4")
    answer(match, "licence pay")
    assert asked(match) == (0, "move_ships", "MOVE.1")
    assert (facility(match, "RU_M1"), match.state["treasury"]["RU"]) == (1, 4)


@pytest.mark.law("arctic:COUNCIL.CHANGE.5")
def test_who_will_not_pay_loses_the_facility() -> None:
    match = answer(enacting("B", **protected("RU_M1", 0, "US", since=2)), "licence refuse")
    assert facility(match, "RU_M1") is None
    assert match.state["money"] == [10, 10, 10]
    assert "COUNCIL.CHANGE.5 destroyed 0 RU_M1" in record(match)


@pytest.mark.law("arctic:COUNCIL.CHANGE.5")
def test_who_cannot_pay_loses_it_unasked() -> None:
    match = enacting("B", money=[1, 10, 10], **protected("RU_M1", 0, "US", since=2))
    assert asked(match)[1] == "invest"
    assert facility(match, "RU_M1") is None
    assert match.state["money"] == [1, 10, 10]


@pytest.mark.law("arctic:COUNCIL.CHANGE.1")
def test_a_protected_facility_that_loses_its_controller_pays_nothing() -> None:
    match = enacting("A", law="B", **protected("RU_M1", 0, "US", since=2))
    assert asked(match)[1] == "invest"
    assert (facility(match, "RU_M1"), protector(match, "RU_M1")) == (0, 0)


# Legal and illegal


@pytest.mark.law("arctic:GLOSSARY.LEGAL")
@pytest.mark.parametrize(("law", "needed"), [("A", 1), ("B", 2)])
def test_a_facility_is_legal_where_somebody_controls_and_illegal_where_nobody_does(law: str, needed: int) -> None:
    """A legal facility defends itself with 1, an illegal one with 0, so that one ship more is needed."""
    for number in (1, 2):
        match = moving("US", law=law, conflict={"US": "RU"}, ships={"RU_M6": {"US": number}}, facility={"RU_M6": 1})
        assert bool(options(match, "raid")) == (number >= needed)


@pytest.mark.law("arctic:GLOSSARY.LEGAL")
def test_nobody_needs_a_conflict_to_destroy_an_illegal_facility_but_for_a_legal_one() -> None:
    fleet: dict[str, Any] = {"ships": {"RU_M6": {"US": 3}}, "facility": {"RU_M6": 1}}
    assert options(moving("US", law="A", **fleet), "raid") == {"RU_M6 1"}
    assert options(moving("US", law="B", **fleet), "raid") == set()


@pytest.mark.law("arctic:GLOSSARY.LEGAL")
def test_a_coastal_facility_is_legal_under_law_a() -> None:
    fleet: dict[str, Any] = {"ships": {"RU_C3": {"US": 3}}, "facility": {"RU_C3": 1}}
    assert options(moving("US", **fleet), "raid") == set()
    assert options(moving("US", conflict={"US": "RU"}, **fleet), "raid") == {"RU_C3 2"}
