"""F3 The New World turns hostile and is pacified."""

from __future__ import annotations

from typing import Any

import pytest

from tests.law.greenland.table import (
    LIVESTOCK,
    NEGOTIATE,
    answer,
    asked,
    dice,
    disks,
    first_edition,
    options,
    pieces,
    record,
    state,
    table,
)
from tests.law.greenland.test_negotiation import silence


@pytest.mark.law("greenland:F3.1", "greenland:E2.4", "greenland:A1.3.1")
@pytest.mark.parametrize(("colonists", "hostile"), [(6, False), (7, True)])
def test_more_than_six_colonists_make_a_card_hostile_and_stay(colonists: int, hostile: bool) -> None:
    match = table("tunit", "norse", pieces={"tunit": {"markland": colonists, "unassigned": 1}}, phase=NEGOTIATE)
    assert state(match)["hostile"].get("north", False) is hostile
    assert pieces(match, "tunit", "markland") == colonists


@pytest.mark.law("greenland:F3.1", "greenland:E2.4")
@pytest.mark.parametrize(("dice_of_norse", "hostile"), [((6, 6, 6), True), ((1, 6, 6), False)])
def test_after_all_attacks_the_colonists_of_all_tribes_count_together(dice_of_norse: tuple[int], hostile: bool) -> None:
    hunters = {"norse": {"vinland": 3, "unassigned": 1}, "tunit": {"vinland": 4, "unassigned": 1}}
    chance = dice(*dice_of_norse, 6, 6, 6, 6)
    match = silence(table("norse", "tunit", pieces=hunters, iron={"*": 0}, phase=NEGOTIATE, chance=chance))
    assert ("F3.1 turns_hostile vinland 7" in record(match)) is hostile


@pytest.mark.law("greenland:F3.2", "greenland:H2.3", "greenland:A1.5.1")
def test_in_phase_5_a_tribe_with_colonists_there_buys_peace_for_1_ivory() -> None:
    hunters = {"tunit": {"markland": 3, "unassigned": 1}, "norse": {"unassigned": 1}}
    match = table("tunit", "norse", pieces=hunters, hostile={"north": True}, phase=LIVESTOCK)
    assert asked(match) == (0, "pacify", "H2.3")
    answer(match, "pacify north")
    assert state(match)["hostile"].get("north", False) is False
    assert disks(match, "tunit")[1] == 0


@pytest.mark.law("greenland:F3.2")
def test_nobody_without_colonists_or_ivory_can_buy_peace() -> None:
    hunters = {"tunit": {"markland": 3, "unassigned": 1}, "norse": {"unassigned": 1}}
    match = table("tunit", "norse", pieces=hunters, hostile={"north": True}, ivory={"tunit": 0}, phase=LIVESTOCK)
    assert "pacify north" not in options(match)
    falcon = table(
        "tunit",
        "norse",
        pieces=hunters,
        hostile={"north": True},
        ivory={"tunit": 0},
        tableau={"slit_goggles": "tunit"},
        phase=LIVESTOCK,
    )
    answer(falcon, "exchange slit_goggles", "pacify north")
    assert disks(falcon, "tunit")[1] == 0


@pytest.mark.law("greenland:F3.e1", "greenland:A1.e1")
def test_in_the_first_edition_peace_is_bought_at_the_end_of_phase_3() -> None:
    hunters = {"tunit": {"markland": 7, "unassigned": 1}, "norse": {"unassigned": 1}}
    match = first_edition("tunit", "norse", pieces=hunters, phase=NEGOTIATE)
    assert asked(match) == (0, "pacify", "F3.e1")
    late = first_edition("tunit", "norse", pieces=hunters, hostile={"north": True}, phase=LIVESTOCK)
    assert "pacify north" not in options(late)


@pytest.mark.law("greenland:F3.2", "greenland:B3.1")
@pytest.mark.parametrize(("ivory", "offered"), [(0, {"exchange slit_goggles", "done"}), (1, {"pacify north", "done"})])
def test_cards_are_exchanged_for_peace_only_by_who_has_no_ivory(ivory: int, offered: set[str]) -> None:
    hunters = {"tunit": {"markland": 3, "unassigned": 1}, "norse": {"unassigned": 1}}
    given: dict[str, Any] = {"hostile": {"north": True}, "ivory": {"tunit": ivory}, "phase": LIVESTOCK}
    match = table("tunit", "norse", pieces=hunters, tableau={"slit_goggles": "tunit"}, **given)
    assert options(match) == offered
