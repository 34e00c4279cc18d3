"""Phase 6: how lobbyists act, what limits them, and redeploying them instead."""

from __future__ import annotations

from typing import Any

import pytest

from lawspeaker.kernel.match import Match
from tests.law.arctic.table import (
    NO_SHIPS,
    answer,
    asked,
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

ACTIONS = {"diplomacy", "ships", "facility", "move", "tax", "unrest"}


def turns_of(match: Match, text: str) -> list[str]:
    """Which lobbyists are asked to act, as country, space and seat, each giving the same answer."""
    order = []
    while asked(match)[1] == "act":
        assert match.ask is not None
        country, space = match.ask.args
        order.append(f"{['RU', 'NO', 'EU', 'CA', 'US'][country]} {space + 1} by {match.ask.seat}")
        answer(match, text)
    return order


# The order of acting


@pytest.mark.law("arctic:P6.1")
def test_russia_norway_the_eu_canada_and_the_united_states_act_in_this_order() -> None:
    match = table(seats=2, influence={country: {"2": 1} for country in ("US", "CA", "EU", "NO", "RU")})
    assert turns_of(match, "recall 0") == ["RU 2 by 1", "NO 2 by 1", "EU 2 by 1", "CA 2 by 1", "US 2 by 1"]


@pytest.mark.law("arctic:P6.1", "arctic:P6.2")
def test_a_country_completes_its_actions_before_the_next_and_space_one_acts_first() -> None:
    match = table(influence={"NO": {"1": 0}, "RU": {"3": 1, "1": 2, "2": 0}})
    assert turns_of(match, "recall 0") == ["RU 1 by 2", "RU 2 by 0", "RU 3 by 1", "NO 1 by 0"]


@pytest.mark.law("arctic:P6.2")
def test_the_lowest_occupied_space_acts_first_even_if_it_is_not_space_one() -> None:
    match = table(influence={"CA": {"3": 0, "2": 1}})
    assert asked(match) == (1, "act", "P6.2")


@pytest.mark.law("arctic:P6.2")
def test_the_lobbyist_moves_to_the_action_space_and_the_action_is_carried_out() -> None:
    match = answer(table(influence={"RU": {"1": 0, "2": 1}}), "act tax")
    assert lobbyist(match, "RU", 1) is None
    assert lobbyist(match, "RU", "tax") == 0
    assert record(match) == ["P6.2 acted 0 RU tax", "TAX.1 taxed RU 2"]
    assert match.state["treasury"]["RU"] == 4


@pytest.mark.law("arctic:P6.2")
def test_all_six_actions_are_open_at_first_and_one_lobbyist_takes_one_space() -> None:
    match = table(influence={"US": {"1": 0, "2": 1, "3": 0}})
    assert options(match, "act") == ACTIONS
    answer(match, "act tax")
    assert options(match, "act") == ACTIONS - {"tax"}
    answer(match, "act unrest")
    assert options(match, "act") == ACTIONS - {"tax", "unrest"}


@pytest.mark.law("arctic:P6.2")
def test_another_country_has_action_spaces_of_its_own() -> None:
    match = answer(table(influence={"RU": {"1": 0}, "NO": {"1": 1}}), "act tax")
    assert "tax" in options(match, "act")


@pytest.mark.law("arctic:P6.3")
def test_all_three_lobbyists_of_a_country_act() -> None:
    match = table(influence={"EU": {"1": 0, "2": 1, "3": 2}})
    answer(match, "act tax", "act unrest", "act diplomacy", "vote C")
    assert {lobbyist(match, "EU", space) for space in (2, 3)} == {None}
    assert asked(match)[1] == "invest"


@pytest.mark.law("arctic:P6.3")
def test_a_lobbyist_that_stays_on_space_two_has_acted() -> None:
    match = table(influence={"EU": {"2": 1, "3": 2}})
    answer(match, "keep")
    assert asked(match)[0] == 2
    answer(match, "recall 0")
    assert asked(match)[1] == "invest"
    assert lobbyist(match, "EU", 2) == 1


@pytest.mark.law("arctic:P6.3")
@pytest.mark.parametrize("space", [1, 3])
def test_a_lobbyist_that_changes_to_space_two_does_not_act_again(space: int) -> None:
    match = answer(table(influence={"EU": {str(space): 1}}), "change")
    assert asked(match)[1] == "invest"
    assert lobbyist(match, "EU", 2) == 1


@pytest.mark.law("arctic:P6.3")
def test_after_a_change_from_space_one_the_lobbyist_on_space_three_still_acts() -> None:
    match = answer(table(influence={"EU": {"1": 1, "3": 2}}), "change")
    assert asked(match)[0] == 2


@pytest.mark.law("arctic:P6.3")
def test_a_lobbyist_that_stays_on_space_four_of_the_eu_has_acted() -> None:
    match = answer(table(joined=True, influence={"EU": {"4": 1}}), "keep")
    assert asked(match)[1] == "invest"
    assert lobbyist(match, "EU", 4) == 1


# Limits


@pytest.mark.law("arctic:LIMIT.1")
def test_build_ships_cannot_be_taken_with_an_empty_treasury() -> None:
    match = table(influence={"RU": {"1": 0}}, treasury={"RU": 0})
    assert options(match, "act") == ACTIONS - {"ships"}


@pytest.mark.law("arctic:LIMIT.1")
def test_move_ships_cannot_be_taken_by_a_country_without_ships() -> None:
    match = table(influence={"RU": {"1": 0}}, ships={**NO_SHIPS, "NO_C2": {"NO": 1}})
    assert options(match, "act") == ACTIONS - {"move"}


@pytest.mark.law("arctic:LIMIT.1")
def test_who_takes_move_ships_must_move_or_attack_with_one() -> None:
    match = answer(table(influence={"RU": {"1": 0}}), "act move")
    assert "done" not in options(match)
    answer(match, "sail RU_C1", "to RU_M1")
    assert "done" in options(match)


@pytest.mark.law("arctic:LIMIT.1")
def test_who_takes_build_facility_or_diplomacy_cannot_leave_without_doing_it() -> None:
    build = answer(table(influence={"RU": {"1": 0}}), "act facility")
    assert options(build) == {"build RU_C1", "build RU_C2", "build RU_C3"}
    talk = answer(table(influence={"RU": {"1": 0}}), "act diplomacy")
    assert options(talk) == {
        *("declare NO", "declare EU", "declare CA", "declare US", "declare CN"),
        *("vote A", "vote C"),
    }


@pytest.mark.law("arctic:LIMIT.1")
def test_tax_and_unrest_can_always_be_carried_out() -> None:
    match = table(influence={"RU": {"1": 0}}, ships=NO_SHIPS, treasury={"*": 0}, money=[0, 0, 0])
    assert options(match, "act") == {"diplomacy", "tax", "unrest"}


@pytest.mark.law("arctic:LIMIT.2")
def test_nothing_can_be_built_when_every_region_in_reach_has_a_facility() -> None:
    coasts = {"RU_C1": 1, "RU_C2": 1, "RU_C3": 0}
    full = table(influence={"RU": {"1": 0}}, facility=coasts)
    assert "facility" not in options(full, "act")
    with_a_ship_out = table(influence={"RU": {"1": 0}}, facility=coasts, ships={"RU_M1": {"RU": 1}})
    assert "facility" in options(with_a_ship_out, "act")
    but_built_on = table(influence={"RU": {"1": 0}}, facility={**coasts, "RU_M1": 2}, ships={"RU_M1": {"RU": 1}})
    assert "facility" not in options(but_built_on, "act")


@pytest.mark.law("arctic:LIMIT.2")
def test_one_free_region_is_enough() -> None:
    match = table(influence={"RU": {"1": 0}}, facility={"RU_C1": 1, "RU_C2": 1})
    answer(match, "act facility")
    assert facility(match, "RU_C3") == 0


@pytest.mark.law("arctic:LIMIT.2")
def test_a_ship_at_the_pole_or_on_a_foreign_coast_is_no_place_to_build() -> None:
    match = table(
        influence={"RU": {"1": 0}},
        facility={"RU_C1": 1, "RU_C2": 1, "RU_C3": 1},
        ships={**NO_SHIPS, "POLE": {"RU": 1}, "NO_C2": {"RU": 1}, "KAM": {"RU": 1}},
    )
    assert "facility" not in options(match, "act")


# Redeploying


@pytest.mark.law("arctic:REDEPLOY.0")
def test_a_redeployed_lobbyist_takes_no_action() -> None:
    for text in ("keep", "recall 0", "protect RU_C1"):
        match = answer(table(influence={"RU": {"2": 0, "3": 1}}, facility={"RU_C1": 2}), text)
        assert state(match)["action"] == {}
        assert asked(match)[0] == 1  # one redeployment, and it is the next lobbyist's turn


@pytest.mark.law("arctic:REDEPLOY.0")
def test_redeployments_stand_beside_the_actions() -> None:
    match = table(influence={"RU": {"1": 0}}, facility={"RU_M1": 1})
    assert options(match) == {
        *(f"act {action}" for action in ACTIONS),
        *("change", "recall 0", "recall 1", "protect RU_M1"),
    }


@pytest.mark.law("arctic:REDEPLOY.I.1")
@pytest.mark.parametrize(("space", "may_stay"), [("1", False), ("2", True), ("3", False)])
def test_only_on_space_two_may_a_lobbyist_stay(space: str, may_stay: bool) -> None:
    assert ("keep" in options(table(influence={"CA": {space: 0}}))) == may_stay


@pytest.mark.law("arctic:REDEPLOY.I.1")
def test_on_space_four_of_the_eu_a_lobbyist_may_stay_but_not_change() -> None:
    match = table(joined=True, influence={"EU": {"4": 0}})
    assert "keep" in options(match)
    assert "change" not in options(match)


@pytest.mark.law("arctic:REDEPLOY.I.1")
def test_a_lobbyist_that_stays_is_there_to_act_again_next_turn() -> None:
    match = answer(table(influence={"CA": {"2": 0}}), "keep")
    assert "REDEPLOY.I.1 kept 0 CA 2" in record(match)
    answer(match, "pass", "pass", "pass")
    assert (match.state["turn"], asked(match)) == (3, (0, "act", "P6.2"))
    assert {"act tax", "keep"} <= options(match)


@pytest.mark.law("arctic:REDEPLOY.I.2")
@pytest.mark.parametrize(("space", "may_change"), [("1", True), ("2", False), ("3", True)])
def test_from_spaces_one_and_three_a_lobbyist_may_change_to_space_two(space: str, may_change: bool) -> None:
    match = table(influence={"CA": {space: 0}})
    assert ("change" in options(match)) == may_change
    if may_change:
        answer(match, "change")
        assert state(match)["influence"] == {"CA": {"2": 0}}
        assert f"REDEPLOY.I.2 changed 0 CA {space}" in record(match)


@pytest.mark.law("arctic:REDEPLOY.I.2")
def test_space_two_must_be_empty_for_a_change() -> None:
    match = table(influence={"CA": {"1": 0, "2": 1}})
    assert "change" not in options(match)


@pytest.mark.law("arctic:REDEPLOY.I.2")
def test_space_two_is_empty_again_once_its_lobbyist_has_left_it() -> None:
    match = table(influence={"CA": {"2": 1, "3": 0}})
    assert "change" in options(answer(match, "act tax"))
    stayed = table(influence={"CA": {"2": 1, "3": 0}})
    assert "change" not in options(answer(stayed, "keep"))


@pytest.mark.law("arctic:REDEPLOY.I.2")
def test_a_lobbyist_changes_within_its_own_country_only() -> None:
    match = table(influence={"RU": {"1": 0, "2": 1}})
    assert "change" not in options(match)  # whatever is free elsewhere


@pytest.mark.law("arctic:REDEPLOY.II.1")
def test_a_recalled_lobbyist_goes_to_hand_and_can_be_invested_next_turn() -> None:
    match = table(seats=2, influence={"RU": {"1": 0}, "NO": {"1": 0, "2": 0, "3": 0}, "EU": {"2": 0}, "CA": {"2": 0}})
    assert match.state["hand"] == [0, 6]
    answer(match, "recall 0", "act diplomacy", "declare CN", "keep", "recall 0")
    assert match.state["hand"] == [2, 6]
    assert "REDEPLOY.II.1 recalled 0 RU 0" in record(match)
    answer(match, "keep", "keep")
    assert asked(match) == (1, "invest", "P3.1")
    answer(match, "pass")
    assert asked(match) == (0, "invest", "P3.1")


@pytest.mark.law("arctic:REDEPLOY.II.2")
def test_a_recall_may_take_a_dollar_from_the_treasury_or_leave_it() -> None:
    match = table(influence={"RU": {"1": 0}})
    assert options(match, "recall") == {"0", "1"}
    answer(match, "recall 1")
    assert (match.state["money"], match.state["treasury"]["RU"]) == ([11, 10, 10], 1)
    assert "REDEPLOY.II.2 recalled 0 RU 1" in record(match)


@pytest.mark.law("arctic:REDEPLOY.II.2")
def test_without_the_subsidy_the_treasury_keeps_its_dollar() -> None:
    match = answer(table(influence={"RU": {"1": 0}}), "recall 0")
    assert (match.state["money"], match.state["treasury"]["RU"]) == ([10, 10, 10], 2)


@pytest.mark.law("arctic:REDEPLOY.II.2")
@pytest.mark.parametrize(
    ("money", "treasury", "offered"),
    [(0, 5, {"0", "2"}), (0, 2, {"0", "2"}), (0, 1, {"0", "1"}), (0, 0, {"0"}), (1, 5, {"0", "1"}), (1, 0, {"0"})],
)
def test_the_penniless_get_two_dollars_and_nobody_more_than_there_is(
    money: int, treasury: int, offered: set[str]
) -> None:
    match = table(influence={"RU": {"1": 0}}, money=[money, 9, 9], treasury={"RU": treasury})
    assert options(match, "recall") == offered


@pytest.mark.law("arctic:REDEPLOY.II.1", "arctic:REDEPLOY.II.2")
def test_with_an_empty_treasury_there_is_one_way_to_recall() -> None:
    match = table(influence={"RU": {"1": 0}}, treasury={"RU": 0})
    assert match.ask is not None
    assert [str(option) for option in match.ask.options].count("recall 0") == 1


# Protection


@pytest.mark.law("arctic:REDEPLOY.III.1")
def test_any_facility_on_the_board_can_be_protected() -> None:
    match = table(
        influence={"CA": {"1": 0}},
        law="C",
        ships={**NO_SHIPS, "US_M1": {"US": 1}},
        facility={"CA_C1": 0, "CA_C2": 1, "RU_C1": 1, "US_M1": 2, "RU_I": 2},
    )
    # One's own and others', at home and abroad, legal ones and the illegal one in RU_I.
    assert options(match, "protect") == {"CA_C1", "CA_C2", "RU_C1", "US_M1", "RU_I"}
    answer(match, "protect RU_I")
    assert protector(match, "RU_I") == 0
    assert state(match)["protector_from"] == {"RU_I": "CA"}
    assert lobbyist(match, "CA", 1) is None
    assert facility(match, "RU_I") == 2
    assert "REDEPLOY.III.1 protected 0 CA RU_I" in record(match)


@pytest.mark.law("arctic:REDEPLOY.III.1")
def test_a_region_without_a_facility_cannot_be_protected() -> None:
    assert options(table(influence={"CA": {"1": 0}}), "protect") == set()


@pytest.mark.law("arctic:REDEPLOY.III.2")
def test_a_facility_carries_one_protecting_lobbyist() -> None:
    match = table(influence={"CA": {"1": 0, "2": 0, "3": 1}}, facility={"CA_C1": 0, "CA_C2": 1})
    answer(match, "protect CA_C1")
    assert options(match, "protect") == {"CA_C2"}
    answer(match, "protect CA_C2")
    assert options(match, "protect") == set()


@pytest.mark.law("arctic:REDEPLOY.III.3")
def test_nobody_can_attack_a_protected_facility() -> None:
    illegal: dict[str, Any] = {"ships": {"RU_M1": {"RU": 3}}, "influence": {"RU": {"1": 2}}}
    open_to_attack = answer(table(**illegal, facility={"RU_M1": 0}), "act move")
    assert "raid RU_M1 1" in options(open_to_attack)
    match = answer(table(**illegal, **protected("RU_M1", 0, "US", since=1)), "act move")
    assert options(match, "raid") == set()


@pytest.mark.law("arctic:REDEPLOY.III.3")
def test_china_cannot_attack_it_either() -> None:
    fleet: dict[str, Any] = {"ships": {"RU_M6": {"CN": 3}}, "yellow": [1, -1]}
    unprotected = answer(table(phase=5, **fleet, facility={"RU_M6": 0}), "china move")
    assert options(unprotected, "raid") == {"RU_M6 1"}
    match = answer(table(phase=5, **fleet, **protected("RU_M6", 0, "RU", since=1)), "china move")
    assert options(match, "raid") == set()


@pytest.mark.law("arctic:REDEPLOY.III.3", "arctic:REDEPLOY.III.4")
def test_protection_lasts_until_its_country_has_acted_in_the_next_turn() -> None:
    """A lobbyist from Canada protects: Russia, acting before Canada, cannot attack next turn; the United States can."""
    match = table(
        turn=3,
        ships={"US_I": {"RU": 1, "US": 1}},
        influence={"RU": {"1": 1}, "US": {"1": 1}},
        **protected("US_I", 0, "CA", since=2),
    )
    answer(match, "act move")
    assert options(match, "raid") == set()
    answer(match, "sail RU_C1", "to RU_M1", "done")
    assert protector(match, "US_I") is None  # Canada has had its turn, though nobody acted there
    answer(match, "act move")
    assert "raid US_I 1" in options(match)


@pytest.mark.law("arctic:REDEPLOY.III.3")
def test_it_still_protects_while_its_country_acts() -> None:
    match = table(
        turn=3,
        ships={"CA_I": {"CA": 1}},
        influence={"CA": {"1": 1}},
        **protected("CA_I", 0, "CA", since=2),
    )
    answer(match, "act move")
    assert options(match, "raid") == set()


@pytest.mark.law("arctic:REDEPLOY.III.4")
def test_the_lobbyist_returns_after_its_countrys_actions_of_the_next_turn_and_not_of_this_one() -> None:
    match = table(influence={"RU": {"1": 0}, "NO": {"1": 1}}, facility={"RU_C1": 0})
    answer(match, "protect RU_C1", "recall 0", "sell 0")
    assert match.state["turn"] == 3
    assert (protector(match, "RU_C1"), match.state["hand"]) == (0, [3, 4, 4])
    answer(match, "pass", "pass", "pass", "sell 0")  # nobody acted in Russia this time
    assert match.state["turn"] == 4
    assert (protector(match, "RU_C1"), match.state["hand"]) == (None, [4, 4, 4])
    assert "REDEPLOY.III.4 protection_ends 0 RU RU_C1" in record(match)
    assert facility(match, "RU_C1") == 0


@pytest.mark.law("arctic:REDEPLOY.III.4")
def test_the_returned_lobbyist_cannot_be_placed_before_phase_three_of_the_turn_after() -> None:
    match = table(turn=3, influence={"RU": {"2": 1}, "US": {"1": 2}}, **protected("RU_C1", 0, "RU", since=2))
    answer(match, "keep")
    assert match.state["hand"] == [4, 3, 3]
    assert asked(match) == (2, "act", "P6.2")
    answer(match, "act unrest", "sell 0")
    assert (asked(match)[1], match.state["turn"]) == ("invest", 4)


@pytest.mark.law("arctic:REDEPLOY.III.4")
def test_another_countrys_turn_does_not_end_the_protection() -> None:
    match = table(turn=3, influence={"RU": {"1": 1}, "US": {"2": 2}}, **protected("RU_C1", 0, "US", since=2))
    answer(match, "recall 0")
    assert asked(match)[0] == 2
    assert protector(match, "RU_C1") == 0


@pytest.mark.law("arctic:REDEPLOY.III.4")
def test_a_facility_can_be_protected_again_once_the_lobbyist_is_home() -> None:
    match = table(turn=3, influence={"RU": {"1": 0}, "NO": {"1": 1}}, **protected("RU_C1", 0, "RU", since=2))
    assert options(match, "protect") == set()
    answer(match, "recall 0")
    assert options(match, "protect") == {"RU_C1"}
    assert ships(match, "RU_C1") == {"RU": 1}
